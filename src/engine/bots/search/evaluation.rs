//! Evaluates the end of a round for each side.

use crate::bots::review::Unit;
use crate::rules::{
    Board, Goal, LegalMoves, Options, Points, RoundResult, Rules, SEATS, Scored, Seating, Tally,
    Team, Teams,
};
use crate::table::View;

/// The value of a round's end to each team, from 0 to 1.
pub(in crate::bots) type Worth = [f32; SEATS];

/// The weight of winning the round itself, in addition to the effect of its points on the match.
const ROUND: f32 = 0.35;

/// The weight of the standing: an ordinary round changes a side's chances only by a fraction.
const STANDING: f32 = 0.65;

/// The evaluated result of a round.
pub(in crate::bots) struct Judged {
    /// Its value to each team, in the match.
    pub(in crate::bots) worth: Worth,
    /// Each team's share of the round.
    won: Worth,
    /// Each team's points, including those scored in play.
    points: Points,
}

/// Returns the totals with the points that the seat in turn scores if it does not ask for a new deal. `None` if it cannot ask
/// for one, or scores nothing by playing on.
pub(in crate::bots) fn playing_on<const WORDS: usize>(view: &View<'_, WORDS>) -> Option<Tally> {
    let options = &view.rules.options;
    let points = (view.rules.book.deal.playing_on_scores)(options);
    let may_ask = view.legal.is_some_and(LegalMoves::may_redeal);
    if !may_ask || points <= 0 {
        return None;
    }
    let mut tally = *view.tally;
    tally.write(options.seating.team(view.seat), points);
    Some(tally)
}

/// Evaluates by the match: points, limits, eliminations and games won.
pub(in crate::bots) struct Evaluation {
    tally: Tally,
    points_are_bad: bool,
}

impl Evaluation {
    /// `board` is the round in which `tally` was taken: what was scored in it is counted when it ends.
    pub(in crate::bots) fn new<const WORDS: usize>(
        rules: &Rules<WORDS>,
        tally: &Tally,
        board: &Board<WORDS>,
    ) -> Self {
        let mut tally = *tally;
        for team in rules.options.seating.each_team() {
            tally.write(team, -board.made_by(team));
        }
        Self {
            tally,
            points_are_bad: rules.book.tally.low_leads,
        }
    }

    /// Returns the value of a round that is dealt anew, which each side is equally likely to win.
    pub(in crate::bots) fn of_new_deal<const WORDS: usize>(
        rules: &Rules<WORDS>,
        tally: &Tally,
    ) -> Worth {
        let options = &rules.options;
        let evaluation = Self {
            tally: *tally,
            points_are_bad: rules.book.tally.low_leads,
        };
        let even = 1.0 / count(options.seating.each_team().count());
        let standing = evaluation.standing(tally, options);
        standing.map(|standing| STANDING * standing + ROUND * even)
    }

    /// Evaluates a round that has ended.
    pub(in crate::bots) fn judge<const WORDS: usize>(
        &self,
        rules: &Rules<WORDS>,
        ended: &RoundResult,
    ) -> Judged {
        let options = &rules.options;
        let mut tally = self.tally;
        if rules.in_play().is_some() {
            for team in options.seating.each_team() {
                tally.write(team, ended.made[team.index()]);
            }
        }
        let settled = rules.settle(ended, &mut tally, |_, _, _| {});
        let winners = settled.update.winners;
        let mut worth = if winners.is_empty() {
            self.standing(&tally, options)
        } else {
            let mut worth = [0.0; SEATS];
            let share = 1.0 / count(winners.len());
            for team in winners.iter() {
                worth[team.index()] = share;
            }
            worth
        };
        let scored = settled.scored.with(&ended.made).with(&settled.bonuses);
        let won = self.round_shares(&scored, options);
        for (worth, won) in worth.iter_mut().zip(won) {
            *worth = STANDING * *worth + ROUND * won;
        }
        Judged {
            worth,
            won,
            points: scored.points,
        }
    }

    /// Returns what a round won a team, minus the average of the other sides: in points, or in percent of winning it.
    pub(in crate::bots) fn won_in_unit(
        &self,
        judged: &Judged,
        unit: Unit,
        team: Team,
        seating: Seating,
    ) -> f64 {
        match unit {
            Unit::Percent => return 100.0 * f64::from(judged.won[team.index()]),
            Unit::Points => {}
        }
        let mut sum = 0.0;
        let mut count = 0.0_f64;
        for other in seating.each_team() {
            if other != team && !self.tally.is_out(other) {
                sum += f64::from(judged.points[other.index()]);
                count += 1.0;
            }
        }
        let ahead = f64::from(judged.points[team.index()]) - sum / count.max(1.0);
        if self.points_are_bad { -ahead } else { ahead }
    }

    /// Returns each side's share of the round: 1 for the side whose points won it, divided among equal sides.
    fn round_shares(&self, scored: &Scored, options: &Options) -> Worth {
        let sign = if self.points_are_bad { -1 } else { 1 };
        let mut best = i32::MIN;
        let mut winners = Teams::NONE;
        let mut sides = 0;
        for team in options.seating.each_team() {
            let points = sign * scored.points[team.index()];
            if self.tally.is_out(team) || points < best {
                continue;
            }
            if points > best {
                winners = Teams::NONE;
                sides = 0;
            }
            winners.insert(team);
            sides += 1;
            best = points;
        }
        let mut shares = [0.0; SEATS];
        let share = 1.0 / count(sides.max(1));
        for team in winners.iter() {
            shares[team.index()] = share;
        }
        shares
    }

    /// Estimates each side's chance to win the match from what it can still lose or must still reach.
    fn standing(&self, tally: &Tally, options: &Options) -> Worth {
        let limit = match options.goal {
            Goal::Limit(limit) => i32::try_from(limit).unwrap_or(i32::MAX),
            // If the lowest total wins, only the distance from the highest matters.
            Goal::Rounds(_) if self.points_are_bad => {
                100 + tally.totals().iter().max().copied().unwrap_or_default()
            }
            Goal::Rounds(_) => 100,
        };
        let mut worth = [0.0; SEATS];
        let mut sum = 0.0;
        for team in options.seating.each_team() {
            if tally.is_out(team) {
                continue;
            }
            let left = real((limit - tally.total(team)).max(1)) / real(limit);
            let strength = if self.points_are_bad {
                // The nearer the limit, the more a point is worth.
                left * left
            } else {
                1.0 / (left * left + 0.05)
            };
            worth[team.index()] = strength;
            sum += strength;
        }
        worth.map(|strength| strength / sum.max(f32::MIN_POSITIVE))
    }
}

#[expect(clippy::cast_precision_loss, reason = "few sides")]
fn count(number: usize) -> f32 {
    number as f32
}

#[expect(clippy::cast_precision_loss, reason = "points are few")]
fn real(points: i32) -> f32 {
    points as f32
}
