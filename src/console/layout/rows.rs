//! Breaks a line that is too long for one row. Rows are measured in cells: a letter of Chinese or an emoji takes two.

use super::cells::{cells, clusters};

/// Breaks a line into as few rows as possible, each shorter than `columns` so that the cursor can stay in it. Rows end between
/// words, after a full stop or a comma if possible: Orca shows only the row of the cursor in braille, and Fenrir reads row by
/// row. A word longer than a row is cut.
pub(super) fn rows(line: &str, columns: usize) -> Vec<String> {
    let width = columns.saturating_sub(1).max(1);
    let words = words(line, width);
    let mut best = vec![Rest::default(); words.len() + 1];
    for first in (0..words.len()).rev() {
        let mut length = 0;
        let mut found: Option<Rest> = None;
        for end in first + 1..=words.len() {
            length += cells(&words[end - 1]) + usize::from(end > first + 1);
            if length > width {
                break;
            }
            let breaks = if end == words.len() {
                0
            } else {
                break_cost(&words[end - 1])
            };
            let rest = Rest {
                rows: best[end].rows + 1,
                cost: best[end].cost + breaks,
                end,
            };
            // Of equally good solutions, take the one with the longest first row.
            if found.is_none_or(|found| (rest.rows, rest.cost) <= (found.rows, found.cost)) {
                found = Some(rest);
            }
        }
        best[first] = found.unwrap_or_default();
    }
    let mut rows = Vec::new();
    let mut first = 0;
    while first < words.len() {
        let end = best[first].end;
        rows.push(words[first..end].join(" "));
        first = end;
    }
    rows
}

/// The best way to break the words from some word to the last.
#[derive(Clone, Copy, Default)]
struct Rest {
    rows: usize,
    cost: usize,
    /// The index of the word after the first row.
    end: usize,
}

fn words(line: &str, width: usize) -> Vec<String> {
    let mut words = Vec::new();
    for word in line.split_whitespace() {
        let mut part = String::new();
        for cluster in clusters(word) {
            if !part.is_empty() && cells(&part) + cells(cluster) > width {
                words.push(std::mem::take(&mut part));
            }
            part.push_str(cluster);
        }
        words.push(part);
    }
    words
}

/// Returns the cost of ending a row after this word.
fn break_cost(word: &str) -> usize {
    match word.chars().last() {
        Some('.' | '!' | '?' | ':' | ';') => 0,
        Some(',') => 1,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_longer_than_a_row_is_cut_and_nothing_else() {
        assert_eq!(rows("Elisabetta wins", 6), ["Elisa", "betta", "wins"]);
        assert!(rows("", 6).is_empty());
        assert_eq!(rows("ab", 0), ["a", "b"]);
    }

    #[test]
    fn wide_letters_take_two_cells() {
        assert_eq!(rows("日本語 wins", 7), ["日本語", "wins"]);
        assert_eq!(rows("日本語", 5), ["日本", "語"]);
        assert_eq!(rows("cafe\u{301}s", 5), ["cafe\u{301}", "s"]);
    }

    #[test]
    fn rows_end_with_a_sentence_or_a_part_of_it() {
        let line = "Fives, 2 players, to 150 points. In turn: you and Bruno.";
        assert_eq!(rows(line, 80), [line]);
        assert_eq!(
            rows(line, 41),
            [
                "Fives, 2 players, to 150 points.",
                "In turn: you and Bruno."
            ]
        );
        assert_eq!(
            rows("You have 7 tiles: 5 1, 6 4, double 3, 2 1.", 30),
            ["You have 7 tiles:", "5 1, 6 4, double 3, 2 1."]
        );
    }

    #[test]
    fn no_row_more_than_the_line_needs() {
        assert_eq!(
            rows("One. Two three four five six", 17),
            ["One. Two three", "four five six"]
        );
    }
}
