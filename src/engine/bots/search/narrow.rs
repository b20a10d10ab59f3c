//! Searches with masks that are no wider than the set needs, whatever the view has.
//!
//! The views of people and their computer players have room for every set. A search spends its time on masks, and with those of
//! one word instead of three it takes a third less.

use super::Search;
use crate::rules::{Board, LegalMoves, Rules};
use crate::table::View;
use std::sync::Arc;

/// A search by the same rules as another one, with narrower masks.
pub(super) struct NarrowSearch<const WORDS: usize> {
    rules: Arc<Rules<WORDS>>,
    search: Search<WORDS>,
}

/// The narrower searches of a search, made at the first decision that can use one.
pub(super) struct NarrowSearches<const WORDS: usize> {
    /// The rules by which they were made.
    rules: Option<Arc<Rules<WORDS>>>,
    of_one: Option<Box<NarrowSearch<1>>>,
    of_two: Option<Box<NarrowSearch<2>>>,
}

/// What is done with a search and a view, whose masks are as wide as those of the search.
pub(super) trait MaskedSearch {
    /// What is decided.
    type Decided;

    fn decide<const WORDS: usize>(
        self,
        search: &mut Search<WORDS>,
        view: &View<'_, WORDS>,
    ) -> Self::Decided;
}

impl<const WORDS: usize> NarrowSearches<WORDS> {
    pub(super) const NONE: Self = Self {
        rules: None,
        of_one: None,
        of_two: None,
    };

    /// Forgets the searches if they were made by other rules.
    fn prepare(&mut self, rules: &Arc<Rules<WORDS>>) {
        if let Some(made_by) = &self.rules
            && Arc::ptr_eq(made_by, rules)
        {
            return;
        }
        *self = Self::NONE;
        self.rules = Some(Arc::clone(rules));
    }
}

impl<const WORDS: usize> NarrowSearch<WORDS> {
    fn new<const WIDE: usize>(rules: &Rules<WIDE>, models_opponents: bool) -> Box<Self> {
        Box::new(Self {
            rules: Arc::new(Rules::new(rules.book, rules.options.clone())),
            search: Search::new(models_opponents),
        })
    }

    fn decide<const WIDE: usize, D: MaskedSearch>(
        &mut self,
        view: &View<'_, WIDE>,
        decision: D,
    ) -> D::Decided {
        let board: Board<WORDS> = view.board.resized();
        let legal: Option<LegalMoves<WORDS>> = view.legal.map(LegalMoves::resized);
        let narrow = View {
            seat: view.seat,
            hand: view.hand.resized(),
            board: &board,
            rules: &self.rules,
            tally: view.tally,
            legal: legal.as_ref(),
        };
        decision.decide(&mut self.search, &narrow)
    }
}

impl<const WORDS: usize> Search<WORDS> {
    /// Decides with the narrowest masks that have room for the set.
    pub(super) fn decide<D: MaskedSearch>(
        &mut self,
        view: &View<'_, WORDS>,
        decision: D,
    ) -> D::Decided {
        let words = view.rules.options.set.words();
        if words >= WORDS {
            return decision.decide(self, view);
        }
        let narrow = &mut self.narrow;
        let models = self.models_opponents;
        narrow.prepare(view.rules);
        if words == 1 {
            let made = narrow.of_one.take();
            let search = made.unwrap_or_else(|| NarrowSearch::new(view.rules, models));
            narrow.of_one.insert(search).decide(view, decision)
        } else {
            let made = narrow.of_two.take();
            let search = made.unwrap_or_else(|| NarrowSearch::new(view.rules, models));
            narrow.of_two.insert(search).decide(view, decision)
        }
    }
}
