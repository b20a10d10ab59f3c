//! The language itself: its name, how it names tiles, how it joins lists.

use crate::announce::messages;

messages! {
    /// What the language calls itself.
    language_name();
}
