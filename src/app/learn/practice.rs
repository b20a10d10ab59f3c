//! Practice tables, opened on top of the current match or screen: no record is kept, and Escape leads back.

use crate::context::Context;
use crate::learn::problems::{FoundProblem, Posed};
use crate::session::{Aside, CurrentMatch};
use crate::table::game::TableScreen;
use crate::{Outlet, Screen};
use serpente_archive::resume;
use serpente_engine::bots::problems::Grade;
use serpente_engine::rules::Seats;
use serpente_engine::table::{Event, Shuffle};
use serpente_seat::{Keeping, Listener, TableAction};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Announcement, Cue, Message, Urgency};

/// The seed of the computer players at a practice table: the same move gets the same answer.
const ASIDE_SEED: u64 = 1;

/// The number of random matches to search for a new problem.
const SEARCHED: u64 = 5000;

/// Opens and closes the table for practice: one decision of a reviewed match, or a problem.
pub(crate) struct PracticeTable<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> PracticeTable<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> PracticeTable<'_, O> {
    /// Opens a practice table in the state that these events lead to. Returns whether the match can be resumed from there.
    pub(crate) fn open_aside(&mut self, events: &[Event], hello: Message) -> bool {
        let resumed = resume(events, Shuffle::seeded(ASIDE_SEED));
        let Some(resumed) = resumed.ok().filter(|found| found.played == events.len()) else {
            return false;
        };
        let mut table = self
            .context
            .session
            .match_here(resumed.table, events, ASIDE_SEED);
        // When the round is over, the player goes back to the match that it comes from.
        table.listener.keeping = Keeping::Aside;
        self.context.answer(hello);
        let outputs = table.begin(&resumed.fresh, self.context.session.now);
        self.context.session.matches.aside = Some(Aside {
            before: self.context.session.matches.game.take(),
            screens: self.context.screens.len(),
        });
        self.context.session.matches.covered_since = None;
        TableScreen::of(self.context).sit_down(CurrentMatch::new(table, None, Vec::new()), outputs);
        true
    }

    /// Closes the practice table and announces the screen below it. Returns whether a practice table was open.
    pub(crate) fn ends_aside(&mut self) -> bool {
        let closed = self.close_aside();
        match self.context.screens.last() {
            Some(Screen::Menu(_)) if closed => self.context.tell_entry(Urgency::Answer),
            Some(_) if closed => self.context.ask_again(Urgency::Answer),
            _ => {}
        }
        closed
    }

    /// Closes the practice table without an announcement. Returns whether a practice table was open.
    pub(crate) fn close_aside(&mut self) -> bool {
        let Some(aside) = self.context.session.matches.aside.take() else {
            return false;
        };
        self.context.session.learning.posed = None;
        self.context.teller.drop_all();
        self.context.screens.truncate(aside.screens);
        self.context.session.matches.game = aside.before;
        self.context.session.matches.covered_since = None;
        self.context.pressed.acted = true;
        let listener = self.context.session.listener();
        let holder = listener.and_then(Listener::holder);
        let chairs = listener.map_or(Seats::NONE, Listener::seats);
        self.context.teller.sit_down(chairs, holder);
        true
    }

    /// Plays on from before a decision, against the same computer players.
    pub(crate) fn play_on_from(&mut self, at: usize) {
        let reviewed = self.context.session.learning.reviewed.as_ref();
        let events = reviewed.map(|reviewed| reviewed.before(at));
        let hello = say::aside_begins(self.context.session.key(TableAction::Escape));
        if !events.is_some_and(|events| self.open_aside(&events, hello)) {
            self.context.refuse(say::review_none());
        }
    }
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
            let cue = if posed.is_solved_by(answer) {
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

/// Searches random matches for a problem that nobody has seen.
fn new_problem(name: &str) -> Option<FoundProblem> {
    let first = Shuffle::any_seed() >> 32;
    (first..first + SEARCHED).find_map(|seed| FoundProblem::of(seed, name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Key;
    use crate::testing::{silent_app, the_lines_after};
    use serpente_engine::rules::Move;

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
                        lines.iter().any(|line| line.starts_with("Correct.")),
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
