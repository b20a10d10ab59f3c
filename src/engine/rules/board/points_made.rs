//! The points that laid tiles score at once.

use super::replay::lay_and_go_on;
use super::said_count::{AfterTile, is_right};
use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::count::{End, Laid, LastTile, Made, PassPoints, Points, Why};
use crate::rules::fit::{Arm, ArmLayout, Move, OpenEnd, Placement};
use crate::rules::match_score::Tally;
use crate::rules::seats::{SEATS, Seat, Seating, Team};
use crate::rules::tile::{Pip, Tile};

/// The points scored in a round, by team. Small types, since it is copied with every board and no round scores thousands.
#[derive(Clone, Copy, Debug)]
pub(super) struct InRound {
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
    passed: bool,
}

impl InRound {
    pub(super) const NONE: Self = Self {
        points: [0; SEATS],
        missing: [i16::MAX; SEATS],
        last: None,
        besides: None,
        written: false,
        passed: false,
    };

    pub(super) fn points(&self, team: Team) -> i32 {
        i32::from(self.points[team.index()])
    }

    pub(super) fn missing(&self, team: Team) -> i32 {
        i32::from(self.missing[team.index()]) - self.points(team)
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

    pub(super) fn add(&mut self, seating: Seating, made: Made) {
        let points = i16::try_from(made.points).expect("a move makes few points");
        self.points[seating.team(made.seat).index()] += points;
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// Returns the points that a team scored in play in this round. They are included in the totals already.
    pub(crate) fn made_by(&self, team: Team) -> i32 {
        self.made.points(team)
    }

    /// Returns all points that the last move scored: those of [`just_made`](Self::just_made), and then those that passes scored
    /// besides.
    pub fn all_just_made(&self) -> impl Iterator<Item = Made> {
        self.just_made().into_iter().chain(self.made.besides)
    }

    /// Returns the points that the last move scored, if it scored any.
    pub fn just_made(&self) -> Option<Made> {
        self.made.last.filter(|_| self.made.written)
    }

    /// Returns the points that the last move would have scored but did not, because they would have passed a limit that must
    /// be met exactly, or the opening tile cannot win the match.
    pub fn made_in_vain(&self) -> Option<Made> {
        self.made.last.filter(|_| !self.made.written)
    }

    /// Sets how many points each team needs to reach the limit, from the totals before the round.
    pub(in crate::rules) fn set_missing(&mut self, rules: &Rules<WORDS>, tally: &Tally) {
        if rules.in_play().is_none() {
            return;
        }
        self.made.passed = tally.has_passed;
        for team in rules.options.seating.each_team() {
            let missing = tally.missing(team, &rules.options);
            self.made.missing[team.index()] = i16::try_from(missing).unwrap_or(i16::MAX);
        }
    }

    /// Scores the tile just laid. Returns what comes of it. `is_out` says whether it ended the round.
    #[inline(never)]
    pub(super) fn make_points(&mut self, rules: &Rules<WORDS>, is_out: bool) -> AfterTile {
        let Some(in_play) = rules.in_play() else {
            return AfterTile::GoesOn;
        };
        let said = self.turn.said.take();
        let laid = Laid {
            is_out,
            ..self.about_to_lay(rules, 1)
        };
        let of_tile = in_play.points(&laid);
        let mut made = of_tile;
        let mut besides = None;
        if rules.shortcuts.scores_passes {
            let opening = self.points_of_opening_before(in_play.passes, &laid);
            let circle = self.points_of_circle_before(in_play.passes, &laid);
            // No game has points for all three.
            made = of_tile.or(opening).or(circle);
            besides = match (of_tile, opening) {
                (None, None) => None,
                (Some(_), Some(_)) => opening,
                (Some(_), None) | (None, Some(_)) => circle,
            };
        }
        if let (Some(rule), Some(said)) = (in_play.said, said)
            && !is_right(said, self.layout.count(), made)
        {
            return self.after_wrong_number(rules, rule, said, made);
        }
        if made.is_none() {
            self.made.nothing();
            return AfterTile::GoesOn;
        }
        let missing = laid.missing;
        let written = made.filter(|made| in_play.writes(*made, &laid));
        self.made.note(made, written.is_some());
        self.made.besides = besides;
        if let Some(besides) = self.made.besides {
            self.made.add(rules.options.seating, besides);
        }
        let Some(written) = written else {
            return AfterTile::GoesOn;
        };
        self.made.add(rules.options.seating, written);
        if in_play.at_once && written.points >= missing {
            AfterTile::Won(written.seat)
        } else {
            AfterTile::GoesOn
        }
    }

    /// Scores the pass just made.
    #[inline(never)]
    pub(super) fn make_points_of_pass(&mut self, rules: &Rules<WORDS>) {
        self.made.nothing();
        let Some(in_play) = rules.in_play() else {
            return;
        };
        if !rules.shortcuts.scores_passes {
            self.made.passed |= self.opening.first.is_some();
            return;
        }
        let of_pass = self.points_of_pass(rules, in_play.passes);
        let of_first = self.points_of_first_pass(in_play.passes);
        if let Some(made) = of_pass.or(of_first) {
            self.made.note(Some(made), true);
            self.made.besides = of_pass.and(of_first);
            self.made.add(rules.options.seating, made);
        }
        if let Some(besides) = self.made.besides {
            self.made.add(rules.options.seating, besides);
        }
        self.made.passed |= self.opening.first.is_some();
    }

    /// Returns the points of the pass just made, if it is the first of the match.
    fn points_of_first_pass(&self, passes: PassPoints) -> Option<Made> {
        if self.opening.first.is_none() || self.made.passed {
            return None;
        }
        let next = self.playing.after(self.turn.seat).unwrap_or(self.turn.seat);
        Made::of_pass(next, passes.first, Why::FirstPass)
    }

    /// Returns the points of the pass just made, whether or not it is the first of the match.
    fn points_of_pass(&self, rules: &Rules<WORDS>, passes: PassPoints) -> Option<Made> {
        if self.opening.first.is_none() {
            let next = self.playing.after(self.turn.seat).unwrap_or(self.turn.seat);
            return Made::of_pass(next, passes.handed_on, Why::Pass);
        }
        let is_after_tile = self.knocks(0) == 1;
        if passes.each > 0 {
            let scores = is_after_tile && !self.is_shut(rules);
            let last = self.last_laid().filter(|_| scores)?;
            return Made::of_pass(last, passes.each, Why::Pass);
        }
        if is_after_tile && self.tiles_that_lie() == 1 && !passes.opening_void {
            return self.points_of_opening_pass(passes);
        }
        None
    }

    /// Returns the points for the pass right after the opening tile.
    fn points_of_opening_pass(&self, passes: PassPoints) -> Option<Made> {
        let is_plain = !self.opening.first.is_some_and(Tile::is_double) && passes.opening_plain > 0;
        let points = if is_plain {
            passes.opening_plain
        } else {
            passes.opening
        };
        Made::of_pass(self.opening.seat, points, Why::Pass)
    }

    /// Returns the points of the tile just laid for an opening pass that only this tile shows not to be void.
    fn points_of_opening_before(&self, passes: PassPoints, laid: &Laid<'_>) -> Option<Made> {
        if laid.tiles == 2 && laid.knocks == 1 && passes.opening_void {
            self.points_of_opening_pass(passes)
        } else {
            None
        }
    }

    /// Returns the points of the tile just laid for the passes of all others before it.
    fn points_of_circle_before(&self, passes: PassPoints, laid: &Laid<'_>) -> Option<Made> {
        let (points, why) = if passes.galo > 0 {
            (passes.galo - passes.each, Why::Galo)
        } else {
            (passes.circle, Why::AllPassed)
        };
        let all_passed = laid.tiles > 1 && laid.knocks == self.playing.len() - 1;
        if all_passed {
            Made::of_pass(self.turn.seat, points, why)
        } else {
            None
        }
    }

    /// Returns whether no tile that is not on the table fits anywhere.
    fn is_shut(&self, rules: &Rules<WORDS>) -> bool {
        self.layout
            .open
            .iter()
            .all(|arm| !rules.can_be_joined(self.end_of(arm), self.tiles.laid))
    }

    /// Returns how many tiles are on the table, without one that was taken out of the set.
    fn tiles_that_lie(&self) -> usize {
        self.tiles.laid.len() - usize::from(self.tiles.left_out)
    }

    /// Returns how many turns in a row were passed before the last `done` moves.
    fn knocks(&self, done: usize) -> usize {
        let before = self.history.iter().rev().skip(done);
        before
            .take_while(|(_, public_move)| *public_move == PublicMove::Passed)
            .count()
    }

    /// Describes the tile that the seat in turn is about to lay, except for what depends on which tile it is. `done` is how
    /// many moves were made since.
    fn about_to_lay(&self, rules: &Rules<WORDS>, done: usize) -> Laid<'_> {
        Laid {
            seat: self.turn.seat,
            tiles: self.tiles_that_lie() + 1 - done,
            is_out: false,
            knocks: self.knocks(done),
            missing: self
                .made
                .missing(rules.options.seating.team(self.turn.seat)),
            layout: &self.layout,
        }
    }

    /// Returns what the open ends would show if the seat in turn laid a tile like this.
    pub(crate) fn ends_after(&self, rules: &Rules<WORDS>, placement: Placement) -> Vec<OpenEnd> {
        let layout = self
            .layout_with(rules, Move::Lay(placement))
            .expect("a tile is laid");
        layout
            .open
            .iter()
            .map(|arm| layout.ends[arm.index()])
            .collect()
    }

    /// Returns the layout after the seat in turn has laid a tile so; `None` if the move lays none.
    fn layout_with(&self, rules: &Rules<WORDS>, play: Move) -> Option<ArmLayout> {
        let mut layout = self.layout;
        match play {
            Move::Open(tile) => layout.begin(rules.shape, rules.begins(tile), self.playing),
            Move::Lay(placement) => {
                let mut laid = self.tiles.laid;
                laid.insert(placement.tile);
                lay_and_go_on(rules, &mut layout, self.turn.seat, placement, laid);
            }
            _ => return None,
        }
        Some(layout)
    }

    /// Returns a function for the points that each move of the seat in turn would score at once, without those that any move
    /// would score.
    pub fn foresee<'a>(&'a self, rules: &'a Rules<WORDS>) -> impl Fn(Move) -> i32 + 'a {
        let by_tile = rules.in_play().filter(|in_play| in_play.is_by_tile());
        // What is the same for each tile is found once.
        let about_to = by_tile.map(|_| Laid {
            is_out: self.goes_out_next(rules),
            ..self.about_to_lay(rules, 0)
        });
        move |play| {
            let (Some(in_play), Some(about_to)) = (by_tile, &about_to) else {
                return 0;
            };
            let Some(layout) = self.layout_with(rules, play) else {
                return 0;
            };
            let laid = Laid {
                layout: &layout,
                ..*about_to
            };
            match in_play.points(&laid) {
                Some(made) if in_play.writes(made, &laid) => made.points,
                _ => 0,
            }
        }
    }

    /// Returns the board as it will be when the seat in turn has laid a tile so, if the move is to lay one.
    #[must_use]
    pub fn after(&self, rules: &Rules<WORDS>, play: Move) -> Option<Self> {
        let mut after = self.clone();
        match play {
            Move::Open(tile) => after.open_with(rules, tile),
            Move::Lay(placement) => after.lay_on_arm::<false>(rules, placement, || false),
            _ => return None,
        }
        Some(after)
    }

    /// Returns the count of the ends after this move of the seat in turn, in pips.
    pub fn count_after(&self, rules: &Rules<WORDS>, play: Move) -> u32 {
        let layout = self.layout_with(rules, play);
        layout.as_ref().unwrap_or(&self.layout).count()
    }

    /// Returns the seat that laid the last tile.
    pub(in crate::rules) fn last_laid(&self) -> Option<Seat> {
        self.last_lay().map(|(seat, _)| seat)
    }

    /// Returns the last move that laid a tile, and its seat.
    fn last_lay(&self) -> Option<(Seat, PublicMove)> {
        let mut moves = self.history.iter().rev();
        moves.find(|(_, public_move)| public_move.is_lay()).copied()
    }

    /// Returns the last tile laid on a line, if points depend on it.
    pub(in crate::rules) fn last_tile(&self, rules: &Rules<WORDS>) -> Option<LastTile> {
        if !rules.book.count.asks_last_tile || !rules.shape.is_line() {
            return None;
        }
        let (_, PublicMove::Laid(placement)) = self.last_lay()? else {
            return None;
        };
        let Placement { tile, arm, .. } = placement;
        let covered = placement.inner().unwrap_or(tile.high());
        let other = if arm == Arm::LEFT {
            Arm::RIGHT
        } else {
            Arm::LEFT
        };
        let ends = Tile::new(covered, self.end_of(other).only()?);
        Some(LastTile {
            tile,
            ends,
            others_lay: self.others_lie(rules, tile),
        })
    }

    /// Returns whether a seat went out with a double, if points depend on the last tile.
    pub(in crate::rules) fn is_out_with_double(&self, rules: &Rules<WORDS>) -> bool {
        if !rules.book.count.asks_last_tile || !matches!(self.end, Some(End::Out(_))) {
            return false;
        }
        let last = self
            .last_lay()
            .and_then(|(_, public_move)| public_move.tile());
        last.is_some_and(Tile::is_double)
    }

    /// Returns whether the tile is a double and all other tiles with its number have been laid.
    fn others_lie(&self, rules: &Rules<WORDS>, tile: Tile) -> bool {
        if !tile.is_double() {
            return false;
        }
        for half in 0..=rules.options.set.top().get() {
            let other = Tile::new(tile.high(), Pip::new(half));
            if other != tile && !self.tiles.laid.contains(other) {
                return false;
            }
        }
        true
    }

    /// Describes the last tile of a round on a line, if the seat in turn laid this one now.
    pub(crate) fn last_tile_with(&self, rules: &Rules<WORDS>, tile: Tile) -> Option<LastTile> {
        if self.opening.first.is_none() || !rules.shape.is_line() {
            return None;
        }
        let left = self.end_of(Arm::LEFT).only()?;
        let right = self.end_of(Arm::RIGHT).only()?;
        Some(LastTile {
            tile,
            ends: Tile::new(left, right),
            others_lay: self.others_lie(rules, tile),
        })
    }

    /// Returns the points that each team scored in play in this round.
    pub(in crate::rules) fn all_made(&self) -> Points {
        self.made.points.map(i32::from)
    }
}
