//! Gaple, as played by the federations of Indonesia.

use super::count::{by_side, null, one_scores};
use super::game::{Agreed, Drawing, Game, Opening, Past, Score, highest_opens, next_seat};
use super::latin::{fits_both_ways, last_lay};
use super::round::{Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Tile, Tiles, has, is_double, pips};
use serpente_engine::rules::RedealReason;

pub(super) struct Gaple;

fn orado(agreed: &Agreed) -> bool {
    agreed.is("system", "orado")
}

/// Returns which of the sides that did not block has the fewest pips; of several, the first after the seat that blocked.
fn against(agreed: &Agreed, held: &[i32], closer: usize) -> usize {
    let own = agreed.team(closer);
    let mut seat = closer;
    let mut best: Option<usize> = None;
    for _ in 1..agreed.seats() {
        seat = next_seat(agreed, seat);
        let side = agreed.team(seat);
        if side != own && best.is_none_or(|best| held[side] < held[best]) {
            best = Some(side);
        }
    }
    best.expect("there are others")
}

/// Returns what each side holds, with the extra points for the double blank.
fn held(agreed: &Agreed, round: &Round) -> Vec<i32> {
    let mut held = by_side(agreed, round);
    for &seat in &round.seats {
        if orado(agreed) && round.hands[seat].contains(&(0, 0)) {
            held[agreed.team(seat)] += 13;
        }
    }
    held
}

/// Returns whether no player holds another tile with this double's number.
fn last_of_its_number(round: &Round, tile: Tile) -> bool {
    is_double(tile)
        && !round
            .hands
            .iter()
            .any(|hand| hand.iter().any(|&other| has(other, tile.0)))
}

/// Returns the lower hand of a side; with equal hands, the first after the opener.
fn lower_of(agreed: &Agreed, round: &Round, side: usize) -> usize {
    let counts = |seat: usize| {
        let blank = orado(agreed) && round.hands[seat].contains(&(0, 0));
        round.hands[seat]
            .iter()
            .map(|&tile| pips(tile))
            .sum::<i32>()
            + if blank { 13 } else { 0 }
    };
    let mut seat = round.start.opening.seat;
    let mut best: Option<usize> = None;
    for _ in 0..agreed.seats() {
        seat = next_seat(agreed, seat);
        if agreed.team(seat) == side && best.is_none_or(|best| counts(seat) < counts(best)) {
            best = Some(seat);
        }
    }
    best.expect("a side has members")
}

impl Gaple {
    /// Scores few points, by the last tile or by who blocked.
    fn pordi(agreed: &Agreed, round: &Round) -> Score {
        if let Some(Ending::Out(seat)) = round.finish.end {
            let (tile, ends) = last_lay(round).expect("the last tile lies at an end");
            let points = match (is_double(tile), ends == [tile.0; 2]) {
                (true, true) => 4,
                (true, false) => 2,
                _ if fits_both_ways(round) => 3,
                _ => 1,
            };
            return one_scores(agreed, agreed.team(seat), points, seat);
        }
        let closer = round.finish.last.expect("a tile was laid");
        let own = agreed.team(closer);
        let held = held(agreed, round);
        let other = against(agreed, &held, closer);
        let mut score = null(agreed);
        let (mine, theirs) = match held[own] - held[other] {
            ..0 => (2, 0),
            0 => (0, 1),
            1.. => (-1, 2),
        };
        score.points[own] = mine;
        score.points[other] = theirs;
        let side = if mine > 0 { own } else { other };
        score.winner = Some(lower_of(agreed, round, side));
        score
    }

    /// Scores pips, doubled for some last tiles, and for a block that the blocking side loses.
    fn orado(agreed: &Agreed, round: &Round) -> Score {
        let held = held(agreed, round);
        if let Some(Ending::Out(seat)) = round.finish.end {
            let (tile, ends) = last_lay(round).expect("the last tile lies at an end");
            let (side, all) = (agreed.team(seat), held.iter().sum::<i32>());
            let twice = fits_both_ways(round) || ends == [tile.0; 2] && is_double(tile);
            let more = if last_of_its_number(round, tile) {
                50
            } else {
                0
            };
            let points = (all - held[side]) * if twice { 2 } else { 1 } + more;
            return one_scores(agreed, side, points, seat);
        }
        let closer = round.finish.last.expect("a tile was laid");
        let own = agreed.team(closer);
        let other = against(agreed, &held, closer);
        let all = held.iter().sum::<i32>();
        let (side, points) = match held[own] - held[other] {
            ..0 => (own, all),
            0 => (other, all),
            1.. => (other, 2 * all),
        };
        one_scores(agreed, side, points, lower_of(agreed, round, side))
    }
}

impl Game for Gaple {
    fn opening(
        &self,
        agreed: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        if orado(agreed) {
            let nth = u8::try_from(past.map_or(0, |past| past.rounds_of_set) % 7).expect("small");
            let seat = hands
                .iter()
                .position(|hand| hand.contains(&(nth, nth)))
                .expect("all tiles are dealt");
            return Ok(Opening::with(seat, (nth, nth)));
        }
        let winner = past.and_then(|past| past.winner);
        Ok(winner.map_or_else(|| highest_opens(hands), Opening::any))
    }

    fn doubles_to_redeal(&self) -> Option<usize> {
        Some(5)
    }

    fn redeals_until_lay(&self) -> bool {
        true
    }

    fn doubles_that_score(&self, agreed: &Agreed) -> Option<usize> {
        (!orado(agreed)).then_some(6)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        if orado(agreed) {
            Self::orado(agreed, round)
        } else {
            Self::pordi(agreed, round)
        }
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        if orado(agreed) && agreed.rounds.is_none() {
            return standing.two_sets(agreed);
        }
        let decided = standing.race(agreed);
        if decided.winners.len() == 1 {
            decided
        } else {
            Decided::default()
        }
    }

    fn counts_games(&self, agreed: &Agreed) -> bool {
        orado(agreed) && agreed.rounds.is_none()
    }
}
