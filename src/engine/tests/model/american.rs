//! Fives, threes-fives and bergen, as played at English-speaking tables.

use super::count::{by_side, null, of_the_others, one_scores, out_or_lightest};
use super::game::{
    Agreed, Drawing, Game, Laid, Lots, Opening, Past, Score, highest_double, highest_opens,
    lowest_double, next_seat,
};
use super::plain::last_two_unless;
use super::round::{End, Ending, Round};
use super::terms::{Tiles, is_double, other, sum};
use serpente_engine::rules::{RedealReason, Why};

/// Returns the outer end of an arm.
pub(super) fn outermost(round: &Round, arm: usize) -> Option<End> {
    let on = round.lays.iter().rev().find(|lay| lay.arm == arm)?;
    let inner = on.inner.expect("nothing is wild");
    Some(FIVES.end_of(on.tile, other(on.tile, inner)))
}

/// Returns the count: every tile at an end, a double with both halves; the first tile alone counts both halves.
pub(super) fn count(round: &Round, arms: usize) -> i32 {
    let first = round.start.first.expect("a tile lies");
    let worth = |end: End| match end {
        End::Half(half) => i32::from(half),
        End::Double(half) => 2 * i32::from(half),
        _ => unreachable!("nothing is wild"),
    };
    let mut sum = 0;
    let mut is_open = is_double(first);
    for arm in 0..arms {
        match outermost(round, arm) {
            Some(end) => sum += worth(end),
            None if arm == 0 && !is_double(first) => sum += i32::from(first.0),
            None if arm == 1 && !is_double(first) => sum += i32::from(first.1),
            // An opening double is counted once; a tip without a tile is not counted.
            None if arm < 2 && std::mem::take(&mut is_open) => sum += 2 * i32::from(first.0),
            None => {}
        }
    }
    sum
}

/// Returns the opening by the seat that the lots chose, in the first round.
fn by_lot(lot: Option<usize>) -> Opening {
    Opening::any(lot.expect("lots were drawn"))
}

/// Fives, and all threes, which is the same by threes.
pub(super) struct Multiples {
    number: i32,
    /// The house rule that divides points by the number.
    divided: &'static str,
}

pub(super) const FIVES: Multiples = Multiples {
    number: 5,
    divided: "by-five",
};
pub(super) const ALL_THREES: Multiples = Multiples {
    number: 3,
    divided: "by-three",
};

impl Multiples {
    /// Returns the doubles with tips, in the order in which both their sides were covered.
    fn with_tips(agreed: &Agreed, round: &Round) -> Vec<u8> {
        if agreed.is("spinner", "none") {
            return Vec::new();
        }
        let first = round.start.first.expect("a tile lies");
        let lain = round.lays.iter().map(|lay| lay.tile);
        let doubles: Vec<u8> = [first]
            .into_iter()
            .chain(lain)
            .filter(|tile| is_double(*tile))
            .map(|tile| tile.0)
            .collect();
        // When the second side of each was covered: by the tile laid on it; for the first tile, by the later of two.
        let covered = |double: u8| -> Option<usize> {
            if first == (double, double) {
                let on = |arm: usize| round.lays.iter().position(|lay| lay.arm == arm);
                return Some(on(0)?.max(on(1)?));
            }
            let at = round
                .lays
                .iter()
                .position(|lay| lay.tile == (double, double))?;
            let arm = round.lays[at].arm;
            let mut later = round.lays.iter().enumerate().skip(at + 1);
            later.find(|(_, lay)| lay.arm == arm).map(|(when, _)| when)
        };
        let spinners = if agreed.is("spinner", "all") { 7 } else { 1 };
        let mut tips: Vec<(usize, u8)> = doubles
            .into_iter()
            .take(spinners)
            .filter_map(|double| Some((covered(double)?, double)))
            .collect();
        tips.sort_unstable();
        tips.into_iter().map(|(_, double)| double).collect()
    }
}

impl Game for Multiples {
    fn lots(&self) -> Lots {
        Lots::Opener
    }

    fn draws_lots(&self, agreed: &Agreed, past: Option<Past>) -> bool {
        !agreed.on("highest-double") && past.and_then(|past| past.out).is_none()
    }

    fn opening(
        &self,
        a: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        if a.on("highest-double") {
            return Ok(highest_opens(hands));
        }
        let out = past.and_then(|past| past.out);
        Ok(out.map_or_else(|| by_lot(lot), Opening::any))
    }

    fn shows_doubles(&self) -> bool {
        true
    }

    fn has_tips(&self, agreed: &Agreed) -> bool {
        !agreed.is("spinner", "none")
    }

    fn shows(&self, agreed: &Agreed, round: &Round) -> Option<Vec<End>> {
        let tips = Self::with_tips(agreed, round);
        let bare = tips.into_iter().flat_map(|double| [End::Half(double); 2]);
        let first = self.first_ends(agreed, round.start.first?);
        let ends = first.into_iter().chain(bare).enumerate();
        let shown = ends.map(|(arm, bare)| outermost(round, arm).unwrap_or(bare));
        Some(shown.collect())
    }

    fn count(&self, round: &Round) -> i32 {
        count(round, round.arms.ends.len())
    }

    fn made(&self, agreed: &Agreed, round: &Round, _: Laid) -> Option<(i32, Why)> {
        let count = self.count(round);
        let unit = if agreed.on(self.divided) {
            self.number
        } else {
            1
        };
        (count % self.number == 0).then_some((count / unit, Why::Count))
    }

    fn exact(&self, agreed: &Agreed) -> bool {
        agreed.on("exact") && (agreed.on(self.divided) || agreed.limit % self.number == 0)
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    fn never_drawn(&self, agreed: &Agreed) -> usize {
        last_two_unless(!agreed.on("last-two"))
    }

    /// Returns the score: the opponents' pips, rounded to the nearest multiple.
    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let blocked = round.finish.end == Some(Ending::Blocked);
        let Some(winner) = out_or_lightest(agreed, round) else {
            return null(agreed);
        };
        let side = agreed.team(winner);
        let rounded = |pips: i32| {
            let rest = pips % self.number;
            pips / self.number + i32::from(2 * rest > self.number)
        };
        let all = of_the_others(agreed, round, side);
        let times = if blocked && agreed.on("minus-own") {
            rounded(all - by_side(agreed, round)[side])
        } else if agreed.is("rounding", "sum") {
            rounded(all)
        } else {
            let seats = round.seats.iter();
            let others = seats.filter(|&&seat| agreed.team(seat) != side);
            others.map(|&seat| rounded(sum(&round.hands[seat]))).sum()
        };
        let worth = if agreed.on(self.divided) {
            1
        } else {
            self.number
        };
        one_scores(agreed, side, (times * worth).max(0), winner)
    }
}

pub(super) struct ThreesFives;

impl Game for ThreesFives {
    fn lots(&self) -> Lots {
        Lots::Opener
    }

    fn opening(
        &self,
        a: &Agreed,
        _: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        Ok(match past {
            None => by_lot(lot),
            Some(past) => Opening::any(next_seat(a, past.right)),
        })
    }

    fn shows_doubles(&self) -> bool {
        true
    }

    fn made(&self, agreed: &Agreed, round: &Round, laid: Laid) -> Option<(i32, Why)> {
        let table = [
            (3, 1),
            (5, 1),
            (6, 2),
            (9, 3),
            (10, 2),
            (12, 4),
            (15, 8),
            (18, 6),
            (20, 4),
        ];
        let count = count(round, 2);
        let known = table.iter().find(|(known, _)| *known == count);
        let mut points = known.map_or(0, |(_, points)| *points);
        points += i32::from(laid.out);
        if agreed.on("knock-points") {
            points += laid.knocks;
        }
        let opening = round.lays.is_empty();
        let refused = agreed.on("no-down") && opening && points >= laid.missing;
        (!refused).then_some((points, Why::Count))
    }

    fn exact(&self, agreed: &Agreed) -> bool {
        !agreed.on("past")
    }

    fn whole_team(&self, agreed: &Agreed) -> bool {
        !agreed.on("first-out")
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::Never
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        let mut score = null(agreed);
        if let Some(Ending::Out(seat)) = round.finish.end {
            score.winner = Some(seat);
        }
        score
    }
}

pub(super) struct Bergen;

impl Game for Bergen {
    fn opening(
        &self,
        agreed: &Agreed,
        hands: &[Tiles],
        _: Option<Past>,
        _: Option<usize>,
    ) -> Result<Opening, RedealReason> {
        let double = if agreed.on("lowest-double") {
            lowest_double(hands)
        } else {
            highest_double(hands)
        };
        let (seat, tile) = double.ok_or(RedealReason::NoDouble)?;
        Ok(Opening::with(seat, tile))
    }

    fn shows_doubles(&self) -> bool {
        true
    }

    fn made(&self, agreed: &Agreed, round: &Round, laid: Laid) -> Option<(i32, Why)> {
        let half = |end: End| match end {
            End::Half(half) | End::Double(half) => half,
            _ => unreachable!("nothing is wild"),
        };
        if half(round.arms.ends[0]) != half(round.arms.ends[1]) {
            return None;
        }
        let (points, why) = if !round.lays.is_empty()
            && round
                .arms
                .ends
                .iter()
                .any(|end| matches!(end, End::Double(_)))
        {
            (3, Why::TripleHeader)
        } else {
            (2, Why::Header)
        };
        let near = agreed.on("slow-finish") && (laid.missing == 2 || laid.missing == 3);
        Some((if near { laid.missing - 1 } else { points }, why))
    }

    fn drawing(&self, _: &Agreed) -> Drawing {
        Drawing::UntilOneFits
    }

    fn never_drawn(&self, agreed: &Agreed) -> usize {
        last_two_unless(agreed.on("empty-yard"))
    }

    fn score(&self, agreed: &Agreed, round: &Round) -> Score {
        if let Some(Ending::Out(seat)) = round.finish.end {
            let points = if agreed.on("out-2") { 2 } else { 1 };
            return one_scores(agreed, seat, points, seat);
        }
        let doubles = |seat: usize| {
            let held = round.hands[seat].iter().filter(|tile| is_double(**tile));
            if agreed.on("lightest") {
                0
            } else {
                held.count()
            }
        };
        let fewest = round.seats.iter().map(|&seat| doubles(seat)).min();
        let mut left: Vec<(i32, usize)> = Vec::new();
        for &seat in &round.seats {
            if Some(doubles(seat)) == fewest {
                left.push((sum(&round.hands[seat]), seat));
            }
        }
        left.sort_unstable();
        match left[..] {
            [(least, _), (second, _), ..] if least == second => null(agreed),
            [(_, seat), ..] => one_scores(agreed, seat, 1, seat),
            [] => unreachable!("somebody plays"),
        }
    }
}
