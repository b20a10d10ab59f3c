//! Records of every game, as a power cut, a full disk, an editor or another program may leave them. The match is resumed after
//! the last whole event, the program says so, and the damaged file is kept beside the new one.

use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Instant;

use serpente_archive::{Record, lines, resume};
use serpente_arguments::CommandOptions;
use serpente_engine::bots::{Bot, Level, next_command};
use serpente_engine::table::{Event, Header, Setup, Shuffle, Table};
use tempfile::TempDir;

use crate::console::Desk;
use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

/// Returns the events of a match in progress after this many commands.
fn begun(setup: Setup, seed: u64, commands: usize) -> Vec<Event> {
    let mut bots: Vec<Bot> = (0..setup.players.len())
        .map(|seat| Level::Random.bot(Shuffle::chance_for(seed, seat)))
        .collect();
    let mut events = Vec::new();
    let mut deck = Shuffle::seeded(seed);
    let mut table: Table = Table::new(setup, &mut events);
    for _ in 0..commands {
        let command = next_command(&table, &mut bots).expect("its end is far away");
        table
            .command(command, &mut deck, &mut events)
            .expect("legal");
    }
    events
}

/// Damage to a record.
#[derive(Clone, Copy, Debug)]
enum Damage {
    /// Nothing.
    None,
    /// The last bytes were never written.
    Cut,
    /// The file has its full length, with zeros instead of what was never written.
    ZeroTail,
    /// Zeros after everything written.
    Zeros,
    /// The last lines are doubled.
    Twice,
    /// The last bytes are doubled.
    BytesTwice,
    /// There is a line that is no event.
    Foreign,
    /// A line is missing.
    Missing,
    /// Two neighbouring lines are exchanged.
    Swapped,
    /// One bit is flipped.
    Bit,
}

const DAMAGES: [Damage; 10] = [
    Damage::None,
    Damage::Cut,
    Damage::ZeroTail,
    Damage::Zeros,
    Damage::Twice,
    Damage::BytesTwice,
    Damage::Foreign,
    Damage::Missing,
    Damage::Swapped,
    Damage::Bit,
];

impl Damage {
    /// Damages a record, and returns how many of its first lines are unchanged; `None` if what follows may still form a match.
    fn befall(self, bytes: &mut Vec<u8>, chance: &mut Chance) -> Option<usize> {
        let all: Vec<Vec<u8>> = bytes
            .split_inclusive(|&byte| byte == b'\n')
            .map(<[u8]>::to_vec)
            .collect();
        let whole = |bytes: &[u8]| bytes.split(|&byte| byte == b'\n').count() - 1;
        let line = 1 + chance.below(all.len() - 1);
        let mut changed = all.clone();
        match self {
            Self::None => return Some(all.len()),
            Self::Cut | Self::ZeroTail => {
                let length = bytes.len();
                bytes.truncate(chance.below(length));
                let whole = whole(bytes);
                if let Self::ZeroTail = self {
                    bytes.resize(length, 0);
                }
                return Some(whole);
            }
            Self::Zeros => {
                bytes.resize(bytes.len() + 1 + chance.below(5000), 0);
                return Some(all.len());
            }
            Self::Twice => changed.extend_from_slice(&all[line..]),
            Self::BytesTwice => {
                let from = 1 + chance.below(bytes.len() - 1);
                bytes.extend_from_within(from..);
                return None;
            }
            Self::Foreign => {
                let text = [
                    "\n",
                    "{}\n",
                    "null\n",
                    "a letter\n",
                    "\u{1}\u{2}\n",
                    "{\"type\":\"dance\"}\n",
                ];
                changed.insert(line, chance.one_of(&text).into());
                *bytes = changed.concat();
                return Some(line);
            }
            Self::Missing => drop(changed.remove(line)),
            Self::Swapped => changed.swap(line, all.len().min(line + 1) - 1),
            Self::Bit => {
                let (at, bit) = (chance.below(bytes.len()), chance.below(8));
                bytes[at] ^= 1 << bit;
                return None;
            }
        }
        *bytes = changed.concat();
        None
    }
}

/// Returns the files beside a record that hold its damaged versions.
fn asides(record: &Path) -> Vec<PathBuf> {
    let folder = fs::read_dir(record.parent().expect("a folder")).expect("it is there");
    let files = folder.map(|file| file.expect("a file").path());
    files
        .filter(|file| file.to_string_lossy().contains("damaged"))
        .collect()
}

fn goes_on_from_the_last_whole_event(home: &Rc<TempDir>, seed: u64) -> bool {
    let mut chance = Chance::new(seed);
    let shape = Shape::of(seed, &mut chance, false);
    let commands = 1 + chance.below(80);
    let events = begun(shape.setup(), seed, commands);
    let damage = DAMAGES[usize::try_from(seed).expect("small") % DAMAGES.len()];
    let original = lines(&events);
    let mut bytes = original.clone();
    let whole = damage.befall(&mut bytes, &mut chance);
    let context = format!(
        "seed {seed}, {damage:?} of {:?} at {}",
        shape.game.id(),
        shape.seating
    );

    let file = home.path().join(format!("{seed}.jsonl"));
    fs::write(&file, &bytes).expect("room");
    let mut desk = Desk::new(home, "en", CommandOptions::default());
    let resumed = desk.app().resume_table(Some(&file), Instant::now());
    let told = desk.lines();
    drop(desk);
    let after = fs::read(&file).expect("it is there");
    let asides = asides(&file);
    let mine = asides.iter().find(|aside| {
        aside
            .to_string_lossy()
            .contains(&format!("/{seed}.damaged"))
    });
    if resumed.is_err() {
        assert!(
            whole.is_none_or(|whole| whole == 0),
            "{context}: {resumed:?}"
        );
        assert_eq!((after, mine), (bytes, None), "{context}: it is left alone");
        return false;
    }
    // The complete lines are kept, the damaged ones are in a file beside it, and what is kept is one match.
    let kept = Record::parse(&after);
    assert_eq!(kept.damage, None, "{context}");
    let again = resume(&kept.events, Shuffle::seeded(1)).expect("a match");
    assert_eq!(again.played, kept.events.len(), "{context}");
    assert!(
        again.fresh.is_empty(),
        "{context}: all that follows is recorded"
    );
    let is_damaged = told.iter().any(|line| line.contains("damaged"));
    if let Some(whole) = whole {
        let first = original
            .split_inclusive(|&byte| byte == b'\n')
            .take(whole)
            .flatten()
            .copied()
            .collect::<Vec<u8>>();
        assert!(after.starts_with(&first), "{context}");
        assert_eq!(is_damaged, first != bytes, "{context}: {told:?}");
    }
    assert!(
        is_damaged || after.starts_with(&bytes),
        "{context}: {told:?}"
    );
    match mine {
        Some(aside) => {
            assert!(is_damaged, "{context}");
            assert_eq!(fs::read(aside).expect("it is kept"), bytes, "{context}");
        }
        None => assert!(!is_damaged, "{context}"),
    }
    fs::remove_file(&file).expect("it was there");
    is_damaged
}

#[test]
fn every_kind_of_damage_costs_only_itself() {
    let home = Desk::home_with("[speech]\non = false\n");
    let (mut cases, mut damaged) = (0, 0);
    for seed in soak::seeds(200) {
        cases += 1;
        damaged += usize::from(goes_on_from_the_last_whole_event(&home, seed));
    }
    println!("{damaged} of {cases} records were damaged and went on");
    assert!(damaged * 2 > cases, "{damaged} of {cases}");
}

#[test]
fn a_record_cut_at_any_byte_keeps_its_whole_lines() {
    for seed in soak::seeds(20) {
        let mut chance = Chance::new(seed);
        let shape = Shape::of(3 * seed, &mut chance, false);
        let events = begun(shape.setup(), seed, 12);
        let bytes = lines(&events);
        // The whole file was read before; each part is read from the beginning of its last lines.
        let ends: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();
        let head = ends[0] + 1;
        let mut whole = 0;
        for cut in 0..=bytes.len() {
            whole += usize::from(cut > 0 && bytes[cut - 1] == b'\n');
            let recent = ends[..whole]
                .iter()
                .rev()
                .nth(1)
                .map_or(0, |end| (end + 1).max(head));
            let skipped = ends[..whole]
                .iter()
                .filter(|&&end| end > head && end < recent)
                .count();
            let part = [
                &bytes[..head.min(cut)],
                &bytes[recent.clamp(head.min(cut), cut)..cut],
            ]
            .concat();
            let record = Record::parse(&part);
            let torn = cut > 0 && bytes[cut - 1] != b'\n';
            assert_eq!(record.damage.is_some(), torn, "seed {seed}, byte {cut}");
            assert_eq!(
                record.events.len() + skipped,
                whole,
                "seed {seed}, byte {cut}"
            );
            assert_eq!(
                record.events.last(),
                events[..whole].last(),
                "seed {seed}, byte {cut}"
            );
        }
        for cut in 1..=events.len() {
            let resumed = resume(&events[..cut], Shuffle::seeded(seed)).expect("a match");
            assert_eq!(
                resumed.played,
                cut,
                "seed {seed}, after {:?}",
                events[cut - 1]
            );
        }
    }
}

#[test]
fn what_a_newer_version_wrote_is_left_alone() {
    let home = Desk::home_with("[speech]\non = false\n");
    let shape = Shape::of(0, &mut Chance::new(1), false);
    let ours = lines(&begun(shape.setup(), 1, 30));
    let first = ours.iter().position(|&byte| byte == b'\n').expect("a line") + 1;
    let header = String::from_utf8(ours[..first].to_vec()).expect("text");
    let next = Header::FORMAT + 1;
    let newer = header.replace("\"format\":1", &format!("\"format\":{next}"));
    let strange = format!("{{\"format\":{next},\"type\":\"match\",\"table\":\"round\"}}\n");
    let unknown = "{\"type\":\"danced\",\"seat\":0}\n".to_owned();
    for (number, (text, format)) in [
        (newer.clone() + &unknown, next),
        (strange.clone() + &unknown, next),
        // A newer version went on in the same file.
        (
            String::from_utf8(ours.clone()).expect("text") + &newer + &unknown,
            next,
        ),
        (
            String::from_utf8(ours.clone()).expect("text") + &strange,
            next,
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let file = home.path().join(format!("{number}.jsonl"));
        fs::write(&file, &text).expect("room");
        assert_eq!(Record::parse(text.as_bytes()).newer, Some(format), "{text}");
        let mut desk = Desk::new(&home, "en", CommandOptions::default());
        let refused = desk
            .app()
            .resume_table(Some(&file), Instant::now())
            .unwrap_err();
        assert_eq!(refused.id(), "record-newer");
        let refused = desk
            .try_play(&format!("--record {}", file.display()))
            .unwrap_err();
        assert_eq!(refused.id(), "record-newer");
        assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
    }
    assert_eq!(
        asides(&home.path().join("0.jsonl")),
        [""; 0].map(PathBuf::from)
    );
}

#[test]
fn unknown_fields_are_passed_over_and_unknown_events_are_not() {
    for seed in 0..40 {
        let shape = Shape::of(seed, &mut Chance::new(seed), false);
        let events = begun(shape.setup(), seed, 30);
        let with_more: String = lines(&events)
            .split_inclusive(|&byte| byte == b'\n')
            .map(|line| {
                let line = std::str::from_utf8(line).expect("text");
                line.replacen('{', "{\"mood\":[{\"good\":null}],", 1)
            })
            .collect();
        let record = Record::parse(with_more.as_bytes());
        assert_eq!((record.events.len(), record.damage), (events.len(), None));
        assert_eq!(record.events, events);
        let unknown = with_more + "{\"type\":\"danced\",\"seat\":0}\n";
        let record = Record::parse(unknown.as_bytes());
        assert_eq!(record.events, events);
        assert_eq!(record.damage, Some(events.len() + 1));
    }
}
