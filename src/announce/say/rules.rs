//! The rules of each game as a person hears them: one paragraph at a time, in the order they are told.

use crate::announce::{Game, messages};

messages! {
    /// Who plays, and what for.
    rules_players(game: Game);
    /// The words that all games of tiles share: halves, pips, ends, boneyard, going out.
    rules_words();
    /// The set, the hands, who opens.
    rules_deal(game: Game);
    /// What one does in turn: laying, drawing, passing.
    rules_turn(game: Game);
    /// What is special: wild tiles, arms, swaps, new deals.
    rules_special(game: Game);
    /// What going out and a blocked round bring.
    rules_score(game: Game);
    /// What wins the match.
    rules_match(game: Game);
    /// The house rules, by the names they have in the menu; or that there are none.
    rules_house(game: Game);
}
