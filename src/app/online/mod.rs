//! Tables on other machines: the connection to a parlour, and the handling of its messages.

mod effects;
mod evenings;
mod friends;
mod lists;
mod menus;
mod people;
mod room;
mod table;

pub use menus::table_told;

pub(crate) use effects::OnlineEffect;

use super::{App, Outlet, Screen, Wish};
use crate::screens::menu_items::MenuKind;
use crate::screens::text_field::LinePurpose;
use evenings::EveningPurpose;
use menus::Doubt;
use serpente_archive::OwnNonce;
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::{
    FromClient, FromServer, LONGEST_NAME, PersonHere, RefusedFrame, TableInfo, TableState,
};
use serpente_client::{
    Acquaintances, Address, Client, ClientNews, FoundParlour, Intent, NetworkNews, NetworkOrder,
};
use serpente_engine::table::Event;
use serpente_seat::TableAction;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Message, Topic};
use std::io;
use std::time::Instant;
use table::Hearing;

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
    /// The league for which the matches of a new table count.
    league: Option<String>,
    /// The evening that a new table plays.
    evening: Option<String>,
    /// The purpose of the last request for the results of an evening.
    evening_purpose: EveningPurpose,
    /// The events received of the last match at a table on another machine, from its first line on.
    pub(super) received: Vec<Event>,
    /// The visitor's first destination.
    pub(super) wish: Wish,
}

/// A visit to a parlour.
struct ParlourVisit {
    client: Client,
    address: Address,
    /// Whether the connection broke and is being restored.
    is_broken: bool,
    /// Whether the player hosts the parlour, so that the announcement of the new table says how others can join.
    is_host: bool,
    hearing: Hearing,
}

/// The last news from the parlour that the player visits.
#[derive(Default)]
struct ParlourNews {
    /// The name of the parlour, once it has accepted the connection.
    parlour: Option<String>,
    tables: Vec<TableInfo>,
    /// The friends who are at a table there.
    friends: Vec<PersonHere>,
    /// The list of people that was opened last: its title, and a label for each person.
    list: Option<(Message, Vec<Message>)>,
    /// The evenings in which the player has taken part.
    evenings: Vec<String>,
}

impl Online {
    /// Returns the random numbers that this side added to the deals of the match.
    pub(super) fn nonces(&self) -> &[OwnNonce] {
        let visit = self.visit.as_ref();
        visit.map_or(&[], |visit| &visit.client.nonces)
    }

    pub(super) fn new(acquaintances: Acquaintances) -> Self {
        Self {
            acquaintances,
            ..Self::default()
        }
    }

    /// Returns when the host has to be told which announcements were heard, if that was held back.
    pub(super) fn wakes_at(&self) -> Option<Instant> {
        self.visit.as_ref()?.hearing.due
    }

    /// Returns the message that tells the host that all announcements were heard, if it waits for that and may be told now.
    pub(crate) fn was_heard(&mut self, now: Instant) -> Option<FromClient> {
        let visit = self.visit.as_mut()?;
        if visit.client.table.is_some() && visit.hearing.may_tell(now) {
            visit.client.heard()
        } else {
            None
        }
    }

    /// Returns whether that time has come.
    pub(super) fn is_due(&mut self, now: Instant) -> bool {
        let hearing = self.visit.as_mut().map(|visit| &mut visit.hearing);
        hearing.is_some_and(|hearing| hearing.due.take_if(|due| *due <= now).is_some())
    }

    /// Returns whether the words of this person are not announced at this parlour.
    fn is_muted(&self, name: &str) -> bool {
        let visit = self.visit.as_ref();
        let known = visit.and_then(|visit| self.acquaintances.at(&visit.address));
        known.is_some_and(|known| known.muted.contains(name))
    }

    /// Returns the table the player is at.
    pub(super) fn table(&self) -> Option<&TableState> {
        self.visit.as_ref()?.client.table.as_ref()
    }
}

impl<O: Outlet> App<O> {
    /// Goes to a table on another machine, as asked for on the command line; without an address, opens the menu of parlours.
    pub fn join(&mut self, address: Option<Address>, goal: Intent, now: Instant) {
        self.context.session.now = now;
        self.context.screens.push(Screen::menu(MenuKind::Main));
        self.context.hint_at_the_voice();
        match address {
            Some(address) => {
                self.context.screens.push(Screen::menu(MenuKind::Online));
                self.look();
                self.call(address, goal);
            }
            None => self.open_online(),
        }
    }

    /// Opens a table on this machine that others can enter, as asked for on the command line.
    ///
    /// # Errors
    /// If no such match can be played: a message that says what would work.
    pub fn host_table(&mut self, now: Instant) -> Result<(), Message> {
        self.context.session.now = now;
        self.context.session.matches.draft = self.context.session.start.draft()?;
        self.context.online.conditions(&mut self.context.session)?;
        self.context.screens.push(Screen::menu(MenuKind::Main));
        self.context.screens.push(Screen::menu(MenuKind::Online));
        self.context.hint_at_the_voice();
        self.open_table_elsewhere();
        Ok(())
    }

    /// Handles news from other machines.
    pub fn network(&mut self, news: NetworkNews, now: Instant) {
        self.context.session.now = now;
        match news {
            NetworkNews::Found(found) => self.have_found(found),
            NetworkNews::Connected => self.connected(),
            NetworkNews::Frame(frame) => {
                let Some(visit) = &mut self.context.online.visit else {
                    return;
                };
                let (send, told) = visit.client.take(*frame);
                self.context.send_all(send);
                if let Some(told) = told {
                    self.take_told(told);
                }
            }
            NetworkNews::Broken => self.line_broke(),
            NetworkNews::Unreachable => {
                if let Some(visit) = self.context.online.visit.take() {
                    self.fail(say::unreachable(visit.address.to_string()));
                }
            }
            NetworkNews::Untrusted(shown) => self.doubt(shown),
        }
    }

    /// Searches for parlours on this network.
    fn look(&mut self) {
        if !std::mem::replace(&mut self.context.online.looks, true) {
            self.context.teller.outlet.network(NetworkOrder::Look);
        }
    }

    /// Announces newly found parlours while their menu is open.
    fn have_found(&mut self, found: Vec<FoundParlour>) {
        let before = std::mem::replace(&mut self.context.online.found, found);
        if !self.context.is_menu_open(MenuKind::Online) {
            return;
        }
        let mut announcements = Vec::new();
        for parlour in &self.context.online.found {
            if !before.contains(parlour) {
                let message = say::parlour_found(&parlour.name);
                announcements.push(Announcement::general(message).about(Topic::Aside));
            }
        }
        for announcement in &announcements {
            self.context.tell(announcement);
        }
    }

    /// Connects to a parlour for this goal.
    pub(super) fn call(&mut self, address: Address, goal: Intent) {
        self.context.answer(say::calling(address.to_string()));
        self.visit(address, goal, false);
    }

    /// Connects to the parlour at this address, on this machine or another.
    pub(super) fn visit(&mut self, address: Address, goal: Intent, is_host: bool) {
        self.context.pressed.acted = true;
        let people = self.context.session.matches.draft.people.max(1);
        let mut names: Vec<String> = Vec::new();
        for person in 0..people {
            let name = self.context.session.name_of(person);
            names.push(name.chars().take(LONGEST_NAME).collect());
        }
        let known = self.context.online.acquaintances.at(&address);
        let token = known.map(|known| known.token.clone());
        let lang = self
            .context
            .session
            .words
            .tag(self.context.session.language);
        let trusted = self.context.online.acquaintances.trusted_at(&address);
        self.context
            .teller
            .outlet
            .network(NetworkOrder::Call(address.clone(), trusted));
        self.context.online.news = ParlourNews::default();
        self.context.online.visit = Some(ParlourVisit {
            client: Client::new(names, lang, token, goal),
            address,
            is_broken: false,
            is_host,
            hearing: Hearing::default(),
        });
    }

    /// Connects to the address that was typed, if it is valid.
    pub(super) fn call_typed(&mut self, typed: &str) {
        match typed.parse() {
            Ok(address) => {
                self.context.screens.pop();
                self.call(address, Intent::Lobby);
            }
            Err(_) => self.context.refuse(say::no_address(typed)),
        }
    }

    fn connected(&mut self) {
        let Some(visit) = &mut self.context.online.visit else {
            return;
        };
        let hello = visit.client.connected();
        let was_broken = std::mem::take(&mut visit.is_broken);
        self.context.send(hello);
        if was_broken {
            self.context.notice(say::line_mended());
        }
    }

    fn line_broke(&mut self) {
        let Some(visit) = &mut self.context.online.visit else {
            return;
        };
        if !std::mem::replace(&mut visit.is_broken, true) {
            let told = if self.context.session.is_at_a_remote_table() {
                say::line_broken_at_table(self.context.session.key(TableAction::Leave))
            } else {
                say::line_broken()
            };
            self.context.notice(told);
        }
    }

    /// Returns whether the player is connected to a parlour or connecting.
    pub(super) fn is_calling(&self) -> bool {
        self.context.online.visit.is_some()
    }

    /// Ends the visit.
    pub(super) fn hang_up(&mut self) {
        self.context.online.news = ParlourNews::default();
        if self.context.online.visit.take().is_some() {
            self.context.teller.outlet.network(NetworkOrder::HangUp);
        }
    }

    /// Ends the visit and goes back to the screen before it, without an announcement.
    fn leave_parlour(&mut self) {
        self.hang_up();
        self.close_remote_match();
        self.close_menus_of_parlour();
    }

    /// Closes the menus that need a connection to a parlour.
    fn close_menus_of_parlour(&mut self) {
        self.context
            .screens
            .retain(|screen| !matches!(screen, Screen::Menu(menu) if menu.kind.is_at_a_parlour()));
    }

    /// Announces why the visit failed, and goes back to the screen before it.
    fn fail(&mut self, why: Message) {
        self.leave_parlour();
        self.context.refuse(why);
    }

    /// Changes what is kept about the parlour that the player visits. If it cannot be saved, it holds until the program ends.
    fn keep_known(&mut self, keep: impl FnOnce(&mut Acquaintances, &Address) -> io::Result<()>) {
        if let Some(visit) = &self.context.online.visit {
            let _ = keep(&mut self.context.online.acquaintances, &visit.address);
        }
    }

    /// Keeps the events of a match on another machine, to check it. The parlour itself runs a visitor's program.
    fn keep_received(&mut self, events: &[Event]) {
        if !self.context.session.is_visited() {
            self.context.online.keep_received(events);
        }
    }

    fn take_told(&mut self, told: ClientNews) {
        match told {
            ClientNews::Welcome {
                parlour,
                token,
                moved,
            } => {
                if let Some(name) = moved {
                    self.name_has_moved(name);
                }
                self.welcomed(parlour, token);
            }
            ClientNews::Table { before, now } => self.table_changed(before.as_deref(), &now),
            ClientNews::Past(past) => {
                for step in &past {
                    self.keep_received(&step.events);
                }
                self.take_past(&past);
            }
            ClientNews::Update(update) => {
                self.keep_received(&update.events);
                self.take_update(&update);
            }
            ClientNews::Frame(frame) => self.take_frame(frame),
        }
    }

    fn take_frame(&mut self, frame: FromServer) {
        match frame {
            FromServer::Code { words, minutes } => {
                self.context.notice(say::six_words(words, minutes))
            }
            FromServer::Tables { tables } => self.take_tables(tables),
            FromServer::People { people } => self.take_friends(people),
            FromServer::League { league, people } => self.take_league(&league, &people),
            FromServer::Rated(standing) => self.tell_standing(&standing),
            FromServer::Evening(list) => self.take_evening(&list),
            FromServer::Evenings { evenings } => self.context.online.news.evenings = evenings,
            FromServer::Compared(result) => self.tell_compared(&result),
            FromServer::Said { seat, name, text } => self.hear_said(seat, name, text),
            FromServer::Pause { on } => {
                let told = if on {
                    say::table_pauses()
                } else {
                    say::table_goes_on()
                };
                let told = Announcement::general(told);
                // A player who has not heard the latest moves does not need this.
                self.context.tell(&told.about(Topic::Aside));
            }
            FromServer::Refused(refused) => self.take_refused(refused),
            FromServer::Closing { text, .. } => {
                self.fail(serpente_text::announce::say::menus::verbatim(text));
            }
            // The client has answered these or made other news of them.
            FromServer::Welcome { .. }
            | FromServer::Table(_)
            | FromServer::Event(_)
            | FromServer::Step(_)
            | FromServer::Pong { .. } => {}
        }
    }

    fn welcomed(&mut self, parlour: String, token: String) {
        let online = &mut self.context.online;
        let Some(visit) = &online.visit else {
            return;
        };
        let is_new = online.news.parlour.replace(parlour.clone()).is_none();
        let wants_lobby = visit.client.goal == Intent::Lobby;
        let is_elsewhere = !visit.is_host;
        // If this cannot be saved, the player only has to sit down anew next time.
        let known = &mut online.acquaintances;
        let _ = known.meet(&visit.address, parlour.clone(), token);
        let is_expected =
            self.context.online.plays_at_once() || self.context.online.wish == Wish::Back;
        if is_new && !wants_lobby && is_elsewhere && !is_expected {
            self.context.notice(say::parlour_welcome(parlour));
        }
    }

    /// Handles a refusal of the parlour: announces the parlour's sentence, which says why.
    fn take_refused(&mut self, refused: RefusedFrame) {
        if let Some(table) = self.remote_table() {
            table.answered();
        }
        let asked_secret = refused.reason == ParlourRefusal::Secret.reason();
        let is_removed = refused.reason == ParlourRefusal::Removed.reason();
        self.context
            .refuse(serpente_text::announce::say::menus::verbatim(refused.text));
        if is_removed {
            // The chair now belongs to somebody else.
            self.close_remote_match();
            self.keep_known(|known, parlour| known.sit(parlour, None));
            return self.ask_for_tables();
        }
        if self.context.online.table().is_some() {
            return;
        }
        let wanted = self
            .context
            .online
            .visit
            .as_ref()
            .map(|visit| &visit.client.goal);
        let wanted_table = matches!(wanted, Some(Intent::Enter { .. }));
        if asked_secret {
            self.context.open_typing(LinePurpose::Secret);
        } else if wanted_table && self.context.session.is_visited() {
            // The last table the player sat at may no longer exist.
            self.ask_for_tables();
        }
    }
}
