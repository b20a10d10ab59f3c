//! Whose turn it is, to who has it and to the others.

use crate::announce::say::table as say;
use crate::announce::{Announcement, Cards, Category, Company, Cue, Keys, Scene, Topic};
use crate::rules::{Board, Seat};
use crate::table::Table;

/// Whose turn it is, and what they can do in it.
pub(super) fn turn(
    seat: Seat,
    table: &Table,
    company: Company<'_>,
    keys: &Keys,
) -> Vec<Announcement> {
    if let Some(cards) = Cards::of(table, company)
        .filter(|_| company.is_you(seat) && table.card_view(seat).is_some())
    {
        return vec![cards.turn(seat, keys)];
    }
    let about = |message| Announcement::event(message, Category::Move).about(Topic::Turn);
    let view = table.view(seat).filter(|_| company.is_you(seat));
    let Some((view, legal)) = view.and_then(|view| Some((view, view.legal?))) else {
        let name = company.name(seat);
        let opening = table.board().filter(|board| board.first().is_none());
        // Where the right to open goes round, nobody knows yet who holds the tile.
        let rights = table
            .rules()
            .is_some_and(|rules| rules.shape().has_owned_arms());
        return vec![about(match opening.map(Board::lead) {
            Some(Some(_)) if rights => say::turn_may_open(name),
            Some(Some(tile)) => say::turn_opening(name, tile),
            Some(None) => say::turn_opens(name),
            None => say::turn_of(name),
        })];
    };
    let board = view.board;
    let ends = || Scene::seen(&view, company).ends();
    let (fitting, confirm, pass) = (
        legal.playable().len(),
        || keys.confirm.clone(),
        || keys.pass.clone(),
    );
    let message = match (board.first(), board.lead()) {
        _ if legal.may_keep() => say::your_turn_swap(keys.exchange.clone(), pass()),
        (None, Some(tile)) if legal.first().contains(tile) => {
            say::your_turn_opening(tile, confirm())
        }
        (None, _) if legal.may_pass() && !legal.first().is_empty() => {
            say::your_turn_offered(confirm(), pass())
        }
        (None, _) if !legal.first().is_empty() => say::your_turn_opens(confirm()),
        _ if fitting > 0 => say::your_turn(ends(), fitting),
        _ if legal.may_draw() => say::your_turn_draw(ends(), keys.draw.clone()),
        _ => say::your_turn_stuck(ends(), pass()),
    };
    let mut told = vec![about(message).with(Cue::YourTurn).only_for(seat)];
    let own = |message| Announcement::event(message, Category::Move).only_for(seat);
    let has_moved = board.history().iter().any(|&(mover, _)| mover == seat);
    // Told once, and where it is all that could be done.
    if legal.may_swap() && !legal.may_keep() && (!has_moved || fitting == 0) {
        told.push(own(say::swap_offer(keys.exchange.clone())));
    }
    if fitting > 0 && legal.may_pass() && board.first().is_some() {
        told.push(own(say::pass_offer(pass())));
    }
    if legal.may_redeal() {
        told.push(own(say::redeal_offer(keys.exchange.clone())));
    }
    told
}
