//! Messages for the table: arms, ends, places.

use super::company::Company;
use super::say::points;
use super::say::review as say;
use super::say::table;
use super::{Arg, Message};
use serpente_engine::rules::{
    Arm, ArmRole, Arms, Board, InPlay, LegalMoves, OpenEnd, Orientation, Pip, Placement, Rules,
    Seat, Shape, Tile,
};
use serpente_engine::table::{Inner, SeatView, View};

/// The serpent on the table, from the point of view of one listener.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub(super) rules: &'a Rules,
    pub(super) board: &'a Board,
    pub(super) company: Company<'a>,
}

impl<'a> Scene<'a> {
    /// Returns the round that is being played, if one is.
    #[must_use]
    pub fn of(seen: &'a SeatView) -> Option<Self> {
        Self::last(seen).filter(|_| seen.board().is_some())
    }

    /// Returns the round that is being played or, if none is, the last one as its last move left
    /// it.
    #[must_use]
    pub fn last(seen: &'a SeatView) -> Option<Self> {
        Some(Self {
            rules: seen.rules()?,
            board: seen.last_board()?,
            company: Company::of(seen),
        })
    }

    /// Returns the round as a seat sees it, to be announced to this company.
    #[must_use]
    pub fn seen(view: &View<'a>, company: Company<'a>) -> Self {
        Self {
            rules: view.rules,
            board: view.board,
            company,
        }
    }

    /// Returns the name of an open end.
    pub fn end(open: OpenEnd) -> Arg {
        match (open.only(), open.tile()) {
            // The player should know if the end counts twice.
            (Some(half), _) if open.is_double() => Arg::Tile(Tile::double(half)),
            (Some(half), _) => half.into(),
            (None, Some(tile)) if tile.is_double() => tile.high().into(),
            (None, Some(tile)) => say::end_either(tile.high(), tile.low()).into(),
            (None, None) => say::end_blank().into(),
        }
    }

    /// Returns the message that lists the ends of the serpent, whatever its shape.
    pub fn ends(&self) -> Message {
        let board = self.board;
        let Some(first) = board.first() else {
            return say::nothing_laid();
        };
        let shape = self.rules.shape;
        if shape == Shape::OneEnd {
            return say::star_ends([self.end_of(Arm::RIGHT)]);
        }
        if shape.is_line() || shape.has_tips() && board.open() == Arms::LINE {
            return say::ends(self.end_of(Arm::LEFT), self.end_of(Arm::RIGHT));
        }
        if shape.has_tips() {
            let each = board.open().iter().map(|arm| self.end_at(arm));
            return points::ends_listed(each);
        }
        if shape.has_marks() {
            return self.train_ends();
        }
        if shape.has_feet() {
            return self.feet_ends();
        }
        if shape.has_owned_arms() {
            return self.owned_ends(false);
        }
        if !board.is_open_to_all(self.rules) {
            return say::star_begins(self.begun(), shape.begins_first(), first.high());
        }
        let mut ends: Vec<(Pip, bool)> = Vec::new();
        for arm in board.arms().iter() {
            let needs_double = board.needs_double(self.rules, arm);
            for half in board.end_of(arm).halves() {
                ends.push((half, needs_double));
            }
        }
        ends.sort_unstable();
        let mut names = Vec::new();
        for (half, needs_double) in ends {
            names.push(if needs_double {
                Arg::Tile(Tile::double(half))
            } else {
                Arg::Half(half)
            });
        }
        say::star_ends(names)
    }

    /// Returns the name of the end of an arm.
    fn end_of(&self, arm: Arm) -> Arg {
        Self::end(self.board.end_of(arm))
    }

    /// Returns the message that lists the ends of the arms that belong to a seat each, the
    /// listener's first. In brief it tells those on which the listener may lay, their own without a
    /// name, or all of them if `all` says so.
    fn owned_ends(&self, all: bool) -> Message {
        let board = self.board;
        let first = self.company.you.unwrap_or(board.opener());
        let mut ends: Vec<Arg> = Vec::new();
        let mut open: Vec<Arg> = Vec::new();
        for seat in board.playing().from(first) {
            let arm = Arm::of(seat);
            let who = self.company.who(seat);
            let is_open = board.open().contains(arm);
            if self.company.is_you(seat) {
                open.push(self.end_of(arm));
            } else if is_open {
                open.push(say::arm_end(who.clone(), self.end_of(arm)).into());
            }
            ends.push(if is_open {
                say::arm_end_open(who, self.end_of(arm)).into()
            } else {
                say::arm_end(who, self.end_of(arm)).into()
            });
        }
        let in_brief = if all || self.company.you.is_none() {
            ends.clone()
        } else {
            open
        };
        say::arm_ends(ends, in_brief)
    }

    /// Returns the message that lists all ends, first those on which the listener may lay.
    pub fn all_ends(&self) -> Message {
        let shape = self.rules.shape;
        if shape.has_marks() {
            self.all_train_ends()
        } else if shape.has_owned_arms() && self.board.first().is_some() {
            self.owned_ends(true)
        } else {
            self.ends_counted()
        }
    }

    /// Returns the message that lists the ends, with their total if that scores, unless the players
    /// must say it themselves. The total is left out on the listener's turn, because it was
    /// announced with the last tile.
    pub fn ends_counted(&self) -> Message {
        let by_count = self.rules.in_play().is_some_and(InPlay::is_by_count);
        if by_count && !self.rules.says_count() && self.board.first().is_some() {
            points::ends_counted(self.ends(), self.board.count())
        } else {
            self.ends()
        }
    }

    /// Returns one of several ends, and its place; in a tree, an end has no name but what it shows.
    fn end_at(&self, arm: Arm) -> Arg {
        let open = self.board.end_of(arm);
        let bare = self.board.open().minus(self.board.arms()).contains(arm);
        let end = match open.only() {
            Some(half) if bare => points::end_tip(half).into(),
            _ => Self::end(open),
        };
        match self.rules.shape.role(arm) {
            ArmRole::Only | ArmRole::Numbered(_) | ArmRole::Of(_) | ArmRole::Communal => end,
            ArmRole::Left | ArmRole::Right | ArmRole::Up | ArmRole::Down => {
                points::end_at(self.place(arm), end).into()
            }
        }
    }

    /// Returns how many arms have a tile beside the first one.
    fn begun(&self) -> usize {
        let arms = self.board.arms().iter();
        arms.filter(|&arm| self.is_begun(arm)).count()
    }

    pub(super) fn is_begun(&self, arm: Arm) -> bool {
        self.board.along(arm).next().is_some()
    }

    /// Returns the name of an arm as a place for a tile.
    pub fn place(&self, arm: Arm) -> Message {
        let half = self.board.end_of(arm).only();
        self.place_of_arm(arm, half, self.is_begun(arm), None)
    }

    /// Returns the names of all arms as places for a tile, each name once, the listener's own arm first.
    pub fn place_names(&self) -> Vec<Message> {
        let board = self.board;
        let mut reached = board.arms().union(board.open());
        if self.rules.shape.has_owned_arms() {
            // An arm without a tile is closed to the others, and has a name all the same.
            for seat in board.playing().iter() {
                reached = reached.union(Arms::only(Arm::of(seat)));
            }
        }
        let mut arms: Vec<Arm> = reached.iter().collect();
        arms.sort_by_key(|&arm| self.rank(arm));
        let mut names = Vec::new();
        for arm in arms {
            let name = self.place(arm);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// Returns the place of the tile laid last on an arm, with this half inward, by this seat.
    pub(super) fn place_laid(&self, arm: Arm, inner: Inner, by: Seat) -> Message {
        let half = match inner {
            Inner::Half(half) => Some(half),
            Inner::None | Inner::Wild => None,
        };
        self.place_of_arm(arm, half, !self.begins(arm), Some(by))
    }

    /// Returns the name of a place. `half` is the half that a tile there touches, if there is only
    /// one; `is_begun`, whether there is a tile before it; `by`, the player who lays it, for
    /// announcements of a laid tile.
    fn place_of_arm(
        &self,
        arm: Arm,
        half: Option<Pip>,
        is_begun: bool,
        by: Option<Seat>,
    ) -> Message {
        let shape = self.rules.shape;
        match shape.role(arm) {
            ArmRole::Left => table::place_left(),
            ArmRole::Right => table::place_right(),
            ArmRole::Up => points::place_up(),
            ArmRole::Down => points::place_down(),
            ArmRole::Only | ArmRole::Numbered(_) => match half {
                Some(half) if is_begun || shape == Shape::OneEnd => table::place_on(half),
                Some(half) if shape.has_tips() => points::place_tip(half),
                Some(half) if shape.has_feet() => self.toe_place(half),
                _ => table::place_new_arm(),
            },
            role @ (ArmRole::Of(_) | ArmRole::Communal) if shape.has_marks() => {
                self.train_place(role, by)
            }
            ArmRole::Of(owner) if self.company.is_you(owner) => table::place_yours(),
            ArmRole::Of(owner) if by == Some(owner) => table::place_own(),
            ArmRole::Of(owner) => table::place_of(self.company.name(owner)),
            ArmRole::Communal => table::place_new_arm(),
        }
    }

    /// Returns whether the last tile of an arm is its first.
    pub fn begins(&self, arm: Arm) -> bool {
        self.board.along(arm).nth(1).is_none()
    }

    /// Returns the name of one of several placements: the place and, if needed to tell them apart,
    /// the half turned outward.
    pub fn choice(&self, placement: Placement, among: &[Placement]) -> Message {
        let place = self.place(placement.arm);
        if self.shuts(placement) {
            // The player must know this before laying, because few tiles can follow.
            return table::place_across(place);
        }
        let there = among.iter().filter(|other| other.arm == placement.arm);
        let alone = there.count() == 1;
        match (placement.orientation, placement.outer()) {
            _ if alone => place,
            (Orientation::Wild, _) | (_, None) => table::place_across(place),
            (Orientation::High | Orientation::Low, Some(half)) => table::place_outward(place, half),
        }
    }

    /// Returns whether the tile joins the end of the arm, whether or not it is that player's turn.
    pub fn fits_on(&self, tile: Tile, arm: Arm) -> bool {
        let fits = self.rules.fits(self.board.end_of(arm)).any.contains(tile);
        fits && (tile.is_double() || !self.board.needs_double(self.rules, arm))
    }

    /// Returns the legal moves, if the player may lay on the serpent now. A player who must first
    /// decide whether to exchange the hand lays later.
    fn now<'l>(&self, legal: Option<&'l LegalMoves>) -> Option<&'l LegalMoves> {
        legal.filter(|legal| self.board.first().is_some() && !legal.may_keep())
    }

    /// Returns whether the tile could be laid on the arm: in the player's turn by all rules of the
    /// turn, otherwise by the end alone.
    fn goes_on(&self, legal: Option<&LegalMoves>, tile: Tile, arm: Arm) -> bool {
        match self.now(legal) {
            Some(legal) => legal.on(arm).contains(tile),
            None => self.fits_on(tile, arm),
        }
    }

    /// Returns the arms on which the listener could lay.
    fn reach(&self, legal: Option<&LegalMoves>) -> Arms {
        match (self.now(legal), self.company.you) {
            (Some(legal), _) => legal.arms(),
            (None, Some(seat)) => self.board.within_reach(self.rules, seat),
            (None, None) => self.board.open(),
        }
    }

    /// Returns whether a tile of the listener's hand could be laid, whether or not it is their
    /// turn.
    pub fn is_playable(&self, view: &View<'_>, tile: Tile) -> bool {
        if self.board.first().is_none() {
            return self.board.opener() == view.seat
                && self.board.lead().is_none_or(|lead| lead == tile)
                && (tile.is_double() || !self.board.opens_with_double());
        }
        self.reach(view.legal)
            .iter()
            .any(|arm| self.goes_on(view.legal, tile, arm))
    }

    /// Returns the message that names a tile of the hand and where it could be laid.
    pub fn fit(&self, view: &View<'_>, tile: Tile) -> Message {
        let named = self.named(tile);
        match (self.is_playable(view, tile), self.board.first()) {
            (true, None) => return say::tile_opens(named),
            // There is no serpent yet for it to fit.
            (false, None) => return say::tile_held(named),
            (false, Some(_)) => return say::tile_fits_not(named),
            (true, Some(_)) => {}
        }
        let mut places: Vec<Message> = Vec::new();
        let mut arms: Vec<Arm> = self.reach(view.legal).iter().collect();
        arms.retain(|&arm| self.goes_on(view.legal, tile, arm));
        arms.sort_by_key(|&arm| self.rank(arm));
        for arm in arms {
            let place = self.place_for(tile, arm);
            if !places.contains(&place) {
                places.push(place);
            }
        }
        say::tile_fits(named, Arg::all(places))
    }

    /// Returns the place of a tile on an arm. Adds that the tile lies across, if that is the only
    /// way and few tiles can follow.
    fn place_for(&self, tile: Tile, arm: Arm) -> Message {
        let place = self.place(arm);
        let mut orientations = self.rules.fits(self.board.end_of(arm)).orientations(tile);
        if orientations.all(|orientation| {
            self.shuts(Placement {
                tile,
                arm,
                orientation,
            })
        }) {
            table::place_across(place)
        } else {
            place
        }
    }

    /// Returns the halves that a tile needs to be laid now, each once, lowest first; then the
    /// doubles that could be laid.
    pub fn wanted(&self, legal: Option<&LegalMoves>) -> Vec<Arg> {
        let options = &self.rules.options;
        let reached = self.reach(legal);
        let needing_double = reached.filter(|arm| self.board.needs_double(self.rules, arm));
        let mut wanted = Vec::new();
        let mut doubles = Vec::new();
        for half in (0..=options.set.top().get()).map(Pip::new) {
            if self.joins_any(half, reached.minus(needing_double)) {
                wanted.push(Arg::Half(half));
                continue;
            }
            let mut ends = needing_double.iter();
            if ends.any(|arm| self.board.end_of(arm).only() == Some(half)) {
                doubles.push(Arg::Tile(Tile::double(half)));
            }
        }
        wanted.extend(doubles);
        wanted
    }

    /// Returns whether a tile with this half inward joins the end of one of these arms.
    fn joins_any(&self, inner: Pip, arms: Arms) -> bool {
        for arm in arms.iter() {
            let mut halves = self.board.end_of(arm).halves().peekable();
            // Only a blank can follow an end that shows no half.
            if halves.peek().is_none() && inner == Pip::BLANK {
                return true;
            }
            let joins = self.rules.book.fit.joins;
            if halves.any(|half| joins(half, inner, &self.rules.options)) {
                return true;
            }
        }
        false
    }
}
