//! The key table: the usual keys, and the changes that a person made.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::Key;
use serpente_engine::table::Game;
use serpente_seat::{Action, TableAction};
use serpente_text::announce::Message;
use serpente_text::announce::say::keys as say;
use serpente_text::announce::say::tricks::trick_digits;

/// A key table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyMap {
    /// The keys of every action, in the order of the key table.
    rows: Vec<Row>,
}

/// The keys of one action.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    action: Action,
    keys: Vec<Key>,
}

impl Row {
    /// Returns the action with its usual keys.
    fn usual(action: Action) -> Self {
        let mut keys = Vec::new();
        for name in action.keys() {
            keys.push(name.parse().expect("an action's usual keys are keys"));
        }
        Self { action, keys }
    }

    fn is_changed(&self) -> bool {
        *self != Self::usual(self.action)
    }

    /// Returns the keys that no other action may have. An unchanged action gives its further keys to a change.
    fn claimed(&self) -> &[Key] {
        if self.is_changed() {
            &self.keys
        } else {
            &self.keys[..1]
        }
    }
}

impl Default for KeyMap {
    fn default() -> Self {
        Self {
            rows: Action::all().map(Row::usual).collect(),
        }
    }
}

impl KeyMap {
    /// Applies a person's changes to the usual keys: for an action's name, the names of all its keys. An action whose change
    /// cannot be made keeps its usual keys; each such change is reported.
    pub fn with(changes: &BTreeMap<String, Vec<String>>) -> (Self, Vec<Message>) {
        let mut map = Self::default();
        let mut refused = Vec::new();
        for (name, keys) in changes {
            refused.extend(map.change(name, keys).err());
        }
        // Taking one change back can make another one clash, so this repeats until nothing clashes. Only rows with changes are
        // taken back, each at most once: the usual keys clash with none.
        while let Some((key, taken, other)) = map.clash() {
            let name = map.rows[taken].action.name();
            let other_name = map.rows[other].action.name();
            refused.push(say::keymap_clash(key.spoken(), name, other_name));
            map.rows[taken] = Row::usual(map.rows[taken].action);
        }
        let mut own: HashSet<Key> = HashSet::new();
        for row in map.rows.iter().filter(|row| row.is_changed()) {
            own.extend(&row.keys);
        }
        for row in map.rows.iter_mut().filter(|row| !row.is_changed()) {
            row.keys.retain(|key| !own.contains(key));
        }
        (map, refused)
    }

    /// Returns the action of a key.
    pub fn action(&self, key: Key) -> Option<Action> {
        let row = self.rows.iter().find(|row| row.keys.contains(&key))?;
        Some(row.action)
    }

    /// Returns the keys for this action, the main key first.
    pub fn keys(&self, action: impl Into<Action>) -> &[Key] {
        let action = action.into();
        let row = self.rows.iter().find(|row| row.action == action);
        row.map_or(&[], |row| &row.keys)
    }

    /// Returns every action with its keys, in the order of the key table.
    pub fn rows(&self) -> impl Iterator<Item = (Action, &[Key])> {
        self.rows.iter().map(|row| (row.action, &row.keys[..]))
    }

    /// Returns one row of the key table as a sentence: "Space: draw a tile", with the meaning that the key has in this game.
    pub fn line(&self, action: Action, game: Option<Game>) -> Message {
        let keys = self.keys(action).iter();
        say::key_line(keys.map(|key| key.spoken()), action.help(game))
    }

    /// Returns one row for all digits, with their meaning in this game.
    pub fn digits(&self, game: Option<Game>) -> Message {
        let first = self.digit(0);
        let last = self.digit(9);
        match game {
            Some(Game::Tricks(_)) => trick_digits(first, last),
            Some(Game::Tiles(_) | Game::Cards) | None => say::digit_keys(first, last),
        }
    }

    /// Returns the line about the keys of digits while the player is asked what the ends count.
    pub fn digits_of_count(&self) -> Message {
        say::count_digits(self.digit(0), self.digit(9))
    }

    /// Explains how to press a number of two digits.
    pub fn digit_pairs(&self) -> Message {
        say::digit_pairs(self.digit(1), self.digit(0))
    }

    /// Returns the name of the main key for a digit.
    fn digit(&self, digit: u8) -> Message {
        self.keys(TableAction::Digit(digit))[0].spoken()
    }

    fn change(&mut self, name: &str, keys: &[String]) -> Result<(), Message> {
        let row = Action::named(name)
            .and_then(|action| self.rows.iter_mut().find(|row| row.action == action))
            .ok_or_else(|| say::keymap_unknown_action(name))?;
        let mut changed = Vec::new();
        let mut known = HashSet::new();
        for text in keys {
            let key = text
                .parse()
                .map_err(|_| say::keymap_unknown_key(text, name))?;
            if known.insert(key) {
                changed.push(key);
            }
        }
        if changed.is_empty() {
            return Err(say::keymap_no_key(name));
        }
        row.keys = changed;
        Ok(())
    }

    /// Finds a key with two meanings. Returns the key, the row whose change is to be taken back, and the row it clashes with.
    fn clash(&self) -> Option<(Key, usize, usize)> {
        let mut taken = HashMap::new();
        for (further, row) in self.rows.iter().enumerate() {
            for key in row.claimed() {
                match taken.insert(*key, further) {
                    None => {}
                    Some(place) if row.is_changed() => return Some((*key, further, place)),
                    Some(place) => return Some((*key, place, further)),
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serpente_seat::AppAction;

    fn changes(list: &[(&str, &[&str])]) -> BTreeMap<String, Vec<String>> {
        list.iter()
            .map(|(name, keys)| {
                let keys = keys.iter().map(|key| (*key).to_owned());
                ((*name).to_owned(), keys.collect())
            })
            .collect()
    }

    #[test]
    fn every_action_is_reached_by_each_of_its_keys() {
        let map = KeyMap::default();
        for action in Action::all() {
            assert!(!map.keys(action).is_empty(), "{action:?} has no key");
            for key in map.keys(action) {
                assert_eq!(map.action(*key), Some(action));
            }
        }
    }

    #[test]
    fn the_table_is_in_the_order_of_the_actions() {
        let order: Vec<Action> = KeyMap::default().rows().map(|(action, _)| action).collect();
        assert_eq!(order, Action::all().collect::<Vec<_>>());
    }

    #[test]
    fn a_change_replaces_all_keys_of_an_action() {
        let (map, refused) = KeyMap::with(&changes(&[("draw", &["b", "Insert", "B"])]));
        assert_eq!(refused, []);
        assert_eq!(map.keys(TableAction::Draw), [Key::Char('b'), Key::Insert]);
        assert_eq!(map.action(Key::Space), None);
    }

    #[test]
    fn a_change_takes_a_further_key_of_another_action_but_not_its_only_one() {
        let (map, refused) = KeyMap::with(&changes(&[("draw", &["b"])]));
        assert_eq!(refused, []);
        assert_eq!(map.keys(AppAction::Detail), [Key::Function(3)]);
        let (map, refused) = KeyMap::with(&changes(&[("draw", &["b", "f3"])]));
        assert_eq!(refused.len(), 1);
        assert_eq!(map, KeyMap::default());
    }

    #[test]
    fn two_keys_can_be_swapped() {
        let (map, refused) = KeyMap::with(&changes(&[("right", &["g"]), ("left", &["d"])]));
        assert_eq!(refused, []);
        assert_eq!(map.action(Key::Char('g')), Some(TableAction::Right.into()));
        assert_eq!(map.action(Key::Char('d')), Some(TableAction::Left.into()));
    }

    #[test]
    fn a_clash_is_refused_and_told_and_costs_only_itself() {
        let (map, refused) = KeyMap::with(&changes(&[("draw", &["c"]), ("hint", &["y"])]));
        let clash = say::keymap_clash(Key::Char('c').spoken(), "draw", "ends");
        assert_eq!(refused, [clash]);
        assert_eq!(map.action(Key::Char('c')), Some(TableAction::Ends.into()));
        assert_eq!(map.action(Key::Space), Some(TableAction::Draw.into()));
        assert_eq!(map.action(Key::Char('y')), Some(TableAction::Hint.into()));
    }

    #[test]
    fn a_refused_change_takes_its_key_back_from_who_took_it() {
        // Draw cannot take the key for the scores and keeps space, so ends cannot have space.
        let (map, refused) = KeyMap::with(&changes(&[("draw", &["s"]), ("ends", &["space"])]));
        assert_eq!(refused.len(), 2);
        assert_eq!(map, KeyMap::default());
    }

    #[test]
    fn unknown_names_and_missing_keys_are_refused() {
        let (map, refused) = KeyMap::with(&changes(&[
            ("dance", &["c"]),
            ("draw", &["c", "spce"]),
            ("ends", &[]),
        ]));
        assert_eq!(
            refused,
            [
                say::keymap_unknown_action("dance"),
                say::keymap_unknown_key("spce", "draw"),
                say::keymap_no_key("ends"),
            ]
        );
        assert_eq!(map, KeyMap::default());
    }
}
