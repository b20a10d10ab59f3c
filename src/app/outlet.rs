//! The outputs of the program: lines, voice, sounds.

use serpente_device::sound::SoundTuning;
use serpente_device::speech::{Tuning, Utterance};
use serpente_engine::rules::Seat;
use serpente_net::client::{Address, Order};
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Cue, Message, Topic};
use std::time::Duration;

/// Where what is told goes. Every call returns at once.
pub trait Outlet {
    /// Prints a line. `language`: the tag of the one it is in, where it is in any.
    fn line(&mut self, text: &str, language: &str);

    /// Shows what is being typed, in one row that grows in place, with the cursor before this one of its letters. Where
    /// nothing is typed letter by letter there is no such row.
    fn typed(&mut self, _text: &str, _cursor: usize) {}

    /// Takes what was printed out of sight, where lines can be taken back: the next person is not to read them.
    fn clear(&mut self);

    /// Says a text. What becomes of it is reported by its number.
    fn say(&mut self, utterance: Utterance);

    /// Stops talking.
    fn quiet(&mut self);

    /// The keyboard is this seat's from now on, or nobody's: what is only for somebody else is not said any more.
    fn forget_others(&mut self, listener: Option<Seat>);

    /// This matter is settled: what was to be told of it is not said any more.
    fn forget(&mut self, topic: Topic);

    /// What the voice has not begun is not said any more: it is told anew, with what came after it.
    fn withdraw(&mut self);

    /// Plays a sound before words, and returns how long the words keep back for it.
    fn cue(&mut self, cue: Cue) -> Duration;

    /// Plays a sound that no words follow.
    fn ring(&mut self, cue: Cue);

    /// Changes the voice.
    fn tune(&mut self, tuning: Tuning);

    /// Changes the sounds.
    fn tune_sounds(&mut self, tuning: SoundTuning);

    /// Asks which voices there are; the answer comes as a report. Where somebody else has the voice there is none.
    fn ask_voices(&mut self) {}

    /// Has something done on the network; what comes of it comes as news.
    fn network(&mut self, order: Order);

    /// Opens a parlour on this machine that is called so, unless one is open, and returns where this program reaches it. None
    /// can be opened where the machine is somebody else's.
    ///
    /// # Errors
    /// Why none can be opened.
    fn host(&mut self, _name: &str) -> Result<Address, Message> {
        Err(say::hosting_failed())
    }

    /// Where others reach the parlour on this machine, if one is open.
    fn reached_at(&self) -> Option<Address> {
        None
    }
}
