mod told_places;

use super::*;
use serpente_engine::rules::{Pip, Tile};
use serpente_seat::TableAction;
use serpente_text::announce::Message;
use serpente_text::announce::say::{menus, table, tricks};
use serpente_text::words::Detail;

/// Returns a moment at which everything can be said that has words: every tile up to this highest
/// number, two sides, `places` numbered places, every key, bids up to `bids`, and so many entries
/// without names.
fn everything(top: u8, places: u8, bids: u32, entries: usize) -> ListeningMoment {
    let halves = (0..=top).flat_map(|high| (0..=high).map(move |low| (high, low)));
    let mut named = vec![NamedPlace::Left, NamedPlace::Right];
    named.extend((1..=places).map(NamedPlace::Number));
    // Games in which counts are said have no number above 9, so that in French "dix sept" is only a
    // tile elsewhere.
    let highest_count = if top > 9 { 0 } else { 60 };
    ListeningMoment {
        hand: halves
            .map(|(high, low)| Tile::new(Pip::new(high), Pip::new(low)))
            .collect(),
        top,
        places: named,
        told_places: Vec::new(),
        keys: phrases::keys().collect(),
        bids: (0..=bids).collect(),
        counts: (0..=highest_count).collect(),
        may_announce: true,
        entries: vec![String::new(); entries],
        is_asked: true,
        may_stop_listening: true,
    }
}

fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

fn in_each_language(check: impl Fn(&Words, Language, &str)) {
    let words = Words::new(None).0;
    let all = words.languages();
    assert!(all.len() >= 7, "{all:?}");
    for known in all {
        let language = words.find(&[&known.tag]).expect("a language that is there");
        check(&words, language, &known.tag);
    }
}

#[test]
fn no_two_meanings_share_a_phrase_in_any_language() {
    // Three sizes, since a grammar of all tiles up to 18 takes long.
    for (top, places) in [(6, 12), (12, 4), (18, 0)] {
        in_each_language(|words, language, tag| {
            let moment = everything(top, places, 42, 20);
            let grammar = Grammar::of(&moment, words, language);
            let shared: Vec<&str> = grammar.ambiguous().collect();
            assert!(shared.is_empty(), "{tag}: {shared:?}");
        });
    }
}

#[test]
fn everything_has_words_that_are_understood() {
    in_each_language(|words, language, tag| {
        let moment = everything(6, 8, 42, 12);
        let grammar = Grammar::of(&moment, words, language);
        let said: Vec<VoiceCommand> = grammar.phrases().map(|(_, command)| command).collect();
        let mut wanted = vec![VoiceCommand::Yes, VoiceCommand::No];
        wanted.extend(moment.keys.iter().copied().map(VoiceCommand::Key));
        wanted.extend(moment.bids.iter().copied().map(VoiceCommand::Bid));
        wanted.extend((0..=60).map(VoiceCommand::Count));
        wanted.extend((0..12).map(VoiceCommand::Entry));
        wanted.extend(moment.places.iter().copied().map(VoiceCommand::Place));
        for tile in moment.hand {
            wanted.push(VoiceCommand::Lay { tile, place: None });
            let places = moment.places.iter().copied().map(Some);
            wanted.extend(places.map(|place| VoiceCommand::Lay { tile, place }));
        }
        for command in wanted {
            assert!(said.contains(&command), "{tag}: {command:?} cannot be said");
        }
        for (phrase, command) in grammar.phrases() {
            assert_eq!(grammar.meaning(phrase), Some(command), "{tag}: {phrase}");
        }
    });
}

#[test]
fn what_is_said_in_a_word_alone_is_asked_for_only_where_nothing_else_is_as_short() {
    // Single words are easily confused: only yes, no and sides may be one, and the game's own words for a move about which the
    // player is asked first.
    in_each_language(|words, language, tag| {
        let moment = everything(0, 0, 0, 0);
        for (phrase, command) in Grammar::of(&moment, words, language).phrases() {
            let may_be_short = match command {
                VoiceCommand::Key(key) => told_by_the_game(key, words, language)
                    .iter()
                    .any(|told| told == phrase),
                _ => true,
            };
            assert!(may_be_short || phrase.contains(' '), "{tag}: {phrase}");
        }
    });
}

/// Returns what the game calls the move of a key.
fn told_by_the_game(key: Action, words: &Words, language: Language) -> Vec<String> {
    let mut told = Vec::new();
    for message in phrases::told_names(key) {
        told.push(plain_text(&words.text(language, &message, Detail::Normal)));
    }
    told
}

#[test]
fn what_the_game_says_is_understood_when_it_is_said_back() {
    in_each_language(|words, language, tag| {
        let moment = everything(9, 0, 42, 0);
        let grammar = Grammar::of(&moment, words, language);
        let mut said_back = Vec::new();
        let sides = [
            (NamedPlace::Left, table::place_left()),
            (NamedPlace::Right, table::place_right()),
        ];
        for detail in Detail::ALL {
            let text = |message: &Message| words.text(language, message, detail);
            for &tile in &moment.hand {
                let name = text(&tricks::tile_plain(tile, 0_u8));
                let name = name.split(',').next().unwrap_or_default().to_owned();
                said_back.push((name.clone(), VoiceCommand::Lay { tile, place: None }));
                for (place, side) in &sides {
                    let place = Some(*place);
                    let told = format!("{name}, {}.", text(side));
                    said_back.push((told, VoiceCommand::Lay { tile, place }));
                }
            }
            for (place, side) in &sides {
                said_back.push((text(side), VoiceCommand::Place(*place)));
            }
        }
        for key in phrases::keys() {
            for told in told_by_the_game(key, words, language) {
                said_back.push((told, VoiceCommand::Key(key)));
            }
        }
        for (told, meant) in said_back {
            assert_eq!(grammar.meaning(&told), Some(meant), "{tag}: {told}");
        }
    });
}

#[test]
fn what_players_say_at_the_table_is_understood() {
    let six = VoiceCommand::Lay {
        tile: tile("6-6"),
        place: None,
    };
    let pass = VoiceCommand::Key(TableAction::Pass.into());
    let swap = VoiceCommand::Key(TableAction::Exchange.into());
    let serpent = VoiceCommand::Key(TableAction::Serpent.into());
    let words = Words::new(None).0;
    for (tag, said, meant) in [
        ("en", "I pass", pass),
        ("en", "pass", pass),
        ("en", "swap", swap),
        ("en", "swap my hand", swap),
        ("de", "ich passe", pass),
        ("es", "paso", pass),
        ("es", "pujo treinta", VoiceCommand::Bid(30)),
        ("eu", "paso egiten dut", pass),
        ("eu", "trukatu fitxak", swap),
        ("eu", "kate osoa", serpent),
        ("fr", "je passe", pass),
        ("fr", "échanger ma main", swap),
        ("it", "passo", pass),
        (
            "it",
            "le due estremità",
            VoiceCommand::Key(TableAction::Ends.into()),
        ),
        ("it", "dichiaro trenta", VoiceCommand::Bid(30)),
        ("pt", "passo", pass),
        ("pt", "dobrada de seis", six),
        ("pt", "lance de trinta", VoiceCommand::Bid(30)),
        ("pt-BR", "bucha de seis", six),
    ] {
        let language = words.find(&[tag]).expect("a language that is there");
        let grammar = Grammar::of(&everything(6, 4, 42, 4), &words, language);
        assert_eq!(grammar.meaning(said), Some(meant), "{tag}: {said}");
    }
}

fn at_turn() -> ListeningMoment {
    ListeningMoment {
        hand: ["6-4", "5-5", "3-0", "2-1"].map(tile).to_vec(),
        top: 6,
        places: vec![NamedPlace::Left, NamedPlace::Right],
        keys: vec![TableAction::Ends.into(), TableAction::Draw.into()],
        ..ListeningMoment::default()
    }
}

#[test]
fn a_tile_is_named_in_either_order_with_words_or_digits() {
    let words = Words::new(None).0;
    let grammar = Grammar::of(&at_turn(), &words, words.english());
    let lay = |name: &str, place| {
        let tile = tile(name);
        Some(VoiceCommand::Lay { tile, place })
    };
    let (left, right) = (Some(NamedPlace::Left), Some(NamedPlace::Right));
    for (heard, meant) in [
        ("six four right", lay("6-4", right)),
        ("Four, six!", lay("6-4", None)),
        ("6-4 on the left.", lay("6-4", left)),
        ("64", lay("6-4", None)),
        ("21 right", lay("2-1", right)),
        ("Double 5 left", lay("5-5", left)),
        ("five five", lay("5-5", None)),
        ("three blank", lay("3-0", None)),
        ("0 3", lay("3-0", None)),
        ("right", Some(VoiceCommand::Place(NamedPlace::Right))),
        (
            "What are the ends?",
            Some(VoiceCommand::Key(TableAction::Ends.into())),
        ),
        ("six five", None),
        ("yes", None),
        ("the scores", None),
        ("", None),
    ] {
        assert_eq!(grammar.meaning(heard), meant, "{heard}");
    }
}

#[test]
fn a_count_and_a_last_tile_are_said_only_where_they_mean_something() {
    let words = Words::new(None).0;
    let asked = ListeningMoment {
        counts: (0..=60).collect(),
        may_announce: true,
        ..ListeningMoment::default()
    };
    let grammar = Grammar::of(&asked, &words, words.english());
    let count = |count| Some(VoiceCommand::Count(count));
    let announces = Some(VoiceCommand::Key(TableAction::Exchange.into()));
    for (heard, meant) in [
        ("fifteen", count(15)),
        ("15", count(15)),
        ("I count twenty five.", count(25)),
        ("zero", count(0)),
        ("60", count(60)),
        ("Last tile!", announces),
    ] {
        assert_eq!(grammar.meaning(heard), meant, "{heard}");
        let at_turn = Grammar::of(&at_turn(), &words, words.english());
        assert!(at_turn.meaning(heard) != meant, "{heard}");
    }
}

#[test]
fn an_entry_is_chosen_by_its_name_or_its_number() {
    let words = Words::new(None).0;
    let entries = [
        menus::menu_new_match(),
        menus::menu_games(),
        menus::menu_quit(),
    ];
    let mut moment = ListeningMoment {
        entries: entries
            .iter()
            .map(|message| words.text(words.english(), message, Detail::Normal))
            .collect(),
        ..ListeningMoment::default()
    };
    let grammar = Grammar::of(&moment, &words, words.english());
    assert_eq!(grammar.meaning("new match"), Some(VoiceCommand::Entry(0)));
    assert_eq!(grammar.meaning("number two"), Some(VoiceCommand::Entry(1)));
    assert_eq!(
        grammar.meaning("Games and rules"),
        Some(VoiceCommand::Entry(1))
    );
    assert_eq!(grammar.meaning("number four"), None);
    // Of two entries with the same name, neither is meant by it.
    moment.entries.push(moment.entries[0].clone());
    let grammar = Grammar::of(&moment, &words, words.english());
    assert_eq!(grammar.meaning("new match"), None);
    assert_eq!(grammar.ambiguous().collect::<Vec<_>>(), ["new match"]);
    assert_eq!(grammar.meaning("number four"), Some(VoiceCommand::Entry(3)));
}

#[test]
fn who_asks_is_told_one_phrase_for_each_command_and_each_is_understood() {
    in_each_language(|words, language, tag| {
        let moment = everything(6, 0, 42, 3);
        let grammar = Grammar::of(&moment, words, language);
        let examples = grammar.examples(|_| true);
        for (at, phrase) in examples.iter().enumerate() {
            assert!(grammar.meaning(phrase).is_some(), "{tag}: {phrase}");
            assert!(!examples[..at].contains(phrase), "{tag}: {phrase} twice");
        }
        // One tile, one bid, one count, one entry, two places, yes, no, the last tile and the microphone.
        let keys = phrases::keys().count();
        assert_eq!(examples.len(), keys + 10, "{tag}: {examples:?}");
        let none = grammar.examples(|command| !matches!(command, VoiceCommand::Key(_)));
        assert!(none.len() <= 10, "{tag}: {none:?}");
    });
}
