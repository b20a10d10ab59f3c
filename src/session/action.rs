//! What a key can mean.

use crate::announce::Message;
use crate::announce::say::keys as say;

/// What the person at the keyboard asks for. Keys are bound to actions in `console`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
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
    /// The tile or entry before.
    Previous,
    /// The tile or entry behind.
    Next,
    /// The first tile or entry.
    First,
    /// The last tile or entry.
    Last,
    /// The next tile that can be laid.
    NextPlayable,
    /// A digit: the next tile with that half, or one of several places. 0 to 9.
    Digit(u8),
    /// Lay the chosen tile, or say yes.
    Confirm,
    /// Hear the whole hand.
    Hand,
    /// Pass, when passing is a choice.
    Pass,
    /// Exchange the hand, or ask for a new deal, where the rules offer it.
    Exchange,
    /// Hear how many tiles of each number are out.
    Count,
    /// Hear the last words again.
    Repeat,
    /// One back in what was said.
    ReviewBack,
    /// One forward in what was said.
    ReviewForward,
    /// To the beginning of what was said.
    ReviewFirst,
    /// To the end of what was said.
    ReviewLast,
    /// The next filter for what was said: all, moves, scores, my own.
    ReviewFilter,
    /// Save what was said to a file.
    ReviewSave,
    /// Stop talking; twice: the menu. Also: no, go back.
    Escape,
    /// Hear the keys that work here and now.
    Help,
    /// Open the settings.
    Settings,
    /// Brief, normal or full sentences.
    Detail,
    /// Speech on or off.
    Speech,
    /// Speak slower.
    Slower,
    /// Speak faster.
    Faster,
    /// Speak more quietly.
    Quieter,
    /// Speak louder.
    Louder,
    /// The next language.
    Language,
    /// A hint: what a good player would do.
    Hint,
    /// Leave the match; it is kept.
    Leave,
}

impl Action {
    /// Every action, in the order of the key table.
    pub const ALL: [Self; 47] = [
        Self::Draw,
        Self::Ends,
        Self::Serpent,
        Self::Right,
        Self::Left,
        Self::Scores,
        Self::Match,
        Self::Turn,
        Self::Previous,
        Self::Next,
        Self::First,
        Self::Last,
        Self::NextPlayable,
        Self::Digit(0),
        Self::Digit(1),
        Self::Digit(2),
        Self::Digit(3),
        Self::Digit(4),
        Self::Digit(5),
        Self::Digit(6),
        Self::Digit(7),
        Self::Digit(8),
        Self::Digit(9),
        Self::Confirm,
        Self::Hand,
        Self::Pass,
        Self::Exchange,
        Self::Count,
        Self::Repeat,
        Self::ReviewBack,
        Self::ReviewForward,
        Self::ReviewFirst,
        Self::ReviewLast,
        Self::ReviewFilter,
        Self::ReviewSave,
        Self::Escape,
        Self::Help,
        Self::Settings,
        Self::Detail,
        Self::Speech,
        Self::Slower,
        Self::Faster,
        Self::Quieter,
        Self::Louder,
        Self::Language,
        Self::Hint,
        Self::Leave,
    ];

    /// The name of this action in the settings file; it never changes.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Ends => "ends",
            Self::Serpent => "serpent",
            Self::Right => "right",
            Self::Left => "left",
            Self::Scores => "scores",
            Self::Match => "match",
            Self::Turn => "turn",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::First => "first",
            Self::Last => "last",
            Self::NextPlayable => "next-playable",
            Self::Digit(digit) => DIGITS[usize::from(digit.min(9))],
            Self::Confirm => "confirm",
            Self::Hand => "hand",
            Self::Pass => "pass",
            Self::Exchange => "exchange",
            Self::Count => "count",
            Self::Repeat => "repeat",
            Self::ReviewBack => "review-back",
            Self::ReviewForward => "review-forward",
            Self::ReviewFirst => "review-first",
            Self::ReviewLast => "review-last",
            Self::ReviewFilter => "review-filter",
            Self::ReviewSave => "review-save",
            Self::Escape => "escape",
            Self::Help => "help",
            Self::Settings => "settings",
            Self::Detail => "detail",
            Self::Speech => "speech",
            Self::Slower => "slower",
            Self::Faster => "faster",
            Self::Quieter => "quieter",
            Self::Louder => "louder",
            Self::Language => "language",
            Self::Hint => "hint",
            Self::Leave => "leave",
        }
    }

    /// The action with this name in the settings file.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.name() == name)
    }

    /// What the key does, in a few words.
    #[must_use]
    pub fn help(self) -> Message {
        match self {
            Self::Draw => say::does_draw(),
            Self::Ends => say::does_ends(),
            Self::Serpent => say::does_serpent(),
            Self::Right => say::does_right(),
            Self::Left => say::does_left(),
            Self::Scores => say::does_scores(),
            Self::Match => say::does_match(),
            Self::Turn => say::does_turn(),
            Self::Previous => say::does_previous(),
            Self::Next => say::does_next(),
            Self::First => say::does_first(),
            Self::Last => say::does_last(),
            Self::NextPlayable => say::does_next_playable(),
            Self::Digit(digit) => say::does_digit(digit),
            Self::Confirm => say::does_confirm(),
            Self::Hand => say::does_hand(),
            Self::Pass => say::does_pass(),
            Self::Exchange => say::does_exchange(),
            Self::Count => say::does_count(),
            Self::Repeat => say::does_repeat(),
            Self::ReviewBack => say::does_review_back(),
            Self::ReviewForward => say::does_review_forward(),
            Self::ReviewFirst => say::does_review_first(),
            Self::ReviewLast => say::does_review_last(),
            Self::ReviewFilter => say::does_review_filter(),
            Self::ReviewSave => say::does_review_save(),
            Self::Escape => say::does_escape(),
            Self::Help => say::does_help(),
            Self::Settings => say::does_settings(),
            Self::Detail => say::does_detail(),
            Self::Speech => say::does_speech(),
            Self::Slower => say::does_slower(),
            Self::Faster => say::does_faster(),
            Self::Quieter => say::does_quieter(),
            Self::Louder => say::does_louder(),
            Self::Language => say::does_language(),
            Self::Hint => say::does_hint(),
            Self::Leave => say::does_leave(),
        }
    }

    /// What the key does in the game of cards, in a few words.
    #[must_use]
    pub fn help_on_cards(self) -> Message {
        match self {
            Self::Draw => say::does_take_card(),
            Self::Pass => say::does_stand(),
            Self::Hand => say::does_own_cards(),
            Self::Ends => say::does_card_points(),
            Self::Serpent => say::does_all_cards(),
            Self::Count => say::does_cards_left(),
            Self::Match => say::does_card_match(),
            Self::Hint => say::does_card_hint(),
            _ => self.help(),
        }
    }

    /// Whether a turn may be spent by it: what a key held down must never do twice. A digit answers a question, and spends
    /// a turn only by that.
    #[must_use]
    pub fn plays(self) -> bool {
        matches!(
            self,
            Self::Draw | Self::Right | Self::Left | Self::Confirm | Self::Pass | Self::Exchange
        )
    }
}

/// The names of the digits' actions.
const DIGITS: [&str; 10] = [
    "digit-0", "digit-1", "digit-2", "digit-3", "digit-4", "digit-5", "digit-6", "digit-7",
    "digit-8", "digit-9",
];

#[cfg(test)]
mod tests {
    use super::Action;

    #[test]
    fn every_action_is_found_by_its_own_name() {
        for action in Action::ALL {
            assert_eq!(Action::named(action.name()), Some(action));
        }
        assert_eq!(Action::named("dance"), None);
    }
}
