//! What a hostile or newer server may send: updates of real matches in all games in which a number, a list or a word was
//! changed. The listener announces them or refuses them, and every key still answers.

use serpente_archive::told_so_far;
use serpente_engine::bots::{bots_of, next_command};
use serpente_engine::rules::{Goal, SEATS, Seat, Seats};
use serpente_engine::table::{Event, Game, Header, Level, Player, Setup, Shuffle, Table, Update};
use serpente_seat::{Listener, SeatInput, SeatOutput, TableAction, TellingManner};
use serpente_testing::damaged_json::change_a_value;
use serpente_testing::keys::keys;
use serpente_testing::soak;
use serpente_testing::split_mix::SplitMix64;
use serpente_text::words::{Detail, Words};
use std::time::Instant;

/// The keys that are pressed after each changed update.
const KEYS: [TableAction; 27] = [
    TableAction::Hint,
    TableAction::Ends,
    TableAction::Serpent,
    TableAction::Scores,
    TableAction::Match,
    TableAction::Turn,
    TableAction::Hand,
    TableAction::Count,
    TableAction::First,
    TableAction::Last,
    TableAction::Next,
    TableAction::Previous,
    TableAction::NextPlayable,
    TableAction::Digit(0),
    TableAction::Digit(6),
    TableAction::Take,
    TableAction::Confirm,
    TableAction::Digit(1),
    TableAction::Left,
    TableAction::Right,
    TableAction::Draw,
    TableAction::Pass,
    TableAction::Exchange,
    TableAction::Confirm,
    TableAction::Escape,
    TableAction::Leave,
    TableAction::Escape,
];

fn manner() -> TellingManner {
    TellingManner {
        keys: keys(),
        detail: Detail::Full,
        draws_by_itself: false,
    }
}

/// Returns the first events of a match between computer players and, by name only, a person in the first seat.
fn played(game: Game, chance: &mut SplitMix64) -> (Table, Vec<Event>) {
    let seatings = game.seatings();
    let seating = seatings[chance.below(seatings.len())];
    let options = Setup::options(game, seating, None, None).expect("the usual options");
    let players = |level: fn(usize) -> Option<Level>| -> Vec<Player> {
        let seats = 0..seating.seats();
        seats
            .map(|seat| Player {
                name: format!("P{seat}"),
                level: level(seat),
            })
            .collect()
    };
    let bots = players(|_| Some(Level::Random));
    let bots = Setup::new(game, options.clone(), bots).expect("a setup");
    let people = players(|seat| (seat > 0).then_some(Level::Random));
    let mut people = Setup::new(game, options, people).expect("a setup");
    if let Goal::Limit(limit) = &mut people.options.goal {
        *limit = (*limit).min(60);
    }
    let people = Setup::new(game, people.options.clone(), people.players.clone()).unwrap_or(people);
    let seed = chance.next();
    let mut bots = bots_of::<3>(&bots, seed);
    let mut deck = Shuffle::seeded(seed);
    let mut events = Vec::new();
    let mut table: Table = Table::new(people, &mut events);
    while events.len() < 400 {
        let Some(command) = next_command(&table, &mut bots) else {
            break;
        };
        let done = table.command(command, &mut deck, &mut events);
        done.expect("a legal command");
    }
    (table, events)
}

/// A listener that says everything in English.
struct Ear {
    listener: Listener,
    words: Words,
}

impl Ear {
    fn hear(&mut self, outputs: Vec<SeatOutput>) {
        for output in outputs {
            if let SeatOutput::Say(said) = output {
                let english = self.words.english();
                self.words.text(english, &said.message, Detail::Full);
            }
        }
    }

    fn press_every_key(&mut self) {
        for key in KEYS {
            let out = self.listener.input(SeatInput::Do(key), Instant::now());
            self.hear(out);
            if let Some(find) = self.listener.hint_to_find() {
                let out = self.listener.hint_found(find());
                self.hear(out);
            }
        }
    }
}

/// Lets somebody follow the match, change one update and press every key.
fn mishear(header: &Header, steps: &[Update], chairs: Seats, chance: &mut SplitMix64) {
    let changed = 1 + chance.below(steps.len() - 1);
    let listener = Listener::new(header, chairs, 7, manner()).expect("a match");
    let listener = listener.who_knows(&steps[..changed]).expect("it happened");
    let mut ear = Ear {
        listener,
        words: Words::new(None).0,
    };
    let begun = ear.listener.begin(&[]);
    ear.hear(begun);
    let mut json = serde_json::to_value(&steps[changed]).expect("plain data");
    for _ in 0..=chance.below(2) {
        change_a_value(&mut json, chance);
    }
    let text = json.to_string();
    let Ok(update) = serde_json::from_value::<Update>(json) else {
        return;
    };
    println!("{text}");
    let mut next = vec![update];
    next.extend(steps[changed + 1..].iter().take(3).cloned());
    for update in next {
        match ear.listener.take(&update) {
            Ok(out) => ear.hear(out),
            Err(_) => return,
        }
        ear.press_every_key();
    }
}

#[test]
fn whatever_a_server_sends_is_announced_or_refused() {
    for seed in soak::seeds(2) {
        for game in Game::all() {
            let mut chance = SplitMix64::new(seed);
            let (table, events) = played(game, &mut chance);
            let header = Header::of(table.setup());
            println!("{} {seed}", game.id());
            for chairs in [Seats::first(1), Seats::NONE] {
                let steps = told_so_far(&table, &events, chairs);
                for _ in 0..25 {
                    mishear(&header, &steps, chairs, &mut chance);
                }
            }
        }
    }
}

#[test]
fn whoever_is_said_to_sit_where_no_seat_or_a_computer_player_is_hears_something_or_is_refused() {
    for game in Game::all() {
        let mut chance = SplitMix64::new(1);
        let (table, events) = played(game, &mut chance);
        let header = Header::of(table.setup());
        println!("{}", game.id());
        let last = Seat::new(SEATS - 1).expect("a seat");
        for chairs in [last.into(), Seats::first(SEATS)] {
            // The server sends what it would send to the person, or what it would send to this seat.
            for told in [Seats::first(1), chairs] {
                let Ok(listener) = Listener::new(&header, chairs, 7, manner()) else {
                    continue;
                };
                let mut ear = Ear {
                    listener,
                    words: Words::new(None).0,
                };
                let begun = ear.listener.begin(&[]);
                ear.hear(begun);
                ear.press_every_key();
                for step in told_so_far(&table, &events, told).iter().take(40) {
                    match ear.listener.take(step) {
                        Ok(out) => ear.hear(out),
                        Err(_) => break,
                    }
                    ear.press_every_key();
                }
            }
        }
    }
}
