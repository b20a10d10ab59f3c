//! PocketSphinx, with the English model of the package `pocketsphinx-en-us`. Only this module knows it.
//!
//! Three decoders listen at the same time: one for what means something now, one for every tile and other words, too, and one
//! for any sounds. Each gets a dictionary of the words in use alone.

mod library;

use super::recogniser::RecogniserFault;
use super::{Heard, Recogniser, Sentences, jsgf, loudness};
use library::{Decoder, Sphinx};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::rc::Rc;

/// Where Debian puts the English model.
const MODEL: &str = "/usr/share/pocketsphinx/model/en-us";

/// How the British say some of the words; the dictionary of the model has American sounds only.
const BRITISH: &str = include_str!("british.dict");

/// The sounds of the model.
const PHONES: &str = "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH";

/// The recogniser.
pub(crate) struct PocketSphinx {
    sphinx: Rc<Sphinx>,
    /// The sounds of every word that the model knows, each word with all its variants.
    sounds: BTreeMap<String, Vec<String>>,
    /// What is listened for, and the decoders for it. They stay for as long as the sentences are the same.
    open: Option<Listening>,
    samples: Vec<i16>,
}

struct Listening {
    sentences: Sentences,
    /// `None` if no phrase consists of known words.
    meant: Option<Decoder>,
    widest: Decoder,
    sounds: Decoder,
}

impl PocketSphinx {
    /// Loads the library and the dictionary.
    pub(crate) fn open() -> Result<Self, RecogniserFault> {
        let sphinx = Sphinx::load()?;
        let file = Path::new(MODEL).join("cmudict-en-us.dict");
        let text = fs::read_to_string(file).map_err(|_| RecogniserFault::NoModel)?;
        let mut sounds: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in text.lines().chain(BRITISH.lines()) {
            if let Some((word, said)) = line.split_once(' ') {
                // A second variant is written as "four(2)".
                let word = word.split('(').next().unwrap_or(word);
                sounds
                    .entry(word.to_owned())
                    .or_default()
                    .push(said.to_owned());
            }
        }
        Ok(Self {
            sphinx,
            sounds,
            open: None,
            samples: Vec::new(),
        })
    }

    /// Opens a decoder that knows these words.
    fn decoder(&self, words: &BTreeSet<&str>, grammar: &str) -> Result<Decoder, RecogniserFault> {
        let model = Path::new(MODEL).join("en-us");
        let decoder = Decoder::open(&self.sphinx, &model.to_string_lossy())?;
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

    fn listening_for(&self, sentences: &Sentences) -> Result<Listening, RecogniserFault> {
        let knows = |word: &str| self.sounds.contains_key(word);
        let all = [
            &sentences.meant,
            &sentences.tiles,
            &sentences.lays,
            &sentences.numbers,
            &sentences.places,
            &sentences.others,
        ];
        let all = all.into_iter().flatten();
        let words: BTreeSet<&str> = all.flat_map(|phrase| phrase.split(' ')).collect();
        let meant = jsgf::narrow(sentences, &knows);
        let meant = meant
            .map(|grammar| self.decoder(&words, &grammar))
            .transpose()?;
        let widest = self.decoder(&words, &jsgf::wide(sentences, &knows))?;
        let sounds = Decoder::open(
            &self.sphinx,
            &Path::new(MODEL).join("en-us").to_string_lossy(),
        )?;
        let mut names = Vec::new();
        for phone in PHONES.split(' ') {
            let name = format!("sound_{}", phone.to_lowercase());
            sounds.add_word(&name, phone)?;
            names.push(name);
        }
        sounds.set_grammar(&jsgf::any_of(&names))?;
        Ok(Listening {
            sentences: sentences.clone(),
            meant,
            widest,
            sounds,
        })
    }
}

impl Listening {
    fn decoders(&self) -> impl Iterator<Item = &Decoder> {
        self.meant.iter().chain([&self.widest, &self.sounds])
    }
}

impl Recogniser for PocketSphinx {
    fn begin(&mut self, sentences: &Sentences) -> Result<(), RecogniserFault> {
        let open = self.open.take().filter(|open| open.sentences == *sentences);
        let open = match open {
            Some(open) => open,
            None => self.listening_for(sentences)?,
        };
        self.samples.clear();
        for decoder in open.decoders() {
            decoder.start()?;
        }
        self.open = Some(open);
        Ok(())
    }

    fn listen(&mut self, samples: &[i16]) -> Result<(), RecogniserFault> {
        let open = self.open.as_ref().ok_or(RecogniserFault::Stopped)?;
        self.samples.extend_from_slice(samples);
        for decoder in open.decoders() {
            decoder.process(samples, false)?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<Heard, RecogniserFault> {
        let open = self.open.as_ref().ok_or(RecogniserFault::Stopped)?;
        let meant = open.meant.as_ref().map(Decoder::end).transpose()?;
        let (widest, _) = open.widest.end()?;
        let (sounds, frames) = open.sounds.end()?;
        let meant = meant.and_then(|(meant, _)| meant);
        let margin = match (&meant, &sounds) {
            (Some((_, meant)), Some((_, sounds))) if frames > 0 => {
                f64::from(sounds - meant) / f64::from(frames)
            }
            _ => f64::MAX,
        };
        Ok(Heard {
            meant: meant.map(|(text, _)| text),
            widest: widest.map(|(text, _)| text),
            margin,
            above_noise: loudness::above_noise(&self.samples),
        })
    }
}
