//! A key held down plays only once, however the keyboard repeats it.

use std::time::Duration;

use super::{Deal, Desk};

/// Holds a key down: the keyboard waits, then repeats it.
fn hold(desk: &mut Desk, key: &str, wait: u64, times: usize) -> Vec<String> {
    let mut lines = desk.press(key);
    lines.extend(desk.press_after(Duration::from_millis(wait), key));
    for _ in 0..times {
        lines.extend(desk.press_after(Duration::from_millis(33), key));
    }
    lines
}

fn played(lines: &[String]) -> Vec<&String> {
    lines
        .iter()
        .filter(|line| {
            ["You:", "You draw", "You pass"]
                .iter()
                .any(|begin| line.starts_with(begin))
        })
        .collect()
}

#[test]
fn a_held_key_plays_one_tile() {
    // The other player answers at once, and every tile in the hand fits.
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
            // A player who lets go and presses again means it.
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
        assert_eq!(played(&lines), ["You draw double 1, no fit.", "You pass."]);
    }
}

#[test]
fn a_held_enter_in_the_menu_begins_one_match_and_lays_nothing() {
    // No player passes automatically meanwhile.
    let home = Desk::home_with("pause = 5000\n[speech]\non = true\n");
    let mut desk = Desk::menu(&home);
    let lines = hold(&mut desk, "enter", 450, 60);
    let begun = lines.iter().filter(|line| line.starts_with("Round "));
    assert_eq!(begun.count(), 1, "{lines:?}");
    assert_eq!(played(&lines), [""; 0]);
}

#[test]
fn a_held_q_asks_whether_to_leave_and_does_not_answer() {
    for wait in [200, 450, 660] {
        let mut desk = Desk::dealt(&Deal::of(&["6-6 6-5", "5-4 4-3"]), "en", "");
        let lines = hold(&mut desk, "q", wait, 60);
        let asked = lines
            .iter()
            .filter(|line| line.starts_with("Leave the match?"));
        assert_eq!(asked.count(), 1, "{lines:?}");
        assert!(!desk.is_done(), "{wait}");
        desk.press_after(Duration::from_millis(800), "q");
        assert!(desk.is_done(), "{wait}");
    }
}

#[test]
fn no_held_key_takes_the_keyboard_from_who_has_it() {
    let deal = Deal::of(&["6-6 6-5", "5-4 4-3"]).people(2);
    for wait in [200, 450, 660] {
        for key in ["enter", "space"] {
            let mut desk = Desk::dealt(&deal, "en", "");
            let lines = hold(&mut desk, key, wait, 60);
            assert!(!lines.iter().any(|line| line.starts_with("You have ")));
        }
        // Held down, the key takes the keyboard once, and not for the next player.
        let mut desk = Desk::dealt(&deal, "en", "");
        let lines = hold(&mut desk, "k", wait, 60);
        let taken = lines
            .iter()
            .filter(|line| line.ends_with("has the keyboard."));
        assert_eq!(taken.count(), 1, "{lines:?}");
    }
}

#[test]
fn a_held_enter_begins_one_other_match_and_lays_nothing_in_it() {
    let deal = Deal {
        limit: 1,
        ..Deal::of(&["6-6 6-5", "6-4 4-3"])
    };
    for wait in [200, 450, 660] {
        let mut desk = Desk::dealt(&deal, "en", "pause = 0");
        desk.press("enter");
        desk.wait(Duration::ZERO);
        let lines = desk.press_all("z enter");
        assert!(
            lines.iter().any(|line| line == "You win the match!"),
            "{lines:?}"
        );
        desk.press("c");
        let lines = hold(&mut desk, "enter", wait, 60);
        let begun = lines.iter().filter(|line| *line == "Round 1.");
        assert_eq!(begun.count(), 1, "{wait}: {lines:?}");
        let laid = lines.iter().any(|line| line.starts_with("You: "));
        assert!(!laid, "{wait}: {lines:?}");
    }
}

#[test]
fn who_presses_quickly_in_a_menu_means_it() {
    let mut desk = Desk::menu(&Desk::home_with("[speech]\non = true\n"));
    desk.press("enter");
    let begun = desk.press_after(Duration::from_millis(5), "enter");
    assert!(
        begun.iter().any(|line| line.starts_with("Round ")),
        "{begun:?}"
    );
}

#[test]
fn a_held_enter_keeps_the_name() {
    let home = Desk::home_with("name = \"Ada\"\n[speech]\non = true\n");
    for wait in [200, 450, 660] {
        let mut desk = Desk::menu(&home);
        desk.press("f2");
        desk.press("end");
        let lines = hold(&mut desk, "enter", wait, 60);
        assert_eq!(lines.len(), 1, "{lines:?}");
        assert_eq!(
            desk.press("escape").last().map(String::as_str),
            Some("Your name: Ada")
        );
    }
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

#[test]
fn the_second_of_two_quick_presses_counts() {
    let (quick, moment) = (Duration::from_millis(250), Duration::from_millis(130));
    let deal = Deal::of(&["6-6 6-5 6-4 6-3 6-2", "5-4 4-3 3-2 2-1 1-0"]);
    let mut desk = Desk::dealt(&deal, "en", "");
    assert!(desk.press("q")[0].starts_with("Leave the match?"));
    assert_eq!(desk.press_after(quick, "q"), [""; 0], "it may be held down");
    assert!(!desk.is_done());
    desk.wait(moment);
    assert!(desk.is_done(), "it was not");
}

#[test]
fn another_key_comes_after_the_one_of_which_it_was_not_known_yet() {
    let deal = Deal::of(&["6-6 6-5 6-4 6-3 6-2", "5-4 4-3 3-2 2-1 1-0"]);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("q");
    desk.press_after(Duration::from_millis(250), "q");
    desk.press("escape");
    assert!(desk.is_done(), "it was answered before");
}

#[test]
fn nothing_happens_at_a_table_on_which_something_lies() {
    let over = |lines: Vec<String>| lines.iter().any(|line| line.contains("Your time is up"));
    let long = Duration::from_secs(20);
    // In the settings, the screen on top gets to know how long the key is held, and nothing below it does.
    let mut desk = Desk::play("--players 2 --seed 4 --rule thinking-time=6");
    desk.wait(Duration::from_secs(1));
    desk.press_all("f2 up");
    let mut lines = desk.wait(long);
    for _ in 0..4 {
        lines.extend(desk.press_after(Duration::from_millis(300), "enter"));
        lines.extend(desk.wait(long));
    }
    assert!(!over(lines));
    // The same for the question whether to leave.
    let mut desk = Desk::play("--players 2 --seed 4 --rule thinking-time=6");
    desk.wait(Duration::from_secs(1));
    desk.press("q");
    assert!(!over(desk.wait(long)));
    desk.press_all("f2");
    assert!(!over(desk.wait(long)));
    desk.press_all("escape escape");
    assert!(!over(desk.wait(Duration::from_secs(4))));
    assert!(over(desk.wait(Duration::from_millis(2200))));
}

#[test]
fn the_upper_row_of_a_french_keyboard_has_digits_without_shift() {
    let deal = Deal::of(&["6-6 6-5 6-4 6-3", "5-4 4-3 3-2 2-1"]);
    let row = ["&", "é", "\"", "'"];
    for (place, sign) in row.into_iter().enumerate() {
        let mut french = Desk::dealt(&deal, "fr", "pause = 0");
        let told = french.press(sign);
        let mut digits = Desk::dealt(&deal, "fr", "pause = 0");
        assert_eq!(told, digits.press(&(place + 1).to_string()), "{sign}");
    }
    let mut english = Desk::dealt(&deal, "en", "pause = 0");
    let told = english.press("&");
    assert!(told[0].contains("does nothing here"), "{told:?}");
}

#[test]
fn a_keyboard_of_another_alphabet_is_told_once_what_works() {
    let deal = Deal::of(&["6-6 6-5", "5-4 4-3"]);
    let mut desk = Desk::dealt(&deal, "en", "pause = 0");
    let told = desk.press("с");
    assert!(
        told[0].starts_with("This keyboard types another alphabet."),
        "{told:?}"
    );
    let again = desk.press("я");
    assert!(again[0].contains(" does nothing here."), "{again:?}");
}

#[test]
fn a_key_pressed_before_a_change_was_sent_plays_nothing() {
    let deal = Deal::of(&["6-6 6-5 6-4 6-3 6-2", "5-4 4-3 3-2 2-1 1-0"]);
    let mut desk = Desk::dealt(&deal, "en", "pause = 0");
    assert_eq!(played(&desk.press("enter")), ["You: double 6."]);
    // The other player has passed meanwhile, and the line takes two seconds.
    let second = Duration::from_secs(1);
    desk.wait(second);
    desk.sent_until(Some(2 * second));
    for _ in 0..2 {
        let lines = desk.press("enter");
        assert!(played(&lines).is_empty(), "{lines:?}");
        assert!(!lines.is_empty(), "it says why");
    }
    // Looking is free.
    assert!(!desk.press("c").is_empty());
    desk.sent_until(None);
    assert_eq!(desk.press("enter"), ["6 5, left and right"]);
    let lines = desk.press("enter");
    assert_eq!(played(&lines).len(), 1, "{lines:?}");
}

#[test]
fn whoever_shares_a_terminal_that_keeps_lines_hears_it_before_the_deal() {
    let mut desk = Desk::play_where_lines_stay("--humans 2 --seed 3");
    let lines = desk.lines();
    assert!(
        lines[0].starts_with("This terminal keeps its lines"),
        "{lines:?}"
    );
    let mut alone = Desk::play_where_lines_stay("--seed 3");
    let told = alone.lines();
    assert!(!told.iter().any(|line| line.starts_with("This terminal")));
}
