//! Endgame problems with one winning move: announced as a position, answered by a move at the table, and explained.

use crate::Outlet;
use crate::learn::reviewing::Learning;
use crate::table::aside::PracticeTable;
use serpente_engine::bots::problems::{Grade, Problem};
use serpente_engine::rules::{Move, Seat, Tally};
use serpente_engine::table::{Event, GameView, Setup, Shuffle, View};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::{Announcement, Arg, Company, Cue, Message, reviewed};

/// The number of random matches to search for a new problem.
const SEARCHED: u64 = 5000;

/// A problem that waits for its answer.
pub(crate) struct Posed {
    problem: Problem,
    setup: Setup,
    /// The player's answer: the tile they laid, or their pass.
    answered: Option<Move>,
}

/// A problem that was found, with the seed of the random match that it is taken from.
struct FoundProblem {
    seed: u64,
    problem: Problem,
    setup: Setup,
}

impl FoundProblem {
    /// Returns the problem in the random match of this seed, if it has one, with a person of this name.
    fn of(seed: u64, name: &str) -> Option<Self> {
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

/// Searches random matches for a problem that nobody has seen.
fn new_problem(name: &str) -> Option<FoundProblem> {
    let first = Shuffle::any_seed() >> 32;
    (first..first + SEARCHED).find_map(|seed| FoundProblem::of(seed, name))
}

impl<O: Outlet> PracticeTable<'_, O> {
    /// Poses a problem: the next one of this grade, or a new one that nobody has seen.
    pub(crate) fn pose(&mut self, grade: Option<Grade>) {
        let name = self.context.session.name_of(0);
        let found = match grade {
            Some(grade) => self.context.session.learning.next_shipped(grade, &name),
            None => new_problem(&name),
        };
        match found {
            Some(found) => self.pose_problem(found),
            None => self.context.refuse(say::problem_none()),
        }
    }

    fn pose_problem(&mut self, found: FoundProblem) {
        let FoundProblem {
            seed,
            problem,
            setup,
        } = found;
        let (other, held) = problem.other;
        let other = &setup.players[other.index()].name;
        let hello = say::problem_begins(seed, other, held.iter());
        if self.open_aside(&problem.events, hello) {
            self.context.session.learning.posed = Some(Box::new(Posed {
                problem,
                setup,
                answered: None,
            }));
        } else {
            self.context.session.learning.posed = None;
        }
    }

    /// Announces whether the answer to a problem was right, and why.
    pub(crate) fn judge_answer(&mut self) {
        if let Some(posed) = &self.context.session.learning.posed
            && let Some(answer) = posed.answered
        {
            let cue = if same(answer, posed.problem.best) {
                Cue::Points
            } else {
                Cue::Theirs
            };
            let judged = Announcement::general(posed.judged(answer)).with(cue);
            self.close_aside();
            self.context.tell(&judged);
        }
    }
}

impl Learning {
    /// Returns the next problem of this grade among those that come with the program; the first time, any of them.
    fn next_shipped(&mut self, grade: Grade, name: &str) -> Option<FoundProblem> {
        let seeds: Vec<u64> = grade.shipped().collect();
        let last = &mut self.places[usize::from(grade.number()) - 1];
        let next = match *last {
            Some(last) => (last + 1) % seeds.len().max(1),
            None => usize::try_from(Shuffle::any_seed() % seeds.len().max(1) as u64).ok()?,
        };
        *last = Some(next);
        FoundProblem::of(*seeds.get(next)?, name)
    }

    /// Checks the events at the table for the answer to the problem.
    pub(crate) fn see_answer(&mut self, events: &[Event]) {
        let Some(posed) = &mut self.posed else {
            return;
        };
        if posed.answered.is_none() {
            let seat = posed.problem.seat;
            posed.answered = events.iter().find_map(|event| answer_of(seat, event));
        }
    }
}

/// Returns the answer to a problem that this event is, if it is a move of the problem's seat.
fn answer_of(own: Seat, event: &Event) -> Option<Move> {
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
        let verdict = if same(answer, problem.best) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Key;
    use crate::testing::{silent_app, the_lines_after};

    /// Poses this problem to a player, who passes. Returns the lines that answer the key press.
    fn pass_is_told(found: FoundProblem) -> Vec<String> {
        let mut app = silent_app();
        app.open_problems();
        PracticeTable::of(&mut app.context).pose_problem(found);
        the_lines_after(&mut app, Key::Char('p'))
    }

    #[test]
    fn every_problem_whose_answer_is_a_pass_is_solved_by_passing() {
        let mut solved = [0; 3];
        for grade in Grade::ALL {
            for seed in grade.shipped() {
                let found = FoundProblem::of(seed, "Player").expect("a problem");
                if found.problem.best == Move::Pass {
                    let lines = pass_is_told(found);
                    assert!(
                        lines.iter().any(|line| line.starts_with("Right.")),
                        "{seed}: {lines:?}"
                    );
                    solved[usize::from(grade.number()) - 1] += 1;
                }
            }
        }
        assert_eq!(solved, [0, 34, 83]);
    }

    #[test]
    fn a_pass_that_does_not_win_is_judged_and_the_right_move_is_named() {
        let mut judged = 0;
        for grade in Grade::ALL {
            for seed in grade.shipped().take(20) {
                let found = FoundProblem::of(seed, "Player").expect("a problem");
                let round = found.problem.round();
                let may_pass = round
                    .legal()
                    .moves(round.rules(), round.board())
                    .any(|play| play == Move::Pass);
                if may_pass && found.problem.best != Move::Pass {
                    let lines = pass_is_told(found);
                    let wrong = "That does not win. The move was ";
                    assert!(
                        lines.iter().any(|line| line.starts_with(wrong)),
                        "{seed}: {lines:?}"
                    );
                    judged += 1;
                }
            }
        }
        assert!(judged > 0);
    }
}
