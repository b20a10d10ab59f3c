//! Estimates what another card is worth: plays the hand to its end, many times, each time with the pack in another random
//! order.
//!
//! All cards taken are visible, so only the order of the pack is unknown, and every order is equally likely. Each order is
//! played twice, once after taking and once after standing, so that both have the same luck; all seats continue by the rule
//! of thumb in [`heuristic`]. (The method is the "rollout" of Tesauro and Galperin, 1996. It plays at least as well as the
//! rule of thumb it uses.)

use super::heuristic;
use crate::bax::{Card, CardMove, CardRound};
use crate::bots::review::{OptionGains, Trials};
use crate::bots::{ThinkingBudget, reorder};
use crate::table::CardView;

/// Makes the choice that won more on average over many orders of the pack; stands if both are equal.
pub(in crate::bots) fn take_or_stand(view: &CardView<'_>, budget: &mut ThinkingBudget) -> CardMove {
    if view.choices().nth(1).is_none() {
        return CardMove::Take;
    }
    let mut pack = view.board.unseen();
    let mut gain = 0;
    for _ in 0..budget.rounds {
        if budget.stop.is_asked_between_rounds() {
            break;
        }
        reorder(&mut pack, &mut budget.chance);
        let both = [CardMove::Take, CardMove::Stand].map(|choice| brings(view, choice, &pack));
        let [Some(take), Some(stand)] = both else {
            // The view contradicts itself, so nothing can be simulated.
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

/// Compares a choice with the other one over many orders of the pack: in units or, if no stakes are paid, in percent of the
/// hands. `None` if there is no other.
pub(in crate::bots) fn compare(
    view: &CardView<'_>,
    choices: &[CardMove],
    played: CardMove,
    budget: &mut ThinkingBudget,
) -> Option<OptionGains> {
    let at = choices.iter().position(|choice| *choice != played)?;
    let other = choices[at];
    let unit = if view.board.has_stakes() { 1.0 } else { 100.0 };
    let mut pack = view.board.unseen();
    let mut trials = Trials::new(choices.len(), budget.rounds);
    for _ in 0..budget.rounds {
        if budget.stop.is_asked_between_rounds() {
            break;
        }
        reorder(&mut pack, &mut budget.chance);
        let units = brings(view, other, &pack)? - brings(view, played, &pack)?;
        #[expect(clippy::cast_precision_loss, reason = "pots are small")]
        let gain = units as f64;
        trials.next_deal();
        trials.take(at, gain, unit * gain);
    }
    Some(trials.comparison())
}

/// Returns what the rest of the hand wins if the seat makes this choice now: units or, if no stakes are paid, hands.
fn brings(view: &CardView<'_>, first: CardMove, pack: &[Card]) -> Option<i64> {
    let mut hand = CardRound::imagine(view.board, pack)?;
    let mut choice = first;
    while let Some(seat) = hand.board().turn() {
        hand.choose(seat, choice).ok()?;
        let board = hand.board();
        choice = board.turn().map_or(choice, |seat| {
            heuristic::take_or_stand(&CardView { seat, board })
        });
    }
    let over = hand.board().result()?;
    let won = over.winner == Some(view.seat);
    if !view.board.has_stakes() {
        return Some(i64::from(won));
    }
    let pot = if won { i64::from(over.pot) } else { 0 };
    Some(pot - i64::from(over.paid[view.seat.index()]))
}
