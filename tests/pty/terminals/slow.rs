//! A terminal that is slow, or stopped, and one that sends far too much.

use std::thread;
use std::time::{Duration, Instant};

use super::super::game::{Pace, SOON};
use super::{Game, TABLE, answers, deeds, home, leave};
use serpente_testing::stand_in::{Fault, Spoken, StandIn};
use serpente_testing::waking::WakingDelay;

/// After such a pause, a key that is pressed again counts as pressed by a finger.
const PAUSE: Duration = Duration::from_millis(700);

/// The most memory that the program may take for a terminal that is not read.
const MEMORY: usize = 64 << 20;

#[test]
fn a_stopped_terminal_is_answered_by_voice_and_keeps_nobody() {
    let home = home(50);
    let daemon = StandIn::start(Fault::None);
    let mut table = TABLE.to_vec();
    table.truncate(table.len() - 2);
    let mut game = Game::start(&home, Some(&daemon), &table);
    game.until("You have 7 tiles");
    assert!(
        daemon
            .wait_for(|said| said.text.starts_with("You have 7 tiles"), SOON)
            .is_some()
    );
    game.read_at(Pace::Stopped);
    // Some megabytes of answers: more than all buffers on the way to the screen.
    let long = "v\x1bOP".repeat(4000);
    for part in long.as_bytes().chunks(512) {
        game.send(part);
        thread::sleep(Duration::from_millis(2));
    }
    let heard = daemon.spoken().len();
    game.press("s");
    let score = |said: &Spoken| said.text.ends_with("Bruno 0.");
    assert!(
        daemon.wait_for(score, SOON).is_some(),
        "{heard} {:?}",
        daemon.texts().last()
    );
    assert!(game.memory() < MEMORY, "{}", game.memory());
    // When it is read again, whole lines come, the newest among them.
    game.read_at(Pace::AtOnce);
    game.until("You 0; Bruno 0.");
    answers(&mut game);
    // The same slowly, at one byte per millisecond.
    game.read_at(Pace::Slow);
    game.press("tc");
    game.until("Nothing is laid yet.");
    // The program ends although its last words are not read.
    game.read_at(Pace::Stopped);
    game.send("v".repeat(3000).as_bytes());
    game.press("\x03");
    assert_eq!(game.end(), 0);
}

/// Asks until a key is answered: one that comes at once after pasted text belongs to it.
fn answers_after_paste(game: &mut Game) {
    let given_up = Instant::now() + SOON;
    let answers = |game: &Game| game.screen().matches("In sight").count();
    let before = answers(game);
    while answers(game) == before {
        assert!(Instant::now() < given_up, "{}", game.screen());
        thread::sleep(Duration::from_millis(200));
        game.press("n");
    }
    game.until("In sight");
}

#[test]
fn a_megabyte_of_pasted_text_is_one_sentence_and_no_key() {
    let home = home(0);
    let mut game = Game::start(&home, None, TABLE);
    game.until("You have 7 tiles");
    let text = "d g\r p 1 z\rspace enter \u{e9}\u{4e16}\x08\t".repeat(36_000);
    assert!(text.len() > 1 << 20);
    let sentences = |screen: &str| screen.matches("Pasted").count();
    let began = Instant::now();
    game.press(&text);
    game.until("Pasted text is not a key.");
    answers_after_paste(&mut game);
    // A terminal that does not mark what is pasted may pause in the middle of it, and each piece is one of its own. No piece is small.
    // On a busy machine it pauses more often.
    let pieces = sentences(&game.screen());
    let tenths = usize::try_from(began.elapsed().as_millis() / 100).expect("minutes");
    assert!((1..=tenths.max(20)).contains(&pieces), "{}", game.screen());
    game.press(&format!("\x1b[200~{text}\x1b[201~"));
    while sentences(&game.screen()) == pieces {
        thread::sleep(Duration::from_millis(2));
    }
    answers_after_paste(&mut game);
    let screen = game.screen();
    assert_eq!(sentences(&screen), pieces + 1, "{screen}");
    assert_eq!(deeds(&screen), [""; 0]);
    assert!(game.memory() < MEMORY, "{}", game.memory());
    leave(&mut game);
}

#[test]
fn a_key_held_down_at_a_thousand_a_second_is_one_deed() {
    // The other player moves at once.
    for (key, most) in [
        ("\r", 1),
        ("d", 1),
        ("g", 1),
        (" ", 1),
        ("p", 0),
        ("x", 0),
        ("q", 0),
    ] {
        let home = home(0);
        let mut game = Game::start(&home, None, TABLE);
        game.until("You have 7 tiles");
        if most == 1 && key != "\r" {
            game.play("z\r");
            game.until("You: ");
        }
        let before = deeds(&game.screen()).len();
        let delay = WakingDelay::watch();
        for _ in 0..300 {
            game.press(key);
            thread::sleep(Duration::from_millis(1));
        }
        // On a machine that does other things, too, the last press could come after a pause, as that of a finger.
        game.press(&key.repeat(10));
        if delay.longest() > PAUSE / 2 {
            // Then any press may have come after a pause.
            continue;
        }
        if key == "q" {
            game.until("Leave the match?");
            game.press("\x1b");
            game.until("Cancelled.");
        }
        answers(&mut game);
        let screen = game.screen();
        let now = deeds(&screen);
        // If a drawn tile does not fit, the turn ends, which is announced, too.
        let now = now[before..]
            .iter()
            .filter(|line| !line.starts_with("You pass"));
        assert!(now.count() <= most, "{key:?}: {screen}");
        leave(&mut game);
    }
}
