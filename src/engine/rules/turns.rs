//! Turns that are more than laying one tile: what a double asks for, chains, tiles that may be added, and whose turn goes on; and
//! what the turns of a round decide about a star.

use super::illegal::Illegal;
use super::layout::Layout;
use super::placement::{Arm, Arms, OpenEnd};
use super::seating::Seat;
use super::shape::Shape;

/// What a double asks for that was laid at the outer end of an arm, as long as a tile that joins it can still come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum DoubleAsks {
    /// Nothing.
    #[default]
    Nothing,
    /// A tile on it before anything else is laid: at once of who laid it, who may lay more doubles first, then of everybody
    /// in turn. Of several, the oldest comes first.
    Cover,
    /// One more tile of who laid it, anywhere.
    OneMore,
    /// So many tiles on it, each of which begins an arm, before anybody lays anything else; the centre asks for the same.
    Toes(u8),
}

/// Behind which tile a seat may add another in the same turn, if one fits: it is asked for nothing, and may decline.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum MayAdd {
    /// Behind none.
    #[default]
    Never,
    /// Behind the opening tile.
    BehindOpening,
    /// Behind each double.
    BehindDoubles,
}

impl MayAdd {
    /// Whether it may behind such a tile.
    fn behind(self, opens: bool, is_double: bool) -> bool {
        match self {
            Self::Never => false,
            Self::BehindOpening => opens,
            Self::BehindDoubles => is_double,
        }
    }
}

/// How turns go beyond laying one tile: a book's answers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Turns {
    /// What a double asks for.
    pub double_asks: DoubleAsks,
    /// Whether the first turn of each seat is a chain of tiles on its own arm; the round ends when all have had it.
    pub chain: bool,
    /// Behind which tile a seat may add another.
    pub may_add: MayAdd,
    /// How many seats have a turn before a star is complete with the arms that are begun by then, or else with the first one;
    /// 0 if it needs all its arms.
    pub star_within: u8,
    /// Whether the second tile of each arm of a star must be a double.
    pub doubles_second: bool,
}

impl Turns {
    /// A turn is a tile, or none.
    pub const PLAIN: Self = Self {
        double_asks: DoubleAsks::Nothing,
        chain: false,
        may_add: MayAdd::Never,
        star_within: 0,
        doubles_second: false,
    };

    /// Whether a tile may be added behind some.
    #[must_use]
    pub fn may_add(self) -> bool {
        self.may_add != MayAdd::Never
    }
}

/// Where a seat may lay in its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// The arms on which any tile may be laid that fits.
    pub any: Arms,
    /// The arms on which nothing but a double may be.
    pub doubles: Arms,
}

impl Layout {
    /// Whether it is the first turn of the seat, and that is a chain.
    #[inline]
    pub(super) fn chains(&self, turns: Turns, seat: Seat) -> bool {
        turns.chain && !self.progress.started.contains(seat)
    }

    /// Where a seat may lay in its turn; `goes_on`: if it has laid in it already.
    #[inline]
    pub(super) fn reach(&self, shape: Shape, turns: Turns, seat: Seat, goes_on: bool) -> Reach {
        let all = self.within_reach(shape, seat);
        let only = |any| Reach {
            any,
            doubles: Arms::NONE,
        };
        if self.chains(turns, seat) {
            return only(Arms::only(Arm::of(seat)));
        }
        match self.progress.waiting() {
            [] if turns.doubles_second => Reach {
                any: all.minus(self.progress.single),
                doubles: all & self.progress.single,
            },
            [] => only(all),
            [oldest, ..] if goes_on => Reach {
                any: Arms::only(*oldest),
                doubles: all.without(*oldest),
            },
            [oldest, ..] => only(Arms::only(*oldest)),
        }
    }

    /// The first tile was laid: whether the turn goes on.
    pub(super) fn go_on_behind_opening(&mut self, turns: Turns, is_double: bool) {
        self.progress.goes_on = turns.may_add.behind(true, is_double);
    }

    /// A tile was laid: which doubles wait now, and whether the turn goes on. `can_come`: whether a tile that joins such an
    /// end does not lie yet.
    pub(super) fn go_on(
        &mut self,
        turns: Turns,
        (seat, arm): (Seat, Arm),
        is_double: bool,
        can_come: impl Fn(OpenEnd) -> bool,
    ) {
        if self.chains(turns, seat) {
            self.progress.goes_on = true;
            return;
        }
        if let DoubleAsks::Toes(toes) = turns.double_asks {
            return self.grow_toes(toes, arm, is_double, can_come);
        }
        let opens = is_double && can_come(self.ends[arm.index()]);
        let ends = &self.ends;
        self.progress.goes_on = match turns.double_asks {
            DoubleAsks::Nothing | DoubleAsks::Toes(_) => turns.may_add.behind(false, is_double),
            DoubleAsks::OneMore => opens,
            DoubleAsks::Cover => {
                self.progress
                    .retain(|other| other != arm && can_come(ends[other.index()]));
                if opens {
                    self.progress.wait_on(arm);
                }
                // Behind one that waits, a double that waits for nothing ends no turn: the first is still owed.
                is_double && !self.progress.waiting().is_empty()
            }
        };
    }

    /// A tile was laid where the centre and each double ask for toes: the next toe is an arm of its own, and when all are there,
    /// or no other can come, every end is open that is not a foot itself.
    fn grow_toes(
        &mut self,
        toes: u8,
        arm: Arm,
        is_double: bool,
        can_come: impl Fn(OpenEnd) -> bool,
    ) {
        let progress = &mut self.progress;
        if progress.toes > 0 {
            progress.toes -= 1;
        } else if is_double {
            progress.grow_feet(self.ends[arm.index()], toes);
            progress.ended = progress.ended.union(Arms::only(arm));
        }
        if !can_come(progress.foot) {
            progress.toes = 0;
        }
        self.open = match Arm::new(self.arms.len()).filter(|_| progress.toes > 0) {
            Some(next) => {
                self.ends[next.index()] = progress.foot;
                Arms::only(next)
            }
            None => self.arms.minus(progress.ended),
        };
    }

    /// The turn of this seat is over.
    pub(super) fn turn_is_over(&mut self, turns: Turns, seat: Seat) {
        self.progress.goes_on = false;
        self.progress.started.insert(seat);
        let within = usize::from(turns.star_within);
        if within > 0 && self.progress.started.len() >= within && !self.arms.is_empty() {
            self.open = self.arms;
            self.progress.star_is_closed = true;
        }
    }

    /// Why a tile that fits on an arm is not laid there by this seat.
    pub(super) fn why_not_now(&self, shape: Shape, turns: Turns, seat: Seat, arm: Arm) -> Illegal {
        match (self.progress.waiting(), shape) {
            _ if self.chains(turns, seat) => Illegal::ChainOnOwn,
            ([oldest, ..], _) => Illegal::MustCover(*oldest),
            ([], Shape::Trains { seats, .. }) if arm == Arm::communal(seats) => {
                Illegal::OwnTrainFirst
            }
            ([], Shape::Feet { .. }) if self.progress.toes > 0 => Illegal::ToesFirst,
            ([], Shape::Star(_)) if !self.is_open_to_all(shape) => Illegal::StarFirst,
            ([], Shape::Star(_)) if self.arms.contains(arm) => Illegal::DoubleSecond,
            ([], Shape::Feet { .. } | Shape::Star(_)) => Illegal::DoesNotFit,
            ([], _) => Illegal::ArmClosed(arm),
        }
    }
}
