//! Two computer players compared over mirrored deals.

use super::judgement::points_are_bad;
use super::{Bot, Level};
use crate::rules::{
    Dealt, Move, Options, Round, RuleBook, Rules, SEATS, Scored, Seat, Set, SoFar, Tally, Tile,
};
use crate::table::{Deck, Shuffle, View};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often a deal that cannot be opened, or that a player wants dealt again, is replaced before the game is given up.
const REDEALS: usize = 1000;

/// What came of a comparison: of the first player, unless it says otherwise.
#[derive(Clone, Copy, Debug, Default)]
pub struct Comparison {
    /// The share of the rounds that the first player won, 0 to 1; a tie is half a win.
    pub share: f64,
    /// The share lies within so much of what endless deals would bring, 19 times of 20.
    pub margin: f64,
    /// The points that each player's sides had in a round, on average.
    pub points: [f64; 2],
    /// What each player needed to think where there was a choice.
    pub thought: [Thought; 2],
}

/// How long a player thought.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    /// How many choices there were.
    pub choices: u32,
    /// All of them together.
    pub together: Duration,
    /// The longest.
    pub longest: Duration,
}

/// Plays each deal twice, with the sides exchanged; a deal is one sample. Sides are the teams with even numbers, and the
/// others.
///
/// # Panics
/// If nearly no deal can be opened.
pub fn compare<const WORDS: usize>(
    book: &'static dyn RuleBook,
    options: &Options,
    levels: [Level; 2],
    deals: u32,
    seed: u64,
) -> Comparison {
    let mut arena = Arena::<WORDS>::new(book, options, levels, seed);
    let mut deck = Shuffle::seeded(seed);
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..deals {
        let share = arena.mirrored(&mut deck);
        sum += share;
        squares += share * share;
    }
    let count = f64::from(deals);
    let share = sum / count;
    let variance = (squares - sum * share) / (count - 1.0).max(1.0);
    Comparison {
        share,
        margin: 1.96 * (variance.max(0.0) / count).sqrt(),
        points: arena.points.map(|points| points / (2.0 * count)),
        thought: arena.thought,
    }
}

struct Arena<const WORDS: usize> {
    rules: Arc<Rules<WORDS>>,
    tally: Tally,
    players: [Vec<Box<dyn Bot<WORDS>>>; 2],
    bad: bool,
    points: [f64; 2],
    thought: [Thought; 2],
}

impl<const WORDS: usize> Arena<WORDS> {
    fn new(book: &'static dyn RuleBook, options: &Options, levels: [Level; 2], seed: u64) -> Self {
        let rules = Arc::new(Rules::new(book, options.clone()));
        let players = [0, 1].map(|side| {
            let chance = |seat| Shuffle::chance_for(seed, SEATS * side + seat);
            let seats = 0..options.seating.seats();
            seats.map(|seat| levels[side].bot(chance(seat))).collect()
        });
        Self {
            tally: Tally::new(options.seating),
            bad: points_are_bad(&rules),
            rules,
            players,
            points: [0.0; 2],
            thought: [Thought::default(); 2],
        }
    }

    /// Plays a deal twice, and tells the first player's share.
    fn mirrored(&mut self, deck: &mut Shuffle) -> f64 {
        let options = self.rules.options();
        let (set, hand, playing) = (options.set, options.hand, options.seating.all());
        let lots = self.lots(deck, set);
        let mut dealt = Dealt::default();
        for _ in 0..REDEALS {
            deck.deal(set, hand, playing, &mut dealt);
            let first = self.play(&dealt, &lots, 0);
            let second = self.play(&dealt, &lots, 1);
            if let (Some(first), Some(second)) = (first, second) {
                let shares = [(first, 0), (second, 1)].map(|(scored, swapped)| {
                    self.count(&scored, swapped);
                    self.share(&scored, swapped)
                });
                return f64::midpoint(shares[0], shares[1]);
            }
        }
        panic!("a game in which one deal of a thousand can be played");
    }

    fn lots(&self, deck: &mut Shuffle, set: Set) -> Vec<Tile> {
        let all: Vec<Tile> = set.tiles().collect();
        let seats = self.rules.options().seating.seats();
        deck.lots(&all, seats, |lots| self.rules.book().lots_decide(lots))
    }

    /// Plays a round; `swapped` is the side the first player takes. `None` if it must be dealt again.
    fn play(&mut self, dealt: &Dealt<WORDS>, lots: &[Tile], swapped: usize) -> Option<Scored> {
        let rules = Arc::clone(&self.rules);
        let opening = rules.book().opening(SoFar::default(), rules.options());
        let mut round = Round::new(Arc::clone(&rules), dealt, opening, lots).ok()?;
        while round.board().end().is_none() {
            let seat = round.board().turn();
            let view = View {
                seat,
                hand: round.hand(seat),
                board: round.board(),
                rules: round.rules(),
                tally: &self.tally,
                legal: Some(round.legal()),
            };
            let player = self.side(seat) ^ swapped;
            let begun = Instant::now();
            let play = self.players[player][seat.index()].choose(&view);
            if round.legal().count() > 1 {
                let thought = &mut self.thought[player];
                let took = begun.elapsed();
                thought.choices += 1;
                thought.together += took;
                thought.longest = thought.longest.max(took);
            }
            round
                .play(seat, play)
                .expect("computer players choose among legal moves");
            if play == Move::Redeal {
                return None;
            }
        }
        let ended = round.ended().expect("a round that is over");
        Some(rules.book().score(&ended, rules.options()))
    }

    /// The side a seat belongs to.
    fn side(&self, seat: Seat) -> usize {
        self.rules.options().seating.team(seat).index() % 2
    }

    fn count(&mut self, scored: &Scored, swapped: usize) {
        for team in self.rules.options().seating.each_team() {
            let points = f64::from(scored.points[team.index()]);
            self.points[(team.index() % 2) ^ swapped] += points;
        }
    }

    /// The first player's share of the round: all of it if the best points are on its side alone.
    fn share(&self, scored: &Scored, swapped: usize) -> f64 {
        let sign = if self.bad { -1 } else { 1 };
        let best = |side: usize| {
            let teams = self.rules.options().seating.each_team();
            teams
                .filter(|team| (team.index() % 2) ^ swapped == side)
                .map(|team| sign * scored.points[team.index()])
                .max()
        };
        match best(0).cmp(&best(1)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }
}
