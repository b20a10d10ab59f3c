//! What the entries of the menus do that need a connection to a parlour.

use super::Outlet;
use super::evenings::EveningPurpose;
use crate::online::connection::ParlourConnection;
use crate::online::lists::ComparedLists;
use crate::online::menus::LobbyScreens;
use crate::online::room::TableElsewhere;
use crate::steps::StepRunner;
use serpente_client::person::PersonId;
use serpente_client::wire::{FromClient, TableInfo};
use serpente_client::{Address, Intent};

/// What an entry of a menu does with other machines.
pub(crate) enum OnlineEffect {
    /// Opens the menu of the parlours.
    OpenParlours,
    /// Leads a visitor to the tables of the parlour that they visit.
    EnterParlour,
    /// Goes to the table at which the player sat last.
    JoinLast,
    /// Connects to a parlour.
    Call(Address),
    EnterTable(TableInfo),
    /// Opens the table that is set up.
    OpenTable,
    /// Trusts the certificate that a parlour has shown.
    Trust,
    FillChairs,
    Begin,
    ToggleReady,
    LeaveRoom,
    Send(FromClient),
    /// Goes back by one menu before this is sent.
    BackAndSend(FromClient),
    Mute {
        name: String,
        mutes: bool,
    },
    Befriend {
        person: PersonId,
        name: String,
        befriends: bool,
    },
    /// Goes to the table of a friend, by its name.
    GoTo(String),
    /// Asks for six words by which the player goes on under the same name on another device.
    SixWords,
    /// Asks for the people of the table's league.
    League,
    /// Asks for the results of an evening, by its name or that of the table.
    Evening(Option<String>),
}

impl<O: Outlet> StepRunner<'_, O> {
    pub(crate) fn enter_online(&mut self, effect: OnlineEffect) {
        match effect {
            OnlineEffect::OpenParlours => LobbyScreens::of(self.context).open_online(),
            OnlineEffect::EnterParlour => LobbyScreens::of(self.context).enter_parlour(),
            OnlineEffect::JoinLast => LobbyScreens::of(self.context).join_last(),
            OnlineEffect::Call(address) => {
                ParlourConnection::of(self.context).call(address, Intent::Lobby);
            }
            OnlineEffect::EnterTable(table) => LobbyScreens::of(self.context).enter_table(&table),
            OnlineEffect::OpenTable => LobbyScreens::of(self.context).open_table_elsewhere(),
            OnlineEffect::Trust => ParlourConnection::of(self.context).trust(),
            OnlineEffect::FillChairs => TableElsewhere::of(self.context).fill_chairs(),
            OnlineEffect::Begin => TableElsewhere::of(self.context).begin_elsewhere(),
            OnlineEffect::ToggleReady => TableElsewhere::of(self.context).toggle_ready(),
            OnlineEffect::LeaveRoom => TableElsewhere::of(self.context).leave_room(),
            OnlineEffect::Send(frame) => self.context.send(frame),
            OnlineEffect::BackAndSend(frame) => {
                self.back();
                self.context.send(frame);
            }
            OnlineEffect::Mute { name, mutes } => {
                TableElsewhere::of(self.context).mute(name, mutes);
            }
            OnlineEffect::Befriend {
                person,
                name,
                befriends,
            } => LobbyScreens::of(self.context).befriend(person, name, befriends),
            OnlineEffect::GoTo(table) => LobbyScreens::of(self.context).go_to(table),
            OnlineEffect::SixWords => LobbyScreens::of(self.context).ask_for_six_words(),
            OnlineEffect::League => {
                self.context.pressed.acted = true;
                self.context.send(FromClient::League);
            }
            OnlineEffect::Evening(evening) => {
                ComparedLists::of(self.context).request_evening(evening, EveningPurpose::List);
            }
        }
    }
}
