//! Forgeries of every kind, in the first of two matches: each is found, with its file, its match
//! and its line.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use serpente_archive::{Unsound, verify};
use serpente_engine::bots::play_match;
use serpente_engine::rules::{Goal, Seating};
use serpente_engine::table::{Event, Game, Setup, Shuffle, Table};
use serpente_text::announce::say::menus::record_wrong;

use super::{bots, setup, whole_match, written};

/// The lines of a match.
type Lines = Vec<Value>;

/// Forges this line, if this kind of forgery is possible there; otherwise changes nothing.
type Lie = fn(&mut Lines, usize) -> Option<()>;

const LIES: [(&str, Lie); 67] = [
    ("unknown game", |lines, at| {
        let game = field(lines, at, "match", "game")?;
        *game = json!("chess");
        Some(())
    }),
    ("other hand size", |lines, at| {
        let options = field(lines, at, "match", "options")?;
        let hand = options["hand"].as_u64()?;
        options["hand"] = json!(hand + 1);
        Some(())
    }),
    ("other set", |lines, at| {
        let options = field(lines, at, "match", "options")?;
        options["set"].as_u64()?;
        options["set"] = json!(7);
        Some(())
    }),
    ("limit out of reach", |lines, at| {
        let options = field(lines, at, "match", "options")?;
        options["limit"].as_u64()?;
        options["limit"] = json!(999_999);
        Some(())
    }),
    ("unknown house rule", |lines, at| {
        let options = field(lines, at, "match", "options")?;
        options["rules"]["nonsense"] = json!(true);
        Some(())
    }),
    ("other side", |lines, at| {
        field(lines, at, "match", "seats")?[0]["team"] = json!(5);
        Some(())
    }),
    ("unknown player", |lines, at| {
        field(lines, at, "match", "seats")?[0]["player"] = json!("master");
        Some(())
    }),
    ("round number", |lines, at| {
        more(field(lines, at, "round", "number")?)
    }),
    ("missing round", |lines, at| missing(lines, at, "round")),
    ("lot twice", |lines, at| {
        let other = other_lot(lines, at, "tile").or_else(|| other_lot(lines, at, "card"))?;
        let lot = lines[at].as_object_mut()?;
        let name = if lot.contains_key("tile") {
            "tile"
        } else {
            "card"
        };
        lot[name] = other;
        Some(())
    }),
    ("missing lot", |lines, at| missing(lines, at, "lot")),
    ("hand of another", |lines, at| {
        another_seat(lines, at, "dealt")
    }),
    ("tile dealt twice", |lines, at| {
        let hand = field(lines, at, "dealt", "tiles")?.as_array()?.clone();
        let next = field(lines, at + 1, "dealt", "tiles")?.as_array_mut()?;
        *next.first_mut()? = hand.first()?.clone();
        Some(())
    }),
    ("tile too few", |lines, at| {
        field(lines, at, "dealt", "tiles")?.as_array_mut()?.pop()?;
        Some(())
    }),
    ("missing hand", |lines, at| missing(lines, at, "dealt")),
    ("changed hands", |lines, at| {
        let kind = &lines[at]["type"];
        (*kind == "laid" || *kind == "played").then_some(())?;
        let seat = lines[at]["seat"].clone();
        let tile = lines[at]["tile"].clone();
        let dealt = |wanted: bool, lines: &Lines| {
            lines[..at]
                .iter()
                .rposition(|line| line["type"] == "dealt" && (line["seat"] == seat) == wanted)
        };
        let [own, other] = [dealt(true, lines)?, dealt(false, lines)?];
        let place = lines[own]["tiles"]
            .as_array()?
            .iter()
            .position(|held| *held == tile)?;
        let given = lines[other]["tiles"][0].clone();
        lines[other]["tiles"][0] = tile;
        lines[own]["tiles"][place] = given;
        Some(())
    }),
    ("boneyard with a tile twice", |lines, at| {
        let yard = field(lines, at, "boneyard", "tiles")?.as_array_mut()?;
        yard.first()?;
        yard[0] = yard.get(1)?.clone();
        Some(())
    }),
    ("boneyard too short", |lines, at| {
        field(lines, at, "boneyard", "tiles")?
            .as_array_mut()?
            .pop()?;
        Some(())
    }),
    ("missing boneyard", |lines, at| {
        missing(lines, at, "boneyard")
    }),
    ("other centre", |lines, at| {
        other_tile(field(lines, at, "centre", "tile")?)
    }),
    ("missing centre", |lines, at| missing(lines, at, "centre")),
    ("reason of a new deal", |lines, at| {
        let reason = field(lines, at, "redeal", "reason")?;
        let other = if *reason == "no-double" {
            "five-doubles"
        } else {
            "no-double"
        };
        *reason = json!(other);
        Some(())
    }),
    ("missing new deal", |lines, at| missing(lines, at, "redeal")),
    ("other opener", |lines, at| {
        let is_first =
            at > 0 && lines[at - 1]["type"] != "passed" && lines[at - 1]["type"] != "laid";
        is_first.then_some(())?;
        another_seat(lines, at, "turn")
    }),
    ("other turn", |lines, at| {
        let is_later =
            at > 0 && (lines[at - 1]["type"] == "passed" || lines[at - 1]["type"] == "laid");
        is_later.then_some(())?;
        another_seat(lines, at, "turn")
    }),
    ("missing turn", |lines, at| missing(lines, at, "turn")),
    ("turn twice", |lines, at| twice(lines, at, "turn")),
    ("opening tile of another", |lines, at| {
        field(lines, at, "laid", "arm")?.is_null().then_some(())?;
        foreign_tile(lines, at)
    }),
    ("tile of another", |lines, at| {
        (!field(lines, at, "laid", "arm")?.is_null()).then_some(())?;
        foreign_tile(lines, at)
    }),
    ("arm", |lines, at| {
        let arm = field(lines, at, "laid", "arm")?;
        *arm = json!(arm.as_u64()? + 40);
        Some(())
    }),
    ("half that touches", |lines, at| {
        let (tile, inner) = (
            lines[at]["tile"].clone(),
            field(lines, at, "laid", "inner")?,
        );
        let (high, low) = tile.as_str()?.split_once('-')?;
        let [high, low]: [u64; 2] = [high.parse().ok()?, low.parse().ok()?];
        (high != low && inner.is_u64()).then_some(())?;
        *inner = json!(high + low - inner.as_u64()?);
        Some(())
    }),
    ("across", |lines, at| {
        not(field(lines, at, "laid", "across")?)
    }),
    ("who laid", |lines, at| another_seat(lines, at, "laid")),
    ("tile laid twice", |lines, at| twice(lines, at, "laid")),
    ("missing lay", |lines, at| missing(lines, at, "laid")),
    ("tile that was drawn", |lines, at| {
        other_tile(field(lines, at, "drew", "tile")?)
    }),
    ("missing draw", |lines, at| missing(lines, at, "drew")),
    ("who passed", |lines, at| another_seat(lines, at, "passed")),
    ("missing pass", |lines, at| missing(lines, at, "passed")),
    ("pass without need", |lines, at| {
        let seat = field(lines, at, "turn", "seat")?.clone();
        (lines.get(at + 1)?["type"] == "laid").then_some(())?;
        lines.insert(at + 1, json!({"type": "passed", "seat": seat}));
        Some(())
    }),
    ("marker", |lines, at| not(field(lines, at, "marker", "on")?)),
    ("missing marker", |lines, at| missing(lines, at, "marker")),
    ("score in play", |lines, at| {
        more(field(lines, at, "scored", "points")?)
    }),
    ("why it scored", |lines, at| {
        let why = field(lines, at, "scored", "why")?;
        *why = json!(if *why == "pass" { "count" } else { "pass" });
        Some(())
    }),
    ("who scored", |lines, at| another_seat(lines, at, "scored")),
    ("missing score", |lines, at| missing(lines, at, "scored")),
    ("end of a round", |lines, at| {
        let reason = field(lines, at, "round-over", "reason")?;
        *reason = json!(if *reason == "out" { "blocked" } else { "out" });
        Some(())
    }),
    ("winner of a round", |lines, at| {
        another_seat(lines, at, "round-over").or_else(|| another_seat(lines, at, "hand-over"))
    }),
    ("points of a round", |lines, at| {
        let points = field(lines, at, "round-over", "points");
        more(points?.get_mut(0)?)
    }),
    ("totals", |lines, at| {
        lines[at].get("totals")?;
        more(lines[at]["totals"].get_mut(0)?)
    }),
    ("games", |lines, at| {
        let name = ["games", "sets"]
            .into_iter()
            .find(|name| lines[at].get(name).is_some());
        more(lines[at][name?].get_mut(0)?)
    }),
    ("missing end of a round", |lines, at| {
        missing(lines, at, "round-over").or_else(|| missing(lines, at, "hand-over"))
    }),
    ("eliminated side", |lines, at| {
        more(field(lines, at, "eliminated", "team")?)
    }),
    ("winner of the match", |lines, at| {
        let winners = field(lines, at, "match-over", "winners")?;
        *winners = if *winners == json!([0]) {
            json!([1])
        } else {
            json!([0])
        };
        Some(())
    }),
    ("missing end of the match", |lines, at| {
        missing(lines, at, "match-over")
    }),
    ("stake", |lines, at| {
        more(field(lines, at, "staked", "amount")?)
    }),
    ("bid", |lines, at| {
        let bid = field(lines, at, "bid", "points")?;
        *bid = json!(29);
        Some(())
    }),
    ("trumps", |lines, at| {
        let trumps = field(lines, at, "trumps", "trumps")?;
        *trumps = json!(9);
        Some(())
    }),
    ("tile played", |lines, at| {
        (lines[at]["type"] == "played").then_some(())?;
        foreign_tile(lines, at)
    }),
    ("trick", |lines, at| {
        more(field(lines, at, "trick", "points")?)
    }),
    ("right number that was wrong", |lines, at| {
        is_count(lines, at + 1, "count")?;
        let claimed = field(lines, at, "laid", "claimed")?;
        *claimed = json!(claimed.as_u64()? + 1);
        Some(())
    }),
    ("overlooked count where there was none", |lines, at| {
        let seat = field(lines, at, "laid", "seat")?.as_u64()?;
        lines[at].get("claimed")?;
        (lines.get(at + 1)?["type"] == "turn").then_some(())?;
        let seats = lines[0]["seats"].as_array()?;
        let scored = json!({
            "type": "scored",
            "seat": (seat + 1) % seats.len() as u64,
            "points": 5,
            "why": "muggins",
            "totals": vec![5; seats.len()],
        });
        lines.insert(at + 1, scored);
        Some(())
    }),
    ("own overlooked count", |lines, at| {
        is_count(lines, at + 1, "muggins")?;
        lines[at + 1]["seat"] = lines[at]["seat"].clone();
        Some(())
    }),
    ("points of an overlooked count", |lines, at| {
        is_count(lines, at, "muggins")?;
        more(&mut lines[at]["points"])
    }),
    ("announcement", |lines, at| {
        let announced = lines.get_mut(at)?.get_mut("announced")?;
        not(announced)
    }),
    ("last tile that was announced", |lines, at| {
        let is_lay = lines[at]["type"] == "laid" && lines[at].get("announced").is_none();
        let goes_on = lines.get(at + 1)?["type"] == "turn";
        let has_fine = lines.iter().any(|line| line.get("announced").is_some());
        (is_lay && goes_on && has_fine).then_some(())?;
        lines[at]["announced"] = json!(true);
        Some(())
    }),
    ("fine that is not due", |lines, at| {
        lines.get(at)?.get("announced")?;
        let seat = lines[at]["seat"].clone();
        let yard = lines[..at]
            .iter()
            .rposition(|line| line["type"] == "boneyard")?;
        let drawn: Vec<Value> = lines[yard..at]
            .iter()
            .filter(|line| line["type"] == "drew")
            .map(|line| line["tile"].clone())
            .collect();
        let left = lines[yard]["tiles"].as_array()?.iter();
        let tile = left.rev().find(|tile| !drawn.contains(tile))?.clone();
        lines.insert(at + 1, json!({"type": "drew", "seat": seat, "tile": tile}));
        Some(())
    }),
];

/// Returns whether this line scores a count of the ends for this reason.
fn is_count(lines: &Lines, at: usize, why: &str) -> Option<()> {
    let line = lines.get(at)?;
    (line["type"] == "scored" && line["why"] == why).then_some(())
}

/// Returns the field of a line of this type.
fn field<'a>(lines: &'a mut Lines, at: usize, kind: &str, name: &str) -> Option<&'a mut Value> {
    let line = lines.get_mut(at)?;
    (line["type"] == kind).then_some(())?;
    line.get_mut(name)
}

fn missing(lines: &mut Lines, at: usize, kind: &str) -> Option<()> {
    (lines[at]["type"] == kind).then(|| drop(lines.remove(at)))
}

fn twice(lines: &mut Lines, at: usize, kind: &str) -> Option<()> {
    (lines[at]["type"] == kind).then(|| lines.insert(at, lines[at].clone()))
}

fn more(number: &mut Value) -> Option<()> {
    *number = json!(number.as_i64()? + 1);
    Some(())
}

fn not(switch: &mut Value) -> Option<()> {
    *switch = json!(!switch.as_bool()?);
    Some(())
}

/// Names the next seat instead, or the first if there was none.
fn another_seat(lines: &mut Lines, at: usize, kind: &str) -> Option<()> {
    let seats = lines[0]["seats"].as_array()?.len() as u64;
    let seat = field(lines, at, kind, "seat")?;
    *seat = json!(seat.as_u64().map_or(0, |seat| (seat + 1) % seats));
    Some(())
}

fn other_tile(tile: &mut Value) -> Option<()> {
    tile.as_str()?;
    *tile = json!(if *tile == "1-0" { "1-1" } else { "1-0" });
    Some(())
}

/// Returns the lot that the seat before drew.
fn other_lot(lines: &mut Lines, at: usize, name: &str) -> Option<Value> {
    let before = at.checked_sub(1)?;
    field(lines, at, "lot", name)?;
    field(lines, before, "lot", name).cloned()
}

/// Writes a tile that another seat was dealt into this line.
fn foreign_tile(lines: &mut Lines, at: usize) -> Option<()> {
    let seat = &lines[at]["seat"];
    let mut before = lines[..at].iter().rev();
    let dealt = before.find(|line| line["type"] == "dealt" && line["seat"] != *seat)?;
    let tile = dealt["tiles"].get(0)?.clone();
    let own = &lines[at]["tile"];
    (*own != tile).then(|| lines[at]["tile"] = tile)
}

fn as_lines(events: &[Event]) -> Lines {
    events
        .iter()
        .map(|event| serde_json::to_value(event).expect("an event is plain data"))
        .collect()
}

fn as_bytes(lines: &Lines) -> Vec<u8> {
    let lines = lines.iter().map(|line| format!("{line}\n"));
    lines.collect::<String>().into_bytes()
}

/// Returns a match with this forgery, at some line after this one, or else before it.
fn told(lie: Lie, lines: &Lines, from: usize) -> Option<Lines> {
    let mut forged = lines.clone();
    let mut places = (from..lines.len()).chain(0..from);
    places.find_map(|at| lie(&mut forged, at))?;
    Some(forged)
}

/// Returns whether the check finds fault with the first match of a file, at one of this many lines.
fn is_wrong_in_the_first(file: &Path, lines: usize) -> bool {
    let Err(Unsound::Wrong(why)) = verify(file) else {
        return false;
    };
    // A missing line is noticed at the next one, which may be the first of the next match.
    (1..=lines + 1).any(|line| why == record_wrong(file.display().to_string(), 1, line))
}

#[test]
fn a_lie_of_every_kind_in_the_first_of_two_matches_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("two.jsonl");
    let mut untold: Vec<&str> = LIES.iter().map(|(name, _)| *name).collect();
    let games = Game::all().map(|game| setup(game, game.seatings()[0], &[]));
    for (seed, mut setup) in (30..).zip(games.chain(others())) {
        let id = setup.game.id();
        setup.options.goal = short(setup.options.goal);
        let events = played(setup, seed);
        // The last match of a file may be unfinished.
        let lines = as_lines(&events);
        let second = written(&events[..1]);
        fs::write(&file, [&as_bytes(&lines)[..], &second].concat()).expect("room");
        let matches = verify(&file).expect("what was played is right");
        assert_eq!(matches.len(), 2, "{id}");
        for (name, lie) in LIES {
            let Some(forged) = told(lie, &lines, lines.len() / 3) else {
                continue;
            };
            untold.retain(|left| *left != name);
            fs::write(&file, [&as_bytes(&forged)[..], &second].concat()).expect("room");
            assert!(
                is_wrong_in_the_first(&file, forged.len()),
                "{id}, {name}: {:?}",
                verify(&file)
            );
        }
    }
    assert!(untold.is_empty(), "never told: {untold:?}");
}

/// Plays a whole match between random players.
fn played(setup: Setup, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let mut bots = bots(&setup, seed);
    let mut table: Table = Table::new(setup, &mut events);
    play_match(
        &mut table,
        &mut bots,
        &mut Shuffle::seeded(seed),
        &mut events,
    );
    events
}

/// Returns a goal that takes a few rounds.
pub(super) fn short(usual: Goal) -> Goal {
    match usual {
        Goal::Limit(limit) => Goal::Limit(limit.min(20)),
        Goal::Rounds(rounds) => Goal::Rounds(rounds.min(2)),
    }
}

/// Returns tables where more happens than at the usual ones.
fn others() -> impl Iterator<Item = Setup> {
    type Rules = [(&'static str, &'static str)];
    let tables: [(&str, Seating, &Rules); 14] = [
        ("gaple", Seating::teams_of(2, 2), &[("system", "orado")]),
        ("bax", Seating::alone(3), &[("mode", "tournament")]),
        ("fives", Seating::alone(2), &[("muggins", "true")]),
        ("fives", Seating::teams_of(2, 2), &[("muggins", "true")]),
        (
            "all-threes",
            Seating::alone(3),
            &[("muggins", "true"), ("penalty", "true")],
        ),
        ("train", Seating::alone(2), &[("last-tile", "tap")]),
        ("train", Seating::alone(3), &[("last-tile", "tap-turn")]),
        (
            "kozel",
            Seating::alone(2),
            &[("two-doubles", "true"), ("hang", "true")],
        ),
        (
            "forty-two",
            Seating::teams_of(2, 2),
            &[("follow-me-doubles", "choice"), ("nello-doubles", "choice")],
        ),
        (
            "chicken-foot",
            Seating::alone(4),
            &[("centre", "hand"), ("go-on", "true")],
        ),
        ("cross", Seating::alone(3), &[("maltese", "true")]),
        (
            "pontinho",
            Seating::teams_of(2, 2),
            &[("opening-pass", "true")],
        ),
        ("moon", Seating::alone(3), &[("name-first", "true")]),
        ("moon", Seating::teams_of(2, 2), &[]),
    ];
    let game = |name| Game::find(name).expect("a game");
    tables
        .into_iter()
        .map(move |(name, seating, rules)| setup(game(name), seating, rules))
}

#[test]
fn hands_may_be_listed_in_any_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("turned.jsonl");
    for name in ["salotto", "garrafina", "forty-two"] {
        let game = Game::find(name).expect("a game");
        let (events, _) = whole_match(setup(game, game.seatings()[0], &[]), 3);
        let mut lines = as_lines(&events);
        for line in &mut lines {
            if line["type"] == "dealt" {
                line["tiles"].as_array_mut().expect("a hand").reverse();
            }
        }
        fs::write(&file, as_bytes(&lines)).expect("room");
        assert!(verify(&file).is_ok(), "{name}");
    }
}

#[test]
fn a_match_that_another_follows_ends_with_a_whole_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("two.jsonl");
    let game = Game::find("salotto").expect("the main game");
    let (events, states) = whole_match(setup(game, Seating::alone(2), &[]), 7);
    let ends: Vec<usize> = states.iter().map(|(events, _)| *events).collect();
    for cut in [ends[2], ends[2] + 1, ends[7]] {
        let first = written(&events[..cut]);
        fs::write(&file, [&first[..], &written(&events)].concat()).expect("room");
        assert_eq!(verify(&file).is_ok(), ends.contains(&cut), "{cut} events");
        // The last match of a file may still be in progress.
        fs::write(&file, first).expect("room");
        assert!(verify(&file).is_ok());
    }
}

#[test]
fn sets_that_were_recorded_as_games_are_still_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sets.jsonl");
    let game = Game::find("gaple").expect("a game");
    let orado = setup(game, Seating::teams_of(2, 2), &[("system", "orado")]);
    let (events, _) = whole_match(orado, 5);
    let text = String::from_utf8(written(&events)).expect("text");
    assert!(text.contains("\"sets\":[") && !text.contains("\"games\":["));
    fs::write(&file, text.replace("\"sets\":[", "\"games\":[")).expect("room");
    assert!(verify(&file).is_ok());
}
