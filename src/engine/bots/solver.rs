//! The exact value of a round in which all tiles are known, if both sides play as well as they can.

use super::review::Unit;
use super::search::evaluation::{Evaluation, Judged};
use crate::rules::{Move, Round, Seating, Team};

/// What a side wants to have as much of as it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::bots) enum Aim {
    /// The value of the round for the match, as computer players estimate it.
    Worth,
    /// Points ahead of the other side, or the chance to win the round.
    Unit(Unit),
}

/// Solves rounds of two sides by trying every way to play on.
pub(in crate::bots) struct Solver<'a> {
    evaluation: &'a Evaluation,
    aim: Aim,
    /// The side whose value is computed.
    team: Team,
    seating: Seating,
    /// How many moves may still be tried.
    tries: u32,
}

impl<'a> Solver<'a> {
    /// Makes a solver for a side, which may try this many moves. There must be two sides.
    pub(in crate::bots) fn new(
        evaluation: &'a Evaluation,
        aim: Aim,
        team: Team,
        seating: Seating,
        tries: u32,
    ) -> Self {
        Self {
            evaluation,
            aim,
            team,
            seating,
            tries,
        }
    }

    /// Returns the value of a legal move; `None` if there are too many ways to play on.
    pub(in crate::bots) fn value_of<const WORDS: usize>(
        &mut self,
        round: &Round<WORDS>,
        play: Move,
    ) -> Option<f64> {
        let mut after = round.clone();
        after.play_legal(play);
        self.value(&after, f64::NEG_INFINITY, f64::INFINITY)
    }

    /// Returns the best move of the seat in turn and its value; `None` if the round is over, or there are too many ways to play
    /// on. Of equal moves it is the first.
    pub(in crate::bots) fn best<const WORDS: usize>(
        &mut self,
        round: &Round<WORDS>,
    ) -> Option<Move> {
        if round.board().end().is_some() {
            return None;
        }
        let is_own = self.is_own_turn(round);
        let mut best: Option<(Move, f64)> = None;
        let moves: Vec<Move> = round.legal().moves(round.rules(), round.board()).collect();
        for play in moves {
            let value = self.value_of(round, play)?;
            let is_better = match best {
                None => true,
                Some((_, known)) if is_own => value > known,
                Some((_, known)) => value < known,
            };
            if is_better {
                best = Some((play, value));
            }
        }
        best.map(|(play, _)| play)
    }

    fn is_own_turn<const WORDS: usize>(&self, round: &Round<WORDS>) -> bool {
        self.seating.team(round.board().turn()) == self.team
    }

    /// Returns the value of a round, exactly if it lies between `low` and `high`; otherwise a bound (alpha-beta search).
    fn value<const WORDS: usize>(
        &mut self,
        round: &Round<WORDS>,
        mut low: f64,
        mut high: f64,
    ) -> Option<f64> {
        if let Some(ended) = round.result() {
            return Some(self.in_its_aim(&self.evaluation.judge(round.rules(), &ended)));
        }
        let is_own = self.is_own_turn(round);
        let mut best = if is_own {
            f64::NEG_INFINITY
        } else {
            f64::INFINITY
        };
        let mut after = round.clone();
        for play in round.legal().moves(round.rules(), round.board()) {
            // A new deal has no value that could be computed.
            if self.tries == 0 || play == Move::Redeal {
                return None;
            }
            self.tries -= 1;
            after.clone_from(round);
            after.play_legal(play);
            let value = self.value(&after, low, high)?;
            if is_own {
                best = best.max(value);
                low = low.max(best);
            } else {
                best = best.min(value);
                high = high.min(best);
            }
            if low >= high {
                break;
            }
        }
        Some(best)
    }

    fn in_its_aim(&self, judged: &Judged) -> f64 {
        match self.aim {
            Aim::Worth => f64::from(judged.worth[self.team.index()]),
            Aim::Unit(unit) => self
                .evaluation
                .won_in_unit(judged, unit, self.team, self.seating),
        }
    }
}
