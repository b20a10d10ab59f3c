//! The people and networks that are banned, and until when. A file keeps them across restarts.

use crate::person::Person;
use log::{info, warn};
use serde::{Deserialize, Serialize};
use serpente_system::file::write_whole;
use std::fs;
use std::io;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime};

/// The name of the file, in the folder of the tables.
const BANS: &str = "bans.json";

/// A banned network or person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ban {
    Network(IpAddr),
    /// A person whose id begins with these digits.
    Person(String),
}

/// A ban with its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct DatedBan {
    #[serde(flatten)]
    ban: Ban,
    /// When it ends, in seconds since 1970.
    until: u64,
}

/// All bans.
#[derive(Default)]
pub(super) struct Bans {
    file: Option<PathBuf>,
    bans: Mutex<Vec<DatedBan>>,
}

impl Ban {
    /// Returns whether an order to lift `self` lifts `other`, too. A person may be named by more digits, or fewer.
    fn means(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Person(own), Self::Person(other)) => {
                own.starts_with(other.as_str()) || other.starts_with(own.as_str())
            }
            _ => self == other,
        }
    }
}

impl Bans {
    /// Reads the file in this folder; without a folder, a restart ends all bans.
    pub(super) fn kept_in(folder: Option<&Path>) -> Self {
        let Some(file) = folder.map(|folder| folder.join(BANS)) else {
            return Self::default();
        };
        let bans = match fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text).map_err(io::Error::from),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error),
        };
        let bans = bans.unwrap_or_else(|error| {
            // The next ban would replace the file, so it is set aside for the person who runs the server.
            let aside = file.with_extension("damaged");
            warn!("{BANS} cannot be read, nobody is banned: {error}");
            if let Err(error) = fs::rename(&file, &aside) {
                warn!("{BANS} cannot be set aside: {error}");
            }
            Vec::new()
        });
        if !bans.is_empty() {
            info!("bans: {}", bans.len());
        }
        Self {
            file: Some(file),
            bans: Mutex::new(bans),
        }
    }

    /// Bans for this time, in place of an earlier ban.
    ///
    /// # Errors
    /// Returns an error if the ban cannot be stored. It then lasts until a restart.
    pub(super) fn add(&self, ban: Ban, time: Duration) -> io::Result<()> {
        let until = now() + time.as_secs();
        {
            let mut bans = self.lasting();
            bans.retain(|other| other.ban != ban);
            bans.push(DatedBan { ban, until });
        }
        self.save()
    }

    /// Lifts a ban. Returns whether there was one.
    ///
    /// # Errors
    /// Returns an error if this cannot be stored. After a restart the ban is then in effect again.
    pub(super) fn lift(&self, ban: &Ban) -> io::Result<bool> {
        let is_lifted = {
            let mut bans = self.lasting();
            let before = bans.len();
            bans.retain(|other| !ban.means(&other.ban));
            bans.len() < before
        };
        self.save()?;
        Ok(is_lifted)
    }

    /// Returns whether this network is banned.
    pub(super) fn has_network(&self, network: IpAddr) -> bool {
        let bans = self.lasting();
        bans.iter().any(|other| other.ban == Ban::Network(network))
    }

    /// Returns whether this person is banned.
    pub(super) fn has_person(&self, person: Person) -> bool {
        let person = person.to_string();
        let is_theirs =
            |ban: &Ban| matches!(ban, Ban::Person(begin) if person.starts_with(begin.as_str()));
        self.lasting().iter().any(|other| is_theirs(&other.ban))
    }

    /// Returns the bans that have not ended.
    fn lasting(&self) -> MutexGuard<'_, Vec<DatedBan>> {
        let mut bans = self.bans.lock().unwrap_or_else(PoisonError::into_inner);
        let now = now();
        bans.retain(|other| other.until > now);
        bans
    }

    fn save(&self) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        // Nobody waits for the disk to enter the server.
        let bans = self.lasting().clone();
        write_whole(file, &serde_json::to_vec(&bans)?)
    }
}

fn now() -> u64 {
    let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
    since.as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::person::Token;
    use serpente_system::file::is_private;

    const HOUR: Duration = Duration::from_secs(60 * 60);

    #[test]
    fn bans_last_over_a_restart_until_they_end_or_are_lifted() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path();
        let network: IpAddr = "203.0.113.9".parse().expect("an address");
        let person = Token::new().person();
        let digits = person.to_string();
        let bans = Bans::kept_in(Some(home));
        bans.add(Ban::Network(network), HOUR).expect("room");
        bans.add(Ban::Person(digits[..16].to_owned()), HOUR)
            .expect("room");
        let over = Token::new().person();
        bans.add(Ban::Person(over.to_string()), Duration::ZERO)
            .expect("room");
        assert!(is_private(&home.join(BANS)).expect("a file"));

        let bans = Bans::kept_in(Some(home));
        assert!(bans.has_network(network) && bans.has_person(person));
        assert!(!bans.has_person(over) && !bans.has_person(Token::new().person()));
        assert!(bans.lift(&Ban::Network(network)).expect("room"));
        let shorter = Ban::Person(digits[..8].to_owned());
        assert!(bans.lift(&shorter).expect("room"));
        assert!(!bans.lift(&shorter).expect("room"));

        let bans = Bans::kept_in(Some(home));
        assert!(!bans.has_network(network) && !bans.has_person(person));
    }

    #[test]
    fn a_ban_ends_by_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(BANS);
        let text = |until| format!(r#"[{{"network":"203.0.113.9","until":{until}}}]"#);
        let network = "203.0.113.9".parse().expect("an address");
        for (until, is_banned) in [(now() - 1, false), (now() + 60, true)] {
            fs::write(&file, text(until)).expect("room");
            let bans = Bans::kept_in(Some(folder.path()));
            assert_eq!(bans.has_network(network), is_banned);
        }
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join(BANS), "{").expect("room");
        let bans = Bans::kept_in(Some(folder.path()));
        let network: IpAddr = "203.0.113.9".parse().expect("an address");
        bans.add(Ban::Network(network), HOUR).expect("room");
        let aside = fs::read_to_string(folder.path().join("bans.damaged"));
        assert_eq!(aside.expect("a file"), "{");
        assert!(Bans::kept_in(Some(folder.path())).has_network(network));
    }
}
