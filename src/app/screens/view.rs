//! What the screens show and explain: everything that they need to know, and nothing that they could change.

use super::Screen;
use super::menu_items::MenuKind;
use super::reader_speed::ReaderSpeed;
use super::two_voices::TwoVoices;
use super::went_on::WentOn;
use crate::online::Online;
use crate::session::Session;
use serpente_seat::{Listener, TableAction};
use serpente_text::announce::Message;
use serpente_text::announce::say::{learn, menus as say, sounds};

/// What the screens show.
#[derive(Clone, Copy)]
pub(crate) struct ScreenView<'a> {
    pub(crate) session: &'a Session,
    pub(crate) online: &'a Online,
    /// Whether the program's own voice is on.
    pub(crate) voice_is_on: bool,
    /// Whether a screen reader is known to run.
    pub(crate) reader_runs: bool,
}

impl ScreenView<'_> {
    /// Returns the sentences that explain how to use a screen.
    pub(crate) fn help(&self, screen: &Screen) -> Vec<Message> {
        let session = self.session;
        let enter = session.key(TableAction::Confirm);
        let back = session.key(TableAction::Escape);
        match screen {
            Screen::Table => match session.listener() {
                Some(listener) => Listener::asked(listener),
                None => Vec::new(),
            },
            Screen::TwoVoices => vec![TwoVoices::question(session, self.reader_runs)],
            Screen::ReaderSpeed => vec![ReaderSpeed::question(session)],
            Screen::Quitting(quitting) => vec![quitting.question(session)],
            Screen::WentOn(_) => vec![WentOn::question(session)],
            Screen::Retelling(_) => vec![say::retelling_help(enter, back)],
            Screen::Reader(reader) if reader.is_review() => vec![
                learn::review_help(enter, session.key(TableAction::Hand)),
                say::reader_help(back),
            ],
            Screen::Reader(_) => vec![say::reader_help(back)],
            Screen::Typing(field) => field.help(),
            Screen::Menu(menu) if matches!(menu.kind, MenuKind::SoundGroup(_)) => vec![
                sounds::sounds_help(enter, session.key(TableAction::Draw)),
                say::reader_help(back),
            ],
            Screen::Menu(menu) => {
                let mut help = vec![say::menu_help(enter, back)];
                let items = self.items(menu.kind);
                if let Some(item) = items.get(menu.chosen)
                    && item.changes.is_some()
                {
                    help.push(say::menu_change_help());
                }
                help
            }
        }
    }
}
