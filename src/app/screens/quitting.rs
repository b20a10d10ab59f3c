//! The question whether to leave the program, or a table at which no match is played.

use super::ScreenStep;
use crate::session::Session;
use crate::teller::{Outlet, Teller, at_cursor};
use serpente_seat::TableAction;
use serpente_text::announce::say::{menus, online};
use serpente_text::announce::{Message, Urgency};

/// The question whether to leave this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Quitting {
    /// The program.
    Program,
    /// The chair at a table on another machine, while no match is played there.
    Chair,
}

impl Quitting {
    pub(crate) fn question(self, session: &Session) -> Message {
        let keys = session.keys();
        match self {
            Self::Program => menus::quit_question(keys.answer.yes, keys.answer.no),
            Self::Chair => online::leave_chair(keys.answer.yes, keys.answer.no),
        }
    }

    pub(super) fn ask<O: Outlet>(self, session: &mut Session, teller: &mut Teller<O>) {
        let question = self.question(session);
        teller.tell(&at_cursor(question, Urgency::Answer), session);
    }

    pub(super) fn key(self, action: TableAction) -> ScreenStep {
        if !matches!(action, TableAction::Confirm | TableAction::Leave) {
            return ScreenStep::Back;
        }
        match self {
            Self::Program => ScreenStep::Quit,
            Self::Chair => ScreenStep::LeaveChair,
        }
    }
}
