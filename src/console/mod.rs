//! The console: keys in, lines out, menus. The only floor that knows there is a terminal.

mod key;
mod keymap;

pub use key::{Key, NotAKey};
pub use keymap::KeyMap;
