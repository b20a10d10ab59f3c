//! What a key leads to.

use crate::hand::Step;
use serpente_engine::rules::Placement;
use serpente_engine::table::GameMove;
use serpente_text::announce::Message;

/// What a key leads to, as the part that took it decides. The listener carries it out.
pub(crate) enum Reply {
    /// This is announced to everybody at the keyboard.
    Answer(Message),
    /// This is announced to the player who has the keyboard, since it is about their hand.
    Own(Message),
    /// The player who has the keyboard is asked this: a question is open now.
    Ask(Message),
    /// A tile of their hand is announced to the player who has the keyboard.
    Tile {
        /// The tile, and where it fits.
        message: Message,
        /// Whether it can be laid now.
        fits: bool,
    },
    /// The key does nothing, for this reason.
    Refuse(Message),
    /// The player who has the keyboard makes this move.
    Make(GameMove),
    /// The player who has the keyboard goes to another tile of the hand.
    Go(Step),
    /// The player who has the keyboard is asked in which of these places to lay a tile.
    AskPlace(Vec<Placement>),
    /// It is announced whose turn it is.
    WhoseTurn,
    /// There is nothing to announce.
    Nothing,
}

impl Reply {
    /// Announces this to the player who has the keyboard, if there is something to announce.
    pub(crate) fn own(message: Option<Message>) -> Self {
        match message {
            Some(message) => Self::Own(message),
            None => Self::Nothing,
        }
    }
}
