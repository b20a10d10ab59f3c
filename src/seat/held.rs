//! The hand for display and for touch: its tiles, and where each fits now.

use super::tricks::move_of;
use super::{Listener, Question, TableAction};
use serpente_engine::rules::{Move, Placement, Seat, Tile};
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::say::{review, tricks, web};
use serpente_text::announce::{Arg, Message, Scene, Tricks, review as reviewed};

/// A tile of the hand of the player who has the keyboard.
#[derive(Clone, PartialEq, Debug)]
pub struct HeldTile {
    /// The tile.
    pub tile: Tile,
    /// Its name.
    pub named: Message,
    /// Whether it is selected and was heard.
    pub chosen: bool,
    /// The announcement made when the tile is selected.
    pub told: Option<Message>,
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

impl Listener {
    /// Returns the hand of the player who has the keyboard, in their order; empty if no person has it.
    pub fn held(&self) -> Vec<HeldTile> {
        let Some(seat) = self.holder else {
            return Vec::new();
        };
        let hand = &self.hands[seat.index()];
        let chosen = hand.chosen().filter(|_| hand.heard);
        let scene = Scene::of(self.views.of(Some(seat)));
        let in_tricks = self.trick_view();
        let held = |&tile: &Tile| {
            let ends = self.places_of(seat, tile, None);
            let (named, places) = match (&scene, &in_tricks) {
                (Some(scene), _) if self.may_open_with(seat, tile) => {
                    (scene.named(tile), vec![review::place_open()])
                }
                (Some(scene), _) => {
                    let places = ends.iter().map(|&place| scene.choice(place, &ends));
                    (scene.named(tile), places.collect())
                }
                (None, Some(view)) => {
                    let play = move_of(view, tile);
                    let place = match play {
                        TrickMove::PutAway(_) => tricks::place_away,
                        _ => tricks::place_trick,
                    };
                    let places = view.check(play).is_ok().then(place).into_iter().collect();
                    (Arg::Tile(tile), places)
                }
                (None, None) => return None,
            };
            Some(HeldTile {
                tile,
                named: review::tile_held(named),
                chosen: chosen == Some(tile),
                told: self.fit_of(seat, tile),
                places,
                ends,
            })
        };
        hand.tiles.iter().filter_map(held).collect()
    }

    /// Returns the bids or trumps that can be chosen now, each with its name and whether it is the selected one.
    pub fn choices(&self) -> Vec<(Message, bool)> {
        let (Some(view), Some(tricks)) = (self.trick_view(), Tricks::of(self.seen())) else {
            return Vec::new();
        };
        let named = |choice| (tricks.choice(&view, choice), self.choice == Some(choice));
        let choices = view.choices().into_iter().filter(|_| self.chooses());
        choices.map(named).collect()
    }

    /// Returns the present answers to the keys for information, except those that depend on earlier keys.
    pub fn answers(&self) -> Vec<(TableAction, Message)> {
        let seen = self.seen();
        let is_on = seen.board().is_some() || seen.turn().is_some();
        let about_round = [
            TableAction::Ends,
            TableAction::Serpent,
            TableAction::Count,
            TableAction::Match,
        ];
        let about_round = about_round.into_iter().filter(|_| is_on);
        let told = about_round.filter_map(|asked| Some((asked, self.about_round(asked)?.0)));
        let hand = self.holder.filter(|_| !self.shows_what_was_left());
        let hand = hand.and_then(|seat| self.hand_told(seat));
        let scores = (TableAction::Scores, reviewed::scores(seen));
        let mut all = vec![(TableAction::Turn, self.turn_told()), scores];
        all.extend(told);
        all.extend(hand.map(|hand| (TableAction::Hand, hand)));
        all
    }

    /// Returns whether it is the turn of the player who has the keyboard.
    pub fn is_own_turn(&self) -> bool {
        self.in_turn().is_some()
    }

    /// Returns the player who has the keyboard, if it is their turn.
    pub(super) fn in_turn(&self) -> Option<Seat> {
        self.holder.filter(|&seat| self.seen().turn() == Some(seat))
    }

    /// Returns the question whether to leave, if it is being asked.
    pub fn asks_whether_to_leave(&self) -> Option<Message> {
        (self.question == Some(Question::Leave)).then(|| self.leave_question())
    }

    /// Selects a tile of the hand and announces it.
    pub(super) fn go_to(&mut self, tile: Tile) {
        self.choose(|hand| hand.choose(tile));
    }

    /// Lays a tile in the place with this number, from 0, among those where it fits. If it cannot be laid, says why.
    pub(super) fn lay_at(&mut self, tile: Tile, place: usize) {
        let Some(seat) = self.may_play() else { return };
        if self.hands[seat.index()].choose(tile).is_none() {
            return;
        }
        self.question = None;
        if let Some(view) = self.trick_view() {
            let play = move_of(&view, tile);
            return self.attempt_in_tricks(play);
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
