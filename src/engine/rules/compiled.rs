//! Tables of a rule book's answers, computed once.

use super::book::RuleBook;
use super::legal::HALF_WORD;
use super::options::Options;
use super::tile::{Set, TILES, Tile};
use super::tile_set::TileSet;
use crate::rules::count::{InPlay, Remaining, Rounding};
use crate::rules::deal::Dealt;
use crate::rules::fit::{Arm, OPEN_ENDS, OpenEnd, Orientation, Placement, Shape};
use crate::rules::seats::Seat;
use crate::rules::turn::{DrawOrPass, Drawing, MayAdd, Stuck, Turns};
use std::fmt;
use std::hint::select_unpredictable;

/// The tiles that fit on an end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Fits<const WORDS: usize> {
    /// The tiles that fit in any orientation.
    pub any: TileSet<WORDS>,
    /// The tiles that fit in each [`Orientation`].
    pub by_orientation: [TileSet<WORDS>; 3],
}

impl<const WORDS: usize> Fits<WORDS> {
    /// Asks the book which tiles of the set fit on this end.
    fn on(open: OpenEnd, book: &RuleBook, options: &Options) -> Self {
        let mut fits = Self::default();
        for tile in options.set.tiles() {
            for orientation in Orientation::ALL {
                // A double with its lower half inwards lies as with its higher one.
                let is_same = orientation == Orientation::Low && tile.is_double();
                if !is_same && (book.fit.fits)(open, tile, orientation, options) {
                    fits.any.insert(tile);
                    fits.by_orientation[orientation as usize].insert(tile);
                }
            }
        }
        fits
    }

    /// Returns whether a tile can be laid here in more than one orientation.
    fn has_choice(&self) -> bool {
        let [high, low, wild] = self.by_orientation;
        !(high & low | high & wild | low & wild).is_empty()
    }

    /// Returns the orientations in which a tile may be laid.
    #[inline]
    pub fn orientations(&self, tile: Tile) -> impl Iterator<Item = Orientation> + '_ {
        Orientation::ALL
            .into_iter()
            .filter(move |&orientation| self.by_orientation[orientation as usize].contains(tile))
    }

    /// Returns the first orientation in which a fitting tile may be laid.
    #[inline]
    pub fn orientation(&self, tile: Tile) -> Orientation {
        let [high, low, _] = &self.by_orientation;
        let not_high =
            select_unpredictable(low.contains(tile), Orientation::Low, Orientation::Wild);
        select_unpredictable(high.contains(tile), Orientation::High, not_high)
    }

    /// Returns the placement of a tile that fits, on this arm, which shows the end.
    #[inline]
    pub fn placement(&self, tile: Tile, arm: Arm) -> Placement {
        Placement {
            tile,
            arm,
            orientation: self.orientation(tile),
        }
    }
}

/// What laying a tile on an end does, where it fits in one way only.
#[derive(Clone, Copy, Debug)]
pub(super) struct TileStep {
    pub(super) orientation: Orientation,
    /// The end that the tile leaves.
    pub(super) leaves: OpenEnd,
}

/// The [`TileStep`] of each tile of a set on each end, for rules by which no tile fits in more than one way.
#[derive(Clone)]
struct StepTable {
    /// Row after row, one for each end, with a place for each tile: [`row`] says how many.
    by_end: Box<[TileStep]>,
    row: usize,
}

/// Returns the length of a row of steps: as many places as the masks have bits. `is_narrow` says whether half a machine word has
/// room for the set.
const fn row<const WORDS: usize>(is_narrow: bool) -> usize {
    if is_narrow { HALF_WORD } else { WORDS * 64 }
}

impl StepTable {
    fn new<const WORDS: usize>(
        fits: &[Fits<WORDS>; 256],
        leaves: &[[OpenEnd; 3]; 256],
        set: Set,
    ) -> Self {
        let row = row::<WORDS>(set.len() <= HALF_WORD);
        let mut rows = 0;
        for (end, fits) in fits.iter().enumerate() {
            if !fits.any.is_empty() {
                rows = end + 1;
            }
        }
        let unused = TileStep {
            orientation: Orientation::High,
            leaves: OpenEnd::SUBSTITUTE,
        };
        let mut by_end = vec![unused; rows * row].into_boxed_slice();
        for (end, fits) in fits.iter().enumerate() {
            for tile in fits.any.iter() {
                let orientation = fits.orientation(tile);
                by_end[end * row + tile.index()] = TileStep {
                    orientation,
                    leaves: leaves[tile.index()][orientation as usize],
                };
            }
        }
        Self { by_end, row }
    }
}

/// A rule book, the options, and tables of the book's answers.
#[derive(Clone)]
pub struct Rules<const WORDS: usize = 3> {
    /// The rule book.
    pub book: &'static RuleBook,
    /// The options.
    pub options: Options,
    tables: TileTables<WORDS>,
    /// How the boneyard is used.
    pub drawing: Drawing,
    /// When a tile may be drawn and when a seat may pass.
    pub(super) draw_or_pass: DrawOrPass,
    /// The shape of the serpent.
    pub shape: Shape,
    /// Whether a round goes on until all members of a team are out of tiles.
    pub whole_team: bool,
    /// Whether thinking time is limited.
    pub timed: bool,
    /// The wild tiles.
    pub wild: TileSet<WORDS>,
    /// The doubles of the set.
    pub doubles: TileSet<WORDS>,
    /// Whether one seat per round may exchange its hand for the tiles not dealt.
    pub swaps: bool,
    /// What a turn may contain besides laying one tile.
    pub turns: Turns,
    /// What follows from the answers, for the functions that make moves.
    pub(crate) shortcuts: RuleShortcuts,
    in_play: Option<InPlay>,
    /// How the pips that a winner scores are rounded, if they are.
    pub(super) rounding: Option<Rounding>,
}

/// What the book says of each tile and each end, looked up in every move.
#[derive(Clone)]
struct TileTables<const WORDS: usize> {
    /// One row for every byte that an [`OpenEnd`] or a [`Tile`] could be, so that no lookup can be out of bounds.
    fits: Box<[Fits<WORDS>; 256]>,
    leaves: Box<[[OpenEnd; 3]; 256]>,
    begins: Box<[[OpenEnd; 2]; 256]>,
    steps: StepTable,
    weights: [u8; TILES],
    /// The weights of tiles as the last one in a hand.
    lone: [u8; TILES],
    /// The tiles of each [`rank`](Rules::rank), the lowest rank first.
    ranks: Vec<TileSet<WORDS>>,
    /// The place of each tile's rank among these, with a row for every byte.
    rank_of: Box<[u8; 256]>,
}

/// What follows from a book's answers and is asked in every move.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is the answer to a question of its own"
)]
pub(crate) struct RuleShortcuts {
    /// Whether no tile can be laid on the same end in more than one way.
    pub(crate) one_way: bool,
    /// Whether a seat may ever do something besides laying on open arms, drawing, passing and asking for a new deal, or is
    /// restricted in it.
    pub(super) has_extras: bool,
    /// Whether a seat may ask for a new deal.
    pub(super) has_redeals: bool,
    /// Whether a turn may consist of more than one tile, or drawing and passing.
    pub(super) has_turns: bool,
    /// Whether the serpent is a line and each turn is either one tile, or drawing and passing.
    pub(super) is_simple_line: bool,
    /// Whether the serpent is a line, each turn is either one tile, or drawing and passing, and no move scores.
    ///
    /// Most games are so, and millions of their rounds are simulated. For them the compiler makes a version of its own of the
    /// functions that make a move, in which everything else is left out: their parameter `PLAIN` is this answer.
    pub(crate) is_plain: bool,
    /// Whether the rules are plain, but that seats with many doubles may ask for a new deal, and nobody draws. Where no seat holds
    /// so many, the round goes on as by plain rules.
    pub(super) is_plain_but_for_redeals: bool,
    /// Whether each turn is one tile on an arm that is open to all, or drawing and passing, and no tile fits on an end in more than one
    /// way; behind a double, another tile may be added if `adds_behind_doubles`. Some such rounds are [plain](Self::is_plain), too; in the
    /// others, the serpent has more arms or moves score.
    pub(super) is_on_arms: bool,
    /// Whether a tile may be added behind a double, and turns have no other rule.
    pub(super) adds_behind_doubles: bool,
    /// Whether each turn is one tile, and arms grow only from the tips of doubles, if they do.
    pub(super) grows_from_doubles: bool,
    /// Whether no tile is ever drawn.
    pub(super) nobody_draws: bool,
    /// Whether half a machine word has room for all tiles of the set.
    pub(super) is_narrow: bool,
    /// Whether passes score, at once or with the next tile.
    pub(super) scores_passes: bool,
}

/// Returns whether a serpent of this game can have such an end: a half of the set, and the end of a wild tile or a double only if
/// those are special. In most games they are not, so fewer questions are needed.
fn can_occur<const WORDS: usize>(
    open: OpenEnd,
    book: &RuleBook,
    set: Set,
    wild: TileSet<WORDS>,
) -> bool {
    if open.is_double() && !book.fit.shows_doubles {
        return false;
    }
    match (open.only(), open.tile()) {
        (Some(half), _) => half <= set.top(),
        (None, Some(tile)) => wild.contains(tile),
        (None, None) => !wild.is_empty(),
    }
}

impl<const WORDS: usize> Rules<WORDS> {
    /// Computes the tables from the book and the options.
    ///
    /// # Panics
    /// If `WORDS` is too small for the set.
    #[must_use]
    pub fn new(book: &'static RuleBook, options: Options) -> Self {
        let set = options.set;
        let mut wild = TileSet::<WORDS>::EMPTY;
        let mut doubles = TileSet::EMPTY;
        let mut leaves = Box::new([[OpenEnd::SUBSTITUTE; 3]; 256]);
        let mut begins = Box::new([[OpenEnd::SUBSTITUTE; 2]; 256]);
        let mut weights = [0; TILES];
        let mut lone = [0; TILES];
        for tile in set.tiles() {
            if (book.fit.is_wild)(tile, &options) {
                wild.insert(tile);
            }
            if tile.is_double() {
                doubles.insert(tile);
            }
            for orientation in Orientation::ALL {
                leaves[tile.index()][orientation as usize] =
                    (book.fit.leaves)(tile, orientation, &options);
            }
            begins[tile.index()] = (book.fit.begins)(tile, &options);
            let weight = (book.count.weight)(tile, &options);
            weights[tile.index()] = weight;
            lone[tile.index()] = (book.count.lone)(tile, &options).unwrap_or(weight);
        }
        let mut fits = Box::new([Fits::default(); 256]);
        for open in OpenEnd::all() {
            if can_occur(open, book, set, wild) {
                fits[open.index()] = Fits::on(open, book, &options);
            }
        }
        let drawing = (book.turn.drawing)(&options);
        let shape = (book.fit.shape)(&options);
        let swaps = (book.turn.swaps)(&options);
        let turns = (book.turn.contents)(&options);
        let has_turns = turns != Turns::default();
        let in_play = (book.count.in_play)(&options);
        let one_way = !fits.iter().any(Fits::has_choice);
        let has_extras = shape.may_decline() || drawing.spare_wild.is_some() || swaps;
        let has_redeals = book.deal.doubles_to_redeal.is_some();
        let is_simple_line = shape.is_line() && !has_turns;
        let is_nearly_plain = is_simple_line && one_way && !has_extras && in_play.is_none();
        let nobody_draws = drawing.stuck == Stuck::Pass;
        let adding = Turns {
            may_add: Some(MayAdd::BehindDoubles),
            ..Turns::default()
        };
        let whole_team = (book.ending.whole_team)(&options.house);
        let adds_behind_doubles = turns == adding && !whole_team;
        let ranks = ranks_of(set, &weights);
        let mut rank_of = Box::new([0; 256]);
        for (number, rank) in (0..).zip(&ranks) {
            for tile in rank.iter() {
                rank_of[tile.index()] = number;
            }
        }
        Self {
            book,
            tables: TileTables {
                steps: StepTable::new(&fits, &leaves, set),
                ranks,
                rank_of,
                fits,
                leaves,
                begins,
                weights,
                lone,
            },
            drawing,
            draw_or_pass: DrawOrPass::new(drawing),
            shape,
            whole_team,
            timed: (book.turn.thinking_time)(&options.house) > 0,
            wild,
            doubles,
            swaps,
            turns,
            shortcuts: RuleShortcuts {
                one_way,
                has_extras,
                has_redeals,
                has_turns,
                is_simple_line,
                is_on_arms: one_way
                    && (!has_turns || adds_behind_doubles)
                    && !has_extras
                    && (nobody_draws || !has_redeals),
                adds_behind_doubles,
                grows_from_doubles: !has_turns && shape.has_sides(),
                is_plain: is_nearly_plain && !has_redeals,
                is_plain_but_for_redeals: is_nearly_plain && has_redeals && nobody_draws,
                nobody_draws,
                is_narrow: set.len() <= HALF_WORD,
                scores_passes: in_play
                    .as_ref()
                    .is_some_and(|in_play| in_play.passes.score()),
            },
            in_play,
            rounding: (book.count.rounding)(&options),
            options,
        }
    }

    /// Returns the tiles that fit on such an end.
    #[inline]
    pub fn fits(&self, open: OpenEnd) -> &Fits<WORDS> {
        debug_assert!(open.index() < OPEN_ENDS);
        &self.tables.fits[open.index()]
    }

    /// Returns whether a tile that is not among those laid fits on such an end.
    #[inline]
    pub(super) fn can_be_joined(&self, open: OpenEnd, laid: TileSet<WORDS>) -> bool {
        !self.fits(open).any.without(laid).is_empty()
    }

    /// Returns what laying a tile on an end does. The tile must fit there, and in one way only. `NARROW` must be `is_narrow`.
    #[inline]
    pub(super) fn step<const NARROW: bool>(&self, end: OpenEnd, tile: Tile) -> TileStep {
        self.tables.steps.by_end[end.index() * row::<WORDS>(NARROW) + tile.index()]
    }

    /// Returns the end that a tile leaves on an end on which it fits in one way only.
    #[inline]
    pub(crate) fn leaves_only(&self, end: OpenEnd, tile: Tile) -> OpenEnd {
        let steps = &self.tables.steps;
        steps.by_end[end.index() * steps.row + tile.index()].leaves
    }

    /// Returns the placement of a tile that fits on this arm, which shows the end, in one way only.
    #[inline]
    pub(crate) fn only_placement(&self, tile: Tile, arm: Arm, end: OpenEnd) -> Placement {
        let steps = &self.tables.steps;
        Placement {
            tile,
            arm,
            orientation: steps.by_end[end.index() * steps.row + tile.index()].orientation,
        }
    }

    /// Returns those of some tiles that have the highest [`rank`](Self::rank) of them.
    #[inline]
    pub(crate) fn heaviest_of(&self, tiles: TileSet<WORDS>) -> TileSet<WORDS> {
        let mut highest = 0;
        for tile in tiles.iter() {
            highest = highest.max(self.tables.rank_of[tile.index()]);
        }
        match self.tables.ranks.get(usize::from(highest)) {
            Some(rank) => tiles & *rank,
            None => TileSet::EMPTY,
        }
    }

    /// Returns the end that a tile leaves when laid in this orientation.
    #[inline]
    pub fn leaves(&self, tile: Tile, orientation: Orientation) -> OpenEnd {
        self.tables.leaves[tile.index()][orientation as usize]
    }

    /// Returns the ends that the tile leaves as the first one, on the left and on the right.
    #[inline]
    pub fn begins(&self, tile: Tile) -> [OpenEnd; 2] {
        self.tables.begins[tile.index()]
    }

    /// Returns the points that the tile counts in a hand.
    #[inline]
    pub fn weight(&self, tile: Tile) -> u32 {
        u32::from(self.tables.weights[tile.index()])
    }

    /// Returns how early beginners are told to lay a tile: doubles first, then the heaviest.
    #[inline]
    pub fn rank(&self, tile: Tile) -> (bool, u32) {
        (tile.is_double(), self.weight(tile))
    }

    /// Returns the points that these tiles count together in a hand.
    pub fn weigh(&self, tiles: TileSet<WORDS>) -> u32 {
        tiles.iter().map(|tile| self.weight(tile)).sum()
    }

    /// Returns the points that the tile counts as the last one in a hand.
    pub fn lone(&self, tile: Tile) -> u32 {
        u32::from(self.tables.lone[tile.index()])
    }

    /// Returns what remains of a hand with these tiles at the end of a round: its weight, tiles and doubles.
    pub fn remaining(&self, hand: TileSet<WORDS>) -> Remaining {
        let mut remaining = Remaining::default();
        let mut lone = 0;
        for tile in hand.iter() {
            remaining.weight += u16::from(self.tables.weights[tile.index()]);
            remaining.tiles += 1;
            remaining.doubles += u8::from(tile.is_double());
            lone = self.tables.lone[tile.index()];
        }
        if remaining.tiles == 1 {
            remaining.weight = u16::from(lone);
        }
        remaining
    }

    /// Returns whether the hand has enough doubles to ask for a new deal.
    pub(super) fn has_doubles_to_redeal(&self, hand: TileSet<WORDS>) -> bool {
        let enough = self.book.deal.doubles_to_redeal;
        enough.is_some_and(|enough| (hand & self.doubles).has_at_least(usize::from(enough)))
    }

    /// Returns the first seat that was dealt so many doubles that they score, if there is one.
    pub(crate) fn scores_doubles(&self, dealt: &Dealt<WORDS>) -> Option<Seat> {
        let enough = usize::from((self.book.deal.doubles_that_score)(&self.options)?);
        dealt.playing.iter().find(|seat| {
            let doubles = dealt.hands[seat.index()] & self.doubles;
            doubles.len() >= enough
        })
    }

    /// Returns what scores while tiles are laid, if anything does.
    #[inline]
    pub fn in_play(&self) -> Option<&InPlay> {
        self.in_play.as_ref()
    }

    /// Returns whether the players must say the count of the ends themselves.
    #[inline]
    pub fn says_count(&self) -> bool {
        self.in_play().is_some_and(|in_play| in_play.said.is_some())
    }
}

/// Returns the tiles of each rank, the lowest rank first: by weight, and doubles after all others.
fn ranks_of<const WORDS: usize>(set: Set, weights: &[u8; TILES]) -> Vec<TileSet<WORDS>> {
    let rank = |tile: &Tile| (tile.is_double(), weights[tile.index()]);
    let mut tiles: Vec<Tile> = set.tiles().collect();
    tiles.sort_by_key(rank);
    let mut ranks = Vec::new();
    for same in tiles.chunk_by(|one, other| rank(one) == rank(other)) {
        ranks.push(same.iter().copied().collect());
    }
    ranks
}

impl<const WORDS: usize> fmt::Debug for Rules<WORDS> {
    /// Formats only the book and the options, since the tables follow from them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("book", &self.book)
            .field("options", &self.options)
            .finish_non_exhaustive()
    }
}
