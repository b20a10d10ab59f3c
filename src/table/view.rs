//! Everything one seat may know.

use crate::bax::{Choice, Shown};
use crate::rules::{Board, Legal, Move, Options, Rules, Seat, Tally, TileSet};

/// Everything one seat may know of a round: its own hand, and what lies open for all. No other hand is in it.
#[derive(Clone, Copy, Debug)]
pub struct View<'a, const WORDS: usize = 3> {
    /// Whose view it is.
    pub seat: Seat,
    /// The tiles the seat holds.
    pub hand: TileSet<WORDS>,
    /// What lies open for all.
    pub board: &'a Board<WORDS>,
    /// The rules of the match.
    pub rules: &'a Rules<WORDS>,
    /// The totals of the match.
    pub tally: &'a Tally,
    /// What the seat may do, if it is its turn.
    pub legal: Option<&'a Legal<WORDS>>,
}

impl<'a, const WORDS: usize> View<'a, WORDS> {
    /// What the seat may do, laying first; nothing if it is not its turn.
    pub fn moves(&self) -> impl Iterator<Item = Move> + 'a {
        let (rules, board) = (self.rules, self.board);
        self.legal
            .into_iter()
            .flat_map(move |legal| legal.moves(rules, board))
    }
}

/// Everything one seat may know of a hand of cards: all that was taken and paid. The pack is not in it.
#[derive(Clone, Copy, Debug)]
pub struct CardView<'a> {
    /// Whose view it is.
    pub seat: Seat,
    /// What lies open for all.
    pub shown: &'a Shown,
    /// What was agreed.
    pub options: &'a Options,
    /// The totals of the match.
    pub tally: &'a Tally,
}

impl CardView<'_> {
    /// What the seat may do; nothing if it is not its turn.
    pub fn choices(&self) -> impl Iterator<Item = Choice> {
        let in_turn = self.shown.turn() == Some(self.seat);
        self.shown.choices().filter(move |_| in_turn)
    }
}
