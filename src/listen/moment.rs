//! The things that can be done at one moment.

use super::NamedPlace;
use serpente_engine::rules::Tile;
use serpente_text::seat::Action;

/// The things that a player can do, and so can say, at one moment.
#[derive(Clone, Debug, Default)]
pub struct ListeningMoment {
    /// The tiles in the player's hand.
    pub hand: Vec<Tile>,
    /// The highest number on a tile of the set.
    pub top: u8,
    /// The places where a tile may fit.
    pub places: Vec<NamedPlace>,
    /// The keys that do something now and that can be said. Keys without words are ignored.
    pub keys: Vec<Action>,
    /// The bids that are allowed.
    pub bids: Vec<u32>,
    /// The numbers that may be said when the player is asked for the count of the ends.
    pub counts: Vec<u32>,
    /// Whether the player may announce that the turn leaves one tile.
    pub may_announce: bool,
    /// The entries of the open menu, as they are told.
    pub entries: Vec<String>,
    /// Whether a question waits for yes or no.
    pub is_asked: bool,
}
