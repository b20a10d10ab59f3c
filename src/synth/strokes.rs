//! Computes a sound from its recipe.

use super::bodies::{Body, TABLE, TILE};
use super::chance::Chance;
use super::exact::{Turn, amplitude, exp, step_of, turn};
use super::loudness::power;
use super::recipes::{Part, Recipe, Swell, Takes};
use super::{RATE, float, frames};

/// The loudness of a tile on the table, in decibels below full scale.
pub const REFERENCE: f64 = -24.0;

/// The loudest sample allowed: 3 dB below full scale, so that others can ring with it.
const CEILING: f64 = 0.7;

/// How much louder or softer than its recipe a take may be, in decibels: nobody hits equally hard
/// twice.
const STRENGTH: f64 = 0.75;

/// How long the end of a sound takes to fade to silence, in milliseconds.
const RELEASE_MS: f64 = 10.0;

/// How much the frequency of a mode differs between takes.
const SPREAD: f64 = 0.02;

/// After so many times the time in which it falls to a third, a mode cannot be heard any more.
const LIVES: f64 = 14.0;

/// Frequencies above this share of the rate are left out.
const HIGHEST: f64 = 0.45;

/// Computes a take of a sound, in one channel, at the loudness of its recipe. A recipe with one take
/// is the same for every number.
pub fn render(recipe: &Recipe, take: u32) -> Vec<f64> {
    let varies = recipe.takes == Takes::Varied;
    let mut sound = StrokeSound::new(recipe.name, if varies { take } else { 0 }, recipe.ms);
    for part in recipe.parts {
        sound.add(part);
    }
    let strength = if varies {
        (sound.chance.unit() * 2.0 - 1.0) * STRENGTH
    } else {
        0.0
    };
    sound.finished(recipe.loud, strength)
}

/// A sound that grows stroke by stroke.
pub(super) struct StrokeSound {
    out: Vec<f64>,
    pub(super) chance: Chance,
}

/// How a body is struck.
pub(super) struct Stroke<'a> {
    /// When, in milliseconds.
    pub(super) at: f64,
    pub(super) body: &'a Body,
    pub(super) gain: f64,
    /// How long what strikes stays on the body, in milliseconds: longer is duller.
    pub(super) contact: f64,
    /// A factor for the body's frequencies.
    pub(super) pitch: f64,
    /// A factor for the lives of its modes.
    pub(super) life: f64,
    /// How much its frequencies differ between takes.
    pub(super) spread: f64,
}

impl<'a> Stroke<'a> {
    pub(super) fn on(body: &'a Body, at: f64, gain: f64) -> Self {
        Self {
            at,
            body,
            gain,
            contact: 0.2,
            pitch: 1.0,
            life: 1.0,
            spread: SPREAD,
        }
    }
}

impl StrokeSound {
    pub(super) fn new(name: &str, take: u32, ms: f64) -> Self {
        Self {
            out: vec![0.0; frames(ms)],
            chance: Chance::new(name, take),
        }
    }

    /// Fades the end, and brings the sound to so many decibels above the loudness of a tile;
    /// `strength` is how much this take differs from that.
    pub(super) fn finished(mut self, loud: f64, strength: f64) -> Vec<f64> {
        let tail = frames(RELEASE_MS).min(self.out.len());
        let step = 1.0 / (float(tail) - 1.0);
        let mut level = 0.0;
        for sample in self.out.iter_mut().rev().take(tail) {
            *sample *= level;
            level += step;
        }
        let wanted = amplitude(REFERENCE + loud);
        // Both channels together have twice the power of one.
        let mut gain = wanted / (2.0 * power(&self.out)).sqrt() * amplitude(strength);
        let mut peak: f64 = 0.0;
        for sample in &self.out {
            peak = peak.max(sample.abs());
        }
        gain = gain.min(CEILING / peak);
        for sample in &mut self.out {
            *sample *= gain;
        }
        self.out
    }

    pub(super) fn add(&mut self, part: &Part) {
        match *part {
            Part::Strike {
                at,
                body,
                gain,
                contact,
                pitch,
                life,
            } => self.strike(&Stroke {
                contact,
                pitch,
                life,
                ..Stroke::on(body, at, gain)
            }),
            Part::Clack { at, pitch, gain } => self.clack(at, pitch, gain),
            Part::Tone {
                at,
                hertz,
                life,
                body,
                rise,
            } => self.tone(at, hertz, life, body, rise),
            Part::Rub {
                at,
                ms,
                low,
                high,
                gain,
                q,
                crest,
            } => self.rub(at, ms, &[low, high], gain, q, crest),
            Part::Glide {
                at,
                ms,
                low,
                high,
                life,
                rise,
                overtones,
            } => self.glide(at, ms, &[low, high], life, rise, overtones),
            Part::Rattle {
                at,
                ms,
                rate,
                gain,
                low,
                high,
                swell,
            } => self.rattle(at, ms, rate, gain, &[low, high], swell),
        }
    }

    /// Strikes a body. Each of its modes is a pair of numbers that turns and shrinks, pushed by the
    /// force of the contact.
    pub(super) fn strike(&mut self, stroke: &Stroke<'_>) {
        let force = force_of(stroke.contact);
        let start = frames(stroke.at).min(self.out.len());
        for mode in stroke.body.modes {
            let hertz =
                stroke.body.hertz * stroke.pitch * mode.ratio * self.chance.around(stroke.spread);
            let life = frames_of(mode.life * stroke.life) * self.chance.around(5.0 * stroke.spread);
            let uneven = (12.0 * stroke.spread).min(0.9);
            let level = stroke.gain * mode.level * self.chance.around(uneven);
            if hertz >= f64::from(RATE) * HIGHEST {
                continue;
            }
            let fall = exp(-1.0 / life);
            let angle = turn(step_of(hertz));
            let step = Turn {
                sin: angle.sin * fall,
                cos: angle.cos * fall,
            };
            let heard = force.len() + whole(life * LIVES);
            let mut re = 0.0;
            let mut im = 0.0;
            for (at, sample) in self.out[start..].iter_mut().take(heard).enumerate() {
                let turned = re * step.cos - im * step.sin;
                im = re * step.sin + im * step.cos;
                re = turned;
                if at < force.len() {
                    re += force[at];
                }
                *sample += level * im;
            }
        }
    }

    /// Puts a tile down: an edge, then the face, on tile and table; never twice the same.
    fn clack(&mut self, at: f64, pitch: f64, gain: f64) {
        self.strike(&Stroke {
            contact: 0.14,
            pitch: 1.04 * pitch,
            ..Stroke::on(&TILE, at, 0.6 * gain)
        });
        let face = at + 2.5 + 2.0 * self.chance.unit();
        self.strike(&Stroke {
            pitch,
            ..Stroke::on(&TILE, face, gain)
        });
        self.strike(&Stroke {
            contact: 0.9,
            pitch,
            ..Stroke::on(&TABLE, at + 2.5, 0.3 * gain)
        });
        let rest = at + 8.0 + 4.0 * self.chance.unit();
        self.strike(&Stroke {
            contact: 0.16,
            pitch: 1.1 * pitch,
            ..Stroke::on(&TILE, rest, 0.3 * gain)
        });
    }

    /// Plays a note that falls to a third in `life` ms. It is never varied, since its pitch has a
    /// meaning.
    fn tone(&mut self, at: f64, hertz: f64, life: f64, body: &Body, rise: f64) {
        let start = frames(at).min(self.out.len());
        let climb = 1.0 / float(frames(rise));
        for mode in body.modes {
            if hertz * mode.ratio >= f64::from(RATE) * HIGHEST {
                continue;
            }
            let tau = frames_of(life * mode.life);
            let fall = exp(-1.0 / tau);
            let angle = turn(step_of(hertz * mode.ratio));
            let mut re = mode.level;
            let mut im = 0.0;
            let mut up = 0.0;
            for sample in self.out[start..].iter_mut().take(whole(tau * LIVES)) {
                *sample += up * im;
                up = (up + climb).min(1.0);
                let turned = fall * (re * angle.cos - im * angle.sin);
                im = fall * (re * angle.sin + im * angle.cos);
                re = turned;
            }
        }
    }

    /// Rubs: noise in a band that moves between two frequencies, loudest at the share `crest` of its
    /// time.
    pub(super) fn rub(
        &mut self,
        at: f64,
        ms: f64,
        hertz: &[f64; 2],
        gain: f64,
        q: f64,
        crest: f64,
    ) {
        let start = frames(at).min(self.out.len());
        let count = frames(ms).min(self.out.len() - start);
        let mut low = Band::new(hertz[0], q);
        let mut high = Band::new(hertz[1], q);
        for at in 0..count {
            let share = float(at) / (float(count) - 1.0);
            let noise = 2.0 * self.chance.unit() - 1.0;
            let swell = if share < crest {
                share / crest
            } else {
                (1.0 - share) / (1.0 - crest)
            };
            let mix = low.next(noise) * (1.0 - share) + high.next(noise) * share;
            self.out[start + at] += gain * 3.0 * swell.sqrt() * mix;
        }
    }

    /// Plays a pure tone that moves in pitch, as a bubble or a whistle does.
    fn glide(
        &mut self,
        at: f64,
        ms: f64,
        hertz: &[f64; 2],
        life: f64,
        rise: f64,
        overtones: &[f64],
    ) {
        let start = frames(at).min(self.out.len());
        let moving = frames(ms);
        let climb = 1.0 / float(frames(rise));
        let fall = exp(-1.0 / frames_of(life));
        let mut step = turn(step_of(hertz[0]));
        let change = turn(step_of(hertz[1] - hertz[0]) / float(moving));
        let mut tone = Turn { sin: 0.0, cos: 1.0 };
        let mut up = 0.0;
        let mut tail = 1.0;
        for (at, sample) in self.out[start..].iter_mut().enumerate() {
            tone = together(tone, step);
            let mut overtone = tone;
            let mut sum = 0.0;
            for level in overtones {
                sum += level * overtone.sin;
                overtone = together(overtone, tone);
            }
            *sample += sum * up * tail;
            up = (up + climb).min(1.0);
            if at < moving {
                step = together(step, change);
            } else {
                tail *= fall;
            }
        }
    }

    /// Lets tiles knock against each other by chance, at most `rate` times a second. Each knock is a
    /// small strike, as in Cook's models of shaken instruments.
    fn rattle(&mut self, at: f64, ms: u32, rate: f64, gain: f64, pitch: &[f64; 2], swell: Swell) {
        for inside in 0..ms {
            let level = swell_at(swell, f64::from(inside) / f64::from(ms));
            if self.chance.unit() >= level * rate / 1000.0 {
                continue;
            }
            let when = at + f64::from(inside) + self.chance.unit();
            let strength = gain * level * (0.3 + 0.7 * self.chance.unit());
            let pitch = pitch[0] + (pitch[1] - pitch[0]) * self.chance.unit();
            self.strike(&Stroke {
                contact: 0.15,
                pitch,
                life: 0.7,
                ..Stroke::on(&TILE, when, strength)
            });
        }
    }
}

/// Returns how strongly tiles rattle at this share of the time.
fn swell_at(swell: Swell, share: f64) -> f64 {
    match swell {
        Swell::Falling => 1.0 - share,
        // Two sweeps of the hands, the second weaker.
        Swell::Hands => {
            let twice = 2.0 * share + 0.25;
            let within = if twice < 1.0 {
                twice
            } else if twice < 2.0 {
                twice - 1.0
            } else {
                twice - 2.0
            };
            0.35 + 0.65 * 4.0 * within * (1.0 - within) * (1.0 - share * share)
        }
    }
}

/// Returns the force of a contact, frame by frame: a raised cosine whose sum is one.
fn force_of(contact: f64) -> Vec<f64> {
    let width = frames(contact).max(2);
    let mut force = Vec::with_capacity(width);
    for at in 0..width {
        // The angle goes once around; beyond a half turn its cosine is that of what is left.
        let mut share = (float(at) + 0.5) / float(width);
        if share > 0.5 {
            share = 1.0 - share;
        }
        let cos = turn(std::f64::consts::TAU * share).cos;
        force.push((1.0 - cos) / float(width));
    }
    force
}

/// Multiplies two turns as complex numbers: one after the other.
fn together(one: Turn, other: Turn) -> Turn {
    Turn {
        sin: one.sin * other.cos + one.cos * other.sin,
        cos: one.cos * other.cos - one.sin * other.sin,
    }
}

/// Returns how many frames last so many milliseconds, with their fraction.
fn frames_of(ms: f64) -> f64 {
    ms * f64::from(RATE) / 1000.0
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a positive count of a few seconds of frames"
)]
fn whole(frames: f64) -> usize {
    frames as usize
}

/// A resonance: it lets a band around one frequency pass.
struct Band {
    feed: f64,
    back: [f64; 2],
    before: [f64; 2],
    state: [f64; 2],
}

impl Band {
    fn new(hertz: f64, q: f64) -> Self {
        let angle = turn(step_of(hertz));
        let alpha = angle.sin / (2.0 * q);
        Self {
            feed: alpha / (1.0 + alpha),
            back: [
                -2.0 * angle.cos / (1.0 + alpha),
                (1.0 - alpha) / (1.0 + alpha),
            ],
            before: [0.0; 2],
            state: [0.0; 2],
        }
    }

    fn next(&mut self, sample: f64) -> f64 {
        let out = self.feed * (sample - self.before[1])
            - self.back[0] * self.state[0]
            - self.back[1] * self.state[1];
        self.before = [sample, self.before[0]];
        self.state = [out, self.state[0]];
        out
    }
}
