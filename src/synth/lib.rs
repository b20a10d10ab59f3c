//! Computes the short sounds of the table from numbers.
//!
//! Nothing here is recorded. A sound is a [`Recipe`]: bodies that are struck, tiles that rattle,
//! something that slides, notes and glides. [`render`] computes it, always at the loudness that the
//! recipe asks for, and [`at_table`] puts it where it happens, around the listener's head.
//!
//! Only addition, subtraction, multiplication, division and square roots are used. Their results are
//! exact to the last bit on every machine, unlike those of a library's sine. So every machine
//! computes the same samples, and so does the page, in a browser, from the same recipes.
//!
//! To change how a sound is heard, change a number in `recipes.rs`. The numbers that follow from it,
//! such as its gain, are computed.
//!
//! - **cue**: a sound that tells one thing, such as a pass. It has a name and a recipe.
//! - **take**: one of the natural variations of a cue. Each event has another one.
//! - **tap**: the short sound before a cue, by which a player's seat is recognised.
//! - **body**: what is struck, such as a tile; it rings in several **modes**.

mod bodies;
mod chance;
mod cue;
mod exact;
mod loudness;
mod place;
mod recipes;
mod strokes;
mod table;

pub use bodies::{BODIES, Body, Mode};
pub use cue::{Cue, PageCue, SoundCue};
pub use loudness::{decibels, loudness};
pub use place::{ListeningBy, Spot, place};
pub use recipes::{CueLevel, Family, Part, RECIPES, Recipe, Swell, Takes, recipe};
pub use strokes::{REFERENCE, render};
pub use table::{Happening, Onto, TAP_MS, at_table, azimuth_of, far_of, placed, tap};

/// Frames per second of all sounds.
pub const RATE: u32 = 44_100;

/// Returns how many frames last so many milliseconds, rounded.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "times are positive and at most a few seconds"
)]
pub fn frames(ms: f64) -> usize {
    (ms * f64::from(RATE) / 1000.0 + 0.5) as usize
}

/// Converts a count of frames to a number with a fraction.
#[expect(clippy::cast_precision_loss, reason = "a few seconds of frames")]
pub(crate) fn float(count: usize) -> f64 {
    count as f64
}
