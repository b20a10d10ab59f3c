//! The outputs of the program: lines, voice, sounds.

use serpente_device::sound::SoundTuning;
use serpente_device::speech::{Tuning, Utterance};
use serpente_engine::rules::Seat;
use serpente_net::client::{Address, NetworkOrder};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Cue, Message, Topic};
use std::time::Duration;

/// The outputs for announcements. Every call returns at once.
pub trait Outlet {
    /// Prints a line. `language`: the tag of its language, if it has one.
    fn line(&mut self, text: &str, language: &str);

    /// Shows the text being typed, in one row that grows in place, with the cursor before the letter at `_cursor`. Does nothing
    /// where the program does not see each letter typed.
    fn typed(&mut self, _text: &str, _cursor: usize) {}

    /// Clears the printed lines from the screen, where that is possible: the next person must not read them.
    fn clear(&mut self);

    /// Speaks an utterance. Reports about it carry its number.
    fn say(&mut self, utterance: Utterance);

    /// Stops talking.
    fn quiet(&mut self);

    /// Gives the keyboard to this seat, or to nobody: utterances for another seat alone are dropped.
    fn forget_others(&mut self, listener: Option<Seat>);

    /// Drops pending utterances about this topic.
    fn forget(&mut self, topic: Topic);

    /// Drops the utterances that the voice has not begun: they are queued again, together with later ones.
    fn withdraw(&mut self);

    /// Plays a sound before speech. Returns how long the speech waits for it.
    fn cue(&mut self, cue: Cue) -> Duration;

    /// Plays a sound that no speech follows.
    fn ring(&mut self, cue: Cue);

    /// Sets the voice's parameters.
    fn tune(&mut self, tuning: Tuning);

    /// Sets the sounds' parameters.
    fn tune_sounds(&mut self, tuning: SoundTuning);

    /// Asks for the list of voices; the answer comes as a report. No answer comes where the voice is on another machine.
    fn ask_voices(&mut self) {}

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
