//! `serpente hear` without a recogniser: the phrases that can be said, and the refusals of a file, of a language and of a recording.

use crate::program::program;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn hear(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(program());
    let command = command.arg("hear").args(arguments).current_dir(folder);
    let command = command
        .env("XDG_CONFIG_HOME", folder)
        .env("XDG_DATA_HOME", folder);
    command.output().expect("the program runs")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("text")
}

#[test]
fn it_tells_what_can_be_said_at_each_moment() {
    let folder = TempDir::new().expect("a folder");
    for (at, phrases) in [
        ("turn", ["six four right", "give me a hint"]),
        ("menu", ["number two", "games and rules"]),
        ("question", ["on the left", "yes please"]),
    ] {
        let told = hear(folder.path(), &["--lang", "en", "--at", at]);
        assert!(told.status.success());
        for phrase in phrases {
            assert!(text(&told.stdout).contains(phrase), "{at}: {phrase}");
        }
    }
    let told = hear(folder.path(), &["--lang", "it", "--json"]);
    let line = r#"{"action":"lay","phrase":"sei quattro a destra","side":"right","tile":"6-4"}"#;
    assert!(
        text(&told.stdout).lines().any(|told| told == line),
        "{told:?}"
    );
}

#[test]
fn a_file_without_sound_and_a_language_without_recogniser_are_refused_in_a_sentence() {
    let folder = TempDir::new().expect("a folder");
    fs::write(folder.path().join("said.wav"), "no sound").expect("a file");
    for (language, sentence) in [
        ("en", "said.wav is not a WAV recording.\n"),
        ("it", "Per ora funziona solo in inglese.\n"),
    ] {
        let told = hear(folder.path(), &["--lang", language, "--json", "said.wav"]);
        assert_eq!(told.status.code(), Some(2), "{language}");
        assert_eq!(text(&told.stderr), sentence);
    }
}

#[test]
fn without_the_recogniser_a_sentence_says_how_to_get_it() {
    let folder = TempDir::new().expect("a folder");
    let form = hound::WavSpec {
        channels: 1,
        sample_rate: 16_000,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let file = folder.path().join("said.wav");
    let mut writer = hound::WavWriter::create(file, form).expect("a file");
    for _ in 0..16_000 {
        writer.write_sample(0_i16).expect("a sample");
    }
    writer.finalize().expect("a file");
    let told = hear(folder.path(), &["--lang", "en", "said.wav"]);
    assert_eq!(told.status.code(), Some(1));
    assert!(text(&told.stderr).contains("serpente-listen"), "{told:?}");
}
