//! Replays a round: each past move, and what the seat could have done instead.

use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::fit::{ArmLayout, Arms, OpenEnd, Placement};
use crate::rules::seats::{Seat, Seats};
use crate::rules::tile::Pip;
use crate::rules::tile_set::TileSet;
use crate::rules::turn::Reach;

/// A past move, and the moves that the seat could have made instead.
#[derive(Clone, Copy, Debug)]
pub struct PastMove<const WORDS: usize = 3> {
    /// The seat that moved.
    pub seat: Seat,
    /// The move.
    pub public_move: PublicMove,
    /// The tiles that the seat could have laid; if it passed, those that it would have had to lay.
    pub fitting: TileSet<WORDS>,
    /// The tiles in `fitting` that fitted on the same end as the tile laid; none if the seat laid no tile.
    pub same_end: TileSet<WORDS>,
    /// The halves that the tiles in `fitting` would have joined.
    pub halves: Halves,
    /// The tiles in `fitting` that would have scored more than the tile laid.
    pub scoring_more: TileSet<WORDS>,
}

/// The table as it was before a past move.
pub(super) struct PastTable<'a, const WORDS: usize> {
    rules: &'a Rules<WORDS>,
    playing: Seats,
    /// Whether the first tile had to be a double, whichever.
    opens_with_double: bool,
    layout: ArmLayout,
    /// The tiles that lay on the table.
    laid: TileSet<WORDS>,
    turn: Option<Seat>,
}

impl<'a, const WORDS: usize> PastTable<'a, WORDS> {
    /// Sets up the table as it was before the first move.
    pub(super) fn begin(board: &Board<WORDS>, rules: &'a Rules<WORDS>) -> Self {
        let mut replay = Self {
            rules,
            playing: board.playing,
            opens_with_double: board.opens_with_double(),
            layout: ArmLayout::EMPTY,
            laid: TileSet::EMPTY,
            turn: None,
        };
        if let Some(centre) = board.centre() {
            let ends = rules.begins(centre);
            replay.layout.begin(rules.shape, ends, replay.playing);
            replay.laid.insert(centre);
        }
        replay
    }

    fn is_opened(&self) -> bool {
        !self.laid.is_empty()
    }

    /// Gives the turn to this seat. The end of a chain has no move of its own: the next seat's move shows it.
    pub(super) fn turn_to(&mut self, seat: Seat) {
        if let Some(before) = self.turn
            && before != seat
        {
            self.layout.turn_is_over(self.rules.turns, before);
        }
        self.turn = Some(seat);
    }

    /// Describes a move, and what the seat could have done instead.
    pub(super) fn past_move(&self, seat: Seat, public_move: PublicMove) -> PastMove<WORDS> {
        let mut past = PastMove {
            seat,
            public_move,
            fitting: TileSet::EMPTY,
            same_end: TileSet::EMPTY,
            halves: Halves::default(),
            scoring_more: TileSet::EMPTY,
        };
        if matches!(public_move, PublicMove::Fined | PublicMove::LostTurn) {
            // A fine tells nothing about the tiles that fit.
            return past;
        }
        if !self.is_opened() {
            if public_move == PublicMove::Passed && self.opens_with_double {
                past.fitting = self.rules.doubles;
            }
            return past;
        }
        let reach = self.reach(seat, public_move);
        for arm in reach.any.iter() {
            let end = self.layout.ends[arm.index()];
            past.fitting |= self.rules.fits(end).any;
            past.halves.insert(end.only());
        }
        for arm in reach.doubles.iter() {
            let end = self.layout.ends[arm.index()];
            past.fitting |= self.rules.fits(end).any & self.rules.doubles;
        }
        if let PublicMove::Laid(placement) = public_move {
            let end = self.layout.ends[placement.arm.index()];
            past.same_end = past.fitting & self.rules.fits(end).any;
            past.scoring_more = self.scoring_more(reach.any, seat, placement);
        }
        past
    }

    /// Returns the arms about which the move shows something: those on which the seat could have laid or, if it passed, could
    /// not.
    fn reach(&self, seat: Seat, public_move: PublicMove) -> Reach {
        let Rules { shape, turns, .. } = *self.rules;
        let goes_on = self.layout.progress.goes_on;
        let may_add = turns.may_add.is_some() && goes_on;
        if public_move == PublicMove::Passed && may_add {
            // The seat need not add a tile, so that it did not tells nothing about its hand.
            Reach::only(Arms::NONE)
        } else if self.rules.shortcuts.has_turns {
            self.layout.reach(shape, turns, seat, goes_on)
        } else if let PublicMove::Laid(_) = public_move {
            Reach::only(self.layout.within_reach(shape, seat))
        } else {
            Reach::only(self.layout.denied_by_passing(shape, seat))
        }
    }

    /// Returns the tiles that fitted on these arms and would have scored more than the one that the seat laid.
    fn scoring_more(&self, arms: Arms, seat: Seat, laid: Placement) -> TileSet<WORDS> {
        let mut more = TileSet::EMPTY;
        let Some(in_play) = self.rules.in_play() else {
            return more;
        };
        if !in_play.is_by_tile() {
            return more;
        }
        let made = self.points_of(seat, laid);
        for arm in arms.iter() {
            let fits = self.rules.fits(self.layout.ends[arm.index()]);
            for tile in fits.any.iter() {
                if self.points_of(seat, fits.placement(tile, arm)) > made {
                    more.insert(tile);
                }
            }
        }
        more
    }

    /// Returns the points that the ends would have scored with this tile.
    fn points_of(&self, seat: Seat, placement: Placement) -> i32 {
        let Some(in_play) = self.rules.in_play() else {
            return 0;
        };
        let mut after = self.layout;
        let end = self.rules.leaves(placement.tile, placement.orientation);
        after.lay(self.rules.shape, seat, placement.arm, end, || false);
        // The tile is not the first, and the limit is far.
        let (points, _) = in_play.ends.points(&after.shown(), 2, i32::MAX);
        points
    }

    /// Changes the table as the move did.
    pub(super) fn apply(&mut self, seat: Seat, public_move: PublicMove) {
        let Rules { shape, turns, .. } = *self.rules;
        match public_move {
            PublicMove::Opened(tile) => {
                let ends = self.rules.begins(tile);
                self.layout.begin(shape, ends, self.playing);
                self.layout.go_on_behind_opening(turns, tile.is_double());
                self.laid.insert(tile);
            }
            PublicMove::Laid(placement) => {
                self.laid.insert(placement.tile);
                lay_and_go_on(self.rules, &mut self.layout, seat, placement, self.laid);
            }
            PublicMove::Passed if self.is_opened() => self.layout.pass(shape, seat, true),
            PublicMove::Passed
            | PublicMove::Drew
            | PublicMove::Swapped
            | PublicMove::Fined
            | PublicMove::LostTurn => {}
        }
    }
}

/// Lays a tile in a layout and goes on with the turn, if it does. `laid` has all tiles that lie then.
#[inline]
pub(super) fn lay_and_go_on<const WORDS: usize>(
    rules: &Rules<WORDS>,
    layout: &mut ArmLayout,
    seat: Seat,
    placement: Placement,
    laid: TileSet<WORDS>,
) {
    let Placement {
        tile,
        arm,
        orientation,
    } = placement;
    let end = rules.leaves(tile, orientation);
    layout.lay(rules.shape, seat, arm, end, || false);
    if rules.shortcuts.has_turns {
        let is_double = tile.is_double();
        layout.go_on(rules.turns, seat, arm, is_double, |end: OpenEnd| {
            rules.can_be_joined(end, laid)
        });
    }
}

/// A set of halves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Halves(u32);

impl Halves {
    /// Returns whether the half is in the set.
    pub fn contains(self, half: Pip) -> bool {
        self.0 >> half.get() & 1 == 1
    }

    fn insert(&mut self, half: Option<Pip>) {
        if let Some(half) = half {
            self.0 |= 1 << half.get();
        }
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}
