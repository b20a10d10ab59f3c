//! Settings and how they are told.

use crate::announce::messages;

messages! {
    /// Speech was switched on.
    speech_on();
}
