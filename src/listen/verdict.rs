//! Decides whether the player is asked about a command or told that nothing was understood, and how
//! sure the command is.
//!
//! No command is carried out without a question, because too many are understood wrongly;
//! `benches/FIGURES.md` has the figures.

use super::{Grammar, Recognition, VoiceCommand};

// These limits were chosen on recordings other than those that the figures come from.

/// A command is as likely as not with this margin.
const SURE_MARGIN: f64 = 1.0;

/// A command is as likely as not with this lead over every other meaning.
const SURE_LEAD: f64 = 400.0;

/// A command is as likely as not with so many decibels between speech and noise.
const SURE_ABOVE_NOISE: f64 = 20.0;

/// If a tile that the player does not hold, or other words, explain the recording better, the
/// player is still asked below this margin and with at least this lead.
const ASK_MARGIN: f64 = 3.0;
const ASK_LEAD: f64 = 800.0;

/// Returns the command that the player is asked about, "6 4, right?"; `None` if nothing was
/// understood.
pub fn understood(grammar: &Grammar<'_>, heard: &Recognition) -> Option<VoiceCommand> {
    let (command, agrees) = meant(grammar, heard)?;
    let is_likely = heard.margin < ASK_MARGIN && heard.lead >= ASK_LEAD;
    if agrees || is_likely {
        Some(command)
    } else {
        None
    }
}

/// Returns how sure it is that the command was said, from 0 to 1.
pub fn sureness(grammar: &Grammar<'_>, heard: &Recognition) -> f64 {
    let Some((_, agrees)) = meant(grammar, heard) else {
        return 0.0;
    };
    let by_margin = share(SURE_MARGIN, heard.margin.max(0.0));
    let by_lead = share(heard.lead.clamp(0.0, LARGEST_LEAD), SURE_LEAD);
    let by_noise = share(heard.above_noise.max(0.0), SURE_ABOVE_NOISE);
    let sure = by_margin.min(by_lead).min(by_noise);
    if agrees { sure } else { sure / 2.0 }
}

/// A lead as large as this is as good as any.
const LARGEST_LEAD: f64 = 100_000.0;

/// Returns the command that was probably said, and whether it stays the most likely one among all
/// sentences.
fn meant(grammar: &Grammar<'_>, heard: &Recognition) -> Option<(VoiceCommand, bool)> {
    let command = grammar.meaning(heard.meant.as_deref()?)?;
    let among_all = heard.widest.as_deref();
    let agrees = among_all.and_then(|text| grammar.meaning(text)) == Some(command);
    Some((command, agrees))
}

/// Returns the share of a value in the sum of it and another one: a half if both are even.
fn share(value: f64, even: f64) -> f64 {
    value / (value + even)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ListeningMoment;
    use serpente_text::words::Words;

    fn heard(widest: &str, margin: f64, lead: f64, above_noise: f64) -> Recognition {
        Recognition {
            meant: Some("yes".to_owned()),
            widest: Some(widest.to_owned()),
            margin,
            lead,
            above_noise,
        }
    }

    #[test]
    fn what_is_likely_is_asked_about_and_sure_only_in_a_quiet_room() {
        let words = Words::new(None).0;
        let moment = ListeningMoment {
            is_asked: true,
            ..ListeningMoment::default()
        };
        let grammar = Grammar::of(&moment, &words, words.english());
        for (what, is_understood, is_sure) in [
            (heard("yes please", -5.0, 2000.0, 40.0), true, true),
            (heard("yes", 0.9, 400.0, 20.0), true, true),
            // Another meaning is as likely, the sounds fit badly, or the room is noisy.
            (heard("yes", -5.0, 399.0, 40.0), true, false),
            (heard("yes", 1.1, 2000.0, 40.0), true, false),
            (heard("yes", -5.0, 2000.0, 19.9), true, false),
            // Something else fits better.
            (heard("hello", -5.0, 2000.0, 40.0), true, false),
            (heard("no", 2.9, 800.0, 40.0), true, false),
            (heard("hello", 3.0, 2000.0, 40.0), false, false),
            (heard("hello", -5.0, 799.0, 40.0), false, false),
            (Recognition::default(), false, false),
        ] {
            let yes = is_understood.then_some(VoiceCommand::Yes);
            assert_eq!(understood(&grammar, &what), yes, "{what:?}");
            assert_eq!(sureness(&grammar, &what) >= 0.5, is_sure, "{what:?}");
        }
        assert!(sureness(&grammar, &heard("yes", -5.0, f64::MAX, 60.0)) > 0.7);
    }
}
