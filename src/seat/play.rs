//! The keys that make moves: laying, drawing, passing, and choosing a side.

use super::count::says_count;
use super::{Listener, OwnHand, Question, SeatOutput};
use serpente_engine::host::Request;
use serpente_engine::rules::{Arm, LegalMoves, Move, Placement, Rules, Seat, Tile};
use serpente_engine::table::{Command, GameMove, View};
use serpente_text::announce::say::{refusals, table, trains};
use serpente_text::announce::{Announcement, Cue, Message, Scene, may_announce, refusal};

impl Listener {
    /// Lays the selected tile: on this arm, or where it fits. If it fits in several places, asks where.
    pub(super) fn lay_chosen(&mut self, arm: Option<Arm>) {
        let Some(seat) = self.may_play() else { return };
        if self.is_saying() {
            return self.ask_count();
        }
        let tile = self.hands[seat.index()].chosen();
        let (Some(view), Some(tile)) = (self.views.view(seat), tile) else {
            return self.refuse(refusals::hand_empty());
        };
        let Some(legal) = view.legal else { return };
        let heard = self.hands[seat.index()].heard;
        if let (false, Some(lead)) = (heard, view.board.lead())
            && legal.first().contains(lead)
        {
            // There is only one such tile, and it was announced with the turn.
            return self.attempt(Move::Open(lead));
        }
        if legal.may_keep() {
            let keys = &self.manner.keys;
            return self.refuse(refusals::must_decide_swap(&keys.exchange, &keys.pass));
        }
        // A player who presses the key once too often, to hear other moves faster, must not lay a tile that they did not
        // select.
        let is_meant = heard || legal.playable().len() < 2;
        if legal.first().contains(tile) {
            return if is_meant {
                self.attempt(Move::Open(tile));
            } else {
                self.choose(OwnHand::hear);
            };
        }
        let arm = arm.filter(|_| view.rules.shape.has_sides());
        if let (None, Some(place)) = (arm, self.hinted_place(tile)) {
            return self.attempt(Move::Lay(place));
        }
        let places = self.places_of(seat, tile, arm);
        match places[..] {
            [] => {
                let message =
                    refusal::cannot_lay(&view, tile, arm, self.company(), &self.manner.keys);
                self.refuse(message);
            }
            [place] if is_meant => self.attempt(Move::Lay(place)),
            [_] => self.choose(OwnHand::hear),
            [..] => self.ask_place(places),
        }
    }

    /// Returns whether this tile can open the round now.
    pub(super) fn may_open_with(&self, seat: Seat, tile: Tile) -> bool {
        let legal = self.views.legal(seat);
        legal.is_some_and(|legal| legal.first().contains(tile))
    }

    /// Returns where this tile can be laid now: on this arm, or anywhere.
    pub(super) fn places_of(&self, seat: Seat, tile: Tile, arm: Option<Arm>) -> Vec<Placement> {
        let Some(view) = self.views.view(seat) else {
            return Vec::new();
        };
        let Some(legal) = view.legal.filter(|legal| !legal.may_keep()) else {
            return Vec::new();
        };
        let mut places: Vec<Placement> = legal
            .placements(view.rules, view.board)
            .filter(|place| place.tile == tile && arm.is_none_or(|arm| arm == place.arm))
            .collect();
        let scene = Scene::seen(&view, self.company());
        places.sort_by_key(|place| scene.rank(place.arm));
        if view.rules.shape.has_like_arms() || view.rules.shape.has_sides() {
            // Ends that show the same number are equal, so there is nothing to choose.
            let mut known = Vec::new();
            places.retain(|place| {
                let alike = (view.board.end_of(place.arm), place.orientation);
                let first = !known.contains(&alike);
                known.push(alike);
                first
            });
        }
        places
    }

    /// Passes, or keeps the hand if it could be exchanged.
    pub(super) fn pass(&mut self) {
        let keeps = self.legal().is_some_and(LegalMoves::may_keep);
        self.attempt(if keeps { Move::Keep } else { Move::Pass });
    }

    /// Announces that the turn leaves one tile. The others hear it with the tile.
    fn announce(&mut self) {
        let Some(seat) = self.may_play() else { return };
        if self.view_to_play().is_some_and(|view| may_announce(&view)) {
            self.announced_by = Some(seat);
            self.say(Announcement::answer(trains::you_announce()));
        } else {
            self.refuse(refusals::not_last_tile());
        }
    }

    /// Returns the command that makes a move, and announces the last tile if the player has done so in this turn.
    fn made(&self, seat: Seat, play: Move) -> Command {
        let play = GameMove::from(play);
        let announces = self.announced_by == Some(seat);
        Command::Play(seat, if announces { play.announcing() } else { play })
    }

    /// Exchanges the hand, asks for a new deal, or announces the last tile, as the rules have it.
    pub(super) fn exchange(&mut self) {
        let is_fined = |rules: &Rules| rules.turns.fine.is_some();
        if self.seen().rules().is_some_and(is_fined) {
            return self.announce();
        }
        let rules = self.seen().rules();
        let redeals = rules.is_some_and(|rules| rules.book.deal.doubles_to_redeal.is_some());
        self.attempt(if redeals { Move::Redeal } else { Move::Swap });
    }

    /// Returns the view of the player who has the keyboard, if it is their turn to lay tiles.
    pub(super) fn view_to_play(&self) -> Option<View<'_>> {
        let view = self.views.view(self.holder?)?;
        view.legal.is_some().then_some(view)
    }

    /// Returns the legal moves of the player who has the keyboard, if it is their turn.
    pub(super) fn legal(&self) -> Option<&LegalMoves> {
        self.view_to_play()?.legal
    }

    /// Makes a move for the player who has the keyboard, if it is their turn.
    pub(super) fn attempt(&mut self, play: Move) {
        let Some(seat) = self.may_play() else { return };
        let keys = &self.manner.keys;
        let Some(view) = self.views.view(seat) else {
            return self.refuse(refusals::round_is_over(&keys.go_on));
        };
        match view.check(play) {
            Ok(()) if says_count(&view, play) => {
                self.typed = None;
                self.question = Some(Question::Count(play));
                self.ask_count();
            }
            Ok(()) => self.ask_for(Request::Command(self.made(seat, play))),
            Err(illegal) => {
                let why = refusal::illegal(illegal, play, &view, self.company(), keys);
                self.refuse(why);
            }
        }
    }

    /// Marks the first announcement from index `told` on as the answer to the key.
    pub(super) fn answer_with_first(&mut self, told: usize) {
        let first = self.out[told..].iter_mut().find_map(|output| match output {
            SeatOutput::Say(announcement) => Some(announcement),
            _ => None,
        });
        if let Some(announcement) = first {
            *announcement = announcement.clone().at_once();
            self.awaits_answer = false;
        }
    }

    /// Returns the player who has the keyboard, if it is their turn; otherwise says why not.
    pub(super) fn may_play(&mut self) -> Option<Seat> {
        let message = match (self.seen().turn(), self.holder) {
            (Some(turn), Some(seat)) if turn == seat => return Some(seat),
            (None, _) => self.no_round(),
            (Some(_), Some(seat)) if !self.seen().tally().playing().contains(seat) => {
                self.eliminated()
            }
            (Some(turn), _) => {
                // Until something happens, the whole sentence is told once.
                let is_told = self.not_yet.replace(self.moment) == Some(self.moment);
                let who = self.company().name(turn);
                if is_told {
                    table::turn_of(who)
                } else {
                    refusals::not_your_turn(who)
                }
            }
        };
        self.refuse(message);
        None
    }

    /// Says why a key does nothing. Only the holder may hear it, since it may concern their hand.
    pub(super) fn refuse(&mut self, message: Message) {
        let refusal = Announcement::answer(message).with(Cue::Refused);
        self.say(Announcement {
            owner: self.holder,
            ..refusal
        });
    }
}
