//! A message and its arguments. The module `words` turns it into text.

use super::say::{locale, table};
use serpente_engine::rules::{Pip, Tile};

/// An argument of a message. `words` gives it the form of the language.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A number; it chooses plural forms.
    Number(i64),
    /// A name or another text that is spoken unchanged.
    Text(String),
    /// A keyword by which the locale file chooses, never spoken itself: `left`, `normal`.
    Word(&'static str),
    /// A tile by its name: higher half first.
    Tile(Tile),
    /// A tile as it lies, from left to right.
    Lying(Pip, Pip),
    /// One half of a tile.
    Half(Pip),
    /// Another message, in the same language.
    Message(Box<Message>),
    /// A list separated by commas: "6 4, 5 2".
    List(Vec<Arg>),
    /// A list whose items may contain commas: "arm 1: 6 4, double 4; arm 2: 6 3".
    Apart(Vec<Arg>),
    /// A list whose last item is joined by "and": "Ada, Bo and you".
    All(Vec<Arg>),
    /// A list of alternatives, whose last item is joined by "or": "5, 2 or blank".
    Any(Vec<Arg>),
}

impl Arg {
    /// Makes a list separated by commas.
    pub fn list(items: impl IntoIterator<Item: Into<Self>>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }

    /// Makes a list whose items may contain commas.
    pub fn apart(items: impl IntoIterator<Item: Into<Self>>) -> Self {
        Self::Apart(items.into_iter().map(Into::into).collect())
    }

    /// Makes a list whose last item is joined by "and".
    pub fn all(items: impl IntoIterator<Item: Into<Self>>) -> Self {
        Self::All(items.into_iter().map(Into::into).collect())
    }
}

/// A player, a side or another name as an item of a list, where the word for the listener may stand:
/// "you 12; Bruno 7".
///
/// That word fits no verb and no preposition: nobody says "you deals" or "for tú". So it is no
/// [`Arg`], and only messages that declare an argument as `Listed` take it. What a sentence says to
/// the listener is a message of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed(Arg);

impl Listed {
    /// Returns the word for the listener.
    #[must_use]
    pub fn listener() -> Self {
        Self(table::listener().into())
    }

    /// Makes one item of several, the last of which is joined by "and".
    pub fn all(items: impl IntoIterator<Item = Self>) -> Self {
        Self(Arg::all(items.into_iter().map(Self::into_arg)))
    }

    pub(super) fn into_arg(self) -> Arg {
        self.0
    }
}

impl<T: Into<Arg>> From<T> for Listed {
    fn from(name: T) -> Self {
        Self(name.into())
    }
}

impl Fact for Listed {
    fn samples() -> Vec<Arg> {
        let listener = Self::listener().into_arg();
        let mut samples = String::samples();
        samples.push(Arg::All(vec![samples[0].clone(), listener.clone()]));
        samples.push(listener);
        samples
    }
}

/// A sentence that the program can announce: the name of a Fluent message, and its arguments.
///
/// Messages are only made by the functions that `build.rs` generates for the texts in `locales/en`,
/// so that [`Declared`] knows them all.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Makes a message. Called only by the functions that `build.rs` generates, and by tests.
    #[doc(hidden)]
    #[must_use]
    pub fn declared(id: &'static str, args: Vec<(&'static str, Arg)>) -> Self {
        Self { id, args }
    }

    /// Returns the name of the Fluent message.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the arguments, by their names in the Fluent message.
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// A function that returns the values a test should try for one argument.
pub type ArgSamples = fn() -> Vec<Arg>;

/// The row for a message in the tables of all messages: its name, its arguments, and sample values
/// for each.
#[derive(Clone, Copy, Debug)]
pub struct Declared {
    /// The name of the Fluent message.
    pub id: &'static str,
    /// The name of each argument, and the values a test should try for it.
    pub args: &'static [(&'static str, ArgSamples)],
}

impl Declared {
    /// Returns this message with sample arguments, often enough to use every sample at least once.
    pub fn samples(&self) -> Vec<Message> {
        let mut args: Vec<(&'static str, Vec<Arg>)> = Vec::new();
        for (name, values) in self.args {
            args.push((*name, values()));
        }
        let most = args.iter().map(|(_, values)| values.len()).max();
        let mut samples = Vec::new();
        for turn in 0..most.unwrap_or(1) {
            let mut sample = Vec::new();
            for (name, values) in &args {
                sample.push((*name, values[turn % values.len()].clone()));
            }
            samples.push(Message::declared(self.id, sample));
        }
        samples
    }
}

/// A type that can be an argument of a message.
pub trait Fact {
    /// Returns the values a test should try; at least one.
    fn samples() -> Vec<Arg>;
}

/// A number of any type.
pub trait Count: Into<Arg> {}

macro_rules! numbers {
    ($samples:expr, $($ty:ty),*) => {$(
        impl Count for $ty {}
        impl From<$ty> for Arg {
            fn from(number: $ty) -> Self {
                // No count in a game is so large, but a server can send one.
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
        impl Fact for $ty {
            fn samples() -> Vec<Arg> {
                $samples.map(Arg::Number).to_vec()
            }
        }
    )*};
}
numbers!([0, 1, 2, 8, 11, 100], u8, u16, u32, u64, usize);
numbers!([0, 1, 2, 8, 11, 100, -1, -50], i32, i64);

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Fact for String {
    fn samples() -> Vec<Arg> {
        ["Ada", "D'Annunzio"]
            .map(|name| Arg::Text(name.to_owned()))
            .to_vec()
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&Tile> for Arg {
    fn from(tile: &Tile) -> Self {
        Self::Tile(*tile)
    }
}

impl From<Tile> for Arg {
    fn from(tile: Tile) -> Self {
        Self::Tile(tile)
    }
}

impl Fact for Tile {
    fn samples() -> Vec<Arg> {
        [(6, 4), (5, 5), (3, 0), (0, 0), (12, 1)]
            .map(|(one, other)| Arg::Tile(Tile::new(Pip::new(one), Pip::new(other))))
            .to_vec()
    }
}

impl From<Pip> for Arg {
    fn from(half: Pip) -> Self {
        Self::Half(half)
    }
}

impl Fact for Pip {
    fn samples() -> Vec<Arg> {
        [0, 1, 2, 6, 12]
            .map(|pips| Arg::Half(Pip::new(pips)))
            .to_vec()
    }
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Self {
        message.clone()
    }
}

impl From<&Message> for Arg {
    fn from(message: &Message) -> Self {
        message.clone().into()
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl Fact for Message {
    fn samples() -> Vec<Arg> {
        vec![Arg::Text("Ada".to_owned())]
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Self::List(list)
    }
}

impl Fact for Vec<Arg> {
    fn samples() -> Vec<Arg> {
        let tiles = Tile::samples();
        vec![
            Arg::List(tiles.clone()),
            Arg::List(tiles[..1].to_vec()),
            Arg::All(String::samples()),
        ]
    }
}

/// Makes a keyword for a choice between two texts: `yes` or `no`.
impl From<bool> for Arg {
    fn from(yes: bool) -> Self {
        Self::Word(if yes { "yes" } else { "no" })
    }
}

impl Fact for bool {
    fn samples() -> Vec<Arg> {
        vec![true.into(), false.into()]
    }
}

impl Fact for Arg {
    fn samples() -> Vec<Arg> {
        String::samples()
    }
}

/// Returns a number with this many digits after the decimal mark, or a whole number where these are all zeros: "6.0" would be
/// heard as "six point zero".
pub fn rounded(number: f64, digits: usize) -> Arg {
    let text = format!("{number:.digits$}");
    if let Some((whole, fraction)) = text.split_once('.')
        && fraction.bytes().all(|digit| digit == b'0')
        && let Ok(whole) = whole.parse()
    {
        return Arg::Number(whole);
    }
    decimal(number, digits).into()
}

/// Returns the message for a number with this many digits after the decimal mark; at least one.
pub fn decimal(number: f64, digits: usize) -> Message {
    let text = format!("{number:.digits$}");
    let amount = text.trim_start_matches('-');
    let (whole, fraction) = amount.split_once('.').unwrap_or((amount, "0"));
    let unsigned = locale::decimal(whole, fraction);
    if text.starts_with('-') {
        locale::minus(unsigned)
    } else {
        unsigned
    }
}
