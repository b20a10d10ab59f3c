//! Estimates how likely each seat is to hold each tile, from what it laid, drew and passed on.

use super::exact;
use crate::rules::{
    InPlay, MatchHistory, Opening, PastMove, Placement, PublicMove, Rules, SEATS, TILES, Tile,
    TileSet,
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

/// The weight if a seat laid a tile although this one would have scored more: few players would have kept it.
const SCORES_MORE: f32 = -1.5;

/// How many points are added to a double's weight to tell how good it is to lay.
const DOUBLE: f32 = 4.0;

// The weights for a seat that thinks, from the tile it lays: a logistic regression over 574,000 tiles that were hidden in 2,800
// rounds of salotto in pairs. Experts, normal players and `worlds` played them; `worlds` alone gives nearly the same weights.

/// The weight of a tile that fitted on the same end and was as good to lay as the tile laid.
const NOT_LAID: f32 = -0.55;

/// Added to [`NOT_LAID`] for each point by which the tile was better to lay.
const NOT_LAID_BY_POINT: f32 = -0.04;

/// How many points make a tile so much better that most seats lay it.
const CLEARLY_BETTER: f32 = 6.0;

/// The weight of a clearly better tile that fitted on the same end.
const CLEARLY_NOT_LAID: f32 = -1.7;

/// The weight of a tile that fitted on another end only.
const LEFT_FOR_LATER: f32 = -0.42;

/// The weight of a clearly better tile that fitted on another end only.
const CLEARLY_LEFT_FOR_LATER: f32 = -0.7;

/// The weight of a tile that fitted when a double was laid: most seats lay a double when they can.
const AFTER_DOUBLE: f32 = -0.15;

/// The weight of a tile that fits on the new end: seats like to leave an end that they can follow.
const FOLLOWS: f32 = 0.11;

/// Added to [`FOLLOWS`] if the tile fitted before the move, too.
const FOLLOWS_AND_FITTED: f32 = 0.32;

/// Added to [`FOLLOWS`] if the tile is a double.
const FOLLOWS_AS_DOUBLE: f32 = 0.26;

/// The weight of a tile that should have been laid, for a seat that lays doubles first, then the heaviest tile.
const BLUNDER: f32 = -4.0;

/// The index of the boneyard among the holders, after the seats.
pub(in crate::bots) const BONEYARD: usize = SEATS;

/// For each holder, the logarithm of each tile's factor. The likelihood of a deal is the product of its factors.
type Weights = [[f32; TILES]; SEATS + 1];

/// How a seat chooses among the tiles that fit.
#[derive(Clone, Copy)]
pub(in crate::bots) enum Habit {
    /// It thinks about what it leaves.
    Thinks,
    /// It lays doubles first, then the heaviest tile, as beginners are told.
    Heaviest,
}

/// The evidence that a seat has about the others, for each [`Habit`] that they may have.
pub(in crate::bots) struct Evidence {
    /// The weights for each habit.
    weights: [Box<Weights>; 2],
    choices: Choices,
}

impl Evidence {
    pub(in crate::bots) fn new() -> Self {
        Self {
            weights: [(); 2].map(|()| Box::new([[0.0; TILES]; SEATS + 1])),
            choices: Choices::Unknown,
        }
    }

    /// Returns the weights of a holder with this habit, by the index of the tile.
    pub(in crate::bots) fn of(&self, holder: usize, habit: Habit) -> &[f32; TILES] {
        &self.weights[habit as usize][holder]
    }

    /// Returns whether the weights depend on the habits.
    pub(in crate::bots) fn tells_habits_apart(&self) -> bool {
        self.choices == Choices::ByWeight
    }

    /// Weighs everything that a seat has seen. With `models_opponents`, also which tiles others preferred to lay.
    pub(in crate::bots) fn weigh<const WORDS: usize>(
        &mut self,
        view: &View<'_, WORDS>,
        models_opponents: bool,
    ) {
        for weights in &mut self.weights {
            weights.fill([0.0; TILES]);
        }
        self.weigh_opening(view);
        let rules = view.rules;
        // In games with points for laying, players lay what scores, whatever else they hold.
        let by_points = rules.in_play().is_some_and(InPlay::is_by_tile);
        self.choices = match models_opponents {
            false => Choices::Unknown,
            true if by_points => Choices::ByPoints,
            true => Choices::ByWeight,
        };
        let drawing = rules.drawing;
        let had_to_draw = drawing.must_lay
            && drawing.anyway.is_none()
            && drawing.spare_wild.is_none()
            && !rules.shape.may_decline();
        let proof = if rules.timed { UNLESS_LATE } else { IMPOSSIBLE };
        let mut sizes = view.board.first_sizes();
        let mut drawn_by = None;
        view.board.replay(view.rules, |past| {
            let [thinks, heaviest] = &mut self.weights;
            let hand = HandEvidence {
                weights: [
                    &mut thinks[past.seat.index()],
                    &mut heaviest[past.seat.index()],
                ],
                held: &mut sizes[past.seat.index()],
                just_drew: drawn_by == Some(past.seat),
                rules,
                choices: self.choices,
                proof,
            };
            match past.public_move {
                PublicMove::Opened(tile) => hand.opened(tile, view.board.lead().is_some()),
                PublicMove::Laid(placement) if hand.just_drew && had_to_draw => {
                    hand.laid_what_it_drew(&past, placement.tile);
                }
                PublicMove::Laid(placement) => hand.laid(&past, placement),
                PublicMove::Passed => hand.passed(&past),
                PublicMove::Drew => hand.drew(&past),
                PublicMove::Swapped => hand.forget(),
                PublicMove::Fined => hand.holds_one_more(),
                PublicMove::LostTurn => {}
            }
            drawn_by = matches!(past.public_move, PublicMove::Drew).then_some(past.seat);
        });
        self.weigh_open_arms(view);
    }

    /// Weighs the opening: if the highest double opened, no hand was dealt a higher one.
    fn weigh_opening<const WORDS: usize>(&mut self, view: &View<'_, WORDS>) {
        let options = &view.rules.options;
        let Some(lead) = view.board.lead() else {
            return;
        };
        let opening = (view.rules.book.opening.opener)(MatchHistory::default(), options);
        if !matches!(
            opening,
            Opening::HighestDouble | Opening::HighestDoubleOrTile
        ) {
            return;
        }
        for tile in options.set.tiles().filter(|tile| tile.is_double()) {
            if lead.is_double() && tile <= lead {
                continue;
            }
            for weights in self.weights.iter_mut().flat_map(|all| &mut all[..SEATS]) {
                weights[tile.index()] += IMPOSSIBLE;
            }
        }
    }

    /// Weighs the tiles of the owner of each open train: no tile that fits there was in its hand at the end of its turn.
    fn weigh_open_arms<const WORDS: usize>(&mut self, view: &View<'_, WORDS>) {
        let board = view.board;
        if !view.rules.shape.may_decline() {
            return;
        }
        for arm in board.open().iter() {
            // The tiles of an exchanged hand may fit.
            let owner = arm.owner().filter(|&seat| board.swapped() != Some(seat));
            let Some(owner) = owner else { continue };
            for tile in view.rules.fits(board.end_of(arm)).any.iter() {
                for weights in &mut self.weights {
                    weights[owner.index()][tile.index()] += IMPOSSIBLE;
                }
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
struct HandEvidence<'a, const WORDS: usize> {
    /// The weights for each habit.
    weights: [&'a mut [f32; TILES]; 2],
    held: &'a mut usize,
    just_drew: bool,
    rules: &'a Rules<WORDS>,
    choices: Choices,
    /// The weight of a tile that the seat would have had to lay.
    proof: f32,
}

impl<const WORDS: usize> HandEvidence<'_, WORDS> {
    /// Adds a weight to a tile for every habit.
    fn weigh(&mut self, tile: Tile, weight: f32) {
        for weights in &mut self.weights {
            weights[tile.index()] += weight;
        }
    }

    fn forget(self) {
        for weights in self.weights {
            weights.fill(0.0);
        }
    }

    fn opened(self, tile: Tile, had_to: bool) {
        *self.held = self.held.saturating_sub(1);
        // A seat that had to open with a certain tile reveals nothing by it.
        if self.choices == Choices::ByWeight && !had_to {
            let all = TileSet::all(self.rules.options.set);
            self.chose(tile, [all, all, TileSet::EMPTY]);
        }
    }

    fn laid(mut self, past: &PastMove<WORDS>, placement: Placement) {
        *self.held = self.held.saturating_sub(1);
        match self.choices {
            Choices::Unknown => {}
            Choices::ByWeight => {
                let left = self.rules.leaves(placement.tile, placement.orientation);
                let follow = self.rules.fits(left).any;
                self.chose(placement.tile, [past.fitting, past.same_end, follow]);
            }
            Choices::ByPoints => {
                for other in past.scoring_more.iter() {
                    self.weigh(other, SCORES_MORE);
                }
            }
        }
    }

    /// Weighs the tiles that a seat could have laid instead, and the tiles that `follow`: they fit on the new end. The tiles in
    /// `same_end` fitted where the tile was laid, the others in `fitting` only elsewhere.
    fn chose(self, laid: Tile, [fitting, same_end, follow]: [TileSet<WORDS>; 3]) {
        let [thinks, heaviest] = self.weights;
        let rules = self.rules;
        for other in fitting.iter().filter(|&other| other != laid) {
            let better = worth_to_get_rid_of(rules, other) - worth_to_get_rid_of(rules, laid);
            let is_clear = better >= CLEARLY_BETTER;
            thinks[other.index()] += match same_end.contains(other) {
                _ if laid.is_double() => AFTER_DOUBLE,
                true if is_clear => CLEARLY_NOT_LAID,
                true => NOT_LAID + NOT_LAID_BY_POINT * better,
                false if is_clear => CLEARLY_LEFT_FOR_LATER,
                false => LEFT_FOR_LATER,
            };
            if rules.rank(other) > rules.rank(laid) {
                heaviest[other.index()] += BLUNDER;
            }
        }
        if laid.is_double() {
            return;
        }
        for other in follow.iter().filter(|&other| other != laid) {
            let fitted = if fitting.contains(other) {
                FOLLOWS_AND_FITTED
            } else {
                0.0
            };
            let double = if other.is_double() {
                FOLLOWS_AS_DOUBLE
            } else {
                0.0
            };
            thinks[other.index()] += FOLLOWS + fitted + double;
        }
    }

    /// Weighs the hand of a seat that had to draw and then laid the drawn tile: no other tile in it would have fitted.
    fn laid_what_it_drew(mut self, past: &PastMove<WORDS>, laid: Tile) {
        *self.held = self.held.saturating_sub(1);
        for other in past.fitting.iter().filter(|&other| other != laid) {
            self.weigh(other, self.proof);
        }
    }

    fn passed(mut self, past: &PastMove<WORDS>) {
        // A tile just drawn may have been kept, if that is allowed.
        let kept = self.just_drew && !self.rules.drawing.must_lay;
        let weight = if kept { KEPT } else { self.proof };
        for tile in past.fitting.iter() {
            self.weigh(tile, weight);
        }
    }

    fn drew(mut self, past: &PastMove<WORDS>) {
        let drawing = self.rules.drawing;
        if !self.just_drew || !drawing.must_lay {
            let spared = drawing
                .spare_wild
                .map_or(TileSet::EMPTY, |_| self.rules.wild);
            let weight = drawing.anyway.map_or(self.proof, |_| DREW_ANYWAY);
            for tile in past.fitting.without(spared).iter() {
                self.weigh(tile, weight);
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
        let all = self.weights.into_iter().flatten();
        for weight in all.filter(|weight| **weight != 0.0) {
            *weight = exact::ln((exact::exp(*weight) * held + 1.0) / (held + 1.0));
        }
        *self.held += 1;
    }
}

/// Returns what it is worth to lay a tile early: its weight, and more for a double.
#[inline]
fn worth_to_get_rid_of<const WORDS: usize>(rules: &Rules<WORDS>, tile: Tile) -> f32 {
    let double = if tile.is_double() { DOUBLE } else { 0.0 };
    #[expect(clippy::cast_precision_loss, reason = "a tile weighs less than 256")]
    let weight = rules.weight(tile) as f32;
    weight + double
}

#[cfg(test)]
mod tests;
