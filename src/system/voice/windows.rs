//! The voices of `WinRT`, which are those in the system's settings.

use std::mem::ManuallyDrop;

use tts::{Tts, Voice};

use super::{NotOpened, Opened, Wanted, primary};

/// Chooses one of the installed voices.
pub struct Control(());

/// Opens the voice. `on_its_way` is called after each step, to show that it does not hang.
///
/// # Errors
/// If it does not speak.
pub fn open(on_its_way: &impl Fn()) -> Result<Opened, NotOpened> {
    let tts = ManuallyDrop::new(Tts::default()?);
    on_its_way();
    Ok(Opened {
        tts,
        control: Some(Control(())),
    })
}

impl Control {
    /// Sets the language and the voice. If no installed voice speaks the language, the present one
    /// stays.
    pub fn set(&self, tts: &mut Tts, wanted: &Wanted<'_>) -> Result<(), tts::Error> {
        let voices = tts.voices()?;
        for voice in &voices {
            if Some(&*voice.name()) == wanted.voice {
                return tts.set_voice(voice);
            }
        }
        for voice in &voices {
            if speaks(voice, wanted.language) {
                return tts.set_voice(voice);
            }
        }
        Ok(())
    }
}

fn speaks(voice: &Voice, language: &str) -> bool {
    primary(voice.language().as_str()) == primary(language)
}

/// Lists all voices of the system, each with its name and the BCP 47 tag of its language; none if
/// it gives no answer.
pub fn list() -> Vec<(String, String)> {
    let voices = Tts::default().and_then(|tts| ManuallyDrop::new(tts).voices());
    voices
        .unwrap_or_default()
        .iter()
        .map(|voice| (voice.name(), voice.language().to_string()))
        .collect()
}
