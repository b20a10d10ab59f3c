//! The public state of a round.

mod changes;
mod fines;
mod foresight;
mod history;
mod last_tile;
mod opening;
mod pass_points;
mod points_made;
mod replay;
mod said_count;
mod scoring;
mod tiles_out;

pub use foresight::Foresight;
pub use history::PublicMove;
pub(in crate::rules) use last_tile::is_out_with_double;
pub use replay::{Halves, PastMove};

use super::compiled::Rules;
use super::tile::{Pip, Tile};
use super::tile_set::TileSet;
use crate::rules::count::{End, InPlay, Laid, Made};
use crate::rules::fit::{Arm, ArmLayout, Arms, EndsShown, Move, OpenEnd};
use crate::rules::opening::{Begin, HandsOn};
use crate::rules::seats::{SEATS, Seat, Seats, Team};
use crate::rules::turn::Reach;
use changes::BoardChange;
use fines::Fines;
use history::History;
use opening::BoardOpening;
use points_made::PointsMade;
use replay::PastTable;
use serde::{Deserialize, Serialize};
use tiles_out::TilesOut;

/// The part of the public state that cannot be derived from the moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundFacts {
    /// The only tile that may be the first; `None` if any may.
    pub lead: Option<Tile>,
    /// Which seats the right to open may pass to.
    pub hands_on: HandsOn,
    /// The arms that are open to all.
    pub open: Vec<Arm>,
    /// The seat that is asked for the count of the ends, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
}

/// The public state of a round: the ends of the serpent, the number of tiles in each hand, and the moves made so far. It holds
/// no hand.
#[derive(Debug)]
pub struct Board<const WORDS: usize = 3> {
    pub(super) playing: Seats,
    pub(super) holding: Seats,
    pub(super) opening: BoardOpening,
    pub(super) turn: TurnSoFar,
    /// How many seats have passed one after the other.
    pub(super) passes: usize,
    pub(super) end: Option<End>,
    /// The first seat to go out, if the round goes on until all have had a turn.
    first_out: Option<Seat>,
    pub(super) layout: ArmLayout,
    pub(super) tiles: TilesOut<WORDS>,
    pub(super) made: PointsMade,
    /// The announcement of a last tile in this turn, and the fines for forgetting one.
    pub(super) fines: Fines,
    pub(super) history: History,
}

/// What the seat in turn has done so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurnSoFar {
    pub(super) seat: Seat,
    /// How many tiles it has drawn.
    pub(super) drawn: u8,
    /// Whether it has drawn although it could have laid a tile.
    pub(super) spared: bool,
    /// Whether it has laid the centre and must decide whether to exchange its hand.
    pub(super) deciding: bool,
    /// The number that the seat says with its next tile, if players say the count; `None` for the right one.
    pub(super) said: Option<u8>,
    /// The tile whose count the seat is asked for, after another seat said a wrong number.
    pub(super) asked: Option<said_count::Asked>,
}

impl TurnSoFar {
    /// Returns the beginning of a turn.
    fn of(seat: Seat) -> Self {
        Self {
            seat,
            drawn: 0,
            spared: false,
            deciding: false,
            said: None,
            asked: None,
        }
    }
}

impl<const WORDS: usize> Clone for Board<WORDS> {
    fn clone(&self) -> Self {
        Self {
            history: self.history.clone(),
            ..*self
        }
    }

    /// Copies into the memory already allocated.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        let mut history = std::mem::replace(&mut self.history, History::none());
        history.clone_from(&other.history);
        *self = Self { history, ..*other };
    }
}

impl<const WORDS: usize> Board<WORDS> {
    /// Makes an empty table with room for a history of ordinary length.
    pub(super) fn before() -> Self {
        let begin = Begin {
            seat: Seat::new(0).expect("there is a first seat"),
            lead: None,
            hands_on: HandsOn::Never,
        };
        Self::with_history(begin, History::with_room())
    }

    fn with_history(begin: Begin, history: History) -> Self {
        Self {
            playing: Seats::NONE,
            holding: Seats::NONE,
            opening: BoardOpening::of(begin),
            turn: TurnSoFar::of(begin.seat),
            passes: 0,
            end: None,
            first_out: None,
            layout: ArmLayout::EMPTY,
            tiles: TilesOut::NONE,
            made: PointsMade::NONE,
            fines: Fines::default(),
            history,
        }
    }

    /// Returns the same board with masks of another width.
    pub(crate) fn resized<const OTHER: usize>(&self) -> Board<OTHER> {
        Board {
            playing: self.playing,
            holding: self.holding,
            opening: self.opening,
            turn: self.turn,
            passes: self.passes,
            end: self.end,
            first_out: self.first_out,
            layout: self.layout,
            tiles: self.tiles.resized(),
            made: self.made,
            fines: self.fines,
            history: self.history.clone(),
        }
    }

    /// Sets up the table after a deal, with this many tiles in each hand and in the boneyard.
    pub(super) fn begin(
        &mut self,
        begin: Begin,
        playing: Seats,
        dealt: impl Fn(Seat) -> usize,
        boneyard: usize,
    ) {
        let mut sizes = [0; SEATS];
        for seat in playing.iter() {
            sizes[seat.index()] = dealt(seat);
        }
        let mut history = std::mem::replace(&mut self.history, History::none());
        history.clear();
        *self = Self::with_history(begin, history);
        self.playing = playing;
        self.holding = playing;
        self.tiles = TilesOut::dealt(sizes, boneyard);
    }

    /// Lets the seat in turn move by the rules of the round. No move changes the board in another way, but for simulations.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "part of nearly every move")]
    pub(super) fn change<'a>(&'a mut self, rules: &'a Rules<WORDS>) -> BoardChange<'a, WORDS> {
        BoardChange { board: self, rules }
    }

    /// Returns the part of the public state that cannot be derived from the moves.
    pub fn facts(&self) -> RoundFacts {
        RoundFacts {
            lead: self.opening.lead,
            hands_on: self.opening.hands_on,
            open: self.layout.open.iter().collect(),
            asked: self.asked(),
        }
    }

    /// Returns the seats that take part in the round.
    pub fn playing(&self) -> Seats {
        self.playing
    }

    /// Returns the seat that opened the round; before the first tile, the seat in turn, which opens or passes.
    pub fn opener(&self) -> Seat {
        self.opening.seat
    }

    /// Returns the seat that had the right to open the round first.
    pub fn first_entitled(&self) -> Seat {
        self.opening.first_entitled
    }

    /// Returns whether the seat in turn has laid the centre and must decide whether to exchange its hand.
    pub fn deciding(&self) -> bool {
        self.turn.deciding
    }

    /// Returns the seat that exchanged its hand in this round, if one did.
    pub fn swapped(&self) -> Option<Seat> {
        self.opening.swapped
    }

    /// Returns the seat in turn, or the seat that is [asked](Self::asked) for a count; when the round is over, the seat of the
    /// last turn.
    pub fn turn(&self) -> Seat {
        self.turn.seat
    }

    /// Returns how many tiles were drawn in this turn.
    pub fn drawn(&self) -> u8 {
        self.turn.drawn
    }

    /// Returns how the round ended, or `None` while it goes on.
    pub fn end(&self) -> Option<End> {
        self.end
    }

    /// Returns the only tile that may be the first, which all players may know, since the opener has no choice. `None` if
    /// any tile may.
    pub fn lead(&self) -> Option<Tile> {
        self.opening.lead
    }

    /// Returns whether the first tile must be a double, whichever; without one, the right to open passes on.
    pub fn opens_with_double(&self) -> bool {
        self.opening.needs_double()
    }

    /// Returns the first tile of the round (the centre, if there is one), or `None` until it is laid.
    pub fn first(&self) -> Option<Tile> {
        self.opening.first
    }

    /// Returns the arms of the serpent.
    pub fn arms(&self) -> Arms {
        self.layout.arms
    }

    /// Returns the arms that are open to all: both of a line; the next one to begin of a star, or all once all have begun;
    /// the trains of seats that could not lay on them.
    pub fn open(&self) -> Arms {
        self.layout.open
    }

    /// Returns the arms on which a seat may lay in its turn.
    pub fn within_reach(&self, rules: &Rules<WORDS>, seat: Seat) -> Arms {
        let reach = self.reach(rules, seat);
        reach.any.union(reach.doubles)
    }

    /// Returns the arms that are open to a seat if no double or foot must be covered first.
    pub fn open_to(&self, rules: &Rules<WORDS>, seat: Seat) -> Arms {
        self.layout.within_reach(rules.shape, seat)
    }

    /// Returns the open end of an arm; for the next arm of a star, the end of the centre.
    #[inline]
    pub fn end_of(&self, arm: Arm) -> OpenEnd {
        self.layout.ends[arm.index()]
    }

    /// Returns whether all seats may lay on all ends. A star is open to all once it has all its arms; a serpent with owned arms
    /// never is.
    pub fn is_open_to_all(&self, rules: &Rules<WORDS>) -> bool {
        self.layout.is_open_to_all(rules.shape)
    }

    /// Returns the tiles that nobody holds or can draw any more: those that were laid, and the one that was taken out of the
    /// set.
    pub fn laid(&self) -> TileSet<WORDS> {
        self.tiles.laid
    }

    /// Returns how many tiles a seat holds.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> usize {
        usize::from(self.tiles.sizes[seat.index()])
    }

    /// Returns how many tiles are left in the boneyard.
    pub fn boneyard(&self) -> usize {
        usize::from(self.tiles.boneyard)
    }

    /// Returns the sum of all open ends, in pips.
    pub fn count(&self) -> u32 {
        self.layout.count()
    }

    /// Returns the moves of this round, the oldest first.
    pub fn history(&self) -> &[(Seat, PublicMove)] {
        self.history.moves()
    }

    /// Returns the tiles of a two-armed serpent from left to right, each as its left and its right half. A wild tile lies
    /// across, its higher half first.
    pub fn serpent(&self) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        let left = self
            .along(Arm::LEFT)
            .map(|(inner, outer)| (outer, inner))
            .rev();
        left.chain(self.opening.first.map(|tile| (tile.high(), tile.low())))
            .chain(self.along(Arm::RIGHT))
    }

    /// Returns the tiles of an arm from the first tile outward, without that one, each as its inner and its outer half. A
    /// wild tile lies across, its higher half first.
    pub fn along(&self, arm: Arm) -> impl DoubleEndedIterator<Item = (Pip, Pip)> + '_ {
        self.history.along(arm)
    }

    /// Returns whether the round goes on although this seat has no tiles: because team-mates have some, or until all have
    /// had their first turn.
    pub(in crate::rules) fn goes_on_without(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.mates_hold(rules, seat) || self.waits_for_others(rules, seat)
    }

    fn mates_hold(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        let seating = rules.options.seating;
        rules.whole_team
            && seating
                .members_of(seating.team(seat))
                .any(|mate| mate != seat && self.holding.contains(mate))
    }

    /// Returns whether the round will be over when the seat in turn lays a tile.
    #[inline]
    pub(in crate::rules) fn goes_out_next(&self, rules: &Rules<WORDS>) -> bool {
        self.tiles.sizes[self.turn.seat.index()] == 1
            && !self.goes_on_without(rules, self.turn.seat)
    }

    /// Returns the tile that lay in the centre before the first turn, if one did.
    pub fn centre(&self) -> Option<Tile> {
        if self.history.has_opening() {
            None
        } else {
            self.opening.first
        }
    }

    /// Returns how many tiles each seat held before the first turn.
    pub(crate) fn first_sizes(&self) -> [usize; SEATS] {
        self.history.first_sizes(&self.tiles)
    }

    /// Returns the arms on which a seat may lay, whether or not it is its turn.
    #[inline]
    pub(in crate::rules) fn reach(&self, rules: &Rules<WORDS>, seat: Seat) -> Reach {
        let goes_on = self.layout.progress.goes_on && seat == self.turn.seat;
        let turns = rules.turns;
        self.layout.reach(rules.shape, turns, seat, goes_on)
    }

    /// Returns the arms whose end is a double that must be covered before anything else, the oldest first.
    pub fn waiting(&self) -> &[Arm] {
        self.layout.progress.waiting()
    }

    /// Returns the number for which the centre or a foot needs toes before anything else, and how many, if one does.
    pub fn toes(&self) -> Option<(Pip, u8)> {
        let progress = &self.layout.progress;
        let foot = progress.foot.only().filter(|_| progress.toes > 0);
        foot.map(|half| (half, progress.toes))
    }

    /// Returns whether the seat in turn has laid a tile and its turn goes on.
    pub fn goes_on(&self) -> bool {
        self.layout.progress.goes_on
    }

    /// Returns whether this seat is still in its first turn, in which it lays a chain on its own arm.
    pub fn chains(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        self.layout.chains(rules.turns, seat)
    }

    /// Returns whether the seat in turn has begun a chain and may add to it.
    pub(in crate::rules) fn is_in_chain(&self, rules: &Rules<WORDS>) -> bool {
        self.goes_on() && self.chains(rules, self.turn.seat)
    }

    /// Returns whether the seat in turn may add a tile after those it has laid in this turn.
    pub fn may_add(&self, rules: &Rules<WORDS>) -> bool {
        self.goes_on() && rules.turns.may_add.is_some()
    }

    /// Returns whether only a double may be laid on this arm of a star, because the arm has one tile.
    pub fn needs_double(&self, rules: &Rules<WORDS>, arm: Arm) -> bool {
        rules.turns.doubles_second && self.layout.progress.single.contains(arm)
    }

    /// Returns whether other seats have not had their first turn yet. The round goes on for them even if this seat is out.
    pub(in crate::rules) fn waits_for_others(&self, rules: &Rules<WORDS>, seat: Seat) -> bool {
        let started = self.layout.progress.started;
        rules.turns.chain
            && self
                .playing
                .iter()
                .any(|other| other != seat && !started.contains(other))
    }

    /// Returns whether no seat is out yet.
    pub(in crate::rules) fn is_nobody_out(&self) -> bool {
        self.first_out.is_none()
    }
    /// Returns the points that a team scored in play in this round. They are included in the totals already.
    pub(crate) fn made_by(&self, team: Team) -> i32 {
        self.made.of(team)
    }

    /// Returns whether a turn has been passed in the match, as far as points depend on it.
    pub(crate) fn has_passed(&self) -> bool {
        self.made.passed
    }

    /// Returns all points that the last move scored: those of [`just_made`](Self::just_made), and then those that passes scored
    /// besides.
    pub fn all_just_made(&self) -> impl Iterator<Item = Made> {
        self.just_made().into_iter().chain(self.made.besides())
    }

    /// Returns whether the last move scored any points.
    #[inline]
    pub(crate) fn has_just_made(&self) -> bool {
        self.made.has_last_written()
    }

    /// Returns the points that the last move scored, if it scored any.
    pub fn just_made(&self) -> Option<Made> {
        self.made.last_written()
    }

    /// Returns the points that the last move would have scored but did not, because they would have passed a limit that must
    /// be met exactly, or the opening tile cannot win the match.
    pub fn made_in_vain(&self) -> Option<Made> {
        self.made.last_in_vain()
    }

    /// Returns the seat that is asked for the count of the ends after another seat said a wrong number, if one is. It is also
    /// the seat in [turn](Self::turn).
    pub fn asked(&self) -> Option<Seat> {
        self.turn.asked.map(|_| self.turn.seat)
    }

    /// Returns the number that scores now if the seat in turn says it, in pips: the count of the ends after another seat's
    /// tile, or 0 if that makes no points.
    pub fn count_to_say(&self) -> u32 {
        match self.turn.asked {
            Some(asked) if asked.scores() => self.count(),
            _ => 0,
        }
    }

    /// Returns whether the seat in turn has announced its last tile in this turn.
    pub(crate) fn has_announced(&self) -> bool {
        self.fines.has_announced()
    }

    /// Describes the tile that the seat in turn is about to lay, except for what depends on which tile it is. `done` is how
    /// many moves were made since.
    #[inline]
    fn about_to_lay(
        &self,
        rules: &Rules<WORDS>,
        in_play: &InPlay,
        ends: EndsShown,
        done: usize,
    ) -> Laid {
        let team = rules.options.seating.team(self.turn.seat);
        // In most games these two make no difference, and it takes a while to find them.
        let tiles = if in_play.is_by_tiles_laid() {
            self.tiles.on_table() + 1 - done
        } else {
            0
        };
        let knocks = if in_play.per_knock == 0 {
            0
        } else {
            self.history.knocks(done)
        };
        Laid {
            seat: self.turn.seat,
            tiles,
            is_out: false,
            knocks,
            missing: self.made.missing(team),
            ends,
        }
    }

    /// Returns what comes of each tile that the seat in turn may lay.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations ask for it at every move")]
    pub fn foresee<'a>(&'a self, rules: &'a Rules<WORDS>) -> Foresight<'a, WORDS> {
        Foresight::new(self, rules)
    }

    /// Returns the board as it will be when the seat in turn has laid a tile so, if the move is to lay one.
    #[must_use]
    pub fn after(&self, rules: &Rules<WORDS>, play: Move) -> Option<Self> {
        let mut after = self.clone();
        let mut change = after.change(rules);
        match play {
            Move::Open(tile) => change.open_with(tile),
            Move::Lay(placement) => change.lay_on_arm::<false>(placement, || false),
            _ => return None,
        }
        Some(after)
    }

    /// Replays the round so far, the oldest move first, each with the state of the table at that time.
    ///
    /// If seats have arms of their own, the arms that were opened by a pass are known, but not those opened by a seat that
    /// laid elsewhere.
    pub fn replay(&self, rules: &Rules<WORDS>, mut each: impl FnMut(PastMove<WORDS>)) {
        let mut replay = PastTable::begin(self, rules);
        for &(seat, public_move) in self.history.moves() {
            replay.turn_to(seat);
            each(replay.past_move(seat, public_move));
            replay.apply(seat, public_move);
        }
    }

    /// Returns the seat that would be next if all that take part had tiles.
    fn next_playing(&self) -> Seat {
        self.playing.after(self.turn.seat).unwrap_or(self.turn.seat)
    }
}
