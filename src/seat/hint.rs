//! Hints: the move that a good player would make, and why. A hint takes as long to search as a
//! computer player's move, so it is computed on another thread.

use crate::keyboard::Keyboard;
use serpente_engine::bax::CardMove;
use serpente_engine::bots::{Advice, advise};
use serpente_engine::rules::{Move, Placement, SEATS, Tile};
use serpente_engine::table::{GameMove, GameView, OwnedGameView, Shuffle};
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::reviewed::with_reasons;
use serpente_text::announce::say::{cards, review as say, tricks};
use serpente_text::announce::{Message, Scene, bid_name};
use std::sync::Arc;

/// The state of the hint for the present turn. Anything that happens at the table resets it.
#[derive(PartialEq, Eq)]
enum Hint {
    /// Nobody asked for it.
    None,
    /// The player asked for it; no thread is computing it yet.
    Wanted,
    /// A thread is computing it.
    Computed {
        /// Whether it still answers the key, because no other key was pressed since then.
        answers_key: bool,
    },
    /// It is there; asking again gives the same hint.
    Ready(Advice),
}

/// The hints of one listener.
pub(crate) struct Hints {
    hint: Hint,
    /// The seed of hints.
    seed: u64,
    /// Tells the hints of this listener from the hints of others.
    origin: Arc<()>,
    /// A counter of updates, used to recognise a hint for an earlier moment.
    moment: u64,
    /// Whether the last key announced the hint, so that the key to confirm follows it.
    pub(crate) was_last_key: bool,
}

/// A hint to compute, on any thread.
pub(crate) struct HintTask {
    view: OwnedGameView,
    seed: u64,
    /// How much has happened in the round.
    progress: usize,
    moment: u64,
    origin: Arc<()>,
}

/// A computed hint. It is valid only for the listener and the moment for which it was requested.
pub struct HintFound {
    /// `None` if the seat has no legal move.
    advice: Option<Advice>,
    moment: u64,
    origin: Arc<()>,
}

/// What has become of a request for a hint.
pub(crate) enum HintState {
    /// The hint can be announced, and whether it answers the last key.
    Ready { answers_key: bool },
    /// There is no hint, because the player has no move to make.
    Impossible,
    /// There is nothing to announce yet.
    Nothing,
}

impl HintTask {
    /// Computes the hint. With the same seed, the same position gives the same hint.
    pub(crate) fn compute(self) -> HintFound {
        let chance = Shuffle::chance_for(self.seed, SEATS + self.progress);
        HintFound {
            advice: advise(&self.view.view(), chance),
            moment: self.moment,
            origin: self.origin,
        }
    }
}

impl Hints {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            hint: Hint::None,
            seed,
            origin: Arc::default(),
            moment: 0,
            was_last_key: false,
        }
    }

    /// Returns whether a hint was requested and is not there yet.
    pub(crate) fn is_awaited(&self) -> bool {
        matches!(self.hint, Hint::Wanted | Hint::Computed { .. })
    }

    /// Forgets the hint, because something has happened at the table.
    pub(crate) fn something_happened(&mut self) {
        self.hint = Hint::None;
        self.moment += 1;
    }

    /// Notes that another key was pressed, so that the hint does not interrupt the answer to it.
    pub(crate) fn other_key(&mut self) {
        if let Hint::Computed { answers_key } = &mut self.hint {
            *answers_key = false;
        }
    }

    /// Requests a hint for the player who has the keyboard.
    pub(crate) fn request(&mut self, keyboard: &Keyboard) -> HintState {
        let Some(view) = keyboard.view_to_decide() else {
            return HintState::Impossible;
        };
        // Without a choice, no search is needed.
        if !view.has_choice() {
            self.hint = match advise(&view, Shuffle::chance_for(0, 0)) {
                Some(advice) => Hint::Ready(advice),
                None => Hint::None,
            };
        }
        match self.hint {
            Hint::None => self.hint = Hint::Wanted,
            Hint::Wanted => {}
            Hint::Computed { .. } => self.hint = Hint::Computed { answers_key: true },
            Hint::Ready(_) => return HintState::Ready { answers_key: true },
        }
        HintState::Nothing
    }

    /// Takes the hint to compute, if one was requested.
    pub(crate) fn take_task(&mut self, keyboard: &Keyboard) -> Option<HintTask> {
        if self.hint != Hint::Wanted {
            return None;
        }
        self.hint = Hint::None;
        let view = keyboard.view_to_decide()?;
        let progress = match view {
            GameView::Tiles(view) => view.board.history().len(),
            GameView::Cards(view) => view.board.left(),
            GameView::Tricks(view) => view.board.calls().count() + view.board.played().len(),
        };
        self.hint = Hint::Computed { answers_key: true };
        Some(HintTask {
            view: view.to_seen(),
            seed: self.seed,
            progress,
            moment: self.moment,
            origin: Arc::clone(&self.origin),
        })
    }

    /// Takes a computed hint, unless something has happened since it was requested. The player may
    /// also have gone to another table meanwhile.
    pub(crate) fn take_found(&mut self, found: HintFound) -> HintState {
        if !Arc::ptr_eq(&found.origin, &self.origin) || found.moment != self.moment {
            return HintState::Nothing;
        }
        let answers_key = self.hint == Hint::Computed { answers_key: true };
        let Some(advice) = found.advice else {
            self.hint = Hint::None;
            return HintState::Impossible;
        };
        self.hint = Hint::Ready(advice);
        HintState::Ready { answers_key }
    }

    /// Returns the hint for the present turn, if it is there.
    pub(crate) fn ready(&self) -> Option<&Advice> {
        match &self.hint {
            Hint::Ready(advice) => Some(advice),
            Hint::None | Hint::Wanted | Hint::Computed { .. } => None,
        }
    }

    /// Returns the place that the hint named for this tile, in this turn.
    pub(crate) fn place_for(&self, tile: Tile) -> Option<Placement> {
        match self.ready()?.play {
            GameMove::Tiles(Move::Lay(place)) if place.tile == tile => Some(place),
            _ => None,
        }
    }

    /// Returns the move that the key to confirm makes because the last key announced the hint. A
    /// tile is not one: the hint has selected it, and it is laid as any selected tile.
    pub(crate) fn move_to_follow(&self) -> Option<GameMove> {
        if !self.was_last_key {
            return None;
        }
        let play = self.ready()?.play;
        match play {
            GameMove::Tiles(Move::Open(_) | Move::Lay(_)) => None,
            GameMove::Tiles(_)
            | GameMove::Cards(_)
            | GameMove::Tricks(TrickMove::Claim | TrickMove::PutAway(_)) => Some(play),
            _ => None,
        }
    }

    /// Returns the hint with its reasons, as a message.
    pub(crate) fn message(&self, keyboard: &Keyboard) -> Option<Message> {
        let advice = self.ready()?;
        let message = suggestion(advice.play, keyboard)?;
        Some(with_reasons(message, &advice.why, keyboard.company()))
    }
}

/// Returns the message for a suggested move; `None` for one that is never suggested.
fn suggestion(play: GameMove, keyboard: &Keyboard) -> Option<Message> {
    let keys = &keyboard.manner.keys;
    let message = match play {
        GameMove::Tiles(Move::Open(tile)) => say::hint_lay(tile),
        GameMove::Tiles(Move::Lay(Placement { tile, arm, .. })) => {
            say::hint_lay_at(tile, Scene::of(keyboard.seen())?.place(arm))
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
    };
    Some(message)
}
