//! The actions that keys are bound to.

use serde::{Serialize, Serializer};
use serpente_engine::table::Game;
use serpente_text::announce::Message;
use serpente_text::announce::say::keys as say;
use serpente_text::announce::say::tricks;

/// The declaration of an action.
#[derive(Debug)]
struct ActionEntry {
    action: Action,
    /// The name in the settings file, which never changes.
    name: &'static str,
    /// The default keys, by their names in the settings file. Sentences mention the first one, so it must work in every
    /// terminal: some keep F1, F10 and combinations with Control for themselves.
    keys: &'static [&'static str],
    help: fn() -> Message,
    /// The help for the game of cards, if it differs.
    on_cards: Option<fn() -> Message>,
    /// The help for the game of tricks, if it differs.
    on_tricks: Option<fn() -> Message>,
}

/// Declares actions of one kind once each, in the order of the key table: name, default keys, help. `also` declares what is
/// no row of the key table.
macro_rules! actions {
    (@on) => { None };
    (@on $does:path) => { Some($does) };
    (
        $(#[$of_kind:meta])* $kind:ident::$kind_of_action:ident in $rows:ident
        also { $($also:tt)* }
        $($(#[$doc:meta])* $action:ident = $name:literal, [$($key:literal),+], $help:ident $(, on cards $on_cards:path)? $(, on tricks $on_tricks:path)?;)+
    ) => {
        $(#[$of_kind])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $kind_of_action {
            $($(#[$doc])* $action,)+
            $($also)*
        }

        const $rows: &[ActionEntry] = &[$(ActionEntry {
            action: Action::$kind($kind_of_action::$action),
            name: $name,
            keys: &[$($key),+],
            help: say::$help,
            on_cards: actions!(@on $($on_cards)?),
            on_tricks: actions!(@on $($on_tricks)?),
        },)+];

        impl From<$kind_of_action> for Action {
            fn from(action: $kind_of_action) -> Self {
                Self::$kind(action)
            }
        }
    };
}

/// Something that a player can ask for with a key. The key bindings are in the crate for screens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Something at a table. Screens that are no table use some of these, too.
    Table(TableAction),
    /// Something that works on every screen.
    App(AppAction),
}

actions! {
    /// An action of a player at a table.
    Table::TableAction in TABLE
    also {
        /// A digit: the next tile with that half, or one of several places. 0 to 9.
        Digit(u8),
    }
    /// Draw a tile from the boneyard.
    Draw = "draw", ["space"], does_draw, on cards say::does_take_card;
    /// Hear the ends of the serpent.
    Ends = "ends", ["c"], does_ends, on cards say::does_card_points, on tricks tricks::does_bids;
    /// Hear the whole serpent.
    Serpent = "serpent", ["v"], does_serpent, on cards say::does_all_cards, on tricks tricks::does_last_trick;
    /// Lay on the right, or answer "right".
    Right = "right", ["d"], does_right;
    /// Lay on the left, or answer "left".
    Left = "left", ["g"], does_left;
    /// Hear the scores.
    Scores = "scores", ["s"], does_scores, on tricks tricks::does_trick_scores;
    /// Hear about the match: game, round, limit, boneyard, tiles in each hand.
    Match = "match", ["e"], does_match, on cards say::does_card_match, on tricks tricks::does_trick_match;
    /// Hear whose turn it is.
    Turn = "turn", ["t"], does_turn;
    /// Go to the previous tile or entry.
    Previous = "previous", ["left", "up"], does_previous, on tricks tricks::does_trick_previous;
    /// Go to the next tile or entry.
    Next = "next", ["right", "down"], does_next, on tricks tricks::does_trick_next;
    /// Go to the first tile or entry.
    First = "first", ["home"], does_first;
    /// Go to the last tile or entry.
    Last = "last", ["end"], does_last;
    /// Go to the next playable tile.
    NextPlayable = "next-playable", ["z"], does_next_playable, on tricks tricks::does_trick_playable;
    /// Lay the selected tile, or answer "yes".
    Confirm = "confirm", ["enter"], does_confirm, on tricks tricks::does_trick_confirm;
    /// Take the keyboard, if several people share it. The key does nothing else, so that it is not pressed by accident.
    Take = "take-keyboard", ["k"], does_take_keyboard;
    /// Hear the whole hand.
    Hand = "hand", ["w"], does_hand, on cards say::does_own_cards, on tricks tricks::does_trick_hand;
    /// Pass, when that is a choice.
    Pass = "pass", ["p"], does_pass, on cards say::does_stand, on tricks tricks::does_trick_pass;
    /// Exchange the hand or ask for a new deal, if the rules allow it.
    Exchange = "exchange", ["x"], does_exchange;
    /// Hear how many tiles of each number can be seen.
    Count = "count", ["n"], does_count, on cards say::does_cards_left, on tricks tricks::does_trick_count;
    /// Stop speaking; pressed twice, open the menu. Also: answer "no", go back.
    Escape = "escape", ["escape"], does_escape;
    /// Hear what a good player would do.
    Hint = "hint", ["h"], does_hint, on cards say::does_card_hint;
    /// Leave the match, which is saved.
    Leave = "leave", ["q"], does_leave;
}

actions! {
    /// An action that the program takes on every screen.
    App::AppAction in APP
    also {}
    /// Hear the last announcement again.
    Repeat = "repeat", ["r"], does_repeat;
    /// Go back one announcement.
    ReviewBack = "review-back", ["page-up"], does_review_back;
    /// Go forward one announcement.
    ReviewForward = "review-forward", ["page-down"], does_review_forward;
    /// Go to the first announcement.
    ReviewFirst = "review-first", ["<", "ctrl-home"], does_review_first;
    /// Go to the last announcement.
    ReviewLast = "review-last", [">", "ctrl-end"], does_review_last;
    /// Choose which announcements to review: all, moves, scores, chat, or those about oneself.
    ReviewFilter = "review-filter", ["f9", "a"], does_review_filter;
    /// Save all announcements to a file.
    ReviewSave = "review-save", ["f", "f10"], does_review_save;
    /// Hear the keys that work now.
    Help = "help", ["?", "f1"], does_help;
    /// Open the settings.
    Settings = "settings", ["f2", ","], does_settings;
    /// Choose brief, normal or full sentences.
    Detail = "detail", ["f3", "b"], does_detail;
    /// Turn speech on or off.
    Speech = "speech", ["f4", "m"], does_speech;
    /// Speak more slowly.
    Slower = "slower", ["f5"], does_slower;
    /// Speak faster.
    Faster = "faster", ["f6"], does_faster;
    /// Speak more quietly.
    Quieter = "quieter", ["f7"], does_quieter;
    /// Speak louder.
    Louder = "louder", ["f8"], does_louder;
    /// Choose the next language.
    Language = "language", ["l"], does_language;
    /// Send a chat message to the others at an online table.
    Talk = "talk", ["'"], does_talk;
}

/// Declares the digits, which differ only by their number.
macro_rules! digits {
    ($($digit:literal)+) => {
        &[$(ActionEntry {
            action: Action::Table(TableAction::Digit($digit)),
            name: concat!("digit-", $digit),
            keys: &[stringify!($digit)],
            help: || say::does_digit($digit),
            on_cards: None,
            on_tricks: None,
        },)+]
    };
}

const DIGITS: &[ActionEntry] = digits! { 0 1 2 3 4 5 6 7 8 9 };

impl ActionEntry {
    /// Returns the declarations of all actions, in the order of the key table.
    fn all() -> impl Iterator<Item = &'static Self> {
        let before_digits = Action::Table(TableAction::NextPlayable);
        let table = TABLE.split_inclusive(move |declared| declared.action == before_digits);
        let parts = table.zip([DIGITS, APP]);
        parts.flat_map(|(rows, then)| rows.iter().chain(then))
    }
}

impl Action {
    /// Returns every action, in the order of the key table.
    pub fn all() -> impl Iterator<Item = Self> {
        ActionEntry::all().map(|declared| declared.action)
    }

    /// Returns the declaration of an action. A greater digit, which can be spoken, has that of the greatest.
    fn declared(self) -> &'static ActionEntry {
        let found = ActionEntry::all().find(|declared| declared.action == self);
        found.unwrap_or(&DIGITS[DIGITS.len() - 1])
    }

    /// Returns the name in the settings file, which never changes.
    pub fn name(self) -> &'static str {
        self.declared().name
    }

    /// Returns the names of the default keys. Sentences mention the first one.
    pub fn keys(self) -> &'static [&'static str] {
        self.declared().keys
    }

    /// Returns the action of this name in the settings file.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|action| action.name() == name)
    }

    /// Returns what the key does, in a few words; in this game, if it does something else there.
    pub fn help(self, game: Option<Game>) -> Message {
        let declared = self.declared();
        let own = match game {
            Some(Game::Cards) => declared.on_cards,
            Some(Game::Tricks(_)) => declared.on_tricks,
            Some(Game::Tiles(_)) | None => None,
        };
        own.unwrap_or(declared.help)()
    }

    /// Returns whether the action may use up a turn, so that holding the key must not repeat it. A digit uses up a turn only
    /// as an answer to a question.
    pub fn plays(self) -> bool {
        matches!(self, Self::Table(action) if action.plays())
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
    use super::Action;

    #[test]
    fn every_action_is_found_by_its_own_name() {
        for action in Action::all() {
            assert_eq!(Action::named(action.name()), Some(action));
        }
        assert_eq!(Action::named("dance"), None);
    }
}
