//! Computer players. They get a [`GameView`], which holds only what their seat may know, so they cannot cheat.

mod advice;
pub mod arena;
mod cards;
mod match_runner;
mod players;
pub mod problems;
pub mod review;
mod search;
mod stop;
pub mod training;
mod tricks;

pub use advice::{Advice, Reason, advise, reasons};
pub use cards::{CardAdvice, CardReason, advise_cards};
pub use match_runner::{MatchSums, bots_of, next_command, play_match, play_matches};
pub use stop::Stop;
pub use tricks::{TrickAdvice, TrickReason, advise_tricks};

pub use crate::table::Level;

use crate::bax::CardMove;
use crate::rules::Move;
use crate::table::{CardView, GameMove, GameView, TrickView, View};
use crate::tricks::TrickMove;
use rand::{Rng, RngExt};

/// A computer player. It is asked for a move of the seat in turn, whose view it gets.
pub trait Bot<const WORDS: usize = 3>: Send {
    /// Decides on a move with tiles.
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move;

    /// Decides whether it overlooks the count of the ends this time, where players must say it.
    fn overlooks(&mut self) -> bool {
        false
    }

    /// Decides on a move with tiles and, where players must say the count of the ends, on what it says.
    fn lay_and_say(&mut self, view: &View<'_, WORDS>) -> GameMove {
        if !view.rules.says_count() {
            return self.lay(view).into();
        }
        if view.board.asked().is_some() {
            let count = view.board.count_to_say();
            return GameMove::Says(if self.overlooks() { 0 } else { in_pips(count) });
        }
        let play = self.lay(view);
        match play {
            Move::Open(_) | Move::Lay(_) if view.would_make(play) > 0 && !self.overlooks() => {
                GameMove::Saying(play, in_pips(view.board.count_after(view.rules, play)))
            }
            _ => play.into(),
        }
    }

    /// Decides on a choice in the game of cards.
    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove;

    /// Decides on a bid, trumps, or a tile in a game of tricks.
    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove;

    /// Decides on a move in any kind of game.
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        match view {
            GameView::Tiles(view) => self.lay_and_say(view),
            GameView::Cards(view) => self.take_or_stand(view).into(),
            GameView::Tricks(view) => self.bid_or_play(view).into(),
        }
    }
}

/// Returns a count of the ends as players say it.
fn in_pips(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

impl Level {
    /// Makes a computer player of this level, with its own source of random numbers.
    pub fn bot<const WORDS: usize>(self, chance: impl Rng + Send + 'static) -> Box<dyn Bot<WORDS>> {
        self.bot_until(Stop::default(), chance)
    }

    /// Makes a computer player that decides at once when it is asked to stop.
    pub(crate) fn bot_until<const WORDS: usize>(
        self,
        stop: Stop,
        chance: impl Rng + Send + 'static,
    ) -> Box<dyn Bot<WORDS>> {
        match self {
            Self::Easy => Box::new(players::Easy::new(chance)),
            Self::Normal => Box::new(players::Normal::new(chance)),
            Self::Expert(iterations) => Box::new(players::Expert::new(iterations, chance, stop)),
            Self::Heavy => Box::new(players::Heavy),
            Self::Random => Box::new(players::Random { chance }),
            Self::Worlds(worlds) => Box::new(players::Worlds::new(worlds, chance, stop)),
        }
    }
}

/// Shuffles; every order is equally likely (Fisher and Yates).
fn reorder<T>(all: &mut [T], chance: &mut impl Rng) {
    for left in (1..all.len()).rev() {
        all.swap(left, chance.random_range(..=left));
    }
}
