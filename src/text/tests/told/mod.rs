//! Announcements can be relied on, in whole random matches: every number follows from the numbers before it.

mod counts;
mod eliminated;
mod in_vain;
mod mistakes;
mod scores;

use serpente_text::announce::{Arg, Message};

/// Returns an argument of a message.
fn fact<'m>(message: &'m Message, name: &str) -> &'m Arg {
    let mut args = message.args().iter();
    let found = args.find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{name} in {message:?}")).1
}
