//! One player at a table: what they know, what their keys mean, and what they are told; and the match between them and its host.
//!
//! A listener has one or several seats at one keyboard. It takes keys and updates, and returns requests and announcements.
//!
//! A listener only knows what the [`Update`]s for its seats contain, so it can run on a machine that never receives the other
//! hands. It uses no threads, no clock and no files.

mod action;
mod ask;
mod begin;
mod browse;
mod cards;
mod clock;
mod count;
mod follow;
mod hand;
mod held;
mod hint;
mod keyboard;
mod places;
mod play;
mod played;
mod telling;
mod tricks;
mod views;

pub use action::{Action, AppAction, TableAction};
pub use held::HeldTile;
pub use hint::HintFound;
pub use played::{Match, MatchThinking, MatchThought};
pub use telling::told_earlier;

use hand::OwnHand;
use hint::Hint;
use keyboard::HandKnowledge;
use serpente_engine::host::Request;
use serpente_engine::rules::{Move, OutOfStep, Placement, SEATS, Seat, Seats, Tile};
use serpente_engine::table::{Command, Event, SeatView, Update};
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::{Announcement, Keys, Topic};
use serpente_text::words::Detail;
use std::sync::Arc;
use std::time::Instant;
use views::Views;

/// An input from the listener's own keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatInput {
    /// Execute this action.
    Do(TableAction),
    /// Select this tile of the hand.
    Choose(Tile),
    /// Select the bid or trumps with this number, from 0, among those that can be chosen.
    Choice(usize),
    /// Lay this tile in the place with this number, from 0, among those where it fits.
    Lay(Tile, usize),
    /// Say that the ends count this.
    Count(u8),
    /// Time has passed.
    Tick,
}

/// Something to do for a match, in the order in which it is returned.
#[derive(Clone, PartialEq, Debug)]
pub enum SeatOutput {
    /// Record these events, which the host reports, before anything is announced.
    Record(Vec<Event>),
    /// Send this request to the host.
    Request(Request),
    /// Announce this.
    Say(Announcement),
    /// Give the keyboard to this player, or to nobody, if several people share it. Announcements for one player alone must not
    /// reach the next one.
    Keyboard(Option<Seat>),
    /// Leave the table; the match is saved.
    Left,
    /// Go to the menu; the match is over.
    Over,
    /// Play another match with the same players; this one is over.
    Again,
}

/// How announcements are formulated.
#[derive(Clone, PartialEq, Debug)]
pub struct TellingManner {
    /// The names of the keys that messages mention.
    pub keys: Keys,
    /// The detail of announcements.
    pub detail: Detail,
}

/// The last updates before a match was resumed. They were recorded, but perhaps never announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResumeRecap {
    /// All updates before those.
    pub before: Vec<Update>,
    /// The updates to announce.
    pub steps: Vec<Update>,
}

/// The question that the next key answers.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Question {
    /// The places where the tile can be laid, and the index of the one heard last.
    Place {
        places: Vec<Placement>,
        heard: Option<usize>,
    },
    /// The count of the ends after this tile, before it is laid.
    Count(Move),
    /// Whether to leave.
    Leave,
}

/// The treatment of a match when its listener leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// It is saved and can be resumed.
    Kept,
    /// It is a tutorial: a single round that is not recorded.
    Practice,
    /// It is practice of a single round beside another activity, to which the player returns.
    Aside,
    /// It goes on at its host, and the player can return to it.
    Elsewhere,
}

/// The announcements that an eliminated player or spectator still hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listening {
    /// No player here is eliminated, or their choices have not been announced yet.
    Untold,
    /// Their choices have been announced.
    Told,
    /// The rest of the match is played without being announced; only its result is.
    PlaysOut,
}

/// A listener at a table, with one or several seats at one keyboard, or with none.
pub struct Listener {
    /// The views from which all announcements and answers are made.
    views: Views,
    /// The seats at this keyboard.
    seats: Seats,
    /// All seats of people, here or on other machines.
    people: Seats,
    /// The state of the hint for the present turn, if one was asked for.
    hint: Option<Hint>,
    /// Whether the last key announced a hint.
    is_hinted: bool,
    /// A counter of events, used to recognise a hint for an earlier moment.
    moment: u64,
    /// The moment at which the listener was told that another player's turn comes first.
    not_yet: Option<u64>,
    /// The seed of hints.
    seed: u64,
    /// Tells the hints of this listener from the hints of others.
    hints: Arc<()>,
    /// How announcements are formulated from now on.
    pub manner: TellingManner,
    /// The player who has the keyboard. The announcements for them alone may be reviewed now.
    holder: Option<Seat>,
    /// Each player's knowledge of their hand.
    known: [HandKnowledge; SEATS],
    hands: [OwnHand; SEATS],
    question: Option<Question>,
    /// The player who has announced that the present turn leaves one tile.
    announced_by: Option<Seat>,
    /// The bid or trumps selected last in this turn.
    choice: Option<TrickMove>,
    /// Whether a key has asked the host for something, so that the next announcement answers it.
    awaits_answer: bool,
    /// A computer player's draw, which is announced together with the pass that follows immediately.
    drew: Option<Announcement>,
    /// The treatment of the match when the player leaves it.
    pub keeping: Keeping,
    /// Whether the match could not be saved at the last attempt.
    pub lost: bool,
    /// A recap not announced yet: the views before it, and its updates.
    recap: Option<(Views, Vec<Update>)>,
    /// The announcements that an eliminated player or spectator still hears.
    listening: Listening,
    /// The tiles left in all hands at the end of the last round, by seat.
    left: Vec<(Seat, OwnHand)>,
    /// The index in `left` of the player whose tiles were announced last.
    looked_at: Option<usize>,
    /// The number typed so far as an answer to the question what the ends count.
    typed: Option<u8>,
    /// The last digit and its time: another one soon after makes a number of two digits.
    digit: Option<(u8, Instant)>,
    out: Vec<SeatOutput>,
}

impl Listener {
    /// Handles an input and returns what to do.
    pub fn input(&mut self, input: SeatInput, now: Instant) -> Vec<SeatOutput> {
        self.awaits_answer = false;
        if !matches!(input, SeatInput::Do(TableAction::Hint) | SeatInput::Tick) {
            self.hint_can_wait();
        }
        match input {
            SeatInput::Do(action) => {
                if self.hurries(action) {
                    self.out.push(SeatOutput::Request(Request::GoOn));
                } else {
                    let waiting = self.comes_next();
                    self.is_hinted &= action == TableAction::Confirm;
                    self.act(action, now);
                    self.is_hinted &= action == TableAction::Hint;
                    if action.plays() {
                        self.pass_sooner(waiting);
                    }
                }
            }
            SeatInput::Choose(tile) => {
                self.is_hinted = false;
                self.go_to(tile);
            }
            SeatInput::Choice(place) => {
                self.is_hinted = false;
                self.go_to_choice(place);
            }
            SeatInput::Lay(tile, place) => self.lay_at(tile, place),
            SeatInput::Count(said) => self.say_number(said),
            SeatInput::Tick => {}
        }
        std::mem::take(&mut self.out)
    }

    /// Takes in an update and returns what to do.
    ///
    /// # Errors
    /// If the update cannot follow the ones before. The listener is unreliable from then on.
    pub fn take(&mut self, update: &Update) -> Result<Vec<SeatOutput>, OutOfStep> {
        let told = self.out.len();
        if let Some(seconds) = update.time_left {
            self.tell_time_left(seconds);
        }
        if !update.events.is_empty() || self.asks_another(update) {
            self.hint = None;
            self.typed = None;
            self.choice = None;
            self.moment += 1;
            self.views.follow(update)?;
            self.follow(update);
            self.tell_all(update);
            self.ask_on(&update.events);
            self.go_on();
        } else if self.awaits_answer && update.time_left.is_none() {
            // The host still waits for the same player: only that is announced.
            self.may_play();
        }
        if self.awaits_answer {
            self.answer_with_first(told);
            // If the seat draws or passes at once, that also answers the key.
            self.awaits_answer &= update.draws_on || update.passes_on;
        }
        Ok(std::mem::take(&mut self.out))
    }

    /// Reminds a player who returns to the table whose turn it is, or which player must take the keyboard, and how. If a
    /// question is open, asks it again.
    pub fn remind(&mut self) -> Vec<SeatOutput> {
        match self.question {
            Some(Question::Place { .. }) => self.ask_place_again(),
            Some(Question::Count(_)) => self.ask_count(),
            Some(Question::Leave) => self.answer(self.leave_question()),
            None => match self.seen().turn().filter(|_| self.waits_for_somebody()) {
                Some(seat) => self.tell_who_is_waited_for(seat),
                None => self.tell_whose_turn(),
            },
        }
        std::mem::take(&mut self.out)
    }

    /// Returns the match as the players at this keyboard see it.
    pub fn seen(&self) -> &SeatView {
        self.views.of(self.listener())
    }

    /// Returns the seats at this keyboard.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the player who has the keyboard. The announcements for them alone may be reviewed now.
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Returns whether a question is waiting for its answer.
    pub fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// Sends a request to the host for a key; the next announcement answers that key.
    fn ask_for(&mut self, request: Request) {
        self.awaits_answer = true;
        self.out.push(SeatOutput::Request(request));
    }

    /// Asks for the next round.
    fn deal(&mut self) {
        self.let_go();
        self.out
            .push(SeatOutput::Request(Request::Command(Command::Deal)));
    }

    /// Prepares what comes next: calls another player to the keyboard, or says how to go on.
    fn go_on(&mut self) {
        // The question where to lay a tile no longer applies; the question whether to leave does.
        self.question.take_if(|asked| *asked != Question::Leave);
        let comes = self.comes_next();
        let turn = self.seen().turn();
        let Some(seat) = turn.filter(|&seat| self.seats.contains(seat)) else {
            if comes.is_none() && self.seen().turn().is_none() {
                let told = Announcement::general(self.how_to_go_on());
                self.say(told.about(Topic::Turn));
            }
            return;
        };
        if comes.is_none() && self.is_shared() && self.holder != Some(seat) {
            self.call(seat);
        }
    }
}
