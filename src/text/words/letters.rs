//! Small words and endings that depend on the name next to them: "d'Anna" but "de Clara", "Clarak"
//! but "Bilalek".
//!
//! Locale files call two functions: `{ BEFORE($who, vowel: "d'", other: "de ") }` puts one of these
//! before the name, by its first letter; `{ AFTER($who, vowel: "k", r: "rek", other: "ek") }` puts
//! one after it, by its last. An option for the letter itself is preferred to `vowel`. Since names
//! are not known in advance, only the letters decide. A name that ends in digits, "Ana2", takes the
//! ending of the number as Basque reads it, the only language whose endings go by it.

use fluent::{FluentArgs, FluentValue};

/// The function that puts a word before a text, by its first letter.
pub(super) const BEFORE: &str = "BEFORE";
/// The function that puts an ending after a text, by its last letter.
pub(super) const AFTER: &str = "AFTER";

/// Returns whether these functions have an option of this name.
pub(super) fn knows_option(option: &str) -> bool {
    matches!(option, "vowel" | "other")
        || matches!(option.as_bytes(), [letter] if letter.is_ascii_lowercase())
}

/// Implements [`BEFORE`].
pub(super) fn before<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    joined(positional, |text| {
        let wanted = chosen(first_sound(text), named)?;
        Some(format!("{wanted}{text}"))
    })
}

/// Implements [`AFTER`].
pub(super) fn after<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    joined(positional, |text| {
        let wanted = chosen(last_sound(text), named)?;
        Some(format!("{text}{wanted}"))
    })
}

/// Joins the text and the option. If either is missing, returns a brace, which marks the message as
/// failed.
fn joined<'a>(
    positional: &[FluentValue<'a>],
    join: impl Fn(&str) -> Option<String>,
) -> FluentValue<'a> {
    let joined = match positional.first() {
        Some(FluentValue::String(text)) => join(text),
        _ => None,
    };
    joined.unwrap_or_else(|| "{".to_owned()).into()
}

/// Returns the plain letter that a name begins with, a space if it has none. A Y before a consonant
/// is a vowel: "Yves" begins with an I, "Yann" does not.
fn first_sound(text: &str) -> char {
    let mut letters = text.chars().map(plain_letter);
    let Some(first) = letters.next() else {
        return ' ';
    };
    match letters.next() {
        Some(second) if first == 'y' && second.is_alphabetic() && !is_vowel(second) => 'i',
        _ => first,
    }
}

/// Returns the plain letter that a name ends with, a space if it has none. A Y is a vowel there. A
/// digit is the end of a Basque number: "bat" (1) and "bost" (5) end in a consonant, and so do "hamar"
/// (10) and "ehun" (100), but not "hogei" (20), "hamaika" (11) and all others.
fn last_sound(text: &str) -> char {
    let mut letters = text.chars().rev().map(plain_letter);
    let Some(last) = letters.next() else {
        return ' ';
    };
    let before = letters.next().and_then(|letter| letter.to_digit(10));
    let after_odd_ten = before.is_some_and(|ten| ten % 2 == 1);
    match last {
        '5' => 't',
        '1' if !after_odd_ten => 't',
        '0' if after_odd_ten || before == Some(0) => 'n',
        'y' | '0'..='9' => 'i',
        letter => letter,
    }
}

fn is_vowel(plain: char) -> bool {
    matches!(plain, 'a' | 'e' | 'i' | 'o' | 'u')
}

fn chosen<'n>(plain: char, named: &'n FluentArgs) -> Option<&'n str> {
    if let Some(own) = option(named, plain.encode_utf8(&mut [0; 4])) {
        return Some(own);
    }
    if is_vowel(plain)
        && let Some(vowel) = option(named, "vowel")
    {
        return Some(vowel);
    }
    option(named, "other")
}

fn option<'n>(named: &'n FluentArgs, name: &str) -> Option<&'n str> {
    match named.get(name.to_owned()) {
        Some(FluentValue::String(text)) => Some(text.as_ref()),
        _ => None,
    }
}

/// Returns the letter in lower case and without accent, as in the names of options: letters that
/// sound alike take the same option.
fn plain_letter(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'è' | 'é' | 'ê' | 'ë' | 'æ' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        'ß' => 's',
        other => other,
    }
}

/// Returns what a word begins with, for a language that says "and" or "or" differently before some
/// sounds: its first letter, without accent; for one with an H, which may be silent, two letters; for
/// a number an N and the number, "n8".
pub(super) fn beginning(text: &str) -> String {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    if !digits.is_empty() {
        return format!("n{digits}");
    }
    let plain: String = text.chars().take(2).map(plain_letter).collect();
    if plain.starts_with('h') {
        plain
    } else {
        plain.chars().take(1).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(
        function: fn(&[FluentValue<'static>], &FluentArgs) -> FluentValue<'static>,
        name: &'static str,
        options: &[(&'static str, &'static str)],
    ) -> String {
        let mut named = FluentArgs::new();
        for &(option, text) in options {
            named.set(option, text);
        }
        match function(&[name.into()], &named) {
            FluentValue::String(text) => text.into_owned(),
            other => panic!("{other:?} is no text"),
        }
    }

    #[test]
    fn a_name_takes_the_small_word_its_first_letter_asks_for() {
        let of = [("vowel", "d'"), ("h", "d'"), ("other", "de ")];
        let of_name = |name| result(before, name, &of);
        assert_eq!(of_name("Anna"), "d'Anna");
        assert_eq!(of_name("Émile"), "d'Émile");
        assert_eq!(of_name("Hélène"), "d'Hélène");
        assert_eq!(of_name("Clara"), "de Clara");
        assert_eq!(of_name("李"), "de 李");
        assert_eq!(of_name("Yves"), "d'Yves");
        assert_eq!(of_name("Yann"), "de Yann");
        assert_eq!(of_name("Åsa"), "d'Åsa");
        assert_eq!(of_name(""), "de ");
    }

    #[test]
    fn a_name_takes_the_ending_its_last_letter_asks_for() {
        let who = [("vowel", "k"), ("r", "rek"), ("other", "ek")];
        let of_name = |name| result(after, name, &who);
        assert_eq!(of_name("Clara"), "Clarak");
        assert_eq!(of_name("René"), "Renék");
        assert_eq!(of_name("Bilal"), "Bilalek");
        assert_eq!(of_name("Bittor"), "Bittorrek");
        assert_eq!(of_name("Tony"), "Tonyk");
        for vowel in ["Ana2", "42", "20", "11"] {
            assert_eq!(of_name(vowel), format!("{vowel}k"));
        }
        for consonant in ["1", "21", "5", "15", "10", "100"] {
            assert_eq!(of_name(consonant), format!("{consonant}ek"));
        }
        let of = [("s", "'"), ("other", "s")];
        assert_eq!(result(after, "Strauß", &of), "Strauß'");
    }

    #[test]
    fn what_cannot_be_chosen_is_a_hole() {
        assert_eq!(result(after, "Bilal", &[("vowel", "k")]), "{");
        assert_eq!(result(before, "", &[("vowel", "k")]), "{");
    }
}
