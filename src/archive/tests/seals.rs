//! Sealed deals: a match of any game with its seals is complete, can be resumed after any of them,
//! and shows if a tile was exchanged.

use serpente_archive::{
    DealFault, OwnNonce, Record, Unfair, broken_seal, check_deals, kept_back, lines, resume, verify,
};
use serpente_engine::bots::{Bot, Level, play_match};
use serpente_engine::host::{Host, HostInput, Pace};
use serpente_engine::rules::{Seat, Seats};
use serpente_engine::table::{
    Bytes32, Command, Event, Game, HandEnd, Header, Player, Seals, Setup, Shuffle, Stock, Table,
    promise_of, seal, seal_of_secret,
};
use serpente_engine::tricks::TrickMove;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs};

const KEY: Bytes32 = Bytes32([7; 32]);

/// Returns the usual table of a game, with sealed deals.
fn sealed(game: Game) -> Setup {
    let seating = game.seatings()[0];
    let options = Setup::options(game, seating, None, None).expect("the usual table");
    let players = (0..seating.seats())
        .map(|seat| Player {
            name: seat.to_string(),
            level: Some(Level::Random),
        })
        .collect();
    let mut setup = Setup::new(game, options, players).expect("a match");
    setup.sealed = true;
    setup
}

/// Plays a match of computer players with sealed deals, and returns its events.
fn played(game: Game, seed: u64) -> Vec<Event> {
    let setup = sealed(game);
    let mut bots: Vec<Bot> = (0..setup.players.len())
        .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
        .collect();
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
fn a_deal_is_sealed_before_and_shown_after() {
    let tile = |name: &str| {
        name.parse::<serpente_engine::rules::Tile>()
            .expect("a tile")
    };
    let seat = |number| Seat::new(number).expect("a seat");
    let hand = |number, name| Event::Dealt {
        seat: seat(number),
        tiles: vec![tile(name)],
    };
    let boneyard = || Event::Boneyard {
        tiles: Stock::Tiles(vec![tile("2-1"), tile("1-0")]),
    };
    let over = Event::HandOver {
        seat: None,
        end: HandEnd::Cards { pot: 0 },
        totals: Vec::new(),
    };
    let key = Bytes32([7; 32]);
    let mut seals = Seals::new(key, false, &[]);
    let begun = seals.seal(&[
        Event::Round { number: 1 },
        hand(0, "6-6"),
        hand(1, "5-5"),
        boneyard(),
        Event::Turn { seat: seat(0) },
    ]);
    assert!(matches!(begun[1], Event::Sealed { .. }));
    assert_eq!(begun.len(), 6);
    // Another process continues the match.
    let mut seals = Seals::new(key, false, &begun);
    let ended = seals.seal(&[
        Event::Passed {
            seat: seat(0),
            announced: false,
        },
        over.clone(),
    ]);
    assert_eq!(ended[1], over);
    let Event::Unsealed { tiles, .. } = &ended[2] else {
        panic!("{ended:?}");
    };
    let whole = ["6-6", "5-5", "2-1", "1-0"].map(tile).to_vec();
    assert_eq!(*tiles, Stock::Tiles(whole));
    let events = [begun, ended].concat();
    assert_eq!(broken_seal(&events), None);
    // A tile of a hand and one of the boneyard are exchanged.
    let mut stacked = events.clone();
    stacked[2] = hand(0, "2-1");
    stacked[4] = Event::Boneyard {
        tiles: Stock::Tiles(vec![tile("6-6"), tile("1-0")]),
    };
    assert_eq!(broken_seal(&stacked), Some(8));
    let mut reordered = events.clone();
    reordered[4] = Event::Boneyard {
        tiles: Stock::Tiles(vec![tile("1-0"), tile("2-1")]),
    };
    assert_eq!(broken_seal(&reordered), Some(8));
    // The shown contents are changed as well: the hash no longer matches.
    let mut alike = reordered;
    if let Event::Unsealed { tiles, .. } = &mut alike[8] {
        *tiles = Stock::Tiles(["6-6", "5-5", "1-0", "2-1"].map(tile).to_vec());
    }
    assert_eq!(broken_seal(&alike), Some(8));
    let mut never = events;
    never.pop();
    never.push(Event::Round { number: 2 });
    assert_eq!(broken_seal(&never), Some(8));
}

#[test]
fn every_game_is_whole_with_its_seals() {
    let mut exchanged = 0;
    for game in Game::all() {
        let events = played(game, 5);
        let mut sealed = Seals::new(KEY, false, &[]).seal(&events);
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
        // The seal comes where the deal begins; a tile in the centre belongs to no deal.
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
    for game in ["train", "chicken-foot", "salotto", "forty-two", "moon"] {
        let game = Game::find(game).expect("a game");
        let events = played(game, 8);
        let whole = Seals::new(KEY, false, &[]).seal(&events);
        let rounds: Vec<usize> = (0..events.len())
            .filter(|&at| matches!(events[at], Event::RoundOver { .. } | Event::HandOver { .. }))
            .collect();
        // Left in the middle of a round, and between two rounds.
        for cut in [rounds[0] / 2, rounds[0] + 1, rounds[0] + 2] {
            let mut before = Seals::new(KEY, false, &[]).seal(&events[..cut]);
            let mut seals = Seals::new(KEY, false, &before);
            before.extend(seals.seal(&events[cut..]));
            assert_eq!(before, whole, "{} at {cut}", game.id());
        }
    }
}

#[test]
fn hands_that_nobody_bid_on_are_shown_before_the_next_deal() {
    let mut events = Vec::new();
    let mut deck = Shuffle::seeded(1);
    let mut table: Table = Table::new(
        sealed(Game::find("forty-two").expect("a game of tricks")),
        &mut events,
    );
    let mut command = |table: &mut Table, command| {
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
    };
    command(&mut table, Command::Deal);
    for _ in 0..4 {
        let seat = table.turn().expect("somebody is to bid");
        command(&mut table, Command::Play(seat, TrickMove::Pass.into()));
    }
    let told = Seals::new(KEY, false, &[]).seal(&events);
    let again = told
        .iter()
        .position(|event| matches!(event, Event::Redeal { .. }))
        .expect("all have passed");
    assert!(matches!(told[again + 1], Event::Unsealed { .. }));
    assert!(matches!(told[again + 2], Event::Sealed { .. }));
    assert!(matches!(told[again + 3], Event::Dealt { .. }));
    assert_eq!(broken_seal(&told), None);
}

/// Returns the events as these viewers see them.
fn heard(events: &[Event], viewers: Seats) -> Vec<Event> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewers));
    seen.collect()
}

/// Returns a spectator, each seat, the first two together, and all seats.
fn listeners(events: &[Event]) -> Vec<Seats> {
    let Event::Match(header) = &events[0] else {
        panic!("no match begins");
    };
    let seats: Vec<Seat> = (0..header.seats.len()).filter_map(Seat::new).collect();
    let single = seats.iter().map(|&seat| -> Seats { seat.into() });
    let more = [
        Seats::NONE,
        seats[..2].iter().copied().collect(),
        seats.iter().copied().collect(),
    ];
    single.chain(more).collect()
}

/// Returns a sealed match in which the shown deals were changed by `cheats`, each with a hash that
/// fits.
fn shown_otherwise(events: &[Event], cheats: impl Fn(&mut Stock)) -> Vec<Event> {
    let mut events = events.to_vec();
    let mut sealed = 0;
    for at in 0..events.len() {
        match &mut events[at] {
            Event::Sealed { .. } => sealed = at,
            Event::Unsealed { salt, tiles } => {
                cheats(tiles);
                let hash = seal(*salt, tiles);
                events[sealed] = Event::Sealed { hash };
            }
            _ => {}
        }
    }
    events
}

#[test]
fn whoever_listens_can_check_a_match_of_any_game() {
    for game in Game::all() {
        let id = game.id();
        let events = Seals::new(KEY, false, &[]).seal(&played(game, 5));
        let deals = events
            .iter()
            .filter(|event| matches!(event, Event::Sealed { .. }))
            .count();
        assert_eq!(
            check_deals(&events, &[]),
            Ok(deals),
            "{id}: the whole record"
        );
        for viewers in listeners(&events) {
            let heard = heard(&events, viewers);
            assert_eq!(check_deals(&heard, &[]), Ok(deals), "{id}: {viewers:?}");
            // A spectator who then took a seat.
            let (before, after) = events.split_at(events.len() / 3);
            let mut moved = self::heard(before, Seats::NONE);
            moved.extend(self::heard(after, viewers));
            assert_eq!(
                check_deals(&moved, &[]),
                Ok(deals),
                "{id}: {viewers:?}, late"
            );
        }
    }
}

#[test]
fn a_match_that_was_not_sealed_follows_from_its_record() {
    for id in ["salotto", "bax", "forty-two", "train"] {
        let mut events = played(Game::find(id).expect("a game"), 5);
        if let Event::Match(header) = &mut events[0] {
            header.format = 1;
        }
        assert_eq!(check_deals(&events, &[]), Ok(0), "{id}");
        let over = events.pop().expect("its end");
        let last = events
            .iter()
            .rposition(|event| {
                matches!(
                    event,
                    Event::Laid { .. } | Event::Played { .. } | Event::Card { .. }
                )
            })
            .expect("something was played");
        events.remove(last);
        events.push(over);
        let found = check_deals(&events, &[]).map_err(|unfair| unfair.fault);
        assert_eq!(found, Err(DealFault::OtherDeal), "{id}");
    }
}

#[test]
fn every_listener_finds_a_deal_that_is_not_the_sealed_one() {
    for game in Game::all() {
        let id = game.id();
        let events = Seals::new(KEY, false, &[]).seal(&played(game, 5));
        for viewers in listeners(&events) {
            let mut stacked = heard(&events, viewers);
            let sealed = stacked
                .iter_mut()
                .rfind(|event| matches!(event, Event::Sealed { .. }));
            *sealed.expect("a seal") = Event::Sealed { hash: KEY };
            let found = check_deals(&stacked, &[]).map_err(|unfair| unfair.fault);
            assert_eq!(found, Err(DealFault::OtherSeal), "{id}: {viewers:?}");
            let mut hidden = heard(&events, viewers);
            hidden.retain(|event| !matches!(event, Event::Unsealed { .. }));
            let found = check_deals(&hidden, &[]).map_err(|unfair| unfair.fault);
            assert_eq!(found, Err(DealFault::NotShown), "{id}: {viewers:?}");
            let mut bare = heard(&events, viewers);
            bare.retain(|event| !matches!(event, Event::Sealed { .. } | Event::Unsealed { .. }));
            let not_sealed = Unfair {
                round: 1,
                fault: DealFault::NotSealed,
            };
            assert_eq!(
                check_deals(&bare, &[]),
                Err(not_sealed),
                "{id}: {viewers:?}"
            );
        }
    }
}

#[test]
fn whoever_holds_a_tile_finds_that_another_was_shown() {
    let mut everybody = 0;
    for game in Game::all() {
        let id = game.id();
        let events = Seals::new(KEY, false, &[]).seal(&played(game, 5));
        // The first tile of the first hand and the last of all are exchanged.
        let swapped = shown_otherwise(&events, |stock| match stock {
            Stock::Tiles(tiles) => {
                let last = tiles.len() - 1;
                tiles.swap(0, last);
            }
            Stock::Cards(cards) => cards.swap(0, 1),
        });
        for viewers in listeners(&events) {
            let found = check_deals(&heard(&swapped, viewers), &[]);
            let holds = viewers.contains(Seat::new(0).expect("a seat"));
            if holds {
                let fault = found.map_err(|unfair| unfair.fault);
                assert_eq!(fault, Err(DealFault::OtherDeal), "{id}: {viewers:?}");
            } else {
                everybody += usize::from(found.is_err());
            }
        }
    }
    // The other players find it as soon as the tile is laid.
    assert!(everybody > 40, "{everybody}");
}

#[test]
fn whoever_draws_finds_that_the_boneyard_was_put_in_another_order() {
    for id in ["draw", "fives", "jolly", "bergen", "train", "chicken-foot"] {
        let events = Seals::new(KEY, false, &[]).seal(&played(Game::find(id).expect("a game"), 5));
        let Event::Match(header) = &events[0] else {
            panic!("no match begins");
        };
        let dealt = header.seats.len() * header.options.hand.expect("tiles");
        let reordered = shown_otherwise(&events, |stock| match stock {
            Stock::Tiles(tiles) if tiles.len() > dealt + 1 => tiles.swap(dealt, dealt + 1),
            _ => {}
        });
        let all = *listeners(&events).last().expect("everybody");
        let found = check_deals(&heard(&reordered, all), &[]).map_err(|unfair| unfair.fault);
        assert_eq!(found, Err(DealFault::OtherDeal), "{id}");
    }
}

/// Plays a match of computer players whose deals two of them choose together. Returns its events,
/// and the nonces of the first one.
fn played_together(game: Game) -> (Vec<Event>, Vec<OwnNonce>) {
    played_by_two(game, false)
}

/// The same, where they first promise their nonces.
fn played_promised(game: Game) -> (Vec<Event>, Vec<OwnNonce>) {
    played_by_two(game, true)
}

fn played_by_two(game: Game, promised: bool) -> (Vec<Event>, Vec<OwnNonce>) {
    let mut setup = sealed(game);
    setup.together = true;
    setup.promised = promised;
    let mut events = Vec::new();
    let table = Table::new(setup, &mut events);
    let pace = Pace {
        pause: Duration::ZERO,
        waits: false,
    };
    let kept = Seals::new(KEY, true, &[]);
    let mut host = Host::new(table, vec![Seats::NONE], 3, pace).with_seals(kept);
    let now = Instant::now();
    let seat = |number| Seat::new(number).expect("a seat");
    let mut own = Vec::new();
    let mut output = host.begin(now);
    loop {
        let is_over = host.table().winners().is_some();
        events.extend(output.steps.into_iter().flat_map(|step| step.events));
        if is_over {
            return (events, own);
        }
        if !output.wants_deal {
            output = host.input(HostInput::Tick, now);
            continue;
        }
        let secret = Seals::secret(KEY, own.len() as u64);
        let hash = seal_of_secret(secret);
        let bytes = |first: u8| {
            let mut bytes = [first; 32];
            bytes[1] = u8::try_from(own.len() % 256).expect("a byte");
            bytes[2] = u8::try_from(own.len() / 256).expect("a byte");
            Bytes32(bytes)
        };
        let seats = vec![(seat(0), bytes(1)), (seat(1), bytes(2))];
        own.push((hash, seat(0), bytes(1)));
        events.push(Event::Sealed { hash });
        if promised {
            let hashes = seats.iter().map(|&(seat, nonce)| (seat, promise_of(nonce)));
            events.push(Event::Promised {
                seats: hashes.collect(),
            });
        }
        events.push(Event::Nonces {
            seats: seats.clone(),
        });
        output = host.deal_together(secret, &seats, now).expect("a deal");
    }
}

fn nonces(events: &mut [Event]) -> impl Iterator<Item = &mut Vec<(Seat, Bytes32)>> {
    events.iter_mut().filter_map(|event| match event {
        Event::Nonces { seats } => Some(seats),
        _ => None,
    })
}

#[test]
fn deals_that_all_chose_together_are_whole_in_every_game() {
    for game in Game::all() {
        let (events, own) = played_together(game);
        let id = game.id();
        assert_eq!(broken_seal(&events), None, "{id}");
        let resumed = resume(&events, Shuffle::seeded(6)).expect("a match");
        assert_eq!(resumed.played, events.len(), "{id}");
        let one: Seats = Seat::new(0).into_iter().collect();
        for viewers in [Seats::first(10), one, Seats::NONE] {
            let heard = heard(&events, viewers);
            assert_eq!(
                check_deals(&heard, &own),
                Ok(own.len()),
                "{id}: {viewers:?}"
            );
        }
    }
}

#[test]
fn deals_whose_nonces_were_promised_are_whole_in_every_game() {
    for game in Game::all() {
        let (events, own) = played_promised(game);
        let id = game.id();
        assert_eq!(broken_seal(&events), None, "{id}");
        let resumed = resume(&events, Shuffle::seeded(6)).expect("a match");
        assert_eq!(resumed.played, events.len(), "{id}");
        let one: Seats = Seat::new(0).into_iter().collect();
        for viewers in [Seats::first(10), one, Seats::NONE] {
            let heard = heard(&events, viewers);
            assert_eq!(check_deals(&heard, &own), Ok(own.len()), "{id}");
        }
        assert_eq!(kept_back(&events), 0);
    }
}

#[test]
fn the_format_of_promised_deals_does_not_change() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/promised.jsonl");
    let (events, own) = played_promised(Game::find("salotto").expect("a game"));
    if env::var_os("BLESS").is_some() {
        fs::write(&file, lines(&events)).expect("room");
    }
    let kept = fs::read(&file).expect("a record");
    let record = Record::parse(&kept);
    assert_eq!((record.damage, record.newer), (None, None));
    assert!(lines(&record.events) == kept);
    assert_eq!(
        Header::among(&record.events).map(|header| header.format),
        Some(4)
    );
    assert_eq!(check_deals(&record.events, &own), Ok(own.len()));
    assert!(verify(&file).is_ok());
}

fn promises(events: &mut [Event]) -> impl Iterator<Item = &mut Vec<(Seat, Bytes32)>> {
    events.iter_mut().filter_map(|event| match event {
        Event::Promised { seats } => Some(seats),
        _ => None,
    })
}

#[test]
fn who_leaves_out_changes_or_chooses_a_promised_nonce_is_found_by_everybody() {
    let (events, own) = played_promised(Game::find("salotto").expect("a game"));
    let one: Seats = Seat::new(0).into_iter().collect();
    let nonces_at = events
        .iter()
        .position(|event| matches!(event, Event::Nonces { .. }))
        .expect("nonces");
    for viewers in [Seats::first(10), one, Seats::NONE] {
        let found = |events: &[Event], own: &[OwnNonce]| {
            let checked = check_deals(&heard(events, viewers), own);
            checked.map_err(|unfair| unfair.fault)
        };
        // A server that plays chooses its nonce when it knows the others'.
        let mut chosen = events.clone();
        nonces(&mut chosen).next().expect("nonces")[1].1 = Bytes32([9; 32]);
        assert_eq!(found(&chosen, &own), Err(DealFault::NotAsPromised));
        assert!(broken_seal(&chosen).is_some());
        // It adds a nonce that nobody promised.
        let mut added = events.clone();
        let third = Seat::new(2).expect("a seat");
        let nonce = (third, Bytes32([9; 32]));
        nonces(&mut added).next().expect("nonces").push(nonce);
        assert_eq!(found(&added, &own), Err(DealFault::NotAsPromised));
        // The promises come after the nonces, or not at all.
        let mut late = events.clone();
        late.swap(nonces_at - 1, nonces_at);
        assert_eq!(found(&late, &own), Err(DealFault::NotSealed));
        let mut without = events.clone();
        without.remove(nonces_at - 1);
        assert_eq!(found(&without, &own), Err(DealFault::NotSealed));
        // A promise is left out, or another one stands in its place.
        let mut left_out = events.clone();
        promises(&mut left_out).next().expect("promises").remove(0);
        assert_eq!(found(&left_out, &own), Err(DealFault::LeftOut));
        assert_eq!(found(&left_out, &[]), Err(DealFault::NotAsPromised));
        // A nonce is kept back, and nobody is named.
        let mut unnamed = events.clone();
        nonces(&mut unnamed).next().expect("nonces").remove(1);
        assert_eq!(found(&unnamed, &own), Err(DealFault::NotAsPromised));
        // Somebody is named who has kept nothing back.
        let mut named = events.clone();
        let seats = vec![Seat::new(1).expect("a seat")];
        named.insert(nonces_at + 1, Event::KeptBack { seats });
        assert_eq!(found(&named, &own), Err(DealFault::NotAsPromised));
        // This program's nonce is left out, and it is named as if it had kept it back.
        let mut dropped = events.clone();
        nonces(&mut dropped).next().expect("nonces").remove(0);
        let seats = vec![Seat::new(0).expect("a seat")];
        dropped.insert(nonces_at + 1, Event::KeptBack { seats });
        assert_eq!(found(&dropped, &own), Err(DealFault::LeftOut));
    }
}

#[test]
fn a_server_that_chooses_is_found_by_everybody() {
    let (events, own) = played_together(Game::find("salotto").expect("a game"));
    let one: Seats = Seat::new(0).into_iter().collect();
    for viewers in [Seats::first(10), one, Seats::NONE] {
        let found = |events: &[Event], own: &[OwnNonce]| {
            let checked = check_deals(&heard(events, viewers), own);
            checked.map_err(|unfair| unfair.fault)
        };
        // A secret other than the sealed one, chosen after the nonces were known.
        let mut chosen = events.clone();
        let shown = chosen
            .iter_mut()
            .find(|event| matches!(event, Event::Unsealed { .. }));
        if let Some(Event::Unsealed { salt, .. }) = shown {
            *salt = KEY;
        }
        assert_eq!(found(&chosen, &own), Err(DealFault::OtherSeal));
        assert!(broken_seal(&chosen).is_some());
        // The nonces of the players come before the seal.
        let mut early = events.clone();
        early.swap(1, 2);
        assert_eq!(found(&early, &own), Err(DealFault::NotSealed));
        // A nonce that was sent is dropped.
        let mut dropped = events.clone();
        nonces(&mut dropped).next().expect("nonces").remove(0);
        assert_eq!(found(&dropped, &own), Err(DealFault::LeftOut));
        assert_eq!(found(&dropped, &[]), Err(DealFault::OtherDeal));
        // A nonce of another round is used again.
        let mut repeated = events.clone();
        let first = nonces(&mut repeated).next().expect("nonces").clone();
        nonces(&mut repeated).nth(1).expect("a second round")[1] = first[1];
        assert_eq!(found(&repeated, &[]), Err(DealFault::Repeated));
        assert!(broken_seal(&repeated).is_some());
    }
    let mut stacked = events;
    exchange(&mut stacked).expect("a deal of tiles");
    let found = check_deals(&stacked, &[]).map_err(|unfair| unfair.fault);
    assert_eq!(found, Err(DealFault::OtherDeal));
}
