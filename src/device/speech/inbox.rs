//! The input of the thread between the game and the voice.

use std::sync::mpsc::Sender;

use serpente_engine::rules::Seat;
use serpente_text::announce::Topic;

use super::{Tuning, Utterance, VoiceNews, VoiceSource};

/// An input of the worker.
pub(super) enum WorkerInput {
    Say(Utterance),
    Stop,
    ForgetOthers(Option<Seat>),
    Forget(Topic),
    Withdraw,
    Tune(Tuning),
    AskVoices,
    Farewell(Utterance, Sender<()>),
    Leave,
    /// News from the voice of this source and generation.
    News(VoiceSource, u32, VoiceNews),
}
