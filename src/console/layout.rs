//! The placing of lines in the output: where each line begins, and where the cursor is left.
//!
//! A screen reader uses the cursor to detect new text on a terminal. Which cursor position makes it speak every line exactly
//! once, whichever key was pressed, was found by trying each with the screen reader itself (`script/reader`).

mod cells;
mod rows;
mod typed;

use std::env;
use std::ops::RangeInclusive;
use std::time::Duration;

pub use cells::clusters;
use rows::rows;
use serpente_system::terminal;
use typed::TypedRow;

/// The position of a line's newline and of the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// A pipe or a file, or a list that a shell's prompt follows: each line ends with its newline.
    Ended,
    /// A terminal: the newline comes before the line, in one write with it, and the cursor stays behind the last letter, where
    /// a braille display and Orca look for it. The newline of a line never scrolls the view: Orca would take the line before
    /// for new, and the text that scrolls out of the view for deleted. A full view is scrolled in a separate step, as far as
    /// possible, before the line is written.
    Behind,
    /// A text console. The cursor goes back below the first letter, because a braille display begins with the text at the
    /// cursor. Fenrir takes a line for an echo of keys, and does not speak it, if the line moves the cursor to the side by its
    /// own length. If an arrow up or down changes text and the cursor stays in its row, Fenrir takes that text for a shell's
    /// history and reads only that row instead of the whole line. So each line leaves the cursor in another row than the line
    /// before; if it would not, an empty row is added below.
    Below,
}

impl Layout {
    /// Returns the layout that suits the terminal in which this program runs.
    pub fn of_this_terminal() -> Self {
        Self::of(&env::var("TERM").unwrap_or_default())
    }

    /// Returns the layout that suits a terminal of this kind.
    pub fn of(kind: &str) -> Self {
        match kind {
            "linux" => Self::Below,
            _ => Self::Behind,
        }
    }
}

/// Returns whether a terminal of this kind understands escape sequences, as far as its name says so.
pub fn understands_sequences(kind: &str) -> bool {
    !matches!(kind, "" | "dumb" | "unknown")
}

/// Returns whether a terminal of this kind may keep lines that were cleared: it does not understand how to clear them, or is GNU
/// Screen, which keeps the lines above its window.
pub fn keeps_lines(kind: &str) -> bool {
    !understands_sequences(kind)
        || kind == "screen"
        || kind.starts_with("screen.")
        || kind.starts_with("screen-")
}

/// The number of columns to assume if the terminal does not report it.
const USUAL_COLUMNS: usize = 80;

/// The number of rows a terminal must have for its view to be scrolled: with fewer there is no room to make, and no window
/// shows more.
const ROWS: RangeInclusive<usize> = 4..=1000;

/// With fewer columns than this, hardly a word fits in a row.
const FEW_COLUMNS: usize = 20;

/// The size of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// The number of columns.
    columns: usize,
    /// The number of rows, if the cursor can be sent to one of them. Otherwise the terminal breaks the lines.
    rows: Option<usize>,
}

impl Size {
    /// Creates the size that a terminal reports, with 0 for an unknown number. `moves_cursor`: the terminal understands escape
    /// sequences.
    pub fn reported(columns: usize, rows: usize, moves_cursor: bool) -> Self {
        Self {
            columns: if columns == 0 { USUAL_COLUMNS } else { columns },
            rows: Some(rows)
                .filter(|rows| moves_cursor && columns >= FEW_COLUMNS && ROWS.contains(rows)),
        }
    }

    /// Returns the current size of this program's terminal.
    pub fn of_this_terminal() -> Self {
        let (columns, rows) = terminal::size().unwrap_or_default();
        Self::reported(columns, rows, terminal::can_make_room())
    }
}

/// Moves the cursor to the beginning of the lowest row: terminals stop at their last row, and none has 9999.
const LOWEST_ROW: &str = "\x1b[9999;1H";

/// Moves the cursor to the top left, erases the view, and erases the lines that the terminal keeps above it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// How long the scrolled view stays empty before the line is written, so that a screen reader notices the change by itself.
pub const ROOM_STANDS: Duration = Duration::from_millis(100);

/// The output for a line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TerminalWrite {
    /// The part that scrolls the view; written first, and [`ROOM_STANDS`] before the rest.
    pub room: String,
    /// The rest.
    pub text: String,
}

impl From<String> for TerminalWrite {
    fn from(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

/// Places lines in the output. Keeps track of whether the last line still lacks its newline.
#[derive(Debug)]
pub struct Placing {
    layout: Layout,
    /// The number of newlines that lead from the cursor to an empty row.
    open: usize,
    /// The number of rows below the cursor, in a text console.
    below: usize,
    /// The size of the terminal, and the row of the cursor, from 0. `None` if another program may have written to the terminal.
    at: Option<(Size, usize)>,
    /// The row being typed, if it was written last.
    typed: Option<TypedRow>,
}

impl Placing {
    /// Starts with nothing written, in this layout.
    pub fn new(layout: Layout) -> Self {
        Self {
            layout,
            open: 0,
            below: 0,
            at: None,
            typed: None,
        }
    }

    /// Returns whether to pause between lines. Fenrir polls a text console, and of text that arrives at once it sees no more
    /// than fits on the screen. Orca is notified of each change; it follows lines written at once better than lines in quick
    /// succession.
    pub fn keeps_apart(&self) -> bool {
        self.layout == Layout::Below
    }

    /// Changes the layout. Returns the output to write first.
    pub fn lay_out(&mut self, layout: Layout) -> String {
        let end = self.end();
        self.layout = layout;
        end
    }

    /// Returns the output for a line.
    pub fn line(&mut self, text: &str, size: impl FnOnce() -> Size) -> TerminalWrite {
        self.typed = None;
        match self.layout {
            Layout::Ended => TerminalWrite::from(format!("{}{text}\n", self.newlines())),
            Layout::Behind => {
                let size = size();
                let rows = match size.rows {
                    Some(_) => rows(text, size.columns),
                    None => vec![text.to_owned()],
                };
                self.behind(&rows, size)
            }
            Layout::Below => TerminalWrite::from(self.below(&rows(text, size().columns))),
        }
    }

    /// Returns the output that makes the row being typed show this text, with the cursor before the letter at `cursor`. A file
    /// or a pipe gets only the finished line, not each step of typing.
    pub fn typed(
        &mut self,
        text: &str,
        cursor: usize,
        size: impl FnOnce() -> Size,
    ) -> TerminalWrite {
        if self.layout == Layout::Ended {
            return TerminalWrite::default();
        }
        let size = size();
        let wanted = TypedRow::new(text, cursor, size.columns);
        if let Some(before) = &self.typed
            && let Some(text) = before.change_to(&wanted)
        {
            self.typed = Some(wanted);
            return text.into();
        }
        let mut written = match self.layout {
            // A row of its own, like a line; the cursor stays in it.
            Layout::Below => {
                let before = self.newlines();
                (self.open, self.below) = (1, 0);
                TerminalWrite::from(format!("{before}{LOWEST_ROW}"))
            }
            _ => self.behind(&[String::new()], size),
        };
        written.text += &wanted.written();
        self.typed = Some(wanted);
        written
    }

    fn behind(&mut self, rows: &[String], size: Size) -> TerminalWrite {
        let count = rows.len().max(1);
        let text = rows.join("\n");
        let known = self.at.filter(|(before, _)| *before == size);
        let free = known.map(|(_, row)| row + self.open);
        let before = self.newlines();
        self.open = 1;
        let Some(height) = size.rows else {
            self.at = None;
            return TerminalWrite::from(before + &text);
        };
        match free {
            Some(first) if first + count <= height => {
                self.at = Some((size, first + count - 1));
                TerminalWrite::from(before + &text)
            }
            free => {
                // If the position is unknown, all rows scroll out of the view; otherwise the last row stays in it.
                let (up, first) = match free {
                    None => (height, 0),
                    Some(_) => (height - 2, 2),
                };
                self.at = Some((size, (first + count - 1).min(height - 1)));
                TerminalWrite {
                    room: format!("{LOWEST_ROW}{}\x1b[{};1H", "\n".repeat(up), first + 1),
                    text,
                }
            }
        }
    }

    fn below(&mut self, rows: &[String]) -> String {
        let before_it = self.below;
        let before = self.newlines();
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

    /// Returns the newlines that lead to an empty row.
    fn newlines(&mut self) -> String {
        self.below = 0;
        "\n".repeat(std::mem::take(&mut self.open))
    }

    /// Returns the output that moves the cursor to an empty line, so that other output may follow.
    pub fn end(&mut self) -> String {
        (self.at, self.typed) = (None, None);
        self.newlines()
    }

    /// Returns the output that empties the view, and puts the cursor on its first line.
    pub fn clear(&mut self) -> &'static str {
        (self.open, self.below) = (0, 0);
        self.typed = None;
        self.at = self.at.map(|(size, _)| (size, 0));
        CLEAR
    }
}

#[cfg(test)]
mod tests;
