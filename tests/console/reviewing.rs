//! Analysing a finished match at the keyboard.

use std::time::Duration;

use super::menus::known_home;
use super::{Deal, Desk};

/// Makes a match whose only round the player has won with the last of two tiles.
fn over() -> Desk {
    let mut deal = Deal::of(&["5-4 4-4", "6-6 6-3", "1-0 2-0"]).boneyard("1-1 2-1");
    deal.limit = 17;
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.wait(Duration::from_secs(5));
    desk.press("space");
    desk.wait(Duration::from_secs(2));
    desk.press("end");
    desk.wait(Duration::from_secs(5));
    desk
}

#[test]
fn a_match_that_is_over_can_be_gone_through() {
    let mut desk = over();
    let told = desk.press_all("escape escape down down enter");
    let entry = told.iter().position(|line| line == "Review your play");
    let told = &told[entry.expect("an entry for it") + 1..];
    assert_eq!(told[0], "Thinking about your play. Any key stops it.");
    let first = told.last().expect("what came of it");
    assert!(first.starts_with("Moves: "), "{told:?}");
    // Arrows go through the lines after it, and Escape leads back to the menu.
    assert_ne!(desk.press("down"), *std::slice::from_ref(first));
    assert_eq!(desk.press("home"), *std::slice::from_ref(first));
    assert_eq!(desk.press("escape"), ["Review your play"]);
}

#[test]
fn where_no_match_was_finished_there_is_nothing_to_go_through() {
    let mut desk = Desk::menu(&known_home());
    desk.press_all("end up up up up");
    assert_eq!(
        desk.press("enter"),
        ["There is no finished match of yours to review."]
    );
}
