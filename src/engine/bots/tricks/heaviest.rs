//! A beginner's play: bids on a long suit, and always plays the strongest tile.

use super::bidding::best_trumps;
use crate::table::TrickView;
use crate::tricks::{Phase, TrickMove};

/// From this many tiles, a suit is long enough to bid on.
const BID_SUIT_LEN: usize = 4;

/// Makes the lowest bid on a long suit; plays the strongest tile, then the heaviest.
pub(in crate::bots) fn heaviest(view: &TrickView<'_>) -> TrickMove {
    let choices = view.choices();
    let first = *choices.first().expect("a seat in turn can do something");
    let (trumps, _) = best_trumps(view.board, view.hand);
    let length = view.hand.iter().filter(|&tile| trumps.contains(tile));
    match view.board.phase() {
        Phase::Naming | Phase::Over => TrickMove::Name(trumps),
        Phase::Bidding if view.board.standing().is_none() && length.count() >= BID_SUIT_LEN => {
            TrickMove::Bid(view.board.house().least_bid())
        }
        Phase::Bidding => first,
        Phase::PuttingAway => choices.last().copied().unwrap_or(first),
        Phase::Playing => {
            let named = view.board.trumps();
            let strength = |play: &TrickMove| match (*play, named) {
                (TrickMove::Play(tile), Some(trumps)) => {
                    let led = view.board.led().or(trumps.suit(tile));
                    (trumps.strength(tile, led), tile.pips())
                }
                _ => (0, 0),
            };
            choices.into_iter().max_by_key(strength).unwrap_or(first)
        }
    }
}
