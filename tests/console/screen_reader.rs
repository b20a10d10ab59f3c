//! What is told to who reads with a screen reader.

use serpente::console::arguments::Options;

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
            let mut desk = Desk::new(&home, "en", Options::default());
            desk.app().open_menu(true, || true);
            desk.listen();
            desk
        };
        let mut desk = open();
        assert_eq!(desk.lines(), ["Serpente: dominoes by ear.", QUESTION]);
        assert_eq!(desk.press("t"), [QUESTION]);
        assert_eq!(desk.press(answer)[..2], [line, "Main menu."]);
        desk.press("down");
        assert_eq!(desk.app().speaks(), speaks);
        // The answer is kept, and nobody is asked again.
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
    // Another key between: Escape says it again.
    desk.press_all("escape c");
    assert_eq!(desk.press("escape"), [once_more]);
}
