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
    if round.is_on_arms_from_now_on() {
        round.play_out_on_arms::<true>(|round| any(round, chance.next_u64()));
    } else {
        round.play_on(LONGEST, |round| any(round, chance.next_u64()));
    }
    round.result()
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
    let player = LivelyPlayer::new(round, models_opponents, heaviest);
    if round.is_on_arms_from_now_on() {
        round.play_out_on_arms::<false>(|round| player.choose(round, chance.next_u64()));
    } else {
        round.play_on(LONGEST, |round| player.choose(round, chance.next_u64()));
    }
    round.result()
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

/// Chooses moves as [`lively`] does.
struct LivelyPlayer {
    /// Whether seats prefer tiles on their own trains that they can follow.
    ahead: bool,
    /// Whether tiles score.
    scores: bool,
    heaviest: Seats,
}

impl LivelyPlayer {
    fn new<const WORDS: usize>(
        round: &Round<WORDS>,
        models_opponents: bool,
        heaviest: Seats,
    ) -> Self {
        let rules = round.rules();
        Self {
            ahead: models_opponents && rules.shape.has_owned_arms(),
            scores: rules.in_play().is_some_and(InPlay::is_by_tile),
            heaviest,
        }
    }

    /// Chooses a move of the seat in turn.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations spend their time here")]
    fn choose<const WORDS: usize>(&self, round: &Round<WORDS>, dice: u64) -> PlayoutChoice {
        if self.heaviest.contains(round.board().turn()) {
            return PlayoutChoice::Play(the_heaviest(round));
        }
        if dice & 15 >= BY_RULE {
            return any(round, dice);
        }
        let mut best = None;
        if self.ahead {
            best = on_own_arm(round);
        }
        if best.is_none() && self.scores {
            best = scores_most(round);
        }
        if best.is_none() {
            best = by_rule(round, dice);
        }
        match best {
            Some(play) => PlayoutChoice::Play(play),
            None => any(round, dice),
        }
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
#[inline(always)]
#[expect(clippy::inline_always, reason = "simulations spend their time here")]
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
#[inline(always)]
#[expect(clippy::inline_always, reason = "simulations spend their time here")]
fn scores_most<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
    if round.rules().shortcuts.one_way && round.legal().first().is_empty() {
        scores_most_in_one_way(round)
    } else {
        scores_most_in_any_way(round)
    }
}

/// Does the same where a tile fits on an end in one way only, once the round is opened.
#[inline(always)]
#[expect(clippy::inline_always, reason = "simulations spend their time here")]
fn scores_most_in_one_way<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
    let rules = round.rules();
    let board = round.board();
    let legal = round.legal();
    let foresight = board.foresee(rules);
    let mut most = 1;
    let mut best = None;
    for arm in legal.arms().iter() {
        let end = board.end_of(arm);
        for tile in legal.on(arm).iter() {
            // Most tiles score nothing.
            if !foresight.may_score(arm, rules.leaves_only(end, tile)) {
                continue;
            }
            let play = Move::Lay(rules.only_placement(tile, arm, end));
            let scored = foresight.points(play);
            if scored >= most {
                most = scored;
                best = Some(play);
            }
        }
    }
    best
}

#[inline(never)]
fn scores_most_in_any_way<const WORDS: usize>(round: &Round<WORDS>) -> Option<Move> {
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
#[inline(always)]
#[expect(clippy::inline_always, reason = "simulations spend their time here")]
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
    let prefers_second = dice & 16 == 0;
    let mut chosen = None;
    for arm in legal.arms().iter() {
        if legal.on(arm).contains(tile) {
            let is_second = chosen.is_some();
            chosen = Some(arm);
            if is_second || !prefers_second {
                break;
            }
        }
    }
    let arm = chosen?;
    let end = board.end_of(arm);
    let placement = if rules.shortcuts.one_way {
        rules.only_placement(tile, arm, end)
    } else {
        rules.fits(end).placement(tile, arm)
    };
    Some(Move::Lay(placement))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::search::scene::{SearchScene, rules};
    use crate::rules::Seating;
    use crate::table::Shuffle;

    /// Plays rounds of this table out from their second tile on, by the loop for open arms and by the one for all rules.
    fn compare_on_arms(game: &str, seating: Seating, house: &[(&str, &str)]) {
        let scene = SearchScene::new(rules(game, seating, house), &[], "");
        for seed in 0..200 {
            let mut opening = Shuffle::chance_for(seed, 0);
            let mut round = scene.round().clone();
            while round.board().first().is_none() {
                round.play_on(1, |round| any(round, opening.next_u64()));
            }
            let mut by_any_rules = round.clone();
            assert!(round.is_on_arms_from_now_on(), "{game}");
            let heaviest = Seats::first(usize::try_from(seed % 3).expect("few"));
            let player = LivelyPlayer::new(&round, true, heaviest);
            let mut chance = Shuffle::chance_for(seed, 1);
            let mut other_chance = Shuffle::chance_for(seed, 1);
            round.play_out_on_arms::<false>(|round| player.choose(round, chance.next_u64()));
            by_any_rules.play_on(LONGEST, |round| {
                player.choose(round, other_chance.next_u64())
            });
            assert_eq!(round.result(), by_any_rules.result(), "{game} {seed}");
            let history = by_any_rules.board().history();
            assert_eq!(round.board().history(), history, "{game} {seed}");
            assert_eq!(chance.next_u64(), other_chance.next_u64());
        }
    }

    #[test]
    fn rounds_on_open_arms_are_played_out_as_by_any_rules() {
        let four = Seating::alone(4);
        let pairs = Seating::teams_of(2, 2);
        compare_on_arms("fives", four, &[]);
        compare_on_arms("fives", Seating::alone(2), &[]);
        compare_on_arms("threes-fives", pairs, &[]);
        compare_on_arms("all-threes", four, &[]);
        compare_on_arms("pontinho", pairs, &[]);
        compare_on_arms("bergen", Seating::alone(2), &[]);
        compare_on_arms("latino", pairs, &[]);
        compare_on_arms("sebastopol", four, &[]);
        compare_on_arms("tiddly-wink", four, &[]);
        compare_on_arms("cyprus", four, &[("boneyard", "on")]);
    }

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
