//! The program's own short sounds, computed from numbers.
//!
//! A cue is a few struck notes; a note is a few partials that fade. Only addition, multiplication,
//! division and square roots are used: their results are exact everywhere, unlike those of a
//! library's sine. So every machine computes the same files.

use serpente_text::announce::Cue;

/// Frames per second of all cues.
pub const RATE: u32 = 44_100;

/// The loudest sample: a quarter of full scale, -12 dB, so that a cue is quieter than the voice.
const PEAK: f64 = 8192.0;

/// How long a note takes to reach its volume: short enough to sound like a knock, long enough not
/// to click.
const ATTACK_MS: u32 = 2;

/// How long the end of a cue takes to fade to silence.
const RELEASE_MS: u32 = 10;

/// Declares the cues in order, with the names of their files. Leaving one out is a compile error.
macro_rules! cues {
    ($($cue:ident = $name:literal),* $(,)?) => {
        /// Every cue, in the order of its declaration.
        pub const CUES: &[Cue] = &[$(Cue::$cue),*];

        /// Returns the name of a cue's file, without `.wav`.
        pub fn name(cue: Cue) -> &'static str {
            match cue {
                $(Cue::$cue => $name),*
            }
        }
    };
}

cues! {
    LaidLeft = "laid-left",
    LaidRight = "laid-right",
    Laid = "laid",
    Drawn = "drawn",
    Passed = "passed",
    YourTurn = "your-turn",
    Refused = "refused",
    RoundWon = "round-won",
    RoundLost = "round-lost",
    Eliminated = "eliminated",
    MatchOver = "match-over",
    Menu = "menu",
}

/// One overtone of a struck body.
struct Partial {
    /// Its frequency, as a multiple of the note's.
    ratio: f64,
    /// Its amplitude.
    level: f64,
    /// How long it lasts, as a share of the note's duration.
    life: f64,
}

const fn partial(ratio: f64, level: f64, life: f64) -> Partial {
    Partial { ratio, level, life }
}

/// A tile put down: the inharmonic overtones of a struck bar.
const WOOD: &[Partial] = &[
    partial(1.0, 1.0, 1.0),
    partial(2.756, 0.5, 0.5),
    partial(5.404, 0.25, 0.25),
];

/// A small bell: harmonic overtones, of which the upper ones fade soon.
const BELL: &[Partial] = &[
    partial(1.0, 1.0, 1.0),
    partial(2.0, 0.4, 0.6),
    partial(3.0, 0.15, 0.35),
];

/// A stopped pipe: a hollow sound, for refusals.
const REED: &[Partial] = &[
    partial(1.0, 1.0, 1.0),
    partial(3.0, 0.5, 0.8),
    partial(5.0, 0.3, 0.6),
];

/// One struck note: its start in milliseconds, its frequency in hertz, and after how many
/// milliseconds it has fallen to about a third.
type Note = (u32, f64, f64);

/// How to compute a cue.
struct Recipe {
    /// The overtones of the struck body.
    body: &'static [Partial],
    /// The notes to strike.
    notes: &'static [Note],
    /// The position from -1 (left) to 1 (right).
    pan: f64,
    /// The length of the cue in milliseconds.
    length: u32,
}

const fn recipe(body: &'static [Partial], length: u32, pan: f64, notes: &'static [Note]) -> Recipe {
    Recipe {
        body,
        notes,
        pan,
        length,
    }
}

/// Returns the recipe of a cue. A cue that speech follows ends within 110 ms. A longer one has
/// struck all its notes by then, because its tail fades when the voice begins.
const fn recipe_of(cue: Cue) -> Recipe {
    match cue {
        // Left is lower than right, so that the two differ on a single loudspeaker as well.
        Cue::LaidLeft => recipe(WOOD, 100, -0.85, &[(0, 392.0, 22.0)]),
        Cue::LaidRight => recipe(WOOD, 100, 0.85, &[(0, 523.25, 22.0)]),
        Cue::Laid => recipe(WOOD, 100, 0.0, &[(0, 440.0, 22.0)]),
        Cue::Drawn => recipe(WOOD, 110, 0.0, &[(0, 698.46, 10.0), (45, 932.33, 14.0)]),
        Cue::Passed => recipe(BELL, 110, 0.0, &[(0, 523.25, 20.0), (50, 349.23, 25.0)]),
        Cue::YourTurn => recipe(BELL, 260, 0.0, &[(0, 659.26, 40.0), (55, 987.77, 70.0)]),
        Cue::Refused => recipe(REED, 110, 0.0, &[(0, 130.81, 45.0)]),
        Cue::RoundWon => recipe(
            BELL,
            600,
            0.0,
            &[
                (0, 523.25, 120.0),
                (25, 659.26, 120.0),
                (50, 783.99, 120.0),
                (75, 1046.5, 160.0),
            ],
        ),
        Cue::RoundLost => recipe(
            BELL,
            550,
            0.0,
            &[(0, 440.0, 90.0), (35, 349.23, 110.0), (70, 293.66, 150.0)],
        ),
        Cue::Eliminated => recipe(REED, 500, 0.0, &[(0, 311.13, 50.0), (60, 220.0, 130.0)]),
        Cue::MatchOver => recipe(
            BELL,
            700,
            0.0,
            &[
                (0, 261.63, 220.0),
                (0, 523.25, 200.0),
                (35, 659.26, 200.0),
                (35, 783.99, 200.0),
                (70, 1046.5, 200.0),
                (70, 1318.51, 160.0),
            ],
        ),
        Cue::Menu => recipe(WOOD, 45, 0.0, &[(0, 1174.66, 9.0)]),
    }
}

/// Returns how long a cue lasts, in milliseconds.
pub fn length(cue: Cue) -> u32 {
    recipe_of(cue).length
}

/// Computes the frames of a cue, left and right, at [`RATE`].
pub fn frames(cue: Cue) -> Vec<[i16; 2]> {
    let recipe = recipe_of(cue);
    let mut sum = vec![0.0; samples(recipe.length)];
    for &(at, hertz, life) in recipe.notes {
        strike(&mut sum[samples(at)..], hertz, life, recipe.body);
    }
    release(&mut sum);
    // Equal power: wherever a cue is placed, it is equally loud.
    let left = ((1.0 - recipe.pan) / 2.0).sqrt();
    let right = f64::midpoint(1.0, recipe.pan).sqrt();
    let loudest = sum.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
    let scale = PEAK / (loudest * left.max(right));
    sum.iter()
        .map(|x| [whole(x * scale * left), whole(x * scale * right)])
        .collect()
}

/// Adds a note to the samples.
fn strike(out: &mut [f64], hertz: f64, life: f64, body: &[Partial]) {
    let attack = f64::from(ATTACK_MS * RATE) / 1000.0;
    for partial in body {
        let life_in_samples = life * partial.life * f64::from(RATE) / 1000.0;
        let fall = 1.0 - 1.0 / life_in_samples;
        let (sin, cos) = turn(hertz * partial.ratio);
        let mut re = partial.level;
        let mut im = 0.0;
        let mut rise = 0.0;
        for sample in &mut *out {
            *sample += im * rise;
            rise = (rise + 1.0 / attack).min(1.0);
            (re, im) = (fall * (re * cos - im * sin), fall * (re * sin + im * cos));
        }
    }
}

/// Returns sine and cosine of the angle by which a tone turns in one frame, by their series. The
/// angle is below one, so eight terms are as exact as an `f64`.
fn turn(hertz: f64) -> (f64, f64) {
    let angle = std::f64::consts::TAU * hertz / f64::from(RATE);
    let mut sin = 0.0;
    let mut cos = 0.0;
    let mut term = 1.0;
    for order in (0..32).step_by(4).map(f64::from) {
        cos += term;
        term *= angle / (order + 1.0);
        sin += term;
        term *= angle / (order + 2.0);
        cos -= term;
        term *= angle / (order + 3.0);
        sin -= term;
        term *= angle / (order + 4.0);
    }
    (sin, cos)
}

/// Fades the end to silence.
fn release(out: &mut [f64]) {
    let tail = samples(RELEASE_MS).min(out.len());
    let step = 1.0 / f64::from(RELEASE_MS * RATE / 1000);
    let mut level = 0.0;
    for sample in out.iter_mut().rev().take(tail) {
        *sample *= level;
        level += step;
    }
}

/// Returns how many frames last this many milliseconds.
fn samples(ms: u32) -> usize {
    (ms * RATE / 1000) as usize
}

/// Rounds a sample as it is stored in the file.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the loudest sample is PEAK, which fits"
)]
fn whole(x: f64) -> i16 {
    x.round() as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn energy(frames: &[[i16; 2]], side: usize) -> f64 {
        frames.iter().map(|f| f64::from(f[side]).powi(2)).sum()
    }

    #[test]
    fn every_cue_has_its_place_and_its_own_name() {
        let names: std::collections::HashSet<_> = CUES.iter().map(|&cue| name(cue)).collect();
        assert_eq!(names.len(), CUES.len());
        for (index, &cue) in CUES.iter().enumerate() {
            assert_eq!(cue as usize, index, "{cue:?}");
        }
    }

    #[test]
    fn the_series_is_a_sine() {
        for hertz in [45.0, 440.0, 2827.0, 6347.0] {
            let angle = std::f64::consts::TAU * hertz / f64::from(RATE);
            let (sin, cos) = turn(hertz);
            assert!((sin - angle.sin()).abs() < 1e-15, "{hertz}");
            assert!((cos - angle.cos()).abs() < 1e-15, "{hertz}");
        }
    }

    #[test]
    fn cues_are_as_loud_as_agreed_and_end_in_silence() {
        for &cue in CUES {
            let frames = frames(cue);
            let loudest = frames.iter().flatten().map(|x| x.unsigned_abs()).max();
            assert_eq!(loudest, Some(8192), "{cue:?}");
            assert_eq!(frames.last(), Some(&[0, 0]), "{cue:?}");
        }
    }

    #[test]
    fn what_comes_before_words_is_short() {
        for cue in [
            Cue::LaidLeft,
            Cue::LaidRight,
            Cue::Laid,
            Cue::Drawn,
            Cue::Passed,
            Cue::Refused,
            Cue::Menu,
        ] {
            assert!(frames(cue).len() <= samples(110), "{cue:?}");
        }
    }

    #[test]
    fn long_cues_have_said_their_word_early() {
        for cue in [
            Cue::YourTurn,
            Cue::RoundWon,
            Cue::RoundLost,
            Cue::Eliminated,
            Cue::MatchOver,
        ] {
            let frames = frames(cue);
            assert!(frames.len() <= samples(700), "{cue:?}");
            let early = energy(&frames[..samples(200)], 0);
            let share = early / energy(&frames, 0);
            assert!(share > 0.7, "{cue:?}: {share}");
        }
    }

    #[test]
    fn left_is_left_and_right_is_right() {
        let left = frames(Cue::LaidLeft);
        let right = frames(Cue::LaidRight);
        assert!(energy(&left, 0) > 8.0 * energy(&left, 1));
        assert!(energy(&right, 1) > 8.0 * energy(&right, 0));
        let middle = frames(Cue::Laid);
        assert!(middle.iter().all(|frame| frame[0] == frame[1]));
    }
}
