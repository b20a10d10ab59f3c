//! Decides which cues ring at the same time, and when each one begins.

use std::time::{Duration, Instant};

use serpente_synth::{Family, Takes};
use serpente_text::announce::Cue;

/// How far apart two cues begin. Nearer ones could not be told apart.
pub(super) const GAP: Duration = Duration::from_millis(90);

/// How late a cue may begin. In a burst, those that would come later are left out.
const LATEST: Duration = Duration::from_millis(180);

/// How many cues ring at most.
const MOST_VOICES: usize = 4;

/// A cue that rings, by the number that [`RingingVoices::admit`] gave it.
struct RingingVoice {
    number: u64,
    cue: Cue,
    ends: Instant,
}

/// How a cue is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Admission {
    /// Its number.
    pub(super) number: u64,
    /// How long it waits for the one before.
    pub(super) delay: Duration,
    /// The cues that fade when it begins.
    pub(super) fading: Vec<u64>,
}

/// The cues that ring.
#[derive(Default)]
pub(super) struct RingingVoices {
    ringing: Vec<RingingVoice>,
    begun: Option<Instant>,
    count: u64,
}

impl RingingVoices {
    /// Admits a cue that lasts so long; `None` if it is left out.
    pub(super) fn admit(&mut self, cue: Cue, lasts: Duration, now: Instant) -> Option<Admission> {
        self.ringing.retain(|voice| voice.ends > now);
        // An answer to a key sounds with the key, and not after it.
        let answers_key = !cue.recipe().leads;
        let mut begins = now;
        if let (false, Some(last)) = (answers_key, self.begun) {
            begins = begins.max(last + GAP);
        }
        let delay = begins - now;
        if delay > LATEST {
            return None;
        }
        let mut fading = Vec::new();
        for voice in &self.ringing {
            let is_cut = if answers_key {
                !voice.cue.recipe().leads
            } else {
                is_tune(cue)
            };
            if is_cut {
                fading.push(voice.number);
            }
        }
        self.ringing.retain(|voice| !fading.contains(&voice.number));
        if self.ringing.len() >= MOST_VOICES {
            fading.push(self.ringing.remove(0).number);
        }
        if !answers_key {
            self.begun = Some(begins);
        }
        self.count += 1;
        self.ringing.push(RingingVoice {
            number: self.count,
            cue,
            ends: begins + lasts,
        });
        Some(Admission {
            number: self.count,
            delay,
            fading,
        })
    }
}

/// Returns whether a cue is a tune, which others would blur. Knocks ring over each other, as at a
/// table.
fn is_tune(cue: Cue) -> bool {
    let recipe = cue.recipe();
    recipe.takes == Takes::One && recipe.family != Family::Menus
}

#[cfg(test)]
mod tests {
    use super::*;

    const LASTS: Duration = Duration::from_millis(150);

    fn delays(cues: &[Cue]) -> Vec<Option<u128>> {
        let mut voices = RingingVoices::default();
        let now = Instant::now();
        let mut delays = Vec::new();
        for &cue in cues {
            let admitted = voices.admit(cue, LASTS, now);
            delays.push(admitted.map(|admission| admission.delay.as_millis()));
        }
        delays
    }

    #[test]
    fn cues_of_one_moment_come_one_after_the_other_and_three_are_enough() {
        let burst = [Cue::Laid, Cue::Points, Cue::OneLeft, Cue::Drawn, Cue::Drawn];
        assert_eq!(delays(&burst), [Some(0), Some(90), Some(180), None, None]);
    }

    #[test]
    fn what_answers_a_key_never_waits() {
        let keys = [Cue::Laid, Cue::Menu, Cue::Menu, Cue::Refused, Cue::Passed];
        assert_eq!(
            delays(&keys),
            [Some(0), Some(0), Some(0), Some(0), Some(90)]
        );
    }

    #[test]
    fn knocks_ring_together_and_a_tune_fades_them() {
        let mut voices = RingingVoices::default();
        let mut now = Instant::now();
        let mut play = |cue, after: u64| {
            now += Duration::from_millis(after);
            voices.admit(cue, Duration::from_millis(900), now)
        };
        for number in 1..=4 {
            let admitted = play(Cue::Passed, 100).expect("it is played");
            assert_eq!((admitted.number, admitted.fading.len()), (number, 0));
        }
        // The fifth makes room.
        assert_eq!(play(Cue::Laid, 100).expect("it is played").fading, [1]);
        assert_eq!(
            play(Cue::YourTurn, 100).expect("it is played").fading,
            [2, 3, 4, 5]
        );
        assert!(
            play(Cue::Laid, 100)
                .expect("it is played")
                .fading
                .is_empty()
        );
    }
}
