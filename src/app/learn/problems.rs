//! Endgame problems with one winning move: announced as a position, answered by a move at the table, and explained.

use serpente_engine::bots::problems::Problem;
use serpente_engine::rules::{Move, Seat, Tally};
use serpente_engine::table::{Event, GameView, Setup, View};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::{Arg, Company, Message, reviewed};

/// A problem that waits for its answer.
pub(crate) struct Posed {
    pub(super) problem: Problem,
    pub(super) setup: Setup,
    /// The player's answer: the tile they laid, or their pass.
    pub(super) answered: Option<Move>,
}

/// A problem that was found, with the seed of the random match that it is taken from.
pub(super) struct FoundProblem {
    pub(super) seed: u64,
    pub(super) problem: Problem,
    pub(super) setup: Setup,
}

impl FoundProblem {
    /// Returns the problem in the random match of this seed, if it has one, with a person of this name.
    pub(super) fn of(seed: u64, name: &str) -> Option<Self> {
        let problem = Problem::of(seed, name)?;
        let Some(Event::Match(header)) = problem.events.first() else {
            return None;
        };
        let setup = header.setup().ok()?;
        Some(Self {
            seed,
            problem,
            setup,
        })
    }
}

/// Returns the answer to a problem that this event is, if it is a move of the problem's seat.
pub(super) fn answer_of(own: Seat, event: &Event) -> Option<Move> {
    match *event {
        Event::Laid {
            seat,
            tile,
            arm: Some(arm),
            inner,
            ..
        } if seat == own => inner.placement(tile, arm).map(Move::Lay),
        Event::Passed { seat, .. } if seat == own => Some(Move::Pass),
        _ => None,
    }
}

impl Posed {
    /// Returns whether this is the answer to the problem.
    pub(super) fn is_solved_by(&self, answer: Move) -> bool {
        same(answer, self.problem.best)
    }

    pub(super) fn judged(&self, answer: Move) -> Message {
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
        let verdict = if self.is_solved_by(answer) {
            say::problem_right()
        } else {
            say::problem_wrong(reviewed::named(&view, problem.best.into(), company))
        };
        let mut line: Vec<Message> = Vec::new();
        for (seat, play) in problem.goes_on(answer) {
            let name = reviewed::named(&view, play.into(), company);
            line.push(say::problem_move(company.who(seat), name));
        }
        if line.is_empty() {
            return verdict;
        }
        told_with(verdict, say::problem_line(Arg::apart(line)))
    }
}

/// Returns whether two moves are the same answer: both pass, or both lay the same tile in the same place.
fn same(one: Move, other: Move) -> bool {
    match (one, other) {
        (Move::Lay(one), Move::Lay(other)) => (one.tile, one.arm) == (other.tile, other.arm),
        (one, other) => one == other,
    }
}
