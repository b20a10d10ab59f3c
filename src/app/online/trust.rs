//! Asks the player whether to trust a certificate that no authority vouches for.

use super::{App, Outlet};
use crate::Screen;
use crate::items::MenuKind;
use serpente_net::Fingerprint;
use serpente_net::client::{Address, Intent};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Message, Urgency};

/// The connection that waits for the player's answer about a certificate.
pub(super) struct Doubt {
    shown: Fingerprint,
    address: Address,
    goal: Intent,
}

impl<O: Outlet> App<O> {
    /// Asks whether to trust the certificate that a parlour has shown.
    pub(super) fn doubt(&mut self, shown: Fingerprint) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        self.online.doubt = Some(Doubt {
            shown,
            address: visit.address.clone(),
            goal: visit.client.goal.clone(),
        });
        self.leave_parlour();
        self.screens.push(Screen::menu(MenuKind::Certificate));
        self.enter_menu(Urgency::Event);
    }

    pub(crate) fn certificate_title(&self) -> Message {
        let Some(Doubt { shown, address, .. }) = &self.online.doubt else {
            return say::online_menu();
        };
        let told = (address.to_string(), shown.to_string());
        match self.online.acquaintances.trusted_at(address) {
            None => say::certificate_unknown(told.0, told.1),
            Some(_) => say::certificate_changed(told.0, told.1),
        }
    }

    /// Trusts the certificate and connects.
    pub(crate) fn trust(&mut self) {
        self.screens.pop();
        if let Some(doubt) = self.online.doubt.take() {
            // If this cannot be saved, the question is asked again next time.
            let _ = self.online.acquaintances.trust(&doubt.address, doubt.shown);
            self.call(doubt.address, doubt.goal);
        }
    }
}
