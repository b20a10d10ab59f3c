//! Decides whether the player is asked about a command or told that nothing was understood, and how
//! sure the command is.
//!
//! What changes the table is never carried out without a question, because some commands are
//! understood wrongly; `benches/FIGURES.md` has the figures.

use super::possible::log_of_sum;
use super::{Grammar, PossiblePhrase, Recognition, VoiceCommand};
use serpente_engine::rules::Tile;

// These limits were chosen on recordings other than those that the figures come from. All are
// natural logarithms of probabilities.

/// What a player must have said at least, to be asked about it.
const ASKED: SureLimits = SureLimits {
    per_token: -2.2,
    lead: 1.0,
    below_free: 9.0,
};

/// What is sure.
const SURE: SureLimits = SureLimits {
    per_token: -1.2,
    lead: 4.0,
    below_free: 5.0,
};

/// The lead of a command beside which nothing else is possible.
const LONGEST_LEAD: f64 = 30.0;

/// How likely a command must be.
struct SureLimits {
    /// For each token, at least this.
    per_token: f64,
    /// So far before every other meaning.
    lead: f64,
    /// At most so far below what the recogniser would have written if it were free.
    below_free: f64,
}

/// What a player probably said.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Nothing that means anything now.
    Nothing,
    /// A tile that is not in the hand.
    NotHeld(Tile),
    /// A command.
    Understood {
        /// The phrase, as the grammar has it.
        phrase: String,
        /// What it means.
        command: VoiceCommand,
        /// Whether it is sure, and not only likely.
        is_sure: bool,
    },
}

/// What a phrase means.
#[derive(Clone, PartialEq, Debug)]
enum SaidMeaning {
    Command(VoiceCommand),
    NotHeld(Tile),
    /// The phrase means something at other moments only.
    Elsewhere(String),
}

/// The likeliest meaning, and how likely it is.
struct LikeliestMeaning {
    meaning: SaidMeaning,
    phrase: String,
    per_token: f64,
    lead: f64,
    below_free: f64,
}

impl Verdict {
    /// Decides what was said.
    pub fn of(grammar: &Grammar<'_>, heard: &Recognition) -> Self {
        let Some(best) = LikeliestMeaning::of(grammar, heard) else {
            return Self::Nothing;
        };
        if !best.keeps(&ASKED) {
            return Self::Nothing;
        }
        match best.meaning {
            SaidMeaning::Command(command) => Self::Understood {
                is_sure: best.keeps(&SURE),
                phrase: best.phrase,
                command,
            },
            SaidMeaning::NotHeld(tile) => Self::NotHeld(tile),
            SaidMeaning::Elsewhere(_) => Self::Nothing,
        }
    }

    /// Returns how sure it is that the likeliest command was said, from 0 to 1. From 0.5 on, it is
    /// sure.
    pub fn sureness(grammar: &Grammar<'_>, heard: &Recognition) -> f64 {
        match LikeliestMeaning::of(grammar, heard) {
            Some(best) if matches!(best.meaning, SaidMeaning::Command(_)) => best.sureness(),
            Some(_) | None => 0.0,
        }
    }
}

impl LikeliestMeaning {
    fn of(grammar: &Grammar<'_>, heard: &Recognition) -> Option<Self> {
        let mut meanings: Vec<(SaidMeaning, PossiblePhrase)> = Vec::new();
        for possible in &heard.possible {
            let phrase = possible.phrase.as_str();
            let meaning = if let Some(command) = grammar.meaning(phrase) {
                SaidMeaning::Command(command)
            } else if let Some(tile) = grammar.tile_not_held(phrase) {
                SaidMeaning::NotHeld(tile)
            } else {
                SaidMeaning::Elsewhere(phrase.to_owned())
            };
            match meanings.iter_mut().find(|(other, _)| *other == meaning) {
                // The likeliest phrase came first.
                Some((_, sum)) => sum.log = log_of_sum(sum.log, possible.log),
                None => meanings.push((meaning, possible.clone())),
            }
        }
        meanings.sort_by(|(_, one), (_, other)| other.log.total_cmp(&one.log));
        let second = meanings.get(1).map(|(_, sum)| sum.log);
        let (meaning, sum) = meanings.into_iter().next()?;
        Some(Self {
            meaning,
            per_token: sum.log / f64::from(u32::try_from(sum.tokens.max(1)).unwrap_or(u32::MAX)),
            lead: second.map_or(LONGEST_LEAD, |second| sum.log - second),
            below_free: heard.free_log - sum.log,
            phrase: sum.phrase,
        })
    }

    fn keeps(&self, limits: &SureLimits) -> bool {
        self.per_token >= limits.per_token
            && self.lead >= limits.lead
            && self.below_free <= limits.below_free
    }

    fn sureness(&self) -> f64 {
        let by_token = share(-SURE.per_token, (-self.per_token).max(0.0));
        let by_lead = share(self.lead.clamp(0.0, LONGEST_LEAD), SURE.lead);
        let by_free = share(SURE.below_free, self.below_free.max(0.0));
        by_token.min(by_lead).min(by_free)
    }
}

/// Returns the share of a value in the sum of it and another one: a half if both are even.
fn share(value: f64, even: f64) -> f64 {
    value / (value + even)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ListeningMoment, NamedPlace};
    use serpente_text::words::Words;

    fn possible(phrase: &str, log: f64, tokens: usize) -> PossiblePhrase {
        PossiblePhrase {
            phrase: phrase.to_owned(),
            log,
            tokens,
        }
    }

    fn at_turn(check: impl Fn(&Grammar<'_>)) {
        let words = Words::new(None).0;
        let tile = |name: &str| name.parse().expect("a tile");
        let moment = ListeningMoment {
            hand: vec![tile("6-4"), tile("2-1")],
            top: 6,
            places: vec![NamedPlace::Left, NamedPlace::Right],
            ..ListeningMoment::default()
        };
        check(&Grammar::of(&moment, &words, words.english()));
    }

    #[test]
    fn each_limit_divides_sure_from_asked_and_asked_from_nothing() {
        at_turn(|grammar| {
            // Four tokens; what it would have written otherwise; the lead over another meaning.
            for (log, free_log, lead, is_understood, is_sure) in [
                (-4.8, -0.0, 4.0, true, true),
                (-4.9, -0.0, 4.0, true, false),
                (-8.8, -0.0, 1.0, true, false),
                (-8.9, -8.0, 9.0, false, false),
                (-2.0, -2.0, 3.9, true, false),
                (-2.0, -2.0, 0.9, false, false),
                (-4.0, 1.1, 9.0, true, false),
                (-4.0, 5.1, 9.0, false, false),
            ] {
                let heard = Recognition {
                    possible: vec![
                        possible("six four", log, 4),
                        possible("two one", log - lead, 4),
                    ],
                    free_log,
                    ..Recognition::default()
                };
                let verdict = Verdict::of(grammar, &heard);
                let is_so = match &verdict {
                    Verdict::Understood { is_sure: sure, .. } => is_understood && *sure == is_sure,
                    Verdict::Nothing | Verdict::NotHeld(_) => !is_understood,
                };
                assert!(is_so, "{log} {free_log} {lead}: {verdict:?}");
                assert_eq!(
                    Verdict::sureness(grammar, &heard) >= 0.5,
                    is_sure,
                    "{log} {lead}"
                );
            }
        });
    }

    #[test]
    fn phrases_of_one_meaning_count_together() {
        at_turn(|grammar| {
            let heard = Recognition {
                possible: vec![
                    possible("six four", -2.0, 3),
                    possible("four six", -2.0, 3),
                    possible("two one", -2.5, 3),
                ],
                ..Recognition::default()
            };
            let best = LikeliestMeaning::of(grammar, &heard).expect("a meaning");
            assert_eq!(best.phrase, "six four");
            assert!((best.lead - (0.5 + 2.0_f64.ln())).abs() < 1e-9);
        });
    }

    #[test]
    fn a_tile_that_is_not_held_is_named_and_other_moments_mean_nothing() {
        at_turn(|grammar| {
            let heard = |phrase: &str| {
                let heard = Recognition {
                    possible: vec![possible(phrase, -1.0, 4)],
                    ..Recognition::default()
                };
                Verdict::of(grammar, &heard)
            };
            for phrase in ["five two", "two five on the right", "five two left"] {
                let tile = "5-2".parse().expect("a tile");
                assert_eq!(heard(phrase), Verdict::NotHeld(tile), "{phrase}");
            }
            assert_eq!(heard("yes"), Verdict::Nothing);
            assert_eq!(
                Verdict::of(grammar, &Recognition::default()),
                Verdict::Nothing
            );
        });
    }
}
