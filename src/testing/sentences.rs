//! Messages about input that cannot be used.

use std::sync::LazyLock;

use serpente_text::announce::Message;
use serpente_text::words::{Detail, Words};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(None).0);

/// Checks that the message about an input is one line that ends like a sentence. The language depends on the input.
pub fn hold(message: &Message, input: &[u8]) {
    let turn: usize = input.iter().copied().map(usize::from).sum();
    let languages = WORDS.languages();
    let language = languages[turn % languages.len()].language;
    is_sentence(&WORDS.text(language, message, Detail::Normal));
}

fn is_sentence(text: &str) {
    assert!(!text.contains(char::is_control), "{text:?}");
    let end = text.trim_end_matches(['»', '”', '"', ')']);
    assert!(end.ends_with(['.', '!', '?']), "{text:?}");
}
