//! Every game by itself: matches end, tiles are conserved, and exactly the legal moves are accepted.

use serpente_engine::bots::{Level, bots_of, next_command, play_match};
use serpente_engine::rules::{
    Arm, Arms, Domain, Goal, HouseRule, HouseRules, Illegal, Move, Options, Placement, Seating,
};
use serpente_engine::rules::{Orientation, Set, TileSet};
use serpente_engine::table::{
    Command, Event, Game, GameView, Player, Refusal, Setup, SetupError, Shuffle, Sink, Table,
};
use serpente_testing::shapes::Chance;

/// Returns every value of a house rule that is worth a match, except the default.
fn values(rule: &HouseRule) -> Vec<String> {
    match rule.domain {
        Domain::Switch => vec!["true".to_owned()],
        Domain::Choice(words) => words[1..].iter().map(|word| (*word).to_owned()).collect(),
        Domain::Number(most) => vec![most.to_string()],
    }
}

/// Returns the default house rules, and variants with one rule changed.
fn houses(game: Game) -> Vec<HouseRules> {
    let usual = HouseRules::new(game.house_rules());
    let changed = game.house_rules().iter().flat_map(|rule| {
        let usual = usual.clone();
        values(rule).into_iter().map(move |value| {
            let mut house = usual.clone();
            let known = house.set(rule.name, Some(&value));
            known.expect("a value of the rule");
            house
        })
    });
    [usual.clone()].into_iter().chain(changed).collect()
}

fn options(game: Game, seating: Seating, set: Option<Set>, house: &HouseRules) -> Option<Options> {
    let hand = match set {
        Some(set) => {
            let deal = game.deal(seating, set, house)?;
            Some(deal.usual.clamp(*deal.allowed.start(), *deal.allowed.end()))
        }
        None => None,
    };
    let options = Setup::options_with(game, seating, set, hand, house.clone());
    if let Err(SetupError::Clash { .. }) = options {
        return None;
    }
    Some(options.expect("an allowed deal"))
}

/// Returns a table of computer players for each seating, set and house rule of a game, also for a number of rounds if
/// possible.
fn setups(game: Game) -> Vec<Setup> {
    let mut all = Vec::new();
    for house in houses(game) {
        for &seating in game.seatings() {
            let offered = game.sets(seating);
            let sets: Vec<_> = if offered.is_empty() {
                vec![None]
            } else {
                offered.iter().copied().map(Some).collect()
            };
            all.extend(
                sets.into_iter()
                    .filter_map(|set| options(game, seating, set, &house)),
            );
        }
    }
    if game.may_count_rounds() {
        let mut by_rounds = all[0].clone();
        by_rounds.goal = Goal::Rounds(3);
        all.push(by_rounds);
    }
    all.into_iter()
        .map(|options| {
            let players = options
                .seating
                .all()
                .iter()
                .map(|seat| Player {
                    name: seat.number().to_string(),
                    level: Some(Level::Random),
                })
                .collect();
            Setup::new(game, options, players).expect("a player a seat")
        })
        .collect()
}

/// The levels that think, with little effort for those that search: here it only matters that they can play.
const THINKING: [Level; 5] = [
    Level::Heavy,
    Level::Easy,
    Level::Normal,
    Level::Expert(10),
    Level::Worlds(2),
];

/// Plays a match between players of a level; returns the number of rounds.
fn play(setup: &Setup, level: Level, seed: u64) -> u32 {
    let mut bots: Vec<_> = (0..setup.players.len())
        .map(|seat| level.bot(Shuffle::chance_for(seed, seat)))
        .collect();
    let mut table: Table = Table::new(setup.clone(), &mut ());
    play_match(&mut table, &mut bots, &mut Shuffle::seeded(seed), &mut ());
    let won = table.winners().is_some_and(|winners| !winners.is_empty());
    assert!(won, "{:?} {:?}", setup.game, setup.options);
    table.round_number()
}

/// The end of a match: the totals of the teams, and how many rounds it had.
#[derive(PartialEq, Eq, Debug)]
struct MatchEnd {
    totals: Vec<i32>,
    rounds: u32,
}

/// Plays a match between random players, whose events go into this sink.
fn play_into(sink: &mut impl Sink, setup: &Setup, seed: u64) -> MatchEnd {
    let mut bots: Vec<_> = (0..setup.players.len())
        .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
        .collect();
    let mut table: Table = Table::new(setup.clone(), sink);
    play_match(&mut table, &mut bots, &mut Shuffle::seeded(seed), sink);
    MatchEnd {
        totals: table.tally().totals().to_vec(),
        rounds: table.round_number(),
    }
}

/// Where nobody takes the events, rounds are played in loops of their own, which must not forget anything that a table does:
/// points in play, fines, new deals that a player asks for.
#[test]
fn a_match_ends_the_same_whether_its_events_are_taken_or_not() {
    for game in Game::all() {
        for (seed, setup) in (0..).zip(setups(game)) {
            let taken = play_into(&mut Vec::<Event>::new(), &setup, seed);
            let dropped = play_into(&mut (), &setup, seed);
            assert_eq!(taken, dropped, "{:?} {:?}", setup.game, setup.options);
        }
    }
}

/// Random players pick a move by its place without a list of all, and must find the same ones.
#[test]
fn each_move_is_picked_by_its_place() {
    for game in Game::all() {
        for (seed, setup) in (0..).zip(setups(game)) {
            let mut bots = bots_of(&setup, seed);
            let mut deck = Shuffle::seeded(seed);
            let mut table: Table = Table::new(setup, &mut ());
            for _ in 0..40 {
                if let Some(view) = table.turn().and_then(|seat| table.game_view(seat)) {
                    check_picks(&view);
                }
                let Some(command) = next_command(&table, &mut bots) else {
                    break;
                };
                let made = table.command(command, &mut deck, &mut ());
                made.expect("a legal move");
            }
        }
    }
}

/// Checks that each of the moves that the seat in turn can make is picked by its place among them.
fn check_picks(view: &GameView<'_>) {
    match view {
        GameView::Tiles(view) => {
            let Some(legal) = view.legal else { return };
            let moves: Vec<Move> = view.moves().collect();
            for (place, &play) in moves.iter().enumerate() {
                let picked = legal.pick(view.rules, view.board, |count| {
                    assert_eq!(count, moves.len());
                    place
                });
                assert_eq!(picked, Some(play));
            }
        }
        GameView::Tricks(view) => {
            let choices = view.choices();
            for (place, &choice) in choices.iter().enumerate() {
                let picked = view.board.pick(view.hand, |count| {
                    assert_eq!(count, choices.len());
                    place
                });
                assert_eq!(picked, Some(choice));
            }
        }
        GameView::Cards(_) => {}
    }
}

#[test]
fn matches_end_and_are_won() {
    for game in Game::all() {
        let all = setups(game);
        for (seed, setup) in (0..).zip(&all) {
            assert!(play(setup, Level::Random, seed) > 0);
        }
        // Levels that think take long: each plays one setup of the game.
        for (at, level) in THINKING.into_iter().enumerate() {
            let setup = &all[at * all.len() / THINKING.len()];
            assert!(play(setup, level, 1) > 0);
        }
    }
}

#[test]
#[ignore = "takes minutes: ten thousand matches of each game"]
fn ten_thousand_matches_of_each_game_end_and_are_won() {
    for game in Game::all() {
        let setups = setups(game);
        for seed in 0..10_000 {
            let at = usize::try_from(seed).expect("a small number");
            let level = THINKING[at % THINKING.len()];
            play(&setups[at % setups.len()], level, seed);
        }
    }
}

#[test]
fn tiles_are_conserved_and_exactly_the_legal_moves_are_accepted() {
    // A third of all setups, picked at random, so that each value of a rule is met with some of the others.
    let mut chance = Chance::new(3);
    for game in Game::all().filter(|game| game.book().is_some()) {
        for (seed, setup) in (0..).zip(setups(game)) {
            if seed == 0 || chance.once_in(3) {
                every_move_of_a_round(setup, seed);
            }
        }
    }
}

fn every_move_of_a_round(setup: Setup, seed: u64) {
    let set = setup.options.set;
    let seats = setup.options.seating.all();
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
        for play in everything(set, view.board.arms()) {
            if legal.contains(&play) {
                let answer =
                    table
                        .clone()
                        .command(Command::Play(seat, play.into()), &mut deck, &mut ());
                assert_eq!(answer, Ok(()), "{play:?} is legal");
            } else {
                let answer = table.command(Command::Play(seat, play.into()), &mut deck, &mut ());
                assert!(answer.is_err(), "{play:?} is not among {legal:?}");
            }
        }
        assert_eq!(
            format!("{table:?}"),
            before,
            "a refused move changed something"
        );
        for other in seats.iter().filter(|&other| other != seat) {
            let answer =
                table
                    .clone()
                    .command(Command::Play(other, legal[0].into()), &mut deck, &mut ());
            assert_eq!(answer, Err(Refusal::Illegal(Illegal::NotYourTurn)));
        }
        let play = bot.decide(&table.game_view(seat).expect("the seat in turn has a view"));
        table
            .command(Command::Play(seat, play), &mut deck, &mut ())
            .expect("a bot's move is legal");
    }
}

/// Returns every imaginable move, legal or not, also with tiles that are in no set and on arms that do not exist.
fn everything(set: Set, arms: Arms) -> impl Iterator<Item = Move> {
    let missing = (0..10)
        .filter_map(Arm::new)
        .filter(move |&arm| !arms.contains(arm));
    let arms: Vec<Arm> = arms.iter().chain(missing.take(2)).collect();
    let lays = Set::Double18
        .tiles()
        .take(set.len() + 3)
        .flat_map(move |tile| {
            arms.clone()
                .into_iter()
                .flat_map(move |arm| {
                    Orientation::ALL.map(|orientation| {
                        Move::Lay(Placement {
                            tile,
                            arm,
                            orientation,
                        })
                    })
                })
                .chain([Move::Open(tile)])
        });
    lays.chain([Move::Draw, Move::Pass, Move::Swap, Move::Keep, Move::Redeal])
}

#[test]
fn a_seed_makes_the_same_match_again() {
    let first = Game::all().next().expect("there are games");
    let setup = setups(first).remove(0);
    let played = |seed| {
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
    assert_eq!(played(7), played(7));
    assert_ne!(played(7), played(8));
}
