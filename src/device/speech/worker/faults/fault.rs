//! What goes wrong in the simulated hours.

/// What goes wrong with a voice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    None,
    /// There is no process for it: it breaks while it is being opened.
    NoProcess,
    /// It is gone at once, and whenever it is opened.
    Gone,
    /// It never answers.
    Mute,
    /// It opens, and then never answers: a daemon without a sound card.
    MuteLater,
    /// It takes seconds for each answer.
    Slow,
    /// It breaks at each utterance.
    Refuses,
    /// It takes each utterance, and breaks in the middle of it.
    BreaksOff,
    /// It never tells the end of an utterance.
    NoEnds,
    /// It tells the ends of utterances it was never asked for, and each end twice.
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
