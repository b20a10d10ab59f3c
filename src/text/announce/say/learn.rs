//! A match gone through afterwards, what one's records tell together, and the deal of the day.

use crate::announce::{Arg, Fact, GameName, Message, messages};
use serpente_engine::rules::Tile;

messages! {
    /// A move: a tile at a place.
    move_at(tile: Tile, place: Message);
    /// A move: the first tile, or one played to a trick.
    move_tile(tile: Tile);
    /// A move that lays no tile.
    move_other(deed: Deed);
    /// What a move cost, in points. `amount`: 4.2.
    cost_points(amount: Message);
    /// What a move cost, in percent of winning a round.
    cost_percent(amount: Message);
    /// How many of the listener's moves were choices.
    review_choices(choices: usize, moves: usize);
    /// Nothing was certainly better than what the listener played.
    review_flawless();
    /// How many choices cost something, and how much together.
    review_cost(mistakes: usize, cost: Message);
    /// The dearest choice.
    review_turned(round: u32, played: Message);
    /// A move, what it cost, and what was better.
    review_mistake(round: u32, played: Message, cost: Message, best: Message);
    /// A move than which nothing was certainly better.
    review_fine(round: u32, played: Message);
    /// A move without a choice.
    review_forced(round: u32, played: Message);
    /// An entry of the menus: to go through a match that is over.
    menu_review();
    /// There is no match to go through.
    review_none();
    /// The thinking begins. Any key ends it.
    review_begins();
    /// So many thirds of the thinking are done.
    review_thirds(thirds: usize);
    /// A key ended the thinking.
    review_stopped();
    /// What lay and what the listener held before a decision.
    review_position(lay: Message, hand: Vec<Arg>);
    /// What the others held. `hands`: one player after the other.
    review_others(hands: Arg);
    /// A match that is not over is not gone through.
    review_unfinished(file: String);
    /// Only computer players sat there.
    review_nobody(file: String);
    /// There is no such seat.
    review_no_seat(file: String, seats: usize);

    /// An entry of the main menu: what the kept matches tell together.
    menu_stats();
    /// No match was played to its end.
    stats_none();
    /// How many matches were played, and won.
    stats_matches(matches: u32, won: u32);
    /// How many rounds, and the most matches that were won one after the other.
    stats_rounds(rounds: u32, longest: u32);
    /// How many matches were played in the last four weeks, and won.
    stats_lately(matches: u32, won: u32);
    /// One game at tables of one kind. `average`: points a round. `best`: the best total of a match.
    stats_standing(game: GameName, seating: Message, matches: u32, won: u32, rounds: u32, average: Message, best: i32);
}

/// A move that lays no tile, as a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed(pub &'static str);

impl From<Deed> for Arg {
    fn from(deed: Deed) -> Self {
        Self::Word(deed.0)
    }
}

impl Fact for Deed {
    fn samples() -> Vec<Arg> {
        ["drawing", "pass", "keep", "swap", "redeal", "take", "stand"]
            .map(Arg::Word)
            .to_vec()
    }
}
