//! The secret words of tables. Only hashes are stored, so that a person who reads the stored data
//! does not learn the words.

use argon2::{Algorithm, Argon2, Params, Version};
use serpente_client::person::random;
use serpente_engine::table::Bytes32;

/// The cost of a hash: memory in KiB, rounds, threads. All stored hashes were made with it, so it
/// must not change, whatever is recommended later.
const COSTS: (u32, u32, u32) = (19 * 1024, 2, 1);

/// Returns the hash of a word for storage. It is slow on purpose.
pub fn hash(word: &str) -> String {
    let salt = &Bytes32(random()).to_string()[..32];
    let hash = hash_with(word, salt);
    format!("{salt}${hash}")
}

/// Returns whether this is the word of a stored hash. It is slow on purpose.
pub fn verify(word: &str, kept: &str) -> bool {
    let kept = kept.split_once('$');
    kept.is_some_and(|(salt, hash)| hash_with(word, salt) == hash)
}

fn hash_with(word: &str, salt: &str) -> String {
    let (memory, rounds, threads) = COSTS;
    let params = Params::new(memory, rounds, threads, None).expect("costs that are possible");
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let mut hash = [0; 32];
    let done = argon.hash_password_into(word.as_bytes(), salt.as_bytes(), &mut hash);
    done.expect("a salt of 32 bytes and a hash of as many are possible");
    Bytes32(hash).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_by_its_hash_and_not_read_from_it() {
        let kept = hash("sesame");
        assert!(verify("sesame", &kept) && !verify("Sesame", &kept) && !verify("", &kept));
        assert!(!kept.contains("sesame"));
        assert_ne!(hash("sesame"), kept);
        // This hash was computed by another program.
        let elsewhere = "00112233445566778899aabbccddeeff$\
            d9f7d2d714012a6e20294a5623b02bf9e510f6aa9f175386df50e97fb2456b26";
        assert!(verify("sesame", elsewhere));
        assert!(!verify("sesame", "sesame") && !verify("sesame", ""));
    }
}
