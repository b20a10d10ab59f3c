//! What another card is worth: hands of cards played on to their end, each time with the pack in another random order.
//!
//! All cards that were taken lie open, so nothing is hidden but the order of the pack, and every order is as likely. Each
//! imagined order is played twice, once after taking and once after standing, so that luck is the same for both; everybody
//! goes on by the rule of thumb in [`heuristic`]. (The method is Tesauro and Galperin's "rollout", 1996: it plays at least as well
//! as the rule of thumb it rolls out.)

use super::heuristic;
use crate::bax::{Card, CardMove, CardRound, has_stakes};
use crate::bots::Stop;
use crate::bots::review::Trials;
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
        let both = [CardMove::Take, CardMove::Stand].map(|choice| brings(view, choice, &pack));
        let [Some(take), Some(stand)] = both else {
            // What was told of the hand cannot be: there is nothing to think over.
            break;
        };
        gain += take - stand;
    }
    if gain > 0 {
        CardMove::Take
    } else {
        CardMove::Stand
    }
}

/// The other choice, if it brought certainly more over so many imagined packs: with how many units more each time or, where no
/// stakes are paid, how many percent of the hands.
pub(in crate::bots) fn compare(
    view: &CardView<'_>,
    played: CardMove,
    packs: u32,
    stop: &Stop,
    chance: &mut impl Rng,
) -> Option<(CardMove, f64)> {
    let other = view.choices().find(|choice| *choice != played)?;
    let unit = if has_stakes(&view.options.house) {
        1.0
    } else {
        100.0
    };
    let mut pack = view.board.unseen();
    let mut trials = Trials::new(1, packs);
    for _ in 0..packs {
        if stop.is_asked() {
            break;
        }
        reorder(&mut pack, chance);
        let gain = brings(view, other, &pack)? - brings(view, played, &pack)?;
        #[expect(clippy::cast_precision_loss, reason = "pots are small")]
        let gain = gain as f64;
        trials.next_deal();
        trials.take(0, gain, unit * gain);
    }
    trials.better().map(|(_, loss)| (other, loss))
}

/// What the hand brings from here on if the seat makes this choice now: units, or where no stakes are paid hands won.
fn brings(view: &CardView<'_>, first: CardMove, pack: &[Card]) -> Option<i64> {
    let mut hand = CardRound::imagine(view.board, pack.to_vec())?;
    let mut choice = first;
    while let Some(seat) = hand.board().turn() {
        hand.choose(seat, choice).ok()?;
        let board = hand.board();
        choice = board.turn().map_or(choice, |seat| {
            heuristic::take_or_stand(&CardView {
                seat,
                board,
                ..*view
            })
        });
    }
    let over = hand.over()?;
    let won = over.winner == Some(view.seat);
    if !has_stakes(&view.options.house) {
        return Some(i64::from(won));
    }
    let pot = if won { i64::from(over.pot) } else { 0 };
    Some(pot - i64::from(over.paid[view.seat.index()]))
}

/// Any order, as likely as every other. (Fisher and Yates.)
fn reorder(pack: &mut [Card], chance: &mut impl Rng) {
    for left in (1..pack.len()).rev() {
        pack.swap(left, chance.random_range(..=left));
    }
}
