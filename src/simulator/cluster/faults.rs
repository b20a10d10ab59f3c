//! What goes wrong in a cluster.

use crate::choices::SeededChoices;
use crate::timeline::TimedFault;
use std::fmt;
use std::time::Duration;

/// A fault of the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClusterFault {
    /// The line of this person breaks; both ends notice soon.
    Breaks(usize),
    /// The device of this person sleeps for so many seconds.
    Sleeps(usize, u64),
    /// This process is killed; another one starts in its place after so many milliseconds.
    Kill(usize, u64),
    /// This process is asked to end; another one starts in its place after so many milliseconds.
    Terminate(usize, u64),
    /// This process does not reach the servers for so many milliseconds.
    CutOff(usize, u64),
    /// This process stands still for so many milliseconds.
    StandsStill(usize, u64),
    /// The servers have no leader for so many milliseconds.
    NoLeader(u64),
    /// Messages between the processes are lost for so many seconds, one in so many.
    LosesMessages(u64, u64),
    /// The servers take so many milliseconds for each answer, for half a minute.
    Slow(u64),
    /// As [`NoLeader`](Self::NoLeader), just when the next match of a league or an evening has ended.
    NoLeaderAtEnd(u64),
    /// All servers are away for so many milliseconds, just when the next match of a league or an evening has ended: nothing that
    /// is sent then is stored.
    ServersAwayAtEnd(u64),
    /// As [`Kill`](Self::Kill), for the process at which the next such match has just ended.
    KillAtEnd(u64),
    /// As [`CutOff`](Self::CutOff), for the process at which the next such match has just ended.
    CutOffAtEnd(u64),
}

impl fmt::Display for ClusterFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Breaks(who) => write!(f, "the line of person {who} breaks"),
            Self::Sleeps(who, s) => write!(f, "the device of person {who} sleeps for {s} s"),
            Self::Kill(which, ms) => write!(f, "process {which} is killed, for {ms} ms"),
            Self::Terminate(which, ms) => {
                write!(f, "process {which} is asked to end, for {ms} ms")
            }
            Self::CutOff(which, ms) => write!(f, "process {which} is cut off for {ms} ms"),
            Self::StandsStill(which, ms) => write!(f, "process {which} stands still for {ms} ms"),
            Self::NoLeader(ms) => write!(f, "there is no leader for {ms} ms"),
            Self::LosesMessages(s, times) => {
                write!(f, "one in {times} messages is lost for {s} s")
            }
            Self::Slow(ms) => write!(f, "the servers take {ms} ms for each answer"),
            Self::ServersAwayAtEnd(ms) => {
                write!(
                    f,
                    "the servers are away for {ms} ms when the next match has ended"
                )
            }
            Self::NoLeaderAtEnd(ms) => {
                write!(
                    f,
                    "there is no leader for {ms} ms from the end of a match on"
                )
            }
            Self::KillAtEnd(ms) => {
                write!(
                    f,
                    "the process of the next match is killed at its end, for {ms} ms"
                )
            }
            Self::CutOffAtEnd(ms) => {
                write!(
                    f,
                    "the process of the next match is cut off at its end for {ms} ms"
                )
            }
        }
    }
}

/// Returns the faults of a run with so many people and processes, in the first `chaos` of it.
pub(super) fn faults(
    choices: &mut SeededChoices,
    people: usize,
    processes: usize,
    chaos: Duration,
) -> Vec<TimedFault<ClusterFault>> {
    let count = choices.below(12);
    TimedFault::several(count, chaos, choices, |choices| {
        fault(choices, people, processes)
    })
}

/// Chooses a fault of a run with so many people and processes.
fn fault(choices: &mut SeededChoices, people: usize, processes: usize) -> ClusterFault {
    let who = choices.index(people);
    let which = choices.index(processes);
    match choices.below(18) {
        0 => ClusterFault::Breaks(who),
        1 => ClusterFault::Sleeps(who, 5 + choices.below(60)),
        2 | 3 => ClusterFault::Kill(which, 200 + choices.below(20_000)),
        4 | 5 => ClusterFault::Terminate(which, 200 + choices.below(10_000)),
        6 | 7 => ClusterFault::CutOff(which, 100 + choices.below(15_000)),
        8 | 9 => ClusterFault::StandsStill(which, 100 + choices.below(12_000)),
        // As long as an election was measured to take.
        10 => ClusterFault::NoLeader(5_000 + choices.below(2_001)),
        11 => ClusterFault::NoLeader(50 + choices.below(1_000)),
        12 => ClusterFault::LosesMessages(1 + choices.below(20), 2 + choices.below(20)),
        13 => ClusterFault::Slow(50 + choices.below(1_500)),
        14 => match choices.below(2_001) {
            // Longer than a process tries to note a result, 10 times 4.2 s.
            time if time % 8 == 0 => ClusterFault::ServersAwayAtEnd(50_000 + time),
            time => ClusterFault::NoLeaderAtEnd(5_000 + time),
        },
        15 | 16 => ClusterFault::KillAtEnd(200 + choices.below(10_000)),
        _ => ClusterFault::CutOffAtEnd(100 + choices.below(15_000)),
    }
}

/// A fault that is planted around the code of the cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedInCluster {
    /// A process that takes a table over leaves out the message by which the one before can append
    /// no more.
    SkipFence,
    /// The servers store every message, whatever its writer expects.
    NoExpectation,
    /// A table that is taken over loses its last line, so that its number is given again.
    RenumberAfterTakeover,
    /// A table that is taken over gets its first seats.
    ForgetSeats,
    /// The table hears that lines are stored before they are.
    TellBeforeStored,
    /// An acknowledged message is lost.
    LoseAcknowledged,
    /// A relay does not notice that a message from the table was lost.
    OverlookLost,
    /// A person enters again after the line before the last one that they have.
    EnterTooEarly,
    /// A match that a table has played before it was loaded again is not rated.
    ForgetUnrated,
    /// Each process rates a match as if it were another one.
    RateTwice,
    /// A process does not read what leagues and evenings have become while it was cut off.
    MissWhileAway,
    /// The servers store every league and evening, whatever its writer expects.
    OverwriteContests,
    /// Each process deals an evening from a key of its own.
    OwnDeals,
    /// A process does not tell its tables of an evening that another process has ended.
    KeepResultsBack,
}

impl PlantedInCluster {
    /// All planted faults.
    pub const ALL: [Self; 14] = [
        Self::SkipFence,
        Self::NoExpectation,
        Self::RenumberAfterTakeover,
        Self::ForgetSeats,
        Self::TellBeforeStored,
        Self::LoseAcknowledged,
        Self::OverlookLost,
        Self::EnterTooEarly,
        Self::ForgetUnrated,
        Self::RateTwice,
        Self::MissWhileAway,
        Self::OverwriteContests,
        Self::OwnDeals,
        Self::KeepResultsBack,
    ];
}
