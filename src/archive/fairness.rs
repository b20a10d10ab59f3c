//! Whether a match was dealt as it was sealed, and played as it was dealt: of a whole record, or of what one listener heard.

use super::resume::Replay;
use serpente_engine::rules::Seat;
use serpente_engine::table::{Bytes32, Event, Header, seal, seal_of_secret};
use std::collections::BTreeSet;

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
    /// Random bytes that those who play add came twice.
    #[error("random bytes came twice")]
    Repeated,
    /// The random bytes of this program are not among those that the deal followed from.
    #[error("this program's random bytes were left out, or came too late")]
    LeftOut,
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
    check_deals_with(heard, &[])
}

/// The random bytes that a program added to a deal: the seal of the deal, the seat, and the bytes.
pub type OwnNonce = (Bytes32, Seat, Bytes32);

/// The same, where it is known what this program added to deals that were chosen together.
///
/// # Errors
/// As [`check_deals`].
pub fn check_deals_with(heard: &[Event], own: &[OwnNonce]) -> Result<usize, Unfair> {
    let deals = check_seals(heard, own)?;
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
fn check_seals(heard: &[Event], own: &[OwnNonce]) -> Result<usize, Unfair> {
    let together =
        matches!(heard.first(), Some(Event::Match(header)) if header.format >= Header::TOGETHER);
    let (mut known, mut has_nonces) = (BTreeSet::new(), false);
    let is_sealed =
        matches!(heard.first(), Some(Event::Match(header)) if header.format >= Header::SEALED);
    let (mut round, mut count) = (0, 0);
    let mut open: Option<Bytes32> = None;
    for event in heard {
        let fault = match event {
            Event::Round { .. } if together => {
                (open.is_none() || !has_nonces).then_some(Fault::NotSealed)
            }
            Event::Round { .. } | Event::MatchOver { .. } if open.is_some() => {
                Some(Fault::NotShown)
            }
            Event::Nonces { seats } => {
                let comes_late = open.is_none() || std::mem::replace(&mut has_nonces, true);
                let own = own.iter().filter(|(seal, ..)| open == Some(*seal));
                let is_there = |&(_, seat, nonce): &OwnNonce| seats.contains(&(seat, nonce));
                if comes_late {
                    Some(Fault::NotSealed)
                } else if !seats.iter().all(|(_, nonce)| known.insert(*nonce)) {
                    Some(Fault::Repeated)
                } else {
                    (!own.copied().all(|own| is_there(&own))).then_some(Fault::LeftOut)
                }
            }
            Event::Unsealed { salt, .. } if together => {
                (open.take() != Some(seal_of_secret(*salt))).then_some(Fault::OtherSeal)
            }
            Event::Sealed { hash } => {
                count += 1;
                // Here it stands before its round.
                round += u32::from(together);
                has_nonces = false;
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
