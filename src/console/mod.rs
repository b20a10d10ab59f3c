//! The console: keys in, lines out, menus. The only floor that knows there is a terminal.

pub mod app;
pub mod arguments;
mod commands;
mod decode;
pub mod doors;
mod fault;
mod hosting;
mod incoming;
mod input;
mod key;
mod keyboard;
mod keymap;
mod layout;
mod lines;
mod mailbox;
mod meaning;
mod press;
mod proof;
mod run;
mod samples;
mod sequences;
mod signals;
mod stats;
mod terminal;

pub use incoming::Incoming;
pub use input::{listen, read_lines};
pub use key::{Key, NotAKey};
pub use keymap::KeyMap;
pub use mailbox::{Mailbox, NobodyReads, Sender, mailbox};
pub use press::Press;
pub use run::run;
pub use terminal::{Terminal, restore};

#[cfg(test)]
mod decode_tests;
#[cfg(test)]
#[cfg(target_os = "linux")]
mod pty_tests;
