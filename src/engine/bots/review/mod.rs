//! Compares a move that was made with the other legal moves, by what the seat could know: never by the hidden hands.

mod guess;
mod trials;

pub use guess::{Guess, guess};
pub(in crate::bots) use trials::Trials;

use super::ThinkingBudget;
use super::advice::{MoveReason, why, why_rather};
use super::cards::rollout;
use super::search::Search;
use super::tricks;
use crate::bax::has_stakes;
use crate::rules::{LimitOf, Move, Options};
use crate::table::{Game, GameMove, GameView};

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

/// A move that was made, compared with the other legal moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The number of legal moves; the same tile on ends that show the same counts once.
    pub options: usize,
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
    let (options, found) = match (view, played) {
        (GameView::Tiles(view), GameMove::Tiles(played)) => {
            let unit = Unit::of(view.rules.book.into(), &view.rules.options);
            // Computer players always have a hand with many doubles dealt again, so that move is not compared.
            let mut plays = view.different_moves();
            let options = plays.len();
            plays.retain(|play| *play != Move::Redeal);
            let at = plays.iter().position(|play| view.are_one(*play, played));
            let mut search = Search::new(true);
            let better = at.and_then(|at| search.compare(view, &plays, at, unit, budget));
            let better = better.map(|(option, loss)| (plays[option].into(), loss));
            (options, better)
        }
        (GameView::Cards(view), GameMove::Cards(played)) => {
            let better = rollout::compare(view, played, budget);
            let better = better.map(|(choice, loss)| (choice.into(), loss));
            (view.choices().count(), better)
        }
        (GameView::Tricks(view), GameMove::Tricks(played)) => {
            let better = tricks::compare(view, played, budget);
            let better = better.map(|(choice, loss)| (choice.into(), loss));
            (view.choices().len(), better)
        }
        // No seat makes a move of another kind of game.
        _ => (1, None),
    };
    match found {
        Some((best, loss)) => Weighed {
            options,
            best,
            why: why_rather(view, best, played),
            loss,
        },
        None => Weighed {
            options,
            best: played,
            why: why(view, played),
            loss: 0.0,
        },
    }
}

#[cfg(test)]
mod tests;
