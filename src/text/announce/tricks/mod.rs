//! Messages for the game of tricks: events, and what a player is asked to do.

mod answers;

use super::company::{Company, Keys};
use super::say::review::{asked_with_keys, reason_forced, turn_is_yours};
use super::say::table::{round_points, round_totals};
use super::say::tricks::{self as say, WayName};
use super::tell::{moved, sides};
use super::{Announcement, Arg, Cue, Detail, Listed, Message, Topic, followed_by};
use serpente_engine::bots::TrickReason;
use serpente_engine::rules::{Seat, Tile};
use serpente_engine::table::{SeatView, TrickView};
use serpente_engine::tricks::{
    Bid, Counts, Doubles, HAND, Phase, Suit, Trick, TrickBoard, TrickTiles, Trumps, Way,
};

/// A hand of tricks, from the point of view of one listener.
#[derive(Clone, Copy, Debug)]
pub struct Tricks<'a> {
    board: &'a TrickBoard,
    company: Company<'a>,
    /// Whether it is the first hand of the match: what the keys do is announced only once.
    is_first: bool,
}

/// Returns the name of a bid.
pub fn bid_name(bid: Bid) -> Message {
    say::bid_name(bid.points, bid.marks(), WayName(bid.way.name()))
}

/// Returns the messages for the reasons to choose a move; all that is held is one reason.
pub(super) fn trick_reasons(reasons: &[TrickReason], company: Company<'_>) -> Vec<Message> {
    let mut held = Vec::new();
    let mut others = Vec::new();
    for &reason in reasons {
        match reason {
            TrickReason::Holds(..) | TrickReason::Doubles(_) => {
                held.push(trick_reason(reason, company));
            }
            _ => others.push(trick_reason(reason, company)),
        }
    }
    let mut messages = Vec::new();
    if !held.is_empty() {
        messages.push(say::reason_holds(Arg::all(held)));
    }
    messages.extend(others);
    messages
}

fn trick_reason(reason: TrickReason, company: Company<'_>) -> Message {
    match reason {
        TrickReason::Forced => reason_forced(),
        TrickReason::Holds(trumps, count) => say::held_of(count, trumps.into()),
        TrickReason::Doubles(count) => say::held_of(count, Trumps::Doubles.into()),
        TrickReason::Short(count) => say::reason_short(count),
        TrickReason::PartnerBid(seat) => say::reason_partner_bid(company.name(seat)),
        TrickReason::PartnerTakes(seat) => say::reason_partner_takes(company.name(seat)),
        TrickReason::Unbeaten => say::reason_unbeaten(),
        TrickReason::TakesLast => say::reason_takes_last(),
        TrickReason::TrumpsOut(count) => say::reason_trumps_out(count),
        TrickReason::Brings(points) => say::reason_brings(points),
        TrickReason::NoPoints => say::reason_no_points(),
    }
}

/// Returns the tiles of a hand in their usual order: by suits, trumps first once they are named,
/// the strongest of each suit first.
pub fn by_suits(board: Option<&TrickBoard>, hand: TrickTiles) -> Vec<(Option<Suit>, Vec<Tile>)> {
    let named = board.and_then(TrickBoard::trumps);
    let trumps = named.unwrap_or(Trumps::FollowMe(Doubles::High));
    let mut tiles: Vec<Tile> = hand.iter().collect();
    tiles.sort_by_key(|&tile| {
        let suit = trumps.suit(tile);
        let strength = trumps.strength(tile, suit);
        (place_of_suit(suit), std::cmp::Reverse(strength))
    });
    let mut suits: Vec<(Option<Suit>, Vec<Tile>)> = Vec::new();
    for tile in tiles {
        let suit = trumps.suit(tile);
        match suits.last_mut() {
            Some((last, tiles)) if *last == suit => tiles.push(tile),
            _ => suits.push((suit, vec![tile])),
        }
    }
    suits
}

/// Returns the place of a suit in a sorted hand: trumps, doubles, then the numbers from the
/// highest.
fn place_of_suit(suit: Option<Suit>) -> u8 {
    match suit {
        Some(Suit::Trumps) => 0,
        Some(Suit::Doubles) => 1,
        Some(Suit::Number(number)) => 10 - number.get(),
        None => 20,
    }
}

impl<'a> Tricks<'a> {
    /// Returns the hand that is being played or, if none is, the one played last.
    #[must_use]
    pub fn of(seen: &'a SeatView) -> Option<Self> {
        Some(Self {
            board: seen.trick_board()?,
            company: Company::of(seen),
            is_first: seen.round_number() <= 1,
        })
    }

    /// Returns the hand of tricks as a seat sees it, to be announced to this company.
    #[must_use]
    pub fn seen(view: &TrickView<'a>, company: Company<'a>) -> Self {
        Self {
            board: view.board,
            company,
            is_first: false,
        }
    }

    fn side_of(&self, seat: Seat) -> Listed {
        self.company.side(self.company.seating().team(seat))
    }

    /// Returns whether points are scored instead of marks.
    fn counts_points(&self) -> bool {
        let house = self.board.house();
        house.scores.points_250 || house.scores.counts == Counts::Tricks
    }

    /// Announces that the bidder took the widow, and to the bidder which tile it is.
    pub(super) fn took_widow(&self, seat: Seat, tile: Option<Tile>) -> Announcement {
        match tile {
            Some(tile) if self.company.is_you(seat) => moved(seat, say::you_take_widow(tile))
                .with(Cue::Drawn)
                .only_for(seat),
            // The highest bidder always takes it, and the bids were announced.
            _ => moved(seat, say::takes_widow(self.company.name(seat)))
                .with(Cue::Drawn)
                .only_from(Detail::Normal),
        }
    }

    /// Announces that the bidder put a tile away, and to the bidder which one.
    pub(super) fn put_away(&self, seat: Seat, tile: Option<Tile>) -> Announcement {
        match tile {
            Some(tile) if self.company.is_you(seat) => moved(seat, say::you_put_away(tile))
                .with(Cue::Drawn)
                .only_for(seat),
            _ => moved(seat, say::puts_away(self.company.name(seat)))
                .with(Cue::Drawn)
                .only_from(Detail::Normal),
        }
    }

    /// Announces a bid.
    pub(super) fn bid(&self, seat: Seat, bid: Bid) -> Announcement {
        let bid_name = bid_name(bid);
        let yours = say::you_bid(&bid_name);
        let message = self
            .company
            .sentence(seat, yours, |name| say::bids(name, bid_name));
        moved(seat, message).with(Cue::Bid)
    }

    /// Returns the message that says that a seat claimed the remaining tricks.
    fn claims(&self, seat: Seat) -> Message {
        self.company.sentence(seat, say::you_claim(), say::claims)
    }

    /// Announces which trumps were named, for which bid, and who sits out.
    pub(super) fn named(&self, seat: Seat, trumps: Trumps) -> Vec<Announcement> {
        let mut announcements = Vec::new();
        if !self.company.is_you(seat)
            && let Some(bid) = self.has_bid()
        {
            // The bids have already been announced.
            announcements.push(Announcement::action(bid).only_from(Detail::Full));
        }
        announcements.push(Announcement::action(say::named(trumps.into())).with(Cue::Bid));
        if let Some(out) = self.board.sits_out() {
            let message = self
                .company
                .sentence(out, say::you_sit_out(), say::sits_out);
            announcements.push(Announcement::action(message));
        }
        announcements
    }

    /// Announces the totals of the pairs after a hand.
    pub(super) fn totals(&self, totals: &[i32]) -> Announcement {
        let all = sides(totals, self.company);
        let message = if self.counts_points() {
            round_totals(all)
        } else {
            say::marks(all)
        };
        Announcement::score(message).about(Topic::Totals)
    }

    /// Returns the message that says who has the highest bid.
    fn has_bid(&self) -> Option<Message> {
        let (seat, bid) = self.board.standing()?;
        let bid_name = bid_name(bid);
        let yours = say::you_have_bid(&bid_name);
        let company = self.company;
        Some(company.sentence(seat, yours, |name| say::has_bid(name, bid_name)))
    }

    /// Announces a tile that was just played.
    pub(super) fn played(&self, seat: Seat, tile: Tile) -> Announcement {
        let is_you = self.company.is_you(seat);
        let name = self.company.name(seat);
        let taken = self.board.taken();
        // A trick that this tile completed counts as taken already.
        let trick = match self.board.current().next() {
            Some(_) => taken,
            None => taken.saturating_sub(1),
        };
        let leads = self.board.tiles_of(trick).next() == Some((seat, tile));
        let suit = self.suit_of(trick);
        let is_trump = self.board.trumps().is_some_and(|all| all.contains(tile));
        let trumps_in = is_trump && suit != Some(Suit::Trumps);
        let message = match (leads, suit, trumps_in, is_you) {
            (true, Some(suit), _, true) => say::you_lead(tile, suit.into()),
            (true, Some(suit), _, false) => say::leads(name, tile, suit.into()),
            (false, _, true, true) => say::you_trump_in(tile),
            (false, _, true, false) => say::trumps_in(name, tile),
            (_, _, _, true) => say::you_play(tile),
            (_, _, _, false) => say::plays(name, tile),
        };
        moved(seat, message).with(Cue::Laid)
    }

    /// Returns the suit that was led to a trick.
    fn suit_of(&self, trick: usize) -> Option<Suit> {
        let (_, tile) = self.board.tiles_of(trick).next()?;
        self.board.trumps()?.suit(tile)
    }

    /// Announces the trick that was just taken.
    pub(super) fn taken(&self) -> Option<Announcement> {
        let trick = self.board.tricks().next_back()?;
        Some(Announcement::score(self.taken_by(*trick)).with(Cue::TrickTaken))
    }

    /// Returns the message that says whose a trick is.
    fn taken_by(&self, trick: Trick) -> Message {
        let Trick {
            taker,
            winner,
            points,
            ..
        } = trick;
        let seating = self.company.seating();
        let team = seating.team(taker);
        match self.company.you {
            Some(_) if self.company.is_yours(team) => {
                say::trick_yours(winner, points, seating.members())
            }
            Some(_) if seating.in_teams() => say::trick_theirs(winner, points),
            _ => say::trick_taken(self.company.names(team), winner, points),
        }
    }

    /// Announces the end of a hand. `points` are the points that each pair gets for it.
    pub(super) fn over(&self, points: &[i32]) -> Vec<Announcement> {
        let Some(over) = self.board.result() else {
            return Vec::new();
        };
        let seating = self.company.seating();
        let bidders = seating.team(over.bidder);
        let took = over.took[bidders.index()];
        let side = self.side_of(over.bidder);
        let how = if over.made {
            say::hand_made(side, bid_name(over.bid), took)
        } else {
            say::hand_set(side, bid_name(over.bid), took)
        };
        let mut own = seating.each_team();
        let is_won = match own.find(|&team| self.company.is_yours(team)) {
            Some(own) => (own == bidders) == over.made,
            None => false,
        };
        let cue = if is_won {
            Cue::RoundWon
        } else {
            Cue::RoundLost
        };
        let mut announcements = Vec::new();
        if let Some(seat) = self.board.claimed() {
            announcements.push(Announcement::action(self.claims(seat)));
        }
        announcements.push(Announcement::score(how).with(cue));
        let by_tricks = self.board.house().scores.counts == Counts::Tricks;
        // The totals include these points.
        // If the bid is made, each side scores the tricks that were announced.
        let least = if by_tricks && over.made {
            Detail::Full
        } else {
            Detail::Normal
        };
        if let Some(given) = self.given(points) {
            announcements.push(Announcement::score(given).only_from(least));
        }
        announcements
    }

    /// Returns the message with the points or marks that a hand brings.
    fn given(&self, points: &[i32]) -> Option<Message> {
        if self.board.house().scores.counts == Counts::Tricks {
            return Some(say::hand_points(sides(points, self.company)));
        }
        if self.counts_points() {
            return Some(round_points(sides(points, self.company)));
        }
        for team in self.company.seating().each_team() {
            if let Some(&marks) = points.get(team.index())
                && marks > 0
            {
                return Some(say::marks_to(self.company.side(team), marks));
            }
        }
        None
    }

    /// Announces what the listener is to do in their turn and, in the first hand of a match, how.
    pub(super) fn turn(&self, view: &TrickView<'_>, keys: &Keys) -> Announcement {
        let is_new = view.board.phase() != Phase::Playing || view.hand.len() == HAND;
        let message = if self.is_first && is_new {
            self.whole_turn(view, keys)
        } else {
            self.just_led(view).unwrap_or_else(|| self.asked(view))
        };
        Announcement::action(message)
            .about(Topic::Turn)
            .with(Cue::YourTurn)
            .only_for(view.seat)
    }

    /// Returns the message that says what the listener is to do in their turn, with the keys.
    pub fn whole_turn(&self, view: &TrickView<'_>, keys: &Keys) -> Message {
        followed_by(self.asked(view), self.help(view, keys))
    }

    /// Returns the answer to whose turn it is, in the turn of the listener. In brief it leaves out the keys, which are known
    /// after the first turns.
    pub fn turn_when_asked(&self, view: &TrickView<'_>, keys: &Keys) -> Message {
        let asked = self.asked(view);
        let message = match self.help(view, keys) {
            Some(help) => asked_with_keys(asked, help),
            None => asked,
        };
        let follows = self.board.phase() == Phase::Playing && self.board.winning().is_some();
        if follows {
            turn_is_yours(message)
        } else {
            message
        }
    }

    /// Returns the message that says what the listener is to do in their turn.
    pub fn asked(&self, view: &TrickView<'_>) -> Message {
        let standing = self.board.standing();
        match self.board.phase() {
            Phase::Bidding if self.board.must_bid() => say::your_turn_must_bid(self.least()),
            Phase::Bidding => say::your_turn_bid(self.least()),
            Phase::Naming => match standing {
                Some((seat, bid)) if bid.way != Way::Plain => {
                    say::your_turn_name_for(self.company.name(seat), bid_name(bid))
                }
                Some((_, bid)) => say::your_turn_name(bid_name(bid)),
                None => say::your_turn_lead(),
            },
            Phase::PuttingAway => say::your_turn_put_away(),
            Phase::Playing | Phase::Over => self.asked_to_play(view),
        }
    }

    /// Returns the same message for a listener who has just heard which tile was led, so that it is
    /// not repeated.
    fn just_led(&self, view: &TrickView<'_>) -> Option<Message> {
        let (suit, trumps) = self.board.led().zip(self.board.trumps())?;
        let follows = view.hand.iter().any(|tile| trumps.follows(tile, suit));
        if self.board.current().count() != 1 {
            return None;
        }
        Some(if follows {
            say::your_turn_second()
        } else {
            say::your_turn_second_free()
        })
    }

    fn asked_to_play(&self, view: &TrickView<'_>) -> Message {
        let sevens = self.board.trumps() == Some(Trumps::Sevens);
        let Some((winner, winning)) = self.board.winning() else {
            return if sevens {
                say::your_turn_seven()
            } else {
                say::your_turn_lead()
            };
        };
        let name = self.company.name(winner);
        let Some((suit, trumps)) = self.board.led().zip(self.board.trumps()) else {
            return say::your_turn_sevens(name, winning);
        };
        if view.hand.iter().any(|tile| trumps.follows(tile, suit)) {
            say::your_turn_follow(suit.into(), name, winning)
        } else {
            say::your_turn_free(suit.into(), name, winning)
        }
    }

    /// Returns the name of the lowest possible bid.
    fn least(&self) -> Message {
        let standing = self.board.standing().map(|(_, bid)| bid);
        let house = self.board.house();
        let least = house.bids_above(standing).next();
        bid_name(least.unwrap_or(house.least_bid()))
    }

    /// Returns the message that says how the listener can do what they are asked.
    pub fn help(&self, view: &TrickView<'_>, keys: &Keys) -> Option<Message> {
        if self.board.turn() != Some(view.seat) || keys.by_touch {
            return None;
        }
        Some(match self.board.phase() {
            Phase::Bidding if self.board.must_bid() => say::must_bid_help(&keys.confirm),
            Phase::Bidding => say::bid_help(&keys.confirm, &keys.pass),
            Phase::Naming => say::trumps_help(&keys.confirm),
            Phase::PuttingAway => say::put_away_help(&keys.confirm),
            Phase::Playing if self.board.may_claim(view.hand) && view.hand.len() > 1 => {
                say::claim_help(&keys.exchange, &keys.confirm)
            }
            Phase::Playing | Phase::Over => say::play_help(&keys.confirm),
        })
    }
}
