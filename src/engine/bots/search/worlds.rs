//! A search to compare with: it samples deals, and plays each move to the end at random in all of them.

use super::evaluation::{self, Evaluation};
use super::narrow::MaskedSearch;
use super::{Search, rollout};
use crate::bots::ThinkingBudget;
use crate::rules::{Move, Round};
use crate::table::View;
use std::sync::Arc;

/// The decision for the move that is best over sampled deals.
struct BestOfWorlds<'a> {
    budget: &'a mut ThinkingBudget,
}

impl MaskedSearch for BestOfWorlds<'_> {
    type Decided = Move;

    fn decide<const WORDS: usize>(
        self,
        search: &mut Search<WORDS>,
        view: &View<'_, WORDS>,
    ) -> Move {
        search.best_of_worlds_so_narrow(view, self.budget)
    }
}

impl<const WORDS: usize> Search<WORDS> {
    /// Returns the move that is best on average over sampled deals that agree with the view.
    pub(in crate::bots) fn best_of_worlds(
        &mut self,
        view: &View<'_, WORDS>,
        budget: &mut ThinkingBudget,
    ) -> Move {
        self.decide(view, BestOfWorlds { budget })
    }

    /// Does the same with masks as wide as those of the view.
    fn best_of_worlds_so_narrow(
        &mut self,
        view: &View<'_, WORDS>,
        budget: &mut ThinkingBudget,
    ) -> Move {
        let stop = &budget.stop;
        let chance = &mut budget.chance;
        let moves: Vec<Move> = view.moves().collect();
        if let [only] = moves[..] {
            return only;
        }
        let team = view.rules.options.seating.team(view.seat);
        let playing_on = evaluation::playing_on(view);
        let tally = playing_on.as_ref().unwrap_or(view.tally);
        let evaluation = Evaluation::new(view.rules, tally, view.board);
        let worth_of_new_deal = match playing_on {
            Some(_) => Evaluation::of_new_deal(view.rules, view.tally)[team.index()],
            // A hand with so many doubles loses more often than not.
            None => 0.6,
        };
        self.belief.look(view, false, chance);
        let mut sums = vec![0.0; moves.len()];
        for _ in 0..budget.rounds {
            if stop.is_asked_between_rounds() {
                break;
            }
            let (world, _) = self.belief.world(chance);
            let round = Round::imagine(Arc::clone(view.rules), view.board, world)
                .expect("the hidden tiles are dealt as they are held");
            let mut after = round.clone();
            for (&play, sum) in moves.iter().zip(&mut sums) {
                after.clone_from(&round);
                after.play(view.seat, play).expect("a legal move");
                if play == Move::Redeal {
                    *sum += worth_of_new_deal;
                } else if let Some(ended) = rollout::blind(&mut after, chance) {
                    *sum += evaluation.judge(view.rules, &ended).worth[team.index()];
                }
            }
        }
        let best = (0..moves.len()).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
        moves[best.expect("a seat in turn can always do something")]
    }
}
