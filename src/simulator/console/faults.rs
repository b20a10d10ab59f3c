//! What goes wrong in a run: faults of voices, signals and kills, and planted faults.

use super::VoiceFault;
use crate::choices::SeededChoices;
use crate::timeline::TimedFault;
use std::fmt;
use std::time::Duration;

/// For how long faults happen.
pub(super) const CHAOS: Duration = Duration::from_secs(4 * 60);

/// A fault of the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConsoleFault {
    /// The system's voice, or both, have this fault for so many seconds.
    Voices(bool, VoiceFault, u64),
    /// The program is stopped for so many seconds.
    Stops(u64),
    /// Text is pasted.
    Pastes,
    /// The program is killed, and started again.
    Kill,
    /// The terminal is gone; the program is started again.
    Hangup,
    /// The program is asked to end, and started again.
    Terminate,
    /// The folder of the record is gone for so many seconds, as a stick that is pulled out.
    DiskGone(u64),
    /// Another program removes the record.
    RecordRemoved,
    /// Another program writes something else into the record.
    RecordChanged,
}

impl fmt::Display for ConsoleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Voices(false, fault, s) => write!(f, "the system's voice {fault} for {s} s"),
            Self::Voices(true, fault, s) => write!(f, "each voice {fault} for {s} s"),
            Self::Stops(s) => write!(f, "the program is stopped for {s} s"),
            Self::Pastes => f.write_str("text is pasted"),
            Self::Kill => f.write_str("the program is killed"),
            Self::Hangup => f.write_str("the terminal is gone"),
            Self::Terminate => f.write_str("the program is asked to end"),
            Self::DiskGone(s) => write!(f, "the folder of the record is gone for {s} s"),
            Self::RecordRemoved => f.write_str("the record is removed"),
            Self::RecordChanged => f.write_str("the record is changed"),
        }
    }
}

/// The faults of voices that happen by chance.
const VOICE_FAULTS: [VoiceFault; 5] = [
    VoiceFault::Gone,
    VoiceFault::Mute,
    VoiceFault::Slow,
    VoiceFault::BreaksOff,
    VoiceFault::NoEnds,
];

/// Returns the faults of a run. Those of the record's disk are chosen by themselves.
pub(super) fn faults(
    choices: &mut SeededChoices,
    of_disk: &mut SeededChoices,
) -> Vec<TimedFault<ConsoleFault>> {
    let count = choices.below(9);
    let mut all = TimedFault::several(count, CHAOS, choices, fault);
    let of_disk_count = of_disk.below(3);
    all.extend(TimedFault::several(
        of_disk_count,
        CHAOS,
        of_disk,
        fault_of_disk,
    ));
    all.sort_by_key(|timed| timed.at);
    all
}

/// Chooses a fault of the record's disk.
fn fault_of_disk(choices: &mut SeededChoices) -> ConsoleFault {
    match choices.below(4) {
        0 | 1 => ConsoleFault::DiskGone(1 + choices.below(90)),
        2 => ConsoleFault::RecordRemoved,
        _ => ConsoleFault::RecordChanged,
    }
}

/// Chooses a fault.
fn fault(choices: &mut SeededChoices) -> ConsoleFault {
    match choices.below(9) {
        0..=3 => {
            let which = VOICE_FAULTS[choices.index(VOICE_FAULTS.len())];
            ConsoleFault::Voices(choices.once_in(3), which, 1 + choices.below(60))
        }
        4 => ConsoleFault::Stops(1 + choices.below(300)),
        5 => ConsoleFault::Pastes,
        6 => ConsoleFault::Kill,
        7 => ConsoleFault::Hangup,
        _ => ConsoleFault::Terminate,
    }
}

/// A fault that is planted in what surrounds the program's code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedInConsole {
    /// Now and then, a key does not reach the program.
    LoseKey,
    /// The program is not woken when its time has come.
    NeverTick,
    /// A kill takes the last quarter of the record.
    LoseLines,
    /// What could not be written is not written when the disk is there again.
    ForgetAfterTrouble,
    /// A line of the record is written after the next line was printed.
    TellBeforeRecord,
    /// Now and then, a line is spoken and not printed.
    DropLine,
    /// Now and then, a text is spoken twice.
    SayTwice,
    /// Now and then, a text is not spoken.
    DropText,
}

impl PlantedInConsole {
    /// All planted faults.
    pub const ALL: [Self; 8] = [
        Self::LoseKey,
        Self::NeverTick,
        Self::LoseLines,
        Self::ForgetAfterTrouble,
        Self::TellBeforeRecord,
        Self::DropLine,
        Self::SayTwice,
        Self::DropText,
    ];
}
