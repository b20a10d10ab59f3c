//! The page in a browser: the words of its own. Every one of them is on the page, whatever is played.

use crate::announce::{Message, messages};
use serpente_engine::rules::Pip;

messages! {
    /// What the page is called.
    web_title();
    /// Where the browser runs no scripts.
    web_needs_script();
    /// What speaks for having it read or not.
    web_who_reads_help();
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

    /// The button that shows what can be asked, where there is no room for it beside the table.
    web_menu();
    /// The first link of the page, which leads past everything else.
    web_skip();
    /// What the picture of the table is called, where it can be scrolled.
    web_picture();
    /// In the picture, behind the name of a train that everybody may lay on.
    web_open();
    /// In the picture, behind the name of the player who led the trick.
    web_led();
    /// In the picture, under the name of the player whose turn it is.
    web_playing();
    /// What the page's title begins with while it is the listener's turn.
    web_yours();
    /// A player at the table.
    web_player(name: String, tiles: usize, points: i32);
    /// The same in a game of cards.
    web_card_player(name: String, points: i32);
    /// A double of the hand, on a button that shows both its numbers: whoever speaks to it says what it shows.
    web_double(half: Pip);

    /// The heading of the games, each of which can be begun at once.
    web_games();
    /// The button that begins a match against computer players at once.
    web_play_now();
    /// What that is.
    web_play_now_help();
    /// The button that opens a table for friends.
    web_with_friends();
    /// What that is.
    web_with_friends_help();
    /// The button that begins the tutorial.
    web_learn();
    /// What that is.
    web_learn_help();
    /// The button that leads to the list of tables.
    web_tables_here();
    /// What the field is called in which one writes the own name.
    web_your_name();
    /// The switch that has the browser's voice read.
    web_aloud();
    /// The button that leads to the table that the page's address names.
    web_sit_down();
    /// The button that shows the link to the table.
    web_invite();
    /// What the link does.
    web_invite_help();
    /// The button that hands the link to other programs.
    web_share();
    /// The button that copies the link.
    web_copy();
    /// The same button, once it has.
    web_copied();
    /// The button that closes what lies on top.
    web_close();
    /// What a person is called who said no name.
    web_guest();
    /// While the server does not answer.
    web_trying();
    /// What was pressed meanwhile and cannot be done any more.
    web_dropped();
    /// The button that asks for leave to be told of the own turn while the page is out of sight.
    web_notify();
    /// The button that goes on where one was.
    web_continue();
    /// Told by a page when the same seat was opened in another tab.
    web_elsewhere();
    /// Names the switch that lets letter keys play.
    web_letters();
    /// The name of a button, where a sentence speaks of it.
    web_button(name: Message);
    /// By touch, in place of the key that lays a tile or enters an entry.
    web_tap();
}
