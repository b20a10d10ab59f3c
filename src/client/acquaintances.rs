//! The parlours that the player has visited, and the tokens by which these recognise the player.

use super::Address;
use crate::Fingerprint;
use crate::person::PersonId;
use crate::wire::MOST_FRIENDS;
use serde::{Deserialize, Serialize};
use serpente_system::file::write_whole;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A parlour that the player has visited.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Acquaintance {
    /// The token by which the parlour recognises the player. Nobody else may see it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub token: String,
    /// The parlour's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub parlour: String,
    /// The table where the player sat last, until they leave it for good.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The names of the people whose words the player does not want to hear there.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub muted: BTreeSet<String>,
    /// The player's friends there: their public numbers, and the names that they had last.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub friends: BTreeMap<PersonId, String>,
}

/// The parlours that the player has visited, stored in a file that nobody else can read.
#[derive(Clone, Default, Debug)]
pub struct Acquaintances {
    file: Option<PathBuf>,
    known: KnownParlour,
}

#[derive(Clone, Default, Debug, Serialize, Deserialize)]
struct KnownParlour {
    /// The address of the last parlour, as it was typed.
    #[serde(default)]
    last: Option<String>,
    /// The parlours by their WebSocket addresses.
    #[serde(default)]
    parlours: BTreeMap<String, Acquaintance>,
    /// The certificates that the player trusts although no authority signed them, by the same addresses.
    #[serde(default)]
    certificates: BTreeMap<String, Fingerprint>,
}

impl Acquaintances {
    /// Reads the file in this folder. If it cannot be read, no parlour is known.
    #[must_use]
    pub fn kept_in(folder: &Path) -> Self {
        let file = folder.join("parlours.json");
        let known = fs::read(&file).ok();
        let known = known.and_then(|text| serde_json::from_slice(&text).ok());
        Self {
            known: known.unwrap_or_default(),
            file: Some(file),
        }
    }

    /// Returns the parlour at this address, if the player has visited it.
    pub fn at(&self, address: &Address) -> Option<&Acquaintance> {
        self.known.parlours.get(&address.url)
    }

    /// Returns the last parlour and table.
    pub fn last(&self) -> Option<(Address, &str)> {
        let address: Address = self.known.last.as_ref()?.parse().ok()?;
        let table = self.at(&address)?.table.as_deref()?;
        Some((address, table))
    }

    /// Takes what is known of a parlour from elsewhere, without storing it.
    pub fn know(&mut self, address: &Address, known: Acquaintance) {
        if known.table.is_some() {
            self.known.last = Some(address.to_string());
        }
        self.known.parlours.insert(address.url.clone(), known);
    }

    /// Stores the name of a parlour and the token that it gave.
    ///
    /// # Errors
    /// Returns an error if the file cannot be written. The parlour is known until the program ends all the same.
    pub fn meet(&mut self, address: &Address, parlour: String, token: String) -> io::Result<()> {
        let known = self.known.parlours.entry(address.url.clone());
        let known = known.or_default();
        (known.parlour, known.token) = (parlour, token);
        self.save()
    }

    /// Stores the table where the player sits, or `None` when they have left it.
    ///
    /// # Errors
    /// As [`meet`](Self::meet).
    pub fn sit(&mut self, address: &Address, table: Option<String>) -> io::Result<()> {
        self.known.last = Some(address.to_string());
        if let Some(known) = self.known.parlours.get_mut(&address.url) {
            if known.table == table {
                return Ok(());
            }
            known.table = table;
        }
        self.save()
    }

    /// Mutes a person at this parlour, or unmutes them. Does nothing at a parlour that is not known.
    ///
    /// # Errors
    /// As [`meet`](Self::meet).
    pub fn mute(&mut self, address: &Address, name: &str, on: bool) -> io::Result<()> {
        if let Some(known) = self.known.parlours.get_mut(&address.url) {
            if on {
                known.muted.insert(name.to_owned());
            } else {
                known.muted.remove(name);
            }
        }
        self.save()
    }

    /// Notes that a person at this parlour is a friend, under this name, or no longer one. Does nothing at a parlour that is not
    /// known, and for a new friend if there are [`MOST_FRIENDS`].
    ///
    /// # Errors
    /// As [`meet`](Self::meet).
    pub fn befriend(
        &mut self,
        address: &Address,
        person: PersonId,
        name: Option<&str>,
    ) -> io::Result<()> {
        if let Some(known) = self.known.parlours.get_mut(&address.url) {
            let friends = &mut known.friends;
            if let Some(name) = name {
                if friends.len() < MOST_FRIENDS || friends.contains_key(&person) {
                    friends.insert(person, name.to_owned());
                }
            } else {
                friends.remove(&person);
            }
        }
        self.save()
    }

    /// Returns the certificate that the player trusts at this address although no authority signed it.
    pub fn trusted_at(&self, address: &Address) -> Option<Fingerprint> {
        self.known.certificates.get(&address.url).copied()
    }

    /// Trusts this certificate at this address from now on.
    ///
    /// # Errors
    /// As [`meet`](Self::meet).
    pub fn trust(&mut self, address: &Address, certificate: Fingerprint) -> io::Result<()> {
        let certificates = &mut self.known.certificates;
        certificates.insert(address.url.clone(), certificate);
        self.save()
    }

    fn save(&self) -> io::Result<()> {
        match &self.file {
            Some(file) => write_whole(file, &serde_json::to_vec(&self.known)?),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_engine::table::Bytes32;
    use serpente_system::file::is_private;

    #[test]
    fn whom_one_has_met_one_knows_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path().join("new");
        let address: Address = "fox".parse().expect("an address");
        let mut known = Acquaintances::kept_in(&home);
        assert_eq!((known.at(&address), known.last()), (None, None));
        known
            .meet(&address, "Fox".to_owned(), "secret".to_owned())
            .expect("room");
        known
            .sit(&address, Some("calm-red-fox".to_owned()))
            .expect("room");
        let again = Acquaintances::kept_in(&home);
        assert_eq!(
            again.at(&address).map(|known| &known.token[..]),
            Some("secret")
        );
        let (last, table) = again.last().expect("a table");
        assert_eq!((&last.url, table), (&address.url, "calm-red-fox"));
        let file = home.join("parlours.json");
        assert!(is_private(&file).expect("a file"));
        known.sit(&address, None).expect("room");
        known.mute(&address, "Ada", true).expect("room");
        known.mute(&address, "Bo", true).expect("room");
        known.mute(&address, "Bo", false).expect("room");
        let [bo, cy] = [7, 8].map(|id| format!("{id:016x}").parse().expect("a number"));
        known.befriend(&address, bo, Some("Bo")).expect("room");
        known.befriend(&address, cy, Some("Cy")).expect("room");
        known.befriend(&address, cy, None).expect("room");
        known
            .meet(&address, "Fox".to_owned(), "newer".to_owned())
            .expect("room");
        let again = Acquaintances::kept_in(&home);
        let kept = again.at(&address).expect("the parlour");
        assert!(kept.muted.iter().eq(["Ada"]), "{kept:?}");
        assert!(
            kept.friends.iter().eq([(&bo, &"Bo".to_owned())]),
            "{kept:?}"
        );
        let certificate = Fingerprint(Bytes32([7; 32]));
        known.trust(&address, certificate).expect("room");
        let again = Acquaintances::kept_in(&home);
        assert_eq!(again.trusted_at(&address), Some(certificate));
        let elsewhere: Address = "hen".parse().expect("an address");
        assert_eq!(again.trusted_at(&elsewhere), None);
        assert_eq!(Acquaintances::kept_in(&home).last(), None);
        // A damaged file counts as no file.
        fs::write(&file, "{").expect("room");
        assert_eq!(Acquaintances::kept_in(&home).at(&address), None);
    }
}
