//! The row that is being typed. It grows in place, and deleted text is erased in place, so that a screen reader says what each
//! key did and a braille display shows the whole row.

/// The row of the typed text that is shown, and the cursor in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TypedRow {
    /// The number of this row within the text, if the text is longer than one row.
    number: usize,
    letters: Vec<char>,
    /// The index of the letter after the cursor.
    cursor: usize,
}

impl TypedRow {
    /// Returns the row of this text that holds the cursor. A full row leaves room for the cursor.
    pub(super) fn new(text: &str, cursor: usize, columns: usize) -> Self {
        let width = columns.saturating_sub(1).max(1);
        let number = cursor / width;
        Self {
            number,
            letters: text.chars().skip(number * width).take(width).collect(),
            cursor: cursor % width,
        }
    }

    /// Returns the output that writes the row where the row was empty.
    pub(super) fn written(&self) -> String {
        let text: String = self.letters.iter().collect();
        text + &moved(self.letters.len(), self.cursor)
    }

    /// Returns the output that changes this row into the other one in place, or `None` if that is another row of the text.
    pub(super) fn change_to(&self, wanted: &Self) -> Option<String> {
        if self.number != wanted.number {
            return None;
        }
        let pairs = self.letters.iter().zip(&wanted.letters);
        let same = pairs.take_while(|(one, other)| one == other).count();
        if same == self.letters.len() && same == wanted.letters.len() {
            return Some(moved(self.cursor, wanted.cursor));
        }
        let new: String = wanted.letters[same..].iter().collect();
        let erased = if wanted.letters.len() < self.letters.len() {
            "\x1b[K"
        } else {
            ""
        };
        let there = moved(self.cursor, same);
        let back = moved(wanted.letters.len(), wanted.cursor);
        Some(format!("{there}{new}{erased}{back}"))
    }
}

/// Returns the output that moves the cursor within its row.
fn moved(from: usize, to: usize) -> String {
    match from.abs_diff(to) {
        0 => String::new(),
        by if to < from => format!("\x1b[{by}D"),
        by => format!("\x1b[{by}C"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the output that changes one row into the other, with ten columns.
    fn change(before: (&str, usize), after: (&str, usize)) -> Option<String> {
        let row = |(text, cursor)| TypedRow::new(text, cursor, 10);
        row(before).change_to(&row(after))
    }

    #[test]
    fn only_what_changes_is_written() {
        for (before, after, written) in [
            (("cia", 3), ("ciao", 4), "o"),
            (("ciao", 4), ("cia", 3), "\x1b[1D\x1b[K"),
            (("ciao", 4), ("ciao", 3), "\x1b[1D"),
            (("ciao", 0), ("ciao", 4), "\x1b[4C"),
            (("cio", 2), ("ciao", 3), "ao\x1b[1D"),
            (("ciao", 3), ("cio", 2), "\x1b[1Do\x1b[K\x1b[1D"),
            (("ciao", 4), ("", 0), "\x1b[4D\x1b[K"),
        ] {
            let got = change(before, after);
            assert_eq!(got.as_deref(), Some(written), "{before:?} {after:?}");
        }
    }

    #[test]
    fn what_does_not_fit_goes_on_in_a_row_of_its_own() {
        assert_eq!(change(("123456789", 8), ("123456789a", 9)), None);
        assert_eq!(TypedRow::new("123456789a", 10, 10).written(), "a");
        assert_eq!(
            TypedRow::new("123456789a", 3, 10).written(),
            "123456789\x1b[6D"
        );
    }
}
