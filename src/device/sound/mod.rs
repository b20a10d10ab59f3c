//! Short sounds: a cue is played, panned and never over the start of words; without a device there is silence.
//!
//! The game only sends into a channel. Files are read, the device is opened and the mixer is called on a thread of their
//! own, which is never waited for: it may hang, the game cannot.

pub mod earcons;
pub mod wave;

mod card;
mod player;

pub use wave::{BrokenFile, FileFault};

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use player::{Extent, SoundOrder, SoundPlayer};
use serpente_system::quiet::restore_standard_error;
use serpente_text::announce::Cue;

/// The most of a cue that is played before words, in milliseconds; a longer one has died away by then.
const BEFORE_WORDS_MS: u32 = 110;

/// What the way to the card adds: two periods of its buffer.
const ON_THE_WAY: Duration = Duration::from_millis(40);

/// Orders that may wait; what comes while the thread hangs is dropped, not piled up.
const WAITING: usize = 32;

/// How cues are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SoundTuning {
    /// Whether they are played at all.
    pub on: bool,
    /// How loud, from 0 to 100.
    pub volume: u8,
}

impl SoundTuning {
    /// Whether any is to be heard.
    #[must_use]
    pub fn is_audible(self) -> bool {
        self.on && self.volume > 0
    }
}

/// How long words keep back for this cue, where it is played elsewhere: as long as for our own card.
#[must_use]
pub fn before_words(cue: Cue) -> Duration {
    Duration::from_millis(earcons::length(cue).min(BEFORE_WORDS_MS).into()) + ON_THE_WAY
}

/// What both threads know.
#[derive(Debug)]
struct SoundShared {
    /// Whether a person wants to hear cues.
    wanted: AtomicBool,
    /// Whether a card is open.
    ready: AtomicBool,
    /// What is played of each cue before words, in milliseconds.
    lengths: Vec<AtomicU32>,
}

/// The sounds, from the game's side. None of its calls waits for anything.
#[derive(Debug)]
pub struct Sound {
    orders: SyncSender<SoundOrder>,
    broken: Receiver<BrokenFile>,
    shared: Arc<SoundShared>,
}

impl Sound {
    /// Starts the thread that reads the sounds and opens the card. In `own_files` a person may keep a `<name>.wav` for
    /// any cue ([`earcons::name`]) to be played instead of ours.
    #[must_use]
    pub fn start(tuning: SoundTuning, own_files: Option<PathBuf>) -> Self {
        let shared = Arc::new(SoundShared {
            wanted: AtomicBool::new(tuning.is_audible()),
            ready: AtomicBool::new(false),
            lengths: earcons::CUES.iter().map(|_| AtomicU32::new(0)).collect(),
        });
        let (orders, inbox) = sync_channel(WAITING);
        let (report, broken) = channel();
        let theirs = Arc::clone(&shared);
        // Without a thread there is silence, as without a card.
        let _ = thread::Builder::new().name("sound".into()).spawn(move || {
            SoundPlayer::new(theirs, tuning, own_files.as_ref(), &report).run(&inbox);
        });
        Self {
            orders,
            broken,
            shared,
        }
    }

    /// Plays a cue that words follow, and returns how long they must wait for it: at most 150 ms, nothing when no cue
    /// is heard. A cue longer than that has died away by then.
    #[must_use = "words that do not wait are covered by the cue"]
    pub fn play(&self, cue: Cue) -> Duration {
        self.sound(cue, Extent::BeforeWords)
    }

    /// Plays a cue to its end, for when no words follow.
    pub fn ring(&self, cue: Cue) {
        self.sound(cue, Extent::Whole);
    }

    /// How long words that follow this cue must wait, were it played now.
    #[must_use]
    pub fn lead(&self, cue: Cue) -> Duration {
        if self.shared.wanted.load(Ordering::Acquire) && self.shared.ready.load(Ordering::Acquire) {
            let length = self.shared.lengths[cue as usize].load(Ordering::Relaxed);
            Duration::from_millis(length.into()) + ON_THE_WAY
        } else {
            Duration::ZERO
        }
    }

    /// Lets whatever still sounds die away: words begin.
    pub fn duck(&self) {
        self.send(SoundOrder::Duck);
    }

    /// Changes the volume or the switch.
    pub fn tune(&self, tuning: SoundTuning) {
        self.shared
            .wanted
            .store(tuning.is_audible(), Ordering::Release);
        self.send(SoundOrder::Tune(tuning));
    }

    /// A person's files found broken since the last call.
    pub fn broken_files(&self) -> impl Iterator<Item = BrokenFile> + '_ {
        self.broken.try_iter()
    }

    fn sound(&self, cue: Cue, extent: Extent) -> Duration {
        let lead = self.lead(cue);
        if lead > Duration::ZERO {
            self.send(SoundOrder::Play(cue, extent, Instant::now()));
        } else if self.shared.wanted.load(Ordering::Acquire) {
            // Perhaps there is a card by now, for the next one.
            self.send(SoundOrder::Open);
        }
        lead
    }

    fn send(&self, order: SoundOrder) {
        // A full channel means a hanging thread, a closed one a thread that is gone: silence, either way.
        let _ = self.orders.try_send(order);
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        // The thread may still hang in opening the card, with standard error turned away.
        restore_standard_error();
    }
}
