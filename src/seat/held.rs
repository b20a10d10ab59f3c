//! The hand as it can be looked at and touched: which tiles, and where each can go now.

use super::{Listener, Question};
use crate::announce::say::{review, tricks};
use crate::announce::{Arg, Cards, Message, Scene, Tricks, review as reviewed};
use crate::rules::{Move, Placement, Seat, Tile};
use crate::tricks::TrickMove;

/// A tile of the hand of whoever has the keyboard.
#[derive(Clone, PartialEq, Debug)]
pub struct HeldTile {
    /// The tile.
    pub tile: Tile,
    /// What it is called.
    pub named: Message,
    /// Whether it is the one that was heard when it was chosen.
    pub chosen: bool,
    /// Where it can be laid now, each as it is called.
    pub places: Vec<Message>,
}

impl Listener {
    /// The hand of whoever has the keyboard, in the order of its person; nothing where nobody has it.
    #[must_use]
    pub fn held(&self) -> Vec<HeldTile> {
        let Some(seat) = self.holder else {
            return Vec::new();
        };
        let hand = &self.hands[seat.index()];
        let chosen = hand.chosen().filter(|_| hand.is_heard());
        let scene = Scene::of(self.views.of(Some(seat)));
        let in_tricks = self.trick_view();
        let held = |&tile: &Tile| {
            let (named, places) = match (&scene, &in_tricks) {
                (Some(scene), _) => (scene.named(tile), self.named_places(seat, tile, scene)),
                (None, Some(view)) => {
                    let may = view.check(TrickMove::Play(tile)).is_ok();
                    let places = may.then(tricks::place_trick).into_iter().collect();
                    (Arg::Tile(tile), places)
                }
                (None, None) => return None,
            };
            Some(HeldTile {
                tile,
                named: review::tile_held(named),
                chosen: chosen == Some(tile),
                places,
            })
        };
        hand.tiles().iter().filter_map(held).collect()
    }

    /// The bids or the trumps that can be chosen now, each as it is called, and whether it is the one that was gone to.
    #[must_use]
    pub fn choices(&self) -> Vec<(Message, bool)> {
        let (Some(view), Some(tricks)) = (self.trick_view(), Tricks::of(self.seen())) else {
            return Vec::new();
        };
        let named = |choice| (tricks.choice(&view, choice), self.choice == Some(choice));
        let choices = view.choices().into_iter().filter(|_| self.chooses());
        choices.map(named).collect()
    }

    /// How the table stands, as the keys that ask tell it: whose turn it is, what lies there, the scores.
    #[must_use]
    pub fn stands(&self) -> Vec<Message> {
        let seen = self.seen();
        let own = self.views.of(self.holder);
        let lies = match (Scene::of(seen), Cards::of(seen)) {
            (Some(scene), _) if seen.board().is_some_and(|board| !board.laid().is_empty()) => {
                vec![scene.ends(), scene.serpent()]
            }
            (Some(scene), _) => vec![scene.ends()],
            (None, Some(cards)) => vec![cards.standings(), cards.all()],
            (None, None) => Tricks::of(seen)
                .filter(|_| seen.turn().is_some())
                .map(|tricks| vec![tricks.so_far(), tricks.last_trick()])
                .unwrap_or_default(),
        };
        [reviewed::whose_turn(own, &self.manner.keys)]
            .into_iter()
            .chain(lies)
            .chain([reviewed::scores(seen)])
            .collect()
    }

    fn named_places(&self, seat: Seat, tile: Tile, scene: &Scene<'_>) -> Vec<Message> {
        if self.may_open_with(seat, tile) {
            return vec![review::place_open()];
        }
        let places = self.places_of(seat, tile, None);
        let named = places.iter().map(|&place| scene.choice(place, &places));
        named.collect()
    }

    /// Whether it is the turn of whoever has the keyboard.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        self.holder.is_some() && self.seen().turn() == self.holder
    }

    /// What is asked, if it is whether to leave.
    #[must_use]
    pub fn asks_whether_to_leave(&self) -> Option<Message> {
        (self.question == Some(Question::Leave)).then(|| self.leave_question())
    }

    /// Goes to a tile of the hand, and tells it.
    pub(super) fn go_to(&mut self, tile: Tile) {
        self.choose(|listener, seat| listener.hands[seat.index()].go_to(tile));
    }

    /// Lays a tile in this one of the places where it can go, from 0; tells why not, if it cannot.
    pub(super) fn lay_at(&mut self, tile: Tile, place: usize) {
        let Some(seat) = self.may_play() else { return };
        if self.hands[seat.index()].go_to(tile).is_none() {
            return;
        }
        self.question = None;
        if self.trick_view().is_some() {
            return self.attempt_in_tricks(TrickMove::Play(tile));
        }
        let play = if self.may_open_with(seat, tile) {
            Some(Move::Open(tile))
        } else {
            let places: Vec<Placement> = self.places_of(seat, tile, None);
            places.get(place).copied().map(Move::Lay)
        };
        match play {
            Some(play) => self.attempt(play),
            None => self.lay_chosen(None),
        }
    }
}
