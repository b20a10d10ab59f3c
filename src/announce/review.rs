//! The answers to the keys that ask about the table.

use super::company::Company;
use super::say::games::game_name;
use super::say::{refusals, review as say};
use super::tell::goal;
use super::{Arg, Game, Keys, Message};
use crate::rules::{Arm, Board, Pip, Rules, Seat, Tile};
use crate::table::{Table, View};

/// The halves that are open, arm by arm.
fn open_halves(board: &Board) -> impl Iterator<Item = Pip> + '_ {
    board
        .arms()
        .iter()
        .flat_map(|arm| board.end_of(arm).halves())
}

/// The ends of the serpent.
#[must_use]
pub fn ends(board: &Board) -> Message {
    let mut halves = open_halves(board);
    match (halves.next(), halves.next()) {
        (Some(left), Some(right)) => say::ends(left, right),
        _ => say::nothing_laid(),
    }
}

/// The halves a player needs to go on, each once, lowest first.
#[must_use]
pub fn wanted(board: &Board) -> Vec<Arg> {
    let mut halves: Vec<Pip> = open_halves(board).collect();
    halves.sort_unstable();
    halves.dedup();
    halves.into_iter().map(Arg::Half).collect()
}

/// The whole serpent, from left to right.
#[must_use]
pub fn serpent(board: &Board) -> Message {
    let tiles: Vec<Arg> = board
        .serpent()
        .map(|(left, right)| Arg::Lying(left, right))
        .collect();
    if tiles.is_empty() {
        say::nothing_laid()
    } else {
        say::serpent(tiles.len(), tiles)
    }
}

/// Whether the tile could be laid on the arm, be it the hand's turn or not.
#[must_use]
pub fn fits_on(rules: &Rules, board: &Board, tile: Tile, arm: Arm) -> bool {
    board.arms().contains(arm) && rules.fits(board.end_of(arm)).any.contains(tile)
}

/// A tile of the hand, and where it could be laid.
#[must_use]
pub fn fit(view: &View<'_>, tile: Tile) -> Message {
    let board = view.board;
    if board.first().is_none() {
        let opens = board.opener() == view.seat && board.lead().contains(tile);
        return if opens {
            say::tile_opens(tile)
        } else {
            say::tile_fits_not(tile)
        };
    }
    let on = |arm| fits_on(view.rules, board, tile, arm);
    match (on(Arm::LEFT), on(Arm::RIGHT)) {
        (true, true) => say::tile_fits_both(tile),
        (true, false) => say::tile_fits_left(tile),
        (false, true) => say::tile_fits_right(tile),
        (false, false) => say::tile_fits_not(tile),
    }
}

/// The whole hand, in the order in which it is held.
#[must_use]
pub fn hand(view: &View<'_>, tiles: &[Tile]) -> Message {
    let list = tiles.iter().copied().map(Arg::Tile).collect::<Vec<_>>();
    say::hand(tiles.len(), list, view.rules.weigh(view.hand))
}

/// The scores.
#[must_use]
pub fn scores(table: &Table, company: Company<'_>) -> Message {
    let tally = table.tally();
    let score = |team| {
        let (side, total) = (company.side(team), tally.total(team));
        if tally.is_out(team) {
            say::score_out(side, total)
        } else {
            say::score_of(side, total)
        }
    };
    say::scores(
        company
            .seating()
            .each_team()
            .map(score)
            .map(Arg::from)
            .collect(),
    )
}

/// About the match: game, round, limit, boneyard, tiles in each hand.
#[must_use]
pub fn about_match(table: &Table, company: Company<'_>) -> Message {
    let setup = company.setup;
    let (game, round) = (game_name(Game(setup.book.id())), table.round_number());
    let goal = goal(setup.options.goal);
    let Some(board) = table.board() else {
        return say::match_info_between(game, round, goal);
    };
    let size = |seat: Seat| say::hand_size(company.who(seat), board.hand_size(seat));
    let hands = board.playing().iter().map(size).map(Arg::from).collect();
    say::match_info(game, round, goal, board.boneyard(), hands)
}

/// Whose turn it is.
#[must_use]
pub fn whose_turn(table: &Table, company: Company<'_>, keys: &Keys) -> Message {
    match table.turn() {
        Some(seat) if company.is_you(seat) => say::whose_turn_you(),
        Some(seat) => say::whose_turn(company.name(seat)),
        None if table.winners().is_some() => refusals::match_is_over(keys.confirm.clone()),
        None => say::whose_turn_nobody(keys.confirm.clone()),
    }
}

/// How many tiles of each number lie on the table.
#[must_use]
pub fn counts(table: &Table) -> Message {
    let Some(board) = table.board() else {
        return say::nothing_laid();
    };
    let count = |pips: u8| {
        board
            .laid()
            .iter()
            .filter(|tile| tile.has(Pip::new(pips)))
            .count()
    };
    let top = table.setup().options.set.top().get();
    say::counts(
        (0..=top)
            .map(|pips| say::count_of(pips, count(pips)).into())
            .collect(),
    )
}
