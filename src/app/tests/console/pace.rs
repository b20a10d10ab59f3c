//! Announcements at the pace of a voice or a screen reader: nothing is dropped, nothing is known before it is announced, and
//! the turn is announced at once.

use std::time::Duration;

use serpente_engine::rules::{Seating, books};

use super::evening::Evening;

const VOICE: &str = "[speech]\non = true";

const READER: &str = "reading = 220\n[speech]\non = false";

fn arguments(players: usize) -> String {
    let set = match players {
        ..=4 => 6,
        5..=6 => 9,
        _ => 15,
    };
    format!("--players {players} --set {set} --seed 777 --bots heavy --limit 5000")
}

/// Plays 300 moves each at tables of 4, 6 and 10, pressing these keys while something is announced, with our voice and with
/// a screen reader.
fn evenings(who: &str, keys: &[&str], judge: impl Fn(&Evening, (u128, u128, usize))) {
    for (settings, voice) in [(VOICE, "our voice"), (READER, "a reader")] {
        for players in [4, 6, 10] {
            let mut evening = Evening::at(&arguments(players), settings);
            let start = evening.now;
            evening.play(300, keys);
            evening.nothing_is_dropped();
            let (median, longest, turns) = evening.delays();
            println!(
                "pace: {voice}, {players} players, {who}: {} moves in {} s, {turns} turns: printed to spoken {median} ms, at most {longest} ms",
                evening.moves(),
                (evening.now - start).as_secs(),
            );
            judge(&evening, (median, longest, turns));
        }
    }
}

#[test]
fn whoever_listens_hears_every_move_and_their_turn_at_once() {
    evenings("who listen", &[], |_, (median, longest, _)| {
        assert!(median <= 300 && longest <= 300, "{median} {longest}");
    });
}

/// Turns of several tiles, arms up and down, trains, points within a round: all at the pace of our voice.
#[test]
fn every_game_of_tiles_is_heard_whole() {
    for book in books::ALL {
        let game = book.id;
        let alone = book.seats.seatings.contains(&Seating::alone(4));
        let seats = if alone { "--players 4" } else { "--teams 2x2" };
        let arguments = format!("--game {game} {seats} --seed 777 --bots heavy");
        let mut evening = Evening::at(&arguments, VOICE);
        println!("{game}");
        evening.play(80, &[]);
        evening.nothing_is_dropped();
    }
}

#[test]
fn the_help_is_gone_through_while_nothing_goes_on() {
    for settings in [VOICE, READER] {
        let mut evening = Evening::at(&arguments(4), settings);
        evening.pass_until("Clara: 6 4, right.");
        evening.pass(Duration::from_millis(300));
        let moves = evening.moves();
        evening.press("f1");
        for _ in 0..4 {
            evening.pass(Duration::from_millis(400));
            evening.press("down");
        }
        evening.pass(Duration::from_secs(60));
        assert_eq!(evening.moves(), moves, "the table waits");
        evening.press("escape");
        let before = evening.lines.len();
        evening.play(20, &[]);
        let told = evening.lines[before..].iter().map(|(_, line)| line);
        let clara = told.filter(|line| line.contains("Clara") && line.contains("6 4"));
        assert_eq!(
            clara.count(),
            0,
            "a key that only looks brings nothing back"
        );
    }
}

#[test]
fn a_recorded_match_is_told_whole() {
    let mut played = Evening::at(&arguments(4), VOICE);
    played.play(60, &[]);
    for settings in [VOICE, READER] {
        let mut evening = Evening::retelling(&played.events, settings);
        evening.listen_again(&[]);
        evening.nothing_is_dropped();
    }
}

#[test]
fn how_to_silence_the_voice_is_told_before_the_deal() {
    let mut evening = Evening::at(&arguments(4), "pause = 250");
    evening.play(4, &[]);
    let texts: Vec<&str> = evening.told.iter().map(|told| &told.text[..]).collect();
    assert_eq!(texts[0], "F4 silences this voice.");
    assert!(texts[1].starts_with("Salotto, to 5000 points"), "{texts:?}");
    evening.nothing_is_dropped();
}

#[test]
fn the_time_to_think_is_told_runs_from_your_turn_and_its_end_is_heard_coming() {
    for settings in [VOICE, READER] {
        let arguments = arguments(4) + " --rule thinking-time=30";
        let mut evening = Evening::at(&arguments, settings);
        evening.pass_until("30 seconds to think on each turn.");
        evening.press("e");
        let told = evening.last();
        assert!(
            told.ends_with("30 seconds to think on each turn."),
            "{told}"
        );
        evening.pass_until("Your turn.");
        evening.pass(Duration::from_secs(40));
        let turn = evening.heard("Your turn.");
        let warning = evening.heard("10 seconds left.");
        let over = evening.heard("Your time is up.");
        let about = |seconds: u128, time: Duration| {
            let off = time.as_millis().abs_diff(1000 * seconds);
            assert!(
                off < 2500,
                "{settings}: {time:?} {:?}",
                evening
                    .told
                    .iter()
                    .map(|told| (&told.text, told.begun))
                    .collect::<Vec<_>>()
            );
        };
        about(20, warning - turn);
        about(30, over - turn);
    }
}

#[test]
fn who_asks_on_and_on_has_no_longer_to_think() {
    let arguments = arguments(4) + " --rule thinking-time=30";
    let mut evening = Evening::at(&arguments, VOICE);
    evening.pass_until("Your turn.");
    evening.pass(Duration::from_millis(600));
    let from = evening.now;
    let moves = evening.moves();
    while evening.moves() == moves && evening.now < from + Duration::from_secs(60) {
        evening.press("c");
        evening.pass(Duration::from_millis(600));
    }
    let took = evening.now - from;
    assert!(took < Duration::from_secs(33), "{took:?}");
}

#[test]
fn the_totals_are_told_once() {
    let mut evening = Evening::at(&arguments(4), VOICE);
    evening.play_to_the_end_of_the_round();
    evening.pass(Duration::from_millis(300));
    evening.press("s");
    let told = evening.last();
    assert!(!told.contains("Totals"), "{told}");
    let from = evening.told.len();
    evening.pass(Duration::from_secs(30));
    let later: Vec<&str> = evening.told[from..]
        .iter()
        .map(|told| &told.text[..])
        .collect();
    assert!(
        !later.iter().any(|text| text.contains("Totals")),
        "{later:?}"
    );
}

#[test]
fn the_count_is_heard_behind_each_tile_and_before_who_has_one_left() {
    let mut evening = Evening::at(
        "--game threes-fives --seed 777 --bots heavy --limit 121",
        VOICE,
    );
    evening.play(150, &[]);
    let told = evening.told.iter().filter(|told| told.begun.is_some());
    let told: Vec<&str> = told.map(|told| &told.text[..]).collect();
    let told = told.join(" ");
    let sentences: Vec<&str> = told
        .split_inclusive(['.', '!', '?'])
        .map(str::trim)
        .collect();
    let mut before: Vec<&str> = Vec::new();
    for pair in sentences.windows(2) {
        if pair[1] == "Last tile." {
            before.push(pair[0]);
        }
    }
    let is_count = |sentence: &&&str| {
        sentence.starts_with("Count ") || sentence.starts_with(|first: char| first.is_ascii_digit())
    };
    assert_eq!(before.iter().find(|sentence| !is_count(sentence)), None);
    for scores in [false, true] {
        assert!(
            before
                .iter()
                .any(|count| count.ends_with("points.") == scores),
            "{before:?}"
        );
    }
}

#[test]
fn a_voice_that_is_away_is_waited_for_no_longer_than_it_would_have_spoken() {
    let mut evening = Evening::at(&arguments(4), VOICE);
    evening.voice.away = true;
    let start = evening.now;
    while evening.moves() < 3 && !evening.is_my_turn() {
        evening.pass(Duration::from_millis(100));
        assert!(
            evening.now - start < Duration::from_secs(60),
            "it stands still"
        );
    }
    evening.pass(Duration::from_secs(10));
    evening.voice.away = false;
    evening.settle();
    evening.pass(Duration::from_secs(30));
    evening.nothing_is_dropped();
}

#[test]
fn a_reader_is_given_one_line_at_a_time() {
    let settings = "reading = 120\n[speech]\non = false";
    let mut evening = Evening::at(&arguments(4), settings);
    evening.pass(Duration::from_secs(60));
    for pair in evening.lines.windows(2) {
        let words = u32::try_from(pair[0].1.split_whitespace().count()).expect("few words");
        let gap = pair[1].0 - pair[0].0;
        assert!(gap >= words * Duration::from_millis(500), "{pair:?}");
    }
    assert!(evening.lines.len() > 4);
    // A reader that is known to run first speaks of the window that has opened.
    let mut beside = Evening::at_with_reader(&arguments(4), settings, true);
    beside.pass(Duration::from_secs(60));
    let gaps = [&evening, &beside].map(|evening| {
        let mut pairs = evening.lines.windows(2);
        let first = pairs.find(|pair| pair[0].1.starts_with("Salotto, "));
        first.map(|pair| pair[1].0 - pair[0].0)
    });
    let title = Duration::from_millis(1500);
    assert_eq!(gaps[1], gaps[0].map(|gap| gap + title));
    let mut at_once = Evening::at(&arguments(4), "reading = 0\n[speech]\non = false");
    assert!(at_once.lines.len() > 1);
    at_once.pass(Duration::from_secs(3));
    assert!(at_once.is_my_turn() || at_once.moves() > 1);
}
