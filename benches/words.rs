//! Measures how long it takes to turn messages into text, and to load edited locale files.

use std::env;
use std::fs;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use serpente_engine::rules::{Set, Tile};
use serpente_text::announce::say::{self, FILES};
use serpente_text::announce::{Arg, Declared, Message};
use serpente_text::words::{Detail, KnownLanguage, Language, Words};

/// Returns how often each message is worded to find the slowest: once if nothing is measured.
fn tries() -> u32 {
    if env::args().any(|given| given == "--bench") {
        200
    } else {
        1
    }
}

fn words() -> Words {
    Words::new(None).0
}

/// The message announced most often: a player lays a tile.
fn laid(tile: Tile) -> Message {
    say::table::laid("Ada".to_owned(), tile, say::table::place_left())
}

/// Returns the slowest of all messages of the program, with sample arguments.
fn slowest(words: &Words, language: Language) -> Message {
    let tries = tries();
    let took = |message: &Message| {
        let began = Instant::now();
        for _ in 0..tries {
            black_box(words.text(language, message, Detail::Full));
        }
        began.elapsed()
    };
    let messages = FILES.iter().flat_map(|(_, messages)| *messages);
    let all = messages.flat_map(Declared::samples);
    all.max_by_key(took).expect("there are messages")
}

fn announcements(c: &mut Criterion) {
    let tile = Set::Double12.tiles().nth(40).expect("the set has 91 tiles");
    let laid = laid(tile);
    let words = words();
    for KnownLanguage { language, tag, .. } in words.languages() {
        c.bench_function(&format!("announcement/{tag}"), |b| {
            b.iter(|| words.text(language, black_box(&laid), Detail::Normal));
        });
        let slowest = slowest(&words, language);
        c.bench_function(&format!("slowest message/{tag}: {}", slowest.id()), |b| {
            b.iter(|| words.text(language, black_box(&slowest), Detail::Full));
        });
    }

    // The longest text of all, longer than any sample.
    let italian = words.find(&["it"]).expect("it is inside the program");
    let tiles = Set::Double12.tiles().take(90);
    let serpent = tiles.map(|tile| Arg::Lying(tile.low(), tile.high()));
    let serpent = say::review::serpent(90, serpent);
    c.bench_function("serpent of 90 tiles/it", |b| {
        b.iter(|| words.text(italian, black_box(&serpent), Detail::Normal));
    });
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir(to).expect("a folder can be made");
    for file in fs::read_dir(from).expect("it is there").flatten() {
        let to = to.join(file.file_name());
        fs::copy(file.path(), to).expect("files can be copied");
    }
}

fn reload(c: &mut Criterion) {
    // The user's own folder contains every file of every language, too.
    let folder = tempfile::TempDir::new().expect("a temporary folder can be made");
    for KnownLanguage { tag, .. } in words().languages() {
        copy(&Path::new("locales").join(&tag), &folder.path().join(&tag));
    }
    let (users, problems) = Words::new(Some(folder.path()));
    assert!(problems.is_empty(), "{problems:?}");
    c.bench_function("reload seven languages", |b| b.iter(|| users.reload()));
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(Duration::from_secs(2)).warm_up_time(Duration::from_secs(1));
    targets = announcements, reload
}
criterion_main!(benches);
