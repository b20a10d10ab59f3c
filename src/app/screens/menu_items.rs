//! The entries of the menus: their labels, and what they do. An entry is data, so that showing a menu can change nothing.

use super::text_field::LinePurpose;
use crate::learn::problems::WantedProblem;
use crate::online::OnlineEffect;
use crate::session::Session;
use crate::settings::Setting;
use crate::setup::choices::SetupChoice;
use serpente_engine::table::Game;
use serpente_synth::{Cue, Family, SoundCue};
use serpente_text::announce::Message;
use serpente_text::announce::say::menus as say;
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
    /// A person of the player's own league, by the index in the list.
    Member(usize),
    /// Asks whether to trust a certificate that no authority vouches for.
    Certificate,
    /// The finished matches, to review one of them.
    Finished,
    /// Problems to solve, by grade and by theme.
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
                | Self::Member(_)
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
    /// Poses a problem.
    Pose(WantedProblem),
    /// Poses what has waited longest to come back.
    PoseDue,
    /// Poses the last problem again.
    PoseAgain,
    /// Tells the solution of the last problem.
    TellSolution,
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
    /// The index of the chair that the entry is about, if it is about one of a table elsewhere.
    pub(crate) chair: Option<usize>,
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
            chair: None,
        }
    }

    /// Returns whether everything else in the menu leads to this entry.
    pub(super) fn is_main(&self) -> bool {
        match &self.effect {
            MenuEffect::Online(effect) => {
                matches!(**effect, OnlineEffect::Begin | OnlineEffect::ToggleReady)
            }
            _ => false,
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
    pub(super) fn changing(label: Message, changes: MenuChange) -> Self {
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
