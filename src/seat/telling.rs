//! Decides which events are announced, to whom, and in which order.

use super::views::Views;
use super::{Keeping, Listener, Listening, SeatOutput, TellingManner};
use serpente_engine::rules::{Board, LegalMoves, MatchHistory, OutOfStep, Seat, Seats};
use serpente_engine::table::{Event, Header, Update};
use serpente_text::announce::say::table as say;
use serpente_text::announce::say::{learn, refusals};
use serpente_text::announce::{
    Announcement, Category, Company, Detail, Message, Topic, begins, dealt, drew_and_passed,
    review, tell,
};

impl Listener {
    /// Announces an event to the player who has the keyboard.
    pub(super) fn tell(&mut self, event: &Event) {
        let plays_out = self.listening == Listening::PlaysOut;
        if plays_out && !matches!(event, Event::MatchOver { .. }) {
            return;
        }
        if let Event::Turn { seat } = *event
            && !self.is_told_of_turn(seat)
        {
            return;
        }
        let seen = self.views.of(self.listener_of(event));
        let mut detail = self.manner.detail;
        // With a shared keyboard, no hand is announced when a round begins, so its number must answer the key that dealt it.
        if matches!(event, Event::Round { .. }) && self.seats.len() > 1 {
            detail = detail.max(Detail::Normal);
        }
        let told = tell(event, seen, &self.manner.keys, detail);
        self.out.extend(told.into_iter().map(SeatOutput::Say));
        match event {
            Event::Eliminated { .. }
                if self.only_listens() && self.listening == Listening::Untold =>
            {
                self.listening = Listening::Told;
                self.event(self.ways_out(), Category::General);
            }
            Event::MatchOver { .. } if plays_out => {
                self.event(review::scores(self.seen()), Category::Score);
            }
            _ => {}
        }
    }

    /// Returns the message that says what an eliminated player can do.
    pub(super) fn ways_out(&self) -> Message {
        let keys = &self.manner.keys;
        say::ways_out(&keys.go_on, &keys.leave, &keys.last)
    }

    /// Returns the message that says that the player is eliminated, and what they can do.
    pub(super) fn eliminated(&self) -> Message {
        let keys = &self.manner.keys;
        refusals::you_are_out(&keys.go_on, &keys.leave, &keys.last)
    }

    /// Announces an update. If a computer player draws and passes at once, one sentence announces both.
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
                    let both = self.drew.take().map(SeatOutput::Say);
                    if let (Some(both), Some(passed)) = (both, self.out.get_mut(told)) {
                        *passed = both;
                    }
                }
                _ => {}
            }
        }
    }

    /// Announces again what happened before the match was resumed. Hands and turns are announced as they are now, and the
    /// number of the round has just been announced.
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
                    // These events are past, so no cue is played.
                    let silent = |told| Announcement { cue: None, ..told };
                    self.out
                        .extend(told.into_iter().map(silent).map(SeatOutput::Say));
                }
            }
        }
        if self.out.len() > before {
            let heading = Announcement::general(say::match_recap());
            self.out.insert(before, SeatOutput::Say(heading));
        }
    }

    /// Returns the player to whom an event is announced: if it is about a hand, the player who has the keyboard; otherwise
    /// everybody. If exchanging the hand ends the turn, the keyboard is free, and the others only hear that a hand was
    /// exchanged.
    fn listener_of(&self, event: &Event) -> Option<Seat> {
        match event.hand_of() {
            Some(_) if !self.waits_for_somebody() => self.holder,
            _ => self.listener(),
        }
    }

    /// Announces the next decision of a turn that goes on without a new turn event: after the centre was laid, whether to
    /// exchange the hand; after a double, the next tile; after a wrong number, the count of the ends.
    pub(super) fn ask_on(&mut self, events: &[Event]) {
        let told = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        let laid = told(|event| matches!(event, Event::Laid { .. }));
        let goes_on = laid && self.seen().board().is_some_and(Board::goes_on);
        let asks_count = self.seen().board().and_then(Board::asked).is_some();
        let asked = goes_on || asks_count || self.legal().is_some_and(LegalMoves::may_keep);
        let has_turn = told(|event| matches!(event, Event::Turn { .. }));
        if let Some(seat) = self.in_turn().filter(|_| asked && !has_turn) {
            self.tell(&Event::Turn { seat });
        }
    }

    /// Returns whether a turn is announced. If the player is called to the keyboard, the call announces it.
    fn is_told_of_turn(&self, seat: Seat) -> bool {
        let is_here = self.seats.contains(seat);
        (!is_here || self.holder == Some(seat)) && is_turn_told(seat, is_here, &self.views)
    }

    pub(super) fn must_pass(&self, seat: Seat) -> bool {
        self.views.legal(seat).is_some_and(LegalMoves::must_pass)
    }

    /// Returns the message that says which key deals the next round or, after the match, opens the menu.
    pub(super) fn how_to_go_on(&self) -> Message {
        let keys = &self.manner.keys;
        let is_over = self.seen().winners().is_some();
        if self.keeping == Keeping::Aside || is_over && self.is_of_a_day() {
            learn::aside_ended(&keys.go_on)
        } else if is_over {
            say::match_ended(&keys.go_on, &keys.leave)
        } else if self.keeping == Keeping::Practice {
            say::lesson_ended(&keys.go_on)
        } else {
            say::next_round(&keys.go_on)
        }
    }

    /// Returns whether this is the match of a day, which nobody plays twice.
    pub(super) fn is_of_a_day(&self) -> bool {
        self.seen().setup().daily.is_some()
    }

    /// Announces the tiles of a player's hand, if there are any.
    pub(super) fn tell_hand(&mut self, seat: Seat) {
        let tiles = &self.hands[seat.index()].tiles;
        if self.seen().turn().is_some() && !tiles.is_empty() {
            self.say(dealt(seat, tiles));
            self.hand_is_told(seat);
        }
    }

    /// Returns the player whom sentences call "you". If several people share the keyboard, it is `None`, since the others hear
    /// the same sentence, at once or in the review.
    pub(super) fn listener(&self) -> Option<Seat> {
        self.holder.filter(|_| self.seats.len() == 1)
    }

    /// Returns the players as messages name them.
    pub(super) fn company(&self) -> Company<'_> {
        Company::of(self.seen())
    }

    pub(super) fn say(&mut self, announcement: Announcement) {
        self.out.push(SeatOutput::Say(announcement));
    }

    pub(super) fn event(&mut self, message: Message, category: Category) {
        self.say(Announcement::event(message, category));
    }

    pub(super) fn answer(&mut self, message: Message) {
        self.say(Announcement::answer(message));
    }

    /// Announces an answer about the hand of the player who has the keyboard, for them alone.
    pub(super) fn own(&mut self, message: Message) {
        self.own_about(Topic::Cursor, message);
    }

    pub(super) fn own_about(&mut self, topic: Topic, message: Message) {
        if let Some(seat) = self.holder {
            self.say(Announcement::answer(message).about(topic).only_for(seat));
        }
    }
}

/// Sorts events for announcements: an action comes before the mark that it causes.
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

/// Returns whether a turn has an announcement of its own. Other players' turns are clear from their moves, and the turn of a
/// player here who can only pass is clear from the pass.
fn is_turn_told(seat: Seat, is_here: bool, views: &Views) -> bool {
    if views.of(None).turn().is_some_and(|turn| turn != seat) {
        // The turn was lost, which is announced.
        return false;
    }
    if is_here {
        return !views.legal(seat).is_some_and(LegalMoves::must_pass);
    }
    let seen = views.of(None);
    // The lots show who begins, but not if the centre comes from the hand that holds it.
    let is_found = seen.rules().is_some_and(|rules| {
        let (book, options) = (rules.book, &rules.options);
        (book.opening.centre_of_hand)(MatchHistory::default(), options).is_some()
    });
    if seen.board().is_some_and(begins) && (is_found || seen.lots().is_empty()) {
        return true;
    }
    // The player who has the right to open may not hold the tile for it.
    let rights = seen.rules().is_some_and(|rules| rules.shape.may_decline());
    let opening = seen.board().is_some_and(|board| board.first().is_none());
    opening && rights
}

/// Returns the announcements made to the players in these seats during the round with which these updates end. Announcements
/// about a hand are for its holder alone.
///
/// # Errors
/// If the updates contradict each other.
pub fn told_earlier(
    header: &Header,
    chairs: Seats,
    past: &[Update],
    manner: &TellingManner,
) -> Result<Vec<Announcement>, OutOfStep> {
    let mut views = Views::new(header, chairs).map_err(|_| OutOfStep)?;
    let begins = |update: &Update| update.events.iter().any(is_round);
    let first = past.iter().rposition(begins).unwrap_or_default();
    let alone = chairs.iter().next().filter(|_| chairs.len() == 1);
    let mut told = Vec::new();
    for (place, update) in past.iter().enumerate() {
        views.follow(update)?;
        let events = update.events.iter().filter(|_| place >= first);
        for event in events {
            if is_round(event) {
                told.clear();
            }
            let is_here = |seat| chairs.contains(seat);
            if let Event::Turn { seat } = *event
                && !is_turn_told(seat, is_here(seat), &views)
            {
                continue;
            }
            let you = event.hand_of().filter(|&seat| is_here(seat)).or(alone);
            told.extend(tell(event, views.of(you), &manner.keys, manner.detail));
        }
    }
    Ok(told)
}

fn is_round(event: &Event) -> bool {
    matches!(event, Event::Round { .. })
}
