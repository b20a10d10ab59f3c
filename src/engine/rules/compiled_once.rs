//! Tables of a rule book's answers that many matches use.
//!
//! A server may have thousands of tables with the same rules, and each has a view of them for everybody who listens. The tables of
//! a book's answers take 25 KB and never change.

use super::book::RuleBook;
use super::compiled::Rules;
use super::options::Options;
use std::any::Any;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Rules that somebody uses, or did until a short while ago.
struct KnownRules {
    book: &'static RuleBook,
    options: Options,
    /// [`Rules`] of this book and these options, for masks of any length.
    rules: Weak<dyn Any + Send + Sync>,
}

/// The rules in use.
static KNOWN: Mutex<Vec<KnownRules>> = Mutex::new(Vec::new());

impl<const WORDS: usize> Rules<WORDS> {
    /// Returns the rules of this book with these options. They are computed only if nobody has them yet.
    ///
    /// # Panics
    /// If `WORDS` is too small for the set.
    #[must_use]
    pub fn shared(book: &'static RuleBook, options: &Options) -> Arc<Self> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        for entry in known.iter() {
            if ptr::eq(entry.book, book)
                && entry.options == *options
                && let Some(in_use) = entry.rules.upgrade()
                && let Ok(rules) = in_use.downcast::<Self>()
            {
                return rules;
            }
        }
        let rules = Arc::new(Self::new(book, options.clone()));
        known.retain(|entry| entry.rules.strong_count() > 0);
        let for_any_words: Arc<dyn Any + Send + Sync> = Arc::clone(&rules) as _;
        known.push(KnownRules {
            book,
            options: options.clone(),
            rules: Arc::downgrade(&for_any_words),
        });
        rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::books;
    use crate::rules::house::HouseRules;
    use crate::rules::seats::Seating;
    use crate::table::Setup;

    /// Returns the rules of a game for this many players, and their options.
    fn rules(game: &str, players: u8) -> (Arc<Rules<1>>, Options) {
        let book = books::find(game).expect("a game");
        let house = HouseRules::new(book.house.rules);
        let options = Setup::options_with(book, Seating::alone(players), None, None, house);
        let options = options.expect("a table");
        (Rules::shared(book, &options), options)
    }

    #[test]
    fn rules_are_shared_by_matches_of_the_same_game_and_options() {
        let (first, options) = rules("salotto", 3);
        let (second, _) = rules("salotto", 3);
        assert!(Arc::ptr_eq(&first, &second));
        let wide = Rules::<3>::shared(first.book, &options);
        assert_eq!(wide.options, first.options);
        for (game, players) in [("salotto", 2), ("draw", 3)] {
            let (other, _) = rules(game, players);
            assert!(!Arc::ptr_eq(&first, &other), "{game} {players}");
            assert_eq!(other.options.seating, Seating::alone(players));
            assert_eq!(other.book.id, game);
        }
    }
}
