//! The server's own SSH key, by which visitors' clients recognise the server. It is made once, and
//! stored so that no other user can read it.

use russh::keys::PrivateKey;
use russh::keys::ssh_key::LineEnding;
use russh::keys::ssh_key::private::Ed25519Keypair;
use serpente_client::person::{Token, random};
use serpente_system::file::path_text;
use serpente_system::file::{make_folder, private};
use serpente_system::reading;
use serpente_text::announce::Message;
use serpente_text::announce::say::parlour as say;
use std::io::{self, Write};
use std::path::Path;

/// The file's name.
const FILE: &str = "ssh-host-key";

/// The longest file accepted, in bytes.
const MAX_KEY_BYTES: usize = 64 * 1024;

/// The server's own key.
pub(crate) struct HostKey {
    pub(crate) key: PrivateKey,
    /// The contents of the key's file. They are secret, so nobody can guess the tokens derived from
    /// them.
    text: String,
}

impl HostKey {
    /// Returns the key stored in this folder; makes one if there is none.
    ///
    /// # Errors
    /// Returns a message if the key cannot be used or made.
    pub(crate) fn kept_in(folder: &Path) -> Result<Self, Message> {
        let file = folder.join(FILE);
        let read = match reading::read_at_most(&file, MAX_KEY_BYTES) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => made(&file),
            read => read.and_then(|text| String::from_utf8(text).map_err(io::Error::other)),
        };
        if let Ok(text) = read
            && let Ok(key) = PrivateKey::from_openssh(&text)
            && !key.is_encrypted()
        {
            return Ok(Self { key, text });
        }
        Err(say::parlour_no_host_key(path_text(&file)))
    }

    /// Returns the token of the person with this public key. It is the same each time, and
    /// different for every key.
    pub(crate) fn token_of(&self, public: &[u8]) -> Token {
        Token::made_of(self.text.as_bytes(), public)
    }
}

/// Makes a key, and stores it.
fn made(file: &Path) -> io::Result<String> {
    let key = PrivateKey::from(Ed25519Keypair::from_seed(&random()));
    let text = key.to_openssh(LineEnding::LF).map_err(io::Error::other)?;
    if let Some(folder) = file.parent() {
        make_folder(folder)?;
    }
    let mut out = private().write(true).create_new(true).open(file)?;
    out.write_all(text.as_bytes())?;
    out.sync_all()?;
    Ok(text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_system::file::is_private;
    use std::fs;

    #[test]
    fn the_key_is_made_once_and_for_nobody_else_to_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path().join("new");
        let first = HostKey::kept_in(&home).expect("a key");
        let again = HostKey::kept_in(&home).expect("a key");
        assert_eq!(first.key.public_key(), again.key.public_key());
        let file = home.join(FILE);
        assert!(is_private(&file).expect("a file"));
        // A file that is not a key is not overwritten.
        fs::write(&file, "key").expect("room");
        assert!(HostKey::kept_in(&home).is_err());
        assert_eq!(fs::read_to_string(&file).expect("a file"), "key");
    }

    #[test]
    fn a_key_is_one_person_and_another_parlour_does_not_know_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let here = HostKey::kept_in(&folder.path().join("here")).expect("a key");
        let there = HostKey::kept_in(&folder.path().join("there")).expect("a key");
        let token = |key: &HostKey, public: &[u8]| key.token_of(public).to_string();
        assert_eq!(token(&here, b"ada"), token(&here, b"ada"));
        assert_ne!(token(&here, b"ada"), token(&here, b"bo"));
        assert_ne!(token(&here, b"ada"), token(&there, b"ada"));
    }
}
