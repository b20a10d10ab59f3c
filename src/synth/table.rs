//! Puts what happens at the table where the listener hears it.

use super::bodies::{Body, OTHER_TAP, OWN_TAP};
use super::exact::exp;
use super::frames;
use super::place::{ListeningBy, Spot, across, place};
use super::recipes::Recipe;
use super::strokes::{Stroke, StrokeSound, render};
use serde::Serialize;
use std::f64::consts::LN_2;

/// How long after the tap of a player the cue itself is heard, in milliseconds.
pub const TAP_MS: f64 = 36.0;

/// How long a tap lasts, in milliseconds.
const TAP_LENGTH_MS: f64 = 44.0;

/// How much softer a tap is than a tile, in decibels.
const TAP_LOUD: f64 = -4.0;

/// The pitch of the tap of the next player, in hertz; and how many octaves higher the last player's
/// is.
const TAP_HERTZ: f64 = 560.0;
const TAP_OCTAVES: f64 = 1.75;

/// The widest angle at which a player sits, in degrees.
const WIDEST: f64 = 75.0;

/// The angle of the ends of the line, in degrees.
const END: f64 = 60.0;

/// Where a tile comes to lie.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Onto {
    /// In the middle, or on an arm that is at neither end.
    #[default]
    Middle,
    /// At the left end.
    Left,
    /// At the right end.
    Right,
    /// Before the player who comes so many turns after the listener: on their train.
    Seat(u8),
}

/// Who does something at the table, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Happening {
    /// How many turns after the listener the player comes; 0 for the listener, or for nobody.
    pub after: u8,
    /// How many seats the table has.
    pub seats: u8,
    /// Whether the player belongs to the listener's side.
    pub ours: bool,
    /// Whether the turn goes clockwise, so that the next player sits on the left.
    pub clockwise: bool,
    /// Where it happens.
    pub onto: Onto,
    /// Whether the player's tap is heard first.
    pub taps: bool,
}

impl Default for Happening {
    fn default() -> Self {
        Self {
            after: 0,
            seats: 4,
            ours: false,
            clockwise: true,
            onto: Onto::Middle,
            taps: false,
        }
    }
}

/// Returns where the player sits who comes so many turns after the listener, in degrees, negative to
/// the left. From their own chair, a player sees all others at equal angles; these are spread to 75
/// degrees, since the ear tells wide angles apart.
pub fn azimuth_of(after: u8, seats: u8, clockwise: bool) -> f64 {
    if after == 0 || seats <= 2 {
        return 0.0;
    }
    let angle = 2.0 * WIDEST * f64::from(after - 1) / f64::from(seats - 2) - WIDEST;
    if clockwise { angle } else { -angle }
}

/// Returns how far away the player sits who comes so many turns after the listener: 0 here, 1 across
/// the table.
pub fn far_of(after: u8, seats: u8) -> f64 {
    if after == 0 {
        return 0.0;
    }
    across(after, seats)
}

/// Computes the tap of a player: low for the next one, high for the last one, wood for one's own
/// side and glass for others.
pub fn tap(after: u8, seats: u8, ours: bool) -> Vec<f64> {
    let share = if seats <= 2 {
        0.5
    } else {
        f64::from(after.saturating_sub(1)) / f64::from(seats - 2)
    };
    let modes = if ours { OWN_TAP.modes } else { OTHER_TAP.modes };
    let body = Body {
        name: "tap",
        hertz: TAP_HERTZ * exp(TAP_OCTAVES * share * LN_2),
        modes,
    };
    let mut sound = StrokeSound::new("tap", u32::from(after), TAP_LENGTH_MS);
    sound.rub(0.0, 7.0, &[900.0, 3000.0], 0.5, 0.5, 0.1);
    sound.strike(&Stroke {
        spread: 0.002,
        ..Stroke::on(&body, 0.0, 1.0)
    });
    sound.finished(TAP_LOUD, 0.0)
}

/// Computes what a listener hears when something happens at the table: the tap of the player from
/// their seat, then the cue where it happens. Nobody taps for the listener.
pub fn at_table(
    recipe: &Recipe,
    take: u32,
    happening: Happening,
    listening: ListeningBy,
) -> Vec<[f32; 2]> {
    placed(&render(recipe, take), recipe, happening, listening)
}

/// Puts a cue that was already computed, or recorded in one channel, at the table.
pub fn placed(
    cue: &[f64],
    recipe: &Recipe,
    happening: Happening,
    listening: ListeningBy,
) -> Vec<[f32; 2]> {
    let Happening {
        after,
        seats,
        clockwise,
        ..
    } = happening;
    let seat_of = |seat| Spot {
        azimuth: azimuth_of(seat, seats, clockwise),
        far: far_of(seat, seats),
    };
    let there = if recipe.from_seat {
        seat_of(after)
    } else {
        match happening.onto {
            Onto::Middle => Spot::default(),
            Onto::Left => end(-END),
            Onto::Right => end(END),
            Onto::Seat(seat) => seat_of(seat),
        }
    };
    let cue = place(cue, there, listening);
    if after == 0 || !happening.taps {
        return cue;
    }
    let mut both = place(
        &tap(after, seats, happening.ours),
        seat_of(after),
        listening,
    );
    let begins = frames(TAP_MS);
    both.resize(both.len().max(begins + cue.len()), [0.0; 2]);
    for (at, frame) in cue.iter().enumerate() {
        both[begins + at][0] += frame[0];
        both[begins + at][1] += frame[1];
    }
    both
}

fn end(azimuth: f64) -> Spot {
    Spot { azimuth, far: 0.0 }
}
