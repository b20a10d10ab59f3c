//! A player who skips ahead loses nothing that matters: totals, who is eliminated, who has one tile left, and no tile that they
//! did not choose.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;
use serpente_app::Shown;

use super::evening::{Evening, is};

/// An expert's voice.
const VOICE: &str = "[speech]\non = true";

const WORD: Duration = Duration::from_millis(120);

fn in_turn(evening: &Evening) -> bool {
    matches!(evening.shown(), Some(Shown::Table { own_turn: true, .. }))
}

fn press_after(gap: u64, key: &str, evening: &mut Evening) {
    evening.pass(Duration::from_millis(gap));
    evening.press(key);
}

/// Follows a record: how many tiles each seat has.
#[derive(Default)]
struct HandSizes {
    known: usize,
    sizes: BTreeMap<u64, usize>,
}

impl HandSizes {
    /// Follows the new events. Returns how many moves others made in them, and which of them have one tile left since.
    fn follow(&mut self, evening: &Evening) -> (usize, Vec<u64>) {
        let mut moves = 0;
        let mut one_left = Vec::new();
        for (_, event) in &evening.events[self.known..] {
            let Some(seat) = event["seat"].as_u64() else {
                continue;
            };
            match event["type"].as_str() {
                Some("dealt") => {
                    let tiles = event["tiles"].as_array().expect("tiles");
                    self.sizes.insert(seat, tiles.len());
                }
                Some("drew") => {
                    *self.sizes.entry(seat).or_default() += 1;
                    one_left.retain(|other| *other != seat);
                }
                Some("laid") => {
                    let size = self.sizes.entry(seat).or_default();
                    *size -= 1;
                    one_left.retain(|other| *other != seat);
                    if *size == 1 {
                        one_left.push(seat);
                    }
                    moves += usize::from(seat != 0);
                }
                Some("passed") => moves += usize::from(seat != 0),
                _ => {}
            }
        }
        self.known = evening.events.len();
        one_left.retain(|seat| *seat != 0);
        (moves, one_left)
    }
}

fn name_of(seat: u64, evening: &Evening) -> String {
    let seat = usize::try_from(seat).expect("a seat");
    let name = evening.events[0].1["seats"][seat]["name"].as_str();
    name.expect("a name").to_owned()
}

#[test]
fn many_skipped_moves_are_counted_with_who_has_one_left_and_can_be_read_back() {
    for (players, settings) in [
        ("--players 10 --set 12", VOICE),
        (
            "--players 10 --set 12",
            "detail = \"brief\"\n[speech]\non = true",
        ),
        ("--players 6 --set 9", VOICE),
        ("--players 4", VOICE),
    ] {
        let arguments = format!("{players} --seed 5 --bots heavy");
        let mut evening = Evening::at(&arguments, settings).with_words_of(WORD);
        let mut hands = HandSizes::default();
        let (mut counted, mut warned) = (0, 0);
        for _ in 0..60 {
            if evening.is_over() {
                break;
            }
            if in_turn(&evening) {
                press_after(300, "h", &mut evening);
                press_after(300, "enter", &mut evening);
            }
            if in_turn(&evening) || evening.is_between_rounds() {
                press_after(300, "enter", &mut evening);
                hands.follow(&evening);
                continue;
            }
            hands.follow(&evening);
            let before = evening.lines.len();
            press_after(50, "enter", &mut evening);
            evening.pass(Duration::from_millis(100));
            let (moves, one_left) = hands.follow(&evening);
            if !in_turn(&evening) {
                continue;
            }
            let lines: Vec<&str> = evening.lines[before..]
                .iter()
                .map(|(_, line)| &line[..])
                .collect();
            let told = lines.join(" ");
            if told.contains(" tiles: ") {
                // A new hand is told first.
                continue;
            }
            // One of them may have been told before the key was pressed.
            let is_counted = told.contains(" moves. ");
            assert!(is_counted || moves <= 5, "{players}, {moves}: {told}");
            counted += usize::from(is_counted);
            for seat in one_left {
                let warning = format!("{} has one left.", name_of(seat, &evening));
                assert!(told.contains(&warning), "{players}, {warning} {told}");
                warned += 1;
            }
        }
        println!("hurry: {players}: {counted} counted, {warned} warned");
        assert!(counted > 2 || players == "--players 4", "{players}");
        assert!(warned > 0, "{players}");
    }
}

/// Returns what the newest bid is told as among skipped moves, if somebody else made it.
fn bid_of_others(evening: &Evening) -> Option<String> {
    let mut bids = evening.events.iter().rev();
    let (_, bid) = bids.find(|(_, event)| is(event, "bid"))?;
    let seat = bid["seat"].as_u64().expect("a seat");
    if seat == 0 {
        return None;
    }
    let points = bid["points"].as_u64().expect("points");
    Some(format!("{}: {points}", name_of(seat, evening)))
}

#[test]
fn the_bid_for_which_a_hand_is_played_is_told_however_many_moves_are_skipped() {
    let mut tried = 0;
    for seed in 1..9 {
        let arguments = format!("--game moon --players 3 --seed {seed}");
        let mut evening = Evening::at(&arguments, VOICE).with_words_of(WORD);
        for _ in 0..150 {
            if evening.is_over() {
                break;
            }
            if !in_turn(&evening) {
                press_after(300, "enter", &mut evening);
                continue;
            }
            press_after(300, "h", &mut evening);
            press_after(300, "enter", &mut evening);
            let before = evening.lines.len();
            press_after(50, "enter", &mut evening);
            for _ in 0..100 {
                if in_turn(&evening) {
                    break;
                }
                evening.pass(Duration::from_millis(20));
            }
            let lines = &evening.lines[before..];
            let told: Vec<&str> = lines.iter().map(|(_, line)| &line[..]).collect();
            let told = told.join(" ");
            if told.contains(" moves. ")
                && told.contains("rumps: ")
                && let Some(bid) = bid_of_others(&evening)
            {
                assert!(told.contains(&bid), "{seed}: {bid} in {told}");
                tried += 1;
            }
        }
    }
    assert!(tried > 2, "{tried}");
}

#[test]
fn whose_a_trick_is_is_told_however_many_moves_are_skipped() {
    let mut tried = 0;
    for seed in 1..6 {
        let arguments = format!("--game forty-two --seed {seed}");
        let mut evening = Evening::at(&arguments, VOICE).with_words_of(WORD);
        for _ in 0..200 {
            if evening.is_over() {
                break;
            }
            if !in_turn(&evening) {
                press_after(300, "enter", &mut evening);
                continue;
            }
            press_after(300, "h", &mut evening);
            let events = evening.events.len();
            let before = evening.lines.len();
            press_after(300, "enter", &mut evening);
            press_after(50, "enter", &mut evening);
            for _ in 0..100 {
                if in_turn(&evening) {
                    break;
                }
                evening.pass(Duration::from_millis(20));
            }
            let mut told = String::new();
            for (_, line) in &evening.lines[before..] {
                told.push_str(line);
                told.push(' ');
            }
            if !in_turn(&evening) || !told.contains(" moves. ") {
                continue;
            }
            let mut tricks = 0;
            for (_, event) in &evening.events[events..] {
                tricks += usize::from(is(event, "trick"));
            }
            let ours = told.matches("Yours").count();
            let theirs = told.matches("Theirs").count();
            assert_eq!(ours + theirs, tricks, "{seed}: {told}");
            tried += tricks;
        }
    }
    assert!(tried > 5, "{tried}");
}

/// Returns whether a text tells the totals of a round, in the order of turns. Those of who was out before are left out.
fn tells_totals(text: &str, round: &Value, out: &[u64]) -> bool {
    let totals = round["totals"].as_array().expect("totals");
    let mut numbers = Vec::new();
    for word in text.split([' ', ',', '.', ':']) {
        if let Ok(number) = word.parse::<u64>() {
            numbers.push(number);
        }
    }
    let mut wanted = Vec::new();
    for (team, total) in (0..).zip(totals) {
        if !out.contains(&team) {
            wanted.push(total.as_u64().expect("a total"));
        }
    }
    numbers.windows(wanted.len()).any(|some| some == wanted)
}

#[test]
fn every_total_and_elimination_is_told_however_fast_enter_is_pressed() {
    let mut eliminated_before_the_end = 0;
    for seed in 11..17 {
        let arguments = format!("--players 4 --seed {seed} --bots heavy --limit 45");
        let mut evening = Evening::at(&arguments, VOICE).with_words_of(WORD);
        for _ in 0..2000 {
            if evening.is_over() {
                break;
            }
            if in_turn(&evening) {
                press_after(300, "h", &mut evening);
            }
            press_after(300, "enter", &mut evening);
        }
        assert!(evening.is_over(), "{seed}");
        evening.pass(Duration::from_secs(60));
        let told: Vec<&str> = evening.told.iter().map(|told| &told.text[..]).collect();
        let mut out = Vec::new();
        for (_, event) in &evening.events {
            if is(event, "round-over") {
                let is_told = told.iter().any(|text| tells_totals(text, event, &out));
                assert!(is_told, "{seed}: {event} in {told:#?}");
            }
            if is(event, "eliminated") {
                let team = event["team"].as_u64().expect("a team");
                out.push(team);
                let name = match team {
                    0 => "You".to_owned(),
                    _ => name_of(team, &evening),
                };
                let is_told = told
                    .iter()
                    .any(|text| text.contains(&name) && text.contains("eliminated"));
                assert!(is_told, "{seed}: {name} {told:#?}");
                eliminated_before_the_end += usize::from(team == 0);
            }
        }
    }
    assert!(eliminated_before_the_end > 0);
}

#[test]
fn enter_pressed_again_and_again_lays_nothing_that_was_not_chosen() {
    let mut tried = 0;
    for seed in 1..8 {
        let arguments = format!("--players 4 --seed {seed} --bots heavy");
        let mut evening = Evening::at(&arguments, VOICE).with_words_of(WORD);
        evening.pass_until("You have ");
        for _ in 0..12 {
            if in_turn(&evening) {
                press_after(1500, "h", &mut evening);
                press_after(300, "enter", &mut evening);
            }
            if evening.is_over() || evening.is_between_rounds() {
                press_after(300, "enter", &mut evening);
                continue;
            }
            press_after(300, "enter", &mut evening);
            evening.pass(Duration::from_millis(20));
            let Some(Shown::Table {
                own_turn: true,
                tiles,
                ..
            }) = evening.shown()
            else {
                continue;
            };
            if tiles.iter().filter(|tile| !tile.places.is_empty()).count() < 2 {
                continue;
            }
            let before = evening.events.len();
            for _ in 0..3 {
                press_after(250, "enter", &mut evening);
            }
            let events = &evening.events[before..];
            assert!(events.is_empty(), "{seed}: {events:?}");
            tried += 1;
            // A tile that the player goes to is laid at once.
            evening.press("z");
            press_after(20, "enter", &mut evening);
            let asks = evening.last().ends_with("left?");
            assert!(asks || evening.events.len() > before, "{seed}");
        }
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn whoever_is_asked_what_the_ends_count_is_not_told_of_their_turn_any_more() {
    let mut tried = 0;
    for seed in 1..5 {
        let arguments = format!("--game fives --rule muggins --players 3 --seed {seed}");
        let mut evening = Evening::at(&arguments, VOICE).with_words_of(WORD);
        for _ in 0..120 {
            if evening.is_over() {
                break;
            }
            if !in_turn(&evening) {
                press_after(300, "enter", &mut evening);
                continue;
            }
            // The turn comes last in the sentence that has just begun.
            press_after(50, "z", &mut evening);
            press_after(100, "enter", &mut evening);
            if !evening.last().contains("How many?") {
                press_after(300, "h", &mut evening);
                press_after(300, "enter", &mut evening);
                continue;
            }
            press_after(300, "7", &mut evening);
            let before = evening.told.len();
            evening.pass(Duration::from_secs(3));
            let told = &evening.told[before..];
            for one in told {
                assert!(!one.text.contains("our turn"), "{seed}: {}", one.text);
            }
            tried += 1;
            press_after(300, "h", &mut evening);
            press_after(300, "enter", &mut evening);
            press_after(50, "enter", &mut evening);
        }
    }
    assert!(tried > 10, "{tried}");
}

/// In chicken-foot, what the ends need before anything else is told with the turn.
#[test]
fn what_the_ends_need_is_told_once_with_the_moves_that_were_skipped() {
    let mut tried = 0;
    for seed in 1..5 {
        let arguments = format!("--game chicken-foot --players 4 --seed {seed}");
        let mut evening = Evening::at(&arguments, VOICE).with_words_of(WORD);
        for _ in 0..150 {
            if evening.is_over() {
                break;
            }
            if !in_turn(&evening) {
                press_after(300, "enter", &mut evening);
                continue;
            }
            press_after(300, "h", &mut evening);
            press_after(300, "enter", &mut evening);
            let before = evening.told.len();
            press_after(50, "enter", &mut evening);
            for _ in 0..100 {
                if in_turn(&evening) {
                    break;
                }
                evening.pass(Duration::from_millis(20));
            }
            for told in &evening.told[before..] {
                let needs = told.text.matches(" need").count();
                assert!(needs < 2, "{seed}: {}", told.text);
                tried += needs;
            }
        }
    }
    assert!(tried > 5, "{tried}");
}
