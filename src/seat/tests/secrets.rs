//! No player learns another's tiles: in whole matches of every game, with any number of people at the keyboard who press any
//! key, also when a match is left and resumed.

use std::collections::BTreeSet;
use std::time::Instant;

use serpente_archive::{resume, told_so_far};
use serpente_engine::rules::{SEATS, Seat, Tile};
use serpente_engine::table::{Event, Shuffle, Table};
use serpente_seat::Match;
use serpente_seat::SeatOutput;
use serpente_seat::{SeatInput, TableAction, TellingManner};
use serpente_text::announce::{Announcement, Arg, Message};
use serpente_text::words::Detail;

use crate::silence::PACE;
use serpente_testing::actions::any_action;
use serpente_testing::keys::keys;
use serpente_testing::of_a_hand::OF_A_HAND;
use serpente_testing::shapes::{Chance, Shape};
use serpente_testing::soak;

/// Returns every tile that a message names.
fn tiles(message: &Message) -> Vec<Tile> {
    message
        .args()
        .iter()
        .flat_map(|(_, fact)| tiles_of(fact))
        .collect()
}

fn tiles_of(fact: &Arg) -> Vec<Tile> {
    match fact {
        Arg::Tile(tile) => vec![*tile],
        Arg::Lying(left, right) => vec![Tile::new(*left, *right)],
        Arg::Message(message) => tiles(message),
        Arg::List(all) | Arg::Apart(all) | Arg::All(all) | Arg::Any(all) => {
            all.iter().flat_map(tiles_of).collect()
        }
        Arg::Number(_) | Arg::Text(_) | Arg::Word(_) | Arg::Half(_) => Vec::new(),
    }
}

/// The tiles that each seat may know, and those visible to all.
struct Known {
    own: Vec<BTreeSet<Tile>>,
    open: BTreeSet<Tile>,
}

impl Known {
    fn learn(&mut self, event: &Event) {
        match event {
            // After a new deal, earlier tiles are announced first: until then their owner still knows them.
            Event::Round { .. } => *self = Self::nothing(),
            Event::Dealt { seat, tiles }
            | Event::Swapped {
                seat,
                tiles: Some(tiles),
            } => {
                self.own[seat.index()].extend(tiles);
            }
            Event::Drew {
                seat,
                tile: Some(tile),
            } => drop(self.own[seat.index()].insert(*tile)),
            Event::Laid { tile, .. }
            | Event::Centre { tile, .. }
            | Event::Played { tile, .. }
            | Event::Lot {
                drawn: serpente_engine::table::Drawn::Tile(tile),
                ..
            } => drop(self.open.insert(*tile)),
            _ => {}
        }
    }

    fn nothing() -> Self {
        Self {
            own: vec![BTreeSet::new(); SEATS],
            open: BTreeSet::new(),
        }
    }
}

/// A table with people at the keyboard, and its recorded events.
struct Evening {
    local: Match,
    /// The player who has the keyboard, according to the announcements.
    listener: Option<Seat>,
    known: Known,
    events: Vec<Event>,
    now: Instant,
    context: String,
    /// How much was announced to one person only, and how much of that names tiles.
    secrets: usize,
    named: usize,
}

impl Evening {
    fn begin(shape: &Shape, seed: u64) -> Self {
        let mut fresh = Vec::new();
        let table = Table::new(shape.setup(), &mut fresh);
        let mut evening = Self {
            local: Match::here(table, &[], seed, manner(), PACE),
            listener: None,
            known: Known::nothing(),
            events: Vec::new(),
            now: Instant::now(),
            context: format!("seed {seed}, {shape:?}"),
            secrets: 0,
            named: 0,
        };
        evening.listener = evening.local.listener.holder();
        let outputs = evening.local.begin(&fresh, evening.now);
        evening.hear(outputs);
        evening
    }

    /// Leaves the match and resumes it.
    fn come_back(&mut self, seed: u64) {
        let resumed = resume(&self.events, Shuffle::seeded(seed)).expect("a match");
        assert_eq!(resumed.played, self.events.len());
        let people = resumed.table.setup().people();
        let past = told_so_far(&resumed.table, &self.events, people);
        self.local = Match::here(resumed.table, &past, seed, manner(), PACE);
        self.listener = self.local.listener.holder();
        let outputs = self.local.begin(&resumed.fresh, self.now);
        self.hear(outputs);
    }

    fn input(&mut self, input: SeatInput) -> bool {
        let outputs = self.local.input(input, self.now);
        let goes_on = !outputs
            .iter()
            .any(|output| matches!(output, SeatOutput::Over | SeatOutput::Left));
        self.hear(outputs);
        // A voice that finishes at once.
        self.local.heard(self.now);
        assert_eq!(
            self.listener,
            self.local.listener.holder(),
            "{}",
            self.context
        );
        goes_on
    }

    fn hear(&mut self, outputs: Vec<SeatOutput>) {
        for output in outputs {
            match output {
                SeatOutput::Record(events) => {
                    for event in &events {
                        self.known.learn(event);
                    }
                    self.events.extend(events);
                    // The tile that must open is announced to all, since its holder has no choice.
                    let board = self.local.table().board();
                    self.known
                        .open
                        .extend(board.and_then(serpente_engine::rules::Board::lead));
                }
                SeatOutput::Say(told) => self.check(&told),
                SeatOutput::Keyboard(holder) => self.listener = holder,
                SeatOutput::Request(_)
                | SeatOutput::Left
                | SeatOutput::Over
                | SeatOutput::Again => {}
            }
        }
    }

    fn check(&mut self, told: &Announcement) {
        let (context, id) = (&self.context, told.message.id());
        let named = tiles(&told.message);
        if let Some(owner) = told.owner {
            let listener = self.listener;
            assert_eq!(listener, Some(owner), "{context}: {told:?}");
            self.secrets += 1;
            self.named += usize::from(!named.is_empty());
        } else {
            assert!(
                !OF_A_HAND.contains(&id),
                "{context}: {told:?} is for nobody alone"
            );
        }
        // The tiles left at the end of a round are visible to all, and so are the doubles that the arms of a cross need.
        let of_all = ["hand-left", "hands-left", "lone-tile", "star-ends"];
        let named = named.into_iter().filter(|_| !of_all.contains(&id));
        for tile in named {
            let own = told
                .owner
                .is_some_and(|owner| self.known.own[owner.index()].contains(&tile));
            assert!(
                own || self.known.open.contains(&tile),
                "{context}: {tile} in {told:?}"
            );
        }
    }
}

fn manner() -> TellingManner {
    TellingManner {
        keys: keys(),
        detail: Detail::Full,
        draws_by_itself: false,
    }
}

#[test]
fn nobody_is_told_of_anothers_tiles() {
    let (mut secrets, mut named, mut events) = (0, 0, 0);
    for seed in soak::seeds(100) {
        let mut chance = Chance::new(seed);
        let shape = Shape::of(seed, &mut chance, false);
        let mut evening = Evening::begin(&shape, seed);
        for _ in 0..250 {
            let action = any_action(&mut chance);
            let is_question = evening.local.listener.is_asking();
            let goes_on = match action {
                // Without a question, Escape only stops the voice.
                TableAction::Escape if !is_question => evening.input(SeatInput::Tick),
                action => evening.input(SeatInput::Do(action)),
            };
            if !goes_on || chance.once_in(60) {
                evening.come_back(seed);
            }
            if let Some(due) = evening.local.wakes_at() {
                evening.now = due;
                evening.input(SeatInput::Tick);
            }
        }
        (secrets, named) = (secrets + evening.secrets, named + evening.named);
        events += evening.events.len();
    }
    println!("{events} events, {secrets} lines for one person alone, {named} of them name tiles");
    assert!(
        named > 1000 && events > 1000,
        "{named} of {secrets}, {events}"
    );
}
