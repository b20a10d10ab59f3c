//! Names of players: limits their length and characters.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 64;

/// Cleans up a name: removes control and invisible characters, puts single spaces between words, and shortens it to
/// [`LONGEST_NAME`]. Returns `None` if nothing is left that a voice can read.
pub fn player_name(given: &str) -> Option<String> {
    let mut seen = String::new();
    for letter in given.chars() {
        if letter.is_whitespace() || !letter.is_control() && !is_invisible(letter) {
            seen.push(letter);
        }
    }
    let words: Vec<&str> = seen.split_whitespace().collect();
    let shortened: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let name = shortened.trim_end();
    // A voice reads nothing for a name made only of punctuation.
    if name.contains(|letter: char| letter.is_alphanumeric() || !letter.is_ascii()) {
        Some(name.to_owned())
    } else {
        None
    }
}

/// Returns whether a character is neither seen nor heard: joiners, direction marks, zero-width spaces, fillers and the like.
pub fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_what_is_seen_of_it() {
        for (given, told) in [
            ("Ada", Some("Ada")),
            ("  Ada \t Maria ", Some("Ada Maria")),
            (
                "\u{200b}A\u{200d}d\u{feff}a\u{200e}\u{61c}\u{202e}",
                Some("Ada"),
            ),
            ("A\u{1b}[2J", Some("A[2J")),
            ("\u{200b}", None),
            ("\u{feff} \u{3164}", None),
            ("...", None),
            ("", None),
            ("Zoë", Some("Zoë")),
            ("Эля", Some("Эля")),
            ("7", Some("7")),
        ] {
            assert_eq!(player_name(given).as_deref(), told, "{given:?}");
        }
    }

    #[test]
    fn a_name_without_end_is_cut() {
        let name = player_name(&"x".repeat(200_000)).expect("letters");
        assert_eq!(name.chars().count(), LONGEST_NAME);
    }
}
