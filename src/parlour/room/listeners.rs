//! The connections to a table, and what each of them has got and heard.

use super::ListenerId;
use super::catching_up::Following;
use super::outgoing::Outgoing;
use super::seats::TableSeats;
use serpente_client::person::{Person, looks};
use serpente_client::refusal::{Allowed, ParlourRefusal};
use serpente_client::wire::{FromServer, MOST_WATCHERS_NAMED, TableWatchers};
use serpente_engine::rules::{Seat, Seats};
use std::collections::BTreeMap;
use std::mem::discriminant;
use std::net::IpAddr;
use std::sync::Arc;

/// The most watchers of one table from the same network.
pub(super) const WATCHERS_A_NETWORK: usize = 5;

/// A connection to the table.
#[derive(Debug)]
pub(super) struct RoomListener {
    pub(super) person: Person,
    /// When the connection was opened, in seconds since 1970.
    pub(super) opened: u64,
    pub(super) network: IpAddr,
    pub(super) name: String,
    /// The seats of this connection; none for a watcher.
    pub(super) seats: Seats,
    /// The part of the match that the connection currently gets.
    pub(super) following: Following,
    /// The last line that was sent.
    pub(super) sent: u64,
    /// The last line that the player has heard.
    pub(super) heard: u64,
    /// Whether the player wants to go on to the next round.
    pub(super) goes_on: bool,
    /// Whether the player has said that they are ready for the match.
    pub(super) is_ready: bool,
}

impl RoomListener {
    /// Returns a connection that has got nothing yet.
    pub(super) fn new(person: Person, network: IpAddr, name: String, seats: Seats) -> Self {
        Self {
            person,
            opened: 0,
            network,
            name,
            seats,
            following: Following::Waits,
            sent: 0,
            heard: 0,
            goes_on: false,
            is_ready: false,
        }
    }

    /// Returns whether the connection gets each step as it happens.
    pub(super) fn follows(&self) -> bool {
        self.following == Following::Live
    }

    /// Returns whether a player listens here, and no watcher.
    pub(super) fn plays(&self) -> bool {
        !self.seats.is_empty()
    }
}

/// All connections to a table.
#[derive(Debug, Default)]
pub(super) struct RoomListeners {
    connections: BTreeMap<ListenerId, RoomListener>,
    /// The networks from which the people with seats came last, except for addresses that stand for
    /// many people.
    networks: BTreeMap<Person, IpAddr>,
    /// The results of the last match in its league and evening, for people who come back after them.
    results: Vec<ContestResult>,
}

/// A frame that tells a person a result of the last match.
#[derive(Debug)]
struct ContestResult {
    person: Person,
    frame: FromServer,
    /// The connection on which the person was told it, if they were there.
    told_on: Option<ListenerId>,
}

impl RoomListeners {
    /// Returns a connection.
    ///
    /// # Errors
    /// If it is not at the table.
    pub(super) fn get(&self, id: ListenerId) -> Allowed<&RoomListener> {
        self.connections.get(&id).ok_or(ParlourRefusal::NotSeated)
    }

    pub(super) fn get_mut(&mut self, id: ListenerId) -> Option<&mut RoomListener> {
        self.connections.get_mut(&id)
    }

    /// Returns the connection, if its person has a seat.
    pub(super) fn player(&mut self, from: ListenerId) -> Allowed<&mut RoomListener> {
        match self.connections.get_mut(&from) {
            Some(listener) if listener.plays() => Ok(listener),
            Some(_) | None => Err(ParlourRefusal::NotSeated),
        }
    }

    pub(super) fn has(&self, id: ListenerId) -> bool {
        self.connections.contains_key(&id)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.connections.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (ListenerId, &RoomListener)> {
        self.connections.iter().map(|(&id, at)| (id, at))
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = (ListenerId, &mut RoomListener)> {
        self.connections.iter_mut().map(|(&id, at)| (id, at))
    }

    /// Returns the connections of players.
    pub(super) fn players(&self) -> impl Iterator<Item = (ListenerId, &RoomListener)> {
        self.iter().filter(|(_, at)| at.plays())
    }

    /// Returns the connections of watchers.
    pub(super) fn watchers(&self) -> impl Iterator<Item = (ListenerId, &RoomListener)> {
        self.iter().filter(|(_, at)| !at.plays())
    }

    /// Returns the connections that get each step as it happens.
    pub(super) fn following(&self) -> Vec<ListenerId> {
        let mut following = Vec::new();
        for (id, at) in self.iter() {
            if at.follows() {
                following.push(id);
            }
        }
        following
    }

    /// Lets a connection in, or gives other seats to one that is there. It gets the state of the
    /// table before anything else.
    pub(super) fn let_in(&mut self, id: ListenerId, coming: RoomListener) {
        let seats = coming.seats;
        let listener = self.connections.entry(id).or_insert(coming);
        listener.seats = seats;
        listener.following = Following::Waits;
    }

    pub(super) fn remove(&mut self, id: ListenerId) -> Option<RoomListener> {
        self.connections.remove(&id)
    }

    /// Returns the other connections over which this person plays.
    pub(super) fn others_of(&self, person: Person, id: ListenerId) -> Vec<ListenerId> {
        let mut others = Vec::new();
        for (other, at) in self.players() {
            if other != id && at.person == person {
                others.push(other);
            }
        }
        others
    }

    /// Notes from which network a person with a seat comes. The networks of people who have lost
    /// their seats are forgotten.
    pub(super) fn note_network(&mut self, person: Person, network: IpAddr, seats: &TableSeats) {
        if network.is_loopback() {
            return;
        }
        self.networks
            .retain(|&other, _| !seats.of(other).is_empty());
        self.networks.insert(person, network);
    }

    /// Returns the network from which a person with a seat came last.
    pub(super) fn network_of(&self, person: Person) -> Option<IpAddr> {
        self.networks.get(&person).copied()
    }

    /// Returns the network of the table's host, or else of somebody who has a seat here.
    pub(super) fn any_network(&self, owner: Option<Person>) -> Option<IpAddr> {
        let of_owner = owner.and_then(|owner| self.network_of(owner));
        of_owner.or_else(|| self.networks.values().next().copied())
    }

    /// Returns the network whose space the record takes, as [`Room::charged_network`] says.
    ///
    /// [`Room::charged_network`]: super::Room::charged_network
    pub(super) fn charged_network(&self, owner: Option<Person>) -> Option<IpAddr> {
        let mut charged = None;
        for (_, at) in self.players() {
            if owner == Some(at.person) || charged.is_none() {
                charged = Some(at.network);
            }
        }
        charged.filter(|network| !network.is_loopback())
    }

    /// Returns the seats of connected players.
    pub(super) fn here(&self) -> Seats {
        self.connections
            .values()
            .flat_map(|at| at.seats.iter())
            .collect()
    }

    /// Returns the seats whose players have said that they are ready for the match.
    pub(super) fn ready(&self) -> Seats {
        let ready = self.connections.values().filter(|at| at.is_ready);
        ready.flat_map(|at| at.seats.iter()).collect()
    }

    pub(super) fn nobody_is_ready(&mut self) {
        for listener in self.connections.values_mut() {
            listener.is_ready = false;
        }
    }

    /// Returns whether people at several machines play here.
    pub(super) fn several_play(&self) -> bool {
        self.players().count() > 1
    }

    /// Returns whether a connected player has not heard everything that was sent.
    pub(super) fn are_waited_for(&self) -> bool {
        self.players().any(|(_, at)| at.heard < at.sent)
    }

    /// Returns whether the player on this seat is connected and has heard everything that was sent.
    pub(super) fn has_heard(&self, seat: Seat) -> bool {
        for (_, at) in self.iter() {
            if at.seats.contains(seat) {
                return at.heard >= at.sent;
            }
        }
        false
    }

    /// Returns whether all players with one of these seats, which are still in the match, want to go on to the next round; if
    /// there is no such player, whether all do.
    pub(super) fn all_go_on(&self, playing: Seats) -> bool {
        let mut somebody_plays = false;
        for (_, at) in self.players() {
            if at.seats.iter().any(|seat| playing.contains(seat)) {
                if !at.goes_on {
                    return false;
                }
                somebody_plays = true;
            }
        }
        somebody_plays || self.players().all(|(_, at)| at.goes_on)
    }

    /// Notes that a round begins, so that each player says again when they want to go on.
    pub(super) fn begin_round(&mut self) {
        for listener in self.connections.values_mut() {
            listener.goes_on = false;
        }
    }

    /// Updates the seats of every connection after the seats have moved.
    pub(super) fn seat_again(&mut self, seats: &TableSeats) {
        for listener in self.connections.values_mut() {
            if listener.plays() {
                listener.seats = seats.of(listener.person);
            }
        }
    }

    /// Returns the first seat of each connection.
    pub(super) fn first_seats(&self) -> Vec<Seat> {
        let mut firsts = Vec::new();
        for listener in self.connections.values() {
            firsts.extend(listener.seats.iter().next());
        }
        firsts
    }

    /// Checks whether the table, where at most this many may watch, allows one more watcher.
    pub(super) fn may_watch(&self, id: ListenerId, network: IpAddr, most: usize) -> Allowed {
        let mut all = 0;
        let mut theirs = 0;
        for (other, at) in self.watchers() {
            if other == id {
                continue;
            }
            all += 1;
            if at.network == network {
                theirs += 1;
            }
        }
        if most == 0 {
            return Err(ParlourRefusal::NoWatchers);
        }
        // A loopback address may stand for many people: programs on this machine pass them on.
        let is_network_full = theirs >= WATCHERS_A_NETWORK && !network.is_loopback();
        if all >= most || is_network_full {
            return Err(ParlourRefusal::Crowded);
        }
        Ok(())
    }

    /// Sends every player the frame that this returns for their person.
    pub(super) fn tell_players(
        &self,
        outgoing: &mut Outgoing,
        frame: impl Fn(Person) -> Option<FromServer>,
    ) {
        for (id, at) in self.players() {
            if let Some(frame) = frame(at.person) {
                outgoing.send(id, frame.text().into());
            }
        }
    }

    /// Tells each of these people a result of the match that has ended. Who is not there is told when
    /// they come back. Results of the same kind that were told before do not count any more.
    pub(super) fn tell_results(
        &mut self,
        outgoing: &mut Outgoing,
        results: Vec<(Person, FromServer)>,
    ) {
        for (person, frame) in results {
            let kind = discriminant(&frame);
            self.results
                .retain(|known| known.person != person || discriminant(&known.frame) != kind);
            let mut told_on = None;
            for (id, at) in self.players() {
                if at.person == person {
                    outgoing.send(id, frame.text().into());
                    told_on = Some(id);
                }
            }
            self.results.push(ContestResult {
                person,
                frame,
                told_on,
            });
        }
    }

    /// Returns the results that a person has not been told who enters on this connection. If they
    /// enter `again`, because the table has moved, it is not known what came to them.
    pub(super) fn missed_results(
        &mut self,
        person: Person,
        id: ListenerId,
        again: bool,
    ) -> Vec<Arc<str>> {
        let mut missed = Vec::new();
        for result in &mut self.results {
            if result.person == person && (result.told_on.is_none() || again) {
                result.told_on = Some(id);
                missed.push(result.frame.text().into());
            }
        }
        missed
    }

    /// Forgets the results of the last match, since another one begins.
    pub(super) fn forget_results(&mut self) {
        self.results.clear();
    }

    /// Tells all connections that the disk makes trouble.
    pub(super) fn tell_trouble(&self, outgoing: &mut Outgoing) {
        for &id in self.connections.keys() {
            outgoing.refuse(id, ParlourRefusal::Trouble, None);
        }
    }

    /// Checks that nobody else at the table, where these seats are, has a name that could be confused
    /// with this watcher's.
    pub(super) fn may_be_called(&self, name: &str, person: Person, seats: &TableSeats) -> Allowed {
        if self.has_watcher_named(name, person) || seats.has_person_named(name, person) {
            return Err(ParlourRefusal::NameTaken(name.to_owned()));
        }
        Ok(())
    }

    /// Returns whether another person watches under a name that could be confused with this one.
    fn has_watcher_named(&self, name: &str, person: Person) -> bool {
        let own = looks(name);
        self.watchers()
            .any(|(_, at)| at.person != person && looks(&at.name) == own)
    }

    /// Returns the watchers as the state of the table names them.
    pub(super) fn watchers_named(&self, silenced: bool) -> TableWatchers {
        let mut watchers = TableWatchers {
            silenced,
            ..TableWatchers::default()
        };
        for (_, at) in self.watchers() {
            watchers.count += 1;
            if watchers.names.len() < MOST_WATCHERS_NAMED {
                watchers.names.push(at.name.clone());
            }
        }
        watchers
    }
}
