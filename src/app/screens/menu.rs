//! A menu: a list of entries, one of them selected.

use super::ScreenStep;
use super::menu_items::{MenuChange, MenuEffect, MenuItem, MenuKind};
use super::view::ScreenView;
use crate::Key;
use crate::teller::at_cursor;
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::say::menus as say;
use serpente_text::announce::{Announcement, Cue, Message, Urgency};

/// A menu with its selected entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Menu {
    pub(crate) kind: MenuKind,
    pub(crate) chosen: usize,
}

/// What became of a letter that may seek an entry.
pub(crate) enum Sought {
    /// It seeks none here.
    NoLetter,
    /// The next entry that begins with it is selected.
    Found,
    /// No entry begins with it.
    Missing,
}

impl Menu {
    /// Returns the selected entry as an announcement.
    pub(crate) fn entry(self, view: &ScreenView<'_>, urgency: Urgency) -> Option<Announcement> {
        let item = view.items(self.kind).into_iter().nth(self.chosen)?;
        let mut entry = at_cursor(item.label, urgency);
        entry.cue = Some(item.sound.unwrap_or(Cue::Menu.into()));
        Some(entry)
    }

    /// Returns the announcements of the menu's title, of its selected entry, and of these messages.
    pub(crate) fn announcements(
        self,
        view: &ScreenView<'_>,
        urgency: Urgency,
        then: Vec<Message>,
    ) -> Vec<Announcement> {
        let mut all = vec![at_cursor(view.title(self.kind), urgency).with(Cue::Enter)];
        if let Some(mut entry) = self.entry(view, urgency) {
            // One sound is enough, unless the entry is about a sound.
            if entry.has(Cue::Menu) {
                entry.cue = None;
            }
            all.push(entry);
        }
        for message in then {
            all.push(at_cursor(message, urgency));
        }
        all
    }

    /// Returns only the value of the selected entry: the player knows which entry they changed.
    pub(crate) fn value(self, view: &ScreenView<'_>) -> Option<Announcement> {
        let entry = self.entry(view, Urgency::Answer)?;
        let text = view.session.text(&entry.message);
        let value = match text.split_once(':') {
            Some((_, value)) => value,
            None => &text,
        };
        let message = say::verbatim(value.trim());
        Some(Announcement { message, ..entry })
    }

    /// Keeps an entry selected, as the change may have added or removed other entries.
    pub(crate) fn stay_at(&mut self, changed: MenuChange, view: &ScreenView<'_>) {
        let items = view.items(self.kind);
        let place = items.iter().position(|item| item.changes == Some(changed));
        self.chosen = place.unwrap_or(self.chosen);
    }

    /// Selects the next entry that begins with a letter, whatever the letter does elsewhere. The letter that leaves the table leaves the main menu, too.
    pub(crate) fn seek(
        &mut self,
        letter: char,
        action: Option<Action>,
        view: &ScreenView<'_>,
    ) -> Sought {
        let leaves = self.kind == MenuKind::Main && action == Some(TableAction::Leave.into());
        if !letter.is_alphabetic() || leaves {
            return Sought::NoLetter;
        }
        let items = view.items(self.kind);
        for step in 1..=items.len() {
            let place = (self.chosen + step) % items.len();
            let label = view.session.text(&items[place].label);
            let first = label.chars().find(|one| one.is_alphanumeric());
            if first.is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase())) {
                self.chosen = place;
                return Sought::Found;
            }
        }
        Sought::Missing
    }

    /// Returns the sound that is learnt by the selected entry.
    pub(crate) fn sound(&self) -> Option<Cue> {
        match self.kind {
            MenuKind::SoundGroup(family) => family.cues().nth(self.chosen),
            _ => None,
        }
    }

    /// Takes a key press. `escaped`: the key press before stopped the voice.
    pub(crate) fn key(
        &mut self,
        key: Key,
        action: TableAction,
        escaped: bool,
        view: &ScreenView<'_>,
    ) -> ScreenStep {
        let mut items = view.items(self.kind);
        let last = items.len().saturating_sub(1);
        if let Some(MenuItem {
            changes: Some(change),
            ..
        }) = items.get(self.chosen)
            && matches!(key, Key::Left | Key::Right)
        {
            return ScreenStep::Change(*change, key == Key::Right);
        }
        if action == TableAction::Draw
            && let Some(cue) = self.sound()
        {
            return ScreenStep::Enter(MenuEffect::SwitchSound(cue));
        }
        let has_digits = matches!(self.kind, MenuKind::Training | MenuKind::SoundGuess);
        if let (true, TableAction::Digit(digit)) = (has_digits, action)
            && usize::from(digit) <= last
        {
            return ScreenStep::Enter(items.swap_remove(digit.into()).effect);
        }
        let is_main = self.kind == MenuKind::Main;
        let place = match action {
            TableAction::Previous => self.chosen.checked_sub(1).unwrap_or(last),
            TableAction::Next => (self.chosen + 1) % (last + 1),
            TableAction::First => 0,
            TableAction::Last => last,
            TableAction::Confirm | TableAction::Draw => {
                if self.chosen < items.len() {
                    return ScreenStep::Enter(items.swap_remove(self.chosen).effect);
                }
                return ScreenStep::Stay;
            }
            // As at a table, the first Escape stops the voice. If our voice is off, there is nothing to stop.
            TableAction::Escape if is_main && view.voice_is_on && !escaped => {
                return ScreenStep::Quiet;
            }
            TableAction::Escape if self.kind == MenuKind::Training => {
                return ScreenStep::EndTraining;
            }
            TableAction::Escape if !is_main => return ScreenStep::Back,
            TableAction::Escape => return ScreenStep::AskToQuit,
            TableAction::Leave if is_main => return ScreenStep::AskToQuit,
            _ => return ScreenStep::NoUse(key),
        };
        self.chosen = place;
        let mut announcements = Vec::new();
        if last > 0 && action == TableAction::Next && place == 0 {
            announcements.push(at_cursor(say::menu_top(), Urgency::Answer).with(Cue::Edge));
        }
        if last > 0 && action == TableAction::Previous && place == last {
            announcements.push(at_cursor(say::reader_end(), Urgency::Answer).with(Cue::Edge));
        }
        if let Some(mut entry) = self.entry(view, Urgency::Answer) {
            // The edge of the list has its own sound.
            if !announcements.is_empty() && entry.has(Cue::Menu) {
                entry.cue = None;
            }
            announcements.push(entry);
        }
        ScreenStep::Tell(announcements)
    }

    /// Returns how menus work.
    pub(crate) fn introduction(view: &ScreenView<'_>) -> Vec<Message> {
        let session = view.session;
        if session.by_touch {
            return Vec::new();
        }
        let enter = session.key(TableAction::Confirm);
        let back = session.key(TableAction::Escape);
        vec![
            say::menu_help(enter, back),
            say::help_hint(session.key(AppAction::Help)),
        ]
    }
}
