//! What is told about input that cannot be used.

use std::sync::LazyLock;

use serpente::announce::Message;
use serpente::words::{Detail, Words};

/// Every language.
static LANGUAGES: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let (words, _) = Words::new(None);
    let tags = words.languages().map(|known| known.tag.to_owned());
    let tell = |tag: String| {
        let (mut words, _) = Words::new(None);
        words.choose(&[tag]);
        words
    };
    tags.map(tell).collect()
});

/// What is told of an input is one line that ends like a sentence, in one of the languages: another input, another one.
pub(super) fn hold(message: &Message, input: &[u8]) {
    let turn: usize = input.iter().copied().map(usize::from).sum();
    is_sentence(&LANGUAGES[turn % LANGUAGES.len()].text(message, Detail::Normal));
}

fn is_sentence(text: &str) {
    assert!(!text.contains(char::is_control), "{text:?}");
    let end = text.trim_end_matches(['»', '”', '"', ')']);
    assert!(end.ends_with(['.', '!', '?']), "{text:?}");
}
