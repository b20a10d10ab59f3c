//! Compares all moves of one decision, to tell how much the one that was made lost.
//!
//! A search for the best move seldom tries the others and knows little about them. Here each move has a tree of its own, and
//! all are tried in the same deals, so that all have the same luck. The trees of the best moves grow further. Then they are
//! followed through new deals without exploring, so that exploration does not count in the result.

use super::evaluation::{Evaluation, Judged};
use super::narrow::MaskedSearch;
use super::tree::SearchTree;
use super::{Search, prior, rollout};
use crate::bots::ThinkingBudget;
use crate::bots::review::{OptionGains, Trials, Unit};
use crate::rules::{Move, Round, Seats};
use crate::table::View;
use rand::Rng;
use std::sync::Arc;

/// How many moves, besides the one that was made, are compared to the end.
const RIVALS: usize = 3;

/// Whether the trees grow, or are only followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Grow,
    Follow,
}

/// The decision whether another move is better than the one that was made.
struct Comparing<'a> {
    plays: &'a [Move],
    played: usize,
    unit: Unit,
    budget: &'a mut ThinkingBudget,
}

impl MaskedSearch for Comparing<'_> {
    type Decided = Option<OptionGains>;

    fn decide<const WORDS: usize>(
        self,
        search: &mut Search<WORDS>,
        view: &View<'_, WORDS>,
    ) -> Option<OptionGains> {
        search.compare_so_narrow(view, self)
    }
}

impl<const WORDS: usize> Search<WORDS> {
    /// Compares the move that was made with the others of these. `None` if there are no others, or if it was stopped.
    pub(in crate::bots) fn compare(
        &mut self,
        view: &View<'_, WORDS>,
        plays: &[Move],
        played: usize,
        unit: Unit,
        budget: &mut ThinkingBudget,
    ) -> Option<OptionGains> {
        if plays.len() < 2 {
            return None;
        }
        let comparing = Comparing {
            plays,
            played,
            unit,
            budget,
        };
        self.decide(view, comparing)
    }

    /// Does the same with masks as wide as those of the view.
    fn compare_so_narrow(
        &mut self,
        view: &View<'_, WORDS>,
        comparing: Comparing<'_>,
    ) -> Option<OptionGains> {
        let Comparing {
            plays,
            played,
            unit,
            budget,
        } = comparing;
        self.belief.look(view, true, &mut budget.chance);
        let mut compared = Compared {
            evaluation: Evaluation::new(view.rules, view.tally, view.board),
            trees: plays.iter().map(|_| SearchTree::default()).collect(),
            view,
            plays,
            played,
            unit,
        };
        for tree in &mut compared.trees {
            tree.clear(prior::speaks(view.rules, false));
        }
        let all: Vec<usize> = (0..plays.len()).collect();
        let first = compared.run(self, &all, Stage::Grow, 2, budget);
        let rivals = first.leaders().into_iter().filter(|&at| at != played);
        let finalists: Vec<usize> = rivals.take(RIVALS).chain([played]).collect();
        let grown = compared.run(self, &finalists, Stage::Grow, 4, budget);
        let last = compared.run(self, &finalists, Stage::Follow, 4, budget);
        // If only one of the two stages finds a move better, the way of playing on may be at fault.
        let better = last.better().filter(|&option| grown.is_ahead(option));
        if budget.stop.is_asked() {
            return None;
        }
        let mut gains = Vec::new();
        for option in all {
            let trials = if finalists.contains(&option) {
                &last
            } else {
                &first
            };
            gains.push(trials.gain(option));
        }
        Some(OptionGains { better, gains })
    }
}

/// The moves of one decision.
struct Compared<'a, const WORDS: usize> {
    view: &'a View<'a, WORDS>,
    plays: &'a [Move],
    played: usize,
    unit: Unit,
    evaluation: Evaluation,
    trees: Vec<SearchTree>,
}

impl<const WORDS: usize> Compared<'_, WORDS> {
    /// Tries these moves in the same deals, with one of so many `parts` of the budget.
    fn run(
        &mut self,
        search: &mut Search<WORDS>,
        tried: &[usize],
        stage: Stage,
        parts: usize,
        budget: &mut ThinkingBudget,
    ) -> Trials {
        let deals = budget.share(parts * tried.len());
        let stop = &budget.stop;
        let chance = &mut budget.chance;
        let mut trials = Trials::new(self.plays.len(), deals);
        let team = self.view.rules.options.seating.team(self.view.seat);
        let mut came: Vec<Option<(f64, f64)>> = vec![None; tried.len()];
        for _ in 0..deals {
            if stop.is_asked_between_rounds() {
                break;
            }
            let (world, heaviest) = search.belief.world(chance);
            let mut round = match search.round.take() {
                Some(round) if Arc::ptr_eq(round.rules(), self.view.rules) => round,
                _ => Round::imagine(Arc::clone(self.view.rules), self.view.board, world)
                    .expect("the hidden tiles are dealt as they are held"),
            };
            for (&option, came) in tried.iter().zip(&mut came) {
                round.imagine_possible(self.view.board, world);
                let judged = self.try_out(option, &mut round, heaviest, stage, chance);
                *came = judged.map(|judged| {
                    let seating = self.view.rules.options.seating;
                    let in_unit = self
                        .evaluation
                        .won_in_unit(&judged, self.unit, team, seating);
                    (f64::from(judged.worth[team.index()]), in_unit)
                });
            }
            search.round = Some(round);
            let beside = tried.iter().position(|&option| option == self.played);
            let Some((worth, in_unit)) = beside.and_then(|at| came[at]) else {
                continue;
            };
            trials.next_deal();
            for (&option, came) in tried.iter().zip(&came) {
                if let Some(came) = came {
                    trials.take(option, came.0 - worth, came.1 - in_unit);
                }
            }
        }
        trials
    }

    /// Makes a move in a simulated round, and plays it to its end. Returns `None` if the round never ends.
    fn try_out(
        &mut self,
        option: usize,
        round: &mut Round<WORDS>,
        heaviest: Seats,
        stage: Stage,
        chance: &mut impl Rng,
    ) -> Option<Judged> {
        round
            .play(self.view.seat, self.plays[option])
            .expect("the moves of a decision are legal");
        let tree = &mut self.trees[option];
        match stage {
            Stage::Grow => tree.descend(round, heaviest, chance),
            Stage::Follow => tree.follow(round, heaviest),
        }
        let ended = rollout::lively(round, true, heaviest, chance)?;
        let judged = self.evaluation.judge(self.view.rules, &ended);
        if stage == Stage::Grow {
            tree.learn(&judged.worth);
        }
        Some(judged)
    }
}
