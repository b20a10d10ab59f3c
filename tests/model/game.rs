//! What is special about a game: each question is a sentence of its rules, and the answer here the common habit.

use super::round::{End, Round};
use super::standing::{Decided, Standing};
use super::terms::{Lay, Play, Tile, Tiles, halves, is_double, other, rank};
use super::trains::WhyNot;
use serpente_engine::rules::{RedealReason, Why};

/// What was agreed before the match.
#[derive(Clone, Debug, Default)]
pub(super) struct Agreed {
    pub(super) game: &'static str,
    pub(super) teams: usize,
    pub(super) members: usize,
    /// The highest half of the set.
    pub(super) top: u8,
    /// How many tiles each seat is dealt.
    pub(super) hand: usize,
    /// The points a match goes to, unless it goes over a number of rounds.
    pub(super) limit: i32,
    pub(super) rounds: Option<u32>,
    /// The house rules with their values.
    pub(super) house: Vec<(&'static str, String)>,
}

impl Agreed {
    pub(super) fn seats(&self) -> usize {
        self.teams * self.members
    }

    /// Team seats alternate.
    pub(super) fn team(&self, seat: usize) -> usize {
        seat % self.teams
    }

    pub(super) fn is(&self, rule: &str, value: &str) -> bool {
        self.house
            .iter()
            .any(|(name, set)| *name == rule && set == value)
    }

    /// What a rule is set to.
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

/// How the last round went, as far as the next one asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past {
    /// The seat that had the right to open it.
    pub(super) right: usize,
    /// The seat that opened it.
    pub(super) opened: usize,
    pub(super) winner: Option<usize>,
    pub(super) out: Option<usize>,
    /// Who laid the last tile.
    pub(super) last: Option<usize>,
    /// How many rounds were played since a set was won, this one too.
    pub(super) rounds_of_set: u32,
}

/// Who opens a round, and with what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    /// Who has the right to open. Whoever does not hold `tile` hands the opening on.
    pub(super) seat: usize,
    /// What must be laid; `None` for any tile.
    pub(super) tile: Option<Tile>,
    /// To whom the opening may be handed although the seat can open.
    pub(super) partner: Option<usize>,
}

impl Opening {
    pub(super) fn with(seat: usize, tile: Tile) -> Self {
        let tile = Some(tile);
        Self {
            seat,
            tile,
            partner: None,
        }
    }

    pub(super) fn any(seat: usize) -> Self {
        Self {
            seat,
            tile: None,
            partner: None,
        }
    }
}

/// What a stuck player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawing {
    Never,
    One,
    UntilOneFits,
}

/// What a round scores.
#[derive(Clone, Debug)]
pub(super) struct Score {
    /// By team.
    pub(super) points: Vec<i32>,
    pub(super) winner: Option<usize>,
}

/// What is known of a tile beside the table as it leaves it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    /// The passes in a row just before.
    pub(super) knocks: i32,
    /// Whether the round ends by it.
    pub(super) out: bool,
    /// What the side misses to the limit.
    pub(super) missing: i32,
}

/// What lots decide before the first round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lots {
    Nothing,
    /// The highest opens.
    Opener,
    /// The two highest are partners, and the highest opens.
    Pairs,
}

pub(super) trait Game: Sync {
    fn lots(&self) -> Lots {
        Lots::Nothing
    }

    /// Whether lots are drawn before this round.
    fn draws_lots(&self, _agreed: &Agreed, past: Option<Past>) -> bool {
        self.lots() != Lots::Nothing && past.is_none()
    }

    /// What the arms show, where that depends on everything that lies.
    fn shows(&self, _agreed: &Agreed, _round: &Round) -> Option<Vec<End>> {
        None
    }

    /// Whether arms grow from doubles that lie in the middle of others.
    fn has_tips(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// The points of the tile that was just laid, and what they are for.
    fn made(&self, _agreed: &Agreed, _round: &Round, _laid: Laid) -> Option<(i32, Why)> {
        None
    }

    /// What passes in a row bring: after one of them or, `laid`, after the tile that follows them; to which seat, and what for.
    fn made_by_passes(
        &self,
        _agreed: &Agreed,
        _round: &Round,
        _passes: usize,
        _laid: bool,
    ) -> Option<(usize, i32, Why)> {
        None
    }

    /// What the first pass of a match brings the next side.
    fn first_pass(&self, _agreed: &Agreed) -> i32 {
        0
    }

    /// A tile that is not in the set.
    fn left_out(&self, _agreed: &Agreed) -> Option<Tile> {
        None
    }

    /// How many times the points of a round count.
    fn counts(&self, _past: Option<Past>) -> i32 {
        1
    }

    /// What is recorded when a new deal was asked for.
    fn redeal_reason(&self) -> RedealReason {
        RedealReason::FiveDoubles
    }

    /// Whether points that reach the limit win at once.
    fn wins_at_once(&self) -> bool {
        true
    }

    /// What the winner of the round of this number gets beside its points.
    fn bonuses(&self, _agreed: &Agreed, _round: &Round, _nth: u32) -> Vec<(i32, Why)> {
        Vec::new()
    }

    /// Whether points that would pass the limit are not written.
    fn exact(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Whether all of a side must be out to end a round.
    fn whole_team(&self, agreed: &Agreed) -> bool {
        agreed.on("whole-team")
    }

    /// Who opens. `lot` is whom the lots gave the opening, in the first round of a game that draws them.
    fn opening(
        &self,
        agreed: &Agreed,
        hands: &[Tiles],
        past: Option<Past>,
        lot: Option<usize>,
    ) -> Result<Opening, RedealReason>;

    /// Whether an end shows that a double lies there.
    fn shows_doubles(&self) -> bool {
        false
    }

    /// What a tile leaves open whose half points outward.
    fn end_of(&self, tile: Tile, outer: u8) -> End {
        if is_double(tile) && self.shows_doubles() {
            End::Double(outer)
        } else {
            End::Half(outer)
        }
    }

    /// What is open once the first tile lies: its halves, the higher one to the left.
    fn first_ends(&self, _agreed: &Agreed, first: Tile) -> Vec<End> {
        vec![self.end_of(first, first.0), self.end_of(first, first.1)]
    }

    /// Whether a half may touch this end.
    fn joins(&self, _agreed: &Agreed, end: End, half: u8) -> bool {
        matches!(end, End::Half(open) | End::Double(open) if open == half)
    }

    /// The ways a tile can be laid on an end, by the half that touches.
    fn ways(&self, agreed: &Agreed, tile: Tile, end: End) -> Vec<Option<u8>> {
        let joining = halves(tile).filter(|&half| self.joins(agreed, end, half));
        joining.map(Some).collect()
    }

    /// The arms the player in turn may lay on.
    fn arms(&self, _agreed: &Agreed, round: &Round) -> Vec<usize> {
        (0..round.ends.len()).collect()
    }

    /// What the hand in turn can lay, and where.
    fn lays(&self, agreed: &Agreed, round: &Round) -> Vec<Lay> {
        let mut lays = Vec::new();
        for arm in self.arms(agreed, round) {
            for &tile in round.hand() {
                for inner in self.ways(agreed, tile, round.ends[arm]) {
                    lays.push(Lay { tile, arm, inner });
                }
            }
        }
        lays
    }

    fn drawing(&self, agreed: &Agreed) -> Drawing;

    /// The last tiles of the boneyard that are never drawn.
    fn never_drawn(&self, _agreed: &Agreed) -> usize {
        0
    }

    /// Whether the boneyard has a tile to give.
    fn has_more(&self, agreed: &Agreed, round: &Round) -> bool {
        self.drawing(agreed) != Drawing::Never && round.boneyard.len() > self.never_drawn(agreed)
    }

    /// Whether a stuck player may draw now.
    fn stuck_draws(&self, agreed: &Agreed, round: &Round) -> bool {
        let enough = self.drawing(agreed) == Drawing::One && !round.drawn.is_empty();
        self.has_more(agreed, round) && !enough
    }

    /// What the player in turn may do: lay; if stuck, draw; with nothing to draw, pass.
    fn turn(&self, agreed: &Agreed, round: &Round) -> Vec<Play> {
        let lays = self.lays(agreed, round);
        if !lays.is_empty() {
            lays.into_iter().map(Play::Lay).collect()
        } else if self.stuck_draws(agreed, round) {
            vec![Play::Draw]
        } else {
            vec![Play::Pass]
        }
    }

    /// Whether a pass counts for the full circle that blocks a round: the player was stuck and could not draw.
    fn pass_blocks(&self, agreed: &Agreed, round: &Round) -> bool {
        self.lays(agreed, round).is_empty() && !self.has_more(agreed, round)
    }

    /// Whether a tile is wild: a matador, a Jolly.
    fn wild(&self, _agreed: &Agreed, _tile: Tile) -> bool {
        false
    }

    /// Whether rather than laying a wild tile one may draw.
    fn may_spare_wild(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Whether the first tile lies across.
    fn first_across(&self, _agreed: &Agreed, tile: Tile) -> bool {
        is_double(tile)
    }

    /// Whether a tile laid so lies across.
    fn across(&self, _agreed: &Agreed, lay: Lay) -> bool {
        is_double(lay.tile)
    }

    /// What a laid tile leaves open.
    fn leaves(&self, lay: Lay) -> End {
        match lay.inner {
            Some(inner) => self.end_of(lay.tile, other(lay.tile, inner)),
            None => End::Either(lay.tile),
        }
    }

    /// Whether this hand can be exchanged for the tiles that were not dealt.
    fn swaps(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// How many doubles, dealt to one player, let it ask for a new deal.
    fn doubles_to_redeal(&self) -> Option<usize> {
        None
    }

    /// Whether it may be asked for until the player's first tile, and not before the first move only.
    fn redeals_until_lay(&self) -> bool {
        false
    }

    /// How many doubles, dealt to one player, score a point, after which the tiles are dealt again.
    fn doubles_that_score(&self, _agreed: &Agreed) -> Option<usize> {
        None
    }

    /// Whether another arm of a star must be begun before any is made longer.
    fn star_grows(&self, _agreed: &Agreed, _round: &Round) -> bool {
        false
    }

    /// Whether nothing but a double may be laid on this arm.
    fn needs_double(&self, _agreed: &Agreed, _round: &Round, _arm: usize) -> bool {
        false
    }

    /// Whether only the right end of a line is open.
    fn one_end(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Whether the opener may add a tile to the one that was just laid.
    fn adds_behind_opening(&self, _agreed: &Agreed, _round: &Round) -> bool {
        false
    }

    /// The tile that lies in the middle from the beginning, laid by nobody.
    fn centre(&self, _agreed: &Agreed, _rounds_before: u32) -> Option<Tile> {
        None
    }

    /// How many tiles must lie on that before anything else is laid.
    fn centre_toes(&self, _agreed: &Agreed) -> usize {
        0
    }

    /// Whether who can do nothing marks the own arm for all.
    fn marks(&self) -> bool {
        false
    }

    /// Whether the turn goes on behind a tile that was just laid; and what waits on the table now.
    fn goes_on(&self, _agreed: &Agreed, _round: &mut Round, _lay: Lay) -> bool {
        false
    }

    /// Whether the round goes on, even if somebody is out, until all have had a turn.
    fn all_have_a_turn(&self, _agreed: &Agreed) -> bool {
        false
    }

    /// Why a tile that fits on an arm is not laid there, where there are reasons of its own.
    fn why_not_there(&self, _agreed: &Agreed, _round: &Round, _arm: usize) -> Option<WhyNot> {
        None
    }

    /// Whether seats have arms of their own.
    fn owns_arms(&self) -> bool {
        false
    }

    /// What becomes of the arms before the player in turn lays or passes.
    fn turn_ends(&self, _agreed: &Agreed, _round: &mut Round) {}

    fn score(&self, agreed: &Agreed, round: &Round) -> Score;

    /// What of these points is written, and what waits for another round.
    fn written(
        &self,
        _agreed: &Agreed,
        _round: &Round,
        score: Score,
        _standing: &mut Standing,
    ) -> Score {
        score
    }

    /// What the totals, with the round's points added, decide: the first side at the limit wins.
    fn decide(&self, agreed: &Agreed, standing: &mut Standing) -> Decided {
        standing.race(agreed)
    }

    /// Whether a match is several games.
    fn counts_games(&self, _agreed: &Agreed) -> bool {
        false
    }
}

/// The highest double in any hand, and who holds it.
pub(super) fn highest_double(hands: &[Tiles]) -> Option<(usize, Tile)> {
    held(hands)
        .filter(|(_, tile)| is_double(*tile))
        .max_by_key(|(_, tile)| tile.0)
}

/// The tile with most pips in any hand, of equals the one with the higher half, and who holds it.
pub(super) fn highest_tile(hands: &[Tiles]) -> Option<(usize, Tile)> {
    held(hands).max_by_key(|(_, tile)| rank(*tile))
}

fn held(hands: &[Tiles]) -> impl Iterator<Item = (usize, Tile)> {
    let all = hands.iter().enumerate();
    all.flat_map(|(seat, hand)| hand.iter().map(move |&tile| (seat, tile)))
}

/// The holder of the highest double opens with it; if nobody holds one, the holder of the highest tile.
pub(super) fn highest_opens(hands: &[Tiles]) -> Opening {
    let (seat, tile) = highest_double(hands)
        .or_else(|| highest_tile(hands))
        .expect("tiles were dealt");
    Opening::with(seat, tile)
}

/// Who comes after a seat, when all play.
pub(super) fn next_seat(agreed: &Agreed, seat: usize) -> usize {
    (seat + 1) % agreed.seats()
}
