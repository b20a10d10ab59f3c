//! The opening of block and draw, and the moves of a stuck player.

use serpente_engine::rules::{Effect, End, Illegal, MatchHistory, Move, Seat, Tile};

use super::{Play, after, begin, round, seat, tile};

const GAMES: [&str; 2] = ["block", "draw"];

/// Returns the seat that has the first turn, and the tile that must open.
fn opens(
    game: &str,
    rules: &[&str],
    hands: &[&str],
    history: MatchHistory,
) -> (Seat, Option<Tile>) {
    let round = round(game, rules, hands, "", history);
    (round.board().turn(), round.board().lead())
}

#[test]
fn the_highest_double_opens_the_first_round_or_else_the_highest_tile() {
    for game in GAMES {
        let first = |hands: [&str; 3]| opens(game, &[], &hands, MatchHistory::default());
        let doubles = first(["6-5 2-2", "4-4 6-4", "5-5 1-0"]);
        assert_eq!(doubles, (seat(2), Some(tile("5-5"))), "{game}");
        let none = first(["6-4 2-1", "6-5 4-3", "5-4 1-0"]);
        assert_eq!(none, (seat(1), Some(tile("6-5"))), "{game}");
    }
}

#[test]
fn the_winner_opens_with_any_tile_unless_it_goes_round() {
    let hands = ["6-5 2-2", "4-4 6-4", "5-5 1-0"];
    for game in GAMES {
        let next = |rules: &[&str], history| opens(game, rules, &hands, history);
        let won = after(0, Some(2), Some(2));
        for won in [won, after(0, Some(2), None)] {
            assert_eq!(next(&[], won), (seat(2), None), "{game}");
        }
        assert_eq!(next(&["rotate"], won), (seat(1), None), "{game}");
        let null = after(2, None, None);
        assert_eq!(next(&[], null), (seat(0), None), "{game}");
    }
}

#[test]
fn who_is_stuck_at_block_passes_and_a_circle_of_passes_ends_it() {
    let mut round = begin(
        "block",
        &[],
        &["6-6 6-1 5-5", "4-4 3-3", "3-2 2-2"],
        "2-1 6-3",
    );
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.refuses(Move::Draw), Illegal::NoDrawing);
    assert_eq!(round.does(Move::Pass), Effect::Passed);
    round.does(Move::Pass);
    assert_eq!(round.refuses(Move::Pass), Illegal::CanLay);
    round.lays("6-1", 0, Some(6));
    for _ in 0..3 {
        assert_eq!(round.board().end(), None);
        round.does(Move::Pass);
    }
    assert_eq!(round.board().end(), Some(End::Blocked));
}

#[test]
fn who_is_stuck_at_draw_draws_until_a_tile_fits_and_lays_it() {
    let mut round = begin("draw", &[], &["6-6 5-5", "4-4 3-3"], "2-1 6-3 5-1 4-2");
    round.does(Move::Open(tile("6-6")));
    for drawn in ["2-1", "6-3"] {
        assert_eq!(round.refuses(Move::Pass), Illegal::CanDraw);
        assert_eq!(round.does(Move::Draw), Effect::Drew(tile(drawn)));
    }
    assert!(!round.may(Move::Draw) && !round.may(Move::Pass));
    round.lays("6-3", 0, Some(6));
}

#[test]
fn the_last_two_tiles_of_draw_stay_unless_the_house_draws_them() {
    let at = |rules: &[&str]| {
        let mut round = begin("draw", rules, &["6-6 5-5", "4-4 3-3"], "2-1 5-1 4-2");
        round.does(Move::Open(tile("6-6")));
        round.does(Move::Draw);
        round
    };
    let mut usual = at(&[]);
    assert_eq!(usual.refuses(Move::Draw), Illegal::LastTilesStay(2));
    assert_eq!(usual.does(Move::Pass), Effect::Passed);

    let mut empty = at(&["empty-yard"]);
    for drawn in ["5-1", "4-2"] {
        assert_eq!(empty.refuses(Move::Pass), Illegal::CanDraw);
        assert_eq!(empty.does(Move::Draw), Effect::Drew(tile(drawn)));
    }
    assert!(!empty.may(Move::Draw));
    assert_eq!(empty.does(Move::Pass), Effect::Passed);
}

#[test]
fn who_can_lay_may_draw_as_often_as_they_like_where_the_house_says_so_and_then_lays() {
    let at = |rules: &[&str]| {
        let mut round = begin("draw", rules, &["6-6 5-5", "6-4 3-3"], "2-1 5-1 4-2 4-0");
        round.does(Move::Open(tile("6-6")));
        round
    };
    assert_eq!(at(&[]).refuses(Move::Draw), Illegal::CanLay);
    let mut anyway = at(&["draw-anyway"]);
    assert_eq!(anyway.does(Move::Draw), Effect::Drew(tile("2-1")));
    assert_eq!(anyway.refuses(Move::Pass), Illegal::CanLay);
    assert_eq!(anyway.does(Move::Draw), Effect::Drew(tile("5-1")));
    assert_eq!(anyway.refuses(Move::Draw), Illegal::LastTilesStay(2));
    anyway.lays("6-4", 0, Some(6));
}
