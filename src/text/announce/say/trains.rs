//! Trains: whose they are, which are open, and doubles that must be covered.

use crate::announce::{Arg, Message, messages};
use serpente_engine::rules::Tile;

messages! {
    /// What lies in the middle from the beginning of the round.
    centre_lies(tile: Tile);
    /// Who has the first turn of a round.
    turn_begins(who: String);
    /// Where a tile was laid: on the own train of who laid it.
    place_own_train();
    /// On the listener's train.
    place_your_train();
    /// On somebody's train.
    place_train_of(who: String);
    /// On the train of all.
    place_mexican();
    /// The listener's train, in a list of ends.
    your_train();
    /// Somebody's train, in a list of ends.
    train_of(who: String);
    /// The train of all, in a list of ends.
    mexican_train();
    /// A train, and what its end shows.
    train_end(train: Message, end: Arg);
    /// A train that is marked, and what its end shows.
    train_end_marked(train: Message, end: Arg);
    /// The trains that the listener may lay on. `ends`: one after the other.
    trains_open(ends: Arg);
    /// The trains that all may lay on, to who only watches.
    trains_open_to_all(ends: Arg);
    /// The trains that they may not lay on now.
    trains_closed(ends: Arg);
    /// The first turn of the listener is a chain on their own train, which shows this.
    chain_from(end: Arg);
    /// A double on the listener's train must be covered before anything else is laid.
    must_cover_yours(tile: Tile);
    /// The same on somebody's train.
    must_cover_of(tile: Tile, who: String);
    /// The same on the train of all.
    must_cover_mexican(tile: Tile);
    /// Before that, the listener may lay another double.
    or_another_double();
    /// The listener has laid a double, and goes on. `ends`: what is to be done; `fitting`: how many tiles go.
    you_go_on(ends: Message, fitting: usize);
    /// The same, where nothing fits and a tile can be drawn.
    you_go_on_draw(ends: Message, key: Message);
    /// The same, where nothing fits and none can be drawn. `key`: what passes.
    you_go_on_stuck(ends: Message, key: Message);
    /// The listener may end the chain here.
    stop_offer(pass: Message);
    /// A double was laid on which nothing can follow: all other tiles of its number lie.
    dead_double(tile: Tile);
    /// Somebody's train is marked now: all may lay on it.
    marker_on(who: String);
    /// The listener's train is marked now.
    your_marker_on();
    /// Somebody's train is marked no more.
    marker_off(who: String);
    /// The listener's train is marked no more.
    your_marker_off();
    /// That train is somebody's and not marked.
    train_closed(who: String);
    /// The first turn is for one's own train.
    chain_on_own();
    /// A reason for a move: it covers the double that must be covered.
    because_covers();
    /// A reason for a move: it takes the mark off the own train.
    because_unmarks();
    /// A reason for a move: the end of the own train stays as it is.
    because_saves_own();
}
