//! The same bytes everywhere: what the program for another system writes and prints, compared with this system's. A match that was
//! begun on one machine goes on at another, the day's deal is the same for everybody, and a seal that one program made is checked by
//! another. This is the one place where systems are compared: `script/arm` and `script/windows --all` run it.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};

use crate::names::program as sources;
use crate::program::program;

/// Crates of which every number decides something: matches, ratings, sounds.
const EXACT: [&str; 4] = ["engine/", "contests/", "seat/", "synth/"];

/// Functions whose last bits differ between machines: those of the system's mathematics, and `powi`, of which Rust promises no
/// precision. Adding, multiplying, dividing and `sqrt` are exact.
const INEXACT: [&str; 22] = [
    ".ln()",
    ".log(",
    ".log2()",
    ".log10()",
    ".ln_1p()",
    ".exp()",
    ".exp2()",
    ".exp_m1()",
    ".powf(",
    ".powi(",
    ".cbrt()",
    ".hypot(",
    ".sin()",
    ".cos()",
    ".sin_cos()",
    ".tan()",
    ".asin()",
    ".acos()",
    ".atan()",
    ".atan2(",
    ".tanh()",
    ".mul_add(",
];

/// Where such a function decides nothing.
const MEASURED: [(&str, &str); 1] = [(
    "synth/loudness.rs",
    "tells people decibels; no sound is made from them",
)];

#[test]
fn what_decides_is_computed_the_same_on_every_machine() {
    let mut found = Vec::new();
    for (name, text) in sources() {
        let is_exact = EXACT.iter().any(|crate_name| name.starts_with(crate_name));
        if !is_exact || MEASURED.iter().any(|(file, _)| *file == name) {
            continue;
        }
        for line in text.lines() {
            let is_comment = line.trim_start().starts_with("//");
            if !is_comment && INEXACT.iter().any(|function| line.contains(function)) {
                found.push(format!("{name}: {}", line.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// The parts that run in virtual time, and up to which seed each is compared. Their steps have the frames of a parlour, with its
/// seals, the log of a cluster, and everything that a terminal prints: `serpente_simulator` says what else.
const SIMULATED: [(&str, u32); 3] = [("parlour", 10), ("cluster", 4), ("console", 8)];

/// The programs for a system, and the folder of their user.
struct Machine {
    program: PathBuf,
    /// The program that runs seeds in virtual time.
    simulator: PathBuf,
    home: tempfile::TempDir,
}

impl Machine {
    fn new(program: PathBuf, simulator: PathBuf) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        Self {
            program,
            simulator,
            home,
        }
    }

    /// Returns the last line of the run of a seed: how many steps it took, and their hash.
    fn runs(&self, part: &str, seed: u32) -> Vec<u8> {
        self.prints_of(&self.simulator, &[part, &seed.to_string()])
    }

    /// Returns what the program prints, with this system's line ends.
    fn prints(&self, arguments: &[&str]) -> Vec<u8> {
        self.prints_of(&self.program, arguments)
    }

    fn prints_of(&self, program: &Path, arguments: &[&str]) -> Vec<u8> {
        let at = |name: &str| self.home.path().join(name);
        let out = Command::new(program)
            .args(arguments)
            .env("HOME", self.home.path())
            .env("XDG_CONFIG_HOME", at("config"))
            .env("XDG_DATA_HOME", at("data"))
            .env("XDG_RUNTIME_DIR", at("run"))
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        assert!(out.status.success(), "{arguments:?}: {out:?}");
        assert!(!out.stdout.is_empty(), "{arguments:?}");
        out.stdout
            .into_iter()
            .filter(|byte| *byte != b'\r')
            .collect()
    }

    /// Returns all sounds as the program writes them, one file after the other.
    fn sounds(&self) -> Vec<u8> {
        let folder = self.home.path().join("sounds");
        let to = folder.display().to_string();
        self.prints(&["sounds", "--write", &to, "--lang", "en"]);
        let mut paths: Vec<PathBuf> = fs::read_dir(&folder)
            .expect("they were written")
            .map(|entry| entry.expect("a file").path())
            .collect();
        paths.sort();
        assert!(paths.len() >= 42, "{paths:?}");
        let mut bytes = Vec::new();
        for path in paths {
            bytes.extend(fs::read(path).expect("a file"));
        }
        bytes
    }
}

/// Returns the beginning of the hash of these bytes.
fn hash(bytes: &[u8]) -> String {
    let mut written = String::new();
    for byte in Sha256::digest(bytes).iter().take(8) {
        write!(written, "{byte:02x}").expect("a string");
    }
    written
}

/// Returns the records that the tests of `archive` keep: those of all games, and one with sealed deals.
fn kept_records() -> Vec<PathBuf> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/archive/tests");
    let mut paths: Vec<PathBuf> = fs::read_dir(tests.join("records"))
        .expect("records")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .collect();
    paths.push(tests.join("promised.jsonl"));
    paths.sort();
    assert!(paths.len() > 30, "{paths:?}");
    paths
}

/// Prints the hashes side by side, and fails if some differ.
#[test]
#[ignore = "compares with the programs that SERPENTE_PROGRAM and SERPENTE_SIMULATOR name"]
fn another_system_makes_the_same_bytes() {
    let built = Path::new(env!("CARGO_BIN_EXE_serpente"));
    let here = Machine::new(built.into(), built.with_file_name("seed"));
    let simulator = env::var_os("SERPENTE_SIMULATOR").expect("the simulator of another system");
    let there = Machine::new(program(), simulator.into());
    assert_ne!(here.program, there.program, "SERPENTE_PROGRAM names none");
    let mut differ = Vec::new();
    let mut compare = |what: &str, of_here: &[u8], of_there: &[u8]| {
        println!("{what}: {} here, {} there", hash(of_here), hash(of_there));
        if of_here != of_there {
            differ.push(what.to_owned());
        }
    };

    let told = here.prints(&["games", "--json"]);
    let games: serde_json::Value = serde_json::from_slice(&told).expect("JSON");
    for game in games.as_array().expect("a list") {
        let game = game["id"].as_str().expect("a name");
        // Normal players in every game, and experts that search.
        for bots in ["normal", "expert:60"] {
            let arguments = [
                "simulate",
                "--game",
                game,
                "--matches",
                "1",
                "--seed",
                "7",
                "--bots",
                bots,
                "--record",
                "-",
            ];
            compare(
                &format!("a match of {game}, {bots}"),
                &here.prints(&arguments),
                &there.prints(&arguments),
            );
        }
    }
    for path in kept_records() {
        let file = path.display().to_string();
        let name = path.file_name().expect("a file").display().to_string();
        let checked = ["replay", &file, "--check", "--lang", "en"];
        compare(
            &format!("what the check of {name} says"),
            &here.prints(&checked),
            &there.prints(&checked),
        );
        for language in ["en", "eu"] {
            let told = ["replay", &file, "--lang", language, "--speech", "off"];
            compare(
                &format!("{name} as it is told in {language}"),
                &here.prints(&told),
                &there.prints(&told),
            );
        }
    }
    let reviewed = kept_records()[0].display().to_string();
    let review = [
        "review",
        &reviewed,
        "--seat",
        "1",
        "--iterations",
        "60",
        "--json",
    ];
    compare("a review", &here.prints(&review), &there.prints(&review));
    let daily = [
        "daily",
        "--date",
        "2026-12-24",
        "--lang",
        "en",
        "--speech",
        "off",
    ];
    compare(
        "the day's deal",
        &here.prints(&daily),
        &there.prints(&daily),
    );
    compare("the sounds", &here.sounds(), &there.sounds());
    for (part, last) in SIMULATED {
        for seed in 1..=last {
            compare(
                &format!("the run of {part} {seed}"),
                &here.runs(part, seed),
                &there.runs(part, seed),
            );
        }
    }
    assert!(differ.is_empty(), "{differ:?}");
}
