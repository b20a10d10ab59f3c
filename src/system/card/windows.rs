//! The card through WASAPI, which converts to what the device takes.
//!
//! A device asks for samples from a thread of its own; what is handed over ahead of its time waits between.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, Stream, StreamConfig, default_host};

use super::{AHEAD, RATE, START};

/// How long the device may ask for nothing while something waits: after this it hangs, or is gone.
const PATIENCE: Duration = Duration::from_secs(2);

/// How many samples wait at most.
const ROOM: usize = AHEAD as usize;

/// There is no card, or not any more.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the sound card does not play")]
pub struct CardGone;

/// The sound card, as the built-in voice plays on it.
pub struct VoiceCard {
    ahead: Arc<Ahead>,
    /// Plays as long as it lives.
    _stream: Stream,
}

#[derive(Default)]
struct Ahead {
    waiting: Mutex<Waiting>,
    taken: Condvar,
}

#[derive(Default)]
struct Waiting {
    samples: VecDeque<i16>,
    /// Whether enough was there to begin with, and something has been since.
    sounds: bool,
    /// How long a sample takes from here to the ear.
    latency: Duration,
    gone: bool,
}

impl Ahead {
    /// No holder of this lock can leave samples half counted, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Fills what the device asks for.
    fn give(&self, out: &mut [i16], latency: Duration) {
        let mut waiting = self.lock();
        waiting.latency = latency;
        for sample in &mut *out {
            *sample = if waiting.sounds {
                waiting.samples.pop_front().unwrap_or_default()
            } else {
                0
            };
        }
        // Once it has run out of sound, it begins as at first.
        waiting.sounds &= !waiting.samples.is_empty();
        self.taken.notify_all();
    }

    /// Takes samples as soon as there is room for all of them, which are no more than there ever is.
    fn take(&self, samples: &[i16]) -> Result<(), CardGone> {
        let full = |waiting: &mut Waiting| {
            !waiting.gone
                && !waiting.samples.is_empty()
                && waiting.samples.len() + samples.len() > ROOM
        };
        let waited = self.taken.wait_timeout_while(self.lock(), PATIENCE, full);
        let (mut waiting, late) = waited.unwrap_or_else(PoisonError::into_inner);
        if waiting.gone || late.timed_out() {
            return Err(CardGone);
        }
        waiting.samples.extend(samples);
        waiting.sounds |= waiting.samples.len() >= START as usize;
        Ok(())
    }

    /// Begins with whatever is there. How long it takes until all was heard.
    fn finish(&self) -> Result<Duration, CardGone> {
        let mut waiting = self.lock();
        if waiting.gone {
            return Err(CardGone);
        }
        let left = u32::try_from(waiting.samples.len()).unwrap_or(AHEAD);
        waiting.sounds = left > 0;
        Ok(Duration::from_secs(left.into()) / RATE + waiting.latency)
    }

    fn hush(&self) {
        let mut waiting = self.lock();
        waiting.samples.clear();
        waiting.sounds = false;
    }
}

impl VoiceCard {
    /// The default card.
    pub fn open() -> Result<Self, CardGone> {
        let device = default_host().default_output_device().ok_or(CardGone)?;
        let config = StreamConfig {
            channels: 1,
            sample_rate: RATE,
            buffer_size: BufferSize::Default,
        };
        let ahead = Arc::new(Ahead::default());
        let (gives, fails) = (Arc::clone(&ahead), Arc::clone(&ahead));
        let stream = device
            .build_output_stream(
                config,
                move |out: &mut [i16], info| {
                    let at = info.timestamp();
                    let latency = at.playback.duration_since(at.callback);
                    gives.give(out, latency);
                },
                move |error| {
                    if error.kind() == ErrorKind::DeviceNotAvailable {
                        fails.lock().gone = true;
                        fails.taken.notify_all();
                    }
                },
                None,
            )
            .map_err(|_| CardGone)?;
        stream.play().map_err(|_| CardGone)?;
        Ok(Self {
            ahead,
            _stream: stream,
        })
    }

    /// Plays a portion, when there is room for it.
    pub fn play(&self, samples: &[i16]) -> Result<(), CardGone> {
        self.ahead.take(samples)
    }

    /// How long it takes until all was heard.
    pub fn finish(&self) -> Result<Duration, CardGone> {
        self.ahead.finish()
    }

    /// Silence, now; ready for more.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn hush(&self) -> Result<(), CardGone> {
        self.ahead.hush();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the device is given when it asks for so many.
    fn given(ahead: &Ahead, count: usize) -> Vec<i16> {
        let mut out = vec![7; count];
        ahead.give(&mut out, Duration::ZERO);
        out
    }

    #[test]
    fn it_begins_without_a_gap_and_begins_so_again() {
        let ahead = Ahead::default();
        for _ in 0..2 {
            ahead.take(&[1; 320]).expect("room");
            assert_eq!(given(&ahead, 100), [0; 100]);
            ahead.take(&[2; 320]).expect("room");
            assert_eq!(given(&ahead, 400), [[1; 320].as_slice(), &[2; 80]].concat());
            assert_eq!(given(&ahead, 300), [[2; 240].as_slice(), &[0; 60]].concat());
        }
    }

    #[test]
    fn what_is_too_short_to_begin_with_is_heard_when_it_is_all() {
        let ahead = Ahead::default();
        assert_eq!(ahead.finish().expect("a card"), Duration::ZERO);
        ahead.take(&[1; 16]).expect("room");
        assert_eq!(ahead.finish().expect("a card"), Duration::from_millis(1));
        assert_eq!(given(&ahead, 16), [1; 16]);
    }

    #[test]
    fn it_falls_silent_at_once() {
        let ahead = Ahead::default();
        ahead.take(&[1; 960]).expect("room");
        assert_eq!(given(&ahead, 1), [1]);
        ahead.hush();
        assert_eq!(given(&ahead, 8), [0; 8]);
    }

    #[test]
    fn a_card_that_is_gone_takes_nothing() {
        let ahead = Ahead::default();
        ahead.lock().gone = true;
        assert!(ahead.take(&[1]).is_err() && ahead.finish().is_err());
    }
}
