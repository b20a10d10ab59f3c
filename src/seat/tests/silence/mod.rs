//! Silence is a bug: in whole matches every event is announced to everybody who may know of it, once and in order, and nothing
//! else is; every key is answered.

mod wanted;

use std::time::{Duration, Instant};

use serpente_engine::host::Pace;
use serpente_engine::rules::{Goal, RuleBook, Seat, Seating, books};
use serpente_engine::table::{Event, Game, Level, Player, Setup, Table};
use serpente_engine::tricks::Phase;
use serpente_seat::{Match, SeatInput, SeatOutput, TableAction, TellingManner};
use serpente_testing::keys::keys;
use serpente_text::announce::Announcement;
use serpente_text::words::Detail;

use wanted::{BESIDES, TAKING, TRICK_TURNS, wanted};

/// A pause of one second after each event.
pub(crate) const PACE: Pace = Pace {
    pause: Duration::from_secs(1),
    waits: false,
};

/// A computer player's draw that has not been announced yet.
struct WaitingDraw {
    seat: Seat,
    /// What tells of it, unless the player passes next: both are told together.
    wanted: Vec<&'static [&'static str]>,
}

struct Evening {
    local: Match,
    detail: Detail,
    now: Instant,
    /// Events that have not been announced yet.
    untold: Vec<&'static [&'static str]>,
    draw: Option<WaitingDraw>,
    events: usize,
    said: usize,
    over: bool,
}

impl Evening {
    fn begin(setup: Setup, seed: u64, detail: Detail) -> Self {
        let manner = TellingManner {
            keys: keys(),
            detail,
            draws_by_itself: false,
        };
        let mut fresh = Vec::new();
        let table = Table::new(setup, &mut fresh);
        let mut evening = Self {
            local: Match::here(table, &[], seed, manner, PACE),
            detail,
            now: Instant::now(),
            untold: Vec::new(),
            draw: None,
            events: 0,
            said: 0,
            over: false,
        };
        let outputs = evening.local.begin(&fresh, evening.now);
        evening.hear(outputs, false);
        evening
    }

    /// Compares the announcements with the events.
    fn hear(&mut self, outputs: Vec<SeatOutput>, answers: bool) {
        // When another player draws, the number of tiles is announced with the last of them.
        let mut happens = outputs
            .iter()
            .flat_map(|output| match output {
                SeatOutput::Record(events) => events.clone(),
                SeatOutput::Say(_)
                | SeatOutput::Request(_)
                | SeatOutput::Keyboard(_)
                | SeatOutput::Over
                | SeatOutput::Again
                | SeatOutput::Left => Vec::new(),
            })
            .collect::<Vec<_>>()
            .into_iter()
            .peekable();
        let mut before: Option<Announcement> = None;
        let (mut answered, mut taken) = (!answers, false);
        for output in outputs {
            match output {
                SeatOutput::Record(events) => {
                    assert!(self.untold.is_empty(), "untold: {:?}", self.untold);
                    self.events += events.len();
                    self.untold.clear();
                    let mut joined = None;
                    if let Some(draw) = self.draw.take() {
                        if passes(&events, draw.seat) {
                            joined = Some(draw.seat);
                        } else {
                            self.untold.extend(draw.wanted);
                        }
                    }
                    for event in &events {
                        happens.next();
                        let goes_on = matches!(
                            (event, happens.peek()),
                            (
                                Event::Drew { seat, .. },
                                Some(
                                    Event::Drew { seat: next, .. }
                                    | Event::Passed { seat: next, .. }
                                    | Event::Marker { seat: next, on: true }
                                ),
                            )
                                if seat == next && self.local.listener.holder() != Some(*seat)
                        );
                        if !goes_on {
                            let mut wanted = wanted(event, &self.local, self.detail);
                            match event {
                                Event::Passed { seat, .. } if joined == Some(*seat) => {
                                    wanted = vec![&["drew-and-passed"]];
                                }
                                Event::Drew { seat, .. } if self.is_computers_turn(*seat) => {
                                    self.draw = Some(WaitingDraw {
                                        seat: *seat,
                                        wanted: std::mem::take(&mut wanted),
                                    });
                                }
                                _ => {}
                            }
                            // A player's move is announced before the mark that it sets.
                            let marked = match (event, self.untold.last()) {
                                (Event::Passed { .. }, Some(ids)) if ids[0] == "marker-on" => {
                                    self.untold.pop()
                                }
                                _ => None,
                            };
                            self.untold.extend(wanted);
                            self.untold.extend(marked);
                        }
                    }
                }
                SeatOutput::Say(said) => {
                    let id = said.message.id();
                    self.said += 1;
                    let is_next = self.untold.first().is_some_and(|ids| ids.contains(&id));
                    // Tiles may be dealt again twice in a row; otherwise each event is announced once.
                    assert!(is_next || before.as_ref() != Some(&said), "twice: {said:?}");
                    if is_next {
                        self.untold.remove(0);
                    } else {
                        let answer = !answered;
                        let taking = TAKING.contains(&id) || TRICK_TURNS.contains(&id);
                        let besides = BESIDES.contains(&id) || taken && taking;
                        assert!(answer || besides, "{id}: {:?}", self.untold);
                    }
                    taken |= id == "handover-done";
                    answered = true;
                    before = Some(said);
                }
                SeatOutput::Keyboard(_) => {}
                SeatOutput::Over | SeatOutput::Again => self.over = true,
                SeatOutput::Left | SeatOutput::Request(_) => {
                    panic!("nobody left, and the host is here")
                }
            }
        }
        assert!(answered, "a key without an answer");
        assert!(self.untold.is_empty(), "untold: {:?}", self.untold);
    }

    /// Returns whether a computer player has drawn in its turn, which goes on and may end without a tile.
    fn is_computers_turn(&self, seat: Seat) -> bool {
        let table = self.local.table();
        let Some(board) = table.board() else {
            return false;
        };
        let may_keep = table
            .view_in_turn()
            .is_some_and(|view| !view.rules.drawing.must_lay);
        may_keep
            && !table.setup().people().contains(seat)
            && board.turn() == seat
            && board.drawn() > 0
    }

    fn press(&mut self, action: TableAction) {
        let outputs = self.local.input(SeatInput::Do(action), self.now);
        let over = outputs.contains(&SeatOutput::Over) || outputs.contains(&SeatOutput::Again);
        self.hear(outputs, !over);
        // A voice that finishes at once.
        self.local.heard(self.now);
    }

    /// Returns the keys that a person would press now; `None` if there is nothing to do but wait.
    fn keys(&self) -> Option<Vec<TableAction>> {
        if self.local.wakes_at().is_some() {
            return None;
        }
        let table = self.local.table();
        let Some(seat) = table.turn() else {
            return Some(vec![TableAction::Confirm]);
        };
        if self.local.listener.holder() != Some(seat) {
            return Some(vec![
                TableAction::Hand,
                TableAction::Take,
                TableAction::Hand,
            ]);
        }
        if let Some(board) = table.trick_board() {
            let before = [TableAction::Scores, TableAction::NextPlayable];
            // Bids now and then, with passes between them.
            let steps = board.calls().count() + self.events % 2;
            let keys = match board.phase() {
                Phase::PuttingAway | Phase::Playing | Phase::Over => vec![],
                Phase::Bidding | Phase::Naming => vec![TableAction::Next; 1 + steps],
            };
            return Some([&before, &keys[..], &[TableAction::Confirm]].concat());
        }
        let view = table.view(seat).expect("a round");
        let legal = view.legal.expect("a turn");
        Some(if !legal.playable().is_empty() {
            vec![
                TableAction::Scores,
                TableAction::NextPlayable,
                TableAction::Confirm,
            ]
        } else if legal.may_draw() {
            vec![TableAction::Pass, TableAction::Draw]
        } else {
            vec![TableAction::Draw, TableAction::Pass]
        })
    }

    fn play(&mut self) {
        for _ in 0..100_000 {
            if self.over || self.is_watched_to_the_end() {
                return;
            }
            if let Some(keys) = self.keys() {
                for key in keys {
                    self.press(key);
                }
                for place in [TableAction::Left, TableAction::Digit(1)] {
                    if self.local.listener.is_asking() {
                        self.press(place);
                    }
                }
            } else {
                self.now = self.local.wakes_at().expect("something is due");
                let outputs = self.local.input(SeatInput::Tick, self.now);
                self.hear(outputs, false);
            }
        }
        panic!("the match does not end");
    }

    fn is_watched_to_the_end(&self) -> bool {
        self.local.table().winners().is_some() && self.local.wakes_at().is_none()
    }
}

#[test]
fn whole_matches_are_told_without_a_gap_or_a_repetition() {
    let book = books::ALL[0];
    let (mut told, mut happened) = (0, 0);
    for (number, &seating) in book.seats.seatings.iter().enumerate() {
        for (people, detail) in [
            (1, Detail::Normal),
            (2, Detail::Brief),
            (3, Detail::Full),
            (0, Detail::Full),
            (0, Detail::Normal),
        ] {
            let people = people.min(seating.seats());
            let options = Setup::options(book, seating, None, None).expect("a match");
            let players = (0..seating.seats())
                .map(|seat| Player {
                    name: format!("Player {seat}"),
                    level: (seat >= people).then_some(Level::Heavy),
                })
                .collect();
            let setup = Setup::new(book, options, players).expect("a match");
            let mut evening = Evening::begin(setup, number as u64, detail);
            evening.play();
            told += evening.said;
            happened += evening.events;
        }
    }
    assert!(told > 5000 && happened > 5000, "{told} of {happened}");
}

#[test]
fn house_rules_are_told_as_well() {
    let book = books::ALL[0];
    for rules in [
        &[("draw", "until")][..],
        &[("draw", "none"), ("whole-team", "true")],
        &[("draw-anyway", "true"), ("double-blank", "alone")],
    ] {
        for &seating in book.seats.seatings {
            sit(book, seating, rules, None).play();
        }
    }
}

#[test]
fn turns_that_are_more_than_a_tile_are_told_as_well() {
    for (game, rules) in [
        ("train", &[][..]),
        ("train", &[("chain", "true")]),
        ("train", &[("cover", "layer")]),
        ("train", &[("free-double", "true"), ("own-first", "true")]),
        ("chicken-foot", &[]),
        ("chicken-foot", &[("centre-toes", "6")]),
        ("train", &[("engine", "hand")]),
        ("train", &[("engine", "highest")]),
        ("train", &[("last-tile", "tap-turn")]),
        ("chicken-foot", &[("centre", "hand"), ("go-on", "true")]),
    ] {
        let book = books::find(game).expect("a game");
        for &seating in book.seats.seatings.iter().take(4) {
            sit(book, seating, rules, Some(Goal::Rounds(2))).play();
        }
    }
}

/// Makes a table with one person and computer players, and these house rules.
fn sit(
    book: &'static RuleBook,
    seating: Seating,
    rules: &[(&str, &str)],
    goal: Option<Goal>,
) -> Evening {
    let mut options = Setup::options(book, seating, None, None).expect("a match");
    for (rule, value) in rules {
        options.house.set(rule, Some(value)).expect("a rule");
    }
    options.goal = goal.unwrap_or(options.goal);
    let players = (0..seating.seats())
        .map(|seat| Player {
            name: format!("Player {seat}"),
            level: (seat > 0).then_some(Level::Heavy),
        })
        .collect();
    let setup = Setup::new(book, options, players).expect("a match");
    Evening::begin(setup, 7, Detail::Normal)
}

#[test]
fn every_bid_trump_and_trick_is_told() {
    let game = Game::find("forty-two").expect("the game of tricks");
    let seating = game.seatings()[0];
    for (seed, people, detail, rules) in [
        (1, 1, Detail::Normal, &[][..]),
        (2, 2, Detail::Brief, &["play-out", "forced-30"]),
        (3, 3, Detail::Full, &["points-250", "nello", "sevens"]),
        (4, 0, Detail::Full, &["plunge", "splash"]),
        (5, 1, Detail::Full, &["nello", "sevens", "straight"]),
    ] {
        let mut options = Setup::options(game, seating, None, None).expect("a match");
        for rule in rules {
            options.house.set(rule, None).expect("a rule");
        }
        options.goal = game.goal(seating, &options.house);
        let players = (0..seating.seats())
            .map(|seat| Player {
                name: format!("Player {seat}"),
                level: (seat >= people).then_some(Level::Random),
            })
            .collect();
        let setup = Setup::new(game, options, players).expect("a match");
        Evening::begin(setup, seed, detail).play();
    }
}

/// Returns whether this seat passes in these events.
fn passes(events: &[Event], passing: Seat) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Passed { seat, .. } if *seat == passing))
}
