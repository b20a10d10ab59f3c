//! Grammars in the `JSpeech` Grammar Format, which recognisers read.

use super::Sentences;
use std::fmt::Write as _;

/// Returns the grammar of what means something now, without everything that means the same as this
/// phrase; `None` if the recogniser does not know the words of any phrase.
pub fn narrow(
    sentences: &Sentences,
    knows: &dyn Fn(&str) -> bool,
    without: Option<&str>,
) -> Option<String> {
    let mut meant = Vec::new();
    for phrases in &sentences.meant {
        let is_left_out = phrases.iter().any(|phrase| without == Some(phrase));
        if !is_left_out {
            meant.extend(known(phrases, knows));
        }
    }
    if meant.is_empty() {
        return None;
    }
    Some(format!("{HEAD}public <said> = {};\n", meant.join(" | ")))
}

/// Returns the grammar of what means something now, of every tile, and of one or two other words.
pub fn wide(sentences: &Sentences, knows: &dyn Fn(&str) -> bool) -> String {
    let mut said = Vec::new();
    for phrases in &sentences.meant {
        said.extend(known(phrases, knows));
    }
    let mut rules = String::new();
    // Adds a rule, unless the recogniser knows none of its phrases. Returns whether the rule is
    // there.
    let mut rule = |name: &str, phrases: &[String]| {
        let usable = known(phrases, knows);
        if !usable.is_empty() {
            let _ = writeln!(rules, "<{name}> = {};", usable.join(" | "));
        }
        !usable.is_empty()
    };
    if rule("number", &sentences.numbers) && rule("tile", &sentences.tiles) {
        said.push(Sentences::TILE);
        if rule("place", &sentences.places) && rule("lay", &sentences.lays) {
            said.push("<lay>");
        }
    }
    if rule("other", &sentences.others) {
        said.push("<other> [<other>]");
    }
    format!("{HEAD}{rules}public <said> = {};\n", said.join(" | "))
}

/// Returns a grammar of any of these words, in any number and order.
pub fn any_of(words: &[String]) -> String {
    format!("{HEAD}public <said> = ({})+;\n", words.join(" | "))
}

const HEAD: &str = "#JSGF V1.0;\ngrammar said;\n";

/// Returns the phrases of which the recogniser knows every word.
fn known<'p>(phrases: &'p [String], knows: &dyn Fn(&str) -> bool) -> Vec<&'p str> {
    let mut usable = Vec::new();
    for phrase in phrases {
        let mut words = phrase.split(' ');
        if words.all(|word| word.starts_with('<') || knows(word)) {
            usable.push(phrase.as_str());
        }
    }
    usable
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &[&str]) -> Vec<String> {
        all.iter().map(|text| (*text).to_owned()).collect()
    }

    #[test]
    fn a_grammar_has_only_what_the_recogniser_knows() {
        let sentences = Sentences {
            meant: vec![
                texts(&["six four", "four six"]),
                texts(&["draw", "salotto"]),
            ],
            tiles: texts(&["<number> <number>", "pasch <number>"]),
            lays: texts(&["<tile> <place>"]),
            numbers: texts(&["four", "six"]),
            places: texts(&["left"]),
            others: texts(&["hello", "grazie"]),
        };
        let knows = |word: &str| !["salotto", "pasch", "grazie"].contains(&word);
        let head = "#JSGF V1.0;\ngrammar said;\n";
        assert_eq!(
            narrow(&sentences, &knows, None),
            Some(format!(
                "{head}public <said> = six four | four six | draw;\n"
            ))
        );
        assert_eq!(
            narrow(&sentences, &knows, Some("four six")),
            Some(format!("{head}public <said> = draw;\n"))
        );
        assert_eq!(narrow(&sentences, &|_| false, None), None);
        assert_eq!(
            wide(&sentences, &knows),
            format!(
                "{head}<number> = four | six;\n<tile> = <number> <number>;\n<place> = left;\n<lay> = <tile> <place>;\n\
                 <other> = hello;\n\
                 public <said> = six four | four six | draw | <tile> | <lay> | <other> [<other>];\n"
            )
        );
        assert_eq!(
            any_of(&texts(&["aa", "b"])),
            format!("{head}public <said> = (aa | b)+;\n")
        );
    }
}
