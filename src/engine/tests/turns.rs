//! Turns that may have more than one tile, worked out by hand from the rules of the games, in `turns/*.txt`, one file per game.
//!
//! A file is a list of rounds. `round NAME` begins one. Then one line each: `seats 4`; `set 9`; `rule NAME VALUE`;
//! `centre 9-9`; `opener 1`; `seat SEAT: TILE…` (a hand) and `boneyard TILE…` (the next to be drawn first). Then the moves,
//! each by the seat in turn: `TILE ARM` lays a tile on an arm, `draw`, `pass`. Then the expected state: `turn 1`; `goes on`,
//! `goes off`; `waits ARM…` (the arms whose double must be covered, the oldest first); `marked SEAT…`; `open COUNT` arms for
//! all; `shows ARM NUMBER`; `may TILE ARM`, `may draw`, `may pass`, `cannot TILE ARM`, `cannot draw`, `cannot pass`;
//! `refuses TILE ARM WORD` (the name of the reason); and at the end `ends out 1`, `ends blocked` or `ends not`, and
//! `left POINTS…`, seat by seat.

use serpente_engine::rules::{
    Arm, Dealt, End, HouseRules, Lead, Move, Opening, Orientation, Pip, Placement, Round, Rules,
    Seat, Seating, Set, Tile, books,
};
use serpente_engine::table::Setup;
use std::fs;
use std::path::Path;
use std::sync::Arc;

fn seat(text: &str) -> Seat {
    Seat::new(number(text.trim_end_matches(':'))).expect("a seat")
}

fn tile(text: &str) -> Tile {
    let (one, other) = text.split_once('-').expect("a tile");
    let turned = format!("{other}-{one}");
    let parsed = text.parse().or_else(|_| turned.parse());
    parsed.unwrap_or_else(|_| panic!("{text} is no tile"))
}

fn number<T: std::str::FromStr>(text: &str) -> T {
    let number = text.parse().ok();
    number.unwrap_or_else(|| panic!("{text} is no number"))
}

fn begin(game: &str, name: &str, lines: &[Vec<&str>]) -> Round {
    let all = |key: &'static str| lines.iter().filter(move |line| line[0] == key);
    let one = |key: &'static str| all(key).map(|line| line[1]).next();
    let book = books::find(game).expect("a game");
    let mut house = HouseRules::new(book.house.rules);
    for rule in all("rule") {
        let set = house.set(rule[1], rule.get(2).copied());
        set.unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
    let seating = Seating::alone(number(one("seats").expect("seats")));
    let set = one("set").and_then(|top| Set::with_top(number(top)));
    let options = Setup::options_with(book, seating, set, None, house).expect("a table");
    let mut dealt = Dealt {
        playing: seating.all(),
        centre: one("centre").map(tile),
        ..Dealt::default()
    };
    for line in all("seat") {
        dealt.hands[seat(line[1]).index()] = line[2..].iter().map(|word| tile(word)).collect();
    }
    for line in all("boneyard") {
        dealt.boneyard = line[1..].iter().rev().map(|word| tile(word)).collect();
    }
    let opening = Opening::Seat(one("opener").map_or_else(|| seat("0"), seat), Lead::Any);
    let rules = Arc::new(Rules::new(book, options));
    Round::new(rules, &dealt, opening, &[]).expect("a deal")
}

/// Returns the move that lays a tile on an arm, in the orientation that its end requires.
fn lay(round: &Round, word: &str, on: &str) -> Move {
    let tile = tile(word);
    let arm = Arm::new(number(on)).expect("an arm");
    let half = round.board().end_of(arm).only();
    let high = half.is_none_or(|half| half == tile.high());
    Move::Lay(Placement {
        tile,
        arm,
        orientation: if high {
            Orientation::High
        } else {
            Orientation::Low
        },
    })
}

/// Returns the move that a word, or a tile and its arm, stand for.
fn asked(round: &Round, words: &[&str]) -> Move {
    match words {
        ["draw"] => Move::Draw,
        ["pass"] => Move::Pass,
        [word, on] => lay(round, word, on),
        _ => panic!("{words:?}?"),
    }
}

fn check(game: &str, name: &str, lines: &[Vec<&str>]) {
    let mut round = begin(game, name, lines);
    for line in lines {
        let at = format!("{game}, {name}: {}", line.join(" "));
        let board = round.board();
        match line[..] {
            [
                "seats" | "set" | "rule" | "centre" | "opener" | "seat" | "boneyard",
                ..,
            ] => {}
            ["turn", who] => assert_eq!(board.turn(), seat(who), "{at}"),
            ["goes", how] => assert_eq!(board.goes_on(), how == "on", "{at}"),
            ["waits", ..] => {
                let arms: Vec<usize> = board.waiting().iter().map(|arm| arm.index()).collect();
                let told: Vec<usize> = line[1..].iter().map(|word| number(word)).collect();
                assert_eq!(arms, told, "{at}");
            }
            ["marked", ..] => {
                let seats = board.playing().iter();
                let marked = seats.filter(|&seat| board.open().contains(Arm::of(seat)));
                assert!(marked.eq(line[1..].iter().map(|word| seat(word))), "{at}");
            }
            ["open", count] => assert_eq!(board.open().len(), number::<usize>(count), "{at}"),
            ["shows", on, half] => {
                let end = board.end_of(Arm::new(number(on)).expect("an arm"));
                assert_eq!(end.only().map(Pip::get), Some(number(half)), "{at}");
            }
            ["may" | "cannot", ..] => {
                let play = asked(&round, &line[1..]);
                let may = round.legal().allows(play, round.rules(), board);
                assert_eq!(may, line[0] == "may", "{at}");
            }
            ["refuses", word, on, why] => {
                let play = lay(&round, word, on);
                let turn = board.turn();
                let refused = round.play(turn, play).expect_err(&at);
                assert!(format!("{refused:?}").starts_with(why), "{at}: {refused:?}");
            }
            ["ends", how, ..] => {
                let end = match (how, line.get(2)) {
                    ("out", Some(who)) => Some(End::Out(seat(who))),
                    ("blocked", None) => Some(End::Blocked),
                    ("not", None) => None,
                    _ => panic!("{at}?"),
                };
                assert_eq!(board.end(), end, "{at}");
            }
            ["left", ..] => {
                let ended = round.result().expect("a round that is over");
                let scored = (round.rules().book.count.score)(&ended, &round.rules().options);
                let told: Vec<i32> = line[1..].iter().map(|word| number(word)).collect();
                assert_eq!(scored.points[..told.len()], told, "{at}");
            }
            _ => {
                let play = asked(&round, line);
                let turn = round.board().turn();
                let done = round.play(turn, play);
                done.unwrap_or_else(|why| panic!("{at}, by {turn:?}: {why}"));
            }
        }
    }
}

#[test]
fn every_turn_goes_as_worked() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/turns");
    for game in GAMES {
        let file = folder.join(game).with_extension("txt");
        let text = fs::read_to_string(file).expect("worked turns");
        let mut rounds: Vec<(String, Vec<Vec<&str>>)> = Vec::new();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default();
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.split_first() {
                None => {}
                Some((&"round", name)) => rounds.push((name.join(" "), Vec::new())),
                Some(_) => rounds.last_mut().expect("round NAME first").1.push(words),
            }
        }
        assert!(rounds.len() >= 10, "{game} has few");
        for (name, lines) in rounds {
            check(game, &name, &lines);
        }
    }
}

/// The games in which a turn may have more than one tile.
const GAMES: [&str; 2] = ["train", "chicken-foot"];
