//! Any locale file: a broken message affects only itself, and no announcement has an unfilled placeholder or contains control
//! characters. A file that begins with `# it` is laid over Italian; any other one is a new language.

use std::collections::HashMap;
use std::sync::LazyLock;
use std::{env, fs, process, thread};

use serpente_engine::rules::{Pip, Tile};
use serpente_text::announce::say::{FILES, locale, menus, table};
use serpente_text::announce::{Declared, Message};
use serpente_text::words::{Detail, LocaleProblem, Words, check};

use serpente_testing::sentences;

/// A good message after the contents of the file, and its text.
const LAST: (&[u8], &str) = (b"\n\nmain-menu = Qui\n", "Qui");

/// The most messages of a file that are tried, since each is tried alone.
const MOST: usize = 4;

static DECLARED: LazyLock<HashMap<&str, &Declared>> = LazyLock::new(|| {
    let all = FILES.iter().flat_map(|(_, all)| *all);
    all.map(|one| (one.id, one)).collect()
});

pub(crate) fn holds(bytes: &[u8]) {
    let tag = if bytes.starts_with(b"# it") {
        "it"
    } else {
        "ca"
    };
    let whole = [bytes, LAST.0].concat();
    let own = format!(
        "serpente-locale-{}-{:?}",
        process::id(),
        thread::current().id()
    );
    let folder = env::temp_dir().join(own);
    fs::create_dir_all(folder.join(tag)).expect("a folder of our own");
    fs::write(folder.join(tag).join("menus.ftl"), &whole).expect("it can be written");
    let checked = check(&folder);
    let (words, problems) = Words::new(Some(&folder));
    fs::remove_dir_all(&folder).expect("the folder is ours");
    are_in(&whole, &checked);
    are_in(&whole, &problems);
    if let Some(problem) = problems.first() {
        sentences::hold(&Message::from(problem), bytes);
    }
    // If no part of the file can be read, there is no such language.
    let language = words.find(&[tag]).unwrap_or_else(|| words.english());
    if !problems
        .iter()
        .any(|problem| problem.fault == locale::fault_not_utf8())
    {
        assert_eq!(
            words.text(language, &menus::main_menu(), Detail::Normal),
            LAST.1
        );
    }
    let tile = Tile::new(Pip::new(6), Pip::new(0));
    let laid = table::laid("Ada".to_owned(), tile, table::place_left());
    let text = String::from_utf8_lossy(bytes);
    let declared = text.lines().filter_map(|line| {
        let declared = DECLARED.get(line.split_once('=')?.0.trim_end())?;
        declared.samples().into_iter().next()
    });
    for message in declared.take(MOST).chain([laid]) {
        for detail in Detail::ALL {
            let text = words.text(language, &message, detail);
            assert!(!text.trim().is_empty(), "{} is silent", message.id());
            assert!(!text.contains('{'), "{text:?}");
            assert_eq!(text, serpente_text::words::plain(&text));
        }
    }
}

/// Checks that each problem is at a place that exists in the file.
fn are_in(bytes: &[u8], problems: &[LocaleProblem]) {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    for place in problems.iter().filter_map(|problem| problem.place) {
        assert!((1..=lines).contains(&place.line), "{place:?}");
        assert!((1..=bytes.len() + 1).contains(&place.column), "{place:?}");
    }
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("locale").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("locale").damaged(holds);
}
