//! Terminals whose modes cannot be set in every way, as in emulators and sandboxes. A filter of system calls stands in for them.

use std::path::{Path, PathBuf};
use std::process::Command;

use serpente_testing::stand_in::{Fault, StandIn};

use super::game::SOON;
use super::{Game, Home, Stage, duel};

const TOLD: &str = "This terminal passes keys on only after Enter. Type a key, then Enter.";

/// Builds the program that starts another one behind the filter.
fn filter(folder: &Path) -> PathBuf {
    let refusing = folder.join("refusing");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pty/refusing.c");
    let built = Command::new("cc")
        .arg("-o")
        .args([&refusing, &source])
        .status();
    assert!(built.expect("a compiler").success());
    refusing
}

/// Starts the game in a terminal that refuses what `how` says.
fn start(how: &str, home: &Home, daemon: &StandIn, arguments: &[&str]) -> Game {
    let refusing = filter(&home.path(""));
    let script = format!("exec {} {how} \"$0\" \"$@\"", refusing.display());
    let stage = Stage {
        shell: Some(&script),
        ..Stage::default()
    };
    Game::start_in(stage, home, Some(daemon), arguments)
}

#[test]
fn the_calls_that_every_linux_knows_are_enough_for_single_keys() {
    let home = Home::with("pause = 0");
    let daemon = StandIn::start(Fault::None);
    let mut game = start("newer", &home, &daemon, &duel("en", &[]));
    game.until("You have 7 tiles");
    assert!(game.is_raw());
    game.press("e");
    game.until("Tiles: you");
    game.press("\x03");
    assert_eq!(game.end(), 0);
    assert!(game.is_restored());
    assert!(!game.screen().contains(TOLD));
}

#[test]
fn a_terminal_that_passes_keys_on_after_enter_says_so_and_is_played_by_words() {
    for how in ["all", "silently"] {
        let home = Home::with("pause = 0");
        let daemon = StandIn::start(Fault::None);
        let mut game = start(how, &home, &daemon, &duel("en", &[]));
        game.until(TOLD);
        let heard = daemon.wait_for(|spoken| spoken.text.contains(TOLD), SOON);
        assert!(heard.is_some(), "{how}: {:?}", daemon.texts());
        game.until("You have 7 tiles");
        assert!(!game.is_raw());
        game.press("e\n");
        game.until("Tiles: you");
        // The names of keys that send no letter.
        game.press("end\n");
        game.until("1 blank");
        game.press("left\n");
        game.until("4 1");
        game.press("page-up\n");
        game.until("page-up");
        game.press("c\n");
        game.until("c\r\n");
        // Typed keys stand in rows of their own, and nothing steers the terminal.
        let lines = game.lines();
        for typed in ["e", "end", "left", "page-up", "c"] {
            assert!(lines.iter().any(|line| line == typed), "{how}: {lines:?}");
        }
        assert!(!game.screen().contains('\x1b'), "{how}: {lines:?}");
        assert!(!game.screen().contains("does nothing here"), "{lines:?}");
        game.press("q\n");
        game.until("Leave the match?");
        game.press("\n");
        game.until("Goodbye.");
        assert_eq!(game.end(), 0, "{how}");
        assert!(game.is_restored());
    }
}

#[test]
fn a_menu_is_gone_through_by_words_in_another_language() {
    let home = Home::with("");
    let daemon = StandIn::start(Fault::None);
    let mut game = start("all", &home, &daemon, &["--lang", "it"]);
    game.until("Questo terminale passa i tasti solo dopo Invio. Scrivi un tasto, poi Invio.");
    game.until("Nuova partita");
    game.press("down\n");
    game.until("Gioca con altri");
    game.press("\x03");
    assert_eq!(game.end(), 0);
}
