//! Respells Basque for a Spanish voice. The two languages differ in a few letters and in the names
//! of numbers.

use std::fmt::Write as _;

const SMALL: [&str; 20] = [
    "zero",
    "bat",
    "bi",
    "hiru",
    "lau",
    "bost",
    "sei",
    "zazpi",
    "zortzi",
    "bederatzi",
    "hamar",
    "hamaika",
    "hamabi",
    "hamahiru",
    "hamalau",
    "hamabost",
    "hamasei",
    "hamazazpi",
    "hemezortzi",
    "hemeretzi",
];
const TWENTIES: [&str; 5] = ["", "hogei", "berrogei", "hirurogei", "laurogei"];
const HUNDREDS: [&str; 10] = [
    "",
    "ehun",
    "berrehun",
    "hirurehun",
    "laurehun",
    "bostehun",
    "seiehun",
    "zazpiehun",
    "zortziehun",
    "bederatziehun",
];

/// Letters that Spanish reads differently, and the spelling that makes it read them as in Basque.
/// The first match is used.
const LETTERS: [(&str, &str); 5] = [
    ("tx", "ch"),
    ("tz", "ts"),
    ("z", "s"),
    ("ge", "gue"),
    ("gi", "gui"),
];

/// Respells a text for the Spanish voice.
pub(super) fn respelt(text: &str) -> String {
    let mut words = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let digits = rest.len()
            - rest
                .trim_start_matches(|sign: char| sign.is_ascii_digit())
                .len();
        if digits > 0 {
            let (number, behind) = rest.split_at(digits);
            match number.parse() {
                Ok(number @ 0..1_000_000) => name(number, &mut words),
                Ok(_) | Err(_) => words.push_str(number),
            }
            rest = behind;
        } else {
            words.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    // The voice reads capitals and small letters alike.
    let mut text = words.to_lowercase();
    for (basque, spanish) in LETTERS {
        text = text.replace(basque, spanish);
    }
    text
}

/// Appends the name of a number below a million.
fn name(number: usize, words: &mut String) {
    let thousands = number / 1000;
    let below_1000 = number % 1000;
    if thousands > 0 {
        if thousands > 1 {
            name(thousands, words);
            words.push(' ');
        }
        words.push_str("mila");
        match below_1000 {
            0 => return,
            // "Eta" (and) stands only before the last part.
            1..=100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 => words.push_str(" eta "),
            _ => words.push(' '),
        }
    }
    let hundreds = below_1000 / 100;
    let below_100 = below_1000 % 100;
    if hundreds > 0 {
        words.push_str(HUNDREDS[hundreds]);
        if below_100 == 0 {
            return;
        }
        words.push_str(" eta ");
    }
    match (below_100 / 20, below_100 % 20) {
        (0, small) => words.push_str(SMALL[small]),
        (twenties, 0) => words.push_str(TWENTIES[twenties]),
        (twenties, small) => {
            // Writing to a `String` never fails.
            let _ = write!(words, "{}ta {}", TWENTIES[twenties], SMALL[small]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_counted_in_twenties() {
        for (number, expected) in [
            (0, "zero"),
            (6, "sei"),
            (19, "hemeretzi"),
            (20, "hogei"),
            (31, "hogeita hamaika"),
            (57, "berrogeita hamazazpi"),
            (80, "laurogei"),
            (100, "ehun"),
            (135, "ehun eta hogeita hamabost"),
            (1000, "mila"),
            (2026, "bi mila eta hogeita sei"),
            (1999, "mila bederatziehun eta laurogeita hemeretzi"),
        ] {
            let mut words = String::new();
            name(number, &mut words);
            assert_eq!(words, expected, "{number}");
        }
    }

    #[test]
    fn letters_are_those_of_spanish() {
        assert_eq!(respelt("Sei bikoitza, 6 4"), "sei bikoitsa, sei lau");
        assert_eq!(
            respelt("txanda, Geltoki, gizon"),
            "chanda, gueltoki, guison"
        );
        assert_eq!(
            respelt("99999999999999999999999"),
            "99999999999999999999999"
        );
    }
}
