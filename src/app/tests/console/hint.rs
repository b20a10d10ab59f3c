//! Computing a hint takes time, and no key waits for it.

use std::time::{Duration, Instant};

use serpente_app::{Incoming, Press};
use serpente_text::announce::Urgency;

use super::{Deal, Desk};

/// Makes a table where it is the player's turn, with a choice.
fn desk() -> Desk {
    let deal = Deal::of(&["6-6 6-5 6-4 5-3", "6-3 5-4 4-3 3-2"]);
    let mut desk = Desk::dealt(&deal, "en", "pause = 0");
    desk.press("enter");
    desk.wait(std::time::Duration::ZERO);
    desk
}

/// Presses a key without computing anything.
fn press(desk: &mut Desk, key: &str) -> Vec<String> {
    desk.lines();
    let press = Press::deliberate(key.parse().expect("a key"), None);
    // Long after the last event.
    let later = Instant::now() + Duration::from_secs(1);
    desk.app().take(Incoming::Key(press), later);
    desk.lines()
}

fn urgency(desk: &Desk) -> Urgency {
    desk.tape(|tape| tape.said.last().expect("a word").urgency)
}

#[test]
fn a_hint_answers_its_key_when_it_is_ready() {
    let mut desk = desk();
    assert_eq!(press(&mut desk, "h"), [""; 0]);
    let task = desk.app().take_task().expect("a hint to find");
    // Asked for twice, it is not computed twice.
    assert_eq!(press(&mut desk, "h"), [""; 0]);
    assert!(desk.app().take_task().is_none());
    desk.task_done(task.run());
    let told = desk.lines();
    assert!(
        matches!(&told[..], [hint] if hint.starts_with("Hint: ")),
        "{told:?}"
    );
    assert_eq!(urgency(&desk), Urgency::Answer);
    // Asked for again, it is known, until something happens.
    assert_eq!(press(&mut desk, "h"), told);
    assert!(desk.app().take_task().is_none());
}

#[test]
fn the_tile_of_a_hint_is_chosen_when_it_answers_its_key() {
    let mut desk = desk();
    press(&mut desk, "h");
    let task = desk.app().take_task().expect("a hint to find");
    // If the player has selected another tile meanwhile, it stays selected.
    let elsewhere = press(&mut desk, "home");
    desk.task_done(task.run());
    desk.lines();
    assert_eq!(press(&mut desk, "left"), elsewhere);
    let told = press(&mut desk, "h").concat();
    let tile = told["Hint: the ".len()..]
        .split(',')
        .next()
        .expect("a tile");
    let laid = press(&mut desk, "enter").concat();
    assert!(!elsewhere[0].starts_with(tile), "{told} {elsewhere:?}");
    assert!(laid.starts_with(&format!("You: {tile}, ")), "{told} {laid}");
}

#[test]
fn keys_are_answered_meanwhile_and_their_answers_heard_out() {
    let mut desk = desk();
    press(&mut desk, "h");
    let task = desk.app().take_task().expect("a hint to find");
    assert_eq!(press(&mut desk, "t").len(), 1);
    assert_eq!(press(&mut desk, "n").len(), 1);
    desk.task_done(task.run());
    assert!(matches!(&desk.lines()[..], [hint] if hint.starts_with("Hint: ")));
    assert_eq!(urgency(&desk), Urgency::Event);
}

#[test]
fn a_hint_that_comes_when_the_turn_has_passed_is_dropped() {
    let mut desk = desk();
    press(&mut desk, "h");
    let task = desk.app().take_task().expect("a hint to find");
    let result = task.run();
    press(&mut desk, "z");
    let lines = press(&mut desk, "enter");
    assert!(
        lines.iter().any(|line| line.starts_with("You: ")),
        "{lines:?}"
    );
    desk.task_done(result);
    assert_eq!(desk.lines(), [""; 0]);
    // The hint is not announced at another table.
    let mut other = super::Desk::dealt(&Deal::of(&["6-6 6-5", "6-4 5-4"]), "en", "");
    let mut first = self::desk();
    press(&mut first, "h");
    let result = first.app().take_task().expect("a hint to find").run();
    other.lines();
    other.task_done(result);
    assert_eq!(other.lines(), [""; 0]);
}

#[test]
fn without_a_choice_nobody_has_to_think() {
    let deal = Deal::of(&["6-6 6-5 6-4 5-3", "6-3 5-4 4-3 3-2"]);
    let mut desk = Desk::dealt(&deal, "en", "pause = 0");
    let told = press(&mut desk, "h");
    assert_eq!(told, ["Hint: the double 6. Reason: it's your only move."]);
    assert!(desk.app().take_task().is_none());
}

#[test]
fn a_hint_on_cards_is_thought_over_elsewhere_as_well() {
    let mut desk = Desk::play("--game bax --players 2 --humans 2 --seed 1");
    desk.press_all("k space k space k");
    // A player who has a card and may take another has a choice.
    assert_eq!(press(&mut desk, "h"), [""; 0]);
    let task = desk.app().take_task().expect("a hint to find");
    desk.task_done(task.run());
    let told = desk.lines();
    assert!(
        matches!(&told[..], [hint] if hint.starts_with("Hint: ")),
        "{told:?}"
    );
    assert_eq!(press(&mut desk, "h"), told);
    assert!(desk.app().take_task().is_none());
}
