//! Opens text fields, and takes their texts.

use super::screens::text_field::{LinePurpose, TextField};
use super::{App, Outlet, Screen};
use serpente_engine::table::player_name;
use serpente_text::announce::{Announcement, Message};

impl<O: Outlet> App<O> {
    /// Opens a text field.
    pub(super) fn open_typing(&mut self, asked: LinePurpose) {
        self.open_typing_behind(Vec::new(), asked);
    }

    /// Opens a text field after these messages, as the question alone would cut them short.
    pub(super) fn open_typing_behind(&mut self, before: Vec<Message>, asked: LinePurpose) {
        self.pressed.acted = true;
        let question = asked.question(self.session.key_to_send());
        self.screens.push(Screen::Typing(TextField::new(asked)));
        let mut announcements = Vec::new();
        for message in before {
            announcements.push(Announcement::reply(message));
        }
        announcements.push(Announcement::reply(question));
        self.tell_together(&announcements);
    }

    /// Takes the confirmed text of a field; an empty one changes nothing.
    pub(super) fn take_typed(&mut self, asked: LinePurpose, typed: &str) {
        self.pressed.acted = true;
        match asked {
            LinePurpose::Name(person) => match player_name(typed) {
                Some(name) => self.set_name(person, Some(name)),
                None => self.back(),
            },
            LinePurpose::League | LinePurpose::Evening => self.set_compared(asked, typed),
            LinePurpose::Address | LinePurpose::SixWords if typed.trim().is_empty() => {
                self.back();
            }
            LinePurpose::Address => self.call_typed(typed),
            LinePurpose::Secret => self.enter_with_secret(typed.trim()),
            LinePurpose::Talk => self.talk(typed),
            LinePurpose::SixWords => self.come_by_six_words(typed),
        }
    }

    /// Sets the name of a person; `None` restores the usual name.
    pub(super) fn set_name(&mut self, person: usize, name: Option<String>) {
        self.pressed.acted = true;
        if person == 0 {
            self.session.settings.name = name;
        } else {
            let draft = &mut self.session.matches.draft;
            match name {
                Some(name) => drop(draft.names.insert(person, name)),
                None => drop(draft.names.remove(&person)),
            }
            self.session.settings.last_match = draft.to_remember();
        }
        self.keep_settings();
        self.back_with_name();
    }
}
