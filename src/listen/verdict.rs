//! Whether what was heard is carried out, asked about, or not understood.

use super::{Grammar, Heard, VoiceCommand};

/// Below this margin a command is carried out without a question. Chosen on recordings other than those that the figures in
/// `benches/FIGURES.md` come from, as are the next two.
const SURE_BELOW: f64 = 1.0;

/// Below this margin the player is asked even if every tile and other words would explain better what was heard.
const ASK_BELOW: f64 = 3.0;

/// With less than so many decibels between speech and noise, the player is always asked.
const NOISY_BELOW: f64 = 18.0;

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
    let meaning = |text: &Option<String>| grammar.meaning(text.as_deref()?);
    let Some(command) = meaning(&heard.meant) else {
        return Verdict::NotUnderstood;
    };
    let agrees = meaning(&heard.widest) == Some(command);
    let is_quiet = heard.above_noise >= NOISY_BELOW;
    if agrees && is_quiet && heard.margin < SURE_BELOW {
        Verdict::Done(command)
    } else if agrees || heard.margin < ASK_BELOW {
        Verdict::Asked(command)
    } else {
        Verdict::NotUnderstood
    }
}

/// Returns how sure it is that this was said, from 0 to 1. What is carried out in a quiet room is more likely than not.
#[must_use]
pub fn sureness(grammar: &Grammar<'_>, heard: &Heard) -> f64 {
    let meaning = |text: &Option<String>| grammar.meaning(text.as_deref()?);
    let Some(command) = meaning(&heard.meant) else {
        return 0.0;
    };
    let sure = SURE_BELOW / (SURE_BELOW + heard.margin.max(0.0));
    if meaning(&heard.widest) == Some(command) {
        sure
    } else {
        sure / 2.0
    }
}
