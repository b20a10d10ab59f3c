//! Solves the problems that come with the program by the model's rules, apart from the engine's solver.

use super::agreed::house;
use super::chance::Chance;
use super::game::{Agreed, Opening};
use super::reading::Reading;
use super::table::Match;
use super::terms::{Lay, Play, Tile, Tiles, is_double, of_tile, to_move};
use serpente_engine::bots::problems::{Problem, ProblemKind, ProblemTheme, shipped};
use serpente_engine::rules::{Goal, Tile as EngineTile};
use serpente_engine::table::{Event, Inner};

/// By how many points the right move must be better in fives.
const FIVES_MARGIN: i32 = 5;

/// The same in all threes.
const THREES_MARGIN: i32 = 3;

/// A solved move.
struct Answer {
    play: Play,
    /// The points that its side is ahead at the end of the round, if both sides play as well as they can.
    ahead: i32,
}

/// Returns the model's match at a problem.
fn at(problem: &Problem) -> Match {
    let game = match problem.place.kind {
        ProblemKind::Endgame => "salotto",
        ProblemKind::Pairs => "latino",
        ProblemKind::Fives => "fives",
        ProblemKind::Threes => "all-threes",
    };
    let Some(Event::Match(header)) = problem.events.first() else {
        panic!("a record begins with its match");
    };
    let setup = header.setup().expect("a match that can be played");
    let Goal::Limit(limit) = setup.options.goal else {
        panic!("the match has a limit");
    };
    let (teams, members) = match problem.place.kind {
        ProblemKind::Pairs => (2, 2),
        ProblemKind::Endgame | ProblemKind::Fives | ProblemKind::Threes => (2, 1),
    };
    let mut rules: Vec<(&'static str, String)> = Vec::new();
    for (name, values) in house(game) {
        rules.push((name, values[0].to_owned()));
    }
    let agreed = Agreed {
        game,
        teams,
        members,
        top: 6,
        hand: setup.options.hand,
        limit: i32::try_from(limit).expect("a small limit"),
        rounds: None,
        house: rules,
    };
    let seats: Vec<usize> = (0..agreed.seats()).collect();
    let Reading::Tiles(mut played) = Reading::new(agreed) else {
        panic!("tiles are laid");
    };
    let mut hands: Vec<Tiles> = vec![Tiles::new(); seats.len()];
    let mut boneyard = Tiles::new();
    let mut first_turn = None;
    for event in &problem.events {
        match event {
            Event::Dealt { seat, tiles } => hands[seat.index()] = to_model(tiles),
            Event::Drew { tile, .. } => boneyard.extend(tile.map(of_tile)),
            Event::Turn { seat } if first_turn.is_none() => first_turn = Some(seat.index()),
            _ => {}
        }
    }
    let mut left = super::terms::all_tiles(6);
    left.retain(|tile| !boneyard.contains(tile) && !hands.iter().any(|hand| hand.contains(tile)));
    boneyard.extend(left);
    let opening = Opening::any(first_turn.expect("somebody begins"));
    played.standing.begin_round();
    played.round = Some(super::round::Round::new(seats, hands, boneyard, opening));
    for event in &problem.events {
        let (seat, play) = match *event {
            Event::Laid {
                seat,
                tile,
                arm: None,
                ..
            } => (seat, Play::Open(of_tile(tile))),
            Event::Laid {
                seat,
                tile,
                arm: Some(arm),
                inner,
                ..
            } => {
                let tile = of_tile(tile);
                let inner = match inner {
                    Inner::Half(half) => Some(half.get()),
                    Inner::None | Inner::Wild => Some(tile.0).filter(|_| is_double(tile)),
                };
                let arm = arm.index();
                (seat, Play::Lay(Lay { tile, arm, inner }))
            }
            Event::Drew { seat, .. } => (seat, Play::Draw),
            Event::Passed { seat, .. } => (seat, Play::Pass),
            _ => continue,
        };
        let done = played.play(seat.index(), play, &mut Chance::new(0));
        assert!(done.is_ok(), "{}: {play:?} {done:?}", problem.place);
    }
    *played
}

fn to_model(tiles: &[EngineTile]) -> Vec<Tile> {
    tiles.iter().copied().map(of_tile).collect()
}

pub(super) fn legal(played: &Match) -> Vec<Play> {
    let round = played.round.as_ref().expect("a round is played");
    round.legal(played.game, &played.agreed)
}

/// Returns the match after a play of the seat in turn.
pub(super) fn after(played: &Match, play: Play) -> Match {
    let mut after = played.clone();
    let turn = played.round.as_ref().expect("a round is played").turn;
    let done = after.play(turn, play, &mut Chance::new(0));
    assert!(done.is_ok(), "{play:?} is legal");
    after
}

/// Returns how many points this team is ahead at the end of the round.
pub(super) fn ahead(played: &Match, team: usize) -> i32 {
    let totals = &played.standing.totals;
    let difference = totals[team] - totals[1 - team];
    if played.agreed.game == "salotto" {
        -difference
    } else {
        difference
    }
}

/// Returns how many points this team will be ahead, if both sides play as well as they can.
pub(super) fn value(played: &Match, team: usize, mut low: i32, mut high: i32) -> i32 {
    let Some(round) = &played.round else {
        return ahead(played, team);
    };
    let is_own = played.agreed.team(round.turn) == team;
    let mut best = if is_own { i32::MIN } else { i32::MAX };
    for play in legal(played) {
        let value = value(&after(played, play), team, low, high);
        if is_own {
            best = best.max(value);
            low = low.max(best);
        } else {
            best = best.min(value);
            high = high.min(best);
        }
        if low >= high {
            break;
        }
    }
    best
}

/// Returns whether two plays are one to all players: the same tile on ends that show the same.
pub(super) fn are_one(played: &Match, one: Play, other: Play) -> bool {
    let (Play::Lay(here), Play::Lay(there)) = (one, other) else {
        return one == other;
    };
    let ends = &played.round.as_ref().expect("a round is played").arms.ends;
    here.tile == there.tile && ends.get(here.arm) == ends.get(there.arm)
}

/// Returns how many points this team is ahead after a play and the moves that are told to follow it.
fn ahead_after_line(played: &Match, problem: &Problem, play: Play, team: usize) -> i32 {
    let mut now = after(played, play);
    for (_, wanted) in problem.goes_on(to_move(play)) {
        let mut plays = legal(&now);
        plays.retain(|play| to_move(*play) == wanted);
        now = after(&now, plays[0]);
    }
    assert!(now.round.is_none(), "{}: the line ends", problem.place);
    ahead(&now, team)
}

#[test]
fn the_right_move_of_every_problem_is_the_only_one_by_a_second_reading_of_the_rules() {
    for known in shipped() {
        let word = known.place.to_string();
        let problem = Problem::at(known.place, "Player").expect("a problem");
        let played = at(&problem);
        let turn = played.round.as_ref().expect("a round is played").turn;
        assert_eq!(turn, problem.seat.index(), "{word}");
        let team = played.agreed.team(turn);
        let mut answers: Vec<Answer> = Vec::new();
        for play in legal(&played) {
            let ahead = value(&after(&played, play), team, i32::MIN, i32::MAX);
            let told = ahead_after_line(&played, &problem, play, team);
            assert_eq!(told, ahead, "{word}: the line after {play:?}");
            answers.push(Answer { play, ahead });
        }
        let highest = answers.iter().max_by_key(|answer| answer.ahead);
        let best = highest.expect("there is a move");
        let margin = match problem.place.kind {
            ProblemKind::Fives => Some(FIVES_MARGIN),
            ProblemKind::Threes => Some(THREES_MARGIN),
            ProblemKind::Endgame | ProblemKind::Pairs => None,
        };
        assert!(problem.is_solved_by(to_move(best.play)), "{word}");
        if margin.is_none() {
            assert!(best.ahead > 0, "{word} is won");
        }
        for answer in &answers {
            if are_one(&played, answer.play, best.play) {
                assert_eq!(answer.ahead, best.ahead, "{word}");
                continue;
            }
            match margin {
                None => assert!(answer.ahead <= 0, "{word}: {:?} wins, too", answer.play),
                Some(margin) => assert!(
                    best.ahead - answer.ahead >= margin,
                    "{word}: {:?} is nearly as good",
                    answer.play
                ),
            }
        }
        if known.theme == ProblemTheme::Passes {
            assert!(!problem.passes.is_empty(), "{word}: somebody passed");
        }
    }
}
