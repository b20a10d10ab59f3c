//! The rules that differ between games: each method is one rule, with the most common answer as its default.

use super::round::{End, Round};
use super::standing::{Decided, Standing};
use super::terms::{Lay, Play, Tile, Tiles, halves, is_double, other, rank};
use super::trains::WhyNot;
use serpente_engine::rules::{RedealReason, Why};

/// The options of a match.
#[derive(Clone, Debug, Default)]
pub(super) struct Agreed {
    pub(super) game: &'static str,
    pub(super) teams: usize,
    pub(super) members: usize,
    /// The highest half of the set.
    pub(super) top: u8,
    /// How many tiles each seat is dealt.
    pub(super) hand: usize,
    /// The points a match goes to, unless it has a number of rounds.
    pub(super) limit: i32,
    pub(super) rounds: Option<u32>,
    /// The house rules with their values.
    pub(super) house: Vec<(&'static str, String)>,
}

impl Agreed {
    pub(super) fn seats(&self) -> usize {
        self.teams * self.members
    }

    /// Returns the team of a seat. Seats alternate between the teams.
    pub(super) fn team(&self, seat: usize) -> usize {
        seat % self.teams
    }

    pub(super) fn is(&self, rule: &str, value: &str) -> bool {
        self.house
            .iter()
            .any(|(name, set)| *name == rule && set == value)
    }

    /// Returns the value of a house rule.
    pub(super) fn text(&self, rule: &str) -> &str {
        let mut all = self.house.iter();
        let (_, value) = all
            .find(|(name, _)| *name == rule)
            .expect("a rule of the game");
        value
    }

    pub(super) fn on(&self, rule: &str) -> bool {
        self.is(rule, "true")
    }
}

/// Facts about the last round that the next one depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past {
    /// The seat that had the right to open it.
    pub(super) right: usize,
    /// The seat that opened it.
    pub(super) opened: usize,
    pub(super) winner: Option<usize>,
    pub(super) out: Option<usize>,
    /// The seat that laid the last tile.
    pub(super) last: Option<usize>,
    /// How many rounds were played since a set was won, including this one.
    pub(super) rounds_of_set: u32,
}

/// Which seat opens a round, and with which tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// The seat that has the right to open. If it does not hold `tile`, the right passes on.
    pub(super) seat: usize,
    /// The tile that must be laid; `None` for any tile.
    pub(super) tile: Option<Tile>,
    /// Whether the first tile must be a double, whichever. If the seat holds none, the right passes on.
    pub(super) double: bool,
    /// The partner that the right to open may be passed to, although the first seat can open.
    pub(super) partner: Option<usize>,
}

impl Opening {
    pub(super) fn with(seat: usize, tile: Tile) -> Self {
        let tile = Some(tile);
        Self {
            seat,
            tile,
            double: false,
            partner: None,
        }
    }

    pub(super) fn any(seat: usize) -> Self {
        Self {
            seat,
            tile: None,
            double: false,
            partner: None,
        }
    }

    pub(super) fn any_double(seat: usize) -> Self {
        Self {
            double: true,
            ..Self::any(seat)
        }
    }
}

/// How a stuck player draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawing {
    Never,
    One,
    UntilOneFits,
}

/// The score of a round.
#[derive(Clone, Debug)]
pub(super) struct Score {
    /// By team.
    pub(super) points: Vec<i32>,
    pub(super) winner: Option<usize>,
}

/// Facts about a laid tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    /// How many passes came just before, in a row.
    pub(super) knocks: i32,
    /// Whether it ends the round.
    pub(super) out: bool,
    /// How many points the side needs to reach the limit.
    pub(super) missing: i32,
}

/// The decision that lots make before the first round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lots {
    Nothing,
    /// The seat with the highest lot opens.
    Opener,
    /// The two highest are partners, and the highest opens.
    Pairs,
}

pub(super) trait Game: Sync {
    fn lots(&self) -> Lots {
        Lots::Nothing
    }

    /// Returns whether lots are drawn before this round.
    fn draws_lots(&self, _agreed: &Agreed, past: Option<Past>) -> bool {
        self.lots() != Lots::Nothing && past.is_none()
    }

    /// Returns what the arms show, if that depends on all laid tiles.
    fn shows(&self, _agreed: &Agreed, _round: &Round) -> Option<Vec<End>> {
        None
    }

    /// Returns whether arms grow from doubles inside the line.
    fn has_tips(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Returns what the ends count after the tile just laid.
    fn count(&self, _round: &Round) -> i32 {
        0
    }

    /// Returns the points of the tile just laid, and the reason.
    fn made(&self, _agreed: &Agreed, _round: &Round, _laid: Laid) -> Option<(i32, Why)> {
        None
    }

    /// Returns the points for passes in a row: after one of them or, with `laid`, after the tile that follows them; each with
    /// the seat and the reason.
    fn made_by_passes(
        &self,
        _agreed: &Agreed,
        _round: &Round,
        _passes: usize,
        _laid: bool,
    ) -> Vec<(usize, i32, Why)> {
        Vec::new()
    }

    /// Returns the points that the first pass of a match gives to the next side.
    fn first_pass(&self, _agreed: &Agreed) -> i32 {
        0
    }

    /// Returns the points that passing on the right to open gives to the next side.
    fn handed_on(&self, _agreed: &Agreed) -> i32 {
        0
    }

    /// Returns the points for playing a hand for which a new deal may be asked.
    fn playing_on(&self, _agreed: &Agreed) -> i32 {
        0
    }

    /// Returns the tile that is taken out of the set.
    fn left_out(&self, _agreed: &Agreed) -> Option<Tile> {
        None
    }

    /// Returns how many times the points of a round count.
    fn counts(&self, _past: Option<Past>) -> i32 {
        1
    }

    /// Returns the reason that is recorded when a new deal was asked for.
    fn redeal_reason(&self) -> RedealReason {
        RedealReason::FiveDoubles
    }

    /// Returns whether reaching the limit wins at once.
    fn wins_at_once(&self) -> bool {
        true
    }

    /// Returns the bonuses for the winner of the round of this number.
    fn bonuses(&self, _agreed: &Agreed, _round: &Round, _nth: u32) -> Vec<(i32, Why)> {
        Vec::new()
    }

    /// Returns whether points that would pass the limit do not count.
    fn exact(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Returns whether all members of a side must be out to end a round.
    fn whole_team(&self, agreed: &Agreed) -> bool {
        agreed.on("whole-team")
    }

    /// Returns the opening. `lot` is the seat that the lots chose, in the first round of a game with lots.
    fn opening(
        &self,
        agreed: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason>;

    /// Returns whether an end shows that a double lies there.
    fn shows_doubles(&self) -> bool {
        false
    }

    /// Returns the end that a tile leaves if this half points outward.
    fn end_of(&self, tile: Tile, outer: u8) -> End {
        if is_double(tile) && self.shows_doubles() {
            End::Double(outer)
        } else {
            End::Half(outer)
        }
    }

    /// Returns the ends of the first tile: its halves, the higher one to the left.
    fn first_ends(&self, _agreed: &Agreed, first: Tile) -> Vec<End> {
        vec![self.end_of(first, first.0), self.end_of(first, first.1)]
    }

    /// Returns whether a half may touch this end.
    fn joins(&self, _agreed: &Agreed, end: End, half: u8) -> bool {
        matches!(end, End::Half(open) | End::Double(open) if open == half)
    }

    /// Returns the ways in which a tile can be laid on an end, by the touching half.
    fn ways(&self, agreed: &Agreed, tile: Tile, end: End) -> Vec<Option<u8>> {
        let joining = halves(tile).filter(|&half| self.joins(agreed, end, half));
        joining.map(Some).collect()
    }

    /// Returns the arms on which the seat in turn may lay.
    fn arms(&self, _agreed: &Agreed, round: &Round) -> Vec<usize> {
        (0..round.arms.ends.len()).collect()
    }

    /// Returns what the hand in turn can lay, and where.
    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        let mut lays = Vec::new();
        for arm in self.arms(agreed, round) {
            for &tile in round.hand() {
                for inner in self.ways(agreed, tile, round.arms.ends[arm]) {
                    lays.push(Lay { tile, arm, inner });
                }
            }
        }
        lays.retain(|lay| is_double(lay.tile) || !self.needs_double(agreed, round, lay.arm));
        lays
    }

    fn drawing(&self, agreed: &Agreed) -> Drawing;

    /// Returns how many tiles at the end of the boneyard are never drawn.
    fn never_drawn(&self, _agreed: &Agreed) -> usize {
        0
    }

    /// Returns whether a tile can be drawn from the boneyard.
    fn has_more(&self, agreed: &Agreed, round: &Round) -> bool {
        self.drawing(agreed) != Drawing::Never && round.boneyard.len() > self.never_drawn(agreed)
    }

    /// Returns whether a stuck player may draw now.
    fn stuck_draws(&self, agreed: &Agreed, round: &Round) -> bool {
        let enough = self.drawing(agreed) == Drawing::One && !round.turn_steps.drawn.is_empty();
        self.has_more(agreed, round) && !enough
    }

    /// Returns the plays of the seat in turn: lay; if stuck, draw; with nothing to draw, pass.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let lays = self.lays(agreed, round);
        if !lays.is_empty() {
            let stops = (round.turn_steps.goes_on && self.may_add()).then_some(Play::Pass);
            lays.into_iter().map(Play::Lay).chain(stops).collect()
        } else if self.stuck_draws(agreed, round) {
            vec![Play::Draw]
        } else {
            vec![Play::Pass]
        }
    }

    /// Returns whether a pass counts for the full circle that blocks a round: the player was stuck and could not draw.
    fn pass_blocks(&self, agreed: &Agreed, round: &Round) -> bool {
        self.lays(agreed, round).is_empty() && !self.has_more(agreed, round)
    }

    /// Returns whether a tile is wild: a matador, a Jolly.
    fn wild(&self, _agreed: &Agreed, _tile: Tile) -> bool {
        false
    }

    /// Returns whether a player may draw instead of laying a wild tile.
    fn may_spare_wild(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Returns whether the first tile lies across.
    fn first_across(&self, _agreed: &Agreed, tile: Tile) -> bool {
        is_double(tile)
    }

    /// Returns whether a tile laid like this lies across.
    fn across(&self, _agreed: &Agreed, lay: Lay) -> bool {
        is_double(lay.tile)
    }

    /// Returns the end that a laid tile leaves.
    fn leaves(&self, lay: Lay) -> End {
        match lay.inner {
            Some(inner) => self.end_of(lay.tile, other(lay.tile, inner)),
            None => End::Either(lay.tile),
        }
    }

    /// Returns whether this hand can be exchanged for the tiles not dealt.
    fn swaps(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Returns how many doubles in a dealt hand let its player ask for a new deal.
    fn doubles_to_redeal(&self) -> Option<usize> {
        None
    }

    /// Returns whether a new deal may be asked for until the player's first tile, and not only before the first move.
    fn redeals_until_lay(&self) -> bool {
        false
    }

    /// Returns how many doubles in a dealt hand score a point, after which the tiles are dealt again.
    fn doubles_that_score(&self, _agreed: &Agreed) -> Option<usize> {
        None
    }

    /// Returns whether another arm of a star must be begun before any is extended.
    fn star_grows(&self, _agreed: &Agreed, _round: &Round) -> bool {
        false
    }

    /// Returns whether only a double may be laid on this arm.
    fn needs_double(&self, _agreed: &Agreed, _round: &Round, _arm: usize) -> bool {
        false
    }

    /// Returns whether only the right end of a line is open.
    fn one_end(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Returns whether the tiles after the first of a turn may be laid but need not.
    fn may_add(&self) -> bool {
        false
    }

    /// Returns whether the opener may add a tile to the one just laid.
    fn adds_behind_opening(&self, _agreed: &Agreed, _round: &Round) -> bool {
        false
    }

    /// Returns the tile that lies in the centre from the beginning, laid by no player.
    /// Returns the tiles of which one is put into the centre from a hand, and whether that is a turn. `centres` are those that
    /// lay there in the rounds before.
    fn centre_of_hand(&self, _agreed: &Agreed, _centres: &[Tile]) -> Option<(Tiles, bool)> {
        None
    }

    fn centre(&self, _agreed: &Agreed, _rounds_before: u32) -> Option<Tile> {
        None
    }

    /// Returns how many tiles must be laid on the centre before anything else.
    fn centre_toes(&self, _agreed: &Agreed) -> usize {
        0
    }

    /// Returns whether a stuck player marks their own train.
    fn marks(&self) -> bool {
        false
    }

    /// Returns whether the turn goes on after a tile just laid, and updates what must be covered.
    fn goes_on(&self, _agreed: &Agreed, _round: &mut Round, _lay: Lay) -> bool {
        false
    }

    /// Returns whether the round goes on, even if a player is out, until all have had a turn.
    fn all_have_a_turn(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Returns why a tile that fits on an arm may not be laid there, if there is a special reason.
    fn why_not_there(&self, _agreed: &Agreed, _round: &Round, _arm: usize) -> Option<WhyNot> {
        None
    }

    /// Returns whether seats have arms of their own.
    fn owns_arms(&self) -> bool {
        false
    }

    /// Updates the arms before the seat in turn lays or passes.
    fn turn_ends(&self, _agreed: &Agreed, _round: &mut Round) {}

    /// Updates the doubles that must be covered once the turn is over.
    fn turn_is_over(&self, _agreed: &Agreed, _round: &mut Round) {}

    fn score(&self, agreed: &Agreed, round: &Round) -> Score;

    /// Returns which of these points count, and which are kept for later.
    fn written(
        &self,
        _agreed: &Agreed,
        _round: &Round,
        score: Score,
        _standing: &mut Standing,
    ) -> Score {
        score
    }

    /// Decides by the totals whether the match is over: by default the first side at the limit wins.
    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.race(agreed)
    }

    /// Returns whether a match consists of several games.
    fn counts_games(&self, _agreed: &Agreed) -> bool {
        false
    }
}

/// Returns the highest double in any hand, and its holder.
pub(super) fn highest_double(hands: &[Tiles]) -> Option<(usize, Tile)> {
    held(hands)
        .filter(|(_, tile)| is_double(*tile))
        .max_by_key(|(_, tile)| tile.0)
}

/// Returns the lowest double in any hand, and its holder.
pub(super) fn lowest_double(hands: &[Tiles]) -> Option<(usize, Tile)> {
    held(hands)
        .filter(|(_, tile)| is_double(*tile))
        .min_by_key(|(_, tile)| tile.0)
}

/// Returns the tile with the most pips in any hand (with equal pips, the one with the higher half), and its holder.
pub(super) fn highest_tile(hands: &[Tiles]) -> Option<(usize, Tile)> {
    held(hands).max_by_key(|(_, tile)| rank(*tile))
}

fn held(hands: &[Tiles]) -> impl Iterator<Item = (usize, Tile)> {
    let all = hands.iter().enumerate();
    all.flat_map(|(seat, hand)| hand.iter().map(move |&tile| (seat, tile)))
}

/// Returns the opening: the holder of the highest double lays it; without doubles, the holder of the highest tile does.
pub(super) fn highest_opens(hands: &[Tiles]) -> Opening {
    let (seat, tile) = highest_double(hands)
        .or_else(|| highest_tile(hands))
        .expect("tiles were dealt");
    Opening::with(seat, tile)
}

/// Returns the next seat, when all play.
pub(super) fn next_seat(agreed: &Agreed, seat: usize) -> usize {
    (seat + 1) % agreed.seats()
}
