//! The question whether to leave the program.

use super::ScreenStep;
use crate::session::Session;
use crate::teller::{Outlet, Teller, at_cursor};
use serpente_seat::TableAction;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};

/// The question whether to leave the program.
pub(crate) struct Quitting;

impl Quitting {
    pub(crate) fn question(session: &Session) -> Message {
        let keys = session.keys();
        say::quit_question(keys.answer.yes, keys.answer.no)
    }

    pub(super) fn ask<O: Outlet>(session: &mut Session, teller: &mut Teller<O>) {
        let question = Self::question(session);
        teller.tell(&at_cursor(question, Urgency::Answer), session);
    }

    pub(super) fn key(action: TableAction) -> ScreenStep {
        match action {
            TableAction::Confirm | TableAction::Leave => ScreenStep::Quit,
            _ => ScreenStep::Back,
        }
    }
}
