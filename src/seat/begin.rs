//! Makes a listener for a new match or for a resumed one.

use super::{Keeping, Listener, Listening, ResumeRecap, SeatOutput, TellingManner, Views};
use serpente_engine::rules::{OutOfStep, Seats};
use serpente_engine::table::{Event, Header, SetupError, Update};
use serpente_text::announce::say::{table as say, tricks};
use serpente_text::announce::{Category, GameName, Scene, review, say::games::game_name};
use std::sync::Arc;

impl Listener {
    /// Makes a listener with these seats in the match with this header; [`Seats::NONE`] for a spectator.
    ///
    /// Hints follow from `seed`. It may be the seed of the deals only if the host is on the same machine.
    ///
    /// # Errors
    /// If no match can begin with this header.
    pub fn new(
        header: &Header,
        seats: Seats,
        seed: u64,
        manner: TellingManner,
    ) -> Result<Self, SetupError> {
        let views = Views::new(header, seats)?;
        let people = views.of(None).setup().people();
        Ok(Self {
            views,
            seats,
            people,
            hint: None,
            is_hinted: false,
            moment: 0,
            not_yet: None,
            seed,
            hints: Arc::default(),
            manner,
            holder: seats.iter().next().filter(|_| seats.len() == 1),
            known: Default::default(),
            hands: Default::default(),
            question: None,
            announced_by: None,
            typed: None,
            choice: None,
            awaits_answer: false,
            drew: None,
            keeping: Keeping::Kept,
            lost: false,
            listening: Listening::Untold,
            left: Vec::new(),
            looked_at: None,
            digit: None,
            recap: None,
            out: Vec::new(),
        })
    }

    /// Follows everything that has happened so far, without announcing it.
    ///
    /// # Errors
    /// If the updates contradict each other.
    pub fn who_knows(mut self, past: &[Update]) -> Result<Self, OutOfStep> {
        for step in past {
            self.views.follow(step)?;
            self.follow(step);
        }
        Ok(self)
    }

    /// Prepares a recap of the last updates, which were recorded but perhaps never announced.
    ///
    /// # Errors
    /// If the updates contradict each other.
    pub fn with_recap(self, recap: ResumeRecap) -> Result<Self, OutOfStep> {
        let header = Header::of(self.seen().setup());
        let mut views = Views::new(&header, self.seats).map_err(|_| OutOfStep)?;
        for step in &recap.before {
            views.follow(step)?;
        }
        Ok(Self {
            recap: Some((views, recap.steps)),
            ..self
        })
    }

    /// Begins to announce: a new match from its beginning, a resumed one from where it stopped. `fresh` are the events that are
    /// not recorded yet.
    pub fn begin(&mut self, fresh: &[Event]) -> Vec<SeatOutput> {
        if self.seen().round_number() == 0 {
            for event in fresh {
                self.tell(event);
            }
        } else if self.keeping == Keeping::Aside {
            if let Some(ends) = Scene::of(self.seen()).map(|scene| scene.ends_counted()) {
                self.event(ends, Category::General);
            }
            self.tell_turn(fresh);
        } else {
            self.tell_how_it_stands(fresh);
        }
        std::mem::take(&mut self.out)
    }

    /// Announces that a match goes on, what was recorded but perhaps never announced, the scores and the turn.
    fn tell_how_it_stands(&mut self, fresh: &[Event]) {
        let game = game_name(GameName(self.seen().setup().game.id()));
        let number = self.seen().round_number();
        let goes_on = if self.seen().setup().game.is_of_tricks() {
            tricks::hand_goes_on(game, number)
        } else {
            say::match_goes_on(game, number)
        };
        self.event(goes_on, Category::General);
        if let Some((views, recap)) = self.recap.take() {
            self.tell_recap(views, &recap);
        }
        self.event(review::scores(self.seen()), Category::Score);
        for event in fresh {
            self.tell(event);
        }
        self.tell_turn(fresh);
    }

    /// Announces the hand, and whose turn it is, unless these were among the events just announced.
    fn tell_turn(&mut self, told: &[Event]) {
        if let Some(seat) = self.holder {
            self.tell_hand(seat);
        }
        let told = told.iter().any(|event| matches!(event, Event::Turn { .. }));
        if let Some(seat) = self.seen().turn().filter(|_| !told) {
            self.tell(&Event::Turn { seat });
        }
        self.go_on();
    }
}
