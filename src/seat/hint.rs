//! Hints: the move that a good player would make, and why. A hint takes as long to search as a computer player's move, so it is
//! computed on another thread.

use super::{Listener, SeatOutput};
use serpente_engine::bax::CardMove;
use serpente_engine::bots::{Advice, advise};
use serpente_engine::rules::{Move, Placement, SEATS, Tile};
use serpente_engine::table::{GameMove, GameView, Shuffle};
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::reviewed::with_reasons;
use serpente_text::announce::say::{cards, refusals, review as say, tricks};
use serpente_text::announce::{Announcement, Category, Message, Scene, bid_name};
use std::sync::Arc;

/// The state of the hint for the present turn. Anything that happens at the table resets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hint {
    /// The player asked for it; no thread is computing it yet.
    Asked,
    /// A thread is computing it.
    Awaited {
        /// Whether it still answers the key, because no other key was pressed since then.
        answers: bool,
    },
    /// It is known; asking again gives the same hint.
    Known(Advice),
}

/// A computed hint. It is valid only for the listener and the moment for which it was requested.
pub struct HintFound {
    /// `None` if the seat has no legal move.
    advised: Option<Advice>,
    moment: u64,
    listener: Arc<()>,
}

impl Listener {
    /// Returns whether a hint was requested and not announced yet.
    pub fn awaits_hint(&self) -> bool {
        matches!(self.hint, Some(Hint::Asked | Hint::Awaited { .. }))
    }

    /// Requests a hint, or announces the one that is known.
    pub(super) fn hint(&mut self) {
        let Some(view) = self.view_to_decide() else {
            return self.answer(refusals::no_hint());
        };
        // Without a choice, no search is needed.
        if !view.has_choice() {
            self.hint = advise(&view, Shuffle::chance_for(0, 0)).map(Hint::Known);
        }
        match self.hint {
            None => self.hint = Some(Hint::Asked),
            Some(Hint::Asked) => {}
            Some(Hint::Awaited { .. }) => self.hint = Some(Hint::Awaited { answers: true }),
            Some(Hint::Known(_)) => self.tell_hint(true),
        }
    }

    /// Returns the view of the player who has the keyboard, if it is their turn.
    fn view_to_decide(&self) -> Option<GameView<'_>> {
        self.views.of(Some(self.in_turn()?)).game_view()
    }

    /// Takes the function that computes the hint, if there is one to compute. It can be called on any thread; meanwhile the
    /// player may do something else. If this is not called, the hint is never announced.
    pub fn hint_to_find(&mut self) -> Option<impl FnOnce() -> HintFound + Send + use<>> {
        self.hint.take_if(|hint| *hint == Hint::Asked)?;
        let view = self.view_to_decide()?;
        let done = match view {
            GameView::Tiles(view) => view.board.history().len(),
            GameView::Cards(view) => view.board.left(),
            GameView::Tricks(view) => view.board.calls().count() + view.board.played().len(),
        };
        let (view, seed, moment) = (view.to_seen(), self.seed, self.moment);
        let listener = Arc::clone(&self.hints);
        self.hint = Some(Hint::Awaited { answers: true });
        // With the same seed, the same position gives the same hint.
        Some(move || HintFound {
            advised: advise(&view.view(), Shuffle::chance_for(seed, SEATS + done)),
            moment,
            listener,
        })
    }

    /// Takes a computed hint. It is announced at once, unless something has happened since it was requested.
    pub fn hint_found(&mut self, found: HintFound) -> Vec<SeatOutput> {
        // The player may have gone to another table meanwhile.
        if Arc::ptr_eq(&found.listener, &self.hints) && found.moment == self.moment {
            let answers = self.hint == Some(Hint::Awaited { answers: true });
            self.hint = found.advised.map(Hint::Known);
            match self.hint {
                Some(_) => self.tell_hint(answers),
                None => self.answer(refusals::no_hint()),
            }
        }
        std::mem::take(&mut self.out)
    }

    /// Notes that another key was pressed, so that the hint does not interrupt the answer to it.
    pub(super) fn hint_can_wait(&mut self) {
        if let Some(Hint::Awaited { answers }) = &mut self.hint {
            *answers = false;
        }
    }

    /// Announces the hint, if it is known and a player here is still in turn. If it answers the key, its tile is selected;
    /// otherwise the player may have selected another one.
    fn tell_hint(&mut self, answers: bool) {
        let (Some(Hint::Known(advised)), Some(seat)) = (&self.hint, self.in_turn()) else {
            return;
        };
        let play = advised.play;
        let Some(message) = self.suggestion(play) else {
            return;
        };
        let message = with_reasons(message, &advised.why, self.company());
        if answers {
            match play {
                GameMove::Tiles(Move::Open(tile) | Move::Lay(Placement { tile, .. }))
                | GameMove::Tricks(TrickMove::Play(tile)) => {
                    self.hands[seat.index()].choose(tile);
                }
                GameMove::Tricks(choice) => self.choice = Some(choice),
                _ => {}
            }
            self.is_hinted = true;
            self.own(message);
        } else {
            let told = Announcement::event(message, Category::Own);
            self.say(told.only_for(seat));
        }
    }

    /// Returns the place that a hint named for this tile, in this turn.
    pub(super) fn hinted_place(&self, tile: Tile) -> Option<Placement> {
        match self.hint {
            Some(Hint::Known(Advice {
                play: GameMove::Tiles(Move::Lay(place)),
                ..
            })) => (place.tile == tile).then_some(place),
            _ => None,
        }
    }

    /// Makes the move that the hint just announced, unless that is to lay a tile.
    pub(super) fn follow_hint(&mut self) -> bool {
        let play = match &self.hint {
            Some(Hint::Known(advised)) if self.is_hinted => advised.play,
            _ => return false,
        };
        match play {
            GameMove::Tiles(Move::Open(_) | Move::Lay(_)) => return false,
            GameMove::Tiles(play) => self.attempt(play),
            GameMove::Cards(choice) => self.choose_card(choice),
            GameMove::Tricks(TrickMove::Claim) => self.attempt_in_tricks(TrickMove::Claim),
            _ => return false,
        }
        true
    }

    /// Returns the message for a suggested move; `None` for one that is never suggested.
    fn suggestion(&self, play: GameMove) -> Option<Message> {
        let keys = &self.manner.keys;
        Some(match play {
            GameMove::Tiles(Move::Open(tile)) => say::hint_lay(tile),
            GameMove::Tiles(Move::Lay(Placement { tile, arm, .. })) => {
                say::hint_lay_at(tile, Scene::of(self.seen())?.place(arm))
            }
            GameMove::Tiles(Move::Draw) => say::hint_draw(&keys.draw),
            GameMove::Tiles(Move::Swap | Move::Redeal) => say::hint_exchange(&keys.exchange),
            GameMove::Tiles(Move::Keep) => say::hint_keep(&keys.pass),
            GameMove::Tiles(Move::Pass | Move::TimeUp) | GameMove::Tricks(TrickMove::Pass) => {
                say::hint_pass(&keys.pass)
            }
            GameMove::Cards(CardMove::Take) => cards::hint_take(&keys.draw),
            GameMove::Cards(CardMove::Stand) => cards::hint_stand(&keys.pass),
            GameMove::Tricks(TrickMove::Bid(bid)) => tricks::hint_bid(bid_name(bid)),
            GameMove::Tricks(TrickMove::Name(trumps)) => tricks::hint_name(trumps.into()),
            GameMove::Tricks(TrickMove::PutAway(tile)) => tricks::hint_put_away(tile),
            GameMove::Tricks(TrickMove::Play(tile)) => tricks::hint_play(tile),
            GameMove::Tricks(TrickMove::Claim) => tricks::hint_claim(&keys.exchange),
            GameMove::Announcing(_) | GameMove::Saying(..) | GameMove::Says(_) => return None,
        })
    }
}
