//! A key that may be held down: what it does is done once only. Of a second press it shows only a moment later whether it was
//! one, or the keyboard's repetition: it acts then.

use super::{App, Outlet};
use crate::Press;
use crate::press::{Again, GOES_ON};
use std::time::Instant;

/// The newest press, as far as the next one of the same key depends on it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldKey {
    /// What it was, if it was left out.
    left_out: Again,
    /// If it may have been meant: the press, and when nothing can show any more that it was not.
    doubt: Option<(Press, Instant)>,
}

impl HeldKey {
    /// What this press is.
    pub(super) fn press(&mut self, press: &Press) -> Again {
        press.after(std::mem::take(self).left_out)
    }

    /// The press is left out, because it is this.
    pub(super) fn leave_out(&mut self, press: &Press, again: Again, now: Instant) {
        *self = Self {
            left_out: again,
            doubt: (again == Again::Doubtful).then_some((*press, now + GOES_ON)),
        };
    }

    /// When a press that was left out is known to be meant.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.doubt.map(|(_, at)| at)
    }

    /// The press that was left out and was meant after all: the keyboard did not go on, or another key came.
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
    /// A press that was left out acts, once it is known to be no repetition.
    pub(super) fn press_meant(&mut self, now: Instant) {
        if let Some(press) = self.pressed.held.meant(now, None) {
            self.act_on(press, now);
        }
    }

    /// A key was pressed.
    pub(super) fn press(&mut self, press: Press, now: Instant) {
        if let Some(before) = self.pressed.held.meant(now, Some(&press)) {
            self.act_on(before, now);
        }
        self.act_on(press, now);
    }
}
