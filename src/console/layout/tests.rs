use super::*;

const SIZE: Size = Size {
    columns: 80,
    rows: Some(24),
};

/// Returns the output that scrolls the view when its content is unknown.
fn room() -> String {
    format!("{LOWEST_ROW}{}\x1b[1;1H", "\n".repeat(24))
}

/// Returns the output for two lines and the end.
fn written(layout: Layout) -> String {
    let mut placing = Placing::new(Layout::Ended);
    let begin = placing.lay_out(layout);
    let mut output = begin;
    for text in ["one", "two"] {
        let line = placing.line(text, || SIZE);
        output += &line.room;
        output += &line.text;
    }
    output + &placing.end() + &placing.end()
}

#[test]
fn the_cursor_is_where_a_reader_looks_for_it_and_at_last_on_an_empty_line() {
    for (layout, expected) in [
        (Layout::Ended, "one\ntwo\n".to_owned()),
        (Layout::Behind, room() + "one\ntwo\n"),
        (
            Layout::Below,
            "\x1b[9999;1Hone\n\r\x1b[1A\n\x1b[9999;1Htwo\r\n".to_owned(),
        ),
    ] {
        assert_eq!(written(layout), expected, "{layout:?}");
    }
}

#[test]
fn a_newline_comes_together_with_the_line_behind_it() {
    for (layout, second) in [
        (Layout::Ended, "two\n"),
        (Layout::Behind, "\ntwo"),
        (Layout::Below, "\n\x1b[9999;1Htwo\r"),
    ] {
        let mut placing = Placing::new(layout);
        placing.line("one", || SIZE);
        assert_eq!(
            placing.line("two", || SIZE),
            TerminalWrite::from(second.to_owned())
        );
    }
}

/// A terminal of five rows and twelve columns.
#[derive(Default)]
struct Screen {
    rows: [String; 5],
    row: usize,
    column: usize,
    /// How often the view scrolled.
    ups: usize,
}

const SMALL: Size = Size {
    columns: 12,
    rows: Some(5),
};

impl Screen {
    fn write(&mut self, text: &str) {
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            if let Some(behind) = rest.strip_prefix(LOWEST_ROW) {
                (self.row, self.column, rest) = (4, 0, behind);
                continue;
            }
            if let Some(behind) = rest.strip_prefix("\x1b[") {
                let end = behind.find(|letter: char| letter.is_ascii_alphabetic());
                let (numbers, command) = behind.split_at(end.expect("a command"));
                let first = numbers.split(';').next().expect("a number");
                let number: usize = first.parse().expect("a number");
                match &command[..1] {
                    "A" => self.row -= number,
                    "H" => (self.row, self.column) = (number - 1, 0),
                    other => panic!("{other}"),
                }
                rest = &command[1..];
                continue;
            }
            match letter {
                '\r' => self.column = 0,
                '\n' if self.row == 4 => {
                    self.column = 0;
                    self.rows.rotate_left(1);
                    self.rows[4].clear();
                    self.ups += 1;
                }
                '\n' => (self.row, self.column) = (self.row + 1, 0),
                _ => {
                    let length = self.rows[self.row].chars().count();
                    assert_eq!(length, self.column, "overwritten");
                    self.rows[self.row].push(letter);
                    self.column += 1;
                    assert!(self.column < 12, "cut inside a word");
                }
            }
            rest = &rest[letter.len_utf8()..];
        }
    }
}

const LINES: [&str; 3] = [
    "una riga",
    "due righe, è chiaro",
    "tre righe, tre righe, tre",
];

/// Fenrir reads the cursor's row only after an arrow that leaves the cursor in its row.
#[test]
fn on_a_text_console_each_line_leaves_the_cursor_in_another_row_below_its_first_letter() {
    let mut screen = Screen::default();
    let mut placing = Placing::new(Layout::Below);
    for first in 0..27 {
        let before = screen.row;
        let line = LINES[[first % 3, first / 3 % 3, first / 9][first % 2]];
        screen.write(&placing.line(line, || SMALL).text);
        assert_ne!(screen.row, before, "line {first}");
        assert_eq!(screen.column, 0);
        let told = screen.rows[screen.row..].join(" ");
        assert_eq!(told.trim_end(), line);
    }
    screen.write(&placing.end());
    assert_eq!(screen.rows[screen.row], "");
}

/// Orca takes text that a line scrolls out of the view for deleted, and the line before for new.
#[test]
fn behind_a_line_the_view_goes_up_only_to_make_room() {
    let mut screen = Screen::default();
    screen.write("$ serpente\n\n\n\n");
    let mut placing = Placing::new(Layout::Behind);
    for first in 0..27 {
        let line = LINES[[first % 3, first / 3 % 3, first / 9][first % 2]];
        let written = placing.line(line, || SMALL);
        screen.write(&written.room);
        let before = screen.ups;
        screen.write(&written.text);
        assert_eq!(screen.ups, before, "line {first}");
        let told = screen.rows[..=screen.row].join(" ");
        assert!(told.trim_end().ends_with(line), "line {first}: {told}");
        assert_eq!(screen.column, screen.rows[screen.row].chars().count());
    }
}

#[test]
fn a_terminal_of_another_size_has_room_made_anew() {
    let mut placing = Placing::new(Layout::Behind);
    assert_ne!(placing.line("one", || SIZE).room, "");
    assert_eq!(placing.line("two", || SIZE).room, "");
    assert_ne!(placing.line("three", || SMALL).room, "");
    placing.end();
    assert_ne!(placing.line("behind the shell's", || SMALL).room, "");
}

#[test]
fn a_terminal_that_takes_no_escape_sequences_gets_none() {
    let plain = Size::reported(0, 24, false);
    let mut placing = Placing::new(Layout::Behind);
    assert_eq!(
        placing.line("one", || plain),
        TerminalWrite::from("one".to_owned())
    );
    assert_eq!(
        placing.line("two", || plain),
        TerminalWrite::from("\ntwo".to_owned())
    );
}

#[test]
fn what_is_typed_has_a_row_of_its_own_until_a_line_comes() {
    let mut placing = Placing::new(Layout::Behind);
    placing.line("Your name?", || SIZE);
    let mut typed = |text: &str| {
        let cursor = text.chars().count();
        placing.typed(text, cursor, || SIZE).text
    };
    assert_eq!(typed("A"), "\nA");
    assert_eq!(typed("Ad"), "d");
    assert_eq!(typed("A"), "\x1b[1D\x1b[K");
    assert_eq!(
        placing.line("Bo sits down.", || SIZE).text,
        "\nBo sits down."
    );
    assert_eq!(placing.typed("Ad", 2, || SIZE).text, "\nAd");
    let mut ended = Placing::new(Layout::Ended);
    assert_eq!(ended.typed("Ad", 2, || SIZE), TerminalWrite::default());
}

#[test]
fn what_is_laid_out_anew_begins_on_a_line_of_its_own() {
    let mut placing = Placing::new(Layout::Behind);
    placing.line("one", || SIZE);
    assert_eq!(placing.lay_out(Layout::Ended), "\n");
    assert_eq!(placing.line("two", || SIZE).text, "two\n");
    assert_eq!(placing.end(), "");
}

#[test]
fn a_cleared_view_has_no_line_to_end() {
    let mut placing = Placing::new(Layout::Behind);
    placing.line("a hand", || SIZE);
    assert_eq!(placing.clear(), CLEAR);
    assert_eq!(
        placing.line("two", || SIZE),
        TerminalWrite::from("two".to_owned())
    );
}

#[test]
fn a_terminal_that_keeps_lines_is_known_by_its_name() {
    for kind in [
        "",
        "dumb",
        "unknown",
        "screen",
        "screen-256color",
        "screen.xterm-256color",
    ] {
        assert!(keeps_lines(kind), "{kind}");
    }
    for kind in ["xterm-256color", "tmux-256color", "linux", "xterm-kitty"] {
        assert!(!keeps_lines(kind), "{kind}");
    }
}
