//! Deals of gaple that a player's six doubles end.

use std::collections::VecDeque;

use serpente_archive::resume;
use serpente_engine::bax::Card;
use serpente_engine::rules::{Dealt, HouseRules, SEATS, Seat, Seating, Set, Tile, TileSet, Why};
use serpente_engine::table::{
    Command, Deck, Drawn, Event, Game, Level, Player, Setup, Shuffle, Table,
};

/// Six doubles in the third hand, then at most two in each.
const DEALS: [[&str; 4]; 2] = [
    [
        "6-5 5-4 4-3 3-2 2-1 1-0 0-0",
        "6-4 5-3 4-2 3-1 2-0 6-0 5-0",
        "6-6 5-5 4-4 3-3 2-2 1-1 6-3",
        "6-2 6-1 5-2 5-1 4-1 4-0 3-0",
    ],
    [
        "6-5 5-5 4-4 3-1 2-0 1-0 6-0",
        "6-6 5-4 4-3 3-2 2-1 1-1 0-0",
        "6-4 5-3 4-2 3-0 5-1 4-1 3-3",
        "6-3 6-2 6-1 5-2 5-0 4-0 2-2",
    ],
];

/// Deals these hands, one deal after the other.
struct Hands(VecDeque<[&'static str; 4]>);

impl Deck for Hands {
    fn deal<const WORDS: usize>(&mut self, _: Set, _: usize, dealt: &mut Dealt<WORDS>) {
        let hands = self.0.pop_front().expect("a deal");
        dealt.hands = [TileSet::EMPTY; SEATS];
        for (hand, tiles) in dealt.hands.iter_mut().zip(hands) {
            for tile in tiles.split(' ') {
                hand.insert(tile.parse::<Tile>().expect("a tile"));
            }
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

#[test]
fn a_deal_that_six_doubles_ended_is_resumed_with_its_point() {
    let game = Game::find("gaple").expect("a game");
    let mut house = HouseRules::new(game.house_rules());
    house.set("system", Some("pordi")).expect("a system");
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
    let mut deck = Hands(VecDeque::from(DEALS));
    let done = table.command(Command::Deal, &mut deck, &mut events);
    done.expect("a deal");
    assert!(
        events.iter().any(|event| matches!(
            event,
            Event::Scored {
                why: Why::Doubles,
                ..
            }
        )),
        "{events:?}"
    );

    let resumed = resume(&events, Shuffle::seeded(0)).expect("a match");
    assert_eq!((resumed.played, resumed.fresh.len()), (events.len(), 0));
    assert_eq!(resumed.table.turn(), Seat::new(2));
}
