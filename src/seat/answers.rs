//! The answers of a keyboard: what is true now, as a message to its players.

use crate::action::TableAction;
use crate::keyboard::Keyboard;
use serpente_engine::rules::{Arm, Board, Placement, Seat, Tile};
use serpente_engine::table::{GameView, SeatView, TrickView};
use serpente_engine::tricks::{IllegalTrickMove, Phase, TrickMove};
use serpente_text::announce::say::{refusals, review as say, table, tricks};
use serpente_text::announce::{Cards, Company, Message, Scene, Tricks, review};

/// The answer to a key that asks for information.
pub(crate) struct KeyAnswer {
    pub(crate) message: Message,
    /// Whether it tells of the hand of the player who has the keyboard.
    pub(crate) is_own: bool,
}

impl KeyAnswer {
    fn to_all(message: Message) -> Self {
        Self {
            message,
            is_own: false,
        }
    }
}

impl Keyboard {
    /// Returns the players as messages name them.
    pub(crate) fn company(&self) -> Company<'_> {
        Company::of(self.seen())
    }

    /// Returns a sentence that says whose turn it is.
    pub(crate) fn whose_turn(&self) -> Message {
        self.own_turn_in(self.seen())
    }

    /// Returns whose turn it is as this player sees it, or why it is nobody's.
    fn own_turn_in(&self, seen: &SeatView) -> Message {
        if seen.turn().is_some() {
            review::whose_turn(seen, &self.manner.keys)
        } else {
            self.no_round()
        }
    }

    /// Returns the message that says whose turn it is and, in the turn of the player with the
    /// keyboard, what they can do.
    pub(crate) fn own_turn(&self) -> Message {
        let seen = match self.in_turn() {
            Some(seat) => self.views.of(Some(seat)),
            None => self.seen(),
        };
        self.own_turn_in(seen)
    }

    /// Returns a sentence that says that no round is being played, and how to go on. Those who have no seat at a table with
    /// people, or are eliminated there, deal nothing.
    pub(crate) fn no_round(&self) -> Message {
        let keys = &self.manner.keys;
        if self.seen().winners().is_some() {
            if self.only_watches() {
                refusals::only_watching_over(&keys.leave)
            } else {
                review::no_round(self.seen(), keys)
            }
        } else if !self.others_play_on() {
            review::no_round(self.seen(), keys)
        } else if self.seen().setup().game.is_of_tricks() {
            refusals::only_watching_between_hands()
        } else {
            refusals::only_watching_between()
        }
    }

    /// Returns whether nobody here has a seat at a table with people.
    pub(crate) fn only_watches(&self) -> bool {
        let people = self.seen().setup().people();
        self.seats().is_empty() && !people.is_empty()
    }

    /// Returns the message that says why there is no hand to browse.
    pub(crate) fn no_hand(&self) -> Message {
        match (self.seen().board(), self.holder()) {
            (Some(board), Some(seat)) if !board.playing().contains(seat) => self.eliminated(),
            (Some(_), _) => refusals::hand_empty(),
            (None, _) if self.seen().turn().is_some() => refusals::hand_empty(),
            (None, _) => self.no_round(),
        }
    }

    /// Returns the message that says why the keys for a hand do nothing while no player has the
    /// keyboard.
    pub(crate) fn not_holding(&self) -> Message {
        match self.seen().turn() {
            Some(seat) => self.not_in_turn(seat),
            None => self.whose_turn(),
        }
    }

    /// Returns the message that says that another player is in turn. Those who have no seat at the table wait for no turn of
    /// their own.
    pub(crate) fn not_in_turn(&self, turn: Seat) -> Message {
        let name = self.company().name(turn);
        if self.seats().is_empty() {
            refusals::only_watching(name)
        } else {
            refusals::not_your_turn(name)
        }
    }

    /// Returns the message that says that a key does nothing in this game.
    pub(crate) fn has_no_use(&self, key: &Message) -> Message {
        refusals::key_without_use(key.clone(), &self.manner.keys.help)
    }

    /// Returns the message that says what an eliminated player can do.
    pub(crate) fn ways_out(&self) -> Message {
        let keys = &self.manner.keys;
        table::ways_out(&keys.leave, &keys.last)
    }

    /// Returns the message that says that the player is eliminated, and what they can do.
    pub(crate) fn eliminated(&self) -> Message {
        let keys = &self.manner.keys;
        refusals::you_are_out(&keys.ahead.go_on, &keys.leave, &keys.last)
    }

    /// Returns the message that calls a player to the keyboard.
    pub(crate) fn called(&self, seat: Seat) -> Message {
        let name = self.company().name(seat);
        let keys = &self.manner.keys;
        if keys.by_touch {
            table::hand_on(name, &keys.take)
        } else {
            table::handover(name, &keys.take)
        }
    }

    /// Returns the message that says that a player has taken the keyboard.
    pub(crate) fn taken(&self, seat: Seat) -> Message {
        let name = self.company().name(seat);
        if self.manner.keys.by_touch {
            table::handed_on(name)
        } else {
            table::handover_done(name)
        }
    }

    /// Returns the message that says which player the keyboard waits for, and which key takes it.
    pub(crate) fn waiting_for(&self, seat: Seat) -> Message {
        let name = self.company().name(seat);
        let keys = &self.manner.keys;
        if keys.by_touch {
            table::hand_on(name, &keys.take)
        } else {
            refusals::keyboard_waits(name, &keys.take)
        }
    }

    /// Returns the message that names a tile of this hand and where it fits.
    pub(crate) fn tile_and_places(&self, seat: Seat, tile: Tile) -> Option<Message> {
        if let Some(view) = self.views.of_tiles(seat) {
            return Some(Scene::seen(&view, self.company()).fit(&view, tile));
        }
        let view = self.views.of(Some(seat)).trick_view()?;
        Some(Tricks::of(self.seen())?.tile(&view, tile))
    }

    /// Returns the message that lists these tiles of a hand, if it has any, or its cards; if tricks
    /// are played, by suits.
    pub(crate) fn hand(&self, seat: Seat, tiles: &[Tile]) -> Option<Message> {
        match self.views.of(Some(seat)).game_view()? {
            GameView::Tiles(view) if !view.hand.is_empty() => {
                Some(review::hand(&view, tiles, self.company()))
            }
            GameView::Tricks(view) if !view.hand.is_empty() => {
                Some(Tricks::of(self.seen())?.hand(&view))
            }
            GameView::Cards(_) => Some(Cards::of(self.seen())?.own(seat)),
            _ => None,
        }
    }

    /// Returns the answer to a key that asks about the round being played. `hand` are the tiles of
    /// the player who has the keyboard. Returns `None` for another key, or if no round is being
    /// played.
    pub(crate) fn about_round(
        &self,
        action: TableAction,
        hand: Option<&[Tile]>,
    ) -> Option<KeyAnswer> {
        let seen = self.seen();
        if let Some(scene) = Scene::of(seen) {
            return match action {
                TableAction::Ends => Some(KeyAnswer::to_all(scene.all_ends())),
                TableAction::Serpent => Some(KeyAnswer::to_all(scene.serpent())),
                TableAction::Match => Some(KeyAnswer::to_all(review::about_match(seen))),
                TableAction::Count => Some(self.counts(hand)),
                _ => None,
            };
        }
        if let Some(tricks) = Tricks::of(seen)
            && action == TableAction::Serpent
        {
            // The last trick can still be announced after the hand.
            return Some(KeyAnswer::to_all(tricks.last_trick()));
        }
        seen.turn()?;
        if let Some(cards) = Cards::of(seen) {
            let message = match action {
                TableAction::Ends => cards.standings(),
                TableAction::Serpent => cards.all(),
                TableAction::Match => cards.about_match(seen),
                TableAction::Count => cards.left(),
                _ => return None,
            };
            return Some(KeyAnswer::to_all(message));
        }
        let tricks = Tricks::of(seen)?;
        match action {
            TableAction::Ends => Some(KeyAnswer::to_all(tricks.so_far())),
            TableAction::Match => Some(KeyAnswer::to_all(tricks.about_match(seen))),
            TableAction::Count => Some(self.counts(hand)),
            _ => None,
        }
    }

    /// Returns the answer that says how many trumps and tiles of each number are visible, with the
    /// tiles in the hand of the player who has the keyboard.
    fn counts(&self, hand: Option<&[Tile]>) -> KeyAnswer {
        let in_tricks = self.trick_view().map(|view| view.hand);
        let own = hand.filter(|hand| in_tricks.is_some() || !hand.is_empty());
        let counts = review::counts(self.seen(), own);
        let trumps = match Tricks::of(self.seen()) {
            Some(tricks) => tricks.trumps_seen(in_tricks.unwrap_or_default()),
            None => None,
        };
        KeyAnswer {
            message: match trumps {
                Some(trumps) => say::told_with(trumps, counts),
                None => counts,
            },
            is_own: own.is_some(),
        }
    }

    /// Returns whether this tile can open the round now.
    pub(crate) fn may_open_with(&self, seat: Seat, tile: Tile) -> bool {
        match self.views.legal(seat) {
            Some(legal) => legal.first().contains(tile),
            None => false,
        }
    }

    /// Returns where this tile can be laid now: on this arm, or anywhere. The places are in the
    /// order in which they are announced.
    pub(crate) fn places_of(&self, seat: Seat, tile: Tile, arm: Option<Arm>) -> Vec<Placement> {
        let Some(view) = self.views.of_tiles(seat) else {
            return Vec::new();
        };
        let Some(legal) = view.legal else {
            return Vec::new();
        };
        if legal.may_keep() {
            return Vec::new();
        }
        let mut places = Vec::new();
        for place in legal.placements(view.rules, view.board) {
            if place.tile == tile && arm.is_none_or(|arm| arm == place.arm) {
                places.push(place);
            }
        }
        let scene = Scene::seen(&view, self.company());
        places.sort_by_key(|place| scene.rank(place.arm));
        if view.rules.shape.has_like_arms() || view.rules.shape.has_sides() {
            without_equal_ends(&places, view.board)
        } else {
            places
        }
    }

    /// Returns why a move in the game of tricks is not possible now.
    pub(crate) fn why_not_in_tricks(
        &self,
        illegal: IllegalTrickMove,
        view: &TrickView<'_>,
    ) -> Message {
        let Some(hand) = Tricks::of(self.seen()) else {
            return self.whose_turn();
        };
        match illegal {
            IllegalTrickMove::MustBid => hand.must_bid(),
            IllegalTrickMove::NameFirst | IllegalTrickMove::PlayNow => {
                say::told_with(tricks::only_bids_pass(), hand.asked(view))
            }
            IllegalTrickMove::MustFollow(_)
            | IllegalTrickMove::MustLeadTrump
            | IllegalTrickMove::MustPlayNearest => match hand.must_play(view) {
                Some(message) => message,
                None => self.whose_turn(),
            },
            IllegalTrickMove::ClaimByLead => tricks::claim_by_lead(),
            IllegalTrickMove::NoClaim => tricks::no_claim(),
            IllegalTrickMove::WrongClaim => tricks::wrong_claim(),
            // No key makes these moves.
            _ => self.whose_turn(),
        }
    }
}

/// Leaves one of the places at ends that show the same number: between them there is nothing to
/// choose.
fn without_equal_ends(places: &[Placement], board: &Board) -> Vec<Placement> {
    let mut distinct: Vec<Placement> = Vec::new();
    for &place in places {
        let is_equal = distinct.iter().any(|other| {
            board.end_of(other.arm) == board.end_of(place.arm)
                && other.orientation == place.orientation
        });
        if !is_equal {
            distinct.push(place);
        }
    }
    distinct
}

/// Returns the move that a seat makes with a tile in the game of tricks now: it plays the tile or
/// puts it away.
pub(crate) fn trick_move(view: &TrickView<'_>, tile: Tile) -> TrickMove {
    match view.board.phase() {
        Phase::PuttingAway => TrickMove::PutAway(tile),
        _ => TrickMove::Play(tile),
    }
}
