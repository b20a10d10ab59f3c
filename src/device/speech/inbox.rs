//! The input of the thread between the game and the voice.

use std::sync::mpsc::Sender;

use super::{SpeechOrder, Utterance, VoiceNews, VoiceSource};

/// An input of the worker.
pub(super) enum WorkerInput {
    Order(SpeechOrder),
    Farewell(Utterance, Sender<()>),
    Leave,
    /// News from the voice of this source and generation.
    News(VoiceSource, u32, VoiceNews),
}
