//! Answers to the keys that ask about the table, and messages for the review of announcements.

use crate::announce::message::keywords;

include!(concat!(env!("OUT_DIR"), "/review.rs"));

keywords! {
    /// The kind of the tiles that were dealt to nobody, as a keyword: a boneyard to draw from; a whole hand that a player can
    /// exchange theirs for; or none, also if no player ever takes them.
    pub struct Undealt: ["boneyard", "spare", "none"];
}
