//! The house keeps its floors: what `src/lib.rs` and the design say of imports, read from the sources themselves.

mod source;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serpente::rules::books;
use source::{File, Kind, own_names};

/// Crates, and the one place that names them.
const PLACES: [(&str, &[&str]); 36] = [
    ("arc_swap", &["words/"]),
    ("fluent", &["words/"]),
    ("fluent_bundle", &["words/"]),
    ("fluent_langneg", &["words/"]),
    ("fluent_syntax", &["words/"]),
    ("intl_pluralrules", &["words/"]),
    ("unic_langid", &["words/"]),
    (
        "crossterm",
        &["console/", "system/keys/", "system/terminal/"],
    ),
    ("rustix", &["system/", "console/pty_tests.rs"]),
    ("nix", &["system/signals/", "system/terminal/"]),
    ("signal_hook", &["system/signals/"]),
    ("same_file", &["system/file/"]),
    ("libloading", &["system/screen_reader/"]),
    (
        "windows",
        &["system/screen_reader/", "system/facts/", "system/signals/"],
    ),
    ("cpal", &["system/card/"]),
    ("tts", &["speech/tts.rs", "system/voice/"]),
    ("speech_dispatcher", &["system/voice/"]),
    ("kira", &["sound/"]),
    ("ttspico", &["speech/inside/pico.rs"]),
    ("alsa", &["system/card/", "system/quiet/"]),
    // Bots take a generator they are given.
    ("rand", &["table/shuffle.rs", "bots/"]),
    (
        "sha2",
        &[
            "table/seal.rs",
            "net/person.rs",
            "net/fingerprint.rs",
            "net/log/journal.rs",
            "console/doors/web/",
        ],
    ),
    ("argon2", &["net/lobby/secret.rs"]),
    (
        "tokio",
        &[
            "net/parlour/",
            "net/client/",
            "net/nats.rs",
            "net/log/jetstream/",
            "console/doors/",
            "system/signals/",
        ],
    ),
    (
        "async_nats",
        &[
            "net/nats.rs",
            "net/log/jetstream/",
            "net/parlour/cluster/",
            "net/parlour/places.rs",
        ],
    ),
    ("axum", &["net/parlour/", "console/doors/"]),
    ("miniz_oxide", &["console/doors/web/"]),
    ("russh", &["console/doors/ssh/"]),
    ("hyper", &["net/parlour/"]),
    ("hyper_util", &["net/parlour/"]),
    ("tokio_rustls", &["net/parlour/tls.rs"]),
    ("tokio_tungstenite", &["net/parlour/", "net/client/"]),
    ("governor", &["net/parlour/", "console/doors/"]),
    ("metrics", &["net/parlour/"]),
    ("metrics_exporter_prometheus", &["net/parlour/"]),
    ("tracing", &["net/"]),
];

/// The floor that knows on which system it runs.
const SYSTEM: &str = "system/";

/// Where something is marked unsafe, and how often: what a crate marks so, what the C library is told, what
/// Windows is asked, and what screen readers there are told.
const UNSAFE: [(&str, usize); 7] = [
    ("speech/inside/pico.rs", 1),
    ("system/memory/linux.rs", 1),
    ("system/facts/windows.rs", 3),
    ("system/screen_reader/jaws.rs", 4),
    ("system/screen_reader/nvda.rs", 6),
    ("system/screen_reader/windows.rs", 1),
    ("system/signals/session.rs", 4),
];

/// Calls whose texts a player never meets: they state what cannot be.
const INVARIANTS: [&str; 13] = [
    "expect",
    "expect_err",
    "panic!",
    "unreachable!",
    "todo!",
    "unimplemented!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "debug_assert_ne!",
    "#",
];

/// All of `src`, and the floors in their order.
struct House {
    files: Vec<File>,
    floors: Vec<String>,
}

impl House {
    fn of(files: Vec<File>) -> Self {
        let lib = files.iter().find(|file| file.path == "lib.rs");
        let lib = lib.expect("there is a lib.rs");
        let floors = lib.declared(&["mod"]).map(|name| name.text.clone());
        let floors = floors.collect();
        Self { files, floors }
    }

    fn ours() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        read(&root, &root, &mut files);
        Self::of(files)
    }

    /// Which floor is entered by this name after `crate::`: its own, or that of the macro exported under it.
    fn height(&self, name: &str) -> Option<usize> {
        let floor = self.floors.iter().position(|floor| floor == name);
        floor.or_else(|| {
            let mut files = self.files.iter();
            let file = files.find(|file| {
                let mut macros = file.declared(&["macro_rules", "!"]);
                macros.any(|declared| declared.text == name)
            })?;
            self.floors.iter().position(|floor| floor == file.floor())
        })
    }

    /// Paths that lead to a floor below their own, or out of it by another way.
    fn upward(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for file in &self.files {
            let Some(own) = self.height(file.floor()) else {
                continue;
            };
            for path in file.paths() {
                let whole = path.names.join("::");
                let mut names = path.names.iter().skip_while(|&&name| name == "self");
                match names.next() {
                    Some(&"crate") => {
                        let entered = names.next().map(|name| self.height(name));
                        if entered.is_some_and(|entered| entered.is_none_or(|floor| floor > own)) {
                            faults.push(file.fault(path.at, &format!("{whole} is no floor above")));
                        }
                    }
                    Some(&"super") => {
                        let up = 1 + names.take_while(|&&name| name == "super").count();
                        if up >= file.depth() + path.at.nested {
                            faults.push(file.fault(path.at, &format!("{whole} leaves the floor")));
                        }
                    }
                    _ => {}
                }
            }
        }
        faults
    }

    /// Crates named outside their place.
    fn foreign(&self) -> Vec<String> {
        let places = BTreeMap::from(PLACES);
        let mut faults = Vec::new();
        for file in &self.files {
            let paths = file.paths();
            let own = own_names(file, &paths);
            for path in &paths {
                let name = path.names[0];
                let is_path = path.import || path.names.len() > 1;
                if is_path
                    && !own.contains(name)
                    && let Some(allowed) = places.get(name)
                    && !allowed.iter().any(|place| file.path.starts_with(place))
                {
                    faults.push(file.fault(path.at, &format!("{name} has its place elsewhere")));
                }
            }
        }
        faults
    }

    /// Shuffling in other places.
    fn shuffles(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for file in self
            .files
            .iter()
            .filter(|file| file.path != "table/shuffle.rs")
        {
            let named = ["SliceRandom", "IteratorRandom", "IndexedMutRandom"];
            for (at, token) in file.tokens.iter().enumerate() {
                let called = matches!(token.text.as_str(), "shuffle" | "partial_shuffle")
                    && at > 0
                    && file.tokens[at - 1].text == ".";
                if token.kind == Kind::Word && (called || named.contains(&token.text.as_str())) {
                    faults.push(file.fault(token, "only the deal shuffles"));
                }
            }
        }
        faults
    }

    /// What the compiler does not check, but for few calls.
    fn unchecked(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for file in &self.files {
            let words = file.tokens.iter();
            let words = words.filter(|token| token.kind == Kind::Word && token.text == "unsafe");
            let may = UNSAFE.iter().find(|(path, _)| *path == file.path);
            let more = words.skip(may.map_or(0, |(_, times)| *times));
            faults.extend(more.map(|token| file.fault(token, "the compiler checks all")));
        }
        faults
    }

    /// Files that no other declares: the compiler never sees them.
    fn strays(&self) -> Vec<String> {
        let declares = |parent: &str, module: &str| {
            let mut parents = self.files.iter().filter(|file| file.path == parent);
            parents.any(|file| file.declared(&["mod"]).any(|name| name.text == module))
        };
        let is_stray = |file: &&File| {
            let path = file.path.trim_end_matches(".rs").trim_end_matches("/mod");
            let Some((folder, name)) = path.rsplit_once('/') else {
                return !["lib", "main"].contains(&path) && !declares("lib.rs", path);
            };
            let is_twin = path.starts_with(SYSTEM) && ["linux", "windows"].contains(&name);
            let module = if is_twin { "twin" } else { name };
            // What one twin alone needs lies beside it.
            let twins = ["linux", "windows"].map(|twin| format!("{folder}/{twin}.rs"));
            let twins = twins.iter().filter(|twin| twin.starts_with(SYSTEM));
            let parents = [format!("{folder}/mod.rs"), format!("{folder}.rs")];
            !parents
                .iter()
                .chain(twins)
                .any(|parent| declares(parent, module))
        };
        let strays = self.files.iter().filter(is_stray);
        strays.map(|file| file.path.clone()).collect()
    }

    /// Where one system is meant and not another: but for tests, which may be of what only one has.
    fn systems(&self) -> Vec<String> {
        let elsewhere = |file: &&File| !file.path.starts_with(SYSTEM) && !self.is_for_tests(file);
        let mut faults = self.texts("a path of one system", |file, text, _| {
            !file.path.starts_with(SYSTEM)
                && ["/dev/", "/proc/"].iter().any(|of| text.starts_with(of))
        });
        for file in self.files.iter().filter(elsewhere) {
            let paths = file.paths();
            let of_one = paths
                .iter()
                .filter(|path| path.names.starts_with(&["std", "os"]));
            faults
                .extend(of_one.map(|path| file.fault(path.at, "the system is asked on its floor")));
            for window in file.tokens.windows(3) {
                let [before, named, behind] = window else {
                    unreachable!("windows of three")
                };
                let word = named.kind == Kind::Word && !named.test;
                let alone =
                    ["(", ","].contains(&&*before.text) && [")", ","].contains(&&*behind.text);
                let of_target = named.text.starts_with("target_")
                    || (alone && ["unix", "windows"].contains(&&*named.text));
                if word && of_target {
                    faults.push(file.fault(named, "only one floor knows the system"));
                }
            }
        }
        faults
    }

    /// Where something else is named than what those who listen may have: a whole table, and its host and its deck, know
    /// every hand.
    fn whole_tables(&self) -> Vec<String> {
        let listens =
            |file: &File| ["announce/", "seat/"].map(|floor| file.path.starts_with(floor));
        let whole = ["Table", "Host", "Deck", "Replay", "Resumed"];
        self.named(&whole, "told is what one seat has seen", |file| {
            listens(file).contains(&true)
        })
    }

    /// Where one of the halves of a table, or what makes one of many of them, looks at a clock or begins a thread, which are
    /// passed in or left to who runs it.
    fn clocks(&self) -> Vec<String> {
        let sans_io = ["host/", "seat/", "net/wire/", "net/room/", "net/lobby/"];
        let halves = |file: &File| sans_io.map(|floor| file.path.starts_with(floor));
        let outside = ["SystemTime", "thread", "spawn", "sleep"];
        let mut faults = self.named(&outside, "time is passed in, threads are others'", |file| {
            halves(file).contains(&true) && !self.is_for_tests(file)
        });
        let asks = |file: &&File| halves(file).contains(&true) && !self.is_for_tests(file);
        for file in self.files.iter().filter(asks) {
            let paths = file.paths();
            let now = paths
                .iter()
                .filter(|path| path.names.ends_with(&["Instant", "now"]));
            faults.extend(now.map(|path| file.fault(path.at, "the time is passed in")));
        }
        faults
    }

    /// Files in which one of these words stands.
    fn named(&self, words: &[&str], why: &str, within: impl Fn(&File) -> bool) -> Vec<String> {
        let mut faults = Vec::new();
        for file in self.files.iter().filter(|file| within(file)) {
            let tokens = file.tokens.iter();
            let found = tokens
                .filter(|token| token.kind == Kind::Word && words.contains(&token.text.as_str()));
            faults.extend(found.map(|token| file.fault(token, why)));
        }
        faults
    }

    /// Texts outside tests that a law forbids, for a file and the calls around them.
    fn texts(&self, what: &str, forbidden: impl Fn(&File, &str, &[String]) -> bool) -> Vec<String> {
        let mut faults = Vec::new();
        for file in self.files.iter().filter(|file| !self.is_for_tests(file)) {
            for (text, calls) in file.texts() {
                if !text.test && forbidden(file, &text.text, &calls) {
                    faults.push(file.fault(text, &format!("{what}: \"{}\"", text.text)));
                }
            }
        }
        faults
    }

    /// Games named outside their books.
    fn games(&self, ids: &[&str]) -> Vec<String> {
        self.texts("no code knows a game by name", |file, text, _| {
            // A key of the same name draws a tile.
            let keys = ["seat/action.rs", "console/samples.rs"];
            let key = keys.contains(&&*file.path) && text == "draw";
            !file.path.starts_with("rules/books/") && ids.contains(&text) && !key
        })
    }

    /// What looks like an English sentence to be told.
    fn sentences(&self) -> Vec<String> {
        self.texts("sentences are in the locale files", |_, text, calls| {
            let invariant = calls.iter().any(|call| INVARIANTS.contains(&call.as_str()));
            let word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 0;
            !invariant
                && text.starts_with(|first: char| first.is_ascii_uppercase())
                && text.split_whitespace().filter(word).count() >= 3
        })
    }

    /// Whether another file takes it in only for tests.
    fn is_for_tests(&self, file: &File) -> bool {
        self.files.iter().any(|parent| {
            let folder = match parent.path.rsplit_once('/') {
                Some((folder, "mod.rs")) => folder,
                _ => parent.path.strip_suffix(".rs").unwrap_or_default(),
            };
            let mut modules = parent.declared(&["mod"]).filter(|name| name.test);
            modules.any(|module| {
                let path = format!("{folder}/{}", module.text);
                file.path == format!("{path}.rs") || file.path.starts_with(&format!("{path}/"))
            })
        })
    }
}

fn read(folder: &Path, root: &Path, files: &mut Vec<File>) {
    for entry in fs::read_dir(folder).expect("the sources are here") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            read(&path, root, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let name = path.strip_prefix(root).expect("it is under src");
            let name = name.to_str().expect("our files have plain names");
            let source = fs::read_to_string(&path).expect("a source can be read");
            files.push(File::new(name, &source));
        }
    }
}

#[track_caller]
fn none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn imports_go_down_only() {
    none(&House::ours().upward());
}

#[test]
fn every_source_is_on_a_floor() {
    let house = House::ours();
    let mut outside: Vec<_> = house
        .files
        .iter()
        .map(File::floor)
        .filter(|floor| house.height(floor).is_none())
        .collect();
    outside.sort_unstable();
    assert_eq!(outside, ["lib", "main"]);
}

#[test]
fn crates_are_named_in_their_place() {
    none(&House::ours().foreign());
}

#[test]
fn one_floor_knows_the_system() {
    none(&House::ours().systems());
}

#[test]
fn only_the_deal_shuffles() {
    none(&House::ours().shuffles());
}

#[test]
fn every_file_is_a_part_of_the_house() {
    none(&House::ours().strays());
    let house = planted(&[
        ("rules/mod.rs", ""),
        ("table/mod.rs", "mod event;\n#[cfg(test)]\nmod tests;"),
        ("table/event.rs", "// mod old;"),
        ("table/old.rs", ""),
        ("table/tests.rs", "mod deep;"),
        ("table/tests/deep.rs", ""),
        ("system/mod.rs", "mod card;"),
        ("system/card/mod.rs", "mod twin;"),
        ("system/card/windows.rs", "mod format;"),
        ("system/card/format.rs", ""),
        ("system/card/lost.rs", ""),
    ]);
    let strays = ["table/old.rs", "system/mod.rs", "system/card/lost.rs"];
    assert_eq!(house.strays(), strays);
}

#[test]
fn the_compiler_checks_all_but_few_calls() {
    none(&House::ours().unchecked());
}

#[test]
fn what_is_told_is_what_one_seat_has_seen() {
    none(&House::ours().whole_tables());
    let source =
        "use crate::table::{SeatView, Table};\n// Table\nfn tell(table: &crate::table::Table) {}";
    assert_eq!(
        lines("announce/tell.rs", source, House::whole_tables),
        [1, 3]
    );
    assert_eq!(
        lines(
            "seat/mod.rs",
            "struct Listener { host: Host }\nfn f(_: Request) {}",
            House::whole_tables
        ),
        [1]
    );
    assert!(lines("table/mod.rs", source, House::whole_tables).is_empty());
}

#[test]
fn the_halves_of_a_table_read_no_clock_and_begin_no_thread() {
    none(&House::ours().clocks());
    let source = "fn f(now: Instant) { g(now) }\nlet a = Instant::now();\nstd::thread::spawn(f);";
    assert_eq!(lines("seat/mod.rs", source, House::clocks), [3, 3, 2]);
    assert!(lines("console/mod.rs", source, House::clocks).is_empty());
}

#[test]
fn no_code_knows_a_game_by_name() {
    none(&House::ours().games(&books::ALL.map(serpente::rules::RuleBook::id)));
}

#[test]
fn sentences_are_in_the_locale_files() {
    none(&House::ours().sentences());
}

/// A house of three floors, with these sources in it.
fn planted(sources: &[(&str, &str)]) -> House {
    let lib = (
        "lib.rs",
        "//! ok\npub mod rules; // mod no;\npub mod table;\npub mod words;\n",
    );
    let sources = [lib].into_iter().chain(sources.iter().copied());
    House::of(
        sources
            .map(|(path, source)| File::new(path, source))
            .collect(),
    )
}

/// The lines on which a law finds faults in one planted source.
fn lines(path: &str, source: &str, law: impl Fn(&House) -> Vec<String>) -> Vec<usize> {
    let faults = law(&planted(&[(path, source)]));
    let line = |fault: &String| fault.split(':').nth(1).and_then(|line| line.parse().ok());
    faults
        .iter()
        .map(|fault| line(fault).expect("a line"))
        .collect()
}

#[test]
fn a_planted_upward_path_is_found() {
    let source = r##"
use crate::rules::Tile;
use crate::words::Words;
use crate::{rules::{Pip, Tile}, table, words::{self, Detail}};
use {std::fmt, crate::words};
fn tell() { crate::words::tell(crate::rules::Tile::new()) } // crate::words
/* crate::words /* nested */ crate::words */
const A: &str = "crate::words \" crate::words"; const B: &str = r#"crate::words " "#;
fn life<'a>(_: &'a str) -> char { '"'; '\''; crate::words::mark() }
use crate::*;
use crate::{self as root};
pub(crate) struct Own(pub(in crate::table) u8);
macro_rules! up { () => { $crate::words::tell() } }
use crate::unknown;
"##;
    let found = lines("table/mod.rs", source, House::upward);
    assert_eq!(found, [3, 4, 4, 5, 6, 9, 10, 11, 13, 14]);
    assert!(lines("words/mod.rs", "use crate::table::Event;", House::upward).is_empty());
}

#[test]
fn a_planted_escape_by_super_is_found() {
    let source = "use super::words;\nmod inner { use super::own; use super::super::words; }\nuse super::own;";
    assert_eq!(lines("rules/mod.rs", source, House::upward), [1, 2, 3]);
    assert_eq!(lines("rules.rs", source, House::upward), [1, 2, 3]);
    let source =
        "use super::tile;\nuse super::{super::words, tile};\nuse self::super::super::words;";
    assert_eq!(lines("rules/board.rs", source, House::upward), [2, 3]);
    assert!(lines("rules/books/salotto.rs", source, House::upward).is_empty());
}

#[test]
fn a_macro_belongs_to_the_floor_that_declares_it() {
    let house = planted(&[
        ("table/form.rs", "macro_rules! form { () => {} }"),
        ("rules/mod.rs", "crate::form!();"),
        ("words/mod.rs", "crate::form!();"),
    ]);
    assert_eq!(
        house.upward(),
        ["src/rules/mod.rs:1: crate::form is no floor above"]
    );
}

#[test]
fn a_planted_crate_out_of_place_is_found() {
    let source = "use tts::Tts;\nuse ::crossterm as c;\nextern crate alsa;\nuse {std::fs, kira::Mixer};\n\
        fn f(tts: u8) -> rand::Seed { tts.into() }\nuse serde::de;\nuse rand;";
    assert_eq!(
        lines("table/mod.rs", source, House::foreign),
        [1, 2, 3, 4, 5, 7]
    );
    let own = "mod tts;\nuse crate::sound::alsa;\nfn f() { tts::work(alsa::NAME) }";
    assert!(lines("speech/mod.rs", own, House::foreign).is_empty());
    assert!(lines("speech/tts.rs", "use tts::Tts;", House::foreign).is_empty());
    assert_eq!(
        lines("speech/apart.rs", "use tts::Tts;", House::foreign),
        [1]
    );
}

#[test]
fn a_planted_system_is_found() {
    let source = "use std::os::fd::AsFd;\n#[cfg(windows)]\nfn f() {}\n#[cfg(not(target_os = \"linux\"))]\nfn g() {}\n\
        const A: &str = \"/dev/null\"; // /dev/null\nlet a = tiles.windows(2);\nif cfg!(unix) {}\n\
        #[cfg(test)]\n#[cfg(target_os = \"linux\")]\nmod tests { use std::fs; }";
    assert_eq!(
        lines("table/mod.rs", source, House::systems),
        [6, 1, 2, 4, 8]
    );
    assert!(lines("system/file/linux.rs", source, House::systems).is_empty());
}

#[test]
fn a_planted_shuffle_is_found() {
    let source = "use rand::seq::SliceRandom;\nfn f(shuffle: u8) { tiles.shuffle(rng) }";
    assert_eq!(lines("bots/mod.rs", source, House::shuffles), [1, 2]);
    assert!(lines("table/shuffle.rs", source, House::shuffles).is_empty());
}

#[test]
fn a_planted_unsafe_is_found() {
    let source = "fn f() { unsafe { g() } }\nlet a = \"unsafe\"; // unsafe\nunsafe fn g() {}";
    assert_eq!(lines("table/mod.rs", source, House::unchecked), [1, 3]);
    assert_eq!(lines(UNSAFE[0].0, source, House::unchecked), [3]);
}

#[test]
fn a_planted_game_is_found() {
    let games = |house: &House| house.games(&["salotto"]);
    let source = "match id { \"salotto\" => 1, _ => 0 }\n#[cfg(test)]\n#[allow(x)]\nmod tests { \"salotto\"; }\n\
        const A: &str = r\"salotto\"; // \"salotto\"";
    assert_eq!(lines("table/mod.rs", source, games), [1, 5]);
    assert!(lines("rules/books/salotto.rs", source, games).is_empty());
    let house = planted(&[
        ("table/mod.rs", "#[cfg(test)]\nmod tests;\nmod real;"),
        ("table/tests.rs", "\"salotto\""),
        ("table/real.rs", "\"salotto\""),
    ]);
    assert_eq!(games(&house).len(), 1);
}

#[test]
fn a_planted_sentence_is_found() {
    let source = "//! Three words here\nprintln!(\"Three words here\");\nx.expect(\"Three words here\");\n\
        assert!(a == f(\"Three words here\"), \"Three words here\");\nlet a = \"three words here\";\n\
        #[expect(dead_code, reason = \"Three words here\")]\nlet a = \"Two words\";\nf(\"Space {tile} draws.\");";
    assert_eq!(lines("table/mod.rs", source, House::sentences), [2, 8]);
    assert_eq!(
        lines("table/mod.rs", "f(\n\"It is {} now.\"\n)", House::sentences),
        [2]
    );
}
