//! The reasons for a move in a game of tricks.

use super::bidding::{best_trumps, candidates};
use super::tiles::is_beatable;
use crate::rules::{Seat, Tile};
use crate::table::TrickView;
use crate::tricks::{Counts, TrickMove, Trumps, Way};

/// From this many tiles, a long suit is a reason for a bid.
const REASON_SUIT_LEN: usize = 3;

/// A reason for a bid, for trumps or for a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrickReason {
    /// It is the only legal move.
    Forced,
    /// The hand has this many tiles of these trumps.
    Holds(Trumps, usize),
    /// The hand has this many doubles.
    Doubles(usize),
    /// No suit of the hand has more tiles than this.
    Short(usize),
    /// The partner, in this seat, has the highest bid.
    PartnerBid(Seat),
    /// The partner, in this seat, would take the trick so far.
    PartnerTakes(Seat),
    /// No tile in other hands beats it.
    Unbeaten,
    /// It is the last tile of the trick, and takes it.
    TakesLast,
    /// This many trumps are in other hands.
    TrumpsOut(usize),
    /// It adds this many points to the trick.
    Brings(u8),
    /// It cannot take the trick, and adds no points to it.
    NoPoints,
}

/// Returns all reasons for a move.
pub(in crate::bots) fn trick_reasons(view: &TrickView<'_>, choice: TrickMove) -> Vec<TrickReason> {
    let (trumps, _) = best_trumps(view.board, view.hand);
    trick_reasons_to_name(view, choice, trumps)
}

/// Returns all reasons for a move; those for a bid if these trumps are named after it.
pub(in crate::bots) fn trick_reasons_to_name(
    view: &TrickView<'_>,
    choice: TrickMove,
    to_name: Trumps,
) -> Vec<TrickReason> {
    if view.choices().len() == 1 {
        return vec![TrickReason::Forced];
    }
    match choice {
        TrickMove::Pass => to_pass(view),
        TrickMove::Bid(bid) => {
            // For a splash or plunge the partner names trumps; nello is not bid on a suit.
            let mut all = Vec::new();
            if bid.way == Way::Plain
                && let Some(suit) = long_suit(view, to_name)
            {
                all.push(suit);
            }
            all.extend(doubles(view));
            all
        }
        TrickMove::Name(trumps) => {
            let held = count(view, trumps);
            let mut all = Vec::new();
            if held > 0 {
                all.push(TrickReason::Holds(trumps, held));
            }
            if trumps != Trumps::Doubles {
                all.extend(doubles(view));
            }
            all
        }
        // The computer compares the hands that it would keep, so no single tile has a reason of its own.
        TrickMove::PutAway(_) => Vec::new(),
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

/// Returns the suit of these trumps, if it is long enough to be a reason for a bid.
fn long_suit(view: &TrickView<'_>, trumps: Trumps) -> Option<TrickReason> {
    let held = count(view, trumps);
    if matches!(trumps, Trumps::Number(_)) && held >= REASON_SUIT_LEN {
        Some(TrickReason::Holds(trumps, held))
    } else {
        None
    }
}

/// Returns the longest suit of the hand.
fn longest(view: &TrickView<'_>) -> Option<TrickReason> {
    let numbers = candidates(view.board).filter(|trumps| matches!(trumps, Trumps::Number(_)));
    let longest = numbers.max_by_key(|&trumps| count(view, trumps))?;
    Some(TrickReason::Holds(longest, count(view, longest)))
}

fn to_pass(view: &TrickView<'_>) -> Vec<TrickReason> {
    let seating = view.board.house().seating;
    match view.board.standing() {
        Some((seat, _)) if seating.team(seat) == seating.team(view.seat) => {
            vec![TrickReason::PartnerBid(seat)]
        }
        _ => match longest(view) {
            // Doubles may be trumps, too.
            Some(TrickReason::Holds(_, held))
                if held < REASON_SUIT_LEN && count(view, Trumps::Doubles) < REASON_SUIT_LEN =>
            {
                vec![TrickReason::Short(held)]
            }
            _ => Vec::new(),
        },
    }
}

fn to_play(view: &TrickView<'_>, tile: Tile) -> Vec<TrickReason> {
    let board = view.board;
    let Some(trumps) = board.trumps() else {
        return Vec::new();
    };
    if trumps.word() == Some("nello") {
        return Vec::new();
    }
    let unseen = view.unseen();
    let points = board.house().scores.counts.points_of(tile);
    let mut all = Vec::new();
    let Some((winner, winning)) = board.winning() else {
        if !is_beatable(trumps, tile, trumps.suit(tile), unseen) {
            all.push(TrickReason::Unbeaten);
        }
        let out = unseen.iter().filter(|&tile| trumps.contains(tile)).count();
        if trumps.contains(tile) && out > 0 {
            all.push(TrickReason::TrumpsOut(out));
        }
        return all;
    };
    let led = board.led();
    let takes = trumps.strength(tile, led) > trumps.strength(winning, led);
    let last = board.current().count() + 1 == board.in_a_trick();
    let seating = view.board.house().seating;
    let is_partners = seating.team(winner) == seating.team(view.seat);
    if takes && last {
        all.push(TrickReason::TakesLast);
    } else if takes && !is_beatable(trumps, tile, led, unseen) {
        all.push(TrickReason::Unbeaten);
    } else if !takes && is_partners {
        all.push(TrickReason::PartnerTakes(winner));
        if points > 0 {
            all.push(TrickReason::Brings(points));
        }
    } else if !takes && points == 0 && board.house().scores.counts == Counts::Tiles {
        all.push(TrickReason::NoPoints);
    }
    all
}
