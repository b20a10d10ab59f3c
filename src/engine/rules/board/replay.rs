//! Applies public moves to the board. No other module changes the board by a move: rounds in play, spectators and replays all
//! use this one.

use super::said_count::AfterTile;
use super::{Board, PublicMove};
use crate::rules::compiled::Rules;
use crate::rules::count::End;
use crate::rules::fit::{ArmLayout, Arms, Placement};
use crate::rules::seats::Seat;
use crate::rules::tile::{Pip, Tile};
use crate::rules::tile_set::TileSet;

impl<const WORDS: usize> Board<WORDS> {
    /// Lays the first tile for the seat in turn.
    pub(in crate::rules) fn open_with(&mut self, rules: &Rules<WORDS>, tile: Tile) {
        self.first = Some(tile);
        self.opener = self.turn;
        let begins = rules.begins(tile);
        self.layout.begin(rules.shape, begins, self.playing);
        self.deciding = rules.swaps && self.boneyard > 0;
        self.lay::<false>(rules, tile, PublicMove::Opened(tile));
    }

    /// Lays a tile on an arm for the seat in turn. `stuck` says whether the seat could not lay on its own arm; it is only
    /// computed if seats have arms of their own. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn lay_on_arm<const PLAIN: bool>(
        &mut self,
        rules: &Rules<WORDS>,
        placement: Placement,
        stuck: impl FnOnce() -> bool,
    ) {
        let end = rules.leaves(placement.tile, placement.orientation);
        if PLAIN {
            self.layout.ends[placement.arm.index()] = end;
        } else {
            let by = (self.turn, placement.arm);
            self.layout.lay(rules.shape, by, end, stuck);
        }
        self.lay::<PLAIN>(rules, placement.tile, PublicMove::Laid(placement));
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    fn lay<const PLAIN: bool>(
        &mut self,
        rules: &Rules<WORDS>,
        tile: Tile,
        public_move: PublicMove,
    ) {
        let seat = self.turn;
        self.sizes[seat.index()] -= 1;
        self.laid.insert(tile);
        self.passes = 0;
        self.history.push((seat, public_move));
        let out = self.sizes[seat.index()] == 0 && self.goes_out(rules, seat);
        let after = if !PLAIN && rules.in_play().is_some() {
            self.make_points(rules, out)
        } else {
            AfterTile::GoesOn
        };
        match after {
            AfterTile::Won(winner) => self.end = Some(End::Won(winner)),
            AfterTile::Asks(made) => self.ask_opponents(rules, (made, out)),
            AfterTile::GoesOn if out => {
                self.end = Some(End::Out(self.first_out.unwrap_or(seat)));
            }
            AfterTile::GoesOn if !PLAIN && rules.has_turns => self.go_on(rules, public_move),
            AfterTile::GoesOn if PLAIN || !self.deciding => self.next_turn(),
            AfterTile::GoesOn => {}
        }
    }

    /// Takes a seat without tiles out of the order of play. Returns whether that ends the round.
    fn goes_out(&mut self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.holding.remove(seat);
        !self.goes_on_without(rules, seat)
    }

    /// Returns whether the round goes on although this seat has no tiles: because team-mates have some, or until all have
    /// had their first turn.
    pub(in crate::rules) fn goes_on_without(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.mates_hold(rules, seat) || self.waits_for_others(rules, seat)
    }

    fn mates_hold(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        let seating = rules.options.seating;
        rules.whole_team
            && seating
                .members_of(seating.team(seat))
                .any(|mate| mate != seat && self.holding.contains(mate))
    }

    /// Returns whether the round will be over when the seat in turn lays a tile.
    #[inline]
    pub(in crate::rules) fn goes_out_next(&self, rules: &Rules<WORDS>) -> bool {
        self.sizes[self.turn.index()] == 1 && !self.goes_on_without(rules, self.turn)
    }

    /// Draws a tile for the seat in turn. `could_lay` says whether the seat could have laid a tile instead.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "where seats draw, part of many moves")]
    pub(in crate::rules) fn draw(&mut self, could_lay: bool) {
        let seat = self.turn;
        self.spared |= could_lay;
        self.sizes[seat.index()] += 1;
        self.boneyard -= 1;
        self.drawn += 1;
        self.made.nothing();
        self.history.push((seat, PublicMove::Drew));
    }

    /// Passes the right to open to this seat.
    pub(in crate::rules) fn hand_on(&mut self, rules: &Rules<WORDS>, next: Seat) {
        self.history.push((self.turn, PublicMove::Passed));
        if rules.in_play().is_some() {
            self.make_points_of_pass(rules);
        }
        self.turn = next;
        self.opener = next;
    }

    /// Passes for the seat in turn, without determining the next seat. `stuck` says whether the seat could not lay on its own
    /// arm. `PLAIN` may be true only if `Rules::is_plain` is.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of many moves")]
    pub(in crate::rules) fn pass<const PLAIN: bool>(&mut self, rules: &Rules<WORDS>, stuck: bool) {
        self.history.push((self.turn, PublicMove::Passed));
        if !PLAIN {
            self.layout.pass(rules.shape, self.turn, stuck);
            if rules.in_play().is_some() {
                self.make_points_of_pass(rules);
            }
        }
    }

    /// Exchanges the hand of the seat in turn for the tiles not dealt.
    pub(in crate::rules) fn swap(&mut self) {
        let seat = self.turn;
        std::mem::swap(&mut self.sizes[seat.index()], &mut self.boneyard);
        self.swapped = Some(seat);
        self.made.nothing();
        self.history.push((seat, PublicMove::Swapped));
        self.decided();
    }

    /// Ends the opener's turn, after it decided whether to exchange its hand (if it had to).
    pub(in crate::rules) fn decided(&mut self) {
        if std::mem::take(&mut self.deciding) {
            self.next_turn();
        }
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn next_turn(&mut self) {
        self.drawn = 0;
        self.spared = false;
        self.turn = self
            .holding
            .after(self.turn)
            .expect("a round that goes on has somebody with tiles");
    }

    /// Replays the round so far, the oldest move first, each with the state of the table at that time.
    ///
    /// If seats have arms of their own, the arms that were opened by a pass are known, but not those opened by a seat that
    /// laid elsewhere.
    pub fn replay(&self, rules: &Rules<WORDS>, mut each: impl FnMut(PastMove<WORDS>)) {
        let (shape, turns) = (rules.shape, rules.turns);
        let mut layout = ArmLayout::EMPTY;
        let mut laid = TileSet::EMPTY;
        if let Some(centre) = self.centre() {
            let begins = rules.begins(centre);
            layout.begin(shape, begins, self.playing);
            laid.insert(centre);
        }
        let mut turn = None;
        for &(seat, public_move) in &self.history {
            let is_opened = !laid.is_empty();
            // The end of a chain has no move of its own; the next seat's move shows it.
            if let Some(before) = turn.replace(seat).filter(|&before| before != seat) {
                layout.turn_is_over(turns, before);
            }
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
                each(past);
                continue;
            }
            let mut doubles = Arms::NONE;
            let declines = turns.may_add.is_some() && layout.progress.goes_on;
            let arms = if public_move == PublicMove::Passed && declines {
                // The tiles that the seat could have added to the chain tell nothing about its hand.
                Arms::NONE
            } else if rules.has_turns {
                let reach = layout.reach(shape, turns, seat, layout.progress.goes_on);
                doubles = reach.doubles;
                reach.any
            } else if let PublicMove::Laid(_) = public_move {
                layout.within_reach(shape, seat)
            } else {
                layout.denied_by_passing(shape, seat)
            };
            for arm in arms.iter().filter(|_| is_opened) {
                let end = layout.ends[arm.index()];
                past.fitting |= rules.fits(end).any;
                past.halves.insert(end.only());
            }
            for arm in doubles.iter() {
                past.fitting |= rules.fits(layout.ends[arm.index()]).any & rules.doubles;
            }
            if !is_opened && public_move == PublicMove::Passed && self.opens_with_double() {
                past.fitting = rules.doubles;
            }
            if let PublicMove::Laid(placement) = public_move {
                let end = layout.ends[placement.arm.index()];
                past.same_end = past.fitting & rules.fits(end).any;
                past.scoring_more = scoring_more(rules, &layout, arms, (seat, placement));
            }
            each(past);
            match public_move {
                PublicMove::Opened(tile) => {
                    layout.begin(shape, rules.begins(tile), self.playing);
                    layout.go_on_behind_opening(turns, tile.is_double());
                    laid.insert(tile);
                }
                PublicMove::Laid(placement) => {
                    laid.insert(placement.tile);
                    lay_and_go_on(rules, &mut layout, (seat, placement), laid);
                }
                PublicMove::Passed if is_opened => layout.pass(shape, seat, true),
                _ => {}
            }
        }
    }
}

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

/// Lays a tile in a layout and goes on with the turn, if it does. `laid` has all tiles that lie then.
#[inline]
pub(super) fn lay_and_go_on<const WORDS: usize>(
    rules: &Rules<WORDS>,
    layout: &mut ArmLayout,
    (seat, placement): (Seat, Placement),
    laid: TileSet<WORDS>,
) {
    let (tile, by) = (placement.tile, (seat, placement.arm));
    let end = rules.leaves(tile, placement.orientation);
    layout.lay(rules.shape, by, end, || false);
    if rules.has_turns {
        let can_come = |end| !rules.fits(end).any.without(laid).is_empty();
        layout.go_on(rules.turns, by, tile.is_double(), can_come);
    }
}

/// Returns the tiles that fit on these arms and would score more than this one.
fn scoring_more<const WORDS: usize>(
    rules: &Rules<WORDS>,
    layout: &ArmLayout,
    arms: Arms,
    (seat, laid): (Seat, Placement),
) -> TileSet<WORDS> {
    let mut more = TileSet::EMPTY;
    let Some(in_play) = rules.in_play().filter(|in_play| in_play.is_by_tile()) else {
        return more;
    };
    let scores = |placement: Placement| {
        let mut after = *layout;
        let end = rules.leaves(placement.tile, placement.orientation);
        after.lay(rules.shape, (seat, placement.arm), end, || false);
        // The tile is not the first, and the limit is far.
        in_play.ends.points(&after, 2, i32::MAX).0
    };
    let made = scores(laid);
    for arm in arms.iter() {
        let fits = rules.fits(layout.ends[arm.index()]);
        for tile in fits.any.iter() {
            if scores(fits.placement(tile, arm)) > made {
                more.insert(tile);
            }
        }
    }
    more
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
        self.0 |= half.map_or(0, |half| 1 << half.get());
    }

    /// Returns the union of both sets.
    #[must_use]
    pub fn union(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }
}
