//! The identity of a person: each person shows the token that the server gave them.

use crate::plain_name::plain_name;
use crate::wire::LONGEST_NAME;
use serde::{Deserialize, Serialize};
use serpente_engine::table::{Bytes32, NotBytes32, Shuffle, player_name};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// Returns 32 bytes that nobody can predict.
pub fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    for eight in bytes.chunks_exact_mut(8) {
        eight.copy_from_slice(&Shuffle::any_seed().to_le_bytes());
    }
    bytes
}

/// The secret that a client shows to be recognised again: 256 random bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token(Bytes32);

impl Token {
    /// Creates a token for a person who has none.
    #[must_use]
    pub fn new() -> Self {
        Self(Bytes32(random()))
    }

    /// Derives the token of the person with this public key from a secret of the server. The result
    /// is the same each time.
    #[must_use]
    pub fn made_of(secret: &[u8], public: &[u8]) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"serpente token\0");
        hash.update((secret.len() as u64).to_le_bytes());
        hash.update(secret);
        hash.update(public);
        Self(Bytes32(hash.finalize().into()))
    }

    /// Returns the token's bytes, each changed by the byte of a mask.
    pub fn masked(&self, mask: &Bytes32) -> Bytes32 {
        Bytes32(std::array::from_fn(|at| self.0.0[at] ^ mask.0[at]))
    }

    /// Returns the token that this mask has changed to these bytes.
    pub fn unmasked(bytes: Bytes32, mask: &Bytes32) -> Self {
        Self(Self(bytes).masked(mask))
    }

    /// Returns the person whom this token belongs to.
    pub fn person(&self) -> Person {
        Person(Bytes32(Sha256::digest(self.0.0).into()))
    }
}

impl Default for Token {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Hides the token: only its owner may see it.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

impl FromStr for Token {
    type Err = NotBytes32;

    fn from_str(text: &str) -> Result<Self, NotBytes32> {
        text.parse().map(Self)
    }
}

/// A person, identified by the hash of their token. The server stores only this hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(Bytes32);

/// The public number of a person, by which friends recognise each other. It is the same at every
/// table of a server, and nobody can compute the token or another server's number from it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(u64);

impl Person {
    /// Returns the person's public number.
    pub fn id(&self) -> PersonId {
        let mut hash = Sha256::new();
        hash.update(b"serpente person\0");
        hash.update(self.0.0);
        let bytes: [u8; 32] = hash.finalize().into();
        let (eight, _) = bytes.split_first_chunk().expect("32 bytes");
        PersonId(u64::from_le_bytes(*eight))
    }
}

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for PersonId {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

impl Serialize for PersonId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = <String as Deserialize>::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Writes the first four bytes, which are enough to tell people apart.
impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_string()[..8])
    }
}

/// Returns the name as it is used at a table, in plain letters, if it is allowed: 1 to 24 characters
/// that can be seen and heard.
pub fn name(given: &str) -> Option<String> {
    // A far longer text is refused without looking at it.
    let plain = given.len() <= 400 && !given.chars().any(char::is_control);
    let seen = player_name(given).filter(|_| plain)?;
    let name = player_name(&plain_name(&seen))?;
    (name.chars().count() <= LONGEST_NAME).then_some(name)
}

/// Returns a form of the name for comparison. It is the same for two names that a player could
/// confuse: they differ only in width, case, marks, similar letters of other alphabets, or
/// characters that are neither letters nor digits.
pub fn looks(name: &str) -> String {
    let plain = |text: &str| -> String {
        let parts = text.nfkd().filter(|letter| !is_combining_mark(*letter));
        parts.flat_map(char::to_lowercase).collect()
    };
    let bones: String = skeleton(&plain(name)).collect();
    let alike = plain(&bones);
    let mut letters = alike.clone();
    letters.retain(char::is_alphanumeric);
    // A name may consist of symbols alone, such as an emoji.
    if letters.is_empty() { alike } else { letters }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_one_person_s() {
        let token = Token::new();
        let id = token.person().id();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(Token::new().person().id(), id);
        assert!(!token.person().to_string().contains(&id.to_string()));
        let same: Token = token.to_string().parse().expect("a token");
        assert_eq!(same.person(), token.person());
        assert_ne!(Token::new().person(), token.person());
        let person = token.person();
        assert_eq!(person.to_string().parse().map(Person), Ok(person));
        assert_ne!(person.to_string(), token.to_string());
    }

    #[test]
    fn what_is_no_token_is_nobody_s() {
        let long = "0".repeat(65);
        let odd = "é".repeat(32);
        for text in ["", "0", &long, &long[..63], &odd, &"+1".repeat(32)] {
            assert_eq!(text.parse::<Token>(), Err(NotBytes32), "{text}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for other in [
            "ada",
            "ADA",
            "Ada.",
            "A da",
            "Àdá",
            "A\u{301}da",
            "\u{ff21}\u{ff44}\u{ff41}",
            "\u{410}d\u{430}",
            "\u{1d400}da",
            "\u{391}da",
        ] {
            assert_eq!(looks(other), looks("Ada"), "{other}");
        }
        for (one, other) in [
            ("Ada", "Ida"),
            ("Bo", "Bob"),
            ("Эля", "Оля"),
            ("🐸", "🐍"),
            ("Ann", "Anna"),
        ] {
            assert_ne!(looks(one), looks(other), "{one} {other}");
        }
        assert_eq!(looks("Bob"), looks("B0b"));
    }

    #[test]
    fn names_are_short_and_plain() {
        for (given, told) in [
            ("Ada", Some("Ada")),
            (" Ada  Bo ", Some("Ada Bo")),
            ("A\u{1b}[2J", None),
            ("A\nB", None),
            ("", None),
            ("...", None),
            ("𝓐𝓭𝓪", Some("Ada")),
            (" \u{301}\u{301}\u{301}\u{301}", None),
            (
                "🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍🐍",
                Some("🐍"),
            ),
            ("xxxxxxxxxxxxxxxxxxxxxxxx", Some("xxxxxxxxxxxxxxxxxxxxxxxx")),
            ("xxxxxxxxxxxxxxxxxxxxxxxxx", None),
        ] {
            assert_eq!(name(given).as_deref(), told, "{given:?}");
        }
    }
}
