//! `PocketSphinx`, with the English model of the package `pocketsphinx-en-us`. Only this module
//! knows it.
//!
//! Four decoders listen for different sentences: the phrases that mean something now; these with
//! every tile and other words; any sounds; and the phrases with another meaning than the one that
//! was heard. Each has a dictionary of the words in use alone.
//!
//! They get a whole utterance at once, because the library understands more when it knows how loud
//! all of it is.

mod library;

use super::{RecogniserFault, Recognition, Sentences, jsgf, loudness};
use library::{Sphinx, SphinxDecoder};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::rc::Rc;

/// The dictionary of the English model in Debian.
const DICTIONARY: &str = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict";

/// British sounds of some words; the dictionary of the model has American ones only.
const BRITISH: &str = include_str!("british.dict");

/// The sounds of the model.
const PHONES: &str = "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH";

/// The loudest sample of the hiss that is added to every recording. The library understands little
/// in complete silence, which edited recordings have.
const HISS: i32 = 32;

/// Returns the next sample of the hiss.
fn hiss(state: &mut u32) -> i16 {
    *state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    let random = i32::try_from(*state >> 16).unwrap_or(0);
    i16::try_from(random % (2 * HISS + 1) - HISS).unwrap_or(0)
}

/// The recogniser.
pub(crate) struct PocketSphinx {
    sphinx: Rc<Sphinx>,
    /// The sounds of every word that the model knows, each word with all its variants.
    sounds: BTreeMap<String, Vec<String>>,
    /// The decoders. They are kept while the sentences stay the same.
    open: Option<OpenDecoders>,
    /// The last random number.
    hiss: u32,
}

struct OpenDecoders {
    sentences: Sentences,
    /// `None` if no phrase consists of known words.
    meant: Option<SphinxDecoder>,
    /// The same, for the phrases that mean something else than what was heard.
    others: Option<SphinxDecoder>,
    widest: SphinxDecoder,
    sounds: SphinxDecoder,
}

impl PocketSphinx {
    /// Loads the library and the dictionary.
    pub(crate) fn open() -> Result<Self, RecogniserFault> {
        let sphinx = Sphinx::load()?;
        let text = fs::read_to_string(DICTIONARY).map_err(|_| RecogniserFault::NoModel)?;
        let mut sounds: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in text.lines().chain(BRITISH.lines()) {
            if let Some((word, said)) = line.split_once(' ') {
                // A second variant is written as "four(2)".
                let (plain_word, _) = word.split_once('(').unwrap_or((word, ""));
                sounds
                    .entry(plain_word.to_owned())
                    .or_default()
                    .push(said.to_owned());
            }
        }
        Ok(Self {
            sphinx,
            sounds,
            open: None,
            hiss: 1,
        })
    }

    /// Opens a decoder that knows these words.
    fn decoder(
        &self,
        words: &BTreeSet<&str>,
        grammar: &str,
    ) -> Result<SphinxDecoder, RecogniserFault> {
        let decoder = SphinxDecoder::open(&self.sphinx)?;
        for word in words {
            for (at, sounds) in self.sounds.get(*word).into_iter().flatten().enumerate() {
                match at {
                    0 => decoder.add_word(word, sounds)?,
                    _ => decoder.add_word(&format!("{word}({})", at + 1), sounds)?,
                }
            }
        }
        decoder.set_grammar(grammar)?;
        Ok(decoder)
    }

    /// Returns how far a phrase with this score is ahead of the best one that means something else.
    fn lead(&self, samples: &[i16], phrase: &str, score: i32) -> Result<f64, RecogniserFault> {
        let open = self.open.as_ref().ok_or(RecogniserFault::Stopped)?;
        let knows = |word: &str| self.sounds.contains_key(word);
        let Some(grammar) = jsgf::narrow(&open.sentences, &knows, Some(phrase)) else {
            return Ok(f64::MAX);
        };
        let Some(others) = &open.others else {
            return Ok(f64::MAX);
        };
        others.set_grammar(&grammar)?;
        match others.hear(samples)? {
            (Some((_, best)), _) => Ok(f64::from(score) - f64::from(best)),
            (None, _) => Ok(f64::MAX),
        }
    }

    fn listening_for(&self, sentences: &Sentences) -> Result<OpenDecoders, RecogniserFault> {
        let knows = |word: &str| self.sounds.contains_key(word);
        let lists = [
            &sentences.tiles,
            &sentences.lays,
            &sentences.numbers,
            &sentences.places,
            &sentences.others,
        ];
        let mut words = BTreeSet::new();
        for phrase in sentences.meant.iter().chain(lists).flatten() {
            words.extend(phrase.split(' '));
        }
        let mut meant = None;
        let mut others = None;
        if let Some(grammar) = jsgf::narrow(sentences, &knows, None) {
            meant = Some(self.decoder(&words, &grammar)?);
            others = Some(self.decoder(&words, &grammar)?);
        }
        let widest = self.decoder(&words, &jsgf::wide(sentences, &knows))?;
        let sounds = SphinxDecoder::open(&self.sphinx)?;
        let mut names = Vec::new();
        for phone in PHONES.split(' ') {
            let name = format!("sound_{}", phone.to_lowercase());
            sounds.add_word(&name, phone)?;
            names.push(name);
        }
        sounds.set_grammar(&jsgf::any_of(&names))?;
        Ok(OpenDecoders {
            sentences: sentences.clone(),
            meant,
            others,
            widest,
            sounds,
        })
    }

    /// Listens for these sentences in a recording of one channel, with 16,000 samples a second.
    pub(crate) fn hear(
        &mut self,
        sentences: &Sentences,
        samples: &[i16],
    ) -> Result<Recognition, RecogniserFault> {
        if self
            .open
            .as_ref()
            .is_none_or(|open| open.sentences != *sentences)
        {
            self.open = Some(self.listening_for(sentences)?);
        }
        let mut hissing = samples.to_vec();
        for sample in &mut hissing {
            *sample = sample.saturating_add(hiss(&mut self.hiss));
        }
        let open = self.open.as_ref().ok_or(RecogniserFault::Stopped)?;
        let meant = match &open.meant {
            Some(decoder) => decoder.hear(&hissing)?.0,
            None => None,
        };
        let (widest, _) = open.widest.hear(&hissing)?;
        let (sounds, frames) = open.sounds.hear(&hissing)?;
        let mut heard = Recognition {
            meant: None,
            widest: widest.map(|(text, _)| text),
            margin: f64::MAX,
            lead: 0.0,
            above_noise: loudness::above_noise(&hissing),
        };
        if let Some((text, score)) = meant
            && let Some((_, score_of_sounds)) = sounds
        {
            heard.margin = f64::from(score_of_sounds - score) / f64::from(frames.max(1));
            heard.lead = self.lead(&hissing, &text, score)?;
            heard.meant = Some(text);
        }
        Ok(heard)
    }
}
