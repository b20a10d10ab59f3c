//! The opening of gaple, and when the tiles are dealt again.

use std::collections::VecDeque;

use serpente_engine::bax::Card;
use serpente_engine::rules::{
    Dealt, HouseRules, Lead, MatchHistory, Move, Opening, RedealReason, SEATS, Seating, Set,
    TileSet, Why, books,
};
use serpente_engine::table::{Command, Deck, Drawn, Event, Game, Level, Player, Setup, Table};

use super::{Play, after, begin, round, seat, tile, tiles};

const HANDS: [&str; 4] = [
    "6-5 5-5 4-4 3-1 2-0 1-0 6-0",
    "6-6 5-4 4-3 3-2 2-1 1-1 0-0",
    "6-4 5-3 4-2 3-0 5-1 4-1 3-3",
    "6-3 6-2 6-1 5-2 5-0 4-0 2-2",
];

#[test]
fn double_six_opens_gaple_and_later_the_winner() {
    let of = |history| {
        let round = round("gaple", &[], &HANDS, "", history);
        (round.board().turn(), round.board().lead())
    };
    assert_eq!(of(MatchHistory::default()), (seat(1), Some(tile("6-6"))));
    assert_eq!(of(after(0, Some(3), Some(3))), (seat(3), None));
}

#[test]
fn five_doubles_of_gaple_may_ask_for_a_new_deal() {
    let hands = [
        "6-6 5-5 4-4 3-3 2-2 1-0 6-0",
        "6-5 5-4 4-3 3-2 2-1 1-1 0-0",
        "6-4 5-3 4-2 3-0 5-1 4-1 3-1",
        "6-3 6-2 6-1 5-2 5-0 4-0 2-0",
    ];
    let mut round = begin("gaple", &[], &hands, "");
    assert!(round.may(Move::Redeal));
    round.does(Move::Open(tile("6-6")));
    assert!(!round.may(Move::Redeal));
}

#[test]
fn each_round_of_orado_opens_with_the_next_double() {
    let book = books::find("gaple").expect("a game");
    let mut house = HouseRules::new(book.house.rules);
    house.set("system", Some("orado")).expect("a rule");
    let pairs =
        Setup::options_with(book, Seating::teams_of(2, 2), None, None, house).expect("a table");
    let opens = |rounds_of_set| {
        let history = MatchHistory {
            rounds: 9,
            rounds_of_set,
            winner: Some(seat(2)),
            ..MatchHistory::default()
        };
        (book.opening.opener)(history, &pairs)
    };
    for (rounds, double) in [(0, "0-0"), (1, "1-1"), (6, "6-6"), (7, "0-0")] {
        assert_eq!(opens(rounds), Opening::Centre(tile(double)));
    }
    let any = Opening::Seat(seat(2), Lead::Any);
    assert_ne!(opens(1), any);
}

/// Deals these hands, one deal after the other.
struct Hands(VecDeque<[&'static str; 4]>);

impl Deck for Hands {
    fn deal<const WORDS: usize>(&mut self, _: Set, _: usize, dealt: &mut Dealt<WORDS>) {
        let hands = self.0.pop_front().expect("a deal");
        dealt.hands = [TileSet::EMPTY; SEATS];
        for (hand, told) in dealt.hands.iter_mut().zip(hands) {
            *hand = tiles(told).into_iter().collect();
        }
        dealt.boneyard.clear();
    }

    fn lots(&mut self, _: &[Drawn], _: usize, _: impl Fn(&[Drawn]) -> bool) -> Vec<Drawn> {
        unreachable!("no lots are drawn")
    }

    fn pack(&mut self) -> Vec<Card> {
        unreachable!("no cards are dealt")
    }
}

/// Six doubles in the third hand.
const SIX: [&str; 4] = [
    "6-5 5-4 4-3 3-2 2-1 1-0 0-0",
    "6-4 5-3 4-2 3-1 2-0 6-0 5-0",
    "6-6 5-5 4-4 3-3 2-2 1-1 6-3",
    "6-2 6-1 5-2 5-1 4-1 4-0 3-0",
];

/// Deals these hands at a table of gaple with this system; returns the table and its events.
fn dealt(system: &str, hands: &[[&'static str; 4]]) -> (Table, Vec<Event>) {
    let game = Game::find("gaple").expect("a game");
    let mut house = HouseRules::new(game.house_rules());
    house.set("system", Some(system)).expect("a system");
    let pairs = Seating::teams_of(2, 2);
    let options = Setup::options_with(game, pairs, None, None, house).expect("a table");
    let mut players = Vec::new();
    for seat in 0..4 {
        players.push(Player {
            name: seat.to_string(),
            level: Some(Level::Random),
        });
    }
    let setup = Setup::new(game, options, players).expect("a match");
    let mut events = Vec::new();
    let mut table: Table = Table::new(setup, &mut events);
    let mut deck = Hands(hands.iter().copied().collect());
    let done = table.command(Command::Deal, &mut deck, &mut events);
    done.expect("a deal");
    (table, events)
}

#[test]
fn six_doubles_of_gaple_score_a_point_and_open_the_next_deal() {
    let (table, events) = dealt("pordi", &[SIX, HANDS]);
    let at = events
        .iter()
        .position(|event| matches!(event, Event::Scored { .. }))
        .expect("a point");
    let wanted = [
        Event::Scored {
            seat: seat(2),
            points: 1,
            why: Why::Doubles,
            totals: vec![1, 0],
        },
        Event::Redeal {
            reason: RedealReason::SixDoubles,
        },
    ];
    assert_eq!(events[at..at + 2], wanted);
    // The second hand has double six now, and any tile opens.
    assert_eq!(
        (table.turn(), table.tally().totals()),
        (Some(seat(2)), &[1, 0][..])
    );
    let view = table.view(seat(2)).expect("a round");
    assert_eq!(view.board.lead(), None);
}

#[test]
fn six_doubles_of_orado_may_ask_for_a_new_deal_and_score_nothing() {
    let (table, events) = dealt("orado", &[SIX]);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Scored { .. }))
    );
    // The first hand has double blank.
    assert_eq!(table.turn(), Some(seat(0)));
}

#[test]
fn a_round_of_orado_that_is_dealt_again_opens_with_the_same_double() {
    let (mut table, mut events) = dealt("orado", &[SIX]);
    let mut deck = Hands([SIX].into_iter().collect());
    while let Some(turn) = table.turn().filter(|&turn| turn != seat(2)) {
        let play = table.view(turn).expect("a round").moves().next();
        let command = Command::Play(turn, play.expect("a move").into());
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal move");
    }
    let redeal = Command::Play(seat(2), Move::Redeal.into());
    let done = table.command(redeal, &mut deck, &mut events);
    done.expect("six doubles");
    // The first hand has double blank again, the third the double of the second round.
    assert_eq!(table.turn(), Some(seat(0)));
}

#[test]
fn who_has_passed_may_ask_for_a_new_deal_until_their_first_tile() {
    let hands = [
        "6-6 6-5 5-4 4-3 3-2 2-1 0-0",
        "5-5 4-4 3-3 2-2 1-1 1-0 2-0",
        "6-4 5-3 4-2 3-1 3-0 5-0 4-0",
        "6-3 6-2 6-1 6-0 5-2 5-1 4-1",
    ];
    let mut round = begin("gaple", &[], &hands, "");
    round.does(Move::Open(tile("6-6")));
    assert!(round.may(Move::Redeal));
    round.does(Move::Pass);
    round.lays("6-4", 0, Some(6));
    round.lays("6-3", 1, Some(6));
    round.lays("4-3", 0, Some(4));
    assert!(round.may(Move::Redeal));
    round.lays("3-3", 0, Some(3));
    round.lays("3-1", 0, Some(3));
    round.lays("6-1", 0, Some(1));
    round.lays("6-5", 0, Some(6));
    assert!(!round.may(Move::Redeal));
}

#[test]
fn who_had_six_doubles_opens_though_five_have_the_next_deal_dealt_again() {
    let five = [
        "6-5 5-4 4-3 3-2 2-1 1-0 2-0",
        "6-4 5-3 4-2 3-1 3-0 6-0 5-0",
        "6-6 5-5 4-4 3-3 2-2 6-3 6-1",
        "6-2 5-2 5-1 4-1 4-0 1-1 0-0",
    ];
    let (mut table, mut events) = dealt("pordi", &[SIX, five]);
    assert_eq!(table.turn(), Some(seat(2)));
    let mut deck = Hands([HANDS].into_iter().collect());
    let redeal = Command::Play(seat(2), Move::Redeal.into());
    let done = table.command(redeal, &mut deck, &mut events);
    done.expect("five doubles");
    // The second hand has double six now.
    assert_eq!(table.turn(), Some(seat(2)));
}
