//! The rules of each game as a person hears them: one paragraph at a time, in the order they are told.

use crate::announce::{GameName, messages};

messages! {
    /// Who plays, and what for.
    rules_players(game: GameName);
    /// The words that all games of tiles share: halves, pips, ends, boneyard, going out.
    rules_words();
    /// The set, the hands, who opens.
    rules_deal(game: GameName);
    /// What one does in turn: laying, drawing, passing.
    rules_turn(game: GameName);
    /// What is special: wild tiles, arms, swaps, new deals.
    rules_special(game: GameName);
    /// What going out and a blocked round bring.
    rules_score(game: GameName);
    /// What wins the match.
    rules_match(game: GameName);
    /// The house rules, by the names they have in the menu; or that there are none.
    rules_house(game: GameName);
    /// Behind them: how they are unless somebody changes them.
    rules_usual();
}
