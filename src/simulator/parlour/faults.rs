//! What goes wrong in a run: faults of the world, which a parlour has to bear, and planted faults of
//! the server, which a run has to find.

use crate::choices::SeededChoices;
use crate::timeline::TimedFault;
use std::fmt;
use std::time::Duration;

/// A fault of the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line of this person breaks; both ends notice soon.
    Breaks(usize),
    /// The line of this person carries nothing more, and nobody is told.
    FallsSilent(usize),
    /// The frames of this person wait for so many seconds.
    Stalls(usize, u64),
    /// All lines stall for so many seconds.
    Partition(u64),
    /// This person's program reads slowly for so many seconds.
    ReadsSlowly(usize, u64),
    /// The device of this person sleeps for so many seconds.
    Sleeps(usize, u64),
    /// The server's process is killed; it starts again after so many milliseconds.
    Kill(u64),
    /// The power is cut; the server starts again after so many milliseconds.
    PowerCut(u64),
    /// The server is asked to stop; it starts again after so many milliseconds.
    Terminate(u64),
    /// The disk is full for so many seconds. A write still writes so many bytes.
    DiskFull(u64, usize),
    /// Syncing fails for so many seconds.
    SyncsFail(u64),
    /// The disk takes so many milliseconds for each write, for half a minute.
    DiskSlow(u64),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Breaks(who) => write!(f, "the line of person {who} breaks"),
            Self::FallsSilent(who) => write!(f, "the line of person {who} falls silent"),
            Self::Stalls(who, s) => write!(f, "the line of person {who} stalls for {s} s"),
            Self::Partition(s) => write!(f, "all lines stall for {s} s"),
            Self::ReadsSlowly(who, s) => write!(f, "person {who} reads slowly for {s} s"),
            Self::Sleeps(who, s) => write!(f, "the device of person {who} sleeps for {s} s"),
            Self::Kill(ms) => write!(f, "the server is killed, for {ms} ms"),
            Self::PowerCut(ms) => write!(f, "the power is cut, for {ms} ms"),
            Self::Terminate(ms) => write!(f, "the server is asked to stop, for {ms} ms"),
            Self::DiskFull(s, torn) => {
                write!(f, "the disk is full for {s} s, and writes {torn} bytes")
            }
            Self::SyncsFail(s) => write!(f, "syncing fails for {s} s"),
            Self::DiskSlow(ms) => write!(f, "the disk takes {ms} ms for each write"),
        }
    }
}

/// Returns the faults of a run with so many people, in the first `chaos` of it.
pub(super) fn faults(
    choices: &mut SeededChoices,
    people: usize,
    chaos: Duration,
) -> Vec<TimedFault<Fault>> {
    let count = choices.below(14);
    TimedFault::several(count, chaos, choices, |choices| fault(choices, people))
}

/// Chooses a fault of a run with so many people.
fn fault(choices: &mut SeededChoices, people: usize) -> Fault {
    let who = choices.index(people);
    match choices.below(13) {
        0 | 1 => Fault::Breaks(who),
        2 => Fault::FallsSilent(who),
        3 => Fault::Stalls(who, 1 + choices.below(40)),
        4 => Fault::Partition(1 + choices.below(20)),
        5 => Fault::ReadsSlowly(who, 10 + choices.below(60)),
        6 => Fault::Sleeps(who, 5 + choices.below(120)),
        7 => Fault::Kill(200 + choices.below(20_000)),
        8 | 9 => Fault::PowerCut(200 + choices.below(20_000)),
        10 => Fault::Terminate(200 + choices.below(10_000)),
        11 => match choices.below(2) {
            0 => Fault::DiskFull(1 + choices.below(30), choices.index(200)),
            _ => Fault::SyncsFail(1 + choices.below(20)),
        },
        _ => Fault::DiskSlow(100 + choices.below(3_000)),
    }
}

/// A fault that is planted in what surrounds the parlour's code, to see that runs find it. None of
/// them stands in the code itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Planted {
    /// Syncing a file does nothing.
    SkipSync,
    /// Syncing the folder does nothing.
    SkipSyncOfFolder,
    /// The table hears that lines are stored before they are written.
    TellBeforeDisk,
    /// Now and then, lines are reported as stored and never written.
    LoseAppend,
    /// Now and then, lines are written twice.
    AppendTwice,
    /// Now and then, the table hears nothing of lines that were stored.
    LoseStored,
    /// A table that is loaded again loses its last line, so that its number is given again.
    RenumberAfterTakeover,
    /// A table that is loaded again gets its first seats.
    ForgetSeats,
    /// Now and then, a frame is sent twice.
    DoubledFrame,
    /// Now and then, an event is not sent.
    LostFrame,
    /// Now and then, two frames are sent in the wrong order.
    SwappedFrames,
    /// A frame for one person goes to somebody else at the table, too.
    WrongPerson,
    /// Watchers get what was dealt to the first seat.
    LeakToWatcher,
    /// A person who comes back by their token is taken for somebody new.
    LostToken,
    /// The random bytes of a player are lost after they have come.
    ForgetNonce,
    /// The promise of a player is changed after it has come.
    ChangePromise,
    /// A table is never woken when its time has come.
    NeverWake,
    /// Moves for an earlier turn are made in this one.
    TakeStaleMoves,
    /// A finished match counts twice in its league.
    RateTwice,
    /// A league is forgotten at a restart.
    ForgetLeague,
    /// The points of a table do not reach its evening.
    LosePoints,
    /// Each table of an evening has deals of its own.
    OwnDeals,
    /// A table does not hear that a connection is closed.
    NeverGone,
    /// Tables where nobody is are never unloaded.
    NeverUnload,
    /// What a person says about the table comes from the wrong seat.
    WrongSeat,
    /// The next piece of the missed steps is never sent.
    ForgetPieces,
}

impl Planted {
    /// All planted faults.
    pub const ALL: [Self; 26] = [
        Self::SkipSync,
        Self::SkipSyncOfFolder,
        Self::TellBeforeDisk,
        Self::LoseAppend,
        Self::AppendTwice,
        Self::LoseStored,
        Self::RenumberAfterTakeover,
        Self::ForgetSeats,
        Self::DoubledFrame,
        Self::LostFrame,
        Self::SwappedFrames,
        Self::WrongPerson,
        Self::LeakToWatcher,
        Self::LostToken,
        Self::ForgetNonce,
        Self::ChangePromise,
        Self::NeverWake,
        Self::TakeStaleMoves,
        Self::RateTwice,
        Self::ForgetLeague,
        Self::LosePoints,
        Self::OwnDeals,
        Self::NeverGone,
        Self::NeverUnload,
        Self::WrongSeat,
        Self::ForgetPieces,
    ];
}
