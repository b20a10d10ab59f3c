//! Problems: positions near the end of a round in which exactly one move is the right one, taken from random matches and
//! solved by trying every way to play on.
//!
//! Whoever counts knows every tile: of two players the boneyard is empty, and of four, all hands follow from the passes.
//! `serpente problems --matches N --seed S` searches for problems; `shipped.txt` contains those that come with the program.

mod shipped;
mod word;

pub use shipped::{ShippedProblem, shipped, shipped_at};
pub use word::{NoPlace, ProblemPlace, SEEDS, SYLLABLES, syllable_letters, syllables_of};

use super::review::Unit;
use super::search::certain::only_deal;
use super::search::evaluation::Evaluation;
use super::solver::{Aim, Solver};
use super::{Bot, bots_of};
use crate::rules::{
    Dealt, End, Move, Pip, PublicMove, Round, Seat, Seating, Set, Tally, Team, Tile, TileSet,
};
use crate::table::{
    Command, Event, Game, Level, Player, Setup, Shuffle, Table, View, computer_names,
};
use std::sync::Arc;

/// The fewest tiles in the hand of the seat in turn.
const LEAST_HELD: usize = 3;

/// The fewest different moves to choose from.
const LEAST_MOVES: usize = 3;

/// The fewest different tiles that fit.
const LEAST_TILES: usize = 2;

/// How many players of a level are asked for the move.
const ASKED: usize = 24;

/// A problem is of the third grade if more of the normal players miss its move.
const MOST_NORMAL_MISSES: usize = 4;

/// A problem is of the second grade if more of the easy players miss its move.
const MOST_EASY_MISSES: usize = 12;

/// How many moves may be tried to solve a position. Those that take more are not problems.
const MOST_TRIES: u32 = 2_000_000;

/// The game and the seating of a problem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProblemKind {
    /// Two players of Salotto: one move wins the round.
    Endgame = 0,
    /// Two pairs of Latino: one move wins the round.
    Pairs = 1,
    /// Two players of fives: one move brings most points.
    Fives = 2,
    /// Two players of all threes: one move brings most points.
    Threes = 3,
}

impl ProblemKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Endgame, Self::Pairs, Self::Fives, Self::Threes];

    fn game(self) -> &'static str {
        match self {
            Self::Endgame => "salotto",
            Self::Pairs => "latino",
            Self::Fives => "fives",
            Self::Threes => "all-threes",
        }
    }

    fn seating(self) -> Seating {
        match self {
            Self::Pairs => Seating::teams_of(2, 2),
            Self::Endgame | Self::Fives | Self::Threes => Seating::alone(2),
        }
    }

    /// Returns the most tiles in all hands together: as many as a player can remember.
    fn most_held(self) -> usize {
        match self {
            Self::Endgame | Self::Fives | Self::Threes => 9,
            Self::Pairs => 12,
        }
    }

    /// Returns by how many points the right move must be better, if it need not win the round.
    fn margin(self) -> Option<f64> {
        match self {
            Self::Endgame | Self::Pairs => None,
            Self::Fives => Some(5.0),
            Self::Threes => Some(3.0),
        }
    }

    /// Returns the setup of a match between random players.
    fn setup(self) -> Setup {
        random_players(self.game(), self.seating())
    }
}

/// How hard a problem is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// At least half of the easy players find the move, and nearly all normal ones.
    First,
    /// More than half of the easy players miss it, but nearly all normal ones find it.
    Second,
    /// More than one in six normal players miss it.
    Third,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// Returns the grade's number, from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What a problem is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ProblemTheme {
    /// The right move leads to a block that its side wins.
    Block,
    /// A double fits, and is to be kept.
    Double,
    /// The right move leaves an end that only its player can follow.
    Number,
    /// All hands follow from who passed.
    Passes,
    /// The partner goes out.
    Partner,
    /// Points are made with the ends.
    Ends,
}

impl ProblemTheme {
    /// All themes.
    pub const ALL: [Self; 6] = [
        Self::Block,
        Self::Double,
        Self::Number,
        Self::Passes,
        Self::Partner,
        Self::Ends,
    ];

    /// Returns the name that files and programs use.
    pub fn name(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Double => "double",
            Self::Number => "number",
            Self::Passes => "passes",
            Self::Partner => "partner",
            Self::Ends => "ends",
        }
    }
}

/// The hand of another seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherHand {
    /// The seat.
    pub seat: Seat,
    /// What it holds.
    pub tiles: TileSet<3>,
}

/// The numbers on which another seat passed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPasses {
    /// The seat.
    pub seat: Seat,
    /// The numbers, each once, the lowest first.
    pub numbers: Vec<Pip>,
}

/// A position in which exactly one move is the right one.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Where it is from.
    pub place: ProblemPlace,
    /// The record up to the problem, with a person in turn.
    pub events: Vec<Event>,
    /// The seat in turn.
    pub seat: Seat,
    /// The hands of the other seats, which follow from what its player has seen.
    pub others: Vec<OtherHand>,
    /// On which numbers the other seats passed.
    pub passes: Vec<SeatPasses>,
    /// The right move. Others may be [one with it](View::are_one).
    pub best: Move,
    /// What it is about.
    pub theme: ProblemTheme,
    round: Round<3>,
    tally: Tally,
}

impl Problem {
    /// Returns the first problem in the random match of this kind and seed, if it has one, with a person of this name.
    pub fn first(kind: ProblemKind, seed: u64, name: &str) -> Option<Self> {
        Self::find(kind, seed, None, name)
    }

    /// Returns the problem at this place, if there is one, with a person of this name.
    pub fn at(place: ProblemPlace, name: &str) -> Option<Self> {
        Self::find(place.kind, place.seed, Some(place.moves), name)
    }

    /// Returns the problem of the match after this many moves or, without it, the first one.
    fn find(kind: ProblemKind, seed: u64, wanted: Option<u8>, name: &str) -> Option<Self> {
        let mut events = Vec::new();
        let mut table: Table<3> = Table::new(kind.setup(), &mut events);
        let mut deck = Shuffle::seeded(seed);
        let mut bots = bots_of(table.setup(), seed);
        let deal = table.command(Command::Deal, &mut deck, &mut events);
        deal.expect("a match begins with a deal");
        let mut moves: u8 = 0;
        loop {
            let view = table.view_in_turn()?;
            if wanted.is_none_or(|wanted| wanted == moves)
                && let Some(solved) = SolvedPosition::of(kind, &view)
            {
                let seat = view.seat;
                let mut others = Vec::new();
                for other in view.board.playing().iter() {
                    let tiles = solved.round.hand(other);
                    if other != seat && !tiles.is_empty() {
                        others.push(OtherHand { seat: other, tiles });
                    }
                }
                let passes = passes(&view);
                name_person(&mut events, seat, name);
                return Some(Self {
                    place: ProblemPlace { kind, seed, moves },
                    events,
                    seat,
                    others,
                    passes,
                    best: solved.best,
                    theme: solved.theme,
                    round: solved.round,
                    tally: solved.tally,
                });
            }
            if wanted.is_some_and(|wanted| wanted <= moves) {
                return None;
            }
            let seat = view.seat;
            let play = bots[seat.index()].lay(&view);
            let done = table.command(Command::Play(seat, play.into()), &mut deck, &mut events);
            done.expect("computer players choose among legal moves");
            moves = moves.checked_add(1)?;
        }
    }

    /// Returns whether a move is the right one, or one with it.
    pub fn is_solved_by(&self, play: Move) -> bool {
        play == self.best || self.view().are_one(play, self.best)
    }

    /// Returns the view of the seat in turn, which knows all tiles.
    pub fn view(&self) -> View<'_, 3> {
        View::in_turn(&self.round, &self.tally)
    }

    /// Returns the moves to the end of the round after this move, if all seats play as well as they can from then on, for as
    /// many points as possible.
    pub fn goes_on(&self, play: Move) -> Vec<(Seat, Move)> {
        let mut line = line(&self.round, &self.tally, play).0;
        line.drain(..line.len().min(1));
        line
    }

    /// Returns how hard the problem is: how many easy and normal players miss the move.
    pub fn grade(&self) -> Grade {
        if self.missed(Level::Normal) > MOST_NORMAL_MISSES {
            Grade::Third
        } else if self.missed(Level::Easy) > MOST_EASY_MISSES {
            Grade::Second
        } else {
            Grade::First
        }
    }

    /// Returns how many of [`ASKED`] players of a level miss the move.
    fn missed(&self, level: Level) -> usize {
        let mut missed = 0;
        for chance in 0..ASKED {
            let mut bot: Bot = level.bot(Shuffle::chance_for(0, chance));
            let play = bot.lay(&self.view());
            if !self.is_solved_by(play) {
                missed += 1;
            }
        }
        missed
    }

    /// Returns the round, with the seat of the problem in turn.
    pub fn round(&self) -> &Round<3> {
        &self.round
    }
}

/// Returns the setup of a match between random players.
///
/// # Panics
/// If so many cannot play it.
pub(super) fn random_players(game: &str, seating: Seating) -> Setup {
    let game = Game::find(game).expect("it is a game");
    let options = Setup::options(game, seating, None, None);
    let names = computer_names(Level::Normal).iter();
    let seats = names.take(seating.all().len()).map(|name| Player {
        name: (*name).to_owned(),
        level: Some(Level::Random),
    });
    let setup = Setup::new(game, options.expect("they can play it"), seats.collect());
    setup.expect("it has a seat for each")
}

/// Makes the seat of the problem a person, and the other ones normal computer players.
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

/// Returns the numbers on which each other seat passed in the round.
fn passes(view: &View<'_, 3>) -> Vec<SeatPasses> {
    let mut all: Vec<SeatPasses> = Vec::new();
    view.board.replay(view.rules, |past| {
        if past.seat == view.seat || past.public_move != PublicMove::Passed {
            return;
        }
        let there = all.iter().position(|known| known.seat == past.seat);
        let at = there.unwrap_or(all.len());
        if there.is_none() {
            all.push(SeatPasses {
                seat: past.seat,
                numbers: Vec::new(),
            });
        }
        for number in 0..=Set::Double6.top().get() {
            let pip = Pip::new(number);
            if past.halves.contains(pip) && !all[at].numbers.contains(&pip) {
                all[at].numbers.push(pip);
            }
        }
    });
    for passes in &mut all {
        passes.numbers.sort_unstable();
    }
    all
}

/// A position with its solution.
struct SolvedPosition {
    round: Round<3>,
    tally: Tally,
    best: Move,
    theme: ProblemTheme,
}

impl SolvedPosition {
    /// Returns the solution of a position, if it is a problem.
    fn of(kind: ProblemKind, view: &View<'_, 3>) -> Option<Self> {
        let held = view.hand.len() + view.unseen().len();
        if view.board.boneyard() > 0 || view.hand.len() < LEAST_HELD || held > kind.most_held() {
            return None;
        }
        let plays = view.different_moves();
        if plays.len() < LEAST_MOVES || tiles_of(&plays).len() < LEAST_TILES {
            return None;
        }
        let dealt: Dealt<3> = only_deal(view)?;
        let round = Round::imagine(Arc::clone(view.rules), view.board, &dealt).ok()?;
        let best = only_right_move(kind, &round, view.tally, &plays)?;
        let mut solved = Self {
            round,
            tally: *view.tally,
            best,
            theme: ProblemTheme::Ends,
        };
        solved.theme = solved.theme(kind, &plays)?;
        Some(solved)
    }

    fn theme(&self, kind: ProblemKind, plays: &[Move]) -> Option<ProblemTheme> {
        let own = self.round.board().turn();
        let seating = self.round.rules().options.seating;
        let (moves, ended) = line(&self.round, &self.tally, self.best);
        let end = ended.board().end()?;
        match kind {
            ProblemKind::Fives | ProblemKind::Threes => return Some(ProblemTheme::Ends),
            ProblemKind::Pairs => {
                let is_partner =
                    |seat: Seat| seat != own && seating.team(seat) == seating.team(own);
                return Some(match end {
                    End::Out(seat) if is_partner(seat) => ProblemTheme::Partner,
                    End::Out(_) | End::Blocked | End::Won(_) => ProblemTheme::Passes,
                });
            }
            ProblemKind::Endgame => {}
        }
        let mut last_to_lay = own;
        for (seat, play) in moves {
            if matches!(play, Move::Lay(_)) {
                last_to_lay = seat;
            }
        }
        let a_double_fits = tiles_of(plays).iter().any(|tile| tile.is_double());
        let lays_a_double = tiles_of(&[self.best]).iter().any(|tile| tile.is_double());
        if end == End::Blocked && last_to_lay == own {
            Some(ProblemTheme::Block)
        } else if a_double_fits && !lays_a_double {
            Some(ProblemTheme::Double)
        } else if self.leaves_an_own_number() {
            Some(ProblemTheme::Number)
        } else {
            None
        }
    }

    /// Returns whether the right move leaves an end on which only its player can lay.
    fn leaves_an_own_number(&self) -> bool {
        let own = self.round.board().turn();
        let mut after = self.round.clone();
        after.play_legal(self.best);
        let board = after.board();
        for arm in board.arms().iter() {
            let fits = after.rules().fits(board.end_of(arm)).any;
            let mut others_can = false;
            for seat in board.playing().iter() {
                if seat != own && !(after.hand(seat) & fits).is_empty() {
                    others_can = true;
                }
            }
            if !others_can && !(after.hand(own) & fits).is_empty() {
                return true;
            }
        }
        false
    }
}

/// Returns the tiles of these moves, each once.
fn tiles_of(plays: &[Move]) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Vec::new();
    for play in plays {
        if let Move::Lay(placement) = play
            && !tiles.contains(&placement.tile)
        {
            tiles.push(placement.tile);
        }
    }
    tiles
}

/// Returns the move that is the right one for the seat in turn, if exactly one of these is.
fn only_right_move(
    kind: ProblemKind,
    round: &Round<3>,
    tally: &Tally,
    plays: &[Move],
) -> Option<Move> {
    let evaluation = Evaluation::new(round.rules(), tally, round.board());
    let seating = round.rules().options.seating;
    let mut solver = points_solver(&evaluation, seating.team(round.board().turn()), seating);
    let mut values: Vec<f64> = Vec::new();
    for &play in plays {
        values.push(solver.value_of(round, play)?);
    }
    let best = (0..plays.len()).max_by(|&one, &other| values[one].total_cmp(&values[other]))?;
    for (at, value) in values.iter().enumerate() {
        let is_far_behind = match kind.margin() {
            // To win is to be ahead.
            None => *value <= 0.0,
            Some(margin) => values[best] - value >= margin,
        };
        if at != best && !is_far_behind {
            return None;
        }
    }
    let is_right = kind.margin().is_some() || values[best] > 0.0;
    if is_right { Some(plays[best]) } else { None }
}

fn points_solver(evaluation: &Evaluation, team: Team, seating: Seating) -> Solver<'_> {
    Solver::new(
        evaluation,
        Aim::Unit(Unit::Points),
        team,
        seating,
        MOST_TRIES,
    )
}

/// Returns this move and those after it to the end of the round, if all seats play as well as they can for points, and the round
/// at its end.
fn line(round: &Round<3>, tally: &Tally, play: Move) -> (Vec<(Seat, Move)>, Round<3>) {
    let evaluation = Evaluation::new(round.rules(), tally, round.board());
    let seating = round.rules().options.seating;
    let team = seating.team(round.board().turn());
    let mut round = round.clone();
    let mut line = Vec::new();
    let mut next = Some(play);
    while let Some(play) = next {
        let turn = round.board().turn();
        if round.play(turn, play).is_err() {
            break;
        }
        line.push((turn, play));
        next = points_solver(&evaluation, team, seating).best(&round);
    }
    (line, round)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_that_comes_with_the_program_is_one() {
        let mut words: Vec<String> = Vec::new();
        for (at, known) in shipped().iter().enumerate() {
            let word = known.place.to_string();
            let problem = Problem::at(known.place, "Player").expect("a problem");
            assert_eq!(problem.theme, known.theme, "{word}");
            assert_eq!(known.number, at + 1);
            // To grade a problem takes much longer than to solve it.
            if at.is_multiple_of(8) {
                assert_eq!(problem.grade(), known.grade, "{word}");
            }
            for play in problem.view().different_moves() {
                let mut round = problem.round().clone();
                round.play(problem.seat, play).expect("a legal move");
                for (seat, play) in problem.goes_on(play) {
                    round.play(seat, play).expect("the line can be played");
                }
                assert!(round.result().is_some(), "{word}: it ends");
            }
            words.push(word);
        }
        let all = words.len();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), all, "each once");
    }

    #[test]
    fn no_problem_has_one_tile_that_fits_or_two_answers() {
        for known in shipped() {
            let problem = Problem::at(known.place, "").expect("a problem");
            let plays = problem.view().different_moves();
            assert!(plays.len() >= 3, "{}", known.place);
            assert!(tiles_of(&plays).len() >= 2, "{}", known.place);
        }
    }
}
