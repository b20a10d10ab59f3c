//! Announcements can be relied on, in whole random matches: every key that can be used is named, and every number follows from
//! the numbers before it.

mod in_vain;
mod keys;
mod scores;

use serpente_text::announce::{Arg, Message};

/// Returns whether a message contains this one.
fn holds(message: &Message, wanted: &Message) -> bool {
    message == wanted || message.args().iter().any(|(_, arg)| names(arg, wanted))
}

fn names(arg: &Arg, wanted: &Message) -> bool {
    match arg {
        Arg::Message(message) => holds(message, wanted),
        Arg::List(all) | Arg::Apart(all) | Arg::All(all) | Arg::Any(all) => {
            all.iter().any(|arg| names(arg, wanted))
        }
        Arg::Number(_)
        | Arg::Text(_)
        | Arg::Word(_)
        | Arg::Tile(_)
        | Arg::Lying(..)
        | Arg::Half(_) => false,
    }
}

/// Returns an argument of a message.
fn fact<'m>(message: &'m Message, name: &str) -> &'m Arg {
    let mut args = message.args().iter();
    let found = args.find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{name} in {message:?}")).1
}
