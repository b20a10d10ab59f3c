//! Keys: their names and what each does.

use crate::announce::{Arg, Message, messages};

messages! {
    /// The name of the space bar.
    key_space();
    /// The name of the enter key.
    key_enter();
    /// The name of the escape key.
    key_escape();
    /// The name of the arrow to the left.
    key_left();
    /// The name of the arrow to the right.
    key_right();
    /// The name of the arrow up.
    key_up();
    /// The name of the arrow down.
    key_down();
    /// The name of the home key.
    key_home();
    /// The name of the end key.
    key_end();
    /// The name of the page up key.
    key_page_up();
    /// The name of the page down key.
    key_page_down();
    /// The name of the question mark.
    key_question_mark();
    /// The name of the comma.
    key_comma();
    /// The name of the apostrophe.
    key_apostrophe();
    /// The name of the less-than sign.
    key_less();
    /// The name of the greater-than sign.
    key_greater();
    /// The name of the backspace key.
    key_backspace();
    /// The name of the delete key.
    key_delete();
    /// The name of the insert key.
    key_insert();
    /// The name of the tab key.
    key_tab();
    /// The name of the tab key with shift.
    key_shift_tab();
    /// The name of a key that prints a letter, a digit or a sign.
    key_letter(letter: String);
    /// The name of a function key.
    key_function(number: u8);
    /// The name of a key pressed together with the control key.
    key_ctrl(key: Message);
    /// One row of the key table: the keys, and what they do.
    key_line(keys: Vec<Arg>, does: Message);
    /// The row of all digits: the keys of 0 and of 9.
    digit_keys(first: Message, last: Message);
    /// In a large set two digits make a number.
    digit_pairs(one: Message, other: Message);
    /// What the key of this action does.
    does_draw();
    /// What the key of this action does.
    does_ends();
    /// What the key of this action does.
    does_serpent();
    /// What the key of this action does.
    does_right();
    /// What the key of this action does.
    does_left();
    /// What the key of this action does.
    does_scores();
    /// What the key of this action does.
    does_match();
    /// What the key of this action does.
    does_turn();
    /// What the key of this action does.
    does_previous();
    /// What the key of this action does.
    does_next();
    /// What the key of this action does.
    does_first();
    /// What the key of this action does.
    does_last();
    /// What the key of this action does.
    does_next_playable();
    /// What a digit does.
    does_digit(digit: u8);
    /// What the key of this action does.
    does_confirm();
    /// What the key of this action does.
    does_take_keyboard();
    /// What the key of this action does.
    does_hand();
    /// What the key of this action does.
    does_pass();
    /// What the key of this action does.
    does_exchange();
    /// What the key of this action does.
    does_count();
    /// What the key of this action does.
    does_repeat();
    /// What the key of this action does.
    does_review_back();
    /// What the key of this action does.
    does_review_forward();
    /// What the key of this action does.
    does_review_first();
    /// What the key of this action does.
    does_review_last();
    /// What the key of this action does.
    does_review_filter();
    /// What the key of this action does.
    does_review_save();
    /// What the key of this action does.
    does_escape();
    /// What the key of this action does.
    does_help();
    /// What the key of this action does.
    does_settings();
    /// What the key of this action does.
    does_detail();
    /// What the key of this action does.
    does_speech();
    /// What the key of this action does.
    does_slower();
    /// What the key of this action does.
    does_faster();
    /// What the key of this action does.
    does_quieter();
    /// What the key of this action does.
    does_louder();
    /// What the key of this action does.
    does_language();
    /// What the key of this action does.
    does_hint();
    /// What the key of this action does.
    does_leave();
    /// What the key of this action does.
    does_talk();
    /// What the key of this action does in the game of cards.
    does_take_card();
    /// What the key of this action does in the game of cards.
    does_stand();
    /// What the key of this action does in the game of cards.
    does_own_cards();
    /// What the key of this action does in the game of cards.
    does_card_points();
    /// What the key of this action does in the game of cards.
    does_all_cards();
    /// What the key of this action does in the game of cards.
    does_cards_left();
    /// What the key of this action does in the game of cards.
    does_card_match();
    /// What the key of this action does in the game of cards.
    does_card_hint();

    /// The key map of the settings names an action that does not exist.
    keymap_unknown_action(action: String);
    /// It gives an action a key that does not exist.
    keymap_unknown_key(key: String, action: String);
    /// It gives an action no key.
    keymap_no_key(action: String);
    /// It gives an action a key that another one has.
    keymap_clash(key: Message, action: String, other: String);
}
