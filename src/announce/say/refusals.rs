//! Why a key does nothing now, and what would do.

use crate::announce::{Arg, Message, Side, messages};
use crate::rules::{Pip, Tile};

messages! {
    /// A key that means nothing here.
    key_without_use(key: Message, help: Message);
    /// Something was pasted, which is no key.
    paste_without_use(help: Message);
    /// It is another's turn.
    not_your_turn(who: String);
    /// The keyboard waits for somebody else.
    keyboard_waits(who: String, key: Message);
    /// The round is over.
    round_is_over(key: Message);
    /// The match is over.
    match_is_over(key: Message);
    /// The listener is out of the match.
    you_are_out();
    /// The round must be opened with this tile.
    must_open(tile: Tile);
    /// The tile fits neither end.
    fits_nowhere(tile: Tile, ends: Message);
    /// The tile does not fit on this side, which shows this half.
    fits_not_there(tile: Tile, side: Side, half: Pip);
    /// The tile does not fit on this side but on the other one. `key`: what lays it there.
    fits_on_other_side(tile: Tile, side: Side, half: Pip, key: Message);
    /// No tile of the hand fits; drawing would do. `halves`: what the hand lacks.
    nothing_fits_draw(halves: Vec<Arg>, key: Message);
    /// No tile of the hand fits, and there is nothing to draw.
    nothing_fits(halves: Vec<Arg>);
    /// No drawing, since a tile can be laid.
    no_draw_can_lay(tile: Tile);
    /// One tile was drawn already; what fits may be laid, or the turn passed.
    no_draw_again(key: Message);
    /// The boneyard is empty.
    no_draw_empty();
    /// These rules have no drawing.
    no_drawing();
    /// No passing, since a tile can be laid.
    no_pass_can_lay(tile: Tile);
    /// No passing before drawing.
    no_pass_can_draw(key: Message);
    /// No tile in hand has this half.
    no_such_half(half: Pip);
    /// The hand is empty.
    hand_empty();
    /// There is no hint to give.
    no_hint();
}
