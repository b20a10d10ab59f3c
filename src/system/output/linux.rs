//! Standard output without a buffer.

use std::io::{self, Write};

use rustix::stdio::stdout;

/// The name of standard output in messages.
pub const NAME: &str = "/dev/stdout";

/// Standard output without a buffer: every write goes straight to the system.
#[derive(Debug)]
pub struct StandardOutput;

impl Write for StandardOutput {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        Ok(rustix::io::write(stdout(), text)?)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
