//! How speech itself is doing.

use crate::announce::messages;

messages! {
    /// Speech cannot be reached.
    speech_lost();
}
