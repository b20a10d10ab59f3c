//! What cannot be done or used, and what would do.

use crate::announce::messages;

messages! {
    /// There is no such command.
    unknown_command(given: String);
}
