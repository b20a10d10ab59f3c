//! Unexpected ends: the match is saved to its last event.

use std::fs;

use rustix::process::Signal;

use super::{Game, Home, TABLE, answers, deeds, home};

/// Returns the moves in the player's newest record.
fn record(home: &Home) -> String {
    let matches = fs::read_dir(home.path("data/serpente/matches")).expect("records");
    let record = matches.last().expect("a record").expect("a file").path();
    fs::read_to_string(record).expect("text")
}

#[test]
fn the_match_is_kept_however_it_ends() {
    for end in [
        "close",
        "close in a sequence",
        "hangup",
        "terminate",
        "quit",
        "control-backslash",
    ] {
        let home = home(0);
        let mut game = Game::start(&home, None, TABLE);
        game.until("You have 7 tiles");
        game.play("z\r");
        game.until("You: ");
        answers(&mut game);
        let restored = |game: &mut Game| {
            assert_eq!(game.end(), 0, "{end}");
            assert!(game.is_restored(), "{end}");
            game.screen()
        };
        let screen = match end {
            "close" => game.close(),
            "close in a sequence" => {
                game.send(b"\x1b[1;");
                game.close()
            }
            "control-backslash" => {
                game.send(b"\x1c");
                restored(&mut game)
            }
            _ => {
                game.signal(match end {
                    "hangup" => Signal::HUP,
                    "terminate" => Signal::TERM,
                    _ => Signal::QUIT,
                });
                restored(&mut game)
            }
        };
        let kept = record(&home);
        assert!(kept.ends_with('\n'), "{end}");
        let laid = kept.matches("\"laid\"").count();
        let told = screen
            .lines()
            .filter(|line| line.starts_with("Bruno: "))
            .filter(|line| !line.contains("draw") && !line.contains("pass"));
        assert!(
            laid >= deeds(&screen).len() + told.count(),
            "{end}: {screen} {kept}"
        );
        let mut game = Game::start(&home, None, &["resume", "--lang", "en", "--speech", "off"]);
        game.until("Salotto goes on: round 1.");
        answers(&mut game);
        assert!(record(&home).starts_with(&kept), "{end}");
        super::leave(&mut game);
    }
}
