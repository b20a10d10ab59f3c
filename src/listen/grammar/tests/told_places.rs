//! Every place is understood by every name that the game gives it.

use super::in_each_language;
use crate::{Grammar, ListeningMoment, NamedPlace, VoiceCommand};
use serpente_engine::host::Pace;
use serpente_engine::rules::Tile;
use serpente_engine::table::{Game, Level, Table};
use serpente_seat::{Match, SeatInput, TableAction, TellingManner};
use serpente_testing::keys::keys;
use serpente_testing::shapes::{Chance, Shape, seatings};
use serpente_text::announce::Message;
use serpente_text::announce::say::{review, table, trains};
use serpente_text::words::{Detail, Language, Words};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// How many turns of each table are played.
const TURNS: usize = 12;

/// A table with one person, who lays whatever fits.
struct OnePerson {
    local: Match,
    now: Instant,
}

impl OnePerson {
    fn begin(shape: &Shape, seed: u64) -> Self {
        let mut fresh = Vec::new();
        let table = Table::new(shape.setup(), &mut fresh);
        let manner = TellingManner {
            keys: keys(),
            detail: Detail::Normal,
            draws_by_itself: false,
        };
        let pace = Pace {
            pause: Duration::ZERO,
            waits: false,
        };
        let mut local = Match::here(table, &[], seed, manner, pace);
        let now = Instant::now();
        local.begin(&fresh, now);
        Self { local, now }
    }

    fn input(&mut self, input: SeatInput) {
        self.local.input(input, self.now);
    }

    /// Lets the others play. Returns whether it is the person's turn then, and the match not over.
    fn waits_for_person(&mut self) -> bool {
        for _ in 0..1000 {
            if let Some(at) = self.local.wakes_at() {
                self.now = self.now.max(at);
                self.input(SeatInput::Tick);
            } else if self.local.table().turn().is_some() {
                return true;
            } else if self.local.table().winners().is_some() {
                return false;
            } else {
                self.input(SeatInput::Do(TableAction::Confirm));
            }
        }
        false
    }

    fn play(&mut self) {
        for held in self.local.listener.held() {
            if !held.places.is_empty() {
                self.input(SeatInput::Lay(held.tile, 0));
                self.input(SeatInput::Count(0));
                return;
            }
        }
        self.input(SeatInput::Do(TableAction::Draw));
        self.input(SeatInput::Do(TableAction::Pass));
    }
}

/// Returns the places that are told at tables of each game with tiles, by the game.
fn told_in_each_game() -> BTreeMap<&'static str, Vec<Message>> {
    let mut told: BTreeMap<&str, Vec<Message>> = BTreeMap::new();
    let shapes = u64::try_from(seatings().len()).expect("a few dozen");
    for seed in 1..=shapes {
        let mut chance = Chance::new(seed);
        let mut shape = Shape::of(seed, &mut chance, false);
        (shape.people, shape.level) = (1, Level::Heavy);
        if !matches!(shape.game, Game::Tiles(_)) {
            continue;
        }
        let names = told.entry(shape.game.id()).or_default();
        let mut person = OnePerson::begin(&shape, seed);
        for _ in 0..TURNS {
            if !person.waits_for_person() {
                break;
            }
            let now = person.local.listener.place_names();
            for held in person.local.listener.held() {
                for place in &held.places {
                    let can_be_said = now.contains(place) || *place == review::place_open();
                    assert!(can_be_said, "{shape:?}: {place:?} of {:?}", held.tile);
                }
            }
            for name in now {
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            person.play();
        }
    }
    told
}

/// Asserts that each of these places is understood when it is said back, alone and behind a tile.
fn are_understood(names: &[Message], words: &Words, language: Language, context: &str) {
    let tile: Tile = "6-4".parse().expect("a tile");
    let moment = ListeningMoment {
        hand: vec![tile],
        top: 9,
        places: vec![NamedPlace::Left, NamedPlace::Right],
        told_places: names.to_vec(),
        ..ListeningMoment::default()
    };
    let grammar = Grammar::of(&moment, words, language);
    let texts_of = |name: &Message| Detail::ALL.map(|detail| words.text(language, name, detail));
    for name in names {
        for told in texts_of(name) {
            // In one detail, two places may have the same name.
            let first = names
                .iter()
                .position(|other| texts_of(other).contains(&told));
            let place = if *name == table::place_left() {
                NamedPlace::Left
            } else if *name == table::place_right() {
                NamedPlace::Right
            } else {
                NamedPlace::Told(first.expect("its own text"))
            };
            assert_eq!(
                grammar.meaning(&told),
                Some(VoiceCommand::Place(place)),
                "{context}: {told}"
            );
            let lay = VoiceCommand::Lay {
                tile,
                place: Some(place),
            };
            let said = format!("6 4, {told}");
            assert_eq!(grammar.meaning(&said), Some(lay), "{context}: {said}");
        }
    }
}

#[test]
fn every_place_of_every_game_is_understood_when_it_is_said_back() {
    let told = told_in_each_game();
    for wanted in [
        table::place_yours(),
        table::place_left(),
        table::place_new_arm(),
        trains::place_your_train(),
        trains::place_mexican(),
    ] {
        let was_told = told.values().any(|names| names.contains(&wanted));
        assert!(was_told, "{wanted:?} was never told");
    }
    in_each_language(|words, language, tag| {
        for (game, names) in &told {
            are_understood(names, words, language, &format!("{tag}, {game}"));
        }
    });
}

/// Names that are hard to say back.
const PEOPLE: [&str; 10] = [
    "Yves",
    "Åsa",
    "Strauß",
    "Tony",
    "Ana2",
    "O'Brien",
    "8 de Mayo",
    "42",
    "José María",
    "Иван",
];

#[test]
fn the_arms_and_trains_of_all_names_are_understood() {
    let mut names = vec![table::place_yours()];
    let mut trains = vec![trains::place_your_train(), trains::place_mexican()];
    for person in PEOPLE {
        names.push(table::place_of(person));
        trains.push(trains::place_train_of(person));
    }
    in_each_language(|words, language, tag| {
        are_understood(&names, words, language, tag);
        are_understood(&trains, words, language, tag);
    });
}

#[test]
fn people_say_my_where_the_game_says_your() {
    let words = Words::new(None).0;
    for (tag, said, name) in [
        ("en", "my train", trains::place_your_train()),
        ("en", "six four my arm", table::place_yours()),
        ("en", "six four Mexican train", trains::place_mexican()),
        ("de", "bei mir", table::place_yours()),
        ("es", "el mío", trains::place_your_train()),
        ("fr", "chez moi", trains::place_your_train()),
        ("it", "il mio treno", trains::place_your_train()),
        ("pt", "no meu", table::place_yours()),
        ("pt-BR", "no meu trem", trains::place_your_train()),
        ("eu", "nire trenean", trains::place_your_train()),
    ] {
        let language = words.find(&[tag]).expect("a language that is there");
        let moment = ListeningMoment {
            hand: vec!["6-4".parse().expect("a tile")],
            top: 6,
            told_places: vec![name],
            ..ListeningMoment::default()
        };
        let grammar = Grammar::of(&moment, &words, language);
        let place = match grammar.meaning(said) {
            Some(VoiceCommand::Place(place)) => Some(place),
            Some(VoiceCommand::Lay { place, .. }) => place,
            _ => None,
        };
        assert_eq!(place, Some(NamedPlace::Told(0)), "{tag}: {said}");
    }
}
