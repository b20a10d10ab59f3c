//! The secret words of tables: kept so that whoever reads what is kept does not know them.

use crate::net::person::random;
use argon2::Argon2;
use std::fmt::Write;

/// What is kept of a word. This takes long, and is meant to.
#[must_use]
pub fn hash(word: &str) -> String {
    let salt = random();
    let mut text = String::new();
    for byte in &salt[..16] {
        write!(text, "{byte:02x}").expect("a text takes all");
    }
    let hash = hash_with(word, &text);
    format!("{text}${hash}")
}

/// Whether this is the word. This takes long, and is meant to.
#[must_use]
pub fn is(word: &str, kept: &str) -> bool {
    let Some((salt, hash)) = kept.split_once('$') else {
        return false;
    };
    hash_with(word, salt) == hash
}

fn hash_with(word: &str, salt: &str) -> String {
    let mut hash = [0; 32];
    let done = Argon2::default().hash_password_into(word.as_bytes(), salt.as_bytes(), &mut hash);
    done.expect("a salt of 32 bytes and a hash of as many are possible");
    hash.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text takes all");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_by_its_hash_and_not_read_from_it() {
        let kept = hash("sesame");
        assert!(is("sesame", &kept) && !is("Sesame", &kept) && !is("", &kept));
        assert!(!kept.contains("sesame"));
        assert_ne!(hash("sesame"), kept);
        assert!(!is("sesame", "sesame") && !is("sesame", ""));
    }
}
