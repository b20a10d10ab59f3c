//! What the entries of the menus do that need a connection to a parlour.

use serpente_client::Address;
use serpente_client::person::PersonId;
use serpente_client::wire::{FromClient, TableInfo};

/// Whom a new table is open to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OpenTo {
    /// Everybody finds it in the list of tables.
    All,
    /// Only who has its link finds it.
    Friends,
}

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
    OpenTable(OpenTo),
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
