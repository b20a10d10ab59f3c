//! Turns that may have more than one tile: doubles that must be covered, chains, added tiles, and when a turn goes on; also
//! when a star is complete.

use crate::rules::fit::{Arm, ArmLayout, Arms, OpenEnd, Shape};
use crate::rules::illegal::Illegal;
use crate::rules::seats::{Seat, Seats};

/// The requirement of a double at the outer end of an arm, as long as a tile that joins it can still be laid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum DoubleAsks {
    /// Nothing.
    #[default]
    Nothing,
    /// It must be covered before any other move: at once by the seat that laid it, which may lay more doubles first, then by
    /// each seat in turn. If several doubles wait, the oldest comes first.
    Cover,
    /// It must be covered like that by the seat that laid it, in the same turn. Once that turn is over, it asks for nothing.
    CoverInTurn,
    /// The seat that laid it must lay one more tile, anywhere.
    OneMore,
    /// Tiles must be laid on it, each of which begins an arm, before any other move; the same for the centre.
    Toes {
        /// How many.
        toes: u8,
        /// Whether the seat that laid the double must lay the first of them in the same turn, if it can.
        first_in_turn: bool,
    },
}

/// After which tiles a seat may add another in the same turn, if one fits. It need not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MayAdd {
    /// After the opening tile.
    BehindOpening,
    /// After each double.
    BehindDoubles,
    /// After each double but the opening one, and only another double.
    DoublesBehindDoubles,
}

/// The fine of a player whose turn leaves one tile and who does not announce it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fine {
    /// How many tiles the player draws at once; fewer if the boneyard has fewer.
    pub tiles: u8,
    /// Whether the player also loses the next turn.
    pub loses_turn: bool,
}

/// The rules for turns beyond laying one tile, as a rule book defines them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Turns {
    /// The requirement of a double.
    pub double_asks: DoubleAsks,
    /// Whether the first turn of each seat is a chain of tiles on its own arm; the round ends only when all have had it.
    pub chain: bool,
    /// After which tiles a seat may add another, if after any.
    pub may_add: Option<MayAdd>,
    /// The fine for a last tile that is not announced, if players announce it.
    pub fine: Option<Fine>,
    /// After how many seats' turns a star is complete with the arms begun by then or, if there are none, with the first one
    /// after; 0 if it needs all its arms.
    pub star_within: u8,
    /// Whether the second tile of each arm of a star must be a double.
    pub doubles_second: bool,
}

impl Turns {
    /// Returns whether a tile may be added after such a tile.
    fn adds_behind(self, opens: bool, is_double: bool) -> bool {
        match self.may_add {
            None => false,
            Some(MayAdd::BehindOpening) => opens,
            Some(MayAdd::BehindDoubles) => is_double,
            Some(MayAdd::DoublesBehindDoubles) => is_double && !opens,
        }
    }
}

/// The arms on which a seat may lay in its turn.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct Reach {
    /// The arms on which any fitting tile may be laid.
    pub any: Arms,
    /// The arms on which only a double may be laid.
    pub doubles: Arms,
}

impl Reach {
    /// Allows any fitting tile on these arms.
    #[inline]
    pub(in crate::rules) const fn only(any: Arms) -> Self {
        Self {
            any,
            doubles: Arms::NONE,
        }
    }
}

/// The most doubles that can be open: one on the train of each seat, and one on the train of all.
const MOST_OPEN: usize = 11;

/// The state of turns, in games where a turn may have more than one tile.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct TurnProgress {
    /// The arms whose end is a double that must be covered, the oldest first.
    waiting: [Arm; MOST_OPEN],
    open_doubles: u8,
    /// Whether the seat in turn has laid a tile, and its turn goes on.
    pub goes_on: bool,
    /// The seats that have had a turn.
    pub started: Seats,
    /// How many tiles must be laid on the centre or a foot before any other move.
    pub toes: u8,
    /// The end that the last foot, or the centre, shows.
    pub foot: OpenEnd,
    /// The arms that ended in a foot.
    pub ended: Arms,
    /// The arms of a star that have one tile.
    pub single: Arms,
    /// Whether a star gets no more arms, though it could have had more.
    pub star_is_closed: bool,
}

impl TurnProgress {
    pub(in crate::rules) const NONE: Self = Self {
        waiting: [Arm::LEFT; MOST_OPEN],
        open_doubles: 0,
        goes_on: false,
        started: Seats::NONE,
        toes: 0,
        foot: OpenEnd::SUBSTITUTE,
        ended: Arms::NONE,
        single: Arms::NONE,
        star_is_closed: false,
    };

    /// Returns the arms whose end is a double that must be covered, the oldest first.
    pub(in crate::rules) fn waiting(&self) -> &[Arm] {
        &self.waiting[..usize::from(self.open_doubles)]
    }

    pub(in crate::rules) fn wait_on(&mut self, arm: Arm) {
        self.waiting[usize::from(self.open_doubles)] = arm;
        self.open_doubles += 1;
    }

    pub(in crate::rules) fn retain(&mut self, still: impl Fn(Arm) -> bool) {
        let before = usize::from(self.open_doubles);
        self.open_doubles = 0;
        for at in 0..before {
            let arm = self.waiting[at];
            if still(arm) {
                self.wait_on(arm);
            }
        }
    }
}

impl ArmLayout {
    /// Returns whether the seat is in its first turn and that is a chain.
    #[inline]
    pub(in crate::rules) fn chains(&self, turns: Turns, seat: Seat) -> bool {
        turns.chain && !self.progress.started.contains(seat)
    }

    /// Returns the arms on which a seat may lay in its turn; `goes_on` says whether it has already laid in this turn.
    #[inline]
    pub(in crate::rules) fn reach(
        &self,
        shape: Shape,
        turns: Turns,
        seat: Seat,
        goes_on: bool,
    ) -> Reach {
        let all = self.within_reach(shape, seat);
        if self.chains(turns, seat) {
            return Reach::only(Arms::only(Arm::of(seat)));
        }
        match self.progress.waiting() {
            [] if turns.doubles_second => Reach {
                any: all.minus(self.progress.single),
                doubles: all & self.progress.single,
            },
            [] if goes_on && turns.may_add == Some(MayAdd::DoublesBehindDoubles) => Reach {
                any: Arms::NONE,
                doubles: all,
            },
            [] => Reach::only(all),
            [oldest, ..] if goes_on => Reach {
                any: Arms::only(*oldest),
                doubles: all.without(*oldest),
            },
            [oldest, ..] => Reach::only(Arms::only(*oldest)),
        }
    }

    /// Decides whether the turn goes on after the first tile.
    pub(in crate::rules) fn go_on_behind_opening(&mut self, turns: Turns, is_double: bool) {
        self.progress.goes_on = turns.adds_behind(true, is_double);
    }

    /// Updates the doubles that must be covered after a tile, and decides whether the turn goes on. `can_come` says whether a
    /// tile that joins such an end has not been laid yet.
    pub(in crate::rules) fn go_on(
        &mut self,
        turns: Turns,
        seat: Seat,
        arm: Arm,
        is_double: bool,
        can_come: impl Fn(OpenEnd) -> bool,
    ) {
        if self.chains(turns, seat) {
            self.progress.goes_on = true;
            return;
        }
        let opens = is_double && can_come(self.ends[arm.index()]);
        self.progress.goes_on = match turns.double_asks {
            DoubleAsks::Nothing => turns.adds_behind(false, is_double),
            DoubleAsks::OneMore => opens,
            DoubleAsks::Toes {
                toes,
                first_in_turn,
            } => {
                self.grow_toes(toes, arm, is_double, can_come);
                first_in_turn && is_double && self.progress.toes > 0
            }
            DoubleAsks::Cover | DoubleAsks::CoverInTurn => {
                let ends = &self.ends;
                self.progress
                    .retain(|other| other != arm && can_come(ends[other.index()]));
                if opens {
                    self.progress.wait_on(arm);
                }
                // If a double must be covered already, laying another double that cannot be covered does not end the turn.
                is_double && !self.progress.waiting().is_empty()
            }
        };
    }

    /// Lays a toe where the centre and each double require toes: the toe begins an arm of its own. When all toes are there, or
    /// no other can be laid, every end that is not a foot is open.
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
            progress.foot = self.ends[arm.index()];
            progress.toes = toes;
            progress.ended = progress.ended.union(Arms::only(arm));
        }
        if !can_come(progress.foot) {
            progress.toes = 0;
        }
        let next = if progress.toes > 0 {
            Arm::new(self.arms.len())
        } else {
            None
        };
        self.open = match next {
            Some(next) => {
                self.ends[next.index()] = progress.foot;
                Arms::only(next)
            }
            None => self.arms.minus(progress.ended),
        };
    }

    /// Ends the turn of this seat.
    pub(in crate::rules) fn turn_is_over(&mut self, turns: Turns, seat: Seat) {
        self.progress.goes_on = false;
        self.progress.started.insert(seat);
        if turns.double_asks == DoubleAsks::CoverInTurn {
            self.progress.open_doubles = 0;
        }
        let within = usize::from(turns.star_within);
        if within > 0 && self.progress.started.len() >= within && !self.arms.is_empty() {
            self.open = self.arms;
            self.progress.star_is_closed = true;
        }
    }

    /// Returns why this seat may not lay a tile that fits on an arm.
    pub(in crate::rules) fn why_not_now(
        &self,
        shape: Shape,
        turns: Turns,
        seat: Seat,
        arm: Arm,
    ) -> Illegal {
        match (self.progress.waiting(), shape) {
            _ if self.chains(turns, seat) => Illegal::ChainOnOwn,
            _ if turns.may_add == Some(MayAdd::DoublesBehindDoubles) => Illegal::OnlyDouble,
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
