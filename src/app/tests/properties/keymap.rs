//! A person's key map, one action with its keys per line: no key has two meanings, every action can be reached, and the
//! program's own output of the map is accepted unchanged.

use std::collections::BTreeMap;

use serpente_app::KeyMap;
use serpente_seat::Action;

use serpente_testing::sentences;

pub(crate) fn holds(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let wishes: BTreeMap<String, Vec<String>> = text
        .lines()
        .filter_map(|line| {
            let mut words = line.split(' ').map(str::to_owned);
            Some((words.next()?, words.collect()))
        })
        .collect();
    let (map, refused) = KeyMap::with(&wishes);
    assert!(refused.len() <= wishes.len());
    if let Some(message) = refused.first() {
        sentences::hold(message, bytes);
    }
    for action in Action::all() {
        let keys = map.keys(action);
        assert!(!keys.is_empty(), "{action:?} is out of reach");
        for key in keys {
            assert_eq!(map.action(*key), Some(action), "{key}");
        }
    }
    let own = map
        .rows()
        .filter(|(action, _)| wishes.contains_key(action.name()))
        .map(|(action, keys)| {
            let keys = keys.iter().map(ToString::to_string);
            (action.name().to_owned(), keys.collect())
        });
    assert_eq!(KeyMap::with(&own.collect()), (map.clone(), Vec::new()));
}

#[test]
fn for_every_file_of_the_corpus() {
    serpente_testing::corpus::Corpus::of("keymap").whole(holds);
}

#[test]
fn for_damaged_files() {
    serpente_testing::corpus::Corpus::of("keymap").damaged(holds);
}
