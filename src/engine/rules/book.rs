//! The questions a set of rules answers.

use super::dealt::TooMany;
use super::drawing::Drawing;
use super::house::{Clash, HouseRule, HouseRules, Preset};
use super::in_play::{Bonus, InPlay};
use super::opening::Opening;
use super::options::{Goal, LimitOf, Options};
use super::placement::{OpenEnd, Orientation};
use super::result::{BlockBy, Finish, RoundResult, Scored, TiedBlock};
use super::seating::{Seat, Seating, Team};
use super::shape::Shape;
use super::tally::{MatchUpdate, Tally};
use super::tile::{Pip, Set, Tile};
use super::turns::Turns;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// A game's rules: stateless answers to the questions of the one engine, [`Round`](super::Round), and of the
/// match around it. Each question has the commonest answer as its default.
///
/// The answers are asked once, when [`Rules`](super::Rules) are made of a book and the hosts' options, never
/// while tiles are laid.
pub trait RuleBook: Debug + Sync {
    /// The game's name in records, settings and on the command line.
    fn id(&self) -> &'static str;

    /// Who can sit at the table; the first is the default.
    fn seatings(&self) -> &'static [Seating];

    /// The sets these players can use; the first is the default.
    fn sets(&self, seating: Seating) -> &'static [Set];

    /// How many tiles each seat may be dealt of a set, and how many it is dealt if nobody says otherwise.
    /// `None` if the set cannot serve so many.
    fn deal(&self, seating: Seating, set: Set, house: &HouseRules) -> Option<Deal>;

    /// What keeps these players from playing by these house rules, if anything does.
    fn clash(&self, _seating: Seating, _house: &HouseRules) -> Option<Clash> {
        None
    }

    /// What ends a match if nobody says otherwise.
    fn goal(&self, _seating: Seating, _house: &HouseRules) -> Goal {
        Goal::Limit(100)
    }

    /// The same with this set, where it matters.
    fn goal_with(&self, _set: Set, seating: Seating, house: &HouseRules) -> Goal {
        self.goal(seating, house)
    }

    /// The tile that is taken out of the set, so that nobody is dealt it and nobody draws it, if one is.
    fn left_out(&self, _options: &Options) -> Option<Tile> {
        None
    }

    /// What else the hosts may set.
    fn house_rules(&self) -> &'static [HouseRule] {
        &[]
    }

    /// House rules that are known under one name, the usual ones first; none if the game has no such names.
    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    /// How many rounds a match has at most where each has a centre of its own, and if nobody says otherwise.
    fn rounds(&self, _set: Set) -> Option<u32> {
        None
    }

    /// The tile that lies in the middle of a round before anybody's turn, laid by nobody, if one does.
    fn centre(&self, _match_history: MatchHistory, _options: &Options) -> Option<Tile> {
        None
    }

    /// Who begins a round, and with what. Where a [`centre`](Self::centre) lies, only the seat matters.
    fn opening(&self, match_history: MatchHistory, options: &Options) -> Opening;

    /// The shape of the serpent.
    fn shape(&self, _options: &Options) -> Shape {
        Shape::Line
    }

    /// How turns go beyond laying one tile.
    fn turns(&self, _options: &Options) -> Turns {
        Turns::PLAIN
    }

    /// Whether `inner` of this tile may touch the half `open`.
    fn joins(&self, open: Pip, inner: Pip, _options: &Options) -> bool {
        open == inner
    }

    /// Whether the tile may be laid this way round on such an end. By default it [`joins`](Self::joins) one of the
    /// open halves, and nothing is wild.
    fn fits(&self, open: OpenEnd, tile: Tile, orientation: Orientation, options: &Options) -> bool {
        let inner = match orientation {
            Orientation::High => tile.high(),
            Orientation::Low if !tile.is_double() => tile.low(),
            Orientation::Low | Orientation::Wild => return false,
        };
        open.halves().any(|half| self.joins(half, inner, options))
    }

    /// Whether it matters that a double lies at an end: it counts twice there, or asks for something.
    fn shows_doubles(&self, _options: &Options) -> bool {
        false
    }

    /// What the tile leaves open when it was laid this way round.
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

    /// What the first tile leaves open on the left and on the right.
    fn begins(&self, tile: Tile, options: &Options) -> [OpenEnd; 2] {
        if tile.is_double() && self.shows_doubles(options) {
            [OpenEnd::double(tile.high()); 2]
        } else {
            [OpenEnd::half(tile.high()), OpenEnd::half(tile.low())]
        }
    }

    /// Whether the tile lies across the serpent, as hosts lay it and records tell it; `way` is `None` for the first tile.
    fn lies_across(&self, tile: Tile, _way: Option<Orientation>, _options: &Options) -> bool {
        tile.is_double()
    }

    /// Whether the tile is a wild one, which a seat may want to spare.
    fn is_wild(&self, _tile: Tile, _options: &Options) -> bool {
        false
    }

    /// Whether one seat a round may exchange its hand for the tiles that were not dealt.
    fn swaps(&self, _options: &Options) -> bool {
        false
    }

    /// How many doubles allow a seat to ask for a new deal before its first move, if any number does; see
    /// [`redeals_until_lay`](Self::redeals_until_lay).
    fn doubles_to_redeal(&self) -> Option<u8> {
        None
    }

    /// Whether that new deal may be asked for until the seat's first tile, though it has passed before.
    fn redeals_until_lay(&self) -> bool {
        false
    }

    /// How many tiles of a kind in one hand have the round dealt again by itself, if any number does.
    fn deals_again(&self) -> Option<TooMany> {
        None
    }

    /// How many doubles of one hand score a point as soon as they are dealt, after which the tiles are dealt again, and that
    /// seat opens with any tile; `None` if no number does.
    fn doubles_that_score(&self, _options: &Options) -> Option<u8> {
        None
    }

    /// Whether the tiles that the seats drew before the first deal, seat by seat, decide what they were drawn for.
    fn lots_decide(&self, _lots: &[Tile]) -> bool {
        true
    }

    /// Whether the tiles drawn before the first deal decide who plays with whom.
    fn draws_teams(&self) -> bool {
        false
    }

    /// What counts while tiles are laid, if anything does.
    fn in_play(&self, _options: &Options) -> Option<InPlay> {
        None
    }

    /// What a stuck seat does, and who else may draw.
    fn drawing(&self, options: &Options) -> Drawing;

    /// Whether a round goes on after somebody went out, until all of a team are out of tiles.
    fn whole_team(&self, _house: &HouseRules) -> bool {
        false
    }

    /// How long a person may think, in seconds; 0 for as long as they like.
    fn thinking_time(&self, _house: &HouseRules) -> u32 {
        0
    }

    /// What a tile left in hand counts, in points.
    fn weight(&self, tile: Tile, _options: &Options) -> u8 {
        tile.pips()
    }

    /// What the tile counts if it is all that is left in a hand, in points; `None` if it counts its weight then, too.
    fn lone(&self, _tile: Tile, _options: &Options) -> Option<u8> {
        None
    }

    /// Whether the hosts may play for a number of rounds instead of a limit.
    fn may_count_rounds(&self) -> bool {
        false
    }

    /// Whether a match may end after a number of rounds, though the hosts usually play to a limit.
    fn may_end_after_rounds(&self) -> bool {
        self.may_count_rounds()
    }

    /// Whether the hosts may play to a limit in points.
    fn may_have_limit(&self) -> bool {
        true
    }

    /// Whether points are bad: the lowest total leads.
    fn low_leads(&self) -> bool {
        false
    }

    /// Whether whoever is at the limit first has lost the match, which ends then.
    fn loses_at_limit(&self) -> bool {
        false
    }

    /// How many points a round must bring a side that has none yet to be written at all.
    fn opens_account(&self, _options: &Options) -> i32 {
        0
    }

    /// Whether what was too little for that waits, and is added to the side's next points.
    fn too_little_waits(&self, _options: &Options) -> bool {
        false
    }

    /// The points of this round that nobody writes now, but whoever writes most for the next one; several rounds of them add up.
    fn left_waiting(&self, _ended: &RoundResult, _options: &Options) -> Option<i32> {
        None
    }

    /// What each side pays for a round into a pool that its winner takes, if there is one.
    fn stake(&self, _options: &Options) -> i32 {
        0
    }

    /// Whether the limit wins a game only, and several games the match.
    fn counts_games(&self, _house: &HouseRules) -> bool {
        false
    }

    /// How the tiles left in the hands count when a round ends.
    fn hands_left(&self, _options: &Options) -> HandsLeft {
        HandsLeft::Points
    }

    /// What the pips that a winner takes are rounded to, if they are.
    fn rounding(&self, _options: &Options) -> Option<Rounding> {
        None
    }

    /// Who wins a blocked round.
    fn block_by(&self, _options: &Options) -> BlockBy {
        BlockBy::Side
    }

    /// Whose side wins a blocked round that nobody won so.
    fn tied_block(&self, _options: &Options) -> TiedBlock {
        TiedBlock::Nobody
    }

    /// What the round of this number, from 1, brings its winner's side beside its points.
    fn bonuses(&self, _ended: &RoundResult, _round: u32, _options: &Options) -> Vec<Bonus> {
        Vec::new()
    }

    /// Whether points depend on the tile that was laid last.
    fn asks_last_tile(&self) -> bool {
        false
    }

    /// What going out with such a tile scores, where that is all that a round brings to who goes out.
    fn finish_scores(&self, _finish: Finish, _options: &Options) -> Option<i32> {
        None
    }

    /// What all pips that are left are worth together in points, where pips are not points themselves.
    fn pips_are_worth(&self, _pips: i32, _options: &Options) -> Option<i32> {
        None
    }

    /// What the limit of a match counts.
    fn limit_of(&self, _house: &HouseRules) -> LimitOf {
        LimitOf::Points
    }

    /// Limits that the game is known to be played to beside the usual one and round numbers.
    fn other_limits(&self) -> &'static [u32] {
        &[]
    }

    /// Whether it is told that the losers have nothing at the end of a match.
    fn tells_shut_out(&self, _options: &Options) -> bool {
        false
    }

    /// The points of a round that ended, and who won it. It is never asked of a round whose points in play won the match at
    /// once: no hand is counted then.
    fn score(&self, ended: &RoundResult, options: &Options) -> Scored;

    /// Enters a round's points into the tally: who is eliminated, and whether the match is over. By default points are
    /// good, and whoever has the most when the goal is reached wins.
    fn settle(&self, tally: &mut Tally, scored: &Scored, options: &Options) -> MatchUpdate {
        tally.add(&scored.points);
        tally.race(options)
    }
}

/// How the tiles left in the hands count when a round ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandsLeft {
    /// Their weight is what is scored.
    Points,
    /// They only decide who wins a blocked round, for a fixed number of points.
    Decide {
        /// Whether fewer doubles win, and only of equals fewer pips.
        doubles_first: bool,
    },
    /// Nobody looks at them.
    Nothing,
}

/// What the pips that a winner takes are rounded to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rounding {
    /// To the nearest multiple of this; what lies between two goes to the nearer one.
    pub to: i32,
    /// So many pips are written as one point.
    pub per_point: i32,
    /// Whether the winners of a blocked round take off their own pips before.
    pub less_own: bool,
    /// Whether each hand is rounded by itself, and then they are added up; not where own pips are taken off.
    pub by_hand: bool,
}

impl Rounding {
    /// Pips to the nearest multiple, never below 0.
    #[must_use]
    pub fn rounded(&self, pips: i32) -> i32 {
        ((pips + self.to / 2) / self.to * self.to).max(0)
    }

    /// Whether the winners of this round take off their own pips.
    #[must_use]
    pub fn takes_off_own(&self, ended: &RoundResult) -> bool {
        self.less_own && ended.out().is_none()
    }

    /// What each of the hands that the winner's side takes comes to, rounded by itself; `None` if they are added up first.
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

    /// What the winner's side of a round scores: what the others held, rounded.
    #[must_use]
    pub fn takes(&self, ended: &RoundResult, seating: Seating) -> Scored {
        let taken = ended.takes_the_rest(seating, self.less_own);
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
    /// How many if nobody says otherwise. It can lie outside of what is allowed, if the set cannot deal it.
    pub usual: usize,
    /// How many are allowed.
    pub allowed: RangeInclusive<usize>,
}

impl Deal {
    /// So many, and nothing else.
    #[must_use]
    pub const fn exactly(hand: usize) -> Self {
        Self {
            usual: hand,
            allowed: hand..=hand,
        }
    }
}

/// What a match brought so far, as far as it decides who opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchHistory {
    /// How many rounds were played.
    pub rounds: u32,
    /// How many of them since a game or a set was won, or since the match began.
    pub rounds_of_set: u32,
    /// Who had the right to open the last round.
    pub opener: Option<Seat>,
    /// Who opened the last round: a partner of who had the right to, where it was handed on.
    pub opened: Option<Seat>,
    /// Who won the last round.
    pub winner: Option<Seat>,
    /// Who went out in the last round; `None` if it was blocked.
    pub out: Option<Seat>,
    /// Who laid the last tile of the last round.
    pub last: Option<Seat>,
}

impl MatchHistory {
    /// The seat after the one that had the right to open the last round; `None` before the first round.
    #[must_use]
    pub fn next_opener(&self, seating: Seating) -> Option<Seat> {
        self.opener.and_then(|seat| seating.all().after(seat))
    }
}
