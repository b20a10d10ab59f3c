//! The screens: one type each, which owns its state, its keys, its help and what it shows.
//!
//! A screen takes a key press with the session and the teller. It answers with a [`ScreenStep`]: what it cannot do by itself, because
//! that concerns the screens around it, the match or another machine.

pub(crate) mod entries;
pub(crate) mod learn_items;
pub(crate) mod menu;
pub(crate) mod menu_items;
pub(crate) mod quitting;
pub(crate) mod reader_speed;
pub(crate) mod retelling;
pub(crate) mod shown;
pub(crate) mod sound_lessons;
pub(crate) mod text_field;
pub(crate) mod text_reader;
pub(crate) mod two_voices;
pub(crate) mod view;
pub(crate) mod went_on;

use crate::Key;
use crate::session::Session;
use crate::teller::{Outlet, TellLimit, Teller};
use menu::Menu;
use menu_items::{MenuChange, MenuEffect, MenuKind};
use quitting::Quitting;
use reader_speed::ReaderSpeed;
use retelling::Retelling;
use serpente_client::Intent;
use serpente_console::{Press, Repeat};
use serpente_seat::TableAction;
use serpente_text::announce::{Announcement, Urgency};
use text_field::{LinePurpose, TextField};
use text_reader::TextReader;
use two_voices::TwoVoices;
use went_on::WentOn;

/// A screen. The topmost handles the keys.
pub(crate) enum Screen {
    /// A list of entries.
    Menu(Menu),
    /// The table.
    Table,
    /// Sentences that the player reads one by one.
    Reader(TextReader),
    /// A text field.
    Typing(TextField),
    /// The question whether two voices are talking.
    TwoVoices,
    /// The sentence that measures a screen reader's speed.
    ReaderSpeed,
    /// The question whether to leave the program, or the chair at a table.
    Quitting(Quitting),
    /// The question of a player who has gone on at their table in another window.
    WentOn(WentOn),
    /// A recorded match that is being announced.
    Retelling(Box<Retelling>),
}

/// What the program does after a screen has taken a key.
pub(crate) enum ScreenStep {
    /// Nothing else.
    Stay,
    /// Refuses this key: it has no use on this screen.
    NoUse(Key),
    /// Closes the screen; the one below says where the player is.
    Back,
    /// Closes the screen without a word, and goes on.
    Close(AfterClose),
    /// Makes these announcements together.
    Tell(Vec<Announcement>),
    /// Opens the list of the keys that work now.
    Help,
    /// Ends the program.
    Quit,
    /// Asks whether to leave the program.
    AskToQuit,
    /// Leaves the chair at a table on another machine.
    LeaveChair,
    /// Stops the voice.
    Quiet,
    /// Carries out an entry of a menu.
    Enter(MenuEffect),
    /// Changes the value of an entry of a menu, up or down.
    Change(MenuChange, bool),
    /// Ends the exercise of counting along.
    EndTraining,
    /// Plays on from before a decision of the match that is reviewed.
    PlayOn(usize),
    /// Tells the better move of a decision of the match that is reviewed.
    TellBetter(usize),
    /// Takes the text of a field.
    Typed(LinePurpose, String),
    /// Enters the table again that the player went on at in another window.
    TakeBack(Box<Intent>),
    /// Leaves that table to the other window.
    StayElsewhere,
    /// Gives one of the people at this keyboard their usual name.
    UsualName(usize),
}

/// How the program goes on after a question about voices was answered.
pub(crate) enum AfterClose {
    MeasureReader,
    IntroduceMenu,
    /// A screen reader was measured, or not: whether the result was announced.
    Measured(bool),
}

impl Screen {
    /// Returns a menu with its first entry selected.
    pub(crate) fn menu(kind: MenuKind) -> Self {
        Self::Menu(Menu { kind, chosen: 0 })
    }

    pub(crate) fn is_table(&self) -> bool {
        matches!(self, Self::Table)
    }

    pub(crate) fn is_menu(&self, kind: MenuKind) -> bool {
        matches!(self, Self::Menu(menu) if menu.kind == kind)
    }

    /// Returns which announcements may be made over this screen.
    pub(crate) fn may_tell(&self, session: &Session) -> TellLimit {
        match self {
            Self::Typing(_) => TellLimit::Nothing,
            Self::Table | Self::Retelling(_) => TellLimit::All,
            _ if session.matches.game.is_some() => TellLimit::OffTable,
            _ => TellLimit::All,
        }
    }

    /// Returns whether this action happens only once while its key is held down: because it spends a turn, answers a question,
    /// or leads to another screen. `acted`: the press before did such an action.
    pub(crate) fn happens_once(
        &self,
        action: TableAction,
        press: &Press,
        repeat: Repeat,
        acted: bool,
        session: &Session,
    ) -> bool {
        let is_repeated = repeat == Repeat::Repeated;
        match self {
            Self::Table => match action {
                // A digit counts only as an answer; otherwise it moves through the hand as often as it is pressed.
                TableAction::Digit(_) => session.is_asked(),
                // Pressed twice, Escape leads to the menu: only the keyboard's own repetition does not count.
                TableAction::Escape => is_repeated,
                // Skipping ahead once too often does no harm.
                _ if session.hurries(action) => is_repeated,
                _ => action.plays() || matches!(action, TableAction::Leave | TableAction::Take),
            },
            Self::Menu(menu) => match action {
                TableAction::Escape | TableAction::Leave => {
                    is_repeated || menu.kind == MenuKind::Main
                }
                // Quick presses within menus are deliberate. A player who comes from a table may press by mistake.
                _ => acted && matches!(action, TableAction::Confirm | TableAction::Draw),
            },
            Self::TwoVoices
            | Self::ReaderSpeed
            | Self::Quitting(_)
            | Self::WentOn(_)
            | Self::Retelling(_) => {
                matches!(
                    action,
                    TableAction::Confirm | TableAction::Escape | TableAction::Leave
                )
            }
            Self::Reader(_) => action == TableAction::Escape,
            Self::Typing(_) => matches!(press.key, Key::Enter | Key::Escape),
        }
    }

    /// Takes the key of an action of this screen. The menus and the table need more than the session, and take theirs elsewhere.
    pub(crate) fn key<O: Outlet>(
        &mut self,
        key: Key,
        action: TableAction,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) -> ScreenStep {
        match self {
            Self::Reader(reader) => reader.key(key, action, session, teller),
            Self::Quitting(quitting) => quitting.key(action),
            Self::WentOn(went_on) => went_on.key(action, session),
            Self::TwoVoices => TwoVoices::key(key, Some(action), session, teller),
            Self::ReaderSpeed => ReaderSpeed::key(action, session, teller),
            Self::Retelling(retelling) => retelling.key(action, session, teller),
            Self::Typing(_) | Self::Menu(_) | Self::Table => ScreenStep::NoUse(key),
        }
    }

    /// Asks the question of this screen, if it is one, or says where the player is in it.
    pub(crate) fn ask<O: Outlet>(
        &self,
        urgency: Urgency,
        session: &mut Session,
        teller: &mut Teller<O>,
    ) {
        match self {
            Self::Reader(reader) => reader.tell_sentence(session, teller),
            Self::Quitting(quitting) => quitting.ask(session, teller),
            Self::WentOn(_) => WentOn::ask(urgency, session, teller),
            Self::TwoVoices => TwoVoices::ask(urgency, session, teller),
            Self::ReaderSpeed => ReaderSpeed::ask(urgency, session, teller),
            Self::Menu(_) | Self::Table | Self::Typing(_) | Self::Retelling(_) => {}
        }
    }
}
