//! How computer players and hints bid, name trumps and play tricks.

mod advice;
mod bidding;
mod compare;
mod plans;
mod tiles;
mod worlds;

pub use advice::TrickReason;
pub(super) use advice::{trick_reasons, trick_reasons_to_name};
pub(super) use compare::compare;

use super::{Stop, ThinkingBudget};
use crate::table::{Shuffle, TrickView};
use crate::tricks::{Counts, Phase, TrickMove, Trumps};
use worlds::TrickBelief;

/// Playing a hand of tricks to its end takes as long as this many rounds of tiles, in which strength is measured.
const AS_LONG_AS: usize = 4;

/// How many rounds are simulated to find the trumps of a hint.
const ROUNDS_FOR_TRUMPS: u32 = 3000;

/// From this many tiles, a suit is long enough to bid on.
const BID_SUIT_LEN: usize = 4;

/// Plays like a beginner: makes the lowest bid on a long suit; plays the strongest tile, then the heaviest.
pub(super) fn heaviest(view: &TrickView<'_>) -> TrickMove {
    let choices = view.choices();
    let first = *choices.first().expect("a seat in turn can do something");
    let (trumps, _) = bidding::best_trumps(view.board, view.hand);
    let length = view.hand.iter().filter(|&tile| trumps.contains(tile));
    match view.board.phase() {
        Phase::Naming | Phase::Over => TrickMove::Name(trumps),
        Phase::Bidding if view.board.house().scores.counts == Counts::Tricks => {
            let counted = bidding::by_counting(view.board, view.hand);
            counted.map_or(first, TrickMove::Bid)
        }
        Phase::Bidding if view.board.standing().is_none() && length.count() >= BID_SUIT_LEN => {
            TrickMove::Bid(view.board.house().least_bid())
        }
        Phase::Bidding => first,
        Phase::PuttingAway => choices.last().copied().unwrap_or(first),
        Phase::Playing => {
            let named = view.board.trumps();
            let strongest = choices.into_iter().max_by_key(|play| match (*play, named) {
                (TrickMove::Play(tile), Some(trumps)) => {
                    let led = view.board.led().or(trumps.suit(tile));
                    (trumps.strength(tile, led), tile.pips())
                }
                _ => (0, 0),
            });
            strongest.unwrap_or(first)
        }
    }
}

/// Chooses a move by the hand alone, without simulation.
pub(super) fn by_rule_of_thumb(view: &TrickView<'_>) -> TrickMove {
    match view.board.phase() {
        Phase::Playing if claims(view) => TrickMove::Claim,
        Phase::Playing => TrickMove::Play(tiles::choose(view.board, view.seat, view.hand)),
        Phase::Bidding => bidding::by_hand(view),
        Phase::PuttingAway => TrickMove::PutAway(bidding::worst(view.board, view.hand)),
        Phase::Naming | Phase::Over => {
            TrickMove::Name(bidding::best_trumps(view.board, view.hand).0)
        }
    }
}

/// Returns whether a computer player claims the rest. It does not for a single tile, which is played as quickly.
fn claims(view: &TrickView<'_>) -> bool {
    view.hand.len() > 1 && view.board.may_claim(view.hand)
}

/// Chooses the move that won most on average over sampled deals that agree with what was seen.
pub(super) fn search(view: &TrickView<'_>, budget: &mut ThinkingBudget) -> TrickMove {
    let mut choices = view.choices();
    if let [only] = choices[..] {
        return only;
    }
    choices.retain(|choice| *choice != TrickMove::Claim);
    match view.board.phase() {
        Phase::Playing if claims(view) => TrickMove::Claim,
        Phase::Bidding => plans::best_bid(view, &choices, budget),
        Phase::PuttingAway => TrickMove::PutAway(bidding::worst(view.board, view.hand)),
        Phase::Playing | Phase::Naming | Phase::Over => worlds::best_choice(view, &choices, budget),
    }
}

/// Returns the move for a hint.
pub(super) fn advised(view: &TrickView<'_>, budget: &mut ThinkingBudget) -> TrickMove {
    if view.board.phase() != Phase::Naming {
        return search(view, budget);
    }
    // Before the bid, it was not known which tile would be put away. If it were counted as seen now, another suit might seem best
    // with the same tiles.
    let as_before = TrickView {
        put_away: None,
        ..*view
    };
    search(&as_before, &mut budget_for_trumps())
}

/// Returns the trumps that a hint names once this bid has won the bidding, so that the hint for the bid can name the same. `None` for
/// another move, and if the bidder asks the partner before trumps are named. Where the bidder takes the widow first, they are those for
/// the tiles held now, without it.
pub(super) fn trumps_after(view: &TrickView<'_>, bid: TrickMove) -> Option<Trumps> {
    let TrickMove::Bid(_) = bid else {
        return None;
    };
    let mut budget = budget_for_trumps();
    // Whoever names trumps sees no more hands than before, so it does not matter which the others have here.
    let mut round = TrickBelief::of(view).round(view, &mut budget.chance)?;
    round.play(view.seat, bid).ok()?;
    while round.board().phase() == Phase::Bidding {
        let other = round.board().turn()?;
        round.play(other, TrickMove::Pass).ok()?;
    }
    if round.board().phase() == Phase::PuttingAway && round.board().turn() == Some(view.seat) {
        let widow = round.hand(view.seat).without(view.hand).iter().next()?;
        round.play(view.seat, TrickMove::PutAway(widow)).ok()?;
    }
    if round.board().phase() != Phase::Naming || round.board().turn() != Some(view.seat) {
        return None;
    }
    let after = TrickView {
        board: round.board(),
        ..*view
    };
    match search(&after, &mut budget_for_trumps()) {
        TrickMove::Name(trumps) => Some(trumps),
        _ => None,
    }
}

/// Returns how much is thought about the trumps of a hint: always with the same random numbers, so that the same hand gets the same
/// trumps before and after the bid.
fn budget_for_trumps() -> ThinkingBudget {
    ThinkingBudget {
        rounds: ROUNDS_FOR_TRUMPS,
        stop: Stop::default(),
        chance: Shuffle::chance_for(0, 0),
    }
}
