//! Computer players: they know only what their view shows, the same seed plays the same game, and more thought wins more.

mod moon_bids;
mod peeking;
mod reasons;
mod untold;

use serpente_engine::bax::{CardBoard, CardRound};
use serpente_engine::bots::arena::{compare, compare_matches};
use serpente_engine::bots::{EndlessMatch, Level, most_rounds, play_match, play_matches};
use serpente_engine::rules::{
    Dealt, Goal, HouseRules, MatchHistory, Round, RuleBook, Rules, Seat, Seating, Set, Tally, books,
};
use serpente_engine::table::{Deck, Drawn, Event, Game, Player, Setup, Shuffle, Table, View};
use serpente_engine::tricks::{self, TrickRound, TrickRules};
use std::sync::Arc;

/// Every level, with little effort for those that search.
const LEVELS: [Level; 6] = [
    Level::Easy,
    Level::Normal,
    Level::Expert(60),
    Level::Heavy,
    Level::Random,
    Level::Worlds(10),
];

fn view<'a>(round: &'a Round, tally: &'a Tally) -> View<'a> {
    let seat = round.board().turn();
    View {
        seat,
        hand: round.hand(seat),
        board: round.board(),
        rules: round.rules(),
        tally,
        legal: Some(round.legal()),
    }
}

/// Returns the most different seatings of a game: the usual one, pairs, and the largest.
fn seatings(book: &'static RuleBook) -> Vec<Seating> {
    let all = book.seats.seatings;
    let pairs = all.iter().find(|seating| seating.in_teams());
    let fullest = all.iter().max_by_key(|seating| seating.seats());
    let mut some: Vec<Seating> = [Some(&all[0]), pairs, fullest]
        .into_iter()
        .flatten()
        .copied()
        .collect();
    some.dedup();
    some
}

/// Deals a round: the first of a match, or one after another seat has won.
fn begin(book: &'static RuleBook, seating: Seating, seed: u64) -> Round {
    let options = Setup::options(book, seating, None, None).expect("the usual table");
    let rules = Arc::new(Rules::new(book, options.clone()));
    let mut deck = Shuffle::seeded(seed);
    let all: Vec<Drawn> = options.set.tiles().map(Drawn::Tile).collect();
    let drawn = deck.lots(&all, seating.seats(), |lots| {
        (book.opening.lots_decide)(&Drawn::tiles(lots))
    });
    let lots = Drawn::tiles(&drawn);
    let match_history = if seed.is_multiple_of(2) {
        MatchHistory::default()
    } else {
        MatchHistory {
            rounds: 1,
            rounds_of_set: 0,
            opener: Seat::new(0),
            opened: Seat::new(0),
            winner: Seat::new(1),
            out: Seat::new(1),
            last: Seat::new(1),
            ..MatchHistory::default()
        }
    };
    let opening = (book.opening.opener)(match_history, &options);
    let mut dealt = Dealt {
        playing: seating.all(),
        centre: (book.opening.centre)(match_history, &options),
        left_out: (book.deal.left_out)(&options).into_iter().collect(),
        ..Dealt::default()
    };
    loop {
        deck.deal(options.set, options.hand, &mut dealt);
        if let Ok(round) = Round::new(Arc::clone(&rules), &dealt, opening, &lots) {
            return round;
        }
    }
}

/// Deals a hand of cards.
fn dealt_cards(seating: Seating, seed: u64) -> CardRound {
    let eldest = Seat::new(0).expect("a seat");
    let pack = Shuffle::seeded(seed).pack();
    CardRound::new(
        CardBoard::begin(seating.all(), eldest, true, 0, pack.len()),
        pack,
    )
}

/// Deals a hand of tricks.
fn dealt_tricks(seed: u64) -> TrickRound {
    let game = Game::find("forty-two").expect("a game of tricks");
    let mut dealt = Dealt::<1> {
        playing: game.seatings()[0].all(),
        ..Dealt::default()
    };
    Shuffle::seeded(seed).deal(Set::Double6, tricks::HAND, &mut dealt);
    let house = HouseRules::new(game.house_rules());
    let hands = [0, 1, 2, 3].map(|seat: usize| dealt.hands[seat]);
    let dealer = Seat::new(0).expect("a seat");
    TrickRound::new(TrickRules::of(&house), dealer, hands)
}

#[test]
fn a_seed_plays_the_same_match_again() {
    let played = |level: Level, seed: u64| {
        let game = Game::all().next().expect("there are games");
        let mut options = Setup::options(game, game.seatings()[0], None, None).expect("a table");
        options.goal = Goal::Limit(20);
        let player = Player {
            name: level.to_string(),
            level: Some(level),
        };
        let setup = Setup::new(game, options, vec![player; 4]).expect("four players");
        let mut bots: Vec<_> = (0..4)
            .map(|seat| level.bot(Shuffle::chance_for(seed, seat)))
            .collect();
        let mut events: Vec<Event> = Vec::new();
        let mut table: Table = Table::new(setup, &mut events);
        let mut deck = Shuffle::seeded(seed);
        play_match(&mut table, &mut bots, &mut deck, &mut events);
        events
    };
    for level in LEVELS {
        assert_eq!(played(level, 8), played(level, 8), "{level}");
        assert_ne!(played(level, 8), played(level, 9), "{level}");
    }
}

#[test]
fn a_match_that_does_not_end_is_stopped_and_named() {
    let game = Game::find("latino").expect("a game");
    let mut house = HouseRules::new(game.house_rules());
    house.set("match", Some("six-love")).expect("a value");
    let mut options =
        Setup::options_with(game, game.seatings()[0], None, None, house).expect("pairs");
    let player = Player {
        name: String::new(),
        level: Some(Level::Random),
    };
    // A hundred rounds in a row are never won.
    options.goal = Goal::Limit(100);
    let setup = Setup::new(game, options, vec![player; 4]).expect("four players");
    let endless = EndlessMatch {
        number: 1,
        rounds: most_rounds(Goal::Limit(100)),
    };
    let sums = play_matches(&setup, 1, 2, &mut |_| {});
    assert_eq!(sums.err(), Some(endless));
    assert_eq!(endless.rounds, 10_500);
}

#[test]
fn more_thought_wins_more() {
    let book = books::ALL[0];
    let pairs = *book
        .seats
        .seatings
        .iter()
        .find(|seating| seating.in_teams() && seating.seats() == 4)
        .expect("salotto has pairs");
    let house = HouseRules::new(book.house.rules);
    let options = Setup::options_with(book, pairs, Some(Set::Double6), None, house)
        .expect("pairs with double-6");
    // The expected share of each is far above the one required here: an even chance would be six deviations lower.
    for (better, worse, deals, least) in [
        (Level::Heavy, Level::Random, 1000, 0.54),
        (Level::Normal, Level::Random, 300, 0.55),
        (Level::Expert(200), Level::Random, 100, 0.58),
    ] {
        let came = compare(book, &options, [better, worse], deals, 99, &mut |_| {});
        assert!(came.share > least, "{better} against {worse}: {came:?}");
    }
    for (better, worse, matches, least) in [
        (Level::Easy, Level::Random, 100, 0.7),
        (Level::Normal, Level::Easy, 100, 0.8),
        (Level::Expert(800), Level::Normal, 10, 0.6),
    ] {
        let setup = usual("forty-two");
        let came = compare_matches(&setup, [better, worse], matches, 99, &mut |_| {});
        assert!(came.share > least, "{better} against {worse}: {came:?}");
    }
    let setup = usual("bax");
    for (better, worse, matches, least) in [
        (Level::Easy, Level::Random, 400, 0.55),
        (Level::Normal, Level::Easy, 400, 0.54),
        (Level::Expert(30), Level::Normal, 100, 0.55),
    ] {
        let came = compare_matches(&setup, [better, worse], matches, 99, &mut |_| {});
        assert!(came.share > least, "{better} against {worse}: {came:?}");
    }
}

/// Returns the usual table of a game.
fn usual(game: &str) -> Setup {
    let game = Game::find(game).expect("a game");
    let options = Setup::options(game, game.seatings()[0], None, None).expect("the usual table");
    let players = options
        .seating
        .all()
        .iter()
        .map(|seat| Player {
            name: seat.number().to_string(),
            level: None,
        })
        .collect();
    Setup::new(game, options, players).expect("a player a seat")
}

#[test]
fn levels_are_named_as_they_are_read() {
    for level in Level::ALL.into_iter().chain(LEVELS) {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!("expert:500".parse(), Ok(Level::Expert(500)));
    assert_eq!(Level::Expert(500).to_string(), "expert:500");
    for text in [
        "expert:0", "expert:", "heavy:3", "expert:x", "", ":5", "master",
    ] {
        assert!(text.parse::<Level>().is_err(), "{text}");
    }
}
