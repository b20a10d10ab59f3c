//! The rule book: what a game must define.

use super::house::{Clash, HouseRule, HouseRules, Preset};
use super::options::{Goal, LimitOf, Options};
use super::tile::{Pip, Set, Tile};
use super::tile_set::TileSet;
use crate::rules::count::{BlockBy, Bonus, Finish, InPlay, RoundResult, Scored, TiedBlock};
use crate::rules::deal::{CentreOfHand, TooMany};
use crate::rules::fit::{OpenEnd, Orientation, Shape};
use crate::rules::match_score::{MatchUpdate, Tally};
use crate::rules::opening::Opening;
use crate::rules::seats::{Seat, Seating, Team};
use crate::rules::turn::{Drawing, Turns};
use std::fmt;
use std::ops::RangeInclusive;

/// The rules of a game, which [`Round`](super::Round) and the match around it follow. A game gives the answers that are its own
/// and takes the others from [`COMMON`](Self::COMMON). Games of cards and of tricks have a book, too, but only for the questions
/// that do not concern laid tiles.
///
/// The functions are called once, when [`Rules`](super::Rules) are made from a book and the options, and never while tiles are
/// laid.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one answer of the book"
)]
pub struct RuleBook {
    /// The game's identifier in records, settings and on the command line.
    pub id: &'static str,

    /// The possible seatings; the first is the default.
    pub seatings: &'static [Seating],

    /// Returns the sets for this seating; the first is the default. In most games, only double six.
    pub sets: fn(Seating) -> &'static [Set],

    /// Returns how many tiles each seat may be dealt, and how many by default. `None` if the set is too small for so many
    /// seats. In most games, each seat is dealt seven.
    pub deal: fn(Seating, Set, &HouseRules) -> Option<Deal>,

    /// Returns why these players cannot use these house rules, if they cannot.
    pub clash: fn(Seating, &HouseRules) -> Option<Clash>,

    /// Returns the default end of a match with this set. Not asked where each round has a centre of its own; see
    /// [`rounds`](Self::rounds).
    pub goal: fn(Set, Seating, &HouseRules) -> Goal,

    /// Returns the tile that is taken out of the set, so that nobody is dealt it or draws it, if there is one.
    pub left_out: fn(&Options) -> Option<Tile>,

    /// The house rules that the host may set.
    pub house_rules: &'static [HouseRule],

    /// The presets of house rules, the default first; none if the game has no presets.
    pub presets: &'static [Preset],

    /// Returns the largest and default number of rounds, if each round has a centre of its own.
    pub rounds: fn(Set) -> Option<u32>,

    /// Returns the tile that lies in the centre of a round before the first turn, laid by no player, if there is one.
    pub centre: fn(MatchHistory, &Options) -> Option<Tile>,

    /// Returns which tile of a hand is put into the centre of a round before the first turn, if one is. The round then has no
    /// [`centre`](Self::centre) that is laid by no player.
    pub centre_of_hand: fn(MatchHistory, &Options) -> Option<CentreOfHand>,

    /// Returns the seat that opens a round, and the tile it opens with. If there is a [`centre`](Self::centre), only the seat
    /// matters. If the [centre comes from a hand](Self::centre_of_hand), this seat is the first to draw for it.
    pub opening: fn(MatchHistory, &Options) -> Opening,

    /// Returns the shape of the serpent.
    pub shape: fn(&Options) -> Shape,

    /// Returns what a turn may contain besides laying one tile.
    pub turns: fn(&Options) -> Turns,

    /// Returns whether the second half may touch the first, which is open. If this differs from the most common answer, so must
    /// [`fits`](Self::fits).
    pub joins: fn(Pip, Pip, &Options) -> bool,

    /// Returns whether the tile may be laid in this orientation on such an end; not asked for a double with its lower half, which
    /// is its higher one. In most games it may if its half is the same as one of the open halves, and no tile is wild.
    pub fits: fn(OpenEnd, Tile, Orientation, &Options) -> bool,

    /// Whether a double at an end is special: it counts twice there, or must be covered. If so, the game takes the other answers
    /// from [`SHOWING_DOUBLES`](Self::SHOWING_DOUBLES).
    pub shows_doubles: bool,

    /// Returns the end that a tile leaves when laid in this orientation.
    pub leaves: fn(Tile, Orientation, &Options) -> OpenEnd,

    /// Returns the ends that the first tile leaves on the left and on the right.
    pub begins: fn(Tile, &Options) -> [OpenEnd; 2],

    /// Returns whether the tile lies across the serpent, as it is shown and recorded. There is no orientation for the first
    /// tile.
    pub lies_across: fn(Tile, Option<Orientation>, &Options) -> bool,

    /// Returns whether the tile is wild, so that a seat may want to keep it.
    pub is_wild: fn(Tile, &Options) -> bool,

    /// Returns whether one seat per round may exchange its hand for the tiles not dealt.
    pub swaps: fn(&Options) -> bool,

    /// How many doubles let a seat ask for a new deal before its first move, if any number does; see
    /// [`redeals_until_lay`](Self::redeals_until_lay).
    pub doubles_to_redeal: Option<u8>,

    /// Whether a new deal may be asked for until the seat's first tile, even after it has passed.
    pub redeals_until_lay: bool,

    /// Returns the points for a seat that may ask for a new deal but plays on, scored with its first tile or pass.
    pub playing_on_scores: fn(&Options) -> i32,

    /// How many tiles of a kind in one hand cause a new deal, if any number does.
    pub deals_again: Option<TooMany>,

    /// Returns how many doubles in a dealt hand score a point at once. The tiles are then dealt again, and that seat opens
    /// with any tile. `None` if no number does.
    pub doubles_that_score: fn(&Options) -> Option<u8>,

    /// Returns whether these lots, drawn before the first deal and listed by seat, give a result. Lots that tie do not.
    pub lots_decide: fn(&[Tile]) -> bool,

    /// Whether the lots drawn before the first deal decide who are partners.
    pub draws_teams: bool,

    /// Returns what scores while tiles are laid, if anything does.
    pub in_play: fn(&Options) -> Option<InPlay>,

    /// Returns what a stuck seat does, and when others may draw. In most games nobody draws.
    pub drawing: fn(&Options) -> Drawing,

    /// Returns whether a round goes on after a seat went out, until all members of a team are out of tiles.
    pub whole_team: fn(&HouseRules) -> bool,

    /// Returns the thinking time of a person in seconds; 0 if it is not limited.
    pub thinking_time: fn(&HouseRules) -> u32,

    /// Returns what a tile left in a hand counts, in points.
    pub weight: fn(Tile, &Options) -> u8,

    /// Returns what a tile counts as the last one in a hand, in points; `None` if it is the same as its weight.
    pub lone: fn(Tile, &Options) -> Option<u8>,

    /// Whether a match may have a fixed number of rounds instead of a limit.
    pub may_count_rounds: bool,

    /// Whether a match may end after a number of rounds, too, though it is played to a limit.
    pub may_end_after_rounds: bool,

    /// Returns whether a match may be played to a limit in points. It may not if it is played for stakes, or if each round has a
    /// centre of its own.
    pub may_have_limit: fn(&HouseRules) -> bool,

    /// Whether points are bad, so that the lowest total leads.
    pub low_leads: bool,

    /// Whether the first side to reach the limit loses the match, which ends then.
    pub loses_at_limit: bool,

    /// Returns how many points a side without points must get in one round for them to count.
    pub opens_account: fn(&Options) -> i32,

    /// Returns whether points that are too few to count are kept, and added to the side's next points.
    pub too_little_waits: fn(&Options) -> bool,

    /// Returns the points of this round that count for no side now, but for the side that gets most in the next round. Those of
    /// several rounds add up.
    pub left_waiting: fn(&RoundResult, &Options) -> Option<i32>,

    /// Returns how many points each side pays per round into a pool that the winner takes; 0 if there is no pool.
    pub stake: fn(&Options) -> i32,

    /// Returns whether reaching the limit wins only a game, and several games win the match.
    pub counts_games: fn(&HouseRules) -> bool,

    /// Returns how the tiles left in the hands count at the end of a round.
    pub hands_left: fn(&Options) -> HandsLeft,

    /// Returns how the pips that a winner scores are rounded, if they are.
    pub rounding: fn(&Options) -> Option<Rounding>,

    /// Returns how a blocked round is won.
    pub block_by: fn(&Options) -> BlockBy,

    /// Returns which side wins a blocked round that [`block_by`](Self::block_by) leaves tied; `None` if that says who wins even
    /// then, or nobody does.
    pub tied_block: fn(&Options) -> Option<TiedBlock>,

    /// Returns the bonuses of the round of this number, from 1, for its winner's side.
    pub bonuses: fn(&RoundResult, u32, &Options) -> Vec<Bonus>,

    /// Whether points depend on the last tile laid.
    pub asks_last_tile: bool,

    /// Returns what going out with such a tile scores, if that is all that the winner scores.
    pub finish_scores: fn(Finish, &Options) -> Option<i32>,

    /// Returns what all remaining pips are worth together in points, if one pip is not one point.
    pub pips_are_worth: fn(i32, &Options) -> Option<i32>,

    /// Returns what the limit of a match counts.
    pub limit_of: fn(&HouseRules) -> LimitOf,

    /// Limits that the game is often played to besides the default one and round numbers.
    pub other_limits: &'static [u32],

    /// Returns whether the announcement of a match's end says that the losers have no points.
    pub tells_shut_out: fn(&Options) -> bool,

    /// Returns the points of a round that ended, and its winner. Never called for a round whose points in play won the match
    /// at once, since the hands are not counted then.
    pub score: fn(&RoundResult, &Options) -> Scored,

    /// Called after a round's points were added to the tally. Returns which teams are eliminated, and whether the match is over.
    /// In most games points are good, and the side with the most when the goal is reached wins.
    pub settle: fn(&mut Tally, &Scored, &Options) -> MatchUpdate,
}

impl RuleBook {
    /// The most common answers. A game has an identifier and seatings of its own.
    pub const COMMON: Self = Self {
        id: "",
        seatings: &[],
        sets: |_| &[Set::Double6],
        deal: |_, _, _| Some(Deal::exactly(7)),
        clash: |_, _| None,
        goal: |_, _, _| Goal::Limit(100),
        left_out: |_| None,
        house_rules: &[],
        presets: &[],
        rounds: |_| None,
        centre: |_, _| None,
        centre_of_hand: |_, _| None,
        opening: |_, _| Opening::HighestDouble,
        shape: |_| Shape::Line,
        turns: |_| Turns::default(),
        joins: |open, inner, _| open == inner,
        fits: |open, tile, orientation, _| {
            let inner = orientation.inner(tile);
            inner.is_some_and(|inner| open.halves().any(|half| half == inner))
        },
        shows_doubles: false,
        leaves: |tile, orientation, _| match orientation {
            Orientation::High => OpenEnd::half(tile.low()),
            Orientation::Low => OpenEnd::half(tile.high()),
            Orientation::Wild => OpenEnd::either(tile),
        },
        begins: |tile, _| [OpenEnd::half(tile.high()), OpenEnd::half(tile.low())],
        lies_across: |tile, _, _| tile.is_double(),
        is_wild: |_, _| false,
        swaps: |_| false,
        doubles_to_redeal: None,
        redeals_until_lay: false,
        playing_on_scores: |_| 0,
        deals_again: None,
        doubles_that_score: |_| None,
        lots_decide: |_| true,
        draws_teams: false,
        in_play: |_| None,
        drawing: |_| Drawing::NONE,
        whole_team: |_| false,
        thinking_time: |_| 0,
        weight: |tile, _| tile.pips(),
        lone: |_, _| None,
        may_count_rounds: false,
        may_end_after_rounds: false,
        may_have_limit: |_| true,
        low_leads: false,
        loses_at_limit: false,
        opens_account: |_| 0,
        too_little_waits: |_| false,
        left_waiting: |_, _| None,
        stake: |_| 0,
        counts_games: |_| false,
        hands_left: |_| HandsLeft::Points,
        rounding: |_| None,
        block_by: |_| BlockBy::Side,
        tied_block: |_| None,
        bonuses: |_, _, _| Vec::new(),
        asks_last_tile: false,
        finish_scores: |_, _| None,
        pips_are_worth: |_, _| None,
        limit_of: |_| LimitOf::Points,
        other_limits: &[],
        tells_shut_out: |_| false,
        score: |ended, options| ended.takes_the_rest(options.seating, true),
        settle: |tally, _, options| tally.race(options),
    };

    /// The most common answers of games where a double at an end is special.
    pub const SHOWING_DOUBLES: Self = Self {
        shows_doubles: true,
        leaves: |tile, orientation, options| match orientation {
            Orientation::High if tile.is_double() => OpenEnd::double(tile.high()),
            _ => (Self::COMMON.leaves)(tile, orientation, options),
        },
        begins: |tile, options| {
            if tile.is_double() {
                [OpenEnd::double(tile.high()); 2]
            } else {
                (Self::COMMON.begins)(tile, options)
            }
        },
        ..Self::COMMON
    };
}

impl RuleBook {
    /// Returns the team that wins a blocked round, if one does.
    pub fn wins_block(&self, ended: &RoundResult, options: &Options) -> Option<Team> {
        let (by, seating) = ((self.block_by)(options), options.seating);
        let tied = (self.tied_block)(options).filter(|_| ended.is_tied(by, seating));
        let seat = match tied {
            None => return ended.wins_block(by, seating),
            Some(TiedBlock::Opener) => Some(ended.opener),
            Some(TiedBlock::Closer) => ended.last,
        };
        seat.map(|seat| seating.team(seat))
    }
}

impl fmt::Debug for RuleBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

/// How the tiles left in the hands count at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandsLeft {
    /// Their weight is scored.
    Points,
    /// The lowest hand wins a blocked round, for a fixed number of points, and pips count for nothing else.
    Lowest,
    /// The same, but fewer doubles win, and fewer pips only decide between equals.
    FewestDoubles,
    /// They do not matter.
    Nothing,
}

impl HandsLeft {
    /// Returns that their weight is scored if `scored` is true; otherwise the lowest hand only wins a blocked round.
    pub const fn points_if(scored: bool) -> Self {
        if scored { Self::Points } else { Self::Lowest }
    }
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
    pub fn rounded(&self, pips: i32) -> i32 {
        let half = if self.down { 0 } else { self.to / 2 };
        ((pips + half) / self.to * self.to).max(0)
    }

    /// Returns whether the hands score nothing, because the last tile was a double.
    pub fn leaves_hands(&self, ended: &RoundResult) -> bool {
        self.not_after_double && ended.out_with_double
    }

    /// Returns whether the winners of this round subtract their own pips.
    pub fn takes_off_own(&self, ended: &RoundResult) -> bool {
        self.less_own && ended.out().is_none()
    }

    /// Returns the value of each hand that the winner's side scores, rounded by itself; `None` if the hands are added up first.
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
    pub fn takes(&self, ended: &RoundResult, seating: Seating) -> Scored {
        let taken = ended.takes_the_rest(seating, self.less_own);
        let Some(seat) = taken.winner.filter(|_| !self.leaves_hands(ended)) else {
            return Scored::by_winner(taken.winner, 0, seating);
        };
        let own = seating.team(seat);
        let pips = match self.each_hand(ended, own, seating) {
            Some(hands) => hands.iter().sum(),
            None => self.rounded(taken.points[own.index()]),
        };
        Scored::by_winner(taken.winner, pips / self.per_point, seating)
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
    pub fn next_opener(&self, seating: Seating) -> Option<Seat> {
        self.opener.and_then(|seat| seating.all().after(seat))
    }

    /// Returns the first seat of the team that won the last round, if one did.
    pub fn first_of_winners(&self, seating: Seating) -> Option<Seat> {
        let team = seating.team(self.winner?);
        seating.members_of(team).next()
    }
}
