//! Whether a match was dealt as it was sealed, and played as it was dealt: of a whole record, or of what one listener heard.

use super::resume::Replay;
use serpente_engine::table::{Bytes32, Event, Header, seal};

/// A match whose deals are not what they should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("round {round}: {fault}")]
pub struct Unfair {
    /// The first round in which that is heard; 0 where no match begins.
    pub round: u32,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// It was not sealed, though the match is one of sealed deals.
    #[error("the deal was not sealed")]
    NotSealed,
    /// What was sealed was not shown when it had been played.
    #[error("what was dealt was never shown")]
    NotShown,
    /// What was shown is not what was sealed.
    #[error("what was shown is not what was sealed")]
    OtherSeal,
    /// What happened cannot have come from what was shown.
    #[error("what happened does not follow from what was dealt")]
    OtherDeal,
}

/// Holds a match that is over against its seals, and plays it again from what was dealt. Returns how many deals were
/// sealed: none at a table that nobody entered from elsewhere.
///
/// It takes a whole record or what [`Event::seen_by`] left of one for a listener: the hands that were not heard come from what
/// was shown in the end, and everything that was heard must follow from them.
///
/// # Errors
/// If a deal is not what was sealed, or something did not happen so.
pub fn check_deals(heard: &[Event]) -> Result<usize, Unfair> {
    let deals = check_seals(heard)?;
    let other = |round| Unfair {
        round,
        fault: Fault::OtherDeal,
    };
    let mut replay = Replay::heard(heard).map_err(|_| other(0))?;
    while !replay.step().is_empty() {}
    let played = replay.played();
    if played < heard.len() {
        let rounds = heard[..=played].iter().rev().find_map(number);
        return Err(other(rounds.unwrap_or(0)));
    }
    Ok(deals)
}

/// The number of the round that begins.
fn number(event: &Event) -> Option<u32> {
    match event {
        Event::Round { number } => Some(*number),
        _ => None,
    }
}

/// How many deals were sealed, each before its round and with what was shown after it.
fn check_seals(heard: &[Event]) -> Result<usize, Unfair> {
    let is_sealed =
        matches!(heard.first(), Some(Event::Match(header)) if header.format >= Header::SEALED);
    let (mut round, mut count) = (0, 0);
    let mut open: Option<Bytes32> = None;
    for event in heard {
        let fault = match event {
            Event::Round { .. } | Event::MatchOver { .. } if open.is_some() => {
                Some(Fault::NotShown)
            }
            Event::Sealed { hash } => {
                count += 1;
                open.replace(*hash).map(|_| Fault::NotShown)
            }
            Event::Unsealed { salt, tiles } => {
                (open.take() != Some(seal(*salt, tiles))).then_some(Fault::OtherSeal)
            }
            Event::Turn { .. } if is_sealed && open.is_none() => Some(Fault::NotSealed),
            _ => None,
        };
        if let Some(fault) = fault {
            return Err(Unfair { round, fault });
        }
        round = number(event).unwrap_or(round);
    }
    Ok(count)
}
