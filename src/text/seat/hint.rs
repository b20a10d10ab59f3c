//! A hint: what a good player would do, and why. The search behind it takes as long as a computer player's, so it is
//! thought over elsewhere.

use super::{Listener, Output};
use crate::announce::say::{cards, refusals, review as say};
use crate::announce::{
    Announcement, Arg, Category, Message, Scene, card_reason, review, trick_reason,
};
use serpente_engine::bax::CardMove;
use serpente_engine::bots::{
    Advice, CardAdvice, CardReason, Reason, TrickAdvice, TrickReason, advise, advise_cards,
    advise_tricks, reasons,
};
use serpente_engine::rules::{Move, Placement, SEATS, Tile};
use serpente_engine::table::{GameView, OwnedGameView, Shuffle, View};
use serpente_engine::tricks::TrickMove;
use std::sync::Arc;

/// What is advised, with tiles, with cards or at tricks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Advised {
    Tiles(Advice),
    Cards(CardAdvice),
    Tricks(TrickAdvice),
}

/// A hint for the turn as it stands. Whatever happens at the table ends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hint {
    /// It was asked for, and nobody thinks it over yet.
    Asked,
    /// Somebody thinks it over. Where no key came since, it answers one.
    Awaited {
        /// Whether no key came since.
        answers: bool,
    },
    /// The same question has the same answer.
    Known(Advised),
}

/// A hint to be thought over, on any thread. The person may do something else meanwhile.
pub struct HintToFind {
    seen: OwnedGameView,
    seed: u64,
    /// The same question has the same answer, until something is done.
    number: usize,
    moment: u64,
    listener: Arc<()>,
}

/// What came of it: it is for whom it was asked, as the table stood.
pub struct HintFound {
    /// Nothing where the seat can do nothing.
    advised: Option<Advised>,
    moment: u64,
    listener: Arc<()>,
}

impl HintToFind {
    /// Thinks.
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
    /// Whether a hint was asked for that is still to be told.
    #[must_use]
    pub fn awaits_hint(&self) -> bool {
        matches!(self.hint, Some(Hint::Asked | Hint::Awaited { .. }))
    }

    /// Asks for a hint; a known one is told.
    pub(super) fn hint(&mut self) {
        let Some(view) = self.view_to_decide() else {
            return self.answer(refusals::no_hint());
        };
        // Where there is no choice there is nothing to think.
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

    /// What the person who has the keyboard sees, if it is their turn.
    fn view_to_decide(&self) -> Option<GameView<'_>> {
        let seat = self
            .holder
            .filter(|&seat| self.seen().turn() == Some(seat))?;
        self.views.of(Some(seat)).game_view()
    }

    /// A hint that was asked for and is to be thought over, if there is one. Where nobody takes it, it is not told.
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

    /// Takes a hint that was found. It is told at once, unless something has happened since it was asked for.
    pub fn hint_found(&mut self, found: HintFound) -> Vec<Output> {
        // The table may have been left since, for another.
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

    /// Another key was pressed: it is answered, and a hint that comes later must not cut it short.
    pub(super) fn hint_can_wait(&mut self) {
        if let Some(Hint::Awaited { answers }) = &mut self.hint {
            *answers = false;
        }
    }

    /// Tells the hint, if it is known and somebody is still in turn. Where it answers a key, its tile is chosen; later, the
    /// person may have gone elsewhere.
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

    /// The place that a hint named for this tile, in this turn.
    pub(super) fn hinted_place(&self, tile: Tile) -> Option<Placement> {
        match self.hint {
            Some(Hint::Known(Advised::Tiles(Advice {
                play: Move::Lay(place),
                ..
            }))) => (place.tile == tile).then_some(place),
            _ => None,
        }
    }

    /// Does what the hint advised that was just told, where that is not to lay a tile.
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
        let because = |&reason: &TrickReason| Arg::from(trick_reason(reason, self.company()));
        with_reasons(message, advice.reasons.iter().map(because).collect())
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

/// The only thing that can be done, and why.
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

/// A hint, and what speaks for it, if anything stands out.
fn with_reasons(hint: Message, reasons: Vec<Arg>) -> Message {
    if reasons.is_empty() {
        hint
    } else {
        say::hint_why(hint, reasons[0].clone(), Arg::All(reasons))
    }
}
