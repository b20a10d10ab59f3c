//! Reviews a finished match decision by decision, to find out what each of them cost.

use super::{Record, Replay};
use serpente_engine::bots::review::{Guess, Unit, Weighed, guess, weigh};
use serpente_engine::bots::{Stop, ThinkingBudget};
use serpente_engine::rules::{Move, Seat, Tile};
use serpente_engine::table::{
    Command, Event, GameMove, GameView, Header, Level, OwnedGameView, Setup, Shuffle, Table,
};

/// The value that marks a person in the first line of a record.
const PERSON: &str = "human";

/// How many of the costliest decisions are listed as the worst.
const WORST: usize = 3;

/// A decision of a seat.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The line of the record with this decision, from 1.
    pub line: usize,
    /// The round, from 1.
    pub round: u32,
    /// The seat's view before the decision.
    pub seen: OwnedGameView,
    /// The move.
    pub played: GameMove,
    /// The tiles of the other seats, which this seat could not see.
    pub others: Vec<(Seat, Vec<Tile>)>,
}

/// The review of a match for one of its seats.
#[derive(Debug)]
pub struct Reviewed {
    /// The options agreed for the match, and the players.
    pub setup: Setup,
    /// The seat that is reviewed.
    pub seat: Seat,
    /// The unit in which losses are given.
    pub unit: Unit,
    /// The decisions of the seat.
    pub decisions: Vec<Decision>,
    /// The evaluations of the first of these decisions, as far as they are done, and how well the
    /// other hands could have been guessed.
    weighed: Vec<(Weighed, Option<Guess>)>,
    /// The record, from the match's first line.
    events: Vec<Event>,
    /// How many lines are before it in its file.
    lines_before: usize,
}

/// The result for all decisions.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSum {
    /// How many of them were choices among several moves.
    pub choices: usize,
    /// The total loss.
    pub loss: f64,
    /// The indices of the decisions that cost something, the costliest first.
    pub mistakes: Vec<usize>,
}

impl ReviewSum {
    /// Returns the percentage of choices for which no other move was certainly better.
    pub fn right(&self) -> u32 {
        let choices = self.choices.max(1);
        let right = choices - self.mistakes.len().min(choices);
        u32::try_from(100 * right / choices).unwrap_or_default()
    }

    /// Returns the costliest mistakes.
    pub fn worst(&self) -> &[usize] {
        &self.mistakes[..self.mistakes.len().min(WORST)]
    }
}

impl Reviewed {
    /// Begins the review of a complete record. Nothing is evaluated yet.
    #[must_use]
    pub fn begin(record: &Record, replay: Replay, seat: Seat) -> Self {
        let setup = replay.table().setup().clone();
        Self {
            unit: Unit::of(setup.game, &setup.options),
            decisions: decisions(record, replay, seat),
            weighed: Vec::new(),
            events: record.events.clone(),
            lines_before: record.before,
            setup,
            seat,
        }
    }

    /// Evaluates the next decision, with this number of iterations. Returns whether there was one
    /// and it was not stopped.
    pub fn weigh_next(&mut self, iterations: u32, stop: &Stop) -> bool {
        let number = self.weighed.len();
        let Some(decision) = self.decisions.get(number) else {
            return false;
        };
        // Each decision has its own random numbers, so its result does not depend on those
        // evaluated before.
        let mut budget = ThinkingBudget {
            rounds: iterations,
            stop: stop.clone(),
            chance: Shuffle::chance_for(0, number),
        };
        let view = decision.seen.view();
        let weighed = weigh(&view, decision.played, &mut budget);
        if !stop.is_asked() {
            let guess = guess(&view, &decision.others, &mut budget.chance);
            self.weighed.push((weighed, guess));
        }
        !stop.is_asked()
    }

    /// Returns the decisions that were evaluated, with the results.
    pub fn evaluated(&self) -> impl Iterator<Item = (&Decision, &Weighed)> {
        let evaluated = self.decisions.iter().zip(&self.weighed);
        evaluated.map(|(decision, (weighed, _))| (decision, weighed))
    }

    /// Returns how well the other hands could have been guessed at this decision, if it was
    /// evaluated and there was something to guess.
    pub fn guess(&self, at: usize) -> Option<Guess> {
        self.weighed.get(at)?.1
    }

    /// Returns the record up to this decision, with computer players in all other seats, so that
    /// the player can play on from there.
    ///
    /// # Panics
    /// If there is no such decision.
    pub fn before(&self, at: usize) -> Vec<Event> {
        let line = self.decisions[at].line - self.lines_before;
        let mut events = self.events[..line - 1].to_vec();
        if let Some(Event::Match(header)) = events.first_mut() {
            header.format = Header::PLAIN;
            for (number, seat) in header.seats.iter_mut().enumerate() {
                if number == self.seat.index() {
                    PERSON.clone_into(&mut seat.player);
                } else if seat.player == PERSON {
                    seat.player = Level::Normal.to_string();
                }
            }
        }
        events
    }

    /// Returns the result for all decisions evaluated so far.
    pub fn sum(&self) -> ReviewSum {
        let mut sum = ReviewSum {
            choices: 0,
            loss: 0.0,
            mistakes: Vec::new(),
        };
        for (at, (weighed, _)) in self.weighed.iter().enumerate() {
            if weighed.options > 1 {
                sum.choices += 1;
            }
            sum.loss += weighed.loss;
            if weighed.loss > 0.0 {
                sum.mistakes.push(at);
            }
        }
        sum.mistakes.sort_by(|&one, &other| {
            let (one, _) = &self.weighed[one];
            let (other, _) = &self.weighed[other];
            other.loss.total_cmp(&one.loss)
        });
        sum
    }
}

/// Returns the decisions of a seat, in order, without what was said with them. Moves made only
/// because the time was up are left out.
fn decisions(record: &Record, mut replay: Replay, seat: Seat) -> Vec<Decision> {
    let mut all = Vec::new();
    loop {
        let line = record.line_of(replay.played());
        let table = replay.table();
        let mut before = None;
        if table.turn() == Some(seat)
            && let Some(view) = table.game_view(seat)
        {
            before = Some((view.to_seen(), table.round_number(), others(table, seat)));
        }
        if replay.step().is_empty() {
            return all;
        }
        if let Some((seen, round, others)) = before
            && let Some((mover, move_made)) = replay.last_command().and_then(Command::played)
            && mover == seat
            && let Some(played) = move_made.without_words()
            && played != GameMove::Tiles(Move::TimeUp)
        {
            all.push(Decision {
                line,
                round,
                seen,
                played,
                others,
            });
        }
    }
}

/// Returns the tiles of the other seats.
fn others(table: &Table, seat: Seat) -> Vec<(Seat, Vec<Tile>)> {
    let seats = table.setup().options.seating.all();
    let mut held = Vec::new();
    for other in seats.from(seat) {
        if other == seat {
            continue;
        }
        let tiles: Vec<Tile> = match table.game_view(other) {
            Some(GameView::Tiles(view)) => view.hand.iter().collect(),
            Some(GameView::Tricks(view)) => view.hand.iter().collect(),
            Some(GameView::Cards(_)) | None => continue,
        };
        if !tiles.is_empty() {
            held.push((other, tiles));
        }
    }
    held
}
