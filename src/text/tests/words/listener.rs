//! The word for the listener stands only where it needs no form: in lists of names with what belongs to each, never as the subject
//! of a verb or behind a preposition.

use super::{declared, embedded};
use serpente_testing::speaker::words_in;
use serpente_text::announce::say::table::{self, listener};
use serpente_text::announce::say::trains;
use serpente_text::announce::{Arg, Declared, Message};
use serpente_text::words::Detail;

/// Returns whether a value is the listener, or a list with them.
fn is_listener(arg: &Arg) -> bool {
    match arg {
        Arg::Message(message) => message.id() == listener().id(),
        Arg::All(items) => items.iter().any(is_listener),
        _ => false,
    }
}

/// Stands for the listener, since their word may also be said elsewhere in a sentence.
const LISTENER: &str = "Qqq";

/// Returns the samples of the messages that take the listener, with [`LISTENER`] in them.
fn with_listener() -> Vec<Message> {
    let mut messages = Vec::new();
    for declared in declared() {
        for sample in declared.samples() {
            for (name, arg) in sample.args() {
                if !takes_listener(declared, name) || is_listener(arg) {
                    continue;
                }
                for with in [
                    LISTENER.into(),
                    Arg::All(vec!["Ada".into(), LISTENER.into()]),
                ] {
                    let mut args = Vec::new();
                    for (other, value) in sample.args() {
                        let is_it = other == name;
                        args.push((
                            *other,
                            if is_it {
                                Arg::clone(&with)
                            } else {
                                value.clone()
                            },
                        ));
                    }
                    messages.push(Message::declared(declared.id, args));
                }
            }
        }
    }
    messages
}

fn takes_listener(declared: &Declared, name: &str) -> bool {
    for (other, samples) in declared.args {
        if *other == name {
            return samples().iter().any(is_listener);
        }
    }
    false
}

/// Returns why the word for the listener stands where it needs a form, if it does.
fn fault(text: &str, word: &str) -> Option<String> {
    // An item of a list has no verb.
    if !text.ends_with(['.', '!', '?']) {
        return None;
    }
    for (at, _) in text.match_indices(word) {
        let before = &text[..at];
        let after = &text[at + word.len()..];
        let after = after.trim_start_matches(['\u{a0}', '\u{202f}']);
        if !after.starts_with([':', ',', '.', ';', '!']) {
            return Some(format!("something that needs a form follows: {text}"));
        }
        let before = before.trim_end();
        let begins = before.is_empty() || before.ends_with([':', ',', ';', '.', '¡']);
        if !begins && !before.contains("Ada") {
            return Some(format!(
                "something that asks for a form stands before: {text}"
            ));
        }
    }
    None
}

#[test]
fn the_listener_is_a_word_of_lists_alone() {
    let messages = with_listener();
    assert!(messages.len() > 100, "{}", messages.len());
    for tag in embedded() {
        let words = words_in(&tag);
        for message in &messages {
            for detail in Detail::ALL {
                let text = words.text(message, detail);
                let found = fault(&text, LISTENER);
                assert_eq!(found, None, "{tag}: {}, {}", message.id(), detail.name());
            }
        }
    }
}

#[test]
fn a_sentence_made_for_a_name_is_found() {
    for bad in [
        "Sale tú.",
        "tú reparte.",
        "Uova per tu: 4.",
        "Ada y tú reparten.",
    ] {
        let word = if bad.contains("tú") { "tú" } else { "tu" };
        assert!(fault(bad, word).is_some(), "{bad}");
    }
    for good in ["Por orden: Ada y tú.", "tú: 5; Ada: 6.", "tú: 5"] {
        assert_eq!(fault(good, "tú"), None, "{good}");
    }
}

/// The plural is for a side of several: who plays alone is one person.
#[test]
fn one_player_is_not_spoken_to_as_several() {
    let several = [
        ("de", &["euch", "euer", "eurer", "ihr "][..]),
        (
            "es",
            &["vosotros", "vuestra", "ustedes", "pareja", "equipo"],
        ),
        ("eu", &["zuen", "zuek"]),
        ("fr", &["vous", "équipe"]),
        ("it", &["voi", "vostra", "squadra"]),
        ("pt", &["vocês", "vossa", "dupla"]),
        ("en", &["your side", "partner"]),
    ];
    let mut looked_at = 0;
    for tag in embedded() {
        let words = words_in(&tag);
        let Some((_, plurals)) = several
            .iter()
            .find(|(language, _)| tag.starts_with(language))
        else {
            panic!("{tag}: no words for several");
        };
        for declared in declared() {
            let speaks_to_you = declared.id.ends_with("-you") || declared.id == "trick-yours";
            let counts = declared.args.iter().any(|(name, _)| *name == "members");
            if !speaks_to_you || !counts {
                continue;
            }
            for sample in declared.samples() {
                let mut args = sample.args().to_vec();
                for (name, arg) in &mut args {
                    if *name == "members" {
                        *arg = 1_u32.into();
                    }
                }
                let alone = Message::declared(declared.id, args);
                for detail in Detail::ALL {
                    let text = words.text(&alone, detail).to_lowercase();
                    let found = plurals.iter().find(|plural| text.contains(**plural));
                    assert_eq!(found, None, "{tag}: {}: {text}", declared.id);
                    looked_at += 1;
                }
            }
        }
    }
    assert!(looked_at > 500, "{looked_at}");
}

/// The sentences about a side that is not the listener's. It has several players in pairs, and one elsewhere.
const ABOUT_A_SIDE: [&str; 5] = [
    "block-won",
    "bonus-scores",
    "pool-won",
    "shut-out",
    "takes-all",
];

/// The forms of verbs that are for one player alone.
const FOR_ONE_ALONE: [(&str, &[&str]); 6] = [
    (
        "de",
        &["bekommt", "gewinnt", "hat", "ist", "macht", "nimmt"],
    ),
    (
        "en",
        &["gets", "goes", "has", "is", "scores", "takes", "wins"],
    ),
    ("es", &["anota", "es", "gana", "lleva", "se", "tiene"]),
    ("fr", &["a", "est", "gagne", "marque", "prend"]),
    ("it", &["ha", "prende", "segna", "si", "vince", "è"]),
    ("pt", &["fica", "ganha", "leva", "marca", "tem", "é"]),
];

#[test]
fn a_sentence_about_a_side_fits_several_names() {
    let mut looked_at = 0;
    for tag in embedded() {
        let words = words_in(&tag);
        let Some((_, verbs)) = FOR_ONE_ALONE
            .iter()
            .find(|(language, _)| tag.split('-').next() == Some(*language))
        else {
            // In Basque the name has the ending, not the verb.
            assert_eq!(tag, "eu");
            continue;
        };
        for declared in declared().filter(|declared| ABOUT_A_SIDE.contains(&declared.id)) {
            for sample in declared.samples() {
                let mut args = sample.args().to_vec();
                for (name, arg) in &mut args {
                    if *name == "who" {
                        *arg = Arg::All(vec!["Ada".into(), "Bo".into()]);
                    }
                }
                let about_two = Message::declared(declared.id, args);
                for detail in Detail::ALL {
                    let text = words.text(&about_two, detail);
                    if let Some((_, after)) = text.split_once("Bo ") {
                        let next = after.split_whitespace().next().unwrap_or_default();
                        assert!(!verbs.contains(&next), "{tag}: {}: {text}", declared.id);
                    }
                    if text.contains("Bo") {
                        looked_at += 1;
                    }
                }
            }
        }
    }
    assert!(looked_at > 100, "{looked_at}");
}

/// The words that say that an arm or a train is the one of whoever lays. "Il suo treno" and "seu braço" may be the listener's as
/// well.
const OWN: [(&str, &[&str]); 7] = [
    ("de", &["eigen"]),
    ("en", &["own", "their train"]),
    ("es", &["propio"]),
    ("eu", &["bere"]),
    ("fr", &["propre", "le sien"]),
    ("it", &["proprio"]),
    ("pt", &["próprio"]),
];

#[test]
fn an_arm_or_train_of_ones_own_is_not_taken_for_the_listeners() {
    for tag in embedded() {
        let words = words_in(&tag);
        let found = OWN
            .iter()
            .find(|(language, _)| tag.split('-').next() == Some(*language));
        let (_, own) = found.unwrap_or_else(|| panic!("{tag}: no word for one's own"));
        for place in [table::place_own(), trains::place_own_train()] {
            for detail in Detail::ALL {
                let text = words.text(&place, detail);
                let is_said = own.iter().any(|word| text.contains(word));
                assert!(is_said, "{tag}: {}: {text}", place.id());
            }
        }
    }
}
