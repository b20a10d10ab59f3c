//! The question of a player who has gone on at their table in another window: whether to take the table back.

use super::ScreenStep;
use crate::session::Session;
use crate::teller::{Outlet, Teller, at_cursor};
use serpente_client::Intent;
use serpente_seat::TableAction;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Urgency};

/// The question whether to take the table back. Nothing of the table is shown or told meanwhile: it goes on in the other window.
pub(crate) struct WentOn {
    /// How to enter the table again.
    goal: Intent,
}

impl WentOn {
    pub(crate) fn from(goal: Intent) -> Self {
        Self { goal }
    }

    pub(crate) fn question(session: &Session) -> Message {
        let keys = session.keys();
        say::went_on_elsewhere(keys.answer.yes, keys.answer.no)
    }

    pub(super) fn ask<O: Outlet>(urgency: Urgency, session: &mut Session, teller: &mut Teller<O>) {
        let question = Self::question(session);
        teller.tell(&at_cursor(question, urgency), session);
    }

    pub(super) fn key(&self, action: TableAction, session: &Session) -> ScreenStep {
        match action {
            TableAction::Confirm => ScreenStep::TakeBack(Box::new(self.goal.clone())),
            TableAction::Escape | TableAction::Leave => ScreenStep::StayElsewhere,
            _ => ScreenStep::Tell(vec![Announcement::reply(Self::question(session))]),
        }
    }
}
