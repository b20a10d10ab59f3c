//! What another card is worth: hands of cards played on to their end, each time with the pack in another random order.
//!
//! All cards that were taken lie open, so nothing is hidden but the order of the pack, and every order is as likely. Each
//! imagined order is played twice, once after taking and once after standing, so that luck is the same for both; everybody
//! goes on by the rule of thumb in [`heuristic`]. (The method is Tesauro and Galperin's "rollout", 1996: it plays at least as well
//! as the rule of thumb it rolls out.)

use super::heuristic;
use crate::bax::{Card, CardMove, CardRound, has_stakes};
use crate::bots::Stop;
use crate::table::CardView;
use rand::{Rng, RngExt};

/// Chooses what brought more on average over so many imagined packs; stands where both bring the same.
pub(in crate::bots) fn take_or_stand(
    view: &CardView<'_>,
    packs: u32,
    stop: &Stop,
    chance: &mut impl Rng,
) -> CardMove {
    if view.choices().nth(1).is_none() {
        return CardMove::Take;
    }
    let mut pack = view.board.unseen();
    let mut gain = 0;
    for _ in 0..packs {
        if stop.is_asked() {
            break;
        }
        reorder(&mut pack, chance);
        gain += brings(view, CardMove::Take, &pack) - brings(view, CardMove::Stand, &pack);
    }
    if gain > 0 {
        CardMove::Take
    } else {
        CardMove::Stand
    }
}

/// What the hand brings from here on if the seat makes this choice now: units, or where no stakes are paid hands won.
fn brings(view: &CardView<'_>, first: CardMove, pack: &[Card]) -> i64 {
    let mut hand = CardRound::imagine(view.board, pack.to_vec())
        .expect("the cards that were not taken are the pack");
    let mut choice = first;
    while let Some(seat) = hand.board().turn() {
        hand.choose(seat, choice)
            .expect("players make choices they have");
        let board = hand.board();
        choice = board.turn().map_or(choice, |seat| {
            heuristic::take_or_stand(&CardView {
                seat,
                board,
                ..*view
            })
        });
    }
    let over = hand.over().expect("nobody is asked any more");
    let won = over.winner == Some(view.seat);
    if !has_stakes(&view.options.house) {
        return i64::from(won);
    }
    let pot = if won { i64::from(over.pot) } else { 0 };
    pot - i64::from(over.paid[view.seat.index()])
}

/// Any order, as likely as every other. (Fisher and Yates.)
fn reorder(pack: &mut [Card], chance: &mut impl Rng) {
    for left in (1..pack.len()).rev() {
        pack.swap(left, chance.random_range(..=left));
    }
}
