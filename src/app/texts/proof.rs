//! Lists the sentences of a language for a translator to proofread: each message with its samples.

use serpente_arguments::{by_distance, printable};
use serpente_engine::rules::{Pip, Tile};
use serpente_engine::table::Game;
use serpente_engine::tricks::{Suit, Way};
use serpente_text::announce::say::errors::{
    no_such_message, proof_english, proof_line, proof_text,
};
use serpente_text::announce::say::{FILES, cards, games, keys, review, table, tricks};
use serpente_text::announce::{Arg, Declared, GameName, Message};
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
        None => all_messages().collect(),
        Some(wanted) => named(wanted)?,
    };
    let mut sentences = Vec::new();
    for message in messages {
        sentences.extend(proof(message, words, language));
    }
    Ok(sentences)
}

/// Returns the messages that this name, file or beginning of names selects.
fn named(wanted: &str) -> Result<Vec<&'static Declared>, Message> {
    // The path of a file, as the checker prints it, also selects the file; the name of a wording, such as `laid.brief`, selects
    // its message.
    let last = wanted.rsplit('/').next().unwrap_or(wanted);
    let file = last.strip_suffix(".ftl").unwrap_or(last);
    let name = wanted.split('.').next().unwrap_or(wanted);
    if let Some(one) = all_messages().find(|message| message.id == name) {
        return Ok(vec![one]);
    }
    if let Some((_, messages)) = FILES.iter().find(|(stem, _)| *stem == file) {
        return Ok(messages.iter().collect());
    }
    let begin: Vec<_> = all_messages()
        .filter(|message| !name.is_empty() && message.id.starts_with(name))
        .collect();
    if !begin.is_empty() {
        return Ok(begin);
    }
    let mut near = by_distance(name, all_messages().map(|message| message.id));
    near.truncate(NAMED);
    Err(no_such_message(printable(wanted.as_ref()), near))
}

/// Returns every message of the program.
fn all_messages() -> impl Iterator<Item = &'static Declared> {
    FILES.iter().flat_map(|(_, messages)| *messages)
}

/// Returns a message's samples in every wording that says something else.
fn proof(message: &Declared, words: &Words, language: Language) -> Vec<Message> {
    let mut texts: Vec<String> = Vec::new();
    let mut lines = Vec::new();
    let wordings = [Detail::Normal, Detail::Brief, Detail::Full];
    for (turn, detail) in wordings.into_iter().enumerate() {
        let mut is_first = true;
        for sample in message.samples() {
            let sample = fitting(&sample);
            let own = words.own_text(language, &sample, detail);
            let is_own = own.is_some();
            let text = own.unwrap_or_else(|| words.text(language, &sample, detail));
            if texts.contains(&text) {
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
            texts.push(text);
            is_first = false;
        }
    }
    lines
}

/// Returns the message with a fitting value for each part whose sample is the name of a person, so that a translator can
/// proofread it whole: "Space to draw", not "Ada to draw".
fn fitting(sample: &Message) -> Message {
    let id = sample.id();
    let args = sample.args().iter().map(|(name, arg)| {
        let part = match arg {
            Arg::Text(_) => part(id, name),
            _ => None,
        };
        (*name, part.unwrap_or_else(|| arg.clone()))
    });
    Message::declared(id, args.collect())
}

/// Returns the sample value of this part, unless the part is a name or a text.
fn part(id: &str, name: &str) -> Option<Arg> {
    let half = |pips| Arg::Half(Pip::new(pips));
    let halves = |pips| Arg::from(review::halves(pips));
    let letter = |letter: &str| keys::key_letter(letter);
    let tile = Tile::new(Pip::new(6), Pip::new(4));
    let message = match (id, name) {
        ("ends", "left") => return Some(half(6)),
        ("ways-out" | "you-are-out", "end") => keys::key_end(),
        ("ends", "right") | (_, "end") => return Some(half(4)),
        (_, "halves") => return Some(Arg::Any(vec![half(5), half(2)])),
        ("count-group", "numbers") => return Some(Arg::All(vec![halves(5), halves(6)])),
        (_, "tile" | "drawn") => return Some(Arg::Tile(tile)),
        (_, "key" | "draw" | "take") => keys::key_space(),
        (_, "enter" | "yes" | "lay" | "again" | "on") => keys::key_enter(),
        (_, "back" | "no") => keys::key_escape(),
        (_, "delete") => keys::key_delete(),
        (_, "next") => keys::key_right(),
        (_, "help") => keys::key_function(1),
        (_, "letter") => letter("A"),
        (_, "leave") => letter("Q"),
        (_, "pass" | "keep" | "stand") => letter("P"),
        ("which-side" | "tutorial-lay", "right") => letter("D"),
        ("which-side" | "tutorial-lay", "left") => letter("G"),
        (_, "game") => {
            games::game_name(GameName(Game::all().next().expect("there are games").id()))
        }
        (_, "goal") => table::goal_limit(100),
        (_, "ends") => review::ends(half(6), half(4)),
        (_, "place" | "places") => table::place_left(),
        (_, "fits") => review::tile_fits(Arg::Tile(tile), table::place_left()),
        (_, "then") => table::then_either(),
        (_, "hint") => review::hint_lay(tile),
        (_, "bid") => tricks::bid_name(31, 0, tricks::WayName(Way::Plain.name())),
        (_, "least") => tricks::bid_name(32, 0, tricks::WayName(Way::Plain.name())),
        (_, "suits") => tricks::suit_held(Suit::Trumps.into(), vec![Arg::Tile(tile)]),
        ("hand-points", "points") | ("marks", "marks") => {
            table::points_of("Ada".to_owned(), Arg::Number(3))
        }
        (
            "card-taken" | "you-took" | "card-waits" | "you-wait" | "your-turn-choose" | "hand-won"
            | "hand-won-you" | "cards-of" | "card-points-of",
            "points",
        ) => cards::points(3),
        _ => return None,
    };
    Some(message.into())
}
