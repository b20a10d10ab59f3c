//! What happens at a table.

use crate::announce::{Arg, Message, Side, messages};
use crate::rules::Tile;

messages! {
    /// The person who listens, in a list of names.
    listener();
    /// A match begins.
    match_begins(game: Message, players: usize, goal: Message);
    /// A match begins, in teams. `teams`: their names.
    match_begins_teams(game: Message, teams: Vec<Arg>, goal: Message);
    /// A match goes on where it stopped.
    match_goes_on(game: Message, round: u32);
    /// The match is played to this many points.
    goal_limit(limit: u32);
    /// The match has this many rounds.
    goal_rounds(rounds: u32);
    /// A round begins.
    round_begins(round: u32);
    /// The hand the listener was dealt.
    you_are_dealt(count: usize, tiles: Vec<Arg>);
    /// Nobody was dealt a double, so the tiles are dealt again.
    redeal_no_double();

    /// Somebody opens the round and must lay this tile first.
    turn_opening(who: String, tile: Tile);
    /// The listener opens the round and must lay this tile first.
    your_turn_opening(tile: Tile, key: Message);
    /// It is somebody's turn.
    turn_of(who: String);
    /// It is the listener's turn. `fitting`: how many of their tiles can be laid.
    your_turn(ends: Message, fitting: usize);
    /// It is the listener's turn; no tile fits, but one can be drawn.
    your_turn_draw(ends: Message, key: Message);
    /// It is the listener's turn; no tile fits and none can be drawn.
    your_turn_stuck(ends: Message);

    /// Somebody laid the first tile.
    opened(who: String, tile: Tile);
    /// The listener laid the first tile.
    you_opened(tile: Tile);
    /// Somebody laid a tile on one side of the serpent.
    laid(who: String, tile: Tile, side: Side);
    /// The listener laid a tile on one side of the serpent.
    you_laid(tile: Tile, side: Side);
    /// Somebody has few tiles left.
    tiles_left(who: String, count: usize);
    /// Somebody drew a tile nobody else may see.
    drew(who: String, left: usize);
    /// The listener drew a tile. `fits`: the tile and where it can be laid.
    you_drew(fits: Message);
    /// Somebody passed.
    passed(who: String);
    /// The listener passed.
    you_passed();
    /// Somebody's thinking time is over.
    time_up(who: String);
    /// The listener's thinking time is over.
    your_time_up();
    /// So many seconds of the listener's thinking time are left.
    time_left(seconds: u64);

    /// Somebody laid the last tile of their hand and won the round.
    round_out(who: String);
    /// The listener laid the last tile of their hand and won the round.
    round_out_you();
    /// Nobody can move.
    round_blocked();
    /// The points of a round. `points`: one side after the other.
    round_points(points: Vec<Arg>);
    /// The totals after a round. `totals`: one side after the other.
    round_totals(totals: Vec<Arg>);
    /// A side and its points.
    points_of(who: Arg, points: i32);
    /// A side that reached the limit. `members`: how many people the side is.
    eliminated(who: Arg, members: usize);
    /// The listener's side reached the limit.
    you_eliminated(members: usize);
    /// The match is won. `members`: how many people won.
    match_won(who: Arg, members: usize);
    /// The match is won by the listener alone.
    match_won_you();
    /// The match is won by the listener and others.
    match_won_with_you(who: Arg);
    /// What goes on with the next round.
    next_round(key: Message);
    /// What leads from the end of the match to the menu.
    match_ended(key: Message);

    /// The keyboard is handed over to somebody.
    handover(who: String, key: Message);
    /// Somebody took the keyboard.
    handover_done(who: String);
}
