//! A listener at a table: takes inputs and updates, and returns requests and announcements.

use crate::action::TableAction;
use crate::asking::{Asking, Question};
use crate::choice::TrickChoice;
use crate::count::asks_another;
use crate::hand::Step;
use crate::hands::{HandChange, Hands};
use crate::held::HeldTile;
use crate::help::{self, Situation};
use crate::hint::{HintFound, HintState, Hints};
use crate::keyboard::Keyboard;
use crate::leaving::{self, Keeping};
use crate::leftovers::{EndedRound, Leftovers};
use crate::moves;
use crate::output::{Outputs, SeatOutput};
use crate::reply::Reply;
use crate::telling::{
    Telling, tell_stood_in, tell_time_left, tell_who_is_waited_for, tell_whose_turn,
};
use serpente_engine::host::{ByItself, Request};
use serpente_engine::rules::{Move, OutOfStep, Placement, Seat, Seats, Tile};
use serpente_engine::table::{Command, Event, GameMove, SeatView, Update};
use serpente_engine::tricks::{Phase, TrickMove};
use serpente_text::announce::say::refusals;
use serpente_text::announce::{Announcement, Category, Cue, Message, Topic};
use std::time::Instant;

/// An input from the listener's own keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatInput {
    /// Execute this action.
    Do(TableAction),
    /// Select this tile of the hand.
    Choose(Tile),
    /// Select the bid or trumps with this number, from 0, among those that can be chosen.
    Choice(usize),
    /// Lay this tile in the place with this number, from 0, among those where it fits.
    Lay(Tile, usize),
    /// Say that the ends count this.
    Count(u8),
    /// Name the tile that the key to confirm would lay or play, without laying it. If it would not lay one, do what that key does.
    NameTile,
    /// Time has passed.
    Tick,
}

/// A listener at a table, with one or several seats at one keyboard, or with none.
pub struct Listener {
    pub(crate) keyboard: Keyboard,
    pub(crate) hands: Hands,
    pub(crate) leftovers: Leftovers,
    pub(crate) asking: Asking,
    pub(crate) choice: TrickChoice,
    pub(crate) hints: Hints,
    pub(crate) telling: Telling,
    /// The player who has announced that the present turn leaves one tile.
    pub(crate) has_announced_last: Option<Seat>,
    /// Whether the player was told, since something last happened, that another player's turn comes
    /// first.
    pub(crate) was_told_to_wait: bool,
    /// The treatment of the match when the player leaves it.
    pub keeping: Keeping,
    /// Whether the match could not be saved at the last attempt.
    pub is_lost: bool,
    pub(crate) out: Outputs,
}

impl Listener {
    /// Handles an input and returns what to do.
    pub fn input(&mut self, input: SeatInput, now: Instant) -> Vec<SeatOutput> {
        self.out.awaits_answer = false;
        if !matches!(input, SeatInput::Do(TableAction::Hint) | SeatInput::Tick) {
            self.hints.other_key();
        }
        match input {
            SeatInput::Do(action) if self.hurries(action) => self.out.request(Request::GoOn),
            SeatInput::Do(action) => self.press(action, now),
            SeatInput::Choose(tile) => {
                self.hints.was_last_key = false;
                self.carry_out(Reply::Go(Step::To(tile)));
            }
            SeatInput::Choice(index) => {
                self.hints.was_last_key = false;
                if crate::choice::must_choose(&self.keyboard) {
                    let reply = self.choice.go_to(index, &self.keyboard);
                    self.carry_out(reply);
                }
            }
            SeatInput::Lay(tile, place) => self.lay_in_place(tile, place),
            SeatInput::Count(number) => {
                if let Some(question) = self.asking.count(&self.keyboard) {
                    let reply = question.say(number);
                    self.carry_out(reply);
                }
            }
            SeatInput::NameTile => self.name_tile(now),
            SeatInput::Tick => {}
        }
        self.out.take()
    }

    /// Names the tile that the key to confirm would lay or play.
    fn name_tile(&mut self, now: Instant) {
        let tile = match self.keyboard.in_turn() {
            Some(seat) if lays_or_plays(seat, &self.keyboard) => {
                moves::to_lay(None, seat, self.hands.of(seat), &self.keyboard)
            }
            _ => None,
        };
        match tile {
            Some(tile) => self.carry_out(Reply::Go(Step::To(tile))),
            None => self.press(TableAction::Confirm, now),
        }
    }

    /// Executes an action. If the player can only pass, and the key asks the host for nothing,
    /// passes at once: they have heard why they can do nothing else.
    fn press(&mut self, action: TableAction, now: Instant) {
        let was_next = self.keyboard.comes_next();
        if action != TableAction::Confirm {
            self.hints.was_last_key = false;
        }
        self.act(action, now);
        if action != TableAction::Hint {
            self.hints.was_last_key = false;
        }
        if action.plays()
            && was_next == Some(ByItself::Pass)
            && !self.asking.is_open()
            && !self.out.has_request()
        {
            self.out.request(Request::GoOn);
        }
    }

    /// Takes in an update and returns what to do.
    ///
    /// # Errors
    /// If the update cannot follow the ones before. The listener is unreliable from then on.
    pub fn take(&mut self, update: &Update) -> Result<Vec<SeatOutput>, OutOfStep> {
        let first = self.out.len();
        if let Some(seconds) = update.time_left {
            tell_time_left(seconds, &self.keyboard, &mut self.out);
        }
        if let Some(seat) = update.stood_in {
            tell_stood_in(seat, &self.keyboard, &mut self.out);
        }
        if !update.events.is_empty() || asks_another(update, &self.keyboard) {
            self.hints.something_happened();
            self.choice.something_happened();
            self.asking.forget_typed();
            self.was_told_to_wait = false;
            self.follow(update)?;
            self.telling.tell_all(update, &self.keyboard, &mut self.out);
            self.telling
                .tell_next_decision(&update.events, &self.keyboard, &mut self.out);
            // How the next round is dealt changes nothing: how to go on was said when the last one ended.
            if update.events.is_empty() || !update.events.iter().all(is_of_the_deal) {
                self.go_on();
            }
        } else if self.out.awaits_answer && update.time_left.is_none() {
            // The host still waits for the same player: only that is announced.
            self.check_turn();
        }
        if self.out.awaits_answer {
            self.out.answer_with_first(first);
            // If the seat draws or passes at once, that also answers the key.
            self.out.awaits_answer &= update.draws_on || update.passes_on;
        }
        Ok(self.out.take())
    }

    /// Follows an update without announcing it.
    ///
    /// # Errors
    /// If the update cannot follow the ones before.
    pub(crate) fn follow(&mut self, update: &Update) -> Result<(), OutOfStep> {
        self.keyboard.follow(update)?;
        for event in &update.events {
            match self.hands.follow(event, &self.keyboard) {
                Some(HandChange::New(seat)) => self.keyboard.has_new_hand(seat),
                Some(HandChange::Drawn(seat)) => self.keyboard.announces_draw(seat),
                None => {}
            }
            // The hands are shown and end with the round; the tiles left are kept for review.
            self.leftovers.follow(event, update);
            if matches!(event, Event::Turn { .. }) {
                self.has_announced_last = None;
            }
        }
        Ok(())
    }

    /// Prepares what comes next: calls another player to the keyboard, or says how to go on.
    pub(crate) fn go_on(&mut self) {
        self.asking.table_changed();
        if self.keyboard.comes_next().is_some() {
            return;
        }
        let Some(seat) = self.seen().turn() else {
            // Nobody is in turn before the first move of a round either: then there is nothing to do but wait.
            let is_told = !self.keyboard.others_play_on() || self.seen().winners().is_some();
            if self.leftovers.ended().is_some() && is_told {
                let message = leaving::how_to_go_on(self.keeping, &self.keyboard);
                self.out
                    .say(Announcement::general(message).about(Topic::Turn));
            }
            return;
        };
        if self.keyboard.is_shared() && self.keyboard.waits_for() == Some(seat) {
            // Until the player takes the keyboard, nobody has it.
            self.let_go();
            let call = Announcement::general(self.keyboard.called(seat));
            self.out.say(call.about(Topic::Turn).with(Cue::YourTurn));
        }
        self.draw_by_itself();
    }

    /// Draws for the player in turn, if that needs no key.
    pub(crate) fn draw_by_itself(&mut self) {
        if let Some(seat) = self.keyboard.in_turn()
            && self.keyboard.draws_by_itself()
        {
            let draw = Command::Play(seat, Move::Draw.into());
            self.out.request(Request::Command(draw));
        }
    }

    /// Takes the keyboard from its holder, if several people share it.
    pub(crate) fn let_go(&mut self) {
        if self.keyboard.let_go() {
            self.out.push(SeatOutput::Keyboard(None));
        }
    }

    /// Reminds a player who returns to the table whose turn it is, or which player must take the
    /// keyboard, and how. If a question is open, asks it again.
    pub fn remind(&mut self) -> Vec<SeatOutput> {
        if let Some(question) = self.asks_whether_to_leave() {
            self.out.answer(question);
        } else if let Some(reply) = self.asking.ask_again(&self.keyboard) {
            self.carry_out(reply);
        } else if let Some(seat) = self.keyboard.waits_for() {
            tell_who_is_waited_for(seat, &self.keyboard, &mut self.out);
        } else {
            tell_whose_turn(&self.keyboard, &mut self.out);
        }
        self.out.take()
    }

    /// Returns the match as the players at this keyboard see it.
    pub fn seen(&self) -> &SeatView {
        self.keyboard.seen()
    }

    /// Returns the seats at this keyboard.
    pub fn seats(&self) -> Seats {
        self.keyboard.seats()
    }

    /// Returns the player who has the keyboard. The announcements for them alone may be reviewed
    /// now.
    pub fn holder(&self) -> Option<Seat> {
        self.keyboard.holder()
    }

    /// Returns whether several people share the keyboard.
    pub fn is_shared(&self) -> bool {
        self.keyboard.is_shared()
    }

    /// Returns whether the keyboard waits for the player in turn, who has not taken it.
    pub fn waits_for_somebody(&self) -> bool {
        self.keyboard.waits_for().is_some()
    }

    /// Returns whether it is the turn of the player who has the keyboard.
    pub fn is_own_turn(&self) -> bool {
        self.keyboard.in_turn().is_some()
    }

    /// Returns whether somebody at this keyboard can do something now: they are in turn, or they ask for the next round or match.
    pub fn may_act(&self) -> bool {
        match self.seen().turn() {
            Some(turn) => self.seats().contains(turn),
            None => !self.keyboard.others_play_on(),
        }
    }

    /// Returns whether no person at this keyboard still plays: all are eliminated or spectators.
    pub fn only_listens(&self) -> bool {
        self.keyboard.only_listens()
    }

    /// Returns a sentence that says whose turn it is.
    pub fn whose_turn(&self) -> Message {
        self.keyboard.whose_turn()
    }

    /// Notes that everything announced was heard, or that there was enough time to hear it.
    pub fn all_was_heard(&mut self) {
        self.keyboard.all_was_heard();
    }

    /// Returns whether a question is waiting for its answer.
    pub fn is_asking(&self) -> bool {
        self.asking.is_open()
    }

    /// Returns the question whether to leave, if it is being asked.
    pub fn asks_whether_to_leave(&self) -> Option<Message> {
        match self.asking.question() {
            Some(Question::Leave) => {
                let keys = &self.keyboard.manner.keys;
                Some(leaving::question(self.keeping, self.is_lost, keys))
            }
            _ => None,
        }
    }

    /// Returns whether the player who has the keyboard is asked what the ends count.
    pub fn is_saying(&self) -> bool {
        self.asking.is_for_count(&self.keyboard)
    }

    /// Returns whether the key skips the pause before the host acts, and does nothing else.
    pub fn hurries(&self, action: TableAction) -> bool {
        if self.asking.is_open() {
            return false;
        }
        match (self.keyboard.comes_next(), action) {
            (Some(_), TableAction::Confirm) => true,
            // A player who can only pass may press the key to draw, and is told why they cannot.
            (Some(next), TableAction::Draw) => next != ByItself::Pass,
            _ => false,
        }
    }

    /// Returns whether a hint was requested and not announced yet.
    pub fn awaits_hint(&self) -> bool {
        self.hints.is_awaited()
    }

    /// Takes the function that computes the hint, if there is one to compute. It can be called on
    /// any thread; meanwhile the player may do something else. If this is not called, the hint is
    /// never announced.
    pub fn hint_to_find(&mut self) -> Option<impl FnOnce() -> HintFound + Send + use<>> {
        let task = self.hints.take_task(&self.keyboard)?;
        Some(move || task.compute())
    }

    /// Takes a computed hint. It is announced at once, unless something has happened since it was
    /// requested.
    pub fn hint_found(&mut self, found: HintFound) -> Vec<SeatOutput> {
        let state = self.hints.take_found(found);
        self.tell_hint(&state);
        self.out.take()
    }

    /// Returns the hand of the player who has the keyboard, in their order; empty if no person has
    /// it.
    pub fn held(&self) -> Vec<HeldTile> {
        match self.holder() {
            Some(seat) => crate::held::tiles(self.hands.of(seat), seat, &self.keyboard),
            None => Vec::new(),
        }
    }

    /// Returns the names of the places on the table as they are told to the player who has the keyboard: those where tiles of
    /// their hand can be laid now, then all others. None before the first tile, and none if no person has the keyboard.
    pub fn place_names(&self) -> Vec<Message> {
        match self.holder() {
            Some(seat) => crate::held::place_names(self.hands.of(seat), seat, &self.keyboard),
            None => Vec::new(),
        }
    }

    /// Returns the bids or trumps that can be chosen now, each with its name and whether it is the
    /// selected one.
    pub fn choices(&self) -> Vec<(Message, bool)> {
        self.choice.all(&self.keyboard)
    }

    /// Returns the present answers to the keys for information, except those that depend on earlier
    /// keys.
    pub fn answers(&self) -> Vec<(TableAction, Message)> {
        help::answers(&self.situation())
    }

    /// Returns the actions that do something now, the most likely ones first.
    pub fn available(&self) -> Vec<TableAction> {
        help::available(&self.situation())
    }

    /// Returns the round that is over, until the next one begins.
    pub fn ended_round(&self) -> Option<&EndedRound> {
        self.leftovers.ended()
    }

    /// Returns the question being asked, or what comes next, with the keys for it.
    pub fn asked(&self) -> Vec<Message> {
        help::asked(&self.situation())
    }

    fn situation(&self) -> Situation<'_> {
        Situation {
            keyboard: &self.keyboard,
            hands: &self.hands,
            question: self.asking.question(),
            is_saying: self.is_saying(),
            shows_leftovers: self.leftovers.are_shown(&self.keyboard),
            keeping: self.keeping,
            is_lost: self.is_lost,
        }
    }

    /// Announces an answer about the hand of the player who has the keyboard, for them alone.
    pub(crate) fn own(&mut self, topic: Topic, message: Message) {
        if let Some(seat) = self.holder() {
            let answer = Announcement::answer(message).about(topic);
            self.out.say(answer.only_for(seat));
        }
    }

    /// Announces an answer with a sound to the player who has the keyboard.
    fn own_with(&mut self, message: Message, cue: Cue) {
        if let Some(seat) = self.holder() {
            let answer = Announcement::answer(message).about(Topic::Cursor).with(cue);
            self.out.say(answer.only_for(seat));
        }
    }

    /// Says why a key does nothing. Only the player who has the keyboard may hear it, since it may
    /// concern their hand.
    pub(crate) fn refuse(&mut self, message: Message) {
        let mut refusal = Announcement::answer(message).with(Cue::Refused);
        refusal.owner = self.holder();
        self.out.say(refusal);
    }

    /// Carries out what a key leads to.
    pub(crate) fn carry_out(&mut self, reply: Reply) {
        match reply {
            Reply::Answer(message) => self.out.answer(message),
            Reply::Own(message) => self.own(Topic::Cursor, message),
            Reply::Ask(message) => self.own_with(message, Cue::Question),
            Reply::Tile { message, fits } => {
                if fits {
                    self.own_with(message, Cue::Fits);
                } else {
                    self.own(Topic::Cursor, message);
                }
            }
            Reply::Refuse(message) => self.refuse(message),
            Reply::Make(play) => self.make(play),
            Reply::Go(step) => {
                self.asking.close();
                let reply = self.hands.go(step, &self.keyboard);
                self.carry_out(reply);
            }
            Reply::AskPlace(places) => {
                let reply = self.asking.open_place(places, &self.keyboard);
                self.carry_out(reply);
            }
            Reply::WhoseTurn => tell_whose_turn(&self.keyboard, &mut self.out),
            Reply::Nothing => {}
        }
    }

    /// Announces the hint, if it is there and a player here is still in turn. If it answers the
    /// key, its tile is selected; otherwise the player may have selected another one.
    pub(crate) fn tell_hint(&mut self, state: &HintState) {
        let answers_key = match state {
            HintState::Ready { answers_key } => *answers_key,
            HintState::Impossible => return self.out.answer(refusals::no_hint()),
            HintState::Nothing => return,
        };
        let Some(seat) = self.keyboard.in_turn() else {
            return;
        };
        let (Some(advice), Some(message)) =
            (self.hints.ready(), self.hints.message(&self.keyboard))
        else {
            return;
        };
        if !answers_key {
            let hint = Announcement::event(message, Category::Own);
            return self.out.say(hint.only_for(seat));
        }
        match advice.play {
            GameMove::Tiles(Move::Open(tile) | Move::Lay(Placement { tile, .. }))
            | GameMove::Tricks(TrickMove::Play(tile)) => {
                self.hands.of_mut(seat).go(Step::To(tile));
            }
            GameMove::Tricks(choice) => self.choice.select(choice),
            _ => {}
        }
        self.hints.was_last_key = true;
        self.own(Topic::Cursor, message);
    }
}

/// Returns whether the event only says by which numbers a round will be dealt.
fn is_of_the_deal(event: &Event) -> bool {
    matches!(
        event,
        Event::Sealed { .. }
            | Event::Nonces { .. }
            | Event::Promised { .. }
            | Event::KeptBack { .. }
            | Event::Unsealed { .. }
    )
}

/// Returns whether the key to confirm would lay or play a tile of this seat, which is in turn.
fn lays_or_plays(seat: Seat, keyboard: &Keyboard) -> bool {
    if let Some(view) = keyboard.trick_view() {
        return view.board.phase() == Phase::Playing;
    }
    match keyboard.views.legal(seat) {
        Some(legal) => !legal.playable().is_empty() && !legal.may_keep(),
        None => false,
    }
}
