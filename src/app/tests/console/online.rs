//! Online tables by keys alone: several programs at one table, with a queue for the network and a single room for the
//! server.

mod hostile;
mod watching;

use super::Desk;
use serpente_app::TaskResult;
use serpente_archive::DayResult;
use serpente_client::person::{Person, Token};
use serpente_client::wire::{
    ComparedPerson, EveningList, FromClient, FromServer, HelloFrame, LeagueList, LeagueStanding,
    PROTOCOL, RatedPerson, RefusedFrame, SeatResult,
};
use serpente_client::{NetworkNews, NetworkOrder};
use serpente_contests::EveningOutcome;
use serpente_engine::table::{Bytes32, Day, EveningKey, Event, RandomSource};
use serpente_parlour::room::{
    Arrival, Entrance, ListenerId, Privacy, Room, RoomInput, RoomOutput, Terms,
};
use serpente_system::clock::unix_time;
use serpente_testing::soak::first_seed;
use serpente_testing::split_mix::SplitMix64;
use serpente_text::words::{Detail, Words};
use std::net::Ipv4Addr;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const TABLE: &str = "calm-red-fox";

/// The key of the deals of an evening.
const KEY: EveningKey = EveningKey(Bytes32([7; 32]));

/// A player at a program of their own.
struct Guest {
    desk: Desk,
    token: Token,
    name: String,
    home: Rc<TempDir>,
    /// How many of the program's orders were carried out.
    done: usize,
    /// Whether the connection stands.
    stands: bool,
    lines: Vec<String>,
}

/// A server with one table, and its guests.
struct Parlour {
    room: Option<Room>,
    guests: Vec<Guest>,
    now: Instant,
    words: Words,
    /// The table's record.
    record: Vec<Event>,
    /// Whether the table's evening is over.
    evening_over: bool,
    /// Changes frames to everybody but the first guest, as a hostile server would; `None` for an honest one.
    hostile: Option<SplitMix64>,
    /// Decides the deals.
    random: RandomSource,
}

impl Parlour {
    fn of(names: &[(&str, &str)]) -> Self {
        Self::with(names, "[speech]\non = true\n")
    }

    fn with(names: &[(&str, &str)], settings: &str) -> Self {
        let mut random = RandomSource::seeded(first_seed());
        let mut guests = Vec::new();
        for (name, language) in names {
            let home = Desk::home_with(&format!(
                "name = \"{name}\"
{settings}"
            ));
            let options = serpente_arguments::CommandOptions::default();
            let mut desk = Desk::with_seed(&home, language, options, random.number());
            desk.app().open_menu(true);
            desk.listen();
            guests.push(Guest {
                desk,
                token: Token::new(),
                name: (*name).to_owned(),
                home,
                done: 0,
                stands: false,
                lines: Vec::new(),
            });
        }
        Self {
            room: None,
            guests,
            now: Instant::now(),
            words: Words::new(None).0,
            record: Vec::new(),
            evening_over: false,
            hostile: None,
            random,
        }
    }

    fn press(&mut self, guest: usize, keys: &str) -> Vec<String> {
        let from = self.guests[guest].lines.len();
        for key in keys.split_whitespace() {
            let lines = self.guests[guest].desk.press(key);
            self.guests[guest].lines.extend(lines);
            self.carry();
        }
        self.guests[guest].lines[from..].to_vec()
    }

    /// Looks in the open menu for an entry that begins so, and selects it. Returns whether there is one.
    fn finds(&mut self, guest: usize, begins: &str) -> bool {
        let mut told = self.press(guest, "home");
        for _ in 0..20 {
            if told.last().is_some_and(|line| line.starts_with(begins)) {
                return true;
            }
            told = self.press(guest, "down");
        }
        false
    }

    fn type_in(&mut self, guest: usize, text: &str) {
        for letter in text.chars() {
            let key = if letter == ' ' {
                "space".to_owned()
            } else {
                letter.to_string()
            };
            self.press(guest, &key);
        }
        self.press(guest, "enter");
    }

    fn news(&mut self, guest: usize, news: NetworkNews) {
        let now = self.now;
        let news = match (&mut self.hostile, news) {
            (Some(chance), NetworkNews::Frame(frame)) if guest > 0 => {
                let Some(changed) = hostile::perhaps_changed(*frame, chance) else {
                    return;
                };
                NetworkNews::Frame(Box::new(changed))
            }
            (_, news) => news,
        };
        let guest = &mut self.guests[guest];
        let lines = guest.desk.news(news, now);
        guest.lines.extend(lines);
    }

    /// Carries out the programs' orders until there are none.
    fn carry(&mut self) {
        while let Some((guest, order)) = self.next_order() {
            match order {
                NetworkOrder::Call(..) => {
                    self.guests[guest].stands = true;
                    self.news(guest, NetworkNews::Connected);
                }
                NetworkOrder::HangUp => self.breaks(guest),
                NetworkOrder::Send(frame) if self.guests[guest].stands => self.sent(guest, &frame),
                NetworkOrder::Send(_) | NetworkOrder::Look => {}
            }
        }
    }

    fn next_order(&mut self) -> Option<(usize, NetworkOrder)> {
        self.guests.iter_mut().enumerate().find_map(|(at, guest)| {
            let order = guest.desk.order(guest.done)?;
            guest.done += 1;
            Some((at, order))
        })
    }

    fn breaks(&mut self, guest: usize) {
        self.guests[guest].stands = false;
        self.ask(RoomInput::Gone(id(guest)));
    }

    fn person(&self, guest: usize) -> (Person, String) {
        let guest = &self.guests[guest];
        (guest.token.person(), guest.name.clone())
    }

    fn sent(&mut self, guest: usize, frame: &FromClient) {
        let (person, name) = self.person(guest);
        let frame = FromClient::read(&frame.text()).expect("a frame that a client may send");
        let arrives = |entrance, after| Arrival {
            listener: id(guest),
            person,
            name: name.clone(),
            network: Ipv4Addr::LOCALHOST.into(),
            entrance,
            after,
            opened: 0,
            again: false,
        };
        match frame {
            FromClient::Hello(HelloFrame { protocol, .. }) => {
                assert_eq!(protocol, PROTOCOL);
                let token = self.guests[guest].token.to_string();
                let parlour = "Fox".to_owned();
                let welcome = FromServer::Welcome {
                    protocol,
                    token,
                    name,
                    parlour,
                };
                self.news(guest, NetworkNews::Frame(Box::new(welcome)));
            }
            FromClient::Tables => {
                let known = self.room.iter().map(Room::summary);
                let tables = known.map(|known| known.info).collect();
                self.news(
                    guest,
                    NetworkNews::Frame(Box::new(FromServer::Tables { tables })),
                );
            }
            FromClient::People { ids } => {
                let here = self.room.iter().flat_map(|room| room.summary().here);
                let people = here.filter(|person| ids.contains(&person.id)).collect();
                let people = FromServer::People { people };
                self.news(guest, NetworkNews::Frame(Box::new(people)));
            }
            FromClient::Evening { .. } => {
                let guests = (1..).zip(&self.guests).zip([12, -1]);
                let people = guests
                    .map(|((place, guest), difference)| ComparedPerson {
                        id: guest.token.person().id(),
                        name: guest.name.clone(),
                        place,
                        difference,
                    })
                    .filter(|_| self.evening_over);
                let list = FromServer::Evening(EveningList {
                    evening: "friday".to_owned(),
                    seal: KEY.seal(),
                    key: self.evening_over.then_some(KEY.0),
                    waits: usize::from(!self.evening_over),
                    others: usize::from(self.evening_over),
                    minutes: None,
                    words: None,
                    people: people.collect(),
                });
                self.news(guest, NetworkNews::Frame(Box::new(list)));
            }
            FromClient::Open { conditions, .. } => {
                let terms = Terms::of(conditions).expect("they can be played");
                let evening = terms.evening.clone();
                let terms = match evening {
                    Some(evening) => terms.dealing_from(evening, KEY),
                    None => terms,
                };
                let arrival = arrives(Entrance::ANY_SEAT, 0);
                let (room, out) = Room::open(
                    TABLE,
                    terms,
                    Privacy::default(),
                    arrival,
                    self.random.branch(),
                    self.now,
                );
                self.room = Some(room);
                self.came(out);
            }
            FromClient::Sit {
                seat,
                after,
                name: other,
                ..
            } => {
                let entrance = Entrance::Sit { seat, name: other };
                self.ask(RoomInput::Enter(arrives(entrance, after)));
            }
            FromClient::Watch { after, .. } => {
                self.ask(RoomInput::Enter(arrives(Entrance::Watch, after)));
            }
            frame => self.ask(RoomInput::Ask(id(guest), frame)),
        }
    }

    fn ask(&mut self, input: RoomInput) {
        let Some(room) = &mut self.room else { return };
        let out = room.input(input, self.now);
        self.came(out);
    }

    fn came(&mut self, out: Vec<RoomOutput>) {
        for output in out {
            match output {
                RoomOutput::Tell(to, text) => {
                    let frame = FromServer::read(&text).expect("a frame");
                    if self.guests[at(to)].stands {
                        self.news(at(to), NetworkNews::Frame(Box::new(frame)));
                    }
                }
                RoomOutput::Refuse(to, refusal, asked) => {
                    let english = self.words.english();
                    let refused = FromServer::Refused(RefusedFrame {
                        reason: refusal.reason().to_owned(),
                        to: asked.map(str::to_owned),
                        text: self.words.text(english, &refusal.message(), Detail::Normal),
                    });
                    self.news(at(to), NetworkNews::Frame(Box::new(refused)));
                }
                RoomOutput::EndOfPiece(listener) => self.ask(RoomInput::PieceSent(listener)),
                RoomOutput::Left(_) => {}
                RoomOutput::Finished(finished) => {
                    let of = finished.people.len();
                    let rated = finished.people.iter().map(|one| {
                        let change = if one.behind == 0 { 162 } else { -162 };
                        let standing = LeagueStanding {
                            league: finished.league.clone(),
                            place: one.behind + 1,
                            of,
                            rating: 1500 + change,
                            change,
                        };
                        (one.person, standing)
                    });
                    self.ask(RoomInput::Rated(rated.collect()));
                }
                RoomOutput::List(to, asked) => {
                    let guests = (1..).zip(&self.guests);
                    let people = guests
                        .map(|(place, guest)| RatedPerson {
                            id: guest.token.person().id(),
                            name: guest.name.clone(),
                            place,
                            rating: 1600,
                            matches: 2 - u32::try_from(place % 2).expect("0 or 1"),
                            out: false,
                        })
                        .collect();
                    let list = FromServer::League(LeagueList {
                        league: asked.league,
                        people,
                        ..LeagueList::default()
                    });
                    self.news(at(to), NetworkNews::Frame(Box::new(list)));
                }
                RoomOutput::BeginEvening(from, company) => {
                    self.ask(RoomInput::EveningBegins(from, company, Ok(())));
                }
                RoomOutput::Played(_, points) => {
                    self.evening_over = true;
                    let results = points.iter().zip(&self.guests).zip([12, -1]).map(
                        |((_, guest), difference)| {
                            let name = guest.name.clone();
                            (guest.token.person(), SeatResult { name, difference })
                        },
                    );
                    let outcome = |over, results| EveningOutcome {
                        over,
                        waits: usize::from(!over),
                        others: usize::from(over),
                        minutes: None,
                        results,
                    };
                    let results = results.collect();
                    self.ask(RoomInput::Compared(outcome(false, Vec::new())));
                    self.ask(RoomInput::Compared(outcome(true, results)));
                }
                RoomOutput::Rewrite(..) => self.ask(RoomInput::Stored),
                RoomOutput::Append(log, _, lines) => {
                    if log == serpente_parlour::room::TableLog::Record {
                        let lines = std::str::from_utf8(&lines).expect("text").lines();
                        self.record.extend(
                            lines.map(|line| serde_json::from_str(line).expect("an event")),
                        );
                    }
                    self.ask(RoomInput::Stored);
                }
            }
        }
        loop {
            let now = self.now;
            let next = self.room.as_mut().and_then(|room| room.take_thinking(now));
            let Some(next) = next else { break };
            self.ask(RoomInput::Thought(next.thinking.think()));
        }
    }

    /// Lets time pass for all.
    fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        while self.now < until {
            self.now += Duration::from_millis(250);
            for at in 0..self.guests.len() {
                let lines = self.guests[at].desk.wait(Duration::from_millis(250));
                self.guests[at].lines.extend(lines);
            }
            self.ask(RoomInput::Tick);
            self.carry();
        }
    }

    fn heard(&self, guest: usize, begins: &str) -> bool {
        self.guests[guest]
            .lines
            .iter()
            .any(|line| line.starts_with(begins))
    }

    /// Returns the last lines of each program, for a failing test.
    fn last_lines(&self) -> Vec<Vec<String>> {
        self.guests
            .iter()
            .map(|guest| guest.lines[guest.lines.len().saturating_sub(20)..].to_vec())
            .collect()
    }

    /// Lets both guests play to the end of the match.
    fn play_out(&mut self) {
        for _ in 0..4000 {
            if self.is_over() {
                return;
            }
            for guest in 0..2 {
                // After the end, Enter would begin another match.
                if !self.is_over() {
                    self.play_on(guest);
                }
            }
            self.wait(Duration::from_millis(500));
        }
        panic!("not over: {:#?}", self.last_lines());
    }

    fn is_over(&self) -> bool {
        matches!(self.record.last(), Some(Event::MatchOver { .. }))
    }

    fn is_between_rounds(&self) -> bool {
        for event in self.record.iter().rev() {
            match event {
                Event::RoundOver { .. } => return true,
                Event::Turn { .. } => return false,
                _ => {}
            }
        }
        false
    }

    /// Returns the name of the player in turn, if the last thing that happened is that their turn began.
    fn name_in_turn(&self) -> Option<String> {
        let Some(Event::Match(header)) = self.record.first() else {
            return None;
        };
        let Some(Event::Turn { seat }) = self.record.last() else {
            return None;
        };
        Some(header.seats[seat.index()].name.clone())
    }

    /// Ends a program as if it was killed, and starts `serpente host` in its place.
    fn host_anew(&mut self, guest: usize, address: &str) {
        self.breaks(guest);
        let options = serpente_arguments::CommandOptions::default();
        let seed = self.random.number();
        let mut desk = Desk::with_seed(&self.guests[guest].home, "en", options, seed);
        desk.can_host(address);
        desk.app().host_table(self.now).expect("a table");
        desk.listen();
        self.guests[guest].desk = desk;
        self.guests[guest].done = 0;
        self.carry();
    }

    /// Leads a guest to the list of tables.
    fn enter_lobby(&mut self, guest: usize) {
        self.press(guest, "p enter end");
        while !self
            .press(guest, "up")
            .iter()
            .any(|line| line.contains("address"))
        {}
        self.press(guest, "enter");
        self.type_in(guest, "fox");
    }

    /// Returns how often a guest was told this line since they had been told so many.
    fn told_since(&self, guest: usize, from: usize, told: &str) -> usize {
        let mut times = 0;
        for line in &self.guests[guest].lines[from..] {
            times += usize::from(line == told);
        }
        times
    }

    /// Returns how often a guest's program has asked for the list of tables.
    fn lists_asked(&self, guest: usize) -> usize {
        let mut asked = 0;
        let mut number = 0;
        while let Some(order) = self.guests[guest].desk.order(number) {
            asked += usize::from(order == NetworkOrder::Send(FromClient::Tables));
            number += 1;
        }
        asked
    }

    /// Returns whether the table for which a guest's program has asked is private; `None` if it has asked for none.
    fn opened(&self, guest: usize) -> Option<bool> {
        let mut number = 0;
        while let Some(order) = self.guests[guest].desk.order(number) {
            if let NetworkOrder::Send(FromClient::Open { private, .. }) = order {
                return Some(private);
            }
            number += 1;
        }
        None
    }

    /// Opens a table on Ada's machine, and lets the others join it.
    fn sit_down(&mut self) {
        self.guests[0].desk.can_host("127.0.0.1:7355");
        self.press(0, "p enter h enter enter");
        self.join();
    }

    /// Lets everybody else join Ada's table.
    fn join(&mut self) {
        for guest in 1..self.guests.len() {
            self.joins(guest);
        }
    }

    /// Lets a guest join Ada's table.
    fn joins(&mut self, guest: usize) {
        self.press(guest, if guest == 1 { "down enter" } else { "p enter" });
        self.press(guest, "up up up up");
        // With the entry "Join by address".
        while !self
            .press(guest, "down")
            .iter()
            .any(|line| line.contains("address") || line.contains("indirizzo"))
        {}
        self.press(guest, "enter");
        self.type_in(guest, "fox");
        self.press(guest, "enter");
    }

    /// Plays the first tile that fits, otherwise draws.
    fn play_on(&mut self, guest: usize) {
        for key in ["z", "enter", "d", "space", "p"] {
            // After the end, Enter would begin another match.
            if !self.is_over() {
                self.press(guest, key);
            }
        }
    }
}

fn id(guest: usize) -> ListenerId {
    ListenerId(guest as u64)
}

fn at(id: ListenerId) -> usize {
    usize::try_from(id.0).expect("few guests")
}

#[test]
fn friends_on_two_machines_play_a_match_with_computer_players_beside_them() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "it")]);
    parlour.sit_down();
    assert!(
        parlour.heard(0, "Table calm red fox. Friends type: serpente join"),
        "{:#?}",
        parlour.last_lines()
    );
    assert!(parlour.heard(0, "Bo sits down."));
    assert!(
        parlour.heard(1, "La partita la inizia Ada."),
        "{:?}",
        parlour.last_lines()
    );
    // The table's host gives the free chairs to computer players and begins.
    parlour.press(0, "home");
    assert_eq!(
        parlour
            .press(0, "enter")
            .last()
            .map(|line| line.contains("sits down")),
        Some(true)
    );
    parlour.press(0, "home enter");
    assert!(!parlour.record.is_empty(), "{:#?}", parlour.last_lines());
    parlour.play_out();
    // Each player heard everything that the other laid.
    for (own, other, name) in [(0, 1, "Ada"), (1, 0, "Bo")] {
        let laid =
            |event: &&Event| matches!(event, Event::Laid { seat, .. } if seat.index() == own);
        let laid = parlour.record.iter().filter(laid).count();
        let heard = parlour.guests[other].lines.iter();
        assert!(heard.filter(|line| line.starts_with(name)).count() >= laid);
    }
    // Each can check, from what they received, that the deal was fair: at the table, and after leaving it.
    let deals = parlour
        .record
        .iter()
        .filter(|event| matches!(event, Event::Sealed { .. }))
        .count();
    for (guest, entry, fair) in [
        (0, "Check this match", format!("Fair: all {deals} deals")),
        (
            1,
            "Controlla questa partita",
            format!("Tutto in regola: {deals} distribuzioni,"),
        ),
    ] {
        let lines = parlour.press(guest, "escape escape down enter");
        assert_eq!(lines[lines.len() - 2], entry, "{lines:?}");
        assert!(
            lines[lines.len() - 1].starts_with(&fair),
            "{fair}: {lines:?}"
        );
        parlour.press(guest, "escape q");
        let lines = parlour.press(guest, "end up enter");
        assert_eq!(lines[lines.len() - 2], entry, "{lines:?}");
        assert!(
            lines[lines.len() - 1].starts_with(&fair),
            "{fair}: {lines:?}"
        );
    }
}

#[test]
fn a_table_of_a_league_says_so_and_tells_each_person_their_place() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "it")]);
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    let lines = parlour.press(0, "p enter h enter end");
    assert_eq!(lines.last().map(String::as_str), Some("League: none"));
    assert!(parlour.press(0, "enter")[0].starts_with("Count the matches here"));
    parlour.type_in(0, "monday");
    assert!(
        parlour.heard(0, "League: monday"),
        "{:#?}",
        parlour.last_lines()
    );
    parlour.press(0, "home enter");
    parlour.join();
    assert!(parlour.heard(0, "Matches here count for the league monday."));
    let agreed = "Le partite qui valgono per il campionato monday.";
    assert!(parlour.heard(1, agreed), "{:#?}", parlour.last_lines());
    // The list begins at the player's own place.
    for (guest, title, own) in [
        (0, "League monday.", "1: Ada, 1600, one match"),
        (1, "Campionato monday.", "2: Bo, 1600, 2 partite"),
    ] {
        let lines = parlour.press(guest, "end up enter");
        assert!(lines.iter().any(|line| line == title), "{lines:?}");
        assert_eq!(lines.last().map(String::as_str), Some(own));
    }
    assert_eq!(parlour.press(0, "down"), ["2: Bo, 1600, 2 matches"]);
    for guest in 0..2 {
        parlour.press(guest, "escape");
    }
    parlour.press(0, "home enter home enter");
    parlour.play_out();
    parlour.wait(Duration::from_secs(60));
    assert!(
        parlour.heard(0, "League monday: place "),
        "{:#?}",
        parlour.last_lines()
    );
    let mut standings = 0;
    for line in &parlour.guests[1].lines {
        if line.starts_with("Campionato monday: posto ") {
            standings += 1;
        }
    }
    assert_eq!(standings, 1, "{:#?}", parlour.last_lines());
}

#[test]
fn a_table_of_an_evening_says_so_and_each_person_hears_and_checks_how_they_did() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "it")]);
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    let lines = parlour.press(0, "p enter h enter end up");
    assert_eq!(
        lines.last().map(String::as_str),
        Some("Same tiles as other tables: no")
    );
    assert!(parlour.press(0, "enter")[0].starts_with("Play the same tiles"));
    parlour.type_in(0, "friday");
    assert!(
        parlour.heard(0, "Same tiles as other tables: evening friday"),
        "{:#?}",
        parlour.last_lines()
    );
    let lines = parlour.press(0, "home");
    assert_eq!(lines, ["Open: Salotto, 4 players, 5 rounds in all"]);
    parlour.press(0, "enter");
    parlour.join();
    let agreed = "Evening friday, 5 rounds in all: all its tables get the same tiles.";
    assert!(parlour.heard(0, agreed), "{:#?}", parlour.last_lines());
    let agreed = "Serata friday, in 5 manche: tutti i suoi tavoli";
    assert!(parlour.heard(1, agreed), "{:#?}", parlour.last_lines());
    // There is no list yet.
    let lines = parlour.press(0, "end up enter");
    let entry = lines.len() - 2;
    assert_eq!(lines[entry], "Evening friday");
    assert_eq!(
        lines[entry + 1],
        "Your result comes when one more table is done."
    );
    parlour.press(0, "home enter home enter");
    parlour.play_out();
    parlour.wait(Duration::from_secs(60));
    for (guest, told) in [
        (0, "Your result comes when one more table is done."),
        (
            0,
            "The evening is over: 12 points better than the other table.",
        ),
        (1, "La serata è finita: un punto peggio dell'altro tavolo."),
    ] {
        assert!(
            parlour.heard(guest, told),
            "{told}: {:#?}",
            parlour.last_lines()
        );
    }
    // Only one match is played there.
    let lines = parlour.guests[0].lines.iter();
    let offers = lines.filter(|line| line.contains("to play again"));
    assert_eq!(offers.count(), 0, "{:#?}", parlour.last_lines());
    for (guest, entry, title, own, fair) in [
        (
            0,
            "Evening friday",
            "Evening friday, in points against the other table.",
            "1: Ada, 12 better",
            "Fair: all 5 deals were fixed before the match.",
        ),
        (
            1,
            "Serata friday",
            "Serata friday, in punti rispetto all'altro tavolo.",
            "2: Bo, 1 di svantaggio",
            "Tutto in regola: 5 distribuzioni, tutte fissate",
        ),
    ] {
        let lines = parlour.press(guest, "escape escape down enter");
        assert!(lines[lines.len() - 1].starts_with(fair), "{lines:?}");
        let mut lines = Vec::new();
        while lines.last().is_none_or(|line: &String| line != entry) {
            lines = parlour.press(guest, "down");
        }
        let lines = parlour.press(guest, "enter");
        assert_eq!(lines, [title, own], "{:#?}", parlour.last_lines());
    }
    // Before the evening is over, nothing can be checked.
    parlour.evening_over = false;
    let lines = parlour.press(0, "escape home down enter");
    let told = "Not yet: the deals can be checked when the evening is over.";
    assert_eq!(lines.last().map(String::as_str), Some(told), "{lines:?}");
}

#[test]
fn what_is_said_at_the_table_reaches_the_others_and_has_a_filter_of_its_own() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "it")]);
    parlour.sit_down();
    parlour.press(0, "'");
    parlour.type_in(0, "well played");
    assert!(parlour.heard(0, "You say: well played"));
    assert!(parlour.heard(1, "Ada dice: well played"));
    parlour.press(1, "f9 f9");
    assert_eq!(
        parlour.press(1, "f9"),
        ["Solo ciò che è stato detto tra persone."]
    );
    assert_eq!(parlour.press(1, "page-up"), ["Ada dice: well played"]);
}

#[test]
fn the_line_of_the_day_is_told_to_a_table_by_who_wants_to() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "it")]);
    parlour.sit_down();
    let entry = "Tell the table: Serpente ";
    assert!(!parlour.finds(0, entry), "the day was not played");
    let day = Day::at(unix_time());
    let result = DayResult {
        day,
        points: 31,
        won: 2,
    };
    let desk = &mut parlour.guests[0].desk;
    desk.task_done(TaskResult::Par(result, 27));
    desk.task_done(TaskResult::Lost(day, 0.2));
    let own = desk.lines().join(" ");
    if Day::at(unix_time()) != day {
        // A day has begun since the test did.
        return;
    }
    let line = "31 points, par 27, 2 rounds won, nothing given away";
    assert!(own.contains(line), "{own}");
    assert!(!parlour.heard(1, "Ada dice: "), "nothing is sent unasked");
    assert!(parlour.finds(0, entry), "{:#?}", parlour.last_lines());
    let said = parlour.press(0, "enter").join(" ");
    assert!(said.contains(line), "{said}");
    assert!(parlour.heard(1, "Ada dice: Serpente "));
    // In the menu over the match as well.
    parlour.press(0, "home enter home enter");
    parlour.wait(Duration::from_secs(3));
    parlour.press(0, "escape escape");
    assert!(parlour.finds(0, entry), "{:#?}", parlour.last_lines());
}

#[test]
fn one_key_repeats_what_was_said_last() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    assert_eq!(
        parlour.press(1, "j"),
        ["Nobody has said anything to the table yet."]
    );
    parlour.press(0, "'");
    parlour.type_in(0, "well played");
    parlour.press(0, "home enter home enter");
    parlour.wait(Duration::from_secs(2));
    assert_eq!(
        parlour.press(1, "right j").last().map(String::as_str),
        Some("Ada says: well played")
    );
    // One's own words are known.
    assert_eq!(
        parlour.press(0, "j"),
        ["Nobody has said anything to the table yet."]
    );
}

#[test]
fn whoever_goes_on_in_another_window_is_asked_here_whether_to_take_the_table_back() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en"), ("Bo", "en")]);
    let token = parlour.guests[1].token.to_string();
    parlour.guests[2].token = token.parse().expect("a token");
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    parlour.press(0, "p enter h enter enter");
    parlour.join();
    let question =
        "You are at this table in another window. Enter to go on here, Escape to stay there.";
    assert!(parlour.heard(1, question), "{:?}", parlour.last_lines());
    for key in ["t", "w", "c"] {
        assert_eq!(parlour.press(1, key), [question], "{key}");
    }
    // A connection that is made anew takes nothing back.
    parlour.news(1, NetworkNews::Broken);
    parlour.news(1, NetworkNews::Connected);
    parlour.carry();
    assert!(!parlour.heard(2, question));
    parlour.press(1, "enter");
    assert!(parlour.heard(2, question), "{:?}", parlour.last_lines());
    parlour.press(2, "escape");
    assert!(!parlour.guests[2].lines.is_empty());
}

#[test]
fn a_line_that_breaks_is_told_and_mended_and_nothing_is_missed() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    parlour.news(1, NetworkNews::Broken);
    parlour.breaks(1);
    assert!(parlour.heard(1, "Connection lost. Trying again. Q to leave."));
    assert!(
        parlour.heard(0, "Bo is away. The computer plays in 30 seconds."),
        "{:?}",
        parlour.last_lines()
    );
    for _ in 0..5 {
        parlour.play_on(0);
        parlour.wait(Duration::from_secs(10));
    }
    assert!(parlour.heard(0, "The computer plays for Bo."));
    let before = parlour.guests[1].lines.len();
    parlour.guests[1].stands = true;
    parlour.news(1, NetworkNews::Connected);
    parlour.carry();
    parlour.wait(Duration::from_secs(5));
    assert!(parlour.heard(1, "The connection is back."));
    assert!(parlour.heard(0, "Bo is back."));
    let missed = parlour
        .record
        .iter()
        .filter(|event| matches!(event, Event::Laid { .. }))
        .count();
    let told = parlour.guests[1].lines[before..]
        .iter()
        .filter(|line| line.contains(": "));
    assert!(missed > 0 && told.count() > 0);
}

#[test]
fn whoever_only_listens_hears_the_match_and_leaves_it_again() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en"), ("Cy", "en")]);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    parlour.press(1, "q");
    assert!(parlour.heard(
        1,
        "Leave the table? The computer plays on for you until you come back."
    ));
    parlour.press(1, "enter");
    assert!(parlour.heard(0, "The computer plays for Bo."));
}

#[test]
fn what_is_no_address_is_refused_in_a_sentence() {
    let mut parlour = Parlour::of(&[("Ada", "en")]);
    parlour.press(0, "p enter down");
    while !parlour
        .press(0, "up")
        .iter()
        .any(|line| line.contains("address"))
    {}
    parlour.press(0, "enter");
    parlour.type_in(0, "a b");
    assert!(parlour.heard(0, "That is not an address: a b."));
    parlour.press(0, "escape");
    parlour.press(0, "enter");
    parlour.type_in(0, "fox");
    parlour.news(0, NetworkNews::Unreachable);
    assert!(parlour.heard(0, "Nobody answers at fox."));
    // A link that was pasted, with what a chat program puts around it.
    parlour.press(0, "enter");
    parlour.type_in(0, "<http://fox:7355/t/calm-red-fox>");
    parlour.news(0, NetworkNews::Unreachable);
    assert!(parlour.heard(0, "Nobody answers at fox:7355."));
    // If no server can be opened, the menu offers no hosting.
    parlour.press(0, "h enter enter");
    assert!(parlour.heard(0, "No table can be hosted on this machine now."));
}

/// A reader so slow that each move of another takes seconds to be heard.
const SLOW: &str = "reading = 60\n[speech]\non = false\n";

/// Returns how often the first seat has passed in these events.
fn own_passes(events: &[Event]) -> usize {
    let mut passes = 0;
    for event in events {
        if let Event::Passed { seat, .. } = event
            && seat.index() == 0
        {
            passes += 1;
        }
    }
    passes
}

#[test]
fn whoever_hurries_at_a_table_elsewhere_is_in_turn_at_once() {
    let mut parlour = Parlour::with(&[("Ada", "en")], SLOW);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    assert!(!parlour.record.is_empty(), "{:#?}", parlour.last_lines());
    // Returns the guest in turn, if a round is being played.
    let turn = |parlour: &Parlour| {
        let mut events = parlour.record.iter().rev();
        events.find_map(|event| match event {
            Event::Turn { seat } => Some(Some(seat.index())),
            Event::RoundOver { .. } => Some(None),
            _ => None,
        })
    };
    let mut hurried = 0;
    for _ in 0..30 {
        match turn(&parlour).flatten() {
            Some(0) => drop(parlour.press(0, "h enter")),
            Some(_) => {
                let before = parlour.record.len();
                parlour.press(0, "enter");
                // Frames go out no faster than a host takes them. After a pass of her own, the others play once more.
                let mut waited = Duration::ZERO;
                loop {
                    parlour.wait(Duration::from_millis(250));
                    waited += Duration::from_millis(250);
                    let others_play = turn(&parlour).flatten().is_some_and(|seat| seat != 0);
                    if !others_play {
                        break;
                    }
                    let passes = u32::try_from(own_passes(&parlour.record[before..])).expect("few");
                    assert!(
                        waited < Duration::from_millis(500) * (1 + 2 * passes),
                        "{:#?}",
                        parlour.last_lines()
                    );
                }
                assert!(parlour.record.len() > before);
                hurried += 1;
            }
            None => break,
        }
        parlour.wait(Duration::from_millis(250));
    }
    assert!(hurried > 2, "{hurried}: {:#?}", parlour.last_lines());
    // In one line, like at a table on this machine.
    let told = parlour.guests[0].lines.iter();
    assert!(
        told.filter(|line| line.contains(" Your turn.")).count() > 1,
        "{:#?}",
        parlour.last_lines()
    );
}

#[test]
fn whoever_says_that_they_leave_is_not_waited_for() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    assert!(parlour.heard(1, "Waiting for Ada to begin the match."));
    // Enter on "Begin the match" gives the free chairs to the computer, too.
    assert_eq!(parlour.press(0, "b"), ["Begin the match"]);
    parlour.press(0, "enter");
    assert!(!parlour.record.is_empty(), "{:#?}", parlour.last_lines());
    parlour.press(0, "q enter");
    parlour.wait(Duration::from_millis(500));
    let told = ["The computer plays for Ada.", "You are the host now"];
    assert!(
        told.iter().all(|told| parlour.heard(1, told)),
        "{:#?}",
        parlour.last_lines()
    );
}

#[test]
fn nothing_that_a_muted_person_writes_is_told() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    let says = |parlour: &mut Parlour, text: &str| {
        parlour.press(0, "'");
        parlour.type_in(0, text);
        parlour.wait(Duration::from_secs(2));
    };
    says(&mut parlour, "hello");
    let told = |parlour: &Parlour, text: &str| {
        parlour.guests[1]
            .lines
            .iter()
            .any(|line| line.contains(text))
    };
    assert!(told(&parlour, "hello"), "{:#?}", parlour.last_lines());
    let chair = (0..6).any(|_| parlour.press(1, "c") == ["Chair 1: Ada"]);
    assert!(chair, "{:#?}", parlour.last_lines());
    parlour.press(1, "enter");
    assert_eq!(parlour.press(1, "m"), ["Mute Ada for me"]);
    let answer = parlour.press(1, "enter");
    assert!(
        answer.iter().any(|line| line == "Ada is muted for you."),
        "{answer:?}"
    );
    says(&mut parlour, "goodbye");
    assert!(!told(&parlour, "goodbye"), "{:#?}", parlour.last_lines());
}

#[test]
fn guests_say_that_they_are_ready() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en"), ("Cy", "en")]);
    parlour.sit_down();
    let press = |parlour: &mut Parlour, guest, key: &str| {
        let lines = parlour.press(guest, key);
        parlour.wait(Duration::from_secs(3));
        lines
    };
    assert_eq!(press(&mut parlour, 1, "home"), ["I am ready"]);
    press(&mut parlour, 1, "enter");
    assert!(parlour.heard(1, "You are ready."));
    assert!(parlour.heard(0, "Bo is ready.") && parlour.heard(2, "Bo is ready."));
    assert!(!parlour.heard(0, "All are ready."));
    press(&mut parlour, 2, "home");
    press(&mut parlour, 2, "enter");
    assert!(
        parlour.heard(0, "All are ready."),
        "{:#?}",
        parlour.last_lines()
    );
    assert!(!parlour.heard(1, "All are ready."), "the host alone begins");
    assert_eq!(press(&mut parlour, 1, "down home")[1], "I am not ready yet");
    press(&mut parlour, 1, "enter");
    assert!(parlour.heard(1, "You are no longer ready."));
    let chairs = [1, 2].map(|_| press(&mut parlour, 0, "c").concat());
    assert!(chairs.contains(&"Chair 2: Bo".to_owned()), "{chairs:?}");
    assert_eq!(press(&mut parlour, 0, "c"), ["Chair 3: Cy, ready"]);
}

#[test]
fn how_to_go_on_is_said_once_after_each_round_and_to_nobody_who_watches() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en"), ("Cy", "en")]);
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    parlour.press(0, "p enter h enter enter");
    parlour.joins(1);
    parlour.press(0, "home enter home enter");
    parlour.enter_lobby(2);
    parlour.press(2, "home enter");
    let mut rounds = 0;
    for _ in 0..600 {
        if !parlour.is_between_rounds() {
            parlour.play_on(0);
            parlour.play_on(1);
            parlour.wait(Duration::from_millis(500));
            continue;
        }
        parlour.wait(Duration::from_secs(5));
        rounds += 1;
        let told = parlour.press(2, "enter");
        assert_eq!(told, ["You are watching: the round is over."]);
        for guest in [1, 0] {
            parlour.press(guest, "enter");
            parlour.wait(Duration::from_secs(2));
        }
        for (guest, times) in [(0, rounds), (1, rounds), (2, 0)] {
            assert_eq!(
                parlour.told_since(guest, 0, "Enter for the next round."),
                times,
                "{guest}: {:#?}",
                parlour.last_lines()
            );
        }
        if rounds == 2 {
            return;
        }
    }
    panic!("the rounds do not end: {:#?}", parlour.last_lines());
}

#[test]
fn a_friend_s_table_is_told_in_the_list_and_entered_from_there() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    let press = |parlour: &mut Parlour, key: &str| {
        let lines = parlour.press(1, key);
        parlour.wait(Duration::from_secs(3));
        lines
    };
    let find = |parlour: &mut Parlour, entry: &str| {
        let found = (0..12).any(|_| press(parlour, "down") == [entry]);
        assert!(found, "{entry}: {:#?}", parlour.last_lines());
    };
    find(&mut parlour, "Chair 1: Ada");
    press(&mut parlour, "enter");
    find(&mut parlour, "Add Ada to my friends");
    let answer = press(&mut parlour, "enter");
    assert!(
        answer.contains(&"Ada is a friend now.".to_owned()),
        "{answer:?}"
    );
    find(&mut parlour, "Leave the table");
    press(&mut parlour, "enter");
    assert!(
        parlour.heard(1, "Ada is at calm red fox"),
        "{:#?}",
        parlour.last_lines()
    );
    find(&mut parlour, "My friends, 1 of 1 here");
    press(&mut parlour, "enter enter");
    assert_eq!(press(&mut parlour, "home"), ["Go to calm red fox"]);
    press(&mut parlour, "enter");
    let sits = |line: &String| line == "Bo sits down.";
    let came = parlour.guests[0].lines.iter().filter(|line| sits(line));
    assert_eq!(came.count(), 2, "{:#?}", parlour.last_lines());
    // Back in the list, the friend is removed from it again.
    find(&mut parlour, "Chair 1: Ada");
    press(&mut parlour, "enter");
    find(&mut parlour, "Remove Ada from my friends");
    press(&mut parlour, "enter");
    assert!(parlour.heard(1, "Ada is no longer among your friends."));
}

#[test]
fn the_keys_for_the_turn_and_for_the_match_tell_the_seconds_that_are_left() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    parlour.press(0, "b");
    parlour.press(0, "enter");
    assert!(!parlour.record.is_empty(), "{:#?}", parlour.last_lines());
    // Nobody presses anything, so that soon Ada or Bo is in turn.
    parlour.wait(Duration::from_secs(30));
    let left = |lines: &[String]| -> Option<u64> {
        let told = lines
            .iter()
            .find_map(|line| line.strip_suffix(" seconds left."))?;
        told.parse().ok()
    };
    let by_turn = left(&parlour.press(0, "t")).expect("a limit");
    let by_match = left(&parlour.press(0, "e")).expect("a limit");
    assert!((1..=90).contains(&by_turn) && by_turn.abs_diff(by_match) <= 1);
    parlour.wait(Duration::from_secs(5));
    let later = left(&parlour.press(1, "t")).expect("a limit");
    assert!(
        (4..=6).contains(&(by_turn.saturating_sub(later))),
        "{by_turn} {later}"
    );
}

#[test]
fn a_server_that_is_started_again_is_waited_for() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    let stopping = "The server is shutting down. The match is saved.";
    let from = parlour.guests[1].lines.len();
    let closing = FromServer::Closing {
        reason: "stopping".to_owned(),
        text: stopping.to_owned(),
    };
    parlour.news(1, NetworkNews::Frame(Box::new(closing)));
    parlour.news(1, NetworkNews::Broken);
    parlour.breaks(1);
    parlour.wait(Duration::from_secs(5));
    for told in [stopping, "Connection lost. Trying again. Q to leave."] {
        assert_eq!(parlour.told_since(1, from, told), 1, "{told}");
    }
    parlour.guests[1].stands = true;
    parlour.news(1, NetworkNews::Connected);
    parlour.carry();
    parlour.wait(Duration::from_secs(2));
    assert_eq!(parlour.told_since(1, from, "The connection is back."), 1);
    assert!(
        parlour.heard(0, "Bo is back."),
        "{:?}",
        parlour.last_lines()
    );
    let told = parlour.press(1, "s");
    assert!(
        told[0].contains("Bo") || told[0].contains("you"),
        "{told:?}"
    );
}

/// Returns the number in the line that begins and ends like this, if there is such a line.
fn number_between(lines: &[String], begins: &str, ends: &str) -> Option<u64> {
    for line in lines {
        if let Some(rest) = line.strip_prefix(begins)
            && let Some(number) = rest.strip_suffix(ends)
        {
            return number.parse().ok();
        }
    }
    None
}

#[test]
fn the_keys_for_the_turn_and_for_the_match_tell_how_long_somebody_is_waited_for() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    // The match goes on until Bo is in turn.
    for _ in 0..200 {
        if parlour.name_in_turn().as_deref() == Some("Bo") {
            break;
        }
        parlour.play_on(0);
        parlour.wait(Duration::from_millis(500));
    }
    assert_eq!(parlour.name_in_turn().as_deref(), Some("Bo"));
    parlour.news(1, NetworkNews::Broken);
    parlour.breaks(1);
    parlour.wait(Duration::from_secs(4));
    let seconds = |lines: &[String]| {
        number_between(lines, "Bo is away. The computer plays in ", " seconds.")
            .unwrap_or_else(|| panic!("{lines:?}"))
    };
    let by_turn = seconds(&parlour.press(0, "t"));
    assert!((25..=26).contains(&by_turn), "{by_turn}");
    let by_match = seconds(&parlour.press(0, "e"));
    assert!(by_turn.abs_diff(by_match) <= 1, "{by_turn} {by_match}");
    parlour.wait(Duration::from_secs(10));
    let later = seconds(&parlour.press(0, "t"));
    assert!((9..=11).contains(&(by_turn - later)), "{by_turn} {later}");
    // Who is back is not waited for any more.
    parlour.guests[1].stands = true;
    parlour.news(1, NetworkNews::Connected);
    parlour.carry();
    parlour.wait(Duration::from_secs(1));
    let told = parlour.press(0, "t e");
    assert!(!told.iter().any(|line| line.contains("away")), "{told:?}");
}

#[test]
fn the_keys_for_the_turn_and_for_the_match_tell_when_the_next_round_is_dealt() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    for number in 0..8000 {
        if parlour.is_between_rounds() {
            break;
        }
        let guest = number % 2;
        for key in ["z", "enter", "d", "space", "p"] {
            // After its end, Enter would ask for the next round.
            if !parlour.is_between_rounds() {
                parlour.press(guest, key);
            }
        }
        parlour.wait(Duration::from_millis(250));
    }
    assert!(parlour.is_between_rounds(), "{:#?}", parlour.last_lines());
    parlour.wait(Duration::from_secs(5));
    let seconds = |lines: &[String]| {
        number_between(lines, "The next round begins in ", " seconds.")
            .unwrap_or_else(|| panic!("{lines:?}"))
    };
    let by_turn = seconds(&parlour.press(0, "t"));
    let by_match = seconds(&parlour.press(1, "e"));
    assert!((13..=15).contains(&by_turn), "{by_turn}");
    assert!(by_turn.abs_diff(by_match) <= 1, "{by_turn} {by_match}");
}

#[test]
fn the_menu_of_a_new_table_opens_it_for_friends_only() {
    for entry in ["Open it for friends only", "Open: "] {
        let mut parlour = Parlour::of(&[("Ada", "en")]);
        parlour.enter_lobby(0);
        parlour.press(0, "home enter");
        let mut told = parlour.press(0, "home");
        for _ in 0..15 {
            if !told[0].starts_with(entry) {
                told = parlour.press(0, "down");
            }
        }
        assert!(told[0].starts_with(entry), "{told:?}");
        parlour.press(0, "enter");
        assert_eq!(parlour.opened(0), Some(entry != "Open: "), "{entry}");
    }
}

#[test]
fn a_list_of_tables_that_is_open_says_what_changes_and_keeps_its_place() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en"), ("Cy", "en")]);
    parlour.enter_lobby(1);
    assert!(
        parlour.heard(1, "Tables at Fox."),
        "{:#?}",
        parlour.last_lines()
    );
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    parlour.press(0, "p enter h enter enter");
    let from = parlour.guests[1].lines.len();
    parlour.wait(Duration::from_secs(60));
    let told = "Ada opens a table: Salotto.";
    assert_eq!(
        parlour.told_since(1, from, told),
        1,
        "{:#?}",
        parlour.last_lines()
    );
    // Nothing else is told, and the server is asked seldom.
    assert_eq!(
        parlour.guests[1].lines.len(),
        from + 1,
        "{:#?}",
        parlour.last_lines()
    );
    let asked = parlour.lists_asked(1);
    assert!((8..=14).contains(&asked), "{asked}");
    // The entry that was selected still is.
    let list = "calm red fox: Salotto, hosted by Ada, 3 free chairs";
    assert_eq!(parlour.press(1, "up"), [list]);
    // What becomes of the selected table is told.
    parlour.enter_lobby(2);
    parlour.press(2, "home enter");
    let from = parlour.guests[1].lines.len();
    parlour.wait(Duration::from_secs(20));
    let list = "calm red fox: Salotto, hosted by Ada, 2 free chairs";
    assert_eq!(
        parlour.told_since(1, from, list),
        1,
        "{:#?}",
        parlour.last_lines()
    );
    // A list that somebody is not in changes without a word.
    parlour.press(1, "down enter");
    let from = parlour.guests[1].lines.len();
    parlour.press(2, "end enter");
    parlour.wait(Duration::from_secs(20));
    assert_eq!(
        parlour.guests[1].lines.len(),
        from,
        "{:#?}",
        parlour.last_lines()
    );
    parlour.press(1, "escape");
    parlour.press(1, "up");
    parlour.room = None;
    let from = parlour.guests[1].lines.len();
    parlour.wait(Duration::from_secs(20));
    let told = &parlour.guests[1].lines[from..];
    assert_eq!(told, ["The table calm red fox is gone.", "Open a table"]);
    // The parlour is found again without its address.
    parlour.press(1, "escape");
    let back = "Back to Fox, at fox";
    assert_eq!(parlour.press(1, "end"), [back]);
    parlour.press(1, "enter");
    let told = parlour.guests[1].lines.last().map(String::as_str);
    assert_eq!(told, Some("Open a table"), "{:#?}", parlour.last_lines());
}

#[test]
fn whoever_watches_is_announced_and_hears_what_watchers_need() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.guests[0].desk.can_host("127.0.0.1:7355");
    parlour.press(0, "p enter h enter enter");
    parlour.press(0, "home enter home enter");
    for _ in 0..60 {
        let turn = parlour.press(0, "t").concat();
        if turn.starts_with("Your turn") {
            break;
        }
        if turn.starts_with("You open") {
            parlour.press(0, "z enter");
        }
        parlour.wait(Duration::from_secs(1));
    }
    let from = parlour.guests[0].lines.len();
    parlour.enter_lobby(1);
    parlour.press(1, "home enter");
    parlour.wait(Duration::from_secs(5));
    assert_eq!(
        parlour.told_since(0, from, "Bo watches."),
        1,
        "{:#?}",
        parlour.last_lines()
    );
    // They hear what lies on the table, and who is in turn.
    let turn = "It is Ada's turn.";
    assert!(parlour.heard(1, turn), "{:#?}", parlour.last_lines());
    let told = parlour.guests[1].lines.clone();
    let ends = parlour.press(1, "c");
    assert!(told.contains(&ends[0]), "{ends:?}: {told:#?}");
    // No turn will be theirs.
    for (key, told) in [
        ("z", "You are watching: it is Ada's turn."),
        ("enter", "You are watching: it is Ada's turn."),
        ("w", "You are watching: it is Ada's turn."),
    ] {
        assert_eq!(parlour.press(1, key), [told], "{key}");
    }
    let from = parlour.guests[0].lines.len();
    parlour.press(1, "q");
    parlour.press(1, "enter");
    parlour.wait(Duration::from_secs(5));
    let told = "Bo no longer watches.";
    assert_eq!(
        parlour.told_since(0, from, told),
        1,
        "{:#?}",
        parlour.last_lines()
    );
}

#[test]
fn a_host_whose_program_was_killed_comes_back_to_the_table_and_not_to_a_new_one() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    let from = parlour.guests[1].lines.len();
    parlour.host_anew(0, "127.0.0.1:7355");
    parlour.wait(Duration::from_secs(5));
    let told = &parlour.guests[1].lines[from..];
    assert_eq!(
        told,
        ["Ada is away.", "Ada is back."],
        "{:#?}",
        parlour.last_lines()
    );
    assert_eq!(parlour.opened(0), None);
    // Whoever left the table for good opens another one.
    parlour.press(0, "end enter");
    parlour.host_anew(0, "127.0.0.1:7355");
    assert!(parlour.opened(0).is_some(), "{:#?}", parlour.last_lines());
}

#[test]
fn the_menu_over_a_match_leads_to_the_rules_and_to_saying_something() {
    let mut parlour = Parlour::of(&[("Ada", "en"), ("Bo", "en")]);
    parlour.sit_down();
    parlour.press(0, "home enter home enter");
    parlour.wait(Duration::from_secs(3));
    parlour.press(1, "escape escape");
    for (entry, told) in [("Rules", "Salotto"), ("Say something", "")] {
        parlour.press(1, "home");
        let mut found = false;
        for _ in 0..12 {
            if parlour.press(1, "down").first().map(String::as_str) == Some(entry) {
                found = true;
                break;
            }
        }
        assert!(found, "{entry}: {:#?}", parlour.last_lines());
        let lines = parlour.press(1, "enter");
        assert!(lines[0].contains(told), "{lines:?}");
        if entry == "Rules" {
            parlour.press(1, "escape");
        }
    }
    parlour.type_in(1, "hello");
    parlour.wait(Duration::from_secs(5));
    let mut heard = parlour.guests[0].lines.iter();
    assert!(
        heard.any(|line| line.contains("hello")),
        "{:#?}",
        parlour.last_lines()
    );
}
