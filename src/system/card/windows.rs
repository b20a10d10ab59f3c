//! Plays through WASAPI, which converts the samples to what the device supports.
//!
//! A device asks for samples on a thread of its own, so the samples wait in a buffer that both
//! threads share.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{BufferSize, ErrorKind, Stream, StreamConfig, default_host};

use super::{AHEAD, RATE, START};
use crate::lock;

/// How long the device may ask for nothing while samples wait. After that it is taken for broken or
/// removed.
const CARD_SILENCE_TIMEOUT: Duration = Duration::from_secs(2);

/// The most samples that may wait.
const ROOM: usize = AHEAD as usize;

/// There is no sound card, or it has stopped working.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the sound card does not play")]
pub struct CardGone;

/// The sound card as the built-in voice uses it.
pub struct VoiceCard {
    ahead: Arc<Ahead>,
    /// Plays until it is dropped.
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
    /// Whether playing has started and the samples have not run out since.
    sounds: bool,
    /// How long a sample takes from here to the loudspeaker.
    latency: Duration,
    gone: bool,
}

impl Ahead {
    /// Fills the buffer that the device hands over; where samples are missing, with silence.
    fn give(&self, out: &mut [i16], latency: Duration) {
        let mut waiting = lock(&self.waiting);
        waiting.latency = latency;
        for sample in &mut *out {
            *sample = if waiting.sounds {
                waiting.samples.pop_front().unwrap_or_default()
            } else {
                0
            };
        }
        // Once the samples have run out, playing starts as it did at first: when enough of them
        // wait.
        waiting.sounds &= !waiting.samples.is_empty();
        self.taken.notify_all();
    }

    /// Adds samples as soon as there is room for all of them. They must be at most [`ROOM`].
    fn take(&self, samples: &[i16]) -> Result<(), CardGone> {
        let waited =
            self.taken
                .wait_timeout_while(lock(&self.waiting), CARD_SILENCE_TIMEOUT, |waiting| {
                    let is_full = waiting.samples.len() + samples.len() > ROOM;
                    !waiting.gone && !waiting.samples.is_empty() && is_full
                });
        let (mut waiting, late) = waited.unwrap_or_else(PoisonError::into_inner);
        if waiting.gone || late.timed_out() {
            return Err(CardGone);
        }
        waiting.samples.extend(samples);
        waiting.sounds |= waiting.samples.len() >= START as usize;
        Ok(())
    }

    /// Starts playing even if few samples wait. Returns how long it takes until everything has been
    /// played.
    fn finish(&self) -> Result<Duration, CardGone> {
        let mut waiting = lock(&self.waiting);
        if waiting.gone {
            return Err(CardGone);
        }
        let left = u32::try_from(waiting.samples.len()).unwrap_or(AHEAD);
        waiting.sounds = left > 0;
        Ok(Duration::from_secs(left.into()) / RATE + waiting.latency)
    }

    fn hush(&self) {
        let mut waiting = lock(&self.waiting);
        waiting.samples.clear();
        waiting.sounds = false;
    }
}

impl VoiceCard {
    /// Opens the default card.
    pub fn open() -> Result<Self, CardGone> {
        let device = default_host().default_output_device().ok_or(CardGone)?;
        let config = StreamConfig {
            channels: 1,
            sample_rate: RATE,
            buffer_size: BufferSize::Default,
        };
        let ahead = Arc::new(Ahead::default());
        let gives = Arc::clone(&ahead);
        let fails = Arc::clone(&ahead);
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
                        lock(&fails.waiting).gone = true;
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

    /// Plays these samples; waits until there is room for them.
    pub fn play(&self, samples: &[i16]) -> Result<(), CardGone> {
        self.ahead.take(samples)
    }

    /// Returns how long it takes until everything handed over has been played.
    pub fn finish(&self) -> Result<Duration, CardGone> {
        self.ahead.finish()
    }

    /// Drops everything not yet played; the card can be used again at once.
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it can fail")]
    pub fn hush(&self) -> Result<(), CardGone> {
        self.ahead.hush();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns what the device gets when it asks for `count` samples.
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
        lock(&ahead.waiting).gone = true;
        assert!(ahead.take(&[1]).is_err() && ahead.finish().is_err());
    }
}
