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
    match choices.below(14) {
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
        _ => ClusterFault::Slow(50 + choices.below(1_500)),
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
}

impl PlantedInCluster {
    /// All planted faults.
    pub const ALL: [Self; 8] = [
        Self::SkipFence,
        Self::NoExpectation,
        Self::RenumberAfterTakeover,
        Self::ForgetSeats,
        Self::TellBeforeStored,
        Self::LoseAcknowledged,
        Self::OverlookLost,
        Self::EnterTooEarly,
    ];
}
