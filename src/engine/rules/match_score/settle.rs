//! How the result of a round is added to the totals.

use crate::rules::compiled::Rules;
use crate::rules::count::{Bonus, End, Points, RoundResult, Scored};
use crate::rules::match_score::{MatchUpdate, Tally};
use crate::rules::seats::{SEATS, Seat};

/// The score of a round, and its effects on the match.
#[derive(Clone, Copy, Debug)]
pub struct Settled {
    /// The points of the round, and its winner.
    pub scored: Scored,
    /// The bonuses at the end of the round, by team.
    pub bonuses: Points,
    /// The changes in the match.
    pub update: MatchUpdate,
}

impl<const WORDS: usize> Rules<WORDS> {
    /// Returns the points of a round by its rule book, as far as they count, and its winner. `tally` holds the totals with the
    /// points scored in play.
    pub fn score(&self, ended: &RoundResult, tally: &Tally) -> Scored {
        if let End::Won(seat) = ended.end {
            // The match is over, so hands are no longer counted.
            return Scored::by_winner(Some(seat), 0, self.options.seating);
        }
        let mut scored = self.owed(ended, tally);
        let enough = (self.book.tally.opens_account)(&self.options);
        if enough > 0 {
            for team in self.options.seating.each_team() {
                let points = &mut scored.points[team.index()];
                if tally.total(team) == 0 && *points < enough {
                    *points = 0;
                }
            }
        }
        if let Some(in_play) = self.in_play() {
            for team in self.options.seating.each_team() {
                let missing = tally.missing(team, &self.options);
                let points = &mut scored.points[team.index()];
                if !in_play.may_write(*points, missing) {
                    *points = 0;
                }
            }
        }
        scored
    }

    /// Returns the points that a round gives each team: those by the rule book, multiplied if the round counts more than once,
    /// and points kept from earlier rounds, which the side with the most gets. Does not check whether they are enough to count.
    pub fn owed(&self, ended: &RoundResult, tally: &Tally) -> Scored {
        let mut scored = self.by_book(ended);
        if tally.next_counts > 1 {
            for points in &mut scored.points {
                *points *= tally.next_counts;
            }
        }
        if tally.waiting > 0 {
            add_waiting(&mut scored.points, tally.waiting);
        }
        for team in self.options.seating.each_team() {
            let points = &mut scored.points[team.index()];
            if *points > 0 {
                *points += tally.hung[team.index()];
            }
        }
        scored
    }

    /// Returns the points by the rule book alone.
    fn by_book(&self, ended: &RoundResult) -> Scored {
        let by_book = self.book.count.score;
        // To read the house rules about rounding takes longer than to round.
        let Some(rounding) = self.rounding else {
            return by_book(ended, &self.options);
        };
        let scored = rounding.takes(ended, self.options.seating);
        debug_assert_eq!(scored, by_book(ended, &self.options));
        scored
    }

    /// Keeps points that are too few to count for the next round, in games that do so. `written` are the points that counted;
    /// `before` are the totals before them.
    pub fn hang(&self, ended: &RoundResult, written: &Points, before: &Tally, tally: &mut Tally) {
        if self.keeps_too_little() {
            let owed = self.owed(ended, before).points;
            self.keep_too_little(&owed, written, tally);
        }
    }

    fn keeps_too_little(&self) -> bool {
        (self.book.tally.too_little_waits)(&self.options)
    }

    fn keep_too_little(&self, owed: &Points, written: &Points, tally: &mut Tally) {
        for team in self.options.seating.each_team() {
            let owed = owed[team.index()];
            if owed > 0 {
                tally.hung[team.index()] = owed - written[team.index()];
            }
        }
    }

    /// Adds the result of a round to the totals, which already include the points scored in play: first its bonuses, each
    /// emitted with the winner's seat and the totals after it, then its points.
    pub fn settle(
        &self,
        ended: &RoundResult,
        tally: &mut Tally,
        mut told: impl FnMut(Seat, Bonus, &Tally),
    ) -> Settled {
        let scored = self.score(ended, tally);
        let mut bonuses = [0; SEATS];
        let won_at_once = matches!(ended.end, End::Won(_));
        if let Some(seat) = scored.winner.filter(|_| !won_at_once) {
            let team = self.options.seating.team(seat);
            for bonus in (self.book.count.bonuses)(ended, tally.rounds + 1, &self.options) {
                tally.write(team, bonus.points);
                bonuses[team.index()] += bonus.points;
                told(seat, bonus, tally);
            }
        }
        if self.keeps_too_little() {
            let owed = self.owed(ended, tally).points;
            self.keep_too_little(&owed, &scored.points, tally);
        }
        let waiting = (self.book.tally.left_waiting)(ended, &self.options);
        tally.waiting = waiting.map_or(0, |points| tally.waiting + points);
        tally.add(&scored.points);
        Settled {
            scored,
            bonuses,
            update: (self.book.tally.settle)(tally, &scored, &self.options),
        }
    }
}

/// Adds kept points to the points of the side that has most, or of all such sides.
fn add_waiting(points: &mut Points, waiting: i32) {
    let most = points.iter().max().copied().unwrap_or_default();
    if most > 0 {
        for points in points.iter_mut().filter(|points| **points == most) {
            *points += waiting;
        }
    }
}
