//! Compares the moves of a decision by their exact values, where all tiles are known and two sides play.

use super::{OptionGains, Unit};
use crate::bots::search::certain::only_deal;
use crate::bots::search::evaluation::Evaluation;
use crate::bots::solver::{Aim, Solver};
use crate::rules::{Move, Round};
use crate::table::View;
use std::sync::Arc;

/// The most tiles in all hands together.
const MOST_TILES_KNOWN: usize = 14;

/// How many moves may be tried for each of the two values of a decision.
const MOST_MOVES_TRIED: u32 = 100_000;

/// Values that differ by less are equal: they are sums of rounded numbers.
const EQUAL_WITHIN: f64 = 1e-5;

/// Compares these moves of the seat in turn with the one that was made. `None` if not all tiles are known, or if there are too
/// many ways to play on.
///
/// A move counts as best if it is the best for the match or for the round: nobody is blamed for choosing one of the two aims.
pub(super) fn compare<const WORDS: usize>(
    view: &View<'_, WORDS>,
    plays: &[Move],
    played: usize,
    unit: Unit,
) -> Option<OptionGains> {
    let seating = view.rules.options.seating;
    let held = view.hand.len() + view.unseen().len();
    if plays.len() < 2
        || seating.each_team().count() != 2
        || held > MOST_TILES_KNOWN
        || view.rules.says_count()
        || view.board.first().is_none()
    {
        return None;
    }
    let dealt = only_deal(view)?;
    let round = Round::imagine(Arc::clone(view.rules), view.board, &dealt).ok()?;
    let evaluation = Evaluation::new(view.rules, view.tally, view.board);
    let team = seating.team(view.seat);
    let mut for_match = Solver::new(&evaluation, Aim::Worth, team, seating, MOST_MOVES_TRIED);
    let mut for_round = Solver::new(
        &evaluation,
        Aim::Unit(unit),
        team,
        seating,
        MOST_MOVES_TRIED,
    );
    let mut match_gains = Vec::new();
    let mut gains = Vec::new();
    for &play in plays {
        match_gains.push(for_match.value_of(&round, play)?);
        gains.push(for_round.value_of(&round, play)?);
    }
    let of_match = match_gains[played];
    let of_round = gains[played];
    for gain in &mut match_gains {
        *gain -= of_match;
    }
    for gain in &mut gains {
        *gain -= of_round;
    }
    let best_for_match = match_gains.iter().all(|gain| *gain < EQUAL_WITHIN);
    let best_for_round = gains.iter().all(|gain| *gain < EQUAL_WITHIN);
    let mut better: Option<usize> = None;
    if !best_for_match && !best_for_round {
        for at in 0..plays.len() {
            let is_better = match_gains[at] > EQUAL_WITHIN && gains[at] > EQUAL_WITHIN;
            if is_better && better.is_none_or(|known| gains[at] > gains[known]) {
                better = Some(at);
            }
        }
    }
    Some(OptionGains { better, gains })
}
