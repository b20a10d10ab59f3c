//! Estimates how likely each seat is to hold each tile, from what it laid, drew and passed on.

use super::exact;
use crate::rules::{
    Drawing, InPlay, MatchHistory, MayDraw, Opening, PastMove, Placement, PublicMove, SEATS, TILES,
    Tile, TileSet,
};
use crate::table::View;

/// The weight if a seat would have had to lay the tile: practically impossible.
const IMPOSSIBLE: f32 = -30.0;

/// The same if the seat's time may have run out instead: at most one turn in twenty ends like that.
const UNLESS_LATE: f32 = -3.0;

/// The weight if a seat drew although it may have had a playable tile.
const DREW_ANYWAY: f32 = -1.0;

/// The weight if a seat passed with a playable tile that it had just drawn: most players would have laid it.
const KEPT: f32 = -1.5;

/// The largest weight of laying one tile instead of a better one. Without it, a player wins 46.1 percent of the rounds
/// against one with it (pairs of salotto, 1000 iterations, 500 mirrored deals); one and a half times as much changes
/// nothing.
const CHOICE: f32 = 1.0;

/// The weight if a seat laid a tile although this one would have scored more: few players would have kept it.
const SCORES_MORE: f32 = -1.5;

/// How many points make one tile clearly better to lay than another.
const BETTER: f32 = 3.0;

/// How many points a double is better to lay than other tiles.
const DOUBLE: f32 = 4.0;

/// The index of the boneyard among the holders, after the seats.
pub(in crate::bots) const BONEYARD: usize = SEATS;

/// For each holder, the logarithm of each tile's factor. The likelihood of a deal is the product of its factors.
pub(in crate::bots) struct Evidence {
    weights: Box<[[f32; TILES]; SEATS + 1]>,
}

impl Evidence {
    pub(in crate::bots) fn new() -> Self {
        Self {
            weights: Box::new([[0.0; TILES]; SEATS + 1]),
        }
    }

    /// Returns the weights of a holder, by the index of the tile.
    pub(in crate::bots) fn of(&self, holder: usize) -> &[f32; TILES] {
        &self.weights[holder]
    }

    /// Weighs everything that a seat has seen. With `models_opponents`, also which tiles others preferred to lay.
    pub(in crate::bots) fn weigh<const WORDS: usize>(
        &mut self,
        view: &View<'_, WORDS>,
        models_opponents: bool,
    ) {
        self.weights.fill([0.0; TILES]);
        self.weigh_opening(view);
        let rules = view.rules;
        // In games with points for laying, players lay what scores, whatever else they hold.
        let by_points = rules.in_play().is_some_and(InPlay::is_by_tile);
        let choices = match models_opponents {
            false => Choices::Unknown,
            true if by_points => Choices::ByPoints,
            true => Choices::ByWeight,
        };
        let drawing = rules.drawing();
        let had_to_draw = drawing.must_lay
            && drawing.anyway == MayDraw::No
            && drawing.spare_wild == MayDraw::No
            && !rules.shape().may_decline();
        let proof = if rules.timed() {
            UNLESS_LATE
        } else {
            IMPOSSIBLE
        };
        let mut sizes = view.board.first_sizes();
        let mut drawn_by = None;
        view.board.replay(view.rules, |past| {
            let hand = HandEvidence {
                weights: &mut self.weights[past.seat.index()],
                held: &mut sizes[past.seat.index()],
                just_drew: drawn_by == Some(past.seat),
            };
            match past.public_move {
                PublicMove::Opened(tile) => hand.opened(tile, view, choices),
                PublicMove::Laid(placement) if hand.just_drew && had_to_draw => {
                    hand.laid_what_it_drew(&past, placement, proof);
                }
                PublicMove::Laid(placement) => hand.laid(&past, placement, view, choices),
                PublicMove::Passed => hand.passed(&past, drawing, proof),
                PublicMove::Drew => hand.drew(&past, drawing, proof, rules.wild()),
                PublicMove::Swapped => hand.weights.fill(0.0),
                PublicMove::Fined => hand.holds_one_more(),
                PublicMove::LostTurn => {}
            }
            drawn_by = matches!(past.public_move, PublicMove::Drew).then_some(past.seat);
        });
        self.weigh_open_arms(view);
    }

    /// Weighs the opening: if the highest double opened, no hand was dealt a higher one.
    fn weigh_opening<const WORDS: usize>(&mut self, view: &View<'_, WORDS>) {
        let options = view.rules.options();
        let (Some(lead), Opening::HighestDouble | Opening::HighestDoubleOrTile) = (
            view.board.lead(),
            view.rules.book().opening(MatchHistory::default(), options),
        ) else {
            return;
        };
        let higher = |tile: &Tile| tile.is_double() && (!lead.is_double() || *tile > lead);
        for tile in options.set.tiles().filter(higher) {
            for weights in &mut self.weights[..SEATS] {
                weights[tile.index()] += IMPOSSIBLE;
            }
        }
    }

    /// Weighs the tiles of the owner of each open train: no tile that fits there was in its hand at the end of its turn.
    fn weigh_open_arms<const WORDS: usize>(&mut self, view: &View<'_, WORDS>) {
        let board = view.board;
        if !view.rules.shape().may_decline() {
            return;
        }
        for arm in board.open().iter() {
            // The tiles of an exchanged hand may fit.
            let owner = arm.owner().filter(|&seat| board.swapped() != Some(seat));
            let Some(owner) = owner else { continue };
            for tile in view.rules.fits(board.end_of(arm)).any {
                self.weights[owner.index()][tile.index()] += IMPOSSIBLE;
            }
        }
    }
}

/// How players are assumed to choose among playable tiles.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choices {
    /// Nothing is assumed.
    Unknown,
    /// The heaviest tile first.
    ByWeight,
    /// The tile that scores most first.
    ByPoints,
}

/// The evidence about one hand while its moves are replayed.
struct HandEvidence<'a> {
    weights: &'a mut [f32; TILES],
    held: &'a mut usize,
    just_drew: bool,
}

impl HandEvidence<'_> {
    fn opened<const WORDS: usize>(self, tile: Tile, view: &View<'_, WORDS>, choices: Choices) {
        *self.held = self.held.saturating_sub(1);
        // A seat that had to open with a certain tile reveals nothing by it.
        if choices == Choices::ByWeight && view.board.lead().is_none() {
            self.rather(tile, TileSet::all(view.rules.options().set), view);
        }
    }

    fn laid<const WORDS: usize>(
        self,
        past: &PastMove<WORDS>,
        placement: Placement,
        view: &View<'_, WORDS>,
        choices: Choices,
    ) {
        *self.held = self.held.saturating_sub(1);
        match choices {
            Choices::Unknown => {}
            Choices::ByWeight => self.rather(placement.tile, past.fitting, view),
            Choices::ByPoints => {
                for other in past.scoring_more {
                    self.weights[other.index()] += SCORES_MORE;
                }
            }
        }
    }

    /// Weighs the hand of a seat that had to draw and then laid the drawn tile: no other tile in it would have fitted.
    fn laid_what_it_drew<const WORDS: usize>(
        self,
        past: &PastMove<WORDS>,
        placement: Placement,
        proof: f32,
    ) {
        *self.held = self.held.saturating_sub(1);
        for other in past.fitting.iter().filter(|&other| other != placement.tile) {
            self.weights[other.index()] += proof;
        }
    }

    /// Weighs the tiles that a seat did not lay: the better one of them is than the tile laid, the less likely the seat holds
    /// it.
    fn rather<const WORDS: usize>(
        self,
        tile: Tile,
        others: TileSet<WORDS>,
        view: &View<'_, WORDS>,
    ) {
        let worth = |tile: Tile| {
            let double = if tile.is_double() { DOUBLE } else { 0.0 };
            #[expect(clippy::cast_precision_loss, reason = "a tile weighs less than 256")]
            let weight = view.rules.weight(tile) as f32;
            weight + double
        };
        for other in others.iter().filter(|&other| other != tile) {
            let better = (worth(other) - worth(tile)) / BETTER;
            self.weights[other.index()] -= CHOICE / (1.0 + exact::exp(-better));
        }
    }

    fn passed<const WORDS: usize>(self, past: &PastMove<WORDS>, drawing: Drawing, proof: f32) {
        // A tile just drawn may have been kept, if that is allowed.
        let kept = self.just_drew && !drawing.must_lay;
        let weight = if kept { KEPT } else { proof };
        for tile in past.fitting {
            self.weights[tile.index()] += weight;
        }
    }

    fn drew<const WORDS: usize>(
        self,
        past: &PastMove<WORDS>,
        drawing: Drawing,
        proof: f32,
        wild: TileSet<WORDS>,
    ) {
        if !self.just_drew || !drawing.must_lay {
            let spared = match drawing.spare_wild {
                MayDraw::No => TileSet::EMPTY,
                MayDraw::Once | MayDraw::AsStuck => wild,
            };
            let weight = match drawing.anyway {
                MayDraw::No => proof,
                MayDraw::Once | MayDraw::AsStuck => DREW_ANYWAY,
            };
            for tile in past.fitting.without(spared) {
                self.weights[tile.index()] += weight;
            }
        }
        self.holds_one_more();
    }

    /// Takes in a tile of which nothing is known.
    fn holds_one_more(self) {
        // Each tile held now is either one of those held before, about which something is known, or the new one, which can
        // be any.
        #[expect(clippy::cast_precision_loss, reason = "a hand is small")]
        let held = *self.held as f32;
        for weight in self.weights.iter_mut().filter(|weight| **weight < 0.0) {
            *weight = exact::ln((exact::exp(*weight) * held + 1.0) / (held + 1.0));
        }
        *self.held += 1;
    }
}

#[cfg(test)]
mod tests;
