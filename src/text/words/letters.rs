//! Small words and endings that depend on the name next to them: "d'Anna" but "de Clara", "Clarak"
//! but "Bilalek".
//!
//! Locale files call two functions: `{ BEFORE($who, vowel: "d'", other: "de ") }` puts one of these
//! before the name, by its first letter; `{ AFTER($who, vowel: "k", r: "rek", other: "ek") }` puts
//! one after it, by its last. An option for the letter itself is preferred to `vowel`. Since names
//! are not known in advance, only the letter decides.

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
        let wanted = chosen(text.chars().next(), named)?;
        Some(format!("{wanted}{text}"))
    })
}

/// Implements [`AFTER`].
pub(super) fn after<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    joined(positional, |text| {
        let wanted = chosen(text.chars().next_back(), named)?;
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

fn chosen<'n>(letter: Option<char>, named: &'n FluentArgs) -> Option<&'n str> {
    let plain = match letter {
        Some(letter) => plain_letter(letter),
        None => ' ',
    };
    if let Some(own) = option(named, plain.encode_utf8(&mut [0; 4])) {
        return Some(own);
    }
    if "aeiou".contains(plain)
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
pub(super) fn plain_letter(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    match small {
        'à' | 'á' | 'â' | 'ä' | 'ã' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        other => other,
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
    }

    #[test]
    fn a_name_takes_the_ending_its_last_letter_asks_for() {
        let who = [("vowel", "k"), ("r", "rek"), ("other", "ek")];
        let of_name = |name| result(after, name, &who);
        assert_eq!(of_name("Clara"), "Clarak");
        assert_eq!(of_name("René"), "Renék");
        assert_eq!(of_name("Bilal"), "Bilalek");
        assert_eq!(of_name("Bittor"), "Bittorrek");
    }

    #[test]
    fn what_cannot_be_chosen_is_a_hole() {
        assert_eq!(result(after, "Bilal", &[("vowel", "k")]), "{");
        assert_eq!(result(before, "", &[("vowel", "k")]), "{");
    }
}
