//! Every way to end: the terminal is restored, the last announcement is spoken if a voice can speak, and the program does not
//! hang.

use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::game::SOON;
use super::{Game, Home};
use serpente_testing::stand_in::{Fault, StandIn};

/// The ways to end the program, and whether a voice can still say goodbye.
const ENDS: [(&str, bool); 6] = [
    ("q", true),
    ("menu", true),
    ("control-c", true),
    ("interrupt", true),
    ("terminate", false),
    ("hangup", false),
];

/// How long the program waits for a voice to say goodbye. On a busy machine that can be too short for any voice.
const FAREWELL: Duration = Duration::from_millis(1500);

#[test]
fn the_terminal_is_as_it_was_after_each_kind_of_end() {
    for (end, says_goodbye) in ENDS {
        let home = Home::with("pause = 50");
        let daemon = StandIn::start(Fault::None);
        let (arguments, ready) = match end {
            "menu" => (&["--lang", "en"][..], "New match"),
            _ => (
                &["play", "--players", "2", "--seed", "4", "--lang", "en"][..],
                "You have 7 tiles",
            ),
        };
        let mut game = Game::start(&home, Some(&daemon), arguments);
        game.until(ready);
        assert!(game.is_raw(), "{end}");
        let heard = daemon.wait_for(|said| said.text.contains(ready), SOON);
        assert!(heard.is_some(), "{end}");
        let asked = Instant::now();
        match end {
            "q" => {
                game.press("q");
                game.until("Leave the match?");
                game.press("\r");
            }
            "menu" => {
                game.press("\x1b[F");
                game.until("Quit");
                game.press("\r");
            }
            "control-c" => game.press("\x03"),
            "interrupt" => game.signal(Signal::INT),
            "terminate" => game.signal(Signal::TERM),
            _ => game.signal(Signal::HUP),
        }
        assert_eq!(game.end(), 0, "{end}");
        let had_its_time = asked.elapsed() >= FAREWELL;
        assert!(game.is_restored(), "{end}");
        let goodbye = daemon.texts().last().is_some_and(|last| last == "Goodbye.");
        let is_right = goodbye == says_goodbye || says_goodbye && had_its_time;
        assert!(is_right, "{end}: {:?}", daemon.texts());
        if says_goodbye {
            // The program waits for its terminal no longer than for the voice.
            let last = if had_its_time {
                "Goodbye."
            } else {
                "Goodbye.\r\n"
            };
            game.until(last);
        } else {
            assert!(!game.screen().contains("Goodbye."), "{end}");
        }
    }
}

#[test]
fn goodbye_is_heard_to_its_end_but_not_for_ever() {
    // It takes half a second, or sixteen.
    for (pace, at_least) in [(60, 450), (2000, 1200)] {
        let home = Home::with("pause = 50");
        let daemon = StandIn::start(Fault::None).with_pace(Duration::from_millis(pace));
        let mut game = Game::start(&home, Some(&daemon), &["--lang", "en"]);
        // If the test waited longer, so slow a voice would count as one that reports no ends.
        game.until("dominoes by ear");
        assert!(daemon.wait_for(|_| true, SOON).is_some());
        let asked = Instant::now();
        game.press("\x03");
        game.until("Goodbye.");
        assert_eq!(game.end(), 0);
        let last = daemon.spoken().pop().expect("a last word");
        if last.text != "Goodbye." {
            assert!(asked.elapsed() >= FAREWELL, "{}", last.text);
            continue;
        }
        let lasted = last.at.elapsed().as_millis();
        assert!((at_least..12_000).contains(&lasted), "{pace}: {lasted} ms");
        assert_eq!(
            (&last.text[..], last.cancelled),
            ("Goodbye.", pace == 2000 && last.cancelled)
        );
    }
}
