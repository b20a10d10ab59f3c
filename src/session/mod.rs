//! The heart of a table: what a person does and what happens become what is said. No threads, no clock, no files.

mod action;
mod ask;
mod cards;
mod clock;
mod hand;
mod hint;
mod keyboard;
mod places;
mod play;
mod telling;
mod think;
mod views;

pub use action::Action;
pub use think::{Thinking, Thought};

use crate::announce::say::table as say;
use crate::announce::{Announcement, Category, Keys};
use crate::archive::{Recap, Step};
use crate::bots::Bot;
use crate::rules::{Placement, SEATS, Seat, Seats};
use crate::table::{Command, Event, Refusal, Shuffle, Table};
use crate::words::Detail;
use clock::{Clock, Due};
use hand::Hand;
use hint::Hint;
use keyboard::{Handover, Known};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use think::Thoughts;
pub(crate) use views::Views;

/// What reaches a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// The person at the keyboard asks for something.
    Do(Action),
    /// Time has passed.
    Tick,
}

/// What a session wants done, in this order.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// These events happened. They go into the record before anything is told.
    Record(Vec<Event>),
    /// This is told.
    Say(Announcement),
    /// Where several people share the keyboard: it is this person's from now on, or nobody's. What was told to one person
    /// alone is not for the next.
    Keyboard(Option<Seat>),
    /// The person has left the table; the match is kept.
    Left,
    /// The match is over and the person goes on to the menu.
    Over,
    /// The match is over and the same people play another one.
    Again,
}

/// How a session tells and waits.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    /// The names of the keys that sentences speak of.
    pub keys: Keys,
    /// How much is told.
    pub detail: Detail,
    /// The pause before what comes by itself.
    pub pause: Duration,
    /// Whether that pause begins when what was told has been heard, and not when it was done.
    pub waits: bool,
}

/// What the next key answers, if something was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Question {
    /// Where the tile goes, and which place was heard last.
    Place {
        places: Vec<Placement>,
        heard: Option<usize>,
    },
    /// Whether to leave.
    Leave,
}

/// How far somebody is who is eliminated and only listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listening {
    /// Nobody is, or what they can do is still to be told.
    Untold,
    /// They know what they can do.
    Told,
    /// They have heard enough: the rest of the match is played without telling it, only its result is.
    PlaysOut,
}

/// A table with people at one keyboard.
pub struct Session {
    table: Table,
    /// What is told and answered comes from these alone.
    views: Views,
    deck: Shuffle,
    /// Those that think elsewhere are away.
    bots: Vec<Option<Box<dyn Bot>>>,
    /// What the computer player in turn came to, until it moves.
    ready: Option<(Seat, Command)>,
    /// A hint for the turn as it stands, if one was asked for.
    hint: Option<Hint>,
    /// How often something has happened: a thought about what was before comes too late.
    moment: u64,
    /// How many events there were.
    events: u64,
    thoughts: Thoughts,
    seed: u64,
    manner: Manner,
    people: Seats,
    /// Who has the keyboard: whose hand may be heard.
    holder: Option<Seat>,
    handover: Handover,
    /// What the people know of their hands.
    known: [Known; SEATS],
    hands: [Hand; SEATS],
    question: Option<Question>,
    due: Option<Due>,
    /// Since when it is asked whether to leave: the table's time stands still.
    leaving_since: Option<Instant>,
    /// The thinking time of the person in turn.
    clock: Option<Clock>,
    /// Whether the match can be gone on with when it was left.
    kept: bool,
    /// Whether it should be kept and cannot.
    lost: bool,
    /// What happened before the match was taken up again, and what was seen before that, until it was told.
    recap: Option<(Views, VecDeque<Step>)>,
    /// What becomes of those who only listen.
    listening: Listening,
    /// What everybody was left with when the last round ended, in the order of the seats.
    left: Vec<(Seat, Hand)>,
    /// The player whose tiles were told last of these.
    looked_at: Option<usize>,
    /// The digit pressed last, and when: another one soon after makes a number of two digits.
    digit: Option<(u8, Instant)>,
    out: Vec<Output>,
}

impl Session {
    /// Sits people and computer players down. `events` are those the table has emitted so far.
    ///
    /// `seed` is what deals and computer players follow from.
    #[must_use]
    pub fn new(table: Table, events: &[Event], seed: u64, manner: Manner) -> Self {
        let setup = table.setup();
        let thoughts = Thoughts::default();
        let bots = setup.players.iter().enumerate().map(|(seat, player)| {
            let mut bot = player.level?.bot(Shuffle::chance_for(seed, seat));
            bot.heed(thoughts.stop());
            Some(bot)
        });
        let people: Seats = setup
            .options
            .seating
            .all()
            .iter()
            .filter(|seat| setup.players[seat.index()].level.is_none())
            .collect();
        let mut views = Views::new(setup, people);
        views.follow(&table, events);
        let mut session = Self {
            views,
            bots: bots.collect(),
            ready: None,
            hint: None,
            moment: 0,
            events: events.len() as u64,
            thoughts,
            seed,
            deck: Shuffle::seeded(seed),
            manner,
            people,
            holder: people.iter().next().filter(|_| people.len() == 1),
            handover: Handover::default(),
            known: Default::default(),
            hands: Default::default(),
            question: None,
            due: None,
            leaving_since: None,
            clock: None,
            kept: true,
            lost: false,
            listening: Listening::Untold,
            left: Vec::new(),
            looked_at: None,
            digit: None,
            recap: None,
            out: Vec::new(),
            table,
        };
        for event in events {
            session.follow(event);
        }
        session
    }

    /// The same session, which begins with what happened last in these events: it was recorded, but perhaps never told.
    #[must_use]
    pub fn with_recap(self, events: &[Event], recap: Recap) -> Self {
        let mut views = Views::new(recap.before.setup(), self.people);
        views.follow(&recap.before, &events[..recap.known]);
        Self {
            recap: Some((views, recap.steps)),
            ..self
        }
    }

    /// Begins to tell: a new match from its beginning, a resumed one from where it stopped. `fresh` are the events
    /// that are in no record yet.
    pub fn begin(&mut self, fresh: &[Event], now: Instant) -> Vec<Output> {
        self.events += fresh.len() as u64;
        let resumed = self.table.round_number() > 0;
        if !fresh.is_empty() {
            self.out.push(Output::Record(fresh.to_vec()));
        }
        if resumed {
            let game = crate::announce::GameName(self.table.setup().game.id());
            let game = crate::announce::say::games::game_name(game);
            self.event(
                say::match_goes_on(game, self.table.round_number()),
                Category::General,
            );
            if let Some((views, recap)) = self.recap.take() {
                self.tell_recap(views, &recap);
            }
            self.event(
                crate::announce::review::scores(self.seen()),
                Category::Score,
            );
            for event in fresh {
                self.tell(event);
            }
            if let Some(seat) = self.holder {
                self.tell_hand(seat);
            }
            let told = fresh
                .iter()
                .any(|event| matches!(event, Event::Turn { .. }));
            if let Some(seat) = self.table.turn().filter(|_| !told) {
                self.tell(&Event::Turn { seat });
            }
            self.go_on(now);
        } else {
            for event in fresh {
                self.tell(event);
            }
            self.deal(now);
        }
        std::mem::take(&mut self.out)
    }

    /// Takes something in, and says what is to be done.
    pub fn input(&mut self, input: Input, now: Instant) -> Vec<Output> {
        match input {
            Input::Do(action) => {
                if action != Action::Hint {
                    self.hint_can_wait();
                }
                if self.hurries(action) {
                    self.hurry(now);
                } else {
                    let waiting = self.due;
                    self.act(action, now);
                    if action.plays() {
                        self.pass_sooner(waiting, now);
                    }
                }
            }
            Input::Tick => self.tick(now),
        }
        std::mem::take(&mut self.out)
    }

    /// Whether the match cannot be kept, should it be left now.
    pub fn set_lost(&mut self, lost: bool) {
        self.lost = lost;
    }

    /// Whether the match could not be kept when that was tried last.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// The same table, for practice: nobody keeps its record.
    #[must_use]
    pub fn unkept(self) -> Self {
        Self {
            kept: false,
            ..self
        }
    }

    /// Tells whose turn it is, to who comes back to the table; or who is to take the keyboard, and how.
    pub fn remind(&mut self) -> Vec<Output> {
        match self.question {
            Some(Question::Place { .. }) => self.ask_place_again(),
            Some(Question::Leave) => self.answer(self.leave_question()),
            None => self.remind_of_turn(),
        }
        std::mem::take(&mut self.out)
    }

    fn remind_of_turn(&mut self) {
        match self.table.turn().filter(|_| self.waits_for_somebody()) {
            Some(seat) => self.tell_who_is_waited_for(seat),
            None => self.tell_whose_turn(),
        }
    }

    /// Time went by that does not count: something lay on top of the table.
    pub fn stood_still(&mut self, time: Duration) {
        self.due = self.due.map(|due| due.later_by(time));
        self.clock = self.clock.map(|clock| clock.later_by(time));
        self.leaving_since = self.leaving_since.map(|since| since + time);
    }

    /// When the session wants to be ticked next, if it does.
    #[must_use]
    pub fn wakes_at(&self) -> Option<Instant> {
        let due = self.next_event().and_then(|due| due.at);
        let clock = self.running_clock().and_then(Clock::wakes_at);
        let taken = self.takes_at();
        due.into_iter().chain(clock).chain(taken).min()
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Who has the keyboard: the only person whose own lines may be reviewed now.
    #[must_use]
    pub fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Whether a question waits for its answer.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.question.is_some()
    }

    /// Changes how it is told from now on.
    pub fn set_manner(&mut self, manner: Manner) {
        self.manner = manner;
    }

    /// Gives the table a command; records and tells what happens.
    fn command(&mut self, command: Command, now: Instant) -> Result<(), Refusal> {
        let mut events = Vec::new();
        self.table.command(command, &mut self.deck, &mut events)?;
        self.clock = None;
        self.hint = None;
        self.moment += 1;
        self.events += events.len() as u64;
        self.views.follow(&self.table, &events);
        for event in &events {
            self.follow(event);
        }
        self.out.push(Output::Record(events.clone()));
        for event in &events {
            self.tell(event);
        }
        self.ask_on(&events);
        self.go_on(now);
        Ok(())
    }

    fn deal(&mut self, now: Instant) {
        self.let_go();
        if self.command(Command::Deal, now).is_err() {
            self.say(Announcement::answer(self.whose_turn()));
        }
    }

    /// Keeps the hands as their people hold them.
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Dealt { seat, tiles }
            | Event::Swapped {
                seat,
                tiles: Some(tiles),
            } => {
                self.hands[seat.index()] = Hand::dealt(tiles);
                self.has_new_hand(*seat);
            }
            Event::Drew {
                seat,
                tile: Some(tile),
            } => {
                self.hands[seat.index()].draw(*tile);
                self.draw_is_told(*seat);
            }
            Event::Laid { seat, tile, .. } => self.hands[seat.index()].lay(*tile),
            // What is left in the hands is counted and gone.
            Event::RoundOver { .. } => {
                let hands = std::mem::take(&mut self.hands);
                let seats = self.table.setup().options.seating.all();
                let held = |(_, hand): &(Seat, Hand)| !hand.tiles().is_empty();
                self.left = seats.iter().zip(hands).filter(held).collect();
                self.looked_at = None;
            }
            Event::Match(_)
            | Event::Round { .. }
            | Event::Boneyard { .. }
            | Event::Turn { .. }
            | Event::Drew { tile: None, .. }
            | Event::Passed { .. }
            | Event::Scored { .. }
            | Event::Lot { .. }
            | Event::Staked { .. }
            | Event::Card { .. }
            | Event::Stood { .. }
            | Event::HandOver { .. }
            | Event::Swapped { tiles: None, .. }
            | Event::Redeal { .. }
            | Event::Eliminated { .. }
            | Event::MatchOver { .. } => {}
        }
    }

    /// Sees to what comes next: the keyboard goes to another person, or something is due.
    fn go_on(&mut self, now: Instant) {
        // Where a tile goes is another question now; whether to leave is not.
        self.question.take_if(|asked| *asked != Question::Leave);
        self.due = self.next_due(now);
        let Some(seat) = self.table.turn().filter(|&seat| self.people.contains(seat)) else {
            if self.due.is_none() {
                self.tell_what_leads_on();
            }
            return;
        };
        if self.due.is_some() {
            return;
        }
        if self.is_shared() && self.holder != Some(seat) {
            self.call(seat);
        } else {
            self.start_clock(now);
        }
    }
}
