//! The leagues of a server. Each has a small file, which keeps it across restarts.

use crate::league::{FinishedMatch, League};
use crate::person::{Person, looks};
use crate::wire::{LeagueStanding, RatedPerson};
use log::{info, warn};
use serpente_system::file::write_whole;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The name of the leagues' folder, in the folder of the tables.
pub const LEAGUES: &str = "leagues";

/// The most leagues of a server.
pub(super) const MOST_LEAGUES: usize = 100;

/// A league without a match for so many days may make room for a new one.
pub(super) const LEAGUE_DAYS: u64 = 90;

const DAY: u64 = 24 * 60 * 60;

/// The leagues of a server.
#[derive(Default)]
pub(super) struct Leagues {
    folder: Option<PathBuf>,
    /// The leagues by their keys.
    all: Mutex<HashMap<String, League>>,
    /// Held while a file is written, so that an older state never replaces a newer one.
    writing: Mutex<()>,
}

/// Returns the key of a league, which is also the name of its file. Names that look the same are one league.
fn key(name: &str) -> String {
    let hash = Sha256::digest(looks(name).as_bytes());
    hash.iter().take(16).fold(String::new(), |mut key, byte| {
        let _ = write!(key, "{byte:02x}");
        key
    })
}

impl Leagues {
    /// Reads the files in this folder; without a folder, a restart ends all leagues.
    pub(super) fn kept_in(folder: Option<PathBuf>) -> Self {
        let all = folder.as_deref().map(read_all).unwrap_or_default();
        if !all.is_empty() {
            info!("leagues: {}", all.len());
        }
        Self {
            folder,
            all: Mutex::new(all),
            writing: Mutex::default(),
        }
    }

    /// Returns whether there is a league of this name, or room for it.
    pub(super) fn have_room(&self, name: &str, now: u64) -> bool {
        let all = self.lock();
        all.contains_key(&key(name)) || all.len() < MOST_LEAGUES || oldest(&all, now).is_some()
    }

    /// Rates the people of a match that ended at this time, in seconds since 1970, and stores the league. Returns the new
    /// standing of each. Blocks until done.
    pub(super) fn rate(&self, finished: &FinishedMatch, now: u64) -> Vec<(Person, LeagueStanding)> {
        let key = key(&finished.league);
        let (rated, gone) = {
            let mut all = self.lock();
            let mut gone = None;
            if !all.contains_key(&key) {
                if all.len() >= MOST_LEAGUES {
                    gone = oldest(&all, now);
                    let Some(gone) = &gone else {
                        warn!(
                            "there are {MOST_LEAGUES} leagues, and no match for a new one counts"
                        );
                        return Vec::new();
                    };
                    all.remove(gone);
                    info!("league {gone}: removed after {LEAGUE_DAYS} days without a match");
                }
                info!("league {key}: begun");
            }
            let league = all.entry(key.clone());
            let league = league.or_insert_with(|| League::new(finished.league.clone()));
            (league.rate(&finished.people, now), gone)
        };
        if let Err(error) = self.save(&key, gone.as_deref()) {
            warn!("league {key}: the last match is lost at a restart: {error}");
        }
        rated
    }

    /// Returns the league's name and its people, in the order of their ratings.
    pub(super) fn list(&self, name: &str) -> (String, Vec<RatedPerson>) {
        let all = self.lock();
        match all.get(&key(name)) {
            Some(league) => (league.name.clone(), league.list()),
            None => (name.to_owned(), Vec::new()),
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, League>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn save(&self, key: &str, gone: Option<&str>) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let league = self.lock().get(key).cloned();
        if let Some(league) = league {
            write_whole(&file(folder, key), &serde_json::to_vec(&league)?)?;
        }
        gone.map_or(Ok(()), |gone| fs::remove_file(file(folder, gone)))
    }
}

fn file(folder: &Path, key: &str) -> PathBuf {
    folder.join(key).with_extension("json")
}

/// Returns the key of the league whose last match is oldest, if that was long enough ago.
fn oldest(all: &HashMap<String, League>, now: u64) -> Option<String> {
    let (key, league) = all.iter().min_by_key(|(_, league)| league.last())?;
    (league.last() + LEAGUE_DAYS * DAY <= now).then(|| key.clone())
}

fn read_all(folder: &Path) -> HashMap<String, League> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return HashMap::new(),
        Err(error) => {
            warn!("the leagues cannot be read: {error}");
            return HashMap::new();
        }
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let files = paths.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let mut all = HashMap::new();
    for path in files {
        match read(&path) {
            Ok((key, league)) => drop(all.insert(key, league)),
            Err(error) => {
                // The next match would replace the file, so it is set aside for the person who runs the server.
                warn!("{}: this league cannot be read: {error}", path.display());
                if let Err(error) = fs::rename(&path, path.with_extension("damaged")) {
                    warn!("{} cannot be set aside: {error}", path.display());
                }
            }
        }
    }
    all
}

fn read(path: &Path) -> io::Result<(String, League)> {
    let league: League = serde_json::from_slice(&fs::read(path)?)?;
    let key = key(&league.name);
    let is_own = path.file_stem().is_some_and(|stem| stem == key.as_str());
    if is_own && league.is_sound() {
        Ok((key, league))
    } else {
        Err(io::ErrorKind::InvalidData.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::league::Finisher;
    use crate::person::Token;
    use serpente_system::file::is_private;

    fn finished(league: &str) -> FinishedMatch {
        let finisher = |behind| Finisher {
            person: Token::new().person(),
            name: "Ada".to_owned(),
            team: behind,
            behind,
        };
        FinishedMatch {
            league: league.to_owned(),
            people: [0, 1].map(finisher).to_vec(),
        }
    }

    #[test]
    fn a_league_lasts_over_a_restart_and_its_name_may_be_written_otherwise() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path().join("leagues"));
        let leagues = Leagues::kept_in(home.clone());
        assert!(leagues.list("Monday").1.is_empty());
        let rated = leagues.rate(&finished("Monday"), 1);
        assert_eq!(rated.len(), 2);
        let list = leagues.list("Monday");
        assert_eq!(list.1.len(), 2);
        assert!(is_private(&file(home.as_ref().expect("a folder"), &key("Monday"))).expect("it"));
        let leagues = Leagues::kept_in(home);
        assert_eq!(leagues.list("MONDAY"), list);
        assert!(leagues.list("Tuesday").1.is_empty());
        leagues.rate(&finished("monday"), 2);
        assert_eq!(leagues.list("Monday").1.len(), 4);
    }

    #[test]
    fn a_file_that_cannot_be_read_is_set_aside() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = folder.path().to_owned();
        let leagues = Leagues::kept_in(Some(home.clone()));
        leagues.rate(&finished("Monday"), 1);
        let path = file(&home, &key("Monday"));
        let whole = fs::read_to_string(&path).expect("a file");
        for broken in [
            &whole[..whole.len() / 2],
            &whole.replacen("\"volatility\":0", "\"volatility\":7", 1),
            &whole.replacen("Monday", "Tuesday", 1),
            &whole.replacen("Ada", "A\\nda", 1),
        ] {
            assert_ne!(broken, whole);
            fs::write(&path, broken).expect("room");
            let leagues = Leagues::kept_in(Some(home.clone()));
            assert!(leagues.list("Monday").1.is_empty());
            let aside = path.with_extension("damaged");
            assert_eq!(fs::read_to_string(aside).expect("a file"), broken);
            leagues.rate(&finished("Monday"), 2);
            assert_eq!(
                Leagues::kept_in(Some(home.clone())).list("Monday").1.len(),
                2
            );
        }
    }

    #[test]
    fn there_is_room_for_so_many_leagues_until_one_is_not_played_any_more() {
        let folder = tempfile::tempdir().expect("a folder");
        let home = Some(folder.path().to_owned());
        let leagues = Leagues::kept_in(home.clone());
        for number in 0..MOST_LEAGUES as u64 {
            leagues.rate(&finished(&format!("League {number}")), number);
        }
        let last = LEAGUE_DAYS * DAY - 1;
        assert!(leagues.have_room("league 7", last) && !leagues.have_room("New", last));
        assert!(leagues.rate(&finished("New"), last).is_empty());
        assert!(leagues.have_room("New", last + 1));
        assert_eq!(leagues.rate(&finished("New"), last + 1).len(), 2);
        let leagues = Leagues::kept_in(home);
        assert_eq!(leagues.lock().len(), MOST_LEAGUES);
        assert!(leagues.list("League 0").1.is_empty());
        assert_eq!(leagues.list("New").1.len(), 2);
    }
}
