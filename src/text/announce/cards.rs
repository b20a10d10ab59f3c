//! Messages for the game of cards: events, and answers to keys.

use super::company::{Company, Keys};
use super::say::cards as say;
use super::say::games::game_name;
use super::say::review::reason_forced;
use super::say::table::points_of;
use super::tell::{goal, moved};
use super::{Announcement, Arg, Cue, Detail, GameName, Message, Topic};
use serpente_engine::bax::{Card, CardBoard, PlayerState};
use serpente_engine::bots::CardReason;
use serpente_engine::rules::Seat;
use serpente_engine::table::{CardView, SeatView};

/// The cards on the table, from the point of view of one listener.
#[derive(Clone, Copy, Debug)]
pub struct Cards<'a> {
    board: &'a CardBoard,
    company: Company<'a>,
}

/// Returns the message for a reason to choose a move.
pub(super) fn card_reason(reason: CardReason, company: Company<'_>) -> Message {
    match reason {
        CardReason::Forced => reason_forced(),
        CardReason::Leads => say::reason_leads(),
        CardReason::Behind(seat) => say::reason_behind(company.name(seat)),
        CardReason::Blacks { blacks, left } => say::reason_blacks(blacks, left),
    }
}

impl<'a> Cards<'a> {
    /// Returns the hand of cards that is being played or, if none is, the one played last.
    #[must_use]
    pub fn of(seen: &'a SeatView) -> Option<Self> {
        Some(Self {
            board: seen.card_board()?,
            company: Company::of(seen),
        })
    }

    /// Returns the hand of cards as a seat sees it, to be announced to this company.
    #[must_use]
    pub fn seen(view: &CardView<'a>, company: Company<'a>) -> Self {
        Self {
            board: view.board,
            company,
        }
    }

    /// Returns the message for a player's points. Cards are worth whole or half points.
    fn points(&self, seat: Seat) -> Message {
        let half_points = self.board.half_points(seat);
        let whole = half_points / 2;
        if half_points.is_multiple_of(2) {
            say::points(whole)
        } else {
            say::points_and_half(whole)
        }
    }

    /// Returns the message that lists the cards of all players.
    pub fn all(&self) -> Message {
        say::all_cards(Arg::apart(self.seats().map(|seat| self.own(seat))))
    }

    /// Returns the message that lists the cards of a seat.
    pub fn own(&self, seat: Seat) -> Message {
        let who = self.company.who(seat);
        let mut names = Vec::new();
        for card in self.board.cards(seat) {
            names.push(say::card(say::CardName(card.name())));
        }
        if names.is_empty() {
            say::cards_none(who)
        } else {
            say::cards_of(who, names, self.points(seat))
        }
    }

    /// Returns the message with all players' points in this hand, and the pot.
    pub fn standings(&self) -> Message {
        let mut standings = Vec::new();
        for seat in self.seats() {
            let who = self.company.who(seat);
            standings.push(match self.board.state(seat) {
                PlayerState::Out => say::card_points_out(who),
                PlayerState::In | PlayerState::Waits => say::card_points_of(who, self.points(seat)),
            });
        }
        say::card_points(standings, self.board.pot())
    }

    /// Returns the message that says how many cards are left in the pack.
    pub fn left(&self) -> Message {
        say::cards_left(self.board.left())
    }

    /// Returns the message about the match.
    pub fn about_match(&self, seen: &SeatView) -> Message {
        let setup = self.company.setup;
        let game = game_name(GameName(setup.game.id()));
        let goal = goal(setup.game, setup.options.goal, &setup.options.house);
        say::card_match(
            game,
            seen.round_number(),
            goal,
            self.board.left(),
            self.board.pot(),
        )
    }

    /// Announces the listener's turn, with the moves they can make.
    pub fn turn(&self, seat: Seat, keys: &Keys) -> Announcement {
        let message = if self.board.may_stand() {
            let points = self.points(seat);
            say::your_turn_choose(points, self.board.stake(), &keys.draw, &keys.pass)
        } else {
            say::your_turn_take(&keys.draw)
        };
        Announcement::action(message)
            .about(Topic::Turn)
            .with(Cue::YourTurn)
    }

    /// Announces a stake that was paid. The stakes that all players pay at the start are announced
    /// once.
    pub(super) fn staked(&self, seat: Seat, amount: u32) -> Option<Announcement> {
        let begins = self.board.cards(seat).is_empty();
        if begins && self.seats().next() != Some(seat) {
            return None;
        }
        if begins {
            return Some(Announcement::action(say::all_stake(amount)).with(Cue::Staked));
        }
        let message = self
            .company
            .sentence(seat, say::you_staked(amount), |name| {
                say::staked(name, amount)
            });
        // The card that it buys is announced next.
        let staked = Announcement::action(message).with(Cue::Staked);
        Some(staked.only_from(Detail::Normal))
    }

    /// Announces a card that was taken.
    pub(super) fn taken(&self, seat: Seat, card: Card) -> Announcement {
        let is_you = self.company.is_you(seat);
        let name = self.company.name(seat);
        let card_name = say::card(say::CardName(card.name()));
        let points = self.points(seat);
        let message = match (card, is_you) {
            (Card::Black, true) => say::you_took_out(card_name),
            (Card::Black, false) => say::card_out(name, card_name),
            (Card::Red, true) => say::you_wait(card_name, points),
            (Card::Red, false) => say::card_waits(name, card_name, points),
            (_, true) => say::you_took(card_name, points),
            (_, false) => say::card_taken(name, card_name, points),
        };
        let cue = if card == Card::Black {
            Cue::Eliminated
        } else {
            Cue::CardTaken
        };
        moved(seat, message).with(cue)
    }

    /// Announces that a player stands.
    pub(super) fn stood(&self, seat: Seat) -> Announcement {
        let message = self.company.sentence(seat, say::you_stood(), say::stood);
        moved(seat, message).with(Cue::Passed)
    }

    /// Announces the end of a hand: what decided it if several players had the most points, and the
    /// winner.
    pub(super) fn over(&self, winner: Option<Seat>, pot: u32) -> Vec<Announcement> {
        let (message, cue) = match winner {
            Some(seat) if self.company.is_you(seat) => {
                (say::hand_won_you(self.points(seat), pot), Cue::RoundWon)
            }
            Some(seat) => (
                say::hand_won(self.company.name(seat), self.points(seat), pot),
                Cue::RoundLost,
            ),
            None => (say::hand_won_nobody(pot), Cue::RoundLost),
        };
        let mut announcements = Vec::new();
        if let Some(winner) = winner {
            for message in self.decided(winner) {
                announcements.push(Announcement::score(message));
            }
        }
        announcements.push(Announcement::score(message).with(cue));
        announcements
    }

    /// Returns the messages that say what decided between the winner and other players with as many
    /// points.
    fn decided(&self, winner: Seat) -> Vec<Message> {
        let board = self.board;
        let mut tied: Vec<Seat> = self.seats().collect();
        tied.retain(|&seat| {
            board.state(seat) != PlayerState::Out
                && board.half_points(seat) == board.half_points(winner)
        });
        if tied.len() < 2 {
            return Vec::new();
        }
        tied.sort_by_key(|&seat| std::cmp::Reverse(board.run(seat)));
        let mut runs = Vec::new();
        for &seat in &tied {
            runs.push(points_of(self.company.who(seat), board.run(seat)));
        }
        let mut messages = vec![say::tie_colour(runs)];
        if board.run(tied[1]) == board.run(winner) {
            let eldest = board.eldest();
            let company = self.company;
            messages.push(company.sentence(eldest, say::tie_eldest_you(), say::tie_eldest));
        }
        messages
    }

    /// Returns the seats of the hand, in the order of play from the eldest.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let playing = self.board.playing();
        playing.from(self.board.eldest())
    }
}
