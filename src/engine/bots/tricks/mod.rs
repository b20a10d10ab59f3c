//! How computer players and hints bid, name trumps and play tricks.

mod advice;
mod bidding;
mod compare;
mod heaviest;
mod plans;
mod tiles;
mod worlds;

pub use advice::TrickReason;
pub(super) use advice::trick_reasons;
pub(super) use compare::compare;
pub(super) use heaviest::heaviest;

use super::ThinkingBudget;
use crate::table::TrickView;
use crate::tricks::{Phase, TrickMove};

/// Playing a hand of tricks to its end takes as long as this many rounds of tiles, in which strength is measured.
const AS_LONG_AS: usize = 4;

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
