//! The sound card, as the voice inside plays on it: a little ahead, and silent at once.
//!
//! cpal would serve on Linux, too, and is slower there (`benches/FIGURES.md`): what was handed over ahead it does not take back.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(windows, path = "windows.rs")]
mod twin;

pub use twin::VoiceCard;

/// Samples a second, of one channel.
pub const RATE: u32 = 16_000;

/// How much is handed over at once, in samples: 20 ms. In between the voice listens for a request.
pub const PORTION: usize = 320;

/// How much is handed over ahead of its time, in samples: 80 ms. Less stutters on a busy machine.
const AHEAD: u32 = 1280;

/// How much is there when it begins to sound: two portions. With one, the first word would begin with a gap.
const START: u32 = 640;
