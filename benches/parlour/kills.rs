//! Kills the server while tables play: no announcement may be missing or doubled, and all players come back.

use std::time::{Duration, Instant};

use serpente_archive::Record;
use serpente_engine::rules::Seats;
use serpente_engine::table::Shuffle;
use tokio::task::LocalSet;
use tokio::time::sleep;

use crate::runtime;
use crate::server::Server;
use crate::tables::{Evening, Table, milliseconds};

/// How long a player waits before a move: short, so that many moves are under way when the server is killed.
const HURRY: Duration = Duration::from_millis(50);

/// Kills the server this many times while this many tables play, and prints the results.
pub(crate) fn measure(tables: usize, kills: usize) {
    let mut server = Server::start();
    let mut chance = Shuffle::chance_for(1, 0);
    let mut longest = Duration::ZERO;
    let evening = LocalSet::new().block_on(&runtime(), async {
        let evening = Evening::begin(&[server.address], tables, HURRY, true).await;
        for _ in 0..kills {
            let until = rand::RngExt::random_range(&mut chance, 0..700);
            sleep(Duration::from_millis(until)).await;
            let before: Vec<u32> = backs(&evening.tables).collect();
            server.kill_and_start_again();
            let since = Instant::now();
            while backs(&evening.tables)
                .zip(&before)
                .any(|(now, before)| now == *before)
            {
                assert!(
                    since.elapsed() < Duration::from_secs(60),
                    "somebody never came back"
                );
                sleep(Duration::from_millis(5)).await;
            }
            longest = longest.max(since.elapsed());
        }
        evening
    });
    let heard: usize = evening
        .tables
        .iter()
        .map(|table| compare(table, &server.record(&table.name())))
        .sum();
    println!(
        "{kills} kills beside {tables} tables: {heard} lines heard, none missing, none twice; everybody back {:.0} ms \
         after the restart at the latest",
        milliseconds(longest)
    );
}

fn backs(tables: &[std::rc::Rc<Table>]) -> impl Iterator<Item = u32> {
    tables
        .iter()
        .flat_map(|table| table.back.iter().map(std::cell::Cell::get))
}

/// Compares what the four players of a table received with its record. Returns the number of events.
pub(crate) fn compare(table: &Table, record: &[u8]) -> usize {
    let record = Record::parse(record);
    let lines = table.lines.as_ref().expect("they are kept");
    let mut heard = 0;
    for (seat, lines) in table.seats.iter().zip(lines) {
        let lines = lines.borrow();
        let seat = seat.get().expect("everybody has a chair");
        let viewers: Seats = [seat].into_iter().collect();
        let last = lines.last().map_or(0, |line| line.n);
        let recorded = (1..=last).zip(&record.events);
        let visible: Vec<_> = recorded
            .filter_map(|(n, event)| Some((n, event.seen_by(viewers)?)))
            .collect();
        let told: Vec<_> = lines
            .iter()
            .map(|line| (line.n, line.event.clone()))
            .collect();
        let odd = told
            .iter()
            .zip(&visible)
            .position(|(told, recorded)| told != recorded)
            .unwrap_or(told.len().min(visible.len()));
        assert!(
            told == visible,
            "{}, {seat:?}: told {:?}, recorded {:?}",
            table.name(),
            &told[odd.saturating_sub(2)..told.len().min(odd + 3)],
            &visible[odd.saturating_sub(2)..visible.len().min(odd + 3)],
        );
        heard += told.len();
    }
    heard
}
