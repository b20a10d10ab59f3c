//! Sharing a keyboard between several people: which player has it, which one is called to it, and what is announced when they
//! take it. A key with no other function takes it.

use super::{Listener, SeatOutput, TableAction};
use serpente_engine::rules::Seat;
use serpente_engine::table::Event;
use serpente_text::announce::say::{refusals, table as say};
use serpente_text::announce::{Announcement, Cue, Message, Topic};

/// A player's knowledge of their hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum HandKnowledge {
    /// Not its present state.
    #[default]
    No,
    /// It is being announced.
    Told,
    /// They heard the announcement to its end.
    Heard,
}

impl Listener {
    /// Returns whether several people share the keyboard.
    pub fn is_shared(&self) -> bool {
        self.seats.len() > 1
    }

    /// Returns whether the keyboard waits for the player in turn, who has not taken it.
    pub fn waits_for_somebody(&self) -> bool {
        let theirs = |seat: Seat| {
            self.seats.contains(seat) && self.holder != Some(seat) && self.comes_next().is_none()
        };
        self.seen().turn().is_some_and(theirs)
    }

    /// Calls a player to the keyboard. Until they take it, nobody has it.
    pub(super) fn call(&mut self, seat: Seat) {
        self.let_go();
        let (who, keys) = (self.company().name(seat), &self.manner.keys);
        let handover = if keys.by_touch {
            say::hand_on(who, &keys.take)
        } else {
            say::handover(who, &keys.take)
        };
        self.say(
            Announcement::general(handover)
                .about(Topic::Turn)
                .with(Cue::YourTurn),
        );
    }

    /// Takes the keyboard from its holder. Announcements of their hand that they have not heard are no longer made.
    pub(super) fn let_go(&mut self) {
        if let Some(seat) = self.holder.take_if(|_| self.seats.len() > 1) {
            let known = &mut self.known[seat.index()];
            if *known == HandKnowledge::Told {
                *known = HandKnowledge::No;
            }
            self.out.push(SeatOutput::Keyboard(None));
        }
    }

    /// Handles a key while the keyboard waits for a player.
    pub(super) fn while_waiting(&mut self, action: TableAction) {
        let Some(seat) = self.seen().turn() else {
            return;
        };
        if action == TableAction::Take {
            self.take_keyboard(seat);
        } else {
            self.tell_who_is_waited_for(seat);
        }
    }

    /// Notes that everything announced was heard, or that there was enough time to hear it.
    pub fn all_was_heard(&mut self) {
        if let Some(seat) = self.holder {
            let known = &mut self.known[seat.index()];
            if *known == HandKnowledge::Told {
                *known = HandKnowledge::Heard;
            }
        }
    }

    /// Gives the keyboard to the player in turn.
    fn take_keyboard(&mut self, seat: Seat) {
        self.holder = Some(seat);
        self.out.push(SeatOutput::Keyboard(Some(seat)));
        let who = self.company().name(seat);
        let taken = if self.manner.keys.by_touch {
            say::handed_on(who)
        } else {
            say::handover_done(who)
        };
        self.say(Announcement::reply(taken));
        if self.known[seat.index()] != HandKnowledge::Heard {
            self.tell_hand(seat);
        }
        self.tell(&Event::Turn { seat });
    }

    /// Notes that the hand of this seat has changed.
    pub(super) fn has_new_hand(&mut self, seat: Seat) {
        self.known[seat.index()] = HandKnowledge::No;
    }

    /// Notes that the whole hand of this seat is being announced.
    pub(super) fn hand_is_told(&mut self, seat: Seat) {
        self.known[seat.index()] = HandKnowledge::Told;
    }

    /// Notes that a tile that this seat drew is being announced, if the seat has the keyboard.
    pub(super) fn draw_is_told(&mut self, seat: Seat) {
        let known = &mut self.known[seat.index()];
        *known = match *known {
            HandKnowledge::Heard | HandKnowledge::Told if self.holder == Some(seat) => {
                HandKnowledge::Told
            }
            _ => HandKnowledge::No,
        };
    }

    /// Returns the message that says which player the keyboard waits for, and which key takes it.
    pub(super) fn keyboard_waits(&self, seat: Seat) -> Message {
        let (who, keys) = (self.company().name(seat), &self.manner.keys);
        if keys.by_touch {
            say::hand_on(who, &keys.take)
        } else {
            refusals::keyboard_waits(who, &keys.take)
        }
    }

    pub(super) fn tell_who_is_waited_for(&mut self, seat: Seat) {
        // This says the same as the call, so it replaces the call if that still waits.
        self.say(Announcement::answer(self.keyboard_waits(seat)).about(Topic::Turn));
    }
}
