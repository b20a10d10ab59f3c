//! A key that may be held down: what it does is done once only, and a press that was left out for that is told, unless
//! the keyboard goes on repeating.

use super::{App, Outlet};
use crate::announce::say::refusals;
use crate::console::press::{Again, GOES_ON};
use crate::console::{Key, Press};
use std::time::Instant;

/// The newest press, as far as the next one of the same key depends on it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldKey {
    /// What it was, if it was left out.
    left_out: Again,
    /// If it may have been meant: its key, and when nothing can show any more that it was not.
    doubt: Option<(Key, Instant)>,
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
            doubt: (again == Again::Doubtful).then_some((press.key, now + GOES_ON)),
        };
    }

    /// When it is told that a press was left out, if it may have been meant.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.doubt.map(|(_, at)| at)
    }
}

impl<O: Outlet> App<O> {
    /// Tells that a press was left out, once it is known that it was no repetition.
    pub(super) fn tell_left_out(&mut self, now: Instant) {
        if let Some((key, _)) = self.held.doubt.take_if(|(_, at)| *at <= now) {
            self.refuse(refusals::too_quick(key.spoken()));
        }
    }
}
