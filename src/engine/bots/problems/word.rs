//! The words by which positions of random rounds are named, so that they can be sent to a friend.

use super::ProblemKind;
use std::fmt;
use std::str::FromStr;

/// The consonants of a syllable. Letters that sound alike in one of the program's languages are left out.
const CONSONANTS: &[u8; 12] = b"bdfgklmnprst";

/// The vowels of a syllable.
const VOWELS: &[u8; 5] = b"aeiou";

/// How many syllables there are.
pub const SYLLABLES: u32 = 60;

/// The number by which the last syllable tells a misspelt word from a right one: the greatest prime number below
/// [`SYLLABLES`].
const CHECK: u64 = 59;

/// How many moves of a round have a number of their own.
const MOST_MOVES: u64 = 128;

/// How many kinds of problems have a number of their own.
const MOST_KINDS: u64 = 8;

/// The fewest syllables of a word, the last one included.
const LEAST_SYLLABLES: usize = 4;

/// The seeds of named positions are below this.
pub const SEEDS: u64 = 1 << 40;

/// A position in the first round of a random match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ProblemPlace {
    /// The game and its seating.
    pub kind: ProblemKind,
    /// The seed of the match, below [`SEEDS`].
    pub seed: u64,
    /// How many moves were made before, less than 128.
    pub moves: u8,
}

/// The error for a text that names no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no position has this name")]
pub struct NoPlace;

impl ProblemPlace {
    fn number(self) -> u64 {
        let moves = u64::from(self.moves) % MOST_MOVES;
        let kind = self.kind as u64;
        ((self.seed % SEEDS) * MOST_MOVES + moves) * MOST_KINDS + kind
    }

    fn of_number(number: u64) -> Option<Self> {
        let kind = ProblemKind::ALL
            .into_iter()
            .find(|kind| *kind as u64 == number % MOST_KINDS)?;
        let rest = number / MOST_KINDS;
        Some(Self {
            kind,
            seed: rest / MOST_MOVES,
            moves: u8::try_from(rest % MOST_MOVES).ok()?,
        })
    }
}

/// Writes the word: syllables of a consonant and a vowel, the last one to check the others.
impl fmt::Display for ProblemPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.number();
        let mut numbers = vec![number % CHECK];
        let mut rest = number;
        while rest > 0 || numbers.len() < LEAST_SYLLABLES {
            numbers.push(rest % u64::from(SYLLABLES));
            rest /= u64::from(SYLLABLES);
        }
        for syllable in numbers.into_iter().rev() {
            let [consonant, vowel] = syllable_letters(u32::try_from(syllable).unwrap_or_default());
            write!(f, "{}{}", char::from(consonant), char::from(vowel))?;
        }
        Ok(())
    }
}

/// Returns the two letters of the syllable of this number.
pub fn syllable_letters(syllable: u32) -> [u8; 2] {
    let at = usize::try_from(syllable % SYLLABLES).unwrap_or_default();
    [CONSONANTS[at / VOWELS.len()], VOWELS[at % VOWELS.len()]]
}

/// Returns the numbers of the syllables of a word, the first one first; `None` if it is no such word. Spaces, hyphens and capitals
/// do not matter.
pub fn syllables_of(word: &str) -> Option<Vec<u32>> {
    let mut letters = Vec::new();
    for letter in word.bytes() {
        if letter.is_ascii_alphabetic() {
            letters.push(letter.to_ascii_lowercase());
        } else if !matches!(letter, b' ' | b'-') {
            return None;
        }
    }
    if !letters.len().is_multiple_of(2) {
        return None;
    }
    let mut syllables = Vec::new();
    for pair in letters.chunks_exact(2) {
        let consonant = CONSONANTS.iter().position(|letter| *letter == pair[0])?;
        let vowel = VOWELS.iter().position(|letter| *letter == pair[1])?;
        syllables.push(u32::try_from(consonant * VOWELS.len() + vowel).ok()?);
    }
    Some(syllables)
}

impl FromStr for ProblemPlace {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let mut syllables = syllables_of(text).ok_or(NoPlace)?;
        let count = syllables.len();
        let check = syllables.pop().ok_or(NoPlace)?;
        let mut number: u64 = 0;
        for syllable in syllables {
            let more = number.checked_mul(SYLLABLES.into()).ok_or(NoPlace)?;
            number = more.checked_add(syllable.into()).ok_or(NoPlace)?;
        }
        let place = Self::of_number(number).ok_or(NoPlace)?;
        // There is only one way to write a place.
        let is_written_so = place.to_string().len() == 2 * count;
        if number % CHECK == u64::from(check) && place.seed < SEEDS && is_written_so {
            Ok(place)
        } else {
            Err(NoPlace)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_names_one_place_on_every_machine_and_in_every_version() {
        for (kind, seed, moves, word) in [
            (ProblemKind::Endgame, 0, 0, "babababa"),
            (ProblemKind::Endgame, 1671, 14, "ditakagenu"),
            (ProblemKind::Pairs, 99_999, 21, "disubufilapo"),
            (ProblemKind::Fives, SEEDS - 1, 127, "depifetemiropitetote"),
        ] {
            let place = ProblemPlace { kind, seed, moves };
            assert_eq!(place.to_string(), word);
            assert_eq!(word.parse(), Ok(place));
        }
        let spoken = "DITA kagenu".parse();
        assert_eq!(spoken, "ditakagenu".parse::<ProblemPlace>());
    }

    #[test]
    fn a_misspelt_word_names_nothing() {
        let word = "ditakagenu";
        let mut wrong = Vec::new();
        for at in (0..word.len()).step_by(2) {
            for number in 0..SYLLABLES {
                let [consonant, vowel] = syllable_letters(number);
                let mut changed = word.as_bytes().to_vec();
                changed[at] = consonant;
                changed[at + 1] = vowel;
                wrong.push(String::from_utf8(changed).expect("letters"));
            }
        }
        wrong.retain(|changed| changed != word);
        let taken = wrong
            .iter()
            .filter(|text| text.parse::<ProblemPlace>().is_ok());
        assert!(taken.count() <= 6, "of {} words", wrong.len());
        for text in ["", "a", "ditakagen", "ditak1genu", "babaditakagenu"] {
            assert_eq!(text.parse::<ProblemPlace>(), Err(NoPlace), "{text}");
        }
    }
}
