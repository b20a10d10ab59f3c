//! How lines lie on what they are written to: where each begins, and where the cursor is left.
//!
//! A screen reader makes out what is new on a terminal by the cursor. Which place of the cursor has every line spoken
//! once, after whatever key, was found by trying each with the reader itself (`script/reader`).

use std::env;

use crate::system::terminal;

/// Where a line's newline and the cursor are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    /// A pipe or a file, or a list that a shell's prompt follows: each line ends with its newline.
    Ended,
    /// A terminal of which nothing is known: the newline comes before the line, in one write with it, and the cursor
    /// stays behind the last letter. Whoever asks for the cursor's line has the line told last.
    Behind,
    /// A text console. The cursor goes back below the first letter: a braille display begins with what the cursor is on,
    /// and Fenrir takes a line that moves the cursor to the side by as much as it is long for an echo of keys, and keeps
    /// silent. It also takes what an arrow up or down changes for a shell's history if the cursor stays in its row, and
    /// then reads that one row instead of the whole line. So each line leaves the cursor in another row than the one
    /// before: where it would not, an empty row stays below. Rows end between words: Fenrir reads row by row.
    Below,
    /// A terminal in a window of GNOME's, MATE's or Xfce's (all three are VTE): each line is written into the lowest
    /// row, which is empty, and goes up by its newline. Orca speaks what ends at the cursor, or what a letter, Enter or
    /// Tab was pressed before; after an arrow, nothing else. VTE tells it of a line as ending at the cursor in two cases
    /// only: if the rows below were empty and the cursor stays behind it, or if the screen goes up and the cursor is on
    /// the new lowest row. A screen that is full is the usual case, and there the first way would have Orca repeat the
    /// line before each line; so the second holds from the first line on.
    Lowest,
}

impl Layout {
    /// What suits the terminal this program runs in.
    pub(super) fn of_this_terminal() -> Self {
        let kind = env::var("TERM").unwrap_or_default();
        Self::of(&kind, env::var_os("VTE_VERSION").is_some())
    }

    /// What suits a terminal of this kind. `is_vte`: it is one of those in a window of GNOME's, MATE's or Xfce's.
    pub(super) fn of(kind: &str, is_vte: bool) -> Self {
        match kind {
            "linux" => Self::Below,
            _ if is_vte => Self::Lowest,
            _ => Self::Behind,
        }
    }
}

/// Sends the cursor to the beginning of the lowest row: no terminal has so many rows.
const LOWEST_ROW: &str = "\x1b[9999;1H";

/// How many letters a row of a terminal holds that does not tell.
pub(super) const USUAL_COLUMNS: usize = 80;

/// How many letters a row of the terminal holds now.
pub(super) fn columns() -> usize {
    terminal::columns().unwrap_or(USUAL_COLUMNS)
}

/// A line in rows that end between words, each of fewer letters than `columns`, for the cursor to stay in it. A word that
/// is longer is cut.
fn rows(line: &str, columns: usize) -> Vec<String> {
    let width = columns.saturating_sub(1).max(1);
    let mut rows: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        match rows.last_mut() {
            Some(row) if row.chars().count() + 1 + letters.len() <= width => {
                row.push(' ');
                row.push_str(word);
            }
            _ => rows.extend(letters.chunks(width).map(String::from_iter)),
        }
    }
    rows
}

/// To the top left, erases the view, erases the lines that the terminal keeps above it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// Gives lines their place. Knows whether the line told last is still without its newline.
#[derive(Debug)]
pub(super) struct Placing {
    layout: Layout,
    /// How many newlines lead from the cursor to an empty row.
    open: usize,
    /// How many rows are below the cursor, where that matters.
    below: usize,
}

impl Placing {
    pub(super) fn new(layout: Layout) -> Self {
        Self {
            layout,
            open: 0,
            below: 0,
        }
    }

    /// Whether each line is to stand alone for a moment. Fenrir looks at a text console again and again, and of what comes
    /// at once it sees no more than fits. Orca is told of each change, and follows lines that come at once better than
    /// lines on each other's heels.
    pub(super) fn keeps_apart(&self) -> bool {
        self.layout == Layout::Below
    }

    /// Lines lie so from now on. What is to be written first.
    pub(super) fn lay_out(&mut self, layout: Layout) -> String {
        let end = self.end();
        self.layout = layout;
        end
    }

    /// What is to be written for a line, into rows of so many letters.
    pub(super) fn line(&mut self, text: &str, columns: impl FnOnce() -> usize) -> String {
        let before_it = self.below;
        let before = self.end();
        match self.layout {
            Layout::Ended => format!("{before}{text}\n"),
            Layout::Lowest => format!("{before}{LOWEST_ROW}{text}\n"),
            Layout::Behind => {
                self.open = 1;
                format!("{before}{text}")
            }
            Layout::Below => {
                let rows = rows(text, columns());
                self.open = rows.len().max(1);
                self.below = self.open - 1;
                let mut text = rows.join("\n");
                if self.below == before_it {
                    self.below += 1;
                    text.push('\n');
                }
                let up = match self.below {
                    0 => String::new(),
                    rows => format!("\x1b[{rows}A"),
                };
                format!("{before}{LOWEST_ROW}{text}\r{up}")
            }
        }
    }

    /// What is to be written for the cursor to stand on an empty line, where something else may go on.
    pub(super) fn end(&mut self) -> String {
        self.below = 0;
        "\n".repeat(std::mem::take(&mut self.open))
    }

    /// What is to be written for an empty view, with the cursor on its first line.
    pub(super) fn clear(&mut self) -> &'static str {
        (self.open, self.below) = (0, 0);
        CLEAR
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written for two lines and the end.
    fn written(layout: Layout) -> String {
        let mut placing = Placing::new(Layout::Ended);
        let begin = placing.lay_out(layout);
        let lines = ["one", "two"].map(|line| placing.line(line, || 80));
        begin + &lines.concat() + &placing.end() + &placing.end()
    }

    #[test]
    fn the_cursor_is_where_a_reader_looks_for_it_and_at_last_on_an_empty_line() {
        for (layout, expected) in [
            (Layout::Ended, "one\ntwo\n"),
            (Layout::Behind, "one\ntwo\n"),
            (
                Layout::Below,
                "\x1b[9999;1Hone\n\r\x1b[1A\n\x1b[9999;1Htwo\r\n",
            ),
            (Layout::Lowest, "\x1b[9999;1Hone\n\x1b[9999;1Htwo\n"),
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
            (Layout::Lowest, "\x1b[9999;1Htwo\n"),
        ] {
            let mut placing = Placing::new(layout);
            placing.line("one", || 80);
            assert_eq!(placing.line("two", || 80), second, "{layout:?}");
        }
    }

    /// A terminal of five rows and twelve columns.
    #[derive(Default)]
    struct Screen {
        rows: [String; 5],
        row: usize,
        column: usize,
    }

    impl Screen {
        fn write(&mut self, text: &str) {
            let mut rest = text;
            while let Some(letter) = rest.chars().next() {
                if let Some(behind) = rest.strip_prefix(LOWEST_ROW) {
                    (self.row, self.column, rest) = (4, 0, behind);
                    continue;
                }
                if let Some(behind) = rest.strip_prefix("\x1b[") {
                    let (count, behind) = behind.split_once('A').expect("up, and nothing else");
                    self.row -= count.parse::<usize>().expect("a number");
                    rest = behind;
                    continue;
                }
                match letter {
                    '\r' => self.column = 0,
                    '\n' if self.row == 4 => {
                        self.column = 0;
                        self.rows.rotate_left(1);
                        self.rows[4].clear();
                    }
                    '\n' => (self.row, self.column) = (self.row + 1, 0),
                    _ => {
                        assert_eq!(
                            self.rows[self.row].chars().count(),
                            self.column,
                            "overwritten"
                        );
                        self.rows[self.row].push(letter);
                        self.column += 1;
                        assert!(self.column < 12, "cut inside a word");
                    }
                }
                rest = &rest[letter.len_utf8()..];
            }
        }
    }

    /// Fenrir reads the cursor's row only after an arrow that leaves the cursor in its row.
    #[test]
    fn on_a_text_console_each_line_leaves_the_cursor_in_another_row_below_its_first_letter() {
        let mut screen = Screen::default();
        let mut placing = Placing::new(Layout::Below);
        let long = [
            "una riga",
            "due righe, è chiaro",
            "tre righe, tre righe, tre",
        ];
        for first in 0..27 {
            let before = screen.row;
            let line = long[[first % 3, first / 3 % 3, first / 9][first % 2]];
            screen.write(&placing.line(line, || 12));
            assert_ne!(screen.row, before, "line {first}");
            assert_eq!(screen.column, 0);
            let told = screen.rows[screen.row..].join(" ");
            assert_eq!(told.trim_end(), line);
        }
        screen.write(&placing.end());
        assert_eq!(screen.rows[screen.row], "");
    }

    #[test]
    fn a_word_longer_than_a_row_is_cut_and_nothing_else() {
        assert_eq!(rows("Elisabetta wins", 6), ["Elisa", "betta", "wins"]);
        assert!(rows("", 6).is_empty());
        assert_eq!(rows("ab", 0), ["a", "b"]);
    }

    #[test]
    fn what_is_laid_out_anew_begins_on_a_line_of_its_own() {
        let mut placing = Placing::new(Layout::Behind);
        placing.line("one", || 80);
        assert_eq!(placing.lay_out(Layout::Ended), "\n");
        assert_eq!(placing.line("two", || 80), "two\n");
        assert_eq!(placing.end(), "");
    }

    #[test]
    fn a_cleared_view_has_no_line_to_end() {
        let mut placing = Placing::new(Layout::Behind);
        placing.line("a hand", || 80);
        assert_eq!(placing.clear(), CLEAR);
        assert_eq!(placing.line("two", || 80), "two");
    }
}
