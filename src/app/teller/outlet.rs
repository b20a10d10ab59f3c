//! The outputs of the program: lines, voice, sounds.

use crate::hearing::MicrophoneOrder;
use serpente_client::{Address, NetworkOrder};
use serpente_device::sound::SoundTuning;
use serpente_device::speech::SpeechOrder;
use serpente_text::announce::say::listen::listen_only_browsers;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Message, SoundCue};
use std::time::Duration;

/// The outputs for announcements. Every call returns at once.
pub trait Outlet: 'static {
    /// Prints a line. `language`: the tag of its language, if it has one.
    fn line(&mut self, text: &str, language: &str);

    /// Shows the text being typed, in one row that grows in place, with the cursor before the letter at `_cursor`. Does nothing
    /// where the program does not see each letter typed.
    fn typed(&mut self, _text: &str, _cursor: usize) {}

    /// Shows what somebody said to the table, where such things are shown apart: at once, however much is still being told.
    /// `_is_own`: the player has said it.
    fn chat(&mut self, _name: &str, _text: &str, _is_own: bool) {}

    /// Clears the printed lines from the screen, where that is possible: the next person must not read them.
    fn clear(&mut self);

    /// Returns whether lines that were cleared may still be read, because the terminal or a program around it keeps them.
    fn keeps_lines(&self) -> bool {
        false
    }

    /// Gives an order to the voice. Reports about an utterance carry its number. No list of voices comes where the voice is on
    /// another machine.
    fn speech(&mut self, order: SpeechOrder);

    /// Stops talking.
    fn quiet(&mut self) {
        self.speech(SpeechOrder::Stop);
    }

    /// Plays a sound before speech. Returns how long the speech waits for it.
    fn cue(&mut self, sound: SoundCue) -> Duration;

    /// Plays a sound that no speech follows.
    fn ring(&mut self, sound: SoundCue);

    /// Returns whether sounds can be heard: whether a card plays.
    fn has_sound(&self) -> bool {
        true
    }

    /// Sets the sounds' parameters.
    fn tune_sounds(&mut self, tuning: SoundTuning);

    /// Returns whether the program has a microphone of its own, which a page has not.
    fn has_microphone(&self) -> bool {
        false
    }

    /// Gives an order to the microphone. What is heard comes as news.
    ///
    /// # Errors
    /// The reason why the program cannot listen.
    fn microphone(&mut self, _order: MicrophoneOrder) -> Result<(), Message> {
        Err(listen_only_browsers())
    }

    /// Orders something on the network; the results come as news.
    fn network(&mut self, order: NetworkOrder);

    /// Opens a parlour of this name on this machine, unless one is open. Returns the address at which this program reaches it.
    /// Not possible in a program that another machine runs for a visitor.
    ///
    /// # Errors
    /// The reason why no parlour can be opened.
    fn host(&mut self, _name: &str) -> Result<Address, Message> {
        Err(say::hosting_failed())
    }

    /// Returns the address at which others reach the parlour on this machine, if one is open.
    fn reached_at(&self) -> Option<Address> {
        None
    }
}
