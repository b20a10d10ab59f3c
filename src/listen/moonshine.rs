//! Moonshine tiny, which understands English, by the library ONNX Runtime. Only this module knows
//! them. Both are opened when the process starts, from the folder in which `script/listen` puts
//! them.
//!
//! An encoder turns the recording into frames. A decoder then says how likely each token is; it
//! remembers what it has computed for the tokens before.

use super::files::{DECODER, ENCODER, LIBRARY, TOKENS};
use super::search::{Likely, TokenModel, bound, free_text};
use super::tokens::{START, Tokens};
use super::trie::PhraseTrie;
use super::{RecogniserFault, Recognition, Sentences, loudness};
use ort::memory::Allocator;
use ort::session::{Session, SessionInputValue};
use ort::value::Tensor;
use std::borrow::Cow;
use std::fs;
use std::path::Path;

/// The heads of attention of the decoder, and the numbers in each.
const HEADS: usize = 8;
const HEAD_WIDTH: usize = 36;

/// The shortest recording that the encoder takes, in samples: half a second.
const SHORTEST: usize = 8000;

/// The most tokens that people say in a second, and a few for a short recording.
const TOKENS_A_SECOND: f64 = 6.5;
const TOKENS_AT_LEAST: usize = 4;

/// The model, in memory.
pub(crate) struct Moonshine {
    encoder: Session,
    decoder: Session,
    tokens: Tokens,
    /// The names of what the decoder remembers: of the tokens, and of the recording.
    of_tokens: Vec<String>,
    of_recording: Vec<String>,
    /// Whether the decoder asks which frames of the recording count.
    has_mask: bool,
    /// The tree of the last sentences, which are often the same again.
    last: Option<(Sentences, PhraseTrie)>,
}

type Inputs<'a> = Vec<(Cow<'a, str>, SessionInputValue<'a>)>;

impl Moonshine {
    /// Opens the library and the model in a folder.
    pub(crate) fn open(folder: &Path) -> Result<Self, RecogniserFault> {
        // A library that is not there would be waited for without end.
        super::files::look(folder)?;
        let library = ort::init_from(folder.join(LIBRARY)).map_err(stopped)?;
        library.commit();
        let bytes = fs::read(folder.join(TOKENS)).map_err(stopped)?;
        let tokens = Tokens::read(&bytes).ok_or(RecogniserFault::NotThere)?;
        let encoder = open_graph(&folder.join(ENCODER))?;
        let decoder = open_graph(&folder.join(DECODER))?;
        let mut of_tokens = Vec::new();
        let mut of_recording = Vec::new();
        let mut has_mask = false;
        for input in decoder.inputs() {
            let name = input.name();
            has_mask |= name == MASK;
            if !name.starts_with(REMEMBERED) {
                continue;
            }
            if name.contains(".decoder.") {
                of_tokens.push(name.to_owned());
            } else {
                of_recording.push(name.to_owned());
            }
        }
        Ok(Self {
            encoder,
            decoder,
            tokens,
            of_tokens,
            of_recording,
            has_mask,
            last: None,
        })
    }

    /// Listens for these sentences in a recording of one channel, with 16,000 samples a second.
    pub(crate) fn hear(
        &mut self,
        sentences: &Sentences,
        samples: &[i16],
    ) -> Result<Recognition, RecogniserFault> {
        let is_same = self
            .last
            .as_ref()
            .is_some_and(|(last, _)| last == sentences);
        if !is_same {
            let trie = PhraseTrie::of(sentences, &self.tokens);
            self.last = Some((sentences.clone(), trie));
        }
        let frames = self.encode(samples)?;
        let mut heard = HeardRecording {
            decoder: &mut self.decoder,
            of_tokens: &self.of_tokens,
            of_recording: &self.of_recording,
            has_mask: self.has_mask,
            frames,
            recording: Vec::new(),
        };
        let begun = heard.begin()?;
        let free = free_text(&mut heard, &self.tokens, &begun, most_tokens(samples.len()))?;
        let mut possible = Vec::new();
        if let Some((_, trie)) = &self.last {
            possible = bound(&mut heard, trie, &begun)?;
        }
        Ok(Recognition {
            possible,
            free: free.text,
            free_log: free.log,
            above_noise: loudness::above_noise(samples),
        })
    }

    fn encode(&mut self, samples: &[i16]) -> Result<NumberBlock, RecogniserFault> {
        let mut wave: Vec<f32> = samples
            .iter()
            .map(|&sample| f32::from(sample) / 32_768.0)
            .collect();
        if wave.len() < SHORTEST {
            wave.resize(SHORTEST, 0.0);
        }
        let count = wave.len();
        let mut inputs: Inputs<'_> = Vec::new();
        for (at, input) in self.encoder.inputs().iter().enumerate() {
            let name = input.name().to_owned().into();
            if at == 0 {
                inputs.push((name, floats([1, count], std::mem::take(&mut wave))?));
            } else {
                inputs.push((name, integers([1, count], vec![1; count])?));
            }
        }
        let made = self.encoder.run(inputs).map_err(stopped)?;
        NumberBlock::of(&made[0])
    }
}

/// The beginning of the names of what the decoder remembers, and of what it gives to remember.
const REMEMBERED: &str = "past_key_values";
const GIVEN: &str = "present";

/// The name of the input that says which frames of the recording count.
const MASK: &str = "encoder_attention_mask";

/// Returns the most tokens that can be said in so many samples.
#[allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a recording has few samples"
)]
fn most_tokens(samples: usize) -> usize {
    (samples as f64 / 16_000.0 * TOKENS_A_SECOND) as usize + TOKENS_AT_LEAST
}

fn open_graph(file: &Path) -> Result<Session, RecogniserFault> {
    let waits = "session.intra_op.allow_spinning";
    let with_defaults = Session::builder().map_err(stopped)?;
    let with_one_thread = with_defaults.with_intra_threads(1).map_err(stopped)?;
    let mut without_spinning = with_one_thread
        .with_config_entry(waits, "0")
        .map_err(stopped)?;
    without_spinning.commit_from_file(file).map_err(stopped)
}

fn stopped<E>(_: E) -> RecogniserFault {
    RecogniserFault::Stopped
}

fn floats<const N: usize>(
    shape: [usize; N],
    numbers: Vec<f32>,
) -> Result<SessionInputValue<'static>, RecogniserFault> {
    Ok(Tensor::from_array((shape, numbers))
        .map_err(stopped)?
        .into())
}

fn integers<const N: usize>(
    shape: [usize; N],
    numbers: Vec<i64>,
) -> Result<SessionInputValue<'static>, RecogniserFault> {
    Ok(Tensor::from_array((shape, numbers))
        .map_err(stopped)?
        .into())
}

/// Numbers from the library. The first dimension counts the beginnings.
struct NumberBlock {
    shape: Vec<usize>,
    numbers: Vec<f32>,
}

impl NumberBlock {
    fn of(value: &ort::value::DynValue) -> Result<Self, RecogniserFault> {
        let (shape, numbers) = value.try_extract_tensor::<f32>().map_err(stopped)?;
        let mut lengths = Vec::new();
        for &length in shape.iter() {
            lengths.push(usize::try_from(length).map_err(stopped)?);
        }
        Ok(Self {
            shape: lengths,
            numbers: numbers.to_vec(),
        })
    }

    /// Returns the part of one beginning.
    fn part(&self, at: usize) -> &[f32] {
        let length = self.numbers.len() / self.shape[0].max(1);
        &self.numbers[at * length..(at + 1) * length]
    }

    /// Returns these parts, one after the other, as an input.
    fn parts(&self, from: &[usize]) -> Result<SessionInputValue<'static>, RecogniserFault> {
        let mut numbers = Vec::new();
        for &at in from {
            numbers.extend_from_slice(self.part(at));
        }
        let mut shape = self.shape.clone();
        shape[0] = from.len();
        Ok(Tensor::from_array((shape, numbers))
            .map_err(stopped)?
            .into())
    }
}

/// One recording, and the decoder that says what was spoken in it.
struct HeardRecording<'m> {
    decoder: &'m mut Session,
    of_tokens: &'m [String],
    of_recording: &'m [String],
    has_mask: bool,
    frames: NumberBlock,
    /// What the decoder remembers of the recording.
    recording: Vec<NumberBlock>,
}

impl HeardRecording<'_> {
    /// Runs the decoder once. `memory` is what it remembers of the tokens; `None` at the beginning.
    fn step(
        &mut self,
        memory: Option<&[NumberBlock]>,
        from: &[usize],
        tokens: &[u32],
    ) -> Result<Likely<Vec<NumberBlock>>, RecogniserFault> {
        let of_one = vec![0; from.len()];
        let ids = tokens.iter().map(|&token| i64::from(token)).collect();
        let is_later = Tensor::from_array(([1_usize], vec![memory.is_some()])).map_err(stopped)?;
        let mut inputs: Inputs<'_> = vec![
            ("input_ids".into(), integers([tokens.len(), 1], ids)?),
            ("encoder_hidden_states".into(), self.frames.parts(&of_one)?),
            ("use_cache_branch".into(), is_later.into()),
        ];
        if self.has_mask {
            // Every frame of the recording counts.
            let frames = self.frames.shape[1];
            let mask = integers([1, frames], vec![1; frames])?;
            inputs.push((MASK.into(), mask));
        }
        for (at, name) in self.of_tokens.iter().enumerate() {
            let value = match memory {
                Some(blocks) => blocks[at].parts(from)?,
                None => nothing()?,
            };
            inputs.push((name.as_str().into(), value));
        }
        for (at, name) in self.of_recording.iter().enumerate() {
            let value = match memory {
                Some(_) => self.recording[at].parts(&of_one)?,
                None => nothing()?,
            };
            inputs.push((name.as_str().into(), value));
        }
        let made = self.decoder.run(inputs).map_err(stopped)?;
        let given =
            |name: &String| NumberBlock::of(&made[name.replace(REMEMBERED, GIVEN).as_str()]);
        let remembered: Result<Vec<NumberBlock>, _> = self.of_tokens.iter().map(given).collect();
        if memory.is_none() {
            let recording: Result<Vec<NumberBlock>, _> =
                self.of_recording.iter().map(given).collect();
            self.recording = recording?;
        }
        let scores = NumberBlock::of(&made["logits"])?;
        let width = scores.shape.last().copied().unwrap_or(1);
        let mut logs = Vec::new();
        for at in 0..from.len() {
            let part = scores.part(at);
            logs.push(logs_of(&part[part.len() - width..]));
        }
        Ok(Likely {
            memory: remembered?,
            logs,
        })
    }
}

/// Returns a memory of nothing.
fn nothing() -> Result<SessionInputValue<'static>, RecogniserFault> {
    let shape = [1, HEADS, 0, HEAD_WIDTH];
    let tensor = Tensor::<f32>::new(&Allocator::default(), shape).map_err(stopped)?;
    Ok(tensor.into())
}

/// Returns the logarithms of the probabilities that scores stand for.
fn logs_of(scores: &[f32]) -> Vec<f32> {
    let largest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for score in scores {
        sum += (score - largest).exp();
    }
    let shift = largest + sum.ln();
    scores.iter().map(|score| score - shift).collect()
}

impl TokenModel for HeardRecording<'_> {
    type Memory = Vec<NumberBlock>;
    type Fault = RecogniserFault;

    fn begin(&mut self) -> Result<Likely<Vec<NumberBlock>>, RecogniserFault> {
        self.step(None, &[0], &[START])
    }

    fn go_on(
        &mut self,
        memory: &Vec<NumberBlock>,
        from: &[usize],
        tokens: &[u32],
    ) -> Result<Likely<Vec<NumberBlock>>, RecogniserFault> {
        self.step(Some(memory), from, tokens)
    }
}
