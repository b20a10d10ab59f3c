//! The actions that keys are bound to.

use serde::{Serialize, Serializer};
use serpente_engine::table::Game;
use serpente_text::announce::Message;
use serpente_text::announce::say::keys as say;
use serpente_text::announce::say::tricks;

/// Something that a player can ask for with a key. The usual keys are in the table below; those that a player has chosen, in the crate for
/// screens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Something at a table. Screens that are no table use some of these, too.
    Table(TableAction),
    /// Something that works on every screen.
    App(AppAction),
}

/// An action of a player at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableAction {
    /// Draw a tile from the boneyard.
    Draw,
    /// Hear the ends of the serpent.
    Ends,
    /// Hear the whole serpent.
    Serpent,
    /// Lay on the right, or answer "right".
    Right,
    /// Lay on the left, or answer "left".
    Left,
    /// Hear the scores.
    Scores,
    /// Hear about the match: game, round, limit, boneyard, tiles in each hand.
    Match,
    /// Hear whose turn it is.
    Turn,
    /// Go to the previous tile or entry.
    Previous,
    /// Go to the next tile or entry.
    Next,
    /// Go to the first tile or entry.
    First,
    /// Go to the last tile or entry.
    Last,
    /// Go to the next playable tile.
    NextPlayable,
    /// Lay the selected tile, or answer "yes".
    Confirm,
    /// Take the keyboard, if several people share it. The key does nothing else, so that it is not
    /// pressed by accident.
    Take,
    /// Hear the whole hand.
    Hand,
    /// Pass, when that is a choice.
    Pass,
    /// Exchange the hand or ask for a new deal, if the rules allow it.
    Exchange,
    /// Hear how many tiles of each number can be seen.
    Count,
    /// Stop speaking; pressed twice, open the menu. Also: answer "no", go back.
    Escape,
    /// Hear what a good player would do.
    Hint,
    /// Leave the match, which is saved.
    Leave,
    /// A digit: the next tile with that half, or one of several places. Keys give 0 to 9; a greater
    /// number can be spoken.
    Digit(u8),
}

/// An action that the program takes on every screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppAction {
    /// Hear the last announcement again.
    Repeat,
    /// Go back one announcement.
    ReviewBack,
    /// Go forward one announcement.
    ReviewForward,
    /// Go to the first announcement.
    ReviewFirst,
    /// Go to the last announcement.
    ReviewLast,
    /// Choose which announcements to review: all, moves, scores, chat, or those about oneself.
    ReviewFilter,
    /// Save all announcements to a file.
    ReviewSave,
    /// Hear the keys that work now.
    Help,
    /// Open the settings.
    Settings,
    /// Choose brief, normal or full sentences.
    Detail,
    /// Turn speech on or off.
    Speech,
    /// Speak more slowly.
    Slower,
    /// Speak faster.
    Faster,
    /// Speak more quietly.
    Quieter,
    /// Speak louder.
    Louder,
    /// Choose the next language.
    Language,
    /// Send a chat message to the others at an online table.
    Talk,
    /// Hear the last chat message of another person again.
    LastSaid,
    /// Hear what can be said to the microphone now.
    Phrases,
}

/// The declaration of an action.
struct ActionDef {
    action: Action,
    /// The name in the settings file, which never changes.
    name: &'static str,
    /// The default keys, by their names in the settings file. Sentences mention the first one, so
    /// it must work in every terminal: some keep F1, F10 and combinations with Control for
    /// themselves.
    keys: &'static [&'static str],
    help: fn() -> Message,
    /// The help for the game of cards, if it differs.
    help_on_cards: Option<fn() -> Message>,
    /// The help for the game of tricks, if it differs.
    help_on_tricks: Option<fn() -> Message>,
}

/// Every action, in the order of the key table: name, default keys, help.
const ACTIONS: &[ActionDef] = &[
    action(
        Action::Table(TableAction::Draw),
        "draw",
        &["space"],
        say::does_draw,
    )
    .on_cards(say::does_take_card),
    action(
        Action::Table(TableAction::Ends),
        "ends",
        &["c"],
        say::does_ends,
    )
    .on_cards(say::does_card_points)
    .on_tricks(tricks::does_bids),
    action(
        Action::Table(TableAction::Serpent),
        "serpent",
        &["v"],
        say::does_serpent,
    )
    .on_cards(say::does_all_cards)
    .on_tricks(tricks::does_last_trick),
    action(
        Action::Table(TableAction::Right),
        "right",
        &["d"],
        say::does_right,
    ),
    action(
        Action::Table(TableAction::Left),
        "left",
        &["g"],
        say::does_left,
    ),
    action(
        Action::Table(TableAction::Scores),
        "scores",
        &["s"],
        say::does_scores,
    )
    .on_tricks(tricks::does_trick_scores),
    action(
        Action::Table(TableAction::Match),
        "match",
        &["e"],
        say::does_match,
    )
    .on_cards(say::does_card_match)
    .on_tricks(tricks::does_trick_match),
    action(
        Action::Table(TableAction::Turn),
        "turn",
        &["t"],
        say::does_turn,
    ),
    action(
        Action::Table(TableAction::Previous),
        "previous",
        &["left", "up"],
        say::does_previous,
    )
    .on_tricks(tricks::does_trick_previous),
    action(
        Action::Table(TableAction::Next),
        "next",
        &["right", "down"],
        say::does_next,
    )
    .on_tricks(tricks::does_trick_next),
    action(
        Action::Table(TableAction::First),
        "first",
        &["home"],
        say::does_first,
    ),
    action(
        Action::Table(TableAction::Last),
        "last",
        &["end"],
        say::does_last,
    ),
    action(
        Action::Table(TableAction::NextPlayable),
        "next-playable",
        &["z"],
        say::does_next_playable,
    )
    .on_tricks(tricks::does_trick_playable),
    action(
        Action::Table(TableAction::Digit(0)),
        "digit-0",
        &["0"],
        || say::does_digit(0),
    ),
    action(
        Action::Table(TableAction::Digit(1)),
        "digit-1",
        &["1"],
        || say::does_digit(1),
    ),
    action(
        Action::Table(TableAction::Digit(2)),
        "digit-2",
        &["2"],
        || say::does_digit(2),
    ),
    action(
        Action::Table(TableAction::Digit(3)),
        "digit-3",
        &["3"],
        || say::does_digit(3),
    ),
    action(
        Action::Table(TableAction::Digit(4)),
        "digit-4",
        &["4"],
        || say::does_digit(4),
    ),
    action(
        Action::Table(TableAction::Digit(5)),
        "digit-5",
        &["5"],
        || say::does_digit(5),
    ),
    action(
        Action::Table(TableAction::Digit(6)),
        "digit-6",
        &["6"],
        || say::does_digit(6),
    ),
    action(
        Action::Table(TableAction::Digit(7)),
        "digit-7",
        &["7"],
        || say::does_digit(7),
    ),
    action(
        Action::Table(TableAction::Digit(8)),
        "digit-8",
        &["8"],
        || say::does_digit(8),
    ),
    action(
        Action::Table(TableAction::Digit(9)),
        "digit-9",
        &["9"],
        || say::does_digit(9),
    ),
    action(
        Action::Table(TableAction::Confirm),
        "confirm",
        &["enter"],
        say::does_confirm,
    )
    .on_tricks(tricks::does_trick_confirm),
    action(
        Action::Table(TableAction::Take),
        "take-keyboard",
        &["k"],
        say::does_take_keyboard,
    ),
    action(
        Action::Table(TableAction::Hand),
        "hand",
        &["w"],
        say::does_hand,
    )
    .on_cards(say::does_own_cards)
    .on_tricks(tricks::does_trick_hand),
    action(
        Action::Table(TableAction::Pass),
        "pass",
        &["p"],
        say::does_pass,
    )
    .on_cards(say::does_stand)
    .on_tricks(tricks::does_trick_pass),
    action(
        Action::Table(TableAction::Exchange),
        "exchange",
        &["x"],
        say::does_exchange,
    ),
    action(
        Action::Table(TableAction::Count),
        "count",
        &["n"],
        say::does_count,
    )
    .on_cards(say::does_cards_left)
    .on_tricks(tricks::does_trick_count),
    action(
        Action::Table(TableAction::Escape),
        "escape",
        &["escape"],
        say::does_escape,
    ),
    action(
        Action::Table(TableAction::Hint),
        "hint",
        &["h"],
        say::does_hint,
    )
    .on_cards(say::does_card_hint),
    action(
        Action::Table(TableAction::Leave),
        "leave",
        &["q"],
        say::does_leave,
    ),
    action(
        Action::App(AppAction::Repeat),
        "repeat",
        &["r"],
        say::does_repeat,
    ),
    action(
        Action::App(AppAction::ReviewBack),
        "review-back",
        &["page-up", "i"],
        say::does_review_back,
    ),
    action(
        Action::App(AppAction::ReviewForward),
        "review-forward",
        &["page-down", "o"],
        say::does_review_forward,
    ),
    action(
        Action::App(AppAction::ReviewFirst),
        "review-first",
        &["<", "ctrl-home"],
        say::does_review_first,
    ),
    action(
        Action::App(AppAction::ReviewLast),
        "review-last",
        &[">", "ctrl-end"],
        say::does_review_last,
    ),
    action(
        Action::App(AppAction::ReviewFilter),
        "review-filter",
        &["f9", "a"],
        say::does_review_filter,
    ),
    action(
        Action::App(AppAction::ReviewSave),
        "review-save",
        &["f", "f10"],
        say::does_review_save,
    ),
    action(
        Action::App(AppAction::Help),
        "help",
        &["?", "f1"],
        say::does_help,
    ),
    action(
        Action::App(AppAction::Settings),
        "settings",
        &["f2", ","],
        say::does_settings,
    ),
    action(
        Action::App(AppAction::Detail),
        "detail",
        &["f3", "b"],
        say::does_detail,
    ),
    action(
        Action::App(AppAction::Speech),
        "speech",
        &["f4", "m"],
        say::does_speech,
    ),
    action(
        Action::App(AppAction::Slower),
        "slower",
        &["f5"],
        say::does_slower,
    ),
    action(
        Action::App(AppAction::Faster),
        "faster",
        &["f6"],
        say::does_faster,
    ),
    action(
        Action::App(AppAction::Quieter),
        "quieter",
        &["f7"],
        say::does_quieter,
    ),
    action(
        Action::App(AppAction::Louder),
        "louder",
        &["f8"],
        say::does_louder,
    ),
    action(
        Action::App(AppAction::Language),
        "language",
        &["l"],
        say::does_language,
    ),
    action(
        Action::App(AppAction::Talk),
        "talk",
        &["'", "y"],
        say::does_talk,
    ),
    action(
        Action::App(AppAction::LastSaid),
        "last-said",
        &["j"],
        say::does_last_said,
    ),
    action(
        Action::App(AppAction::Phrases),
        "phrases",
        &["u"],
        say::does_phrases,
    ),
];

const fn action(
    action: Action,
    name: &'static str,
    keys: &'static [&'static str],
    help: fn() -> Message,
) -> ActionDef {
    ActionDef {
        action,
        name,
        keys,
        help,
        help_on_cards: None,
        help_on_tricks: None,
    }
}

impl ActionDef {
    const fn on_cards(mut self, help: fn() -> Message) -> Self {
        self.help_on_cards = Some(help);
        self
    }

    const fn on_tricks(mut self, help: fn() -> Message) -> Self {
        self.help_on_tricks = Some(help);
        self
    }
}

impl Action {
    /// Returns every action, in the order of the key table.
    pub fn all() -> impl Iterator<Item = Self> {
        ACTIONS.iter().map(|def| def.action)
    }

    /// Returns the declaration of an action. A number greater than 9 has that of the digit 9.
    fn def(self) -> &'static ActionDef {
        let listed = match self {
            Self::Table(TableAction::Digit(digit)) => Self::Table(TableAction::Digit(digit.min(9))),
            Self::Table(_) | Self::App(_) => self,
        };
        for def in ACTIONS {
            if def.action == listed {
                return def;
            }
        }
        unreachable!("a test finds every action in the table")
    }

    /// Returns the name in the settings file, which never changes.
    pub fn name(self) -> &'static str {
        self.def().name
    }

    /// Returns the names of the default keys. Sentences mention the first one.
    pub fn keys(self) -> &'static [&'static str] {
        self.def().keys
    }

    /// Returns the action of this name in the settings file.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|action| action.name() == name)
    }

    /// Returns what the key does, in a few words; in this game, if it does something else there.
    pub fn help(self, game: Option<Game>) -> Message {
        let def = self.def();
        let own_help = match game {
            Some(Game::Cards) => def.help_on_cards,
            Some(Game::Tricks(_)) => def.help_on_tricks,
            Some(Game::Tiles(_)) | None => None,
        };
        let help = own_help.unwrap_or(def.help);
        help()
    }

    /// Returns whether the action may use up a turn, so that holding the key must not repeat it. A
    /// digit uses up a turn only as an answer to a question.
    pub fn plays(self) -> bool {
        match self {
            Self::Table(action) => action.plays(),
            Self::App(_) => false,
        }
    }
}

impl From<TableAction> for Action {
    fn from(action: TableAction) -> Self {
        Self::Table(action)
    }
}

impl From<AppAction> for Action {
    fn from(action: AppAction) -> Self {
        Self::App(action)
    }
}

impl TableAction {
    /// Returns whether the action may use up a turn, as [`Action::plays`] does.
    pub fn plays(self) -> bool {
        matches!(
            self,
            Self::Draw | Self::Right | Self::Left | Self::Confirm | Self::Pass | Self::Exchange
        )
    }
}

impl Serialize for Action {
    /// Serializes it by its [name](Action::name).
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_found_by_its_own_name() {
        for action in Action::all() {
            assert_eq!(Action::named(action.name()), Some(action));
        }
        assert_eq!(Action::named("dance"), None);
    }

    /// Returns the number of an action. A new one has to be numbered here, and then the test misses
    /// its row.
    fn number_at_table(action: TableAction) -> usize {
        match action {
            TableAction::Draw => 0,
            TableAction::Ends => 1,
            TableAction::Serpent => 2,
            TableAction::Right => 3,
            TableAction::Left => 4,
            TableAction::Scores => 5,
            TableAction::Match => 6,
            TableAction::Turn => 7,
            TableAction::Previous => 8,
            TableAction::Next => 9,
            TableAction::First => 10,
            TableAction::Last => 11,
            TableAction::NextPlayable => 12,
            TableAction::Confirm => 13,
            TableAction::Take => 14,
            TableAction::Hand => 15,
            TableAction::Pass => 16,
            TableAction::Exchange => 17,
            TableAction::Count => 18,
            TableAction::Escape => 19,
            TableAction::Hint => 20,
            TableAction::Leave => 21,
            TableAction::Digit(digit) => 22 + usize::from(digit),
        }
    }

    #[test]
    fn every_action_has_its_row() {
        let mut at_table = Vec::new();
        let mut in_app = Vec::new();
        for def in ACTIONS {
            match def.action {
                Action::Table(action) => at_table.push(number_at_table(action)),
                Action::App(action) => in_app.push(action as usize),
            }
        }
        at_table.sort_unstable();
        in_app.sort_unstable();
        assert_eq!(at_table, (0..22 + 10).collect::<Vec<_>>());
        assert_eq!(
            in_app,
            (0..=AppAction::Phrases as usize).collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_spoken_number_is_declared_like_a_digit() {
        let spoken = Action::Table(TableAction::Digit(12));
        assert_eq!(spoken.name(), "digit-9");
    }
}
