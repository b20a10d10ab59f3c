//! The points that laid tiles and passes scored in a round.

use crate::rules::compiled::Rules;
use crate::rules::count::{InPlay, Made, Points, Why};
use crate::rules::match_score::Tally;
use crate::rules::seats::{SEATS, Seat, Seating, Team};

/// The points scored in a round, by team. Small types, since it is copied with every board and no round scores thousands.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct PointsMade {
    points: [i16; SEATS],
    /// How many points each team needed to reach the limit when the round began, at most [`i16::MAX`].
    missing: [i16; SEATS],
    /// The points of the last move.
    last: Option<Made>,
    /// Points for passes that the last move scored as well: for those before a tile that scored by itself, for a second reason
    /// before a tile, or for the first pass of a match.
    besides: Option<Made>,
    /// Whether the points of the last move count.
    written: bool,
    /// Whether a turn has been passed in the match already.
    pub(super) passed: bool,
}

impl PointsMade {
    pub(super) const NONE: Self = Self {
        points: [0; SEATS],
        missing: [i16::MAX; SEATS],
        last: None,
        besides: None,
        written: false,
        passed: false,
    };

    /// Sets how many points each team needs to reach the limit, from the totals before the round.
    pub(in crate::rules) fn set_missing<const WORDS: usize>(
        &mut self,
        rules: &Rules<WORDS>,
        tally: &Tally,
    ) {
        if rules.in_play().is_none() {
            return;
        }
        self.passed = tally.has_passed;
        for team in rules.options.seating.each_team() {
            let missing = tally.missing(team, &rules.options);
            self.missing[team.index()] = i16::try_from(missing).unwrap_or(i16::MAX);
        }
    }

    /// Returns the points that a team scored.
    pub(super) fn of(&self, team: Team) -> i32 {
        i32::from(self.points[team.index()])
    }

    /// Returns the points that each team scored.
    pub(in crate::rules) fn of_all(&self) -> Points {
        self.points.map(i32::from)
    }

    /// Returns how many points a team still needs to reach the limit.
    pub(super) fn missing(&self, team: Team) -> i32 {
        i32::from(self.missing[team.index()]) - self.of(team)
    }

    /// Returns whether the last move scored any points, also those for passes that it scored besides.
    #[inline]
    pub(super) fn has_last_written(&self) -> bool {
        self.written && self.last.is_some() || self.besides.is_some()
    }

    /// Returns the points that the last move scored, if it scored any.
    pub(super) fn last_written(&self) -> Option<Made> {
        if self.written { self.last } else { None }
    }

    /// Returns the points that the last move would have scored but did not.
    pub(super) fn last_in_vain(&self) -> Option<Made> {
        if self.written { None } else { self.last }
    }

    /// Returns the points for passes that the last move scored besides.
    pub(super) fn besides(&self) -> Option<Made> {
        self.besides
    }

    /// Notes that the last move scored nothing.
    #[inline]
    pub(super) fn nothing(&mut self) {
        self.last = None;
        self.besides = None;
    }

    /// Notes the points of the last move, and whether they count.
    pub(super) fn note(&mut self, made: Option<Made>, written: bool) {
        self.last = made;
        self.written = written;
    }

    /// Scores points for passes, besides those of the last move.
    pub(super) fn score_besides(&mut self, seating: Seating, besides: Option<Made>) {
        self.besides = besides;
        if let Some(besides) = besides {
            self.score(seating, besides);
        }
    }

    /// Scores points.
    pub(super) fn score(&mut self, seating: Seating, made: Made) {
        let points = i16::try_from(made.points).expect("a move makes few points");
        self.points[seating.team(made.seat).index()] += points;
    }

    /// Scores points of another seat's tile for this seat, if they count for its side. Returns whether that won the match at
    /// once.
    pub(super) fn take(
        &mut self,
        seating: Seating,
        in_play: &InPlay,
        made: Made,
        seat: Seat,
    ) -> bool {
        let why = Why::Muggins;
        let taken = Made { seat, why, ..made };
        let missing = self.missing(seating.team(seat));
        let counts = in_play.may_write(taken.points, missing);
        self.note(Some(taken), counts);
        if counts {
            self.score(seating, taken);
        }
        counts && in_play.at_once && taken.points >= missing
    }
}
