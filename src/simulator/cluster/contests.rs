//! The leagues and evenings of a process, and the changes of them that are under way.
//!
//! How a change is made is the code of the leagues and evenings. As in the program, a process makes
//! one change of its leagues at a time, and one of its evenings.

use super::process::SimulatedOpening;
use serpente_client::refusal::Allowed;
use serpente_contests::{
    AdmittedTable, ChangeStep, ContestChange, ContestStore, EntryAnswer, EntryRequest, Evening,
    EveningCompany, Evenings, FinishedMatch, League, Leagues, NotChanged, Standings, StoredContest,
    ToldEvenings,
};
use serpente_parlour::room::{Arrival, ListenerId};
use std::collections::VecDeque;

/// A loaded table that waits for a contest.
#[derive(Clone)]
pub(super) struct AskingTable {
    pub(super) table: String,
    /// The number of the loaded table: a later one of this name does not wait.
    pub(super) number: u64,
}

/// Who waits for a change, which is over with this result.
pub(super) enum ChangeOver {
    Rated(AskingTable, FinishedMatch, Result<Standings, NotChanged>),
    Played(AskingTable, String, Vec<i64>, Result<bool, NotChanged>),
    Begun(
        AskingTable,
        ListenerId,
        EveningCompany,
        Result<Allowed, NotChanged>,
    ),
    Admitted(
        Box<SimulatedOpening>,
        Result<Allowed<AdmittedTable>, NotChanged>,
    ),
    Added(String, Box<SimulatedOpening>),
    MayWatch(String, Box<Arrival>, Result<Allowed, NotChanged>),
    Ended(String),
    EndedFor(ListenerId, String, Result<bool, NotChanged>),
}

/// Makes of the result of a change who waits for it.
type Waiting<R> = Box<dyn FnOnce(Result<R, NotChanged>) -> ChangeOver>;

/// A change of a league or an evening, and who waits for it.
pub(super) struct WaitedChange<T, R> {
    change: ContestChange<'static, T, R>,
    who: Option<Waiting<R>>,
}

/// The changes of leagues or those of evenings, whatever they result in.
trait RunningChange<T> {
    fn step(&mut self, store: &ContestStore<T>) -> ChangeStep<ChangeOver>;
    fn answered(&mut self, store: &ContestStore<T>, answer: EntryAnswer);
}

impl<T: StoredContest, R> RunningChange<T> for WaitedChange<T, R> {
    fn step(&mut self, store: &ContestStore<T>) -> ChangeStep<ChangeOver> {
        match self.change.step(store) {
            ChangeStep::Ask(request) => ChangeStep::Ask(request),
            ChangeStep::Over(result) => {
                let who = self.who.take().expect("a change is over once");
                ChangeStep::Over(Ok(who(result)))
            }
        }
    }

    fn answered(&mut self, store: &ContestStore<T>, answer: EntryAnswer) {
        self.change.answered(store, answer);
    }
}

/// The leagues or the evenings of a process.
pub(super) struct ProcessContest<T> {
    pub(super) store: ContestStore<T>,
    /// The changes, the first of which is under way.
    changes: VecDeque<Box<dyn RunningChange<T>>>,
}

impl<T: StoredContest + 'static> ProcessContest<T> {
    fn new() -> Self {
        Self {
            store: ContestStore::asked(),
            changes: VecDeque::new(),
        }
    }

    /// Adds a change. Returns whether it is the only one, so that [`next`](Self::next) must be called.
    pub(super) fn add<R: 'static>(
        &mut self,
        change: ContestChange<'static, T, R>,
        who: impl FnOnce(Result<R, NotChanged>) -> ChangeOver + 'static,
    ) -> bool {
        let waited = WaitedChange {
            change,
            who: Some(Box::new(who)),
        };
        self.changes.push_back(Box::new(waited));
        self.changes.len() == 1
    }

    /// Returns what the first change needs, or its result when it is over. Then the next change is
    /// the first.
    pub(super) fn next(&mut self) -> Option<ChangeStep<ChangeOver>> {
        let first = self.changes.front_mut()?;
        let step = first.step(&self.store);
        if matches!(step, ChangeStep::Over(_)) {
            self.changes.pop_front();
        }
        Some(step)
    }

    /// Passes in the answer that the first change waits for.
    pub(super) fn answered(&mut self, answer: EntryAnswer) {
        if let Some(first) = self.changes.front_mut() {
            first.answered(&self.store, answer);
        }
    }
}

/// Leagues or evenings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ContestKind {
    League,
    Evening,
}

/// The leagues and evenings of a process.
pub(super) struct ProcessContests {
    pub(super) leagues: ProcessContest<League>,
    pub(super) evenings: ProcessContest<Evening>,
    pub(super) told: ToldEvenings,
}

impl ProcessContests {
    pub(super) fn new() -> Self {
        Self {
            leagues: ProcessContest::new(),
            evenings: ProcessContest::new(),
            told: ToldEvenings::default(),
        }
    }

    /// Returns the leagues.
    pub(super) fn leagues(&self) -> &Leagues {
        &self.leagues.store
    }

    /// Returns the evenings.
    pub(super) fn evenings(&self) -> &Evenings {
        &self.evenings.store
    }

    /// Returns what the first change of this kind needs, or its result.
    pub(super) fn next(&mut self, kind: ContestKind) -> Option<ChangeStep<ChangeOver>> {
        match kind {
            ContestKind::League => self.leagues.next(),
            ContestKind::Evening => self.evenings.next(),
        }
    }

    /// Passes in the answer that the first change of this kind waits for.
    pub(super) fn answered(&mut self, kind: ContestKind, answer: EntryAnswer) {
        match kind {
            ContestKind::League => self.leagues.answered(answer),
            ContestKind::Evening => self.evenings.answered(answer),
        }
    }
}

/// Returns whether the entry of this key is a league or an evening.
pub(super) fn is_contest(key: &str) -> bool {
    [League::KIND, Evening::KIND].iter().any(|kind| {
        let rest = key.strip_prefix(kind);
        rest.is_some_and(|rest| rest.starts_with('.'))
    })
}

/// What a process asks the servers about a contest.
pub(super) struct ContestAsk {
    pub(super) kind: ContestKind,
    pub(super) request: EntryRequest,
}
