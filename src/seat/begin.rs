//! Makes a listener for a new match or for a resumed one.

use crate::asking::Asking;
use crate::choice::TrickChoice;
use crate::hands::Hands;
use crate::hint::Hints;
use crate::keyboard::Keyboard;
use crate::leaving::Keeping;
use crate::leftovers::Leftovers;
use crate::listener::Listener;
use crate::output::{Outputs, SeatOutput};
use crate::telling::{Telling, tell_hand, tell_watcher_the_table};
use crate::views::Views;
use crate::{ResumeRecap, TellingManner};
use serpente_engine::rules::{OutOfStep, Seats};
use serpente_engine::table::{Event, Header, SetupError, Update};
use serpente_text::announce::say::{games::game_name, table as say, tricks};
use serpente_text::announce::{Announcement, Category, GameName, Scene, Topic, review};

impl Listener {
    /// Makes a listener with these seats in the match with this header; [`Seats::NONE`] for a
    /// spectator.
    ///
    /// Hints follow from `seed`. It may be the seed of the deals only if the host is on the same
    /// machine.
    ///
    /// # Errors
    /// If no match can begin with this header.
    pub fn new(
        header: &Header,
        seats: Seats,
        seed: u64,
        manner: TellingManner,
    ) -> Result<Self, SetupError> {
        Ok(Self {
            keyboard: Keyboard::new(header, seats, manner)?,
            hands: Hands::default(),
            leftovers: Leftovers::default(),
            asking: Asking::default(),
            choice: TrickChoice::default(),
            hints: Hints::new(seed),
            telling: Telling::new(),
            has_announced_last: None,
            was_told_to_wait: false,
            keeping: Keeping::Kept,
            is_lost: false,
            out: Outputs::default(),
        })
    }

    /// Follows everything that has happened so far, without announcing it.
    ///
    /// # Errors
    /// If the updates contradict each other.
    pub fn who_knows(mut self, past: &[Update]) -> Result<Self, OutOfStep> {
        for update in past {
            self.follow(update)?;
        }
        Ok(self)
    }

    /// Prepares a recap of the last updates, which were recorded but perhaps never announced.
    ///
    /// # Errors
    /// If the updates contradict each other.
    pub fn with_recap(mut self, recap: ResumeRecap) -> Result<Self, OutOfStep> {
        let header = Header::of(self.seen().setup());
        let mut views = Views::new(&header, self.seats()).map_err(|_| OutOfStep)?;
        for update in &recap.before {
            views.follow(update)?;
        }
        self.telling.prepare_recap(views, recap.steps);
        Ok(self)
    }

    /// Begins to announce: a new match from its beginning, a resumed one from where it stopped.
    /// `fresh` are the events that are not recorded yet.
    pub fn begin(&mut self, fresh: &[Event]) -> Vec<SeatOutput> {
        if self.seen().round_number() == 0 {
            for event in fresh {
                self.telling.tell(event, &self.keyboard, &mut self.out);
            }
        } else if self.keeping == Keeping::PracticeTable {
            if let Some(scene) = Scene::of(self.keyboard.seen()) {
                self.out.event(scene.ends_counted(), Category::General);
            }
            self.tell_turn(fresh);
        } else {
            self.tell_how_it_stands(fresh);
        }
        self.out.take()
    }

    /// Announces that a match goes on, what was recorded but perhaps never announced, the scores
    /// and the turn.
    fn tell_how_it_stands(&mut self, fresh: &[Event]) {
        let game = game_name(GameName(self.seen().setup().game.id()));
        let number = self.seen().round_number();
        let goes_on = if self.seen().setup().game.is_of_tricks() {
            tricks::hand_goes_on(game, number)
        } else {
            say::match_goes_on(game, number)
        };
        self.out
            .say(Announcement::general(goes_on).about(Topic::Scene));
        self.telling.tell_recap(&self.keyboard, &mut self.out);
        let scores = Announcement::score(review::scores(self.seen()));
        self.out.say(scores.about(Topic::Scene));
        for event in fresh {
            self.telling.tell(event, &self.keyboard, &mut self.out);
        }
        self.tell_turn(fresh);
        if self.seats().is_empty() && self.seen().turn().is_some() {
            tell_watcher_the_table(&self.keyboard, &mut self.out);
        }
    }

    /// Announces the hand, and whose turn it is, unless that was among the events just announced.
    fn tell_turn(&mut self, announced: &[Event]) {
        if let Some(seat) = self.holder() {
            let tiles = self.hands.of(seat).tiles();
            tell_hand(seat, tiles, &mut self.keyboard, &mut self.out);
        }
        let mut events = announced.iter();
        let is_announced = events.any(|event| matches!(event, Event::Turn { .. }));
        if let Some(seat) = self.seen().turn()
            && !is_announced
        {
            let turn = Event::Turn { seat };
            self.telling.tell(&turn, &self.keyboard, &mut self.out);
        }
        self.go_on();
    }
}
