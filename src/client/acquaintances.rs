//! The parlours that the player has visited, and the tokens by which these recognise the player.

use super::Address;
use crate::Fingerprint;
use crate::person::PersonId;
use crate::wire::MOST_FRIENDS;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use serpente_archive::OwnNonce;
use serpente_system::file::write_whole;
use serpente_system::reading;
use serpente_text::announce::Message;
use serpente_text::announce::say::online as say;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The name of the file.
const FILE: &str = "parlours.json";

/// The longest file accepted, in bytes. A longer one is not one that this program wrote.
const LONGEST_FILE: usize = 16 << 20;

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
    /// Whether the player's own program runs the parlour.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hosted: bool,
    /// The bytes that the player's program has promised to a deal there last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promised: Option<OwnNonce>,
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
    /// The file; `None` if nothing may be written.
    file: Option<PathBuf>,
    known: KnownParlours,
    /// What was wrong with the file, until the player was told.
    fault: Option<Message>,
}

#[derive(Clone, Default, Debug, Serialize)]
struct KnownParlours {
    /// The address of the last parlour, as it was typed.
    last: Option<String>,
    /// The address of the parlour that answered last.
    #[serde(skip_serializing_if = "Option::is_none")]
    met: Option<String>,
    /// The parlours by their WebSocket addresses.
    parlours: BTreeMap<String, Acquaintance>,
    /// The certificates that the player trusts although no authority signed them, by the same
    /// addresses.
    certificates: BTreeMap<String, Fingerprint>,
}

/// Reads a file entry by entry, so that a damaged entry costs nothing but itself.
#[derive(Default)]
struct EntryReader {
    /// Whether something could not be read.
    is_damaged: bool,
}

impl EntryReader {
    fn value<T: DeserializeOwned + Default>(&mut self, value: Option<Value>) -> T {
        let Some(value) = value else {
            return T::default();
        };
        if let Ok(read) = serde_json::from_value(value) {
            read
        } else {
            self.is_damaged = true;
            T::default()
        }
    }

    fn fields(&mut self, value: Option<Value>) -> Map<String, Value> {
        self.value(value)
    }

    fn list<T: DeserializeOwned>(&mut self, value: Option<Value>) -> Vec<T> {
        let mut all = Vec::new();
        for item in self.value::<Vec<Value>>(value) {
            match serde_json::from_value(item) {
                Ok(item) => all.push(item),
                Err(_) => self.is_damaged = true,
            }
        }
        all
    }

    /// Reads a map whose keys are written as text.
    fn map<K: FromStr + Ord, T: DeserializeOwned>(
        &mut self,
        value: Option<Value>,
    ) -> BTreeMap<K, T> {
        let mut all = BTreeMap::new();
        for (key, value) in self.fields(value) {
            match (key.parse(), serde_json::from_value(value)) {
                (Ok(key), Ok(value)) => drop(all.insert(key, value)),
                (Err(_), _) | (_, Err(_)) => self.is_damaged = true,
            }
        }
        all
    }

    fn parlour(&mut self, value: Value) -> Acquaintance {
        let mut fields = self.fields(Some(value));
        Acquaintance {
            token: self.value(fields.remove("token")),
            parlour: self.value(fields.remove("parlour")),
            table: self.value(fields.remove("table")),
            hosted: self.value(fields.remove("hosted")),
            promised: self.value(fields.remove("promised")),
            muted: self.list(fields.remove("muted")).into_iter().collect(),
            friends: self.map(fields.remove("friends")),
        }
    }

    /// Reads the whole file.
    fn file(&mut self, text: &[u8]) -> KnownParlours {
        let Ok(Value::Object(mut fields)) = serde_json::from_slice(text) else {
            self.is_damaged = true;
            return KnownParlours::default();
        };
        let mut parlours = BTreeMap::new();
        for (address, parlour) in self.fields(fields.remove("parlours")) {
            parlours.insert(address, self.parlour(parlour));
        }
        KnownParlours {
            last: self.value(fields.remove("last")),
            met: self.value(fields.remove("met")),
            parlours,
            certificates: self.map(fields.remove("certificates")),
        }
    }
}

impl Acquaintances {
    /// Reads the file in this folder, entry by entry. If something in it cannot be read, a copy of
    /// the file is set aside before it is next written; if that is not possible, or the file cannot
    /// be read at all, it is never written. The player is to be told of both, see
    /// [`take_fault`](Self::take_fault).
    #[must_use]
    pub fn kept_in(folder: &Path) -> Self {
        let file = folder.join(FILE);
        let text = match reading::read_at_most(&file, LONGEST_FILE) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Self {
                    file: Some(file),
                    ..Self::default()
                };
            }
            Err(_) => return Self::default().never_written(&file),
        };
        let mut reader = EntryReader::default();
        let known = reader.file(&text);
        let all = Self {
            file: Some(file.clone()),
            known,
            fault: None,
        };
        if !reader.is_damaged {
            return all;
        }
        let aside = file.with_extension("json.damaged");
        match write_whole(&aside, &text) {
            Ok(()) => Self {
                fault: Some(say::parlours_damaged(aside.display().to_string())),
                ..all
            },
            Err(_) => all.never_written(&file),
        }
    }

    fn never_written(self, file: &Path) -> Self {
        Self {
            file: None,
            fault: Some(say::parlours_unreadable(file.display().to_string())),
            ..self
        }
    }

    /// Returns the message about what was wrong with the file, once.
    pub fn take_fault(&mut self) -> Option<Message> {
        self.fault.take()
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

    /// Returns the address and the name of the parlour that answered last, unless the player's own program ran it: nobody answers
    /// there before the player hosts a table again.
    pub fn last_parlour(&self) -> Option<(Address, &str)> {
        let address: Address = self.known.met.as_ref()?.parse().ok()?;
        let known = self.at(&address)?;
        if known.hosted {
            return None;
        }
        Some((address, &known.parlour))
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
    /// Returns an error if the file cannot be written. The parlour is known until the program ends
    /// all the same.
    pub fn meet(&mut self, address: &Address, parlour: String, token: String) -> io::Result<()> {
        let parlours = &mut self.known.parlours;
        let known = parlours.entry(address.url.clone()).or_default();
        (known.parlour, known.token) = (parlour, token);
        self.known.met = Some(address.to_string());
        self.save()
    }

    /// Stores that the player's own program runs this parlour.
    ///
    /// # Errors
    /// As [`meet`](Self::meet).
    pub fn host(&mut self, address: &Address) -> io::Result<()> {
        if let Some(known) = self.known.parlours.get_mut(&address.url) {
            known.hosted = true;
        }
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

    /// Stores the bytes that were promised to a deal at this parlour. They must be stored before the promise is sent, and stay until the
    /// next one: whoever promises and then sends other bytes, or none, is written down for keeping theirs back.
    ///
    /// # Errors
    /// As [`meet`](Self::meet).
    pub fn promise(&mut self, address: &Address, promised: OwnNonce) -> io::Result<()> {
        if let Some(known) = self.known.parlours.get_mut(&address.url) {
            if known.promised == Some(promised) {
                return Ok(());
            }
            known.promised = Some(promised);
        }
        self.save()
    }

    /// Mutes a person at this parlour, or unmutes them. Does nothing at a parlour that is not
    /// known.
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

    /// Notes that a person at this parlour is a friend, under this name, or no longer one. Does
    /// nothing at a parlour that is not known, and for a new friend if there are [`MOST_FRIENDS`].
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

    /// Returns the certificate that the player trusts at this address although no authority signed
    /// it.
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
    use serpente_engine::rules::Seat;
    use serpente_engine::table::Bytes32;
    use serpente_system::file::is_private;
    use serpente_system::reading::make_no_file;
    use std::fs;

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
        let seat = Seat::new(1).expect("a seat");
        let promised = (Bytes32([1; 32]), seat, Bytes32([2; 32]));
        known.promise(&address, promised).expect("room");
        let again = Acquaintances::kept_in(&home);
        let kept = again.at(&address).expect("the parlour");
        assert_eq!(kept.promised, Some(promised));
        let certificate = Fingerprint(Bytes32([7; 32]));
        known.trust(&address, certificate).expect("room");
        let again = Acquaintances::kept_in(&home);
        assert_eq!(again.trusted_at(&address), Some(certificate));
        let elsewhere: Address = "hen".parse().expect("an address");
        assert_eq!(again.trusted_at(&elsewhere), None);
        assert_eq!(Acquaintances::kept_in(&home).last(), None);
        // Without a table, there is still a way back to the parlour, unless only the player themselves can open it.
        let mut again = Acquaintances::kept_in(&home);
        let (last, name) = again.last_parlour().expect("a parlour");
        assert_eq!((&last.url, name), (&address.url, "Fox"));
        again.host(&address).expect("room");
        assert_eq!(Acquaintances::kept_in(&home).last_parlour(), None);
    }

    /// Returns what is known after this file, which nothing may be lost of.
    fn after(text: &str) -> (tempfile::TempDir, Acquaintances) {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(FILE), text).expect("room");
        let known = Acquaintances::kept_in(folder.path());
        (folder, known)
    }

    #[test]
    fn what_is_damaged_costs_only_itself_and_is_set_aside_and_told() {
        let whole = concat!(
            r#"{"last":"fox","parlours":{"ws://fox:7355/ws":{"token":"secret","parlour":"Fox","#,
            r#""table":"calm-red-fox","muted":["Ada"],"friends":{"0000000000000007":"Bo"}}},"#,
            r#""certificates":{"ws://fox:7355/ws":""#,
            "0707070707070707070707070707070707070707070707070707070707070707",
            r#""}}"#
        );
        let address: Address = "fox".parse().expect("an address");
        let (_folder, mut known) = after(whole);
        assert_eq!(known.take_fault(), None);
        assert!(known.trusted_at(&address).is_some() && known.last().is_some());
        let odd = [
            (r#""0000000000000007""#, r#""xyz""#),
            (r#""0707"#, r#""zz"#),
            (r#"["Ada"]"#, r#"["Ada",7]"#),
            (r#""Bo""#, "7"),
            (r#""fox""#, "7"),
            (r#""calm-red-fox""#, "{}"),
            (r#"{"0000000000000007":"Bo"}"#, "9"),
        ];
        for (was, is) in odd {
            let text = whole.replacen(was, is, 1);
            assert_ne!(text, whole);
            let (folder, mut known) = after(&text);
            let fault = known.take_fault().expect("it is told");
            assert_eq!(fault.id(), "parlours-damaged");
            let at = known.at(&address).expect("the parlour is still known");
            assert_eq!((&at.token[..], at.muted.len()), ("secret", 1), "{text}");
            known
                .meet(&address, "Fox".to_owned(), "newer".to_owned())
                .expect("room");
            let aside = fs::read_to_string(folder.path().join("parlours.json.damaged"));
            assert_eq!(aside.expect("it is set aside"), text);
            let mut again = Acquaintances::kept_in(folder.path());
            assert_eq!(again.take_fault(), None);
            assert_eq!(again.at(&address).map(|at| &at.token[..]), Some("newer"));
        }
        for text in [&whole[..whole.len() / 2], "", "[]", "\0\0"] {
            let (folder, mut known) = after(text);
            assert!(known.take_fault().is_some() && known.at(&address).is_none());
            known
                .meet(&address, "Fox".to_owned(), "newer".to_owned())
                .expect("room");
            let aside = fs::read_to_string(folder.path().join("parlours.json.damaged"));
            assert_eq!(aside.expect("it is set aside"), text);
        }
    }

    #[test]
    fn what_is_no_file_is_neither_waited_for_nor_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(FILE);
        make_no_file(&file).expect("room");
        let mut known = Acquaintances::kept_in(folder.path());
        let fault = known.take_fault().expect("it is told");
        assert_eq!(fault.id(), "parlours-unreadable");
        let address: Address = "fox".parse().expect("an address");
        known
            .meet(&address, "Fox".to_owned(), "token".to_owned())
            .expect("nothing is written");
        assert!(!fs::metadata(&file).expect("it is there").is_file());
    }
}
