//! Opens menus, and says where the player is in them.

use super::Context;
use crate::screens::Screen;
use crate::screens::menu::{Menu, Sought};
use crate::screens::menu_items::{MenuChange, MenuItem, MenuKind};
use crate::screens::view::ScreenView;
use crate::teller::Outlet;
use serpente_device::speech::SpeechOrder;
use serpente_seat::Action;
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Message, Urgency};

impl<O: Outlet> Context<O> {
    pub(crate) fn open(&mut self, kind: MenuKind) {
        self.open_at(kind, 0);
    }

    /// Opens a menu with this entry selected.
    pub(crate) fn open_at(&mut self, kind: MenuKind, chosen: usize) {
        self.screens.push(Screen::Menu(Menu { kind, chosen }));
        self.enter_menu(Urgency::Answer);
    }

    pub(crate) fn open_settings(&mut self) {
        if self.is_menu_open(MenuKind::Settings) {
            return self.tell_entry(Urgency::Answer);
        }
        if self.teller.voice.voices.is_empty() {
            self.teller.outlet.speech(SpeechOrder::AskVoices);
        }
        self.open(MenuKind::Settings);
    }

    /// Returns whether the current screen is a menu of this kind.
    pub(crate) fn is_menu_open(&self, kind: MenuKind) -> bool {
        self.screens
            .last()
            .is_some_and(|screen| screen.is_menu(kind))
    }

    /// Returns whether a visitor who came from a first page is back there: they have left the table, and everything else.
    pub(crate) fn is_back_at_first_page(&self) -> bool {
        let is_at_main_menu =
            matches!(&self.screens[..], [screen] if screen.is_menu(MenuKind::Main));
        self.online.has_first_page && !self.online.is_calling() && is_at_main_menu
    }

    /// Returns whether nothing but the main menu is behind the screen of a visitor who came from a first page: that page is in its
    /// place.
    pub(crate) fn is_next_to_first_page(&self) -> bool {
        let is_next_to_main_menu =
            matches!(&self.screens[..], [screen, _] if screen.is_menu(MenuKind::Main));
        self.online.has_first_page && is_next_to_main_menu
    }

    /// Returns what the screens show.
    pub(crate) fn view(&self) -> ScreenView<'_> {
        ScreenView {
            session: &self.session,
            online: &self.online,
            voice_is_on: self.teller.voice.speaks,
            reader_runs: self.teller.voice.reader_runs,
        }
    }

    /// Returns the menu on top.
    pub(crate) fn menu(&self) -> Option<Menu> {
        match self.screens.last()? {
            Screen::Menu(menu) => Some(*menu),
            _ => None,
        }
    }

    pub(crate) fn set_menu(&mut self, changed: Menu) {
        if let Some(Screen::Menu(menu)) = self.screens.last_mut() {
            *menu = changed;
        }
    }

    /// Announces a menu's title and its selected entry.
    pub(crate) fn enter_menu(&mut self, urgency: Urgency) {
        self.tell_menu(urgency, Vec::new());
    }

    /// Goes back to the menu below with an answer, after which it announces itself.
    pub(crate) fn back_with(&mut self, answer: Message) {
        self.screens.pop();
        self.answer(answer);
        self.enter_menu(Urgency::Event);
    }

    /// Announces a menu's title and its selected entry, then how menus work.
    pub(crate) fn introduce_menu(&mut self, urgency: Urgency) {
        let introduction = Menu::introduction(&self.view());
        self.tell_menu(urgency, introduction);
    }

    /// Announces a menu in one utterance: a player who presses the next key needs none of the rest.
    fn tell_menu(&mut self, urgency: Urgency, then: Vec<Message>) {
        // The visitor sees the first page already, and no menu.
        if let Some(menu) = self.menu()
            && !self.is_back_at_first_page()
        {
            let announcements = menu.announcements(&self.view(), urgency, then);
            self.tell_together(&announcements);
        }
    }

    /// Announces the selected entry.
    pub(crate) fn tell_entry(&mut self, urgency: Urgency) {
        if let Some(menu) = self.menu()
            && let Some(entry) = menu.entry(&self.view(), urgency)
        {
            self.tell(&entry);
        }
    }

    /// Selects an entry that was touched, without an announcement: the entry's effect is announced.
    pub(crate) fn choose_entry(&mut self, place: usize) -> Option<MenuItem> {
        let mut menu = self.menu()?;
        let item = self.view().items(menu.kind).into_iter().nth(place)?;
        menu.chosen = place;
        self.set_menu(menu);
        Some(item)
    }

    /// Keeps the changed entry selected, and announces only its new value.
    pub(crate) fn tell_changed(&mut self, changed: MenuChange) {
        let Some(mut menu) = self.menu() else {
            return;
        };
        menu.stay_at(changed, &self.view());
        self.set_menu(menu);
        if let Some(value) = menu.value(&self.view()) {
            self.tell(&value);
        }
    }

    /// Selects the next entry that begins with a letter. Returns whether the letter was used for that.
    pub(crate) fn seek_entry(&mut self, letter: char, action: Option<Action>) -> bool {
        let Some(mut menu) = self.menu() else {
            return false;
        };
        match menu.seek(letter, action, &self.view()) {
            Sought::NoLetter => return false,
            Sought::Found => {
                self.set_menu(menu);
                self.tell_entry(Urgency::Answer);
            }
            // The letter has another use.
            Sought::Missing if matches!(action, Some(Action::App(_))) => return false,
            Sought::Missing => self.refuse(say::menu_no_such(key_letter(letter.to_string()))),
        }
        true
    }
}
