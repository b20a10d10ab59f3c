//! Hints: suggests a move to a person, with reasons.

mod reason;
mod reasons;

pub use reason::Reason;
pub use reasons::reasons;

use super::cards::{CardReason, card_reasons, rollout};
use super::search::Search;
use super::tricks::{self, TrickReason, trick_reasons, trick_reasons_to_name};
use crate::bots::{Stop, ThinkingBudget};
use crate::table::{GameMove, GameView, TrickView};
use rand::rngs::ChaCha8Rng;

/// How many rounds are simulated for a hint: few, because a person waits for it.
const ROUNDS_FOR_HINT: u32 = 1000;

/// How many orders of the pack are tried in the game of cards.
const PACKS: u32 = 500;

/// The same in a game of tricks.
const ROUNDS_FOR_HINT_ON_TRICKS: u32 = 3000;

/// How many reasons are given: more are hard to remember.
const REASONS: usize = 2;

/// A suggested move, and the reasons for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The move.
    pub play: GameMove,
    /// The reasons. Empty if the search found the move best without any reason known here.
    pub why: MoveReason,
}

/// The reasons for a move, the strongest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveReason {
    /// Reasons for a move with tiles.
    Tiles(Vec<Reason>),
    /// Reasons for a choice in the game of cards.
    Cards(Vec<CardReason>),
    /// Reasons for a move in a game of tricks.
    Tricks(Vec<TrickReason>),
}

/// Suggests a move to the seat in turn. Returns `None` if it has no legal move, or the view does not add up.
pub fn advise<const WORDS: usize>(
    view: &GameView<'_, WORDS>,
    chance: ChaCha8Rng,
) -> Option<Advice> {
    let rounds = match view {
        GameView::Tiles(_) => ROUNDS_FOR_HINT,
        GameView::Cards(_) => PACKS,
        GameView::Tricks(_) => ROUNDS_FOR_HINT_ON_TRICKS,
    };
    if !view.adds_up() {
        return None;
    }
    let stop = Stop::default();
    let budget = &mut ThinkingBudget {
        rounds,
        stop,
        chance,
    };
    let play = match view {
        GameView::Tiles(view) => Search::new(true).best(view, budget)?.into(),
        GameView::Cards(view) => {
            view.choices().next()?;
            rollout::take_or_stand(view, budget).into()
        }
        GameView::Tricks(view) if view.choices().is_empty() => return None,
        GameView::Tricks(view) => return Some(advise_on_tricks(view, budget)),
    };
    let why = why(view, play);
    Some(Advice { play, why })
}

/// Suggests a bid, trumps or a tile. The reason for a bid names the trumps that the hint after it names.
fn advise_on_tricks(view: &TrickView<'_>, budget: &mut ThinkingBudget) -> Advice {
    let play = tricks::advised(view, budget);
    let mut reasons = match tricks::trumps_after(view, play) {
        Some(trumps) => trick_reasons_to_name(view, play, trumps),
        None => trick_reasons(view, play),
    };
    reasons.truncate(REASONS);
    Advice {
        play: play.into(),
        why: MoveReason::Tricks(reasons),
    }
}

/// Returns the reasons for a legal move, the strongest first.
pub(super) fn why<const WORDS: usize>(view: &GameView<'_, WORDS>, play: GameMove) -> MoveReason {
    fn first<T>(mut all: Vec<T>) -> Vec<T> {
        all.truncate(REASONS);
        all
    }
    match (view, play) {
        (GameView::Tiles(view), GameMove::Tiles(play)) => {
            MoveReason::Tiles(first(reasons(view, play)))
        }
        (GameView::Cards(view), GameMove::Cards(play)) => {
            MoveReason::Cards(first(card_reasons(view, play)))
        }
        (GameView::Tricks(view), GameMove::Tricks(play)) => {
            MoveReason::Tricks(first(trick_reasons(view, play)))
        }
        _ => MoveReason::Tiles(Vec::new()),
    }
}

/// Returns the reasons for a legal move that are no reasons for another one, which was made instead, the strongest first.
pub(super) fn why_rather<const WORDS: usize>(
    view: &GameView<'_, WORDS>,
    best: GameMove,
    made: GameMove,
) -> MoveReason {
    fn apart<T: PartialEq>(all: Vec<T>, shared: &[T]) -> Vec<T> {
        let mut apart = Vec::new();
        for reason in all {
            if apart.len() < REASONS && !shared.contains(&reason) {
                apart.push(reason);
            }
        }
        apart
    }
    match (view, best, made) {
        (GameView::Tiles(view), GameMove::Tiles(best), GameMove::Tiles(made)) => {
            MoveReason::Tiles(apart(reasons(view, best), &reasons(view, made)))
        }
        (GameView::Cards(view), GameMove::Cards(best), GameMove::Cards(made)) => {
            MoveReason::Cards(apart(card_reasons(view, best), &card_reasons(view, made)))
        }
        (GameView::Tricks(view), GameMove::Tricks(best), GameMove::Tricks(made)) => {
            MoveReason::Tricks(apart(trick_reasons(view, best), &trick_reasons(view, made)))
        }
        _ => why(view, best),
    }
}
