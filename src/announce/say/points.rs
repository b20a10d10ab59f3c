//! Points that are made while tiles are laid, and what a round's end makes of pips in such games.

use crate::announce::{Arg, Message, messages};
use crate::rules::{Pip, Tile};

messages! {
    /// Where a tile was laid: from the upper tip of the spinner.
    place_up();
    /// From its lower tip.
    place_down();
    /// On a tip of a double that has no tile yet.
    place_tip(half: Pip);
    /// An end, and where it is.
    end_at(place: Message, end: Arg);
    /// A tip that has no tile yet.
    end_tip(half: Pip);
    /// The ends of a serpent with tips. `ends`: one after the other.
    ends_listed(ends: Vec<Arg>);
    /// The ends, and what they count together.
    ends_counted(ends: Message, count: u32);
    /// An arm by its place, and the double that it grows from.
    arm_from(place: Message, tile: Tile);
    /// An arm by nothing but the double that it grows from.
    arm_of(tile: Tile);
    /// What the ends count after a tile was laid that scores nothing.
    count_nothing(count: u32);
    /// What the ends count after a tile was laid, and the points for it.
    count_scores(count: u32, points: i32);
    /// Of these points one is for going out.
    one_for_out();
    /// Of these points so many are for the knocks before.
    some_for_knocks(knocks: i32);
    /// What the ends count would score so many points, which would pass the limit: they are not written.
    count_in_vain(count: u32, points: i32, limit: u32);
    /// What the ends count after the opening tile would win, where that cannot: nothing is written.
    count_opening_in_vain(count: u32);
    /// Both ends are alike.
    header_scores(points: i32);
    /// Both ends are alike, and a double lies at one.
    triple_header_scores(points: i32);
    /// What the winner takes is rounded to the nearest five.
    rounded_to(pips: i32, points: i32);
    /// The same less what the winner's side holds. `others`: what the others hold.
    rounded_less_own(others: i32, own: i32, points: i32);
    /// And divided by five.
    by_five(points: i32);
    /// Points of a round's end would pass the limit: they are not written.
    hands_in_vain(points: i32, limit: u32);
    /// Of a blocked round: how many doubles each holds, which come before the pips. `doubles`: one after the other.
    doubles_held(doubles: Vec<Arg>);
    /// Going out scores so many points.
    out_scores(points: i32);
    /// Winning a blocked round scores so many points.
    block_scores(points: i32);
    /// A reason for a move: it scores so many points.
    because_scores(points: i32);
}
