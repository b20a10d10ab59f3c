//! The rule book: what a game must define.

use super::dealt::{CentreOfHand, TooMany};
use super::drawing::Drawing;
use super::house::{Clash, HouseRule, HouseRules, Preset};
use super::in_play::{Bonus, InPlay};
use super::opening::Opening;
use super::options::{Goal, LimitOf, Options};
use super::placement::{OpenEnd, Orientation};
use super::result::{BlockBy, Finish, RoundResult, Scored, TiedBlock};
use super::seating::{SEATS, Seat, Seating, Team};
use super::shape::Shape;
use super::tally::{MatchUpdate, Tally};
use super::tile::{Pip, Set, Tile};
use super::tile_set::TileSet;
use super::turns::Turns;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The rules of a game, which [`Round`](super::Round) and the match around it follow. The default of each method is the most
/// common answer.
///
/// The methods are called once, when [`Rules`](super::Rules) are made from a book and the options, and never while tiles are
/// laid.
pub trait RuleBook: Debug + Sync {
    /// Returns the game's identifier in records, settings and on the command line.
    fn id(&self) -> &'static str;

    /// Returns the possible seatings; the first is the default.
    fn seatings(&self) -> &'static [Seating];

    /// Returns the sets for this seating; the first is the default. Unless a game says otherwise, only double six.
    fn sets(&self, _seating: Seating) -> &'static [Set] {
        &[Set::Double6]
    }

    /// Returns how many tiles each seat may be dealt, and how many by default. `None` if the set is too small for so many
    /// seats. Unless a game says otherwise, each seat is dealt seven.
    fn deal(&self, _seating: Seating, _set: Set, _house: &HouseRules) -> Option<Deal> {
        Some(Deal::exactly(7))
    }

    /// Returns why these players cannot use these house rules, if they cannot.
    fn clash(&self, _seating: Seating, _house: &HouseRules) -> Option<Clash> {
        None
    }

    /// Returns the default end of a match.
    fn goal(&self, _seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(100)
    }

    /// Returns the default end of a match with this set, where the set matters.
    fn goal_with(&self, _set: Set, seating: Seating, house: &HouseRules) -> Goal {
        self.goal(seating, house)
    }

    /// Returns the tile that is taken out of the set, so that nobody is dealt it or draws it, if there is one.
    fn left_out(&self, _options: &Options) -> Option<Tile> {
        None
    }

    /// Returns the house rules that the host may set.
    fn house_rules(&self) -> &'static [HouseRule] {
        &[]
    }

    /// Returns the presets of house rules, the default first; none if the game has no presets.
    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    /// Returns the largest and default number of rounds, if each round has a centre of its own.
    fn rounds(&self, _set: Set) -> Option<u32> {
        None
    }

    /// Returns the tile that lies in the centre of a round before the first turn, laid by no player, if there is one.
    fn centre(&self, _match_history: MatchHistory, _options: &Options) -> Option<Tile> {
        None
    }

    /// Returns which tile of a hand is put into the centre of a round before the first turn, if one is. The round then has no
    /// [`centre`](Self::centre) that is laid by no player.
    fn centre_of_hand(
        &self,
        _match_history: MatchHistory,
        _options: &Options,
    ) -> Option<CentreOfHand> {
        None
    }

    /// Returns the seat that opens a round, and the tile it opens with. If there is a [`centre`](Self::centre), only the seat
    /// matters. If the [centre comes from a hand](Self::centre_of_hand), this seat is the first to draw for it.
    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening;

    /// Returns the shape of the serpent.
    fn shape(&self, _options: &Options) -> Shape {
        Shape::Line
    }

    /// Returns what a turn may contain besides laying one tile.
    fn turns(&self, _options: &Options) -> Turns {
        Turns::PLAIN
    }

    /// Returns whether the half `inner` may touch the half `open`.
    fn joins(&self, open: Pip, inner: Pip, _options: &Options) -> bool {
        open == inner
    }

    /// Returns whether the tile may be laid in this orientation on such an end. By default it may if it
    /// [`joins`](Self::joins) one of the open halves, and no tile is wild.
    fn fits(&self, open: OpenEnd, tile: Tile, orientation: Orientation, options: &Options) -> bool {
        let inner = match orientation {
            Orientation::High => tile.high(),
            Orientation::Low if !tile.is_double() => tile.low(),
            Orientation::Low | Orientation::Wild => return false,
        };
        open.halves().any(|half| self.joins(half, inner, options))
    }

    /// Returns whether a double at an end is special: it counts twice there, or must be covered.
    fn shows_doubles(&self, _options: &Options) -> bool {
        false
    }

    /// Returns the end that a tile leaves when laid in this orientation.
    fn leaves(&self, tile: Tile, orientation: Orientation, options: &Options) -> OpenEnd {
        match orientation {
            Orientation::High if tile.is_double() && self.shows_doubles(options) => {
                OpenEnd::double(tile.high())
            }
            Orientation::High => OpenEnd::half(tile.low()),
            Orientation::Low => OpenEnd::half(tile.high()),
            Orientation::Wild => OpenEnd::either(tile),
        }
    }

    /// Returns the ends that the first tile leaves on the left and on the right.
    fn begins(&self, tile: Tile, options: &Options) -> [OpenEnd; 2] {
        if tile.is_double() && self.shows_doubles(options) {
            [OpenEnd::double(tile.high()); 2]
        } else {
            [OpenEnd::half(tile.high()), OpenEnd::half(tile.low())]
        }
    }

    /// Returns whether the tile lies across the serpent, as it is shown and recorded. `way` is `None` for the first tile.
    fn lies_across(&self, tile: Tile, _way: Option<Orientation>, _options: &Options) -> bool {
        tile.is_double()
    }

    /// Returns whether the tile is wild, so that a seat may want to keep it.
    fn is_wild(&self, _tile: Tile, _options: &Options) -> bool {
        false
    }

    /// Returns whether one seat per round may exchange its hand for the tiles not dealt.
    fn swaps(&self, _options: &Options) -> bool {
        false
    }

    /// Returns how many doubles let a seat ask for a new deal before its first move, if any number does; see
    /// [`redeals_until_lay`](Self::redeals_until_lay).
    fn doubles_to_redeal(&self) -> Option<u8> {
        None
    }

    /// Returns whether a new deal may be asked for until the seat's first tile, even after it has passed.
    fn redeals_until_lay(&self) -> bool {
        false
    }

    /// Returns the points for a seat that may ask for a new deal but plays on, scored with its first tile or pass.
    fn playing_on_scores(&self, _options: &Options) -> i32 {
        0
    }

    /// Returns how many tiles of a kind in one hand cause a new deal, if any number does.
    fn deals_again(&self) -> Option<TooMany> {
        None
    }

    /// Returns how many doubles in a dealt hand score a point at once. The tiles are then dealt again, and that seat opens
    /// with any tile. `None` if no number does.
    fn doubles_that_score(&self, _options: &Options) -> Option<u8> {
        None
    }

    /// Returns whether these lots, drawn before the first deal and listed by seat, give a result. Lots that tie do not.
    fn lots_decide(&self, _lots: &[Tile]) -> bool {
        true
    }

    /// Returns whether the lots drawn before the first deal decide who are partners.
    fn draws_teams(&self) -> bool {
        false
    }

    /// Returns what scores while tiles are laid, if anything does.
    fn in_play(&self, _options: &Options) -> Option<InPlay> {
        None
    }

    /// Returns what a stuck seat does, and when others may draw. By default nobody draws.
    fn drawing(&self, _options: &Options) -> Drawing {
        Drawing::NONE
    }

    /// Returns whether a round goes on after a seat went out, until all members of a team are out of tiles.
    fn whole_team(&self, _house: &HouseRules) -> bool {
        false
    }

    /// Returns the thinking time of a person in seconds; 0 if it is not limited.
    fn thinking_time(&self, _house: &HouseRules) -> u32 {
        0
    }

    /// Returns what a tile left in a hand counts, in points.
    fn weight(&self, tile: Tile, _options: &Options) -> u8 {
        tile.pips()
    }

    /// Returns what a tile counts as the last one in a hand, in points; `None` if it is the same as its weight.
    fn lone(&self, _tile: Tile, _options: &Options) -> Option<u8> {
        None
    }

    /// Returns whether a match may have a fixed number of rounds instead of a limit.
    fn may_count_rounds(&self) -> bool {
        false
    }

    /// Returns whether a match may end after a number of rounds, though it is usually played to a limit.
    fn may_end_after_rounds(&self) -> bool {
        self.may_count_rounds()
    }

    /// Returns whether a match may be played to a limit in points.
    fn may_have_limit(&self) -> bool {
        true
    }

    /// Returns whether points are bad, so that the lowest total leads.
    fn low_leads(&self) -> bool {
        false
    }

    /// Returns whether the first side to reach the limit loses the match, which ends then.
    fn loses_at_limit(&self) -> bool {
        false
    }

    /// Returns how many points a side without points must get in one round for them to count.
    fn opens_account(&self, _options: &Options) -> i32 {
        0
    }

    /// Returns whether points that are too few to count are kept, and added to the side's next points.
    fn too_little_waits(&self, _options: &Options) -> bool {
        false
    }

    /// Returns the points of this round that count for no side now, but for the side that gets most in the next round. Those of
    /// several rounds add up.
    fn left_waiting(&self, _ended: &RoundResult, _options: &Options) -> Option<i32> {
        None
    }

    /// Returns how many points each side pays per round into a pool that the winner takes; 0 if there is no pool.
    fn stake(&self, _options: &Options) -> i32 {
        0
    }

    /// Returns whether reaching the limit wins only a game, and several games win the match.
    fn counts_games(&self, _house: &HouseRules) -> bool {
        false
    }

    /// Returns how the tiles left in the hands count at the end of a round.
    fn hands_left(&self, _options: &Options) -> HandsLeft {
        HandsLeft::Points
    }

    /// Returns how the pips that a winner scores are rounded, if they are.
    fn rounding(&self, _options: &Options) -> Option<Rounding> {
        None
    }

    /// Returns how a blocked round is won.
    fn block_by(&self, _options: &Options) -> BlockBy {
        BlockBy::Side
    }

    /// Returns which side wins a blocked round that [`block_by`](Self::block_by) leaves tied.
    fn tied_block(&self, _options: &Options) -> TiedBlock {
        TiedBlock::Nobody
    }

    /// Returns the bonuses of the round of this number, from 1, for its winner's side.
    fn bonuses(&self, _ended: &RoundResult, _round: u32, _options: &Options) -> Vec<Bonus> {
        Vec::new()
    }

    /// Returns whether points depend on the last tile laid.
    fn asks_last_tile(&self) -> bool {
        false
    }

    /// Returns what going out with such a tile scores, if that is all that the winner scores.
    fn finish_scores(&self, _finish: Finish, _options: &Options) -> Option<i32> {
        None
    }

    /// Returns what all remaining pips are worth together in points, if one pip is not one point.
    fn pips_are_worth(&self, _pips: i32, _options: &Options) -> Option<i32> {
        None
    }

    /// Returns what the limit of a match counts.
    fn limit_of(&self, _house: &HouseRules) -> LimitOf {
        LimitOf::Points
    }

    /// Returns limits that the game is often played to besides the default one and round numbers.
    fn other_limits(&self) -> &'static [u32] {
        &[]
    }

    /// Returns whether the announcement of a match's end says that the losers have no points.
    fn tells_shut_out(&self, _options: &Options) -> bool {
        false
    }

    /// Returns the points of a round that ended, and its winner. Never called for a round whose points in play won the match
    /// at once, since the hands are not counted then.
    fn score(&self, ended: &RoundResult, options: &Options) -> Scored;

    /// Adds a round's points to the tally. Returns which teams are eliminated, and whether the match is over. By default points
    /// are good, and the side with the most when the goal is reached wins.
    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        tally.add(&scored.points);
        tally.race(options)
    }
}

/// How the tiles left in the hands count at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandsLeft {
    /// Their weight is scored.
    Points,
    /// They only decide who wins a blocked round, for a fixed number of points.
    Decide {
        /// Whether fewer doubles win, and fewer pips only decide between equals.
        doubles_first: bool,
    },
    /// They do not matter.
    Nothing,
}

/// How the pips that a winner scores are rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "independent rules, any of which a game may have"
)]
pub struct Rounding {
    /// They are rounded to a multiple of this: the nearest one, unless `down` is set.
    pub to: i32,
    /// Whether they are rounded down.
    pub down: bool,
    /// Whether they score nothing if the last tile was a double.
    pub not_after_double: bool,
    /// How many pips make one point.
    pub per_point: i32,
    /// Whether the winners of a blocked round subtract their own pips first.
    pub less_own: bool,
    /// Whether each hand is rounded by itself before they are added up; not used where the winners' own pips are subtracted.
    pub by_hand: bool,
}

impl Rounding {
    /// Rounds pips to a multiple, never below 0.
    #[must_use]
    pub fn rounded(&self, pips: i32) -> i32 {
        let half = if self.down { 0 } else { self.to / 2 };
        ((pips + half) / self.to * self.to).max(0)
    }

    /// Returns whether the hands score nothing, because the last tile was a double.
    #[must_use]
    pub fn leaves_hands(&self, ended: &RoundResult) -> bool {
        self.not_after_double && ended.out_with_double
    }

    /// Returns whether the winners of this round subtract their own pips.
    #[must_use]
    pub fn takes_off_own(&self, ended: &RoundResult) -> bool {
        self.less_own && ended.out().is_none()
    }

    /// Returns the value of each hand that the winner's side scores, rounded by itself; `None` if the hands are added up first.
    #[must_use]
    pub fn each_hand(&self, ended: &RoundResult, own: Team, seating: Seating) -> Option<Vec<i32>> {
        let others = ended.playing.iter();
        let others = others.filter(|&seat| seating.team(seat) != own);
        (self.by_hand && !self.takes_off_own(ended)).then(|| {
            others
                .map(|seat| self.rounded(ended.weight(seat)))
                .collect()
        })
    }

    /// Returns the points of a round: the winner's side scores the other hands, rounded.
    #[must_use]
    pub fn takes(&self, ended: &RoundResult, seating: Seating) -> Scored {
        let taken = ended.takes_the_rest(seating, self.less_own);
        if self.leaves_hands(ended) {
            return Scored {
                points: [0; SEATS],
                ..taken
            };
        }
        let mut points = taken.points.map(|pips| self.rounded(pips));
        if let Some(own) = taken.winner.map(|seat| seating.team(seat))
            && let Some(hands) = self.each_hand(ended, own, seating)
        {
            points[own.index()] = hands.iter().sum();
        }
        Scored {
            points: points.map(|points| points / self.per_point),
            ..taken
        }
    }
}

/// How many tiles each seat may be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The default. It may be outside of what is allowed, if the set is too small for it.
    pub usual: usize,
    /// The numbers allowed.
    pub allowed: RangeInclusive<usize>,
}

impl Deal {
    /// Allows only this number.
    #[must_use]
    pub const fn exactly(hand: usize) -> Self {
        Self {
            usual: hand,
            allowed: hand..=hand,
        }
    }
}

/// The match so far, as needed to decide who opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchHistory {
    /// How many rounds have been played.
    pub rounds: u32,
    /// How many of these rounds were played since a game or a set was won, or since the beginning of the match.
    pub rounds_of_set: u32,
    /// The seat that had the right to open the last round.
    pub opener: Option<Seat>,
    /// The seat that opened the last round: a partner of `opener`, if the right was passed on.
    pub opened: Option<Seat>,
    /// The winner of the last round.
    pub winner: Option<Seat>,
    /// The seat that went out in the last round; `None` if it was blocked.
    pub out: Option<Seat>,
    /// The seat that laid the last tile of the last round.
    pub last: Option<Seat>,
    /// The tiles that lay in the centre of the rounds so far, before the first turn of each.
    pub centres: TileSet,
}

impl MatchHistory {
    /// Returns the seat after the one that had the right to open the last round; `None` before the first round.
    #[must_use]
    pub fn next_opener(&self, seating: Seating) -> Option<Seat> {
        self.opener.and_then(|seat| seating.all().after(seat))
    }
}
