//! Endgame problems with one winning move: announced as a position, answered by a move at the table, and explained.

use super::items::MenuKind;
use super::reviewing::Learning;
use super::{App, Outlet, Screen};
use serpente_engine::bots::problems::{Grade, Problem};
use serpente_engine::rules::{Move, Seat, Tally};
use serpente_engine::table::{Event, GameView, Setup, Shuffle, View};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::{Arg, Company, Message, reviewed};

/// The number of random matches to search for a new problem.
const SEARCHED: u64 = 5000;

/// A problem that waits for its answer.
pub(super) struct Posed {
    problem: Problem,
    setup: Setup,
    /// The player's answer: the tile they laid.
    answered: Option<Move>,
}

impl<O: Outlet> App<O> {
    /// Opens the menu of problems.
    pub fn open_problems(&mut self) {
        if self.screens.is_empty() {
            self.screens.push(Screen::menu(MenuKind::Main));
        }
        self.open(MenuKind::Problems);
    }

    /// Poses a problem: the next one of this grade, or a new one that nobody has seen.
    pub(super) fn pose(&mut self, grade: Option<Grade>) {
        let name = self.name_of(0);
        let found = if let Some(grade) = grade {
            let count = grade.shipped().count().max(1);
            let place = &mut self.learning.places[usize::from(grade.number()) - 1];
            let any = || usize::try_from(Shuffle::any_seed() % count as u64).unwrap_or_default();
            let number = place.map_or_else(any, |place| (place + 1) % count);
            *place = Some(number);
            let seed = grade.shipped().nth(number);
            seed.and_then(|seed| Some((seed, Problem::of(seed, &name)?)))
        } else {
            let first = Shuffle::any_seed() >> 32;
            let mut seeds = first..first + SEARCHED;
            seeds.find_map(|seed| Some((seed, Problem::of(seed, &name)?)))
        };
        let with_setup = |(number, problem): (_, Problem)| match problem.events.first()? {
            Event::Match(header) => Some((number, header.setup().ok()?, problem)),
            _ => None,
        };
        let Some((number, setup, problem)) = found.and_then(with_setup) else {
            return self.refuse(say::problem_none());
        };
        let (other, held) = problem.other;
        let other = &setup.players[other.index()].name;
        let hello = say::problem_begins(number, other, held.iter());
        let posed = self.open_aside(&problem.events, hello);
        self.learning.posed = posed.then(|| {
            Box::new(Posed {
                problem,
                setup,
                answered: None,
            })
        });
    }

    /// Announces whether the answer to a problem was right, and why.
    pub(super) fn judge_answer(&mut self) {
        if let Some(posed) = &self.learning.posed
            && let Some(answer) = posed.answered
        {
            let judged = posed.judged(answer);
            self.close_aside();
            self.notice(judged);
        }
    }
}

impl Learning {
    /// Checks the events at the table for the answer to the problem.
    pub(super) fn see_answer(&mut self, events: &[Event]) {
        let Some(posed) = &mut self.posed else {
            return;
        };
        let own = posed.problem.seat;
        let laid = |event: &Event| match *event {
            Event::Laid {
                seat,
                tile,
                arm: Some(arm),
                inner,
                ..
            } if seat == own => inner.placement(tile, arm).map(Move::Lay),
            _ => None,
        };
        posed.answered = posed.answered.or(events.iter().find_map(laid));
    }
}

impl Posed {
    fn judged(&self, answer: Move) -> Message {
        let problem = &self.problem;
        let tally = Tally::new(self.setup.options.seating);
        let round = problem.round();
        let view = GameView::Tiles(View {
            seat: problem.seat,
            hand: round.hand(problem.seat),
            board: round.board(),
            rules: round.rules(),
            tally: &tally,
            legal: Some(round.legal()),
        });
        let company = Company {
            setup: &self.setup,
            you: Some(problem.seat),
        };
        let named = |play: Move| reviewed::named(&view, play.into(), company);
        let is_right = same(answer, problem.best);
        let told = if is_right {
            say::problem_right()
        } else {
            say::problem_wrong(named(problem.best))
        };
        let of = |(seat, play): (Seat, Move)| say::problem_move(company.who(seat), named(play));
        let line: Vec<Message> = problem.goes_on(answer).into_iter().map(of).collect();
        if line.is_empty() {
            return told;
        }
        told_with(told, say::problem_line(Arg::apart(line)))
    }
}

/// Returns whether two moves lay the same tile in the same place.
fn same(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::Lay(one), Move::Lay(other)) => (one.tile, one.arm) == (other.tile, other.arm),
        _ => false,
    }
}
