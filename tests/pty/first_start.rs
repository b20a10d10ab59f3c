//! The first start for a player whose screen reader reads.

use std::fs;
use std::thread;
use std::time::Duration;

use super::{Game, Home};
use serpente_testing::waking::WakingDelay;

#[test]
fn the_speed_of_the_screen_reader_is_measured_and_kept() {
    let home = Home::with("");
    let file = home.path("config/serpente/settings.toml");
    fs::write(&file, "").expect("room");
    let delay = WakingDelay::watch();
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
    // On a busy machine a reader looks slower: forty-four words take longer, as each thread and process on the way is late.
    let longest = Duration::from_millis(13_200) + 8 * delay.longest();
    let least = 44 * 60_000 / u32::try_from(longest.as_millis()).expect("some seconds");
    assert!(
        (least..=500).contains(&reading),
        "{settings} {:?}",
        game.lines()
    );
}
