//! The answers to the keys that ask about the table, and the review of what was said.

use crate::announce::messages;

messages! {
    /// Nothing has been said yet.
    review_empty();
}
