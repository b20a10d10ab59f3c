//! Whether what was heard is carried out, asked about, or not understood.

use super::{Grammar, Heard, VoiceCommand};

// These limits were chosen on recordings other than those that the figures in `benches/FIGURES.md` come from.

/// Below this margin a command is carried out without a question.
const SURE_BELOW: f64 = 1.0;

/// Below this margin the player is asked even if a tile not held, or other words, would explain better what was heard.
const ASK_BELOW: f64 = 3.0;

/// With less lead than this over every other meaning, the player is asked.
const SURE_LEAD: f64 = 400.0;

/// With less lead than this, the player is not even asked if something else would explain better what was heard.
const ASK_LEAD: f64 = 800.0;

/// With fewer decibels than this between speech and noise, the player is always asked.
const NOISY_BELOW: f64 = 20.0;

/// What follows from what was heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The command is carried out.
    Done(VoiceCommand),
    /// The player is asked whether this is the command.
    Asked(VoiceCommand),
    /// Nothing happens.
    NotUnderstood,
}

/// Decides what follows from what was heard.
#[must_use]
pub fn judge(grammar: &Grammar<'_>, heard: &Heard) -> Verdict {
    let Some((command, agrees)) = meant(grammar, heard) else {
        return Verdict::NotUnderstood;
    };
    let is_quiet = heard.above_noise >= NOISY_BELOW;
    if agrees && is_quiet && heard.margin < SURE_BELOW && heard.lead >= SURE_LEAD {
        Verdict::Done(command)
    } else if agrees || heard.margin < ASK_BELOW && heard.lead >= ASK_LEAD {
        Verdict::Asked(command)
    } else {
        Verdict::NotUnderstood
    }
}

/// Returns how sure it is that this was said, from 0 to 1. What is carried out is at least as likely as not.
#[must_use]
pub fn sureness(grammar: &Grammar<'_>, heard: &Heard) -> f64 {
    let Some((_, agrees)) = meant(grammar, heard) else {
        return 0.0;
    };
    let by_margin = SURE_BELOW / (SURE_BELOW + heard.margin.max(0.0));
    let lead = heard.lead.max(0.0);
    let by_lead = if lead < f64::MAX {
        lead / (SURE_LEAD + lead)
    } else {
        1.0
    };
    let sure = by_margin.min(by_lead);
    if agrees { sure } else { sure / 2.0 }
}

/// Returns the command that is meant, and whether it is the best explanation even when everything else is possible.
fn meant(grammar: &Grammar<'_>, heard: &Heard) -> Option<(VoiceCommand, bool)> {
    let meaning = |text: &Option<String>| grammar.meaning(text.as_deref()?);
    let command = meaning(&heard.meant)?;
    Some((command, meaning(&heard.widest) == Some(command)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ListeningMoment;
    use serpente_text::words::Words;

    fn heard(widest: &str, margin: f64, lead: f64, above_noise: f64) -> Heard {
        Heard {
            meant: Some("yes".to_owned()),
            widest: Some(widest.to_owned()),
            margin,
            lead,
            above_noise,
        }
    }

    #[test]
    fn only_what_is_sure_in_a_quiet_room_is_done_without_a_question() {
        let words = Words::new(None).0;
        let moment = ListeningMoment {
            is_asked: true,
            ..ListeningMoment::default()
        };
        let grammar = Grammar::of(&moment, &words, words.english());
        let judged = |heard: &Heard| judge(&grammar, heard);
        let yes = VoiceCommand::Yes;
        let (done, asked) = (Verdict::Done(yes), Verdict::Asked(yes));
        for (what, wanted) in [
            (heard("yes please", -5.0, 2000.0, 40.0), done),
            (heard("yes", 0.9, 400.0, 20.0), done),
            // Another meaning is as likely, the sounds fit badly, or the room is noisy.
            (heard("yes", -5.0, 399.0, 40.0), asked),
            (heard("yes", 1.0, 2000.0, 40.0), asked),
            (heard("yes", -5.0, 2000.0, 19.9), asked),
            // Something else fits better.
            (heard("hello", -5.0, 2000.0, 40.0), asked),
            (heard("no", 2.9, 800.0, 40.0), asked),
            (heard("hello", 3.0, 2000.0, 40.0), Verdict::NotUnderstood),
            (heard("hello", -5.0, 799.0, 40.0), Verdict::NotUnderstood),
            (Heard::default(), Verdict::NotUnderstood),
        ] {
            assert_eq!(judged(&what), wanted, "{what:?}");
            let is_sure = sureness(&grammar, &what) >= 0.5;
            assert!(is_sure || wanted != done, "{what:?}");
        }
        assert!(sureness(&grammar, &heard("yes", -5.0, f64::MAX, 40.0)) > 0.99);
    }
}
