//! Compares the logs: how many appends per second each makes durable, and how long one takes.

use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use serpente_cluster::JetStreamLog;
use serpente_cluster::Nats;
use serpente_parlour::log::{FileLog, Log};

use crate::tables::milliseconds;
use serpente_testing::nats_servers::NatsServers;

/// How many tables append at the same time. At each table, one append follows the other.
const TABLES: [usize; 3] = [1, 32, 512];

/// The lines appended at once: about as much as a move at a table.
const LINES: &str = "{\"type\":\"laid\",\"seat\":2,\"tile\":\"6-4\",\"arm\":1,\"inner\":6}\n{\"type\":\"turn\",\"seat\":3}\n";

/// Appends to each log for this long, and prints the results.
pub(crate) fn measure(time: Duration) {
    let folder = tempfile::tempdir().expect("a folder");
    let files = FileLog::open(folder.path()).expect("a folder of its own");
    append("files", &files, time);
    drop(files);
    for servers in [1, 3] {
        let nats = NatsServers::start(servers);
        let addresses = nats.address_list();
        let nats = Nats::connect(&addresses).expect("it answers");
        append(
            &format!("NATS, {servers} copies"),
            &JetStreamLog::of(&nats),
            time,
        );
    }
}

fn append(name: &str, log: &dyn Log, time: Duration) {
    for tables in TABLES {
        let (done, kept) = channel();
        let order = |table: usize, after: u64| {
            let done = done.clone();
            let begun = Instant::now();
            let told = move |appended| {
                done.send((table, appended, begun.elapsed()))
                    .expect("somebody waits");
            };
            log.append(
                &format!("t{tables}-{table}"),
                after,
                LINES.into(),
                Box::new(told),
            );
        };
        let begun = Instant::now();
        (0..tables).for_each(|table| order(table, 0));
        let mut times = Vec::new();
        let mut under_way = tables;
        while under_way > 0 {
            let (table, appended, took) = kept.recv().expect("one is under way");
            times.push(took);
            let after = appended.expect("it is kept");
            if begun.elapsed() < time {
                order(table, after);
            } else {
                under_way -= 1;
            }
        }
        let second = begun.elapsed().as_secs_f64();
        times.sort_unstable();
        let at = |percent: usize| milliseconds(times[times.len() * percent / 100]);
        #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
        let a_second = times.len() as f64 / second;
        println!(
            "{name}, {tables} tables: {a_second:.0} appends a second, p50 {:.2} ms, p99 {:.2} ms",
            at(50),
            at(99)
        );
    }
}
