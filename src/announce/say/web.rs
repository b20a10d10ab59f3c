//! The page in a browser: the words of its own. Every one of them is on the page, whatever is played.

use crate::announce::messages;

messages! {
    /// What the page is called.
    web_title();
    /// Where the browser runs no scripts.
    web_needs_script();
    /// The question before all others: whose voice it is.
    web_who_reads();
    /// What speaks for which answer.
    web_who_reads_help();
    /// An answer: the lines are read, by eye or by a screen reader.
    web_reader_reads();
    /// An answer: the browser's own voice speaks.
    web_browser_speaks();
    /// The field in which every key plays.
    web_keys();
    /// How it is played there.
    web_keys_help();
    /// The button that sends a line that was typed.
    web_send();
    /// The heading over a table.
    web_table();
    /// The heading over sentences that one goes through: rules, keys.
    web_text();
    /// The heading over the own hand.
    web_tiles();
    /// The heading over the bids, or the trumps, that can be chosen.
    web_choices();
    /// The heading over the buttons that ask.
    web_asks();
    /// The heading over the lines, the newest first.
    web_history();
    /// Before the last lines of those that came while the page was out of sight.
    web_away();

    /// The button that draws.
    web_draw();
    /// The button that passes.
    web_pass();
    /// The button that exchanges the hand.
    web_exchange();
    /// The button that says yes, and goes on.
    web_confirm();
    /// The button that is for the right.
    web_right();
    /// The button that is for the left.
    web_left();
    /// The button that asks for a hint.
    web_hint();
    /// The button that takes the keyboard.
    web_take_keyboard();
    /// The button that leaves.
    web_leave();
    /// The button that tells whose turn it is.
    web_turn();
    /// The button that tells the ends.
    web_ends();
    /// The button that tells the serpent.
    web_serpent();
    /// The button that tells the scores.
    web_scores();
    /// The button that tells the own hand.
    web_hand();
    /// The button that tells how many of each number are in sight.
    web_count();
    /// The button that tells about the match.
    web_match();
    /// The button that has one say something.
    web_talk();
    /// The button that says the last words again.
    web_repeat();
    /// The button that tells the keys.
    web_help();
    /// The button that leads to the settings.
    web_settings();
    /// The button that leads back.
    web_escape();
    /// The button that goes to the one before, or lessens a value.
    web_previous();
    /// The button that goes to the one behind, or raises a value.
    web_next();
    /// The button that bids or names what was chosen.
    web_choose();

    /// In the game of cards, the button that takes one.
    web_cards_draw();
    /// There, the button that takes none any more.
    web_cards_pass();
    /// There, the button that tells everybody's points.
    web_cards_ends();
    /// There, the button that tells everybody's cards.
    web_cards_serpent();
    /// There, the button that tells the own cards.
    web_cards_hand();
    /// There, the button that tells how many cards are left.
    web_cards_count();
    /// In the game of tricks, the button that tells the bids.
    web_tricks_ends();
    /// There, the button that tells the last trick.
    web_tricks_serpent();
}
