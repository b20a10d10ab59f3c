//! Plays short sounds, panned, and never over the beginning of speech. Without a sound card there
//! is silence.
//!
//! The game only sends orders into a channel. A thread of its own reads the files, opens the device
//! and calls the mixer. The game never waits for that thread, since audio libraries may hang.

pub mod earcons;
pub mod recording;
pub mod wave;

mod card;
mod player;

pub use wave::BrokenFile;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use player::{Extent, SoundOrder, SoundPlayer};
use serde::Serialize;
use serpente_system::quiet::restore_standard_error;
use serpente_text::announce::Cue;

/// How much of a cue is played before speech, in milliseconds. A longer one has faded by then.
const BEFORE_WORDS_MS: u32 = 110;

/// The delay on the way to the card: two periods of its buffer.
const ON_THE_WAY: Duration = Duration::from_millis(40);

/// How many orders may wait. If the thread hangs, further ones are dropped.
const MOST_ORDERS_WAITING: usize = 32;

/// Settings for playing cues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SoundTuning {
    /// Whether cues are played at all.
    pub on: bool,
    /// Volume, 0 to 100.
    pub volume: u8,
}

impl Default for SoundTuning {
    fn default() -> Self {
        Self {
            on: true,
            volume: 70,
        }
    }
}

impl SoundTuning {
    /// Returns whether cues can be heard.
    pub fn is_audible(self) -> bool {
        self.on && self.volume > 0
    }
}

/// Returns how long speech waits for a cue that another device plays: as long as for one on this
/// machine's card.
pub fn before_words(cue: Cue) -> Duration {
    Duration::from_millis(earcons::length(cue).min(BEFORE_WORDS_MS).into()) + ON_THE_WAY
}

/// The state shared by both threads.
#[derive(Debug)]
struct SoundShared {
    /// Whether the player wants to hear cues.
    wanted: AtomicBool,
    /// Whether a card is open and plays.
    ready: AtomicBool,
    /// How long each cue plays before speech, once the sounds were read.
    lengths: OnceLock<Vec<Duration>>,
}

/// The sounds, as the game uses them. None of its methods waits.
#[derive(Debug)]
pub struct Sound {
    orders: SyncSender<SoundOrder>,
    broken: Receiver<BrokenFile>,
    shared: Arc<SoundShared>,
}

impl Sound {
    /// Starts the thread that reads the sounds and opens the card. If the folder `own_files` has a
    /// `<name>.wav` for a cue ([`earcons::name`]), that file is played instead.
    #[must_use]
    pub fn start(tuning: SoundTuning, own_files: Option<PathBuf>) -> Self {
        let shared = Arc::new(SoundShared {
            wanted: AtomicBool::new(tuning.is_audible()),
            ready: AtomicBool::new(false),
            lengths: OnceLock::new(),
        });
        let (orders, inbox) = sync_channel(MOST_ORDERS_WAITING);
        let (report, broken) = channel();
        let theirs = Arc::clone(&shared);
        // If the thread cannot be started, there is silence, as without a card.
        let _ = thread::Builder::new().name("sound".into()).spawn(move || {
            SoundPlayer::new(theirs, tuning, own_files.as_ref(), &report).run(&inbox);
        });
        Self {
            orders,
            broken,
            shared,
        }
    }

    /// Plays a cue before speech. Returns how long the speech must wait: at most 150 ms, zero if no
    /// cue is heard. A longer cue has faded by then.
    #[must_use = "words that do not wait are covered by the cue"]
    pub fn play(&self, cue: Cue) -> Duration {
        self.sound(cue, Extent::BeforeWords)
    }

    /// Plays a cue to its end, when no speech follows.
    pub fn ring(&self, cue: Cue) {
        self.sound(cue, Extent::Whole);
    }

    /// Returns how long speech would have to wait if this cue were played now.
    pub fn lead(&self, cue: Cue) -> Duration {
        let shared = &self.shared;
        let is_heard =
            shared.wanted.load(Ordering::Acquire) && shared.ready.load(Ordering::Acquire);
        let lengths = shared.lengths.get().filter(|_| is_heard);
        lengths.map_or(Duration::ZERO, |lengths| lengths[cue as usize] + ON_THE_WAY)
    }

    /// Changes the volume, or turns cues on or off.
    pub fn tune(&self, tuning: SoundTuning) {
        self.shared
            .wanted
            .store(tuning.is_audible(), Ordering::Release);
        self.send(SoundOrder::Tune(tuning));
    }

    /// Returns the user's files found broken since the last call.
    pub fn broken_files(&self) -> impl Iterator<Item = BrokenFile> + '_ {
        self.broken.try_iter()
    }

    fn sound(&self, cue: Cue, extent: Extent) -> Duration {
        let lead = self.lead(cue);
        if lead > Duration::ZERO {
            self.send(SoundOrder::Play(cue, extent, Instant::now()));
        } else if self.shared.wanted.load(Ordering::Acquire) {
            // Look for a card again; there may be one for the next cue.
            self.send(SoundOrder::Open);
        }
        lead
    }

    fn send(&self, order: SoundOrder) {
        // If the channel is full, the thread hangs; if it is closed, the thread has ended. Either
        // way there is silence.
        let _ = self.orders.try_send(order);
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        // The thread may hang while it opens the card, with standard error redirected.
        restore_standard_error();
    }
}
