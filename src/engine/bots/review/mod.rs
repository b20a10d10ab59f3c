//! Compares a move that was made with the other legal moves, by what the seat could know: never by the hidden hands.

mod exactly;
mod guess;
mod trials;

pub use guess::{Guess, guess};
pub(in crate::bots) use trials::{OptionGains, Trials};

use super::ThinkingBudget;
use super::advice::{MoveReason, why, why_rather};
use super::cards::rollout;
use super::search::Search;
use super::tricks;
use crate::bax::{CardMove, has_stakes};
use crate::rules::{LimitOf, Move, Options};
use crate::table::{Game, GameMove, GameView, View};

/// How many rounds are simulated per decision by default: several times as many as an expert simulates.
pub const ITERATIONS: u32 = 20_000;

/// The unit for the loss of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points, or units if stakes are paid: one's own minus the average of the other sides.
    Points,
    /// Percent of winning the round, if rounds won decide the match.
    Percent,
}

impl Unit {
    /// Returns the unit for a match.
    #[must_use]
    pub fn of(game: Game, options: &Options) -> Self {
        match game {
            Game::Cards if has_stakes(&options.house) => Self::Points,
            Game::Cards => Self::Percent,
            Game::Tiles(_) | Game::Tricks(_) => match game.limit_of(&options.house) {
                LimitOf::Points => Self::Points,
                _ => Self::Percent,
            },
        }
    }
}

/// A legal move, and what it costs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OptionCost {
    /// The move.
    pub play: GameMove,
    /// How much worse it is than the best, in the unit of the match. What is not certainly worse may cost 0.
    pub cost: f64,
}

/// A move that was made, compared with the other legal moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The number of legal moves; the same tile on ends that show the same counts once.
    pub options: usize,
    /// The legal moves with their costs, the cheapest first, of moves that are one only the first. Empty if nothing was
    /// compared.
    pub all: Vec<OptionCost>,
    /// The best of them: the move that was made, unless another was certainly better.
    pub best: GameMove,
    /// The reasons for the best move. None of them is a reason for the move that was made, too.
    pub why: MoveReason,
    /// How much better it was, in the unit of the match.
    pub loss: f64,
}

/// Compares a move that the seat in turn made with the others by simulating rounds. The same view, move and budget give the same
/// result.
///
/// # Panics
/// If it is not the seat's turn.
pub fn weigh<const WORDS: usize>(
    view: &GameView<'_, WORDS>,
    played: GameMove,
    budget: &mut ThinkingBudget,
) -> Weighed {
    let (options, compared) = match (view, played) {
        (GameView::Tiles(view), GameMove::Tiles(played)) => compare_tiles(view, played, budget),
        (GameView::Cards(view), GameMove::Cards(played)) => {
            let choices: Vec<CardMove> = view.choices().collect();
            let comparison = rollout::compare(view, &choices, played, budget);
            let compared = comparison.map(|found| ComparedMoves::new(&choices, found));
            (choices.len(), compared)
        }
        (GameView::Tricks(view), GameMove::Tricks(played)) => {
            let choices = view.choices();
            let comparison = tricks::compare(view, &choices, played, budget);
            let compared = comparison.map(|found| ComparedMoves::new(&choices, found));
            (choices.len(), compared)
        }
        // No seat makes a move of another kind of game.
        _ => (1, None),
    };
    let mut weighed = Weighed {
        options,
        all: Vec::new(),
        best: played,
        why: why(view, played),
        loss: 0.0,
    };
    if let Some(compared) = compared {
        weighed.all = compared.costs();
        if let Some(best) = compared.best() {
            weighed.best = best;
            weighed.why = why_rather(view, best, played);
            weighed.loss = compared.comparison.loss();
        }
    }
    weighed
}

/// The moves of a decision, and what comparing them has found.
struct ComparedMoves {
    plays: Vec<GameMove>,
    comparison: OptionGains,
}

impl ComparedMoves {
    fn new<M: Copy + Into<GameMove>>(plays: &[M], comparison: OptionGains) -> Self {
        Self {
            plays: plays.iter().map(|&play| play.into()).collect(),
            comparison,
        }
    }

    /// Returns the move that is certainly better than the one that was made.
    fn best(&self) -> Option<GameMove> {
        Some(self.plays[self.comparison.better?])
    }

    /// Returns the costs of all moves, the cheapest first.
    fn costs(&self) -> Vec<OptionCost> {
        let loss = self.comparison.loss();
        let mut all = Vec::new();
        for (&play, gain) in self.plays.iter().zip(&self.comparison.gains) {
            // A move that looked better, but not certainly, costs nothing.
            let cost = (loss - gain).max(0.0);
            all.push(OptionCost { play, cost });
        }
        all.sort_by(|one, other| one.cost.total_cmp(&other.cost));
        all
    }
}

/// Compares moves with tiles: exactly where all tiles are known, otherwise by simulating rounds. Returns the number of legal
/// moves, too.
fn compare_tiles<const WORDS: usize>(
    view: &View<'_, WORDS>,
    played: Move,
    budget: &mut ThinkingBudget,
) -> (usize, Option<ComparedMoves>) {
    let unit = Unit::of(view.rules.book.into(), &view.rules.options);
    // Computer players always have a hand with many doubles dealt again, so that move is not compared.
    let mut plays = view.different_moves();
    let options = plays.len();
    plays.retain(|play| *play != Move::Redeal);
    let Some(at) = plays.iter().position(|play| view.are_one(*play, played)) else {
        return (options, None);
    };
    let comparison = match exactly::compare(view, &plays, at, unit) {
        Some(comparison) => Some(comparison),
        None => Search::new(true).compare(view, &plays, at, unit, budget),
    };
    (
        options,
        comparison.map(|found| ComparedMoves::new(&plays, found)),
    )
}

#[cfg(test)]
mod tests;
