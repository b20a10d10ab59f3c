//! The connection to a parlour: how it begins and ends, and what comes from there.

use super::heard_report::HeardReport;
use super::{Doubt, OpenTo, ParlourNews, ParlourVisit};
use crate::context::Context;
use crate::online::lists::ComparedLists;
use crate::online::lobby::LobbyScreens;
use crate::online::room::TableElsewhere;
use crate::screens::menu_items::MenuKind;
use crate::screens::text_field::LinePurpose;
use crate::screens::went_on::WentOn;
use crate::{Outlet, Screen, Wish};
use serpente_client::refusal::ParlourRefusal;
use serpente_client::wire::{FromClient, FromServer, LONGEST_NAME, RefusedFrame};
use serpente_client::{
    Acquaintances, Address, Client, ClientNews, EnterAs, Fingerprint, FoundParlour, Intent,
    NetworkNews, NetworkOrder, PastedAddress,
};
use serpente_engine::table::Event;
use serpente_seat::TableAction;
use serpente_text::announce::say::online as say;
use serpente_text::announce::{Announcement, Cue, Message, Topic, Urgency};
use std::io;

/// The connection to a parlour: begins and ends it, and takes what comes from there.
pub(crate) struct ParlourConnection<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> ParlourConnection<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> ParlourConnection<'_, O> {
    /// Handles news from other machines.
    pub(crate) fn take_news(&mut self, news: NetworkNews) {
        match news {
            NetworkNews::Found(found) => self.have_found(found),
            NetworkNews::Connected => self.connected(),
            NetworkNews::Frame(frame) => {
                let Some(visit) = &mut self.context.online.visit else {
                    return;
                };
                let (send, told) = visit.client.take(*frame);
                self.keep_promise(&send);
                self.context.send_all(send);
                if let Some(told) = told {
                    self.take_client_news(told);
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

    /// Keeps the bytes that these frames promise to a deal, so that the program sends the same ones if it is started again before
    /// they have arrived.
    fn keep_promise(&mut self, send: &[FromClient]) {
        let promises = send
            .iter()
            .any(|frame| matches!(frame, FromClient::Promise { .. }));
        let Some(visit) = &self.context.online.visit else {
            return;
        };
        if promises && let Some(own) = visit.client.nonces.last().copied() {
            self.keep_known(|known, parlour| known.promise(parlour, own));
        }
    }

    /// Searches for parlours on this network.
    pub(crate) fn look(&mut self) {
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
                announcements.push(Announcement::general(message).about(Topic::Addition));
            }
        }
        for announcement in &announcements {
            self.context.tell(announcement);
        }
    }

    /// Connects to a parlour for this goal.
    pub(crate) fn call(&mut self, address: Address, goal: Intent) {
        self.context.answer(say::calling(address.to_string()));
        self.visit(address, goal, false);
    }

    /// Connects to the parlour at this address, on this machine or another.
    pub(crate) fn visit(&mut self, address: Address, goal: Intent, is_host: bool) {
        self.context.pressed.acted = true;
        let people = self.context.session.matches.draft.people.max(1);
        let mut names: Vec<String> = Vec::new();
        for person in 0..people {
            let name = self.context.session.name_of(person);
            names.push(name.chars().take(LONGEST_NAME).collect());
        }
        let known = self.context.online.acquaintances.at(&address);
        let token = known.map(|known| known.token.clone());
        let promised = known.and_then(|known| known.promised);
        let lang = self
            .context
            .session
            .words
            .tag(self.context.session.language);
        let random = self.context.session.random.branch();
        let trusted = self.context.online.acquaintances.trusted_at(&address);
        self.context
            .teller
            .outlet
            .network(NetworkOrder::Call(address.clone(), trusted));
        self.context.online.news = ParlourNews::default();
        self.context.online.visit = Some(ParlourVisit {
            client: Client::new(names, lang, token, goal)
                .with_random(random)
                .with_promise(promised),
            address,
            is_broken: false,
            is_host,
            heard_report: HeardReport::default(),
        });
    }

    /// Connects to the address that was typed, if it is valid, and goes to the table if it is the link to one.
    pub(crate) fn call_typed(&mut self, typed: &str) {
        match typed.parse() {
            Ok(PastedAddress { address, table }) => {
                self.context.screens.pop();
                let goal = Intent::at(table, EnterAs::Player(None));
                self.call(address, goal);
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
            let mended = Announcement::general(say::line_mended());
            self.context.tell(&mended.with(Cue::LineBack));
        }
    }

    fn line_broke(&mut self) {
        let Some(visit) = &mut self.context.online.visit else {
            return;
        };
        if !std::mem::replace(&mut visit.is_broken, true) {
            let message = if self.context.session.is_at_a_remote_table() {
                say::line_broken_at_table(self.context.session.key(TableAction::Leave))
            } else {
                say::line_broken()
            };
            let broken = Announcement::general(message);
            self.context.tell(&broken.with(Cue::LineLost));
        }
    }

    /// Ends the visit.
    pub(super) fn hang_up(&mut self) {
        self.context.online.news = ParlourNews::default();
        if self.context.online.visit.take().is_some() {
            self.context.teller.outlet.network(NetworkOrder::HangUp);
        }
    }

    /// Ends the visit and goes back to the screen before it, without an announcement.
    pub(crate) fn leave_parlour(&mut self) {
        self.hang_up();
        TableElsewhere::of(self.context).close_remote_match();
        self.close_menus_of_parlour();
    }

    /// Closes the menus that need a connection to a parlour.
    pub(super) fn close_menus_of_parlour(&mut self) {
        self.context
            .screens
            .retain(|screen| !matches!(screen, Screen::Menu(menu) if menu.kind.is_at_a_parlour()));
    }

    /// Announces why the visit failed, and goes back to the screen before it.
    pub(super) fn fail(&mut self, why: Message) {
        self.leave_parlour();
        self.context.refuse(why);
    }

    /// Changes what is kept about the parlour that the player visits. If it cannot be saved, it holds until the program ends.
    pub(super) fn keep_known(
        &mut self,
        keep: impl FnOnce(&mut Acquaintances, &Address) -> io::Result<()>,
    ) {
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

    fn take_client_news(&mut self, news: ClientNews) {
        match news {
            ClientNews::Welcome {
                parlour,
                token,
                moved,
            } => {
                if let Some(name) = moved {
                    LobbyScreens::of(self.context).name_has_moved(name);
                }
                self.welcomed(parlour, token);
            }
            ClientNews::Table { before, now } => {
                TableElsewhere::of(self.context).table_changed(before.as_deref(), &now);
            }
            ClientNews::Past(past) => {
                for step in &past {
                    self.keep_received(&step.events);
                }
                TableElsewhere::of(self.context).take_past(&past);
            }
            ClientNews::Update(update) => {
                self.keep_received(&update.events);
                TableElsewhere::of(self.context).take_update(&update);
            }
            ClientNews::Frame(frame) => self.take_frame(frame),
        }
    }

    fn take_frame(&mut self, frame: FromServer) {
        match frame {
            FromServer::Code { words, minutes } => {
                self.context.notice(say::six_words(words, minutes));
            }
            FromServer::Tables { tables } => LobbyScreens::of(self.context).take_tables(tables),
            FromServer::People { people } => LobbyScreens::of(self.context).take_friends(people),
            FromServer::League(list) => ComparedLists::of(self.context).take_league(list),
            FromServer::Rated(standing) => ComparedLists::of(self.context).tell_standing(&standing),
            FromServer::Evening(list) => ComparedLists::of(self.context).take_evening(&list),
            FromServer::Evenings { evenings } => self.context.online.news.evenings = evenings,
            FromServer::EveningWords { evening, words } => {
                ComparedLists::of(self.context).tell_words(&evening, &words);
            }
            FromServer::Compared(result) => ComparedLists::of(self.context).tell_compared(&result),
            FromServer::Said { seat, name, text } => {
                TableElsewhere::of(self.context).hear_said(seat, name, text);
            }
            FromServer::Pause { on } => {
                let message = if on {
                    say::table_pauses()
                } else {
                    say::table_goes_on()
                };
                // A player who has not heard the latest moves does not need this.
                let announcement = Announcement::general(message).about(Topic::Addition);
                self.context.tell(&announcement);
            }
            FromServer::Refused(refused) => self.take_refused(refused),
            FromServer::Closing { reason, text } => {
                let message = serpente_text::announce::say::menus::verbatim(text);
                if reason == ParlourRefusal::Stopping.reason() {
                    // It may be started again at once, as for a new version: the visit waits for that.
                    self.context.notice(message);
                } else {
                    self.fail(message);
                }
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
        if let Some(table) = TableElsewhere::of(self.context).remote_table() {
            table.answered();
        }
        if refused.reason == ParlourRefusal::CameAgain.reason() {
            return self.went_on_elsewhere();
        }
        let asked_secret = refused.reason == ParlourRefusal::Secret.reason();
        let is_removed = refused.reason == ParlourRefusal::Removed.reason();
        let is_full = refused.reason == ParlourRefusal::Full.reason();
        self.context
            .refuse(serpente_text::announce::say::menus::verbatim(refused.text));
        if is_removed {
            // The chair now belongs to somebody else.
            TableElsewhere::of(self.context).close_remote_match();
            self.keep_known(|known, parlour| known.sit(parlour, None));
            return LobbyScreens::of(self.context).ask_for_tables();
        }
        if self.context.online.table().is_some() {
            return;
        }
        let wish = std::mem::take(&mut self.context.online.wish);
        if is_full && let Wish::Table { table, .. } = wish {
            // Somebody who followed a link to a full table watches there.
            return self.want(Intent::at(Some(table), EnterAs::Watcher), true);
        }
        let wanted = self
            .context
            .online
            .visit
            .as_ref()
            .map(|visit| &visit.client.goal);
        let wanted_table = matches!(wanted, Some(Intent::Enter { .. }));
        let hosts = match &self.context.online.visit {
            Some(visit) => visit.is_host,
            None => false,
        };
        if asked_secret {
            self.context.open_typing(LinePurpose::Secret);
        } else if wanted_table && hosts {
            // The table that the player hosted last no longer exists.
            self.keep_known(|known, parlour| known.sit(parlour, None));
            LobbyScreens::of(self.context).open_table_elsewhere(OpenTo::All);
        } else if wanted_table && self.context.session.is_visited() {
            // The last table the player sat at may no longer exist.
            LobbyScreens::of(self.context).ask_for_tables();
        }
    }

    /// Closes the table that the player went on at in another window: what is shown here does not change any more. They are asked
    /// whether to take it back. Nothing but that takes it back, and least of all a connection that is made anew.
    fn went_on_elsewhere(&mut self) {
        let Some(visit) = &mut self.context.online.visit else {
            return;
        };
        let goal = visit.client.goal.clone();
        visit.client.wait_in_lobby();
        self.context.teller.drop_all();
        TableElsewhere::of(self.context).close_remote_match();
        self.close_menus_of_parlour();
        self.context
            .screens
            .retain(|screen| !matches!(screen, Screen::Typing(_) | Screen::Reader(_)));
        self.context
            .screens
            .push(Screen::WentOn(WentOn::from(goal)));
        self.context.ask_again(Urgency::Event);
    }

    /// Enters a table again that the player went on at in another window.
    pub(crate) fn take_back(&mut self, goal: Intent) {
        self.want(goal, true);
    }

    /// Sets what the player wants at the parlour. `asks`: the parlour is asked for it at once.
    pub(super) fn want(&mut self, goal: Intent, asks: bool) {
        self.context.pressed.acted = true;
        let Some(visit) = &mut self.context.online.visit else {
            return;
        };
        let frames = visit.client.want(goal);
        self.context.online.news.list_due = None;
        if asks {
            self.context.send_all(frames);
        }
    }

    /// Asks whether to trust the certificate that a parlour has shown.
    pub(super) fn doubt(&mut self, shown: Fingerprint) {
        let Some(visit) = &self.context.online.visit else {
            return;
        };
        self.context.online.doubt = Some(Doubt {
            shown,
            address: visit.address.clone(),
            goal: visit.client.goal.clone(),
        });
        self.leave_parlour();
        self.context
            .screens
            .push(Screen::menu(MenuKind::Certificate));
        self.context.enter_menu(Urgency::Event);
    }

    /// Trusts the certificate and connects.
    pub(crate) fn trust(&mut self) {
        self.context.screens.pop();
        if let Some(doubt) = self.context.online.doubt.take() {
            // If this cannot be saved, the question is asked again next time.
            let _ = self
                .context
                .online
                .acquaintances
                .trust(&doubt.address, doubt.shown);
            self.call(doubt.address, doubt.goal);
        }
    }
}
