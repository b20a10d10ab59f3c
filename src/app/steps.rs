//! What a screen cannot do by itself, because that concerns the screens around it, the match or another machine.

use crate::context::{Context, LastPress};
use crate::help::HelpTexts;
use crate::learn::exercises::Exercises;
use crate::learn::practice::PracticeTable;
use crate::learn::reviewing::MatchReview;
use crate::online::connection::ParlourConnection;
use crate::online::lists::ComparedLists;
use crate::online::lobby::LobbyScreens;
use crate::online::room::TableElsewhere;
use crate::screens::menu_items::MenuKind;
use crate::screens::quitting::Quitting;
use crate::screens::text_field::LinePurpose;
use crate::screens::two_voices::TwoVoices;
use crate::screens::{AfterClose, Screen, ScreenStep};
use crate::table::game::TableScreen;
use crate::teller::Outlet;
use serpente_engine::table::player_name;
use serpente_text::announce::Urgency;
use serpente_text::announce::say::menus as say;
use serpente_text::words::words;

/// Does what a screen asks for when it has taken a key, and what an entry of a menu does.
pub(crate) struct StepRunner<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> StepRunner<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> StepRunner<'_, O> {
    /// Does what a screen cannot do by itself.
    pub(crate) fn take(&mut self, step: ScreenStep) {
        match step {
            ScreenStep::Stay => {}
            ScreenStep::NoUse(key) => self.context.without_use(key),
            ScreenStep::Back => self.back(),
            ScreenStep::Close(then) => {
                self.context.pressed.acted = true;
                self.context.screens.pop();
                self.go_on_after(&then);
            }
            ScreenStep::Tell(announcements) => self.context.tell_together(&announcements),
            ScreenStep::Help => HelpTexts::of(self.context).help(),
            ScreenStep::Quit => self.context.done = true,
            ScreenStep::AskToQuit => {
                self.ask_to_quit(Quitting::Program);
            }
            ScreenStep::LeaveChair => {
                self.context.screens.pop();
                TableElsewhere::of(self.context).leave_room();
            }
            ScreenStep::Quiet => {
                self.context.teller.outlet.quiet();
                self.context.pressed.last = LastPress::Quiet;
            }
            ScreenStep::Enter(effect) => self.enter(effect),
            ScreenStep::Change(change, up) => self.change(change, up),
            ScreenStep::EndTraining => {
                let next = Exercises::of(self.context).end(None);
                self.take(next);
            }
            ScreenStep::PlayOn(decision) => PracticeTable::of(self.context).play_on_from(decision),
            ScreenStep::TellBetter(decision) => MatchReview::of(self.context).tell_better(decision),
            ScreenStep::Typed(purpose, text) => self.take_typed(purpose, &text),
            ScreenStep::TakeBack(goal) => {
                self.context.screens.pop();
                ParlourConnection::of(self.context).take_back(*goal);
            }
            ScreenStep::StayElsewhere => {
                self.context.screens.pop();
                LobbyScreens::of(self.context).ask_for_tables();
            }
            ScreenStep::UsualName(person) => self.set_name(person, None),
        }
    }

    fn go_on_after(&mut self, then: &AfterClose) {
        let begins = self.context.is_menu_open(MenuKind::Main);
        match then {
            AfterClose::MeasureReader => {
                // Asked at once, since nobody knows yet how long the reader needs for the answer before it: a question that
                // comes later could come into a match.
                self.context.measure_reader(Urgency::Answer);
                let answer = TwoVoices::keeps_quiet(&self.context.session);
                let before = words(&self.context.session.text(&answer));
                self.context.teller.words_before_measured = before;
            }
            AfterClose::IntroduceMenu => self.context.introduce_menu(Urgency::Event),
            AfterClose::Measured(true) if begins => self.context.introduce_menu(Urgency::Event),
            AfterClose::Measured(true) => {}
            AfterClose::Measured(false) if begins => self.context.introduce_menu(Urgency::Answer),
            AfterClose::Measured(false) => self.context.tell_entry(Urgency::Answer),
        }
    }

    fn ask_to_quit(&mut self, quitting: Quitting) {
        self.context.screens.push(Screen::Quitting(quitting));
        self.context.ask_again(Urgency::Answer);
    }

    /// Goes back by one screen.
    pub(crate) fn back(&mut self) {
        if self.context.is_next_to_first_page() {
            // With the chair, the link that friends were sent would be lost by a single key.
            if self.context.is_menu_open(MenuKind::Room) {
                return self.ask_to_quit(Quitting::Chair);
            }
            self.context.screens.truncate(1);
            return ParlourConnection::of(self.context).leave_parlour();
        }
        let left = self.context.screens.pop();
        match self.context.screens.last() {
            // The entry that led to the closed menu has the same name as that menu, so the title has to say which menu is open
            // now.
            Some(Screen::Menu(_)) if matches!(left, Some(Screen::Menu(_))) => {
                self.context.enter_menu(Urgency::Answer);
            }
            Some(Screen::Menu(_)) => self.context.tell_entry(Urgency::Answer),
            Some(Screen::Table) => TableScreen::of(self.context).return_to_table(),
            Some(_) => self.context.again(),
            None => self.context.done = true,
        }
    }

    /// Takes the confirmed text of a field; an empty one changes nothing.
    pub(crate) fn take_typed(&mut self, purpose: LinePurpose, typed: &str) {
        self.context.pressed.acted = true;
        match purpose {
            LinePurpose::Name(person) => match player_name(typed) {
                Some(name) => self.set_name(person, Some(name)),
                None => self.back(),
            },
            LinePurpose::League | LinePurpose::Evening => {
                let next = ComparedLists::of(self.context).set_compared(purpose, typed);
                self.take(next);
            }
            LinePurpose::Address | LinePurpose::SixWords if typed.trim().is_empty() => {
                self.back();
            }
            LinePurpose::Address => ParlourConnection::of(self.context).call_typed(typed),
            LinePurpose::Secret => LobbyScreens::of(self.context).enter_with_secret(typed.trim()),
            LinePurpose::Talk => TableElsewhere::of(self.context).talk(typed),
            LinePurpose::SixWords => LobbyScreens::of(self.context).come_by_six_words(typed),
        }
    }

    /// Sets the name of a person; `None` restores the usual name.
    fn set_name(&mut self, person: usize, name: Option<String>) {
        self.context.pressed.acted = true;
        if person == 0 {
            self.context.session.settings.name = name;
        } else {
            let draft = &mut self.context.session.matches.draft;
            match name {
                Some(name) => drop(draft.names.insert(person, name)),
                None => drop(draft.names.remove(&person)),
            }
            self.context.session.settings.last_match = draft.to_remember();
        }
        self.context.keep_settings();
        self.back_with_name();
    }

    /// Goes back from the question for a name, or on to the tables if the name was asked for on the way there.
    fn back_with_name(&mut self) {
        let on_the_way = self.context.session.is_visited()
            && !self.context.online.is_calling()
            && self.context.session.settings.name.is_some();
        let below = self.context.screens.iter().rev().nth(1);
        let from_main = below.is_some_and(|screen| screen.is_menu(MenuKind::Main));
        if on_the_way && from_main {
            self.context.screens.pop();
            LobbyScreens::of(self.context).enter_parlour();
        } else if matches!(below, Some(Screen::Menu(menu)) if menu.kind == MenuKind::Online) {
            // The name was asked for before the menu was announced.
            self.context
                .back_with(say::menu_name(self.context.session.name_of(0)));
        } else {
            self.back();
        }
    }
}
