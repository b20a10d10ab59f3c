//! Tests the decoder with the sequences that terminals send and with malformed input.

use proptest::prelude::*;

use crossterm::event::Event;

use super::decode::{Decoder, END_OF_PASTE, MOST_PASTED};
use super::key::Key;
use super::keyboard::{Incoming, meaning};
use super::press::Press;
use super::sequences::printed;

/// Returns the events for these bytes and for the timeout after them.
fn found(bytes: &[u8]) -> String {
    let mut decoder = Decoder::default();
    let mut events = decoder.read(bytes);
    events.extend(decoder.time_out());
    assert_eq!(decoder.patience(), None);
    let mut names = Vec::new();
    for event in events {
        if let Some(incoming) = meaning(event) {
            names.push(name_of(&incoming));
        }
    }
    names.join(" ")
}

/// Returns a short name of what came in; an asterisk marks a key with a known gap before it.
fn name_of(incoming: &Incoming) -> String {
    match incoming {
        Incoming::Key(Press { key, typed, gap }) => {
            let name = match typed {
                Some(letter) if Key::Char(*letter) != *key && *letter != ' ' => letter.to_string(),
                _ => key.to_string(),
            };
            if gap.is_some() {
                format!("{name}*")
            } else {
                name
            }
        }
        Incoming::Unnamed => "?".to_owned(),
        Incoming::Interrupt => "interrupt".to_owned(),
        Incoming::Suspended => "suspend".to_owned(),
        Incoming::Terminate => "quit".to_owned(),
        Incoming::Pasted(text) => format!("{text:?}"),
        other => unreachable!("{other:?} is no event of a terminal"),
    }
}

/// Parses the bytes as the table writes them: `\e`, `\x1b` and the like.
fn bytes(text: &str) -> Vec<u8> {
    let mut parts = text.split('\\');
    let mut all = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (code, rest) = match part.as_bytes() {
            [b'e', ..] => (0x1b, &part[1..]),
            [b'\'', ..] => (b'\\', &part[1..]),
            _ => {
                let code = u8::from_str_radix(&part[1..3], 16).expect("two digits");
                (code, &part[3..])
            }
        };
        all.push(code);
        all.extend(rest.as_bytes());
    }
    all
}

#[test]
fn every_terminal_is_understood() {
    let table = include_str!("sequences.txt");
    let mut rows = 0;
    for row in table.lines().filter(|row| !row.starts_with('#')) {
        let (sent, meant) = row.split_once('\t').unwrap_or_default();
        if row.is_empty() {
            continue;
        }
        rows += 1;
        assert_eq!(found(&bytes(sent)), meant.trim(), "{row}");
    }
    assert!(rows > 150, "{rows}");
}

#[test]
fn nothing_that_was_begun_keeps_the_next_key() {
    for begun in [
        "\\e",
        "\\e[",
        "\\e[<",
        "\\e[?",
        "\\e[1;",
        "\\e[M",
        "\\e[M!",
        "\\e[[",
        "\\eO",
        "\\e]0;a",
        "\\eP1$r",
        "\\e[200~never ended",
        "\\xc3",
        "\\xf0\\x9f",
    ] {
        let mut decoder = Decoder::default();
        decoder.read(&bytes(begun));
        decoder.time_out();
        let key = decoder.read(b"w");
        assert_eq!(key, [printed('w')], "{begun}");
    }
}

#[test]
fn control_c_is_heard_whatever_has_begun() {
    for begun in [
        "\\e",
        "\\e[",
        "\\e[1;",
        "\\eO",
        "\\e]0;a",
        "\\e[200~a",
        "\\xc3",
        "ab",
    ] {
        let told = found(&[&bytes(begun)[..], b"\x03"].concat());
        assert!(told.contains("interrupt"), "{begun}: {told}");
    }
}

#[test]
fn a_paste_is_kept_to_its_measure() {
    let long = [
        b"\x1b[200~",
        &b"d"[..].repeat(1 << 20)[..],
        END_OF_PASTE,
        b"g",
    ]
    .concat();
    let mut decoder = Decoder::default();
    let all = decoder.read(&long);
    let [Event::Paste(text), key] = &all[..] else {
        panic!("{} things", all.len());
    };
    assert_eq!((text.len(), key), (MOST_PASTED, &printed('g')));
}

proptest! {
    #[test]
    fn no_bytes_harm_it(parts in proptest::collection::vec(any_bytes(), 0..8)) {
        let mut decoder = Decoder::default();
        for part in parts {
            decoder.read(&part);
        }
        decoder.time_out();
        prop_assert_eq!(decoder.patience(), None);
        prop_assert_eq!(decoder.read(b"w"), [printed('w')]);
    }

    #[test]
    fn every_letter_arrives(text in "[^\\pC]{0,20}") {
        let mut decoder = Decoder::default();
        let mut typed = String::new();
        for event in decoder.read(text.as_bytes()) {
            if let Some(Incoming::Key(Press { typed: Some(letter), .. })) = meaning(event) {
                typed.push(letter);
            }
        }
        // The space bar writes several spaces, all of which are plain ones in a text field.
        let mut printing = text.replace(['\u{a0}', '\u{202f}', '\u{3000}'], " ");
        printing.retain(|letter| letter == ' ' || !letter.is_whitespace());
        prop_assert_eq!(typed, printing);
    }
}

/// Generates bytes that often look like sequences.
fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..20),
        "\x1b[\\[\\]OPX^_]?[<?=>0-9;:$]{0,9}[@-~]?".prop_map(String::into_bytes),
    ]
}
