//! A program that was built without some of its parts.

use std::process::Command;

#[track_caller]
fn is_told_how_to_get(part: &str, value: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_serpente"))
        .args(["parlour", "--lang", "en", "--listen", "127.0.0.1:0"])
        .arg(format!("--{part}"))
        .arg(value)
        .arg("--data")
        .arg(folder.path())
        .env("HOME", folder.path())
        .output()
        .expect("the program can be run");
    let told = String::from_utf8(output.stderr).expect("text");
    let sentence = format!(
        "This program was built without --{part}. To have it, build with: cargo build --release --features {part}"
    );
    assert!(told.contains(&sentence), "{told}");
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(not(feature = "cluster"))]
#[test]
fn without_a_cluster_a_person_is_told_how_to_get_it() {
    is_told_how_to_get("cluster", "nats://127.0.0.1:4222");
}

#[cfg(not(feature = "ssh"))]
#[test]
fn without_ssh_a_person_is_told_how_to_get_it() {
    is_told_how_to_get("ssh", "127.0.0.1:0");
}
