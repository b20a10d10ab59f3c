//! What follows a tile must not sound like more of it: "3 2, left. One left." is heard as a tile, a side, a number and a side.
//!
//! Each sentence that can be told at a table is read behind a tile and a side, in every language and detail. Its words may be
//! numbers and sides where it tells numbers and sides, but not where it means something else.

use super::embedded;
use serpente_engine::rules::Tile;
use serpente_testing::speaker::words_in;
use serpente_text::announce::Arg;
use serpente_text::announce::say::{FILES, table};
use serpente_text::words::Detail;

/// The files with sentences that are told during a match.
const TOLD_AT_TABLE: [&str; 7] = [
    "cards", "feet", "learn", "points", "table", "trains", "tricks",
];

/// The words of each language that are heard as a number or a side although they are written as words.
const HEARD_AS_MORE: [(&str, &[&str]); 7] = [
    (
        "en",
        &[
            "left", "right", "one", "won", "for", "four", "to", "two", "too", "ate", "eight", "up",
            "down", "blank",
        ],
    ),
    (
        "de",
        &[
            "links", "rechts", "eins", "einer", "ein", "eine", "zwei", "drei", "acht", "oben",
            "unten", "blank",
        ],
    ),
    (
        "es",
        &[
            "izquierda",
            "derecha",
            "uno",
            "una",
            "un",
            "dos",
            "tres",
            "arriba",
            "abajo",
            "blanca",
            "blanco",
        ],
    ),
    (
        "eu",
        &[
            "ezkerrean",
            "eskuinean",
            "bat",
            "bi",
            "hiru",
            "zuri",
            "goian",
            "behean",
        ],
    ),
    (
        "fr",
        &[
            "gauche", "droite", "un", "une", "deux", "sept", "cet", "haut", "bas", "blanc",
        ],
    ),
    (
        "it",
        &[
            "sinistra", "destra", "uno", "una", "un", "due", "sei", "sopra", "sotto", "zero",
        ],
    ),
    (
        "pt",
        &[
            "esquerda", "direita", "um", "uma", "dois", "duas", "três", "cima", "baixo", "branco",
        ],
    ),
];

/// The names of places, which are said behind a tile because they are sides.
fn names_a_place(id: &str) -> bool {
    id.starts_with("place-") || id.starts_with("end-") || id == "arm-from"
}

/// Returns whether a sentence sounds like more of the tile before it: all its words are numbers, sides or sound like them, and
/// one of these is no number or tile that it was given.
fn sounds_like_more(sentence: &str, heard: &[&str], given: &str) -> bool {
    // A name begins something else.
    let begins_with_name = sentence.split_whitespace().next() == Some("ada");
    if begins_with_name || sentence.starts_with("d annunzio") {
        return false;
    }
    let mut is_more = false;
    for word in sentence.split_whitespace() {
        let is_number = word.chars().all(|letter| letter.is_ascii_digit());
        if is_number || given.split_whitespace().any(|other| other == word) {
            continue;
        }
        if !heard.contains(&word) {
            return false;
        }
        is_more = true;
    }
    is_more
}

/// Returns the first sentence of a text, in small letters and without punctuation.
fn first_sentence(text: &str) -> String {
    let end = text.find(['.', '!', '?', ':', ';']).unwrap_or(text.len());
    bare(&text[..end])
}

/// Returns the words of a text in small letters, without punctuation.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    for letter in text.chars() {
        bare.push(if letter.is_alphanumeric() {
            letter
        } else {
            ' '
        });
    }
    bare.to_lowercase()
}

#[test]
fn nothing_told_behind_a_tile_sounds_like_more_of_it() {
    let tile: Tile = "6-4".parse().expect("a tile");
    let mut read = 0;
    let mut faults = Vec::new();
    for tag in embedded() {
        let words = words_in(&tag);
        let found = HEARD_AS_MORE
            .iter()
            .find(|(language, _)| tag.starts_with(language));
        let Some((_, heard)) = found else {
            panic!("{tag}: no words that sound like numbers and sides");
        };
        let laid = table::laid("Ada", tile, table::place_left());
        for (file, messages) in FILES {
            if !TOLD_AT_TABLE.contains(file) {
                continue;
            }
            for declared in messages.iter().filter(|message| !names_a_place(message.id)) {
                for sample in declared.samples() {
                    // What was given may be a tile or a side: then it is meant.
                    let mut given = String::new();
                    for (_, arg) in sample.args() {
                        if matches!(arg, Arg::Number(_) | Arg::Word(_)) {
                            continue;
                        }
                        let told = words.text(&table::turn_order(arg.clone()), Detail::Normal);
                        given.push(' ');
                        given.push_str(&bare(&told));
                    }
                    for detail in Detail::ALL {
                        let text = words.text(&sample, detail);
                        // A part of a sentence is not said by itself.
                        if !text.ends_with(['.', '!', '?']) {
                            continue;
                        }
                        let sentence = first_sentence(&text);
                        let joined = format!("{} {text}", words.text(&laid, detail));
                        if sounds_like_more(&sentence, heard, &given) {
                            faults.push(format!("{tag}: {}: {joined}", declared.id));
                        }
                        read += 1;
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(read > 10_000, "{read}");
}

#[test]
fn what_sounds_like_more_is_found() {
    let heard = HEARD_AS_MORE[0].1;
    for bad in ["One left.", "Right.", "One!", "Won!", "2 left."] {
        assert!(sounds_like_more(&first_sentence(bad), heard, ""), "{bad}");
    }
    for good in ["Last tile.", "Correct.", "Ada won!", "6 and 4."] {
        assert!(
            !sounds_like_more(&first_sentence(good), heard, ""),
            "{good}"
        );
    }
}
