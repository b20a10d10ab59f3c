//! The keys at a table. [`Listener::act`] offers a key to one part after the other, and carries out
//! what the first of them makes of it: the question that is open, the answers about the round, the
//! game of cards or of tricks, what was left of the last round, and last the hand.

use crate::action::TableAction;
use crate::choice::must_choose;
use crate::count::says_count;
use crate::hand::Step;
use crate::leaving;
use crate::listener::Listener;
use crate::moves;
use crate::output::SeatOutput;
use crate::reply::Reply;
use crate::telling::{tell_hand, tell_who_is_waited_for, tell_whose_turn};
use serpente_engine::bax::CardMove;
use serpente_engine::host::Request;
use serpente_engine::rules::{Arm, Move, Seat, Tile};
use serpente_engine::table::{Command, Event, Game, GameMove};
use serpente_engine::tricks::TrickMove;
use serpente_text::announce::say::{cards, points, refusals, review as say, table, trains};
use serpente_text::announce::{
    Announcement, Cards, Category, HowToAnswer, Scene, Topic, may_announce, review,
};
use std::time::Instant;

impl Listener {
    /// Executes an action.
    pub(crate) fn act(&mut self, action: TableAction, now: Instant) {
        if self.asks_whether_to_leave().is_some() {
            return self.answer_leaving(action);
        }
        if let Some(reply) = self.asking.count_key(action, &self.keyboard) {
            return self.carry_out(reply);
        }
        let hand = self.holder().map(|seat| self.hands.of(seat).tiles());
        if let Some(answer) = self.keyboard.about_round(action, hand) {
            return if answer.is_own {
                self.own(Topic::Cursor, answer.message);
            } else {
                self.out.answer(answer.message);
            };
        }
        if action == TableAction::Confirm
            && let Some(play) = self.hints.move_to_follow()
        {
            return self.make(play);
        }
        if self.seen().turn().is_some() && !self.waits_for_somebody() {
            let is_taken = match self.seen().setup().game {
                Game::Tiles(_) => false,
                Game::Cards => self.act_on_cards(action),
                Game::Tricks(_) => self.act_on_tricks(action, now),
            };
            if is_taken {
                return;
            }
        }
        if action == TableAction::Last && self.keyboard.only_listens() {
            return self.play_out();
        }
        if self.leftovers.are_shown(&self.keyboard)
            && let Some(message) = self.leftovers.key(action, self.keyboard.company())
        {
            return self.out.answer(message);
        }
        match action {
            // The serpent of the last round can still be announced, for example after a block.
            TableAction::Serpent => {
                let message = match Scene::last(self.seen()) {
                    Some(scene) => scene.serpent(),
                    None => self.keyboard.no_round(),
                };
                self.out.answer(message);
            }
            TableAction::Ends | TableAction::Count => self.out.answer(self.keyboard.no_round()),
            TableAction::Scores => {
                let answer = Announcement::answer(review::scores(self.seen()));
                self.out
                    .say(answer.filed(Category::Score).about(Topic::Totals));
            }
            TableAction::Match => self.out.answer(review::about_match(self.seen())),
            TableAction::Turn => tell_whose_turn(&self.keyboard, &mut self.out),
            TableAction::Leave => self.ask_whether_to_leave(),
            _ => self.act_on_hand(action, now),
        }
    }

    /// Executes an action that makes a move or goes through the hand, whatever is played.
    fn act_on_hand(&mut self, action: TableAction, now: Instant) {
        if let Some(seat) = self.keyboard.waits_for() {
            return if action == TableAction::Take {
                self.take_keyboard(seat);
            } else {
                tell_who_is_waited_for(seat, &self.keyboard, &mut self.out);
            };
        }
        if action == TableAction::Confirm && self.seen().turn().is_none() {
            let is_over = self.seen().winners().is_some();
            return if self.keyboard.only_watches() || self.keyboard.is_out() && !is_over {
                self.refuse(self.keyboard.no_round());
            } else {
                self.start_next();
            };
        }
        if let Some(reply) = self.asking.place_key(action, &self.keyboard) {
            return self.carry_out(reply);
        }
        match action {
            TableAction::Right => self.lay_selected(Some(Arm::RIGHT)),
            TableAction::Left => self.lay_selected(Some(Arm::LEFT)),
            TableAction::Confirm => self.lay_selected(None),
            TableAction::Draw => self.make(Move::Draw.into()),
            TableAction::Pass => self.make(moves::pass(&self.keyboard).into()),
            TableAction::Exchange if moves::announces_last_tile(&self.keyboard) => {
                self.announce_last_tile();
            }
            TableAction::Exchange => self.make(moves::exchange(&self.keyboard).into()),
            TableAction::Escape => {
                if self.asking.close() {
                    self.out.answer(say::never_mind());
                }
            }
            TableAction::Hand => self.say_hand(),
            TableAction::Hint => {
                let state = self.hints.request(&self.keyboard);
                self.tell_hint(&state);
            }
            TableAction::Take => {
                let key = &self.keyboard.manner.keys.take;
                self.refuse(self.keyboard.has_no_use(key));
            }
            _ => {
                if let Some(reply) = self.hands.key(action, &self.keyboard, now) {
                    self.asking.close();
                    self.carry_out(reply);
                }
            }
        }
    }

    /// Executes an action in the game of cards. Returns whether it is one of that game.
    fn act_on_cards(&mut self, action: TableAction) -> bool {
        match action {
            TableAction::Draw => self.make(CardMove::Take.into()),
            TableAction::Pass => self.make(CardMove::Stand.into()),
            // The key takes no card, because a card must be paid for and cannot be given back.
            TableAction::Confirm => {
                if let Some(seat) = self.check_turn()
                    && let Some(cards) = Cards::of(self.seen())
                {
                    let message = cards.turn(seat, &self.keyboard.manner.keys).message;
                    self.refuse(message);
                }
            }
            TableAction::Hand => {
                let Some(seat) = self.holder() else {
                    return false;
                };
                if let Some(cards) = Cards::of(self.seen()) {
                    self.out.answer(cards.own(seat));
                }
            }
            TableAction::Right
            | TableAction::Left
            | TableAction::Previous
            | TableAction::Next
            | TableAction::First
            | TableAction::Last
            | TableAction::NextPlayable
            | TableAction::Digit(_)
            | TableAction::Exchange => {
                let keys = &self.keyboard.manner.keys;
                self.refuse(cards::cards_keys(&keys.draw, &keys.pass));
            }
            _ => return false,
        }
        true
    }

    /// Executes an action in the game of tricks. Returns whether it is one of that game.
    fn act_on_tricks(&mut self, action: TableAction, now: Instant) -> bool {
        if must_choose(&self.keyboard)
            && let Some(reply) = self.choice.key(action, &self.keyboard, now)
        {
            self.carry_out(reply);
            return true;
        }
        let keys = &self.keyboard.manner.keys;
        match action {
            TableAction::Draw => self.refuse(self.keyboard.has_no_use(&keys.draw)),
            TableAction::Right => self.refuse(self.keyboard.has_no_use(&keys.right)),
            TableAction::Left => self.refuse(self.keyboard.has_no_use(&keys.left)),
            TableAction::Exchange => self.make(TrickMove::Claim.into()),
            TableAction::Pass => self.make(TrickMove::Pass.into()),
            TableAction::Confirm => {
                if let Some(seat) = self.check_turn() {
                    let reply = moves::play_selected(self.hands.of(seat), &self.keyboard);
                    self.carry_out(reply);
                }
            }
            _ => return false,
        }
        true
    }

    /// Announces the whole hand to the player who has the keyboard.
    fn say_hand(&mut self) {
        let Some(seat) = self.holder() else {
            return self.out.answer(self.keyboard.not_holding());
        };
        let message = match self.hands.listed(seat, &self.keyboard) {
            Some(message) => message,
            None => self.keyboard.no_hand(),
        };
        self.own(Topic::Hand, message);
        self.keyboard.announces_hand(seat);
    }

    /// Gives the keyboard to the player in turn.
    fn take_keyboard(&mut self, seat: Seat) {
        self.keyboard.give_to(seat);
        self.out.push(SeatOutput::Keyboard(Some(seat)));
        let taken = self.keyboard.taken(seat);
        self.out.say(Announcement::reply(taken));
        if !self.keyboard.knows_hand(seat) {
            let tiles = self.hands.of(seat).tiles();
            tell_hand(seat, tiles, &mut self.keyboard, &mut self.out);
        }
        let turn = Event::Turn { seat };
        self.telling.tell(&turn, &self.keyboard, &mut self.out);
        self.draw_by_itself();
    }

    /// Asks the host for the next round. When the match is over, asks for the next match or the
    /// menu instead.
    fn start_next(&mut self) {
        if let Some(output) = leaving::after_round(self.keeping, &self.keyboard) {
            return self.out.push(output);
        }
        self.let_go();
        self.out.request(Request::Command(Command::Deal));
    }

    /// Asks whether to leave, if there is still something to play. The host waits for the answer.
    fn ask_whether_to_leave(&mut self) {
        if leaving::is_all_over(self.keeping, &self.keyboard) {
            return self.out.push(SeatOutput::Over);
        }
        self.asking.open_leave();
        self.out.request(Request::Hold(true));
        let keys = &self.keyboard.manner.keys;
        self.out
            .answer(leaving::question(self.keeping, self.is_lost, keys));
    }

    fn answer_leaving(&mut self, action: TableAction) {
        if matches!(action, TableAction::Confirm | TableAction::Leave) {
            return self.out.push(SeatOutput::Left);
        }
        self.asking.close();
        self.out.request(Request::Hold(false));
        self.out.answer(say::never_mind());
    }

    /// Asks the host to play the rest of the match at once; only the result is announced.
    fn play_out(&mut self) {
        if self.telling.only_result() {
            self.out.request(Request::PlayOut);
        }
        self.out.answer(table::played_out());
    }

    /// Announces that the turn leaves one tile. The others hear it with the tile.
    fn announce_last_tile(&mut self) {
        let Some(seat) = self.check_turn() else {
            return;
        };
        match self.keyboard.view_to_play() {
            Some(view) if may_announce(&view) => {
                self.has_announced_last = Some(seat);
                self.out.answer(trains::you_announce());
            }
            _ => self.refuse(refusals::not_last_tile()),
        }
    }

    /// Lays the selected tile: on this arm, or where it fits.
    fn lay_selected(&mut self, arm: Option<Arm>) {
        let Some(seat) = self.check_turn() else {
            return;
        };
        let reply = match self.asking.count(&self.keyboard) {
            Some(question) => question.ask(&self.keyboard, HowToAnswer::Always),
            None => {
                moves::lay_selected(arm, seat, self.hands.of(seat), &self.hints, &self.keyboard)
            }
        };
        self.carry_out(reply);
    }

    /// Lays a tile in the place with this number, from 0, among those where it fits. If it cannot
    /// be laid, says why.
    pub(crate) fn lay_in_place(&mut self, tile: Tile, index: usize) {
        let Some(seat) = self.check_turn() else {
            return;
        };
        if self.hands.of_mut(seat).go(Step::To(tile)).is_none() {
            return;
        }
        self.asking.close();
        match moves::lay_in_place(tile, index, seat, &self.keyboard) {
            Some(play) => self.make(play),
            None => self.lay_selected(None),
        }
    }

    /// Makes a move for the player who has the keyboard, if it is their turn and the move is legal.
    pub(crate) fn make(&mut self, play: GameMove) {
        if let GameMove::Says(number) | GameMove::Saying(_, number) = play {
            return self.say_number(play, number);
        }
        let Some(seat) = self.check_turn() else {
            return;
        };
        if let Err(refusal) = moves::check(play, seat, &self.keyboard) {
            return self.refuse(refusal);
        }
        if let GameMove::Tiles(play) = play
            && let Some(view) = self.keyboard.views.of_tiles(seat)
            && says_count(&view, play)
        {
            let reply = self.asking.open_count(play, &self.keyboard);
            return self.carry_out(reply);
        }
        let announced = if self.has_announced_last == Some(seat) {
            play.announcing()
        } else {
            play
        };
        self.out
            .ask_host(Request::Command(Command::Play(seat, announced)));
    }

    /// Says what the ends count, with a tile or by itself.
    fn say_number(&mut self, play: GameMove, number: u8) {
        let Some(seat) = self.holder() else {
            return;
        };
        self.asking.close();
        if play == GameMove::Says(number) {
            self.carry_out(Reply::Own(points::count_said(number)));
        }
        self.out
            .ask_host(Request::Command(Command::Play(seat, play)));
    }

    /// Returns the player who has the keyboard, if it is their turn; otherwise says why not.
    pub(crate) fn check_turn(&mut self) -> Option<Seat> {
        let message = match (self.seen().turn(), self.holder()) {
            (Some(turn), Some(seat)) if turn == seat => return Some(seat),
            (None, _) => self.keyboard.no_round(),
            (Some(_), Some(seat)) if !self.seen().tally().playing().contains(seat) => {
                self.keyboard.eliminated()
            }
            (Some(turn), _) => {
                // Until something happens, the whole sentence is announced once.
                if std::mem::replace(&mut self.was_told_to_wait, true) {
                    table::turn_of(self.keyboard.company().name(turn))
                } else {
                    self.keyboard.not_in_turn(turn)
                }
            }
        };
        self.refuse(message);
        None
    }
}
