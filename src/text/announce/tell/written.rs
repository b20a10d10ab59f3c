//! Explains the points that sides write for the tiles they had left, in games where points are bad: tiles that count
//! differently when they are alone, totals that open no account, and points that waited.

use crate::announce::say::points as say;
use crate::announce::say::table::points_of;
use crate::announce::{Arg, Company, GameName, Message};
use serpente_engine::rules::{RoundResult, Seat, Tile};
use serpente_engine::table::SeatView;

/// Returns the messages about single tiles left in a hand that count differently because they were alone, if the points show
/// which tile it is.
pub(super) fn lone_tiles(ended: &RoundResult, seen: &SeatView) -> Vec<Message> {
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let company = Company::of(seen);
    let team = |seat: Seat| company.seating().team(seat);
    let tiles = || rules.options.set.tiles();
    let told = |tile: Tile| {
        let points = rules.lone(tile);
        let others = || tiles().filter(|&other| other != tile);
        if points == rules.weight(tile) || others().any(|other| rules.lone(other) == points) {
            return None;
        }
        let has_it = |seat: &Seat| {
            let left = ended.remaining[seat.index()];
            left.tiles == 1 && u32::from(left.weight) == points
        };
        let seat = ended.playing.iter().find(has_it)?;
        let counts = ended.out().map(team) != Some(team(seat));
        counts.then(|| say::lone_tile(tile, points, company.who(seat)))
    };
    tiles().filter_map(told).collect()
}

/// Returns the messages that explain how the points that the sides write follow from what they held. `points` are those
/// written.
pub(super) fn written(points: &[i32], ended: &RoundResult, seen: &SeatView) -> Vec<Message> {
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let company = Company::of(seen);
    let (book, options) = (rules.book, &rules.options);
    let held = (book.count.score)(ended, options).points;
    let owed = rules.owed(ended, seen.before()).points;
    let teams = || company.seating().each_team();
    let added = teams().filter(|team| owed[team.index()] > held[team.index()]);
    let mut told: Vec<Message> = added
        .map(|team| {
            let (own, sum) = (held[team.index()], owed[team.index()]);
            let waited = seen.before().hung[team.index()];
            let side = company.side(team);
            if waited > 0 {
                say::waited_added(side, own, sum - own, sum)
            } else {
                say::eggs_added(side, own, sum - own, sum)
            }
        })
        .collect();
    let closed = teams().filter(|team| owed[team.index()] > 0 && points[team.index()] == 0);
    let closed: Vec<Arg> = closed
        .map(|team| points_of(company.side(team), owed[team.index()]).into())
        .collect();
    if !closed.is_empty() {
        let sides = company.one_by_one(closed);
        let least = (book.tally.opens_account)(options);
        told.push(if (book.tally.too_little_waits)(options) {
            say::account_waits(least, sides)
        } else {
            say::account_closed(least, sides)
        });
    }
    told
}

/// Returns the message about the points that now wait for the side that writes most for the next round.
pub(super) fn left_waiting(seen: &SeatView) -> Option<Message> {
    let points = seen.tally().waiting;
    let game = GameName(seen.setup().game.id());
    (points > 0).then(|| say::eggs_wait(game, points))
}
