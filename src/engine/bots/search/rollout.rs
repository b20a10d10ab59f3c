//! Plays rounds quickly to their end, to see how they may go.

use crate::rules::{Arm, InPlay, Move, Round, RoundResult, Seats, Tile};
use rand::Rng;

/// How many of sixteen moves follow the rule of thumb: points, then doubles, then heavy tiles.
const BY_RULE: u64 = 11;

/// After how many moves a rollout that does not end is given up.
const LONGEST: usize = 2000;

/// Plays random legal moves to the end.
pub(in crate::bots) fn blind<const WORDS: usize>(
    round: &mut Round<WORDS>,
    chance: &mut impl Rng,
) -> Option<RoundResult> {
    to_the_end(round, |round| any(round, chance.next_u64()))
}

/// Plays as people may play: mostly the move that scores most now, then doubles and heavy tiles. With `models_opponents`,
/// seats prefer tiles on their own trains that they can follow. The seats in `heaviest` always lay the heaviest tile.
pub(in crate::bots) fn lively<const WORDS: usize>(
    round: &mut Round<WORDS>,
    models_opponents: bool,
    heaviest: Seats,
    chance: &mut impl Rng,
) -> Option<RoundResult> {
    let ahead = models_opponents && round.rules().shape.has_owned_arms();
    let scores = round.rules().in_play().is_some_and(InPlay::is_by_tile);
    to_the_end(round, |round| {
        let dice = chance.next_u64();
        if heaviest.contains(round.board().turn()) {
            return the_heaviest(round);
        }
        if dice & 15 >= BY_RULE {
            return any(round, dice);
        }
        let own = if ahead { on_own_arm(round) } else { None };
        let scoring = || scores.then(|| scores_most(round)).flatten();
        own.or_else(scoring)
            .or_else(|| by_rule(round, dice))
            .unwrap_or_else(|| any(round, dice))
    })
}

/// Returns the move of a seat that lays doubles first, then the heaviest tile.
pub(super) fn the_heaviest<const WORDS: usize>(round: &Round<WORDS>) -> Move {
    let (rules, board, legal) = (round.rules(), round.board(), round.legal());
    let best = legal.moves(rules, board).max_by_key(|play| match *play {
        Move::Open(tile) => Some(rules.rank(tile)),
        Move::Lay(placement) => Some(rules.rank(placement.tile)),
        _ => None,
    });
    best.expect("a seat in turn can always do something")
}

fn to_the_end<const WORDS: usize>(
    round: &mut Round<WORDS>,
    choose: impl FnMut(&Round<WORDS>) -> Move,
) -> Option<RoundResult> {
    round.play_on(LONGEST, choose);
    round.result()
}

fn any<const WORDS: usize>(round: &Round<WORDS>, dice: u64) -> Move {
    let (rules, board, legal) = (round.rules(), round.board(), round.legal());
    // Asking for a new deal is the last of the moves, and is never tried.
    let last = usize::from(legal.may_redeal());
    let dice = usize::try_from(dice >> 48).expect("16 bits fit");
    legal
        .pick(rules, board, |count| (dice * (count - last)) >> 16)
        .expect("a seat in turn can always do something")
}

/// Returns a move on the train of the seat in turn: the highest tile that another one of the hand can follow, or else the
/// highest.
fn on_own_arm<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
    let (rules, board) = (round.rules(), round.board());
    let (arm, hand) = (Arm::of(board.turn()), round.hand(board.turn()));
    let lays = round.legal().on(arm);
    let fits = rules.fits(board.end_of(arm));
    let is_followed = |tile: &Tile| {
        let mut rest = hand & rules.fits(rules.leaves(*tile, fits.orientation(*tile))).any;
        rest.remove(*tile);
        !rest.is_empty()
    };
    let followed = lays.iter().filter(is_followed).last();
    let tile = followed.or_else(|| lays.last())?;
    Some(Move::Lay(fits.placement(tile, arm)))
}

/// Returns the move that scores most now, if any scores.
fn scores_most<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
    let (rules, board, legal) = (round.rules(), round.board(), round.legal());
    let points = board.foresee(rules);
    let scored = legal.moves(rules, board).map(|play| (points(play), play));
    let best = scored.max_by_key(|(points, _)| *points);
    best.filter(|(points, _)| *points > 0).map(|(_, play)| play)
}

/// Returns the heaviest playable double, or the highest tile, on any end it fits. Wild tiles are kept while another fits.
fn by_rule<const WORDS: usize>(round: &Round<WORDS>, dice: u64) -> Option<Move> {
    let (rules, board, legal) = (round.rules(), round.board(), round.legal());
    let usual = legal.playable().without(rules.wild);
    let playable = if usual.is_empty() {
        legal.playable()
    } else {
        usual
    };
    let tile = (playable & rules.doubles)
        .last()
        .or_else(|| playable.last())?;
    if legal.first().contains(tile) {
        return Some(Move::Open(tile));
    }
    let on = |arm: &Arm| legal.on(*arm).contains(tile);
    let mut arms = legal.arms().iter().filter(on);
    let first = arms.next()?;
    let arm = arms.next().filter(|_| dice & 16 == 0).unwrap_or(first);
    let fits = rules.fits(board.end_of(arm));
    Some(Move::Lay(fits.placement(tile, arm)))
}
