//! A table on another machine before a match and between two matches: its players, and how a match begins.

use super::entries::room_entries::RoomMenus;
use super::{Outlet, is_own, is_ready, leads};
use crate::context::Context;
use crate::online::connection::ParlourConnection;
use crate::online::lobby::LobbyScreens;
use crate::online::spoken;
use crate::screens::menu_items::MenuKind;
use crate::screens::text_field::LinePurpose;
use crate::{Screen, Wish};
use serpente_client::wire::{Chair, FromClient, TableState};
use serpente_client::{Acquaintances, changes};
use serpente_engine::table::Game;
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::parlour_page;
use serpente_text::announce::{Announcement, Cue, Message, SoundCue, Topic, Urgency, goal};

/// A table on another machine: its people, and the match that is played there.
pub(crate) struct TableElsewhere<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> TableElsewhere<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> TableElsewhere<'_, O> {
    /// Asks the table to fill the free chairs with computer players.
    pub(crate) fn fill_chairs(&mut self) {
        let level = self
            .context
            .session
            .matches
            .draft
            .levels
            .first()
            .map(ToString::to_string);
        self.context.send(FromClient::Fill { level });
    }

    /// Asks the table to begin the match.
    pub(crate) fn begin_elsewhere(&mut self) {
        self.context.pressed.acted = true;
        if self.context.online.leads() {
            if self.context.online.has_free_chair() {
                self.fill_chairs();
            }
            self.context.send(FromClient::Begin);
        } else if self.context.online.is_ready() {
            if let Some(name) = self.context.online.leader() {
                self.context.answer(say::waits_for_master(name));
            }
        } else {
            self.toggle_ready();
        }
    }

    /// Says to the table that the player is ready for the match, or no longer is. The table answers with its new state.
    pub(crate) fn toggle_ready(&mut self) {
        self.context.pressed.acted = true;
        let on = !self.context.online.is_ready();
        self.context.send(FromClient::Ready { on });
    }

    /// Leaves the table for the list of tables.
    pub(crate) fn leave_room(&mut self) {
        self.context.pressed.acted = true;
        self.context.send(FromClient::Leave);
        ParlourConnection::of(self.context).keep_known(|known, parlour| known.sit(parlour, None));
        if self.context.online.has_first_page {
            // The first page lists the tables.
            return ParlourConnection::of(self.context).leave_parlour();
        }
        LobbyScreens::of(self.context).ask_for_tables();
    }

    /// Announces who came or left, or who leads the table now.
    pub(super) fn table_changed(&mut self, before: Option<&TableState>, now: &TableState) {
        let Some(before) = before else {
            return self.came_to_table(now);
        };
        // The match announces its players, and no person was expected.
        let at_once = self.context.online.plays_at_once();
        if at_once && now.playing {
            self.context.online.wish = Wish::On;
        }
        let at = self.context.session.now;
        self.context.online.note_absences(before, now, at);
        let absence = now.limits.absence.filter(|_| now.playing);
        for (chair, was, is) in changes(before, now) {
            let is_news = !at_once && !is_own(now, chair) || is_about_words(was, is);
            if is_news && let Some(message) = change(was, is, absence) {
                let mut announcement = Announcement::general(message);
                announcement.cue = cue_of_change(was, is).map(SoundCue::from);
                self.context.tell(&announcement);
            }
        }
        for announcement in watchers_changed(before, now) {
            self.context.tell(&announcement);
        }
        self.context.notice_all(own_readiness(before, now));
        let leads = leads(now);
        let is_new_owner = now.owner.is_some() && now.owner != before.owner;
        if is_new_owner
            && !leads
            && let Some(name) = self.context.online.leader()
        {
            self.context.notice(say::leads_now(name));
        }
        if leads && !now.playing && all_are_ready(now) && !all_are_ready(before) {
            self.context.notice(say::all_are_ready());
        }
        if is_new_owner && leads {
            self.context.notice(if now.playing {
                say::you_host_now()
            } else {
                say::you_lead_now()
            });
        }
        if now.limits.turn != before.limits.turn {
            self.context.notice(match now.limits.turn {
                Some(seconds) => say::turn_limited(seconds),
                None => say::turn_free(),
            });
        }
        self.keep_room_in_step(now);
    }

    fn came_to_table(&mut self, now: &TableState) {
        self.context.online.times.away_since.clear();
        self.context.online.times.round_over_at = None;
        let Some(visit) = &self.context.online.visit else {
            return;
        };
        let reached = match self.context.teller.outlet.reached_at() {
            Some(address) => address,
            None => visit.address.clone(),
        };
        let is_host = visit.is_host;
        let page = reached.page();
        ParlourConnection::of(self.context)
            .keep_known(|known, parlour| known.sit(parlour, Some(now.table.clone())));
        if is_host {
            ParlourConnection::of(self.context).keep_known(Acquaintances::host);
            self.context
                .notice(say::hosting(reached.to_string(), spoken(&now.table)));
            self.context.notice(parlour_page(page.clone()));
        }
        if now.private && self.context.online.leads() && !self.context.session.is_visited() {
            self.context
                .notice(say::private_link(format!("{page}t/{}", now.table)));
        }
        ParlourConnection::of(self.context).close_menus_of_parlour();
        // The menu offers to tell the line of the day.
        self.context.session.progress();
        self.context.screens.push(Screen::menu(MenuKind::Room));
        if self.context.online.plays_at_once() && self.context.online.leads() {
            self.fill_chairs();
            return self.begin_elsewhere();
        }
        self.context.online.wish = Wish::On;
        if !now.playing {
            self.context.enter_menu(Urgency::Event);
            if !self.context.online.leads()
                && let Some(name) = self.context.online.leader()
            {
                self.context.notice(say::waits_for_master(name));
            }
            if let Some(league) = now.contest.league.clone().filter(|_| !now.seats.is_empty()) {
                self.context.notice(say::league_counts(league));
            }
            if let Some(evening) = now.contest.evening.clone() {
                // Nobody plays an evening twice.
                self.context.online.new_contest.evening = None;
                let game = Game::find(&now.game);
                let goal = game.and_then(|game| {
                    let house = now.options.house(game).ok()?;
                    Some(goal(game, now.options.goal().ok()?, &house))
                });
                if let Some(goal) = goal {
                    self.context.notice(say::evening_plays(evening, goal));
                }
            }
        }
    }

    /// Keeps the selection in the table's menu within its entries after a change, and closes a match that was broken off.
    fn keep_room_in_step(&mut self, now: &TableState) {
        let items = RoomMenus::of(self.context.view()).room_items();
        let most = items.len().saturating_sub(1);
        if let Some(Screen::Menu(menu)) = self.context.screens.last_mut()
            && menu.kind == MenuKind::Room
        {
            menu.chosen = menu.chosen.min(most);
        }
        let is_over = match &self.context.session.matches.game {
            Some(game) => game.is_over(),
            None => false,
        };
        if !now.playing && !is_over {
            self.close_remote_match();
        }
    }

    /// Asks for a message to the players at the table.
    pub(crate) fn open_talk(&mut self) {
        if self.context.online.table().is_some() {
            self.context.open_typing(LinePurpose::Talk);
        } else {
            self.context.refuse(say::talk_nowhere());
        }
    }

    /// Sends a message to the players at the table.
    pub(crate) fn talk(&mut self, text: &str) {
        self.context.screens.pop();
        if text.trim().is_empty() {
            return self.context.again();
        }
        self.say_to_table(text);
    }

    /// Sends a message, if it says anything, to the players at the table, whatever the screen shows.
    pub(crate) fn say_to_table(&mut self, text: &str) {
        let message = text.trim();
        if self.context.online.table().is_none() {
            self.context.refuse(say::talk_nowhere());
        } else if !message.is_empty() {
            self.context.send(FromClient::Say {
                text: message.to_owned(),
            });
        }
    }
}

/// Announces who watches now and did not before, and who watches no more. Where more watch than are named, nobody is announced: it
/// would never end, and the names that the server leaves out change with everybody who comes.
fn watchers_changed(before: &TableState, now: &TableState) -> Vec<Announcement> {
    let mut announcements = Vec::new();
    if before.watchers.count != before.watchers.names.len()
        || now.watchers.count != now.watchers.names.len()
    {
        return announcements;
    }
    for name in &now.watchers.names {
        if !before.watchers.names.contains(name) && !has_chair(before, name) {
            let came = Announcement::general(say::watcher_came(name)).about(Topic::Addition);
            announcements.push(came.with(Cue::Joined));
        }
    }
    for name in &before.watchers.names {
        if !now.watchers.names.contains(name) && !has_chair(now, name) {
            let gone = Announcement::general(say::watcher_gone(name)).about(Topic::Addition);
            announcements.push(gone.with(Cue::Gone));
        }
    }
    announcements
}

/// Returns whether a player of this name has a chair: whoever changes between a chair and watching is announced by the chair.
fn has_chair(table: &TableState, name: &str) -> bool {
    let mut chairs = table.chairs.iter().flatten();
    chairs.any(|chair| chair.name == name)
}

/// Returns the message for a player who has just said that they are ready for the match, or no longer are.
fn own_readiness(before: &TableState, now: &TableState) -> Option<Message> {
    match (is_ready(before), is_ready(now)) {
        (false, true) => Some(say::you_are_ready()),
        // Readiness ends by itself when a match begins.
        (true, false) if !now.playing => Some(say::you_are_not_ready()),
        _ => None,
    }
}

/// Returns whether all people at the table except the host are connected and ready, and there are such people.
fn all_are_ready(table: &TableState) -> bool {
    let owner = table.owner.map(usize::from);
    let mut people = 0;
    for (place, chair) in table.chairs.iter().enumerate() {
        if let Some(chair) = chair
            && chair.level.is_none()
            && Some(place) != owner
        {
            if !chair.here || !chair.ready {
                return false;
            }
            people += 1;
        }
    }
    people > 0
}

/// Returns whether a player was silenced or may speak again: those players have to know it, too.
fn is_about_words(was: Option<&Chair>, is: Option<&Chair>) -> bool {
    match (was, is) {
        (Some(was), Some(is)) => was.silenced != is.silenced,
        _ => false,
    }
}

/// Returns the sound of a chair that changed: somebody comes or goes.
fn cue_of_change(was: Option<&Chair>, is: Option<&Chair>) -> Option<Cue> {
    match (was, is) {
        (None, Some(_)) => Some(Cue::Joined),
        (Some(_), None) => Some(Cue::Gone),
        (Some(was), Some(is)) if was.name != is.name => Some(Cue::Joined),
        (Some(was), Some(is)) if was.here && !is.here => Some(Cue::Gone),
        (Some(was), Some(is)) if !was.here && is.here => Some(Cue::Joined),
        _ => None,
    }
}

/// Returns the message for a chair that changed. `absence` is after how many seconds of absence the computer plays for a person, if
/// a match goes on.
fn change(was: Option<&Chair>, is: Option<&Chair>, absence: Option<u64>) -> Option<Message> {
    match (was, is) {
        (None, Some(is)) => Some(say::sat_down(&is.name)),
        (Some(was), None) => Some(say::got_up(&was.name)),
        (Some(was), Some(is)) if was.name != is.name => Some(say::sat_down(&is.name)),
        (Some(was), Some(is)) if is.stand_in && !was.stand_in => Some(say::stands_in(&is.name)),
        (Some(was), Some(is)) if is.silenced && !was.silenced => Some(say::silenced(&is.name)),
        (Some(was), Some(is)) if was.silenced && !is.silenced => Some(say::speaks_again(&is.name)),
        (Some(was), Some(is)) if is.ready && !was.ready => Some(say::is_ready(&is.name)),
        (Some(was), Some(is)) if was.here && !is.here => Some(match absence {
            Some(seconds) => say::away_for(&is.name, seconds),
            None => say::went_away(&is.name),
        }),
        (Some(was), Some(is)) if !was.here && is.here => Some(say::came_back(&is.name)),
        _ => None,
    }
}
