//! The tutorial round.

use crate::announce::messages;

messages! {
    /// The first words of the tutorial.
    tutorial_welcome();
}
