//! Sample values for parts of a sentence that are sentences or names themselves, so that a translator can proofread it whole:
//! "Space to draw", not "Ada to draw".

use serpente_engine::rules::{Pip, Tile};
use serpente_engine::table::Game;
use serpente_engine::tricks::{Suit, Way};
use serpente_text::announce::say::{cards, games, keys, review, table, tricks};
use serpente_text::announce::{Arg, GameName, Message};

/// Returns the message with a fitting value for each part whose sample is the name of a person.
pub(super) fn fitting(sample: &Message) -> Message {
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
