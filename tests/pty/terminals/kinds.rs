//! Kinds and sizes of terminals make no difference to what is printed: only lines, and cursor movements.

use super::{Game, Stage, TABLE, answers, deeds, home, leave};

/// The kind of terminal, and the columns and rows of its window.
const TERMINALS: [(Option<&str>, (u16, u16)); 8] = [
    (None, (80, 24)),
    (Some(""), (0, 0)),
    (Some("dumb"), (1, 1)),
    (Some("a kind nobody knows"), (500, 200)),
    (Some("linux"), (128, 48)),
    (Some("screen"), (2, 65535)),
    (Some("xterm-256color"), (65535, 1)),
    (Some("vt100"), (80, 0)),
];

#[test]
fn a_table_in_terminals_of_every_kind_and_size() {
    for (term, size) in TERMINALS {
        let home = home(50);
        let stage = Stage {
            size,
            term,
            ..Stage::default()
        };
        let mut game = Game::start_in(stage, &home, None, TABLE);
        game.until("You have 7 tiles");
        assert!(game.is_raw(), "{term:?}");
        answers(&mut game);
        leave(&mut game);
        let mut screen = game.screen();
        // Down to the lowest row, and up again: to the line's first letter, or to where there is room now.
        let moves: &[&str] = match term {
            Some("linux") => &["\x1b[9999;1H", "\x1b[1A"],
            Some("a kind nobody knows") => &["\x1b[9999;1H", "\x1b[1;1H", "\x1b[3;1H"],
            _ => &[],
        };
        for moved in moves {
            screen = screen.replace(moved, "");
        }
        assert!(!screen.contains('\x1b'), "{term:?}: {screen:?}");
        let whole = screen.matches("\r\n").count();
        assert_eq!(screen.matches('\n').count(), whole, "{term:?}: {screen:?}");
    }
}

#[test]
fn a_thousand_new_windows_cost_no_key_and_no_line() {
    let home = home(0);
    let mut game = Game::start(&home, None, TABLE);
    game.until("You have 7 tiles");
    for step in 0..1000_u16 {
        game.resize((step % 91, step % 37));
        // Some of them in the middle of a line, and of a key's sequence.
        match step % 50 {
            7 => game.send(b"\x1b["),
            8 => {
                game.send(b"C");
                game.until("\n");
            }
            9 => answers(&mut game),
            _ => {}
        }
    }
    assert_eq!(deeds(&game.screen()), [""; 0]);
    leave(&mut game);
}
