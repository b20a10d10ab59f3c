//! Information-set Monte Carlo tree search: one tree of what everybody may see, grown through ever other deals of the
//! hidden tiles that agree with the view. (Cowling, Powley and Whitehouse, 2012.)

use super::belief::Belief;
use super::judgement::Judgement;
use super::rollout;
use super::tree::Tree;
use crate::rules::{Move, Round};
use crate::table::View;
use rand::Rng;
use std::sync::Arc;

/// How hard a search tries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// How many rounds are thought through.
    pub(super) iterations: u32,
    /// Whether others are believed to lay what is good for them, and to go on so.
    pub(super) shrewd: bool,
}

/// A search, its memory kept from one decision to the next.
pub(super) struct Search<const WORDS: usize> {
    tree: Tree,
    belief: Belief<WORDS>,
    round: Option<Round<WORDS>>,
}

impl<const WORDS: usize> Search<WORDS> {
    pub(super) fn new() -> Self {
        Self {
            tree: Tree::new(),
            belief: Belief::new(),
            round: None,
        }
    }

    /// The best move for the seat in turn.
    pub(super) fn best(
        &mut self,
        view: &View<'_, WORDS>,
        effort: Effort,
        chance: &mut impl Rng,
    ) -> Move {
        let legal = view.legal.expect("a computer player is asked in its turn");
        let mut moves = view.moves();
        let first = moves.next().expect("a seat in turn can do something");
        if moves.next().is_none() {
            return first;
        }
        if legal.may_redeal() {
            // Five doubles are a hand that others will hold up.
            return Move::Redeal;
        }
        self.grow(view, effort, chance);
        self.tree.best().unwrap_or(first)
    }

    /// Grows the tree from a view.
    fn grow(&mut self, view: &View<'_, WORDS>, effort: Effort, chance: &mut impl Rng) {
        let judgement = Judgement::new(view.rules, view.tally);
        self.belief.look(view, effort.shrewd, chance);
        self.tree.clear();
        let mut round = match self.round.take() {
            Some(round) if Arc::ptr_eq(round.rules(), view.rules) => round,
            _ => Round::imagine(
                Arc::clone(view.rules),
                view.board,
                self.belief.world(chance),
            )
            .expect("the hidden tiles are dealt as they are held"),
        };
        for _ in 0..effort.iterations {
            round
                .imagine_again(view.board, self.belief.world(chance))
                .expect("the hidden tiles are dealt as they are held");
            self.tree.descend(&mut round, chance);
            // A round that goes round in circles teaches nothing.
            if let Some(ended) = rollout::lively(&mut round, effort.shrewd, chance) {
                self.tree.learn(&judgement.judge(view.rules, &ended));
            }
        }
        self.round = Some(round);
    }
}
