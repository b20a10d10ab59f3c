//! A table on another machine before a match and between two matches: its players, and how a match begins.

use super::menus::{game_named, spoken};
use super::{App, Outlet};
use crate::items::{MenuItem, MenuKind};
use crate::typing::LinePurpose;
use crate::{Screen, Wish};
use serpente_client::changes;
use serpente_client::wire::{Chair, FromClient, TableState};
use serpente_engine::table::Game;
use serpente_seat::Listener;
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::parlour_page;
use serpente_text::announce::{Message, Urgency, goal};

impl<O: Outlet> App<O> {
    /// Returns whether the player at this keyboard leads the table.
    pub(super) fn leads(&self) -> bool {
        self.online.table().is_some_and(leads)
    }

    /// Returns the entries of the table's menu: the commands, and its chairs.
    pub(crate) fn room_items(&self) -> Vec<MenuItem<O>> {
        let Some(table) = self.online.table() else {
            return Vec::new();
        };
        let mut items = Vec::new();
        if self.leads() {
            // The leader fills the chairs and then begins, or does both at once.
            if self.has_free_chair() {
                items.push(MenuItem::new(say::room_fill(), Self::fill_chairs));
            }
            items.push(MenuItem::new(say::room_begin(), Self::begin_elsewhere));
        } else if !table.seats.is_empty() && !table.playing {
            let label = if self.is_ready() {
                say::room_not_ready()
            } else {
                say::room_ready()
            };
            items.push(MenuItem::new(label, Self::toggle_ready));
        }
        items.extend(self.chairs());
        items.push(MenuItem::typing(say::room_talk(), LinePurpose::Talk));
        if self.leads() && table.watching > 0 {
            items.push(MenuItem::new(say::room_watchers_away(), |app| {
                app.send(FromClient::Remove { seat: None });
            }));
        }
        items.extend(self.check_item().into_iter().chain(self.compared_items()));
        items.push(MenuItem::new(say::room_leave(), Self::leave_room));
        items
    }

    fn has_free_chair(&self) -> bool {
        let table = self.online.table();
        table.is_some_and(|table| table.chairs.iter().any(Option::is_none))
    }

    pub(crate) fn room_title(&self) -> Message {
        match self.online.table() {
            Some(table) => say::room_menu(spoken(&table.table), game_named(&table.game)),
            None => say::online_menu(),
        }
    }

    pub(super) fn chair_label(&self, place: usize) -> Message {
        let table = self.online.table();
        let chair = table.and_then(|table| table.chairs.get(place)?.as_ref());
        let own = table.is_some_and(|table| is_own(table, place));
        let number = place + 1;
        match chair {
            None => say::room_chair_free(number),
            Some(chair) if own => say::room_chair_own(number, &chair.name),
            Some(chair) if chair.level.is_some() => say::room_chair_computer(number, &chair.name),
            Some(chair) if chair.silenced => say::room_chair_silenced(number, &chair.name),
            Some(chair) if chair.ready => say::room_chair_ready(number, &chair.name),
            Some(chair) if chair.here => say::room_chair(number, &chair.name),
            Some(chair) => say::room_chair_away(number, &chair.name),
        }
    }

    /// Returns whether the visitor asked for a match against computer players that has not begun yet.
    pub(super) fn plays_at_once(&self) -> bool {
        matches!(self.online.wish, Wish::Play { .. })
    }

    /// Asks the table to fill the free chairs with computer players.
    fn fill_chairs(&mut self) {
        let level = self
            .session
            .matches
            .draft
            .levels
            .first()
            .map(ToString::to_string);
        self.send(FromClient::Fill { level });
    }

    /// Asks the table to begin the match.
    pub(crate) fn begin_elsewhere(&mut self) {
        self.pressed.acted = true;
        if self.leads() {
            if self.has_free_chair() {
                self.fill_chairs();
            }
            self.send(FromClient::Begin);
        } else if self.is_ready() {
            if let Some(name) = self.leader() {
                self.answer(say::waits_for_master(name));
            }
        } else {
            self.toggle_ready();
        }
    }

    /// Returns whether the player has said that they are ready for the match.
    fn is_ready(&self) -> bool {
        self.online.table().is_some_and(is_ready)
    }

    /// Says to the table that the player is ready for the match, or no longer is. The table answers with its new state.
    fn toggle_ready(&mut self) {
        self.pressed.acted = true;
        let on = !self.is_ready();
        self.send(FromClient::Ready { on });
    }

    /// Returns the name of the player who leads the table.
    fn leader(&self) -> Option<String> {
        let table = self.online.table()?;
        let chair = table.chairs.get(usize::from(table.master?))?.as_ref()?;
        Some(chair.name.clone())
    }

    /// Leaves the table for the list of tables.
    fn leave_room(&mut self) {
        self.pressed.acted = true;
        self.send(FromClient::Leave);
        self.keep_known(|known, parlour| known.sit(parlour, None));
        self.ask_for_tables();
    }

    /// Announces who came or left, or who leads the table now.
    pub(super) fn table_changed(&mut self, before: Option<&TableState>, now: &TableState) {
        let Some(before) = before else {
            return self.came_to_table(now);
        };
        // The match announces its players, and no person was expected.
        let at_once = self.plays_at_once();
        if at_once && now.playing {
            self.online.wish = Wish::On;
        }
        let told: Vec<Message> = changes(before, now)
            .filter(|(chair, was, is)| {
                !at_once && !is_own(now, *chair) || is_about_words(*was, *is)
            })
            .filter_map(|(_, was, is)| change(was, is))
            .chain(own_readiness(before, now))
            .collect();
        let leads = leads(now);
        let new_master = now.master.filter(|_| now.master != before.master);
        let leader = new_master.filter(|_| !leads).and_then(|_| self.leader());
        self.notice_all(told.into_iter().chain(leader.map(say::leads_now)));
        if leads && !now.playing && all_are_ready(now) && !all_are_ready(before) {
            self.notice(say::all_are_ready());
        }
        if new_master.is_some() && leads {
            self.notice(if now.playing {
                say::you_host_now()
            } else {
                say::you_lead_now()
            });
        }
        self.keep_room_in_step(now);
    }

    fn came_to_table(&mut self, now: &TableState) {
        let Some(visit) = &self.online.visit else {
            return;
        };
        let reached = self.teller.outlet.reached_at();
        let reached = reached.unwrap_or_else(|| visit.address.clone());
        let (is_host, page) = (visit.is_host, reached.page());
        self.keep_known(|known, parlour| known.sit(parlour, Some(now.table.clone())));
        if is_host {
            self.notice(say::hosting(reached.to_string(), spoken(&now.table)));
            self.notice(parlour_page(page.clone()));
        }
        if now.private && self.leads() && !self.session.is_visited() {
            self.notice(say::private_link(format!("{page}t/{}", now.table)));
        }
        self.close_menus_of_parlour();
        self.screens.push(Screen::menu(MenuKind::Room));
        if self.plays_at_once() && self.leads() {
            self.fill_chairs();
            return self.begin_elsewhere();
        }
        self.online.wish = Wish::On;
        if !now.playing {
            self.enter_menu(Urgency::Event);
            if !self.leads()
                && let Some(name) = self.leader()
            {
                self.notice(say::waits_for_master(name));
            }
            if let Some(league) = now.league.clone().filter(|_| !now.seats.is_empty()) {
                self.notice(say::league_counts(league));
            }
            if let Some(evening) = now.evening.clone() {
                // Nobody plays an evening twice.
                self.online.evening = None;
                let game = Game::find(&now.game);
                let goal = game.and_then(|game| {
                    let house = now.options.house(game).ok()?;
                    Some(goal(game, now.options.goal().ok()?, &house))
                });
                if let Some(goal) = goal {
                    self.notice(say::evening_plays(evening, goal));
                }
            }
        }
    }

    /// Keeps the selection in the table's menu within its entries after a change, and closes a match that was broken off.
    fn keep_room_in_step(&mut self, now: &TableState) {
        let most = self.room_items().len().saturating_sub(1);
        if let Some(Screen::Menu(menu)) = self.screens.last_mut()
            && menu.kind == MenuKind::Room
        {
            menu.chosen = menu.chosen.min(most);
        }
        let is_over = |listener: &Listener| listener.seen().winners().is_some();
        if !now.playing && !self.session.listener().is_some_and(is_over) {
            self.close_remote_match();
        }
    }

    /// Asks for a message to the players at the table.
    pub(crate) fn open_talk(&mut self) {
        if self.online.table().is_some() {
            self.open_typing(LinePurpose::Talk);
        } else {
            self.refuse(say::talk_nowhere());
        }
    }

    /// Sends a message to the players at the table.
    pub(crate) fn talk(&mut self, text: &str) {
        self.screens.pop();
        let text = text.trim();
        if text.is_empty() {
            return self.again();
        }
        let text = text.to_owned();
        self.send(FromClient::Say { text });
    }

    /// Returns whether the player is at a table on another machine.
    pub(crate) fn is_in_room(&self) -> bool {
        self.online.table().is_some()
    }
}

/// Returns whether somebody at this keyboard leads the table.
fn leads(table: &TableState) -> bool {
    let master = table.master;
    master.is_some_and(|master| table.seats.contains(&master))
}

/// Returns whether somebody at this keyboard sits on this chair, from 0.
pub(super) fn is_own(table: &TableState, chair: usize) -> bool {
    let mut seats = table.seats.iter();
    seats.any(|&seat| usize::from(seat) == chair)
}

/// Returns whether the player at this keyboard has said that they are ready for the match.
fn is_ready(table: &TableState) -> bool {
    let chair = |&seat: &u8| table.chairs.get(usize::from(seat))?.as_ref();
    let mut own = table.seats.iter().filter_map(chair);
    own.any(|chair| chair.ready)
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
    let master = table.master.map(usize::from);
    let others = table.chairs.iter().enumerate();
    let others = others.filter(|(place, _)| Some(*place) != master);
    let others = others.filter_map(|(_, chair)| chair.as_ref());
    let mut people = others.filter(|chair| chair.level.is_none()).peekable();
    people.peek().is_some() && people.all(|chair| chair.here && chair.ready)
}

/// Returns whether a player was silenced or may speak again: those players have to know it, too.
fn is_about_words(was: Option<&Chair>, is: Option<&Chair>) -> bool {
    was.zip(is)
        .is_some_and(|(was, is)| was.silenced != is.silenced)
}

/// Returns the message for a chair that changed.
fn change(was: Option<&Chair>, is: Option<&Chair>) -> Option<Message> {
    match (was, is) {
        (None, Some(is)) => Some(say::sat_down(&is.name)),
        (Some(was), None) => Some(say::got_up(&was.name)),
        (Some(was), Some(is)) if was.name != is.name => Some(say::sat_down(&is.name)),
        (Some(was), Some(is)) if is.stand_in && !was.stand_in => Some(say::stands_in(&is.name)),
        (Some(was), Some(is)) if is.silenced && !was.silenced => Some(say::silenced(&is.name)),
        (Some(was), Some(is)) if was.silenced && !is.silenced => Some(say::speaks_again(&is.name)),
        (Some(was), Some(is)) if is.ready && !was.ready => Some(say::is_ready(&is.name)),
        (Some(was), Some(is)) if was.here && !is.here => Some(say::went_away(&is.name)),
        (Some(was), Some(is)) if !was.here && is.here => Some(say::came_back(&is.name)),
        _ => None,
    }
}
