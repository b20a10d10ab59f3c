//! The entries of the menus: which entries a menu has, their labels, and what they do.

use super::choices::Choice;
use super::settings::Setting;
use super::typing::LinePurpose;
use super::{App, Menu, Outlet, Screen};
use serpente_archive::has_records;
use serpente_engine::bots::problems::Grade;
use serpente_engine::table::Game;
use serpente_text::announce::say::games::game_about;
use serpente_text::announce::say::{learn, menus as say, online, settings as say_settings};
use serpente_text::announce::{GameName, Message, Urgency};
use std::time::Instant;

/// The kind of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuKind {
    Main,
    Match,
    Settings,
    Games,
    /// The list of games to choose one for the match that is being set up.
    Pick,
    Table,
    /// The places where tables on other machines can be found.
    Online,
    /// The tables of a parlour.
    Lobby,
    /// Sets up a table on another machine.
    Open,
    /// A table on another machine while no match is played there.
    Room,
    /// The players at a table on another machine.
    People,
    /// A player at such a table, by the index of their chair.
    Chair(usize),
    /// The player's friends at a parlour.
    Friends,
    /// A friend, by the index in their list.
    Friend(usize),
    /// The people of a table's league or of an evening.
    List,
    /// Asks whether to trust a certificate that no authority vouches for.
    Certificate,
    /// The finished matches, to review one of them.
    Finished,
    /// Endgame problems to solve, by grade.
    Problems,
    /// The answers to the question of an exercise.
    Training,
}

impl MenuKind {
    /// Returns whether this menu needs a connection to a parlour.
    pub(super) fn is_at_a_parlour(self) -> bool {
        matches!(
            self,
            Self::Lobby
                | Self::Room
                | Self::Open
                | Self::People
                | Self::Chair(_)
                | Self::Friends
                | Self::Friend(_)
                | Self::List
        )
    }
}

/// An entry of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuItem {
    /// An entry that does something.
    Do(MenuCommand),
    /// A choice about the match that is being set up: left and right change it.
    Choice(Choice),
    /// A setting of the program: left and right change it.
    Setting(Setting),
}

/// The command of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuCommand {
    NewMatch,
    Resume,
    Tutorial,
    Games,
    Settings,
    Keys,
    Quit,
    Start,
    /// Asks for the name of one of the people at this keyboard.
    Name(usize),
    BackToTable,
    Leave,
    /// Checks the finished match.
    Check,
    /// Reviews a finished match.
    Review,
    /// Reviews one of the finished matches, by its index in their list.
    ReviewKept(usize),
    /// Opens the match of the day.
    Daily,
    Problems,
    /// Poses a problem of this grade, or a new one.
    Pose(Option<Grade>),
    /// Begins an exercise of a minute.
    Train,
    /// An answer to the question of an exercise.
    Recall(usize),
    Stats,
    Reload,
    /// Measures how fast the screen reader speaks.
    ReaderSpeed,
    /// Opens the rules of a game, by its index among all games.
    Rules(usize),
    /// Chooses a game for the match that is being set up, by its index among all games.
    Pick(usize),
    /// Plays with people on other machines.
    Online,
    Host,
    JoinAddress,
    JoinLast,
    /// Joins a parlour on this network, by its index in the list of those found.
    JoinFound(usize),
    /// Enters a table of the list, by its index.
    EnterTable(usize),
    NewTable,
    Open,
    Begin,
    Fill,
    Talk,
    LeaveRoom,
    /// Lists the players at the table.
    People,
    /// Opens the menu of the player on a chair, from 0.
    Chair(usize),
    /// Mutes a player for this listener, or hears them again.
    Hear(usize),
    /// Adds a player to the friends, or removes them.
    Befriend(usize),
    /// Lists the friends.
    Friends,
    /// Opens the menu of a friend, by the index in their list.
    Friend(usize),
    /// Goes to the table of a friend.
    GoToFriend(usize),
    /// Removes a friend from the list.
    Unfriend(usize),
    /// Asks the parlour for six words by which the player goes on under the same name on another device.
    SixWords,
    /// Types the six words of another device.
    TypeSixWords,
    /// Types the league for which the matches of a new table count.
    TypeLeague,
    /// Asks for the people of the table's league.
    League,
    /// Types the evening that a new table plays.
    TypeEvening,
    /// Asks for the results of the table's evening, or of one in which the player has taken part, by its index.
    Evening(Option<usize>),
    /// A person in the list of a league or an evening, by the index.
    Listed(usize),
    /// Says that the player is ready for the match, or no longer is.
    Ready,
    /// Silences a player for everybody, or lets them speak again.
    Silence(usize),
    /// Removes a player from the table.
    Remove(usize),
    /// Sends away everybody who only watches the table.
    WatchersAway,
    /// Trusts the certificate and connects.
    Trust,
    Distrust,
}

impl MenuItem {
    /// Returns whether left and right change the entry.
    pub(super) fn is_changeable(self) -> bool {
        match self {
            Self::Choice(_) | Self::Setting(_) => true,
            Self::Do(_) => false,
        }
    }
}

impl<O: Outlet> App<O> {
    /// Returns the entries of a menu.
    pub(super) fn items(&self, kind: MenuKind) -> Vec<MenuItem> {
        let commands = |all: &[MenuCommand]| all.iter().copied().map(MenuItem::Do).collect();
        match kind {
            MenuKind::Main if self.is_visited() => commands(&self.visitors_menu()),
            MenuKind::Main => {
                let data = self.folders.as_ref().map(|folders| &folders.data);
                let resume = data
                    .is_some_and(|data| has_records(data))
                    .then_some(MenuCommand::Resume);
                let main = [MenuCommand::NewMatch].into_iter().chain(resume);
                main.chain([
                    MenuCommand::Online,
                    MenuCommand::Tutorial,
                    MenuCommand::Games,
                    MenuCommand::Daily,
                    MenuCommand::Problems,
                    MenuCommand::Review,
                    MenuCommand::Stats,
                    MenuCommand::Settings,
                    MenuCommand::Keys,
                    MenuCommand::Quit,
                ])
                .map(MenuItem::Do)
                .collect()
            }
            MenuKind::Match => {
                let choices = self
                    .matches
                    .draft
                    .choices()
                    .into_iter()
                    .map(MenuItem::Choice);
                // A person who only lets computer players play may still want to give their name.
                let names = (0..self.matches.draft.people.max(1)).map(MenuCommand::Name);
                [MenuItem::Do(MenuCommand::Start)]
                    .into_iter()
                    .chain(choices)
                    .chain(names.map(MenuItem::Do))
                    .collect()
            }
            MenuKind::Settings => {
                let settings = Setting::ALL.into_iter();
                let settings = settings.filter(|&setting| self.has_setting(setting));
                let measures = !self.own_voice.speaks && !self.by_touch;
                let speed = measures.then_some(MenuCommand::ReaderSpeed);
                let reload = (!self.is_visited()).then_some(MenuCommand::Reload);
                let last = speed.into_iter().chain(reload);
                let last = last.chain([MenuCommand::Name(0)]);
                settings
                    .map(MenuItem::Setting)
                    .chain(last.map(MenuItem::Do))
                    .collect()
            }
            MenuKind::Games => (0..Game::all().count())
                .map(|place| MenuItem::Do(MenuCommand::Rules(place)))
                .collect(),
            MenuKind::Pick => (0..Game::all().count())
                .map(|place| MenuItem::Do(MenuCommand::Pick(place)))
                .collect(),
            MenuKind::Online => self.online_items(),
            MenuKind::Lobby => self.lobby_items(),
            MenuKind::Open => self.open_items(),
            MenuKind::Room => self.room_items(),
            MenuKind::People => self.people_items(),
            MenuKind::Chair(place) => self.chair_items(place),
            MenuKind::Friends => self.friends_items(),
            MenuKind::Friend(place) => self.friend_items(place),
            MenuKind::List => self.list_items(),
            MenuKind::Certificate => Self::certificate_items(),
            MenuKind::Problems => {
                let grades = Grade::ALL.into_iter().map(Some).chain([None]);
                let problems = grades.map(MenuCommand::Pose);
                let all = problems.chain([MenuCommand::Train]);
                all.map(MenuItem::Do).collect()
            }
            MenuKind::Training => self.training_items(),
            MenuKind::Finished => (0..self.learning.finished.len())
                .map(|place| MenuItem::Do(MenuCommand::ReviewKept(place)))
                .collect(),
            MenuKind::Table => commands(&self.table_menu()),
        }
    }

    /// Returns the commands of the menu at a table.
    fn table_menu(&self) -> Vec<MenuCommand> {
        let check = self.can_check_match().then_some(MenuCommand::Check);
        let people = self.is_at_a_remote_table().then_some(MenuCommand::People);
        let league = self.league().map(|_| MenuCommand::League);
        let evening = self.evening().map(|_| MenuCommand::Evening(None));
        let more = [MenuCommand::Settings, MenuCommand::Keys, MenuCommand::Leave];
        let review = self.can_review().then_some(MenuCommand::Review);
        let optional = check.into_iter().chain(review).chain(people);
        let optional = optional.chain(evening).chain(league);
        let first = [MenuCommand::BackToTable].into_iter();
        first.chain(optional).chain(more).collect()
    }

    /// Returns the label of an entry.
    pub(super) fn label(&self, item: MenuItem) -> Message {
        match item {
            MenuItem::Do(command) => self.command_label(command),
            MenuItem::Choice(choice) => self.matches.draft.label(choice),
            MenuItem::Setting(setting) => self.setting(setting),
        }
    }

    fn command_label(&self, command: MenuCommand) -> Message {
        match command {
            MenuCommand::NewMatch => say::menu_new_match(),
            MenuCommand::Resume => say::menu_resume(),
            MenuCommand::Tutorial => say::menu_tutorial(),
            MenuCommand::Games => say::menu_games(),
            MenuCommand::Settings => say::menu_settings(),
            MenuCommand::Keys => say::menu_keys(),
            MenuCommand::Quit => say::menu_quit(),
            MenuCommand::Start => self.matches.draft.summary(),
            MenuCommand::Name(0) => say::menu_name(self.name_of(0)),
            MenuCommand::Name(person) => match self.matches.draft.names.get(&person) {
                Some(name) => say::menu_name_of(person + 1, name.clone()),
                None => say::menu_nameless(person + 1),
            },
            MenuCommand::BackToTable => say::menu_back_to_table(),
            MenuCommand::Leave => say::menu_leave(),
            MenuCommand::Check => say::menu_check(),
            MenuCommand::Review => learn::menu_review(),
            MenuCommand::ReviewKept(place) => self.kept_label(place),
            MenuCommand::Daily => learn::menu_daily(),
            MenuCommand::Problems => learn::menu_problems(),
            MenuCommand::Pose(Some(grade)) => learn::problem_grade(grade.number()),
            MenuCommand::Pose(None) => learn::problem_new(),
            MenuCommand::Train => learn::menu_training(),
            MenuCommand::Recall(answer) => self.recall_label(answer),
            MenuCommand::Stats => learn::menu_stats(),
            MenuCommand::Reload => say_settings::set_reload(),
            MenuCommand::ReaderSpeed => say::menu_reader_speed(),
            MenuCommand::Rules(place) | MenuCommand::Pick(place) => {
                game_about(GameName(game_at(place).id()))
            }
            MenuCommand::Online if self.is_visited() => online::visit_tables(),
            MenuCommand::Online => online::menu_online(),
            MenuCommand::Host => online::online_host(),
            MenuCommand::JoinAddress => online::online_join(),
            MenuCommand::JoinLast => self.join_last_label(),
            MenuCommand::JoinFound(place) => self.join_found_label(place),
            MenuCommand::EnterTable(place) => self.table_label(place),
            MenuCommand::NewTable => online::lobby_open(),
            MenuCommand::Open => self.open_label(),
            MenuCommand::Begin => online::room_begin(),
            MenuCommand::Fill => online::room_fill(),
            MenuCommand::Talk => online::room_talk(),
            MenuCommand::LeaveRoom => online::room_leave(),
            MenuCommand::People => online::menu_at_table(),
            MenuCommand::Chair(place) => self.chair_label(place),
            MenuCommand::Hear(place) => self.hear_label(place),
            MenuCommand::Befriend(place) => self.befriend_label(place),
            MenuCommand::Friends => self.friends_label(),
            MenuCommand::Friend(place) => self.friend_label(place),
            MenuCommand::GoToFriend(place) => self.go_to_friend_label(place),
            MenuCommand::Unfriend(place) => online::chair_unfriend(self.friend_name(place)),
            MenuCommand::SixWords => online::menu_six_words(),
            MenuCommand::TypeSixWords => online::menu_type_six_words(),
            MenuCommand::TypeLeague => self.open_league_label(),
            MenuCommand::League => online::room_league(self.league().unwrap_or_default()),
            MenuCommand::TypeEvening => self.open_evening_label(),
            MenuCommand::Evening(place) => self.evening_label(place),
            MenuCommand::Listed(place) => self.listed_label(place),
            MenuCommand::Ready => self.ready_label(),
            MenuCommand::Silence(place) => self.silence_label(place),
            MenuCommand::Remove(place) => self.remove_label(place),
            MenuCommand::WatchersAway => online::room_watchers_away(),
            MenuCommand::Trust => online::certificate_trust(),
            MenuCommand::Distrust => online::certificate_no(),
        }
    }

    /// Carries out an entry. A choice or setting changes by one step; the choice of the game opens a list, as there are many
    /// games.
    pub(super) fn enter(&mut self, item: MenuItem, now: Instant) {
        match item {
            MenuItem::Do(command) => self.perform(command, now),
            MenuItem::Choice(Choice::Game) => self.open_pick(),
            MenuItem::Choice(_) | MenuItem::Setting(_) => {
                self.change(item, true);
            }
        }
    }

    fn perform(&mut self, command: MenuCommand, now: Instant) {
        match command {
            MenuCommand::NewMatch => self.open(MenuKind::Match),
            MenuCommand::Resume => {
                if let Err(message) = self.resume_table(None, now) {
                    self.refuse(message);
                }
            }
            MenuCommand::Tutorial => self.open_tutorial(now),
            MenuCommand::Games => self.open(MenuKind::Games),
            MenuCommand::Rules(place) => self.open_rules(game_at(place)),
            MenuCommand::Pick(place) => {
                self.matches.draft.set_game(game_at(place));
                self.back();
            }
            MenuCommand::Settings => self.open_settings(),
            MenuCommand::Keys => self.open_keys(),
            MenuCommand::Quit => self.done = true,
            MenuCommand::Start => {
                self.settings.last_match = self.matches.draft.to_remember();
                self.keep_settings();
                if let Err(message) = self.start_match(now) {
                    self.refuse(message);
                }
            }
            MenuCommand::Name(person) => self.open_typing(LinePurpose::Name(person)),
            MenuCommand::BackToTable | MenuCommand::Distrust => self.back(),
            MenuCommand::Leave => self.leave_from_menu(),
            MenuCommand::Check => self.check_match(),
            MenuCommand::Review => self.review_match(),
            MenuCommand::ReviewKept(place) => self.review_kept(place),
            MenuCommand::Daily => {
                if let Err(message) = self.open_daily(None, now) {
                    self.refuse(message);
                }
            }
            MenuCommand::Problems => self.open(MenuKind::Problems),
            MenuCommand::Pose(grade) => self.pose(grade),
            MenuCommand::Train => self.begin_training(now),
            MenuCommand::Recall(answer) => self.answer_training(answer, now),
            MenuCommand::Stats => self.open_stats(),
            MenuCommand::Reload => self.reload_languages(),
            MenuCommand::Online if self.is_visited() => self.enter_parlour(),
            MenuCommand::Online => self.open_online(),
            MenuCommand::Host | MenuCommand::NewTable => self.open(MenuKind::Open),
            MenuCommand::JoinAddress => self.open_typing(LinePurpose::Address),
            MenuCommand::JoinLast => self.join_last(),
            MenuCommand::JoinFound(place) => self.join_found(place),
            MenuCommand::EnterTable(place) => self.enter_table(place),
            MenuCommand::Open => self.open_table_elsewhere(),
            MenuCommand::Begin => self.begin_elsewhere(),
            MenuCommand::Fill => self.fill_chairs(),
            MenuCommand::Talk => self.open_talk(),
            MenuCommand::LeaveRoom => self.leave_room(),
            MenuCommand::People => self.open(MenuKind::People),
            MenuCommand::Chair(place) => self.open_chair(place),
            MenuCommand::Hear(place) => self.toggle_muted(place),
            MenuCommand::Befriend(place) => self.toggle_friend(place),
            MenuCommand::Friends => self.open(MenuKind::Friends),
            MenuCommand::Friend(place) => self.open(MenuKind::Friend(place)),
            MenuCommand::GoToFriend(place) => self.go_to_friend(place),
            MenuCommand::Unfriend(place) => self.unfriend(place),
            MenuCommand::SixWords => self.ask_for_six_words(),
            MenuCommand::TypeSixWords => self.open_typing(LinePurpose::SixWords),
            MenuCommand::TypeLeague => self.open_typing(LinePurpose::League),
            MenuCommand::League => self.ask_for_league(),
            MenuCommand::TypeEvening => self.open_typing(LinePurpose::Evening),
            MenuCommand::Evening(place) => self.ask_for_evening(place),
            MenuCommand::Listed(_) => self.tell_entry(Urgency::Answer),
            MenuCommand::Ready => self.toggle_ready(),
            MenuCommand::Silence(place) => self.toggle_silenced(place),
            MenuCommand::Remove(place) => self.remove_from_table(place),
            MenuCommand::WatchersAway => self.send_watchers_away(),
            MenuCommand::Trust => self.trust(),
            MenuCommand::ReaderSpeed => self.measure_reader(Urgency::Answer),
        }
    }

    /// Opens the list of games with the current one selected.
    fn open_pick(&mut self) {
        let chosen = Game::all().position(|game| game == self.matches.draft.game);
        self.screens.push(Screen::Menu(Menu {
            kind: MenuKind::Pick,
            chosen: chosen.unwrap_or_default(),
        }));
        self.enter_menu(Urgency::Answer);
    }

    /// Changes an entry, up or down, and announces its new value.
    pub(super) fn change(&mut self, item: MenuItem, up: bool) {
        match item {
            MenuItem::Choice(choice) => self.matches.draft.change(choice, up),
            MenuItem::Setting(setting) => self.change_setting(setting, up),
            MenuItem::Do(_) => {}
        }
        if self.is_visited() {
            self.matches.draft.people = self.matches.draft.people.max(1);
        }
        self.stay_at(item);
        self.tell_value();
        if matches!(item, MenuItem::Setting(Setting::Speech)) {
            self.hint_at_two_readings();
        }
    }
}

/// Returns the game at this index among all games.
fn game_at(place: usize) -> Game {
    Game::all()
        .nth(place)
        .expect("the menu has an entry for each game")
}
