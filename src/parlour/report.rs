//! The log on standard error for the person who runs a server: one line per entry. It never
//! contains tiles, tokens or chat.

use log::{Level, LevelFilter, Log, Metadata, Record};
use serpente_system::clock::unix_time;
use std::io::Write as _;

struct LogLines;

impl Log for LogLines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // Libraries log every packet at the lower levels, which helps only their authors.
        metadata.target().starts_with("serpente") || metadata.level() <= Level::Warn
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            let time = clock(unix_time());
            let level = record.level();
            // If nobody reads standard error, there is nothing to do about it.
            let _ = writeln!(std::io::stderr(), "{time} {level:5} {}", record.args());
        }
    }

    fn flush(&self) {}
}

/// Starts to log entries of this level and above.
pub fn report(least: LevelFilter) {
    // If a logger is already set, it stays.
    let _ = log::set_logger(&LogLines);
    log::set_max_level(least);
}

/// Returns the time of day in UTC, for a number of seconds since the beginning of 1970.
fn clock(seconds: u64) -> String {
    let hour = seconds / 3600 % 24;
    let minute = seconds / 60 % 60;
    let second = seconds % 60;
    format!("{hour:02}:{minute:02}:{second:02}")
}
