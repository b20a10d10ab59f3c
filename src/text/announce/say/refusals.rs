//! Why a key does nothing now, and what would do.

use crate::announce::{Arg, GameName, Message, messages};
use serpente_engine::rules::{Pip, Tile};

messages! {
    /// A key that means nothing here.
    key_without_use(key: Message, help: Message);
    /// Something was pasted, which is no key.
    paste_without_use(help: Message);
    /// A key that has no name here means nothing.
    nameless_key(help: Message);
    /// The table changed just before this key was pressed: once more, if it is still meant.
    press_again(key: Message);
    /// It is another's turn.
    not_your_turn(who: String);
    /// The keyboard waits for somebody else.
    keyboard_waits(who: String, key: Message);
    /// The round is over.
    round_is_over(key: Message);
    /// The match is over.
    match_is_over(again: Message, leave: Message);
    /// The listener is out of the match.
    you_are_out(on: Message, leave: Message, end: Message);
    /// The round must be opened with this tile.
    must_open(tile: Tile);
    /// The tile fits neither end.
    fits_nowhere(tile: Tile, ends: Message);
    /// On the left, as the place of a tile that does not fit.
    on_left();
    /// On the right, as the place of a tile that does not fit.
    on_right();
    /// The tile does not fit there. `end`: what is open there.
    fits_not_there(tile: Tile, place: Message, end: Arg);
    /// The tile does not fit there, but on the other side. `key`: what lays it there.
    fits_on_other_side(tile: Tile, place: Message, end: Arg, key: Message);
    /// No tile of the hand fits; drawing would do. `halves`: what the hand lacks.
    nothing_fits_draw(halves: Arg, key: Message);
    /// Nothing can be laid before somebody has opened with this tile.
    waits_for_opening(who: String, tile: Tile);
    /// Only a wild tile would fit; drawing would do.
    nothing_fits_wild_draw(game: GameName, key: Message);
    /// Only a wild tile would fit, and there is nothing to draw.
    nothing_fits_wild(game: GameName);
    /// Only a wild tile would fit, and there is nothing to do but pass.
    nothing_fits_wild_pass(game: GameName, key: Message);
    /// No tile of the hand fits, and the turn can be passed.
    nothing_fits_pass(halves: Arg, key: Message);
    /// No tile of the hand fits, and there is nothing to draw.
    nothing_fits(halves: Arg);
    /// No drawing, since a tile can be laid.
    no_draw_can_lay(tile: Tile);
    /// One tile was drawn already; what fits may be laid, or the turn passed.
    no_draw_again(key: Message);
    /// One tile was drawn already; something must be laid.
    no_draw_again_lay();
    /// The boneyard is empty.
    no_draw_empty();
    /// These rules have no drawing.
    no_drawing();
    /// No passing, since a tile can be laid.
    no_pass_can_lay(tile: Tile);
    /// No passing before drawing.
    no_pass_can_draw(key: Message);
    /// Another holds the tile that opens; the opening goes on.
    must_hand_on(key: Message);
    /// That arm is somebody's and not open.
    arm_closed(who: String);
    /// The arms of the star come first, each begun with this half.
    star_first(half: Pip);
    /// The second tile of each arm must be a double.
    double_second();
    /// The drawn tile fits and must be laid.
    must_lay_drawn(tile: Tile);
    /// The last tiles of the boneyard stay.
    last_tiles_stay(count: u8);
    /// Only wild tiles fit, and one must be laid.
    must_lay_wild(game: GameName);
    /// A tile can be laid on the own arm, so the turn is not passed.
    can_lay_on_own();
    /// First comes the question of the exchange.
    must_decide_swap(key: Message, pass: Message);
    /// These rules have no exchange.
    no_exchange();
    /// Somebody exchanged the hand in this round already.
    swap_taken();
    /// So many doubles it takes to ask for a new deal.
    too_few_doubles(count: usize);
    /// A new deal is only asked for before the first move.
    too_late_to_redeal();
    /// The same where the first tile decides that.
    too_late_to_redeal_laid();
    /// No tile in hand has this half.
    no_such_half(half: Pip);
    /// The hand is empty.
    hand_empty();
    /// There is no hint to give.
    no_hint();
}
