//! The match on the screen, and what the session knows of it.

use super::Session;
use crate::Touch;
use serpente_archive::{MatchKeeper, Record, told_so_far};
use serpente_engine::host::Pace;
use serpente_engine::rules::{Seat, Tile};
use serpente_engine::table::{Event, Game, Setup, Table};
use serpente_seat::{Listener, Match, TableAction, TellingManner};
use serpente_text::announce::Message;
use std::time::{Duration, Instant};

/// A match on the screen.
pub(crate) struct CurrentMatch {
    pub(crate) table: Match,
    pub(crate) record: Option<MatchStorage>,
    /// The lines of this match's record, from its beginning.
    pub(crate) lines: Vec<u8>,
    /// The tutorial's progress, if this match is the tutorial's round.
    pub(crate) lesson: Option<Lesson>,
    pub(crate) reaction: Reaction,
}

/// How the keys at the table relate to what has changed there.
#[derive(Default)]
pub(crate) struct Reaction {
    /// When another player last did something.
    pub(crate) changed: Option<Instant>,
    /// The action whose key was pressed too soon after that: the player was asked to press it again, and it acts then.
    pub(crate) to_repeat: Option<PressToRepeat>,
    /// The touches that carry out the spoken command about which the player was asked, since it would change the table.
    pub(crate) spoken: Option<Vec<Touch>>,
    /// Whether the player has looked at their tiles since.
    pub(crate) has_looked: bool,
}

/// An action whose key the player was asked to press again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct PressToRepeat {
    pub(crate) action: TableAction,
    /// When the player was asked.
    pub(crate) asked_at: Instant,
}

impl Reaction {
    /// Notes that the table changed: the next key press may still be meant for its state before.
    pub(crate) fn note_change(&mut self, now: Instant) {
        self.changed = Some(now);
        self.spoken = None;
        self.has_looked = false;
    }
}

/// The tutorial's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lesson {
    /// The steps that the player has done, asked or not: bit 0 is the first step.
    pub(crate) done: u32,
    /// The step whose instruction was announced last.
    pub(crate) announced: Option<usize>,
}

/// The place where the record of a match is kept.
pub(crate) enum MatchStorage {
    File(MatchKeeper),
    /// Standard output, between the announcements.
    Lines,
}

/// The match and screen to return to when the practice table closes.
pub(crate) struct ReturnPoint {
    /// The match that was on the screen.
    pub(crate) before: Option<CurrentMatch>,
    /// The number of open screens.
    pub(crate) screens: usize,
}

impl CurrentMatch {
    pub(crate) fn new(table: Match, record: Option<MatchStorage>, lines: Vec<u8>) -> Self {
        Self {
            table,
            record,
            lines,
            lesson: None,
            reaction: Reaction::default(),
        }
    }

    /// Returns the file in which the match is kept, if it is.
    pub(crate) fn keeper(&self) -> Option<&MatchKeeper> {
        match &self.record {
            Some(MatchStorage::File(keeper)) => Some(keeper),
            Some(MatchStorage::Lines) | None => None,
        }
    }

    /// Returns a message if the match could not be saved and is saved now.
    pub(crate) fn look_at_record(&mut self) -> Option<Message> {
        match &mut self.record {
            Some(MatchStorage::File(keeper)) => keeper.look_again(),
            Some(MatchStorage::Lines) | None => None,
        }
    }

    /// Returns the setup of the match: its rules and its players.
    pub(crate) fn setup(&self) -> &Setup {
        self.table.listener.seen().setup()
    }

    /// Returns whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.listener.seen().winners().is_some()
    }
}

impl Session {
    /// Returns the listener of the match on the screen, if there is one.
    pub(crate) fn listener(&self) -> Option<&Listener> {
        self.matches.game.as_ref().map(|game| &game.table.listener)
    }

    /// Returns the match on the screen if this machine hosts it.
    pub(crate) fn local_game(&self) -> Option<&CurrentMatch> {
        let game = self.matches.game.as_ref()?;
        if game.table.is_elsewhere() {
            None
        } else {
            Some(game)
        }
    }

    /// Returns whether another machine hosts the match on the screen.
    pub(crate) fn is_at_a_remote_table(&self) -> bool {
        let game = self.matches.game.as_ref();
        game.is_some_and(|game| game.table.is_elsewhere())
    }

    /// Returns whether the match on the screen is for practice.
    pub(crate) fn is_practice(&self) -> bool {
        let game = self.matches.game.as_ref();
        self.matches.return_to.is_some() || game.is_some_and(|game| game.lesson.is_some())
    }

    /// Returns whether the match on the table would be lost if it were left now.
    pub(crate) fn would_lose_the_match(&self) -> bool {
        self.listener().is_some_and(|listener| listener.is_lost)
    }

    /// Returns the seat of the only person at this keyboard.
    pub(crate) fn only_seat(&self) -> Option<Seat> {
        let seats = self.listener()?.seats();
        if seats.len() == 1 {
            seats.iter().next()
        } else {
            None
        }
    }

    /// Returns whether somebody at this keyboard sits on this seat.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        self.listener()
            .is_some_and(|listener| listener.seats().contains(seat))
    }

    /// Returns whether the table waits for the answer to a question.
    pub(crate) fn is_asked(&self) -> bool {
        self.listener().is_some_and(Listener::is_asking)
    }

    /// Returns whether the player is asked what the ends count.
    pub(crate) fn is_saying(&self) -> bool {
        self.listener().is_some_and(Listener::is_saying)
    }

    /// Returns the names of the places on the table, as they are told.
    pub(crate) fn place_names(&self) -> Vec<Message> {
        match self.listener() {
            Some(listener) => listener.place_names(),
            None => Vec::new(),
        }
    }

    /// Returns which of the places of a tile of the hand has this name, one of [`Self::place_names`] by its index.
    pub(crate) fn place_named(&self, tile: Tile, name: usize) -> Option<usize> {
        let listener = self.listener()?;
        let names = listener.place_names();
        let name = names.get(name)?;
        for held in listener.held() {
            if held.tile == tile {
                return held.places.iter().position(|place| place == name);
            }
        }
        None
    }

    /// Returns the highest number on a tile of the match on the screen; 0 without one.
    pub(crate) fn highest_half(&self) -> u8 {
        match &self.matches.game {
            Some(game) => game.setup().options.set.top().get(),
            None => 0,
        }
    }

    /// Returns whether the key only makes the table go on sooner.
    pub(crate) fn hurries(&self, action: TableAction) -> bool {
        self.listener()
            .is_some_and(|listener| listener.hurries(action))
    }

    pub(crate) fn is_between_rounds(&self) -> bool {
        self.listener()
            .is_some_and(|listener| listener.seen().turn().is_none())
    }

    /// Returns the current manner of announcing the match.
    pub(crate) fn manner(&self) -> TellingManner {
        TellingManner {
            keys: self.keys(),
            detail: self.settings.telling.detail,
            draws_by_itself: self.settings.draws_by_itself,
        }
    }

    /// Returns the manner of announcing a match of this game, which is about to begin: the page has other buttons for cards.
    pub(crate) fn manner_in(&self, game: Option<Game>) -> TellingManner {
        TellingManner {
            keys: self.keys_in(game),
            detail: self.settings.telling.detail,
            draws_by_itself: self.settings.draws_by_itself,
        }
    }

    /// Returns the current pace: how long moves that need no key press are delayed.
    pub(crate) fn match_pace(&self) -> Pace {
        Pace {
            pause: self.pause(),
            waits: self.settings.pace.waits,
        }
    }

    /// Returns the pause after a move of another player.
    pub(crate) fn pause(&self) -> Duration {
        Duration::from_millis(u64::from(self.settings.pace.pause))
    }

    /// Passes the current manner and pace to the match.
    pub(crate) fn update_manner(&mut self) {
        let manner = self.manner();
        let pace = self.match_pace();
        if let Some(game) = &mut self.matches.game {
            game.table.set_manner(manner, pace, self.now);
        }
    }

    /// Creates a match that is hosted here.
    pub(crate) fn match_here(&self, table: Table, events: &[Event], seed: u64) -> Match {
        let past = told_so_far(&table, events, table.setup().people());
        let manner = self.manner_in(Some(table.setup().game));
        Match::here(table, &past, seed, manner, self.match_pace())
    }

    /// Returns the seed of the next match. The same people get another match, not the same deals again.
    pub(crate) fn seed(&mut self) -> u64 {
        match self.start.seed {
            Some(seed) => seed.wrapping_add(self.matches.played_again),
            None => self.random.number(),
        }
    }

    /// Notes that an announcement begins: the host waits until it was heard.
    pub(crate) fn announcement_begins(&mut self) {
        if let Some(game) = &mut self.matches.game {
            game.table.wait_until_heard(self.now);
        }
    }

    /// Notes that all announcements were heard: the table goes on.
    pub(crate) fn all_was_heard(&mut self) {
        if let Some(game) = &mut self.matches.game {
            game.table.heard(self.now);
        }
    }

    /// Returns the record of the finished match on the table if a person played it here.
    pub(crate) fn record_to_review(&self) -> Option<Record> {
        let game = self.local_game()?;
        let is_played = game.lesson.is_none() && !game.setup().people().is_empty();
        if game.is_over() && is_played && !self.is_visited() {
            Some(Record::parse(&game.lines))
        } else {
            None
        }
    }
}
