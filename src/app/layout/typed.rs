//! The row that is being typed: it grows in place, and what is deleted is erased in place, so that a screen reader says
//! what each key did and a braille display shows the whole of it.

/// What a row shows of a text that is being typed, and where the cursor is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct TypedRow {
    /// Which row of the text this is, if it is longer than one.
    number: usize,
    letters: Vec<char>,
    /// The cursor is before this letter.
    cursor: usize,
}

impl TypedRow {
    /// The row of this text that the cursor is in. One that is full leaves room for the cursor.
    pub(super) fn new(text: &str, cursor: usize, columns: usize) -> Self {
        let width = columns.saturating_sub(1).max(1);
        let number = cursor / width;
        Self {
            number,
            letters: text.chars().skip(number * width).take(width).collect(),
            cursor: cursor % width,
        }
    }

    /// All of it, for a row that is empty.
    pub(super) fn written(&self) -> String {
        let text: String = self.letters.iter().collect();
        text + &moved(self.letters.len(), self.cursor)
    }

    /// What makes one of the other, in the same row. Nothing does if it is another row.
    pub(super) fn change_to(&self, wanted: &Self) -> Option<String> {
        if self.number != wanted.number {
            return None;
        }
        let same = self.letters.iter().zip(&wanted.letters);
        let same = same.take_while(|(one, other)| one == other).count();
        if same == self.letters.len() && same == wanted.letters.len() {
            return Some(moved(self.cursor, wanted.cursor));
        }
        let new: String = wanted.letters[same..].iter().collect();
        let erased = if wanted.letters.len() < self.letters.len() {
            "\x1b[K"
        } else {
            ""
        };
        let (there, back) = (
            moved(self.cursor, same),
            moved(wanted.letters.len(), wanted.cursor),
        );
        Some(format!("{there}{new}{erased}{back}"))
    }
}

/// What moves the cursor within its row.
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

    /// What changes one row into the other, of ten columns.
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
