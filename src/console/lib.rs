//! The input of a terminal or of a pipe as key presses, and lines in the rows of a terminal. Knows no game, no screen of the
//! program and no clock: the caller passes in the bytes and the time. Only the [`Mailbox`] waits, on the real clock, between the threads
//! that read and the one that plays.
//!
//! The program and the SSH server read keys and write lines with this crate. The crate `app` uses only [`Incoming`], [`Key`],
//! [`Press`] and [`HeldKey`] of it: what a key press is does not depend on where it comes from, so a browser sends the same.

mod decode;
#[cfg(test)]
mod decode_tests;
mod key;
mod keyboard;
pub mod layout;
mod line;
mod mailbox;
mod press;
mod sequences;

pub use key::{Key, NotAKey};
pub use keyboard::{Incoming, KeyReader};
pub use line::{LONGEST_LINE, line, read_lines};
pub use mailbox::{Mailbox, NobodyReads, Sender, mailbox};
pub use press::{HeldKey, Press, Repeat};
