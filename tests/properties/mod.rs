//! Properties that hold for every input that a person can give to the program.
//!
//! Each property is a function of bytes in a file of its own, which the fuzzer of the same name calls, too: see `fuzz/`. Here
//! they are checked with the files of `tests/corpus/`, which include all that ever failed, and with damaged files.

mod arguments;
mod damage;
mod deal;
mod keymap;
mod lines;
mod locale;
mod record;
mod sentences;
mod settings;
mod wire;

use std::fs;
use std::path::{Path, PathBuf};

/// Returns a folder of the project.
fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Declares two tests for each property, and the list of their names.
macro_rules! properties {
    ($($name:ident)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        mod hold {
            $(mod $name {
                use crate::properties::damage::Corpus;
                use crate::properties::$name::holds;

                #[test]
                fn for_every_file_of_the_corpus() {
                    for (path, bytes) in Corpus::of(stringify!($name)).files() {
                        println!("{}", path.display());
                        holds(bytes);
                    }
                }

                #[test]
                fn for_damaged_files() {
                    Corpus::of(stringify!($name)).damaged(holds);
                }
            })*
        }
    };
}

properties! { arguments deal keymap lines locale record settings wire }

#[test]
fn every_property_is_fuzzed() {
    let names = |path: &str| {
        let files = fs::read_dir(folder(path)).expect("a folder of the project");
        let mut names: Vec<String> = files
            .map(|file| {
                let path = file.expect("a folder can be listed").path();
                let stem = path.file_stem().expect("a file has a name");
                stem.to_string_lossy().into_owned()
            })
            .collect();
        names.sort();
        names
    };
    assert_eq!(names("tests/corpus"), NAMES);
    assert_eq!(names("fuzz/fuzz_targets"), NAMES);
    assert_eq!(names("fuzz/dictionaries"), NAMES);
}
