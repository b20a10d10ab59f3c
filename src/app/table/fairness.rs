//! Checks whether a finished match was dealt as it was sealed, from the events that this program received.

use crate::Outlet;
use crate::online::lists::ComparedLists;
use serpente_archive::{DealFault, OwnNonce, Record, Unfair, check_deals, kept_back};
use serpente_engine::table::{Event, Header};
use serpente_text::announce::Message;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::say::review::told_with;

impl<O: Outlet> ComparedLists<'_, O> {
    /// Checks the finished match and announces the result.
    pub(crate) fn check_match(&mut self) {
        let result = match self.context.session.local_game() {
            Some(game) => checked(&Record::parse(&game.lines).events, &[]),
            None if self.context.online.evening_seal().is_some() => return self.check_in_evening(),
            None => checked(&self.context.online.received, self.context.online.nonces()),
        };
        self.context.answer(result);
    }
}

/// Returns the message with the result of checking a match.
fn checked(events: &[Event], own: &[OwnNonce]) -> Message {
    let format = Header::among(events).map_or(Header::PLAIN, |header| header.format);
    check_result(check_deals(events, own), |deals| {
        if deals == 0 {
            return say::check_no_seals();
        }
        if format < Header::TOGETHER {
            return say::check_fair(deals);
        }
        if format < Header::PROMISED {
            return say::check_together(deals);
        }
        let fair = say::check_promised(deals);
        match kept_back(events) {
            0 => fair,
            kept_back => told_with(fair, say::check_kept_back(kept_back)),
        }
    })
}

/// Returns the message for the result of a check. `fair` words the number of deals or rounds that are fair.
pub(crate) fn check_result(
    checked: Result<usize, Unfair>,
    fair: impl Fn(usize) -> Message,
) -> Message {
    match checked {
        Ok(deals) => fair(deals),
        Err(Unfair { round, fault }) => match fault {
            DealFault::NotSealed => say::check_not_sealed(round),
            DealFault::NotShown => say::check_not_shown(round),
            DealFault::OtherSeal => say::check_other_seal(round),
            DealFault::Repeated => say::check_repeated(round),
            DealFault::LeftOut => say::check_left_out(round),
            DealFault::NotAsPromised => say::check_not_as_promised(round),
            DealFault::OtherDeal => say::check_other_deal(round),
        },
    }
}
