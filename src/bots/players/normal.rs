//! A sensible player: thinks a few rounds through, and remembers who passed on what.

use crate::bots::cards::heuristic;
use crate::bots::search::prior::USUAL_HAND;
use crate::bots::search::{Effort, Search};
use crate::bots::{Bot, Stop, tricks};
use crate::rules::Stuck;
use crate::table::{GameMove, GameView, View};
use rand::Rng;

/// A few rounds only: it sees what is near.
const ROUNDS: u32 = 80;

/// As many where hands are long and nobody draws: after a few rounds one tile of ten looks as good as another there (cubano:
/// 47.9 in a hundred rounds won against easy players with 80, 54.2 with 160, of 300 mirrored deals).
const ROUNDS_OF_LONG_HANDS: u32 = 160;

fn effort<const WORDS: usize>(view: &View<'_, WORDS>) -> Effort {
    let is_long = view.rules.options().hand > USUAL_HAND;
    let nobody_draws = view.rules.drawing().stuck == Stuck::Pass;
    Effort {
        iterations: if is_long && nobody_draws {
            ROUNDS_OF_LONG_HANDS
        } else {
            ROUNDS
        },
        models_opponents: false,
    }
}

/// Plays what looks best after a short search.
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
    fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        match view {
            GameView::Tiles(view) => self
                .search
                .best(view, effort(view), &Stop::default(), &mut self.chance)
                .into(),
            GameView::Cards(view) => heuristic::stake(view).into(),
            GameView::Tricks(view) => tricks::by_rule_of_thumb(view).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{Scene, rules};
    use crate::rules::Seating;

    #[test]
    fn long_hands_are_thought_through_for_longer_where_nobody_draws() {
        let rounds = |game, seating| {
            let scene = Scene::new(rules(game, seating, &[]), &[], "");
            effort(&scene.view()).iterations
        };
        let pairs = Seating::teams_of(2, 2);
        assert_eq!(rounds("cubano", pairs), ROUNDS_OF_LONG_HANDS);
        assert_eq!(rounds("latino", pairs), ROUNDS);
        assert_eq!(rounds("draw", Seating::alone(2)), ROUNDS);
    }
}
