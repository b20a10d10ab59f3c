//! Endgames in which exactly one move wins, taken from random matches and verified by trying every way to play on.
//!
//! They are games of Salotto for two with an empty boneyard, so a player who counts knows every tile.
//! `serpente problems --matches N --seed S` searches for them; `shipped.txt` contains the first hundred of each grade from seed
//! 0 on.

use super::{Bot, bots_of};
use crate::rules::{Dealt, Move, Round, Seat, Seating, TileSet};
use crate::table::{
    Command, Event, Game, GameView, Level, Player, Setup, Shuffle, Table, View, computer_names,
};
use std::sync::Arc;

/// The most tiles in both hands together: as many as a player can remember.
const MOST_HELD: usize = 9;

/// The fewest tiles in the hand of the seat in turn.
const LEAST_HELD: usize = 3;

/// How many times a normal player is asked to find the move.
const ASKED: usize = 5;

const SHIPPED: &str = include_str!("shipped.txt");

/// How hard a problem is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// The heaviest playable tile wins.
    First,
    /// The heaviest playable tile does not win, but a short search finds the winning move each time.
    Second,
    /// A short search misses the winning move at least once.
    Third,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// Returns the grade's number, from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the seeds of the problems of this grade that come with the program.
    pub fn shipped(self) -> impl Iterator<Item = u64> {
        let line = SHIPPED.lines().nth(usize::from(self.number()) - 1);
        let seeds = line.unwrap_or_default().split_whitespace();
        seeds.filter_map(|seed| seed.parse().ok())
    }
}

/// An endgame in which exactly one move wins.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The record up to the problem, with a person in turn.
    pub events: Vec<Event>,
    /// The seat in turn.
    pub seat: Seat,
    /// The other seat and its hand, which follows from the tiles laid and the first hand.
    pub other: (Seat, TileSet<3>),
    /// The only move that wins.
    pub best: Move,
    /// How hard the move is to find.
    pub grade: Grade,
    round: Round<3>,
}

impl Problem {
    /// Returns the first problem in the random match of this seed, if it has one, with a person of this name.
    ///
    /// # Panics
    /// Never: two can play Salotto.
    #[must_use]
    pub fn of(seed: u64, name: &str) -> Option<Self> {
        let mut events = Vec::new();
        let mut table: Table<3> = Table::new(random_salotto(2), &mut events);
        let mut deck = Shuffle::seeded(seed);
        let mut bots = bots_of(table.setup(), seed);
        let deal = table.command(Command::Deal, &mut deck, &mut events);
        deal.expect("a match begins with a deal");
        loop {
            let view = table.view_in_turn()?;
            if let Some((round, best)) = only_one_wins(&view) {
                let seat = view.seat;
                let other = round.board().playing().after(seat)?;
                let grade = grade(&view, best);
                name_person(&mut events, seat, name);
                return Some(Self {
                    events,
                    seat,
                    other: (other, round.hand(other)),
                    best,
                    grade,
                    round,
                });
            }
            let (seat, play) = (view.seat, bots[view.seat.index()].lay(&view));
            let done = table.command(Command::Play(seat, play.into()), &mut deck, &mut events);
            done.expect("computer players choose among legal moves");
        }
    }

    /// Returns the moves to the end of the round after this move, if both seats play as well as they can from then on.
    pub fn goes_on(&self, play: Move) -> Vec<(Seat, Move)> {
        let mut round = self.round.clone();
        let mut line = Vec::new();
        let mut next = Some(play);
        while let Some(play) = next {
            let turn = round.board().turn();
            if round.play(turn, play).is_err() {
                break;
            }
            line.push((turn, play));
            next = best_reply(&round, self.seat);
        }
        line.drain(..line.len().min(1));
        line
    }

    /// Returns the round, with the seat of the problem in turn.
    pub fn round(&self) -> &Round<3> {
        &self.round
    }
}

/// Returns the setup of a match of Salotto between random players.
///
/// # Panics
/// If so many cannot play it, each alone.
pub(super) fn random_salotto(players: u8) -> Setup {
    let game = Game::find("salotto").expect("it is a game");
    let options = Setup::options(game, Seating::alone(players), None, None);
    let names = computer_names(Level::Normal).iter();
    let seats = names.take(players.into()).map(|name| Player {
        name: (*name).to_owned(),
        level: Some(Level::Random),
    });
    let setup = Setup::new(game, options.expect("they can play it"), seats.collect());
    setup.expect("it has a seat for each")
}

/// Makes the seat of the problem a person, and the other one a normal computer player.
fn name_person(events: &mut [Event], seat: Seat, name: &str) {
    if let Some(Event::Match(header)) = events.first_mut() {
        for (number, other) in header.seats.iter_mut().enumerate() {
            if number == seat.index() {
                name.clone_into(&mut other.name);
                "human".clone_into(&mut other.player);
            } else {
                other.player = Level::Normal.to_string();
            }
        }
    }
}

fn moves(round: &Round<3>) -> impl Iterator<Item = Move> + '_ {
    round.legal().moves(round.rules(), round.board())
}

/// Returns the round with all tiles known, and the move that wins it, if exactly one move does.
fn only_one_wins(view: &View<'_, 3>) -> Option<(Round<3>, Move)> {
    let unseen = view.unseen();
    let is_small = view.hand.len() >= LEAST_HELD && view.hand.len() + unseen.len() <= MOST_HELD;
    (view.board.boneyard() == 0 && is_small).then_some(())?;
    view.moves().nth(1)?;
    let mut dealt = Dealt {
        playing: view.board.playing(),
        ..Dealt::default()
    };
    for seat in view.board.playing().iter() {
        dealt.hands[seat.index()] = if seat == view.seat { view.hand } else { unseen };
    }
    let round = Round::imagine(Arc::clone(view.rules), view.board, &dealt).ok()?;
    let mut winning = moves(&round).filter(|&play| wins(&after(&round, play), view.seat));
    let best = winning.next().filter(|_| winning.next().is_none())?;
    Some((round.clone(), best))
}

fn after(round: &Round<3>, play: Move) -> Round<3> {
    let mut after = round.clone();
    let turn = round.board().turn();
    after.play(turn, play).expect("a legal move");
    after
}

/// Returns whether a seat wins the round, whatever the other one does.
fn wins(round: &Round<3>, seat: Seat) -> bool {
    let Some(ended) = round.result() else {
        let wins = |play| wins(&after(round, play), seat);
        return if round.board().turn() == seat {
            moves(round).any(wins)
        } else {
            moves(round).all(wins)
        };
    };
    let rules = round.rules();
    let (book, options) = (rules.book, &rules.options);
    let points = (book.count.score)(&ended, options).points;
    let own = options.seating.team(seat);
    let teams = options.seating.each_team();
    // In Salotto the lowest points are the best.
    teams
        .filter(|&team| team != own)
        .all(|team| points[own.index()] < points[team.index()])
}

/// Returns the best move of the seat in turn; `None` when the round is over.
fn best_reply(round: &Round<3>, seat: Seat) -> Option<Move> {
    round.result().is_none().then_some(())?;
    let own = round.board().turn() == seat;
    let good = moves(round).find(|&play| wins(&after(round, play), seat) == own);
    good.or_else(|| moves(round).next())
}

fn grade(view: &View<'_, 3>, best: Move) -> Grade {
    let finds = |level: Level, chance: usize| {
        let mut bot: Bot = level.bot(Shuffle::chance_for(0, chance));
        bot.decide(&GameView::Tiles(*view)) == best.into()
    };
    if finds(Level::Heavy, 0) {
        Grade::First
    } else if (0..ASKED).all(|chance| finds(Level::Normal, chance)) {
        Grade::Second
    } else {
        Grade::Third
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hundred_of_each_grade_come_with_the_program_and_each_is_one() {
        for grade in Grade::ALL {
            let mut seeds: Vec<u64> = grade.shipped().collect();
            assert_eq!(seeds.len(), 100);
            for &seed in &seeds {
                let problem = Problem::of(seed, "Player").expect("a problem");
                assert_eq!(problem.grade, grade, "{seed}");
                let round = problem.round();
                let winning = moves(round).filter(|&play| wins(&after(round, play), problem.seat));
                assert_eq!(winning.collect::<Vec<_>>(), [problem.best], "{seed}");
                for play in moves(round) {
                    let mut round = after(round, play);
                    for (seat, play) in problem.goes_on(play) {
                        round.play(seat, play).expect("the line can be played");
                    }
                    let won = wins(&round, problem.seat);
                    assert!(round.result().is_some(), "{seed}: it ends");
                    assert_eq!(won, play == problem.best, "{seed}");
                }
            }
            seeds.dedup();
            assert_eq!(seeds.len(), 100, "each once");
        }
    }
}
