//! Keys: their names and what each does.

use crate::announce::messages;

messages! {
    /// The name of the space bar.
    key_space();
}
