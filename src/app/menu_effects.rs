//! What the entries of the menus do.

use super::Outlet;
use super::screens::menu_items::{MenuChange, MenuEffect, MenuKind};
use super::screens::sound_lessons::SoundScreens;
use super::settings::Setting;
use crate::help::HelpTexts;
use crate::learn::exercises::Exercises;
use crate::learn::practice::PracticeTable;
use crate::learn::reviewing::MatchReview;
use crate::online::OnlineEffect;
use crate::online::connection::ParlourConnection;
use crate::online::lists::ComparedLists;
use crate::online::lobby::LobbyScreens;
use crate::online::room::TableElsewhere;
use crate::steps::StepRunner;
use crate::table::game::TableScreen;
use crate::table::opening::MatchOpening;
use serpente_client::Intent;
use serpente_client::wire::{FromClient, LeagueChange};
use serpente_engine::table::Game;
use serpente_text::announce::{Message, Urgency};

impl<O: Outlet> StepRunner<'_, O> {
    /// Carries out an entry of a menu.
    pub(super) fn enter(&mut self, effect: MenuEffect) {
        match effect {
            MenuEffect::Tell => self.context.tell_entry(Urgency::Answer),
            MenuEffect::Open(kind) => self.context.open(kind),
            MenuEffect::Ask(purpose) => self.context.open_typing(purpose),
            MenuEffect::Change(change) => self.change(change, true),
            MenuEffect::Back => self.back(),
            MenuEffect::Quit => self.context.done = true,
            MenuEffect::Start => {
                let started = self.start_as_set_up();
                self.refuse_if_failed(started);
            }
            MenuEffect::Resume => {
                let resumed = MatchOpening::of(self.context).resume(None);
                self.refuse_if_failed(resumed);
            }
            MenuEffect::Daily => {
                let opened = MatchOpening::of(self.context).open_daily(None);
                self.refuse_if_failed(opened);
            }
            MenuEffect::Tutorial => MatchOpening::of(self.context).open_tutorial(),
            MenuEffect::Rules(game) => HelpTexts::of(self.context).open_rules(game),
            MenuEffect::PickGame => self.open_pick(),
            MenuEffect::Picked(game) => {
                self.context.session.matches.draft.set_game(game);
                self.back();
            }
            MenuEffect::Settings => self.context.open_settings(),
            MenuEffect::LearnSounds => SoundScreens::of(self.context).open(),
            MenuEffect::HearSound(cue) => SoundScreens::of(self.context).hear(cue),
            MenuEffect::SwitchSound(cue) => SoundScreens::of(self.context).switch(cue),
            MenuEffect::GuessSounds => SoundScreens::of(self.context).guess(),
            MenuEffect::GuessedSound(place) => {
                let next = SoundScreens::of(self.context).take_answer(place);
                self.take(next);
            }
            MenuEffect::Keys => HelpTexts::of(self.context).open_keys(),
            MenuEffect::Review => MatchReview::of(self.context).review_match(),
            MenuEffect::ReviewFile(path) => MatchReview::of(self.context).review_file(&path),
            MenuEffect::Stats => MatchReview::of(self.context).open_stats(),
            MenuEffect::Pose(wanted) => PracticeTable::of(self.context).pose(wanted),
            MenuEffect::PoseDue => PracticeTable::of(self.context).pose_due(),
            MenuEffect::PoseAgain => PracticeTable::of(self.context).pose_again(),
            MenuEffect::TellSolution => PracticeTable::of(self.context).tell_solution(),
            MenuEffect::Train => Exercises::of(self.context).begin(),
            MenuEffect::Recall(answer) => {
                let next = Exercises::of(self.context).take_answer(answer);
                self.take(next);
            }
            MenuEffect::MeasureReader => self.context.measure_reader(Urgency::Answer),
            MenuEffect::ReloadLanguages => {
                self.context
                    .with_settings(|mut settings| settings.reload_languages());
            }
            MenuEffect::LeaveMatch => TableScreen::of(self.context).leave_from_menu(),
            MenuEffect::CheckMatch => ComparedLists::of(self.context).check_match(),
            MenuEffect::Online(effect) => self.enter_online(*effect),
        }
    }

    fn refuse_if_failed(&mut self, result: Result<(), Message>) {
        if let Err(message) = result {
            self.context.refuse(message);
        }
    }

    fn start_as_set_up(&mut self) -> Result<(), Message> {
        self.context.session.settings.last_match = self.context.session.matches.draft.to_remember();
        self.context.keep_settings();
        MatchOpening::of(self.context).start_match()
    }

    /// Opens the list of games with the current one selected.
    fn open_pick(&mut self) {
        let current = self.context.session.matches.draft.game;
        let chosen = Game::all().position(|game| game == current);
        self.context
            .open_at(MenuKind::Pick, chosen.unwrap_or_default());
    }

    /// Changes the value of an entry, up or down, and announces its new value.
    pub(super) fn change(&mut self, change: MenuChange, up: bool) {
        match change {
            MenuChange::Choice(choice) => self.context.session.matches.draft.change(choice, up),
            MenuChange::Setting(setting) => {
                self.context
                    .with_settings(|mut settings| settings.change(setting, up));
            }
            MenuChange::SoundSeat(cue) => {
                return SoundScreens::of(self.context).play_from_another_seat(cue, up);
            }
            MenuChange::GuessAgain => return SoundScreens::of(self.context).play_again(),
        }
        if self.context.session.is_visited() {
            let draft = &mut self.context.session.matches.draft;
            draft.people = draft.people.max(1);
        }
        self.context.tell_changed(change);
        if change == MenuChange::Setting(Setting::Speech) {
            self.context
                .with_settings(|mut settings| settings.hint_at_two_readings());
        }
    }

    pub(crate) fn enter_online(&mut self, effect: OnlineEffect) {
        match effect {
            OnlineEffect::OpenParlours => LobbyScreens::of(self.context).open_online(),
            OnlineEffect::EnterParlour => LobbyScreens::of(self.context).enter_parlour(),
            OnlineEffect::JoinLast => LobbyScreens::of(self.context).join_last(),
            OnlineEffect::Call(address) => {
                ParlourConnection::of(self.context).call(address, Intent::Lobby);
            }
            OnlineEffect::EnterTable(table) => LobbyScreens::of(self.context).enter_table(&table),
            OnlineEffect::OpenTable(open_to) => {
                LobbyScreens::of(self.context).open_table_elsewhere(open_to);
            }
            OnlineEffect::Trust => ParlourConnection::of(self.context).trust(),
            OnlineEffect::FillChairs => TableElsewhere::of(self.context).fill_chairs(),
            OnlineEffect::Begin => TableElsewhere::of(self.context).begin_elsewhere(),
            OnlineEffect::ToggleReady => TableElsewhere::of(self.context).toggle_ready(),
            OnlineEffect::LeaveRoom => TableElsewhere::of(self.context).leave_room(),
            OnlineEffect::Send(frame) => self.context.send(frame),
            OnlineEffect::BackAndSend(frame) => {
                self.back();
                self.context.send(frame);
            }
            OnlineEffect::Mute { name, mutes } => {
                TableElsewhere::of(self.context).mute(name, mutes);
            }
            OnlineEffect::Befriend {
                person,
                name,
                befriends,
            } => LobbyScreens::of(self.context).befriend(person, name, befriends),
            OnlineEffect::GoTo(table) => LobbyScreens::of(self.context).go_to(table),
            OnlineEffect::SixWords => LobbyScreens::of(self.context).ask_for_six_words(),
            OnlineEffect::League => {
                self.context.pressed.acted = true;
                self.context
                    .send(FromClient::League(LeagueChange::default()));
            }
            OnlineEffect::Evening(evening) => {
                ComparedLists::of(self.context).request_list(evening);
            }
        }
    }
}
