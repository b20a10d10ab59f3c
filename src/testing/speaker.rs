//! Sentences in one language.

use serpente_text::announce::Message;
use serpente_text::words::{Detail, Language, Words};

/// All words, and the language of the listener.
pub struct Speaker {
    /// The words.
    pub words: Words,
    language: Language,
}

impl Speaker {
    /// Creates a listener in this language, with these words.
    fn of(words: Words, tag: &str) -> Self {
        let language = words
            .find(&[tag])
            .unwrap_or_else(|| panic!("{tag} is not there"));
        assert_eq!(words.tag(language), tag);
        Self { words, language }
    }

    /// Returns the sentence for a message.
    pub fn text(&self, message: &Message, detail: Detail) -> String {
        self.words.text(self.language, message, detail)
    }
}

/// Returns a listener in an embedded language, with the embedded words.
pub fn words_in(tag: &str) -> Speaker {
    let (words, problems) = Words::new(None);
    assert_eq!(problems, []);
    Speaker::of(words, tag)
}
