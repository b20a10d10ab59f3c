//! Messages for settings and their values.

use crate::announce::message::keywords;

include!(concat!(env!("OUT_DIR"), "/settings.rs"));

keywords! {
    /// The detail of announcements, as a keyword.
    pub struct DetailKeyword: ["brief", "normal", "full"];

    /// How a player's own moves are announced, as a keyword.
    pub struct OwnMoves: ["off", "short", "full"];

    /// The players whose chat messages are announced, as a keyword.
    pub struct HeardKeyword: ["all", "partners", "nobody"];

    /// The voice that speaks, as a keyword.
    pub struct SpeakerKeyword: ["auto", "system", "inside", "reader", "off"];
}
