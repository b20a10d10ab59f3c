//! The ways in which a transcriber writes an English phrase.
//!
//! A model that was trained on subtitles may write "6-4", "64", "Six, four." or "six for" for the
//! same sounds. The probabilities of all of them are added up; see [`search`](super::search).

/// Words that sound like others, and the others.
const SAME_SOUNDS: [(&str, &[&str]); 5] = [
    ("one", &["won"]),
    ("two", &["to", "too"]),
    ("four", &["for"]),
    ("right", &["write"]),
    ("whose", &["who's"]),
];

/// What may end a sentence.
pub(crate) const ENDS: [&str; 4] = [".", "", "!", "?"];

/// What may stand between a tile and the place where to lay it. After a full stop, a capital
/// follows.
pub(crate) const BEFORE_A_PLACE: [&str; 4] = [" ", ", ", ": ", ". "];

/// What may stand between two numbers in digits.
const BETWEEN_DIGITS: [&str; 6] = ["", " ", "-", ", ", "/", ":"];

/// The most spellings of one phrase by words of the same sound.
const MOST_BY_SOUND: usize = 24;

/// Returns how a phrase may be written, without what ends the sentence. `numbers` are the names of
/// the numbers from 0.
pub(crate) fn of_phrase(phrase: &str, numbers: &[Vec<String>]) -> Vec<String> {
    let mut all = Vec::new();
    for text in by_sound(phrase) {
        all.push(first_large(&text));
        all.push(text);
    }
    // "number 3", "bid 21"
    for (number, names) in numbers.iter().enumerate() {
        for name in names {
            let before = phrase.strip_suffix(name.as_str());
            if let Some(before) = before.and_then(|before| before.strip_suffix(' ')) {
                all.push(format!("{} {number}", first_large(before)));
                all.push(format!("{before} {number}"));
            } else if phrase == name {
                all.push(number.to_string());
            }
        }
    }
    for text in &mut all {
        if let Some(rest) = text.strip_prefix("i ") {
            *text = format!("I {rest}");
        }
        *text = text.replace(" i ", " I ");
    }
    without_repeats(all)
}

/// Returns how the name of a tile may be written.
pub(crate) fn of_tile(name: &str, numbers: &[Vec<String>]) -> Vec<String> {
    let Some((first, second)) = name.split_once(' ') else {
        return of_phrase(name, numbers);
    };
    let mut all = Vec::new();
    for one in by_sound(first) {
        for other in by_sound(second) {
            for between in [" ", ", ", "-"] {
                all.push(format!("{one}{between}{other}"));
                all.push(format!("{}{between}{other}", first_large(&one)));
            }
            all.push(format!("{}. {}", first_large(&one), first_large(&other)));
        }
    }
    match (digits(first, numbers), digits(second, numbers)) {
        (Some(one), Some(other)) => {
            for between in BETWEEN_DIGITS {
                all.push(format!("{one}{between}{other}"));
            }
        }
        // "double 6"
        (None, Some(other)) => {
            all.push(format!("{first} {other}"));
            all.push(format!("{} {other}", first_large(first)));
        }
        _ => {}
    }
    without_repeats(all)
}

/// Returns how a place may be written after a tile.
pub(crate) fn of_place_after(place: &str, numbers: &[Vec<String>]) -> Vec<String> {
    let mut all = Vec::new();
    for text in of_phrase(place, numbers) {
        for before in BEFORE_A_PLACE {
            let starts_anew = before == ". ";
            let is_large = text.starts_with(|letter: char| letter.is_uppercase());
            if starts_anew == is_large || text.starts_with(|letter: char| letter.is_ascii_digit()) {
                all.push(format!("{before}{text}"));
            }
        }
    }
    without_repeats(all)
}

/// Returns the digits of a number that has this as its first name; "blank" is not written as 0.
fn digits(name: &str, numbers: &[Vec<String>]) -> Option<usize> {
    numbers
        .iter()
        .position(|names| names.first().is_some_and(|first| first == name))
}

/// Returns a phrase with each of its words replaced by those of the same sound.
fn by_sound(phrase: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for word in phrase.split(' ') {
        let mut words = vec![word];
        for (known, others) in SAME_SOUNDS {
            if known == word {
                words.extend(others);
            }
        }
        let mut longer = Vec::new();
        for text in &all {
            for word in &words {
                longer.push(format!("{text} {word}").trim_start().to_owned());
            }
        }
        longer.truncate(MOST_BY_SOUND);
        all = longer;
    }
    all
}

fn first_large(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

fn without_repeats(mut all: Vec<String>) -> Vec<String> {
    all.sort();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers() -> Vec<Vec<String>> {
        let names = ["zero blank", "one", "two", "three", "four", "five", "six"];
        let split = names.map(|names| names.split(' ').map(str::to_owned).collect());
        split.to_vec()
    }

    #[test]
    fn a_tile_is_written_with_words_and_with_digits() {
        let all = of_tile("six four", &numbers());
        for text in [
            "six four",
            "Six-four",
            "six, for",
            "Six. Four",
            "64",
            "6-4",
            "6, 4",
            "6:4",
        ] {
            assert!(all.iter().any(|spelled| spelled == text), "{text}: {all:?}");
        }
        let blank = of_tile("six blank", &numbers());
        assert!(blank.iter().any(|spelled| spelled == "Six blank"));
        assert!(!blank.iter().any(|spelled| spelled.contains('0')));
        let double = of_tile("double two", &numbers());
        for text in ["Double 2", "double too"] {
            assert!(double.iter().any(|spelled| spelled == text), "{double:?}");
        }
    }

    #[test]
    fn a_place_after_a_tile_has_a_capital_only_after_a_full_stop() {
        let all = of_place_after("on the right", &numbers());
        assert!(all.iter().any(|text| text == ", on the right"));
        assert!(all.iter().any(|text| text == ". On the write"));
        assert!(!all.iter().any(|text| text == " On the right"));
        assert!(!all.iter().any(|text| text == ". on the right"));
    }

    #[test]
    fn numbers_at_the_end_are_written_with_digits_and_i_is_large() {
        let bid = of_phrase("i bid six", &numbers());
        assert!(bid.iter().any(|text| text == "I bid 6"), "{bid:?}");
        assert!(bid.iter().all(|text| text.starts_with("I ")), "{bid:?}");
        let question = of_phrase("whose turn", &numbers());
        assert!(question.iter().any(|text| text == "Who's turn"));
        assert_eq!(of_phrase("three", &numbers()), ["3", "Three", "three"]);
    }
}
