//! Suggests what a mistyped name may have meant.

/// Returns the known name nearest to `given`, if one is near enough to be meant.
pub(super) fn nearest<'a>(
    given: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    if given.chars().count() > MAX_COMPARED {
        return None;
    }
    let mut nearest: Option<Measured> = None;
    for name in known {
        let measured = Measured::of(name, given);
        let is_near = measured.distance <= name.len().div_ceil(3);
        let is_nearer = nearest.is_none_or(|other| measured.distance < other.distance);
        if is_near && is_nearer {
            nearest = Some(measured);
        }
    }
    Some(nearest?.name)
}

/// Returns all known names, the nearest to `given` first.
pub fn by_distance<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let beginning: String = given.chars().take(MAX_COMPARED).collect();
    let mut all: Vec<Measured> = Vec::new();
    for name in known {
        all.push(Measured::of(name, &beginning));
    }
    all.sort_by_key(|measured| measured.distance);
    all.into_iter().map(|measured| measured.name).collect()
}

/// A known name, and its distance from a given one.
#[derive(Clone, Copy)]
struct Measured<'a> {
    name: &'a str,
    distance: usize,
}

impl<'a> Measured<'a> {
    fn of(name: &'a str, given: &str) -> Self {
        let letters_given: Vec<char> = given.chars().collect();
        let letters_of_name: Vec<char> = name.chars().collect();
        Self {
            name,
            distance: distance(&letters_given, &letters_of_name),
        }
    }
}

/// How many characters of a given name are compared. No known name is longer.
const MAX_COMPARED: usize = 40;

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
