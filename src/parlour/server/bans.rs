//! The people and networks that are banned, and until when. A file keeps them across restarts.

use log::{info, warn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serpente_client::person::Person;
use serpente_system::clock::{DAY, unix_time};
use serpente_system::file::write_whole;
use serpente_system::lock;
use serpente_system::reading;
use std::fs;
use std::io;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

/// The name of the file, in the folder of the tables.
const BANS: &str = "bans.json";

/// A banned network or person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ban {
    Network(IpAddr),
    /// A person whose public number begins with these digits. In files of before 0.4, the digits
    /// may be those of the hash of the person's token.
    Person(String),
}

/// The fewest digits that mean a person.
pub(super) const LEAST_DIGITS: usize = 8;

/// The longest file accepted, in bytes.
const LONGEST_FILE: usize = 16 << 20;

/// For how long a ban that was lifted is remembered, so that every process of a cluster learns of
/// it.
const LIFTED_TIME: Duration = Duration::from_secs(DAY);

/// A ban with its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DatedBan {
    #[serde(flatten)]
    ban: Ban,
    /// When it ends, in seconds since 1970; 0 if it was lifted.
    until: u64,
    /// When this was decided, in seconds since 1970. The later decision counts.
    #[serde(default)]
    since: u64,
}

/// All bans.
#[derive(Default)]
pub(super) struct Bans {
    file: Option<PathBuf>,
    bans: Mutex<Vec<DatedBan>>,
}

impl Ban {
    /// Returns whether this can be a ban: too few digits would ban everybody.
    fn is_sound(&self) -> bool {
        match self {
            Self::Network(_) => true,
            Self::Person(digits) => {
                digits.len() >= LEAST_DIGITS && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
            }
        }
    }

    /// Returns whether this ban is one of this person.
    pub(super) fn is_of(&self, person: Person) -> bool {
        match self {
            Self::Network(_) => false,
            Self::Person(digits) => {
                person.id().to_string().starts_with(digits.as_str())
                    || person.to_string().starts_with(digits.as_str())
            }
        }
    }

    /// Returns whether an order to lift `self` lifts `other`, too. A person may be named by more
    /// digits, or fewer.
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
        let (bans, fault) = match reading::read_at_most(&file, LONGEST_FILE) {
            Ok(text) => read_bans(&text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => (Vec::new(), None),
            Err(error) => (Vec::new(), Some(error)),
        };
        if let Some(error) = fault {
            // The next ban would replace the file, so it is set aside for the person who runs the
            // server.
            let aside = file.with_extension("damaged");
            warn!(
                "{BANS} cannot be read, {} bans could be: {error}",
                bans.len()
            );
            if let Err(error) = fs::rename(&file, &aside) {
                warn!("{BANS} cannot be set aside: {error}");
            }
        }
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
        let since = unix_time();
        let until = since.saturating_add(time.as_secs());
        {
            let mut bans = self.remembered();
            bans.retain(|other| other.ban != ban);
            bans.push(DatedBan { ban, until, since });
        }
        self.save()
    }

    /// Lifts a ban. Returns whether there was one.
    ///
    /// # Errors
    /// Returns an error if this cannot be stored. After a restart the ban is then in effect again.
    pub(super) fn lift(&self, ban: &Ban) -> io::Result<bool> {
        let is_lifted = {
            let now = unix_time();
            let mut bans = self.remembered();
            let mut is_any = false;
            for other in bans.iter_mut() {
                if other.until > now && ban.means(&other.ban) {
                    other.until = 0;
                    other.since = now;
                    is_any = true;
                }
            }
            is_any
        };
        self.save()?;
        Ok(is_lifted)
    }

    /// Returns the bans, and those that were lifted within a day, for the other processes of a
    /// cluster.
    pub(super) fn all(&self) -> Vec<DatedBan> {
        self.remembered().clone()
    }

    /// Takes over the bans of another process that were decided later than those known here.
    /// Returns whether there were any.
    ///
    /// # Errors
    /// Returns an error if they cannot be stored. They then last until a restart.
    pub(super) fn take_over(&self, others: &[DatedBan]) -> io::Result<bool> {
        let is_new = {
            let mut bans = self.remembered();
            let mut is_any = false;
            for other in others {
                let own = bans.iter().find(|own| own.ban == other.ban);
                if own.is_none_or(|own| own.since < other.since) {
                    bans.retain(|own| own.ban != other.ban);
                    bans.push(other.clone());
                    is_any = true;
                }
            }
            is_any
        };
        if is_new {
            self.save()?;
        }
        Ok(is_new)
    }

    /// Returns whether this network is banned.
    pub(super) fn has_network(&self, network: IpAddr) -> bool {
        self.lasts(|ban| *ban == Ban::Network(network))
    }

    /// Returns whether this person is banned.
    pub(super) fn has_person(&self, person: Person) -> bool {
        self.lasts(|ban| ban.is_of(person))
    }

    /// Returns whether one of these bans has not ended.
    fn lasts(&self, which: impl Fn(&Ban) -> bool) -> bool {
        let now = unix_time();
        let bans = self.remembered();
        bans.iter()
            .any(|other| other.until > now && which(&other.ban))
    }

    /// Returns the bans that have not ended, and those that were lifted not long ago.
    fn remembered(&self) -> MutexGuard<'_, Vec<DatedBan>> {
        let mut bans = lock(&self.bans);
        let now = unix_time();
        bans.retain(|other| {
            let forgotten = other.since.saturating_add(LIFTED_TIME.as_secs());
            let was_lifted_lately = other.until == 0 && forgotten > now;
            other.until > now || was_lifted_lately
        });
        bans
    }

    fn save(&self) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        // Nobody waits for the disk to enter the server.
        let bans = self.remembered().clone();
        write_whole(file, &serde_json::to_vec(&bans)?)
    }
}

/// Reads the bans of a file one by one. Also returns what is wrong with the file, if anything is.
fn read_bans(text: &[u8]) -> (Vec<DatedBan>, Option<io::Error>) {
    let entries: Vec<Value> = match serde_json::from_slice(text) {
        Ok(entries) => entries,
        Err(error) => return (Vec::new(), Some(error.into())),
    };
    let mut bans = Vec::new();
    let mut fault = None;
    for entry in entries {
        match serde_json::from_value::<DatedBan>(entry) {
            Ok(dated) if dated.ban.is_sound() => bans.push(dated),
            Ok(_) => fault = Some(io::ErrorKind::InvalidData.into()),
            Err(error) => fault = Some(error.into()),
        }
    }
    (bans, fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_client::person::Token;
    use serpente_system::clock::HOUR;
    use serpente_system::file::is_private;
    use serpente_system::reading::make_no_file;

    const AN_HOUR: Duration = Duration::from_secs(HOUR);

    #[test]
    fn bans_last_over_a_restart_until_they_end_or_are_lifted() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path();
        let network: IpAddr = "203.0.113.9".parse().expect("an address");
        let person = Token::new().person();
        let digits = person.to_string();
        let bans = Bans::kept_in(Some(home));
        bans.add(Ban::Network(network), AN_HOUR).expect("room");
        bans.add(Ban::Person(digits[..16].to_owned()), AN_HOUR)
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
    fn the_number_that_players_see_is_the_one_that_is_banned() {
        let bans = Bans::default();
        let person = Token::new().person();
        let number = person.id().to_string();
        bans.add(Ban::Person(number), AN_HOUR).expect("no file");
        assert!(bans.has_person(person));
        assert!(!bans.has_person(Token::new().person()));
    }

    #[test]
    fn a_damaged_entry_costs_only_itself_and_bans_nobody() {
        let folder = tempfile::tempdir().expect("a folder");
        let until = unix_time() + 60;
        let text = format!(
            r#"[{{"person":"","until":{until}}},7,{{"network":"203.0.113.9","until":{until}}}]"#
        );
        fs::write(folder.path().join(BANS), &text).expect("room");
        let bans = Bans::kept_in(Some(folder.path()));
        assert!(bans.has_network("203.0.113.9".parse().expect("an address")));
        assert!(!bans.has_person(Token::new().person()));
        let aside = fs::read_to_string(folder.path().join("bans.damaged"));
        assert_eq!(aside.expect("a file"), text);
    }

    #[test]
    fn what_is_no_file_is_set_aside_and_not_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        make_no_file(&folder.path().join(BANS)).expect("room");
        let bans = Bans::kept_in(Some(folder.path()));
        let network: IpAddr = "203.0.113.9".parse().expect("an address");
        bans.add(Ban::Network(network), AN_HOUR).expect("room");
        assert!(Bans::kept_in(Some(folder.path())).has_network(network));
    }

    #[test]
    fn the_later_decision_counts_in_all_processes() {
        let [one, other] = [Bans::default(), Bans::default()];
        let network: IpAddr = "203.0.113.9".parse().expect("an address");
        let ban = Ban::Network(network);
        one.add(ban.clone(), AN_HOUR).expect("no file");
        assert!(other.take_over(&one.all()).expect("no file"));
        assert!(!other.take_over(&one.all()).expect("no file"));
        assert!(other.has_network(network));
        // The ban is a minute old when the other process lifts it.
        for bans in [&one, &other] {
            bans.remembered()[0].since -= 60;
        }
        assert!(other.lift(&ban).expect("no file"));
        assert!(!other.take_over(&one.all()).expect("no file"));
        assert!(one.take_over(&other.all()).expect("no file"));
        assert!(!one.has_network(network) && !other.has_network(network));
    }

    #[test]
    fn a_ban_ends_by_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join(BANS);
        let text = |until| format!(r#"[{{"network":"203.0.113.9","until":{until}}}]"#);
        let network = "203.0.113.9".parse().expect("an address");
        for (until, is_banned) in [(unix_time() - 1, false), (unix_time() + 60, true)] {
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
        bans.add(Ban::Network(network), AN_HOUR).expect("room");
        let aside = fs::read_to_string(folder.path().join("bans.damaged"));
        assert_eq!(aside.expect("a file"), "{");
        assert!(Bans::kept_in(Some(folder.path())).has_network(network));
    }
}
