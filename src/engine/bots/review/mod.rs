//! What a move was worth beside the others that could have been made, by what the seat could know: never by the hidden hands.

mod guess;
mod trials;

pub use guess::{Guess, guess};
pub(in crate::bots) use trials::Trials;

use super::Stop;
use super::advice::{REASONS, Reason, reasons};
use super::cards::{CardReason, card_reasons, rollout};
use super::search::Search;
use super::tricks::{self, TrickReason, trick_reasons};
use crate::bax::has_stakes;
use crate::rules::{LimitOf, Move, Options};
use crate::table::{Game, GameMove, GameView};
use rand::Rng;

/// So many rounds are thought through for a decision, if nobody says otherwise: several times as many as an expert's.
pub const ITERATIONS: u32 = 20_000;

/// In what the cost of a move is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Points, or units where stakes are paid: one's own, less what the other sides have on average.
    Points,
    /// Percent of winning the round, where rounds won decide.
    Percent,
}

impl Unit {
    /// The unit of a match.
    #[must_use]
    pub fn of(game: Game, options: &Options) -> Self {
        match game {
            Game::Cards if has_stakes(&options.house) => Self::Points,
            Game::Cards => Self::Percent,
            Game::Tiles(_) | Game::Tricks => match game.limit_of(&options.house) {
                LimitOf::Points => Self::Points,
                LimitOf::Rounds | LimitOf::RoundsInARow | LimitOf::Marks | LimitOf::Sets => {
                    Self::Percent
                }
            },
        }
    }
}

/// What speaks for a move, the strongest reason first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// For one with tiles.
    Tiles(Vec<Reason>),
    /// For one with cards.
    Cards(Vec<CardReason>),
    /// For one at tricks.
    Tricks(Vec<TrickReason>),
}

/// A move that was made, beside the others there were.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// How many moves there were.
    pub options: usize,
    /// The best of them: the one that was made, unless another was certainly better.
    pub best: GameMove,
    /// What speaks for that.
    pub why: Why,
    /// What it would have brought more, in the unit of the match.
    pub loss: f64,
}

/// Weighs a move that the seat in turn made, by so many rounds that are thought through. The same view, move, iterations and
/// chance make the same figures.
///
/// # Panics
/// If it is not the seat's turn.
pub fn weigh<const WORDS: usize>(
    view: &GameView<'_, WORDS>,
    played: GameMove,
    iterations: u32,
    stop: &Stop,
    chance: &mut impl Rng,
) -> Weighed {
    let (options, found) = match (view, played) {
        (GameView::Tiles(view), GameMove::Tiles(played)) => {
            let unit = match view.rules.book().limit_of(&view.rules.options().house) {
                LimitOf::Points => Unit::Points,
                _ => Unit::Percent,
            };
            // A hand of many doubles is dealt again, as computer players would have it: nothing to think about.
            let plays: Vec<Move> = view.moves().filter(|play| *play != Move::Redeal).collect();
            let found = plays
                .iter()
                .position(|play| *play == played)
                .and_then(|at| {
                    let mut search = Search::new();
                    let better = search.compare(view, &plays, at, unit, iterations, stop, chance);
                    better.map(|(option, loss)| (plays[option].into(), loss))
                });
            (view.moves().count(), found)
        }
        (GameView::Cards(view), GameMove::Cards(played)) => {
            let better = rollout::compare(view, played, iterations, stop, chance);
            let better = better.map(|(choice, loss)| (choice.into(), loss));
            (view.choices().count(), better)
        }
        (GameView::Tricks(view), GameMove::Tricks(played)) => {
            let better = tricks::compare(view, played, iterations, stop, chance);
            let better = better.map(|(choice, loss)| (choice.into(), loss));
            (view.choices().len(), better)
        }
        // No seat plays anything else than what lies before it.
        _ => (1, None),
    };
    let (best, loss) = found.unwrap_or((played, 0.0));
    Weighed {
        options,
        best,
        why: why(view, best),
        loss,
    }
}

/// What speaks for a move, as hints tell it.
fn why<const WORDS: usize>(view: &GameView<'_, WORDS>, best: GameMove) -> Why {
    fn first<T>(mut all: Vec<T>) -> Vec<T> {
        all.truncate(REASONS);
        all
    }
    match (view, best) {
        (GameView::Tiles(view), GameMove::Tiles(best)) => Why::Tiles(first(reasons(view, best))),
        (GameView::Cards(view), GameMove::Cards(best)) => {
            Why::Cards(first(card_reasons(view, best)))
        }
        (GameView::Tricks(view), GameMove::Tricks(best)) => {
            Why::Tricks(first(trick_reasons(view, best)))
        }
        _ => Why::Tiles(Vec::new()),
    }
}

#[cfg(test)]
mod tests;
