//! Messages for trains, the shortest answer first: which trains are open to whom, and which double
//! must be covered.

use super::say::trains as say;
use super::{Arg, Message, Scene, followed_by};
use serpente_engine::rules::{Arm, ArmRole, Arms, Seat, Tile};

impl Scene<'_> {
    /// Returns the message that says where the listener can lay: on the double that must be
    /// covered, or on the ends open to them.
    pub(super) fn train_ends(&self) -> Message {
        let you = self.company.you;
        if let Some(seat) = you.filter(|&seat| self.board.chains(self.rules, seat)) {
            return say::chain_from(Self::end(self.board.end_of(Arm::of(seat))));
        }
        if let Some(&oldest) = self.board.waiting().first() {
            let goes_on = self.company.is_you(self.board.turn()) && self.board.goes_on();
            let must_cover = self.must_cover(oldest);
            return if goes_on {
                followed_by(must_cover, [say::or_another_double()])
            } else {
                must_cover
            };
        }
        self.open_trains()
    }

    /// Returns the message that says what must be done on the table before anything else is laid,
    /// if anything must.
    pub fn duty(&self) -> Option<Message> {
        match self.board.waiting().first() {
            Some(&oldest) => Some(self.must_cover(oldest)),
            None => self.toes_needed(),
        }
    }

    /// Returns the message that lists the ends where the listener can lay, then those that are open
    /// once a double is covered, then the closed ones.
    pub(super) fn all_train_ends(&self) -> Message {
        let mut others = Vec::new();
        if !self.board.waiting().is_empty() {
            others.push(self.open_trains());
        }
        let closed = self.trains(false);
        if !closed.is_empty() {
            others.push(say::trains_closed(Arg::Apart(closed)));
        }
        followed_by(self.train_ends(), others)
    }

    /// Returns the message that lists the trains that are open to the listener or, without a
    /// listener, to all.
    fn open_trains(&self) -> Message {
        let ends = Arg::Apart(self.trains(true));
        if self.company.you.is_some() {
            say::trains_open(ends)
        } else {
            say::trains_open_to_all(ends)
        }
    }

    /// Returns the message that says that a double must be covered, and on whose train.
    pub(super) fn must_cover(&self, arm: Arm) -> Message {
        let half = self.board.end_of(arm).only();
        let double = Tile::double(half.unwrap_or_default());
        match self.rules.shape.role(arm) {
            ArmRole::Of(seat) if self.company.is_you(seat) => say::must_cover_yours(double),
            ArmRole::Of(seat) => say::must_cover_of(double, self.company.name(seat)),
            _ => say::must_cover_mexican(double),
        }
    }

    /// Returns the trains that are open to the listener, or the others: first their own, then that
    /// of all, then the rest.
    fn trains(&self, open: bool) -> Vec<Arg> {
        let reach = match self.company.you {
            Some(seat) if self.board.chains(self.rules, seat) => Arms::only(Arm::of(seat)),
            Some(seat) => self.board.open_to(self.rules, seat),
            None => self.board.open(),
        };
        let communal = u8::try_from(self.company.seating().seats()).map(Arm::communal);
        let owned = self.board.playing().iter().map(Arm::of);
        let mut wanted: Vec<Arm> = owned
            .chain(communal)
            .filter(|&arm| reach.contains(arm) == open)
            .collect();
        wanted.sort_by_key(|&arm| self.rank(arm));
        wanted.into_iter().map(|arm| self.train(arm)).collect()
    }

    /// Returns the position of an arm in lists: the listener's own train, then that of all, then
    /// the others' in the order of play. All arms that are no trains have the same position.
    pub fn rank(&self, arm: Arm) -> usize {
        let shape = self.rules.shape;
        match shape.role(arm) {
            _ if !shape.has_marks() => 0,
            ArmRole::Of(owner) if self.company.is_you(owner) => 0,
            ArmRole::Of(owner) => {
                let first = self.company.you.unwrap_or(self.board.opener());
                let mut seats = self.board.playing().from(first);
                2 + seats.position(|seat| seat == owner).unwrap_or_default()
            }
            _ => 1,
        }
    }

    fn train(&self, arm: Arm) -> Arg {
        let end = Self::end(self.board.end_of(arm));
        let role = self.rules.shape.role(arm);
        let train = self.train_name(role);
        let owner = match role {
            ArmRole::Of(seat) => Some(seat),
            _ => None,
        };
        let is_marked = owner.is_some() && self.board.open().contains(arm);
        let is_yours = owner.is_some_and(|seat| self.company.is_you(seat));
        match (is_yours, is_marked) {
            (true, false) => say::train_end_yours(end).into(),
            (true, true) => say::train_end_yours_marked(end).into(),
            (false, false) => say::train_end(train, end).into(),
            (false, true) => say::train_end_marked(train, end).into(),
        }
    }

    /// Returns the name of a train by its owner.
    pub(super) fn train_name(&self, role: ArmRole) -> Message {
        match role {
            ArmRole::Of(seat) if self.company.is_you(seat) => say::your_train(),
            ArmRole::Of(seat) => say::train_of(self.company.name(seat)),
            _ => say::mexican_train(),
        }
    }

    /// Returns the place of a tile: on whose train it was laid. `by` is the player who laid it; for
    /// them the train may be their own.
    pub(super) fn train_place(&self, role: ArmRole, by: Option<Seat>) -> Message {
        match role {
            ArmRole::Of(owner) if self.company.is_you(owner) => say::place_your_train(),
            ArmRole::Of(owner) if Some(owner) == by => say::place_own_train(),
            ArmRole::Of(owner) => say::place_train_of(self.company.name(owner)),
            _ => say::place_mexican(),
        }
    }
}
