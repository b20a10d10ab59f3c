//! The keys that ask for information. They work at any time.

use super::{Keeping, Listener, Question, SeatOutput, TableAction};
use serpente_engine::host::Request;
use serpente_engine::rules::{Arm, Move};
use serpente_engine::table::Game;
use serpente_engine::tricks::Phase;
use serpente_text::announce::say::{online, review as say};
use serpente_text::announce::{
    Announcement, Category, Message, Scene, Topic, may_announce, review,
};
use std::time::Instant;

impl Listener {
    /// Executes an action.
    pub(super) fn act(&mut self, action: TableAction, now: Instant) {
        if self.question == Some(Question::Leave) {
            self.answer_leaving(action);
            return;
        }
        if self.is_saying() && self.say_count(action) {
            return;
        }
        if let Some((message, is_own)) = self.about_round(action) {
            return if is_own {
                self.own(message);
            } else {
                self.answer(message);
            };
        }
        let (on, waits) = (self.seen().turn().is_some(), self.waits_for_somebody());
        let is_done = match self.seen().setup().game {
            Game::Tiles(_) => false,
            Game::Cards => on && !waits && self.act_on_cards(action),
            Game::Tricks(_) => on && !waits && self.act_on_tricks(action, now),
        };
        if is_done {
            return;
        }
        match action {
            TableAction::Confirm if self.follow_hint() => {}
            TableAction::Hand if self.shows_what_was_left() => self.say_leftovers(),
            TableAction::Last if self.only_listens() => self.play_out(),
            TableAction::Previous | TableAction::Next | TableAction::First | TableAction::Last
                if self.shows_what_was_left() =>
            {
                self.step_leftovers(action);
            }
            // The serpent of the last round can still be announced, for example after a block.
            TableAction::Serpent => {
                let scene = Scene::last(self.seen());
                self.answer(scene.map_or_else(|| self.no_round(), |scene| scene.serpent()));
            }
            TableAction::Ends | TableAction::Count => self.answer(self.no_round()),
            TableAction::Scores => {
                let told = Announcement::answer(review::scores(self.seen()));
                self.say(told.filed(Category::Score).about(Topic::Totals));
            }
            TableAction::Match => self.answer(review::about_match(self.seen())),
            TableAction::Turn => self.tell_whose_turn(),
            TableAction::Leave => self.ask_whether_to_leave(),
            _ if self.waits_for_somebody() => self.while_waiting(action),
            TableAction::Confirm if self.seen().turn().is_none() => self.start_next(),
            TableAction::Right if self.is_placing() => self.place_side(Arm::RIGHT),
            TableAction::Left if self.is_placing() => self.place_side(Arm::LEFT),
            TableAction::Confirm if self.is_placing() => self.confirm_place(),
            TableAction::Right => self.lay_chosen(Some(Arm::RIGHT)),
            TableAction::Left => self.lay_chosen(Some(Arm::LEFT)),
            TableAction::Confirm => self.lay_chosen(None),
            TableAction::Draw => self.attempt(Move::Draw),
            TableAction::Pass => self.pass(),
            TableAction::Exchange => self.exchange(),
            TableAction::Escape => self.take_back(),
            TableAction::Digit(digit) => self.digit(digit, now),
            TableAction::Previous | TableAction::Next if self.is_placing() => {
                self.step_place(action == TableAction::Next);
            }
            TableAction::Previous => self.choose(|hand| hand.step(false)),
            TableAction::Next => self.choose(|hand| hand.step(true)),
            TableAction::First => self.choose(|hand| hand.end(false)),
            TableAction::Last => self.choose(|hand| hand.end(true)),
            TableAction::NextPlayable => self.choose_playable(),
            TableAction::Hand => self.say_hand(),
            TableAction::Hint => self.hint(),
            TableAction::Take => self.has_no_use(self.manner.keys.take.clone()),
        }
    }

    /// Returns the actions that do something now, the most likely ones first.
    pub fn available(&self) -> Vec<TableAction> {
        use TableAction::{
            Confirm, Count, Digit, Draw, Ends, Exchange, First, Hand, Hint, Last, Leave, Left,
            Match, Next, NextPlayable, Pass, Previous, Right, Scores, Serpent, Take, Turn,
        };
        let asking = [Ends, Serpent, Turn, Scores, Match, Count, Leave];
        let hand = [Previous, Next, First, Last, NextPlayable, Digit(0), Hand];
        if let (Some(view), None) = (self.trick_view(), &self.question) {
            let play: &[TableAction] =
                match (view.board.turn() == Some(view.seat), view.board.phase()) {
                    (true, Phase::Bidding) if !view.board.must_bid() => {
                        &[Confirm, Previous, Next, Digit(0), Pass, Hint]
                    }
                    (true, Phase::Bidding | Phase::Naming) => {
                        &[Confirm, Previous, Next, Digit(0), Hint]
                    }
                    (true, _) => &[Confirm, NextPlayable, Previous, Next, Digit(0), Hint],
                    (false, _) => &[Previous, Next, Digit(0)],
                };
            return [play, &[First, Last, Hand], &asking].concat();
        }
        let turn = self.seen().turn();
        let cards = self.seen().card_board().filter(|_| turn.is_some());
        if let (Some(cards), None) = (cards, &self.question) {
            let own = turn == self.holder;
            let play: &[TableAction] = match own.then(|| cards.may_stand()) {
                Some(true) => &[Draw, Pass, Hint],
                Some(false) => &[Draw, Hint],
                None => &[],
            };
            return [play, &[Hand], &asking].concat();
        }
        if self.is_saying() {
            return [&[Confirm, Digit(0), Hint], &asking[..]].concat();
        }
        match (&self.question, self.legal()) {
            // The question mentions its keys.
            (Some(Question::Leave), _) => Vec::new(),
            (Some(Question::Place { .. }), _) => {
                let sides: &[TableAction] = if self.has_sides() {
                    &[Right, Left]
                } else {
                    &[]
                };
                [sides, &asking].concat()
            }
            (None, Some(legal)) => {
                let mut all = Vec::new();
                if !legal.playable().is_empty() {
                    all.push(Confirm);
                    if self.has_sides() && legal.first().is_empty() {
                        all.extend([Right, Left]);
                    }
                }
                all.extend(legal.may_draw().then_some(Draw));
                all.extend((legal.may_pass() || legal.may_keep()).then_some(Pass));
                let announces = self.view_to_play().is_some_and(|view| may_announce(&view));
                let exchanges = legal.may_swap() || legal.may_redeal() || announces;
                all.extend(exchanges.then_some(Exchange));
                all.extend(hand);
                all.push(Hint);
                all.extend(asking);
                all
            }
            (None, None) if self.shows_what_was_left() => [&hand[..4], &[Hand], &asking].concat(),
            (None, None) if self.seen().turn().is_none() => asking.to_vec(),
            (None, None) if self.waits_for_somebody() => [&[Take][..], &asking].concat(),
            (None, None) if self.holder.is_some() => [&hand[..], &asking].concat(),
            (Some(Question::Count(_)), _) | (None, None) => asking.to_vec(),
        }
    }

    /// Returns the question being asked, or what comes next, with the keys for it.
    pub fn asked(&self) -> Vec<Message> {
        let keys = &self.manner.keys;
        match self.question {
            Some(Question::Leave) => vec![self.leave_question()],
            Some(Question::Place { .. }) => {
                vec![say::place_help(&keys.confirm, &keys.escape)]
            }
            Some(Question::Count(_)) => self.count_question().into_iter().collect(),
            None => match self.seen().turn().filter(|_| self.waits_for_somebody()) {
                Some(seat) => vec![self.keyboard_waits(seat)],
                None if self.only_listens() => vec![self.ways_out()],
                None if self.hurries(TableAction::Confirm) => {
                    vec![say::hurry_help(&keys.go_on)]
                }
                None if self.seen().turn().is_none() => vec![self.how_to_go_on()],
                None => Scene::of(self.seen())
                    .and_then(|scene| scene.duty())
                    .or_else(|| self.help_in_tricks())
                    .into_iter()
                    .collect(),
            },
        }
    }

    /// Returns a sentence that says whose turn it is.
    pub fn whose_turn(&self) -> Message {
        review::whose_turn(self.seen(), &self.manner.keys)
    }

    /// Announces whose turn it is. If it is the turn of the player with the keyboard, also announces, to them alone, what they
    /// can do.
    pub(super) fn tell_whose_turn(&mut self) {
        let message = self.turn_told();
        if self.is_own_turn() {
            self.own_about(Topic::Turn, message);
        } else {
            self.say(Announcement::answer(message).about(Topic::Turn));
        }
    }

    /// Returns the message that says whose turn it is and, in the turn of the player with the keyboard, what they can do.
    pub(super) fn turn_told(&self) -> Message {
        let own = self.in_turn().map(|seat| self.views.of(Some(seat)));
        review::whose_turn(own.unwrap_or(self.seen()), &self.manner.keys)
    }

    /// Asks the host for the next round. When the match is over, asks for the next match or the menu instead.
    fn start_next(&mut self) {
        match self.keeping {
            // Practice beside another match is a single round.
            Keeping::Aside => self.out.push(SeatOutput::Over),
            _ if self.seen().winners().is_some() => self.out.push(if self.is_of_a_day() {
                SeatOutput::Over
            } else {
                SeatOutput::Again
            }),
            // The tutorial is a single round, too.
            Keeping::Practice => self.out.push(SeatOutput::Over),
            Keeping::Kept | Keeping::Elsewhere => self.deal(),
        }
    }

    fn ask_whether_to_leave(&mut self) {
        let lesson_is_over = self.keeping == Keeping::Practice && self.seen().board().is_none();
        if self.seen().winners().is_some() || lesson_is_over {
            self.out.push(SeatOutput::Over);
            return;
        }
        self.question = Some(Question::Leave);
        self.out.push(SeatOutput::Request(Request::Hold(true)));
        self.answer(self.leave_question());
    }

    pub(super) fn leave_question(&self) -> Message {
        let (yes, no) = (&self.manner.keys.yes, &self.manner.keys.no);
        match self.keeping {
            Keeping::Elsewhere => online::leave_elsewhere(yes, no),
            Keeping::Kept | Keeping::Practice | Keeping::Aside if self.lost => {
                say::leave_unkept(yes, no)
            }
            Keeping::Kept => say::leave_question(true, yes, no),
            Keeping::Practice | Keeping::Aside => say::leave_question(false, yes, no),
        }
    }

    fn answer_leaving(&mut self, action: TableAction) {
        if matches!(action, TableAction::Confirm | TableAction::Leave) {
            self.out.push(SeatOutput::Left);
        } else {
            self.question = None;
            self.out.push(SeatOutput::Request(Request::Hold(false)));
            self.answer(say::never_mind());
        }
    }

    fn take_back(&mut self) {
        if self.question.take().is_some() {
            self.answer(say::never_mind());
        }
    }

    /// Returns a sentence that says that no round is being played, and how to go on.
    pub(super) fn no_round(&self) -> Message {
        review::no_round(self.seen(), &self.manner.keys)
    }
}
