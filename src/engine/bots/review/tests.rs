//! Compares the review of endgame decisions with exact values.

use super::{Weighed, weigh};
use crate::bots::search::evaluation::Evaluation;
use crate::bots::search::scene::{self, SearchScene};
use crate::bots::{Stop, ThinkingBudget};
use crate::rules::{
    Dealt, HouseRules, Lead, Move, Opening, Round, Rules, SEATS, Seat, Seating, Set, Tally, Tile,
    books,
};
use crate::table::{GameMove, GameView, Setup, Shuffle, View};
use serpente_testing::split_mix::SplitMix64;
use std::sync::Arc;

/// How many rounds are simulated: enough for small endgames.
const ITERATIONS: u32 = 3000;

/// The least value of winning a round.
const A_WIN: f32 = 0.3;

/// The rounding error allowed for sums.
const NOTHING: f32 = 1e-5;

/// The most tiles left in each hand.
const LEFT: usize = 4;

/// Returns rules for two players who are dealt all tiles, so that each knows the other's hand.
fn rules() -> Arc<Rules<1>> {
    let book = books::find("salotto").expect("a game");
    let house = HouseRules::new(book.house.rules);
    let options = Setup::options_with(book, Seating::alone(2), None, Some(14), house);
    Arc::new(Rules::new(book, options.expect("a table")))
}

/// Returns an endgame after random moves; `None` if the round ended before.
fn endgame(rules: &Arc<Rules<1>>, chance: &mut SplitMix64) -> Option<Round<1>> {
    let mut tiles: Vec<Tile> = Set::Double6.tiles().collect();
    for left in (1..tiles.len()).rev() {
        let other = usize::try_from(chance.next() % (left as u64 + 1)).expect("small");
        tiles.swap(left, other);
    }
    let mut dealt = Dealt::<1> {
        playing: rules.options.seating.all(),
        ..Dealt::default()
    };
    dealt.hands[0] = tiles[..14].iter().copied().collect();
    dealt.hands[1] = tiles[14..].iter().copied().collect();
    let first = Opening::Seat(Seat::new(0)?, Lead::Any);
    let mut round = Round::new(Arc::clone(rules), &dealt, first, &[]).ok()?;
    round.set_missing(&Tally::new(rules.options.seating));
    loop {
        round.board().end().is_none().then_some(())?;
        let moves: Vec<Move> = moves(&round);
        let holds = |number| Seat::new(number).map_or(0, |seat| round.hand(seat).len());
        if moves.len() > 1 && holds(0) <= LEFT && holds(1) <= LEFT {
            return Some(round);
        }
        let at = usize::try_from(chance.next() % moves.len() as u64).expect("few moves");
        let turn = round.board().turn();
        round.play(turn, moves[at]).expect("a legal move");
    }
}

fn moves(round: &Round<1>) -> Vec<Move> {
    round.legal().moves(round.rules(), round.board()).collect()
}

/// Returns the value of the round for this seat if both play perfectly.
fn exact(round: &Round<1>, judge: &Evaluation, seat: Seat) -> f32 {
    let Some(ended) = round.result() else {
        let turn = round.board().turn();
        let after = moves(round).into_iter().map(|play| {
            let mut after = round.clone();
            after.play(turn, play).expect("a legal move");
            exact(&after, judge, seat)
        });
        let best = if turn == seat {
            after.max_by(f32::total_cmp)
        } else {
            after.min_by(f32::total_cmp)
        };
        return best.expect("there is a move");
    };
    judge.judge(round.rules(), &ended).worth[seat.index()]
}

/// Returns the exact value of a move of the seat in turn.
fn exactly(round: &Round<1>, play: Move) -> f32 {
    let seat = round.board().turn();
    let tally = Tally::new(round.rules().options.seating);
    let judge = Evaluation::new(round.rules(), &tally, round.board());
    let mut after = round.clone();
    after.play(seat, play).expect("a legal move");
    exact(&after, &judge, seat)
}

fn weighed(round: &Round<1>, played: Move) -> Weighed {
    let tally = Tally::new(round.rules().options.seating);
    let seat = round.board().turn();
    let view = GameView::Tiles(View {
        seat,
        hand: round.hand(seat),
        board: round.board(),
        rules: round.rules(),
        tally: &tally,
        legal: Some(round.legal()),
    });
    let budget = &mut ThinkingBudget {
        rounds: ITERATIONS,
        stop: Stop::default(),
        chance: Shuffle::chance_for(5, SEATS),
    };
    weigh(&view, played.into(), budget)
}

/// Returns every move of this many endgames, each with its exact loss.
fn decisions(count: usize, seed: u64) -> Vec<(Round<1>, Move, f32)> {
    let (rules, mut chance) = (rules(), SplitMix64::new(seed));
    let mut all = Vec::new();
    let mut found = 0;
    while found < count {
        let Some(round) = endgame(&rules, &mut chance) else {
            continue;
        };
        found += 1;
        let mut valued = Vec::new();
        let mut best = f32::NEG_INFINITY;
        for play in moves(&round) {
            let value = exactly(&round, play);
            best = best.max(value);
            valued.push((play, value));
        }
        for (play, value) in valued {
            all.push((round.clone(), play, best - value));
        }
    }
    all
}

#[test]
fn a_win_that_was_given_away_is_found_and_a_best_move_is_no_mistake() {
    let (mut blunders, mut missed, mut best_moves, mut blamed) = (0, 0, 0, 0);
    for (round, play, lost) in decisions(40, 21) {
        if lost > A_WIN {
            blunders += 1;
            let found = weighed(&round, play);
            let better = found.best.tiles().expect("a move with tiles");
            let gain = exactly(&round, better) - exactly(&round, play);
            missed += u32::from(found.loss <= 0.0 || gain < A_WIN);
        } else if lost < NOTHING {
            best_moves += 1;
            blamed += u32::from(weighed(&round, play).loss > 0.0);
        }
    }
    assert!(blunders >= 10, "{blunders} blunders");
    assert!(best_moves >= 40, "{best_moves} best moves");
    assert!(missed * 20 <= blunders, "{missed} of {blunders} missed");
    assert_eq!(blamed, 0, "of {best_moves} best moves");
}

#[test]
fn the_same_decision_has_the_same_figures() {
    let all = decisions(1, 4);
    let (round, play, _) = &all[0];
    assert_eq!(weighed(round, *play), weighed(round, *play));
}

#[test]
fn the_costs_of_all_moves_agree_with_what_the_move_lost() {
    for (round, play, _) in decisions(20, 8) {
        let found = weighed(&round, play);
        assert_eq!(found.all.len(), found.options);
        let tally = Tally::new(round.rules().options.seating);
        let view = View::in_turn(&round, &tally);
        let cost_of = |wanted: GameMove| {
            found
                .all
                .iter()
                .find(|option| match (option.play, wanted) {
                    (GameMove::Tiles(one), GameMove::Tiles(other)) => view.are_one(one, other),
                    (one, other) => one == other,
                })
                .expect("an option")
                .cost
        };
        assert!((cost_of(play.into()) - found.loss).abs() < 1e-9);
        assert!(cost_of(found.best).abs() < 1e-9);
        assert!(found.all.is_sorted_by_key(|option| option.cost));
    }
}

#[test]
fn the_same_tile_on_equal_ends_is_one_option() {
    let hands = ["0-0 1-1 2-2 5-2 5-3 6-4 6-6", "1-0 4-4 5-4 3-1 3-2 6-0 6-5"];
    let rules = scene::rules("salotto", Seating::alone(2), &[("draw", "none")]);
    let scene = SearchScene::new(rules, &hands, "").then("6-6");
    let view = scene.view();
    let moves: Vec<Move> = view.moves().collect();
    assert_eq!((moves.len(), view.different_moves().len()), (4, 2));
    for played in moves {
        let weighed = weighed(scene.round(), played);
        assert_eq!(weighed.options, 2);
        let GameMove::Tiles(best) = weighed.best else {
            panic!("a tile is laid");
        };
        assert_eq!(view.are_one(best, played), weighed.best == played.into());
    }
}
