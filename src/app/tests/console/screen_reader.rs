//! Announcements for players with a screen reader.

use std::time::{Duration, Instant};

use serpente_arguments::CommandOptions;
use serpente_device::speech::Report;
use serpente_text::announce::Cue;

use super::{Deal, Desk};

const QUESTION: &str = "A screen reader is running. Enter: it reads, and I keep quiet. Escape: I speak with a voice of my own.";

const SENTENCE: &str = "Press Enter when this has been read, Escape to skip: then the game knows how fast your screen reader speaks, and others wait for you.";

/// Makes a program whose player has just said that a screen reader reads the lines.
fn read_to() -> Desk {
    let mut desk = Desk::beside_a_reader(&Desk::home(), CommandOptions::default());
    desk.app().open_menu(true);
    desk.listen();
    desk.lines();
    assert_eq!(desk.press("enter")[1], SENTENCE);
    desk
}

#[test]
fn the_speed_of_the_reader_is_what_it_takes_to_read_a_sentence() {
    for (milliseconds, told) in [
        // Twenty-five words, the nineteen of the answer before them, and the key that was pressed before.
        (17_900, "Speed of the screen reader: 150 words a minute"),
        (6_900, "Speed of the screen reader: 400 words a minute"),
        (60_000, "Speed of the screen reader: 60 words a minute"),
        (1_000, "That was too quick to measure. Nothing has changed."),
    ] {
        let mut desk = read_to();
        desk.wait(Duration::from_millis(milliseconds - 260));
        let mut lines = desk.press("enter");
        // At the measured speed.
        lines.extend(desk.wait(Duration::from_secs(20)));
        assert_eq!(lines[..2], [told, "Main menu."]);
    }
}

/// Nobody knows yet how fast the reader is, so that a question which waits for it may come into a match.
#[test]
fn a_quick_reader_is_asked_before_anything_else_can_be_done() {
    let mut desk = Desk::beside_a_reader(
        &Desk::home_with("reading = 150\n"),
        CommandOptions::default(),
    );
    desk.app().open_menu(true);
    desk.wait(Duration::from_secs(60));
    assert_eq!(desk.press("enter")[1], SENTENCE);
    let mut later = desk.press_all("escape enter enter");
    later.extend(desk.wait(Duration::from_secs(60)));
    assert!(!later.iter().any(|line| line == SENTENCE), "{later:?}");
}

#[test]
fn the_sentence_is_read_again_skipped_and_read_whenever_somebody_likes() {
    let mut desk = read_to();
    for key in ["t", "r"] {
        desk.wait(Duration::from_secs(30));
        assert_eq!(desk.press(key), [SENTENCE], "{key}");
    }
    desk.wait(Duration::from_millis(10_040));
    let told = desk.press("enter").remove(0);
    assert_eq!(told, "Speed of the screen reader: 150 words a minute");
    let mut desk = read_to();
    assert_eq!(desk.press("escape")[0], "Main menu.");
    desk.press("f2");
    assert_eq!(desk.press("m"), ["Measure the speed of the screen reader"]);
    assert_eq!(desk.press("enter"), [SENTENCE]);
    desk.wait(Duration::from_millis(5_040));
    assert_eq!(
        desk.press("enter"),
        ["Speed of the screen reader: 300 words a minute"]
    );
    assert_eq!(desk.press("up"), ["Language: English"]);
    // If our voice speaks, there is nothing to measure.
    desk.press_all("f4 f2");
    assert_ne!(desk.press("m"), ["Measure the speed of the screen reader"]);
}

#[test]
fn one_s_own_lays_are_told_as_one_likes() {
    let deal = Deal::of(&["6-6 6-4 3-1", "6-5 5-5 2-0"]);
    for (echo, told) in [
        ("full", vec!["You: double 6."]),
        ("short", vec!["You: double 6."]),
        ("off", Vec::new()),
    ] {
        let mut desk = Desk::dealt(&deal, "en", &format!("echo = \"{echo}\""));
        assert_eq!(desk.press_all("z enter")[1..], told, "{echo}");
        // The line rings and can be reviewed.
        assert!(desk.tape(|tape| tape.cues.contains(&Cue::Double)), "{echo}");
        assert_eq!(
            desk.press("page-up").last().map(|line| &line[..]),
            Some("You: double 6.")
        );
        let lines = desk.wait(Duration::from_secs(8));
        assert!(
            lines.iter().any(|line| line.starts_with("Bo: ")),
            "{lines:?}"
        );
    }
    let second = |echo: &str| {
        let mut desk = Desk::dealt(&deal, "en", &format!("echo = \"{echo}\""));
        desk.press_all("z enter");
        desk.wait(Duration::from_secs(8));
        let mut lines = desk.press_all("z enter d").into_iter();
        lines.find(|line| line.starts_with("You: ")).expect("a lay")
    };
    assert!(second("full").starts_with("You: 6 4, "));
    assert_eq!(second("short"), "You: 6 4.");
}

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
        let next = if speaks { "Main menu." } else { SENTENCE };
        assert_eq!(desk.press(answer)[..2], [line, next]);
        desk.press_all("escape down");
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

#[test]
fn a_missing_voice_is_told_once_for_all() {
    let home = Desk::home_with("[speech]\non = true\n");
    let told =
        "The system has no voice yet; one comes with the package speech-dispatcher-espeak-ng.";
    for expected in [&[told][..], &[]] {
        let mut desk = Desk::menu(&home);
        desk.lines();
        desk.app().report(Report::NoneInstalled, Instant::now());
        desk.listen();
        assert_eq!(desk.lines(), expected);
    }
}
