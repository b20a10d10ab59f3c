//! Codes of six words, by which a person goes on under their own name on another device.

use crate::lobby::six_words;
use serde::{Deserialize, Serialize};
use serpente_client::person::{PersonId, Token};
use serpente_engine::table::{Bytes32, Shuffle};
use serpente_system::clock::unix_time;
use serpente_system::lock;
use sha2::{Digest as _, Sha256};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

/// For how long a code works.
pub(super) const CODE_TIME: Duration = Duration::from_secs(10 * 60);

/// The most codes at a time.
const MOST_CODES: usize = 1_000;

/// A code as the processes of a cluster keep it. The token is masked by the words, of which there
/// are 2^28: whoever can read what the processes keep can find them by trying all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SealedCode {
    /// The hash of the words.
    hash: Bytes32,
    /// The person's token, masked by another hash of the words.
    token: Bytes32,
    /// The person's name.
    name: String,
    /// When it ends, in seconds since 1970.
    until: u64,
    /// The public number of the person, who has one code at a time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owner: Option<PersonId>,
    /// Whether somebody has come by it. It works once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    used: bool,
}

/// All codes that work now.
#[derive(Default)]
pub(super) struct Codes(Mutex<Vec<SealedCode>>);

impl Codes {
    /// Makes a code for the person with this token and name, in place of an earlier one. Returns
    /// its words, or `None` if there are too many codes.
    pub(super) fn make(&self, token: &Token, name: &str) -> Option<String> {
        let owner = Some(token.person().id());
        let mut codes = self.working();
        codes.retain(|code| code.owner != owner);
        if codes.len() >= MOST_CODES {
            return None;
        }
        let words = six_words(Shuffle::any_seed());
        codes.push(SealedCode {
            hash: hash(&words, "code"),
            token: token.masked(&hash(&words, "token")),
            name: name.to_owned(),
            until: unix_time() + CODE_TIME.as_secs(),
            owner,
            used: false,
        });
        Some(words)
    }

    /// Returns the token and the name of the person to whom these words were told, however they are
    /// typed. The words do not work a second time.
    pub(super) fn find(&self, typed: &str) -> Option<(Token, String)> {
        let words = plain(typed);
        let wanted = hash(&words, "code");
        let mut codes = self.working();
        let mut unused = codes.iter_mut().filter(|code| !code.used);
        let code = unused.find(|code| code.hash == wanted)?;
        code.used = true;
        let token = Token::unmasked(code.token, &hash(&words, "token"));
        Some((token, code.name.clone()))
    }

    /// Returns all codes, for the other processes of a cluster.
    pub(super) fn all(&self) -> Vec<SealedCode> {
        self.working().clone()
    }

    /// Takes over the codes of another process.
    pub(super) fn take_over(&self, others: Vec<SealedCode>) {
        let mut codes = self.working();
        for other in others {
            if let Some(known) = codes.iter_mut().find(|known| known.hash == other.hash) {
                known.used |= other.used;
                continue;
            }
            let has_newer = codes.iter().any(|known| {
                known.owner.is_some() && known.owner == other.owner && known.until >= other.until
            });
            if has_newer {
                continue;
            }
            codes.retain(|known| known.owner.is_none() || known.owner != other.owner);
            if codes.len() < MOST_CODES {
                codes.push(other);
            }
        }
    }

    fn working(&self) -> MutexGuard<'_, Vec<SealedCode>> {
        let mut codes = lock(&self.0);
        let now = unix_time();
        codes.retain(|code| code.until > now);
        codes
    }
}

/// Returns the words in small letters with one space between them.
fn plain(typed: &str) -> String {
    let mut words = Vec::new();
    for word in typed.split(|letter: char| !letter.is_alphabetic()) {
        if !word.is_empty() {
            words.push(word.to_lowercase());
        }
    }
    words.join(" ")
}

fn hash(words: &str, purpose: &str) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(b"serpente six words\0");
    hash.update(purpose);
    hash.update([0]);
    hash.update(words);
    Bytes32(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_words_lead_to_a_person_for_ten_minutes() {
        let codes = Codes::default();
        let token = Token::new();
        let words = codes.make(&token, "Ada").expect("room");
        assert_eq!(words.split(' ').count(), 6);
        for typed in [&words, &words.to_uppercase(), &words.replace(' ', "-, ")] {
            let (found, name) = codes.find(typed).expect(typed);
            assert_eq!((found.person(), &name[..]), (token.person(), "Ada"));
            assert!(codes.find(typed).is_none(), "they work once");
            codes.working()[0].used = false;
        }
        // Another code of the same person ends the first.
        let other = codes.make(&token, "Ada").expect("room");
        assert!(codes.find(&words).is_none() && codes.working().len() == 1);
        let words = other;
        assert!(codes.find("calm red fox").is_none() && codes.find("").is_none());
        let kept = serde_json::to_string(&codes.working()[0]).expect("plain data");
        assert!(!kept.contains(&token.to_string()), "{kept}");
        codes.working()[0].until = unix_time();
        assert!(codes.find(&words).is_none());
    }

    #[test]
    fn a_code_works_in_all_processes() {
        let [one, other] = [Codes::default(), Codes::default()];
        let words = one.make(&Token::new(), "Ada").expect("room");
        other.take_over(one.all());
        other.take_over(one.all());
        assert_eq!(other.all(), one.all());
        assert!(other.find(&words).is_some());
        one.take_over(other.all());
        assert!(
            one.find(&words).is_none(),
            "they were used in another process"
        );
        let most = (0..2 * MOST_CODES).filter(|_| one.make(&Token::new(), "Bo").is_some());
        assert_eq!(most.count(), MOST_CODES - 1);
    }
}
