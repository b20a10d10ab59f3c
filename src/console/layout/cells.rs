//! Letters as a terminal shows them: what a person takes for one letter may be several characters, and take no cell, one or two.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// Returns the letters of a text, as a person counts them: a letter with its accents is one, and so is a flag.
pub fn clusters(text: &str) -> impl Iterator<Item = &str> {
    text.graphemes(true)
}

/// Returns the number of cells that a text takes on a terminal.
pub(super) fn cells(text: &str) -> usize {
    text.width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_what_a_person_takes_for_one() {
        for (text, count, width) in [
            ("cafe\u{301}s", 5, 5),
            ("日本語", 3, 6),
            ("🏴‍☠️", 1, 2),
            ("", 0, 0),
        ] {
            assert_eq!(clusters(text).count(), count, "{text}");
            assert_eq!(cells(text), width, "{text}");
        }
    }
}
