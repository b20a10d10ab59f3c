//! Any settings file: what the program writes is read as the same settings and is valid, and
//! entries unknown to this version are kept.

use serpente_device::settings::Settings;
use toml::Table;

/// The entries that this version knows; `None` if a table may have any names.
const KNOWN: [(&str, &[&str]); 3] = [
    (
        "",
        &["name", "language", "detail", "pause", "keys", "last-match"],
    ),
    (
        "speech",
        &["on", "engine", "rate", "volume", "pitch", "voices"],
    ),
    ("sound", &["on", "volume"]),
];

pub(crate) fn holds(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let Some((settings, _)) = Settings::read(text) else {
        return;
    };
    let written = settings.written();
    let (again, broken) = Settings::read(&written).expect("what was written is TOML");
    assert_eq!(broken, Vec::<String>::new());
    assert_eq!(chosen(&again), chosen(&settings));
    assert_eq!(again.written(), written);
    let table = |text: &str| text.parse::<Table>().expect("it was read before");
    is_kept("", &table(text), &table(&written));
}

fn chosen(settings: &Settings) -> impl PartialEq + std::fmt::Debug {
    let settings = settings.clone();
    (
        (settings.name, settings.language),
        (settings.telling.detail, settings.pace.pause),
        (settings.speech, settings.sound),
        (settings.keys, settings.last_match),
    )
}

/// Returns whether the unknown entries of one table are the same as before.
fn is_kept(name: &str, before: &Table, after: &Table) {
    let known = KNOWN.iter().find(|(table, _)| *table == name);
    let known = known.map_or(&[][..], |(_, known)| known);
    for (entry, value) in before {
        let inner = name.is_empty() && KNOWN.iter().any(|(table, _)| table == entry);
        match (value.as_table(), after.get(entry)) {
            (Some(before), Some(after)) if inner => {
                is_kept(entry, before, after.as_table().expect("a table of ours"));
            }
            _ if inner || known.contains(&entry.as_str()) => {}
            // Compared as text, since a NaN is not equal to itself.
            (_, kept) => assert_eq!(
                kept.map(ToString::to_string),
                Some(value.to_string()),
                "{entry}"
            ),
        }
    }
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("settings").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("settings").damaged(holds);
}
