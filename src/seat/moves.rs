//! What it takes to make a move: which tile a key means, in which place, and whether the move is
//! legal.

use crate::answers::trick_move;
use crate::hand::{OwnHand, Step};
use crate::hint::Hints;
use crate::keyboard::Keyboard;
use crate::reply::Reply;
use serpente_engine::bax::CardMove;
use serpente_engine::rules::{Arm, LegalMoves, Move, Seat, Tile};
use serpente_engine::table::GameMove;
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::say::{cards, refusals};
use serpente_text::announce::{Message, refusal};

/// Lays the selected tile: on this arm, or where it fits. If it fits in several places, asks where.
pub(crate) fn lay_selected(
    arm: Option<Arm>,
    seat: Seat,
    hand: &OwnHand,
    hints: &Hints,
    keyboard: &Keyboard,
) -> Reply {
    let (Some(view), Some(tile)) = (
        keyboard.views.of_tiles(seat),
        to_lay(arm, seat, hand, keyboard),
    ) else {
        return Reply::Refuse(refusals::hand_empty());
    };
    let Some(legal) = view.legal else {
        return Reply::Nothing;
    };
    let is_announced = hand.announced().is_some();
    if let Some(lead) = view.board.lead()
        && !is_announced
        && legal.first().contains(lead)
    {
        // There is only one such tile, and it was announced with the turn.
        return Reply::Make(Move::Open(lead).into());
    }
    let keys = &keyboard.manner.keys;
    if legal.may_keep() {
        return Reply::Refuse(refusals::must_decide_swap(&keys.exchange, &keys.pass));
    }
    // A player who presses the key once too often, to hear other moves faster, must not lay a tile
    // that they did not select.
    let is_meant = is_announced || legal.playable().len() < 2;
    if legal.first().contains(tile) {
        return if is_meant {
            Reply::Make(Move::Open(tile).into())
        } else {
            Reply::Go(Step::To(tile))
        };
    }
    let side = if view.rules.shape.has_sides() {
        arm
    } else {
        None
    };
    if let Some(place) = hints.place_for(tile)
        && side.is_none()
    {
        return Reply::Make(Move::Lay(place).into());
    }
    let places = keyboard.places_of(seat, tile, side);
    match places[..] {
        [] if !is_announced && legal.playable().contains(tile) => Reply::Go(Step::To(tile)),
        [] => {
            let company = keyboard.company();
            Reply::Refuse(refusal::cannot_lay(&view, tile, side, company, keys))
        }
        [place] if is_meant => Reply::Make(Move::Lay(place).into()),
        [_] => Reply::Go(Step::To(tile)),
        [..] => Reply::AskPlace(places),
    }
}

/// Returns the tile that the key to confirm is about: the one that the player has gone to, otherwise the first that can be laid or
/// played, from the cursor on: on this arm, if one of them fits there. If none can be laid, it is the one before which the cursor
/// stands.
pub(crate) fn to_lay(
    arm: Option<Arm>,
    seat: Seat,
    hand: &OwnHand,
    keyboard: &Keyboard,
) -> Option<Tile> {
    if let Some(tile) = hand.announced() {
        return Some(tile);
    }
    if let Some(view) = keyboard.trick_view() {
        let playable = view.board.playable(view.hand);
        return hand.first_of(|tile| playable.contains(tile));
    }
    match keyboard.views.legal(seat) {
        Some(legal) => {
            let playable = legal.playable();
            if arm.is_some() {
                for &tile in hand.tiles() {
                    if !keyboard.places_of(seat, tile, arm).is_empty() {
                        return Some(tile);
                    }
                }
            }
            hand.first_of(|tile| playable.contains(tile))
        }
        None => hand.selected(),
    }
}

/// Returns the move that puts a tile into the place with this index, among those where it fits.
pub(crate) fn lay_in_place(
    tile: Tile,
    index: usize,
    seat: Seat,
    keyboard: &Keyboard,
) -> Option<GameMove> {
    if let Some(view) = keyboard.trick_view() {
        return Some(trick_move(&view, tile).into());
    }
    if keyboard.may_open_with(seat, tile) {
        return Some(Move::Open(tile).into());
    }
    let places = keyboard.places_of(seat, tile, None);
    places.get(index).map(|&place| Move::Lay(place).into())
}

/// Plays the selected tile to the trick, or the only one that can be played.
pub(crate) fn play_selected(hand: &OwnHand, keyboard: &Keyboard) -> Reply {
    let Some(view) = keyboard.trick_view() else {
        return Reply::Nothing;
    };
    if let Some(tile) = hand.announced() {
        return Reply::Make(trick_move(&view, tile).into());
    }
    let Some(first) = to_lay(None, view.seat, hand, keyboard) else {
        return Reply::Refuse(refusals::hand_empty());
    };
    let playable = view.board.playable(view.hand);
    match playable.last() {
        Some(only) if playable.len() == 1 => Reply::Make(TrickMove::Play(only).into()),
        // A player who presses the key once too often, to hear other moves faster, must not play a
        // tile that they did not select.
        _ => Reply::Go(Step::To(first)),
    }
}

/// Returns the move of the key to pass: it keeps the hand if that could be exchanged.
pub(crate) fn pass(keyboard: &Keyboard) -> Move {
    if keyboard.legal().is_some_and(LegalMoves::may_keep) {
        Move::Keep
    } else {
        Move::Pass
    }
}

/// Returns the move of the key to exchange: it asks for a new deal or exchanges the hand, as the
/// rules have it.
pub(crate) fn exchange(keyboard: &Keyboard) -> Move {
    match keyboard.seen().rules() {
        Some(rules) if rules.book.deal.doubles_to_redeal.is_some() => Move::Redeal,
        _ => Move::Swap,
    }
}

/// Returns whether players of this round announce that a turn leaves one tile, by the key to
/// exchange.
pub(crate) fn announces_last_tile(keyboard: &Keyboard) -> bool {
    match keyboard.seen().rules() {
        Some(rules) => rules.turns.fine.is_some(),
        None => false,
    }
}

/// Checks whether the player in turn may make a move.
///
/// # Errors
/// The reason, as a message, if they may not.
pub(crate) fn check(play: GameMove, seat: Seat, keyboard: &Keyboard) -> Result<(), Message> {
    let keys = &keyboard.manner.keys;
    match play {
        GameMove::Tiles(play) | GameMove::Announcing(play) => {
            let Some(view) = keyboard.views.of_tiles(seat) else {
                return Err(refusals::round_is_over(&keys.ahead.next_round));
            };
            match view.check(play) {
                Ok(()) => Ok(()),
                Err(illegal) => Err(refusal::illegal(
                    illegal,
                    play,
                    &view,
                    keyboard.company(),
                    keys,
                )),
            }
        }
        GameMove::Cards(choice) => match keyboard.seen().card_board() {
            Some(board) if choice == CardMove::Take || board.may_stand() => Ok(()),
            _ => Err(cards::must_take(&keys.draw)),
        },
        GameMove::Tricks(play) => {
            let Some(view) = keyboard.trick_view() else {
                return Err(refusals::hand_is_over(&keys.ahead.next_round));
            };
            match view.check(play) {
                Ok(()) => Ok(()),
                Err(illegal) => Err(keyboard.why_not_in_tricks(illegal, &view)),
            }
        }
        // The host takes any number.
        GameMove::Saying(..) | GameMove::Says(_) => Ok(()),
    }
}
