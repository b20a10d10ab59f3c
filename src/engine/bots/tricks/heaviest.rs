//! A beginner's way: bid on a long suit, and always play the strongest tile.

use super::bidding::best_trumps;
use crate::table::TrickView;
use crate::tricks::{Bid, Phase, TrickMove};

/// So many tiles of a suit are a hand to bid on.
const LONG: usize = 4;

/// Bids the least on a long suit; plays what is strongest, then heaviest.
pub(in crate::bots) fn heaviest(view: &TrickView<'_>) -> TrickMove {
    let choices = view.choices();
    let first = *choices.first().expect("a seat in turn can do something");
    let (trumps, _) = best_trumps(view.board, view.hand);
    let length = view.hand.iter().filter(|&tile| trumps.contains(tile));
    match view.board.phase() {
        Phase::Naming | Phase::Over => TrickMove::Name(trumps),
        Phase::Bidding if view.board.standing().is_none() && length.count() >= LONG => {
            TrickMove::Bid(Bid::of(30))
        }
        Phase::Bidding => first,
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
