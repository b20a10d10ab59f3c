//! Evenings: the evening of a new table, the player's result, and the list of an evening.

use super::{EveningPurpose, Outlet};
use crate::online::lists::ComparedLists;
use crate::table::fairness::check_result;
use serpente_archive::check_evening;
use serpente_client::wire::{ComparedPerson, EveningList, EveningResult, FromClient, SeatResult};
use serpente_engine::table::EveningKey;
use serpente_text::announce::say::{menus, online as say};
use serpente_text::announce::{Announcement, Message};

/// How many words an evening has, which its other tables need.
const EVENING_WORD_COUNT: usize = 6;

impl<O: Outlet> ComparedLists<'_, O> {
    /// Asks the parlour for the results of an evening, by its name or that of the table, to open their list.
    pub(crate) fn request_list(&mut self, evening: Option<String>) {
        self.request_evening(evening, EveningPurpose::List);
    }

    fn request_evening(&mut self, evening: Option<String>, purpose: EveningPurpose) {
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
            return self
                .context
                .answer(check_result(checked, menus::check_evening));
        }
        if let Some(words) = &list.words {
            self.tell_words(&list.evening, words);
        }
        match list.key {
            None => self.context.answer(waits(list.waits, list.minutes)),
            Some(_) if list.people.is_empty() => self.context.answer(say::evening_alone()),
            Some(_) => {
                let title = say::evening_menu(&list.evening, list.others);
                let people = list.people.iter();
                self.context.online.news.league = None;
                self.open_list(title, people.map(|one| (one.id, person_label(one))));
            }
        }
    }

    /// Tells the words of an evening to the person who began it.
    pub(super) fn tell_words(&mut self, evening: &str, words: &str) {
        let all = format!("{evening}, {words}");
        self.context.notice(say::evening_words(evening, all));
    }

    /// Asks the parlour for the key of the deals, to check the last match with it.
    pub(crate) fn check_in_evening(&mut self) {
        self.request_evening(None, EveningPurpose::Check);
    }

    /// Announces the results of the players at this keyboard or, before the end, how many tables have not finished.
    pub(super) fn tell_compared(&mut self, result: &EveningResult) {
        let others = result.others;
        let messages: Vec<Message> = match &result.results[..] {
            [] if !result.over => vec![waits(result.waits, result.minutes)],
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

fn waits(tables: usize, minutes: Option<u64>) -> Message {
    match (tables, minutes) {
        (0, Some(minutes)) => say::evening_waits_hour(minutes),
        (0, None) => say::evening_waits_alone(),
        (tables, _) => say::evening_waits(tables),
    }
}

/// Returns the name and, if they stand behind a comma, the words of an evening that a player has
/// typed.
pub(super) fn name_and_words(typed: &str) -> (&str, Option<&str>) {
    let Some((name, words)) = typed.rsplit_once(',') else {
        return (typed, None);
    };
    if words.split_whitespace().count() == EVENING_WORD_COUNT {
        (name, Some(words.trim()))
    } else {
        (typed, None)
    }
}

fn compared(result: &SeatResult, others: usize) -> Message {
    match result.difference {
        0 => say::evening_same(others),
        1.. => say::evening_better(result.difference, others),
        _ => say::evening_worse(-result.difference, others),
    }
}
