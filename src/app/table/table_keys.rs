//! The keys at the table, and how they relate to what changes there.

use crate::context::LastPress;
use crate::learn::practice::PracticeTable;
use crate::screens::menu_items::MenuKind;
use crate::session::PressToRepeat;
use crate::table::game::TableScreen;
use crate::teller::{CutBy, Outlet, REACTION};
use serpente_seat::{Listener, SeatInput, TableAction};
use serpente_text::announce::say::online::away_for;
use serpente_text::announce::say::table::{next_round_in, time_left};
use serpente_text::announce::say::{menus as say, refusals};
use serpente_text::announce::{Announcement, Category, Cue, Message, Topic};
use std::time::Duration;

/// How long after the beginning of a recap a key press may still be meant to skip ahead.
const RECAP_BEGINS: Duration = Duration::from_secs(1);

impl<O: Outlet> TableScreen<'_, O> {
    /// Does what a key does at the table. `escaped`: the key press before stopped the voice.
    pub(crate) fn key(&mut self, action: TableAction, escaped: bool) {
        let asked = self.context.session.is_asked();
        let leaves = matches!(action, TableAction::Escape | TableAction::Leave);
        if leaves && !asked && PracticeTable::of(self.context).end() {
            return;
        }
        if action == TableAction::Escape {
            if asked {
                self.play_input(SeatInput::Do(action));
            } else if escaped {
                // Elsewhere, the menu offers to tell the line of the day.
                self.context.session.progress();
                self.context.open(MenuKind::Table);
            } else {
                self.context.hush();
                self.context.pressed.last = LastPress::Quiet;
                if !self.context.teller.voice.speaks {
                    // With our voice off there is no silence by which the player could notice the key press.
                    self.context.say_unlogged(&say::escape_once_more(
                        self.context.session.key(TableAction::Escape),
                    ));
                }
                self.learned(action);
            }
            return;
        }
        let scheduler = &self.context.teller.scheduler;
        if scheduler.has_told_turn(self.context.teller.voice.speaks, self.context.session.now)
            && let Some(game) = &mut self.context.session.matches.game
        {
            game.table.knows_of_turn(self.context.session.now);
        }
        let plays = (action.plays() || action == TableAction::Take) && !asked;
        if plays && self.hurries_on(action) {
            return self.hurry(action);
        }
        if plays && self.asks_again(action) {
            return;
        }
        if action == TableAction::Confirm && self.context.session.is_between_rounds() && !asked {
            self.context.interrupt(CutBy::Answer);
            // The voice would finish its sentence first, and the next key press withdraw the total scores.
            self.context.teller.outlet.quiet();
            self.context.teller.scheduler.skip_results();
        }
        let mut notices = Vec::new();
        if action == TableAction::Leave && !asked {
            // Saved first, so that the question can say whether the match was saved.
            notices = self.context.session.keep_match();
        }
        if !plays && let Some(game) = &mut self.context.session.matches.game {
            game.reaction.has_looked = true;
        }
        if action == TableAction::Hint {
            self.note_hint();
        }
        if plays && self.lays_unchosen(action) {
            self.play_input(SeatInput::NameTile);
        } else {
            self.play_input(SeatInput::Do(action));
        }
        if matches!(action, TableAction::Turn | TableAction::Match) {
            self.tell_seconds_left();
        }
        self.learned(action);
        self.context.notice_all(notices);
    }

    /// Notes a hint in a problem or in a match of the day.
    fn note_hint(&mut self) {
        if let Some(posed) = &mut self.context.session.learning.posed {
            posed.hinted = true;
        }
        let local = self.context.session.local_game();
        let day = local.and_then(|game| game.setup().daily);
        if let Some(day) = day {
            self.context.count_hint(day);
        }
    }

    /// Returns whether the key would lay a tile that the player has not chosen, while they hear the beginning of a recap: then the
    /// key press is meant to hear it faster.
    fn lays_unchosen(&self, action: TableAction) -> bool {
        let lays = matches!(
            action,
            TableAction::Confirm | TableAction::Right | TableAction::Left
        );
        let Some(since) = self.context.teller.recapped_since else {
            return false;
        };
        lays && !self.has_looked() && self.context.session.now < since + RECAP_BEGINS
    }

    /// Tells how much is left at a table of a server that limits it: of a turn, of the time for which the table waits for a player
    /// who is away, or until the next round.
    fn tell_seconds_left(&mut self) {
        if !self.context.session.is_at_a_remote_table() {
            return;
        }
        let in_turn = self
            .context
            .session
            .listener()
            .and_then(|listener| listener.seen().turn());
        let now = self.context.session.now;
        let online = &self.context.online;
        let Some(seat) = in_turn else {
            if let Some(seconds) = online.seconds_to_next_round(now) {
                self.tell_time(next_round_in(seconds));
            }
            return;
        };
        let of_turn = online.seconds_left(seat, now);
        if let Some(absence) = online.absence_left(seat, now)
            && of_turn.is_none_or(|seconds| absence.seconds < seconds)
        {
            self.tell_time(away_for(absence.name, absence.seconds));
        } else if let Some(seconds) = of_turn {
            self.tell_time(time_left(seconds));
        }
    }

    /// Announces how much time is left, unless the turn or the wait is over before this is told.
    fn tell_time(&mut self, left: Message) {
        let announcement = Announcement::event(left, Category::Move);
        self.context.tell(&announcement.about(Topic::Offer));
    }

    /// Returns whether the key only skips ahead to one's own turn: other players are in turn, or one's own turn is not
    /// announced yet. Once the player has looked at their tiles, the key plays instead.
    fn hurries_on(&self, action: TableAction) -> bool {
        // The button that takes the keyboard is only there while the table waits for that.
        let leads_on = matches!(action, TableAction::Confirm | TableAction::Draw)
            || action == TableAction::Take && !self.context.session.by_touch;
        let scheduler = &self.context.teller.scheduler;
        self.context.session.hurries(action)
            || leads_on && !self.has_looked() && scheduler.holds_turn()
            || leads_on && scheduler.holds_winner()
            || leads_on && self.only_listens() && scheduler.is_waiting()
    }

    /// Returns whether nobody at this keyboard plays, or still plays.
    fn only_listens(&self) -> bool {
        let listener = self.context.session.listener();
        listener.is_some_and(Listener::only_listens)
    }

    /// Announces in one sentence what waits to be told to somebody who only listens: they have no turn with which it would come.
    /// If nothing waits, and no key makes the table go on, says who is in turn.
    fn hurry_listening(&mut self, action: TableAction) {
        let scheduler = &mut self.context.teller.scheduler;
        scheduler.skip();
        scheduler.skip_to_winner();
        let is_news = scheduler.is_waiting();
        if self.context.session.hurries(action) {
            self.play_input(SeatInput::Do(action));
        }
        self.context.tell_next();
        if !is_news && self.context.session.is_at_a_remote_table() {
            self.tell_who_is_waited_for();
        }
    }

    /// Lets the others play on without pauses until a person at this keyboard is in turn, and announces their moves in one
    /// sentence.
    fn hurry(&mut self, action: TableAction) {
        self.context.interrupt(CutBy::Hurry);
        self.context.teller.outlet.quiet();
        if self.only_listens() {
            self.hurry_listening(action);
        } else if self.context.session.hurries(action) {
            self.context
                .teller
                .scheduler
                .gather(self.context.session.now);
            self.play_input(SeatInput::Do(action));
        } else if self.context.session.is_between_rounds()
            || self.context.teller.scheduler.holds_hand()
        {
            // The end of a round and a new hand are announced, not skipped; pressing the same key again goes on.
            if self.context.session.is_between_rounds()
                && let Some(game) = &mut self.context.session.matches.game
            {
                game.reaction.has_looked = true;
            }
            self.context.teller.scheduler.skip();
            self.context.teller.scheduler.skip_to_winner();
            self.context.tell_next();
        } else {
            self.context.tell_missed(&[]);
        }
        self.learned(action);
    }

    /// Combines the moves gathered while the others were hurried on into one sentence, once they have come to the end.
    pub(super) fn see_to_hurry(&mut self) {
        if self.context.teller.scheduler.gathers() {
            self.context.teller.scheduler.skip();
            if self.context.session.hurries(TableAction::Confirm) {
                // A host on another machine goes on when all players have heard its last step; a player who skips ahead has
                // heard enough.
                self.context.tell_host_what_was_heard();
            } else if self.context.teller.scheduler.holds_turn() {
                // The turn may arrive in a step of its own, a moment after the moves before it.
                self.context.teller.scheduler.has_gathered();
            }
        }
    }

    /// Returns whether the player has looked at their tiles since the table changed last.
    fn has_looked(&self) -> bool {
        let game = self.context.session.matches.game.as_ref();
        game.is_some_and(|game| game.reaction.has_looked)
    }

    /// Returns whether the table changed so shortly before this key press that the player cannot have reacted to it, or whether
    /// they had not been sent the change when they pressed the key. If so, announces the change and asks for the key press once
    /// more; pressing the same key again acts.
    pub(crate) fn asks_again(&mut self, action: TableAction) -> bool {
        let now = self.context.session.now;
        let sent_until = self.context.pressed.sent_until.unwrap_or(now);
        let Some(game) = &mut self.context.session.matches.game else {
            return false;
        };
        if !game.table.listener.may_act() {
            // The key does nothing, now or when it is pressed again.
            return false;
        }
        let is_asked_for = match game.reaction.to_repeat.take() {
            Some(repeat) => repeat.action == action && repeat.asked_at <= sent_until,
            None => false,
        };
        let is_new = match game.reaction.changed {
            Some(changed) => now < changed + REACTION || changed > sent_until,
            None => false,
        };
        if is_asked_for || !is_new {
            return false;
        }
        game.reaction.to_repeat = Some(PressToRepeat {
            action,
            asked_at: now,
        });
        self.context.interrupt(CutBy::Hurry);
        let again = Announcement::reply(refusals::press_again(self.context.session.key(action)));
        self.context.tell_missed(&[again.with(Cue::Refused)]);
        true
    }

    /// Notes that the table changed: the next key press may still be meant for its state before.
    pub(super) fn note_change(&mut self) {
        let now = self.context.session.now;
        if let Some(game) = &mut self.context.session.matches.game {
            game.reaction.note_change(now);
        }
    }

    /// Announces which player still has to move, after the player at the keyboard has tried to skip ahead.
    pub(crate) fn tell_who_is_waited_for(&mut self) {
        if let Some(who) = self.context.session.listener().map(Listener::whose_turn) {
            self.context.refuse(who);
        }
    }

    /// Announces whose turn it is when the screen on top of the table was closed.
    pub(crate) fn return_to_table(&mut self) {
        if let Some(game) = &mut self.context.session.matches.game {
            let outputs = game.table.remind(self.context.session.now);
            self.carry_out(outputs);
        }
    }

    /// Stops the table's clock while another screen is on top of the table.
    pub(crate) fn stop_clock_while_covered(&mut self) {
        let now = self.context.session.now;
        let on_top = self.context.is_at_table();
        match (
            &mut self.context.session.matches.game,
            self.context.session.matches.covered_since,
        ) {
            (Some(game), Some(since)) if on_top => {
                game.table
                    .stood_still(now.saturating_duration_since(since), now);
                self.context.session.matches.covered_since = None;
            }
            (Some(_), None) if !on_top => self.context.session.matches.covered_since = Some(now),
            (None, _) => self.context.session.matches.covered_since = None,
            (Some(_), _) => {}
        }
    }
}
