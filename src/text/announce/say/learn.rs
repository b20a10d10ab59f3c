//! Messages for the review of a finished match, for the statistics of a player's records, and for the deal of the day.

use crate::announce::message::keywords;

include!(concat!(env!("OUT_DIR"), "/learn.rs"));

keywords! {
    /// A move that lays no tile, as a keyword.
    pub struct Deed: ["drawing", "pass", "keep", "swap", "redeal", "take", "stand"];

    /// The opponents in a match, as a keyword: a level of computer players, people, or others.
    pub struct Whom: ["easy", "normal", "expert", "people", "other"];
}
