//! The legal moves in a turn: rules and house rules that change them, each in a situation made for it.

mod courtyard;
mod crosses;
mod gaple;
mod latin;
mod plain;

use serpente_engine::rules::{
    Arm, Board, Drawing, Effect, HouseRules, Illegal, Move, OpenEnd, Placement, PublicMove,
};
use serpente_engine::rules::{
    Dealt, MatchHistory, Orientation, Round, Rules, SEATS, Seat, Seating, Tile, TileSet, books,
};
use serpente_engine::table::Setup;
use std::sync::Arc;

fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn arm(number: usize) -> Arm {
    Arm::new(number).expect("an arm")
}

fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(tile).collect()
}

/// Makes a round of a game: house rules by name, a hand for each seat, and the boneyard, the next tile first.
fn round(
    game: &str,
    rules: &[&str],
    hands: &[&str],
    boneyard: &str,
    match_history: MatchHistory,
) -> Round {
    let book = books::find(game).expect("a game");
    let mut house = HouseRules::new(book.house.rules);
    for rule in rules {
        let (name, value) = rule.split_once('=').unwrap_or((rule, "true"));
        house.set(name, Some(value)).expect("a rule of the game");
    }
    let players = u8::try_from(hands.len()).expect("few seats");
    let alone = Seating::alone(players);
    let seating = if book.seats.seatings.contains(&alone) && game != "latino" {
        alone
    } else {
        Seating::teams_of(2, 2)
    };
    let options = Setup::options_with(book, seating, None, None, house).expect("a table");
    let mut dealt = Dealt {
        playing: seating.all(),
        hands: [TileSet::EMPTY; SEATS],
        boneyard: tiles(boneyard),
        centre: None,
        left_out: TileSet::EMPTY,
    };
    dealt.boneyard.reverse();
    for (held, hand) in dealt.hands.iter_mut().zip(hands) {
        *held = tiles(hand).into_iter().collect();
    }
    let opening = (book.opening.opener)(match_history, &options);
    let lots = tiles("6-6 1-0 2-0 3-0 4-0 5-0");
    let rules = Arc::new(Rules::new(book, options));
    Round::new(rules, &dealt, opening, &lots).expect("a deal that can be opened")
}

fn begin(game: &str, rules: &[&str], hands: &[&str], boneyard: &str) -> Round {
    round(game, rules, hands, boneyard, MatchHistory::default())
}

trait Play {
    /// Makes a move of the seat in turn.
    fn does(&mut self, play: Move) -> Effect;
    /// Lays a tile of the seat in turn on an arm, by the half that touches; `None` across.
    fn lays(&mut self, tile: &str, arm: usize, inner: Option<u8>);
    fn refuses(&mut self, play: Move) -> Illegal;
    fn may(&self, play: Move) -> bool;
}

fn lay(text: &str, on: usize, inner: Option<u8>) -> Move {
    let tile = tile(text);
    let orientation = match inner {
        None => Orientation::Wild,
        Some(half) if half == tile.high().get() => Orientation::High,
        Some(_) => Orientation::Low,
    };
    Move::Lay(Placement {
        tile,
        arm: arm(on),
        orientation,
    })
}

impl Play for Round {
    fn does(&mut self, play: Move) -> Effect {
        let turn = self.board().turn();
        self.play(turn, play)
            .unwrap_or_else(|why| panic!("{play:?}: {why:?}"))
    }

    fn lays(&mut self, tile: &str, arm: usize, inner: Option<u8>) {
        assert_eq!(self.does(lay(tile, arm, inner)), Effect::Laid);
    }

    fn refuses(&mut self, play: Move) -> Illegal {
        let turn = self.board().turn();
        self.play(turn, play).expect_err("a move to be refused")
    }

    fn may(&self, play: Move) -> bool {
        self.legal()
            .moves(self.rules(), self.board())
            .any(|legal| legal == play)
    }
}

fn shows(board: &Board, on: usize) -> OpenEnd {
    board.end_of(arm(on))
}

fn half(pips: u8) -> OpenEnd {
    OpenEnd::half(serpente_engine::rules::Pip::new(pips))
}

#[test]
fn salotto_draws_as_its_house_rules_say() {
    let hands = ["6-6 5-5", "5-4 1-0"];
    let at = |rules: &[&str]| {
        let mut round = begin("salotto", rules, &hands, "2-1 3-2 6-1");
        round.does(Move::Open(tile("6-6")));
        round
    };
    let mut usual = at(&[]);
    assert_eq!(usual.does(Move::Draw), Effect::Drew(tile("2-1")));
    assert_eq!(usual.refuses(Move::Draw), Illegal::DrawnAlready);
    assert_eq!(usual.does(Move::Pass), Effect::Passed);

    let mut until = at(&["draw=until"]);
    for drawn in ["2-1", "3-2", "6-1"] {
        assert_eq!(until.refuses(Move::Pass), Illegal::CanDraw);
        assert_eq!(until.does(Move::Draw), Effect::Drew(tile(drawn)));
    }
    assert!(until.may(Move::Pass), "salotto's draw leaves the choice");

    let mut none = at(&["draw=none"]);
    assert_eq!(none.refuses(Move::Draw), Illegal::NoDrawing);
    assert_eq!(none.does(Move::Pass), Effect::Passed);

    for (rules, may) in [(&["draw-anyway"][..], true), (&[], false)] {
        let mut round = begin("salotto", rules, &["6-6 5-5", "6-4 1-0"], "2-1 3-2");
        round.does(Move::Open(tile("6-6")));
        assert_eq!(round.may(Move::Draw), may);
    }
    let mut timed = at(&["thinking-time=30"]);
    assert_eq!(
        timed.does(Move::TimeUp),
        Effect::TimedOut(Some(tile("2-1")))
    );
    assert_eq!(at(&[]).refuses(Move::TimeUp), Illegal::NoClock);
}

#[test]
fn salotto_goes_on_until_the_whole_team_is_out() {
    let book = books::find("salotto").expect("the main game");
    let seating = Seating::teams_of(2, 2);
    let mut house = HouseRules::new(book.house.rules);
    house.set("whole-team", None).expect("a rule of the game");
    let options = Setup::options_with(book, seating, None, None, house).expect("a table");
    let hands = ["6-6", "5-5 1-0", "6-5", "4-4 2-0"];
    let mut dealt: Dealt = Dealt {
        playing: seating.all(),
        hands: [TileSet::EMPTY; SEATS],
        boneyard: Vec::new(),
        centre: None,
        left_out: TileSet::EMPTY,
    };
    for (held, hand) in dealt.hands.iter_mut().zip(hands) {
        *held = tiles(hand).into_iter().collect();
    }
    let opening = (book.opening.opener)(MatchHistory::default(), &options);
    let mut round = Round::new(Arc::new(Rules::new(book, options)), &dealt, opening, &[])
        .expect("a deal that can be opened");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.board().end(), None, "the partner still holds a tile");
    round.does(Move::Pass);
    round.lays("6-5", 0, Some(6));
    assert!(round.board().end().is_some(), "both are out");
}

#[test]
fn a_matador_goes_anywhere_and_either_half_follows() {
    let mut round = begin("matador", &[], &["5-5 6-1", "4-1 0-0", "3-2 2-2"], "");
    round.does(Move::Open(tile("5-5")));
    assert_eq!(round.refuses(lay("4-1", 0, Some(1))), Illegal::DoesNotFit);
    round.lays("0-0", 0, None);
    assert_eq!(round.refuses(lay("3-2", 0, Some(3))), Illegal::DoesNotFit);
    round.lays("3-2", 1, Some(2));
    round.lays("6-1", 1, None);
    assert_eq!(shows(round.board(), 1), OpenEnd::either(tile("6-1")));
}

#[test]
fn a_blank_end_takes_only_a_matador() {
    let mut round = begin("matador", &[], &["6-6 1-1", "1-0 6-0", "5-2 4-4"], "");
    round.does(Move::Open(tile("6-6")));
    round.lays("1-0", 0, Some(1));
    assert_eq!(shows(round.board(), 0), half(0));
    assert!(!round.may(lay("4-4", 0, Some(4))) && round.may(lay("5-2", 0, None)));
}

#[test]
fn an_opening_matador_lies_across_with_both_ends_open() {
    let deal = ["6-1 2-0", "5-1 4-0"];
    let mut round = begin("matador", &[], &deal, "");
    round.does(Move::Open(tile("6-1")));
    for on in [0, 1] {
        assert_eq!(shows(round.board(), on), OpenEnd::either(tile("6-1")));
        assert!(round.may(lay("5-1", on, Some(1))));
    }
    let mut in_line = begin("matador", &["matador-in-line"], &deal, "");
    in_line.does(Move::Open(tile("6-1")));
    assert_eq!(
        [0, 1].map(|on| shows(in_line.board(), on)),
        [half(6), half(1)]
    );
}

#[test]
fn matador_in_line_has_its_half_outward_chosen() {
    let deal = ["6-6 2-2", "5-2 3-3"];
    let mut round = begin("matador", &["matador-in-line"], &deal, "");
    round.does(Move::Open(tile("6-6")));
    assert!(round.may(lay("5-2", 0, Some(2))) && !round.may(lay("5-2", 0, None)));
    round.lays("5-2", 0, Some(5));
    assert_eq!(shows(round.board(), 0), half(2));
}

#[test]
fn a_matador_can_be_kept_where_the_house_says_so() {
    let deal = ["6-6 2-2", "5-2 3-3"];
    let at = |rules: &[&str]| {
        let mut round = begin("matador", rules, &deal, "4-4 4-3 2-1 5-5");
        round.does(Move::Open(tile("6-6")));
        round
    };
    assert_eq!(at(&[]).refuses(Move::Draw), Illegal::CanLay);
    let mut keep = at(&["keep-matador"]);
    assert_eq!(keep.does(Move::Draw), Effect::Drew(tile("4-4")));
    assert_eq!(keep.refuses(Move::Pass), Illegal::CanLay);
    assert_eq!(keep.does(Move::Draw), Effect::Drew(tile("4-3")));
    assert_eq!(keep.does(Move::Draw), Effect::Drew(tile("2-1")));
    assert_eq!(keep.refuses(Move::Draw), Illegal::CanLay);
    assert_eq!(
        keep.refuses(lay("5-2", 0, None)),
        Illegal::MustLayDrawn(tile("2-1"))
    );
    keep.lays("2-1", 0, Some(1));

    let mut one = at(&["keep-matador", "draw-one"]);
    one.does(Move::Draw);
    assert_eq!(one.refuses(Move::Draw), Illegal::DrawnAlready);
    assert_eq!(one.refuses(Move::Pass), Illegal::CanLay);
    one.lays("5-2", 0, None);
}

#[test]
fn a_stuck_matador_player_draws_as_the_house_says() {
    let deal = ["6-6 2-2", "4-4 3-3"];
    let at = |rules: &[&str]| {
        let mut round = begin("matador", rules, &deal, "5-4 5-5 2-1 6-2");
        round.does(Move::Open(tile("6-6")));
        round
    };
    let mut usual = at(&[]);
    for drawn in ["5-4", "5-5", "2-1"] {
        assert_eq!(usual.does(Move::Draw), Effect::Drew(tile(drawn)));
    }
    assert_eq!(usual.refuses(Move::Pass), Illegal::CanLay);

    let mut one = at(&["draw-one"]);
    one.does(Move::Draw);
    assert_eq!(one.refuses(Move::Draw), Illegal::DrawnAlready);
    assert_eq!(one.does(Move::Pass), Effect::Passed);

    let mut last = at(&["last-two"]);
    last.does(Move::Draw);
    last.does(Move::Draw);
    assert_eq!(last.refuses(Move::Draw), Illegal::LastTilesStay(2));
    assert_eq!(last.does(Move::Pass), Effect::Passed);
}

#[test]
fn a_star_has_all_arms_begun_before_any_grows() {
    let hands = [
        "9-9 9-8 9-4 8-8",
        "9-7 9-3 7-7",
        "9-6 9-2 6-6",
        "9-5 9-1 5-5",
    ];
    let mut round = begin("cyprus", &[], &hands, "9-0 1-0");
    round.does(Move::Open(tile("9-9")));
    let begun = ["9-7", "9-6", "9-5", "9-8", "9-3", "9-2", "9-1"];
    for (on, text) in begun.into_iter().enumerate() {
        assert_eq!(round.board().arms().len(), on);
        round.lays(text, on, Some(9));
    }
    assert_eq!(round.refuses(lay("8-8", 3, Some(8))), Illegal::StarFirst);
    assert_eq!(round.refuses(Move::Draw), Illegal::NoDrawing);
    round.lays("9-4", 7, Some(9));
    assert_eq!(round.board().open().len(), 8);
    round.lays("7-7", 0, Some(7));
}

#[test]
fn cyprus_draws_one_where_the_house_has_a_boneyard_but_the_last() {
    let hands = ["9-9 8-8", "7-7 6-6", "5-5 4-4", "3-3 2-2"];
    let mut round = begin("cyprus", &["boneyard"], &hands, "9-0 1-0");
    round.does(Move::Open(tile("9-9")));
    assert_eq!(round.does(Move::Draw), Effect::Drew(tile("9-0")));
    assert_eq!(round.refuses(Move::Pass), Illegal::CanLay);
    round.lays("9-0", 0, Some(9));
    assert_eq!(round.refuses(Move::Draw), Illegal::LastTilesStay(1));
}

#[test]
fn cyprus_deals_by_the_table_the_house_names() {
    let book = books::find("cyprus").expect("a game");
    let mut hands = Vec::new();
    for table in ["bell", "botermans", "celko"] {
        let mut house = HouseRules::new(book.house.rules);
        house.set("deal", Some(table)).expect("a table");
        for players in [4, 8] {
            let seating = Seating::alone(players);
            let options = Setup::options_with(book, seating, None, None, house.clone());
            hands.push(options.expect("a deal").hand);
        }
    }
    assert_eq!(hands, [13, 6, 13, 5, 9, 6]);
}

#[test]
fn a_star_that_cannot_be_finished_blocks() {
    let hands = ["9-9 8-8", "7-7 6-6", "5-5 4-4", "3-3 2-2"];
    let mut round = begin("cyprus", &[], &hands, "9-0 9-1");
    round.does(Move::Open(tile("9-9")));
    for _ in 0..4 {
        assert_eq!(round.board().end(), None);
        round.does(Move::Pass);
    }
    assert!(round.board().end().is_some());
}

#[test]
fn an_arm_of_garrafina_opens_and_closes() {
    let hands = ["6-6 6-5 5-5", "4-4 3-3 6-2", "4-1 2-0 1-1", "6-3 3-2 5-3"];
    let mut round = begin("garrafina", &[], &hands, "");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.refuses(Move::Pass), Illegal::CanLayOnOwn);
    assert_eq!(
        round.refuses(lay("6-2", 0, Some(6))),
        Illegal::ArmClosed(arm(0))
    );
    round.lays("6-2", 1, Some(6));
    // Seat 2 holds no six: it passes, and its arm is open.
    round.does(Move::Pass);
    assert!(round.board().open().contains(arm(2)));
    // Seat 3 may lay on its own or on the open arm; laying closes it.
    round.lays("6-3", 2, Some(6));
    assert!(!round.board().open().contains(arm(2)));
    round.lays("6-5", 0, Some(6));
    // Seat 1 cannot lay on its own 2, so that arm opens; its 3 may not be laid on seat 2's closed arm.
    assert_eq!(
        round.refuses(lay("3-3", 2, Some(3))),
        Illegal::ArmClosed(arm(2))
    );
    round.does(Move::Pass);
    // Seat 2 may lay on the open 2 of seat 1, or pass.
    assert!(round.may(lay("2-0", 1, Some(2))) && round.may(Move::Pass));
    round.does(Move::Pass);
    // Seat 3 has no 6 for its own arm, so that arm opens; laying on seat 1's 2 closes that arm.
    assert!(round.may(lay("3-2", 1, Some(2))));
    round.lays("3-2", 1, Some(2));
    assert!(!round.board().open().contains(arm(1)) && round.board().open().contains(arm(3)));
    round.lays("5-5", 0, Some(5));
    assert!(round.board().end().is_some(), "seat 0 is out");
}

#[test]
fn a_full_circle_of_passes_blocks_garrafina_whatever_was_declined() {
    let hands = ["6-6 5-5", "4-4 3-3", "2-2 1-1", "5-0 3-1"];
    let mut round = begin("garrafina", &[], &hands, "");
    round.does(Move::Open(tile("6-6")));
    for passed in 0..4 {
        assert_eq!(round.board().end(), None, "after {passed}");
        round.does(Move::Pass);
    }
    assert!(round.board().end().is_some());
}

#[test]
fn the_right_to_open_garrafina_passes_on_to_the_double_six() {
    let later = MatchHistory {
        rounds: 1,
        opener: Some(seat(3)),
        winner: None,
        out: None,
        ..MatchHistory::default()
    };
    let hands = ["6-5 5-5", "4-4 3-3", "6-6 1-1", "5-0 3-1"];
    let mut round = round("garrafina", &[], &hands, "", later);
    for passing in [0, 1] {
        assert_eq!(round.board().turn(), seat(passing));
        assert_eq!(round.refuses(Move::Open(tile("6-6"))), Illegal::NotHeld);
        round.does(Move::Pass);
    }
    assert_eq!(round.refuses(Move::Pass), Illegal::MustOpen);
    round.does(Move::Open(tile("6-6")));
    let board = round.board();
    assert_eq!((board.first_entitled(), board.opener()), (seat(0), seat(2)));
}

#[test]
fn one_player_of_three_exchanges_the_hand_once() {
    let hands = ["6-6 5-5 4-4", "6-3 2-2 1-1", "6-1 5-1 5-4"];
    let spare = "6-5 6-4 1-0";
    let deal = || {
        let mut round = begin("garrafina", &[], &hands, spare);
        round.does(Move::Open(tile("6-6")));
        round
    };
    let mut by_opener = deal();
    assert_eq!(by_opener.board().turn(), seat(0), "the opener is asked");
    assert_eq!(by_opener.refuses(Move::Pass), Illegal::MustDecideSwap);
    assert_eq!(by_opener.does(Move::Swap), Effect::Swapped);
    assert_eq!(by_opener.hand(seat(0)), tiles(spare).into_iter().collect());
    assert_eq!(by_opener.board().turn(), seat(1));
    assert_eq!(by_opener.refuses(Move::Swap), Illegal::SwapTaken);

    let mut by_next = deal();
    assert_eq!(by_next.does(Move::Keep), Effect::Kept);
    assert_eq!(by_next.refuses(Move::Keep), Illegal::NothingToKeep);
    assert_eq!(by_next.does(Move::Swap), Effect::Swapped);
    assert_eq!(by_next.board().turn(), seat(1), "the turn goes on");
    by_next.lays("6-4", 1, Some(6));
    assert_eq!(by_next.board().swapped(), Some(seat(1)));
    assert_eq!(
        by_next
            .board()
            .history()
            .iter()
            .filter(|(_, public_move)| *public_move == PublicMove::Swapped)
            .count(),
        1
    );
}

#[test]
fn a_jolly_is_laid_by_its_face_or_as_a_substitute() {
    let mut round = begin("jolly", &[], &["6-0 3-3", "5-2 1-1"], "4-4 2-2 5-5 6-6");
    assert_eq!(round.board().turn(), seat(0), "the highest lot opens");
    round.does(Move::Open(tile("6-0")));
    // On a blank, either half may be turned outward; on any end, the tile may be a substitute.
    assert!(round.may(lay("5-2", 1, Some(5))) && round.may(lay("5-2", 1, Some(2))));
    assert!(round.may(lay("5-2", 0, None)) && !round.may(lay("5-2", 0, Some(5))));
    round.lays("5-2", 0, None);
    assert_eq!(shows(round.board(), 0), OpenEnd::SUBSTITUTE);
    assert!(!round.may(lay("3-3", 0, Some(3))));
}

#[test]
fn after_a_substitute_a_blank_half_follows_or_another() {
    let mut round = begin("jolly", &[], &["6-6 4-0 5-2", "6-1 4-3"], "4-4 2-2");
    round.does(Move::Open(tile("6-6")));
    round.lays("6-1", 0, None);
    assert!(round.may(lay("4-0", 0, Some(0))) && !round.may(lay("4-0", 0, Some(4))));
    assert!(round.may(lay("5-2", 0, None)) && !round.may(lay("5-2", 0, Some(2))));
}

#[test]
fn a_jolly_is_kept_for_one_draw_of_choice() {
    let mut round = begin("jolly", &[], &["6-6 3-3", "5-2 4-4"], "5-5 2-2 2-1 3-0");
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.does(Move::Draw), Effect::Drew(tile("5-5")));
    assert_eq!(round.refuses(Move::Draw), Illegal::MustLayWild);
    assert_eq!(round.refuses(Move::Pass), Illegal::CanLay);
    round.lays("5-2", 0, None);

    // The player is stuck and draws a Jolly: the draw by choice is still possible, and the last two tiles stay.
    let mut stuck = begin("jolly", &[], &["6-6 3-3", "5-5 4-4"], "4-3 2-2 2-1 3-0");
    stuck.does(Move::Open(tile("6-6")));
    assert_eq!(stuck.does(Move::Draw), Effect::Drew(tile("4-3")));
    assert_eq!(stuck.does(Move::Draw), Effect::Drew(tile("2-2")));
    assert_eq!(stuck.refuses(Move::Draw), Illegal::LastTilesStay(2));
    stuck.lays("4-3", 1, None);
}

#[test]
fn five_doubles_may_ask_for_a_new_deal_before_the_first_move() {
    let hands = [
        "6-6 5-4 2-0",
        "5-5 4-4 3-3 2-2 1-1 6-1",
        "6-4 0-0",
        "6-3 5-3",
    ];
    let mut round = begin("aquamarine", &[], &hands, "");
    assert_eq!(round.refuses(Move::Redeal), Illegal::TooFewDoubles(5));
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.clone().does(Move::Redeal), Effect::Redeal);
    round.lays("6-1", 0, Some(6));
    round.lays("6-4", 1, Some(6));
    round.does(Move::Pass);
    round.lays("5-4", 1, Some(4));
    assert_eq!(round.refuses(Move::Redeal), Illegal::TooLateToRedeal);
    assert_eq!(
        begin("salotto", &[], &hands, "").refuses(Move::Redeal),
        Illegal::NoRedeal
    );
}

#[test]
fn the_winning_pair_of_aquamarine_is_offered_the_opening_in_seat_order() {
    let later = MatchHistory {
        rounds: 1,
        opener: Some(seat(0)),
        winner: Some(seat(3)),
        out: None,
        ..MatchHistory::default()
    };
    let hands = ["6-6 5-4", "5-5 6-1", "6-4 0-0", "6-3 5-3"];
    let mut round = round("aquamarine", &[], &hands, "", later);
    assert_eq!(round.board().turn(), seat(1));
    assert!(round.may(Move::Open(tile("6-1"))));
    round.does(Move::Pass);
    assert_eq!(round.board().turn(), seat(3));
    assert_eq!(round.refuses(Move::Pass), Illegal::MustOpen);
    round.does(Move::Open(tile("5-3")));
    assert_eq!(round.board().turn(), seat(0));
}

#[test]
fn the_opener_of_coppie_must_lay_the_highest_double_held() {
    let hands = ["2-2 1-1 6-5", "6-6 5-4", "6-4 0-0", "6-3 5-3"];
    let mut round = begin("coppie", &[], &hands, "");
    assert_eq!(round.refuses(Move::Open(tile("6-5"))), Illegal::MustOpen);
    round.does(Move::Open(tile("2-2")));
    let none = ["6-5 2-1", "6-6 5-4", "6-4 0-0", "6-3 5-3"];
    assert!(begin("coppie", &[], &none, "").may(Move::Open(tile("2-1"))));
}

#[test]
fn without_a_double_the_highest_tile_opens_by_pips_then_by_its_higher_half() {
    let mut round = begin("classic", &[], &["6-2 1-0", "5-3 4-2"], "");
    assert_eq!(round.board().turn(), seat(0));
    assert_eq!(round.refuses(Move::Open(tile("1-0"))), Illegal::MustOpen);
    round.does(Move::Open(tile("6-2")));
}

#[test]
fn nobody_draws_where_nothing_is_drawn() {
    assert_eq!(Drawing::NONE.reserve, 0);
    let mut round = begin(
        "classic",
        &[],
        &["6-6 1-0", "5-3 4-2", "5-5 4-4", "3-3 2-2"],
        "",
    );
    round.does(Move::Open(tile("6-6")));
    assert_eq!(round.refuses(Move::Draw), Illegal::NoDrawing);
}

/// Returns the history before a round, after one that `opener` opened, `winner` won, and in which `out` went out.
fn after(opener: usize, winner: Option<usize>, out: Option<usize>) -> MatchHistory {
    MatchHistory {
        rounds: 1,
        opener: Some(seat(opener)),
        opened: Some(seat(opener)),
        winner: winner.map(seat),
        out: out.map(seat),
        ..MatchHistory::default()
    }
}

#[test]
fn who_went_out_opens_pontinho_with_a_double_or_passes_the_opening_on() {
    let hands = ["6-5 5-3", "6-6 4-4 2-0", "5-4 4-3", "2-1 1-0"];
    let opens = |rules: &[&str], history| round("pontinho", rules, &hands, "", history);
    let first = opens(&[], MatchHistory::default());
    assert_eq!(first.board().lead(), Some(tile("6-6")));
    assert_eq!(opens(&[], after(0, Some(2), None)).board().turn(), seat(1));
    for (rules, points) in [(&[][..], None), (&["opening-pass"][..], Some(20))] {
        let mut later = opens(rules, after(0, Some(3), Some(3)));
        for (who, next) in [(3, 0), (0, 1)] {
            assert_eq!(later.board().turn(), seat(who));
            assert_eq!(later.board().lead(), None);
            let held = later.hand(seat(who)).iter().next().expect("a tile");
            assert_eq!(later.refuses(Move::Open(held)), Illegal::MustHandOn);
            later.does(Move::Pass);
            let made = later.board().just_made();
            let paid = made.map(|made| (made.seat, made.points));
            assert_eq!(paid, points.map(|points| (seat(next), points)));
        }
        assert_eq!(later.refuses(Move::Pass), Illegal::MustOpen);
        assert_eq!(later.refuses(Move::Open(tile("2-0"))), Illegal::MustOpen);
        later.does(Move::Open(tile("4-4")));
        assert_eq!(later.board().opener(), seat(1));
    }
}

#[test]
fn who_went_out_opens_fives_and_all_threes_and_lots_decide_after_a_block() {
    let hands = ["5-4 3-2", "6-5 5-3", "4-4 4-3"];
    for game in ["fives", "all-threes"] {
        let opens = |rules: &[&str], history| round(game, rules, &hands, "", history);
        let opener = |history| opens(&[], history).board().turn();
        // Lots give the opening to the first seat.
        assert_eq!(opener(MatchHistory::default()), seat(0));
        assert_eq!(opener(after(0, Some(2), Some(2))), seat(2));
        assert_eq!(opener(after(1, Some(2), None)), seat(0));
        let doubles = opens(&["highest-double"], after(0, Some(1), Some(1)));
        assert_eq!(doubles.board().lead(), Some(tile("4-4")));
    }
}

#[test]
fn the_next_seat_opens_threes_fives_and_knocks_where_nothing_fits() {
    let hands = ["5-4 3-2", "6-5 5-3", "4-4 4-3"];
    let mut round = round(
        "threes-fives",
        &[],
        &hands,
        "1-1",
        after(0, Some(2), Some(2)),
    );
    assert_eq!(round.board().turn(), seat(1));
    round.does(Move::Open(tile("6-5")));
    assert_eq!(round.refuses(Move::Draw), Illegal::NoDrawing);
    assert_eq!(round.does(Move::Pass), Effect::Passed);
}

#[test]
fn the_lowest_double_may_open_bergen_and_the_blank_is_the_lowest() {
    let rules = ["lowest-double"];
    let hands = ["5-4 3-3", "6-5 5-3", "4-4 4-3"];
    let later = round("bergen", &rules, &hands, "", after(0, Some(1), Some(1)));
    assert_eq!(later.board().lead(), Some(tile("3-3")));
    assert_eq!(later.board().turn(), seat(0));
    let hands = ["5-4 3-3", "6-5 0-0", "4-4 4-3"];
    let first = round("bergen", &rules, &hands, "", MatchHistory::default());
    assert_eq!(first.board().lead(), Some(tile("0-0")));
    assert_eq!(first.board().turn(), seat(1));
}

#[test]
fn the_highest_double_opens_bergen_every_round_and_without_one_it_is_dealt_again() {
    let hands = ["5-4 3-3", "6-5 5-3", "4-4 4-3"];
    let later = round("bergen", &[], &hands, "", after(0, Some(1), Some(1)));
    assert_eq!(later.board().lead(), Some(tile("4-4")));
    assert_eq!(later.board().turn(), seat(2));
    let book = books::find("bergen").expect("a game");
    let options = Setup::options(book, Seating::alone(2), None, None).expect("a table");
    let mut dealt = Dealt {
        playing: Seating::alone(2).all(),
        ..Dealt::default()
    };
    dealt.hands[0] = tiles("6-5 4-3").into_iter().collect();
    dealt.hands[1] = tiles("2-1 3-0").into_iter().collect();
    let opening = (book.opening.opener)(MatchHistory::default(), &options);
    let rules = Arc::new(Rules::<3>::new(book, options));
    let again = Round::new(rules, &dealt, opening, &[]);
    assert_eq!(
        again.err(),
        Some(serpente_engine::rules::RedealReason::NoDouble)
    );
}

#[test]
fn a_spinner_has_tips_only_when_both_its_sides_are_covered() {
    let hands = ["5-5 5-2 5-1 0-0", "6-5 5-3 5-4 4-0"];
    for game in ["fives", "all-threes"] {
        let mut round = begin(game, &[], &hands, "");
        round.does(Move::Open(tile("5-5")));
        round.lays("6-5", 0, Some(5));
        assert_eq!(round.refuses(lay("5-2", 2, Some(5))), Illegal::DoesNotFit);
        round.lays("5-2", 1, Some(5));
        assert_eq!(shows(round.board(), 2), half(5));
        assert_eq!(round.refuses(lay("4-0", 3, Some(4))), Illegal::DoesNotFit);
        round.lays("5-3", 3, Some(5));
        round.lays("5-1", 2, Some(5));
        assert_eq!(round.board().open().len(), 4);
        let mut line = begin(game, &["spinner=none"], &hands, "");
        line.does(Move::Open(tile("5-5")));
        line.lays("6-5", 0, Some(5));
        line.lays("5-2", 1, Some(5));
        assert_eq!(line.refuses(lay("5-3", 2, Some(5))), Illegal::DoesNotFit);
    }
}

#[test]
fn fives_threes_fives_and_all_threes_deal_as_their_houses_say() {
    let dealt = |game, rules: &[&str], seating| {
        let book = books::find(game).expect("a game");
        let mut house = HouseRules::new(book.house.rules);
        for rule in rules {
            house.set(rule, None).expect("a rule");
        }
        let options = Setup::options_with(book, seating, None, None, house);
        options.expect("a deal").hand
    };
    let [two, three, four] = [2, 3, 4].map(Seating::alone);
    for (rules, hands) in [
        (&[][..], [7, 7, 5]),
        (&["deal-9"], [9, 7, 5]),
        (&["deal-7"], [7, 7, 7]),
    ] {
        assert_eq!(
            [two, three, four].map(|seating| dealt("fives", rules, seating)),
            hands
        );
    }
    assert_eq!(
        [two, three, four].map(|seating| dealt("all-threes", &[], seating)),
        [7, 5, 5]
    );
    for (rules, hands) in [
        (&[][..], [7, 5, 6]),
        (&["deal-5"], [7, 5, 5]),
        (&["deal-9"], [9, 5, 6]),
    ] {
        let seatings = [two, three, Seating::teams_of(2, 2)];
        assert_eq!(
            seatings.map(|seating| dealt("threes-fives", rules, seating)),
            hands
        );
    }
}
