//! The entries of the menus: which entries a menu has, their labels, and what they do.

use super::choices::Choice;
use super::settings::Setting;
use super::typing::LinePurpose;
use super::{App, Outlet};
use serpente_archive::has_records;
use serpente_engine::bots::problems::Grade;
use serpente_engine::table::Game;
use serpente_text::announce::say::games::game_about;
use serpente_text::announce::say::{learn, menus as say, online, settings as say_settings};
use serpente_text::announce::{GameName, Message, Urgency};

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
    /// A choice about the match that is being set up: left and right change it.
    Choice(Choice),
    /// A setting of the program: left and right change it.
    Setting(Setting),
    /// Opens a menu.
    Menu(MenuKind),
    /// Asks for a text.
    Type(LinePurpose),
    Resume,
    Tutorial,
    Settings,
    Keys,
    Quit,
    Start,
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
    /// Opens the rules of a game.
    Rules(Game),
    /// Chooses a game for the match that is being set up.
    Pick(Game),
    /// Plays with people on other machines.
    Online,
    Host,
    JoinLast,
    /// Joins a parlour on this network, by its index in the list of those found.
    JoinFound(usize),
    /// Enters a table of the list, by its index.
    EnterTable(usize),
    NewTable,
    Open,
    Begin,
    Fill,
    LeaveRoom,
    /// Opens the menu of the player on a chair, from 0.
    Chair(usize),
    /// Mutes a player for this listener, or hears them again.
    Hear(usize),
    /// Adds a player to the friends, or removes them.
    Befriend(usize),
    /// Goes to the table of a friend.
    GoToFriend(usize),
    /// Removes a friend from the list.
    Unfriend(usize),
    /// Asks the parlour for six words by which the player goes on under the same name on another device.
    SixWords,
    /// Asks for the people of the table's league.
    League,
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
        matches!(self, Self::Choice(_) | Self::Setting(_))
    }
}

impl<O: Outlet> App<O> {
    /// Returns the entries of a menu.
    pub(super) fn items(&self, kind: MenuKind) -> Vec<MenuItem> {
        match kind {
            MenuKind::Main if self.is_visited() => self.visitors_menu(),
            MenuKind::Main => {
                let data = self.folders.as_ref().map(|folders| &folders.data);
                let resume = data
                    .is_some_and(|data| has_records(data))
                    .then_some(MenuItem::Resume);
                let main = [MenuItem::Menu(MenuKind::Match)].into_iter().chain(resume);
                main.chain([
                    MenuItem::Online,
                    MenuItem::Tutorial,
                    MenuItem::Menu(MenuKind::Games),
                    MenuItem::Daily,
                    MenuItem::Menu(MenuKind::Problems),
                    MenuItem::Review,
                    MenuItem::Stats,
                    MenuItem::Settings,
                    MenuItem::Keys,
                    MenuItem::Quit,
                ])
                .collect()
            }
            MenuKind::Match => {
                let choices = self.matches.draft.choices().into_iter();
                // A person who only lets computer players play may still want to give their name.
                let names = (0..self.matches.draft.people.max(1)).map(LinePurpose::Name);
                let names = names.map(MenuItem::Type);
                let start = [MenuItem::Start].into_iter();
                let choices = choices.map(MenuItem::Choice);
                start.chain(choices).chain(names).collect()
            }
            MenuKind::Settings => {
                let settings = Setting::ALL.into_iter();
                let settings = settings.filter(|&setting| self.has_setting(setting));
                let measures = !self.own_voice.speaks && !self.by_touch;
                let speed = measures.then_some(MenuItem::ReaderSpeed);
                let reload = (!self.is_visited()).then_some(MenuItem::Reload);
                let settings = settings.map(MenuItem::Setting);
                let last = speed.into_iter().chain(reload);
                settings
                    .chain(last)
                    .chain([MenuItem::Type(LinePurpose::Name(0))])
                    .collect()
            }
            MenuKind::Games => Game::all().map(MenuItem::Rules).collect(),
            MenuKind::Pick => Game::all().map(MenuItem::Pick).collect(),
            MenuKind::Online => self.online_items(),
            MenuKind::Lobby => self.lobby_items(),
            MenuKind::Open => self.open_items(),
            MenuKind::Room => self.room_items(),
            MenuKind::People => self.people_items(),
            MenuKind::Chair(place) => self.chair_items(place),
            MenuKind::Friends => self.friends_items(),
            MenuKind::Friend(place) => self.friend_items(place),
            MenuKind::List => self.list_items(),
            // Refusing comes first, so that a key press meant for something else does not trust the certificate.
            MenuKind::Certificate => vec![MenuItem::Distrust, MenuItem::Trust],
            MenuKind::Problems => {
                let grades = Grade::ALL.into_iter().map(Some).chain([None]);
                let problems = grades.map(MenuItem::Pose);
                problems.chain([MenuItem::Train]).collect()
            }
            MenuKind::Training => self.training_items(),
            MenuKind::Finished => {
                let finished = 0..self.learning.finished.len();
                finished.map(MenuItem::ReviewKept).collect()
            }
            MenuKind::Table => self.table_menu(),
        }
    }

    /// Returns the commands of the menu at a table.
    fn table_menu(&self) -> Vec<MenuItem> {
        let check = self.can_check_match().then_some(MenuItem::Check);
        let people = MenuItem::Menu(MenuKind::People);
        let people = self.is_at_a_remote_table().then_some(people);
        let league = self.league().map(|_| MenuItem::League);
        let evening = self.evening().map(|_| MenuItem::Evening(None));
        let more = [MenuItem::Settings, MenuItem::Keys, MenuItem::Leave];
        let review = self.can_review().then_some(MenuItem::Review);
        let optional = check.into_iter().chain(review).chain(people);
        let optional = optional.chain(evening).chain(league);
        let first = [MenuItem::BackToTable].into_iter();
        first.chain(optional).chain(more).collect()
    }

    /// Returns the label of an entry.
    pub(super) fn label(&self, item: MenuItem) -> Message {
        match item {
            MenuItem::Choice(choice) => self.matches.draft.label(choice),
            MenuItem::Setting(setting) => self.setting(setting),
            MenuItem::Menu(MenuKind::Match) => say::menu_new_match(),
            MenuItem::Menu(MenuKind::Games) => say::menu_games(),
            MenuItem::Menu(MenuKind::People) => online::menu_at_table(),
            MenuItem::Menu(MenuKind::Friends) => self.friends_label(),
            MenuItem::Menu(MenuKind::Friend(place)) => self.friend_label(place),
            MenuItem::Menu(kind) => self.title(kind),
            MenuItem::Type(purpose) => self.typing_label(purpose),
            MenuItem::Resume => say::menu_resume(),
            MenuItem::Tutorial => say::menu_tutorial(),
            MenuItem::Settings => say::menu_settings(),
            MenuItem::Keys => say::menu_keys(),
            MenuItem::Quit => say::menu_quit(),
            MenuItem::Start => self.matches.draft.summary(),
            MenuItem::BackToTable => say::menu_back_to_table(),
            MenuItem::Leave => say::menu_leave(),
            MenuItem::Check => say::menu_check(),
            MenuItem::Review => learn::menu_review(),
            MenuItem::ReviewKept(place) => self.kept_label(place),
            MenuItem::Daily => learn::menu_daily(),
            MenuItem::Pose(Some(grade)) => learn::problem_grade(grade.number()),
            MenuItem::Pose(None) => learn::problem_new(),
            MenuItem::Train => learn::menu_training(),
            MenuItem::Recall(answer) => self.recall_label(answer),
            MenuItem::Stats => learn::menu_stats(),
            MenuItem::Reload => say_settings::set_reload(),
            MenuItem::ReaderSpeed => say::menu_reader_speed(),
            MenuItem::Rules(game) | MenuItem::Pick(game) => game_about(GameName(game.id())),
            MenuItem::Online if self.is_visited() => online::visit_tables(),
            MenuItem::Online => online::menu_online(),
            MenuItem::Host => online::online_host(),
            MenuItem::JoinLast => self.join_last_label(),
            MenuItem::JoinFound(place) => self.join_found_label(place),
            MenuItem::EnterTable(place) => self.table_label(place),
            MenuItem::NewTable => online::lobby_open(),
            MenuItem::Open => self.open_label(),
            MenuItem::Begin => online::room_begin(),
            MenuItem::Fill => online::room_fill(),
            MenuItem::LeaveRoom => online::room_leave(),
            MenuItem::Chair(place) => self.chair_label(place),
            MenuItem::Hear(place) => self.hear_label(place),
            MenuItem::Befriend(place) => self.befriend_label(place),
            MenuItem::GoToFriend(place) => self.go_to_friend_label(place),
            MenuItem::Unfriend(place) => online::chair_unfriend(self.friend_name(place)),
            MenuItem::SixWords => online::menu_six_words(),
            MenuItem::League => online::room_league(self.league().unwrap_or_default()),
            MenuItem::Evening(place) => self.evening_label(place),
            MenuItem::Listed(place) => self.listed_label(place),
            MenuItem::Ready => self.ready_label(),
            MenuItem::Silence(place) => self.silence_label(place),
            MenuItem::Remove(place) => online::chair_remove(self.name_at(place)),
            MenuItem::WatchersAway => online::room_watchers_away(),
            MenuItem::Trust => online::certificate_trust(),
            MenuItem::Distrust => online::certificate_no(),
        }
    }

    /// Returns the label of an entry that asks for a text.
    fn typing_label(&self, purpose: LinePurpose) -> Message {
        match purpose {
            LinePurpose::Name(0) => say::menu_name(self.name_of(0)),
            LinePurpose::Name(person) => match self.matches.draft.names.get(&person) {
                Some(name) => say::menu_name_of(person + 1, name),
                None => say::menu_nameless(person + 1),
            },
            LinePurpose::Address => online::online_join(),
            LinePurpose::SixWords => online::menu_type_six_words(),
            LinePurpose::League => self.open_league_label(),
            LinePurpose::Evening => self.open_evening_label(),
            LinePurpose::Talk => online::room_talk(),
            // Asked for only on the way to a table.
            LinePurpose::Secret => purpose.question(self.key_to_send()),
        }
    }

    /// Carries out an entry. A choice or setting changes by one step; the choice of the game opens a list, as there are many
    /// games.
    pub(super) fn enter(&mut self, item: MenuItem) {
        match item {
            MenuItem::Choice(Choice::Game) => self.open_pick(),
            MenuItem::Choice(_) | MenuItem::Setting(_) => self.change(item, true),
            MenuItem::Menu(kind) => self.open(kind),
            MenuItem::Type(purpose) => self.open_typing(purpose),
            MenuItem::Resume => {
                if let Err(message) = self.resume_table(None, self.now) {
                    self.refuse(message);
                }
            }
            MenuItem::Tutorial => self.open_tutorial(),
            MenuItem::Rules(game) => self.open_rules(game),
            MenuItem::Pick(game) => {
                self.matches.draft.set_game(game);
                self.back();
            }
            MenuItem::Settings => self.open_settings(),
            MenuItem::Keys => self.open_keys(),
            MenuItem::Quit => self.done = true,
            MenuItem::Start => {
                self.settings.last_match = self.matches.draft.to_remember();
                self.keep_settings();
                if let Err(message) = self.start_match() {
                    self.refuse(message);
                }
            }
            MenuItem::BackToTable | MenuItem::Distrust => self.back(),
            MenuItem::Leave => self.leave_from_menu(),
            MenuItem::Check => self.check_match(),
            MenuItem::Review => self.review_match(),
            MenuItem::ReviewKept(place) => self.review_kept(place),
            MenuItem::Daily => {
                if let Err(message) = self.open_daily(None, self.now) {
                    self.refuse(message);
                }
            }
            MenuItem::Pose(grade) => self.pose(grade),
            MenuItem::Train => self.begin_training(),
            MenuItem::Recall(answer) => self.answer_training(answer),
            MenuItem::Stats => self.open_stats(),
            MenuItem::Reload => self.reload_languages(),
            MenuItem::Online if self.is_visited() => self.enter_parlour(),
            MenuItem::Online => self.open_online(),
            MenuItem::Host | MenuItem::NewTable => self.open(MenuKind::Open),
            MenuItem::JoinLast => self.join_last(),
            MenuItem::JoinFound(place) => self.join_found(place),
            MenuItem::EnterTable(place) => self.enter_table(place),
            MenuItem::Open => self.open_table_elsewhere(),
            MenuItem::Begin => self.begin_elsewhere(),
            MenuItem::Fill => self.fill_chairs(),
            MenuItem::LeaveRoom => self.leave_room(),
            MenuItem::Chair(place) => self.open_chair(place),
            MenuItem::Hear(place) => self.toggle_muted(place),
            MenuItem::Befriend(place) => self.toggle_friend(place),
            MenuItem::GoToFriend(place) => self.go_to_friend(place),
            MenuItem::Unfriend(place) => self.unfriend(place),
            MenuItem::SixWords => self.ask_for_six_words(),
            MenuItem::League => self.ask_for_league(),
            MenuItem::Evening(place) => self.ask_for_evening(place),
            MenuItem::Listed(_) => self.tell_entry(Urgency::Answer),
            MenuItem::Ready => self.toggle_ready(),
            MenuItem::Silence(place) => self.toggle_silenced(place),
            MenuItem::Remove(place) => self.remove_from_table(place),
            MenuItem::WatchersAway => self.send_watchers_away(),
            MenuItem::Trust => self.trust(),
            MenuItem::ReaderSpeed => self.measure_reader(Urgency::Answer),
        }
    }

    /// Opens the list of games with the current one selected.
    fn open_pick(&mut self) {
        let chosen = Game::all().position(|game| game == self.matches.draft.game);
        self.open_at(MenuKind::Pick, chosen.unwrap_or_default());
    }

    /// Changes an entry, up or down, and announces its new value.
    pub(super) fn change(&mut self, item: MenuItem, up: bool) {
        match item {
            MenuItem::Choice(choice) => self.matches.draft.change(choice, up),
            MenuItem::Setting(setting) => self.change_setting(setting, up),
            _ => {}
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
