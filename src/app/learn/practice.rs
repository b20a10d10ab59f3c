//! Practice tables, opened on top of the current match or screen: no record is kept, and Escape leads back.

use crate::context::Context;
use crate::learn::problems::{FoundProblem, OwnChoice, Posed, PosedQuestion, WantedProblem};
use crate::learn::reviewing::{MatchReview, recorded_choice};
use crate::learn::today;
use crate::screens::menu_items::MenuKind;
use crate::session::{CurrentMatch, ReturnPoint};
use crate::table::game::TableScreen;
use crate::{Outlet, Screen};
use serpente_archive::{
    MissedItem, Position, RecordedChoice, Reviewed, read_whole, record_named, resume,
};
use serpente_engine::bots::problems::{Grade, Problem, ProblemPlace, shipped_at};
use serpente_engine::rules::Seats;
use serpente_engine::table::{Event, GameMove, OwnedGameView, Setup, Shuffle};
use serpente_seat::{Keeping, Listener, TableAction};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Announcement, Cue, Message, Urgency};

/// The seed of the computer players at a practice table: the same move gets the same answer.
const PRACTICE_SEED: u64 = 1;

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
    /// Opens the menu of problems.
    pub(crate) fn open_problems(&mut self) {
        if self.context.screens.is_empty() {
            self.context.screens.push(Screen::menu(MenuKind::Main));
        }
        self.context.session.progress();
        self.context.open(MenuKind::Problems);
    }

    /// Opens the menu of problems, and poses the problem or the position of this word.
    ///
    /// # Errors
    /// If nothing has this word.
    pub(crate) fn open_problem(&mut self, word: &str) -> Result<(), Message> {
        if let Ok(place) = word.parse::<ProblemPlace>()
            && Problem::at(place, "").is_some()
        {
            self.open_problems();
            self.pose(WantedProblem::At(place));
            return Ok(());
        }
        let name = self.context.session.name_of(0);
        let Some(position) = Position::of_word(word, &name) else {
            return Err(say::problem_no_word(word));
        };
        self.open_problems();
        self.pose_position(position);
        Ok(())
    }

    /// Opens a practice table in the state that these events lead to. Returns whether the match can be resumed from there.
    pub(crate) fn open_at(&mut self, events: &[Event], hello: Message) -> bool {
        let resumed = resume(events, Shuffle::seeded(PRACTICE_SEED));
        let Some(resumed) = resumed.ok().filter(|found| found.played == events.len()) else {
            return false;
        };
        let mut table = self
            .context
            .session
            .match_here(resumed.table, events, PRACTICE_SEED);
        // When the round is over, the player goes back to the match that it comes from.
        table.listener.keeping = Keeping::PracticeTable;
        self.context.answer(hello);
        let outputs = table.begin(&resumed.fresh, self.context.session.now);
        self.context.session.matches.return_to = Some(ReturnPoint {
            before: self.context.session.matches.game.take(),
            screens: self.context.screens.len(),
        });
        self.context.session.matches.covered_since = None;
        TableScreen::of(self.context).sit_down(CurrentMatch::new(table, None, Vec::new()), outputs);
        true
    }

    /// Closes the practice table and announces the screen below it. Returns whether a practice table was open.
    pub(crate) fn end(&mut self) -> bool {
        let closed = self.close();
        match self.context.screens.last() {
            Some(Screen::Menu(_)) if closed => self.context.tell_entry(Urgency::Answer),
            Some(_) if closed => self.context.ask_again(Urgency::Answer),
            _ => {}
        }
        closed
    }

    /// Closes the practice table without an announcement. Returns whether a practice table was open.
    pub(crate) fn close(&mut self) -> bool {
        let Some(return_to) = self.context.session.matches.return_to.take() else {
            return false;
        };
        let learning = &mut self.context.session.learning;
        if let Some(posed) = learning.posed.take() {
            learning.last_posed = Some(posed);
        }
        self.context.teller.drop_all();
        self.context.screens.truncate(return_to.screens);
        self.context.session.matches.game = return_to.before;
        self.context.session.matches.covered_since = None;
        self.context.pressed.acted = true;
        let listener = self.context.session.listener();
        let holder = listener.and_then(Listener::holder);
        let chairs = listener.map_or(Seats::NONE, Listener::seats);
        self.context.teller.sit_down(chairs, holder);
        true
    }

    /// Plays on from before a decision, against the same computer players. If its better move is to be found, asks for it.
    pub(crate) fn play_on_from(&mut self, at: usize) {
        if self.context.session.learning.to_find.contains(&at) {
            return self.pose_of_review(at);
        }
        let reviewed = self.context.session.learning.reviewed.as_ref();
        let events = reviewed.map(|reviewed| reviewed.before(at));
        let hello = say::aside_begins(self.context.session.key(TableAction::Escape));
        if !events.is_some_and(|events| self.open_at(&events, hello)) {
            self.context.refuse(say::review_none());
        }
    }
}

impl<O: Outlet> PracticeTable<'_, O> {
    /// Poses a problem.
    pub(crate) fn pose(&mut self, wanted: WantedProblem) {
        let name = self.context.session.name_of(0);
        let solved = self.context.session.progress().solved.clone();
        let session = &mut self.context.session;
        let learning = &mut session.learning;
        match learning.find(wanted, &solved, &name, &mut session.random) {
            Some(found) => self.pose_problem(found),
            None => self.context.refuse(say::problem_none()),
        }
    }

    /// Poses the last problem again.
    pub(crate) fn pose_again(&mut self) {
        if let Some(last) = &self.context.session.learning.last_posed {
            match &last.question {
                PosedQuestion::Problem(problem) => self.pose(WantedProblem::At(problem.place)),
                PosedQuestion::Choice(choice) => {
                    let again = OwnChoice::clone(choice);
                    let setup = last.setup.clone();
                    self.open_choice(again, setup);
                }
            }
        }
    }

    /// Tells the solution of the last problem.
    pub(crate) fn tell_solution(&mut self) {
        if let Some(last) = &self.context.session.learning.last_posed {
            let solution = last.solution();
            self.context.answer(solution);
        }
    }

    /// Poses what has waited longest to come back.
    pub(crate) fn pose_due(&mut self) {
        let due = self.context.session.progress().due_on(today());
        match due.first().map(|due| due.item.clone()) {
            Some(MissedItem::Problem(word)) => match word.parse() {
                Ok(place) => self.pose(WantedProblem::At(place)),
                Err(_) => self.context.refuse(say::problem_none()),
            },
            Some(MissedItem::Choice(recorded)) => self.pose_choice(&recorded),
            None => self.context.refuse(say::problem_none()),
        }
    }

    /// Poses a choice of the player's own. If its record is gone, it is not asked again.
    fn pose_choice(&mut self, recorded: &RecordedChoice) {
        if !self.opens_choice(recorded) {
            let item = MissedItem::Choice(recorded.clone());
            let progress = self.context.session.progress();
            progress.due.retain(|due| due.item != item);
            self.context.keep_progress();
            self.context.refuse(say::problem_none());
        }
    }

    /// Opens the table before a choice in a record. Returns whether that is possible.
    fn opens_choice(&mut self, recorded: &RecordedChoice) -> bool {
        let Some(folders) = &self.context.session.folders else {
            return false;
        };
        let path = record_named(&folders.data, &recorded.file);
        let Ok((record, replay)) = read_whole(&path) else {
            return false;
        };
        let Some(seat) = replay.table().setup().people().iter().next() else {
            return false;
        };
        let reviewed = Reviewed::begin(&record, replay, seat);
        let mut decisions = reviewed.decisions.iter();
        let Some(at) = decisions.position(|decision| decision.line == recorded.line) else {
            return false;
        };
        let OwnedGameView::Tiles(view) = &reviewed.decisions[at].seen else {
            return false;
        };
        let plays = view.view().different_moves();
        let Some(&best) = plays.get(recorded.best) else {
            return false;
        };
        let choice = OwnChoice {
            recorded: Some(recorded.clone()),
            of_review: None,
            events: reviewed.before(at),
            view: (**view).clone(),
            best,
        };
        self.open_choice(choice, reviewed.setup.clone())
    }

    /// Asks for the better move of a decision of the match that is being reviewed.
    fn pose_of_review(&mut self, at: usize) {
        let learning = &self.context.session.learning;
        let Some(reviewed) = &learning.reviewed else {
            return;
        };
        let Some((decision, weighed)) = reviewed.evaluated().nth(at) else {
            return;
        };
        let (OwnedGameView::Tiles(view), GameMove::Tiles(best)) = (&decision.seen, weighed.best)
        else {
            return;
        };
        let recorded = match &learning.file_of_review {
            Some(file) => recorded_choice(file, decision, weighed),
            None => None,
        };
        let choice = OwnChoice {
            recorded,
            of_review: Some(at),
            events: reviewed.before(at),
            view: (**view).clone(),
            best,
        };
        let setup = reviewed.setup.clone();
        if !self.open_choice(choice, setup) {
            self.context.refuse(say::review_none());
        }
    }

    /// Opens the table before a choice. Returns whether that is possible.
    fn open_choice(&mut self, choice: OwnChoice, setup: Setup) -> bool {
        let is_own = choice.recorded.is_some() || choice.of_review.is_some();
        let hello = if is_own {
            say::problem_own()
        } else {
            say::problem_sent()
        };
        let opened = self.open_at(&choice.events, hello);
        if opened {
            self.context.session.learning.posed = Some(Box::new(Posed {
                question: PosedQuestion::Choice(Box::new(choice)),
                setup,
                answered: None,
                hinted: false,
            }));
        }
        opened
    }

    /// Opens the table at a position that was sent, and asks for the best move if the position tells it.
    pub(crate) fn pose_position(&mut self, position: Position) {
        let opened = if let Some(best) = position.best {
            let choice = OwnChoice {
                recorded: None,
                of_review: None,
                events: position.events,
                view: position.view,
                best,
            };
            self.open_choice(choice, position.setup)
        } else {
            let key = self.context.session.key(TableAction::Escape);
            self.open_at(&position.events, say::aside_begins(key))
        };
        if !opened {
            self.context.refuse(say::problem_none());
        }
    }

    fn pose_problem(&mut self, found: FoundProblem) {
        let hello = found.posed();
        let FoundProblem { problem, setup } = found;
        if self.open_at(&problem.events, hello) {
            self.context.session.learning.posed = Some(Box::new(Posed {
                question: PosedQuestion::Problem(Box::new(problem)),
                setup,
                answered: None,
                hinted: false,
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
            let is_right = posed.is_solved_by(answer);
            let cue = if is_right { Cue::Points } else { Cue::Theirs };
            let judged = Announcement::general(posed.judged(answer)).with(cue);
            let item;
            let mut grade = None;
            let mut of_review = None;
            match &posed.question {
                PosedQuestion::Problem(problem) => {
                    item = Some(MissedItem::Problem(problem.place.to_string()));
                    grade = shipped_at(problem.place).map(|known| known.grade);
                }
                PosedQuestion::Choice(choice) => {
                    item = choice.recorded.clone().map(MissedItem::Choice);
                    of_review = choice.of_review;
                }
            }
            let was_hinted = posed.hinted;
            self.close();
            self.context.tell(&judged);
            if let Some(at) = of_review {
                MatchReview::of(self.context).reveal(at);
            }
            if is_right && was_hinted {
                // It comes back like one that was missed.
                self.context.notice(say::problem_hinted());
            }
            if let Some(item) = item {
                self.keep_answer(item, grade, is_right && !was_hinted);
            }
            if of_review.is_none() {
                // The entry that poses the next one.
                self.context.tell_entry(Urgency::Event);
            }
        }
    }
}

impl<O: Outlet> PracticeTable<'_, O> {
    /// Keeps an answer. Tells the player's rating if it has changed.
    fn keep_answer(&mut self, item: MissedItem, grade: Option<Grade>, is_right: bool) {
        let progress = self.context.session.progress();
        let before = progress.rating;
        match (item, grade) {
            (MissedItem::Problem(word), Some(grade)) => {
                progress.take_answer(&word, grade.number(), is_right, today());
            }
            (item, _) => progress.take_item(item, is_right, today()),
        }
        let rating = progress.rating;
        if rating != before {
            self.context.notice(say::problem_rating(rating));
        }
        self.context.keep_progress();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::App;
    use crate::Key;
    use crate::learn::learning::Learning;
    use crate::learn::problems::answer_of;
    use crate::screens::menu_items::MenuEffect;
    use crate::steps::StepRunner;
    use crate::testing::PrintedLines;
    use crate::testing::{silent_app, the_lines_after};
    use serpente_engine::bots::problems::{Problem, ProblemPlace, ProblemTheme, shipped};
    use serpente_engine::rules::{Move, Seat};
    use serpente_engine::table::RandomSource;
    use std::collections::BTreeSet;

    /// The keys that answer where a tile goes: left, right, or a number.
    const PLACES: [char; 6] = ['g', 'd', '1', '2', '3', '4'];

    /// Poses a problem to a player, who lays the tile that fits of this number, at the place of this key if that is asked.
    /// Returns whether the program called the answer right, if there was one.
    fn is_called_right(place: ProblemPlace, tile: usize, side: char) -> Option<bool> {
        let mut app = silent_app();
        app.open_problems();
        let found = FoundProblem::at(place, "Player").expect("a problem");
        PracticeTable::of(&mut app.context).pose_problem(found);
        for _ in 0..tile {
            the_lines_after(&mut app, Key::Char('z'));
        }
        let mut lines = the_lines_after(&mut app, Key::Enter);
        if app.context.session.learning.last_posed.is_none() {
            lines = the_lines_after(&mut app, Key::Char(side));
        }
        let last = app.context.session.learning.last_posed.as_ref()?;
        let answer = last.answered?;
        let told = lines.join(" ");
        let is_right = told.contains("Correct.");
        assert_eq!(is_right, last.is_solved_by(answer), "{place}: {told}");
        let names_the_move = told.contains("The move was ");
        assert_eq!(is_right, !names_the_move, "{place}: {told}");
        Some(is_right)
    }

    /// Returns how many wrong answers were judged before the right one.
    fn wrong_before_right(place: ProblemPlace) -> usize {
        let mut wrong = 0;
        for tile in 1..=9 {
            for side in PLACES {
                match is_called_right(place, tile, side) {
                    Some(true) => return wrong,
                    Some(false) => wrong += 1,
                    None => {}
                }
            }
        }
        panic!("{place} cannot be solved by keys");
    }

    #[test]
    fn every_problem_is_solved_by_keys_and_what_is_wrong_is_called_wrong() {
        let mut wrong = 0;
        for known in shipped() {
            wrong += wrong_before_right(known.place);
        }
        assert!(wrong > shipped().len() / 2, "{wrong} wrong answers");
    }

    /// Returns an app in the menu of problems, with a problem that comes with the program on the table.
    fn posed(number: usize) -> App<PrintedLines> {
        let mut app = silent_app();
        app.open_problems();
        let place = shipped()[number - 1].place;
        let found = FoundProblem::at(place, "Player").expect("a problem");
        PracticeTable::of(&mut app.context).pose_problem(found);
        app
    }

    #[test]
    fn a_pass_is_an_answer_and_a_key_that_is_refused_is_none() {
        let [own, other] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
        for (seat, answer) in [(own, Some(Move::Pass)), (other, None)] {
            let passed = Event::Passed {
                seat,
                announced: false,
            };
            assert_eq!(answer_of(own, &passed), answer);
        }
        // Where something fits, one may not pass: the problem waits on.
        let mut app = posed(1);
        let lines = the_lines_after(&mut app, Key::Char('p'));
        assert!(!lines.is_empty());
        let posed = app.context.session.learning.posed.as_ref();
        assert_eq!(posed.expect("the problem").answered, None);
    }

    #[test]
    fn a_wrong_answer_is_followed_by_what_came_of_it_and_the_right_move_by_its_own_line() {
        let problem = Problem::at(shipped()[0].place, "").expect("a problem");
        let mut posed = Posed {
            setup: FoundProblem::at(problem.place, "")
                .expect("a problem")
                .setup,
            question: PosedQuestion::Problem(Box::new(problem)),
            answered: None,
            hinted: false,
        };
        let PosedQuestion::Problem(problem) = &posed.question else {
            panic!("it is a problem");
        };
        let mut wrong = None;
        for play in problem.view().different_moves() {
            if play != problem.best && !problem.goes_on(play).is_empty() {
                wrong = Some(play);
            }
        }
        let wrong = wrong.expect("a wrong move that does not end the round");
        posed.answered = Some(wrong);
        let app = silent_app();
        let told = app.context.session.text(&posed.judged(wrong));
        let own = app.context.session.text(&posed.solution());
        let (verdict, after) = told.split_once(" After ").expect("what follows the answer");
        assert_eq!(verdict, "That does not win.");
        assert!(after.ends_with(&own), "{told}");
        assert!(
            own.starts_with("The move was ") && own.contains(" Then "),
            "{own}"
        );
    }

    #[test]
    fn escape_leaves_a_problem_unsolved_and_the_menu_tells_its_solution_on_asking() {
        let mut app = posed(38);
        let lines = the_lines_after(&mut app, Key::Escape);
        assert!(!lines.join(" ").contains("The move was "), "{lines:?}");
        let progress = app.context.session.progress();
        assert!(progress.solved.is_empty() && progress.due.is_empty());
        StepRunner::of(&mut app.context).enter(MenuEffect::TellSolution);
        let told = app.context.teller.outlet.0.join(" ");
        assert!(told.contains("The move was "), "{told}");
    }

    #[test]
    fn the_next_problem_is_one_that_was_not_solved_until_all_were() {
        let mut solved = BTreeSet::new();
        let mut learning = Learning::default();
        let wanted = WantedProblem::Theme(ProblemTheme::Double);
        let random = &mut RandomSource::seeded(1);
        let mut all = BTreeSet::new();
        for known in shipped() {
            if known.theme == ProblemTheme::Double {
                all.insert(known.place.to_string());
            }
        }
        for _ in 0..all.len() {
            let found = learning.find(wanted, &solved, "", random).expect("one");
            let is_new = solved.insert(found.problem.place.to_string());
            assert!(is_new, "{} comes twice", found.problem.place);
            // The program is started again.
            learning = Learning::default();
        }
        assert_eq!(solved, all);
        assert!(learning.find(wanted, &solved, "", random).is_some());
    }

    #[test]
    fn a_problem_that_comes_with_the_program_is_told_by_a_number_and_a_new_one_by_its_word_alone() {
        let app = silent_app();
        let text = |found: &FoundProblem| app.context.session.text(&found.posed());
        let known = FoundProblem::at(shipped()[37].place, "").expect("a problem");
        assert!(text(&known).starts_with("Problem 38. "), "{}", text(&known));
        let random = &mut RandomSource::seeded(3);
        let new = FoundProblem::new("", random).expect("a problem");
        let told = text(&new);
        assert!(told.starts_with("One move "), "{told}");
        let word = new.problem.place.to_string();
        assert!(told.contains(&format!("Its word: {word}.")), "{told}");
        let again = FoundProblem::at(word.parse().expect("a word"), "").expect("the same");
        assert_eq!(text(&again), told);
    }
}
