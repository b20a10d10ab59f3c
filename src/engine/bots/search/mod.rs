//! Information-set Monte Carlo tree search: each iteration samples a new deal of the hidden tiles that agrees with the view,
//! and all iterations grow one tree of the public moves. (Cowling, Powley and Whitehouse, 2012.)

pub(in crate::bots) mod belief;
pub(in crate::bots) mod certain;
mod compare;
pub(in crate::bots) mod evaluation;
mod evidence;
mod exact;
mod narrow;
pub(in crate::bots) mod prior;
pub(in crate::bots) mod rollout;
#[cfg(test)]
pub(in crate::bots) mod scene;
mod tree;
mod worlds;

use super::ThinkingBudget;
use crate::rules::{LegalMoves, Move, Round, Tally};
use crate::table::View;
use belief::Belief;
use evaluation::Evaluation;
use narrow::{MaskedSearch, NarrowSearches};
use std::sync::Arc;
use tree::SearchTree;

/// A search, whose memory is reused for the next decision.
pub(in crate::bots) struct Search<const WORDS: usize> {
    tree: SearchTree,
    belief: Belief<WORDS>,
    round: Option<Round<WORDS>>,
    /// Whether opponents are assumed to have laid, and to lay, what is good for them.
    models_opponents: bool,
    narrow: NarrowSearches<WORDS>,
}

/// The decision for the best move.
struct BestMove<'a> {
    budget: &'a mut ThinkingBudget,
}

impl MaskedSearch for BestMove<'_> {
    type Decided = Option<Move>;

    fn decide<const WORDS: usize>(
        self,
        search: &mut Search<WORDS>,
        view: &View<'_, WORDS>,
    ) -> Option<Move> {
        search.best_so_narrow(view, self.budget)
    }
}

impl<const WORDS: usize> Search<WORDS> {
    pub(in crate::bots) fn new(models_opponents: bool) -> Self {
        Self {
            tree: SearchTree::default(),
            belief: Belief::new(),
            round: None,
            models_opponents,
            narrow: NarrowSearches::NONE,
        }
    }

    /// Returns the best move found for the seat in turn when the search ends or is stopped; `None` for a seat without a
    /// legal move.
    pub(in crate::bots) fn best(
        &mut self,
        view: &View<'_, WORDS>,
        budget: &mut ThinkingBudget,
    ) -> Option<Move> {
        self.decide(view, BestMove { budget })
    }

    /// Does the same with masks as wide as those of the view.
    fn best_so_narrow(
        &mut self,
        view: &View<'_, WORDS>,
        budget: &mut ThinkingBudget,
    ) -> Option<Move> {
        let mut moves = view.moves();
        let first = moves.next()?;
        if moves.next().is_none() {
            return Some(first);
        }
        if view.legal.is_some_and(LegalMoves::may_redeal) {
            let Some(tally) = evaluation::playing_on(view) else {
                // A hand with five doubles will be blocked by the others.
                return Some(Move::Redeal);
            };
            return self.asks_or_plays_on(&tally, view, budget).or(Some(first));
        }
        self.grow(view, budget);
        self.tree.best().or(Some(first))
    }

    /// Returns the best move of a seat that may ask for a new deal. `tally` are the totals if it does not.
    fn asks_or_plays_on(
        &mut self,
        tally: &Tally,
        view: &View<'_, WORDS>,
        budget: &mut ThinkingBudget,
    ) -> Option<Move> {
        self.grow(&View { tally, ..*view }, budget);
        let team = view.rules.options.seating.team(view.seat);
        let worth_of_new_deal = Evaluation::of_new_deal(view.rules, view.tally)[team.index()];
        match self.tree.worth_of_best() {
            Some(worth) if worth < worth_of_new_deal => Some(Move::Redeal),
            _ => self.tree.best(),
        }
    }

    /// Grows the tree from a view.
    fn grow(&mut self, view: &View<'_, WORDS>, budget: &mut ThinkingBudget) {
        let stop = &budget.stop;
        let chance = &mut budget.chance;
        let evaluation = Evaluation::new(view.rules, view.tally, view.board);
        self.belief.look(view, self.models_opponents, chance);
        // Those who do not model their opponents simulate few rounds.
        let has_few_rounds = !self.models_opponents;
        self.tree.clear(prior::speaks(view.rules, has_few_rounds));
        let mut round = match self.round.take() {
            Some(round) if Arc::ptr_eq(round.rules(), view.rules) => round,
            _ => {
                let (world, _) = self.belief.world(chance);
                match Round::imagine(Arc::clone(view.rules), view.board, world) {
                    Ok(round) => round,
                    // The view contradicts itself, so nothing can be simulated.
                    Err(_) => return,
                }
            }
        };
        for simulated in 0..budget.rounds {
            if stop.is_asked_between_rounds() {
                break;
            }
            let (world, heaviest) = self.belief.world(chance);
            if simulated > 0 {
                round.imagine_possible(view.board, world);
            } else if round.imagine_again(view.board, world).is_err() {
                // The view contradicts itself.
                return;
            }
            self.tree.descend(&mut round, heaviest, chance);
            // A round that never ends teaches nothing.
            let models = self.models_opponents;
            if let Some(ended) = rollout::lively(&mut round, models, heaviest, chance) {
                self.tree.learn(&evaluation.judge(view.rules, &ended).worth);
            }
        }
        self.round = Some(round);
    }
}
