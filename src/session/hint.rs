//! A hint: what a good player would do, and why. The search behind it takes as long as a computer player's, so it is
//! thought over elsewhere.

use super::Session;
use crate::announce::say::{refusals, review as say};
use crate::announce::{Announcement, Arg, Category, Message, Scene, review};
use crate::bots::{Advice, Reason, reasons};
use crate::rules::{Move, Placement};
use crate::table::View;

/// A hint for the turn as it stands. Whatever happens at the table ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hint {
    /// It was asked for, and nobody thinks it over yet.
    Asked,
    /// Somebody thinks it over. Where no key came since, it answers one.
    Awaited {
        /// Whether no key came since.
        answers: bool,
    },
    /// The same question has the same answer.
    Known(Advice),
}

impl Session {
    /// Whether a hint was asked for that is still to be told.
    #[must_use]
    pub fn awaits_hint(&self) -> bool {
        matches!(self.hint, Some(Hint::Asked | Hint::Awaited { .. }))
    }

    /// Asks for a hint; a known one is told.
    pub(super) fn hint(&mut self) {
        let Some(view) = self.view_to_play() else {
            return self.answer(refusals::no_hint());
        };
        let moves: Vec<Move> = view.moves().take(2).collect();
        // Where there is no choice there is nothing to think.
        if let [play] = moves[..] {
            let reasons = reasons(&view, play);
            self.hint = Some(Hint::Known(Advice { play, reasons }));
        }
        match self.hint {
            None => self.hint = Some(Hint::Asked),
            Some(Hint::Asked) => {}
            Some(Hint::Awaited { .. }) => self.hint = Some(Hint::Awaited { answers: true }),
            Some(Hint::Known(_)) => self.tell_hint(true),
        }
    }

    /// Another key was pressed: it is answered, and a hint that comes later must not cut it short.
    pub(super) fn hint_can_wait(&mut self) {
        if let Some(Hint::Awaited { answers }) = &mut self.hint {
            *answers = false;
        }
    }

    /// Tells the hint, if it is known and somebody is still in turn. Where it answers a key, its tile is chosen; later, the
    /// person may have gone elsewhere.
    pub(super) fn tell_hint(&mut self, answers: bool) {
        let (Some(Hint::Known(advice)), Some(seat), Some(view)) =
            (&self.hint, self.holder, self.view_to_play())
        else {
            return;
        };
        let message = self.advice(advice, &view);
        if answers {
            if let Move::Open(tile) | Move::Lay(Placement { tile, .. }) = advice.play {
                self.hands[seat.index()].choose(tile);
            }
            self.own(seat, message);
        } else {
            let told = Announcement::event(message, Category::Own);
            self.say(told.only_for(seat));
        }
    }

    fn advice(&self, advice: &Advice, view: &View<'_>) -> Message {
        let keys = &self.manner.keys;
        let message = match advice.play {
            Move::Open(tile) => say::hint_lay(tile),
            Move::Lay(placement) => {
                let place = Scene::seen(view, self.company()).place(placement.arm);
                say::hint_lay_at(placement.tile, place)
            }
            Move::Draw => say::hint_draw(keys.draw.clone()),
            Move::Swap | Move::Redeal => say::hint_exchange(keys.exchange.clone()),
            Move::Keep => say::hint_keep(keys.pass.clone()),
            Move::Pass | Move::TimeUp => say::hint_pass(keys.pass.clone()),
        };
        let because = |&reason: &Reason| Arg::from(review::reason(reason, self.company()));
        if advice.reasons.is_empty() {
            message
        } else {
            let reasons = advice.reasons.iter().map(because).collect();
            say::hint_why(message, Arg::All(reasons))
        }
    }
}
