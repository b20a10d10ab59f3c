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
    /// A match that is over, as an entry of a menu.
    review_kept(game: GameName, date: Message, won: bool);
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
    /// How many of the tiles of the others could be guessed from what was played, and how many by chance alone.
    review_guess(tiles: usize, right: usize, chance: usize);
    /// How a review is gone through.
    review_help(enter: Message, hand: Message);
    /// The listener plays on from a move of a match that is over.
    aside_begins(back: Message);
    /// Such a round is over.
    aside_ended(key: Message);
    /// An entry of the main menu: endgames in which one move wins.
    menu_problems();
    /// An entry of the menu of problems: those of a grade.
    problem_grade(grade: u8);
    /// An entry of the menu of problems: one that nobody has seen.
    problem_new();
    /// A problem: who plays against the listener, and what they hold.
    problem_begins(number: u64, who: String, tiles: Vec<Arg>);
    /// The listener found the move that wins.
    problem_right();
    /// The listener did not find it.
    problem_wrong(best: Message);
    /// How it goes on after the move, if both play as well as they can.
    problem_line(moves: Arg);
    /// A move of that line.
    problem_move(who: Arg, play: Message);
    /// No new problem was found.
    problem_none();
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
    /// The matches against players of one kind.
    stats_against(whom: Whom, matches: u32, won: u32);
    /// The matches with a partner of this name.
    stats_partner(who: String, matches: u32, won: u32);
    /// The matches of a week, in the sentence below.
    stats_week(matches: u32, won: u32);
    /// The wins of the last weeks, one after the other.
    stats_weeks(weeks: Vec<Arg>);
    /// A month of the year, from 1.
    month_name(month: u8);
    /// A day of the year.
    date(day: u8, month: Message);
    /// What came of the match of a day, to share: points, rounds won, and of how many of a hundred choices nothing was better.
    daily_line(date: Message, points: i32, won: u32, right: u32);
    /// The same before the choices were gone through.
    daily_line_bare(date: Message, points: i32, won: u32);
    /// An entry of the main menu: the match of the day.
    menu_daily();
    /// The match of a day begins.
    daily_begins(date: Message);
    /// The match of this day was played to its end already.
    daily_played(date: Message);
    /// The match of this day was not played to its end.
    daily_unplayed(date: Message);
    /// The match of a day in a file follows from its day.
    daily_sound(file: String, line: Message);
    /// A match does not follow from its day.
    daily_wrong(file: String, line: usize);
    /// A match of no day.
    daily_not(file: String);
    /// What was given is no day.
    no_day(given: String);
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

/// Whom somebody played against, as a keyword: a level of computer players, people, or others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Whom(pub &'static str);

impl From<Whom> for Arg {
    fn from(whom: Whom) -> Self {
        Self::Word(whom.0)
    }
}

impl Fact for Whom {
    fn samples() -> Vec<Arg> {
        ["easy", "normal", "expert", "people", "other"]
            .map(Arg::Word)
            .to_vec()
    }
}
