//! The tutorial round.

use crate::announce::{Message, messages};

messages! {
    /// The first words of the tutorial.
    tutorial_welcome(key: Message);
    /// Go through the hand.
    tutorial_browse(key: Message);
    /// Hear the whole hand.
    tutorial_hand(key: Message);
    /// Open with the chosen tile.
    tutorial_open(next: Message, key: Message);
    /// Hear the ends.
    tutorial_ends(key: Message);
    /// Hear a hint.
    tutorial_hint(key: Message);
    /// Find a tile that fits.
    tutorial_playable(key: Message);
    /// Lay it.
    tutorial_lay(key: Message, right: Message, left: Message);
    /// Hear the whole serpent.
    tutorial_serpent(key: Message);
    /// Hear whose turn it is.
    tutorial_turn(key: Message);
    /// Hear about the match.
    tutorial_match(key: Message);
    /// Hear the scores.
    tutorial_scores(key: Message);
    /// Hear the last words again.
    tutorial_repeat(key: Message);
    /// Go back through what was said.
    tutorial_review(key: Message);
    /// Stop the voice.
    tutorial_escape(key: Message);
    /// Hear the keys.
    tutorial_help(key: Message, back: Message);
    /// The rest of the round is the person's own.
    tutorial_done(draw: Message, pass: Message, leave: Message);
}
