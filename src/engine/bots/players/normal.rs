//! A sensible player: simulates a few rounds, and remembers who passed on what.

use crate::bax::CardMove;
use crate::bots::cards::heuristic;
use crate::bots::search::prior::USUAL_HAND;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop, tricks};
use crate::rules::{InPlay, Move, Stuck};
use crate::table::{CardView, TrickView, View};
use crate::tricks::TrickMove;
use rand::{Rng, RngExt};

/// How many rounds it simulates: few, so it sees only what is near.
const ROUNDS: u32 = 80;

/// The same for long hands in games without drawing: there, with few rounds one of ten tiles looks as good as another
/// (cubano, 300 mirrored deals: against easy players 47.9 percent of the rounds won with 80, 54.2 with 160).
const ROUNDS_OF_LONG_HANDS: u32 = 160;

/// The same in games where equal ends score: there the hidden tiles decide so much that more thought hardly helps, and this
/// player would be as strong as an expert (bergen, 1500 mirrored deals: experts won 52.2 percent of the rounds against
/// players with 80).
const ROUNDS_FOR_HEADERS: u32 = 8;

fn effort<const WORDS: usize>(view: &View<'_, WORDS>) -> Effort {
    let is_long = view.rules.options.hand > USUAL_HAND;
    let nobody_draws = view.rules.drawing.stuck == Stuck::Pass;
    let by_headers = view.rules.in_play().is_some_and(InPlay::is_by_headers);
    Effort {
        iterations: match is_long && nobody_draws {
            _ if by_headers => ROUNDS_FOR_HEADERS,
            true => ROUNDS_OF_LONG_HANDS,
            false => ROUNDS,
        },
        models_opponents: false,
    }
}

/// Plays the move that looks best after a short search.
pub(in crate::bots) struct Normal<R, const WORDS: usize> {
    chance: R,
    search: Search<WORDS>,
}

impl<R, const WORDS: usize> Normal<R, WORDS> {
    pub(in crate::bots) fn new(chance: R) -> Self {
        Self {
            chance,
            search: Search::new(),
        }
    }
}

impl<R: Rng + Send, const WORDS: usize> Bot<WORDS> for Normal<R, WORDS> {
    fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        let (effort, chance) = (effort(view), &mut self.chance);
        let best = self.search.best(view, effort, &Stop::default(), chance);
        best.expect("a computer player is asked in its turn")
    }

    fn overlooks(&mut self) -> bool {
        self.chance.random_range(..10_u32) == 0
    }

    fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        heuristic::take_or_stand(view)
    }

    fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        tricks::by_rule_of_thumb(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{SearchScene, rules};
    use crate::rules::Seating;

    #[test]
    fn what_is_thought_through_depends_on_what_thought_wins() {
        let rounds = |game, seating| {
            let scene = SearchScene::new(rules(game, seating, &[]), &[], "");
            effort(&scene.view()).iterations
        };
        let pairs = Seating::teams_of(2, 2);
        assert_eq!(rounds("cubano", pairs), ROUNDS_OF_LONG_HANDS);
        assert_eq!(rounds("latino", pairs), ROUNDS);
        assert_eq!(rounds("draw", Seating::alone(2)), ROUNDS);
        assert_eq!(rounds("bergen", Seating::alone(2)), ROUNDS_FOR_HEADERS);
        assert_eq!(rounds("fives", Seating::alone(2)), ROUNDS);
    }
}
