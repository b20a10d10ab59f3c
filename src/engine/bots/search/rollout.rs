//! Plays rounds quickly to their end, to see how they may go.

use crate::rules::{
    Arm, Dice, InPlay, LineChoice, LineChooser, LineTurn, Move, Placement, PlayoutChoice, Round,
    RoundResult, Seats,
};
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
    if is_on_line(round) {
        round.play_out_on_line(&mut BlindOnLine { chance });
        return round.result();
    }
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
    if is_on_line(round) {
        round.play_out_on_line(&mut LivelyOnLine { heaviest, chance });
        return round.result();
    }
    let ahead = models_opponents && round.rules().shape.has_owned_arms();
    let scores = round.rules().in_play().is_some_and(InPlay::is_by_tile);
    to_the_end(round, |round| {
        let dice = chance.next_u64();
        if heaviest.contains(round.board().turn()) {
            return PlayoutChoice::Play(the_heaviest(round));
        }
        if dice & 15 >= BY_RULE {
            return any(round, dice);
        }
        let mut best = None;
        if ahead {
            best = on_own_arm(round);
        }
        if best.is_none() && scores {
            best = scores_most(round);
        }
        if best.is_none() {
            best = by_rule(round, dice);
        }
        match best {
            Some(play) => PlayoutChoice::Play(play),
            None => any(round, dice),
        }
    })
}

/// Returns whether the rest of the round is played on a line by plain rules.
fn is_on_line<const WORDS: usize>(round: &Round<WORDS>) -> bool {
    round.is_plain_from_now_on() && round.board().first().is_some()
}

/// Chooses as [`blind`] does.
struct BlindOnLine<'a, R> {
    chance: &'a mut R,
}

impl<const WORDS: usize, R: Rng> LineChooser<WORDS> for BlindOnLine<'_, R> {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn choose(&mut self, turn: &LineTurn<'_, WORDS>) -> LineChoice {
        turn.any(upper_bits(self.chance.next_u64()))
    }
}

/// Chooses as [`lively`] does.
struct LivelyOnLine<'a, R> {
    heaviest: Seats,
    chance: &'a mut R,
}

impl<const WORDS: usize, R: Rng> LineChooser<WORDS> for LivelyOnLine<'_, R> {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn choose(&mut self, turn: &LineTurn<'_, WORDS>) -> LineChoice {
        let dice = self.chance.next_u64();
        if self.heaviest.contains(turn.seat) {
            return turn.the_heaviest();
        }
        if dice & 15 < BY_RULE
            && let Some(choice) = turn.by_rule(dice & 16 == 0)
        {
            return choice;
        }
        turn.any(upper_bits(dice))
    }
}

/// Returns dice with the upper 16 bits, since the lowest ones decide about the rule of thumb.
fn upper_bits(dice: u64) -> Dice {
    Dice(u32::try_from(dice >> 48 << 16).expect("32 bits fit"))
}

/// Returns the move of a seat that lays doubles first, then the heaviest tile. Of equal ones, it lays the last in the order of
/// [`LegalMoves::moves`](crate::rules::LegalMoves::moves).
pub(super) fn the_heaviest<const WORDS: usize>(round: &Round<WORDS>) -> Move {
    let rules = round.rules();
    let board = round.board();
    let legal = round.legal();
    let heaviest = rules.heaviest_of(legal.playable());
    let Some(last) = heaviest.last() else {
        // Asking for a new deal is the last of the moves, and is never tried.
        let moves = legal.moves(rules, board);
        let only = moves.filter(|play| *play != Move::Redeal).last();
        return only.expect("a seat in turn can always do something");
    };
    if legal.first().contains(last) {
        return Move::Open(last);
    }
    let mut chosen = None;
    for arm in legal.arms().iter() {
        if !(legal.on(arm) & heaviest).is_empty() {
            chosen = Some(arm);
        }
    }
    let arm = chosen.expect("a playable tile fits on an arm");
    let tile = (legal.on(arm) & heaviest).last();
    let tile = tile.expect("one of the heaviest fits on this arm");
    let fits = rules.fits(board.end_of(arm));
    let orientation = fits.orientations(tile).last();
    Move::Lay(Placement {
        tile,
        arm,
        orientation: orientation.expect("a tile that fits has an orientation"),
    })
}

fn to_the_end<const WORDS: usize>(
    round: &mut Round<WORDS>,
    choose: impl FnMut(&Round<WORDS>) -> PlayoutChoice,
) -> Option<RoundResult> {
    round.play_on(LONGEST, choose);
    round.result()
}

fn any<const WORDS: usize>(round: &Round<WORDS>, dice: u64) -> PlayoutChoice {
    let rules = round.rules();
    let board = round.board();
    let legal = round.legal();
    let dice = upper_bits(dice);
    if !legal.may_redeal() {
        return PlayoutChoice::Any(dice);
    }
    // Asking for a new deal is the last of the moves, and is never tried.
    let play = legal.pick(rules, board, |count| dice.below(count - 1));
    PlayoutChoice::Play(play.expect("a seat in turn can always do something"))
}

/// Returns a move on the train of the seat in turn: the highest tile that another one of the hand can follow, or else the
/// highest.
fn on_own_arm<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
    let rules = round.rules();
    let board = round.board();
    let arm = Arm::of(board.turn());
    let hand = round.hand(board.turn());
    let lays = round.legal().on(arm);
    let fits = rules.fits(board.end_of(arm));
    let mut left = lays;
    while let Some(tile) = left.last() {
        let mut rest = hand & rules.fits(rules.leaves(tile, fits.orientation(tile))).any;
        rest.remove(tile);
        if !rest.is_empty() {
            return Some(Move::Lay(fits.placement(tile, arm)));
        }
        left.remove(tile);
    }
    Some(Move::Lay(fits.placement(lays.last()?, arm)))
}

/// Returns the move that scores most now, if any scores; of equal ones the last in the order of
/// [`LegalMoves::moves`](crate::rules::LegalMoves::moves).
fn scores_most<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
    let rules = round.rules();
    let board = round.board();
    let legal = round.legal();
    let foresight = board.foresee(rules);
    let mut most = 1;
    let mut best = None;
    let mut try_out = |play: Move| {
        let scored = foresight.points(play);
        if scored >= most {
            most = scored;
            best = Some(play);
        }
    };
    for tile in legal.first().iter() {
        try_out(Move::Open(tile));
    }
    for arm in legal.arms().iter() {
        let fits = rules.fits(board.end_of(arm));
        for tile in legal.on(arm).iter() {
            if rules.shortcuts.one_way {
                try_out(Move::Lay(fits.placement(tile, arm)));
                continue;
            }
            for orientation in fits.orientations(tile) {
                try_out(Move::Lay(Placement {
                    tile,
                    arm,
                    orientation,
                }));
            }
        }
    }
    best
}

/// Returns the heaviest playable double, or the highest tile, on any end it fits. Wild tiles are kept while another fits.
fn by_rule<const WORDS: usize>(round: &Round<WORDS>, dice: u64) -> Option<Move> {
    let rules = round.rules();
    let board = round.board();
    let legal = round.legal();
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
    let all = legal.arms().iter();
    let mut arms = all.filter(|&arm| legal.on(arm).contains(tile));
    let first = arms.next()?;
    let arm = if dice & 16 == 0 {
        arms.next().unwrap_or(first)
    } else {
        first
    };
    let fits = rules.fits(board.end_of(arm));
    Some(Move::Lay(fits.placement(tile, arm)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{SearchScene, rules};
    use crate::rules::Seating;
    use crate::table::Shuffle;

    /// A round in which the second seat, with four doubles, cannot follow the opening tile.
    fn stuck_with_doubles() -> SearchScene {
        let hands = ["6-0 6-1 6-2 6-3 6-4 6-5 6-6", "0-0 1-0 1-1 2-0 2-2 3-0 3-3"];
        let rules = rules("brasileiro", Seating::teams_of(2, 2), &[]);
        SearchScene::new(rules, &hands, "").then("6-6")
    }

    #[test]
    fn nobody_asks_for_a_new_deal_in_a_simulation() {
        let scene = stuck_with_doubles();
        assert!(scene.round().legal().may_redeal());
        assert_eq!(the_heaviest(scene.round()), Move::Pass);
        for heaviest in [Seats::NONE, Seats::first(4)] {
            let mut round = scene.round().clone();
            let mut chance = Shuffle::chance_for(1, 0);
            assert!(lively(&mut round, true, heaviest, &mut chance).is_some());
        }
    }
}
