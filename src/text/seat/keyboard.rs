//! One keyboard for several people: who has it, who is called to it, and what they are told when they take it. It is taken
//! by a key that does nothing else.

use super::{Action, Listener, Output};
use crate::announce::say::{refusals, table as say};
use crate::announce::{Announcement, Category, Cue, Message, Topic};
use serpente_engine::rules::Seat;
use serpente_engine::table::Event;

/// What a person knows of the hand they hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Known {
    /// Not what it is now.
    #[default]
    No,
    /// It is being told.
    Told,
    /// They heard it to its end.
    Heard,
}

impl Listener {
    /// Whether several people share the keyboard.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.chairs.len() > 1
    }

    /// Whether the keyboard waits for a person in turn who has not taken it.
    #[must_use]
    pub fn waits_for_somebody(&self) -> bool {
        let theirs = |seat: Seat| {
            self.chairs.contains(seat) && self.holder != Some(seat) && self.comes_next().is_none()
        };
        self.seen().turn().is_some_and(theirs)
    }

    /// Calls somebody to the keyboard: from now on it is nobody's.
    pub(super) fn call(&mut self, seat: Seat) {
        self.let_go();
        let handover = say::handover(self.company().name(seat), self.manner.keys.take.clone());
        self.say(
            Announcement::event(handover, Category::General)
                .about(Topic::Turn)
                .with(Cue::YourTurn),
        );
    }

    /// Nobody has the keyboard any more. What its holder has not heard of their hand is not told now.
    pub(super) fn let_go(&mut self) {
        if let Some(seat) = self.holder.take_if(|_| self.chairs.len() > 1) {
            let known = &mut self.known[seat.index()];
            if *known == Known::Told {
                *known = Known::No;
            }
            self.out.push(Output::Keyboard(None));
        }
    }

    /// A key while the keyboard waits for somebody.
    pub(super) fn while_waiting(&mut self, action: Action) {
        let Some(seat) = self.seen().turn() else {
            return;
        };
        if action == Action::Take {
            self.take_keyboard(seat);
        } else {
            self.tell_who_is_waited_for(seat);
        }
    }

    /// All that was told was heard to its end, or has had the time for it.
    pub fn all_was_heard(&mut self) {
        if let Some(seat) = self.holder {
            let known = &mut self.known[seat.index()];
            if *known == Known::Told {
                *known = Known::Heard;
            }
        }
    }

    /// Gives the keyboard to the person in turn.
    fn take_keyboard(&mut self, seat: Seat) {
        self.holder = Some(seat);
        self.out.push(Output::Keyboard(Some(seat)));
        self.say(
            Announcement::answer(say::handover_done(self.company().name(seat)))
                .filed(Category::General),
        );
        if self.known[seat.index()] != Known::Heard {
            self.tell_hand(seat);
        }
        self.tell(&Event::Turn { seat });
    }

    /// The hand of this seat is another one now.
    pub(super) fn has_new_hand(&mut self, seat: Seat) {
        self.known[seat.index()] = Known::No;
    }

    /// The whole hand of this seat is told.
    pub(super) fn hand_is_told(&mut self, seat: Seat) {
        self.known[seat.index()] = Known::Told;
    }

    /// A tile that this seat drew is told, if it has the keyboard.
    pub(super) fn draw_is_told(&mut self, seat: Seat) {
        let known = &mut self.known[seat.index()];
        *known = match *known {
            Known::Heard | Known::Told if self.holder == Some(seat) => Known::Told,
            _ => Known::No,
        };
    }

    /// That the keyboard is for somebody, and which key takes it.
    pub(super) fn keyboard_waits(&self, seat: Seat) -> Message {
        refusals::keyboard_waits(self.company().name(seat), self.manner.keys.take.clone())
    }

    pub(super) fn tell_who_is_waited_for(&mut self, seat: Seat) {
        // It says what the handing over says, should that still wait.
        self.say(Announcement::answer(self.keyboard_waits(seat)).about(Topic::Turn));
    }
}
