//! The sound card for the built-in voice: it holds only a few samples in advance, so that it can
//! fall silent at once.
//!
//! cpal would work on Linux, too, but is slower there (`benches/FIGURES.md`): it cannot take back
//! samples it was given.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::VoiceCard;

/// Samples per second, on one channel.
pub const RATE: u32 = 16_000;

/// How many samples are handed over at once: 20 ms. The voice looks for a new request after each
/// portion.
pub const PORTION: usize = 320;

/// How many samples may wait in the card: 80 ms. With fewer, the sound stutters on a busy machine.
const AHEAD: u32 = 1280;

/// How many samples must wait before playing starts: two portions. With one, there would be a gap
/// in the first word.
const START: u32 = 640;
