//! The entries of the menus for learning.

use super::menu_items::{MenuEffect, MenuItem};
use super::view::ScreenView;
use crate::learn::training::Training;
use serpente_archive::date;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{GameName, Message};

impl ScreenView<'_> {
    /// Returns the moves that the exercise told last, with its question.
    pub(super) fn training_title(&self) -> Message {
        let training = self.session.learning.training.as_ref();
        let told = training.and_then(Training::moves_and_question);
        told.unwrap_or_else(say::menu_training)
    }

    /// Returns the answers to the question of the exercise.
    pub(super) fn training_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        if let Some(training) = &self.session.learning.training {
            for (answer, label) in training.answers().into_iter().enumerate() {
                items.push(MenuItem::new(label, MenuEffect::Recall(answer)));
            }
        }
        items
    }

    /// Returns an entry for each of the finished matches.
    pub(super) fn finished_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        for kept in &self.session.learning.finished {
            let label = say::review_kept(GameName(kept.game.id()), date(kept.day), kept.won);
            let effect = MenuEffect::ReviewFile(kept.path.clone());
            items.push(MenuItem::new(label, effect));
        }
        items
    }
}
