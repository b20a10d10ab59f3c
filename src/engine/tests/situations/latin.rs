//! The opening of latino, cubano and brasileiro.

use serpente_engine::rules::{MatchHistory, Move, Seat};

use super::{Play, after, begin, round, seat, tile};

const LATINO: [&str; 4] = [
    "6-5 5-5 4-4 3-1 2-0 1-0 6-0",
    "6-6 5-4 4-3 3-2 2-1 1-1 0-0",
    "6-4 5-3 4-2 3-0 5-1 4-1 3-3",
    "6-3 6-2 6-1 5-2 5-0 4-0 2-2",
];

/// Returns the seat that has the first turn, and whether it must open with double six.
fn opens(rules: &[&str], history: MatchHistory) -> (Seat, bool) {
    let round = round("latino", rules, &LATINO, "", history);
    let lead = round.board().lead();
    assert!(lead.is_none() || lead == Some(tile("6-6")));
    (round.board().turn(), lead.is_some())
}

#[test]
fn the_winner_opens_latino_and_double_six_the_first_round() {
    assert_eq!(opens(&[], MatchHistory::default()), (seat(1), true));
    assert_eq!(opens(&[], after(0, Some(3), Some(3))), (seat(3), false));
    // After a null round, the next seat opens.
    assert_eq!(opens(&[], after(1, None, None)), (seat(2), false));
}

#[test]
fn latino_is_opened_as_the_house_says() {
    let won = after(0, Some(3), Some(3));
    assert_eq!(opens(&["opens=rotate"], won), (seat(1), false));
    assert_eq!(opens(&["opens=six-six"], won), (seat(1), true));
    assert_eq!(opens(&["match=match-10"], won), (seat(1), true));
    for love in ["match=six-love", "match=straight-six"] {
        assert_eq!(opens(&[love], won), (seat(3), false));
        let null = after(2, None, None);
        assert_eq!(opens(&[love], null), (seat(1), true));
        assert_eq!(opens(&[love, "opens=rotate"], null), (seat(1), true));
    }
    let mut offered = round("latino", &["opens=pair"], &LATINO, "", won);
    assert_eq!(offered.board().turn(), seat(1));
    offered.does(Move::Pass);
    assert_eq!(offered.board().turn(), seat(3));
    assert!(!offered.may(Move::Pass));
    // After a null round, the seat after the one that opened it, though that one's partner had the right to.
    let handed_on = MatchHistory {
        opened: Some(seat(3)),
        ..after(1, None, None)
    };
    assert_eq!(opens(&["opens=pair"], handed_on), (seat(0), false));
}

#[test]
fn one_all_is_opened_by_double_six_in_six_love_too() {
    let one_each = MatchHistory {
        rounds_of_set: 0,
        ..after(0, Some(3), Some(3))
    };
    let one_all = ["match=six-love", "opens=pair", "one-all"];
    assert_eq!(opens(&one_all, one_each), (seat(1), true));
    assert_eq!(opens(&["match=six-love"], one_each), (seat(3), false));
}

#[test]
fn who_holds_double_six_may_be_sporting_in_the_first_round() {
    let first = MatchHistory::default();
    assert_eq!(opens(&["sporting"], first), (seat(1), false));
    for bruks in [
        &["sporting", "match=six-love", "one-all"][..],
        &["sporting", "match=straight-six"],
    ] {
        assert_eq!(opens(bruks, first), (seat(1), false), "{bruks:?}");
    }
    let mut sporting = round("latino", &["sporting"], &LATINO, "", first);
    sporting.does(Move::Open(tile("4-3")));
    assert_eq!(sporting.board().turn(), seat(2));
    // After a null round of six love, double six opens as ever.
    let null = after(2, None, None);
    assert_eq!(
        opens(&["sporting", "match=six-love"], null),
        (seat(1), true)
    );
}

const CUBANO: [&str; 4] = [
    "9-5 8-5 7-5 6-5 5-4 5-3 5-2 5-1 5-0 4-0",
    "9-9 8-8 7-7 6-6 5-5 9-1 9-2 9-3 9-4 9-0",
    "8-4 8-3 8-2 8-1 8-0 7-4 7-3 7-2 7-1 7-0",
    "6-4 6-3 6-2 6-1 6-0 4-3 4-2 4-1 3-2 3-1",
];

#[test]
fn lots_decide_who_opens_cubano_first_and_later_the_winning_pair_is_offered_it() {
    // The first seat drew the highest lot.
    let first = begin("cubano", &[], &CUBANO, "");
    assert_eq!(
        (first.board().turn(), first.board().lead()),
        (seat(0), None)
    );
    assert!(!first.may(Move::Pass));
    // The pair of that seat may agree who opens.
    let mut pair = begin("cubano", &["lot-pair"], &CUBANO, "");
    assert_eq!((pair.board().turn(), pair.board().lead()), (seat(0), None));
    pair.does(Move::Pass);
    assert_eq!(pair.board().turn(), seat(2));
    assert!(!pair.may(Move::Pass));
    let double = begin("cubano", &["highest-double"], &CUBANO, "");
    assert_eq!(double.board().lead(), Some(tile("9-9")));
    let won = round("cubano", &[], &CUBANO, "", after(0, Some(2), Some(2)));
    assert_eq!(won.board().turn(), seat(0));
    assert!(won.may(Move::Pass));
    let null = round("cubano", &[], &CUBANO, "", after(1, None, None));
    assert_eq!(null.board().turn(), seat(2));
}

#[test]
fn five_doubles_of_cubano_may_ask_for_a_new_deal() {
    let mut round = begin("cubano", &[], &CUBANO, "");
    assert!(!round.may(Move::Redeal));
    round.does(Move::Open(tile("9-5")));
    assert!(round.may(Move::Redeal));
}

#[test]
fn the_highest_double_opens_brasileiro_after_a_null_round_and_the_winner_else() {
    let of = |history| {
        let round = round("brasileiro", &[], &LATINO, "", history);
        (round.board().turn(), round.board().lead())
    };
    let six = Some(tile("6-6"));
    assert_eq!(of(MatchHistory::default()), (seat(1), six));
    assert_eq!(of(after(2, None, None)), (seat(1), six));
    assert_eq!(of(after(0, Some(3), None)), (seat(3), None));
}

#[test]
fn four_doubles_of_brasileiro_may_ask_for_a_new_deal() {
    let hands = [
        "6-6 5-5 4-4 3-3 2-0 1-0 6-0",
        "6-5 5-4 4-3 3-2 2-1 1-1 0-0",
        "6-4 5-3 4-2 3-0 5-1 4-1 3-1",
        "6-3 6-2 6-1 5-2 5-0 4-0 2-2",
    ];
    let mut round = begin("brasileiro", &[], &hands, "");
    assert!(round.may(Move::Redeal));
    round.does(Move::Open(tile("6-6")));
    assert!(!round.may(Move::Redeal));
}
