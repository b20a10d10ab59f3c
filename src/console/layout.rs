//! How lines lie on what they are written to: where each begins, and where the cursor is left.
//!
//! A screen reader makes out what is new on a terminal by the cursor. Which place of the cursor has every line spoken
//! once, after whatever key, was found by trying each with the reader itself (`script/reader`).

use std::env;

/// Where a line's newline and the cursor are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    /// A pipe or a file, or a list that a shell's prompt follows: each line ends with its newline.
    Ended,
    /// A terminal of which nothing is known: the newline comes before the line, in one write with it, and the cursor
    /// stays behind the last letter. Who asks for the cursor's line has the line told last.
    Behind,
    /// A text console. As [`Behind`](Self::Behind), but the cursor goes back below the first letter: Fenrir takes a line
    /// that moves the cursor to the side by as much as it is long for an echo of keys, and keeps silent; and a braille
    /// display begins with what the cursor is on.
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
        if env::var_os("TERM").is_some_and(|kind| kind == "linux") {
            Self::Below
        } else if env::var_os("VTE_VERSION").is_some() {
            Self::Lowest
        } else {
            Self::Behind
        }
    }
}

/// Sends the cursor to the beginning of the lowest row: no terminal has so many rows.
const LOWEST_ROW: &str = "\x1b[9999;1H";

/// Gives lines their place. Knows whether the line told last is still without its newline.
#[derive(Debug)]
pub(super) struct Placing {
    layout: Layout,
    is_open: bool,
}

impl Placing {
    pub(super) fn new(layout: Layout) -> Self {
        Self {
            layout,
            is_open: false,
        }
    }

    /// Lines lie so from now on. What is to be written first.
    pub(super) fn lay_out(&mut self, layout: Layout) -> &'static str {
        let end = self.end();
        self.layout = layout;
        end
    }

    /// What is to be written for a line.
    pub(super) fn line(&mut self, text: &str) -> String {
        let before = self.end();
        match self.layout {
            Layout::Ended => format!("{before}{text}\n"),
            Layout::Lowest => format!("{before}{LOWEST_ROW}{text}\n"),
            Layout::Behind | Layout::Below => {
                self.is_open = true;
                let after = if self.layout == Layout::Below {
                    "\r"
                } else {
                    ""
                };
                format!("{before}{text}{after}")
            }
        }
    }

    /// What is to be written for the cursor to stand on an empty line, where something else may go on.
    pub(super) fn end(&mut self) -> &'static str {
        if std::mem::take(&mut self.is_open) {
            "\n"
        } else {
            ""
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written for two lines and the end.
    fn written(layout: Layout) -> String {
        let mut placing = Placing::new(Layout::Ended);
        let begin = placing.lay_out(layout).to_owned();
        begin + &placing.line("one") + &placing.line("two") + placing.end() + placing.end()
    }

    #[test]
    fn the_cursor_is_where_a_reader_looks_for_it_and_at_last_on_an_empty_line() {
        for (layout, expected) in [
            (Layout::Ended, "one\ntwo\n"),
            (Layout::Behind, "one\ntwo\n"),
            (Layout::Below, "one\r\ntwo\r\n"),
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
            (Layout::Below, "\ntwo\r"),
            (Layout::Lowest, "\x1b[9999;1Htwo\n"),
        ] {
            let mut placing = Placing::new(layout);
            placing.line("one");
            assert_eq!(placing.line("two"), second, "{layout:?}");
        }
    }

    #[test]
    fn what_is_laid_out_anew_begins_on_a_line_of_its_own() {
        let mut placing = Placing::new(Layout::Behind);
        placing.line("one");
        assert_eq!(placing.lay_out(Layout::Ended), "\n");
        assert_eq!(placing.line("two"), "two\n");
        assert_eq!(placing.end(), "");
    }
}
