//! Every game at the pace of an expert, of an ordinary player, of a slow reader and of a phone: keys act, repeated
//! announcements are short, and nothing is announced over and over.

use std::collections::HashMap;
use std::time::Duration;

use serde_json::Value;
use serpente_app::{Shown, ShownTile};
use serpente_engine::rules::Seating;
use serpente_engine::table::Game;
use serpente_seat::{Action, TableAction};
use serpente_text::words::words;

use super::Deal;
use super::evening::{Evening, is};

/// The most words of a line that is not an answer.
const WORDS: usize = 25;

/// How a player listens and presses keys.
struct Pace {
    name: &'static str,
    settings: &'static str,
    /// How long a word takes, in milliseconds.
    word: u64,
    /// The time from one key to the next, in milliseconds.
    gap: (u64, u64),
    /// Whether the player skips the pauses and does not listen to the others.
    hurries: bool,
}

const PACES: [Pace; 4] = [
    Pace {
        name: "fast fingers",
        settings: "[speech]\non = true",
        word: 120,
        gap: (150, 400),
        hurries: true,
    },
    Pace {
        name: "ordinary",
        settings: "[speech]\non = true",
        word: 330,
        gap: (400, 1500),
        hurries: false,
    },
    Pace {
        name: "a slow reader",
        settings: "reading = 150\n[speech]\non = false",
        word: 400,
        gap: (700, 2500),
        hurries: false,
    },
    Pace {
        name: "a phone, tapped every 0.9 s",
        settings: "reading = 220\n[speech]\non = false",
        word: 273,
        gap: (900, 901),
        hurries: false,
    },
];

const LOOKS: [&str; 10] = ["right", "left", "w", "c", "t", "home", "z", "5", "f6", "r"];

const MOVES: [&str; 10] = [
    "laid", "drew", "passed", "swapped", "redeal", "card", "stood", "bid", "trumps", "played",
];

/// Returns the player's seat, which a draw may have decided.
fn own_seat(evening: &Evening) -> usize {
    let seats = evening.events[0].1["seats"].as_array().expect("seats");
    let own = seats.iter().position(|seat| seat["player"] == "human");
    own.expect("a person")
}

/// Returns the arguments for a match of a game with one person and computer players.
pub(super) fn arguments(game: &Game, seed: u64) -> String {
    let alone = |players| match game {
        Game::Tiles(book) => book.seats.seatings.contains(&Seating::alone(players)),
        Game::Cards => true,
        Game::Tricks(_) => false,
    };
    let seats = match (alone(3), alone(4)) {
        (true, _) => "--players 3",
        (false, true) => "--players 4",
        (false, false) => "--teams 2x2",
    };
    format!("--game {} {seats} --seed {seed} --bots heavy", game.id())
}

/// A player who presses keys in their turn, and the most keys it may take.
pub(super) struct Player {
    pub(super) evening: Evening,
    gap: (u64, u64),
    presses: usize,
    most: usize,
}

impl Player {
    /// Returns a player who presses keys this many milliseconds after each other.
    pub(super) fn at(evening: Evening, gap: (u64, u64)) -> Self {
        Self {
            evening,
            gap,
            presses: 0,
            most: 0,
        }
    }

    pub(super) fn press(&mut self, key: &str) {
        let more = self.evening.below(self.gap.1 - self.gap.0);
        self.evening.pass(Duration::from_millis(self.gap.0 + more));
        self.evening.press(key);
        self.presses += 1;
    }

    fn has_moved(&self, from: usize) -> bool {
        let seat = own_seat(&self.evening);
        self.evening.events[from..]
            .iter()
            .filter(|(_, event)| event["seat"] == seat)
            .any(|(_, event)| MOVES.iter().any(|kind| is(event, kind)))
    }

    /// Makes a move at this table.
    pub(super) fn play(&mut self, table: Table) {
        let from = self.evening.events.len();
        self.presses = 0;
        if table.tiles.iter().any(|tile| !tile.places.is_empty()) {
            self.press("z");
            let places = self.table().map(|table| table.chosen());
            self.most = if places == Some(1) { 2 } else { 3 };
            self.press("enter");
            if !self.has_moved(from) {
                let sides = self.evening.last().contains("D right");
                self.press(if sides { "d" } else { "1" });
            }
        } else {
            // A key pressed at once may have to be pressed again.
            self.most = 2;
            let key = match table.actions {
                _ if table.chooses => "home",
                actions if actions.contains(&TableAction::Draw.into()) => "space",
                actions if actions.contains(&TableAction::Pass.into()) => "p",
                _ => "x",
            };
            self.press(key);
            if table.chooses {
                self.press("enter");
            } else if !self.has_moved(from) {
                self.press(key);
            }
        }
        let told: Vec<&String> = self
            .evening
            .lines
            .iter()
            .rev()
            .take(8)
            .map(|(_, line)| line)
            .collect();
        assert!(
            self.has_moved(from),
            "{} keys moved nothing: {told:#?}",
            self.presses
        );
        assert!(
            self.presses <= self.most,
            "{} keys for a move: {told:#?}",
            self.presses
        );
    }

    /// Returns the table, if it is this player's turn.
    pub(super) fn table(&self) -> Option<Table> {
        match self.evening.shown()? {
            Shown::Table {
                own_turn: true,
                tiles,
                actions,
                choices,
                ..
            } => Some(Table {
                tiles,
                actions: actions.iter().map(|button| button.action).collect(),
                chooses: !choices.is_empty(),
            }),
            _ => None,
        }
    }
}

pub(super) struct Table {
    tiles: Vec<ShownTile>,
    actions: Vec<Action>,
    chooses: bool,
}

impl Table {
    fn chosen(&self) -> usize {
        let mut chosen = self.tiles.iter().filter(|tile| tile.chosen);
        chosen.next().map_or(0, |tile| tile.places.len())
    }
}

fn named(tile: &str) -> String {
    let half = |half: &str| {
        if half == "0" {
            "blank".to_owned()
        } else {
            half.to_owned()
        }
    };
    match tile.split_once('-') {
        Some((high, low)) if high == low => format!("double {}", half(high)),
        Some((high, low)) => format!("{} {}", half(high), half(low)),
        None => tile.to_owned(),
    }
}

/// Checks how often each laid tile was announced: those of others at most this many times, one's own once.
fn nothing_is_told_on_and_on(evening: &Evening, of_others: usize, looked: &[usize], context: &str) {
    let names = evening.events[0].1["seats"].as_array().expect("seats");
    let names: Vec<&str> = names
        .iter()
        .map(|seat| seat["name"].as_str().expect("a name"))
        .collect();
    let mut laid: HashMap<String, usize> = HashMap::new();
    let own = own_seat(evening);
    let (mut line, mut round) = (0, 0);
    let mut count = |from: usize, to: usize, events: &[(std::time::Instant, Value)]| {
        for (_, event) in events
            .iter()
            .filter(|(_, event)| is(event, "laid") || is(event, "played"))
        {
            let seat = usize::try_from(event["seat"].as_u64().expect("a seat")).expect("a seat");
            let tile = named(event["tile"].as_str().expect("a tile"));
            let name = if seat == own { "You" } else { names[seat] };
            let tells = |text: &str| {
                let text = text.split("Your turn").next().expect("a text");
                let sentences = text.split(". ");
                sentences.into_iter().any(|sentence| {
                    let Some((who, what)) = sentence.split_once(": ") else {
                        return false;
                    };
                    who.split(", ").any(|who| who == name)
                        && what
                            .split(", ")
                            .any(|what| what.trim_end_matches('.') == tile)
                })
            };
            // A key pressed just as the table changed is refused once, with the reason: what changed.
            let is_reason = |at: usize| {
                let next = evening.lines.get(at + 1);
                next.is_some_and(|(_, next)| next.ends_with(" again to do it."))
            };
            let told = (from..to).filter(|&at| !looked.contains(&at) && !is_reason(at));
            let times = told.filter(|&at| tells(&evening.lines[at].1)).count();
            let most = if seat == own { 1 } else { of_others };
            assert!(
                times <= most,
                "{context}: {name} {tile} is told {times} times"
            );
            laid.insert(tile, times);
        }
    };
    for at in 0..=evening.events.len() {
        let new_deal = |event: &Value| is(event, "round") || is(event, "redeal");
        let ends = at == evening.events.len() || new_deal(&evening.events[at].1);
        if ends {
            let until = evening.events.get(at).map(|(when, _)| *when);
            let to = evening
                .lines
                .iter()
                .position(|(when, _)| until.is_some_and(|until| *when >= until))
                .unwrap_or(evening.lines.len());
            count(line, to.max(line), &evening.events[round..at]);
            (line, round) = (to, at);
        }
    }
}

/// Checks that no line is announced more than twice while the table stays as it is, unless a key asked for it each time.
fn no_line_comes_back_and_back(evening: &Evening, looked: &[usize], context: &str) {
    let mut events = evening.events.iter().map(|(when, _)| *when).peekable();
    let mut told: HashMap<&str, usize> = HashMap::new();
    for (at, (when, line)) in evening.lines.iter().enumerate() {
        while events.next_if(|changed| changed <= when).is_some() {
            told.clear();
        }
        if !looked.contains(&at)
            && !evening
                .answers
                .iter()
                .any(|(answered, text)| answered == when && text.contains(line))
        {
            let times = told.entry(line).or_default();
            *times += 1;
            assert!(*times < 3, "{context}: \"{line}\" is told {times} times");
        }
    }
}

fn evening(game: &Game, pace: &Pace) -> usize {
    let context = format!("{}, {}", game.id(), pace.name);
    println!("{context}");
    let evening = Evening::at(&arguments(game, 21), pace.settings);
    let evening = evening.with_words_of(Duration::from_millis(pace.word));
    let mut player = Player::at(evening, pace.gap);
    let (mut own_moves, mut looked) = (0, Vec::new());
    for _ in 0..1500 {
        if own_moves >= 25 || player.evening.is_over() {
            break;
        }
        let impatient = pace.hurries || player.evening.below(3) == 0;
        let turn = player
            .table()
            .filter(|_| player.evening.knows_of_turn(impatient));
        if let Some(table) = turn {
            let before = player.evening.lines.len();
            player.play(table);
            own_moves += 1;
            // The answer to a key for information concerns the own hand.
            looked.push(before);
        } else if pace.hurries || player.evening.is_between_rounds() && player.evening.is_silent() {
            player.press("enter");
        } else if player.evening.below(4) == 0 {
            let key = LOOKS[usize::try_from(player.evening.below(10)).expect("few")];
            let gap = player.evening.below(pace.gap.1);
            player.evening.pass(Duration::from_millis(gap));
            let before = player.evening.lines.len();
            player.evening.press(key);
            looked.extend(before..player.evening.lines.len());
        } else {
            player.evening.pass(Duration::from_millis(500));
        }
    }
    let evening = player.evening;
    // Only a key that skips ahead brings anything back, once.
    let of_others = if pace.hurries { 2 } else { 1 };
    nothing_is_told_on_and_on(&evening, of_others, &looked, &context);
    no_line_comes_back_and_back(&evening, &looked, &context);
    for (at, (_, line)) in evening.lines.iter().enumerate() {
        // A large hand takes more, and so does a question with many answers.
        let is_list =
            line.starts_with("You have ") && line.contains(" tiles: ") || line.ends_with('?');
        let is_short = is_list || looked.contains(&at) || words(line) <= WORDS;
        assert!(is_short, "{context}: {line}");
    }
    own_moves
}

#[test]
fn a_key_acts_and_what_is_told_again_is_short_in_every_game_at_every_pace() {
    for pace in &PACES {
        let moves: usize = Game::all().map(|game| evening(&game, pace)).sum();
        println!(
            "speed: {}: {moves} own moves, none took a key too many",
            pace.name
        );
        assert!(moves > 200, "{}: {moves}", pace.name);
    }
}

/// Returns a deal with one tile that fits both ends after the other player's tile.
fn deal() -> Deal {
    Deal::of(&["6-4 5-1 4-3", "6-6 6-5 2-0"])
}

#[test]
fn keys_act_from_the_moment_the_turn_begins_to_be_told() {
    for settings in [PACES[1].settings, PACES[2].settings] {
        let turn = || {
            let mut evening = Evening::dealt(&deal(), settings);
            evening.pass_until("Your turn.");
            evening
        };
        let mut evening = turn();
        evening.pass(Duration::from_millis(300));
        evening.press("enter");
        assert_ne!(
            evening.lines.last().expect("a line").1,
            "Your turn. Left 6, right 6."
        );
        let mut evening = turn();
        evening.pass(Duration::from_millis(170));
        evening.press("z");
        evening.pass(Duration::from_millis(200));
        evening.press("d");
        assert_eq!(
            evening.lines.last().expect("a line").1,
            "You: 6 4, right.",
            "{settings}"
        );
    }
}

#[test]
fn only_a_table_that_has_just_changed_has_a_key_asked_for_again_and_once() {
    let mut evening = Evening::dealt(&deal(), PACES[1].settings);
    while !evening
        .lines
        .iter()
        .any(|(_, line)| line.starts_with("Bo: double 6"))
    {
        evening.pass(Duration::from_millis(10));
    }
    evening.pass(Duration::from_millis(100));
    let before = evening.lines.len();
    evening.press("d");
    let told = &evening.lines[before].1;
    assert!(told.contains("Your turn."), "{told}");
    assert_eq!(evening.lines.last().expect("a line").1, "D again to do it.");
    evening.pass(Duration::from_millis(100));
    let before = evening.lines.len();
    evening.press("d");
    let told = &evening.lines[before].1;
    assert!(!told.contains("again"), "the same key acts: {told}");
}

fn in_turn(evening: &Evening) -> bool {
    matches!(evening.shown(), Some(Shown::Table { own_turn: true, .. }))
}

#[test]
fn enter_while_others_play_leads_to_ones_own_turn_in_one_short_line() {
    for table in [
        "--players 4 --seed 777 --bots heavy",
        "--game fives --players 3 --seed 5 --bots heavy",
        "--game train --players 3 --seed 5 --bots heavy",
    ] {
        let mut evening = Evening::at(table, PACES[0].settings);
        evening.pass_until("You have ");
        let mut hurried = 0;
        for _ in 0..12 {
            let mut keys = ["h", "enter"].iter();
            while let (Some(Shown::Table { own_turn: true, .. }), Some(key)) =
                (evening.shown(), keys.next())
            {
                evening.pass(Duration::from_millis(300));
                evening.press(key);
            }
            evening.pass(Duration::from_millis(300));
            if evening.is_between_rounds() || evening.is_over() || in_turn(&evening) {
                continue;
            }
            let before = evening.lines.len();
            evening.press("enter");
            evening.pass(Duration::from_millis(30));
            if evening.is_between_rounds() || evening.is_over() {
                continue;
            }
            let told: Vec<&String> = evening.lines[before..]
                .iter()
                .map(|(_, line)| line)
                .collect();
            assert!(told.len() < 3, "{table}: {told:?}");
            let last = told.last().expect("a line");
            assert!(last.contains("our turn"), "{table}: {told:?}");
            assert!(told.iter().all(|line| words(line) <= WORDS), "{told:?}");
            hurried += 1;
        }
        assert!(hurried > 2, "{table}: {hurried}");
    }
}

/// Presses a key every 0.3 s until the state is reached: H and Enter on one's own turn, otherwise Enter alone.
fn play_fast_until(evening: &mut Evening, is_reached: fn(&Evening) -> bool) {
    for _ in 0..1000 {
        if is_reached(evening) {
            return;
        }
        evening.pass(Duration::from_millis(300));
        if in_turn(evening) {
            evening.press("h");
            evening.pass(Duration::from_millis(300));
        }
        evening.press("enter");
    }
    panic!("not reached: {:?}", evening.lines.last());
}

#[test]
fn enter_at_the_end_of_a_round_passes_over_no_result() {
    let mut evening = Evening::at("--players 4 --seed 777 --bots heavy", PACES[0].settings);
    play_fast_until(&mut evening, Evening::is_between_rounds);
    let before = evening.told.len();
    evening.pass(Duration::from_millis(50));
    evening.press("enter");
    evening.pass(Duration::from_secs(30));
    let told: Vec<&str> = evening.told[before.saturating_sub(1)..]
        .iter()
        .map(|told| &told.text[..])
        .collect();
    let place = |what: &str| told.iter().position(|told| told.contains(what));
    let (totals, next) = (place("14, 26, 12, 24."), place("Round 2."));
    assert!(totals.is_some() && totals < next, "{told:?}");
}

#[test]
fn enter_at_the_end_of_a_match_passes_over_no_winner() {
    for seed in 1..9 {
        let arguments = format!("--players 4 --seed {seed} --bots heavy --limit 10");
        let mut evening = Evening::at(&arguments, PACES[0].settings);
        play_fast_until(&mut evening, Evening::is_over);
        evening.pass(Duration::from_millis(50));
        evening.press("enter");
        evening.pass(Duration::from_secs(30));
        let mut lines = evening.lines.iter().map(|(_, line)| line);
        let is_told = lines.any(|line| line.ends_with("the match!"));
        assert!(
            is_told,
            "{seed}: {:#?}",
            evening.lines.iter().rev().take(12).collect::<Vec<_>>()
        );
    }
}

#[test]
fn a_rematch_is_told_in_order_however_fast_enter_is_pressed() {
    for seed in 1..9 {
        let arguments = format!("--players 6 --seed {seed} --bots heavy --limit 10");
        let mut evening = Evening::at(&arguments, PACES[0].settings);
        play_fast_until(&mut evening, Evening::is_over);
        evening.pass(Duration::from_secs(30));
        let before = evening.lines.len();
        for key in ["enter", "enter", "enter", "end"] {
            evening.press(key);
            evening.pass(Duration::from_millis(500));
        }
        evening.pass(Duration::from_secs(60));
        let told: Vec<&str> = evening.lines[before..]
            .iter()
            .map(|(_, line)| &line[..])
            .collect();
        let first = |which: fn(&str) -> bool| {
            let place = told.iter().position(|line| which(line));
            place.unwrap_or_else(|| panic!("{seed}: {told:#?}"))
        };
        let turn = |line: &str| line.contains("Your turn") || line.contains("You open");
        let places = [
            first(|line| line.starts_with("Salotto")),
            first(|line| line.starts_with("You have ")),
            first(turn),
        ];
        let titles = told.iter().filter(|line| line.starts_with("Salotto"));
        assert_eq!(titles.count(), 1, "{seed}: {told:#?}");
        assert!(places.is_sorted(), "{seed}: {told:#?}");
        let move_told = told
            .iter()
            .position(|line| !tiles_of_others(line).is_empty());
        assert!(
            move_told.is_none_or(|place| place > places[0]),
            "{seed}: {told:#?}"
        );
    }
}

/// An announcement that a key cut short is repeated at most once, with a turn. A player who plays on hears their own move and
/// nothing else.
#[test]
fn one_s_own_lay_is_told_alone() {
    let mut evening = Evening::at("--players 4 --seed 777 --bots heavy", PACES[0].settings);
    let (mut laid, mut round) = (0, 0);
    for _ in 0..40 {
        evening.pass(Duration::from_millis(300));
        if evening.is_between_rounds() {
            // The same tile may be laid again in another round.
            round = evening.lines.len();
        }
        if !in_turn(&evening) {
            evening.press("enter");
            continue;
        }
        evening.press("z");
        evening.pass(Duration::from_millis(300));
        let before = evening.lines.len();
        evening.press("enter");
        if let Some((_, line)) = evening.lines[before..]
            .first()
            .filter(|_| !in_turn(&evening))
        {
            let recap = line.trim_end_matches('.');
            let mut lines = evening.lines[round..before].iter();
            assert!(!lines.any(|(_, told)| told.starts_with(recap)), "{line}");
            laid += usize::from(line.starts_with("You: "));
        }
    }
    assert!(laid > 2, "{laid}");
}

/// Returns the tiles that a line says others laid: "Bruno, Clara: 6 5, double 2. Dario: 4 1, left."
fn tiles_of_others(line: &str) -> Vec<String> {
    let sentences = line.split(['.', '!', '?']).map(str::trim);
    let moves = sentences
        .filter_map(|sentence| sentence.split_once(": "))
        .filter(|(who, _)| {
            ["Bruno", "Clara", "Dario"]
                .iter()
                .any(|name| who.starts_with(name))
        });
    let tiles = moves.flat_map(|(_, tiles)| tiles.split(", "));
    let tiles = tiles.filter(|tile| !matches!(*tile, "left" | "right"));
    tiles.map(str::to_owned).collect()
}

#[test]
fn an_expert_hears_each_move_and_total_once() {
    let mut rounds = 0;
    for seed in [51, 52, 53] {
        let arguments = format!("--players 4 --seed {seed} --bots heavy --limit 200");
        let mut evening = Evening::at(&arguments, PACES[0].settings);
        let mut keys = ["z", "enter"].into_iter().cycle();
        for _ in 0..400 {
            evening.pass(Duration::from_millis(300));
            let asks = |(_, line): &(_, String)| line.contains("D right");
            let draws = |(_, line): &(_, String)| line.contains("Space to draw");
            let key = match evening.lines.last() {
                Some(line) if asks(line) => "d",
                Some(line) if draws(line) => "space",
                _ if in_turn(&evening) => keys.next().expect("it goes on"),
                _ => "enter",
            };
            evening.press(key);
        }
        let lines: Vec<&str> = evening.lines.iter().map(|(_, line)| &line[..]).collect();
        // Totals are numbers alone, in the order of turns.
        let is_total = |line: &&str| {
            let numbers = line.trim_end_matches('.').split(", ");
            numbers.clone().count() > 1
                && numbers.into_iter().all(|part| part.parse::<u16>().is_ok())
        };
        let ended = evening
            .events
            .iter()
            .filter(|(_, event)| is(event, "round-over"))
            .count();
        for round in lines.split(is_total) {
            let mut tiles: Vec<String> = round
                .iter()
                .flat_map(|line| tiles_of_others(line))
                .collect();
            let all = tiles.len();
            tiles.sort_unstable();
            tiles.dedup();
            assert_eq!(tiles.len(), all, "{seed}: {round:#?}");
        }
        let totals = lines.iter().filter(|line| is_total(line)).count();
        assert!(totals.abs_diff(ended) <= 1, "{seed}: {lines:#?}");
        rounds += ended;
    }
    assert!(rounds > 10, "{rounds}");
}

/// Returns a tile of the record as it is told: `6 4`, `double 6`.
fn told_tile(tile: &Value) -> String {
    let (high, low) = tile
        .as_str()
        .and_then(|tile| tile.split_once('-'))
        .expect("a tile");
    if high == "0" {
        "double blank".to_owned()
    } else if high == low {
        format!("double {high}")
    } else if low == "0" {
        format!("{high} blank")
    } else {
        format!("{high} {low}")
    }
}

/// Checks that a move is about the tile that the hint named.
fn check_tile(moved: &Value, hint: &str, game: Game) {
    let id = game.id();
    if moved["type"] == "laid" || moved["type"] == "played" {
        assert!(
            hint.contains(&told_tile(&moved["tile"])),
            "{id}: {hint} {moved}"
        );
    } else if moved["type"] == "swapped" && game.is_of_tricks() {
        // One tile was put away, and these were kept.
        let put_away = hint.split(" away").next().unwrap_or_default();
        for kept in moved["tiles"].as_array().expect("the tiles kept") {
            assert!(
                !put_away.ends_with(&told_tile(kept)),
                "{id}: {hint} {moved}"
            );
        }
    }
}

/// Presses the key for a hint and Enter, and checks that Enter made the move of the hint. Returns the event of this move.
fn follow_hint(evening: &mut Evening, game: Game) -> Value {
    evening.press("h");
    evening.pass(Duration::from_millis(300));
    let last = evening.lines.last();
    let hint = last.map_or("", |(_, line)| line).to_owned();
    let before = evening.events.len();
    evening.press("enter");
    let mut told = Vec::new();
    for (_, line) in evening.lines.iter().rev().take(6) {
        told.push(line);
    }
    let Some((_, moved)) = evening.events.get(before) else {
        panic!("{}, nothing happens: {told:#?}", game.id());
    };
    check_tile(moved, &hint, game);
    moved.clone()
}

#[test]
fn a_hint_and_enter_play_in_every_game() {
    let mut played = 0;
    let mut put_away = 0;
    let mut tables = Vec::new();
    for game in Game::all() {
        for seed in 1..4 {
            tables.push((game, arguments(&game, seed)));
        }
        if game.seatings().contains(&Seating::alone(3)) && game.is_of_tricks() {
            // The highest bidder of three puts a tile away.
            for seed in 1..12 {
                let id = game.id();
                tables.push((game, format!("--game {id} --players 3 --seed {seed}")));
            }
        }
    }
    for (game, arguments) in tables {
        let mut evening = Evening::at(&arguments, PACES[1].settings);
        for _ in 0..60 {
            if evening.is_over() {
                break;
            }
            evening.pass(Duration::from_millis(300));
            if !matches!(evening.shown(), Some(Shown::Table { own_turn: true, .. })) {
                evening.press("enter");
                continue;
            }
            let moved = follow_hint(&mut evening, game);
            let is_put_away = moved["type"] == "swapped" && game.is_of_tricks();
            put_away += usize::from(is_put_away);
            played += 1;
        }
    }
    println!("hint: {played} times a hint and Enter played, {put_away} of them put a tile away");
    assert!(played > 500, "{played}");
    assert!(put_away > 0);
}

#[test]
fn the_count_that_a_hint_names_is_said_with_enter() {
    let mut said = 0;
    for seed in 1..6 {
        let rules = "--rule muggins --rule penalty --players 3 --bots heavy";
        let arguments = format!("--game fives {rules} --seed {seed}");
        let mut evening = Evening::at(&arguments, PACES[1].settings);
        for _ in 0..40 {
            evening.pass(Duration::from_millis(300));
            if !matches!(evening.shown(), Some(Shown::Table { own_turn: true, .. })) {
                evening.press("enter");
                continue;
            }
            evening.press("h");
            evening.pass(Duration::from_millis(300));
            let before = evening.events.len();
            evening.press("enter");
            if evening.events.len() > before {
                continue;
            }
            evening.press("h");
            let last = evening.lines.last();
            let hint = last.map_or("", |(_, line)| line).to_owned();
            evening.press("enter");
            let laid = &evening.events[before].1;
            let claimed = &laid["claimed"];
            if let Some(number) = claimed.as_u64().filter(|&number| number > 0) {
                assert!(hint.ends_with(&format!(" {number}.")), "{hint} {laid}");
                said += 1;
            } else {
                let names_number = hint.contains(|letter: char| letter.is_ascii_digit());
                assert!(!names_number, "{hint} {laid}");
            }
        }
    }
    assert!(said > 5, "{said}");
}

#[test]
fn enter_names_a_bid_and_then_makes_it() {
    for arguments in [
        "--game moon --players 3 --seed 8",
        "--game forty-two --seed 8",
    ] {
        let mut evening = Evening::at(arguments, PACES[1].settings);
        for _ in 0..40 {
            evening.pass(Duration::from_millis(300));
            if matches!(evening.shown(), Some(Shown::Table { own_turn: true, .. })) {
                break;
            }
            evening.press("enter");
        }
        // The whole question is heard.
        evening.pass(Duration::from_secs(90));
        let before = evening.events.len();
        let lines = evening.lines.len();
        evening.press("enter");
        evening.pass(Duration::from_secs(2));
        let named = evening.lines[lines].1.clone();
        assert_eq!(evening.events.len(), before, "{arguments}: {named}");
        assert!(!named.contains("Enter"), "{arguments}: {named}");
        evening.press("enter");
        let made = evening.events.get(before);
        assert!(
            made.is_some_and(|(_, event)| event["type"] == "bid"),
            "{arguments}: {named} {made:?}"
        );
    }
}

#[test]
fn teams_of_five_are_named_once_and_then_by_a_word() {
    for detail in ["brief", "normal"] {
        let settings = format!("detail = \"{detail}\"\n[speech]\non = true");
        let arguments = "--teams 2x5 --seed 5 --bots easy --limit 10";
        let mut evening = Evening::at(arguments, &settings);
        for _ in 0..2000 {
            if evening.is_over() {
                break;
            }
            evening.pass(Duration::from_millis(300));
            if matches!(evening.shown(), Some(Shown::Table { own_turn: true, .. })) {
                evening.press("h");
                evening.pass(Duration::from_millis(300));
            }
            evening.press("enter");
        }
        assert!(evening.is_over(), "{detail}");
        evening.pass(Duration::from_secs(20));
        let header = &evening.events[0].1;
        let mut team = Vec::new();
        for seat in header["seats"].as_array().expect("seats") {
            if seat["team"] == header["seats"][0]["team"] && seat["player"] != "human" {
                team.push(seat["name"].as_str().expect("a name").to_owned());
            }
        }
        assert_eq!(team.len(), 4, "{header}");
        let mut with_all = 0;
        let mut totals = 0;
        for (_, line) in &evening.lines {
            let named = team.iter().filter(|name| line.contains(*name)).count();
            with_all += usize::from(named == 4 && line.contains(" against "));
            assert!(
                named == 0 || !line.starts_with("Totals"),
                "{detail}: {line}"
            );
            totals += usize::from(line.contains("ours ") && line.contains("heirs "));
        }
        assert_eq!(with_all, 1, "{detail}: {:#?}", evening.lines);
        assert!(totals > 0, "{detail}: {:#?}", evening.lines);
    }
}
