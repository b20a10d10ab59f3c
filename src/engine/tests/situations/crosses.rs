//! Stars of four arms, and tiles that are added in the same turn.

use serpente_engine::rules::{Effect, End, Illegal, Move};

use super::{Play, arm, begin, half, lay, seat, shows, tile};

#[test]
fn four_tiles_go_on_the_centre_of_sebastopol_first() {
    let hands = [
        "6-1 5-4 4-4 3-3 2-2 1-1 0-0",
        "6-6 6-2 5-0 4-0 3-0 2-0 1-0",
        "6-5 5-5 5-1 4-1 3-1 2-1 6-4",
        "4-2 4-3 3-2 5-3 5-2 6-0 6-3",
    ];
    let mut round = begin("sebastopol", &[], &hands, "");
    assert_eq!(round.board().turn(), seat(1));
    round.does(Move::Open(tile("6-6")));
    round.lays("6-5", 0, Some(6));
    // No arm may be extended before all are begun.
    assert_eq!(round.refuses(lay("5-3", 0, Some(5))), Illegal::StarFirst);
    round.lays("6-0", 1, Some(6));
    round.lays("6-1", 2, Some(6));
    assert!(!round.board().is_open_to_all(round.rules()));
    round.lays("6-2", 3, Some(6));
    assert!(round.board().is_open_to_all(round.rules()));
    let ends = [0, 1, 2, 3].map(|on| shows(round.board(), on));
    assert_eq!(ends, [5, 0, 1, 2].map(half));
    round.lays("5-5", 0, Some(5));
    assert_eq!(round.board().open().len(), 4, "a double goes on one way");
}

#[test]
fn sides_of_a_cross_that_are_not_covered_in_the_first_circle_stay_shut() {
    let hands = ["4-4 6-5 2-2", "4-1 3-3 5-5", "6-6 5-3 4-0"];
    let mut round = begin("cross", &["first-circle", "deal-6"], &hands, "");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.board().turn(), seat(0));
    round.lays("6-5", 0, Some(6));
    assert_eq!(round.does(Move::Pass), Effect::Passed);
    assert!(round.board().is_open_to_all(round.rules()));
    assert_eq!(round.board().open().iter().collect::<Vec<_>>(), [arm(0)]);
    round.lays("5-3", 0, Some(5));
}

#[test]
fn a_cross_without_arms_is_complete_with_the_first_one() {
    let hands = ["6-6 5-4 6-1", "4-1 3-3", "5-5 4-0"];
    let mut round = begin("cross", &["first-circle", "deal-6"], &hands, "");
    round.does(Move::Open(tile("6-6")));
    for _ in 0..2 {
        assert_eq!(round.does(Move::Pass), Effect::Passed);
        assert!(!round.board().is_open_to_all(round.rules()));
    }
    round.lays("6-1", 0, Some(6));
    assert_eq!(round.board().open().iter().collect::<Vec<_>>(), [arm(0)]);
}

#[test]
fn the_opener_of_a_cross_may_add_a_tile_and_need_not() {
    let hands = ["6-6 6-1 5-4", "4-1 6-3"];
    let at = || {
        let mut round = begin("cross", &["second-tile"], &hands, "2-1 3-2 6-2 0-0");
        round.does(Move::Open(tile("6-6")));
        assert_eq!(round.board().turn(), seat(0));
        round
    };
    let mut adds = at();
    assert_eq!(adds.refuses(Move::Draw), Illegal::CanLay);
    adds.lays("6-1", 0, Some(6));
    assert_eq!(adds.board().turn(), seat(1));
    let mut declines = at();
    assert_eq!(declines.does(Move::Pass), Effect::Passed);
    assert_eq!(declines.board().turn(), seat(1));
    // A player who has no tile that fits is not asked, and draws none.
    let hands = ["6-6 5-1 5-4", "4-1 6-3"];
    let mut round = begin("cross", &["second-tile"], &hands, "2-1 3-2 6-2 0-0");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.board().turn(), seat(1));
}

#[test]
fn the_second_tile_of_a_maltese_arm_is_a_double() {
    let hands = [
        "6-6 6-1 1-1 5-4",
        "6-2 2-2 4-1",
        "6-3 3-1 3-3",
        "6-4 4-4 2-0",
    ];
    let mut round = begin("cross", &["maltese", "deal-6"], &hands, "");
    round.does(Move::Open(tile("6-6")));
    round.lays("6-2", 0, Some(6));
    round.lays("6-3", 1, Some(6));
    round.lays("6-4", 2, Some(6));
    round.lays("6-1", 3, Some(6));
    assert_eq!(round.refuses(lay("4-1", 3, Some(1))), Illegal::DoubleSecond);
    round.lays("2-2", 0, Some(2));
    // Once it has its double, an arm takes any tile; the others still need theirs.
    assert_eq!(round.refuses(lay("3-1", 1, Some(3))), Illegal::DoubleSecond);
    round.lays("3-3", 1, Some(3));
    round.lays("2-0", 0, Some(2));
}

#[test]
fn a_double_of_tiddly_wink_lets_its_player_add_a_tile_that_fits() {
    let hands = ["6-6 6-2 3-1", "2-2 5-5 4-4", "2-1 5-3 3-0", "5-0 4-0 3-3"];
    let mut round = begin("tiddly-wink", &[], &hands, "");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.board().turn(), seat(0));
    round.lays("6-2", 1, Some(6));
    assert_eq!(round.board().turn(), seat(1));
    // There is no other 2, so the turn is over without a question.
    round.lays("2-2", 1, Some(2));
    assert_eq!(round.board().turn(), seat(2));
    assert_eq!(round.refuses(lay("2-1", 0, Some(2))), Illegal::DoesNotFit);
    round.lays("2-1", 1, Some(2));
    assert_eq!(shows(round.board(), 1), half(1));
    assert_eq!(round.does(Move::Pass), Effect::Passed);
}

#[test]
fn to_add_no_tile_is_no_pass_of_a_circle() {
    let hands = ["6-6 6-2 3-1", "5-5 5-4 4-4", "5-1 5-3 3-0", "5-0 4-0 3-3"];
    let mut round = begin("tiddly-wink", &[], &hands, "");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.does(Move::Pass), Effect::Passed);
    for _ in 0..3 {
        assert_eq!(round.does(Move::Pass), Effect::Passed);
        assert_eq!(round.board().end(), None);
    }
    round.lays("6-2", 1, Some(6));
    for _ in 0..3 {
        round.does(Move::Pass);
    }
    assert_eq!(round.board().end(), None);
    round.does(Move::Pass);
    assert_eq!(round.board().end(), Some(End::Blocked));
}

#[test]
fn a_double_may_be_the_last_tile_of_tiddly_wink() {
    let hands = ["6-6 6-5", "5-5", "2-1 5-3 3-0", "5-0 4-0 3-3"];
    let mut round = begin("tiddly-wink", &["both-ends"], &hands, "");
    round.does(Move::Open(tile("6-6")));
    // Both ends are open.
    round.lays("6-5", 0, Some(6));
    assert_eq!(round.board().end(), Some(End::Out(seat(0))));
    let hands = ["6-6 6-5 1-0", "5-5", "2-1 5-3 3-0", "5-0 4-0 3-3"];
    let mut round = begin("tiddly-wink", &[], &hands, "");
    round.does(Move::Open(tile("6-6")));
    round.lays("6-5", 1, Some(6));
    round.lays("5-5", 1, Some(5));
    assert_eq!(round.board().end(), Some(End::Out(seat(1))));
}
