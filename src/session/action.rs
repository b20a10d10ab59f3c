//! What a key can mean.

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
    pub const ALL: [Self; 46] = [
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
}
