//! Checks that the deals of a match agree with their seals, and the moves with the deals: in a
//! whole record, or in the events that one listener received.

use super::resume::{Mismatch, Replay};
use serpente_engine::rules::Seat;
use serpente_engine::table::{
    Bytes32, EveningKey, Event, Header, Stock, dealt_stock, promise_of, seal, seal_of_secret,
};
use std::collections::BTreeSet;

/// A match with a wrong deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("round {round}: {fault}")]
pub struct Unfair {
    /// The first round in which the fault shows; 0 if the events begin no match.
    pub round: u32,
    /// The fault.
    pub fault: DealFault,
}

/// A fault of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DealFault {
    /// The deal was not sealed, although the match has sealed deals.
    #[error("the deal was not sealed")]
    NotSealed,
    /// The sealed deal was not shown after it had been played.
    #[error("what was dealt was never shown")]
    NotShown,
    /// The deal that was shown is not the one that was sealed.
    #[error("what was shown is not what was sealed")]
    OtherSeal,
    /// The same random bytes were added twice by players.
    #[error("random bytes came twice")]
    Repeated,
    /// The random bytes that this program added are missing from those used for the deal.
    #[error("this program's random bytes were left out, or came too late")]
    LeftOut,
    /// Random bytes are not those whose hash was in the record before, or somebody who kept theirs
    /// back is not named.
    #[error("random bytes are not those that were promised")]
    NotAsPromised,
    /// The events do not follow from the deal that was shown.
    #[error("what happened does not follow from what was dealt")]
    OtherDeal,
}

/// The random bytes that a program added to a deal: the seal of the deal, the seat, and the bytes.
pub type OwnNonce = (Bytes32, Seat, Bytes32);

/// Checks a finished match against its seals, and plays it again from the deals that were shown.
/// Returns the number of sealed deals: 0 if nobody joined the table over the network. Deals chosen
/// together must have used the random bytes `own` of this program.
///
/// Takes a whole record, or the part of it that [`Event::seen_by`] leaves for a listener: the hands
/// missing there are taken from the deals shown in the end, and all events that the listener
/// received must follow from them.
///
/// # Errors
/// If a deal is not the one that was sealed, or an event does not follow from the deals.
pub fn check_deals(events: &[Event], own: &[OwnNonce]) -> Result<usize, Unfair> {
    let deals = check_seals(events, own, false).map_err(|(_, unfair)| unfair)?;
    follows(events, Replay::of_listener(events, None))?;
    Ok(deals)
}

/// Checks a match of an evening: its first line has the seal of this key, and everything dealt and
/// drawn follows from the key. Returns the number of rounds.
///
/// # Errors
/// If the key is not the one that was sealed, or an event does not follow from it.
pub fn check_evening(events: &[Event], key: EveningKey) -> Result<usize, Unfair> {
    if Header::among(events).and_then(|header| header.evening) != Some(key.seal()) {
        return Err(Unfair {
            round: 1,
            fault: DealFault::OtherSeal,
        });
    }
    follows(events, Replay::of_listener(events, Some(key.0)))?;
    Ok(events.iter().filter_map(number).count())
}

/// Returns for how many deals somebody promised random bytes and kept them back when those of the
/// others were known.
pub fn kept_back(events: &[Event]) -> usize {
    let mut count = 0;
    for event in events {
        if let Event::KeptBack { .. } = event {
            count += 1;
        }
    }
    count
}

/// Checks that all events follow from the deals of a replay.
fn follows(events: &[Event], replay: Result<Replay, Mismatch>) -> Result<(), Unfair> {
    let fault = DealFault::OtherDeal;
    let Ok(mut replay) = replay else {
        return Err(Unfair { round: 0, fault });
    };
    while !replay.step().is_empty() {}
    let played = replay.played();
    if played < events.len() {
        let round = events[..=played].iter().rev().find_map(number);
        return Err(Unfair {
            round: round.unwrap_or(0),
            fault,
        });
    }
    Ok(())
}

/// Returns the number of the round that begins with this event.
fn number(event: &Event) -> Option<u32> {
    match event {
        Event::Round { number } => Some(*number),
        _ => None,
    }
}

/// Returns the place of the first event of a whole record that breaks a seal or comes without it,
/// if there is one.
pub fn broken_seal(events: &[Event]) -> Option<usize> {
    match check_seals(events, &[], true) {
        Ok(_) => None,
        Err((at, _)) => Some(at),
    }
}

/// Returns the seats that promised random bytes and gave none.
fn missing(promises: &[(Seat, Bytes32)], nonces: &[(Seat, Bytes32)]) -> Vec<Seat> {
    let mut seats = Vec::new();
    for &(seat, _) in promises {
        if !nonces.iter().any(|&(other, _)| other == seat) {
            seats.push(seat);
        }
    }
    seats
}

/// Returns the promises of these random bytes.
fn promises_of(nonces: &[(Seat, Bytes32)]) -> Vec<(Seat, Bytes32)> {
    let mut promises = Vec::new();
    for &(seat, nonce) in nonces {
        promises.push((seat, promise_of(nonce)));
    }
    promises
}

/// Returns the random bytes that this program added to the deal with this seal.
fn own_nonces(own: &[OwnNonce], deal: Option<Bytes32>) -> Vec<(Seat, Bytes32)> {
    let mut nonces = Vec::new();
    for &(seal, seat, nonce) in own {
        if deal == Some(seal) {
            nonces.push((seat, nonce));
        }
    }
    nonces
}

/// Returns whether all of the first ones are among the others.
fn all_among(some: &[(Seat, Bytes32)], others: &[(Seat, Bytes32)]) -> bool {
    some.iter().all(|one| others.contains(one))
}

/// Checks the seals. In a whole record, also checks that each deal is the one that was shown.
/// Returns the number of sealed deals, or the place of the first event that breaks a seal.
fn check_seals(
    events: &[Event],
    own: &[OwnNonce],
    is_whole: bool,
) -> Result<usize, (usize, Unfair)> {
    let format = Header::among(events).map_or(Header::PLAIN, |header| header.format);
    let is_sealed = format >= Header::SEALED;
    let together = format >= Header::TOGETHER;
    let is_promised = format >= Header::PROMISED;
    // The promises for the present deal, and the seats of those that were not kept and must be
    // named.
    let mut promises: Option<&[(Seat, Bytes32)]> = None;
    let mut to_name: Vec<Seat> = Vec::new();
    let mut round = 0;
    let mut count = 0;
    // The seal of the present deal, until the deal is shown; whether players added random bytes to
    // it, and all bytes that were ever added.
    let mut open: Option<Bytes32> = None;
    let mut has_nonces = false;
    let mut nonces_so_far = BTreeSet::new();
    // The deal itself, where a whole record has it.
    let mut stock: Option<Stock> = None;
    for (at, event) in events.iter().enumerate() {
        let fault = match event {
            Event::Round { .. } if together && (open.is_none() || !has_nonces) => {
                Some(DealFault::NotSealed)
            }
            Event::Round { .. } if !to_name.is_empty() => Some(DealFault::NotAsPromised),
            Event::Round { .. } if together => None,
            // The next round begins, and the last deal was not shown.
            Event::Round { .. } | Event::MatchOver { .. } if open.is_some() => {
                Some(DealFault::NotShown)
            }
            Event::Promised { seats } => {
                let own_promises = promises_of(&own_nonces(own, open));
                if !is_promised || open.is_none() || has_nonces || promises.is_some() {
                    Some(DealFault::NotSealed)
                } else if !all_among(&own_promises, seats) {
                    Some(DealFault::LeftOut)
                } else {
                    promises = Some(seats);
                    None
                }
            }
            Event::KeptBack { seats } => {
                if std::mem::take(&mut to_name) == *seats && !seats.is_empty() {
                    None
                } else {
                    Some(DealFault::NotAsPromised)
                }
            }
            Event::Nonces { seats } => {
                let comes_late = open.is_none() || has_nonces || is_promised && promises.is_none();
                has_nonces = true;
                let all_promises = promises.unwrap_or_default();
                to_name = missing(all_promises, seats);
                if comes_late {
                    Some(DealFault::NotSealed)
                } else if is_promised && !all_among(&promises_of(seats), all_promises) {
                    Some(DealFault::NotAsPromised)
                } else if !seats.iter().all(|(_, nonce)| nonces_so_far.insert(*nonce)) {
                    Some(DealFault::Repeated)
                } else if !all_among(&own_nonces(own, open), seats) {
                    Some(DealFault::LeftOut)
                } else {
                    None
                }
            }
            Event::Sealed { hash } => {
                count += 1;
                // In this format, the seal comes before the event of the round.
                round += u32::from(together);
                has_nonces = false;
                promises = None;
                let last_deal = open.replace(*hash);
                last_deal.map(|_| DealFault::NotShown)
            }
            Event::Unsealed { salt, tiles } => {
                let hash = if together {
                    seal_of_secret(*salt)
                } else {
                    seal(*salt, tiles)
                };
                let is_other = is_whole && stock.take().as_ref() != Some(tiles);
                if open.take() != Some(hash) || is_other {
                    Some(DealFault::OtherSeal)
                } else {
                    None
                }
            }
            Event::Dealt { .. } | Event::Boneyard { .. } | Event::Turn { .. }
                if is_sealed && open.is_none() =>
            {
                Some(DealFault::NotSealed)
            }
            Event::Dealt { .. } | Event::Boneyard { .. } => {
                // The whole deal can be read from its first event on.
                stock = stock.or_else(|| dealt_stock(&events[at..]));
                None
            }
            Event::Redeal { .. } if together => {
                stock = None;
                None
            }
            _ => None,
        };
        if let Some(fault) = fault {
            return Err((at, Unfair { round, fault }));
        }
        round = number(event).unwrap_or(round);
    }
    Ok(count)
}
