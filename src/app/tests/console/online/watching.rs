//! What somebody hears who watches a table, or who leaves one, when they hear slowly and the table goes on meanwhile.

use super::{Parlour, SLOW};
use serpente_engine::table::Event;
use serpente_text::announce::Urgency;
use std::time::Duration;

/// The end of what is said after a match that can be played again.
const AGAIN: &str = "to play again";

/// Returns a table where Ada plays with computer players, and Bo has a chair or not yet.
fn table(settings: &str) -> Parlour {
    let mut parlour = Parlour::with(&[("Ada", "en"), ("Bo", "en")], settings);
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    parlour.press(0, "p enter h enter enter");
    parlour
}

/// Lets Ada and the computer players begin.
fn begin(parlour: &mut Parlour) {
    parlour.press(0, "home enter home enter");
    assert!(!parlour.record.is_empty(), "{:#?}", parlour.last_lines());
}

/// Lets Ada play for so many half seconds, as long as the round lasts.
fn play_for(parlour: &mut Parlour, halves: usize) {
    for _ in 0..halves {
        if !parlour.is_between_rounds() {
            parlour.play_on(0);
        }
        parlour.wait(Duration::from_millis(500));
    }
}

/// Returns the name of the player in turn, if the record says so.
fn in_turn(parlour: &Parlour) -> Option<String> {
    turns_since(parlour, parlour.record.len()).pop()
}

/// Returns the names of those who were in turn when the record had so many events, and since then.
fn turns_since(parlour: &Parlour, known: usize) -> Vec<String> {
    let mut names = Vec::new();
    let Some(Event::Match(header)) = parlour.record.first() else {
        return names;
    };
    for (number, event) in parlour.record.iter().enumerate() {
        if number < known {
            match event {
                Event::RoundOver { .. } | Event::Laid { .. } | Event::Passed { .. } => {
                    names.clear();
                }
                _ => {}
            }
        }
        if let Event::Turn { seat } = event {
            names.push(header.seats[seat.index()].name.clone());
        }
    }
    names
}

#[test]
fn whoever_leaves_the_end_of_a_match_hears_no_key_of_its_table() {
    let settings = format!("{SLOW}[last-match]\nlimit = \"20\"\n");
    let mut parlour = table(&settings);
    begin(&mut parlour);
    for _ in 0..4000 {
        if parlour.is_over() {
            break;
        }
        parlour.play_on(0);
        parlour.wait(Duration::from_millis(500));
    }
    assert!(parlour.is_over(), "{:#?}", parlour.last_lines());
    let from = parlour.guests[0].lines.len();
    parlour.press(0, "q");
    parlour.wait(Duration::from_secs(60));
    let told = &parlour.guests[0].lines[from..];
    assert!(
        told.iter().any(|line| line.starts_with("Table ")),
        "{told:#?}"
    );
    assert!(!told.iter().any(|line| line.contains(AGAIN)), "{told:#?}");
}

#[test]
fn the_table_is_told_to_a_watcher_before_the_moves_made_meanwhile() {
    let mut parlour = table(SLOW);
    begin(&mut parlour);
    play_for(&mut parlour, 2);
    parlour.enter_lobby(1);
    let from = parlour.guests[1].lines.len();
    assert!(!parlour.is_between_rounds(), "{:#?}", parlour.last_lines());
    parlour.press(1, "home enter");
    let mut seen = parlour.guests[1].lines.len();
    for _ in 0..160 {
        let known = parlour.record.len();
        play_for(&mut parlour, 1);
        let turns = turns_since(&parlour, known);
        for line in &parlour.guests[1].lines[seen..] {
            // Nobody is told of a turn that is over.
            if let Some(rest) = line.strip_prefix("It is ") {
                let name = rest.trim_end_matches("'s turn.").to_owned();
                assert!(turns.contains(&name), "{:#?}", parlour.last_lines());
            }
        }
        seen = parlour.guests[1].lines.len();
    }
    let told = &parlour.guests[1].lines[from..];
    let goes_on = told.iter().position(|line| line.contains(" goes on: "));
    let ends = told.iter().position(|line| line.starts_with("Left "));
    let is_move = |line: &String| {
        line.contains(" moves.") || line.contains(" passes") || line.contains(" draws")
    };
    let moves = told.iter().position(is_move);
    assert!(goes_on.is_some() && goes_on < ends, "{told:#?}");
    assert!(moves.is_some() && ends < moves, "{told:#?}");
}

#[test]
fn every_press_of_enter_answers_a_watcher() {
    let mut parlour = table(SLOW);
    begin(&mut parlour);
    parlour.enter_lobby(1);
    parlour.press(1, "home enter");
    parlour.wait(Duration::from_secs(30));
    let mut between = 0;
    for number in 0..400 {
        play_for(&mut parlour, 1);
        if number % 3 == 0 {
            let told = parlour.press(1, "enter");
            assert!(!told.is_empty(), "{:#?}", parlour.last_lines());
        }
        if parlour.is_between_rounds() {
            // What waits is told first, one sentence for each press.
            let mut told = Vec::new();
            for _ in 0..12 {
                told = parlour.press(1, "enter");
                assert!(!told.is_empty(), "{:#?}", parlour.last_lines());
            }
            assert_eq!(told, ["You are watching: the round is over."]);
            between += 1;
            parlour.press(0, "enter");
        }
        if between == 2 {
            return;
        }
    }
    panic!("the rounds do not end: {:#?}", parlour.last_lines());
}

#[test]
fn nobody_is_asked_to_press_a_key_again_that_does_nothing() {
    let mut parlour = table("[speech]\non = true\n");
    begin(&mut parlour);
    parlour.enter_lobby(1);
    parlour.press(1, "home enter");
    play_for(&mut parlour, 20);
    for key in ["x", "p", "d", "g", "space", "enter"] {
        // What happened at the table in the last minute had not been sent when the key was pressed.
        let ago = Some(Duration::from_secs(60));
        parlour.guests[1].desk.sent_until(ago);
        let told = parlour.press(1, key);
        assert!(!told.is_empty(), "{key}");
        assert!(
            !told.iter().any(|line| line.contains("again to do it")),
            "{key}: {told:?}"
        );
    }
}

#[test]
fn the_seconds_of_a_turn_are_not_told_after_it() {
    let mut parlour = Parlour::with(&[("Ada", "en"), ("Bo", "en")], SLOW);
    parlour.sit_down();
    parlour.press(0, "b");
    parlour.press(0, "enter");
    let mut tried = 0;
    for _ in 0..400 {
        if tried == 3 {
            return;
        }
        if in_turn(&parlour).as_deref() != Some("Bo") {
            parlour.play_on(0);
            parlour.wait(Duration::from_millis(500));
            continue;
        }
        let from = parlour.guests[0].lines.len();
        parlour.press(0, "t");
        let before = parlour.record.len();
        parlour.play_on(1);
        if parlour.record.len() == before {
            continue;
        }
        tried += 1;
        parlour.wait(Duration::from_secs(8));
        let told = &parlour.guests[0].lines[from..];
        assert_eq!(told.first().map(String::as_str), Some("It is Bo's turn."));
        let is_late = told.iter().any(|line| line.ends_with(" seconds left."));
        assert!(!is_late, "{told:#?}");
    }
    panic!("{tried}: {:#?}", parlour.last_lines());
}

#[test]
fn the_limit_of_a_turn_is_told_when_the_match_begins() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    let limit = "90 seconds to think on each turn.";
    assert!(!parlour.heard(0, limit));
    parlour.press(0, "b");
    parlour.press(0, "enter");
    parlour.wait(Duration::from_secs(5));
    for guest in [0, 1] {
        assert_eq!(
            parlour.told_since(guest, 0, limit),
            1,
            "{:#?}",
            parlour.last_lines()
        );
    }
}

#[test]
fn no_move_cuts_the_answer_short_that_says_whose_turn_it_is() {
    let mut parlour = table("[speech]\non = true\n");
    begin(&mut parlour);
    parlour.enter_lobby(1);
    parlour.press(1, "home enter");
    play_for(&mut parlour, 10);
    for guest in [0, 1] {
        let told = parlour.press(guest, "t");
        let said = parlour.guests[guest].desk.tape(|tape| {
            let mut said = tape.said.iter();
            said.rfind(|said| said.urgency == Urgency::Answer).cloned()
        });
        let said = said.expect("an answer");
        assert_eq!(told.first(), Some(&said.text));
        assert_eq!(said.topic, None, "{told:?}");
    }
}
