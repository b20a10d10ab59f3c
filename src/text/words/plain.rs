//! Removes characters that would control a terminal or a voice.

use std::borrow::Cow;

/// Returns the text without control characters and without marks that change its direction.
pub fn plain(text: &str) -> Cow<'_, str> {
    if text.contains(steers) {
        text.chars().filter(|letter| !steers(*letter)).collect()
    } else {
        text.into()
    }
}

fn steers(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        assert_eq!(plain("A\u{1b}[2Jd\r\na\u{202e}\u{9b}\u{7}"), "A[2Jda");
        assert_eq!(plain("È così"), "È così");
    }
}
