//! The secret words of tables. Only hashes are stored, so that a person who reads the stored data
//! does not learn the words.

use argon2::{Algorithm, Argon2, Block, Params, Version};
use serpente_client::person::random;
use serpente_engine::table::Bytes32;

/// The cost of a hash: memory in KiB, rounds, threads. All stored hashes were made with it, so it
/// must not change, whatever is recommended later.
const COSTS: (u32, u32, u32) = (19 * 1024, 2, 1);

/// The memory in which words are hashed: 19 MiB.
pub struct HashMemory(Vec<Block>);

impl Default for HashMemory {
    fn default() -> Self {
        Self(vec![Block::new(); params().block_count()])
    }
}

fn params() -> Params {
    let (memory, rounds, threads) = COSTS;
    Params::new(memory, rounds, threads, None).expect("costs that are possible")
}

/// Returns the hash of a word for storage. It is slow on purpose.
pub fn hash(word: &str, memory: &mut HashMemory) -> String {
    let salt = &Bytes32(random()).to_string()[..32];
    let hash = hash_with(word, salt, memory);
    format!("{salt}${hash}")
}

/// Returns whether this is the word of a stored hash. It is slow on purpose.
pub fn verify(word: &str, stored: &str, memory: &mut HashMemory) -> bool {
    match stored.split_once('$') {
        Some((salt, hash)) => hash_with(word, salt, memory) == hash,
        None => false,
    }
}

fn hash_with(word: &str, salt: &str, memory: &mut HashMemory) -> String {
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params());
    let mut hash = [0; 32];
    let memory_blocks = &mut memory.0;
    let done = argon.hash_password_into_with_memory(
        word.as_bytes(),
        salt.as_bytes(),
        &mut hash,
        memory_blocks,
    );
    done.expect("a salt of 32 bytes, a hash of as many and enough memory are possible");
    Bytes32(hash).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_known_by_its_hash_and_not_read_from_it() {
        let mut memory = HashMemory::default();
        let kept = hash("sesame", &mut memory);
        let mut verify = |word: &str, kept: &str| verify(word, kept, &mut memory);
        assert!(verify("sesame", &kept) && !verify("Sesame", &kept) && !verify("", &kept));
        assert!(!kept.contains("sesame"));
        // This hash was computed by another program.
        let elsewhere = "00112233445566778899aabbccddeeff$\
            d9f7d2d714012a6e20294a5623b02bf9e510f6aa9f175386df50e97fb2456b26";
        assert!(verify("sesame", elsewhere));
        assert!(!verify("sesame", "sesame") && !verify("sesame", ""));
        assert_ne!(hash("sesame", &mut memory), kept);
    }
}
