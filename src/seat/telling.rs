//! Decides which events are announced, to whom, and in which order.

use crate::TellingManner;
use crate::draws::Draws;
use crate::keyboard::Keyboard;
use crate::output::{Outputs, SeatOutput};
use crate::views::Views;
use serpente_engine::rules::{LegalMoves, MatchHistory, OutOfStep, SEATS, Seat, Seats, Tile};
use serpente_engine::table::{Event, Header, SeatView, Update};
use serpente_text::announce::say::learn::move_tile;
use serpente_text::announce::say::online;
use serpente_text::announce::say::table as say;
use serpente_text::announce::say::tricks::pass_name;
use serpente_text::announce::{
    Announcement, Arg, Category, Company, Cue, Detail, Message, Scene, Topic, begins, bid_name,
    dealt, review, tell,
};

/// The announcements that an eliminated player or spectator still hears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listening {
    /// No player here is eliminated, or their choices have not been announced yet.
    Everything,
    /// Their choices have been announced.
    EverythingByChoice,
    /// The rest of the match is played without being announced; only its result is.
    OnlyResult,
}

/// The state of what is announced at a keyboard.
pub(crate) struct Telling {
    listening: Listening,
    draws: Draws,
    recap: Option<PendingRecap>,
}

/// Updates that were recorded before the match was resumed, but perhaps never announced.
struct PendingRecap {
    /// The match as it was seen before them.
    views: Views,
    updates: Vec<Update>,
}

/// The most sentences that tell what happened before a match was resumed.
const RECAP_SENTENCES: usize = 3;

/// The most moves in one of them: the last ones, as many as each player of a full table makes.
const RECAP_MOVES: usize = SEATS;

/// What happened before a match was resumed.
#[derive(Default)]
struct PastEvents {
    /// What was announced last at the end of the round before, such as the totals.
    round_before: Option<Announcement>,
    /// Everything since, as it was announced.
    announcements: Vec<Announcement>,
    /// The moves alone, in order: each with the player who made it.
    moves: Vec<Message>,
    /// What came after the last move, such as the end of the round.
    after: Vec<Announcement>,
}

impl PastEvents {
    /// Takes in an event and what announces it.
    fn note(&mut self, event: &Event, announcements: &[Announcement], seen: &SeatView) {
        if matches!(event, Event::Round { .. }) {
            self.begin_round();
        }
        let (seat, made) = match *event {
            Event::Laid { seat, tile, .. } | Event::Played { seat, tile } => {
                (seat, move_tile(tile))
            }
            Event::Bid { seat, bid } => (seat, bid_name(bid)),
            Event::Passed { seat, .. } => (seat, pass_name()),
            // Who drew has laid or passed after it, and knows the tile by their hand. Points of moves and open trains are in
            // the answers to keys.
            Event::Drew { .. }
            | Event::Scored { .. }
            | Event::Marker { .. }
            | Event::Match { .. }
            | Event::Boneyard { .. }
            | Event::Sealed { .. }
            | Event::Nonces { .. }
            | Event::Promised { .. }
            | Event::KeptBack { .. }
            | Event::Unsealed { .. } => return,
            Event::Round { .. }
            | Event::Lot { .. }
            | Event::Dealt { .. }
            | Event::Redeal { .. }
            | Event::Centre { .. }
            | Event::Turn { .. }
            | Event::Swapped { .. }
            | Event::RoundOver { .. }
            | Event::Staked { .. }
            | Event::Card { .. }
            | Event::Stood { .. }
            | Event::Trumps { .. }
            | Event::Trick { .. }
            | Event::HandOver { .. }
            | Event::Eliminated { .. }
            | Event::MatchOver { .. } => {
                if !self.moves.is_empty() {
                    self.after.extend(announcements.iter().cloned());
                }
                return;
            }
        };
        let who = Company::of(seen).who(seat);
        self.moves.push(say::recap_move(who, made));
        self.after.clear();
    }

    /// Forgets the moves of the round before. What it came to stays.
    fn begin_round(&mut self) {
        self.moves.clear();
        if let Some(last) = self.after.pop() {
            self.round_before = Some(last.clone());
            self.announcements = vec![last];
        }
        self.after.clear();
    }

    /// Returns everything in a few sentences: the last moves in one, if there are more.
    fn in_few_sentences(mut self) -> Vec<Announcement> {
        if self.announcements.len() <= RECAP_SENTENCES || self.moves.len() < 2 {
            return self.announcements;
        }
        let last = self
            .moves
            .split_off(self.moves.len().saturating_sub(RECAP_MOVES));
        let mut sentences: Vec<Announcement> = self.round_before.into_iter().collect();
        let moves = say::recap_moves(Arg::apart(last));
        sentences.push(Announcement::action(moves));
        sentences.extend(self.after);
        sentences.truncate(RECAP_SENTENCES);
        sentences
    }
}

impl Telling {
    pub(crate) fn new() -> Self {
        Self {
            listening: Listening::Everything,
            draws: Draws::default(),
            recap: None,
        }
    }

    /// Prepares a recap of these updates, which is announced when the match begins. `views` show
    /// the match before them.
    pub(crate) fn prepare_recap(&mut self, views: Views, updates: Vec<Update>) {
        self.recap = Some(PendingRecap { views, updates });
    }

    /// Announces nothing more but the result. Returns whether more was announced until now.
    pub(crate) fn only_result(&mut self) -> bool {
        let was_more = self.listening != Listening::OnlyResult;
        self.listening = Listening::OnlyResult;
        self.draws = Draws::default();
        was_more
    }

    /// Announces an event to the player who has the keyboard.
    pub(crate) fn tell(&mut self, event: &Event, keyboard: &Keyboard, out: &mut Outputs) {
        let only_result = self.listening == Listening::OnlyResult;
        if only_result && !matches!(event, Event::MatchOver { .. }) {
            return;
        }
        if let Event::Turn { seat } = *event
            && !is_turn_told_at(keyboard, seat)
        {
            return;
        }
        let seen = keyboard.views.of(listener_of(event, keyboard));
        let mut detail = keyboard.manner.detail;
        // With a shared keyboard, no hand is announced when a round begins, so its number must
        // answer the key that dealt it.
        if matches!(event, Event::Round { .. }) && keyboard.is_shared() {
            detail = detail.max(Detail::Normal);
        }
        let announcements = tell(event, seen, &keyboard.manner.keys, detail);
        for announcement in self.draws.join(event, announcements, seen) {
            out.say(announcement);
        }
        match event {
            Event::MatchOver { .. } if only_result => {
                out.event(review::scores(keyboard.seen()), Category::Score);
            }
            _ => {}
        }
    }

    /// Announces an update.
    pub(crate) fn tell_all(&mut self, update: &Update, keyboard: &Keyboard, out: &mut Outputs) {
        let mut is_eliminated = false;
        for event in in_telling_order(&update.events) {
            self.tell(event, keyboard, out);
            is_eliminated |= matches!(event, Event::Eliminated { .. });
        }
        let is_new = is_eliminated && self.listening == Listening::Everything;
        if is_new && keyboard.is_out() {
            // Said after everybody who is eliminated; outdated once the next round begins.
            self.listening = Listening::EverythingByChoice;
            out.say(Announcement::general(keyboard.ways_out()).about(Topic::Round));
        }
    }

    /// Announces again what happened before the match was resumed, if a recap was prepared. Hands
    /// and turns are announced as they are now, and the number of the round has just been
    /// announced.
    pub(crate) fn tell_recap(&mut self, keyboard: &Keyboard, out: &mut Outputs) {
        let Some(PendingRecap { mut views, updates }) = self.recap.take() else {
            return;
        };
        let mut draws = Draws::default();
        let mut past = PastEvents::default();
        for update in &updates {
            if views.follow(update).is_err() {
                break;
            }
            for event in in_telling_order(&update.events) {
                let is_current = matches!(event, Event::Dealt { .. } | Event::Turn { .. });
                let is_number =
                    matches!(event, Event::Round { .. }) && past.announcements.is_empty();
                if is_current || is_number {
                    continue;
                }
                let seen = views.of(listener_of(event, keyboard));
                let manner = &keyboard.manner;
                let announcements = tell(event, seen, &manner.keys, manner.detail);
                past.note(event, &announcements, seen);
                past.announcements
                    .extend(draws.join(event, announcements, seen));
            }
        }
        past.announcements.extend(draws.finish());
        let sentences = past.in_few_sentences();
        if !sentences.is_empty() {
            out.say(Announcement::general(say::match_recap()).about(Topic::Scene));
        }
        for mut announcement in sentences {
            // These events are past: no cue is played, and they are not summed up once more.
            announcement.cue = None;
            announcement.topic = Some(Topic::Scene);
            out.say(announcement);
        }
    }

    /// Announces the next decision of a turn that goes on without a new turn event: after the
    /// centre was laid, whether to exchange the hand; after a double, the next tile; after a wrong
    /// number, the count of the ends.
    pub(crate) fn tell_next_decision(
        &mut self,
        events: &[Event],
        keyboard: &Keyboard,
        out: &mut Outputs,
    ) {
        let Some(seat) = keyboard.in_turn() else {
            return;
        };
        let mut has_laid = false;
        for event in events {
            match event {
                Event::Turn { .. } => return,
                Event::Laid { .. } => has_laid = true,
                _ => {}
            }
        }
        let mut is_asked = keyboard.legal().is_some_and(LegalMoves::may_keep);
        if let Some(board) = keyboard.seen().board() {
            is_asked |= has_laid && board.goes_on() || board.asked().is_some();
        }
        if is_asked {
            self.tell(&Event::Turn { seat }, keyboard, out);
        }
    }
}

/// Announces how many seconds of thinking time the player in turn has left, or that it is over; between rounds, in how many
/// seconds the next one is dealt.
pub(crate) fn tell_time_left(seconds: u64, keyboard: &Keyboard, out: &mut Outputs) {
    let Some(seat) = keyboard.seen().turn() else {
        let left = Announcement::action(say::next_round_in(seconds));
        out.say(left.about(Topic::Offer));
        return;
    };
    if seconds == 0 {
        let company = keyboard.company();
        let is_up = company.sentence(seat, say::your_time_up(), say::time_up);
        out.say(Announcement::action(is_up));
        return;
    }
    // Once the turn is over, nobody needs to hear how long it could still have taken.
    let left = Announcement::action(say::time_left(seconds)).about(Topic::Offer);
    let own = keyboard.in_turn() == Some(seat);
    out.say(if own { left.with(Cue::Time) } else { left });
}

/// Announces that the computer makes the next move for a person whose turn took too long. The
/// server tells the person themselves.
pub(crate) fn tell_stood_in(seat: Seat, keyboard: &Keyboard, out: &mut Outputs) {
    if !keyboard.seats().contains(seat) {
        let message = online::stood_in(keyboard.company().name(seat));
        out.event(message, Category::Move);
    }
}

/// Announces whose turn it is. If it is the turn of the player with the keyboard, also announces,
/// to them alone, what they can do.
pub(crate) fn tell_whose_turn(keyboard: &Keyboard, out: &mut Outputs) {
    let answer = Announcement::answer(keyboard.own_turn()).about(Topic::Turn);
    out.say(match keyboard.in_turn() {
        Some(seat) => answer.only_for(seat),
        None => answer,
    });
}

/// Announces what a player would know by the turn and their hand: the ends, and whose turn it is.
pub(crate) fn tell_watcher_the_table(keyboard: &Keyboard, out: &mut Outputs) {
    if let Some(scene) = Scene::of(keyboard.seen()) {
        let ends = Announcement::general(scene.ends_counted());
        out.say(ends.about(Topic::Scene));
    }
    // It says nothing any more once that player has moved.
    let turn = Announcement::general(keyboard.whose_turn());
    out.say(turn.about(Topic::Turn));
}

/// Announces which player the keyboard waits for.
pub(crate) fn tell_who_is_waited_for(seat: Seat, keyboard: &Keyboard, out: &mut Outputs) {
    let answer = Announcement::answer(keyboard.waiting_for(seat));
    // This says the same as the call, so it replaces the call if that still waits.
    out.say(answer.about(Topic::Turn));
}

/// Announces the tiles of a player's hand, if there are any.
pub(crate) fn tell_hand(seat: Seat, tiles: &[Tile], keyboard: &mut Keyboard, out: &mut Outputs) {
    if keyboard.seen().turn().is_some() && !tiles.is_empty() {
        out.push(SeatOutput::Say(dealt(seat, tiles)));
        keyboard.announces_hand(seat);
    }
}

/// Returns the player to whom an event is announced: if it is about a hand, the player who has the
/// keyboard; otherwise everybody. If exchanging the hand ends the turn, the keyboard is free, and
/// the others only hear that a hand was exchanged.
fn listener_of(event: &Event, keyboard: &Keyboard) -> Option<Seat> {
    if event.hand_of().is_some() && keyboard.waits_for().is_none() {
        keyboard.holder()
    } else {
        keyboard.you()
    }
}

/// Sorts events for announcements: an action comes before the mark that it causes.
fn in_telling_order(events: &[Event]) -> Vec<&Event> {
    let mut order: Vec<&Event> = events.iter().collect();
    for index in 1..order.len() {
        let is_mark = matches!(order[index - 1], Event::Marker { on: true, .. });
        if is_mark && matches!(order[index], Event::Passed { .. }) {
            order.swap(index - 1, index);
        }
    }
    order
}

/// Returns whether a turn is announced at this keyboard. If the player is called to the keyboard,
/// the call announces it.
fn is_turn_told_at(keyboard: &Keyboard, seat: Seat) -> bool {
    let is_here = keyboard.seats().contains(seat);
    if is_here && (keyboard.holder() != Some(seat) || keyboard.draws_by_itself()) {
        return false;
    }
    is_turn_told(seat, is_here, &keyboard.views)
}

/// Returns whether a turn has an announcement of its own. Other players' turns are clear from their
/// moves, and the turn of a player here who can only pass is clear from the pass.
fn is_turn_told(seat: Seat, is_here: bool, views: &Views) -> bool {
    let seen = views.public();
    if seen.turn().is_some_and(|turn| turn != seat) {
        // The turn was lost, which is announced.
        return false;
    }
    if is_here {
        return !views.legal(seat).is_some_and(LegalMoves::must_pass);
    }
    let Some(board) = seen.board() else {
        return false;
    };
    // The lots show who begins, but not if the centre comes from the hand that holds it.
    if begins(board) && (is_centre_from_hand(seen) || seen.lots().is_empty()) {
        return true;
    }
    // The player who has the right to open may not hold the tile for it.
    let may_decline = seen.rules().is_some_and(|rules| rules.shape.may_decline());
    board.first().is_none() && may_decline
}

/// Returns whether the tile in the centre comes from the hand that holds it, in the first round.
fn is_centre_from_hand(seen: &SeatView) -> bool {
    let Some(rules) = seen.rules() else {
        return false;
    };
    let centre = (rules.book.opening.centre_of_hand)(MatchHistory::default(), &rules.options);
    centre.is_some()
}

/// Returns the announcements made to the players in these seats during the round with which these
/// updates end. Announcements about a hand are for its holder alone.
///
/// # Errors
/// If the updates contradict each other.
pub fn announced_earlier(
    header: &Header,
    seats: Seats,
    past: &[Update],
    manner: &TellingManner,
) -> Result<Vec<Announcement>, OutOfStep> {
    let mut views = Views::new(header, seats).map_err(|_| OutOfStep)?;
    let last_round = past.iter().rposition(begins_round);
    let alone = if seats.len() == 1 {
        seats.iter().next()
    } else {
        None
    };
    let mut draws = Draws::default();
    let mut announcements = Vec::new();
    for (index, update) in past.iter().enumerate() {
        views.follow(update)?;
        if index < last_round.unwrap_or_default() {
            continue;
        }
        for event in in_telling_order(&update.events) {
            match *event {
                Event::Round { .. } => announcements.clear(),
                Event::Turn { seat } if !is_turn_told(seat, seats.contains(seat), &views) => {
                    continue;
                }
                _ => {}
            }
            let you = match event.hand_of() {
                Some(seat) if seats.contains(seat) => Some(seat),
                _ => alone,
            };
            let seen = views.of(you);
            let of_event = tell(event, seen, &manner.keys, manner.detail);
            announcements.extend(draws.join(event, of_event, seen));
        }
    }
    announcements.extend(draws.finish());
    Ok(announcements)
}

fn begins_round(update: &Update) -> bool {
    let mut events = update.events.iter();
    events.any(|event| matches!(event, Event::Round { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add_moves(past: &mut PastEvents, count: usize) {
        for _ in 0..count {
            past.moves.push(pass_name());
            past.announcements.push(Announcement::action(pass_name()));
        }
    }

    fn told(past: PastEvents) -> Vec<Message> {
        let sentences = past.in_few_sentences().into_iter();
        sentences.map(|announcement| announcement.message).collect()
    }

    fn moves(count: usize) -> Message {
        say::recap_moves(Arg::apart(vec![pass_name(); count]))
    }

    #[test]
    fn of_a_long_past_the_last_moves_are_told() {
        let mut past = PastEvents::default();
        add_moves(&mut past, 3 * RECAP_MOVES);
        assert_eq!(told(past), [moves(RECAP_MOVES)]);
    }

    #[test]
    fn of_a_round_that_is_over_only_what_it_came_to_is_told() {
        let mut past = PastEvents::default();
        add_moves(&mut past, 20);
        let totals = say::next_round_in(9);
        past.after.push(Announcement::score(say::next_round_in(3)));
        past.after.push(Announcement::score(totals.clone()));
        past.begin_round();
        add_moves(&mut past, 5);
        assert_eq!(told(past), [totals, moves(5)]);
    }
}
