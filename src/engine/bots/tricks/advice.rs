//! A choice for a person at tricks, with what speaks for it.

use super::bidding::candidates;
use super::search;
use super::tiles::is_beatable;
use crate::bots::Stop;
use crate::rules::{Seat, Tile};
use crate::table::TrickView;
use crate::tricks::{TrickMove, Trumps, Way, points_of};
use rand::Rng;

/// How hard the adviser thinks, as computer players are rated: a person waits for it.
const EFFORT: u32 = 3000;

/// As many reasons are given as can be kept in mind.
const REASONS: usize = 2;

/// So many tiles of a suit speak for a bid.
const LONG: usize = 3;

/// A choice, and what speaks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrickAdvice {
    /// The choice.
    pub choice: TrickMove,
    /// Why.
    pub reasons: Vec<TrickReason>,
}

/// What speaks for a bid, for trumps or for a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrickReason {
    /// Nothing else can be done.
    Forced,
    /// The hand holds so many tiles of these trumps.
    Holds(Trumps, usize),
    /// The hand holds so many doubles.
    Doubles(usize),
    /// No suit of the hand has more tiles than this.
    Short(usize),
    /// The partner, in this seat, has the highest bid.
    PartnerBid(Seat),
    /// The partner, in this seat, has the trick so far.
    PartnerTakes(Seat),
    /// No tile in other hands beats it.
    Unbeaten,
    /// It is played last, and takes the trick.
    TakesLast,
    /// So many trumps are in other hands.
    TrumpsOut(usize),
    /// It brings this many points to the trick.
    Brings(u8),
    /// It cannot take the trick, and brings no points to it.
    NoPoints,
}

/// Advises the seat in turn of a hand of tricks; nothing where it can do nothing.
pub fn advise_tricks(view: &TrickView<'_>, chance: &mut impl Rng) -> Option<TrickAdvice> {
    if view.choices().is_empty() {
        return None;
    }
    let choice = search(view, EFFORT, &Stop::default(), chance);
    let mut reasons = trick_reasons(view, choice);
    reasons.truncate(REASONS);
    Some(TrickAdvice { choice, reasons })
}

/// Everything that speaks for a choice.
pub(in crate::bots) fn trick_reasons(view: &TrickView<'_>, choice: TrickMove) -> Vec<TrickReason> {
    if view.choices().len() == 1 {
        return vec![TrickReason::Forced];
    }
    match choice {
        TrickMove::Pass => to_pass(view),
        TrickMove::Bid(bid) => {
            // Trumps of a splash or plunge are the partner's to name, and nello is bid on no suit.
            let is_long = |reason: &TrickReason| matches!(reason, TrickReason::Holds(_, LONG..));
            let longest = longest(view).filter(|reason| bid.way == Way::Plain && is_long(reason));
            longest.into_iter().chain(doubles(view)).collect()
        }
        TrickMove::Name(trumps) => {
            let held = count(view, trumps);
            let holds = (held > 0).then_some(TrickReason::Holds(trumps, held));
            let doubles = doubles(view).filter(|_| trumps != Trumps::Doubles);
            holds.into_iter().chain(doubles).collect()
        }
        TrickMove::Play(tile) => to_play(view, tile),
        TrickMove::Claim => vec![TrickReason::Unbeaten],
    }
}

fn count(view: &TrickView<'_>, trumps: Trumps) -> usize {
    view.hand
        .iter()
        .filter(|&tile| trumps.contains(tile))
        .count()
}

fn doubles(view: &TrickView<'_>) -> Option<TrickReason> {
    let held = count(view, Trumps::Doubles);
    (held > 0).then_some(TrickReason::Doubles(held))
}

/// The longest suit of the hand.
fn longest(view: &TrickView<'_>) -> Option<TrickReason> {
    let numbers = candidates(view.board).filter(|trumps| matches!(trumps, Trumps::Number(_)));
    let longest = numbers.max_by_key(|&trumps| count(view, trumps))?;
    Some(TrickReason::Holds(longest, count(view, longest)))
}

fn to_pass(view: &TrickView<'_>) -> Vec<TrickReason> {
    let seating = view.options.seating;
    match view.board.standing() {
        Some((seat, _)) if seating.team(seat) == seating.team(view.seat) => {
            vec![TrickReason::PartnerBid(seat)]
        }
        _ => match longest(view) {
            Some(TrickReason::Holds(_, held)) => vec![TrickReason::Short(held)],
            _ => Vec::new(),
        },
    }
}

fn to_play(view: &TrickView<'_>, tile: Tile) -> Vec<TrickReason> {
    let board = view.board;
    let Some(trumps) = board
        .trumps()
        .filter(|trumps| trumps.word() != Some("nello"))
    else {
        return Vec::new();
    };
    let unseen = view.unseen();
    let brings = (points_of(tile) > 0).then_some(TrickReason::Brings(points_of(tile)));
    let Some((winner, winning)) = board.winning() else {
        let unbeaten = !is_beatable(trumps, tile, trumps.suit(tile), unseen);
        let out = unseen.iter().filter(|&tile| trumps.contains(tile)).count();
        let draws = trumps.contains(tile) && out > 0;
        let unbeaten = unbeaten.then_some(TrickReason::Unbeaten);
        let draws = draws.then_some(TrickReason::TrumpsOut(out));
        return unbeaten.into_iter().chain(draws).collect();
    };
    let led = board.led();
    let takes = trumps.strength(tile, led) > trumps.strength(winning, led);
    let last = board.current().count() + 1 == board.in_a_trick();
    let seating = view.options.seating;
    let is_partners = seating.team(winner) == seating.team(view.seat);
    let mut all = Vec::new();
    if takes && last {
        all.push(TrickReason::TakesLast);
    } else if takes && !is_beatable(trumps, tile, led, unseen) {
        all.push(TrickReason::Unbeaten);
    } else if !takes && is_partners {
        all.push(TrickReason::PartnerTakes(winner));
        all.extend(brings);
    } else if !takes && brings.is_none() {
        all.push(TrickReason::NoPoints);
    }
    all
}
