//! What a table's people are told: to whom, and in which order.

use super::views::Views;
use super::{Keeping, Listener, Listening, Output};
use crate::announce::say::table as say;
use crate::announce::say::{learn, refusals};
use crate::announce::{
    Announcement, Category, Company, Detail, Message, Topic, begins, dealt, drew_and_passed,
    review, tell,
};
use serpente_engine::rules::{Board, LegalMoves, Seat};
use serpente_engine::table::{Event, Update};

impl Listener {
    /// Tells an event to whoever has the keyboard.
    pub(super) fn tell(&mut self, event: &Event) {
        if self.plays_out() && !matches!(event, Event::MatchOver { .. }) {
            return;
        }
        if let Event::Turn { seat } = *event
            && !self.is_told_of_turn(seat)
        {
            return;
        }
        let seen = self.views.of(self.listener_of(event));
        let mut detail = self.manner.detail;
        // Where people share the keyboard no hand is told as the round begins: its number answers the key that dealt it.
        if matches!(event, Event::Round { .. }) && self.chairs.len() > 1 {
            detail = detail.max(Detail::Normal);
        }
        let told = tell(event, seen, &self.manner.keys, detail);
        self.out.extend(told.into_iter().map(Output::Say));
        match event {
            Event::Eliminated { .. }
                if self.only_listens() && self.listening == Listening::Untold =>
            {
                self.listening = Listening::Told;
                self.event(self.ways_out(), Category::General);
            }
            Event::MatchOver { .. } if self.plays_out() => {
                self.event(review::scores(self.seen()), Category::Score);
            }
            _ => {}
        }
    }

    /// What somebody can do who is eliminated.
    pub(super) fn ways_out(&self) -> Message {
        let keys = &self.manner.keys;
        say::ways_out(keys.go_on.clone(), keys.leave.clone(), keys.last.clone())
    }

    /// That somebody is eliminated, and what they can do.
    pub(super) fn eliminated(&self) -> Message {
        let keys = &self.manner.keys;
        refusals::you_are_out(keys.go_on.clone(), keys.leave.clone(), keys.last.clone())
    }

    /// Tells what happened. What a computer player drew who passes at once is told with the pass: both are one sentence.
    pub(super) fn tell_all(&mut self, update: &Update) {
        for event in in_telling_order(&update.events) {
            let told = self.out.len();
            self.tell(event);
            match event {
                Event::Drew { seat, .. } if update.passes_on => {
                    self.drew = Some(drew_and_passed(*seat, self.seen()));
                    self.out.truncate(told);
                }
                Event::Passed { .. } => {
                    let both = self.drew.take().map(Output::Say);
                    if let (Some(both), Some(passed)) = (both, self.out.get_mut(told)) {
                        *passed = both;
                    }
                }
                _ => {}
            }
        }
    }

    /// Tells again what happened before the match was taken up. Hands and turns are told as they are now, and which round
    /// it is has just been told.
    pub(super) fn tell_recap(&mut self, mut views: Views, recap: &[Update]) {
        let before = self.out.len();
        for step in recap {
            if views.follow(step).is_err() {
                break;
            }
            for event in in_telling_order(&step.events) {
                let is_known = matches!(event, Event::Dealt { .. } | Event::Turn { .. })
                    || matches!(event, Event::Round { .. }) && self.out.len() == before;
                if !is_known {
                    let seen = views.of(self.listener_of(event));
                    let told = tell(event, seen, &self.manner.keys, self.manner.detail);
                    // It is past, and none of it sounds.
                    let silent = |told| Announcement { cue: None, ..told };
                    self.out
                        .extend(told.into_iter().map(silent).map(Output::Say));
                }
            }
        }
        if self.out.len() > before {
            let heading = Announcement::event(say::match_recap(), Category::General);
            self.out.insert(before, Output::Say(heading));
        }
    }

    /// To whom an event is told: what tells of a hand, to whoever has the keyboard; else to all who listen. Who exchanges
    /// the hand and ends the turn with it, gives the keyboard away: the others hear that, and not the hand.
    fn listener_of(&self, event: &Event) -> Option<Seat> {
        match event.hand_of() {
            Some(_) if !self.waits_for_somebody() => self.holder,
            _ => self.listener(),
        }
    }

    /// A turn that goes on begins with no event of its own: who has laid the centre says now whether the hand is exchanged,
    /// and who has laid a double goes on.
    pub(super) fn ask_on(&mut self, events: &[Event]) {
        let told = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        let laid = told(|event| matches!(event, Event::Laid { .. }));
        let goes_on = laid && self.seen().board().is_some_and(Board::goes_on);
        let asked = goes_on || self.legal().is_some_and(LegalMoves::may_keep);
        let has_turn = told(|event| matches!(event, Event::Turn { .. }));
        let in_turn = |seat: &Seat| self.seen().turn() == Some(*seat);
        if let Some(seat) = self.holder.filter(in_turn).filter(|_| asked && !has_turn) {
            self.tell(&Event::Turn { seat });
        }
    }

    /// Whether a turn is told: that of somebody here who has not got the keyboard yet is told by handing it over.
    fn is_told_of_turn(&self, seat: Seat) -> bool {
        let is_here = self.chairs.contains(seat);
        (!is_here || self.holder == Some(seat)) && is_turn_told(seat, is_here, &self.views)
    }

    pub(super) fn must_pass(&self, seat: Seat) -> bool {
        let view = self.views.of(Some(seat)).view();
        view.and_then(|view| view.legal)
            .is_some_and(LegalMoves::must_pass)
    }

    pub(super) fn tell_how_to_go_on(&mut self) {
        let told = Announcement::event(self.how_to_go_on(), Category::General);
        self.say(told.about(Topic::Turn));
    }

    /// Which key deals the next round, or leads to the menu after the match.
    pub(super) fn how_to_go_on(&self) -> Message {
        let key = self.manner.keys.go_on.clone();
        let is_over = self.seen().winners().is_some();
        if self.keeping == Keeping::Aside || is_over && self.is_of_a_day() {
            learn::aside_ended(key)
        } else if is_over {
            say::match_ended(key, self.manner.keys.leave.clone())
        } else if self.keeping == Keeping::Practice {
            say::lesson_ended(key)
        } else {
            say::next_round(key)
        }
    }

    /// Whether it is the match of a day, which nobody plays twice.
    pub(super) fn is_of_a_day(&self) -> bool {
        self.seen().setup().daily.is_some()
    }

    /// Tells a person the tiles of their hand, if there are any.
    pub(super) fn tell_hand(&mut self, seat: Seat) {
        let tiles = self.hands[seat.index()].tiles();
        if self.seen().turn().is_some() && !tiles.is_empty() {
            self.say(dealt(seat, tiles));
            self.hand_is_told(seat);
        }
    }

    /// To whom it is told. Where several people listen nobody is "you": not at a match's end, and not in what is
    /// gone through later by somebody else.
    pub(super) fn listener(&self) -> Option<Seat> {
        self.holder.filter(|_| self.chairs.len() == 1)
    }

    /// To whom it is told.
    pub(super) fn company(&self) -> Company<'_> {
        Company::of(self.seen())
    }

    pub(super) fn say(&mut self, announcement: Announcement) {
        self.out.push(Output::Say(announcement));
    }

    pub(super) fn event(&mut self, message: Message, category: Category) {
        self.say(Announcement::event(message, category));
    }

    pub(super) fn answer(&mut self, message: Message) {
        self.say(Announcement::answer(message));
    }

    /// An answer that tells of the holder's hand: of one tile, or of none.
    pub(super) fn own(&mut self, seat: Seat, message: Message) {
        self.own_about(Topic::Cursor, seat, message);
    }

    pub(super) fn own_about(&mut self, topic: Topic, seat: Seat, message: Message) {
        self.say(Announcement::answer(message).about(topic).only_for(seat));
    }
}

/// The events in the order in which they are told: what one does comes before the mark it leaves.
fn in_telling_order(events: &[Event]) -> Vec<&Event> {
    let mut order: Vec<&Event> = events.iter().collect();
    for place in 1..order.len() {
        if let (Event::Marker { on: true, .. }, Event::Passed { .. }) =
            (order[place - 1], order[place])
        {
            order.swap(place - 1, place);
        }
    }
    order
}

/// Whether a turn is worth a sentence of its own. Another's is told by what they do in it; that of somebody here who can only
/// pass, by the pass.
pub(super) fn is_turn_told(seat: Seat, is_here: bool, views: &Views) -> bool {
    if is_here {
        let view = views.of(Some(seat)).view();
        return !view
            .and_then(|view| view.legal)
            .is_some_and(LegalMoves::must_pass);
    }
    let seen = views.of(None);
    if seen.board().is_some_and(begins) && seen.lots().is_empty() {
        return true;
    }
    // Who has the right to open need not hold the tile for it.
    let rights = seen
        .rules()
        .is_some_and(|rules| rules.shape().may_decline());
    let opening = seen.board().is_some_and(|board| board.first().is_none());
    opening && rights
}
