//! Tables on other machines: the connection to a parlour, and the handling of its messages.

pub(crate) mod connection;
mod effects;
pub(crate) mod entries;
mod evenings;
pub(crate) mod friends;
mod goals;
mod heard_report;
pub(crate) mod lists;
pub(crate) mod lobby;
pub(crate) mod people;
pub(crate) mod room;
mod table;

pub use entries::lobby_entries::table_told;

pub(crate) use effects::{OnlineEffect, OpenTo};

use super::{Outlet, VisitorKey, Wish};
use crate::setup::draft::usual;
use heard_report::HeardReport;
use serpente_archive::OwnNonce;
use serpente_client::person::PersonId;
use serpente_client::wire::{FromClient, LeagueList, PersonHere, TableInfo, TableState};
use serpente_client::{Acquaintances, Address, Client, Fingerprint, FoundParlour, Intent, changes};
use serpente_engine::rules::{Seat, Seating, Seats, Team};
use serpente_engine::table::{Bytes32, Event, Game};
use serpente_text::announce::{GameName, Message};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// The state of the connections to other machines.
#[derive(Default)]
pub(super) struct Online {
    /// The parlours found on this network.
    found: Vec<FoundParlour>,
    /// Whether the search for parlours was started.
    looks: bool,
    pub(super) acquaintances: Acquaintances,
    visit: Option<ParlourVisit>,
    news: ParlourNews,
    doubt: Option<Doubt>,
    /// What the matches of a new table count for.
    new_contest: NewContest,
    /// The purpose of the last request for the results of an evening.
    evening_purpose: EveningPurpose,
    /// The events received of the last match at a table on another machine, from its first line on.
    pub(super) received: Vec<Event>,
    pub(super) times: OnlineTimes,
    /// The visitor's first destination.
    pub(super) wish: Wish,
    /// Whether the visitor came from a first page, which takes the place of the main menu.
    pub(super) has_first_page: bool,
    /// The key by which the parlour recognises the visitor, until they have heard of it.
    pub(super) visitor_key: Option<VisitorKey>,
}

/// What the matches of a new table count for.
#[derive(Default)]
struct NewContest {
    /// The league.
    league: Option<String>,
    /// The evening.
    evening: Option<String>,
    /// The words of this evening, if the player typed any.
    evening_words: Option<String>,
}

/// Since when the table on another machine waits for what.
#[derive(Default)]
pub(super) struct OnlineTimes {
    /// When the last event came: the time of a turn begins then.
    pub(super) turn_since: Option<Instant>,
    /// When the round ended that was the last one so far, if the next one was not dealt yet.
    pub(super) round_over_at: Option<Instant>,
    /// Since when the people in these chairs are away.
    pub(super) away_since: BTreeMap<usize, Instant>,
}

/// Somebody who is away, and in how many seconds the computer plays for them.
pub(crate) struct Absence {
    pub(crate) name: String,
    pub(crate) seconds: u64,
}

/// A visit to a parlour.
struct ParlourVisit {
    client: Client,
    address: Address,
    /// Whether the connection broke and is being restored.
    is_broken: bool,
    /// Whether the player hosts the parlour, so that the announcement of the new table says how others can join.
    is_host: bool,
    heard_report: HeardReport,
}

/// The connection that waits for the player's answer about a certificate.
struct Doubt {
    shown: Fingerprint,
    address: Address,
    goal: Intent,
}

/// The purpose for which the results of an evening were asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum EveningPurpose {
    /// To open their list.
    #[default]
    List,
    /// To check the last match with the key of the deals.
    Check,
}

/// The last news from the parlour that the player visits.
#[derive(Default)]
struct ParlourNews {
    /// The name of the parlour, once it has accepted the connection.
    parlour: Option<String>,
    tables: Vec<TableInfo>,
    /// When the list of tables is asked for again, while the player chooses among them.
    list_due: Option<Instant>,
    /// The friends who are at a table there.
    friends: Vec<PersonHere>,
    /// The list of people that was opened last: its title, and a label for each person.
    list: Option<(Message, Vec<Message>)>,
    /// The league whose list this is, if the player began it and may say who plays.
    league: Option<LeagueList>,
    /// The evenings in which the player has taken part.
    evenings: Vec<String>,
}

impl Online {
    /// Returns how many seconds are left of the present turn of this seat, if the table limits turns and a person plays there.
    pub(crate) fn seconds_left(&self, seat: Seat, now: Instant) -> Option<u64> {
        let table = self.table()?;
        let chair = table.chairs.get(seat.index())?.as_ref()?;
        if chair.level.is_some() || chair.stand_in {
            return None;
        }
        let limit = Duration::from_secs(table.limits.turn?);
        let passed = now.saturating_duration_since(self.times.turn_since?);
        Some(limit.saturating_sub(passed).as_secs())
    }

    /// Returns how many seconds are left until the next round is dealt, even if not all players have asked for it.
    pub(crate) fn seconds_to_next_round(&self, now: Instant) -> Option<u64> {
        let limit = Duration::from_secs(self.table()?.limits.next_round?);
        let passed = now.saturating_duration_since(self.times.round_over_at?);
        Some(limit.saturating_sub(passed).as_secs())
    }

    /// Returns who plays at this seat and in how many seconds the computer plays for them, if they are away and the table was
    /// told when they went.
    pub(crate) fn absence_left(&self, seat: Seat, now: Instant) -> Option<Absence> {
        let table = self.table()?;
        let chair = table.chairs.get(seat.index())?.as_ref()?;
        if chair.stand_in {
            return None;
        }
        let since = self.times.away_since.get(&seat.index())?;
        let limit = Duration::from_secs(table.limits.absence?);
        let passed = now.saturating_duration_since(*since);
        Some(Absence {
            name: chair.name.clone(),
            seconds: limit.saturating_sub(passed).as_secs(),
        })
    }

    /// Notes who has gone away and who has come back.
    pub(super) fn note_absences(&mut self, before: &TableState, table: &TableState, now: Instant) {
        for (chair, was, is) in changes(before, table) {
            let was_here = was.is_some_and(|was| was.here);
            match is {
                Some(is) if !is.here && was_here => {
                    self.times.away_since.insert(chair, now);
                }
                Some(is) if !is.here => {}
                Some(_) | None => {
                    self.times.away_since.remove(&chair);
                }
            }
        }
    }

    /// Returns the seal of the evening for which the last match on another machine was played, if it was played for one.
    pub(crate) fn evening_seal(&self) -> Option<Bytes32> {
        match self.received.first() {
            Some(Event::Match(header)) => header.evening,
            _ => None,
        }
    }

    /// Returns the friends at the parlour that the player visits, by the names that they had last.
    pub(crate) fn friends(&self) -> Vec<(PersonId, String)> {
        let Some(visit) = &self.visit else {
            return Vec::new();
        };
        let Some(known) = self.acquaintances.at(&visit.address) else {
            return Vec::new();
        };
        let mut friends: Vec<(PersonId, String)> = known.friends.clone().into_iter().collect();
        friends.sort_by(|(_, one), (_, other)| one.cmp(other));
        friends
    }

    /// Returns a friend as the parlour knows them, if they are at a table.
    pub(crate) fn friend_here(&self, person: PersonId) -> Option<&PersonHere> {
        let mut here = self.news.friends.iter();
        here.find(|friend| friend.id == person)
    }

    /// Returns whether the player wants to choose among the tables of the parlour.
    pub(crate) fn wants_lobby(&self) -> bool {
        let visit = self.visit.as_ref();
        visit.is_some_and(|visit| visit.client.goal == Intent::Lobby)
    }

    /// Returns the random numbers that this side added to the deals of the match.
    pub(crate) fn nonces(&self) -> &[OwnNonce] {
        let visit = self.visit.as_ref();
        visit.map_or(&[], |visit| &visit.client.nonces)
    }

    pub(crate) fn new(acquaintances: Acquaintances) -> Self {
        Self {
            acquaintances,
            ..Self::default()
        }
    }

    /// Returns when the host has to be told which announcements were heard, if that was held back, or the list of tables is to be
    /// asked for again.
    pub(crate) fn wakes_at(&self) -> Option<Instant> {
        let heard = self.visit.as_ref()?.heard_report.due;
        heard.into_iter().chain(self.news.list_due).min()
    }

    /// Returns whether it is time to ask for the list of tables again.
    pub(crate) fn is_list_due(&mut self, now: Instant) -> bool {
        let due = &mut self.news.list_due;
        due.take_if(|due| *due <= now).is_some()
    }

    /// Returns the message that tells the host that all announcements were heard, if it waits for that and may be told now.
    pub(crate) fn was_heard(&mut self, now: Instant) -> Option<FromClient> {
        let visit = self.visit.as_mut()?;
        if visit.client.table.is_some() && visit.heard_report.may_tell(now) {
            visit.client.heard()
        } else {
            None
        }
    }

    /// Returns whether the player is connected to a parlour or connecting.
    pub(crate) fn is_calling(&self) -> bool {
        self.visit.is_some()
    }

    /// Returns whether that time has come.
    pub(crate) fn is_due(&mut self, now: Instant) -> bool {
        let report = self.visit.as_mut().map(|visit| &mut visit.heard_report);
        report.is_some_and(|report| report.due.take_if(|due| *due <= now).is_some())
    }

    /// Returns whether the words of this person are not announced at this parlour.
    pub(crate) fn is_muted(&self, name: &str) -> bool {
        let visit = self.visit.as_ref();
        let known = visit.and_then(|visit| self.acquaintances.at(&visit.address));
        known.is_some_and(|known| known.muted.contains(name))
    }

    /// Returns the table the player is at.
    pub(crate) fn table(&self) -> Option<&TableState> {
        self.visit.as_ref()?.client.table.as_ref()
    }

    /// Returns whether the player on this chair is a partner of somebody at this keyboard.
    pub(crate) fn is_partner(&self, seat: u8) -> bool {
        let Some(table) = self.table() else {
            return false;
        };
        let game = Game::find(&table.game);
        let Some(seating) = game.and_then(|game| game.seating_named(&table.seating)) else {
            return false;
        };
        if !seating.in_teams() {
            return false;
        }
        let Some(theirs) = team_of(seat, seating) else {
            return false;
        };
        for &own in &table.seats {
            if team_of(own, seating) == Some(theirs) {
                return true;
            }
        }
        false
    }

    /// Returns whether the player is at a table on another machine.
    pub(crate) fn is_at_table(&self) -> bool {
        self.table().is_some()
    }

    /// Returns whether the player at this keyboard leads the table.
    pub(crate) fn leads(&self) -> bool {
        self.table().is_some_and(leads)
    }

    pub(crate) fn has_free_chair(&self) -> bool {
        let table = self.table();
        table.is_some_and(|table| table.chairs.iter().any(Option::is_none))
    }

    /// Returns whether the visitor asked for a match against computer players that has not begun yet.
    pub(crate) fn plays_at_once(&self) -> bool {
        matches!(self.wish, Wish::Play { .. })
    }

    /// Returns whether the player has said that they are ready for the match.
    pub(crate) fn is_ready(&self) -> bool {
        self.table().is_some_and(is_ready)
    }

    /// Returns the name of the player who leads the table.
    pub(crate) fn leader(&self) -> Option<String> {
        let table = self.table()?;
        let chair = table.chairs.get(usize::from(table.owner?))?.as_ref()?;
        Some(chair.name.clone())
    }

    /// Returns the seats of the people at this keyboard.
    pub(crate) fn own_seats(&self) -> Seats {
        let Some(table) = self.table() else {
            return Seats::NONE;
        };
        let seats = table.seats.iter();
        seats
            .filter_map(|&seat| Seat::new(usize::from(seat)))
            .collect()
    }

    /// Keeps the events of a match on another machine.
    pub(crate) fn keep_received(&mut self, events: &[Event]) {
        for event in events {
            if matches!(event, Event::Match(_)) {
                self.received.clear();
            }
            self.received.push(event.clone());
        }
    }
}

/// Returns the team of a seat, if there is such a seat.
fn team_of(seat: u8, seating: Seating) -> Option<Team> {
    match Seat::new(usize::from(seat)) {
        Some(seat) if seat.index() < seating.seats() => Some(seating.team(seat)),
        _ => None,
    }
}

/// Returns whether somebody at this keyboard leads the table.
fn leads(table: &TableState) -> bool {
    let owner = table.owner;
    owner.is_some_and(|owner| table.seats.contains(&owner))
}

/// Returns whether somebody at this keyboard sits on this chair, from 0.
fn is_own(table: &TableState, chair: usize) -> bool {
    let mut seats = table.seats.iter();
    seats.any(|&seat| usize::from(seat) == chair)
}

/// Returns whether the player at this keyboard has said that they are ready for the match.
fn is_ready(table: &TableState) -> bool {
    for &seat in &table.seats {
        if let Some(Some(chair)) = table.chairs.get(usize::from(seat))
            && chair.ready
        {
            return true;
        }
    }
    false
}

/// Returns the address of the parlour that runs the program, which is never called by this address.
pub(crate) fn here() -> Address {
    "localhost".parse().expect("it is an address")
}

/// Returns a table's name as it is spoken: "calm red fox". The end of a private table's name is only for its link.
pub(crate) fn spoken(table: &str) -> String {
    let mut name = table;
    if let Some((before, last)) = table.rsplit_once('-')
        && last.len() == 16
        && last.bytes().all(|byte| byte.is_ascii_hexdigit())
    {
        name = before;
    }
    name.replace('-', " ")
}

/// Returns a game by its name in records; an unknown one is announced as the first game.
pub(crate) fn game_named(id: &str) -> GameName {
    GameName(Game::find(id).unwrap_or_else(usual).id())
}
