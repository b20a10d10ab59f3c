//! Messages about the state of speech and sound.

use crate::announce::message::keywords;

include!(concat!(env!("OUT_DIR"), "/speech.rs"));

keywords! {
    /// The operating system for which the program was built, as a keyword.
    pub struct SystemKeyword: ["linux", "windows"];
}
