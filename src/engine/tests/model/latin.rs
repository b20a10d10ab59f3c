//! Latino, cubano and brasileiro, as played from the Caribbean to Brazil.

use super::count::{by_side, lightest, null, of_the_others, one_scores};
use super::game::{
    Agreed, Drawing, Game, Lots, Opening, Past, Score, highest_double, highest_opens, next_seat,
};
use super::plain::lower_hand;
use super::round::{End, Ending, Round};
use super::standing::{Decided, Standing};
use super::terms::{Tile, Tiles, is_double, sum};
use serpente_engine::rules::{RedealReason, Why};

pub(super) fn number(agreed: &Agreed, rule: &str) -> i32 {
    let (_, value) = agreed
        .house
        .iter()
        .find(|(name, _)| *name == rule)
        .expect("a rule");
    value.parse().expect("a number")
}

/// Returns the opening that is offered to both members of a pair, the first in the order of seats first.
fn offered(agreed: &Agreed, winner: usize) -> Opening {
    let first = agreed.team(winner);
    Opening {
        partner: Some(first + agreed.teams),
        ..Opening::any(first)
    }
}

/// Returns the last tile, and the two numbers of the ends before it was laid.
pub(super) fn last_lay(round: &Round) -> Option<(Tile, [u8; 2])> {
    let tile = round.lays.last()?.tile;
    match round.arms.before[..] {
        [End::Half(left), End::Half(right)] => Some((tile, [left, right])),
        _ => None,
    }
}

/// Returns whether the last tile has the two numbers of the ends, and these differ.
pub(super) fn fits_both_ways(round: &Round) -> bool {
    last_lay(round).is_some_and(|(tile, [left, right])| {
        left != right && (tile == (left, right) || tile == (right, left))
    })
}

/// Returns the side with the lowest of all hands; `None` if another side has an equally low one.
fn lowest_hand(agreed: &Agreed, round: &Round) -> Option<usize> {
    let held = |&seat: &usize| (sum(&round.hands[seat]), agreed.team(seat));
    let all: Vec<(i32, usize)> = round.seats.iter().map(held).collect();
    let (least, side) = *all.iter().min()?;
    let others = all
        .iter()
        .any(|&(held, other)| held == least && other != side);
    (!others).then_some(side)
}

pub(super) struct Latino;

impl Latino {
    fn counts_points(agreed: &Agreed) -> bool {
        agreed.is("match", "points")
    }

    fn wins_block(agreed: &Agreed, round: &Round) -> Option<usize> {
        let closer = round.finish.last.expect("a tile was laid");
        let tied = || match () {
            () if agreed.is("tie", "opener") => Some(agreed.team(round.start.opening.seat)),
            () if agreed.is("tie", "closer") => Some(agreed.team(closer)),
            () => None,
        };
        if agreed.is("tranque", "pairs") {
            return lightest(agreed, round).or_else(tied);
        }
        if agreed.is("tranque", "lightest") {
            return lowest_hand(agreed, round).or_else(tied);
        }
        let next = next_seat(agreed, closer);
        let held = [closer, next].map(|seat| sum(&round.hands[seat]));
        let seat = match held {
            [own, other] if own < other => closer,
            [own, other] if own > other => next,
            _ if agreed.is("tie", "closer") => closer,
            _ => round.start.opening.seat,
        };
        Some(agreed.team(seat))
    }
}

impl Game for Latino {
    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        // If some tiles were not dealt, it may be another double; without any double the tiles are dealt again.
        let six_six = match highest_double(hands) {
            Some((seat, tile)) => Opening::with(seat, tile),
            None => return Err(RedealReason::NoDouble),
        };
        let past = match past {
            Some(past)
                if past.rounds_of_set == 0 && (a.is("match", "cut-throat") || a.on("one-all")) =>
            {
                return Ok(six_six);
            }
            Some(past) if !a.is("opens", "six-six") && !a.is("match", "match-10") => past,
            // Where each round is opened by double 6, the rule means nothing.
            None if a.on("sporting") && !a.is("opens", "six-six") && !a.is("match", "match-10") => {
                return Ok(Opening::any(six_six.seat));
            }
            _ => return Ok(six_six),
        };
        let next = Opening::any(next_seat(a, past.opened));
        Ok(match past.winner {
            None if Self::counts_points(a) => next,
            None => six_six,
            Some(_) if a.is("opens", "rotate") => next,
            Some(winner) if a.is("opens", "pair") && a.members == 2 => offered(a, winner),
            Some(winner) => Opening::any(winner),
        })
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn wins_at_once(&self) -> bool {
        false
    }

    fn made_by_passes(
        &self,
        agreed: &Agreed,
        round: &Round,
        passes: usize,
        laid: bool,
    ) -> Vec<(usize, i32, Why)> {
        if !Self::counts_points(agreed) {
            return Vec::new();
        }
        let plain = number(agreed, "salida-plain");
        let opening = match round.start.first {
            Some(tile) if !is_double(tile) && plain > 0 => plain,
            _ => number(agreed, "pase-salida"),
        };
        let void = agreed.on("salida-void");
        let tiles = round.laid.len();
        let mut all = Vec::new();
        if passes == 1 && (tiles == 1 && !laid && !void || tiles == 2 && laid && void) {
            all.push((round.start.opening.seat, opening, Why::Pass));
        }
        if passes == agreed.seats() - 1 && laid && tiles > 1 {
            all.push((round.turn, number(agreed, "pase-corrido"), Why::AllPassed));
        }
        all
    }

    fn first_pass(&self, agreed: &Agreed) -> i32 {
        if Self::counts_points(agreed) {
            number(agreed, "first-pass")
        } else {
            0
        }
    }

    /// Returns 0-0 for three players with nine tiles each, who play without it.
    fn left_out(&self, agreed: &Agreed) -> Option<Tile> {
        (agreed.seats() == 3 && agreed.is("three", "nine")).then_some((0, 0))
    }

    fn bonuses(&self, agreed: &Agreed, round: &Round, nth: u32) -> Vec<(i32, Why)> {
        if !Self::counts_points(agreed) {
            return Vec::new();
        }
        let mut all = Vec::new();
        if let (Some(Ending::Out(_)), Some((tile, ends))) = (round.finish.end, last_lay(round)) {
            let blank = tile.1 == 0;
            if fits_both_ways(round) && !(blank && agreed.on("no-blank")) {
                all.push((number(agreed, "capicua"), Why::Capicua));
            }
            if is_double(tile) && ends == [tile.0; 2] && !(blank && agreed.on("no-blank")) {
                all.push((number(agreed, "capicua-double"), Why::CapicuaDouble));
            }
            if tile == (0, 0) && ends[0] != ends[1] {
                all.push((number(agreed, "chuchazo"), Why::Chuchazo));
            }
        }
        let prize = match nth {
            1 => 100,
            2 => 75,
            3 => 50,
            4 => 25,
            _ => 0,
        };
        if agreed.on("prizes") {
            all.push((prize, Why::Prize));
        }
        if let Some(Ending::Blocked) = round.finish.end {
            all.push((number(agreed, "tranque-bonus"), Why::Tranque));
        }
        all.retain(|(points, _)| *points > 0);
        all
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let winner = match round.finish.end {
            Some(Ending::Out(seat)) => Some(seat),
            _ => Self::wins_block(agreed, round).map(|side| lower_hand(agreed, round, side)),
        };
        let Some(winner) = winner else {
            return null(agreed);
        };
        let side = agreed.team(winner);
        let points = if !Self::counts_points(agreed) {
            1
        } else if agreed.on("opponents-only") {
            of_the_others(agreed, round, side)
        } else {
            by_side(agreed, round).iter().sum()
        };
        one_scores(agreed, side, points, winner)
    }

    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        if let (true, Some(won)) = (agreed.is("match", "six-love"), standing.won) {
            let one_each = standing.totals == [1, 1];
            if agreed.on("one-all") && one_each {
                standing.anew = true;
            } else {
                standing.totals[1 - won] = 0;
            }
        }
        if agreed.is("match", "cut-throat") {
            let one_all = agreed.on("one-all");
            let Some(won) = standing.won else {
                return Decided::default();
            };
            let mut before = standing.totals.clone();
            before[won] -= 1;
            if one_all && before.iter().all(|&total| total == 1) {
                standing.totals.fill(0);
                standing.totals[won] = 2;
            } else if !standing.totals.contains(&0) {
                standing.anew = true;
                if !(one_all && standing.totals.iter().all(|&total| total == 1)) {
                    standing.totals.fill(0);
                }
                return Decided::default();
            }
        }
        let both_half = standing
            .totals
            .iter()
            .all(|total| 2 * total >= agreed.limit);
        if agreed.is("match", "match-10") && both_half {
            return Decided {
                winners: vec![0, 1],
                ..Decided::default()
            };
        }
        let decided = standing.race(agreed);
        if decided.winners.len() > 1 {
            Decided::default()
        } else {
            decided
        }
    }
}

pub(super) struct Cubano;

impl Game for Cubano {
    fn lots(&self) -> Lots {
        Lots::Opener
    }

    fn draws_lots(&self, agreed: &Agreed, past: Option<Past>) -> bool {
        past.is_none() && !agreed.on("highest-double")
    }

    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let Some(past) = past else {
            return Ok(match lot {
                None => highest_opens(hands),
                Some(seat) if a.on("lot-pair") => offered(a, seat),
                Some(seat) => Opening::any(seat),
            });
        };
        let next = next_seat(a, past.right);
        let winner = past.winner.filter(|_| a.is("opens", "pair"));
        Ok(winner.map_or_else(|| Opening::any(next), |winner| offered(a, winner)))
    }

    fn doubles_to_redeal(&self) -> Option<usize> {
        Some(5)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn wins_at_once(&self) -> bool {
        false
    }

    fn first_pass(&self, agreed: &Agreed) -> i32 {
        number(agreed, "first-pass")
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let oriente = agreed.on("oriente");
        let (winner, out) = if let Some(Ending::Out(seat)) = round.finish.end {
            (Some(seat), true)
        } else {
            let mut side = if agreed.on("pair-total") {
                lightest(agreed, round)
            } else {
                lowest_hand(agreed, round)
            };
            if side.is_none() && oriente {
                side = Some(agreed.team(round.start.opening.seat));
            }
            (side.map(|side| lower_hand(agreed, round, side)), false)
        };
        let Some(winner) = winner else {
            return null(agreed);
        };
        let side = agreed.team(winner);
        let all: i32 = by_side(agreed, round).iter().sum();
        let points = if oriente {
            let puntos = match all {
                0..=2 => 0,
                3..=20 => 2,
                21..=30 => 3,
                31..=40 => 4,
                41..=50 => 5,
                _ => 6 + (all - 51) / 10,
            };
            let doubled = out && fits_both_ways(round);
            if doubled { 2 * puntos } else { puntos }
        } else if out && agreed.on("all-pips") {
            all
        } else {
            of_the_others(agreed, round, side)
        };
        one_scores(agreed, side, points, winner)
    }
}

pub(super) struct Brasileiro;

impl Game for Brasileiro {
    fn opening(
        &self,
        _: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let winner = past.and_then(|past| past.winner);
        Ok(winner.map_or_else(|| highest_opens(hands), Opening::any))
    }

    fn doubles_to_redeal(&self) -> Option<usize> {
        Some(4)
    }

    fn redeal_reason(&self) -> RedealReason {
        RedealReason::FourDoubles
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn counts(&self, past: Option<Past>) -> i32 {
        if past.is_some_and(|past| past.winner.is_none()) {
            2
        } else {
            1
        }
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        if let Some(Ending::Out(seat)) = round.finish.end {
            let (tile, ends) = last_lay(round).expect("the last tile lies at an end");
            let cruzada = if agreed.on("cruzada-6") { 6 } else { 4 };
            let points = match (is_double(tile), ends == [tile.0; 2]) {
                (true, true) => cruzada,
                (true, false) => 2,
                _ if fits_both_ways(round) => 3,
                _ => 1,
            };
            return one_scores(agreed, agreed.team(seat), points, seat);
        }
        match lightest(agreed, round) {
            Some(side) => one_scores(agreed, side, 1, lower_hand(agreed, round, side)),
            None => null(agreed),
        }
    }
}
