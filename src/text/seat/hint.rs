//! Hints: the move that a good player would make, and why. A hint takes as long to search as a computer player's move, so it is
//! computed on another thread.

use super::{Listener, SeatOutput};
use crate::announce::say::{cards, refusals, review as say};
use crate::announce::{
    Announcement, Arg, Category, Message, Scene, card_reason, review, trick_reasons,
};
use serpente_engine::bax::CardMove;
use serpente_engine::bots::{
    Advice, CardAdvice, CardReason, Reason, TrickAdvice, advise, advise_cards, advise_tricks,
    reasons,
};
use serpente_engine::rules::{Move, Placement, SEATS, Tile};
use serpente_engine::table::{GameView, OwnedGameView, Shuffle, View};
use serpente_engine::tricks::TrickMove;
use std::sync::Arc;

/// A hint with tiles, cards or tricks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Advised {
    Tiles(Advice),
    Cards(CardAdvice),
    Tricks(TrickAdvice),
}

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
    Known(Advised),
}

/// A hint that can be computed on any thread. Meanwhile the player may do something else.
pub struct HintToFind {
    seen: OwnedGameView,
    seed: u64,
    /// How many moves had been made. With the same seed, the same position gives the same hint.
    number: usize,
    moment: u64,
    listener: Arc<()>,
}

/// A computed hint. It is valid only for the listener and the moment for which it was requested.
pub struct HintFound {
    /// `None` if the seat has no legal move.
    advised: Option<Advised>,
    moment: u64,
    listener: Arc<()>,
}

impl HintToFind {
    /// Computes the hint.
    #[must_use]
    pub fn think(self) -> HintFound {
        let mut chance = Shuffle::chance_for(self.seed, self.number);
        let advised = match self.seen.view() {
            GameView::Tiles(view) => advise(&view, &mut chance).map(Advised::Tiles),
            GameView::Cards(view) => advise_cards(&view, &mut chance).map(Advised::Cards),
            GameView::Tricks(view) => advise_tricks(&view, &mut chance).map(Advised::Tricks),
        };
        HintFound {
            advised,
            moment: self.moment,
            listener: self.listener,
        }
    }
}

impl Listener {
    /// Returns whether a hint was requested and not announced yet.
    #[must_use]
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
            self.hint = without_choice(&view).map(Hint::Known);
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
        let seat = self
            .holder
            .filter(|&seat| self.seen().turn() == Some(seat))?;
        self.views.of(Some(seat)).game_view()
    }

    /// Takes the hint to be computed, if there is one. If this is not called, the hint is never announced.
    pub fn hint_to_find(&mut self) -> Option<HintToFind> {
        self.hint.take_if(|hint| *hint == Hint::Asked)?;
        let view = self.view_to_decide()?;
        let done = match view {
            GameView::Tiles(view) => view.board.history().len(),
            GameView::Cards(view) => view.board.left(),
            GameView::Tricks(view) => view.board.calls().count() + view.board.played().len(),
        };
        let hint = HintToFind {
            seen: view.to_seen(),
            seed: self.seed,
            number: SEATS + done,
            moment: self.moment,
            listener: Arc::clone(&self.hints),
        };
        self.hint = Some(Hint::Awaited { answers: true });
        Some(hint)
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
        let (Some(Hint::Known(advised)), Some(seat), Some(view)) =
            (&self.hint, self.holder, self.view_to_decide())
        else {
            return;
        };
        let message = match (advised, view) {
            (Advised::Tiles(advice), GameView::Tiles(view)) => self.advice(advice, &view),
            (Advised::Cards(advice), GameView::Cards(_)) => self.advice_on_cards(advice),
            (Advised::Tricks(advice), GameView::Tricks(_)) => self.advice_in_tricks(advice),
            _ => return,
        };
        if answers {
            match advised {
                Advised::Tiles(Advice {
                    play: Move::Open(tile) | Move::Lay(Placement { tile, .. }),
                    ..
                })
                | Advised::Tricks(TrickAdvice {
                    choice: TrickMove::Play(tile),
                    ..
                }) => self.hands[seat.index()].choose(*tile),
                Advised::Tricks(advice) => self.choice = Some(advice.choice),
                Advised::Tiles(_) | Advised::Cards(_) => {}
            }
            self.is_hinted = true;
            self.own(seat, message);
        } else {
            let told = Announcement::event(message, Category::Own);
            self.say(told.only_for(seat));
        }
    }

    /// Returns the place that a hint named for this tile, in this turn.
    pub(super) fn hinted_place(&self, tile: Tile) -> Option<Placement> {
        match self.hint {
            Some(Hint::Known(Advised::Tiles(Advice {
                play: Move::Lay(place),
                ..
            }))) => (place.tile == tile).then_some(place),
            _ => None,
        }
    }

    /// Makes the move that the hint just announced, unless that is to lay a tile.
    pub(super) fn follow_hint(&mut self) -> bool {
        match &self.hint {
            Some(Hint::Known(Advised::Tiles(advice))) if self.is_hinted => match advice.play {
                Move::Open(_) | Move::Lay(_) => return false,
                play => self.attempt(play),
            },
            Some(Hint::Known(Advised::Cards(advice))) if self.is_hinted => {
                let choice = advice.choice;
                self.choose_card(choice);
            }
            Some(Hint::Known(Advised::Tricks(advice)))
                if self.is_hinted && advice.choice == TrickMove::Claim =>
            {
                self.attempt_in_tricks(TrickMove::Claim);
            }
            _ => return false,
        }
        true
    }

    fn advice(&self, advice: &Advice, view: &View<'_>) -> Message {
        let keys = &self.manner.keys;
        let message = match advice.play {
            Move::Open(tile) => say::hint_lay(tile),
            Move::Lay(placement) => {
                let place = Scene::seen(view, self.company()).place(placement.arm);
                say::hint_lay_at(placement.tile, place)
            }
            Move::Draw => say::hint_draw(keys.draw.clone()),
            Move::Swap | Move::Redeal => say::hint_exchange(keys.exchange.clone()),
            Move::Keep => say::hint_keep(keys.pass.clone()),
            Move::Pass | Move::TimeUp => say::hint_pass(keys.pass.clone()),
        };
        let because = |&reason: &Reason| Arg::from(review::reason(reason, self.company()));
        with_reasons(message, advice.reasons.iter().map(because).collect())
    }

    fn advice_in_tricks(&self, advice: &TrickAdvice) -> Message {
        let message = self.hint_in_tricks(advice.choice);
        with_reasons(message, trick_reasons(&advice.reasons, self.company()))
    }

    fn advice_on_cards(&self, advice: &CardAdvice) -> Message {
        let keys = &self.manner.keys;
        let message = match advice.choice {
            CardMove::Take => cards::hint_take(keys.draw.clone()),
            CardMove::Stand => cards::hint_stand(keys.pass.clone()),
        };
        let because = |&reason: &CardReason| Arg::from(card_reason(reason, self.company()));
        with_reasons(message, advice.reasons.iter().map(because).collect())
    }
}

/// Returns the only legal move, with its reasons.
fn without_choice(view: &GameView<'_>) -> Option<Advised> {
    match view {
        GameView::Tiles(view) => {
            let play = view.moves().next()?;
            let reasons = reasons(view, play);
            Some(Advised::Tiles(Advice { play, reasons }))
        }
        GameView::Cards(view) => {
            let chance = &mut Shuffle::chance_for(0, 0);
            advise_cards(view, chance).map(Advised::Cards)
        }
        GameView::Tricks(view) => {
            let chance = &mut Shuffle::chance_for(0, 0);
            advise_tricks(view, chance).map(Advised::Tricks)
        }
    }
}

/// Adds its reasons to a hint, if there are any.
fn with_reasons(hint: Message, reasons: Vec<Arg>) -> Message {
    if reasons.is_empty() {
        hint
    } else {
        say::hint_why(hint, reasons[0].clone(), Arg::All(reasons))
    }
}
