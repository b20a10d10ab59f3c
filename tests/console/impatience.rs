//! Somebody who presses one key after the other: what is told first is cut short on and on, but the keys act in the end.

use std::time::Duration;

use super::Deal;
use super::evening::Evening;

const VOICE: &str = "[speech]\non = true";

const READER: &str = "reading = 220\n[speech]\non = false";

const PRESS: Duration = Duration::from_millis(100);

/// The one tile that fits goes to both sides.
fn deal() -> Deal {
    Deal::of(&["6-4 5-1 4-3", "6-6 6-5 2-0"])
}

/// Presses these keys, one after the other, until the person has laid; the lines from the other's move on.
fn presses_on(settings: &str, keys: &[&str], press: Duration) -> Vec<String> {
    let mut evening = Evening::dealt(&deal(), settings);
    evening.pass_until("Bo opens");
    for key in keys.iter().cycle().take(200) {
        evening.pass(press);
        evening.press(key);
        let told = |begins: &str| {
            evening
                .lines
                .iter()
                .position(|(_, line)| line.starts_with(begins))
        };
        if told("You: 6 4, right").is_some() {
            let from = told("Bo opens").expect("it was told first");
            return evening.lines[from..]
                .iter()
                .map(|(_, line)| line.clone())
                .collect();
        }
    }
    panic!(
        "{keys:?} are put off for ever: {:?}",
        &evening.lines[evening.lines.len() - 12..]
    );
}

#[test]
fn whoever_presses_on_gets_on() {
    for settings in [VOICE, READER] {
        for keys in [
            &["d"][..],
            &["enter", "d"],
            &["z", "d"],
            &["home", "enter", "d"],
            &["space", "c", "d"],
        ] {
            for press in [PRESS, 3 * PRESS, 6 * PRESS] {
                let lines = presses_on(settings, keys, press);
                let turns = lines.iter().filter(|line| line.contains("Your turn."));
                // In 0.4 s from when it is cut short, and before and behind that.
                assert!(turns.count() <= 8, "{settings} {keys:?}: {lines:#?}");
            }
        }
    }
}

#[test]
fn a_single_key_too_soon_lays_nothing() {
    for settings in [VOICE, READER] {
        let mut evening = Evening::dealt(&deal(), settings);
        evening.pass_until("Bo opens");
        let before = evening.lines.len();
        evening.press("d");
        evening.pass(PRESS);
        evening.press("d");
        evening.pass(Duration::from_secs(30));
        let lines: Vec<&String> = evening.lines[before..]
            .iter()
            .map(|(_, line)| line)
            .collect();
        assert!(
            !lines.iter().any(|line| line.starts_with("You: ")),
            "{settings}: {lines:?}"
        );
        evening.press("d");
        let laid = evening.lines.last().map(|(_, line)| &line[..]);
        assert_eq!(laid, Some("You: 6 4, right."), "{settings}");
    }
}

/// An evening in a hurry, so that more than one move waits when the first question is asked.
fn asked_behind_moves() -> Evening {
    let mut evening = Evening::at("--players 4 --set 6 --seed 777 --bots heavy", VOICE);
    evening.pass_until("Bruno opens");
    for _ in 0..4 {
        evening.pass(3 * PRESS);
        evening.press("enter");
    }
    evening.pass(3 * PRESS);
    evening.press("c");
    evening
}

/// Moves that were not heard come before the answer that knows of them, but once: who asks again at once hears the answer, and
/// the moves behind it.
#[test]
fn who_asks_again_at_once_hears_the_answer_first() {
    for again in ["c", "t", "e"] {
        let mut evening = asked_behind_moves();
        let first = evening.last();
        assert!(
            first.contains("Dario: 6 5, left") && first.contains("Left 5, right 4."),
            "{first}"
        );
        evening.pass(6 * PRESS);
        evening.press(again);
        let second = evening.last();
        assert!(!second.contains("Dario: 6 5"), "{again}: {second}");
        evening.pass(Duration::from_secs(30));
        evening.nothing_is_dropped();
    }
}

/// The same with a little more time between: after the second question answers come first.
#[test]
fn who_asks_on_and_on_hears_answers_first() {
    let mut evening = asked_behind_moves();
    assert!(evening.last().contains("Dario: 6 5"), "{}", evening.last());
    for question in ["t", "s"] {
        evening.pass(13 * PRESS);
        evening.press(question);
    }
    assert!(!evening.last().contains("Dario: 6"), "{}", evening.last());
    evening.pass(Duration::from_secs(60));
    evening.nothing_is_dropped();
}

/// Whoever asks, hurries the others on and plays hears every move in the order in which it was made, and both passes of
/// who passed twice in the same words.
#[test]
fn moves_are_heard_in_the_order_in_which_they_were_made() {
    let tables = [
        "--players 4 --set 6 --limit 5000 --seed 777",
        "--players 4 --set 6 --limit 5000 --seed 4",
        "--teams 3x2 --seed 12",
        "--game latino --teams 2x2 --seed 2",
        "--game matador --players 5 --seed 4",
        "--game cyprus --players 6 --seed 11",
    ];
    for table in tables {
        let mut evening = Evening::at(&format!("{table} --bots heavy"), VOICE);
        let keys = [
            "enter", "left", "right", "z", "c", "t", "s", "w", "e", "space",
        ];
        for _ in 0..400 {
            let wait = 500 + evening.below(2400);
            evening.pass(Duration::from_millis(wait));
            let key = evening.below(keys.len() as u64);
            evening.press(keys[usize::try_from(key).expect("few keys")]);
        }
        evening.pass(Duration::from_secs(300));
        evening.nothing_is_dropped_in_a_hurry();
    }
}

/// What is played is told again to who cut it short, but not for ever: a key tells it.
#[test]
fn the_beginning_of_a_match_is_told_again_once() {
    let mut evening = Evening::at(
        "--players 4 --set 6 --seed 777 --bots heavy --limit 5000",
        VOICE,
    );
    for key in ["right", "w", "right", "left", "w", "right", "w", "left"] {
        evening.press(key);
        evening.pass(10 * PRESS);
    }
    evening.pass(Duration::from_secs(30));
    let begins = |words: &str| {
        let told = evening.told.iter();
        told.filter(|told| told.text.contains(words) && told.begun.is_some())
            .count()
    };
    assert!(
        (1..=3).contains(&begins("to 5000 points")),
        "{}",
        begins("to 5000 points")
    );
    evening.nothing_is_dropped();
}

/// What one holds oneself is told at once, whatever was done elsewhere.
#[test]
fn the_own_hand_waits_for_no_move() {
    for settings in [VOICE, READER] {
        let mut evening = Evening::dealt(&deal(), settings);
        evening.pass_until("Bo opens");
        evening.press("w");
        let hand = evening.lines.last().map(|(_, line)| &line[..]);
        assert_eq!(hand, Some("3 tiles: 6 4, 5 1, 4 3."), "{settings}");
        evening.pass(Duration::from_secs(30));
        evening.nothing_is_dropped();
    }
}

/// How many moves come while somebody presses these keys, one after the other, for so long.
fn moves_beside(evening: &mut Evening, keys: &[&str], press: Duration, time: Duration) -> usize {
    let (before, until) = (evening.moves(), evening.now + time);
    for key in keys.iter().cycle() {
        evening.pass(press);
        if evening.now >= until {
            break;
        }
        evening.press(key);
    }
    evening.moves() - before
}

/// A table of computer players, one of whom has just opened.
fn others_play(settings: &str) -> Evening {
    let mut evening = Evening::at("--players 4 --set 6 --seed 777 --bots heavy", settings);
    evening.pass_until("Bruno opens");
    evening
}

#[test]
fn the_table_waits_for_a_few_questions() {
    for settings in [VOICE, READER] {
        let mut evening = others_play(settings);
        evening.pass(Duration::from_secs(5));
        // Each is cut short by the next, as soon as it has said what was wanted.
        let wanted = Duration::from_millis(700);
        let moves = moves_beside(&mut evening, &["c", "t", "s", "e"], wanted, 4 * wanted);
        assert_eq!(moves, 0, "{settings}");
    }
}
