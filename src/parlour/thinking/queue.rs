//! Which thought comes next, and how much of it. It has no clock and no thread: whoever uses it says
//! how long each thought took.
//!
//! Thoughts go by their urgency, and then by the time that their askers have used: the least first. The
//! longer the queue, the fewer rounds each thought gets, so that all of it is thought in
//! [`FULL_TIME`]; each asker gets the same part of that time. What an asker has used is counted in such
//! parts, however long they were. Whoever asks now and then has used less than others who ask without
//! end, and comes before them.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::time::Duration;

/// The time in which everything that waits should be thought. One thought alone may take as long.
pub(super) const FULL_TIME: Duration = Duration::from_millis(150);

/// One part of that time, in the unit in which used time is counted.
const PART: u64 = 1000;

/// How much an asker may have saved up while it asked for nothing: the thoughts of a few computer
/// players who move one after the other.
const MOST_SAVED: u64 = 2 * PART;

/// How much more than others an asker can have used: one long thought is not to be paid for without
/// end.
const MOST_OWED: u64 = PART;

/// From how many askers on the idle ones are forgotten.
const FEW_ASKERS: usize = 64;

/// With fewer rounds than this, a search finds nothing better than a rule of thumb does.
const LEAST_ROUNDS: u32 = 20;

/// How long a simulated round is taken to last until one was measured.
const COST_AT_FIRST: Duration = Duration::from_micros(20);

/// The part of a measured cost that counts: costs differ within a round.
const COST_WEIGHT: u32 = 4;

/// How urgent a thought is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ThoughtUrgency {
    /// A person has asked for it and waits: a hint.
    Hint,
    /// The move of a computer player, for which everybody at the table waits.
    Awaited,
    /// Nobody waits for it yet: somebody at the table still listens to what happened before.
    Ahead,
}

/// Whose part of the time a thought takes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Asker {
    /// Everybody at this address, as limits count it.
    Address(IpAddr),
    /// A table of people from this machine: programs here pass on many people.
    Table(String),
}

impl Asker {
    /// Returns the asker for a table that was opened from this address.
    pub fn of(address: IpAddr, table: &str) -> Self {
        if address.is_loopback() {
            Self::Table(table.to_owned())
        } else {
            Self::Address(address)
        }
    }
}

/// What the time of a simulated round depends on most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThoughtKind {
    /// The name of the computer player's level.
    pub level: &'static str,
    /// The identifier of the game.
    pub game: &'static str,
    /// The number of seats.
    pub seats: usize,
}

/// A thought that waits.
pub(super) struct WaitingThought<T> {
    pub(super) urgency: ThoughtUrgency,
    pub(super) asker: Asker,
    /// `None` for what is no move: it is not counted in rounds.
    pub(super) kind: Option<ThoughtKind>,
    pub(super) work: T,
}

/// A thought whose turn has come.
pub(super) struct GrantedThought<T> {
    pub(super) asker: Asker,
    pub(super) kind: Option<ThoughtKind>,
    pub(super) work: T,
    /// The most rounds that it may simulate; with none, a rule of thumb decides.
    pub(super) rounds: u32,
    /// The time that it is meant to take.
    pub(super) time: Duration,
    /// What that counts.
    pub(super) share: u64,
}

/// What became of such a thought.
pub(super) struct DoneThought {
    pub(super) asker: Asker,
    pub(super) kind: Option<ThoughtKind>,
    /// The time that it was meant to take, and what that counted.
    pub(super) time: Duration,
    pub(super) share: u64,
    /// How many rounds it was given, and how long it took.
    pub(super) rounds: u32,
    pub(super) took: Duration,
}

/// The place of a thought in the queue: the least comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct QueuePlace {
    urgency: ThoughtUrgency,
    /// What its asker has used.
    used: u64,
    /// Its number, which counts arrivals.
    number: u64,
}

/// The account of an asker.
struct Account {
    /// What it has used, in thousandths of a part. It stays near what others have used who ask.
    used: u64,
    /// The thoughts that wait, with their urgency.
    waiting: Vec<(u64, ThoughtUrgency)>,
    /// How many are being thought.
    running: usize,
}

/// The thoughts that wait, and what is known of askers and costs.
pub(super) struct ThoughtQueue<T> {
    /// How many thoughts can be thought at the same time.
    threads: u32,
    waiting: HashMap<u64, WaitingThought<T>>,
    /// The order in which the waiting thoughts come.
    order: BTreeSet<QueuePlace>,
    accounts: HashMap<Asker, Account>,
    /// How many askers have thoughts that wait.
    askers: u32,
    /// How many thoughts are being thought.
    running: usize,
    /// The most that anybody whose turn came had used before it. It only grows: others are compared
    /// with it when they ask for something again.
    reached: u64,
    /// From how many askers on to look for idle ones again.
    many: usize,
    /// The time of a simulated round.
    costs: HashMap<ThoughtKind, Duration>,
    /// Whether the last thought was a hint. Then one move comes first, so that hints without an end
    /// do not stop the tables.
    had_hint: bool,
}

impl<T> ThoughtQueue<T> {
    pub(super) fn new(threads: usize) -> Self {
        Self {
            threads: u32::try_from(threads).unwrap_or(u32::MAX),
            waiting: HashMap::new(),
            order: BTreeSet::new(),
            accounts: HashMap::new(),
            askers: 0,
            running: 0,
            reached: MOST_SAVED,
            many: FEW_ASKERS,
            costs: HashMap::new(),
            had_hint: false,
        }
    }

    /// Returns how many thoughts wait.
    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Returns how many askers are known.
    #[cfg(test)]
    pub(super) fn known_askers(&self) -> usize {
        self.accounts.len()
    }

    /// Adds a thought. Numbers must be different, and rise.
    pub(super) fn add(&mut self, number: u64, thought: WaitingThought<T>) {
        let urgency = thought.urgency;
        let saved = self.reached.saturating_sub(MOST_SAVED);
        let of_asker = self.accounts.entry(thought.asker.clone());
        let account = of_asker.or_insert_with(|| Account {
            used: saved,
            waiting: Vec::new(),
            running: 0,
        });
        if account.waiting.is_empty() {
            account.used = account.used.max(saved);
            self.askers += 1;
        }
        account.waiting.push((number, urgency));
        let place = QueuePlace {
            urgency,
            used: account.used,
            number,
        };
        self.order.insert(place);
        self.waiting.insert(number, thought);
    }

    /// Makes a thought urgent that waits, because people wait for it now.
    pub(super) fn hurry(&mut self, number: u64) {
        let Some(thought) = self.waiting.remove(&number) else {
            return;
        };
        self.take_out(number, &thought.asker);
        self.add(
            number,
            WaitingThought {
                urgency: thought.urgency.min(ThoughtUrgency::Awaited),
                ..thought
            },
        );
    }

    /// Takes back a thought that waits. Returns `None` if it was granted.
    pub(super) fn withdraw(&mut self, number: u64) -> Option<T> {
        let thought = self.waiting.remove(&number)?;
        self.take_out(number, &thought.asker);
        self.forget_idle();
        Some(thought.work)
    }

    /// Removes a thought from the order and from the account of its asker.
    fn take_out(&mut self, number: u64, asker: &Asker) {
        let Some(account) = self.accounts.get_mut(asker) else {
            return;
        };
        let used = account.used;
        for (_, urgency) in account
            .waiting
            .extract_if(.., |(other, _)| *other == number)
        {
            self.order.remove(&QueuePlace {
                urgency,
                used,
                number,
            });
        }
        if account.waiting.is_empty() {
            self.askers -= 1;
        }
    }

    /// Returns the thought whose turn it is. After it was thought, call [`Self::finished`].
    pub(super) fn next(&mut self) -> Option<GrantedThought<T>> {
        let place = self.first_place()?;
        let thought = self.waiting.remove(&place.number)?;
        let own = self.own(&thought.asker);
        let time = self.part() / own;
        let share = PART / u64::from(own);
        self.reached = self.reached.max(place.used);
        self.had_hint = place.urgency == ThoughtUrgency::Hint;
        self.take_out(place.number, &thought.asker);
        if let Some(account) = self.accounts.get_mut(&thought.asker) {
            account.running += 1;
        }
        self.running += 1;
        self.charge(&thought.asker, share, 0);
        let rounds = match thought.kind {
            Some(kind) => self.rounds_in(time, kind),
            None => u32::MAX,
        };
        Some(GrantedThought {
            asker: thought.asker,
            kind: thought.kind,
            work: thought.work,
            rounds,
            time,
            share,
        })
    }

    /// Adds to what an asker has used, and takes away what was added before.
    fn charge(&mut self, asker: &Asker, more: u64, less: u64) {
        let most = self.reached + MOST_OWED;
        let Some(account) = self.accounts.get_mut(asker) else {
            return;
        };
        let used = account
            .used
            .saturating_add(more)
            .saturating_sub(less)
            .min(most);
        for &(number, urgency) in &account.waiting {
            let old = QueuePlace {
                urgency,
                used: account.used,
                number,
            };
            self.order.remove(&old);
            self.order.insert(QueuePlace { used, ..old });
        }
        account.used = used;
    }

    /// Returns the place of the thought whose turn it is.
    fn first_place(&self) -> Option<QueuePlace> {
        let first = *self.order.first()?;
        if first.urgency != ThoughtUrgency::Hint || !self.had_hint {
            return Some(first);
        }
        let awaited = QueuePlace {
            urgency: ThoughtUrgency::Awaited,
            used: 0,
            number: 0,
        };
        match self.order.range(awaited..).next() {
            Some(place) if place.urgency == ThoughtUrgency::Awaited => Some(*place),
            Some(_) | None => Some(first),
        }
    }

    /// Returns the part of each asker of the time in which everything that waits is to be thought.
    fn part(&self) -> Duration {
        (FULL_TIME * self.threads / self.askers.max(1)).min(FULL_TIME)
    }

    /// Returns among how many thoughts that wait an asker divides its part.
    fn own(&self, asker: &Asker) -> u32 {
        let count = match self.accounts.get(asker) {
            Some(account) => account.waiting.len(),
            None => 1,
        };
        u32::try_from(count).unwrap_or(u32::MAX).max(1)
    }

    /// Returns how many rounds of this kind can be simulated in this time.
    fn rounds_in(&mut self, time: Duration, kind: ThoughtKind) -> u32 {
        let cost = self.costs.entry(kind).or_insert(COST_AT_FIRST);
        let quotient = time.as_nanos() / cost.as_nanos().max(1);
        let rounds = u32::try_from(quotient).unwrap_or(u32::MAX);
        if rounds >= LEAST_ROUNDS {
            return rounds;
        }
        // Nothing is measured without rounds, so one measurement that was too high must not last.
        *cost -= *cost / 16;
        0
    }

    /// Notes that a thought was thought.
    pub(super) fn finished(&mut self, done: &DoneThought) {
        self.running -= 1;
        if let Some(account) = self.accounts.get_mut(&done.asker) {
            account.running -= 1;
        }
        let used = u128::from(done.share) * done.took.as_nanos() / done.time.as_nanos().max(1);
        let used_share = u64::try_from(used).unwrap_or(u64::MAX);
        self.charge(&done.asker, used_share, done.share);
        if let Some(kind) = done.kind
            && done.rounds >= LEAST_ROUNDS
        {
            let cost = self.costs.entry(kind).or_insert(COST_AT_FIRST);
            *cost = (*cost * (COST_WEIGHT - 1) + done.took / done.rounds) / COST_WEIGHT;
        }
        self.forget_idle();
    }

    /// Forgets the askers who have nothing to think and have saved up all that they may: they are like
    /// new ones. Forgets all of them once nothing is left to think.
    fn forget_idle(&mut self) {
        if self.waiting.is_empty() && self.running == 0 {
            self.accounts.clear();
            self.reached = MOST_SAVED;
            self.many = FEW_ASKERS;
        } else if self.accounts.len() > self.many {
            let forgotten = self.reached.saturating_sub(MOST_SAVED);
            self.accounts.retain(|_, account| {
                account.running > 0 || !account.waiting.is_empty() || account.used > forgotten
            });
            self.many = FEW_ASKERS.max(2 * self.accounts.len());
        }
    }
}
