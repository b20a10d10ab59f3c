//! The rules reader: what a game's rules are, paragraph by paragraph.

use super::{App, Draft, Outlet};
use crate::proof::sentences;
use serpente_engine::table::Game;
use serpente_text::announce::say::rules as say;
use serpente_text::announce::{GameName, Message};

impl<O: Outlet> App<O> {
    /// Opens the rules of a game, to go through.
    pub(super) fn open_rules(&mut self, game: Game) {
        self.open_reader(paragraphs(game));
    }

    /// Opens the sentences of the language for a translator, to go through.
    ///
    /// # Errors
    /// If there is no such message or file: the names that are nearest.
    pub fn open_proof(&mut self, wanted: Option<&str>) -> Result<(), Message> {
        let lines = sentences(wanted, &self.announcer.words, self.announcer.language)?;
        self.hint_at_the_voice();
        self.open_lines(lines);
        Ok(())
    }
}

/// The rules of a game, a paragraph each, in the order they are told; the house rules with their usual values at the end.
fn paragraphs(played: Game) -> Vec<Message> {
    let game = GameName(played.id());
    let mut told = vec![say::rules_players(game)];
    if played.book().is_some() {
        told.push(say::rules_words());
    }
    told.extend([
        say::rules_deal(game),
        say::rules_turn(game),
        say::rules_special(game),
        say::rules_score(game),
        say::rules_match(game),
        say::rules_house(game),
    ]);
    let usual = Draft::of(played).house_rules();
    if !usual.is_empty() {
        told.push(say::rules_usual());
        told.extend(usual);
    }
    told
}
