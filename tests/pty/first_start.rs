//! The first start for a player whose screen reader reads.

use std::fs;
use std::thread;
use std::time::Duration;

use super::{Game, Home};

#[test]
fn the_speed_of_the_screen_reader_is_measured_and_kept() {
    let home = Home::with("");
    let file = home.path("config/serpente/settings.toml");
    fs::write(&file, "").expect("room");
    let mut game = Game::start(&home, None, &["--lang", "en"]);
    game.until("Do you hear two voices now");
    game.press("2");
    game.until("Press Enter when this has been read");
    // The time that a reader takes for forty-four words at 500 a minute, after the echo of the key: the answer and this sentence.
    thread::sleep(Duration::from_millis(5600));
    game.press("\r");
    game.until("Speed of the screen reader: ");
    game.until("Main menu.");
    let settings = fs::read_to_string(&file).expect("the settings");
    let mut lines = settings.lines();
    let reading = lines.find_map(|line| line.strip_prefix("reading = "));
    let reading: u32 = reading
        .and_then(|reading| reading.parse().ok())
        .expect("words a minute");
    // On a busy machine a reader looks slower, by seconds.
    assert!((100..=500).contains(&reading), "{settings}");
}
