//! A key held down plays once, whatever keyboards send for it.

use std::time::Duration;

use super::{Deal, Desk};

/// A keyboard waits, then repeats.
fn hold(desk: &mut Desk, key: &str, wait: u64, times: usize) -> Vec<String> {
    let mut lines = desk.press(key);
    lines.extend(desk.press_after(Duration::from_millis(wait), key));
    for _ in 0..times {
        lines.extend(desk.press_after(Duration::from_millis(33), key));
    }
    lines
}

fn played(lines: &[String]) -> Vec<&String> {
    let of_the_person = |line: &&String| {
        ["You:", "You draw", "You pass"]
            .iter()
            .any(|begin| line.starts_with(begin))
    };
    lines.iter().filter(of_the_person).collect()
}

#[test]
fn a_held_key_plays_one_tile() {
    // The other player answers at once, and everything in the hand fits somewhere.
    let deal = Deal::of(&["6-6 6-5 6-4 6-3 6-2", "5-4 4-3 3-2 2-1 1-0"]);
    for key in ["enter", "d", "g"] {
        for wait in [200, 450, 660] {
            let mut desk = Desk::dealt(&deal, "en", "pause = 0");
            let lines = hold(&mut desk, key, wait, 60);
            assert_eq!(
                played(&lines),
                ["You: double 6."],
                "{key} {wait}: {lines:?}"
            );
            // Somebody who lets go and presses again means it.
            let lines = desk.press_after(Duration::from_millis(800), key);
            assert!(lines.len() > 1 || !lines[0].is_empty(), "{lines:?}");
        }
    }
}

#[test]
fn a_held_key_draws_one_tile_and_passes_one_turn() {
    let deal = Deal::of(&["6-6 3-1 2-1", "6-5 5-4 2-0"]).boneyard("1-1 2-2 3-3 4-4");
    for wait in [200, 450, 660] {
        let mut desk = Desk::dealt(&deal, "en", "pause = 0");
        desk.press("enter");
        desk.wait(Duration::ZERO);
        let lines = hold(&mut desk, "space", wait, 60);
        assert_eq!(
            played(&lines),
            ["You draw double 1, does not fit.", "You pass."]
        );
    }
}

#[test]
fn a_held_enter_in_the_menu_begins_one_match_and_lays_nothing() {
    let home = Desk::home_with("pause = 0\n[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    let lines = hold(&mut desk, "enter", 450, 60);
    let begun = lines.iter().filter(|line| line.starts_with("Round "));
    assert_eq!(begun.count(), 1, "{lines:?}");
    assert_eq!(played(&lines), [""; 0]);
}

#[test]
fn keys_that_only_tell_answer_as_often_as_they_are_pressed() {
    let deal = Deal::of(&["6-6 6-5 5-5 5-4", "6-4 4-3 3-2 2-1"]);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("enter");
    for key in ["5", "5", "c", "c", "right", "right"] {
        let lines = desk.press_after(Duration::from_millis(40), key);
        assert!(!lines.is_empty(), "{key}");
    }
}
