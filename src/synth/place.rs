//! Puts a sound around the listener's head.

use serde::{Deserialize, Serialize};
use std::f64::consts::{FRAC_PI_2, PI, TAU};

use super::exact::{amplitude, exp, step_of, turn};
use super::{RATE, float, frames};

/// How the listener hears: what places are made of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ListeningBy {
    /// By headphones: later, duller and weaker at the far ear.
    #[default]
    Headphones,
    /// By two loudspeakers: only weaker on the far side, since both ears hear both of them.
    Loudspeakers,
    /// With one ear or by one loudspeaker: no place. Players are told apart by pitch.
    Mono,
}

impl ListeningBy {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Headphones, Self::Loudspeakers, Self::Mono];

    /// Returns its name in the settings file, which is also the keyword in locales.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Headphones => "headphones",
            Self::Loudspeakers => "loudspeakers",
            Self::Mono => "mono",
        }
    }
}

/// Where a sound is heard.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Spot {
    /// The angle in degrees, negative to the left, at most 90 to either side.
    pub azimuth: f64,
    /// How far away: 0 here, 1 across the table.
    pub far: f64,
}

/// The radius of a head, in seconds of sound.
const HEAD: f64 = 0.0875 / 343.0;

/// How much weaker the far ear hears a sound from the side, in decibels, besides the shadow of the
/// head.
const SPREAD: f64 = 6.0;

/// How much weaker the far loudspeaker plays a sound from the side, in decibels.
const LOUDSPEAKER_SPREAD: f64 = 16.0;

/// How much weaker a sound from across the table is, in decibels.
const FAR: f64 = 3.0;

/// When the room reflects a far sound, in milliseconds, and how strongly.
const ECHO_MS: f64 = 13.0;
const ECHO: f64 = 0.22;

/// Puts a sound where the listener hears it.
pub fn place(sound: &[f64], spot: Spot, listening: ListeningBy) -> Vec<[f32; 2]> {
    let distant = if spot.far > 0.0 {
        from_afar(sound, spot.far)
    } else {
        sound.to_vec()
    };
    if spot.azimuth == 0.0 || listening == ListeningBy::Mono {
        return distant.iter().map(|&x| pair(x, x)).collect();
    }
    let theta = spot.azimuth.abs() * PI / 180.0;
    let side = turn(theta).sin;
    let mut near;
    let mut away;
    if listening == ListeningBy::Headphones {
        near = shadow(&distant, FRAC_PI_2 - theta);
        away = shadow(&distant, FRAC_PI_2 + theta);
        // The delay between the ears, after Woodworth.
        away = delayed(&away, HEAD * (theta + side) * f64::from(RATE));
        near.resize(away.len(), 0.0);
        scale(&mut away, amplitude(-SPREAD * side));
    } else {
        near = distant.clone();
        away = distant.clone();
        scale(&mut away, amplitude(-LOUDSPEAKER_SPREAD * side));
    }
    // Wherever a sound comes from, it has the same power. Who listens by one loudspeaker chooses
    // that in the settings, and hears no places.
    let both = energy(&near) + energy(&away) + 1e-30;
    let gain = (2.0 * energy(&distant) / both).sqrt();
    let mut placed = Vec::with_capacity(near.len());
    for at in 0..near.len() {
        let loud = near[at] * gain;
        let soft = away[at] * gain;
        placed.push(if spot.azimuth < 0.0 {
            pair(loud, soft)
        } else {
            pair(soft, loud)
        });
    }
    placed
}

/// Makes a sound duller and weaker, and adds a reflection from the room.
fn from_afar(sound: &[f64], far: f64) -> Vec<f64> {
    let mut direct = low_pass(sound, 16_000.0 - 9_000.0 * far);
    scale(&mut direct, amplitude(-FAR * far));
    let mut echo = low_pass(&direct, 3_000.0);
    scale(&mut echo, ECHO * far);
    let late = frames(ECHO_MS);
    direct.resize(direct.len() + late, 0.0);
    for (at, sample) in echo.iter().enumerate() {
        direct[late + at] += sample;
    }
    direct
}

/// A gentle low-pass with one pole.
fn low_pass(sound: &[f64], hertz: f64) -> Vec<f64> {
    let share = 1.0 - exp(-step_of(hertz));
    let mut state = 0.0;
    let mut out = Vec::with_capacity(sound.len());
    for sample in sound {
        state += share * (sample - state);
        out.push(state);
    }
    out
}

/// What the head does to a sound that comes from this angle to the ear: the shadow with one pole and
/// one zero of Brown and Duda.
fn shadow(sound: &[f64], incidence: f64) -> Vec<f64> {
    let alpha = 1.05 + 0.95 * turn(incidence / (150.0 * PI / 180.0) * PI).cos;
    let beta = 2.0 / HEAD / f64::from(RATE);
    let feed = (2.0 * alpha + beta) / (2.0 + beta);
    let before = (beta - 2.0 * alpha) / (2.0 + beta);
    let back = (beta - 2.0) / (2.0 + beta);
    let mut last_in = 0.0;
    let mut last_out = 0.0;
    let mut out = Vec::with_capacity(sound.len());
    for &sample in sound {
        last_out = feed * sample + before * last_in - back * last_out;
        last_in = sample;
        out.push(last_out);
    }
    out
}

/// Delays a sound by a time in frames; between two frames, it is their mean.
fn delayed(sound: &[f64], delay: f64) -> Vec<f64> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "at most 30 frames"
    )]
    let whole = delay as usize;
    let part = delay - float(whole);
    let mut out = vec![0.0; sound.len() + whole + 1];
    for (at, sample) in sound.iter().enumerate() {
        out[whole + at] += (1.0 - part) * sample;
        out[whole + at + 1] += part * sample;
    }
    out
}

fn scale(sound: &mut [f64], factor: f64) {
    for sample in sound {
        *sample *= factor;
    }
}

fn energy(sound: &[f64]) -> f64 {
    let mut sum = 0.0;
    for sample in sound {
        sum += sample * sample;
    }
    sum
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the samples of the card have 32 bits"
)]
fn pair(left: f64, right: f64) -> [f32; 2] {
    [left as f32, right as f32]
}

/// Returns how far away the player sits who comes so many turns after the listener: 0 here, 1
/// across the table.
pub(super) fn across(after: u8, seats: u8) -> f64 {
    let angle = TAU / 2.0 * f64::from(after) / f64::from(seats.max(1));
    turn(angle).sin
}
