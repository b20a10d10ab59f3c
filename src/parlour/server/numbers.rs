//! Metrics for the person who runs a server, in the format of Prometheus. Two servers in the same
//! process are counted together.

use super::Parlour;
use crate::thinking;
use serpente_system::lock;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

pub(super) static EVENTS: AtomicU64 = AtomicU64::new(0);
pub(super) static FRAMES_TAKEN: AtomicU64 = AtomicU64::new(0);
pub(super) static FRAMES_TOLD: AtomicU64 = AtomicU64::new(0);
pub(super) static SLOW_LISTENERS: AtomicU64 = AtomicU64::new(0);
pub(super) static LISTENERS: AtomicU64 = AtomicU64::new(0);
pub(super) static TABLES_AWAKE: AtomicU64 = AtomicU64::new(0);

/// The number of tables whose last append failed.
pub(super) static TABLES_IN_TROUBLE: AtomicU64 = AtomicU64::new(0);

static APPENDS: AtomicU64 = AtomicU64::new(0);
static APPENDS_MICROSECONDS: AtomicU64 = AtomicU64::new(0);
static REFUSALS: Mutex<BTreeMap<&'static str, u64>> = Mutex::new(BTreeMap::new());

/// Counts a successful append that took this time.
pub(super) fn appended(time: Duration) {
    APPENDS.fetch_add(1, Relaxed);
    let microseconds = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    APPENDS_MICROSECONDS.fetch_add(microseconds, Relaxed);
}

/// Returns the number of refusals so far.
pub(super) fn refusals() -> u64 {
    lock(&REFUSALS).values().sum()
}

/// Counts a refusal.
pub(super) fn refused(reason: &'static str) {
    let mut refusals = lock(&REFUSALS);
    *refusals.entry(reason).or_default() += 1;
}

/// Adds a metric with its type to the text.
fn put(page: &mut String, name: &str, kind: &str, value: u64) {
    let _ = writeln!(
        page,
        "# TYPE serpente_{name} {kind}\nserpente_{name} {value}"
    );
}

/// Returns all metrics as text.
pub(super) fn as_text(parlour: &Parlour) -> String {
    let mut page = String::new();
    for (name, number) in [
        ("events_total", &EVENTS),
        ("frames_taken_total", &FRAMES_TAKEN),
        ("frames_told_total", &FRAMES_TOLD),
        ("slow_listeners_total", &SLOW_LISTENERS),
    ] {
        put(&mut page, name, "counter", number.load(Relaxed));
    }
    let tables = parlour.tables.rooms.lobby().all().count();
    let words_waiting = parlour.hashing.waiting.load(Relaxed);
    for (name, value) in [
        ("listeners", LISTENERS.load(Relaxed)),
        ("tables_awake", TABLES_AWAKE.load(Relaxed)),
        ("tables_in_trouble", TABLES_IN_TROUBLE.load(Relaxed)),
        ("tables", tables as u64),
        ("connections", parlour.addresses.connections() as u64),
        ("secret_words_waiting", words_waiting as u64),
    ] {
        put(&mut page, name, "gauge", value);
    }
    let version = env!("CARGO_PKG_VERSION");
    let seconds = Duration::from_micros(APPENDS_MICROSECONDS.load(Relaxed)).as_secs_f64();
    let _ = write!(
        page,
        "# TYPE serpente_build_info gauge\nserpente_build_info{{version=\"{version}\"}} 1\n\
         # TYPE serpente_append_seconds summary\n\
         serpente_append_seconds_sum {seconds}\nserpente_append_seconds_count {}\n\
         # TYPE serpente_refusals_total counter\n",
        APPENDS.load(Relaxed)
    );
    let refusals = lock(&REFUSALS);
    for (reason, count) in &*refusals {
        let _ = writeln!(
            page,
            "serpente_refusals_total{{reason=\"{reason}\"}} {count}"
        );
    }
    page.push_str(&thinking::as_text());
    page
}
