//! One change of a league or an evening, without input and output: what to ask the storage next, and
//! what its answers mean. The store of a server carries it out, and so does the simulator.

use crate::store::{ContestStore, NotChanged, StoredContest, entry_key};
use log::{info, warn};
use std::time::Duration;

/// How often to try again when another process has changed the same entry, or the storage does not
/// answer.
const CHANGE_TRIES: usize = 10;

/// How long to wait before another try to write an entry.
const ENTRY_RETRY_DELAY: Duration = Duration::from_millis(200);

/// An entry that is to be written if it still has this revision; without one, if there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryWrite {
    /// The key.
    pub key: String,
    /// The revision that it must have.
    pub was: Option<u64>,
    /// The new value.
    pub value: Vec<u8>,
}

/// An entry as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadEntry {
    /// The value; `None` if the entry was removed.
    pub value: Option<Vec<u8>>,
    /// Its revision.
    pub revision: u64,
}

/// What to ask the storage of leagues and evenings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryRequest {
    /// Write this entry. The answer is [`EntryAnswer::Written`].
    Write(EntryWrite),
    /// Read the entry of this key. The answer is [`EntryAnswer::Read`].
    Read(String),
    /// Remove the entry of this key with this revision. The answer is [`EntryAnswer::Done`], also if
    /// that failed: then it comes back.
    Remove(String, u64),
    /// Wait for so long. The answer is [`EntryAnswer::Done`].
    Wait(Duration),
}

/// An answer to an [`EntryRequest`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryAnswer {
    /// The new revision. `None` says that somebody else has written the entry, or that the storage
    /// does not answer; then it may have been written all the same.
    Written(Option<u64>),
    /// The entry. `None` says that there is none, or that the storage does not answer.
    Read(Option<ReadEntry>),
    /// It is done, or the time is over.
    Done,
}

/// What comes next about a change.
#[derive(Debug)]
pub enum ChangeStep<R> {
    /// Ask this, and pass in the answer.
    Ask(EntryRequest),
    /// The change is over, or it is not made.
    Over(Result<R, NotChanged>),
}

enum ChangeStage {
    /// The new value is computed from the known one.
    Computes,
    Writes,
    /// It is not known whether the value was written. The entry tells.
    Reads,
    /// This entry makes room for a new one.
    Removes(String, u64),
    Waits,
    IsStored,
}

/// A value that is to be stored, or was perhaps stored.
struct Attempt<T, R> {
    value: T,
    text: Vec<u8>,
    was: Option<u64>,
    result: R,
}

/// A change of a league or an evening. What it computes is computed again when another process was
/// faster.
pub struct ContestChange<'a, T, R> {
    /// The key of the name.
    key: String,
    /// What it changes if there is nothing of this name, and when it begins.
    begin: Option<BeginContest<'a, T>>,
    change: Box<dyn Fn(&mut T) -> R + Send + 'a>,
    stage: ChangeStage,
    attempt: Option<Attempt<T, R>>,
    tries: usize,
}

struct BeginContest<'a, T> {
    new: Box<dyn Fn() -> T + Send + 'a>,
    now: u64,
}

impl<'a, T: StoredContest, R> ContestChange<'a, T, R> {
    /// Changes the league or evening of this name. If there is none, it begins `now`, in seconds
    /// since 1970.
    pub(crate) fn or_begin(
        name: &str,
        now: u64,
        new: impl Fn() -> T + Send + 'a,
        change: impl Fn(&mut T) -> R + Send + 'a,
    ) -> Self {
        let begin = BeginContest {
            new: Box::new(new),
            now,
        };
        Self {
            begin: Some(begin),
            ..Self::known(name, change)
        }
    }

    /// Changes the league or evening of this name, if there is one.
    pub(crate) fn known(name: &str, change: impl Fn(&mut T) -> R + Send + 'a) -> Self {
        Self {
            key: crate::store::key(name),
            begin: None,
            change: Box::new(change),
            stage: ChangeStage::Computes,
            attempt: None,
            tries: 0,
        }
    }

    /// Returns what comes next in the store that is changed.
    pub fn step(&mut self, store: &ContestStore<T>) -> ChangeStep<R> {
        if matches!(self.stage, ChangeStage::IsStored)
            && let Some(stored) = self.attempt.take()
        {
            return ChangeStep::Over(Ok(stored.result));
        }
        if matches!(self.stage, ChangeStage::Computes)
            && let Some(over) = self.compute(store)
        {
            return ChangeStep::Over(over);
        }
        ChangeStep::Ask(match &self.stage {
            ChangeStage::Writes => match &self.attempt {
                Some(attempt) => EntryRequest::Write(EntryWrite {
                    key: entry_key::<T>(&self.key),
                    was: attempt.was,
                    value: attempt.text.clone(),
                }),
                None => EntryRequest::Wait(Duration::ZERO),
            },
            ChangeStage::Reads => EntryRequest::Read(entry_key::<T>(&self.key)),
            ChangeStage::Removes(key, revision) => EntryRequest::Remove(key.clone(), *revision),
            ChangeStage::Computes | ChangeStage::Waits | ChangeStage::IsStored => {
                EntryRequest::Wait(ENTRY_RETRY_DELAY)
            }
        })
    }

    /// Computes the new value. Returns the result if there is nothing to write.
    fn compute(&mut self, store: &ContestStore<T>) -> Option<Result<R, NotChanged>> {
        let known = store.version(&self.key);
        if let Some(known) = &known
            && let Some(earlier) = self.attempt.take_if(|tried| tried.value == known.value)
        {
            // It was stored, and only the answer was lost.
            return Some(Ok(earlier.result));
        }
        if self.tries == CHANGE_TRIES {
            let kind = T::KIND;
            warn!(
                "{kind} {}: a change cannot be stored, the storage does not answer",
                self.key
            );
            return Some(Err(NotChanged::Unreachable));
        }
        let mut value = match (&known, &self.begin) {
            (Some(known), _) => known.value.clone(),
            (None, None) => return Some(Err(NotChanged::Unknown)),
            (None, Some(begin)) => match store.makes_room(begin.now) {
                Ok(None) => {
                    info!("{} {}: begun", T::KIND, self.key);
                    (begin.new)()
                }
                Ok(Some(gone)) => {
                    self.stage = ChangeStage::Removes(entry_key::<T>(&gone.key), gone.revision);
                    return None;
                }
                Err(no_room) => return Some(Err(no_room)),
            },
        };
        let result = (self.change)(&mut value);
        if known.as_ref().is_some_and(|known| known.value == value) {
            return Some(Ok(result));
        }
        self.tries += 1;
        let text = serde_json::to_vec(&value).expect("it is plain data");
        self.attempt = Some(Attempt {
            value,
            text,
            was: known.map(|known| known.revision),
            result,
        });
        self.stage = ChangeStage::Writes;
        None
    }

    /// Takes the answer to what [`step`](Self::step) has returned.
    pub fn answered(&mut self, store: &ContestStore<T>, answer: EntryAnswer) {
        self.stage = match (answer, &self.attempt) {
            (EntryAnswer::Written(Some(revision)), Some(attempt)) => {
                store.learn(&self.key, attempt.value.clone(), revision);
                ChangeStage::IsStored
            }
            (EntryAnswer::Written(_), _) => ChangeStage::Reads,
            (EntryAnswer::Read(read), _) => {
                if let Some(entry) = read {
                    let key = entry_key::<T>(&self.key);
                    store.take(&key, entry.value.as_deref(), entry.revision);
                }
                ChangeStage::Waits
            }
            (EntryAnswer::Done, _) => ChangeStage::Computes,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FinishedMatch, Finisher, League, Leagues, Standings};
    use serpente_client::person::Token;

    /// One entry that several processes share.
    #[derive(Default)]
    struct SharedEntry {
        value: Vec<u8>,
        revision: u64,
    }

    impl SharedEntry {
        fn answer(&mut self, request: EntryRequest) -> EntryAnswer {
            match request {
                EntryRequest::Write(write) => {
                    if write.was.unwrap_or_default() != self.revision {
                        return EntryAnswer::Written(None);
                    }
                    self.value = write.value;
                    self.revision += 1;
                    EntryAnswer::Written(Some(self.revision))
                }
                EntryRequest::Read(_) if self.revision > 0 => EntryAnswer::Read(Some(ReadEntry {
                    value: Some(self.value.clone()),
                    revision: self.revision,
                })),
                EntryRequest::Read(_) => EntryAnswer::Read(None),
                EntryRequest::Remove(..) | EntryRequest::Wait(_) => EntryAnswer::Done,
            }
        }

        /// Makes a change to its end.
        fn carry_out(
            &mut self,
            store: &Leagues,
            mut change: ContestChange<'_, League, Standings>,
        ) -> Result<Standings, NotChanged> {
            loop {
                match change.step(store) {
                    ChangeStep::Over(result) => return result,
                    ChangeStep::Ask(request) => change.answered(store, self.answer(request)),
                }
            }
        }
    }

    /// A match of Ada and Bo at this table.
    fn finished(table: &str) -> FinishedMatch {
        let mut people = Vec::new();
        for (team, name) in ["Ada", "Bo"].into_iter().enumerate() {
            people.push(Finisher {
                person: Token::new().person(),
                name: name.to_owned(),
                team,
                behind: team,
                network: None,
            });
        }
        FinishedMatch {
            league: "Monday".to_owned(),
            people,
            opener: Token::new().person(),
            one_network: false,
            ended_at: (table.to_owned(), 9),
        }
    }

    #[test]
    fn a_change_whose_answer_was_lost_is_made_once_and_has_its_result() {
        let (mut entry, store) = (SharedEntry::default(), Leagues::asked());
        let mut change = Leagues::rating(finished("a"), 1);
        let ChangeStep::Ask(write) = change.step(&store) else {
            panic!("it is written");
        };
        entry.answer(write);
        change.answered(&store, EntryAnswer::Written(None));
        let standings = entry.carry_out(&store, change).expect("it is stored");
        assert_eq!(standings.len(), 2);
        assert_eq!(entry.revision, 1);
    }

    #[test]
    fn what_two_processes_change_at_once_is_changed_by_both() {
        let mut entry = SharedEntry::default();
        let stores = [Leagues::asked(), Leagues::asked()];
        for (store, table) in stores.iter().zip(["a", "b"]) {
            // The second one does not know yet what the first has written.
            let rated = entry.carry_out(store, Leagues::rating(finished(table), 1));
            assert_eq!(rated.map(|told| told.len()), Ok(2));
        }
        let list = stores[1].list("Monday", Token::new().person());
        assert_eq!(list.people.len(), 4);
    }

    #[test]
    fn a_match_that_another_process_has_rated_has_the_same_standings() {
        let mut entry = SharedEntry::default();
        let played = finished("a");
        let [before, after] = [Leagues::asked(), Leagues::asked()];
        let told = entry.carry_out(&before, Leagues::rating(played.clone(), 1));
        assert_eq!(told.as_ref().map(Vec::len), Ok(2));
        assert_eq!(entry.carry_out(&after, Leagues::rating(played, 2)), told);
        assert_eq!(entry.revision, 1);
    }

    #[test]
    fn without_a_storage_a_match_is_to_be_rated_again() {
        let store = Leagues::asked();
        let mut change = Leagues::rating(finished("a"), 1);
        for _ in 0..1000 {
            match change.step(&store) {
                ChangeStep::Over(result) => {
                    assert_eq!(result, Err(NotChanged::Unreachable));
                    assert_eq!(Leagues::rated(result), None);
                    return;
                }
                ChangeStep::Ask(EntryRequest::Write(_)) => {
                    change.answered(&store, EntryAnswer::Written(None));
                }
                ChangeStep::Ask(EntryRequest::Read(_)) => {
                    change.answered(&store, EntryAnswer::Read(None));
                }
                ChangeStep::Ask(EntryRequest::Remove(..) | EntryRequest::Wait(_)) => {
                    change.answered(&store, EntryAnswer::Done);
                }
            }
        }
        panic!("it goes on without an end");
    }
}
