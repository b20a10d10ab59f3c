//! How many tiles of each number are in sight is counted among those that are played with.

use serpente_engine::rules::{Seat, Seating, Tile};
use serpente_engine::table::{Game, Header, Player, SeatView, Setup};
use serpente_testing::speaker::words_in;
use serpente_text::announce::review::counts;
use serpente_text::words::Detail;

/// Returns what a player with this hand hears of the numbers in sight before anything is laid.
fn in_sight(game: &str, seats: u8, hand: &[&str], language: &str) -> String {
    let game = Game::find(game).expect("a game");
    let options = Setup::options(game, Seating::alone(seats), None, None).expect("a match");
    let mut players = Vec::new();
    for number in 0..seats {
        players.push(Player {
            name: format!("Player {number}"),
            level: None,
        });
    }
    let setup = Setup::new(game, options, players).expect("a match");
    let seen: SeatView = SeatView::new(Seat::new(0), &Header::of(&setup)).expect("a view");
    let mut own: Vec<Tile> = Vec::new();
    for tile in hand {
        own.push(tile.parse().expect("a tile"));
    }
    words_in(language).text(&counts(&seen, Some(&own)), Detail::Normal)
}

#[test]
fn a_number_with_fewer_tiles_than_the_others_is_told_apart() {
    // Six tiles with a blank are not dealt.
    assert_eq!(
        in_sight("moon", 3, &["6-6", "6-5", "0-0"], "en"),
        "In sight, of 6 each: sixes, 2; fives, 1; blanks, 1 of 1."
    );
    // The double blank is not dealt.
    assert_eq!(
        in_sight("latino", 3, &["6-0", "6-5"], "en"),
        "In sight, of 7 each: sixes, 2; fives, 1; blanks, 1 of 6."
    );
    assert_eq!(
        in_sight("latino", 4, &["6-0"], "en"),
        "In sight, of 7 each: blanks and sixes, 1."
    );
}
