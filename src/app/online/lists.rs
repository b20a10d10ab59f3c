//! Leagues, and the list of the people of a league or of an evening.

use super::Outlet;
use super::evenings::name_and_words;
use crate::context::Context;
use crate::screens::ScreenStep;
use crate::screens::menu_items::MenuKind;
use crate::screens::text_field::LinePurpose;
use serpente_client::person::{PersonId, name};
use serpente_client::wire::{LONGEST_NAME, LeagueList, LeagueStanding, RatedPerson};
use serpente_text::announce::say::online as say;
use serpente_text::announce::say::parlour::refused_name;
use serpente_text::announce::{Announcement, Message, Topic, Urgency};

/// Leagues and evenings: asks for their lists, and announces how the player did.
pub(crate) struct ComparedLists<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> ComparedLists<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> ComparedLists<'_, O> {
    /// Takes the name of the league for which the matches of a new table count, or of the evening that it plays; without a name,
    /// there is none. For an evening, the match gets a number of rounds.
    pub(crate) fn set_compared(&mut self, purpose: LinePurpose, typed: &str) -> ScreenStep {
        let (typed, words) = match purpose {
            LinePurpose::Evening => name_and_words(typed),
            _ => (typed, None),
        };
        let name = name(typed);
        if name.is_none() && !typed.trim().is_empty() {
            self.context.refuse(refused_name(LONGEST_NAME));
            return ScreenStep::Stay;
        }
        if purpose == LinePurpose::League {
            self.context.online.new_contest.league = name;
        } else {
            self.context.online.new_contest.evening = name;
            self.context.online.new_contest.evening_words = words.map(str::to_owned);
            self.context
                .online
                .count_rounds(&mut self.context.session.matches.draft);
        }
        ScreenStep::Back
    }

    /// Opens a list of people, the best first, with the player selected, unless the player has left the menu meanwhile.
    pub(super) fn open_list(
        &mut self,
        title: Message,
        people: impl Iterator<Item = (PersonId, Message)>,
    ) {
        let asked_in = [
            MenuKind::Room,
            MenuKind::Table,
            MenuKind::Lobby,
            MenuKind::List,
        ];
        if !asked_in
            .into_iter()
            .any(|kind| self.context.is_menu_open(kind))
        {
            return;
        }
        let mut ids: Vec<PersonId> = Vec::new();
        let mut labels: Vec<Message> = Vec::new();
        for (id, label) in people {
            ids.push(id);
            labels.push(label);
        }
        let table = self.context.online.table();
        let own = table.and_then(|table| {
            let chair = table.chairs.get(usize::from(table.seat?))?.as_ref()?;
            ids.iter().position(|id| Some(*id) == chair.id)
        });
        self.context.online.news.list = Some((title, labels));
        if self.context.is_menu_open(MenuKind::List) {
            // The list has changed while it is open.
            return self.context.enter_menu(Urgency::Answer);
        }
        self.context
            .open_at(MenuKind::List, own.unwrap_or_default());
    }

    /// Takes the people of the table's league, and opens their list.
    pub(super) fn take_league(&mut self, list: LeagueList) {
        if list.people.is_empty() {
            return self.context.answer(say::league_empty(&list.league));
        }
        let mut labelled = Vec::new();
        for person in &list.people {
            let RatedPerson { place, rating, .. } = *person;
            let label = if person.out {
                say::league_person_out(&person.name)
            } else {
                say::league_person(place, &person.name, rating, person.matches)
            };
            labelled.push((person.id, label));
        }
        let title = say::league_menu(&list.league);
        self.context.online.news.league = if list.owned { Some(list) } else { None };
        self.open_list(title, labelled.into_iter());
    }

    /// Announces the player's new standing after a match.
    pub(super) fn tell_standing(&mut self, standing: &LeagueStanding) {
        let LeagueStanding {
            league,
            place,
            of,
            rating,
            change,
        } = standing;
        let message = match *change {
            0 => say::rated_same(league, *place, *of, *rating),
            1.. => say::rated_up(league, *place, *of, *rating, *change),
            _ => say::rated_down(league, *place, *of, *rating, -change),
        };
        self.context
            .tell(&Announcement::score(message).about(Topic::Standing));
    }
}
