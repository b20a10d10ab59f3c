//! Messages for events at a table.

use crate::announce::message::keywords;

include!(concat!(env!("OUT_DIR"), "/table.rs"));

keywords! {
    /// Why tiles are dealt again, as a keyword.
    pub struct RedealKeyword: [
        "no-double",
        "no-centre",
        "five-doubles",
        "many-doubles",
        "many-alike",
        "six-doubles",
        "all-passed",
    ];
}
