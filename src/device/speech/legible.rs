//! Rewrites names that a voice would spell, so that it reads them as words.

use std::borrow::Cow;

/// Languages that do not write apostrophes. Their voices spell a letter before an apostrophe, so
/// that D'Angelo becomes "dee Angelo". Measured with espeak-ng 1.51; the other voices read such
/// names as one word.
const SPELLING: [&str; 2] = ["de", "es"];

/// Returns the text for a voice of this language: in a name like D'Angelo, the parts around the
/// apostrophe become one word.
pub(super) fn legible<'t>(text: &'t str, language: &str) -> Cow<'t, str> {
    let spells = SPELLING.contains(&language.split('-').next().unwrap_or_default());
    if !spells || !text.contains(is_apostrophe) {
        return text.into();
    }
    let mut words = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let inside = is_apostrophe(sign) && words.ends_with(char::is_alphabetic);
        match signs.next_if(|next| inside && next.is_alphabetic()) {
            // A capital inside a word would be read as the beginning of another one.
            Some(next) => words.extend(next.to_lowercase()),
            None => words.push(sign),
        }
    }
    words.into()
}

fn is_apostrophe(sign: char) -> bool {
    matches!(sign, '\'' | '\u{2019}')
}

#[cfg(test)]
mod tests {
    use super::legible;

    #[test]
    fn a_name_with_an_apostrophe_is_one_word_where_it_would_be_spelt() {
        for language in ["es", "de", "es-MX"] {
            for (written, read) in [
                ("D'Angelo: 6 4.", "Dangelo: 6 4."),
                ("M\u{2019}Bappé y O'Neill", "Mbappé y Oneill"),
                ("Rock'n'Roll", "Rocknroll"),
                ("'Ada' 's' l'", "'Ada' 's' l'"),
                ("Ada", "Ada"),
            ] {
                assert_eq!(legible(written, language), read, "{language}");
            }
        }
    }

    #[test]
    fn languages_with_apostrophes_keep_theirs() {
        for language in ["fr", "it", "en-GB", "ca", ""] {
            let text = "C'est à D'Angelo.";
            assert_eq!(legible(text, language), text);
        }
    }
}
