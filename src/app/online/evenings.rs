//! Evenings: the evening of a new table, the player's result, and the list of an evening.

use super::{App, Online, OnlineEffect, Outlet};
use crate::Draft;
use crate::screens::menu_items::MenuItem;
use crate::screens::text_field::LinePurpose;
use crate::table::fairness::found;
use serpente_archive::check_evening;
use serpente_client::wire::USUAL_EVENING_ROUNDS;
use serpente_client::wire::{ComparedPerson, EveningList, EveningResult, FromClient, SeatResult};
use serpente_engine::rules::Goal;
use serpente_engine::table::{Bytes32, EveningKey, Event};
use serpente_text::announce::say::{menus, online as say};
use serpente_text::announce::{Announcement, Message};

/// The purpose for which the results of an evening were asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum EveningPurpose {
    /// To open their list.
    #[default]
    List,
    /// To check the last match with the key of the deals.
    Check,
}

impl Online {
    /// Gives the match that is being set up a number of rounds if it is for an evening and its game allows one.
    pub(super) fn count_rounds(&self, draft: &mut Draft) {
        let has_none = draft.game.may_end_after_rounds() && draft.goal().rounds().is_none();
        if self.evening.is_some() && has_none {
            draft.goal = Some(Goal::Rounds(USUAL_EVENING_ROUNDS));
        }
    }

    /// Returns the entry that asks for the evening of a new table.
    pub(super) fn open_evening_item(&self) -> MenuItem {
        let label = match &self.evening {
            Some(evening) => say::open_evening(evening),
            None => say::open_no_evening(),
        };
        MenuItem::typing(label, LinePurpose::Evening)
    }

    /// Returns the entries that ask the parlour for the results of the table's evening, and for the people of its league.
    pub(crate) fn compared_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        if let Some(table) = self.table()
            && let Some(evening) = &table.evening
        {
            let effect = OnlineEffect::Evening(None);
            items.push(MenuItem::online(say::room_evening(evening), effect));
        }
        items.extend(self.league_item());
        items
    }

    /// Returns an entry for each evening in which the player has taken part; it asks the parlour for the results.
    pub(super) fn evenings_played(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        for evening in &self.news.evenings {
            let effect = OnlineEffect::Evening(Some(evening.clone()));
            items.push(MenuItem::online(say::room_evening(evening), effect));
        }
        items
    }

    /// Returns the seal of the evening for which the last match on another machine was played, if it was played for one.
    pub(crate) fn evening_seal(&self) -> Option<Bytes32> {
        match self.received.first() {
            Some(Event::Match(header)) => header.evening,
            _ => None,
        }
    }
}

impl<O: Outlet> App<O> {
    pub(super) fn request_evening(&mut self, evening: Option<String>, purpose: EveningPurpose) {
        self.context.pressed.acted = true;
        self.context.online.evening_purpose = purpose;
        self.context.send(FromClient::Evening { evening });
    }

    /// Takes the results of an evening: opens their list, or checks the match with the key of the deals.
    pub(super) fn take_evening(&mut self, list: &EveningList) {
        if self.context.online.evening_purpose == EveningPurpose::Check {
            let Some(key) = list.key else {
                return self.context.answer(menus::check_evening_open());
            };
            let checked = check_evening(&self.context.online.received, EveningKey(key));
            return self.context.answer(found(checked, menus::check_evening));
        }
        match list.key {
            None => self.context.answer(waits(list.waits)),
            Some(_) if list.people.is_empty() => self.context.answer(say::evening_alone()),
            Some(_) => {
                let title = say::evening_menu(&list.evening, list.others);
                let people = list.people.iter();
                self.open_list(title, people.map(|one| (one.id, person_label(one))));
            }
        }
    }

    /// Asks the parlour for the key of the deals, to check the last match with it.
    pub(crate) fn check_in_evening(&mut self) {
        self.request_evening(None, EveningPurpose::Check);
    }

    /// Announces the results of the players at this keyboard or, before the end, how many tables have not finished.
    pub(super) fn tell_compared(&mut self, result: &EveningResult) {
        let others = result.others;
        let messages: Vec<Message> = match &result.results[..] {
            [] if !result.over => vec![waits(result.waits)],
            [] if others == 0 => vec![say::evening_alone()],
            [] => vec![say::evening_late()],
            [own] => vec![compared(own, others)],
            all => all
                .iter()
                .map(|one| say::evening_for(&one.name, compared(one, others)))
                .collect(),
        };
        for message in messages {
            self.context.tell(&Announcement::score(message));
        }
    }
}

/// Returns the label of a person in the list of an evening.
fn person_label(person: &ComparedPerson) -> Message {
    let place = person.place;
    let name = &person.name;
    match person.difference {
        0 => say::evening_person_same(place, name),
        1.. => say::evening_person_better(place, name, person.difference),
        _ => say::evening_person_worse(place, name, -person.difference),
    }
}

fn waits(tables: usize) -> Message {
    match tables {
        0 => say::evening_waits_alone(),
        tables => say::evening_waits(tables),
    }
}

fn compared(result: &SeatResult, others: usize) -> Message {
    match result.difference {
        0 => say::evening_same(others),
        1.. => say::evening_better(result.difference, others),
        _ => say::evening_worse(-result.difference, others),
    }
}
