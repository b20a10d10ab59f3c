//! Sealed deals: a match of any game is whole with its seals, goes on after any of them, and shows a tile that was exchanged.

use serpente::archive::resume;
use serpente::bots::{Bot, Level, play_match};
use serpente::table::{
    Bytes32, Command, Event, Game, Player, Seals, Setup, Shuffle, Stock, Table, broken_seal,
};
use serpente::tricks::TrickMove;

const KEY: Bytes32 = Bytes32([7; 32]);

/// The usual table of a game, with sealed deals.
fn sealed(game: Game) -> Setup {
    let seating = game.seatings()[0];
    let options = Setup::options(game, seating, None, None).expect("the usual table");
    let player = |seat: usize| Player {
        name: seat.to_string(),
        level: Some(Level::Random),
    };
    let players = (0..seating.seats()).map(player).collect();
    let mut setup = Setup::new(game, options, players).expect("a match");
    setup.sealed = true;
    setup
}

/// A match of computer players with sealed deals, as its table tells it.
fn played(game: Game, seed: u64) -> Vec<Event> {
    let setup = sealed(game);
    let bot = |seat| Level::Random.bot(Shuffle::chance_for(seed, seat));
    let mut bots: Vec<Box<dyn Bot>> = (0..setup.players.len()).map(bot).collect();
    let mut events = Vec::new();
    let mut table: Table = Table::new(setup, &mut events);
    let mut deck = Shuffle::seeded(seed);
    play_match(&mut table, &mut bots, &mut deck, &mut events);
    events
}

/// Exchanges two tiles of a sealed deal: the last that was dealt and the first that was not.
fn exchange(events: &mut [Event]) -> Option<()> {
    let dealt = events
        .iter()
        .rposition(|event| matches!(event, Event::Dealt { .. }))?;
    let [Event::Dealt { tiles, .. }, Event::Boneyard { tiles: left }] =
        &mut events[dealt..=dealt + 1]
    else {
        return None;
    };
    let Stock::Tiles(left) = left else {
        return None;
    };
    std::mem::swap(tiles.last_mut()?, left.first_mut()?);
    Some(())
}

#[test]
fn every_game_is_whole_with_its_seals() {
    let mut exchanged = 0;
    for game in Game::all() {
        let events = played(game, 5);
        let mut sealed = Seals::new(KEY, &[]).seal(&events);
        let count =
            |wanted: fn(&Event) -> bool| sealed.iter().filter(|event| wanted(event)).count();
        let deals = count(|event| matches!(event, Event::Boneyard { .. }));
        let id = game.id();
        assert_eq!(
            count(|event| matches!(event, Event::Sealed { .. })),
            deals,
            "{id}"
        );
        assert_eq!(
            count(|event| matches!(event, Event::Unsealed { .. })),
            deals,
            "{id}"
        );
        assert_eq!(broken_seal(&sealed), None, "{id}");
        let resumed = resume(&sealed, Shuffle::seeded(6)).expect("a match");
        assert_eq!(resumed.played, sealed.len(), "{id}");
        // The seal stands where the deal begins, and what lies in the middle belongs to no deal.
        for (at, event) in sealed.iter().enumerate() {
            if matches!(event, Event::Sealed { .. }) {
                let next = &sealed[at + 1];
                let begins = matches!(next, Event::Dealt { .. } | Event::Boneyard { .. });
                assert!(begins, "{id}: {next:?} behind a seal");
            }
        }
        if exchange(&mut sealed).is_some() {
            exchanged += 1;
            assert!(broken_seal(&sealed).is_some(), "{id}");
        }
    }
    assert!(exchanged > 10, "{exchanged}");
}

#[test]
fn a_match_goes_on_sealed_wherever_it_was_left() {
    for game in ["train", "chicken-foot", "salotto", "forty-two"] {
        let game = Game::find(game).expect("a game");
        let events = played(game, 8);
        let whole = Seals::new(KEY, &[]).seal(&events);
        let rounds: Vec<usize> = (0..events.len())
            .filter(|&at| matches!(events[at], Event::RoundOver { .. } | Event::HandOver { .. }))
            .collect();
        // Left in the middle of a round, and between two.
        for cut in [rounds[0] / 2, rounds[0] + 1, rounds[0] + 2] {
            let mut before = Seals::new(KEY, &[]).seal(&events[..cut]);
            let mut seals = Seals::new(KEY, &before);
            before.extend(seals.seal(&events[cut..]));
            assert_eq!(before, whole, "{} at {cut}", game.id());
        }
    }
}

#[test]
fn hands_that_nobody_bid_on_are_shown_before_the_next_deal() {
    let (mut events, mut deck) = (Vec::new(), Shuffle::seeded(1));
    let mut table: Table = Table::new(sealed(Game::Tricks), &mut events);
    let mut command = |table: &mut Table, command| {
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
    };
    command(&mut table, Command::Deal);
    for _ in 0..4 {
        let seat = table.turn().expect("somebody is to bid");
        command(&mut table, Command::Play(seat, TrickMove::Pass.into()));
    }
    let told = Seals::new(KEY, &[]).seal(&events);
    let is_redeal = |event: &Event| matches!(event, Event::Redeal { .. });
    let again = told.iter().position(is_redeal).expect("all have passed");
    assert!(matches!(told[again + 1], Event::Unsealed { .. }));
    assert!(matches!(told[again + 2], Event::Sealed { .. }));
    assert!(matches!(told[again + 3], Event::Dealt { .. }));
    assert_eq!(broken_seal(&told), None);
}
