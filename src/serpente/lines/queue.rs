//! The queue of lines to write, and the lines that are dropped if they are not read in time.

use super::Layout;
use std::collections::VecDeque;
use std::io;

/// How many bytes may wait for a slow reader.
pub(super) const MOST_WAITING: usize = 1 << 20;

/// The reader of the lines, which decides what happens if they are not read in time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum UnreadPolicy {
    /// A person at a terminal, who hears the voice as well: the oldest lines are dropped. They can
    /// still be reviewed.
    #[default]
    Person,
    /// A program at a pipe, or a file: the program waits.
    Program,
}

#[derive(Debug, Default)]
pub(super) struct LineQueue {
    pub(super) waiting: VecDeque<QueuedWrite>,
    pub(super) bytes: usize,
    pub(super) writing: bool,
    pub(super) closed: bool,
    pub(super) reader: UnreadPolicy,
    /// Whether the program is ending and no longer waits for readers.
    pub(super) hurried: bool,
    /// Why lines were lost, unless it was because their reader closed the pipe.
    pub(super) trouble: Option<io::ErrorKind>,
}

/// An item to write.
#[derive(Debug)]
pub(super) enum QueuedWrite {
    Line(String),
    /// The row that is being typed, and the number of the letter before which the cursor stands.
    Typed(String, usize),
    /// A change of layout for all further lines.
    LayOut(Layout),
    /// Move the cursor to an empty line, so that another program can write there.
    End,
    /// Clear the terminal and its scrollback.
    Clear,
}

impl QueuedWrite {
    pub(super) fn bytes(&self) -> usize {
        match self {
            Self::Line(text) | Self::Typed(text, _) => text.len(),
            Self::LayOut(_) | Self::End | Self::Clear => 0,
        }
    }
}

impl LineQueue {
    /// Returns whether the program waits for the reader.
    pub(super) fn is_waited_for(&self) -> bool {
        self.reader == UnreadPolicy::Program && !self.hurried
    }

    pub(super) fn is_full(&self) -> bool {
        self.bytes > MOST_WAITING
    }

    pub(super) fn is_done(&self) -> bool {
        self.waiting.is_empty() && !self.writing
    }

    /// Returns whether something is left to be written.
    pub(super) fn is_left(&self) -> bool {
        !self.closed && !self.is_done()
    }

    pub(super) fn take(&mut self) -> Option<QueuedWrite> {
        let item = self.waiting.pop_front()?;
        self.bytes -= item.bytes();
        Some(item)
    }

    /// Drops every line. Changes of layout are kept.
    pub(super) fn drop_lines(&mut self) {
        self.waiting.retain(|item| item.bytes() == 0);
        self.bytes = 0;
    }

    /// Drops the oldest lines until there is room. Changes of layout are kept.
    pub(super) fn make_room(&mut self) {
        while self.is_full()
            && let Some(oldest) = self.waiting.iter().position(|item| item.bytes() > 0)
        {
            let dropped = self.waiting.remove(oldest);
            self.bytes -= dropped.as_ref().map_or(0, QueuedWrite::bytes);
        }
    }
}
