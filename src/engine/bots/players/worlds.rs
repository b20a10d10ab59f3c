//! A player to compare with: it samples deals, and plays each move to the end at random in all of them.

use crate::bax::CardMove;
use crate::bots::cards::heuristic;
use crate::bots::search::belief::Belief;
use crate::bots::search::evaluation::{self, Evaluation};
use crate::bots::search::rollout;
use crate::bots::{Bot, Stop, tricks};
use crate::rules::{Move, Round};
use crate::table::{CardView, TrickView, View};
use crate::tricks::TrickMove;
use rand::Rng;
use std::sync::Arc;

/// Plays the move that was best on average over sampled deals that agree with the view.
pub(in crate::bots) struct Worlds<R, const WORDS: usize> {
    chance: R,
    samples: u32,
    belief: Belief<WORDS>,
    stop: Stop,
}

impl<R, const WORDS: usize> Worlds<R, WORDS> {
    pub(in crate::bots) fn new(worlds: u32, chance: R, stop: Stop) -> Self {
        Self {
            chance,
            samples: worlds,
            belief: Belief::new(),
            stop,
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Worlds<R, WORDS> {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let moves: Vec<Move> = view.moves().collect();
        if let [only] = moves[..] {
            return only;
        }
        let team = view.rules.options.seating.team(view.seat);
        let playing_on = evaluation::playing_on(view);
        let tally = playing_on.as_ref().unwrap_or(view.tally);
        let evaluation = Evaluation::new(view.rules, tally, view.board);
        let asked = match playing_on {
            Some(_) => Evaluation::of_new_deal(view.rules, view.tally)[team.index()],
            // A hand with so many doubles loses more often than not.
            None => 0.6,
        };
        self.belief.look(view, false, &mut self.chance);
        let mut sums = vec![0.0; moves.len()];
        for _ in 0..self.samples {
            if self.stop.is_asked() {
                break;
            }
            let (world, _) = self.belief.world(&mut self.chance);
            let round = Round::imagine(Arc::clone(view.rules), view.board, world)
                .expect("the hidden tiles are dealt as they are held");
            let mut after = round.clone();
            for (&play, sum) in moves.iter().zip(&mut sums) {
                after.clone_from(&round);
                after.play(view.seat, play).expect("a legal move");
                if play == Move::Redeal {
                    *sum += asked;
                } else if let Some(ended) = rollout::blind(&mut after, &mut self.chance) {
                    *sum += evaluation.evaluate(view.rules, &ended)[team.index()];
                }
            }
        }
        let best = (0..moves.len()).max_by(|&one, &other| sums[one].total_cmp(&sums[other]));
        moves[best.expect("a seat in turn can always do something")]
    }

    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        heuristic::take_or_stand(view)
    }

    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        tricks::search(view, self.samples, &self.stop, &mut self.chance)
    }
}
