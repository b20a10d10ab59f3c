//! An eliminated player keeps listening, and may leave.

use std::time::Duration;

use super::{Deal, Desk};

const WAYS_OUT: &str = "The others play on. Q to leave, End for the result.";

fn out_of_it() -> Desk {
    let mut deal = Deal::of(&["5-4 4-4", "6-6 6-3", "1-0 2-0"]).boneyard("1-1 2-1");
    deal.limit = 17;
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.wait(Duration::from_secs(5));
    desk.press("space");
    let lines = desk.wait(Duration::from_secs(2));
    assert!(
        lines.ends_with(&["You are eliminated.".into(), WAYS_OUT.into()]),
        "{lines:?}"
    );
    desk
}

#[test]
fn rounds_go_on_by_themselves_to_the_end_of_the_match() {
    let mut desk = out_of_it();
    let lines = desk.wait(Duration::from_secs(3600));
    assert_eq!(lines[0], "Round 2.");
    assert!(
        !lines
            .iter()
            .any(|line| line.starts_with("You ") || line.starts_with("Your "))
    );
    assert!(lines.iter().any(|line| line.ends_with(" wins the match!")));
    assert_eq!(
        lines.last().map(String::as_str),
        Some("Enter to play again with the same people, Q for the menu.")
    );
    assert_eq!(desk.press("q"), ["Main menu.", "New match"]);
}

#[test]
fn every_key_answers_who_is_out() {
    for key in [
        "c", "v", "s", "e", "t", "n", "w", "h", "z", "left", "right", "home", "end", "0", "6",
        "space", "d", "g", "p", "enter", "r", "f1", "page-up",
    ] {
        let mut desk = out_of_it();
        assert!(!desk.press(key).is_empty(), "{key} between the rounds");
        desk.wait(Duration::from_millis(4500));
        let lines = desk.press(key);
        assert!(!lines.is_empty(), "{key} in a round");
        assert!(!lines[0].starts_with("Your turn"), "{lines:?}");
    }
}

#[test]
fn the_keys_of_a_hand_say_why_there_is_none() {
    let mut desk = out_of_it();
    for wait in [0, 4500] {
        desk.wait(Duration::from_millis(wait));
        if wait > 0 {
            for key in ["z", "w", "right", "6", "home"] {
                assert_eq!(
                    desk.press(key),
                    [format!("You are eliminated. {WAYS_OUT}")],
                    "{key}"
                );
            }
        }
    }
}

#[test]
fn the_end_tells_the_result_at_once_and_nothing_else() {
    for wait in [0, 4500] {
        let mut desk = out_of_it();
        desk.wait(Duration::from_millis(wait));
        let mut lines = desk.press("end");
        assert_eq!(lines.remove(0), "The others play to the end.");
        assert!(lines[0].ends_with(" wins the match!"), "{lines:?}");
        assert!(lines[1].contains("eliminated"), "{lines:?}");
        assert_eq!(lines.len(), 3, "{lines:?}");
    }
}

#[test]
fn who_is_out_may_leave() {
    let mut desk = out_of_it();
    desk.wait(Duration::from_millis(4500));
    desk.press("q");
    assert!(desk.wait(Duration::from_secs(60)).is_empty(), "it waits");
    desk.press("enter");
    assert!(desk.is_done());
}

#[test]
fn a_match_that_is_over_can_be_checked() {
    let mut desk = out_of_it();
    let before = desk.press_all("escape escape down");
    assert!(
        !before.contains(&"Check this match".to_owned()),
        "{before:?}"
    );
    desk.press("escape");
    desk.press("end");
    desk.wait(Duration::from_secs(5));
    let told = desk.press_all("escape escape down enter");
    let [.., entry, told] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(entry, "Check this match");
    assert!(
        told.starts_with("Every move follows from the deals."),
        "{told}"
    );
}
