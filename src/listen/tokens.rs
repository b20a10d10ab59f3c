//! The pieces of text that the model writes, and how a text is split into them.
//!
//! The file is that of Moonshine, `tokenizer.bin`: for each token, its length in one byte (in two if
//! the first is 128 or more) and its bytes. A text is split as `SentencePiece` does for byte-pair
//! encoding: of all neighbours that make a token together, those with the lowest number are joined
//! first.

use std::collections::HashMap;

/// Stands for the space before a word.
const SPACE: char = '\u{2581}';

/// The tokens below this number are marks and single bytes, which no phrase needs.
const FIRST_TEXT: u32 = 259;

/// The token before every text, and the one that ends it.
pub(crate) const START: u32 = 1;
pub(crate) const END: u32 = 2;

/// The tokens of a model.
pub(crate) struct Tokens {
    texts: Vec<Vec<u8>>,
    numbers: HashMap<Vec<u8>, u32>,
}

impl Tokens {
    /// Reads the tokens from the bytes of their file; `None` if it ends within one.
    pub(crate) fn read(file: &[u8]) -> Option<Self> {
        let mut texts = Vec::new();
        let mut at = 0;
        while at < file.len() {
            let mut length = usize::from(file[at]);
            at += 1;
            if length >= 128 {
                length += usize::from(*file.get(at)?) * 128 - 128;
                at += 1;
            }
            texts.push(file.get(at..at + length)?.to_vec());
            at += length;
        }
        let mut numbers = HashMap::new();
        for (number, text) in texts.iter().enumerate() {
            let number = u32::try_from(number).ok()?;
            if number >= FIRST_TEXT {
                numbers.insert(text.clone(), number);
            }
        }
        Some(Self { texts, numbers })
    }

    /// Returns how many tokens there are.
    #[cfg(test)]
    pub(crate) fn count(&self) -> usize {
        self.texts.len()
    }

    /// Splits a text into tokens; `None` if it has a letter that no token has.
    pub(crate) fn split(&self, text: &str) -> Option<Vec<u32>> {
        let mut pieces: Vec<Vec<u8>> = Vec::new();
        for letter in std::iter::once(' ').chain(text.chars()) {
            let letter = if letter == ' ' { SPACE } else { letter };
            pieces.push(letter.to_string().into_bytes());
        }
        loop {
            let mut lowest: Option<(u32, usize)> = None;
            for at in 1..pieces.len() {
                let joined = [pieces[at - 1].as_slice(), pieces[at].as_slice()].concat();
                if let Some(&number) = self.numbers.get(&joined)
                    && lowest.is_none_or(|(other, _)| number < other)
                {
                    lowest = Some((number, at));
                }
            }
            let Some((_, at)) = lowest else {
                break;
            };
            let second = pieces.remove(at);
            pieces[at - 1].extend(second);
        }
        let mut numbers = Vec::new();
        for piece in pieces {
            numbers.push(*self.numbers.get(&piece)?);
        }
        Some(numbers)
    }

    /// Splits a text that continues another; `None` if that would split the other differently.
    pub(crate) fn split_rest(&self, rest: &str) -> Option<Vec<u32>> {
        // Any word serves.
        let before = self.split(WORD_BEFORE)?;
        let whole = self.split(&format!("{WORD_BEFORE}{rest}"))?;
        whole.strip_prefix(before.as_slice()).map(<[u32]>::to_vec)
    }

    /// Returns the text of these tokens.
    pub(crate) fn text(&self, numbers: &[u32]) -> String {
        let mut bytes = Vec::new();
        for &number in numbers {
            if number > END
                && let Some(text) = self.texts.get(number as usize)
            {
                bytes.extend(text);
            }
        }
        let text = String::from_utf8_lossy(&bytes).replace(SPACE, " ");
        text.trim().to_owned()
    }
}

/// A word before the rest of a text.
const WORD_BEFORE: &str = "six";

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// Returns tokens of these texts, in which `_` is the space before a word.
    pub(crate) fn tokens(texts: &[&str]) -> Tokens {
        let mut file = vec![0; FIRST_TEXT as usize];
        for text in texts {
            let text = text.replace('_', &SPACE.to_string());
            file.push(u8::try_from(text.len()).expect("a short text"));
            file.extend(text.bytes());
        }
        Tokens::read(&file).expect("whole tokens")
    }

    #[test]
    fn neighbours_with_the_lowest_number_are_joined_first() {
        let tokens = tokens(&[
            "_s", "ix", "_six", "_f", "ou", "our", "_four", "r", ".", "_", "s", "i", "x", "f", "o",
            "u",
        ]);
        let split = tokens.split("six four.").expect("known letters");
        assert_eq!(split, [FIRST_TEXT + 2, FIRST_TEXT + 6, FIRST_TEXT + 8]);
        assert_eq!(tokens.text(&split), "six four.");
        assert_eq!(
            tokens.split_rest(" four."),
            Some(vec![FIRST_TEXT + 6, FIRST_TEXT + 8])
        );
        assert_eq!(tokens.split("sy"), None);
    }

    #[test]
    fn a_long_token_has_its_length_in_two_bytes() {
        let mut file = vec![0x80 + 2, 1];
        file.extend([b'a'; 130]);
        let tokens = Tokens::read(&file).expect("whole tokens");
        assert_eq!(tokens.count(), 1);
        assert_eq!(tokens.texts[0].len(), 130);
        file.pop();
        assert!(Tokens::read(&file).is_none());
    }
}
