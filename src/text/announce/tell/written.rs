//! Explains the points that sides write for the tiles they had left, in games where points are bad:
//! tiles that count differently when they are alone, totals that open no account, and points that
//! waited.

use crate::announce::say::points as say;
use crate::announce::say::table::points_of;
use crate::announce::{Arg, Company, GameName, Message};
use serpente_engine::rules::{RoundResult, Rules, Seat, Tile};
use serpente_engine::table::SeatView;

/// Returns the messages about single tiles left in a hand that count differently because they were
/// alone, if the points show which tile it is.
pub(super) fn lone_tiles(ended: &RoundResult, seen: &SeatView) -> Vec<Message> {
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let company = Company::of(seen);
    let seating = company.seating();
    let mut messages = Vec::new();
    for tile in rules.options.set.tiles() {
        let points = rules.lone(tile);
        if points == rules.weight(tile) || is_lone_count_shared(tile, rules) {
            continue;
        }
        let Some(seat) = holder_of_lone(points, ended) else {
            continue;
        };
        let is_out = match ended.out() {
            Some(out) => seating.team(out) == seating.team(seat),
            None => false,
        };
        if !is_out {
            messages.push(say::lone_tile(tile, points, company.who(seat)));
        }
    }
    messages
}

/// Returns whether another tile counts the same when it is alone.
fn is_lone_count_shared(tile: Tile, rules: &Rules) -> bool {
    let mut others = rules.options.set.tiles().filter(|&other| other != tile);
    others.any(|other| rules.lone(other) == rules.lone(tile))
}

/// Returns the seat that was left with a single tile that counts this.
fn holder_of_lone(points: u32, ended: &RoundResult) -> Option<Seat> {
    ended.playing.iter().find(|seat| {
        let left = ended.remaining[seat.index()];
        left.tiles == 1 && u32::from(left.weight) == points
    })
}

/// Returns the messages that explain how the points that the sides write follow from what they
/// held. `points` are those written.
pub(super) fn written(points: &[i32], ended: &RoundResult, seen: &SeatView) -> Vec<Message> {
    let Some(rules) = seen.rules() else {
        return Vec::new();
    };
    let company = Company::of(seen);
    let options = &rules.options;
    let held = (rules.book.count.score)(ended, options).points;
    let owed = rules.owed(ended, seen.before()).points;
    let mut messages = Vec::new();
    let mut closed: Vec<Arg> = Vec::new();
    for team in company.seating().each_team() {
        let own = held[team.index()];
        let sum = owed[team.index()];
        if sum > own && seen.before().hung[team.index()] > 0 {
            messages.push(say::waited_added(company.side(team), own, sum - own, sum));
        } else if sum > own {
            messages.push(say::eggs_added(company.side(team), own, sum - own, sum));
        }
        if sum > 0 && points[team.index()] == 0 {
            closed.push(points_of(company.side(team), sum).into());
        }
    }
    if !closed.is_empty() {
        let sides = company.one_by_one(closed);
        let least = (rules.book.tally.opens_account)(options);
        messages.push(if (rules.book.tally.too_little_waits)(options) {
            say::account_waits(least, sides)
        } else {
            say::account_closed(least, sides)
        });
    }
    messages
}

/// Returns the message about the points that now wait for the side that writes most for the next
/// round.
pub(super) fn left_waiting(seen: &SeatView) -> Option<Message> {
    let points = seen.tally().waiting;
    if points <= 0 {
        return None;
    }
    Some(say::eggs_wait(GameName(seen.setup().game.id()), points))
}
