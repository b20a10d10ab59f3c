//! Everything that can be said now, as a tree of tokens.

use super::Sentences;
use super::spelling::{ENDS, of_phrase, of_place_after, of_tile};
use super::tokens::Tokens;
use std::collections::BTreeMap;

/// A node of the tree: what may follow a beginning.
#[derive(Default)]
struct TrieNode {
    /// The next node for each token.
    next: BTreeMap<u32, usize>,
    /// The phrases that end here, by their place in [`PhraseTrie::phrases`].
    ends: Vec<usize>,
    /// The tiles that end here, which a place may follow, by their place in `phrases`.
    tiles: Vec<usize>,
}

/// Everything that can be said now, as a tree of tokens. The places after a tile are a tree of their
/// own, which all tiles share.
pub(crate) struct PhraseTrie {
    phrases: Vec<String>,
    nodes: Vec<TrieNode>,
    /// The root of the places that may follow a tile, and of what ends a sentence.
    after_tile: usize,
}

/// How far a beginning of a text has come in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TriePosition {
    node: usize,
    /// The tile that was said before, once its place follows.
    tile: Option<usize>,
}

impl PhraseTrie {
    /// Makes the tree. What the tokens cannot write is left out.
    pub(crate) fn of(sentences: &Sentences, tokens: &Tokens) -> Self {
        let mut trie = Self {
            // The first stands for a tile without a place.
            phrases: vec![String::new()],
            nodes: vec![TrieNode::default(), TrieNode::default()],
            after_tile: 1,
        };
        let numbers = &sentences.numbers;
        for phrase in &sentences.phrases {
            let at = trie.phrase(phrase);
            for spelled in of_phrase(phrase, numbers) {
                for end in ENDS {
                    if let Some(split) = tokens.split(&format!("{spelled}{end}")) {
                        let node = trie.grow(0, &split);
                        trie.nodes[node].ends.push(at);
                    }
                }
            }
        }
        for name in &sentences.tiles {
            let at = trie.phrase(name);
            for spelled in of_tile(name, numbers) {
                if let Some(split) = tokens.split(&spelled) {
                    let node = trie.grow(0, &split);
                    trie.nodes[node].tiles.push(at);
                }
            }
        }
        let mut rests = vec![(0, String::new())];
        for place in &sentences.places {
            let at = trie.phrase(place);
            for spelled in of_place_after(place, numbers) {
                rests.push((at, spelled));
            }
        }
        for (at, rest) in rests {
            for end in ENDS {
                if let Some(split) = tokens.split_rest(&format!("{rest}{end}")) {
                    let node = trie.grow(trie.after_tile, &split);
                    trie.nodes[node].ends.push(at);
                }
            }
        }
        trie
    }

    /// Adds a phrase, and returns its place.
    fn phrase(&mut self, phrase: &str) -> usize {
        self.phrases.push(phrase.to_owned());
        self.phrases.len() - 1
    }

    /// Returns the node that these tokens lead to.
    fn grow(&mut self, from: usize, tokens: &[u32]) -> usize {
        let mut node = from;
        for &token in tokens {
            if let Some(&next) = self.nodes[node].next.get(&token) {
                node = next;
                continue;
            }
            let new = self.nodes.len();
            self.nodes.push(TrieNode::default());
            self.nodes[node].next.insert(token, new);
            node = new;
        }
        node
    }

    /// Returns the position before everything.
    pub(crate) fn begin() -> TriePosition {
        TriePosition {
            node: 0,
            tile: None,
        }
    }

    /// Returns the tokens that may follow, and where each leads.
    pub(crate) fn next(&self, at: TriePosition) -> Vec<(u32, TriePosition)> {
        let mut all = Vec::new();
        let node = &self.nodes[at.node];
        for (&token, &node) in &node.next {
            all.push((token, TriePosition { node, ..at }));
        }
        for &tile in &node.tiles {
            for (&token, &node) in &self.nodes[self.after_tile].next {
                let tile = Some(tile);
                all.push((token, TriePosition { node, tile }));
            }
        }
        all
    }

    /// Returns the phrases that may end here.
    pub(crate) fn ends(&self, at: TriePosition) -> Vec<String> {
        let mut all = Vec::new();
        let node = &self.nodes[at.node];
        for &end in &node.ends {
            all.push(match at.tile {
                Some(tile) => self.after(tile, end),
                None => self.phrases[end].clone(),
            });
        }
        for &tile in &node.tiles {
            for &end in &self.nodes[self.after_tile].ends {
                all.push(self.after(tile, end));
            }
        }
        all.sort();
        all.dedup();
        all
    }

    /// Returns the name of a tile and a place after it.
    fn after(&self, tile: usize, place: usize) -> String {
        let text = format!("{} {}", self.phrases[tile], self.phrases[place]);
        text.trim_end().to_owned()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::tokens::tests::tokens;

    /// Returns tokens for single letters, and for two words.
    pub(crate) fn letters() -> Tokens {
        let mut texts: Vec<String> = ('a'..='z').map(|letter| letter.to_string()).collect();
        texts.extend(('A'..='Z').map(|letter| letter.to_string()));
        texts.extend(('0'..='9').map(|digit| digit.to_string()));
        texts.extend("_.,!?:/-'".chars().map(|mark| mark.to_string()));
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        tokens(&texts)
    }

    pub(crate) fn sentences() -> Sentences {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect();
        let numbers = ["zero", "one", "two", "three", "four", "five", "six"];
        Sentences {
            phrases: owned(&["yes", "my hand", "left"]),
            tiles: owned(&["six four", "double six"]),
            places: owned(&["left", "on the right"]),
            numbers: numbers.map(|name| owned(&[name])).to_vec(),
        }
    }

    /// Returns the phrases that a text may be.
    fn phrases_of(text: &str) -> Vec<String> {
        let tokens = letters();
        let trie = PhraseTrie::of(&sentences(), &tokens);
        let mut positions = vec![PhraseTrie::begin()];
        for token in tokens.split(text).expect("known letters") {
            let mut longer = Vec::new();
            for at in positions {
                for (next, to) in trie.next(at) {
                    if next == token {
                        longer.push(to);
                    }
                }
            }
            positions = longer;
        }
        let mut all = Vec::new();
        for at in positions {
            all.extend(trie.ends(at));
        }
        all
    }

    #[test]
    fn every_spelling_leads_to_its_phrase() {
        for (text, phrase) in [
            ("Yes.", "yes"),
            ("my hand", "my hand"),
            ("6-4", "six four"),
            ("Six four, left!", "six four left"),
            ("64. On the right.", "six four on the right"),
            ("Double 6 on the right", "double six on the right"),
        ] {
            assert_eq!(phrases_of(text), [phrase], "{text}");
        }
        for text in ["no", "6", "six four on", "yes left"] {
            assert!(phrases_of(text).is_empty(), "{text}");
        }
    }
}
