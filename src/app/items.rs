//! The entries of the menus: their labels, and what they do.

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

/// Carries out an entry of a menu.
type MenuEffect<O> = Box<dyn FnOnce(&mut App<O>)>;

/// An entry of a menu.
pub(super) struct MenuItem<O> {
    pub(super) label: Message,
    /// The value that left and right change, if the entry has one.
    pub(super) changes: Option<MenuChange>,
    pub(super) enter: MenuEffect<O>,
}

/// A value that an entry of a menu changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MenuChange {
    /// A choice about the match that is being set up.
    Choice(Choice),
    /// A setting of the program.
    Setting(Setting),
}

impl<O: Outlet> MenuItem<O> {
    pub(super) fn new(label: Message, enter: impl FnOnce(&mut App<O>) + 'static) -> Self {
        Self {
            label,
            changes: None,
            enter: Box::new(enter),
        }
    }

    /// Creates an entry that is refused if it cannot be carried out.
    fn trying(
        label: Message,
        enter: impl FnOnce(&mut App<O>) -> Result<(), Message> + 'static,
    ) -> Self {
        Self::new(label, |app| {
            if let Err(message) = enter(app) {
                app.refuse(message);
            }
        })
    }

    /// Creates an entry that only announces itself again.
    pub(super) fn told(label: Message) -> Self {
        Self::new(label, |app| app.tell_entry(Urgency::Answer))
    }

    /// Creates an entry that opens a menu.
    pub(super) fn menu(label: Message, kind: MenuKind) -> Self {
        Self::new(label, move |app| app.open(kind))
    }

    /// Creates an entry that asks for a text.
    pub(super) fn typing(label: Message, purpose: LinePurpose) -> Self {
        Self::new(label, move |app| app.open_typing(purpose))
    }

    /// Creates an entry whose value changes by one step when it is entered.
    fn changing(label: Message, changes: MenuChange) -> Self {
        Self {
            changes: Some(changes),
            ..Self::new(label, move |app| app.change(changes, true))
        }
    }
}

impl<O: Outlet> App<O> {
    /// Returns the entries of a menu.
    pub(super) fn items(&self, kind: MenuKind) -> Vec<MenuItem<O>> {
        match kind {
            MenuKind::Main if self.session.is_visited() => self.visitors_menu(),
            MenuKind::Main => self.main_items(),
            MenuKind::Match => {
                let draft = &self.session.matches.draft;
                let choices = draft.choices().into_iter();
                // A person who only lets computer players play may still want to give their name.
                let names = 0..draft.people.max(1);
                [MenuItem::trying(draft.summary(), Self::start_as_set_up)]
                    .into_iter()
                    .chain(choices.map(|choice| self.choice_item(choice)))
                    .chain(names.map(|person| self.name_item(person)))
                    .collect()
            }
            MenuKind::Settings => {
                let settings = Setting::ALL.into_iter();
                let settings = settings.filter(|&setting| self.has_setting(setting));
                let settings = settings.map(|setting| {
                    MenuItem::changing(self.setting(setting), MenuChange::Setting(setting))
                });
                let measures = !self.teller.voice.speaks && !self.session.by_touch;
                let speed = measures.then(|| {
                    MenuItem::new(say::menu_reader_speed(), |app| {
                        app.measure_reader(Urgency::Answer);
                    })
                });
                let reload = (!self.session.is_visited())
                    .then(|| MenuItem::new(say_settings::set_reload(), Self::reload_languages));
                let last = speed.into_iter().chain(reload).chain([self.name_item(0)]);
                settings.chain(last).collect()
            }
            MenuKind::Games => Game::all()
                .map(|game| MenuItem::new(about(game), move |app| app.open_rules(game)))
                .collect(),
            MenuKind::Pick => Game::all()
                .map(|game| MenuItem::new(about(game), move |app| app.pick(game)))
                .collect(),
            MenuKind::Online => self.online_items(),
            MenuKind::Lobby => self.lobby_items(),
            MenuKind::Open => self.open_items(),
            MenuKind::Room => self.room_items(),
            MenuKind::People => self.chairs().collect(),
            MenuKind::Chair(place) => self.chair_items(place),
            MenuKind::Friends => self.friends_items(),
            MenuKind::Friend(place) => self.friend_items(place),
            MenuKind::List => self.list_items(),
            // Refusing comes first, so that a key press meant for something else does not trust the certificate.
            MenuKind::Certificate => vec![
                MenuItem::new(online::certificate_no(), Self::back),
                MenuItem::new(online::certificate_trust(), Self::trust),
            ],
            MenuKind::Problems => {
                let pose = |grade: Grade| {
                    let label = learn::problem_grade(grade.number());
                    MenuItem::new(label, move |app| app.pose(Some(grade)))
                };
                let others = [
                    MenuItem::new(learn::problem_new(), |app| app.pose(None)),
                    MenuItem::new(learn::menu_training(), Self::begin_training),
                ];
                Grade::ALL.into_iter().map(pose).chain(others).collect()
            }
            MenuKind::Training => self.training_items(),
            MenuKind::Finished => self.finished_items(),
            MenuKind::Table => self.table_items(),
        }
    }

    fn main_items(&self) -> Vec<MenuItem<O>> {
        let folders = self.session.folders.as_ref();
        let saved = folders.filter(|folders| has_records(&folders.data));
        let resume = saved.map(|_| {
            MenuItem::trying(say::menu_resume(), |app| {
                app.resume_table(None, app.session.now)
            })
        });
        let first = [MenuItem::menu(say::menu_new_match(), MenuKind::Match)];
        let others = [
            MenuItem::new(online::menu_online(), Self::open_online),
            MenuItem::new(say::menu_tutorial(), Self::open_tutorial),
            MenuItem::menu(say::menu_games(), MenuKind::Games),
            MenuItem::trying(learn::menu_daily(), |app| {
                app.open_daily(None, app.session.now)
            }),
            MenuItem::menu(learn::menu_problems(), MenuKind::Problems),
            MenuItem::new(learn::menu_review(), Self::review_match),
            MenuItem::new(learn::menu_stats(), Self::open_stats),
            MenuItem::new(say::menu_settings(), Self::open_settings),
            MenuItem::new(say::menu_keys(), Self::open_keys),
            MenuItem::new(say::menu_quit(), |app| app.done = true),
        ];
        first.into_iter().chain(resume).chain(others).collect()
    }

    /// Returns the entries of the menu at a table.
    fn table_items(&self) -> Vec<MenuItem<O>> {
        let review = self.record_to_review();
        let review = review.map(|_| MenuItem::new(learn::menu_review(), Self::review_match));
        let people = self
            .session
            .is_at_a_remote_table()
            .then(|| MenuItem::menu(online::menu_at_table(), MenuKind::People));
        [MenuItem::new(say::menu_back_to_table(), Self::back)]
            .into_iter()
            .chain(self.check_item())
            .chain(review)
            .chain(people)
            .chain(self.compared_items())
            .chain([
                MenuItem::new(say::menu_settings(), Self::open_settings),
                MenuItem::new(say::menu_keys(), Self::open_keys),
                MenuItem::new(say::menu_leave(), Self::leave_from_menu),
            ])
            .collect()
    }

    /// Returns the entry for a choice about the match that is being set up.
    pub(super) fn choice_item(&self, choice: Choice) -> MenuItem<O> {
        let item = MenuItem::changing(
            self.session.matches.draft.label(choice),
            MenuChange::Choice(choice),
        );
        match choice {
            // The games are many, so they open as a list.
            Choice::Game => MenuItem {
                enter: Box::new(Self::open_pick),
                ..item
            },
            _ => item,
        }
    }

    /// Returns the entry that asks for the name of one of the people at this keyboard.
    pub(super) fn name_item(&self, person: usize) -> MenuItem<O> {
        let label = match self.session.matches.draft.names.get(&person) {
            _ if person == 0 => say::menu_name(self.session.name_of(0)),
            Some(name) => say::menu_name_of(person + 1, name),
            None => say::menu_nameless(person + 1),
        };
        MenuItem::typing(label, LinePurpose::Name(person))
    }

    /// Returns the entry that checks the finished match, if it can be checked.
    pub(super) fn check_item(&self) -> Option<MenuItem<O>> {
        self.can_check_match()
            .then(|| MenuItem::new(say::menu_check(), Self::check_match))
    }

    fn start_as_set_up(&mut self) -> Result<(), Message> {
        self.session.settings.last_match = self.session.matches.draft.to_remember();
        self.keep_settings();
        self.start_match()
    }

    /// Opens the list of games with the current one selected.
    fn open_pick(&mut self) {
        let chosen = Game::all().position(|game| game == self.session.matches.draft.game);
        self.open_at(MenuKind::Pick, chosen.unwrap_or_default());
    }

    fn pick(&mut self, game: Game) {
        self.session.matches.draft.set_game(game);
        self.back();
    }

    /// Changes the value of an entry, up or down, and announces its new value.
    pub(super) fn change(&mut self, changed: MenuChange, up: bool) {
        match changed {
            MenuChange::Choice(choice) => self.session.matches.draft.change(choice, up),
            MenuChange::Setting(setting) => self.change_setting(setting, up),
        }
        if self.session.is_visited() {
            self.session.matches.draft.people = self.session.matches.draft.people.max(1);
        }
        self.stay_at(changed);
        self.tell_value();
        if changed == MenuChange::Setting(Setting::Speech) {
            self.hint_at_two_readings();
        }
    }
}

fn about(game: Game) -> Message {
    game_about(GameName(game.id()))
}
