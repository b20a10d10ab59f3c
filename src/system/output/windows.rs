//! Standard output. A console takes letters, not bytes, and only the standard library knows both ways.

use std::io::{self, Write};

/// What the system calls it.
pub(crate) const NAME: &str = "CONOUT$";

/// Standard output; what is written has arrived when it is flushed.
#[derive(Debug)]
pub(crate) struct StandardOutput;

impl Write for StandardOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        io::stdout().write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}
