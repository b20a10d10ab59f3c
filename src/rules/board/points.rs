//! What a round's lays and passes make at once, as everybody sees it.

use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::in_play::{Deed, Made};
use crate::rules::layout::Layout;
use crate::rules::placement::{Arm, OpenEnd, Placement};
use crate::rules::seating::{SEATS, Team};
use crate::rules::tally::{Points, Tally};
use crate::rules::tile::Tile;

/// The points made in a round, by team. Small, for it is copied with every board: a round makes no thousands.
#[derive(Clone, Copy, Debug)]
pub(super) struct InRound {
    points: [i16; SEATS],
    /// What each team missed to the limit when the round began; as much as there can be where it missed more.
    missing: [i16; SEATS],
    pub(super) last: Option<Made>,
    /// What the last deed would have made, had it not passed the limit.
    pub(super) in_vain: Option<Made>,
}

impl InRound {
    pub(super) const NONE: Self = Self {
        points: [0; SEATS],
        missing: [i16::MAX; SEATS],
        last: None,
        in_vain: None,
    };

    pub(super) fn points(&self, team: Team) -> i32 {
        i32::from(self.points[team.index()])
    }

    fn missing(&self, team: Team) -> i32 {
        i32::from(self.missing[team.index()]) - self.points(team)
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// The round is played in a match that stands so; nothing was made in it yet.
    pub(in crate::rules) fn stands(&mut self, rules: &Rules<WORDS>, tally: &Tally) {
        for team in rules.options().seating.each_team() {
            let missing = tally.missing(team, rules.options());
            self.made.missing[team.index()] = i16::try_from(missing).unwrap_or(i16::MAX);
        }
    }

    /// Writes what the last deed made; tells whether that won the match at once. `laid`: whether it laid a tile, `is_out`:
    /// whether the round ended by it.
    #[inline(never)]
    pub(super) fn make_points(&mut self, rules: &Rules<WORDS>, laid: bool, is_out: bool) -> bool {
        let Some(in_play) = rules.in_play() else {
            return false;
        };
        (self.made.last, self.made.in_vain) = (None, None);
        let deed = self.deed(rules, laid, is_out, usize::from(laid));
        let Some(made) = in_play.points(&deed) else {
            return false;
        };
        let team = rules.options().seating.team(made.seat);
        let missing = self.made.missing(team);
        let points = in_play.written(made.points, missing);
        if points == 0 {
            self.made.in_vain = Some(made).filter(|made| made.points > 0);
            return false;
        }
        self.made.points[team.index()] += i16::try_from(points).expect("a lay makes few points");
        self.made.last = Some(Made { points, ..made });
        in_play.at_once && points >= missing
    }

    /// The last deed, as far as points depend on it; `skip`: how many entries of the history are the deed itself.
    fn deed(&self, rules: &Rules<WORDS>, laid: bool, is_out: bool, skip: usize) -> Deed<'_> {
        let before = self.history.iter().rev().skip(skip);
        let passes = before.take_while(|(_, public_move)| *public_move == PublicMove::Passed);
        let team = rules.options().seating.team(self.turn);
        Deed {
            seat: self.turn,
            laid,
            is_out,
            tiles: self.laid.len(),
            passes: passes.count(),
            opener: self.opener,
            missing: self.made.missing(team),
            layout: &self.layout,
        }
    }

    /// What the ends that may be laid on would show, if the seat in turn laid a tile so.
    #[must_use]
    pub fn ends_after(&self, rules: &Rules<WORDS>, placement: Placement) -> Vec<OpenEnd> {
        let layout = self.layout_after(rules, placement);
        let end = |arm: Arm| layout.ends[arm.index()];
        layout.open.iter().map(end).collect()
    }

    fn layout_after(&self, rules: &Rules<WORDS>, placement: Placement) -> Layout {
        let mut layout = self.layout;
        let end = rules.leaves(placement.tile, placement.orientation);
        layout.lay(rules.shape(), (self.turn, placement.arm), end, || false);
        layout
    }

    /// The points that a tile would make and that would be written, if the seat in turn laid it so; `is_last`: whether it is
    /// the last of its hand.
    #[must_use]
    pub fn would_make(&self, rules: &Rules<WORDS>, placement: Placement, is_last: bool) -> i32 {
        let Some(in_play) = rules.in_play() else {
            return 0;
        };
        let layout = self.layout_after(rules, placement);
        let is_out = is_last && !self.mates_hold(rules, self.turn);
        let deed = Deed {
            tiles: self.laid.len() + 1,
            layout: &layout,
            ..self.deed(rules, true, is_out, 0)
        };
        in_play
            .points(&deed)
            .map_or(0, |made| in_play.written(made.points, deed.missing))
    }

    /// The same, if the seat in turn opened the round with it.
    #[must_use]
    pub fn would_open_with(&self, rules: &Rules<WORDS>, tile: Tile, is_last: bool) -> i32 {
        let Some(in_play) = rules.in_play() else {
            return 0;
        };
        let mut layout = self.layout;
        let begins = rules.book().begins(tile, rules.options());
        layout.begin(rules.shape(), begins, self.playing);
        let is_out = is_last && !self.mates_hold(rules, self.turn);
        let deed = Deed {
            tiles: 1,
            opener: self.turn,
            layout: &layout,
            ..self.deed(rules, true, is_out, 0)
        };
        in_play
            .points(&deed)
            .map_or(0, |made| in_play.written(made.points, deed.missing))
    }

    /// What each team made in play in this round.
    pub(in crate::rules) fn all_made(&self) -> Points {
        self.made.points.map(i32::from)
    }
}
