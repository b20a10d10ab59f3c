//! What the player wants of a parlour, in the form in which it is asked for it.

use super::Online;
use crate::session::Session;
use crate::setup::draft::usual;
use crate::{Draft, Wish};
use serpente_client::wire::{Conditions, TableOptions, USUAL_EVENING_ROUNDS};
use serpente_client::{EnterAs, Intent};
use serpente_engine::rules::Goal;
use serpente_engine::table::{Game, Header};
use serpente_text::announce::Message;

impl Online {
    /// Gives the match that is being set up a number of rounds if it is for an evening and its game allows one.
    pub(crate) fn count_rounds(&self, draft: &mut Draft) {
        let has_none = draft.game.may_end_after_rounds() && draft.goal().rounds().is_none();
        if self.new_contest.evening.is_some() && has_none {
            draft.goal = Some(Goal::Rounds(USUAL_EVENING_ROUNDS));
        }
    }

    /// Returns the choices of the draft in the form in which a parlour is asked for them.
    pub(crate) fn conditions(&self, session: &mut Session) -> Result<Conditions, Message> {
        self.count_rounds(&mut session.matches.draft);
        let draft = &session.matches.draft;
        let setup = draft.setup(|person| session.name_of(person))?;
        let options = TableOptions {
            league: self.new_contest.league.clone(),
            evening: self.new_contest.evening.clone(),
            evening_words: self.new_contest.evening_words.clone(),
            ..TableOptions::of_match(&Header::of(&setup).options)
        };
        let mut conditions = Conditions {
            game: draft.game.id().to_owned(),
            players: None,
            teams: None,
            options,
        };
        let seating = draft.seating;
        if seating.in_teams() {
            conditions.teams = Some(seating.to_string());
        } else {
            conditions.players = Some(seating.seats());
        }
        Ok(conditions)
    }

    /// Returns the first request to the parlour.
    pub(crate) fn first_goal(&self, session: &mut Session) -> Intent {
        match &self.wish {
            Wish::Table { table, watch } => {
                let enter_as = if *watch {
                    EnterAs::Watcher
                } else {
                    EnterAs::Player(None)
                };
                Intent::at(Some(table.clone()), enter_as)
            }
            wish @ (Wish::Play { .. } | Wish::Friends) => {
                if let Wish::Play { game } = wish {
                    let known = game.as_deref().and_then(Game::find);
                    session.matches.draft = Draft::of(known.unwrap_or_else(usual));
                }
                match self.conditions(session) {
                    Ok(conditions) => Intent::Open {
                        conditions,
                        // Only who has its link finds it.
                        private: true,
                    },
                    Err(_) => Intent::Lobby,
                }
            }
            Wish::On | Wish::Back | Wish::Tables | Wish::Learn | Wish::Problem { .. } => {
                Intent::Lobby
            }
        }
    }
}
