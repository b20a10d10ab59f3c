//! Finds what was said: the phrases that can be said now, and how likely each is.
//!
//! The model says how likely each token is after those before it. A search along the
//! [tree](PhraseTrie) of what can be said keeps the likeliest beginnings. The probabilities of all
//! spellings of a phrase are added up. What the model would write if it were free says whether
//! anything else was said.

use super::possible::{PossiblePhrase, log_of_sum};
use super::tokens::{END, Tokens};
use super::trie::{PhraseTrie, TriePosition};

/// The most beginnings that are kept at a time.
const WIDTH: usize = 12;

/// A beginning this much less likely than the best (as a natural logarithm) is given up.
const GIVEN_UP: f64 = 12.0;

/// Says how likely each token is after those before it.
pub(crate) trait TokenModel {
    /// What the model remembers of the beginnings that it has seen.
    type Memory;
    /// Why it cannot go on.
    type Fault;

    /// Begins: returns the logarithm of the probability of each token as the first one.
    fn begin(&mut self) -> Result<Likely<Self::Memory>, Self::Fault>;

    /// Goes on with several beginnings: `from` has the place of each in the memory, and `tokens` its
    /// next token.
    fn go_on(
        &mut self,
        memory: &Self::Memory,
        from: &[usize],
        tokens: &[u32],
    ) -> Result<Likely<Self::Memory>, Self::Fault>;
}

/// How likely each token is after some beginnings.
pub(crate) struct Likely<M> {
    pub(crate) memory: M,
    /// For each beginning, the logarithm of the probability of each token.
    pub(crate) logs: Vec<Vec<f32>>,
}

/// What the model writes if it is free.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct FreeText {
    pub(crate) text: String,
    /// The natural logarithm of its probability.
    pub(crate) log: f64,
}

/// Returns the text of the likeliest tokens, one after the other, at most so many.
pub(crate) fn free_text<M: TokenModel>(
    model: &mut M,
    tokens: &Tokens,
    begun: &Likely<M::Memory>,
    most: usize,
) -> Result<FreeText, M::Fault> {
    let mut written = Vec::new();
    let mut log = 0.0;
    let mut last: Option<Likely<M::Memory>> = None;
    loop {
        let likely = last.as_ref().unwrap_or(begun);
        let (token, best) = likeliest(&likely.logs[0]);
        log += f64::from(best);
        if token == END {
            break;
        }
        written.push(token);
        if written.len() >= most {
            break;
        }
        last = Some(model.go_on(&likely.memory, &[0], &[token])?);
    }
    let text = tokens.text(&written);
    Ok(FreeText { text, log })
}

/// Returns the likeliest token and the logarithm of its probability.
fn likeliest(logs: &[f32]) -> (u32, f32) {
    let mut best = (END, f32::NEG_INFINITY);
    for (token, &log) in (0_u32..).zip(logs) {
        if log > best.1 {
            best = (token, log);
        }
    }
    best
}

/// A beginning that is still possible.
struct Beam {
    log: f64,
    at: TriePosition,
    /// Its place in the memory of the model.
    from: usize,
    /// Its last token.
    token: u32,
}

/// Returns the phrases of the tree that may have been said, the likeliest first.
pub(crate) fn bound<M: TokenModel>(
    model: &mut M,
    trie: &PhraseTrie,
    begun: &Likely<M::Memory>,
) -> Result<Vec<PossiblePhrase>, M::Fault> {
    let mut found = FoundPhrases::default();
    let mut beams = vec![Beam {
        log: 0.0,
        at: PhraseTrie::begin(),
        from: 0,
        token: END,
    }];
    let mut last: Option<Likely<M::Memory>> = None;
    let mut length = 0;
    loop {
        let likely = last.as_ref().unwrap_or(begun);
        let mut longer = Vec::new();
        for (from, beam) in beams.iter().enumerate() {
            let logs = &likely.logs[from];
            let log_of = |token: u32| beam.log + f64::from(logs[token as usize]);
            for phrase in trie.ends(beam.at) {
                found.add(phrase, log_of(END), length + 1);
            }
            for (token, at) in trie.next(beam.at) {
                longer.push(Beam {
                    log: log_of(token),
                    at,
                    from,
                    token,
                });
            }
        }
        longer.sort_by(|one, other| other.log.total_cmp(&one.log));
        longer.truncate(WIDTH);
        let best = longer
            .first()
            .map_or(found.best, |beam| beam.log.max(found.best));
        longer.retain(|beam| beam.log > best - GIVEN_UP);
        if longer.is_empty() {
            break;
        }
        let from: Vec<usize> = longer.iter().map(|beam| beam.from).collect();
        let tokens: Vec<u32> = longer.iter().map(|beam| beam.token).collect();
        last = Some(model.go_on(&likely.memory, &from, &tokens)?);
        beams = longer;
        length += 1;
    }
    Ok(found.sorted())
}

/// The phrases that were found so far.
struct FoundPhrases {
    all: Vec<FoundPhrase>,
    /// The logarithm of the likeliest single spelling.
    best: f64,
}

struct FoundPhrase {
    possible: PossiblePhrase,
    /// The logarithm of its likeliest single spelling.
    best: f64,
}

impl Default for FoundPhrases {
    fn default() -> Self {
        Self {
            all: Vec::new(),
            best: f64::NEG_INFINITY,
        }
    }
}

impl FoundPhrases {
    /// Adds a spelling of a phrase.
    fn add(&mut self, phrase: String, log: f64, tokens: usize) {
        self.best = self.best.max(log);
        for found in &mut self.all {
            if found.possible.phrase == phrase {
                found.possible.log = log_of_sum(found.possible.log, log);
                if log > found.best {
                    found.best = log;
                    found.possible.tokens = tokens;
                }
                return;
            }
        }
        self.all.push(FoundPhrase {
            possible: PossiblePhrase {
                phrase,
                log,
                tokens,
            },
            best: log,
        });
    }

    fn sorted(self) -> Vec<PossiblePhrase> {
        let mut all: Vec<PossiblePhrase> =
            self.all.into_iter().map(|found| found.possible).collect();
        all.sort_by(|one, other| other.log.total_cmp(&one.log));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trie::tests::{letters, sentences};

    /// A model that has heard these texts, each with a probability, and everything else with a small
    /// one.
    struct HeardTexts {
        texts: Vec<(Vec<u32>, f64)>,
        count: usize,
        steps: usize,
    }

    impl HeardTexts {
        fn new(texts: &[(&str, f64)], tokens: &Tokens) -> Self {
            let split = |text: &str| tokens.split(text).expect("known letters");
            Self {
                texts: texts
                    .iter()
                    .map(|&(text, share)| ([split(text), vec![END]].concat(), share))
                    .collect(),
                count: tokens.count(),
                steps: 0,
            }
        }

        fn after(&self, before: &[u32]) -> Vec<f32> {
            let mut shares = vec![1e-6_f64; self.count];
            for (text, share) in &self.texts {
                if let Some(&next) = text.strip_prefix(before).and_then(<[u32]>::first) {
                    shares[next as usize] += share;
                }
            }
            let sum: f64 = shares.iter().sum();
            let mut logs = Vec::new();
            for share in shares {
                #[allow(clippy::cast_possible_truncation, reason = "a test")]
                logs.push((share / sum).ln() as f32);
            }
            logs
        }
    }

    impl TokenModel for HeardTexts {
        type Memory = Vec<Vec<u32>>;
        type Fault = ();

        fn begin(&mut self) -> Result<Likely<Self::Memory>, ()> {
            Ok(Likely {
                memory: vec![Vec::new()],
                logs: vec![self.after(&[])],
            })
        }

        fn go_on(
            &mut self,
            memory: &Self::Memory,
            from: &[usize],
            tokens: &[u32],
        ) -> Result<Likely<Self::Memory>, ()> {
            self.steps += 1;
            assert!(from.len() <= WIDTH);
            let mut longer = Vec::new();
            let mut logs = Vec::new();
            for (&from, &token) in from.iter().zip(tokens) {
                let text = [memory[from].as_slice(), &[token]].concat();
                logs.push(self.after(&text));
                longer.push(text);
            }
            Ok(Likely {
                memory: longer,
                logs,
            })
        }
    }

    fn search(texts: &[(&str, f64)]) -> (FreeText, Vec<PossiblePhrase>) {
        let tokens = letters();
        let trie = PhraseTrie::of(&sentences(), &tokens);
        let mut model = HeardTexts::new(texts, &tokens);
        let begun = model.begin().expect("a beginning");
        let free = free_text(&mut model, &tokens, &begun, 30).expect("a text");
        let found = bound(&mut model, &trie, &begun).expect("phrases");
        (free, found)
    }

    #[test]
    fn the_probabilities_of_all_spellings_are_added_up() {
        let (free, found) = search(&[
            ("6-4.", 0.3),
            ("64.", 0.3),
            ("Six four.", 0.2),
            ("Yes.", 0.2),
        ]);
        assert_eq!(free.text.len(), 4 - usize::from(free.text == "64."));
        assert_eq!(found[0].phrase, "six four");
        assert!((found[0].log.exp() - 0.8).abs() < 0.01, "{found:?}");
        assert_eq!(found[1].phrase, "yes");
        assert!((found[1].log.exp() - 0.2).abs() < 0.01, "{found:?}");
    }

    #[test]
    fn what_cannot_be_said_is_only_in_the_free_text() {
        let (free, found) = search(&[("The weather is nice.", 0.9), ("My hand.", 0.01)]);
        assert_eq!(free.text, "The weather is nice.");
        assert_eq!(found[0].phrase, "my hand");
        assert!(found[0].log < free.log - 4.0, "{found:?}");
    }

    #[test]
    fn a_place_belongs_to_the_tile_before_it() {
        let (_, found) = search(&[("Double 6, on the right.", 0.9), ("Left.", 0.1)]);
        assert_eq!(found[0].phrase, "double six on the right");
        assert_eq!(found[0].tokens, "_Double_6,_on_the_right.".len() + 1);
    }
}
