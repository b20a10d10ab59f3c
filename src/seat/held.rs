//! The hand for display and for touch: its tiles, and where each fits now.

use crate::answers::trick_move;
use crate::hand::OwnHand;
use crate::keyboard::Keyboard;
use serpente_engine::rules::{Placement, Seat, Tile};
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::say::{review, tricks, web};
use serpente_text::announce::{Arg, Message, Scene};

/// A tile of the hand of the player who has the keyboard.
#[derive(Clone, PartialEq, Debug)]
pub struct HeldTile {
    /// The tile.
    pub tile: Tile,
    /// Its name.
    pub named: Message,
    /// Whether it is selected and was announced.
    pub chosen: bool,
    /// The announcement made when the tile is selected.
    pub announcement: Option<Message>,
    /// The names of the places where it can be laid now.
    pub places: Vec<Message>,
    /// The same places as placements, if tiles are laid on arms.
    pub ends: Vec<Placement>,
}

impl HeldTile {
    /// Returns the tile and where it fits, in one phrase.
    pub fn fits(&self) -> Message {
        let named = if self.tile.is_double() {
            web::web_double(self.tile.high())
        } else {
            self.named.clone()
        };
        if self.places.is_empty() {
            return named;
        }
        review::tile_fits(named, Arg::all(&self.places))
    }
}

/// Returns the tiles of a hand, in the order of its player; none if no round is being played.
pub(crate) fn tiles(hand: &OwnHand, seat: Seat, keyboard: &Keyboard) -> Vec<HeldTile> {
    let mut held = Vec::new();
    for &tile in hand.tiles() {
        let ends = keyboard.places_of(seat, tile, None);
        let Some((name, places)) = name_and_places(seat, tile, &ends, keyboard) else {
            return Vec::new();
        };
        held.push(HeldTile {
            tile,
            named: review::tile_held(name),
            chosen: hand.announced() == Some(tile),
            announcement: keyboard.tile_and_places(seat, tile),
            places,
            ends,
        });
    }
    held
}

/// Returns the names of the places on the table: those where tiles of the hand can be laid now, then those of all other arms.
pub(crate) fn place_names(hand: &OwnHand, seat: Seat, keyboard: &Keyboard) -> Vec<Message> {
    let Some(scene) = Scene::of(keyboard.views.of(Some(seat))) else {
        return Vec::new();
    };
    let mut names: Vec<Message> = Vec::new();
    for &tile in hand.tiles() {
        let ends = keyboard.places_of(seat, tile, None);
        for &end in &ends {
            names.push(scene.choice(end, &ends));
        }
    }
    names.extend(scene.place_names());
    let mut distinct = Vec::new();
    for name in names {
        if !distinct.contains(&name) {
            distinct.push(name);
        }
    }
    distinct
}

/// Returns the name of a tile and the names of the places where it can be laid now.
fn name_and_places(
    seat: Seat,
    tile: Tile,
    ends: &[Placement],
    keyboard: &Keyboard,
) -> Option<(Arg, Vec<Message>)> {
    let mut places = Vec::new();
    if let Some(scene) = Scene::of(keyboard.views.of(Some(seat))) {
        if keyboard.may_open_with(seat, tile) {
            places.push(review::place_open());
        } else {
            for &end in ends {
                places.push(scene.choice(end, ends));
            }
        }
        return Some((scene.named(tile), places));
    }
    let view = keyboard.trick_view()?;
    let play = trick_move(&view, tile);
    if view.check(play).is_ok() {
        places.push(match play {
            TrickMove::PutAway(_) => tricks::place_away(),
            _ => tricks::place_trick(),
        });
    }
    Some((Arg::Tile(tile), places))
}
