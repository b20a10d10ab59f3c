//! Messages that say why a key does nothing now, with the facts a player needs to choose a legal
//! move.

use super::company::{Company, Keys};
use super::say::points;
use super::say::refusals as say;
use super::say::table::{your_turn_opens, your_turn_right};
use super::say::trains;
use super::tell::{only_wild_fits, opens_with_double, whole_turn, with_offers};
use super::{Arg, GameName, Message, Scene};
use serpente_engine::rules::{Arm, Illegal, LegalMoves, Move, Tile};
use serpente_engine::table::View;

/// Returns the message that says why the tile cannot be laid, on this arm or at all.
pub fn cannot_lay(
    view: &View<'_>,
    tile: Tile,
    arm: Option<Arm>,
    company: Company<'_>,
    keys: &Keys,
) -> Message {
    let Some(legal) = view.legal else {
        return nothing_fits(view, company, keys);
    };
    match view.why_not_tile(tile) {
        Illegal::MustOpen | Illegal::MustHandOn if view.board.opens_with_double() => {
            opens_with_double(legal, keys)
        }
        Illegal::MustOpen => match legal.first().nth(0) {
            Some(lead) => say::must_open(lead),
            None => say::must_hand_on(&keys.pass),
        },
        Illegal::DoesNotFit if !legal.playable().is_empty() => match arm {
            Some(arm) => fits_not_there(view, legal, tile, arm, keys),
            None => say::fits_nowhere(tile, Scene::seen(view, company).ends()),
        },
        why => illegal(why, Move::Pass, view, company, keys),
    }
}

/// Returns the message that says that a tile does not fit on one side, and whether it does on the
/// other.
fn fits_not_there(
    view: &View<'_>,
    legal: &LegalMoves,
    tile: Tile,
    arm: Arm,
    keys: &Keys,
) -> Message {
    let end = Scene::end(view.board.end_of(arm));
    let (place, other, key) = if arm == Arm::LEFT {
        (say::on_left(), Arm::RIGHT, &keys.right)
    } else {
        (say::on_right(), Arm::LEFT, &keys.left)
    };
    if legal.on(other).contains(tile) {
        say::fits_on_other_side(tile, place, end, key)
    } else {
        say::fits_not_there(tile, place, end)
    }
}

/// Returns the message that says that no tile of the hand fits, and what to do about it, with all
/// keys for that.
pub fn nothing_fits(view: &View<'_>, company: Company<'_>, keys: &Keys) -> Message {
    if view.board.first().is_none() {
        let message = match (view.board.lead(), view.legal) {
            (Some(lead), Some(_)) => your_turn_right(lead, &keys.pass),
            (None, Some(legal)) if view.board.opens_with_double() => opens_with_double(legal, keys),
            (Some(lead), None) => say::waits_for_opening(company.name(view.board.turn()), lead),
            (None, _) => say::not_your_turn(company.name(view.board.turn())),
        };
        return with_offers(message, view, keys);
    }
    if view.board.goes_on() && view.legal.is_some() {
        return whole_turn(view, company, keys);
    }
    if view.legal.is_some_and(LegalMoves::may_keep) {
        return say::must_decide_swap(&keys.exchange, &keys.pass);
    }
    let wanted = Scene::seen(view, company).wanted(view.legal);
    let game = GameName(view.rules.book.id);
    let may_draw = view.legal.is_some_and(LegalMoves::may_draw);
    let may_pass = view.legal.is_some_and(LegalMoves::may_pass);
    let message = match (may_draw, may_pass, wanted.is_empty()) {
        (true, _, false) => say::nothing_fits_draw(Arg::Any(wanted), &keys.draw),
        (true, _, true) => say::nothing_fits_wild_draw(game, &keys.draw),
        (false, true, false) => say::nothing_fits_pass(Arg::Any(wanted), &keys.pass),
        (false, true, true) => say::nothing_fits_wild_pass(game, &keys.pass),
        (false, false, false) => say::nothing_fits(Arg::Any(wanted)),
        (false, false, true) => say::nothing_fits_wild(game),
    };
    with_offers(message, view, keys)
}

/// Returns the message that says why a move is not legal.
pub fn illegal(
    why: Illegal,
    asked: Move,
    view: &View<'_>,
    company: Company<'_>,
    keys: &Keys,
) -> Message {
    let playable = view.legal.and_then(|legal| legal.playable().iter().last());
    let game = GameName(view.rules.book.id);
    match (why, playable) {
        (Illegal::Over, _) => say::round_is_over(&keys.ahead.next_round),
        (Illegal::NotYourTurn, _) => say::not_your_turn(company.name(view.board.turn())),
        (Illegal::MustOpen | Illegal::MustHandOn, _) if view.board.opens_with_double() => {
            nothing_fits(view, company, keys)
        }
        (Illegal::MustOpen, Some(_)) if view.legal.is_some_and(|legal| legal.first().len() > 1) => {
            your_turn_opens(&keys.confirm)
        }
        (Illegal::MustOpen, Some(tile)) => say::must_open(tile),
        (Illegal::MustHandOn, _) => say::must_hand_on(&keys.pass),
        (Illegal::ArmClosed(arm), _) => match arm.owner() {
            Some(seat) if view.rules.shape.has_marks() => trains::train_closed(company.name(seat)),
            Some(seat) => say::arm_closed(company.name(seat)),
            None => nothing_fits(view, company, keys),
        },
        (Illegal::MustSayCount, _) => {
            points::count_question(Scene::seen(view, company).ends(), &keys.confirm)
        }
        (Illegal::MustCover(arm), _) => Scene::seen(view, company).must_cover(arm),
        (Illegal::ChainOnOwn, _) => trains::chain_on_own(),
        (Illegal::StarFirst, _) => match view.board.first() {
            Some(centre) => say::star_first(centre.high()),
            None => nothing_fits(view, company, keys),
        },
        (Illegal::DoubleSecond, _) => say::double_second(),
        (Illegal::OnlyDouble, _) => say::only_double(),
        (Illegal::MustLayDrawn(tile), _) => say::must_lay_drawn(tile),
        (Illegal::NoDrawing, _) => say::no_drawing(),
        (Illegal::BoneyardEmpty, _) => say::no_draw_empty(),
        (Illegal::LastTilesStay(count), _) => say::last_tiles_stay(count),
        (Illegal::DrawnAlready, Some(_)) if view.legal.is_some_and(LegalMoves::may_pass) => {
            say::no_draw_again(&keys.pass)
        }
        (Illegal::DrawnAlready, Some(_)) if !only_wild_fits(view) => say::no_draw_again_lay(),
        (Illegal::MustLayWild | Illegal::DrawnAlready, Some(_)) => say::must_lay_wild(game),
        (Illegal::CanDraw, _) => say::no_pass_can_draw(&keys.draw),
        (Illegal::CanLay, Some(_)) if asked == Move::Pass && must_lay_wild(view) => {
            say::must_lay_wild(game)
        }
        (Illegal::CanLay, Some(tile)) if asked == Move::Pass => {
            with_offers(say::no_pass_can_lay(tile), view, keys)
        }
        (Illegal::CanLay, Some(tile)) => say::no_draw_can_lay(tile),
        (Illegal::CanLayOnOwn, _) => say::can_lay_on_own(),
        (Illegal::MustDecideSwap, _) => say::must_decide_swap(&keys.exchange, &keys.pass),
        (Illegal::NoSwap | Illegal::NoRedeal | Illegal::NothingToKeep, _) => say::no_exchange(),
        (Illegal::SwapTaken, _) => say::swap_taken(),
        (Illegal::TooFewDoubles(count), _) => say::too_few_doubles(count),
        (Illegal::TooLateToRedeal, _) if view.rules.book.deal.redeals_until_lay => {
            say::too_late_to_redeal_laid()
        }
        (Illegal::TooLateToRedeal, _) => say::too_late_to_redeal(),
        (Illegal::DoesNotFit | Illegal::NotHeld | Illegal::Opened, Some(tile)) => {
            say::fits_nowhere(tile, Scene::seen(view, company).ends())
        }
        (
            Illegal::MustOpen
            | Illegal::DrawnAlready
            | Illegal::MustLayWild
            | Illegal::CanLay
            | Illegal::DoesNotFit
            | Illegal::NotHeld
            | Illegal::Opened
            | Illegal::OwnTrainFirst
            | Illegal::ToesFirst
            | Illegal::NoCountAsked
            | Illegal::NoClock,
            _,
        ) => nothing_fits(view, company, keys),
    }
}

/// Returns whether tiles were drawn to avoid laying the wild ones, but one of those must be laid
/// now.
fn must_lay_wild(view: &View<'_>) -> bool {
    let spares = view.rules.drawing.spare_wild.is_some();
    let draws = view.legal.is_some_and(LegalMoves::may_draw);
    spares && !draws && only_wild_fits(view)
}
