//! Pipes, sockets and devices in the place of files: the program does not wait for them, and every key is answered.

use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};

use rustix::fs::{CWD, Mode, mkfifoat};

use super::{Game, Home, duel};

/// Replaces what is at this path with something that is not a file.
fn puts(what: &str, path: &Path) -> Option<UnixListener> {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    let _ = fs::remove_file(path);
    match what {
        "pipe" => mkfifoat(CWD, path, Mode::RWXU).expect("a pipe"),
        "device" => symlink("/dev/tty", path).expect("a link"),
        _ => return Some(UnixListener::bind(path).expect("a socket")),
    }
    None
}

const KINDS: [&str; 3] = ["pipe", "device", "socket"];

/// Returns all paths of the player's files that are read at the start or at a table.
fn places(home: &Home) -> Vec<PathBuf> {
    let data = |name: &str| home.path("data/serpente").join(name);
    let sound = |name: &str| data("sounds").join(name);
    vec![
        home.path("config/serpente/settings.toml"),
        data("locales/it/table.ftl"),
        data("locales/en/menus.ftl"),
        data("matches/x.jsonl"),
        sound("laid-left.wav"),
        sound("your-turn.wav"),
    ]
}

#[test]
fn a_match_is_played_whatever_lies_where_files_should() {
    for kind in KINDS {
        let home = Home::with("pause = 0");
        let _sockets: Vec<_> = places(&home).iter().map(|path| puts(kind, path)).collect();
        let arguments = duel("en", &["--speech", "off"]);
        let mut game = Game::start(&home, None, &arguments);
        game.until("You have 7 tiles");
        game.press("e");
        game.until("Tiles: you");
        game.press("\x03");
        assert_eq!(game.end(), 0, "{kind}");
        assert!(game.is_restored(), "{kind}");
    }
}

#[test]
fn no_match_to_go_on_with_is_looked_for_in_a_pipe() {
    for kind in KINDS {
        let home = Home::with("pause = 0");
        let record = home.path("data/serpente/matches/x.jsonl");
        let _socket = puts(kind, &record);
        let out = home.run(&["resume", "--lang", "en"]);
        assert_eq!(out.status.code(), Some(2), "{kind}: {out:?}");
        let mut game = Game::start(&home, None, &["--lang", "en", "--speech", "off"]);
        game.until("New match");
        game.press("\x1b[B\r");
        game.until("no match to continue");
        game.press("\x03");
        assert_eq!(game.end(), 0, "{kind}");
    }
}

#[test]
fn what_was_named_and_is_no_file_is_told() {
    for kind in KINDS {
        let home = Home::with("pause = 0");
        let path = home.path("named");
        let _socket = puts(kind, &path);
        let path = path.display().to_string();
        for arguments in [
            &["replay", &path][..],
            &["replay", "--check", &path],
            &["resume", &path],
            &["perft", "--game", "salotto", "--deal", &path],
            &["play", "--record", &path],
            &["simulate", "--record", &path],
            &["locales", "--check", &path],
            &["play", "--locales", &path],
        ] {
            let out = home.run(&[arguments, &["--lang", "en", "--speech", "off"]].concat());
            let (said, told) = (
                String::from_utf8_lossy(&out.stderr),
                String::from_utf8_lossy(&out.stdout),
            );
            // A pipe without a writer is an empty list of deals.
            let empty = arguments[0] == "perft" && kind == "pipe";
            assert!(
                empty || out.status.code() == Some(2) || out.status.code() == Some(1),
                "{kind} {arguments:?}: {out:?}"
            );
            assert!(
                empty || said.lines().count() + told.lines().count() == 1,
                "{kind} {arguments:?}: {out:?}"
            );
        }
    }
}
