//! Opens the retelling of recorded matches, and lets it go on.

use crate::screens::ScreenStep;
use crate::screens::retelling::Retelling;
use crate::{App, Key, Outlet, Screen};
use serpente_text::announce::Message;
use std::path::Path;
use std::time::Instant;

impl<O: Outlet> App<O> {
    /// Begins to announce a recorded match. `at_once`: a program reads the output, and no voice could keep up with it.
    ///
    /// # Errors
    /// If the file holds no whole match record.
    pub fn open_record(&mut self, file: &Path, at_once: bool, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        let retelling = Retelling::of(file, at_once, now)?;
        self.context
            .screens
            .push(Screen::Retelling(Box::new(retelling)));
        self.context.teller.voice.paced &= !at_once;
        if at_once {
            self.context.teller.voice.speaks = false;
        } else {
            self.context.hint_at_the_voice();
        }
        self.context.with_screen(|screen, session, teller| {
            if let Screen::Retelling(retelling) = screen {
                retelling.introduce(session, teller);
            }
        });
        Ok(())
    }

    /// Announces the next event, as its time has come.
    pub(crate) fn retell(&mut self) {
        let mut step = ScreenStep::Stay;
        self.context.with_screen(|screen, session, teller| {
            if let Screen::Retelling(retelling) = screen {
                step = retelling.go_on(false, session, teller);
            }
        });
        self.take_step(step, Key::Enter);
    }
}
