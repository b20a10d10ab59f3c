//! How lines lie on what they are written to: where each begins, and where the cursor is left.
//!
//! A screen reader makes out what is new on a terminal by the cursor. Which place of the cursor has every line spoken
//! once, after whatever key, was found by trying each with the reader itself (`script/reader`).

mod rows;
mod typed;

use std::env;
use std::ops::RangeInclusive;
use std::time::Duration;

use rows::rows;
use serpente_system::terminal;
use typed::TypedRow;

/// Where a line's newline and the cursor are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// A pipe or a file, or a list that a shell's prompt follows: each line ends with its newline.
    Ended,
    /// A terminal: the newline comes before the line, in one write with it, and the cursor stays behind the last letter,
    /// where a braille display and Orca look for it. The view never goes up by the newline of a line: Orca would take
    /// the line before for new, and what leaves the view for deleted. Once it is full it goes up by itself, as far as it
    /// can, and only then comes the line.
    Behind,
    /// A text console. The cursor goes back below the first letter: a braille display begins with what the cursor is on,
    /// and Fenrir takes a line that moves the cursor to the side by as much as it is long for an echo of keys, and keeps
    /// silent. It also takes what an arrow up or down changes for a shell's history if the cursor stays in its row, and
    /// then reads that one row instead of the whole line. So each line leaves the cursor in another row than the one
    /// before: where it would not, an empty row stays below.
    Below,
}

impl Layout {
    /// What suits the terminal this program runs in.
    pub fn of_this_terminal() -> Self {
        Self::of(&env::var("TERM").unwrap_or_default())
    }

    /// What suits a terminal of this kind.
    pub fn of(kind: &str) -> Self {
        match kind {
            "linux" => Self::Below,
            _ => Self::Behind,
        }
    }
}

/// How many letters a row of a terminal holds that does not tell.
const USUAL_COLUMNS: usize = 80;

/// So many rows a terminal has in which room is made: in fewer there is none to make, and no window shows more.
const ROWS: RangeInclusive<usize> = 4..=1000;

/// In rows of fewer letters hardly a word fits.
const FEW_COLUMNS: usize = 20;

/// How much a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Size {
    /// How many letters a row holds.
    columns: usize,
    /// How many rows there are, where the cursor can be sent to one of them. Elsewhere lines break as the terminal has it.
    rows: Option<usize>,
}

impl Size {
    /// A terminal that tells this; 0 where it does not. `moves_cursor`: it takes escape sequences for what they mean.
    pub fn told(columns: usize, rows: usize, moves_cursor: bool) -> Self {
        Self {
            columns: if columns == 0 { USUAL_COLUMNS } else { columns },
            rows: Some(rows)
                .filter(|rows| moves_cursor && columns >= FEW_COLUMNS && ROWS.contains(rows)),
        }
    }

    /// This program's terminal, now.
    pub fn of_this_terminal() -> Self {
        let (columns, rows) = terminal::size().unwrap_or_default();
        Self::told(columns, rows, terminal::can_make_room())
    }
}

/// Sends the cursor to the beginning of the lowest row: no terminal has so many rows.
const LOWEST_ROW: &str = "\x1b[9999;1H";

/// To the top left, erases the view, erases the lines that the terminal keeps above it.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// How long the room that was made stands empty before the line comes, for a screen reader to notice it by itself.
pub const ROOM_STANDS: Duration = Duration::from_millis(100);

/// What is to be written.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Written {
    /// What makes room first, and stands alone for [`ROOM_STANDS`].
    pub room: String,
    /// The rest.
    pub text: String,
}

impl From<String> for Written {
    fn from(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }
}

/// Gives lines their place. Knows whether the line told last is still without its newline.
#[derive(Debug)]
pub struct Placing {
    layout: Layout,
    /// How many newlines lead from the cursor to an empty row.
    open: usize,
    /// How many rows are below the cursor, in a text console.
    below: usize,
    /// How large the terminal was, and which of its rows the cursor is in, from 0. Nothing is known where somebody else
    /// may have written.
    at: Option<(Size, usize)>,
    /// What is being typed, if that is what was written last.
    typed: Option<TypedRow>,
}

impl Placing {
    /// Nothing written yet, to be laid out like this.
    pub fn new(layout: Layout) -> Self {
        Self {
            layout,
            open: 0,
            below: 0,
            at: None,
            typed: None,
        }
    }

    /// Whether each line is to stand alone for a moment. Fenrir looks at a text console again and again, and of what comes
    /// at once it sees no more than fits. Orca is told of each change, and follows lines that come at once better than
    /// lines on each other's heels.
    pub fn keeps_apart(&self) -> bool {
        self.layout == Layout::Below
    }

    /// Lines lie so from now on. What is to be written first.
    pub fn lay_out(&mut self, layout: Layout) -> String {
        let end = self.end();
        self.layout = layout;
        end
    }

    /// What is to be written for a line.
    pub fn line(&mut self, text: &str, size: impl FnOnce() -> Size) -> Written {
        self.typed = None;
        match self.layout {
            Layout::Ended => Written::from(format!("{}{text}\n", self.newlines())),
            Layout::Behind => {
                let size = size();
                let rows = match size.rows {
                    Some(_) => rows(text, size.columns),
                    None => vec![text.to_owned()],
                };
                self.behind(&rows, size)
            }
            Layout::Below => Written::from(self.below(&rows(text, size().columns))),
        }
    }

    /// What is to be written for the row that is being typed to be this, with the cursor before this one of its letters.
    /// Who writes into a file or a pipe reads there what became of it, not how it was typed.
    pub fn typed(&mut self, text: &str, cursor: usize, size: impl FnOnce() -> Size) -> Written {
        if self.layout == Layout::Ended {
            return Written::default();
        }
        let size = size();
        let wanted = TypedRow::new(text, cursor, size.columns);
        if let Some(before) = &self.typed
            && let Some(text) = before.change_to(&wanted)
        {
            self.typed = Some(wanted);
            return Written {
                text,
                ..Written::default()
            };
        }
        let mut written = match self.layout {
            // A row of its own, as a line's; the cursor stays in it.
            Layout::Below => {
                let before = self.newlines();
                (self.open, self.below) = (1, 0);
                Written::from(format!("{before}{LOWEST_ROW}"))
            }
            _ => self.behind(&[String::new()], size),
        };
        written.text += &wanted.written();
        self.typed = Some(wanted);
        written
    }

    fn behind(&mut self, rows: &[String], size: Size) -> Written {
        let count = rows.len().max(1);
        let text = rows.join("\n");
        let known = self.at.filter(|(before, _)| *before == size);
        let free = known.map(|(_, row)| row + self.open);
        let before = self.newlines();
        self.open = 1;
        let Some(height) = size.rows else {
            self.at = None;
            return Written::from(before + &text);
        };
        match free {
            Some(first) if first + count <= height => {
                self.at = Some((size, first + count - 1));
                Written::from(before + &text)
            }
            free => {
                // Where nothing is known all goes out of the view, else the last row stays in it.
                let (up, first) = match free {
                    None => (height, 0),
                    Some(_) => (height - 2, 2),
                };
                self.at = Some((size, (first + count - 1).min(height - 1)));
                Written {
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

    /// What leads to an empty row.
    fn newlines(&mut self) -> String {
        self.below = 0;
        "\n".repeat(std::mem::take(&mut self.open))
    }

    /// What is to be written for the cursor to stand on an empty line, where something else may go on.
    pub fn end(&mut self) -> String {
        (self.at, self.typed) = (None, None);
        self.newlines()
    }

    /// What is to be written for an empty view, with the cursor on its first line.
    pub fn clear(&mut self) -> &'static str {
        (self.open, self.below) = (0, 0);
        self.typed = None;
        self.at = self.at.map(|(size, _)| (size, 0));
        CLEAR
    }
}

#[cfg(test)]
mod tests;
