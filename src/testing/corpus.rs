//! Files of a corpus, with random damage: a few bytes changed, left out, repeated or mixed with other files.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{RngAlgorithm, TestCaseError, TestRng, TestRunner};

use crate::soak;

/// Returns a folder of the project.
fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path)
}

/// How many damaged files are made from one seed.
const CASES: u32 = 48;

/// The files with which a property is checked.
pub struct Corpus {
    name: &'static str,
    /// Files that a person might have, or that once failed.
    files: Vec<File>,
    /// Files made by a fuzzer, each of which reached new code.
    reached: Vec<File>,
    /// Meaningful pieces of such files: the fuzzer's dictionary.
    pieces: Vec<Vec<u8>>,
}

/// A file's path and contents.
type File = (PathBuf, Vec<u8>);

/// One change to a file.
#[derive(Clone, Debug)]
enum Change {
    /// A byte is changed.
    Byte(Index, u8),
    /// A piece of the dictionary is inserted.
    Piece(Index, Index),
    /// A part is left out.
    Cut(Index, usize),
    /// A part is repeated elsewhere.
    Again(Index, usize, Index),
    /// The rest is taken from another file.
    Rest(Index, Index, Index),
}

impl Corpus {
    /// Reads the files for the property with this name.
    pub fn of(name: &'static str) -> Self {
        let own = folder("tests/corpus").join(name);
        let dictionary = folder("fuzz/dictionaries").join(format!("{name}.dict"));
        let text = fs::read_to_string(dictionary).expect("a dictionary");
        let pieces = text.lines().filter(|line| line.starts_with('"'));
        let piece = |line: &str| {
            // A fuzzer writes `\x0a` where JSON writes `\u000a`; otherwise both quote alike.
            let line = line.replace("\\x", "\\u00");
            serde_json::from_str::<String>(&line).expect("a quoted piece")
        };
        Self {
            name,
            files: files(&own),
            reached: files(&own.join("reached")),
            pieces: pieces.map(|line| piece(line).into_bytes()).collect(),
        }
    }

    /// Checks a property with every file.
    pub fn whole(&self, holds: fn(&[u8])) {
        for (path, bytes) in self.files() {
            println!("{}", path.display());
            holds(bytes);
        }
    }

    fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter().chain(&self.reached)
    }

    /// Checks a property with damaged files. If one fails, shows the smallest that does.
    pub fn damaged(&self, holds: fn(&[u8])) {
        for seed in soak::seeds(1) {
            let mut bytes = [0; 32];
            bytes[..8].copy_from_slice(&seed.to_le_bytes());
            let mut runner = TestRunner::new_with_rng(
                ProptestConfig {
                    cases: CASES,
                    failure_persistence: None,
                    ..ProptestConfig::default()
                },
                TestRng::from_seed(RngAlgorithm::ChaCha, &bytes),
            );
            let change = prop_oneof![
                any::<(Index, u8)>().prop_map(|(at, byte)| Change::Byte(at, byte)),
                any::<(Index, Index)>().prop_map(|(at, piece)| Change::Piece(at, piece)),
                (any::<Index>(), 1..40_usize).prop_map(|(at, length)| Change::Cut(at, length)),
                (any::<Index>(), 1..40_usize, any::<Index>())
                    .prop_map(|(from, length, to)| Change::Again(from, length, to)),
                any::<(Index, Index, Index)>()
                    .prop_map(|(file, at, from)| Change::Rest(file, at, from)),
            ];
            let damaged = (any::<Index>(), vec(change, 0..6));
            let tried = runner.run(&damaged, |(file, changes)| {
                let bytes = self.changed(file, &changes);
                let held = std::panic::catch_unwind(|| holds(&bytes));
                held.map_err(|_| TestCaseError::fail(String::from_utf8_lossy(&bytes).into_owned()))
            });
            if let Err(error) = tried {
                panic!("{}, seed {seed}: {error}", self.name);
            }
        }
    }

    fn changed(&self, file: Index, changes: &[Change]) -> Vec<u8> {
        let mut bytes = file.get(&self.files).1.clone();
        for change in changes {
            let place = |at: &Index| at.index(bytes.len() + 1);
            let part = |from: &Index, length: usize| {
                let from = place(from);
                from..bytes.len().min(from + length)
            };
            match change {
                Change::Byte(at, byte) => {
                    let at = place(at);
                    bytes.splice(at..bytes.len().min(at + 1), [*byte]);
                }
                Change::Piece(at, piece) => {
                    let at = place(at);
                    bytes.splice(at..at, piece.get(&self.pieces).iter().copied());
                }
                Change::Cut(at, length) => drop(bytes.drain(part(at, *length))),
                Change::Again(from, length, to) => {
                    let part = bytes[part(from, *length)].to_vec();
                    let to = place(to);
                    bytes.splice(to..to, part);
                }
                Change::Rest(file, at, from) => {
                    let other = &file.get(&self.files).1;
                    let rest = &other[from.index(other.len() + 1)..];
                    bytes.truncate(place(at));
                    bytes.extend(rest);
                }
            }
        }
        bytes
    }
}

/// Returns the files of a folder, without those in its subfolders.
fn files(within: &Path) -> Vec<File> {
    let listed = fs::read_dir(within).expect("a folder of files");
    let paths = listed.map(|entry| entry.expect("a folder can be listed").path());
    let mut files: Vec<File> = paths
        .filter(|path| path.is_file())
        .map(|path| {
            let bytes = fs::read(&path).expect("a file can be read");
            (path, bytes)
        })
        .collect();
    files.sort();
    files
}
