//! What the person who runs a server reads on standard error: one line a thing. No tile, no token and no talk stands in it.

use log::{Level, LevelFilter, Log, Metadata, Record};
use std::io::Write as _;
use std::time::SystemTime;

struct Lines;

impl Log for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // What libraries have to say of every packet is for those who write them.
        metadata.target().starts_with("serpente") || metadata.level() <= Level::Warn
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
            let (time, level) = (clock(since.as_secs()), record.level());
            // Where nobody reads it, nothing is lost.
            let _ = writeln!(std::io::stderr(), "{time} {level:5} {}", record.args());
        }
    }

    fn flush(&self) {}
}

/// Reports what is at least as important from now on.
pub fn report(least: LevelFilter) {
    // Whoever reports already goes on with it.
    let _ = log::set_logger(&Lines);
    log::set_max_level(least);
}

/// The time of day in UTC, so many seconds after the beginning of 1970.
fn clock(seconds: u64) -> String {
    let of = |unit: u64, most: u64| seconds / unit % most;
    format!("{:02}:{:02}:{:02}", of(3600, 24), of(60, 60), of(1, 60))
}
