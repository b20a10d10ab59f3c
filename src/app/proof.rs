//! Lists the sentences of a language for a translator to proofread: each message with its samples.

use super::samples::fitting;
use serpente_arguments::{by_distance, shown};
use serpente_text::announce::say::FILES;
use serpente_text::announce::say::errors::{
    no_such_message, proof_english, proof_line, proof_text,
};
use serpente_text::announce::{Declared, Message};
use serpente_text::words::{Detail, Language, Words};

/// The most similar names that the error message suggests.
const NAMED: usize = 3;

/// Returns the sentences of the wanted messages in this language: each message's name, then its sentences. Samples that lead to
/// the same sentence are listed once.
///
/// `wanted` is the name of a message, a locale file, or the beginning of names; without it, all messages are listed.
///
/// # Errors
/// If there is no such message: a sentence with the most similar names.
pub fn sentences(
    wanted: Option<&str>,
    words: &Words,
    language: Language,
) -> Result<Vec<Message>, Message> {
    let messages = match wanted {
        None => FILES.iter().flat_map(|(_, messages)| *messages).collect(),
        Some(wanted) => named(wanted)?,
    };
    let told = |message| proof(message, words, language);
    Ok(messages.into_iter().flat_map(told).collect())
}

/// Returns the messages that this name, file or beginning of names selects.
fn named(wanted: &str) -> Result<Vec<&'static Declared>, Message> {
    // The path of a file, as the checker prints it, also selects the file; the name of a wording, such as `laid.brief`, selects
    // its message.
    let file = wanted.rsplit('/').next().unwrap_or(wanted);
    let file = file.strip_suffix(".ftl").unwrap_or(file);
    let name = wanted.split('.').next().unwrap_or(wanted);
    let all = || FILES.iter().flat_map(|(_, messages)| *messages);
    if let Some(one) = all().find(|message| message.id == name) {
        return Ok(vec![one]);
    }
    if let Some((_, messages)) = FILES.iter().find(|(stem, _)| *stem == file) {
        return Ok(messages.iter().collect());
    }
    let begin: Vec<_> = all()
        .filter(|message| !name.is_empty() && message.id.starts_with(name))
        .collect();
    if !begin.is_empty() {
        return Ok(begin);
    }
    let near = by_distance(name, all().map(|message| message.id));
    let near = near.into_iter().take(NAMED);
    Err(no_such_message(shown(wanted.as_ref()), near))
}

/// Returns a message's samples in every wording that says something else.
fn proof(message: &Declared, words: &Words, language: Language) -> Vec<Message> {
    let mut told: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    let wordings = [Detail::Normal, Detail::Brief, Detail::Full];
    for (turn, detail) in wordings.into_iter().enumerate() {
        let mut is_first = true;
        for sample in message.samples() {
            let sample = fitting(&sample);
            let own = words.own_text(language, &sample, detail);
            let is_own = own.is_some();
            let text = own.unwrap_or_else(|| words.text(language, &sample, detail));
            if told.contains(&text) {
                continue;
            }
            let name = match turn {
                0 => message.id.to_owned(),
                _ => format!("{}.{}", message.id, detail.name()),
            };
            lines.push(match (is_first, is_own) {
                (_, false) => proof_english(name, &text),
                (true, true) => proof_line(name, &text),
                (false, true) => proof_text(&text),
            });
            told.push(text);
            is_first = false;
        }
    }
    lines
}
