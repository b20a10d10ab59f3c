//! How long it takes to put a message into words.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use serpente::announce::{Arg, Message, say};
use serpente::rules::Set;
use serpente::words::{Detail, Words};

fn italian() -> Words {
    let (mut words, _) = Words::new(None);
    words.choose(&["it".to_owned()]);
    words
}

fn words(c: &mut Criterion) {
    let words = italian();
    let tiles: Vec<_> = Set::Double12.tiles().take(90).collect();
    let laid = say::table::laid("Ada".to_owned(), tiles[40].into(), say::table::place_left());
    c.bench_function("announcement", |b| {
        b.iter(|| words.text(black_box(&laid), Detail::Normal));
    });

    // A serpent of 90 tiles, inside a message that repeats one text.
    let serpent = tiles
        .iter()
        .map(|tile| Arg::Lying(tile.low(), tile.high()))
        .collect();
    let serpent = Message::declared(
        say::errors::unknown_command(String::new()).id(),
        vec![("given", Arg::List(serpent))],
    );
    c.bench_function("serpent of 90 tiles", |b| {
        b.iter(|| words.text(black_box(&serpent), Detail::Normal));
    });

    let folder = tempfile::TempDir::new().expect("a temporary folder can be made");
    for tag in ["en", "it", "de", "es", "eu", "fr", "pt"] {
        let (from, to) = (
            format!("locales/{}", if tag == "en" { "en" } else { "it" }),
            folder.path().join(tag),
        );
        std::fs::create_dir(&to).expect("a folder can be made");
        for file in std::fs::read_dir(from)
            .expect("our locale files are there")
            .flatten()
        {
            std::fs::copy(file.path(), to.join(file.file_name())).expect("files can be copied");
        }
    }
    let (mut users, _) = Words::new(Some(folder.path()));
    c.bench_function("reload seven languages", |b| b.iter(|| users.reload()));
}

criterion_group! {
    name = benches;
    config = Criterion::default().measurement_time(Duration::from_secs(3));
    targets = words
}
criterion_main!(benches);
