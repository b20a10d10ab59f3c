//! Lines that wait to be written, and which of them go when nobody reads.

use super::Layout;
use std::collections::VecDeque;
use std::io;

/// How much may wait for a slow reader, in bytes.
pub(super) const MOST_WAITING: usize = 1 << 20;

/// What becomes of lines that nobody reads in time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Reader {
    /// A person at a terminal, who hears the voice all the same: the oldest lines go. They stay in the review.
    #[default]
    Person,
    /// A program at a pipe, or a file: whoever prints waits.
    Program,
}

#[derive(Debug, Default)]
pub(super) struct Queue {
    pub(super) waiting: VecDeque<Item>,
    pub(super) bytes: usize,
    pub(super) writing: bool,
    pub(super) closed: bool,
    pub(super) reader: Reader,
    /// The program is to end, whoever reads.
    pub(super) hurried: bool,
    /// Why lines were lost, unless it is that nobody reads them.
    pub(super) trouble: Option<io::ErrorKind>,
}

/// What is to be written.
#[derive(Debug)]
pub(super) enum Item {
    Line(String),
    /// The row that is being typed, and the letter that the cursor is before.
    Typed(String, usize),
    /// Lines lie so from here on.
    LayOut(Layout),
    /// The cursor goes to an empty line, for somebody else to write there.
    End,
    /// The view is cleared, and the lines that the terminal keeps above it.
    Clear,
}

impl Item {
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Line(text) | Self::Typed(text, _) => text.len(),
            Self::LayOut(_) | Self::End | Self::Clear => 0,
        }
    }
}

impl Queue {
    pub(super) fn is_full(&self) -> bool {
        self.bytes > MOST_WAITING
    }

    pub(super) fn is_done(&self) -> bool {
        self.waiting.is_empty() && !self.writing
    }

    pub(super) fn take(&mut self) -> Option<Item> {
        let item = self.waiting.pop_front()?;
        self.bytes -= item.bytes();
        Some(item)
    }

    /// Drops every line. How lines lie is no line.
    pub(super) fn drop_lines(&mut self) {
        self.waiting.retain(|item| item.bytes() == 0);
        self.bytes = 0;
    }

    /// Drops the oldest lines until there is room. How lines lie is no line.
    pub(super) fn make_room(&mut self) {
        while self.is_full()
            && let Some(oldest) = self.waiting.iter().position(|item| item.bytes() > 0)
        {
            let dropped = self.waiting.remove(oldest);
            self.bytes -= dropped.as_ref().map_or(0, Item::bytes);
        }
    }
}
