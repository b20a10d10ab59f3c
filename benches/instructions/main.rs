//! Work whose instructions `script/instructions` counts: `instructions ROW TIMES` does one row so many times, and prints how
//! many units of it were done. Without a row, it prints the names of all.
//!
//! Everything follows from fixed seeds. The script runs each row twice, with different numbers of times, so that what the
//! program does before and after does not count.

#[path = "../program.rs"]
mod program;

use program::{program, record};
use serpente_app::{Incoming, Press};
use serpente_client::person::Token;
use serpente_client::wire::FromClient;
use serpente_engine::bots::{Level, play_matches};
use serpente_engine::rules::{HouseRules, Seating, Set};
use serpente_engine::table::{Command, Game, Player, RandomSource, Setup, Shuffle, Table};
use serpente_parlour::room::{
    Arrival, Entrance, ListenerId, Privacy, Room, RoomInput, RoomOutput, Terms,
};
use serpente_text::announce::say;
use serpente_text::words::{Detail, Words};
use std::hint::black_box;
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

/// Something whose instructions are counted.
struct Row {
    name: &'static str,
    /// Does it so many times, and returns how many units were done.
    run: fn(u32) -> u64,
}

const ROWS: [Row; 12] = [
    Row {
        name: "round-salotto-4",
        run: |times| rounds(4, Set::Double6, "none", times),
    },
    Row {
        name: "round-salotto-2-draw",
        run: |times| rounds(2, Set::Double6, "one", times),
    },
    Row {
        name: "round-double-9",
        run: |times| rounds(4, Set::Double9, "none", times),
    },
    Row {
        name: "round-double-12",
        run: |times| rounds(4, Set::Double12, "none", times),
    },
    Row {
        name: "round-fives",
        run: |times| usual_rounds("fives", times),
    },
    Row {
        name: "round-train",
        run: |times| usual_rounds("train", times),
    },
    Row {
        name: "key-ends",
        run: |times| keys("c", times),
    },
    Row {
        name: "key-serpent",
        run: |times| keys("v", times),
    },
    Row {
        name: "message",
        run: messages,
    },
    Row {
        name: "expert-salotto",
        run: |times| expert("salotto", times),
    },
    Row {
        name: "expert-fives",
        run: |times| expert("fives", times),
    },
    Row {
        name: "frame",
        run: frames,
    },
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let row = arguments
        .first()
        .and_then(|name| ROWS.iter().find(|row| row.name == name));
    let Some(row) = row else {
        // `cargo bench` and `cargo test` come here, too.
        for row in &ROWS {
            println!("{}", row.name);
        }
        return;
    };
    let times = arguments.get(1).and_then(|times| times.parse().ok());
    println!("{}", (row.run)(times.unwrap_or(1)));
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

fn setup(game: Game, options: serpente_engine::rules::Options, level: Level) -> Setup {
    let player = Player {
        name: String::new(),
        level: Some(level),
    };
    let players = vec![player; options.seating.seats()];
    Setup::new(game, options, players).expect("a table")
}

/// Plays matches as `serpente simulate --bots random` does. The unit is a round.
fn simulate(setup: &Setup, matches: u32) -> u64 {
    play_matches(setup, 7, matches, &mut |_| ()).rounds
}

fn rounds(seats: u8, set: Set, draw: &str, matches: u32) -> u64 {
    simulate(&salotto(seats, set, draw), matches)
}

/// The same with the usual rules of a game, four players alone.
fn usual_rounds(id: &str, matches: u32) -> u64 {
    let game = Game::find(id).expect("a game");
    let options = Setup::options(game, Seating::alone(4), None, None);
    let options = options.expect("a table for four");
    simulate(&setup(game, options, Level::Random), matches)
}

/// Presses a key at the largest table. The unit is a key.
fn keys(key: &str, times: u32) -> u64 {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("match.jsonl");
    record(&file);
    let mut now = Instant::now();
    let mut app = program();
    app.resume_table(Some(&file), now)
        .expect("a match to go on with");
    let press = Press::deliberate(key.parse().expect("a key"), None);
    for _ in 0..times {
        // What the key before made heard is over.
        now += Duration::from_secs(600);
        app.take(Incoming::Key(press), now);
    }
    times.into()
}

/// Puts the message into words that is announced most often. The unit is a message.
fn messages(times: u32) -> u64 {
    let (words, _) = Words::new(None);
    let tile = Set::Double12.tiles().nth(40).expect("the set has 91 tiles");
    let laid = say::table::laid("Ada".to_owned(), tile, say::table::place_left());
    for _ in 0..times {
        black_box(words.text(words.english(), black_box(&laid), Detail::Normal));
    }
    times.into()
}

/// Lets an expert think about the first move after the opening. The unit is a simulated round of its thought.
fn expert(id: &str, times: u32) -> u64 {
    const THOUGHTS: u32 = 100;
    let game = Game::find(id).expect("a game");
    let options = Setup::options(game, Seating::alone(4), None, None);
    let level = Level::Expert(THOUGHTS);
    let setup = setup(game, options.expect("a table for four"), level);
    let mut deck = Shuffle::seeded(3);
    let mut table = Table::<1>::new(setup, &mut ());
    table
        .command(Command::Deal, &mut deck, &mut ())
        .expect("nothing was dealt yet");
    let opener = table.turn().expect("a round has begun");
    let mut random = Level::Random.bot(Shuffle::chance_for(3, 0));
    let opening = random.decide(&table.game_view(opener).expect("a round has begun"));
    table
        .command(Command::Play(opener, opening), &mut deck, &mut ())
        .expect("a legal move");
    let seat = table.turn().expect("the round goes on");
    let view = table.game_view(seat).expect("the round goes on");
    let mut bot = level.bot(Shuffle::chance_for(3, 1));
    for _ in 0..times {
        black_box(bot.decide(&view));
    }
    u64::from(times) * u64::from(THOUGHTS)
}

/// Sends what a player says through a room with four players, as text. The unit is a frame that comes in.
fn frames(times: u32) -> u64 {
    let mut now = Instant::now();
    let conditions = serde_json::from_str(r#"{"game":"salotto","players":4}"#);
    let terms = Terms::of(conditions.expect("conditions")).expect("they can be played");
    let mut arrivals = (1..=4).map(|number| Arrival {
        listener: ListenerId(number),
        person: Token::made_of(&[0; 32], &[u8::try_from(number).expect("four")]).person(),
        name: format!("Player {number}"),
        network: IpAddr::V4(Ipv4Addr::LOCALHOST),
        entrance: Entrance::ANY_SEAT,
        after: 0,
    });
    let host = arrivals.next().expect("four arrive");
    let (mut room, out) = Room::open(
        "calm-red-fox",
        terms,
        Privacy::default(),
        host,
        RandomSource::of_system(),
        now,
    );
    keep(&mut room, out, now);
    for arrival in arrivals {
        let out = room.input(RoomInput::Enter(arrival), now);
        keep(&mut room, out, now);
    }
    for _ in 0..times {
        // As fast as a player may say something.
        now += Duration::from_secs(2);
        let frame = FromClient::read(r#"{"type":"say","text":"Good evening"}"#).expect("a frame");
        let out = room.input(RoomInput::Ask(ListenerId(1), frame), now);
        keep(&mut room, out, now);
    }
    times.into()
}

/// Tells the room that its log is on the disk, until it waits for nothing.
fn keep(room: &mut Room, out: Vec<RoomOutput>, now: Instant) {
    for output in out {
        match output {
            RoomOutput::Refuse(_, refusal, _) => panic!("nothing is refused here: {refusal:?}"),
            RoomOutput::Append(..) | RoomOutput::Rewrite(..) => {
                let more = room.input(RoomInput::Kept, now);
                keep(room, more, now);
            }
            other => {
                black_box(other);
            }
        }
    }
}
