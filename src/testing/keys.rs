//! The names of keys in sentences.

use serpente_text::announce::say::keys as say;
use serpente_text::announce::{AheadKeys, AnswerKeys, Keys, Message};

/// Returns the names of the usual keys.
pub fn keys() -> Keys {
    Keys {
        by_touch: false,
        draw: say::key_space(),
        confirm: say::key_enter(),
        ahead: AheadKeys {
            go_on: say::key_enter(),
            next_round: say::key_enter(),
            play_again: say::key_enter(),
        },
        answer: AnswerKeys {
            yes: say::key_enter(),
            no: say::key_escape(),
        },
        take: letter("K"),
        right: letter("D"),
        left: letter("G"),
        pass: letter("P"),
        exchange: letter("X"),
        escape: say::key_escape(),
        help: say::key_function(1),
        leave: letter("Q"),
        last: say::key_end(),
    }
}

fn letter(name: &str) -> Message {
    say::key_letter(name.to_owned())
}
