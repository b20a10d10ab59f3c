//! Speech Dispatcher.
//!
//! `tts` has no call for the language, and finds a voice by listing all of them, which takes seconds. Its connection
//! lets other connections of ours set both, if they know its number: [`Control`].
//!
//! Closing a connection whose line is broken closes a file twice, so none is ever closed.

use std::mem::ManuallyDrop;

use speech_dispatcher::{Connection, Mode, VoiceType};
use tts::Tts;

use super::{Known, Opened, Wanted};

/// How often to open both again when somebody else's connection came between ours.
const ATTEMPTS: usize = 5;

/// A second connection, which may set what `tts` cannot.
pub struct Control {
    connection: ManuallyDrop<Connection>,
    /// The number of the connection that `tts` uses.
    client: u32,
}

pub(super) fn open(on_its_way: &impl Fn()) -> Result<Opened, tts::Error> {
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

/// Opens `tts` between two connections. The daemon counts its clients: if their numbers differ by two, the one
/// between is ours. If not, it might be a screen reader's, whose language is not ours to change.
fn once(on_its_way: &impl Fn()) -> Result<Opened, tts::Error> {
    let before = connect("control")?;
    on_its_way();
    let tts = ManuallyDrop::new(Tts::default()?);
    on_its_way();
    let after = connect("control")?;
    let between = before.client_id() + 1;
    let control = (before.client_id() > 0 && after.client_id() == between + 1)
        .then(|| u32::try_from(between).ok())
        .flatten()
        .map(|client| Control {
            connection: after,
            client,
        });
    Ok(Opened { tts, control })
}

impl Control {
    /// Has the voice speak so.
    pub fn set(&self, _: &mut Tts, wanted: &Wanted<'_>) -> Result<(), tts::Error> {
        self.connection
            .set_language_uid(wanted.language, self.client)?;
        match wanted.voice {
            Some(voice) => self
                .connection
                .set_synthesis_voice_uid(voice, self.client)?,
            // A chosen voice outlives the language it was chosen for, unless a kind of voice is asked for.
            None if wanted.chosen_before => self
                .connection
                .set_voice_type_uid(VoiceType::Male1, self.client)?,
            None => {}
        }
        Ok(())
    }
}

/// All voices of the system; none if it does not say.
pub fn list() -> Vec<Known> {
    connect("voices")
        .and_then(|connection| connection.list_synthesis_voices())
        .unwrap_or_default()
        .into_iter()
        .map(|voice| Known {
            name: voice.name,
            language: voice.language,
        })
        .collect()
}
