//! The first start for a player whose screen reader reads.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use super::game::SOON;
use super::{Game, Home};

const SPEED: &str = "Speed of the screen reader: ";

#[test]
fn the_speed_of_the_screen_reader_is_measured_and_kept() {
    let home = Home::with("");
    let file = home.path("config/serpente/settings.toml");
    fs::write(&file, "").expect("room");
    let mut game = Game::start(&home, None, &["--lang", "en"]);
    game.until("Do you hear two voices now");
    let chosen = Instant::now();
    game.press("2");
    game.until("Press Enter when this has been read");
    // The time that a reader takes for forty-four words at 500 a minute, after the echo of the key: the answer and this sentence.
    thread::sleep(Duration::from_millis(5600));
    game.press("\r");
    game.until(SPEED);
    // On a busy machine a reader looks slower, as the program takes the key later.
    let longest = chosen.elapsed().as_millis();
    game.until("Main menu.");
    let lines = game.lines();
    let told = lines.iter().find_map(|line| line.strip_prefix(SPEED));
    let number = told.and_then(|told| told.split(' ').next());
    let reading: u32 = number
        .and_then(|number| number.parse().ok())
        .expect("words a minute");
    let least = 44 * 60_000 / u32::try_from(longest).expect("some seconds");
    // The speed is told in whole tens.
    let least_told = least - least % 10;
    assert!(
        (least_told..=500).contains(&reading),
        "{reading}: {lines:?}"
    );
    // It is written a moment later.
    let line = format!("reading = {reading}\n");
    let until = Instant::now() + SOON;
    while !fs::read_to_string(&file)
        .expect("the settings")
        .contains(&line)
    {
        assert!(Instant::now() < until, "it is not kept");
        thread::sleep(Duration::from_millis(10));
    }
}
