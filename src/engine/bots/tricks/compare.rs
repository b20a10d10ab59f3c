//! Tells how much a bid, trumps or a tile lost compared with the other legal moves.

use super::AS_LONG_AS;
use super::plans::bid_values;
use super::worlds::{TrickBelief, brings, play_out};
use crate::bots::ThinkingBudget;
use crate::bots::review::{OptionGains, Trials, Unit};
use crate::table::TrickView;
use crate::tricks::{ALL_POINTS, Counts, Phase, TrickBoard, TrickMove};

/// How many standard errors better a bid must be.
const SURE: f64 = 3.0;

/// Returns the best move and how much better it is, if it is certainly better than the one that was made.
pub(in crate::bots) fn compare(
    view: &TrickView<'_>,
    choices: &[TrickMove],
    played: TrickMove,
    budget: &mut ThinkingBudget,
) -> Option<OptionGains> {
    let at = choices.iter().position(|choice| *choice == played)?;
    if choices.len() < 2 {
        return None;
    }
    match view.board.phase() {
        Phase::Bidding => compare_bids(view, choices, at, budget),
        // A tile put away can only be judged together with the trumps, which are named after it.
        Phase::PuttingAway => None,
        Phase::Naming | Phase::Playing | Phase::Over => compare_plays(view, choices, at, budget),
    }
}

/// Returns the unit announced: points where they are scored, otherwise percent.
fn unit(view: &TrickView<'_>) -> Unit {
    let house = view.board.house();
    if house.scores.points_250 || house.scores.counts == Counts::Tricks {
        Unit::Points
    } else {
        Unit::Percent
    }
}

fn compare_bids(
    view: &TrickView<'_>,
    choices: &[TrickMove],
    played: usize,
    budget: &mut ThinkingBudget,
) -> Option<OptionGains> {
    let values = bid_values(view, choices, budget);
    let best = (0..values.len()).max_by(|&one, &other| values[one].total_cmp(&values[other]))?;
    let gain = values[best] - values[played];
    let error = 1.0 / f64::from(budget.share(AS_LONG_AS)).sqrt();
    let unit_of_gain = match unit(view) {
        Unit::Points if view.board.house().scores.counts == Counts::Tricks => 1.0,
        Unit::Points => f64::from(ALL_POINTS),
        // From a mark lost to a mark won.
        Unit::Percent => 50.0,
    };
    let is_sure = gain > SURE * error && !budget.stop.is_asked();
    let mut gains = Vec::new();
    for value in &values {
        gains.push(unit_of_gain * (value - values[played]));
    }
    Some(OptionGains {
        better: if is_sure { Some(best) } else { None },
        gains,
    })
}

fn compare_plays(
    view: &TrickView<'_>,
    choices: &[TrickMove],
    played: usize,
    budget: &mut ThinkingBudget,
) -> Option<OptionGains> {
    let unit = unit(view);
    let belief = TrickBelief::of(view);
    let deals = budget.share(AS_LONG_AS * choices.len());
    let mut trials = Trials::new(choices.len(), deals);
    let mut came = vec![(0.0, 0.0); choices.len()];
    for _ in 0..deals {
        if budget.stop.is_asked_between_rounds() {
            return None;
        }
        let round = belief
            .round(view, &mut budget.chance)
            .expect("the hidden tiles are dealt as they are held");
        for (&choice, came) in choices.iter().zip(&mut came) {
            let mut after = round;
            after
                .play(view.seat, choice)
                .expect("the choices of a decision are legal");
            let board = play_out(after);
            *came = (brings(&board, view), won_in_unit(&board, view, unit));
        }
        trials.next_deal();
        for (option, (worth, in_unit)) in came.iter().enumerate() {
            trials.take(option, worth - came[played].0, in_unit - came[played].1);
        }
    }
    Some(trials.comparison())
}

/// Returns what a finished hand won the seat's team, in the unit announced.
fn won_in_unit(board: &TrickBoard, view: &TrickView<'_>, unit: Unit) -> f64 {
    let Some(over) = board.result() else {
        return 0.0;
    };
    let seating = view.board.house().seating;
    let ours = seating.team(over.bidder) == seating.team(view.seat);
    match unit {
        Unit::Points => brings(board, view),
        Unit::Percent if ours == over.made => 100.0,
        Unit::Percent => 0.0,
    }
}
