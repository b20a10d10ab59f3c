//! Opens text fields, and takes their texts.

use super::screens::text_field::LinePurpose;
use super::{App, Outlet};
use serpente_engine::table::player_name;

impl<O: Outlet> App<O> {
    /// Takes the confirmed text of a field; an empty one changes nothing.
    pub(super) fn take_typed(&mut self, asked: LinePurpose, typed: &str) {
        self.context.pressed.acted = true;
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
        self.context.pressed.acted = true;
        if person == 0 {
            self.context.session.settings.name = name;
        } else {
            let draft = &mut self.context.session.matches.draft;
            match name {
                Some(name) => drop(draft.names.insert(person, name)),
                None => drop(draft.names.remove(&person)),
            }
            self.context.session.settings.last_match = draft.to_remember();
        }
        self.context.keep_settings();
        self.back_with_name();
    }
}
