//! Problems with one right move: announced as a position, answered by a move at the table, and explained.

use serpente_archive::RecordedChoice;
use serpente_engine::bots::problems::{
    Grade, Problem, ProblemKind, ProblemPlace, ProblemTheme, shipped_at,
};
use serpente_engine::rules::{Move, Seat};
use serpente_engine::table::{Event, GameView, OwnedView, RandomSource, Setup, View};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Arg, Company, Message, followed_by, reviewed};

/// The first seed of the problems that do not come with the program.
const FIRST_NEW: u64 = 1 << 24;

/// How many seeds there are for new problems: few enough that their words are short.
const NEW_SEEDS: u64 = 1 << 24;

/// In how many random matches a new problem is looked for.
const SEARCHED: u64 = 5000;

/// A problem that waits for its answer.
pub(crate) struct Posed {
    pub(super) question: PosedQuestion,
    pub(super) setup: Setup,
    /// The player's answer: the tile they laid, or their pass.
    pub(super) answered: Option<Move>,
    /// Whether the player asked for a hint before.
    pub(crate) hinted: bool,
}

/// What is asked.
pub(crate) enum PosedQuestion {
    /// A problem.
    Problem(Box<Problem>),
    /// A choice of the player's own that had a better move.
    Choice(Box<OwnChoice>),
}

/// A choice of the player's own that had a better move.
#[derive(Clone)]
pub(crate) struct OwnChoice {
    /// Where it is recorded, if its match is kept.
    pub(super) recorded: Option<RecordedChoice>,
    /// Which decision of the match that is being reviewed it is, if it is asked there.
    pub(super) of_review: Option<usize>,
    /// The record up to it.
    pub(super) events: Vec<Event>,
    pub(super) view: OwnedView,
    pub(super) best: Move,
}

impl PosedQuestion {
    pub(super) fn seat(&self) -> Seat {
        match self {
            Self::Problem(problem) => problem.seat,
            Self::Choice(choice) => choice.view.view().seat,
        }
    }

    /// Returns what the view of the seat in turn is.
    pub(super) fn view(&self) -> View<'_> {
        match self {
            Self::Problem(problem) => problem.view(),
            Self::Choice(choice) => choice.view.view(),
        }
    }

    pub(super) fn best(&self) -> Move {
        match self {
            Self::Problem(problem) => problem.best,
            Self::Choice(choice) => choice.best,
        }
    }

    /// Returns the verdict on a wrong answer.
    fn is_wrong(&self) -> Message {
        match self {
            Self::Problem(problem) => match problem.place.kind {
                ProblemKind::Endgame | ProblemKind::Pairs => say::problem_wins_not(),
                ProblemKind::Fives | ProblemKind::Threes => say::problem_brings_less(),
            },
            Self::Choice(_) => say::problem_brings_less(),
        }
    }
}

/// A problem that was found.
pub(crate) struct FoundProblem {
    pub(super) problem: Problem,
    pub(super) setup: Setup,
}

/// Which problem is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WantedProblem {
    /// The next one of this grade.
    Grade(Grade),
    /// The next one of this theme.
    Theme(ProblemTheme),
    /// One that does not come with the program.
    New,
    /// The one at this place.
    At(ProblemPlace),
}

impl FoundProblem {
    /// Returns the problem at this place, if there is one, with a person of this name.
    pub(super) fn at(place: ProblemPlace, name: &str) -> Option<Self> {
        Self::of(Problem::at(place, name)?)
    }

    /// Looks in random matches for a problem that does not come with the program.
    pub(super) fn new(name: &str, random: &mut RandomSource) -> Option<Self> {
        let drawn = random.number();
        let kind = ProblemKind::ALL[usize::try_from(drawn % ProblemKind::ALL.len() as u64).ok()?];
        // Far behind the seeds of those that come with the program.
        let first = FIRST_NEW + (drawn >> 8) % NEW_SEEDS;
        for seed in first..first + SEARCHED {
            if let Some(problem) = Problem::first(kind, seed, name) {
                return Self::of(problem);
            }
        }
        None
    }

    fn of(problem: Problem) -> Option<Self> {
        let Some(Event::Match(header)) = problem.events.first() else {
            return None;
        };
        let setup = header.setup().ok()?;
        Some(Self { problem, setup })
    }

    fn name_of(&self, seat: Seat) -> &str {
        &self.setup.players[seat.index()].name
    }

    /// Returns the sentences that pose the problem.
    pub(super) fn posed(&self) -> Message {
        let problem = &self.problem;
        let mut sentences = Vec::new();
        if let Some(known) = shipped_at(problem.place) {
            sentences.push(say::problem_named(known.number));
        }
        sentences.push(match problem.place.kind {
            ProblemKind::Endgame | ProblemKind::Pairs => say::problem_one_wins(),
            ProblemKind::Fives | ProblemKind::Threes => say::problem_one_best(),
        });
        let seating = self.setup.options.seating;
        if problem.place.kind == ProblemKind::Pairs {
            for other in &problem.others {
                if seating.team(other.seat) == seating.team(problem.seat) {
                    sentences.push(say::problem_partner(self.name_of(other.seat)));
                }
            }
            let mut passes: Vec<Message> = Vec::new();
            for passed in &problem.passes {
                let numbers = Arg::all(passed.numbers.iter().copied());
                passes.push(say::problem_passed(self.name_of(passed.seat), numbers));
            }
            if !passes.is_empty() {
                sentences.push(say::problem_passes(Arg::apart(passes)));
            }
        } else {
            for other in &problem.others {
                let name = self.name_of(other.seat);
                sentences.push(say::problem_holds(name, other.tiles.iter()));
            }
        }
        sentences.push(say::problem_word(problem.place.to_string()));
        let first = sentences.remove(0);
        followed_by(first, sentences)
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
        let best = self.question.best();
        answer == best || self.question.view().are_one(answer, best)
    }

    /// Returns whether an answer is right, and how the round goes on after it; after a wrong one, also the right move.
    pub(super) fn judged(&self, answer: Move) -> Message {
        if self.is_solved_by(answer) {
            return followed_by(say::problem_right(), self.line(answer));
        }
        let verdict = self.question.is_wrong();
        let mut sentences = Vec::new();
        let moves = self.moves_after(answer);
        if !moves.is_empty() {
            sentences.push(say::problem_after(self.named(answer), Arg::apart(moves)));
        }
        sentences.push(self.solution());
        followed_by(verdict, sentences)
    }

    /// Returns the right move, and how the round goes on after it.
    pub(super) fn solution(&self) -> Message {
        let best = self.question.best();
        followed_by(say::problem_best(self.named(best)), self.line(best))
    }

    /// Returns how the round goes on after a move, in one sentence, if it goes on.
    fn line(&self, play: Move) -> Option<Message> {
        let moves = self.moves_after(play);
        if moves.is_empty() {
            return None;
        }
        Some(say::problem_line(Arg::apart(moves)))
    }

    /// Returns the moves that follow a move, each with its player.
    fn moves_after(&self, play: Move) -> Vec<Message> {
        let mut moves = Vec::new();
        let PosedQuestion::Problem(problem) = &self.question else {
            return moves;
        };
        for (seat, next) in problem.goes_on(play) {
            let who = self.company().who(seat);
            moves.push(say::problem_move(who, self.named(next)));
        }
        moves
    }

    fn named(&self, play: Move) -> Message {
        let view = GameView::Tiles(self.question.view());
        reviewed::named(&view, play.into(), self.company())
    }

    fn company(&self) -> Company<'_> {
        Company {
            setup: &self.setup,
            you: Some(self.question.seat()),
        }
    }
}
