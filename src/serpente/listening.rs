//! The thread that listens to the microphone of a terminal, and asks the recogniser what was said.

use serpente_app::{HearingNews, MicrophoneOrder};
use serpente_device::microphone::{Microphone, MicrophoneFault, RecordedMicrophone};
use serpente_device::settings::{Folders, Settings};
use serpente_listen::apart::{RecogniserApart, RecogniserFault};
use serpente_listen::{Closing, Sentences, SpokenSamples, files};
use serpente_text::announce::Message;
use serpente_text::announce::say::listen as say;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// How long to wait for samples before looking for another order.
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// If the microphone gives nothing for so many of these times, it is gone: 2 seconds.
const GONE_AFTER: u32 = 40;

/// How often to look for a recording that stands for a microphone: for a minute.
const RECORDING_LOOKS: u32 = 1200;

/// The first samples, in which the cue of the open microphone is heard: 130 ms.
const CUE: usize = 2080;

/// The microphone of a terminal.
pub(crate) struct TerminalMicrophone {
    recogniser: PathBuf,
    recordings: Option<PathBuf>,
    /// The orders to the thread, once it runs.
    orders: Option<Sender<MicrophoneOrder>>,
}

impl TerminalMicrophone {
    pub(crate) fn new(settings: &Settings, folders: Option<&Folders>) -> Self {
        Self {
            recogniser: settings.recogniser_folder(folders),
            recordings: settings.microphone.recordings.clone(),
            orders: None,
        }
    }

    /// Gives an order. The news come to `tell`, which is called on another thread.
    ///
    /// # Errors
    /// Returns why the program cannot listen, as a sentence.
    pub(crate) fn order(
        &mut self,
        order: MicrophoneOrder,
        tell: impl Fn(HearingNews) + Send + 'static,
    ) -> Result<(), Message> {
        files::look(&self.recogniser).map_err(RecogniserFault::message)?;
        let orders = match self.orders.take() {
            Some(orders) => orders,
            None => self.start(tell)?,
        };
        let sent = orders.send(order);
        if sent.is_ok() {
            self.orders = Some(orders);
        }
        sent.map_err(|_| say::listen_stopped())
    }

    fn start(
        &self,
        tell: impl Fn(HearingNews) + Send + 'static,
    ) -> Result<Sender<MicrophoneOrder>, Message> {
        let (to, orders) = channel();
        let recordings = self.recordings.clone();
        let mut listening = ListeningThread {
            recogniser: RecogniserApart::in_folder(self.recogniser.clone()),
            recorded: RecordedMicrophone::default(),
            recordings,
            orders,
        };
        let thread = thread::Builder::new().name("microphone".to_owned());
        let started = thread.spawn(move || listening.listen(tell));
        match started {
            Ok(_) => Ok(to),
            Err(_) => Err(say::listen_stopped()),
        }
    }
}

/// The thread's own: the microphone and the recogniser.
struct ListeningThread {
    recogniser: RecogniserApart,
    /// The recordings that stand for the microphone in tests.
    recordings: Option<PathBuf>,
    recorded: RecordedMicrophone,
    orders: Receiver<MicrophoneOrder>,
}

impl ListeningThread {
    /// Follows orders until the game has gone.
    fn listen(&mut self, tell: impl Fn(HearingNews)) {
        while let Ok(order) = self.orders.recv() {
            let MicrophoneOrder::Open(sentences) = order else {
                continue;
            };
            // It starts while the player speaks. If it cannot, it is told afterwards.
            let _ = self.recogniser.start();
            match self.hear() {
                Ok(Some(spoken)) => {
                    tell(HearingNews::Closed);
                    tell(self.recognise(&sentences, &spoken));
                }
                Ok(None) => {}
                Err(fault) => tell(HearingNews::Failed(fault.message())),
            }
        }
    }

    /// Returns what was heard until the microphone closed; `None` if the player has cancelled it.
    fn hear(&mut self) -> Result<Option<SpokenSamples>, MicrophoneFault> {
        if let Some(folder) = self.recordings.clone() {
            return self.hear_recording(&folder);
        }
        let mut spoken = SpokenSamples::default();
        let microphone = Microphone::open()?;
        let mut left_out = CUE;
        let mut waited = 0;
        loop {
            match self.orders.try_recv() {
                Ok(MicrophoneOrder::Close) => return Ok(Some(spoken)),
                Ok(MicrophoneOrder::Cancel) | Err(TryRecvError::Disconnected) => return Ok(None),
                Ok(MicrophoneOrder::Open(_)) | Err(TryRecvError::Empty) => {}
            }
            let samples = microphone.samples(LOOK_EVERY)?;
            waited = if samples.is_empty() { waited + 1 } else { 0 };
            if waited > GONE_AFTER {
                return Err(MicrophoneFault::Lost);
            }
            let from = left_out.min(samples.len());
            left_out -= from;
            match spoken.add(&samples[from..]) {
                Some(Closing::Pause | Closing::TooLong) => return Ok(Some(spoken)),
                None => {}
            }
        }
    }

    /// Returns the next recording in a folder as what was heard; waits for it, as people at a
    /// microphone take their time.
    fn hear_recording(&mut self, folder: &Path) -> Result<Option<SpokenSamples>, MicrophoneFault> {
        let mut spoken = SpokenSamples::default();
        for _ in 0..RECORDING_LOOKS {
            if let Some(samples) = self.recorded.next(folder)? {
                spoken.add(&samples);
                return Ok(Some(spoken));
            }
            match self.orders.recv_timeout(LOOK_EVERY) {
                Ok(MicrophoneOrder::Close) => return Ok(Some(spoken)),
                Ok(MicrophoneOrder::Cancel) | Err(RecvTimeoutError::Disconnected) => {
                    return Ok(None);
                }
                Ok(MicrophoneOrder::Open(_)) | Err(RecvTimeoutError::Timeout) => {}
            }
        }
        Ok(Some(spoken))
    }

    fn recognise(&mut self, sentences: &Sentences, spoken: &SpokenSamples) -> HearingNews {
        if !spoken.samples().is_empty() && spoken.is_muted() {
            return HearingNews::Failed(say::listen_microphone_muted());
        }
        if !spoken.has_speech() {
            return HearingNews::Silence;
        }
        match self.recogniser.hear(sentences, spoken.samples()) {
            Ok(recognition) => HearingNews::Heard {
                recognition,
                is_too_loud: spoken.is_too_loud(),
            },
            Err(fault) => HearingNews::Failed(fault.message()),
        }
    }
}
