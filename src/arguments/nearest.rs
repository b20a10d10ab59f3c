//! Suggests what a mistyped name may have meant.

/// Returns the known name nearest to `given`, if one is near enough to be meant.
pub(super) fn nearest<'a>(
    given: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    if given.chars().count() > LONGEST {
        return None;
    }
    measured(given, known)
        .filter(|(distance, name)| *distance <= name.len().div_ceil(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Returns all known names, the nearest to `given` first.
pub fn by_distance<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let given: String = given.chars().take(LONGEST).collect();
    let mut known: Vec<(usize, &str)> = measured(&given, known).collect();
    known.sort_by_key(|(distance, _)| *distance);
    known.into_iter().map(|(_, name)| name).collect()
}

/// Returns each name with its distance from `given`.
fn measured<'a>(
    given: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = (usize, &'a str)> {
    let given: Vec<char> = given.chars().collect();
    let known = known.into_iter();
    known.map(move |name| (distance(&given, &name.chars().collect::<Vec<_>>()), name))
}

/// The longest name compared, in characters. No known name is longer.
const LONGEST: usize = 40;

/// Returns the edit distance: how many letters were added, left out or replaced.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (above, letter) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (place, wanted) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != wanted);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted() {
        let distance = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|text| text.chars().collect::<Vec<_>>());
            super::distance(&one, &other)
        };
        assert_eq!(distance("", "play"), 4);
        assert_eq!(distance("play", "play"), 0);
        assert_eq!(distance("paly", "play"), 2);
        assert_eq!(distance("plays", "play"), 1);
        assert_eq!(distance("kitten", "sitting"), 3);
    }

    #[test]
    fn the_nearest_name_is_meant_if_any() {
        let known = ["players", "play", "replay"];
        assert_eq!(nearest("paly", known), Some("play"));
        assert_eq!(nearest("playrs", known), Some("players"));
        assert_eq!(nearest("xyzzy", known), None);
        assert_eq!(nearest(&"play".repeat(1000), known), None);
    }
}
