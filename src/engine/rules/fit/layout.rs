//! The arms of a serpent: which arms exist, which seats may lay on them, and what each end shows.
//!
//! Only this module knows how the arms of each [`Shape`] arise.

use crate::rules::fit::{ARMS, Arm, Arms, OpenEnd, Shape};
use crate::rules::illegal::Illegal;
use crate::rules::seats::{Seat, Seats};
use crate::rules::turn::TurnProgress;

/// The arms of a serpent.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct ArmLayout {
    /// The existing arms.
    pub arms: Arms,
    /// The arms that are open to all.
    pub open: Arms,
    /// The open end of each arm; for an arm that has not begun, the end that its first tile must join.
    pub ends: [OpenEnd; ARMS],
    /// The sum of all ends in pips where arms grow from doubles, since there it is asked for after every tile.
    sum: Option<u32>,
    /// The first double laid, as an end shows it.
    spinner: Option<OpenEnd>,
    /// Whether the first tile is a double that counts once while only one of its sides is covered.
    counts_once: bool,
    /// The state of turns that may consist of several tiles.
    pub progress: TurnProgress,
}

/// What the ends of a serpent show, as far as points depend on it.
#[derive(Clone, Copy, Debug)]
pub(in crate::rules) struct EndsShown {
    /// The pips of all ends.
    sum: u32,
    /// The ends of the left and of the right arm.
    pub(in crate::rules) left: OpenEnd,
    pub(in crate::rules) right: OpenEnd,
    spinner: Option<OpenEnd>,
    counts_once: bool,
}

impl EndsShown {
    /// Returns the sum of all ends in pips. An opening double that lies alone, or with one side open, is counted once, with both
    /// halves; with one half only, if one side is open and the shape says so. A tip counts from its first tile on.
    #[inline]
    pub(in crate::rules) fn count(&self) -> u32 {
        let Self { left, right, .. } = *self;
        if left == right && left.is_double() {
            return self.sum - u32::from(left.worth());
        }
        if self.counts_once {
            // Only one of them can be the spinner, since they differ.
            for end in [left, right] {
                if self.spinner == Some(end) {
                    return self.sum - u32::from(end.worth()) / 2;
                }
            }
        }
        self.sum
    }
}

impl ArmLayout {
    pub(in crate::rules) const EMPTY: Self = Self {
        arms: Arms::NONE,
        open: Arms::NONE,
        ends: [OpenEnd::SUBSTITUTE; ARMS],
        sum: None,
        spinner: None,
        counts_once: false,
        progress: TurnProgress::NONE,
    };

    /// Lays the first tile, which leaves these ends on the left and on the right.
    pub(in crate::rules) fn begin(
        &mut self,
        shape: Shape,
        [left, right]: [OpenEnd; 2],
        playing: Seats,
    ) {
        match shape {
            Shape::OneEnd => {
                self.arms = Arms::only(Arm::RIGHT);
                self.open = self.arms;
                self.ends[1] = right;
            }
            Shape::Line | Shape::Spinner { .. } | Shape::Tree => {
                self.arms = Arms::LINE;
                self.open = Arms::LINE;
                self.ends[0] = left;
                self.ends[1] = right;
                self.spinner = Some(left).filter(|end| end.is_double());
                let once = matches!(shape, Shape::Spinner { once: true });
                self.counts_once = once && left.is_double();
                if shape.has_tips() {
                    self.sum = Some(u32::from(left.worth()) + u32::from(right.worth()));
                }
            }
            Shape::Star(_) => {
                self.open = Arms::first(1);
                self.ends = [left; ARMS];
            }
            Shape::Owned => {
                for seat in playing.iter() {
                    self.arms = self.arms.union(Arms::only(Arm::of(seat)));
                    self.ends[seat.index()] = left;
                }
            }
            Shape::Feet { centre } => {
                self.open = Arms::first(1);
                self.ends[0] = left;
                self.progress.foot = left;
                self.progress.toes = centre;
            }
            Shape::Trains { seats, .. } => {
                self.open = Arms::only(Arm::communal(seats));
                for arm in Arms::first(usize::from(seats) + 1).iter() {
                    self.ends[arm.index()] = left;
                }
            }
        }
    }

    /// Lays a tile on this arm, which leaves this end. `stuck` says whether the seat could not lay on its own arm.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(in crate::rules) fn lay(
        &mut self,
        shape: Shape,
        seat: Seat,
        arm: Arm,
        end: OpenEnd,
        stuck: impl FnOnce() -> bool,
    ) {
        let covered = std::mem::replace(&mut self.ends[arm.index()], end);
        if let Some(sum) = &mut self.sum {
            *sum += u32::from(end.worth());
            // The tip of a double counts nothing before its first tile.
            if self.arms.contains(arm) {
                *sum -= u32::from(covered.worth());
            }
        }
        if !shape.is_line() && !self.only_lengthens(shape, arm, covered) {
            self.grow(shape, seat, arm, covered, stuck());
        }
    }

    /// Returns whether a tile just laid on this arm, behind an end that is covered now, changes nothing but the end. Where arms
    /// grow from doubles, that is so for most tiles.
    #[inline]
    fn only_lengthens(&self, shape: Shape, arm: Arm, covered: OpenEnd) -> bool {
        let has_spinner = self.spinner.is_some() || !self.ends[arm.index()].is_double();
        shape.has_tips() && has_spinner && !covered.is_double() && self.arms.contains(arm)
    }

    fn grow(&mut self, shape: Shape, seat: Seat, arm: Arm, covered: OpenEnd, stuck: bool) {
        let is_begun = self.arms.contains(arm);
        self.arms = self.arms.union(Arms::only(arm));
        match shape {
            Shape::Spinner { .. } | Shape::Tree => {
                let every = shape == Shape::Tree;
                if covered.is_double() && (every || self.spinner == Some(covered)) {
                    self.open_tips(covered);
                }
                let laid = self.ends[arm.index()];
                self.spinner = self.spinner.or(Some(laid).filter(|end| end.is_double()));
            }
            Shape::Star(points) => {
                let single = &mut self.progress.single;
                if is_begun {
                    *single = single.without(arm);
                    return;
                }
                *single = single.union(Arms::only(arm));
                let begun = self.arms.len();
                self.open = if begun == points {
                    self.arms
                } else {
                    Arms::first(begun + 1).minus(self.arms)
                };
            }
            Shape::Owned => {
                self.pass(shape, seat, stuck);
                self.open = self.open.without(arm);
            }
            Shape::Trains { .. } if arm == Arm::of(seat) => self.open = self.open.without(arm),
            Shape::Line | Shape::OneEnd | Shape::Feet { .. } | Shape::Trains { .. } => {}
        }
    }

    /// Adds the two arms of a double's tips if both its sides are covered.
    fn open_tips(&mut self, double: OpenEnd) {
        let Some(half) = double.only() else { return };
        if self.arms.iter().any(|arm| self.ends[arm.index()] == double) {
            return;
        }
        let taken = self.open.len();
        let tips = Arms::first(taken + 2).minus(self.open);
        for arm in tips.iter() {
            self.ends[arm.index()] = OpenEnd::half(half);
        }
        self.open = self.open.union(tips);
    }

    /// Returns the sum of all ends in pips, as [`EndsShown::count`] does.
    pub(in crate::rules) fn count(&self) -> u32 {
        self.shown().count()
    }

    /// Returns what the ends show.
    #[inline]
    pub(in crate::rules) fn shown(&self) -> EndsShown {
        let left = self.ends[0];
        let right = self.ends[1];
        let sum = match self.sum {
            Some(sum) => sum,
            None if self.arms == Arms::LINE => u32::from(left.worth()) + u32::from(right.worth()),
            None => self.add_up(),
        };
        EndsShown {
            sum,
            left,
            right,
            spinner: self.spinner,
            counts_once: self.counts_once,
        }
    }

    /// Not inlined, since only players ask for it where arms do not grow from doubles.
    #[inline(never)]
    fn add_up(&self) -> u32 {
        let mut sum = 0;
        for arm in self.arms.iter() {
            sum += u32::from(self.ends[arm.index()].worth());
        }
        sum
    }

    /// Returns what the ends show after a tile on this arm that leaves this end, with what they show `now`. The serpent must be a
    /// line, or one in which arms grow only from doubles: there, no other end changes.
    #[inline]
    pub(in crate::rules) fn shown_after(
        &self,
        now: &EndsShown,
        arm: Arm,
        end: OpenEnd,
    ) -> EndsShown {
        let mut after = *now;
        after.sum += u32::from(end.worth());
        // The tip of a double counts nothing before its first tile.
        if self.arms.contains(arm) {
            after.sum -= u32::from(self.ends[arm.index()].worth());
        }
        match arm {
            Arm::LEFT => after.left = end,
            Arm::RIGHT => after.right = end,
            _ => {}
        }
        if after.spinner.is_none() && end.is_double() {
            after.spinner = Some(end);
        }
        after
    }

    /// Notes that the seat passed. `stuck` says whether it could not lay on its own arm.
    #[inline]
    pub(in crate::rules) fn pass(&mut self, shape: Shape, seat: Seat, stuck: bool) {
        if shape.has_owned_arms() && stuck {
            self.open = self.open.union(Arms::only(Arm::of(seat)));
        }
    }

    /// Returns the arms on which a seat may lay in its turn.
    #[inline]
    pub(in crate::rules) fn within_reach(&self, shape: Shape, seat: Seat) -> Arms {
        match shape {
            Shape::Owned => self.open.union(Arms::only(Arm::of(seat))),
            Shape::Trains { seats, own_first } => {
                let own = Arms::only(Arm::of(seat));
                let communal = Arms::only(Arm::communal(seats));
                let waits = own_first && (self.arms & own.union(communal)).is_empty();
                let open = if waits {
                    self.open.minus(communal)
                } else {
                    self.open
                };
                open.union(own)
            }
            _ => self.open,
        }
    }

    /// Returns the arms on which a seat cannot lay if it passes.
    pub(in crate::rules) fn denied_by_passing(&self, shape: Shape, seat: Seat) -> Arms {
        match shape {
            Shape::Owned => self.arms & Arms::only(Arm::of(seat)),
            _ => self.within_reach(shape, seat),
        }
    }

    /// Returns whether all seats may lay on all ends. A star is open to all once it has all its arms; a serpent with owned arms
    /// never is.
    pub(in crate::rules) fn is_open_to_all(&self, shape: Shape) -> bool {
        match shape {
            Shape::Line | Shape::OneEnd | Shape::Spinner { .. } | Shape::Tree => true,
            Shape::Star(points) => self.arms.len() >= points || self.progress.star_is_closed,
            Shape::Owned | Shape::Trains { .. } => false,
            Shape::Feet { .. } => self.progress.toes == 0,
        }
    }

    /// Returns why a tile may not be laid on an arm that is closed now. `fits` says whether it would fit there.
    pub(in crate::rules) fn why_closed(&self, shape: Shape, arm: Arm, fits: bool) -> Illegal {
        match shape {
            Shape::Owned if self.arms.contains(arm) && fits => Illegal::ArmClosed(arm),
            Shape::Star(_) if !self.is_open_to_all(shape) => Illegal::StarFirst,
            _ => Illegal::DoesNotFit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tile::Pip;

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("ten seats")
    }

    fn begun(shape: Shape) -> ArmLayout {
        let mut layout = ArmLayout::EMPTY;
        let end = OpenEnd::half(Pip::new(6));
        layout.begin(shape, [end, end], Seats::first(4));
        layout
    }

    fn lay(layout: &mut ArmLayout, shape: Shape, number: usize, on: usize, stuck: bool) {
        let arm = Arm::new(on).expect("an arm");
        let end = OpenEnd::half(Pip::new(1));
        layout.lay(shape, seat(number), arm, end, || stuck);
    }

    #[test]
    fn a_star_opens_when_all_its_arms_are_begun() {
        let shape = Shape::Star(3);
        let mut layout = begun(shape);
        for (number, open) in [(0, 1), (1, 1), (2, 3)] {
            assert!(!layout.is_open_to_all(shape));
            lay(&mut layout, shape, number, number, false);
            assert_eq!(layout.open.len(), open);
        }
        assert!(layout.is_open_to_all(shape));
        lay(&mut layout, shape, 3, 0, false);
        assert_eq!((layout.arms, layout.open), (Arms::first(3), Arms::first(3)));
    }

    #[test]
    fn an_owned_arm_is_open_from_its_owners_stuck_turn_to_the_next_tile() {
        let shape = Shape::Owned;
        let mut layout = begun(shape);
        assert!(layout.open.is_empty());
        layout.pass(shape, seat(1), false);
        assert!(layout.open.is_empty());
        layout.pass(shape, seat(1), true);
        assert!(
            layout
                .within_reach(shape, seat(2))
                .iter()
                .eq([1, 2].map(|n| Arm::of(seat(n))))
        );
        assert!(
            layout
                .denied_by_passing(shape, seat(2))
                .iter()
                .eq([Arm::of(seat(2))])
        );
        // A seat that lays elsewhere because nothing fits on its own arm opens that arm.
        lay(&mut layout, shape, 2, 1, true);
        assert_eq!(layout.open, Arms::only(Arm::of(seat(2))));
    }

    fn half(number: u8) -> OpenEnd {
        OpenEnd::half(Pip::new(number))
    }

    /// Lays a tile, and checks that its count was foreseen.
    fn put(layout: &mut ArmLayout, shape: Shape, on: Arm, end: OpenEnd) {
        let foreseen = layout.shown_after(&layout.shown(), on, end);
        layout.lay(shape, seat(0), on, end, || false);
        assert_eq!(foreseen.count(), layout.count());
    }

    /// The first example in the rules: 5-5 opens; 5-0 left, 5-6 right, 5-3 up, 5-1 down.
    #[test]
    fn tips_open_when_both_sides_of_the_spinner_are_covered() {
        let shape = Shape::Spinner { once: false };
        let double = OpenEnd::double(Pip::new(5));
        let mut layout = ArmLayout::EMPTY;
        layout.begin(shape, [double, double], Seats::first(2));
        assert_eq!((layout.count(), layout.open), (10, Arms::LINE));
        put(&mut layout, shape, Arm::LEFT, half(0));
        assert_eq!((layout.count(), layout.open), (10, Arms::LINE));
        put(&mut layout, shape, Arm::RIGHT, half(6));
        assert_eq!((layout.count(), layout.open), (6, Arms::first(4)));
        put(&mut layout, shape, Arm::UP, half(3));
        assert_eq!(layout.count(), 9);
        put(&mut layout, shape, Arm::DOWN, half(1));
        assert_eq!(layout.count(), 10);
        // Another double has no tips.
        put(&mut layout, shape, Arm::DOWN, OpenEnd::double(Pip::new(1)));
        put(&mut layout, shape, Arm::DOWN, half(2));
        assert_eq!((layout.count(), layout.open), (11, Arms::first(4)));
    }

    #[test]
    fn in_a_tree_every_double_has_tips() {
        let shape = Shape::Tree;
        let mut layout = ArmLayout::EMPTY;
        layout.begin(shape, [half(6), half(4)], Seats::first(2));
        put(&mut layout, shape, Arm::RIGHT, OpenEnd::double(Pip::new(4)));
        assert_eq!((layout.count(), layout.open), (14, Arms::LINE));
        put(&mut layout, shape, Arm::RIGHT, half(1));
        assert_eq!((layout.count(), layout.open), (7, Arms::first(4)));
        put(&mut layout, shape, Arm::LEFT, OpenEnd::double(Pip::new(6)));
        put(&mut layout, shape, Arm::LEFT, half(2));
        assert_eq!((layout.count(), layout.open), (3, Arms::first(6)));
        let tip = Arm::new(5).expect("an arm");
        assert_eq!(layout.ends[5], half(6));
        put(&mut layout, shape, tip, half(5));
        assert_eq!((layout.count(), layout.arms.len()), (8, 3));
    }
}
