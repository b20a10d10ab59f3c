//! The entries of the menus: their labels, and what they do. An entry is data, so that showing a menu can change nothing.

use super::sound_lessons;
use super::text_field::LinePurpose;
use super::view::ScreenView;
use crate::online::OnlineEffect;
use crate::online::friends::FriendsMenus;
use crate::online::lists::ListMenus;
use crate::online::menus::LobbyMenus;
use crate::online::people::PeopleMenus;
use crate::online::room::RoomMenus;
use crate::session::Session;
use crate::settings::{Setting, label_of};
use crate::setup::choices::SetupChoice;
use serpente_archive::has_records;
use serpente_engine::bots::problems::Grade;
use serpente_engine::table::Game;
use serpente_synth::{Cue, Family, SoundCue};
use serpente_text::announce::say::games::game_about;
use serpente_text::announce::say::{learn, menus as say, online, settings as say_settings, sounds};
use serpente_text::announce::{GameName, Message};
use std::path::PathBuf;

/// The kind of a menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MenuKind {
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
    /// The groups of sounds to learn.
    Sounds,
    /// The sounds of a group.
    SoundGroup(Family),
    /// The answers to the question which sound was played.
    SoundGuess,
}

impl MenuKind {
    /// Returns whether this menu needs a connection to a parlour.
    pub(crate) fn is_at_a_parlour(self) -> bool {
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

/// What an entry of a menu does when it is entered.
pub(crate) enum MenuEffect {
    /// Only announces itself again.
    Tell,
    Open(MenuKind),
    /// Asks for a text.
    Ask(LinePurpose),
    /// Changes its value by one step.
    Change(MenuChange),
    Back,
    Quit,
    /// Begins the match that is set up.
    Start,
    /// Resumes the last match.
    Resume,
    /// Opens the match of the day.
    Daily,
    Tutorial,
    /// Opens the rules of a game.
    Rules(Game),
    /// Opens the list of games to choose from.
    PickGame,
    /// Takes a game for the match that is set up.
    Picked(Game),
    Settings,
    /// Opens the menu in which sounds are learnt.
    LearnSounds,
    /// Plays another take of a sound.
    HearSound(Cue),
    /// Switches a sound off or on.
    SwitchSound(Cue),
    /// Plays ten sounds to guess.
    GuessSounds,
    /// Answers which sound was played.
    GuessedSound(usize),
    /// Opens the list of every key.
    Keys,
    /// Reviews the match on the table, or lets the player choose a finished one.
    Review,
    /// Reviews the finished match in this file.
    ReviewFile(PathBuf),
    Stats,
    /// Poses a problem of this grade, or a new one.
    Pose(Option<Grade>),
    Train,
    /// Answers the question of an exercise.
    Recall(usize),
    /// Measures the speed of a screen reader.
    MeasureReader,
    ReloadLanguages,
    /// Leaves the match on the table.
    LeaveMatch,
    /// Checks whether the finished match was dealt as it was sealed.
    CheckMatch,
    /// Boxed because it is much larger than every other effect.
    Online(Box<OnlineEffect>),
}

/// An entry of a menu.
pub(crate) struct MenuItem {
    pub(crate) label: Message,
    /// The value that left and right change, if the entry has one.
    pub(crate) changes: Option<MenuChange>,
    pub(crate) effect: MenuEffect,
    /// The sound that the entry is about, if it is about one.
    pub(crate) sound: Option<SoundCue>,
}

/// A value that an entry of a menu changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum MenuChange {
    /// A choice about the match that is being set up.
    Choice(SetupChoice),
    /// A setting of the program.
    Setting(Setting),
    /// The seat from which this sound is played.
    SoundSeat(Cue),
    /// Nothing: the sound to guess is played again.
    GuessAgain,
}

impl MenuItem {
    pub(crate) fn new(label: Message, effect: MenuEffect) -> Self {
        Self {
            label,
            changes: None,
            effect,
            sound: None,
        }
    }

    pub(crate) fn online(label: Message, effect: OnlineEffect) -> Self {
        Self::new(label, MenuEffect::Online(Box::new(effect)))
    }

    /// Creates an entry that opens a menu.
    pub(crate) fn menu(label: Message, kind: MenuKind) -> Self {
        Self::new(label, MenuEffect::Open(kind))
    }

    /// Creates an entry that asks for a text.
    pub(crate) fn typing(label: Message, purpose: LinePurpose) -> Self {
        Self::new(label, MenuEffect::Ask(purpose))
    }

    /// Creates an entry whose value changes by one step when it is entered.
    fn changing(label: Message, changes: MenuChange) -> Self {
        Self {
            changes: Some(changes),
            ..Self::new(label, MenuEffect::Change(changes))
        }
    }

    /// Creates the entry for a choice about the match that is being set up.
    pub(crate) fn choice(session: &Session, choice: SetupChoice) -> Self {
        let label = session.matches.draft.label(choice);
        let mut item = Self::changing(label, MenuChange::Choice(choice));
        if choice == SetupChoice::Game {
            // The games are many, so they open as a list.
            item.effect = MenuEffect::PickGame;
        }
        item
    }

    /// Creates the entry that asks for the name of one of the people at this keyboard.
    pub(crate) fn name(session: &Session, person: usize) -> Self {
        let label = match session.matches.draft.names.get(&person) {
            _ if person == 0 => say::menu_name(session.name_of(0)),
            Some(name) => say::menu_name_of(person + 1, name),
            None => say::menu_nameless(person + 1),
        };
        Self::typing(label, LinePurpose::Name(person))
    }
}

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
            MenuKind::Training => self.session.learning.training_title(),
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
            // Refusing comes first, so that a key press meant for something else does not trust the certificate.
            MenuKind::Certificate => vec![
                MenuItem::new(online::certificate_no(), MenuEffect::Back),
                MenuItem::online(online::certificate_trust(), OnlineEffect::Trust),
            ],
            MenuKind::Problems => problems_items(),
            MenuKind::Training => self.session.learning.training_items(),
            MenuKind::Sounds => sound_lessons::groups(),
            MenuKind::SoundGroup(family) => sound_lessons::group(family, self.session),
            MenuKind::SoundGuess => sound_lessons::answers(self.session),
            MenuKind::Finished => self.session.learning.finished_items(),
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
        }
        items.extend(ListMenus::of(*self).compared_items());
        items.extend([
            MenuItem::new(say::menu_settings(), MenuEffect::Settings),
            MenuItem::new(say::menu_keys(), MenuEffect::Keys),
            MenuItem::new(say::menu_leave(), MenuEffect::LeaveMatch),
        ]);
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

fn problems_items() -> Vec<MenuItem> {
    let mut items = Vec::new();
    for grade in Grade::ALL {
        let label = learn::problem_grade(grade.number());
        items.push(MenuItem::new(label, MenuEffect::Pose(Some(grade))));
    }
    items.push(MenuItem::new(learn::problem_new(), MenuEffect::Pose(None)));
    items.push(MenuItem::new(learn::menu_training(), MenuEffect::Train));
    items
}
