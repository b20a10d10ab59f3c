//! The names of tables: three short words that are easy to say, to understand on the telephone and
//! to type.

const MOODS: [&str; 32] = [
    "bold", "brave", "bright", "calm", "clever", "cosy", "cool", "dear", "early", "fair", "fast",
    "fine", "glad", "good", "grand", "happy", "gentle", "kind", "late", "light", "lucky", "merry",
    "neat", "nice", "proud", "quick", "quiet", "smart", "sunny", "sweet", "warm", "wise",
];

const COLOURS: [&str; 16] = [
    "amber", "black", "blue", "brown", "coral", "gold", "green", "grey", "lemon", "olive",
    "orange", "pink", "red", "silver", "violet", "white",
];

const ANIMALS: [&str; 32] = [
    "ant", "bear", "bee", "cat", "cow", "crab", "crow", "deer", "dog", "duck", "eagle", "fish",
    "fox", "frog", "goat", "goose", "hare", "horse", "lion", "mole", "mouse", "otter", "owl",
    "panda", "pony", "rabbit", "robin", "seal", "snake", "swan", "tiger", "wolf",
];

/// The number of names without a number at the end.
const COUNT: u64 = (MOODS.len() * COLOURS.len() * ANIMALS.len()) as u64;

fn name(number: u64) -> String {
    let number = usize::try_from(number).expect("there are few names");
    let animal = ANIMALS[number % ANIMALS.len()];
    let pair = number / ANIMALS.len();
    let colour = COLOURS[pair % COLOURS.len()];
    let mood = MOODS[pair / COLOURS.len() % MOODS.len()];
    format!("{mood}-{colour}-{animal}")
}

/// Returns six words, which follow from `chance`: two of 16,384 names.
pub(crate) fn six_words(chance: u64) -> String {
    let names = [chance % COUNT, chance / COUNT % COUNT].map(name);
    names.join("-").replace('-', " ")
}

/// Returns every name once, in an order that follows from `chance`, and after these the same names
/// with numbers.
pub(super) fn names(chance: u64) -> impl Iterator<Item = String> {
    // The number of names is a power of two, so an odd step visits all of them.
    const { assert!(COUNT.is_power_of_two()) };
    let step = (chance >> 32) | 1;
    let plain = (0..COUNT).map(move |turn| name_at(chance, step, turn));
    let numbered = (2..100).flat_map(move |number| {
        (0..COUNT).map(move |turn| format!("{}-{number}", name_at(chance, step, turn)))
    });
    plain.chain(numbered)
}

/// Returns the name that comes after `turn` steps from the name `chance`.
fn name_at(chance: u64, step: u64, turn: u64) -> String {
    name(chance.wrapping_add(turn.wrapping_mul(step)) % COUNT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_name_comes_once_and_says_itself() {
        for chance in [0, 7, u64::MAX, 0x1234_5678_9abc_def0] {
            let count = usize::try_from(COUNT).expect("there are few");
            let all: BTreeSet<String> = names(chance).take(count).collect();
            assert_eq!(all.len(), count);
            assert!(all.iter().all(|name| {
                name.split('-').count() == 3
                    && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
            }));
        }
        let count = usize::try_from(COUNT).expect("there are few");
        let numbered = names(1).nth(count).expect("there are more");
        assert!(numbered.ends_with("-2"), "{numbered}");
    }

    #[test]
    fn no_two_words_are_the_same() {
        let words: Vec<&str> = MOODS
            .iter()
            .chain(&COLOURS)
            .chain(&ANIMALS)
            .copied()
            .collect();
        let different: BTreeSet<&str> = words.iter().copied().collect();
        assert_eq!(different.len(), words.len());
    }
}
