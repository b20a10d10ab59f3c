//! Menus: a list of entries, one of them selected.

use super::screens::menu_items::{MenuChange, MenuContents, MenuItem, MenuKind};
use super::teller::at_cursor;
use super::{App, Outlet, Screen};
use crate::Key;
use serpente_device::speech::SpeechOrder;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::say::keys::key_letter;
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Announcement, Cue, Message, Urgency};

/// A menu with its selected entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Menu {
    pub(super) kind: MenuKind,
    pub(super) chosen: usize,
}

impl<O: Outlet> App<O> {
    pub(super) fn open(&mut self, kind: MenuKind) {
        self.open_at(kind, 0);
    }

    /// Opens a menu with this entry selected.
    pub(super) fn open_at(&mut self, kind: MenuKind, chosen: usize) {
        self.screens.push(Screen::Menu(Menu { kind, chosen }));
        self.enter_menu(Urgency::Answer);
    }

    pub(super) fn open_settings(&mut self) {
        if self.is_menu_open(MenuKind::Settings) {
            return self.tell_entry(Urgency::Answer);
        }
        if self.teller.voice.voices.is_empty() {
            self.teller.outlet.speech(SpeechOrder::AskVoices);
        }
        self.open(MenuKind::Settings);
    }

    /// Returns whether the current screen is a menu of this kind.
    pub(super) fn is_menu_open(&self, kind: MenuKind) -> bool {
        matches!(self.screens.last(), Some(Screen::Menu(menu)) if menu.kind == kind)
    }

    fn menu(&mut self) -> Option<&mut Menu> {
        match self.screens.last_mut()? {
            Screen::Menu(menu) => Some(menu),
            _ => None,
        }
    }

    /// Announces a menu's title and its selected entry.
    pub(super) fn enter_menu(&mut self, urgency: Urgency) {
        self.tell_menu(urgency, Vec::new());
    }

    /// Goes back to the menu below with an answer, after which it announces itself.
    pub(super) fn back_with(&mut self, answer: Message) {
        self.screens.pop();
        self.answer(answer);
        self.enter_menu(Urgency::Event);
    }

    /// Announces a menu's title and its selected entry, then how menus work.
    pub(super) fn introduce_menu(&mut self, urgency: Urgency) {
        if self.session.by_touch {
            return self.enter_menu(urgency);
        }
        let (enter, back) = (
            self.session.key(TableAction::Confirm),
            self.session.key(TableAction::Escape),
        );
        let help = say::help_hint(self.session.key(AppAction::Help));
        self.tell_menu(urgency, vec![say::menu_help(enter, back), help]);
    }

    /// Announces a menu in one utterance: a player who presses the next key needs none of the rest.
    fn tell_menu(&mut self, urgency: Urgency, then: Vec<Message>) {
        let Some(&mut Menu { kind, .. }) = self.menu() else {
            return;
        };
        let title = self.contents().title(kind);
        let told = |message| at_cursor(message, urgency);
        let title = told(title);
        let entry = self.entry(urgency);
        let then = then.into_iter().map(told);
        let whole: Vec<_> = [title].into_iter().chain(entry).chain(then).collect();
        self.tell_together(&whole);
    }

    /// Returns what the menus show.
    pub(super) fn contents(&self) -> MenuContents<'_> {
        MenuContents {
            session: &self.session,
            online: &self.online,
            voice_is_on: self.teller.voice.speaks,
        }
    }

    /// Selects an entry that was touched, without an announcement: the entry's effect is announced.
    pub(super) fn choose_entry(&mut self, place: usize) -> Option<MenuItem> {
        let &mut Menu { kind, .. } = self.menu()?;
        let item = self.contents().items(kind).into_iter().nth(place)?;
        self.menu()?.chosen = place;
        Some(item)
    }

    /// Announces only the new value of the selected entry: the player knows which entry they changed.
    pub(super) fn tell_value(&mut self) {
        let Some(entry) = self.entry(Urgency::Answer) else {
            return;
        };
        let text = self.session.text(&entry.message);
        let value = text.split_once(':').map_or(&text[..], |(_, value)| value);
        let message = say::verbatim(value.trim());
        self.tell(&Announcement { message, ..entry });
    }

    /// Selects the next entry that begins with a letter. Returns whether the letter was used for that; the letter that leaves
    /// the table leaves the main menu, too.
    pub(super) fn seek_entry(&mut self, letter: char, action: Option<Action>) -> bool {
        let Some(&mut Menu { kind, chosen }) = self.menu() else {
            return false;
        };
        if !letter.is_alphabetic()
            || kind == MenuKind::Main && action == Some(TableAction::Leave.into())
        {
            return false;
        }
        let items = self.contents().items(kind);
        let begins = |&place: &usize| {
            let label = self.session.text(&items[place].label);
            let first = label.chars().find(|letter| letter.is_alphanumeric());
            first.is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
        };
        let places = (1..=items.len()).map(|step| (chosen + step) % items.len());
        let found = places.into_iter().find(begins);
        match (found, self.menu()) {
            (Some(place), Some(menu)) => {
                menu.chosen = place;
                self.tell_entry(Urgency::Answer);
            }
            // The letter has another use.
            _ if matches!(action, Some(Action::App(_))) => return false,
            _ => self.refuse(say::menu_no_such(key_letter(letter.to_string()))),
        }
        true
    }

    fn ask_whether_to_quit(&mut self) {
        self.screens.push(Screen::Quitting);
        let keys = self.session.keys();
        let question = say::quit_question(keys.yes, keys.no);
        self.tell(&at_cursor(question, Urgency::Answer));
    }

    pub(super) fn answer_quitting(&mut self, action: TableAction) {
        if matches!(action, TableAction::Confirm | TableAction::Leave) {
            self.done = true;
        } else {
            self.back();
        }
    }

    /// Announces the selected entry.
    pub(super) fn tell_entry(&mut self, urgency: Urgency) {
        if let Some(entry) = self.entry(urgency) {
            self.tell(&entry);
        }
    }

    fn entry(&mut self, urgency: Urgency) -> Option<Announcement> {
        let &mut Menu { kind, chosen } = self.menu()?;
        let item = self.contents().items(kind).into_iter().nth(chosen)?;
        Some(at_cursor(item.label, urgency).with(Cue::Menu))
    }

    /// Keeps an entry selected, as the change may have added or removed other entries.
    pub(super) fn stay_at(&mut self, changed: MenuChange) {
        let Some(&mut Menu { kind, .. }) = self.menu() else {
            return;
        };
        let mut items = self.contents().items(kind).into_iter();
        let place = items.position(|item| item.changes == Some(changed));
        if let (Some(menu), Some(place)) = (self.menu(), place) {
            menu.chosen = place;
        }
    }

    /// Handles a key press in a menu. `escaped`: the key press before stopped the voice.
    pub(super) fn in_menu(&mut self, key: Key, action: TableAction, escaped: bool) {
        let Some(&mut Menu { kind, chosen }) = self.menu() else {
            return;
        };
        let items = self.contents().items(kind);
        let last = items.len().saturating_sub(1);
        let item = items.into_iter().nth(chosen);
        let up = match key {
            Key::Left => Some(false),
            Key::Right => Some(true),
            _ => None,
        };
        let changed = item.as_ref().and_then(|item| item.changes);
        if let (Some(up), Some(changed)) = (up, changed) {
            return self.change(changed, up);
        }
        if let (MenuKind::Training, TableAction::Digit(digit)) = (kind, action)
            && usize::from(digit) <= last
        {
            return self.answer_training(digit.into());
        }
        let place = match action {
            TableAction::Previous => chosen.checked_sub(1).unwrap_or(last),
            TableAction::Next => (chosen + 1) % (last + 1),
            TableAction::First => 0,
            TableAction::Last => last,
            TableAction::Confirm | TableAction::Draw => {
                if let Some(item) = item {
                    self.enter(item.effect);
                }
                return;
            }
            // As at a table, the first Escape stops the voice. If our voice is off, there is nothing to stop.
            TableAction::Escape
                if kind == MenuKind::Main && self.teller.voice.speaks && !escaped =>
            {
                self.teller.outlet.quiet();
                self.pressed.escaped = true;
                return;
            }
            TableAction::Escape if kind == MenuKind::Training => return self.end_training(None),
            TableAction::Escape if kind != MenuKind::Main => return self.back(),
            TableAction::Escape => return self.ask_whether_to_quit(),
            TableAction::Leave if kind == MenuKind::Main => return self.ask_whether_to_quit(),
            _ => return self.without_use(key),
        };
        if let Some(menu) = self.menu() {
            menu.chosen = place;
        }
        let edge = match action {
            _ if last == 0 => None,
            TableAction::Next if place == 0 => Some(say::menu_top()),
            TableAction::Previous if place == last => Some(say::reader_end()),
            _ => None,
        };
        let edge = edge.map(|edge| at_cursor(edge, Urgency::Answer));
        let entry = self.entry(Urgency::Answer);
        let told: Vec<_> = edge.into_iter().chain(entry).collect();
        self.tell_together(&told);
    }
}
