//! The voice of Speech Dispatcher.
//!
//! `tts` cannot set the language, and to find a voice it lists all of them, which takes seconds. A
//! second connection can set both for the first one if it knows the first one's number:
//! [`Control`].
//!
//! Closing a connection that is already broken closes a file descriptor twice, so connections are
//! never closed.

use std::mem::ManuallyDrop;

use speech_dispatcher::{Connection, Mode, VoiceType};
use tts::Tts;

use super::{NotOpened, Opened, Wanted};

/// How often to connect again if another program connected at the same time.
const ATTEMPTS: usize = 5;

/// A second connection, for what `tts` cannot set.
pub struct Control {
    connection: ManuallyDrop<Connection>,
    /// The number of the connection that `tts` uses.
    client: u32,
}

/// Opens the voice. `on_its_way` is called after each step, to show that it does not hang.
///
/// # Errors
/// If it does not speak.
pub fn open(on_its_way: &impl Fn()) -> Result<Opened, NotOpened> {
    let mut opened = once(on_its_way)?;
    for _ in 1..ATTEMPTS {
        if opened.control.is_none() {
            opened = once(on_its_way)?;
        }
    }
    Ok(opened)
}

fn connect(name: &str) -> Result<ManuallyDrop<Connection>, speech_dispatcher::Error> {
    Connection::open("serpente", name, "serpente", Mode::Threaded).map(ManuallyDrop::new)
}

/// Opens `tts` between two other connections. The daemon numbers its clients: if the numbers of the
/// two differ by two, the one between is that of `tts`. If not, it might be a screen reader's, and
/// its language must not be changed.
fn once(on_its_way: &impl Fn()) -> Result<Opened, NotOpened> {
    let before = connect("control").map_err(tts::Error::from)?;
    on_its_way();
    // If the daemon does not list them, it may still speak.
    if !can_speak(&before.list_output_modules().unwrap_or_default()) {
        return Err(NotOpened::NoneInstalled);
    }
    let tts = ManuallyDrop::new(Tts::default()?);
    on_its_way();
    let after = connect("control").map_err(tts::Error::from)?;
    let between = before.client_id() + 1;
    let mut control = None;
    if before.client_id() > 0
        && after.client_id() == between + 1
        && let Ok(client) = u32::try_from(between)
    {
        control = Some(Control {
            connection: after,
            client,
        });
    }
    Ok(Opened { tts, control })
}

/// Returns whether a daemon with these modules can speak. The module `dummy` answers everything with
/// one recorded message, that no voice is installed.
fn can_speak(modules: &[String]) -> bool {
    modules.is_empty() || modules.iter().any(|module| module != "dummy")
}

impl Control {
    /// Sets the language and the voice.
    pub fn set(&self, _: &mut Tts, wanted: &Wanted<'_>) -> Result<(), tts::Error> {
        self.connection
            .set_language_uid(wanted.language, self.client)?;
        match wanted.voice {
            Some(voice) => self
                .connection
                .set_synthesis_voice_uid(voice, self.client)?,
            // A voice set before stays when the language changes, unless a kind of voice is set.
            None if wanted.chosen_before => self
                .connection
                .set_voice_type_uid(VoiceType::Male1, self.client)?,
            None => {}
        }
        Ok(())
    }
}

/// Lists all voices of the system, each with its name and the BCP 47 tag of its language; none if
/// it gives no answer.
pub fn list() -> Vec<(String, String)> {
    connect("voices")
        .and_then(|connection| connection.list_synthesis_voices())
        .unwrap_or_default()
        .into_iter()
        .map(|voice| (voice.name, voice.language))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_that_cannot_speak_is_no_voice() {
        for (modules, expected) in [
            (&["dummy"][..], false),
            (&["dummy", "espeak-ng"], true),
            (&["rhvoice"], true),
            (&[], true),
        ] {
            let named: Vec<String> = modules.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(can_speak(&named), expected, "{modules:?}");
        }
    }
}
