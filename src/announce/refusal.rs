//! Why a key does nothing now, with the facts needed to do better.

use super::company::{Company, Keys};
use super::review::{ends, fits_on, wanted};
use super::say::refusals as say;
use super::tell::side_of;
use super::{Message, Side};
use crate::rules::{Arm, Illegal, Move, Tile};
use crate::table::View;

/// Why the tile cannot be laid, on this arm or at all.
#[must_use]
pub fn cannot_lay(view: &View<'_>, tile: Tile, arm: Option<Arm>, keys: &Keys) -> Message {
    let (board, rules) = (view.board, view.rules);
    if let Some(lead) = board.lead().filter(|_| board.first().is_none()) {
        return say::must_open(lead);
    }
    if let Some(arm) = arm
        && let Some(half) = board.end_of(arm).only()
    {
        let (other, key) = match side_of(arm) {
            Side::Left => (Arm::RIGHT, keys.right.clone()),
            Side::Right => (Arm::LEFT, keys.left.clone()),
        };
        if fits_on(rules, board, tile, other) {
            return say::fits_on_other_side(tile, side_of(arm), half, key);
        }
        if has_other(view) {
            return say::fits_not_there(tile, side_of(arm), half);
        }
    }
    if has_other(view) {
        say::fits_nowhere(tile, ends(board))
    } else {
        nothing_fits(view, keys)
    }
}

fn has_other(view: &View<'_>) -> bool {
    view.legal.is_some_and(|legal| !legal.playable().is_empty())
}

/// That no tile of the hand fits, and what to do about it.
#[must_use]
pub fn nothing_fits(view: &View<'_>, keys: &Keys) -> Message {
    if view.legal.is_some_and(crate::rules::Legal::may_draw) {
        say::nothing_fits_draw(wanted(view.board), keys.draw.clone())
    } else {
        say::nothing_fits(wanted(view.board))
    }
}

/// Why a move is not legal.
#[must_use]
pub fn illegal(
    why: Illegal,
    asked: Move,
    view: &View<'_>,
    company: Company<'_>,
    keys: &Keys,
) -> Message {
    let playable = view.legal.and_then(|legal| legal.playable().iter().last());
    match (why, playable) {
        (Illegal::Over, _) => say::round_is_over(keys.confirm.clone()),
        (Illegal::NotYourTurn, _) => say::not_your_turn(company.name(view.board.turn())),
        (Illegal::MustOpen, Some(tile)) => say::must_open(tile),
        (Illegal::NoDrawing, _) => say::no_drawing(),
        (Illegal::BoneyardEmpty, _) => say::no_draw_empty(),
        (Illegal::DrawnAlready, Some(_)) => say::no_draw_again(keys.pass.clone()),
        (Illegal::CanDraw, _) => say::no_pass_can_draw(keys.draw.clone()),
        (Illegal::CanLay, Some(tile)) if asked == Move::Pass => say::no_pass_can_lay(tile),
        (Illegal::CanLay, Some(tile)) => say::no_draw_can_lay(tile),
        (Illegal::DoesNotFit | Illegal::NotHeld | Illegal::Opened, Some(tile)) => {
            say::fits_nowhere(tile, ends(view.board))
        }
        (
            Illegal::MustOpen
            | Illegal::DrawnAlready
            | Illegal::CanLay
            | Illegal::DoesNotFit
            | Illegal::NotHeld
            | Illegal::Opened
            | Illegal::NoClock
            | Illegal::MustHandOn
            | Illegal::ArmClosed(_)
            | Illegal::StarFirst
            | Illegal::MustLayDrawn(_)
            | Illegal::LastTilesStay(_)
            | Illegal::MustLayWild
            | Illegal::CanLayOnOwn
            | Illegal::MustDecideSwap
            | Illegal::NoSwap
            | Illegal::SwapTaken
            | Illegal::NothingToKeep
            | Illegal::NoRedeal
            | Illegal::TooFewDoubles(_)
            | Illegal::TooLateToRedeal,
            _,
        ) => nothing_fits(view, keys),
    }
}
