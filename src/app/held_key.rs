//! Makes a key that is held down act only once. Whether a second press is a real one or the keyboard's repetition is known only
//! a moment later: the press acts then.

use super::{App, Outlet};
use crate::Press;
use crate::press::{GOES_ON, Repeat};
use std::time::Instant;

/// The last press, as far as the next press of the same key depends on it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldKey {
    /// The kind of the last press, if it was ignored.
    left_out: Repeat,
    /// If the ignored press may have been a real one: that press, and the time from which it counts as one.
    doubt: Option<(Press, Instant)>,
}

impl HeldKey {
    /// Classifies this press.
    pub(super) fn press(&mut self, press: &Press) -> Repeat {
        press.after(std::mem::take(self).left_out)
    }

    /// Ignores this press for the given reason.
    pub(super) fn leave_out(&mut self, press: &Press, again: Repeat, now: Instant) {
        *self = Self {
            left_out: again,
            doubt: (again == Repeat::Doubtful).then_some((*press, now + GOES_ON)),
        };
    }

    /// Returns when an ignored press counts as a real one.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.doubt.map(|(_, at)| at)
    }

    /// Returns the ignored press if it was a real one after all: the keyboard did not go on repeating, or another key came.
    fn meant(&mut self, now: Instant, other: Option<&Press>) -> Option<Press> {
        let is_meant = |(press, at): &mut (Press, Instant)| match other {
            Some(other) => other.key != press.key || *at <= now,
            None => *at <= now,
        };
        let (press, _) = self.doubt.take_if(is_meant)?;
        Some(Press::deliberate(press.key, press.typed))
    }
}

impl<O: Outlet> App<O> {
    /// Lets an ignored press act, once it is known to be no repetition.
    pub(super) fn press_meant(&mut self) {
        if let Some(press) = self.pressed.held.meant(self.now, None) {
            self.act_on(press);
        }
    }

    /// Handles a key press.
    pub(super) fn press(&mut self, press: Press) {
        if let Some(before) = self.pressed.held.meant(self.now, Some(&press)) {
            self.act_on(before);
        }
        self.act_on(press);
    }
}
