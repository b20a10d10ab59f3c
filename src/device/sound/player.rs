//! The thread that owns the sound card. Everything in sound that may block or fail happens here.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings};
use kira::{AudioManager, AudioManagerSettings, Decibels, Frame, Tween};

use super::card::{Signs, SoundCard};
use super::earcons::{self, CUES};
use super::wave::{self, BrokenFile, Clip};
use super::{BEFORE_WORDS_MS, SoundShared, SoundTuning};
use serpente_system::quiet::{Quiet, hush_this_thread};
use serpente_text::announce::say::speech as say;
use serpente_text::announce::{Cue, Message};

/// An order to the thread.
#[derive(Clone, Copy, Debug)]
pub(super) enum SoundOrder {
    /// Play a cue, ordered at this time.
    Play(Cue, Extent, Instant),
    /// Change the volume, or turn cues on or off.
    Tune(SoundTuning),
    /// Look for a card again, if none is open.
    Open,
}

/// How much of a cue is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// Only the part that fits before the speech that follows.
    BeforeWords,
    /// All of it: no speech follows.
    Whole,
}

/// How often the thread checks whether the card still plays.
const CARD_CHECK_INTERVAL: Duration = Duration::from_millis(500);

/// How long to wait before looking for a card again.
const CARD_RETRY_WAIT: Duration = Duration::from_secs(5);

/// How old an order to play a cue may become. A cue that comes later would only confuse.
const CUE_EXPIRES_AFTER: Duration = Duration::from_millis(100);

/// How long a cue takes to fade when it is cut short, in milliseconds.
const FADE_MS: u32 = 30;

/// A cue in the form that the mixer takes.
struct Sample {
    before_words: StaticSoundData,
    whole: StaticSoundData,
}

impl Sample {
    fn new(clip: &Clip) -> Self {
        let mut cut = clip.frames.clone();
        let room = frames_in(BEFORE_WORDS_MS, clip.rate);
        if cut.len() > room {
            cut.truncate(room);
            let fade = frames_in(FADE_MS, clip.rate);
            #[expect(clippy::cast_precision_loss, reason = "a few thousand frames at most")]
            let step = 1.0 / fade as f32;
            let mut level = 0.0;
            for frame in cut.iter_mut().rev().take(fade) {
                *frame = frame.map(|x| x * level);
                level += step;
            }
        }
        Self {
            before_words: sound_data(&cut, clip.rate),
            whole: sound_data(&clip.frames, clip.rate),
        }
    }
}

/// Returns how many frames at this rate last this many milliseconds.
fn frames_in(ms: u32, rate: u32) -> usize {
    (ms * rate / 1000) as usize
}

fn sound_data(frames: &[[f32; 2]], rate: u32) -> StaticSoundData {
    let frames = frames.iter().map(|&[left, right]| Frame::new(left, right));
    StaticSoundData {
        sample_rate: rate,
        frames: frames.collect(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}

/// The state of the thread.
pub(super) struct SoundPlayer {
    shared: Arc<SoundShared>,
    tuning: SoundTuning,
    samples: Vec<Sample>,
    mixer: Option<AudioManager<SoundCard>>,
    signs: Arc<Signs>,
    next_try: Instant,
    next_look: Instant,
    playing: Option<StaticSoundHandle>,
}

impl SoundPlayer {
    /// Reads the sounds: the user's own, or the program's if the user has none or a broken one.
    pub(super) fn new(
        shared: Arc<SoundShared>,
        tuning: SoundTuning,
        own_files: Option<&PathBuf>,
        broken: &Sender<BrokenFile>,
    ) -> Self {
        let usable_folder = own_files.filter(|folder| may_be_entered(folder, broken));
        let mut samples = Vec::new();
        for &cue in CUES {
            let own_clip = usable_folder.and_then(|folder| own_clip(cue, folder, broken));
            let clip = own_clip.unwrap_or_else(|| Clip::of(&earcons::frames(cue)));
            samples.push(Sample::new(&clip));
        }
        Self {
            shared,
            tuning,
            samples,
            mixer: None,
            signs: Arc::default(),
            next_try: Instant::now(),
            next_look: Instant::now(),
            playing: None,
        }
    }

    /// Runs until the game has gone.
    pub(super) fn run(mut self, orders: &Receiver<SoundOrder>) {
        self.shared.lengths.get_or_init(|| self.lengths());
        self.open();
        loop {
            match orders.recv_timeout(CARD_CHECK_INTERVAL) {
                Ok(order) => self.obey(order),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if self.signs.lost.load(Ordering::Acquire) {
                self.close();
                self.open();
            } else if self.next_look <= Instant::now() {
                self.look();
            }
        }
    }

    /// Returns how long each cue lasts before the words that follow, in whole milliseconds.
    fn lengths(&self) -> Vec<Duration> {
        let mut lengths = Vec::new();
        for sample in &self.samples {
            let length = sample.before_words.duration().as_micros().div_ceil(1000);
            let length_ms = u64::try_from(length).expect("at most BEFORE_WORDS_MS");
            lengths.push(Duration::from_millis(length_ms));
        }
        lengths
    }

    fn obey(&mut self, order: SoundOrder) {
        match order {
            SoundOrder::Play(cue, extent, asked) if asked.elapsed() < CUE_EXPIRES_AFTER => {
                self.play(cue, extent);
            }
            SoundOrder::Play(..) => {}
            SoundOrder::Tune(tuning) => {
                self.tuning = tuning;
                if !tuning.is_audible() {
                    self.fade();
                }
                self.open();
            }
            SoundOrder::Open => self.open(),
        }
    }

    fn play(&mut self, cue: Cue, extent: Extent) {
        // Only one cue plays at a time: two at once could not be recognised.
        self.fade();
        let sample = &self.samples[cue as usize];
        let data = match extent {
            Extent::BeforeWords => &sample.before_words,
            Extent::Whole => &sample.whole,
        };
        if let Some(mixer) = &mut self.mixer {
            let sound = data.volume(loudness(self.tuning.volume));
            // This fails only if a hundred others are playing.
            self.playing = mixer.play(sound).ok();
        }
    }

    fn fade(&mut self) {
        if let Some(mut playing) = self.playing.take() {
            playing.stop(Tween {
                duration: Duration::from_millis(FADE_MS.into()),
                ..Tween::default()
            });
        }
    }

    /// Opens the card if it is wanted, not open yet, and the time to retry has come.
    fn open(&mut self) {
        if self.mixer.is_some() || !self.tuning.is_audible() || Instant::now() < self.next_try {
            return;
        }
        hush_this_thread();
        // Without the redirection the libraries might print on the terminal. Then there is no sound
        // instead.
        if let Ok(quiet) = Quiet::begin() {
            self.signs = Arc::default();
            let settings = AudioManagerSettings {
                backend_settings: Arc::clone(&self.signs),
                ..AudioManagerSettings::default()
            };
            self.mixer = AudioManager::new(settings).ok();
            drop(quiet);
        }
        let now = Instant::now();
        self.next_try = now + CARD_RETRY_WAIT;
        self.next_look = now + CARD_CHECK_INTERVAL;
        self.shared
            .ready
            .store(self.mixer.is_some(), Ordering::Release);
    }

    /// Checks whether the card has played recently. If its server hangs, speech does not wait for
    /// cues, and no cue is kept for later.
    fn look(&mut self) {
        self.next_look = Instant::now() + CARD_CHECK_INTERVAL;
        let plays = self.signs.plays.swap(false, Ordering::Relaxed);
        let ready = self.mixer.is_some() && plays;
        self.shared.ready.store(ready, Ordering::Release);
    }

    fn close(&mut self) {
        self.shared.ready.store(false, Ordering::Release);
        self.playing = None;
        let quiet = Quiet::begin();
        self.mixer = None;
        drop(quiet);
        self.signs = Arc::default();
        self.next_try = Instant::now();
    }
}

/// Returns whether the folder exists and may be entered. If it may not, that is reported once and
/// not for each file.
fn may_be_entered(folder: &Path, broken: &Sender<BrokenFile>) -> bool {
    let inside = folder.join(".").metadata();
    if let Err(error) = &inside
        && error.kind() != ErrorKind::NotFound
    {
        report(folder.to_owned(), say::sound_unreadable(), broken);
    }
    inside.is_ok()
}

fn report(path: PathBuf, fault: Message, broken: &Sender<BrokenFile>) {
    // If the game has gone, the report is not needed.
    let _ = broken.send(BrokenFile { path, fault });
}

/// Reads the user's own sound for this cue, if there is a valid one.
fn own_clip(cue: Cue, folder: &Path, broken: &Sender<BrokenFile>) -> Option<Clip> {
    let path = folder.join(earcons::name(cue)).with_extension("wav");
    wave::read(&path).unwrap_or_else(|fault| {
        report(path, fault, broken);
        None
    })
}

/// Converts a volume of 0 to 100 to decibels, such that half the number sounds about half as loud.
fn loudness(volume: u8) -> Decibels {
    if volume == 0 {
        Decibels::SILENCE
    } else {
        Decibels(33.2 * (f32::from(volume.min(100)) / 100.0).log10())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_cue_is_silent_when_words_begin() {
        let sample = Sample::new(&Clip::of(&earcons::frames(Cue::MatchOver)));
        assert_eq!(sample.before_words.num_frames(), 4851);
        assert_eq!(sample.before_words.frames.last(), Some(&Frame::ZERO));
        assert_eq!(sample.whole.duration(), Duration::from_millis(700));
    }

    #[test]
    fn a_short_cue_is_played_as_it_is() {
        let sample = Sample::new(&Clip::of(&earcons::frames(Cue::Refused)));
        assert_eq!(sample.before_words, sample.whole);
    }

    #[test]
    fn volume_follows_the_ear() {
        assert_eq!(loudness(100), Decibels(0.0));
        assert_eq!(loudness(0), Decibels::SILENCE);
        assert!((loudness(50).0 + 10.0).abs() < 0.1);
        assert!(loudness(1).0 < -60.0);
    }
}
