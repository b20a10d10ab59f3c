//! What a round's lays make at once, as everybody sees it.

use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::in_play::{Laid, Made};
use crate::rules::layout::Layout;
use crate::rules::placement::{Arm, Move, OpenEnd, Placement};
use crate::rules::seating::{SEATS, Team};
use crate::rules::tally::{Points, Tally};
use crate::rules::tile::Tile;

/// The points made in a round, by team. Small, for it is copied with every board: a round makes no thousands.
#[derive(Clone, Copy, Debug)]
pub(super) struct InRound {
    points: [i16; SEATS],
    /// What each team missed to the limit when the round began, at most [`i16::MAX`].
    missing: [i16; SEATS],
    /// What the last move made.
    last: Option<Made>,
    /// Whether that was written.
    written: bool,
}

impl InRound {
    pub(super) const NONE: Self = Self {
        points: [0; SEATS],
        missing: [i16::MAX; SEATS],
        last: None,
        written: false,
    };

    pub(super) fn points(&self, team: Team) -> i32 {
        i32::from(self.points[team.index()])
    }

    fn missing(&self, team: Team) -> i32 {
        i32::from(self.missing[team.index()]) - self.points(team)
    }

    /// The last move made nothing.
    #[inline]
    pub(super) fn nothing(&mut self) {
        self.last = None;
    }

    pub(super) fn written(&self) -> Option<Made> {
        self.last.filter(|_| self.written)
    }

    pub(super) fn in_vain(&self) -> Option<Made> {
        self.last.filter(|_| !self.written)
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// The round is played in a match in which the teams have these totals; nothing was made in it yet.
    pub(in crate::rules) fn set_missing(&mut self, rules: &Rules<WORDS>, tally: &Tally) {
        if rules.in_play().is_none() {
            return;
        }
        for team in rules.options().seating.each_team() {
            let missing = tally.missing(team, rules.options());
            self.made.missing[team.index()] = i16::try_from(missing).unwrap_or(i16::MAX);
        }
    }

    /// Writes what the tile made that was just laid; tells whether that won the match at once. `is_out`: whether the round
    /// ended by it.
    #[inline(never)]
    pub(super) fn make_points(&mut self, rules: &Rules<WORDS>, is_out: bool) -> bool {
        let Some(in_play) = rules.in_play() else {
            return false;
        };
        let laid = Laid {
            opens: self.laid.len() == 1,
            is_out,
            ..self.about_to_lay(rules, 1)
        };
        let (made, missing) = (in_play.points(&laid), laid.missing);
        let written = made.filter(|made| in_play.writes(*made, &laid));
        (self.made.last, self.made.written) = (made, written.is_some());
        let Some(written) = written else {
            return false;
        };
        let team = rules.options().seating.team(written.seat);
        let points = i16::try_from(written.points).expect("a lay makes few points");
        self.made.points[team.index()] += points;
        written.points >= missing
    }

    /// A tile that the seat in turn is about to lay, as far as it does not matter which; `done`: how many moves were made
    /// since.
    fn about_to_lay(&self, rules: &Rules<WORDS>, done: usize) -> Laid<'_> {
        let before = self.history.iter().rev().skip(done);
        let knocks = before.take_while(|(_, public_move)| *public_move == PublicMove::Passed);
        Laid {
            seat: self.turn,
            opens: self.first.is_none(),
            is_out: false,
            knocks: knocks.count(),
            missing: self.made.missing(rules.options().seating.team(self.turn)),
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

    fn opened_with(&self, rules: &Rules<WORDS>, tile: Tile) -> Layout {
        let mut layout = self.layout;
        layout.begin(rules.shape(), rules.begins(tile), self.playing);
        layout
    }

    /// The points that each move of the seat in turn would make at once and that would be written.
    pub fn foresee<'a>(&'a self, rules: &'a Rules<WORDS>) -> impl Fn(Move) -> i32 + 'a {
        let in_play = rules.in_play();
        let about_to = in_play.map(|_| Laid {
            is_out: self.goes_out_next(rules),
            ..self.about_to_lay(rules, 0)
        });
        move |play| {
            let (Some(in_play), Some(about_to)) = (in_play, &about_to) else {
                return 0;
            };
            let layout = match play {
                Move::Open(tile) => self.opened_with(rules, tile),
                Move::Lay(placement) => self.layout_after(rules, placement),
                _ => return 0,
            };
            let laid = Laid {
                layout: &layout,
                ..*about_to
            };
            let written = |made: &Made| in_play.writes(*made, &laid);
            in_play
                .points(&laid)
                .filter(written)
                .map_or(0, |made| made.points)
        }
    }

    /// The points that a move of the seat in turn would make at once and that would be written.
    #[must_use]
    pub fn would_make(&self, rules: &Rules<WORDS>, play: Move) -> i32 {
        self.foresee(rules)(play)
    }

    /// What each team made in play in this round.
    pub(in crate::rules) fn all_made(&self) -> Points {
        self.made.points.map(i32::from)
    }
}
