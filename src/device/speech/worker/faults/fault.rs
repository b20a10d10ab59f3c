//! The faults in the simulated hours.

/// A fault of a voice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    None,
    /// Its process cannot be started: it breaks while it is being opened.
    NoProcess,
    /// It breaks at once, and whenever it is opened.
    Gone,
    /// It never answers.
    Mute,
    /// It opens, and then never answers, like a daemon without a sound card.
    MuteLater,
    /// It takes seconds for each answer.
    Slow,
    /// It breaks at each utterance.
    Refuses,
    /// It accepts each utterance, and breaks in the middle of it.
    BreaksOff,
    /// It never reports the end of an utterance.
    NoEnds,
    /// It reports the ends of utterances that were never requested, and each end twice.
    Babbles,
}

impl Fault {
    pub(super) const ALL: [Self; 9] = [
        Self::NoProcess,
        Self::Gone,
        Self::Mute,
        Self::MuteLater,
        Self::Slow,
        Self::Refuses,
        Self::BreaksOff,
        Self::NoEnds,
        Self::Babbles,
    ];
}
