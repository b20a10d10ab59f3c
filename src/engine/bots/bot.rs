//! How computer players of each level decide.

use super::cards::{heuristic, rollout};
use super::search::Search;
use super::search::prior::USUAL_HAND;
use super::{Level, Stop, ThinkingBudget, tricks};
use crate::bax::CardMove;
use crate::rules::{Board, Dice, InPlay, LegalMoves, Move, PlayoutChoice, Rules, Stuck};
use crate::table::{CardView, GameMove, GameView, SeatDice, TrickView, View};
use crate::tricks::{Counts, Phase, TrickMove};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};

/// How many of ten moves an easy player chooses with some thought: the heaviest tile first, as beginners are told.
const THOUGHT: u32 = 7;

/// The same in games where equal ends score: taking such points whenever possible is almost the best play there.
const THOUGHT_FOR_HEADERS: u32 = 3;

/// How many rounds a normal player simulates: few, so it sees only what is near.
const ROUNDS: u32 = 80;

/// The same for long hands in games without drawing: there, with few rounds one of ten tiles looks as good as another
/// (cubano, 300 mirrored deals: against easy players 47.9 percent of the rounds won with 80, 54.2 with 160).
const ROUNDS_OF_LONG_HANDS: u32 = 160;

/// The same in games where equal ends score: there the hidden tiles decide so much that more thought hardly helps, and this
/// player would be as strong as an expert (bergen, 1500 mirrored deals: experts won 52.2 percent of the rounds against
/// players with 80).
const ROUNDS_FOR_HEADERS: u32 = 8;

/// How many half points are enough for the heavy player in the game of cards.
const ENOUGH: u32 = 6;

/// A computer player. It is asked for a move of the seat in turn, whose view it gets.
pub struct Bot<const WORDS: usize = 3> {
    level: Level,
    budget: ThinkingBudget,
    /// The most rounds that it may simulate for a decision, if that is less than its level wants. With none, it decides by a
    /// rule of thumb.
    most_rounds: u32,
    /// Made at the first move that needs it.
    search: Option<Box<Search<WORDS>>>,
}

impl Level {
    /// Makes a player of this level.
    pub fn bot<const WORDS: usize>(self, chance: ChaCha8Rng) -> Bot<WORDS> {
        Bot {
            level: self,
            budget: ThinkingBudget {
                rounds: 0,
                stop: Stop::default(),
                chance,
            },
            most_rounds: u32::MAX,
            search: None,
        }
    }

    /// Returns whether a player of this level simulates rounds, which takes its time. The others decide at once.
    pub const fn searches(self) -> bool {
        match self {
            Self::Normal | Self::Expert(_) | Self::Worlds(_) => true,
            Self::Easy | Self::Heavy | Self::Random => false,
        }
    }
}

impl<const WORDS: usize> Bot<WORDS> {
    /// Returns the flag that ends its thinking.
    pub(crate) fn stop(&self) -> &Stop {
        &self.budget.stop
    }

    /// Gives back the memory that thinking took, some hundred kibibytes. The next decision that needs it takes it anew.
    pub(crate) fn rest(&mut self) {
        self.search = None;
    }

    /// Returns its level.
    pub(crate) fn level(&self) -> Level {
        self.level
    }

    /// Returns how many rounds it was given for its last decision; 0 if it simulated none.
    pub(crate) fn rounds(&self) -> u32 {
        self.budget.rounds
    }

    /// Decides on a move with at most this many simulated rounds.
    pub(crate) fn decide_within(&mut self, rounds: u32, view: &GameView<'_, WORDS>) -> GameMove {
        self.budget.rounds = 0;
        self.most_rounds = rounds;
        let play = self.decide(view);
        self.most_rounds = u32::MAX;
        play
    }

    /// Decides on a move, in any kind of game.
    pub fn decide(&mut self, view: &GameView<'_, WORDS>) -> GameMove {
        match view {
            GameView::Tiles(view) => self.lay_and_say(view),
            GameView::Cards(view) => self.take_or_stand(view).into(),
            GameView::Tricks(view) => self.bid_or_play(view).into(),
        }
    }

    /// Decides on a move with tiles and, where players must say the count of the ends, on what it says.
    pub(super) fn lay_and_say(&mut self, view: &View<'_, WORDS>) -> GameMove {
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
                GameMove::Saying(play, in_pips(view.board.foresee(view.rules).count(play)))
            }
            _ => play.into(),
        }
    }

    /// Decides whether it overlooks the count of the ends this time, where players must say it.
    fn overlooks(&mut self) -> bool {
        let once_in: u32 = match self.level {
            Level::Easy => 4,
            Level::Normal => 10,
            _ => return false,
        };
        self.budget.chance.random_range(..once_in) == 0
    }

    /// Returns the level at which it makes this decision: an easy player chooses this many of ten moves like a heavy one, and
    /// the others at random.
    fn level_now(&mut self, thought: u32) -> Level {
        match self.level {
            Level::Easy if self.budget.chance.random_range(..10_u32) < thought => Level::Heavy,
            Level::Easy => Level::Random,
            level => level,
        }
    }

    /// Decides on a move with tiles.
    pub(super) fn lay(&mut self, view: &View<'_, WORDS>) -> Move {
        match (self.level, view.legal) {
            (Level::Random, Some(legal)) => {
                any_move(legal, view.rules, view.board, &mut self.budget.chance)
            }
            _ => self.lay_with_thought(view),
        }
    }

    /// Returns whether it makes any legal move, all equally likely.
    pub(super) fn plays_at_random(&self) -> bool {
        self.level == Level::Random
    }

    /// Decides on a move with tiles in a simulation. Only a player who thinks needs the view.
    #[inline]
    pub(super) fn choose<'a>(&mut self, view: impl FnOnce() -> View<'a, WORDS>) -> PlayoutChoice {
        match self.level {
            Level::Random => PlayoutChoice::Any(self.throw()),
            _ => PlayoutChoice::Play(self.lay_with_thought(&view())),
        }
    }

    /// Not inlined, so that any move is chosen quickly.
    #[inline(never)]
    fn lay_with_thought(&mut self, view: &View<'_, WORDS>) -> Move {
        let by_headers = view.rules.in_play().is_some_and(InPlay::is_by_headers);
        let thought = if by_headers {
            THOUGHT_FOR_HEADERS
        } else {
            THOUGHT
        };
        let level = self.level_now(thought);
        let wished = match level {
            Level::Random => {
                let legal = view.legal.expect("a computer player is asked in its turn");
                return any_move(legal, view.rules, view.board, &mut self.budget.chance);
            }
            Level::Easy | Level::Heavy => return heaviest(view),
            Level::Worlds(rounds) | Level::Expert(rounds) => rounds,
            Level::Normal => rounds_of_normal(view, by_headers),
        };
        self.budget.rounds = wished.min(self.most_rounds);
        if self.budget.rounds == 0 {
            return heaviest(view);
        }
        let models_opponents = matches!(level, Level::Expert(_));
        let search = self
            .search
            .get_or_insert_with(|| Box::new(Search::new(models_opponents)));
        if let Level::Worlds(_) = level {
            return search.best_of_worlds(view, &mut self.budget);
        }
        let best = search.best(view, &mut self.budget);
        best.expect("a computer player is asked in its turn")
    }

    /// Decides on a choice in the game of cards.
    pub fn take_or_stand(&mut self, view: &CardView<'_>) -> CardMove {
        match self.level_now(THOUGHT) {
            Level::Random => any_choice(view, &mut self.budget.chance),
            Level::Easy | Level::Heavy => {
                let enough = view.board.half_points(view.seat) >= ENOUGH;
                if enough && view.board.may_stand() {
                    CardMove::Stand
                } else {
                    CardMove::Take
                }
            }
            Level::Expert(packs) if self.most_rounds > 0 => {
                self.budget.rounds = packs.min(self.most_rounds);
                rollout::take_or_stand(view, &mut self.budget)
            }
            Level::Normal | Level::Expert(_) | Level::Worlds(_) => heuristic::take_or_stand(view),
        }
    }

    /// Decides on a bid, trumps, or a tile in a game of tricks.
    pub fn bid_or_play(&mut self, view: &TrickView<'_>) -> TrickMove {
        let level = if self.counts_before_bid(view) {
            Level::Heavy
        } else {
            self.level_now(THOUGHT)
        };
        match level {
            Level::Random => any_bid_or_tile(view, &mut self.budget.chance),
            Level::Easy | Level::Heavy => tricks::heaviest(view),
            Level::Expert(rounds) | Level::Worlds(rounds) if self.most_rounds > 0 => {
                self.budget.rounds = rounds.min(self.most_rounds);
                tricks::search(view, &mut self.budget)
            }
            Level::Normal | Level::Expert(_) | Level::Worlds(_) => tricks::by_rule_of_thumb(view),
        }
    }
}

impl<const WORDS: usize> Bot<WORDS> {
    /// Returns whether this is a bid that an easy player does not leave to chance: where tricks are counted, a bid that is set costs
    /// points, and bids at random cost more than those that were thought about bring.
    fn counts_before_bid(&self, view: &TrickView<'_>) -> bool {
        self.level == Level::Easy
            && view.board.phase() == Phase::Bidding
            && view.board.house().scores.counts == Counts::Tricks
    }
}

impl<const WORDS: usize> SeatDice for Bot<WORDS> {
    #[inline]
    fn throw(&mut self) -> Dice {
        dice(&mut self.budget.chance)
    }
}

fn in_pips(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

fn rounds_of_normal<const WORDS: usize>(view: &View<'_, WORDS>, by_headers: bool) -> u32 {
    let is_long = view.rules.options.hand > USUAL_HAND;
    let nobody_draws = view.rules.drawing.stuck == Stuck::Pass;
    match is_long && nobody_draws {
        _ if by_headers => ROUNDS_FOR_HEADERS,
        true => ROUNDS_OF_LONG_HANDS,
        false => ROUNDS,
    }
}

/// Returns any legal move, all equally likely.
fn any_move<const WORDS: usize>(
    legal: &LegalMoves<WORDS>,
    rules: &Rules<WORDS>,
    board: &Board<WORDS>,
    chance: &mut impl Rng,
) -> Move {
    let dice = dice(chance);
    let play = legal.pick(rules, board, |count| dice.below(count));
    play.expect("a seat in turn can always do something")
}

/// Returns dice with 32 bits, which are enough for a choice, and quicker to get than 64.
#[inline]
fn dice(chance: &mut impl Rng) -> Dice {
    Dice(chance.next_u32())
}

/// Returns the tile that scores most now, of equal ones a double first, then the heaviest; a draw if it must.
fn heaviest<const WORDS: usize>(view: &View<'_, WORDS>) -> Move {
    let rules = view.rules;
    let scores = view.board.foresee(rules);
    view.moves()
        .max_by_key(|play| match *play {
            Move::Open(tile) => (1, scores.points(*play), rules.rank(tile)),
            Move::Lay(placement) => (1, scores.points(*play), rules.rank(placement.tile)),
            Move::Draw => (0, 1, (false, 0)),
            _ => (0, 0, (false, 0)),
        })
        .expect("a seat in turn can always do something")
}

fn any_choice(view: &CardView<'_>, chance: &mut impl Rng) -> CardMove {
    let count = view.choices().count();
    let chosen = if count > 1 {
        chance.random_range(..count)
    } else {
        0
    };
    let choice = view.choices().nth(chosen);
    choice.expect("a seat in turn can always do something")
}

fn any_bid_or_tile(view: &TrickView<'_>, chance: &mut impl Rng) -> TrickMove {
    // A set bid costs points here, so a match of random players who bid more than they must would never end.
    let bids_cost = view.board.house().scores.counts == Counts::Tricks;
    if bids_cost && view.board.phase() == Phase::Bidding {
        let mut choices = view.choices();
        let mut has_bid = false;
        choices.retain(|choice| {
            let is_bid = matches!(choice, TrickMove::Bid(_));
            let is_higher_bid = is_bid && has_bid;
            has_bid |= is_bid;
            !is_higher_bid
        });
        return choices[chance.random_range(..choices.len())];
    }
    // With 32 bits the same numbers are drawn as with a machine word, but sooner.
    let picked = view.board.pick(view.hand, |count| {
        let count = u32::try_from(count).expect("there are few choices");
        chance.random_range(..count) as usize
    });
    picked.expect("a seat in turn can always do something")
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
            let view = scene.view();
            let by_headers = view.rules.in_play().is_some_and(InPlay::is_by_headers);
            rounds_of_normal(&view, by_headers)
        };
        let pairs = Seating::teams_of(2, 2);
        assert_eq!(rounds("cubano", pairs), ROUNDS_OF_LONG_HANDS);
        assert_eq!(rounds("latino", pairs), ROUNDS);
        assert_eq!(rounds("draw", Seating::alone(2)), ROUNDS);
        assert_eq!(rounds("bergen", Seating::alone(2)), ROUNDS_FOR_HEADERS);
        assert_eq!(rounds("fives", Seating::alone(2)), ROUNDS);
    }
}
