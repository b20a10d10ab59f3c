//! Names in letters that every voice reads: many names are written for the eye, in letters of mathematics, small capitals or
//! rows of signs, and a voice spells each of those at every move.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The first character behind the Latin letters that languages write. Those before it stay as they are.
const BEHIND_LATIN: char = '\u{250}';

/// The most marks on a letter after composition. Languages write up to three, such as in pointed Hebrew; more are an ornament.
const MOST_MARKS: usize = 3;

/// Small capitals, and the letters that they stand for. Unicode does not tell.
const SMALL_CAPITALS: [(char, char); 25] = [
    ('ᴀ', 'a'),
    ('ʙ', 'b'),
    ('ᴄ', 'c'),
    ('ᴅ', 'd'),
    ('ᴇ', 'e'),
    ('ꜰ', 'f'),
    ('ɢ', 'g'),
    ('ʜ', 'h'),
    ('ɪ', 'i'),
    ('ᴊ', 'j'),
    ('ᴋ', 'k'),
    ('ʟ', 'l'),
    ('ᴍ', 'm'),
    ('ɴ', 'n'),
    ('ᴏ', 'o'),
    ('ᴘ', 'p'),
    ('ꞯ', 'q'),
    ('ʀ', 'r'),
    ('ꜱ', 's'),
    ('ᴛ', 't'),
    ('ᴜ', 'u'),
    ('ᴠ', 'v'),
    ('ᴡ', 'w'),
    ('ʏ', 'y'),
    ('ᴢ', 'z'),
];

/// White letters in black circles and squares: each row is the alphabet from A to Z.
const WHITE_ON_BLACK: [char; 2] = ['\u{1f150}', '\u{1f170}'];

/// Returns the name in plain letters: letters of mathematics and other ornaments as the letters that they show, letters of
/// another alphabet among Latin ones as those that they look like, a row of signs as its first one, and piled marks dropped.
pub(super) fn plain_name(name: &str) -> String {
    let mut words = Vec::new();
    for word in name.split(' ') {
        words.push(plain_word(word));
    }
    let composed: String = words.join(" ").nfc().collect();
    without_rows_of_signs(&without_piles(&composed))
}

fn plain_word(word: &str) -> String {
    let mut letters = String::new();
    for letter in word.chars() {
        match shown_letter(letter) {
            Some(shown) => letters.push_str(&shown),
            None => letters.push(letter),
        }
    }
    if !letters.contains(|letter: char| letter.is_ascii_alphabetic()) {
        return letters;
    }
    let mut plain = String::new();
    for letter in letters.chars() {
        match latin_twin(letter) {
            Some(twin) => plain.push(twin),
            None => plain.push(letter),
        }
    }
    plain
}

/// Returns the letters or digits that this ornamental one shows; `None` if it is none.
fn shown_letter(letter: char) -> Option<String> {
    if letter < BEHIND_LATIN {
        return None;
    }
    for (capital, plain) in SMALL_CAPITALS {
        if letter == capital {
            return Some(plain.to_string());
        }
    }
    for first in WHITE_ON_BLACK {
        let place = u32::from(letter).wrapping_sub(u32::from(first));
        if place < 26 {
            let shown = char::from_u32(u32::from('A') + place)?;
            return Some(shown.to_string());
        }
    }
    let shown: String = std::iter::once(letter).nfkc().collect();
    // The letters of mathematics are Greek, too.
    let is_of_mathematics = matches!(letter, '\u{1d400}'..='\u{1d7ff}');
    let is_plain = shown.chars().all(|one| one.is_ascii_alphanumeric());
    if is_plain || is_of_mathematics {
        Some(shown)
    } else {
        None
    }
}

/// Returns the Latin letter that this letter of another alphabet looks like.
fn latin_twin(letter: char) -> Option<char> {
    if letter < BEHIND_LATIN || !letter.is_alphabetic() {
        return None;
    }
    let alike: String = skeleton(&letter.to_string()).collect();
    let mut letters = alike.chars();
    match (letters.next(), letters.next()) {
        (Some(twin), None) if twin.is_ascii_alphabetic() => Some(twin),
        _ => None,
    }
}

/// Returns the name without rows of marks that no language writes.
fn without_piles(name: &str) -> String {
    let mut plain = String::new();
    let mut marks = String::new();
    for letter in name.chars().chain([' ']) {
        if is_combining_mark(letter) {
            marks.push(letter);
            continue;
        }
        // A mark without a letter is none.
        let has_letter = !plain.is_empty() && !plain.ends_with(' ');
        if has_letter && marks.chars().count() <= MOST_MARKS {
            plain.push_str(&marks);
        }
        marks.clear();
        plain.push(letter);
    }
    plain.trim_end().to_owned()
}

/// Returns the name with each row of signs shortened to its first sign, also where spaces stand between them.
fn without_rows_of_signs(name: &str) -> String {
    let mut plain = String::new();
    // Whether a sign came since the last letter, and whether the sign that is kept goes on: the parts of a flag do.
    let mut after_sign = false;
    let mut space = false;
    for letter in name.chars() {
        if letter == ' ' {
            space = true;
        } else if letter.is_alphanumeric() || is_combining_mark(letter) {
            if space {
                plain.push(' ');
            }
            plain.push(letter);
            (after_sign, space) = (false, false);
        } else if !after_sign {
            if space {
                plain.push(' ');
            }
            plain.push(letter);
            (after_sign, space) = (true, false);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_for_the_eye_becomes_one_for_the_ear() {
        for (written, read) in [
            ("ᴀᴅᴀ", "ada"),
            ("𝓐𝓭𝓪𝓵𝓲𝓷", "Adalin"),
            ("Ⓐⓓⓐ", "Ada"),
            ("🅐🅓🅐", "ADA"),
            ("Ａｄａ", "Ada"),
            ("ᵃᵈᵃ", "ada"),
            // Cyrillic letters among Latin ones.
            ("\u{410}d\u{430}", "Ada"),
            ("🐍🐍🐍🐍", "🐍"),
            ("🐍 🐍🐸 🐍 Ada ***", "🐍 Ada *"),
            ("-=[Ada]=-", "-Ada]"),
        ] {
            assert_eq!(plain_name(written), read, "{written}");
        }
        let piled = format!("A{}da", "\u{30a}\u{317}\u{35c}".repeat(7));
        assert_eq!(plain_name(&piled), "\u{c5}da");
    }

    #[test]
    fn a_name_in_letters_of_a_language_stays() {
        for name in [
            "Ada",
            "D'Yves",
            "Mª José",
            "Jean-Luc 2",
            "Yılmaz",
            "Łukasz Ødegård",
            "Nguyễn Thị",
            "Эля",
            "Ωρίων",
            "日本",
            "ㅋㅋ",
            "שָׁלוֹם",
            "हिन्दी",
            "ภูมิ",
            "Dr. No",
        ] {
            let composed: String = name.nfc().collect();
            assert_eq!(plain_name(name), composed, "{name}");
        }
    }
}
