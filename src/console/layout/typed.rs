//! The row that is being typed. It grows in place, and deleted text is erased in place, so that a screen reader says what each
//! key did and a braille display shows the whole row.

use super::cells::{cells, clusters};

/// The row of the typed text that is shown, and the cursor in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TypedRow {
    /// The number of this row within the text, if the text is longer than one row.
    number: usize,
    /// The letters, as a person counts them.
    letters: Vec<String>,
    /// The index of the letter after the cursor.
    cursor: usize,
}

impl TypedRow {
    /// Returns the row of this text that holds the cursor, which stands before the letter with this index. A full row leaves
    /// room for the cursor.
    pub(super) fn new(text: &str, cursor: usize, columns: usize) -> Self {
        let width = columns.saturating_sub(1).max(1);
        let mut number = 0;
        let mut letters: Vec<String> = Vec::new();
        let mut taken = 0;
        let mut before_row = 0;
        for (index, letter) in clusters(text).enumerate() {
            if !letters.is_empty() && taken + cells(letter) > width {
                if cursor < index {
                    break;
                }
                number += 1;
                before_row = index;
                letters.clear();
                taken = 0;
            }
            letters.push(letter.to_owned());
            taken += cells(letter);
        }
        // Behind a full row, the cursor stands in the next one.
        if taken >= width && cursor >= before_row + letters.len() {
            number += 1;
            before_row += letters.len();
            letters.clear();
        }
        Self {
            number,
            cursor: cursor.saturating_sub(before_row).min(letters.len()),
            letters,
        }
    }

    /// Returns the number of cells before the letter with this index.
    fn cells_before(&self, letter: usize) -> usize {
        self.letters[..letter]
            .iter()
            .map(|letter| cells(letter))
            .sum()
    }

    /// Returns the number of cells before the cursor.
    fn cursor_cell(&self) -> usize {
        self.cells_before(self.cursor)
    }

    /// Returns the number of cells of the whole row.
    fn end_cell(&self) -> usize {
        self.cells_before(self.letters.len())
    }

    /// Returns the output that writes the row where the row was empty.
    pub(super) fn written(&self) -> String {
        self.letters.concat() + &moved(self.end_cell(), self.cursor_cell())
    }

    /// Returns the output that changes this row into the other one in place, or `None` if that is another row of the text.
    pub(super) fn change_to(&self, wanted: &Self) -> Option<String> {
        if self.number != wanted.number {
            return None;
        }
        let pairs = self.letters.iter().zip(&wanted.letters);
        let same = pairs.take_while(|(one, other)| one == other).count();
        if same == self.letters.len() && same == wanted.letters.len() {
            return Some(moved(self.cursor_cell(), wanted.cursor_cell()));
        }
        let new = wanted.letters[same..].concat();
        let erased = if wanted.end_cell() < self.end_cell() {
            "\x1b[K"
        } else {
            ""
        };
        let there = moved(self.cursor_cell(), self.cells_before(same));
        let back = moved(wanted.end_cell(), wanted.cursor_cell());
        Some(format!("{there}{new}{erased}{back}"))
    }
}

/// Returns the output that moves the cursor within its row, between two cells.
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
            (("日本語", 3), ("日本語", 1), "\x1b[4D"),
            (("日本語", 1), ("日x本語", 2), "x本語\x1b[4D"),
            (("cafe\u{301}s", 5), ("cafe\u{301}s", 3), "\x1b[2D"),
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
        assert_eq!(TypedRow::new("日本語日本", 5, 10).written(), "本");
    }
}
