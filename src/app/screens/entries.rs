//! The titles and the entries of the menus.

use super::menu_items::{MenuChange, MenuEffect, MenuItem, MenuKind};
use super::sound_lessons;
use super::text_field::LinePurpose;
use super::view::ScreenView;
use crate::learn::problems::WantedProblem;
use crate::online::OnlineEffect;
use crate::online::entries::friends_entries::FriendsMenus;
use crate::online::entries::lists_entries::ListMenus;
use crate::online::entries::lobby_entries::LobbyMenus;
use crate::online::entries::people_entries::PeopleMenus;
use crate::online::entries::room_entries::RoomMenus;
use crate::settings::{Setting, label_of};
use serpente_archive::has_records;
use serpente_engine::bots::problems::{Grade, ProblemTheme};
use serpente_engine::table::Game;
use serpente_text::announce::say::ProblemThemeName;
use serpente_text::announce::say::games::game_about;
use serpente_text::announce::say::{learn, menus as say, online, settings as say_settings, sounds};
use serpente_text::announce::{GameName, Message};

impl ScreenView<'_> {
    /// Returns the title of a menu.
    pub(crate) fn title(&self, kind: MenuKind) -> Message {
        let by_touch = self.session.by_touch;
        match kind {
            MenuKind::Main => say::main_menu(),
            MenuKind::Match => say::match_menu(),
            MenuKind::Settings => say_settings::settings_menu(by_touch),
            MenuKind::Games => say::games_menu(),
            MenuKind::Pick => say::pick_menu(),
            MenuKind::Table => say::table_menu(),
            MenuKind::Finished => learn::menu_review(),
            MenuKind::Problems => learn::menu_problems(),
            MenuKind::Training => self.training_title(),
            MenuKind::Sounds => sounds::sounds_menu(by_touch),
            MenuKind::SoundGroup(family) => sounds::cue_family(sounds::FamilyName(family.name())),
            MenuKind::SoundGuess => sound_lessons::guess_title(self.session),
            MenuKind::Online => online::online_menu(),
            MenuKind::Lobby => LobbyMenus::of(*self).lobby_title(),
            MenuKind::Open => online::open_menu(by_touch),
            MenuKind::Room => RoomMenus::of(*self).room_title(),
            MenuKind::People => online::people_menu(),
            MenuKind::Chair(place) => PeopleMenus::of(*self).chair_title(place),
            MenuKind::Friends => online::friends_menu(),
            MenuKind::Friend(place) => FriendsMenus::of(*self).friend_title(place),
            MenuKind::List => ListMenus::of(*self).list_title(),
            MenuKind::Member(place) => ListMenus::of(*self).member_title(place),
            MenuKind::Certificate => LobbyMenus::of(*self).certificate_title(),
        }
    }

    /// Returns the entries of a menu.
    pub(crate) fn items(&self, kind: MenuKind) -> Vec<MenuItem> {
        match kind {
            MenuKind::Main if self.session.is_visited() => self.visitors_main_items(),
            MenuKind::Main => self.main_items(),
            MenuKind::Match => self.match_items(),
            MenuKind::Settings => self.settings_items(),
            MenuKind::Games => each_game(MenuEffect::Rules),
            MenuKind::Pick => each_game(MenuEffect::Picked),
            MenuKind::Online => LobbyMenus::of(*self).parlour_items(),
            MenuKind::Lobby => LobbyMenus::of(*self).lobby_items(),
            MenuKind::Open => LobbyMenus::of(*self).open_items(),
            MenuKind::Room => RoomMenus::of(*self).room_items(),
            MenuKind::People => PeopleMenus::of(*self).chairs(),
            MenuKind::Chair(place) => PeopleMenus::of(*self).chair_items(place),
            MenuKind::Friends => FriendsMenus::of(*self).friends_items(),
            MenuKind::Friend(place) => FriendsMenus::of(*self).friend_items(place),
            MenuKind::List => ListMenus::of(*self).list_items(),
            MenuKind::Member(place) => ListMenus::of(*self).member_items(place),
            // Refusing comes first, so that a key press meant for something else does not trust the certificate.
            MenuKind::Certificate => vec![
                MenuItem::new(online::certificate_no(), MenuEffect::Back),
                MenuItem::online(online::certificate_trust(), OnlineEffect::Trust),
            ],
            MenuKind::Problems => self.problems_items(),
            MenuKind::Training => self.training_items(),
            MenuKind::Sounds => sound_lessons::groups(),
            MenuKind::SoundGroup(family) => sound_lessons::group(family, self.session),
            MenuKind::SoundGuess => sound_lessons::answers(self.session),
            MenuKind::Finished => self.finished_items(),
            MenuKind::Table => self.table_items(),
        }
    }

    fn main_items(&self) -> Vec<MenuItem> {
        let mut items = vec![MenuItem::menu(say::menu_new_match(), MenuKind::Match)];
        if let Some(folders) = &self.session.folders
            && has_records(&folders.data)
        {
            items.push(MenuItem::new(say::menu_resume(), MenuEffect::Resume));
        }
        items.extend([
            MenuItem::online(online::menu_online(), OnlineEffect::OpenParlours),
            MenuItem::new(say::menu_tutorial(), MenuEffect::Tutorial),
            MenuItem::menu(say::menu_games(), MenuKind::Games),
            MenuItem::new(learn::menu_daily(), MenuEffect::Daily),
            MenuItem::menu(learn::menu_problems(), MenuKind::Problems),
            MenuItem::new(learn::menu_review(), MenuEffect::Review),
            MenuItem::new(learn::menu_stats(), MenuEffect::Stats),
            MenuItem::new(sounds::menu_sounds(), MenuEffect::LearnSounds),
            MenuItem::new(say::menu_settings(), MenuEffect::Settings),
            MenuItem::new(say::menu_keys(), MenuEffect::Keys),
            MenuItem::new(say::menu_quit(), MenuEffect::Quit),
        ]);
        items
    }

    /// Returns the entries of the main menu for a visitor of a parlour.
    fn visitors_main_items(&self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        items.extend(LobbyMenus::of(*self).join_last_item());
        items.extend([
            MenuItem::online(online::visit_tables(), OnlineEffect::EnterParlour),
            MenuItem::new(say::menu_tutorial(), MenuEffect::Tutorial),
            MenuItem::menu(say::menu_games(), MenuKind::Games),
            MenuItem::menu(learn::menu_problems(), MenuKind::Problems),
            MenuItem::new(sounds::menu_sounds(), MenuEffect::LearnSounds),
            MenuItem::new(say::menu_settings(), MenuEffect::Settings),
        ]);
        if !self.session.by_touch {
            items.push(MenuItem::new(say::menu_keys(), MenuEffect::Keys));
        }
        items.push(MenuItem::new(say::menu_quit(), MenuEffect::Quit));
        items
    }

    /// Returns the entries of the menu that sets up a match.
    fn match_items(&self) -> Vec<MenuItem> {
        let draft = &self.session.matches.draft;
        let mut items = vec![MenuItem::new(draft.summary(), MenuEffect::Start)];
        for choice in draft.choices() {
            items.push(MenuItem::choice(self.session, choice));
        }
        // A person who only lets computer players play may still want to give their name.
        for person in 0..draft.people.max(1) {
            items.push(MenuItem::name(self.session, person));
        }
        items
    }

    fn settings_items(&self) -> Vec<MenuItem> {
        let session = self.session;
        let mut items = Vec::new();
        for setting in Setting::ALL {
            if setting.has_effect(session) {
                let label = label_of(setting, session, self.voice_is_on);
                items.push(MenuItem::changing(label, MenuChange::Setting(setting)));
            }
        }
        if !self.voice_is_on && !session.by_touch {
            items.push(MenuItem::new(
                say::menu_reader_speed(),
                MenuEffect::MeasureReader,
            ));
        }
        items.push(MenuItem::new(
            sounds::menu_sounds(),
            MenuEffect::LearnSounds,
        ));
        if !session.is_visited() {
            items.push(MenuItem::new(
                say_settings::set_reload(),
                MenuEffect::ReloadLanguages,
            ));
        }
        items.push(MenuItem::name(session, 0));
        items
    }

    /// Returns the entries of the menu at a table.
    fn table_items(&self) -> Vec<MenuItem> {
        let session = self.session;
        let mut items = vec![MenuItem::new(say::menu_back_to_table(), MenuEffect::Back)];
        items.extend(ListMenus::of(*self).check_item());
        if session.record_to_review().is_some() {
            items.push(MenuItem::new(learn::menu_review(), MenuEffect::Review));
        }
        if session.is_at_a_remote_table() {
            items.push(MenuItem::menu(online::menu_at_table(), MenuKind::People));
            items.push(MenuItem::typing(online::room_talk(), LinePurpose::Talk));
            if let Some((label, frame)) = RoomMenus::of(*self).tell_day() {
                items.push(MenuItem::online(label, OnlineEffect::BackAndSend(frame)));
            }
        }
        items.extend(ListMenus::of(*self).compared_items());
        if let Some(listener) = session.listener() {
            let game = listener.seen().setup().game;
            items.push(MenuItem::new(say::menu_rules(), MenuEffect::Rules(game)));
        }
        items.extend([
            MenuItem::new(say::menu_settings(), MenuEffect::Settings),
            MenuItem::new(say::menu_keys(), MenuEffect::Keys),
            MenuItem::new(say::menu_leave(), MenuEffect::LeaveMatch),
        ]);
        items
    }
}

impl ScreenView<'_> {
    fn problems_items(self) -> Vec<MenuItem> {
        let mut items = Vec::new();
        let due = self.session.learning.due();
        if due > 0 {
            items.push(MenuItem::new(learn::problem_due(due), MenuEffect::PoseDue));
        }
        for grade in Grade::ALL {
            let label = learn::problem_grade(grade.number());
            let wanted = WantedProblem::Grade(grade);
            items.push(MenuItem::new(label, MenuEffect::Pose(wanted)));
        }
        for theme in ProblemTheme::ALL {
            let label = learn::problem_theme(ProblemThemeName(theme.name()));
            let wanted = WantedProblem::Theme(theme);
            items.push(MenuItem::new(label, MenuEffect::Pose(wanted)));
        }
        // A search takes longer than a server should spend on one visitor.
        if !self.session.is_visited() {
            items.push(MenuItem::new(
                learn::problem_new(),
                MenuEffect::Pose(WantedProblem::New),
            ));
        }
        if self.session.learning.last_posed.is_some() {
            items.push(MenuItem::new(learn::problem_again(), MenuEffect::PoseAgain));
            items.push(MenuItem::new(
                learn::problem_solution(),
                MenuEffect::TellSolution,
            ));
        }
        items.push(MenuItem::new(learn::menu_training(), MenuEffect::Train));
        items
    }
}

/// Returns an entry for each game.
fn each_game(effect: fn(Game) -> MenuEffect) -> Vec<MenuItem> {
    let mut items = Vec::new();
    for game in Game::all() {
        let label = game_about(GameName(game.id()));
        items.push(MenuItem::new(label, effect(game)));
    }
    items
}
