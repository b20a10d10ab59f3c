//! The opening of kozel, and its boneyard.

use std::sync::Arc;

use serpente_engine::rules::{
    Dealt, Effect, Illegal, MatchHistory, Move, RedealReason, Round, Rules, Seating, books,
};
use serpente_engine::table::Setup;

use super::{Play, begin, lay, round, seat, tile, tiles};

/// Returns the seat that has the first turn, and the tile it must open with.
fn opens(hands: &[&str]) -> (usize, Option<String>) {
    let round = begin("kozel", &[], hands, "");
    let board = round.board();
    let lead = board.lead().map(|tile| tile.to_string());
    (board.turn().index(), lead)
}

#[test]
fn the_lowest_double_opens_kozel_first_and_double_blank_last_of_all() {
    let with = |lead: &str| Some(lead.to_owned());
    assert_eq!(opens(&["6-6 2-1", "0-0 1-1", "5-5 3-1"]), (1, with("1-1")));
    assert_eq!(opens(&["6-6 2-1", "0-0 4-1", "5-5 3-1"]), (2, with("5-5")));
    assert_eq!(opens(&["6-5 2-1", "0-0 4-1", "5-4 3-1"]), (1, with("0-0")));
    assert_eq!(opens(&["6-5 2-1", "6-0 4-1", "5-4 3-1"]), (0, with("6-5")));
}

#[test]
fn whoever_laid_the_last_tile_opens_the_next_round_of_kozel() {
    let history = MatchHistory {
        rounds: 1,
        rounds_of_set: 0,
        opener: Some(seat(0)),
        opened: Some(seat(0)),
        winner: Some(seat(1)),
        out: None,
        last: Some(seat(2)),
        ..MatchHistory::default()
    };
    let hands = ["6-6 2-1", "0-0 1-1", "5-5 3-1"];
    let round = round("kozel", &[], &hands, "", history);
    assert_eq!(
        (round.board().turn(), round.board().lead()),
        (seat(2), None)
    );
}

#[test]
fn all_of_the_bazaar_is_drawn_in_kozel_until_a_tile_fits() {
    let hands = ["1-1 2-2 6-1", "6-5 5-5 4-4"];
    let mut round = begin("kozel", &[], &hands, "3-3 5-4");
    round.does(Move::Open(tile("1-1")));
    assert_eq!(round.refuses(Move::Pass), Illegal::CanDraw);
    assert!(matches!(round.does(Move::Draw), Effect::Drew(_)));
    assert!(matches!(round.does(Move::Draw), Effect::Drew(_)));
    assert_eq!(round.board().boneyard(), 0);
    assert_eq!(round.does(Move::Pass), Effect::Passed);
    assert_eq!(round.board().turn(), seat(0));
}

#[test]
fn a_fish_of_kozel_counts_lone_doubles_otherwise() {
    let hands = ["1-1 6-6", "1-0 5-3"];
    let mut round = begin("kozel", &[], &hands, "");
    round.does(Move::Open(tile("1-1")));
    round.lays("1-0", 0, Some(1));
    round.does(Move::Pass);
    round.does(Move::Pass);
    let ended = round.result().expect("a fish");
    assert_eq!([0, 1].map(|at| ended.remaining[at].weight), [50, 8]);
}

/// Returns the reason why a deal is not played, if there is one.
fn dealt(hands: &[&str]) -> Option<RedealReason> {
    let book = books::find("kozel").expect("a game");
    let seating = Seating::alone(u8::try_from(hands.len()).expect("few"));
    let options = Setup::options(book, seating, None, None).expect("a table");
    let mut dealt = Dealt {
        playing: seating.all(),
        ..Dealt::default()
    };
    for (at, hand) in hands.iter().enumerate() {
        dealt.hands[at] = tiles(hand).into_iter().collect();
    }
    let opening = (book.opening.opener)(MatchHistory::default(), &options);
    let rules = Arc::new(Rules::<3>::new(book, options));
    Round::new(rules, &dealt, opening, &[]).err()
}

#[test]
fn five_doubles_or_six_tiles_of_one_number_are_dealt_again_by_themselves() {
    let usual = "6-0 5-1 4-2 3-0 2-1 6-5 4-1";
    assert_eq!(dealt(&[usual, "6-6 5-5 4-4 3-3 2-0 1-0 5-0"]), None);
    assert_eq!(
        dealt(&[usual, "6-6 5-5 4-4 3-3 2-2 1-0 5-0"]),
        Some(RedealReason::ManyDoubles)
    );
    assert_eq!(dealt(&["3-3 3-2 3-1 6-3 5-3 1-0 2-0", usual]), None);
    assert_eq!(
        dealt(&["3-3 3-2 3-1 6-3 5-3 4-3 2-0", usual]),
        Some(RedealReason::ManyAlike)
    );
}

#[test]
fn the_doubles_of_both_ends_of_kozel_may_be_laid_in_one_turn() {
    let ends = |rules: &[&str], hands: &[&str]| {
        let mut round = begin("kozel", rules, hands, "");
        round.does(Move::Open(tile("1-1")));
        round.lays("5-1", 0, Some(1));
        round.lays("3-1", 1, Some(1));
        round
    };
    let hands = ["1-1 3-1 2-1", "5-1 3-3 5-5 6-1 5-3"];
    let mut both = ends(&["two-doubles"], &hands);
    both.lays("3-3", 1, Some(3));
    assert_eq!(both.board().turn(), seat(1), "the turn goes on");
    assert_eq!(both.refuses(lay("5-3", 0, Some(5))), Illegal::OnlyDouble);
    both.lays("5-5", 0, Some(5));
    assert_eq!(both.board().turn(), seat(0));
    // The second double need not be laid.
    let mut one = ends(&["two-doubles"], &hands);
    one.lays("5-5", 0, Some(5));
    assert_eq!(one.does(Move::Pass), Effect::Passed);
    assert_eq!(one.board().turn(), seat(0));
    // Without the rule, and without the other double, a turn is one tile.
    let mut plain = ends(&[], &hands);
    plain.lays("3-3", 1, Some(3));
    assert_eq!(plain.board().turn(), seat(0));
    let mut lone = ends(&["two-doubles"], &["1-1 3-1 2-1", "5-1 3-3 6-1 5-3"]);
    lone.lays("3-3", 1, Some(3));
    assert_eq!(lone.board().turn(), seat(0));
}
