//! What every screen works with: the session, the teller, the stack of screens, and what is known of other machines. It tells, and
//! opens menus, text fields and texts; what their entries and keys do stands with each of them.

mod fields;
mod menus;
mod tell;

use crate::Key;
use crate::hearing::{MICROPHONE_KEY, MicrophoneUse};
use crate::online::Online;
use crate::screens::Screen;
use crate::screens::shown::Shown;
use crate::session::Session;
use crate::settings::SettingsRoom;
use crate::teller::{Outlet, Teller};
use serpente_client::NetworkOrder;
use serpente_client::wire::FromClient;
use serpente_seat::AppAction;
use serpente_text::announce::Urgency;
use serpente_text::announce::say::{listen, refusals};
use std::path::PathBuf;
use std::time::Instant;

/// What every screen works with.
pub(crate) struct Context<O> {
    pub(crate) session: Session,
    pub(crate) teller: Teller<O>,
    /// The open screens. The last one is on top and takes the keys.
    pub(crate) screens: Vec<Screen>,
    /// The tables on other machines.
    pub(crate) online: Online,
    pub(crate) pressed: Pressed,
    /// The microphone of the terminal.
    pub(crate) hearing: MicrophoneUse,
    /// Whether the program is to be left.
    pub(crate) done: bool,
}

/// What the next key press has to know of the last one.
#[derive(Default)]
pub(crate) struct Pressed {
    /// Whether the last key did something that must not repeat while the key is held down.
    pub(crate) acted: bool,
    pub(crate) last: LastPress,
    /// Up to when the player had been sent what happened when they pressed the key, if their line is slow; `None` if they had been
    /// sent everything.
    pub(crate) sent_until: Option<Instant>,
}

/// What the last key did, if the next key press may go on with that.
#[derive(Default)]
pub(crate) enum LastPress {
    #[default]
    Other,
    /// It stopped the voice: the next Escape leads to the menu.
    Quiet,
    /// It was the speech key and switched the voice on again.
    BroughtBack,
    /// It went to the next language: Escape goes back to the one before.
    NextLanguage,
    /// It saved the transcript to this file: pressed again, the key announces the folder.
    Saved(PathBuf),
}

impl<O: Outlet> Context<O> {
    /// Returns whether the table is on top.
    pub(crate) fn is_at_table(&self) -> bool {
        self.screens.last().is_some_and(Screen::is_table)
    }

    pub(crate) fn is_retelling(&self) -> bool {
        let mut screens = self.screens.iter();
        screens.any(|screen| matches!(screen, Screen::Retelling(_)))
    }

    /// Returns the current screen; `None` if there is none, or during a retelling, which runs by itself.
    pub(crate) fn shown(&self) -> Option<Shown> {
        self.view().shown(self.screens.last()?)
    }

    /// Sends a message to the parlour that the player visits.
    pub(crate) fn send(&mut self, frame: FromClient) {
        self.teller.outlet.network(NetworkOrder::Send(frame));
    }

    pub(crate) fn send_all(&mut self, frames: Vec<FromClient>) {
        for frame in frames {
            self.send(frame);
        }
    }

    /// Lets the top screen do something with the session and the teller.
    pub(crate) fn with_screen(
        &mut self,
        act: impl FnOnce(&mut Screen, &mut Session, &mut Teller<O>),
    ) {
        if let Some(screen) = self.screens.last_mut() {
            self.teller.limit = screen.may_tell(&self.session);
            act(screen, &mut self.session, &mut self.teller);
            self.go_on_when_heard();
        }
    }

    /// Asks the question on the screen, or says where the player is in it.
    pub(crate) fn ask_again(&mut self, urgency: Urgency) {
        self.with_screen(|screen, session, teller| screen.ask(urgency, session, teller));
    }

    /// Lets a key or a menu change settings.
    pub(crate) fn with_settings(&mut self, change: impl FnOnce(SettingsRoom<'_, O>)) {
        self.with_teller(|teller, session| change(SettingsRoom { session, teller }));
    }

    /// Announces how to switch off our voice, if the player was never asked; or how to switch it on again.
    pub(crate) fn hint_at_the_voice(&mut self) {
        self.with_settings(|mut settings| settings.hint_at_the_voice());
    }

    /// Refuses a key that does nothing on this screen.
    pub(crate) fn without_use(&mut self, key: Key) {
        if key.is_mark() {
            return;
        }
        // Pages that can listen open the microphone with this key themselves.
        if key == MICROPHONE_KEY {
            return self.refuse(listen::listen_only_browsers());
        }
        let help = self.session.key(AppAction::Help);
        if key.is_of_another_alphabet()
            && !std::mem::replace(&mut self.session.advice.on_alphabet, true)
        {
            return self.refuse(refusals::other_alphabet(help));
        }
        let why = if std::mem::replace(&mut self.session.advice.on_help, true) {
            refusals::key_nothing(key.spoken())
        } else {
            refusals::key_without_use(key.spoken(), help)
        };
        self.refuse(why);
    }
}
