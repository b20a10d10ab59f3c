//! The thread that owns the sound card. Everything in sound that may block or fail happens here.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle, StaticSoundSettings};
use kira::{AudioManager, AudioManagerSettings, Decibels, Frame, StartTime, Tween};

use super::card::{Signs, SoundCard};
use super::own::{self, OwnTakes};
use super::ringing::RingingVoices;
use super::wave::{BrokenFile, Clip};
use super::{BEFORE_WORDS_MS, SoundShared, SoundTuning, length_ms};
use serpente_synth::{Cue, SoundCue, Takes, placed, render};
use serpente_system::quiet::{Quiet, hush_this_thread};
use serpente_text::announce::Message;
use serpente_text::announce::say::speech as say;

/// An order to the thread.
#[derive(Clone, Debug)]
pub(super) enum SoundOrder {
    /// Play a cue, ordered at this time.
    Play(SoundCue, Extent, Instant),
    /// Change the settings.
    Tune(SoundTuning),
    /// Look for a card again, if none is open.
    Open,
}

/// How much of a cue is played at its full loudness.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// Only the part that fits before the speech that follows; the rest is softer.
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

/// How long a cue takes to fade when it is cut short, or to become softer under words, in
/// milliseconds.
const FADE_MS: u32 = 30;

/// How loud a cue is under words: 12 dB softer.
const UNDER_WORDS: f32 = 0.251;

/// Makes what is left of a clip after so many milliseconds softer, since words begin then.
fn duck(clip: &mut Clip, after_ms: u32) {
    let begins = frames_in(after_ms, clip.rate);
    let fade = frames_in(FADE_MS, clip.rate);
    #[expect(clippy::cast_precision_loss, reason = "a few thousand frames at most")]
    let step = (1.0 - UNDER_WORDS) / fade as f32;
    let mut level = 1.0;
    for frame in clip.frames.iter_mut().skip(begins) {
        *frame = frame.map(|x| x * level);
        level = (level - step).max(UNDER_WORDS);
    }
}

/// Returns how many frames at this rate last this many milliseconds.
fn frames_in(ms: u32, rate: u32) -> usize {
    (ms * rate / 1000) as usize
}

fn sound_data(clip: &Clip) -> StaticSoundData {
    let frames = clip.frames.iter();
    StaticSoundData {
        sample_rate: clip.rate,
        frames: frames
            .map(|&[left, right]| Frame::new(left, right))
            .collect(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}

/// The state of the thread.
pub(super) struct SoundPlayer {
    shared: Arc<SoundShared>,
    tuning: SoundTuning,
    /// The folder of the player's own sounds and themes.
    folder: Option<PathBuf>,
    broken: Sender<BrokenFile>,
    /// The player's own sounds, if there are any.
    own: HashMap<Cue, OwnTakes>,
    mixer: Option<AudioManager<SoundCard>>,
    signs: Arc<Signs>,
    next_try: Instant,
    next_look: Instant,
    voices: RingingVoices,
    handles: Vec<(u64, StaticSoundHandle)>,
}

impl SoundPlayer {
    pub(super) fn new(
        shared: Arc<SoundShared>,
        tuning: SoundTuning,
        folder: Option<PathBuf>,
        broken: Sender<BrokenFile>,
    ) -> Self {
        Self {
            shared,
            tuning,
            folder,
            broken,
            own: HashMap::new(),
            mixer: None,
            signs: Arc::default(),
            next_try: Instant::now(),
            next_look: Instant::now(),
            voices: RingingVoices::default(),
            handles: Vec::new(),
        }
    }

    /// Runs until the game has gone.
    pub(super) fn run(mut self, orders: &Receiver<SoundOrder>) {
        self.read_own();
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
                // A busy server drops its clients, and takes them back at once: nobody needs to know.
                if self.mixer.is_none() {
                    self.shared.lost.store(true, Ordering::Release);
                }
            } else if self.next_look <= Instant::now() {
                self.look();
            }
        }
    }

    /// Reads the player's own sounds: those of the theme in use, or else those of their folder.
    fn read_own(&mut self) {
        self.own.clear();
        let Some(folder) = self.folder.clone() else {
            return;
        };
        let folder = match &self.tuning.theme {
            Some(theme) => folder.join(theme),
            None => folder,
        };
        let is_usable = may_be_entered(&folder, &self.broken);
        for cue in Cue::ALL {
            let mut longest = length_ms(cue);
            if is_usable {
                let broken = &self.broken;
                let takes = own::takes_of(cue, &folder, |file| {
                    // If the game has gone, the report is not needed.
                    let _ = broken.send(file);
                });
                if !takes.is_empty() {
                    longest = takes.iter().map(milliseconds_of).max().unwrap_or(longest);
                    self.own.insert(cue, takes);
                }
            }
            self.shared.lengths[cue as usize].store(longest, Ordering::Relaxed);
        }
    }

    fn obey(&mut self, order: SoundOrder) {
        match order {
            SoundOrder::Play(sound, extent, asked) if asked.elapsed() < CUE_EXPIRES_AFTER => {
                self.play(sound, extent);
            }
            SoundOrder::Play(..) => {}
            SoundOrder::Tune(tuning) => {
                let is_other_theme = tuning.theme != self.tuning.theme;
                self.tuning = tuning;
                if is_other_theme {
                    self.read_own();
                }
                if !self.tuning.is_audible() {
                    self.fade(|_| true);
                }
                self.open();
            }
            SoundOrder::Open => self.open(),
        }
    }

    /// Returns what is heard of a cue: a take of the player's own sound, or the program's.
    fn clip_of(&mut self, sound: SoundCue) -> Clip {
        let listening = self.tuning.listening;
        let own = match sound.cue.plainer(sound.happening.onto) {
            // Without a double of their own, players hear their own tile.
            Some(plainer) => self.own.get(&sound.cue).or(self.own.get(&plainer)),
            None => self.own.get(&sound.cue),
        };
        if let Some(takes) = own {
            let take = &takes[sound.take as usize % takes.len()];
            return own::placed_clip(take, sound.cue.recipe(), sound.happening, listening);
        }
        if sound.cue.recipe().takes == Takes::Varied {
            return Clip::of(sound.frames(listening));
        }
        // Computing it takes about a millisecond, and keeping it would take as much memory as a recording.
        let recipe = sound.cue.recipe();
        let mono = render(recipe, 0);
        Clip::of(placed(&mono, recipe, sound.happening, listening))
    }

    fn play(&mut self, sound: SoundCue, extent: Extent) {
        if self.mixer.is_none() {
            return;
        }
        let mut clip = self.clip_of(sound);
        let lasts = Duration::from_millis(milliseconds_of(&clip).into());
        let Some(admission) = self.voices.admit(sound.cue, lasts, Instant::now()) else {
            return;
        };
        self.fade(|number| admission.fading.contains(&number));
        if extent == Extent::BeforeWords && sound.cue.recipe().leads {
            let late = u32::try_from(admission.delay.as_millis()).unwrap_or(u32::MAX);
            duck(&mut clip, u32::from(BEFORE_WORDS_MS).saturating_sub(late));
        }
        let data = sound_data(&clip)
            .volume(loudness(self.tuning.volume))
            .start_time(StartTime::Delayed(admission.delay));
        let Some(mixer) = &mut self.mixer else {
            return;
        };
        match mixer.play(data) {
            Ok(handle) => self.handles.push((admission.number, handle)),
            // The mixer is full. No more than a few cues ring at a time, so the card plays none of what it was given: another
            // one is looked for, and if there is none, that is told.
            Err(_) => self.signs.lost.store(true, Ordering::Release),
        }
    }

    /// Fades the cues with these numbers, and forgets those that have ended.
    fn fade(&mut self, which: impl Fn(u64) -> bool) {
        for (number, handle) in &mut self.handles {
            if which(*number) {
                handle.stop(Tween {
                    duration: Duration::from_millis(FADE_MS.into()),
                    ..Tween::default()
                });
            }
        }
        self.handles
            .retain(|(number, handle)| !which(*number) && handle.state().is_advancing());
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
        self.handles.clear();
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

/// Returns how long a clip lasts, in whole milliseconds.
fn milliseconds_of(clip: &Clip) -> u16 {
    let length = (clip.frames.len() * 1000).div_ceil(clip.rate as usize);
    u16::try_from(length).unwrap_or(u16::MAX)
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
    use serpente_synth::{ListeningBy, RATE};

    #[test]
    fn a_long_cue_rings_on_softly_when_words_begin() {
        let whole = Clip::of(SoundCue::from(Cue::MatchWon).frames(ListeningBy::Mono));
        let mut ducked = whole.clone();
        duck(&mut ducked, BEFORE_WORDS_MS.into());
        let begins = frames_in(BEFORE_WORDS_MS.into(), RATE);
        let soft = begins + frames_in(FADE_MS, RATE);
        assert_eq!(ducked.frames[..begins], whole.frames[..begins]);
        assert_eq!(ducked.frames.len(), whole.frames.len());
        for (low, high) in ducked.frames[soft + 1..]
            .iter()
            .zip(&whole.frames[soft + 1..])
        {
            assert!((low[0] - high[0] * UNDER_WORDS).abs() < 1e-6);
        }
    }

    #[test]
    fn volume_follows_the_ear() {
        assert_eq!(loudness(100), Decibels(0.0));
        assert_eq!(loudness(0), Decibels::SILENCE);
        assert!((loudness(50).0 + 10.0).abs() < 0.1);
        assert!(loudness(1).0 < -60.0);
    }
}
