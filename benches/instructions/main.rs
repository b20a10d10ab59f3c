//! Work outside the engine whose instructions `script/instructions` counts: `instructions ROW TIMES` does one row so many times,
//! and prints how many units of it were done. Without a row, it prints the names of all.
//!
//! Everything follows from fixed seeds. The script runs each row twice, with different numbers of times, so that what the
//! program does before and after does not count.

#[path = "../program.rs"]
mod program;

use program::{program, record};
use serpente_app::{Incoming, Press};
use serpente_client::person::Token;
use serpente_client::wire::FromClient;
use serpente_engine::rules::Set;
use serpente_engine::table::RandomSource;
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

const ROWS: [Row; 4] = [
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
        opened: 0,
        again: false,
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
                let more = room.input(RoomInput::Stored, now);
                keep(room, more, now);
            }
            other => {
                black_box(other);
            }
        }
    }
}
