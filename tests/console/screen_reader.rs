//! Announcements for players with a screen reader.

use std::time::Instant;

use serpente_arguments::CommandOptions;
use serpente_device::speech::Report;

use super::{Deal, Desk};

const QUESTION: &str = "A screen reader is running. Enter: it reads, and I keep quiet. Escape: I speak with a voice of my own.";

#[test]
fn where_a_screen_reader_runs_it_is_asked_once_which_of_the_two_speaks() {
    for (answer, line, speaks) in [
        (
            "enter",
            "Then I'll keep quiet from now on and leave the reading to your screen reader. F4 brings me back.",
            false,
        ),
        ("escape", "Good. F4 silences me whenever you like.", true),
    ] {
        let home = Desk::home();
        let open = || {
            let mut desk = Desk::beside_a_reader(&home, CommandOptions::default());
            desk.app().open_menu(true);
            desk.listen();
            desk
        };
        let mut desk = open();
        assert_eq!(desk.lines(), ["Serpente: dominoes by ear.", QUESTION]);
        assert_eq!(desk.press("t"), [QUESTION]);
        assert_eq!(desk.press(answer)[..2], [line, "Main menu."]);
        desk.press("down");
        assert_eq!(desk.app().speaks(), speaks);
        // The answer is saved, and the question not asked again.
        let mut desk = open();
        assert_eq!(
            desk.lines()[..2],
            ["Serpente: dominoes by ear.", "Main menu."]
        );
        assert_eq!(desk.app().speaks(), speaks);
    }
}

#[test]
fn with_our_voice_off_escape_at_a_table_says_what_it_leads_to() {
    let deal = Deal::of(&["6-6 6-4 3-1", "6-5 5-5 2-0"]);
    let mut desk = Desk::dealt(&deal, "en", "");
    desk.press("f4");
    let once_more = "Escape again for the menu.";
    assert_eq!(desk.press("escape"), [once_more]);
    assert_eq!(desk.press("escape"), ["Menu.", "Back to the table"]);
    desk.press("enter");
    // With another key in between, Escape says it again.
    desk.press_all("escape c");
    assert_eq!(desk.press("escape"), [once_more]);
}

#[test]
fn who_is_read_to_is_not_told_at_each_start_that_our_voice_is_off() {
    let hint = "My voice is off. F4 brings it back.";
    let play = || {
        serpente_arguments::parse(["play".into()])
            .expect("arguments")
            .options
    };
    let first_line = |mut desk: Desk, begin: fn(&mut Desk)| {
        begin(&mut desk);
        desk.listen();
        desk.lines().remove(0)
    };
    let table = |desk: &mut Desk| desk.app().open_table(Instant::now()).expect("a table");
    let silent = Desk::home_with("[speech]\non = false\n");
    assert_eq!(first_line(Desk::new(&silent, "en", play()), table), hint);
    // A screen reader that is known to run, and one that the player has mentioned.
    let beside = Desk::beside_a_reader(&silent, play());
    assert!(first_line(beside, table).starts_with("Salotto, "));
    let home = Desk::home();
    let mut desk = Desk::menu(&home);
    desk.press("2");
    drop(desk);
    assert!(first_line(Desk::new(&home, "en", play()), table).starts_with("Salotto, "));
    assert_eq!(Desk::menu(&home).lines()[1], "Main menu.");
    // A player who turned our voice on and off again by mistake waits for it, so it introduces itself.
    Desk::menu(&home).press_all("f4 f4");
    let mut desk = Desk::menu(&home);
    assert_eq!(desk.lines()[1], hint);
    assert_eq!(desk.tape(|tape| tape.said[0].text.clone()), hint);
    // No message is needed about a voice that was turned off.
    let mut desk = Desk::menu(&home);
    desk.lines();
    desk.app().report(Report::Unavailable, Instant::now());
    desk.listen();
    assert_eq!(desk.lines(), [""; 0]);
}
