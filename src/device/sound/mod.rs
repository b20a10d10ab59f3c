//! Plays the cues of the table, each from its place, and never over the beginning of speech. Without
//! a sound card there is silence.
//!
//! The game only sends orders into a channel. A thread of its own reads the player's files, computes
//! the sounds, opens the device and calls the mixer. The game never waits for that thread, since
//! audio libraries may hang.

pub mod recording;
pub mod wave;

mod card;
mod own;
mod player;
mod ringing;
mod tuning;

pub use own::{SoundFinding, check, folder_in, themes};
pub use tuning::{CueSet, SoundLevel, SoundTuning};
pub use wave::BrokenFile;

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use player::{Extent, SoundOrder, SoundPlayer};
use serpente_synth::TAP_MS;
use serpente_system::quiet::restore_standard_error;
use serpente_text::announce::{Cue, SoundCue};

/// How long a cue is heard alone before speech, in milliseconds. By then all its strokes have been
/// heard; what rings on is softer.
const BEFORE_WORDS_MS: u16 = 110;

/// The delay on the way to the card: two periods of its buffer.
const ON_THE_WAY: Duration = Duration::from_millis(40);

/// How many orders may wait. If the thread hangs, further ones are dropped.
const MOST_ORDERS_WAITING: usize = 32;

/// Returns how long speech waits for a cue that another device plays: as long as for one on this
/// machine's card.
pub fn before_words(sound: SoundCue) -> Duration {
    wait_for(sound, length_ms(sound.cue))
}

/// Returns how long the words wait for a cue that lasts so many milliseconds: not at all for those
/// that answer a key.
fn wait_for(sound: SoundCue, length_ms: u16) -> Duration {
    if !sound.cue.recipe().leads {
        return Duration::ZERO;
    }
    let mut lasts = Duration::from_millis(length_ms.into());
    if sound.happening.taps && sound.happening.after > 0 {
        lasts += Duration::from_secs_f64(TAP_MS / 1000.0);
    }
    lasts.min(Duration::from_millis(BEFORE_WORDS_MS.into())) + ON_THE_WAY
}

/// Returns how long the program's own sound lasts, in whole milliseconds.
fn length_ms(cue: Cue) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "no recipe is longer than a few seconds"
    )]
    let length = cue.recipe().ms.ceil() as u16;
    length
}

/// The state shared by both threads.
#[derive(Debug)]
struct SoundShared {
    /// Whether a card is open and plays.
    ready: AtomicBool,
    /// Whether a card that played has gone, and nobody was told yet.
    lost: AtomicBool,
    /// How long each cue lasts, in milliseconds.
    lengths: [AtomicU16; Cue::ALL.len()],
}

/// The sounds, as the game uses them. None of its methods waits.
#[derive(Debug)]
pub struct Sound {
    orders: SyncSender<SoundOrder>,
    broken: Receiver<BrokenFile>,
    tuning: RefCell<SoundTuning>,
    shared: Arc<SoundShared>,
}

impl Sound {
    /// Starts the thread that reads the sounds and opens the card. If the folder `own_files` has a
    /// `<name>.wav` for a cue ([`Cue::name`]), that file is played instead.
    #[must_use]
    pub fn start(tuning: SoundTuning, own_files: Option<PathBuf>) -> Self {
        let shared = Arc::new(SoundShared {
            ready: AtomicBool::new(false),
            lost: AtomicBool::new(false),
            lengths: Cue::ALL.map(|cue| AtomicU16::new(length_ms(cue))),
        });
        let (orders, inbox) = sync_channel(MOST_ORDERS_WAITING);
        let (report, broken) = channel();
        let theirs = Arc::clone(&shared);
        let its_tuning = tuning.clone();
        // If the thread cannot be started, there is silence, as without a card.
        let _ = thread::Builder::new().name("sound".into()).spawn(move || {
            SoundPlayer::new(theirs, its_tuning, own_files, report).run(&inbox);
        });
        Self {
            orders,
            broken,
            tuning: RefCell::new(tuning),
            shared,
        }
    }

    /// Plays a cue before speech. Returns how long the speech must wait: at most 150 ms, zero if no
    /// cue is heard or if it answers a key. What is left of it then rings on softly.
    #[must_use = "words that do not wait are covered by the cue"]
    pub fn play(&self, sound: impl Into<SoundCue>) -> Duration {
        self.sound(sound.into(), Extent::BeforeWords)
    }

    /// Plays a cue when no speech follows.
    pub fn ring(&self, sound: impl Into<SoundCue>) {
        self.sound(sound.into(), Extent::Whole);
    }

    /// Returns whether a card is open and plays.
    pub fn is_ready(&self) -> bool {
        self.shared.ready.load(Ordering::Acquire)
    }

    /// Returns, once, that the card has gone.
    pub fn was_lost(&self) -> bool {
        self.shared.lost.swap(false, Ordering::AcqRel)
    }

    /// Changes the settings.
    pub fn tune(&self, tuning: SoundTuning) {
        self.tuning.replace(tuning.clone());
        self.send(SoundOrder::Tune(tuning));
    }

    /// Returns the user's files found broken since the last call.
    pub fn broken_files(&self) -> impl Iterator<Item = BrokenFile> + '_ {
        self.broken.try_iter()
    }

    fn sound(&self, sound: SoundCue, extent: Extent) -> Duration {
        let (heard, is_wanted) = {
            let tuning = self.tuning.borrow();
            (tuning.audible(sound), tuning.is_audible())
        };
        if !self.is_ready() {
            if is_wanted {
                // Look for a card again; there may be one for the next cue.
                self.send(SoundOrder::Open);
            }
            return Duration::ZERO;
        }
        let Some(heard) = heard else {
            return Duration::ZERO;
        };
        self.send(SoundOrder::Play(heard, extent, Instant::now()));
        wait_for(heard, self.length_of(heard.cue))
    }

    fn length_of(&self, cue: Cue) -> u16 {
        self.shared.lengths[cue as usize].load(Ordering::Relaxed)
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
