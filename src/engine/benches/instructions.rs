//! Work of the engine whose instructions `script/instructions` counts: `instructions ROW TIMES` does one row so many times, and
//! prints how many units of it were done. Without a row, it prints the names of all.
//!
//! Everything follows from fixed seeds. The script runs each row twice, with different numbers of times, so that what the
//! program does before and after does not count.

use serpente_engine::bots::review::weigh;
use serpente_engine::bots::{
    Bot, Level, Stop, ThinkingBudget, advise, bots_of, next_command, play_match, play_matches,
};
use serpente_engine::rules::{HouseRules, Options, Seating, Set};
use serpente_engine::table::{Command, Event, Game, GameView, Player, Setup, Shuffle, Sink, Table};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::hint::black_box;

/// The seed of the matches and of the decisions.
const SEED: u64 = 7;

/// How many rounds a thought takes.
const THOUGHTS: u32 = 300;

/// A table besides those of each game with its usual rules.
struct OtherTable {
    name: &'static str,
    setup: fn() -> Setup,
}

const OTHER_TABLES: [OtherTable; 5] = [
    OtherTable {
        name: "salotto-4",
        setup: || salotto(4, Set::Double6, "none"),
    },
    OtherTable {
        name: "salotto-2-draw",
        setup: || salotto(2, Set::Double6, "one"),
    },
    OtherTable {
        name: "salotto-double-9",
        setup: || salotto(4, Set::Double9, "none"),
    },
    OtherTable {
        name: "salotto-double-12",
        setup: || salotto(4, Set::Double12, "none"),
    },
    OtherTable {
        name: "fives-said",
        setup: fives_with_said_counts,
    },
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let times: u32 = match arguments.get(1) {
        Some(times) => times.parse().unwrap_or(1),
        None => 1,
    };
    let Some((kind, id)) = arguments.first().and_then(|row| row.split_once('-')) else {
        // `cargo bench` and `cargo test` come here, too.
        for row in rows() {
            println!("{row}");
        }
        return;
    };
    let units = match kind {
        "round" => rounds(&setup_of(id, Level::Random), times),
        "moves" => moves(&setup_of(id, Level::Random), times),
        "thought" => think(id, times),
        "chosen" => chosen(id, times),
        "hint" => hints(id, times),
        "review" => reviews(id, times),
        _ => 0,
    };
    println!("{units}");
}

fn rows() -> Vec<String> {
    let mut rows = Vec::new();
    for other in &OTHER_TABLES {
        rows.push(format!("round-{}", other.name));
    }
    for game in Game::all() {
        rows.push(format!("round-{}", game.id()));
    }
    for game in Game::all() {
        rows.push(format!("thought-{}", game.id()));
    }
    for id in ["salotto", "fives", "train"] {
        rows.push(format!("hint-{id}"));
        rows.push(format!("review-{id}"));
    }
    rows
}

fn setup_of(name: &str, level: Level) -> Setup {
    for other in &OTHER_TABLES {
        if name == other.name {
            return (other.setup)();
        }
    }
    usual(name, level)
}

/// Returns a table of salotto with these house rules, seven tiles each, and players who choose at random.
fn salotto(seats: u8, set: Set, draw: &str) -> Setup {
    let game = Game::find("salotto").expect("a game");
    let book = game.book().expect("a game of tiles");
    let mut house = HouseRules::new(game.house_rules());
    house.set("draw", Some(draw)).expect("salotto's rule");
    let options = Setup::options_with(book, Seating::alone(seats), Some(set), Some(7), house);
    setup(game, options.expect("a table of salotto"), Level::Random)
}

/// Returns a table with the usual rules: four players alone, or in pairs where a game is for pairs.
fn usual(id: &str, level: Level) -> Setup {
    let game = Game::find(id).expect("a game");
    let alone = Setup::options(game, Seating::alone(4), None, None);
    let options = alone.or_else(|_| Setup::options(game, Seating::teams_of(2, 2), None, None));
    let fewer = options.or_else(|_| Setup::options(game, game.seatings()[0], None, None));
    setup(game, fewer.expect("a table"), level)
}

/// Returns a table of fives at which the players say the count themselves.
fn fives_with_said_counts() -> Setup {
    let game = Game::find("fives").expect("a game");
    let book = game.book().expect("a game of tiles");
    let mut house = HouseRules::new(game.house_rules());
    house.set("muggins", None).expect("a rule of the game");
    let options = Setup::options_with(book, Seating::alone(4), None, None, house);
    setup(game, options.expect("a table"), Level::Random)
}

fn setup(game: Game, options: Options, level: Level) -> Setup {
    let player = Player {
        name: String::new(),
        level: Some(level),
    };
    let players = vec![player; options.seating.seats()];
    Setup::new(game, options, players).expect("a table")
}

/// Counts moves.
struct Moves(u64);

impl Sink for Moves {
    const DROPS_ALL: bool = false;

    fn take(&mut self, event: impl FnOnce() -> Event) {
        self.0 += u64::from(event().mover().is_some());
    }
}

/// Plays matches as `serpente simulate --bots random` does. The unit is a round.
fn rounds(setup: &Setup, matches: u32) -> u64 {
    let played = play_matches(setup, SEED, matches, &mut |_| ());
    played.expect("matches that end").rounds
}

/// Plays the same matches as a `round` row. The unit is a move.
fn moves(setup: &Setup, matches: u32) -> u64 {
    let mut counted = Moves(0);
    let mut deck = Shuffle::seeded(SEED);
    with_table(setup, |table, bots| {
        for _ in 0..matches {
            table.again(&mut ());
            play_match(table, bots, &mut deck, &mut counted);
        }
    });
    counted.0
}

/// Decisions are of masks that have room for every set, as those that people see are.
fn with_table(setup: &Setup, run: impl FnOnce(&mut Table, &mut [Bot])) {
    let mut table = Table::new(setup.clone(), &mut ());
    let mut bots = bots_of(setup, SEED);
    run(&mut table, &mut bots);
}

/// Goes through decisions of matches of random players, every fifth one with a choice, until there were so many.
fn decisions(setup: &Setup, times: u32, mut decide: impl FnMut(&GameView<'_>, &mut Bot)) {
    let mut deck = Shuffle::seeded(SEED);
    let mut thinker = Level::Expert(THOUGHTS).bot(Shuffle::chance_for(SEED, 11));
    with_table(setup, |table, bots| {
        let mut done = 0;
        let mut seen = 0;
        while done < times {
            let Some(command) = next_command(table, bots) else {
                table.again(&mut ());
                continue;
            };
            if let Command::Play(seat, _) = command {
                let view = table.game_view(seat).expect("a seat is in turn");
                if has_choice(&view) {
                    seen += 1;
                    if seen % 5 == 0 {
                        decide(&view, &mut thinker);
                        done += 1;
                    }
                }
            }
            table
                .command(command, &mut deck, &mut ())
                .expect("computer players choose among legal moves");
        }
    });
}

fn has_choice(view: &GameView<'_>) -> bool {
    let count = match view {
        GameView::Tiles(view) => view.moves().count(),
        GameView::Cards(view) => view.choices().count(),
        GameView::Tricks(view) => view.choices().len(),
    };
    count > 1
}

/// Lets an expert think. The unit is a simulated round.
fn think(id: &str, times: u32) -> u64 {
    decisions(&usual(id, Level::Random), times, |view, thinker| {
        black_box(thinker.decide(view));
    });
    u64::from(times) * u64::from(THOUGHTS)
}

/// Returns a number that follows from all moves an expert chooses, to compare two versions.
fn chosen(id: &str, times: u32) -> u64 {
    let mut hasher = DefaultHasher::new();
    decisions(&usual(id, Level::Random), times, |view, thinker| {
        format!("{:?}", thinker.decide(view)).hash(&mut hasher);
    });
    hasher.finish()
}

/// Asks for hints. The unit is a hint.
fn hints(id: &str, times: u32) -> u64 {
    decisions(&usual(id, Level::Random), times, |view, _| {
        black_box(advise(view, Shuffle::chance_for(SEED, 12)));
    });
    times.into()
}

/// Compares the moves of decisions. The unit is a decision.
fn reviews(id: &str, times: u32) -> u64 {
    decisions(&usual(id, Level::Random), times, |view, thinker| {
        let played = thinker.decide(view);
        let mut budget = ThinkingBudget {
            rounds: 2000,
            stop: Stop::default(),
            chance: Shuffle::chance_for(SEED, 13),
        };
        black_box(weigh(view, played, &mut budget));
    });
    times.into()
}
