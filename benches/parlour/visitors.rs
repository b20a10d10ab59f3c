//! Visitors of the page, each at a table with three computer players.

use std::cell::Cell;
use std::net::{IpAddr, SocketAddr};
use std::rc::Rc;
use std::time::{Duration, Instant};

use rustix::process::nice;
use serde_json::{Value, json};
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::client::Line;
use crate::server::Server;
use crate::tables::{Measured, THINKING, milliseconds};
use crate::{address, kib, runtime};

/// The niceness of the visitors, so that the server does not wait for them.
const VISITORS_NICENESS: i32 = 10;

/// How many visitors come in a second.
const COMING_A_SECOND: usize = 50;

/// After so many keys a page says what it has got.
const KEYS_BETWEEN_REPORTS: usize = 5;

/// The keys that a visitor presses in turn: each is answered at any time in a match, and together they play on.
const KEYS: [(&str, Option<&str>); 6] = [
    ("z", Some("z")),
    ("enter", None),
    ("d", Some("d")),
    ("space", Some(" ")),
    ("p", Some("p")),
    ("t", Some("t")),
];

/// What the visitors have measured.
#[derive(Default)]
struct Times {
    /// From sending a key until the next line is told.
    keys: Measured,
    /// How many visitors sit at a table.
    playing: Cell<usize>,
}

/// Comes, plays at once, and presses a key at a time without end.
async fn visit(number: usize, server: SocketAddr, from: IpAddr, times: Rc<Times>) {
    sleep(Duration::from_millis(
        (number * 1000 / COMING_A_SECOND) as u64,
    ))
    .await;
    let mut line = Line::page(server, from).await.expect("it is let in");
    let settings = format!("name = \"V{number}\"\nbots = \"normal\"\n");
    let kept = json!({ "settings": settings }).to_string();
    let come = json!({
        "type": "come", "kept": kept, "languages": ["en"], "speaks": false, "again": null, "wish": {"to": "play"},
    });
    line.send_text(&come.to_string()).await;
    let mut keys = interval(THINKING);
    keys.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut took = 0;
    let mut pressed = 0;
    let mut sent: Option<Instant> = None;
    let mut is_at_table = false;
    loop {
        tokio::select! {
            text = line.next_text() => {
                let Some(text) = text else { return };
                let frame: Value = serde_json::from_str(&text).expect("JSON");
                took = frame["n"].as_u64().unwrap_or(took);
                if frame["type"] == "line" && let Some(sent) = sent.take() {
                    times.keys.add(sent.elapsed());
                }
                if !is_at_table && frame["shown"]["kind"] == "table" {
                    is_at_table = true;
                    times.playing.set(times.playing.get() + 1);
                }
            }
            _ = keys.tick(), if is_at_table => {
                let (key, typed) = KEYS[pressed % KEYS.len()];
                pressed += 1;
                if pressed % KEYS_BETWEEN_REPORTS == 0 {
                    line.send_text(&json!({"type": "there", "took": took}).to_string()).await;
                }
                sent = Some(Instant::now());
                let press = json!({"type": "press", "key": key, "typed": typed, "held": false});
                line.send_text(&press.to_string()).await;
            }
        }
    }
}

/// Measures this many visitors for this time, and prints the results.
pub(crate) fn measure(visitors: usize, time: Duration) {
    let server = Server::start();
    let empty = server.memory();
    // The server keeps the niceness of before.
    let _ = nice(VISITORS_NICENESS);
    LocalSet::new().block_on(&runtime(), async {
        let times = Rc::<Times>::default();
        let mut people = JoinSet::new();
        for number in 0..visitors {
            people.spawn_local(visit(
                number,
                server.address,
                address(number),
                Rc::clone(&times),
            ));
        }
        while times.playing.get() < visitors {
            sleep(Duration::from_millis(50)).await;
        }
        sleep(Duration::from_secs(2)).await;
        times.keys.take();
        let used = server.processor_time();
        let began = Instant::now();
        sleep(time).await;
        let worked = server.processor_time().saturating_sub(used);
        let share = worked.as_secs_f64() / began.elapsed().as_secs_f64();
        let (half, most, keys) = times.keys.take();
        println!(
            "{visitors} visitors of the page at a table each: {keys} keys answered within {:.1} ms (half), {:.1} ms (99 in 100); \
             {:.0} % of a core, {:.0} KiB each",
            milliseconds(half),
            milliseconds(most),
            share * 100.0,
            kib(server.memory().saturating_sub(empty) / visitors),
        );
    });
}
