//! Answers to keys in the game of tricks, and messages that say why a move cannot be made.

use super::{Tricks, bid_name, by_suits};
use crate::announce::say::games::game_name;
use crate::announce::say::review::told_with;
use crate::announce::say::tricks::{self as say, SuitName};
use crate::announce::tell::{goal, sides};
use crate::announce::{Arg, GameName, Message};
use serpente_engine::rules::{Seat, Tile};
use serpente_engine::table::{SeatView, TrickView};
use serpente_engine::tricks::{Bid, Phase, Suit, TrickMove, TrickTiles};

impl Tricks<'_> {
    /// Returns the message about the bids, the trumps, and the trick so far.
    pub fn so_far(&self) -> Message {
        let named = || self.board.trumps().map(|trumps| say::named(trumps.into()));
        let who = |seat| self.company.who(seat);
        let (named, then) = match self.board.phase() {
            Phase::Bidding => return self.bids_so_far(),
            Phase::Naming => (None, self.board.namer().map(who).map(say::trumps_unnamed)),
            Phase::PuttingAway => (named(), self.board.turn().map(who).map(say::away_next)),
            Phase::Playing | Phase::Over => (named(), Some(self.trick_so_far())),
        };
        let told = [self.has_bid(), named, then].into_iter().flatten();
        told.reduce(told_with).unwrap_or_else(|| self.bids_so_far())
    }

    fn bids_so_far(&self) -> Message {
        let of = |(seat, bid): (Seat, Option<Bid>)| {
            let bid = bid.map_or_else(say::pass_name, bid_name);
            say::bid_of(self.company.who(seat), bid)
        };
        let bids: Vec<Message> = self.board.calls().map(of).collect();
        if bids.is_empty() {
            say::no_bid_yet(self.company.who(self.board.dealer()))
        } else {
            say::bids_told(bids)
        }
    }

    fn plays(&self, trick: usize) -> Vec<Message> {
        let play = |(seat, tile)| say::play_of(self.company.who(seat), tile);
        self.board.tiles_of(trick).map(play).collect()
    }

    fn trick_so_far(&self) -> Message {
        let plays = self.plays(self.board.taken());
        if plays.is_empty() {
            return say::leads_next(self.company.who(self.board.leader()));
        }
        let suit = self.board.led().map_or(SuitName::NO_SUIT, SuitName::from);
        say::trick_so_far(suit, plays)
    }

    /// Returns the message that repeats the last trick.
    pub fn last_trick(&self) -> Message {
        let Some(trick) = self.board.tricks().next_back() else {
            return say::no_trick_yet();
        };
        let number = self.board.taken();
        let plays = self.plays(number - 1);
        say::last_trick(number, plays, self.side_of(trick.taker), trick.points)
    }

    /// Returns the message with the points of each pair in the match and, during a hand, in that hand.
    pub fn scores(&self, seen: &SeatView, in_the_match: Message) -> Message {
        let in_the_match = if self.counts_points() {
            in_the_match
        } else {
            say::marks(sides(seen.tally().totals(), self.company))
        };
        if self.board.trumps().is_none() || seen.turn().is_none() {
            return in_the_match;
        }
        let teams = self.company.seating().each_team();
        let took: Vec<i32> = teams.map(|team| self.board.took(team).into()).collect();
        let hand = say::hand_points(sides(&took, self.company));
        told_with(hand, in_the_match)
    }

    /// Returns the message about the match.
    pub fn about_match(&self, seen: &SeatView) -> Message {
        let setup = self.company.setup;
        let game = game_name(GameName(setup.game.id()));
        let goal = goal(setup.game, setup.options.goal, &setup.options.house);
        let dealer = self.company.who(self.board.dealer());
        let most = self.company.seating().all().iter();
        let most = most.map(|seat| self.board.hand_size(seat)).max();
        say::trick_match(game, seen.round_number(), goal, dealer, most.unwrap_or(0))
    }

    /// Returns the message that lists the whole hand by suits.
    pub fn hand(&self, view: &TrickView<'_>) -> Message {
        let named = self.board.trumps();
        let of = |(suit, tiles): (Option<Suit>, Vec<Tile>)| {
            let suit = suit.map_or(SuitName::NO_SUIT, SuitName::from);
            say::suit_held(suit, tiles)
        };
        let board = named.map(|_| self.board);
        let suits = by_suits(board, view.hand).into_iter().map(of);
        say::suits_held(view.hand.len(), Arg::apart(suits))
    }

    /// Returns the message that names a tile of the hand and says whether it can be played now.
    pub fn tile(&self, view: &TrickView<'_>, tile: Tile) -> Message {
        let is_trump = self.board.trumps().is_some_and(|all| all.contains(tile));
        let playing = self.board.phase() == Phase::Playing;
        let points = self.board.house().scores.counts.points_of(tile);
        if playing && !self.board.playable(view.hand).contains(tile) {
            say::tile_not_now(tile)
        } else if is_trump {
            say::tile_trump(tile, points)
        } else {
            say::tile_plain(tile, points)
        }
    }

    /// Returns the name of one of the possible bids or trumps.
    pub fn choice(&self, view: &TrickView<'_>, choice: TrickMove) -> Message {
        match choice {
            TrickMove::Pass => say::pass_name(),
            TrickMove::Bid(bid) => bid_name(bid),
            TrickMove::Name(trumps) => {
                let held = view.hand.iter().filter(|&tile| trumps.contains(tile));
                say::choose_trumps(trumps.into(), held.count())
            }
            TrickMove::Play(tile) | TrickMove::PutAway(tile) => self.tile(view, tile),
            TrickMove::Claim => say::claim_name(),
        }
    }

    /// Returns the message that says how many trumps are visible, including those of this hand; `None` if there are no trumps.
    pub fn trumps_seen(&self, hand: TrickTiles) -> Option<Message> {
        let trumps = self.board.trumps()?;
        let all = self.board.house().tiles().iter();
        let all: Vec<Tile> = all.filter(|&tile| trumps.contains(tile)).collect();
        let seen = all
            .iter()
            .filter(|&&tile| hand.contains(tile) || self.board.played().contains(tile));
        (!all.is_empty()).then(|| say::trumps_seen(seen.count(), all.len()))
    }

    /// Returns the message that says why a tile cannot be played: which other tile of the hand must be.
    pub fn must_play(&self, view: &TrickView<'_>) -> Option<Message> {
        let tile = self.board.playable(view.hand).last()?;
        Some(match self.board.led() {
            Some(suit) => say::must_follow(suit.into(), tile),
            None if self.board.house().play.lead_trump => say::must_lead_trump(tile),
            None => say::must_play_nearest(tile),
        })
    }

    /// Returns the message that says that the dealer must bid.
    pub fn must_bid(&self) -> Message {
        say::must_bid(self.least())
    }

    /// Returns the message that says that there is no bid with this number now.
    pub fn no_such_bid(&self, number: u16) -> Message {
        say::no_such_bid(number, self.least())
    }
}
