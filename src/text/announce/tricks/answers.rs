//! Answers to keys in the game of tricks, and messages that say why a move cannot be made.

use super::{Tricks, bid_name, by_suits};
use crate::announce::say::games::game_name;
use crate::announce::say::review::told_with;
use crate::announce::say::table::round_totals;
use crate::announce::say::tricks::{self as say, SuitName};
use crate::announce::tell::{goal, sides};
use crate::announce::{Arg, GameName, Message};
use serpente_engine::rules::Tile;
use serpente_engine::table::{SeatView, TrickView};
use serpente_engine::tricks::{Phase, TrickMove, TrickTiles};

impl Tricks<'_> {
    /// Returns the message about the bids, the trumps, and the trick so far.
    pub fn so_far(&self) -> Message {
        let phase = self.board.phase();
        let mut messages = Vec::new();
        messages.extend(self.has_bid());
        if phase != Phase::Naming
            && let Some(trumps) = self.board.trumps()
        {
            messages.push(say::named(trumps.into()));
        }
        match phase {
            Phase::Bidding => return self.bids_so_far(),
            Phase::Naming => {
                if let Some(namer) = self.board.namer() {
                    let yours = say::trumps_unnamed_you();
                    messages.push(self.company.sentence(namer, yours, say::trumps_unnamed));
                }
            }
            Phase::PuttingAway => {
                if let Some(seat) = self.board.turn() {
                    let yours = say::away_next_you();
                    messages.push(self.company.sentence(seat, yours, say::away_next));
                }
            }
            Phase::Playing | Phase::Over => messages.push(self.trick_so_far()),
        }
        match messages.into_iter().reduce(told_with) {
            Some(message) => message,
            None => self.bids_so_far(),
        }
    }

    fn bids_so_far(&self) -> Message {
        let mut bids: Vec<Message> = Vec::new();
        for (seat, bid) in self.board.calls() {
            let name = match bid {
                Some(bid) => bid_name(bid),
                None => say::pass_name(),
            };
            bids.push(say::bid_of(self.company.who(seat), name));
        }
        if bids.is_empty() {
            told_with(say::no_bid_yet(), self.dealer())
        } else {
            say::bids_told(bids)
        }
    }

    fn plays(&self, trick: usize) -> Vec<Message> {
        let mut plays = Vec::new();
        for (seat, tile) in self.board.tiles_of(trick) {
            plays.push(say::play_of(self.company.who(seat), tile));
        }
        plays
    }

    fn trick_so_far(&self) -> Message {
        let plays = self.plays(self.board.taken());
        if plays.is_empty() {
            let leader = self.board.leader();
            let yours = say::leads_next_you();
            return self.company.sentence(leader, yours, say::leads_next);
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
        told_with(say::last_trick(number, plays), self.taken_by(*trick))
    }

    /// Returns the message with the points of each pair in the match and, during a hand, in that
    /// hand.
    pub fn scores(&self, seen: &SeatView, in_the_match: Message) -> Message {
        let in_sides = sides(seen.tally().totals(), self.company);
        if self.board.trumps().is_none() || seen.turn().is_none() {
            return if self.counts_points() {
                in_the_match
            } else {
                say::marks(in_sides)
            };
        }
        // Behind the points of the hand, those of the match need their name.
        let totals = if self.counts_points() {
            round_totals(in_sides)
        } else {
            say::marks(in_sides)
        };
        let mut took: Vec<i32> = Vec::new();
        for team in self.company.seating().each_team() {
            took.push(self.board.took(team).into());
        }
        told_with(say::hand_points(sides(&took, self.company)), totals)
    }

    /// Returns the message about the match.
    pub fn about_match(&self, seen: &SeatView) -> Message {
        let setup = self.company.setup;
        let game = game_name(GameName(setup.game.id()));
        let goal = goal(setup.game, setup.options.goal, &setup.options.house);
        let seats = self.company.seating().all().iter();
        let hand_sizes = seats.map(|seat| self.board.hand_size(seat));
        let most = hand_sizes.max().unwrap_or(0);
        let about = say::trick_match(game, seen.round_number(), goal, most);
        told_with(about, self.dealer())
    }

    /// Returns the message that says who deals.
    fn dealer(&self) -> Message {
        let dealer = self.board.dealer();
        let yours = say::dealer_you();
        self.company.sentence(dealer, yours, say::dealer)
    }

    /// Returns the message that lists the whole hand by suits.
    pub fn hand(&self, view: &TrickView<'_>) -> Message {
        let board = self.board.trumps().map(|_| self.board);
        let mut suits = Vec::new();
        for (suit, tiles) in by_suits(board, view.hand) {
            let name = match suit {
                Some(suit) => SuitName::from(suit),
                None => SuitName::NO_SUIT,
            };
            suits.push(say::suit_held(name, tiles));
        }
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

    /// Returns the message that says how many trumps are visible, including those of this hand;
    /// `None` if there are no trumps.
    pub fn trumps_seen(&self, hand: TrickTiles) -> Option<Message> {
        let trumps = self.board.trumps()?;
        let mut all = 0_usize;
        let mut seen = 0_usize;
        for tile in self.board.house().tiles().iter() {
            if trumps.contains(tile) {
                all += 1;
                if hand.contains(tile) || self.board.played().contains(tile) {
                    seen += 1;
                }
            }
        }
        if all == 0 {
            return None;
        }
        Some(say::trumps_seen(seen, all))
    }

    /// Returns the message that says why a tile cannot be played: which other tile of the hand must
    /// be.
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
