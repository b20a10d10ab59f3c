//! Every game of the registry, by itself: matches end, tiles are conserved, and exactly the legal moves are accepted.

use serpente::bots::{Level, play_match};
use serpente::rules::{House, Illegal, Move, Placement, RuleBook, Seat, Set, TileSet, Way, books};
use serpente::table::{Command, Event, Player, Refusal, Setup, Shuffle, Table};

/// A table of computer players for each seating and set a game has.
fn setups(book: &'static dyn RuleBook) -> impl Iterator<Item = Setup> {
    book.seatings().iter().flat_map(move |&seating| {
        book.sets(seating).iter().filter_map(move |&set| {
            let deal = book.deal(seating, set, &House::new(book.house_rules()))?;
            let hand = deal.usual.clamp(*deal.allowed.start(), *deal.allowed.end());
            let options =
                Setup::options(book, seating, Some(set), Some(hand)).expect("an allowed deal");
            let level = Some(Level::Random.name().to_owned());
            let player = |seat: Seat| Player {
                name: seat.number().to_string(),
                level: level.clone(),
            };
            Some(
                Setup::new(book, options, seating.all().iter().map(player).collect())
                    .expect("a player a seat"),
            )
        })
    })
}

#[test]
fn matches_end_and_are_won() {
    for book in books::ALL {
        for (seed, setup) in setups(book).enumerate() {
            for level in Level::ALL {
                let seats = setup.players.len();
                let seed = seed as u64;
                let mut bots: Vec<_> = (0..seats)
                    .map(|seat| level.bot(Shuffle::chance_for(seed, seat)))
                    .collect();
                let mut table: Table = Table::new(setup.clone(), &mut ());
                play_match(&mut table, &mut bots, &mut Shuffle::seeded(seed), &mut ());
                assert!(
                    table.winners().is_some_and(|winners| !winners.is_empty()),
                    "{book:?} {:?}",
                    setup.options
                );
            }
        }
    }
}

#[test]
fn tiles_are_conserved_and_exactly_the_legal_moves_are_accepted() {
    for book in books::ALL {
        for (seed, setup) in setups(book).enumerate() {
            every_move_of_a_round(setup, seed as u64);
        }
    }
}

fn every_move_of_a_round(setup: Setup, seed: u64) {
    let (set, seats) = (setup.options.set, setup.options.seating.all());
    let mut deck = Shuffle::seeded(seed);
    let mut bot = Level::Random.bot(Shuffle::chance_for(seed, 0));
    let mut table: Table = Table::new(setup, &mut ());
    table
        .command(Command::Deal, &mut deck, &mut ())
        .expect("the first round can be dealt");
    while let Some(seat) = table.turn() {
        let view = table.view(seat).expect("the seat in turn has a view");
        if view.board.end().is_some() {
            break;
        }
        let legal: Vec<Move> = view.moves().collect();
        let held: usize = seats.iter().map(|seat| view.board.hand_size(seat)).sum();
        assert_eq!(
            held + view.board.boneyard() + view.board.laid().len(),
            set.len(),
            "a tile was lost"
        );
        let hands: TileSet = seats
            .iter()
            .filter_map(|seat| table.view(seat))
            .fold(TileSet::EMPTY, |all, view| all | view.hand);
        assert_eq!(hands.len(), held, "a tile is in two hands");
        assert!(
            (hands & view.board.laid()).is_empty(),
            "a tile in a hand lies on the table"
        );
        let before = format!("{table:?}");
        for play in everything(set) {
            if legal.contains(&play) {
                let answer = table
                    .clone()
                    .command(Command::Play(seat, play), &mut deck, &mut ());
                assert_eq!(answer, Ok(()), "{play:?} is legal");
            } else {
                let answer = table.command(Command::Play(seat, play), &mut deck, &mut ());
                assert!(answer.is_err(), "{play:?} is not among {legal:?}");
            }
        }
        assert_eq!(
            format!("{table:?}"),
            before,
            "a refused move changed something"
        );
        for other in seats.iter().filter(|&other| other != seat) {
            let answer = table
                .clone()
                .command(Command::Play(other, legal[0]), &mut deck, &mut ());
            assert_eq!(answer, Err(Refusal::Illegal(Illegal::NotYourTurn)));
        }
        let play = bot.choose(&table.view(seat).expect("the seat in turn has a view"));
        table
            .command(Command::Play(seat, play), &mut deck, &mut ())
            .expect("a bot's move is legal");
    }
}

/// Every move that can be thought of, legal or not.
fn everything(set: Set) -> impl Iterator<Item = Move> {
    let lays = Set::Double18.tiles().take(set.len() + 3).flat_map(|tile| {
        let arms = (0..10).filter_map(serpente::rules::Arm::new);
        arms.flat_map(move |arm| Way::ALL.map(|way| Move::Lay(Placement { tile, arm, way })))
            .chain([Move::Open(tile)])
    });
    lays.chain([Move::Draw, Move::Pass, Move::Swap, Move::Keep, Move::Redeal])
}

#[test]
fn a_seed_makes_the_same_match_again() {
    let setup = setups(books::ALL[0])
        .next()
        .expect("every game can be played");
    let play = |seed| {
        let mut events: Vec<Event> = Vec::new();
        let mut bots: Vec<_> = (0..4)
            .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
            .collect();
        let mut table: Table = Table::new(setup.clone(), &mut events);
        play_match(
            &mut table,
            &mut bots,
            &mut Shuffle::seeded(seed),
            &mut events,
        );
        events
    };
    assert_eq!(play(7), play(7));
    assert_ne!(play(7), play(8));
}
