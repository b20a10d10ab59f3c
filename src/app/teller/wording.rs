//! The words of an announcement for one listener: in their language, with their detail, and in one short sentence if they missed
//! it.

use super::scheduler::{NextUtterance, TellItem};
use crate::session::Session;
use serpente_device::settings::Echo;
use serpente_text::announce::say::review;
use serpente_text::announce::{Announcement, Arg, Cue, Message, Scene, Topic};
use serpente_text::words::{Detail, Language, words};

/// The most words in a line that tells the missed moves together with the turn after them. If there are more, the moves become a
/// line of their own; if they alone have more, they are counted.
const WORDS: usize = 25;

/// The most moves of other players that are told by their tiles: nobody can tell which name goes with which of more.
const MOVES: usize = 4;

/// Puts announcements into words for the listener.
pub(super) struct Wording<'a> {
    pub(super) session: &'a Session,
    language: Language,
}

impl<'a> Wording<'a> {
    /// Creates the wording in the listener's language.
    pub(super) fn of(session: &'a Session) -> Self {
        Self::in_language(session, session.language)
    }

    /// Creates the wording in a language that the listener had chosen earlier.
    pub(super) fn in_language(session: &'a Session, language: Language) -> Self {
        Self { session, language }
    }

    /// Returns a message's text in this detail. If the language lacks a part of it, all of it is in English.
    fn text(&self, message: &Message, detail: Detail) -> String {
        let words = &self.session.words;
        let language = words.told_in(self.language, message, detail);
        words.text(language, message, detail)
    }

    /// Returns the tag of the voice that reads this message: the English voice if the language cannot say it.
    pub(super) fn voice_of(&self, message: &Message) -> String {
        let words = &self.session.words;
        let detail = self.session.settings.telling.detail;
        words.voice(words.told_in(self.language, message, detail))
    }

    /// Returns the text of an announcement.
    pub(super) fn line_of(&self, announcement: &Announcement) -> String {
        let settings = &self.session.settings;
        let is_brief = settings.telling.echo == Echo::Short && self.is_own_lay(announcement);
        let detail = if is_brief {
            Detail::Brief
        } else {
            settings.telling.detail
        };
        self.text(&announcement.message, detail)
    }

    /// Returns whether it announces a tile that the only person at this keyboard has laid.
    pub(super) fn is_own_lay(&self, announcement: &Announcement) -> bool {
        announcement.tile().is_some() && self.is_own_move(announcement)
    }

    /// Returns whether it announces a move of the only person at this keyboard.
    fn is_own_move(&self, announcement: &Announcement) -> bool {
        match self.session.only_seat() {
            Some(own) => announcement.topic == Some(Topic::Seat(own.number())),
            None => false,
        }
    }

    /// Returns the lines to print: the sum of the missed items, then the item that is announced in full.
    pub(super) fn lines_of(&self, next: &NextUtterance) -> Vec<String> {
        let mut lines = match &next.item {
            Some(item) => self.lines_in_full(item),
            None => Vec::new(),
        };
        let tells_turn = next.item.as_ref().is_some_and(TellItem::is_turn);
        let sum = self.shortly(&next.missed, tells_turn);
        if sum.is_empty() {
            return lines;
        }
        match lines.first_mut() {
            Some(line) if words(&sum) + words(line) <= WORDS => {
                *line = in_one_breath(&[sum, std::mem::take(line)]);
            }
            _ => lines.insert(0, sum),
        }
        lines
    }

    /// Returns a line for each announcement of an item that is not summed up.
    pub(super) fn lines_in_full(&self, item: &TellItem) -> Vec<String> {
        let usual = self.session.settings.telling.detail;
        let mut lines = Vec::new();
        for announcement in &item.announcements {
            lines.push(match &announcement.named {
                Some(named) if item.names_player => self.text(named, usual),
                None if item.names_player => self.text(&announcement.message, Detail::Full),
                _ => self.line_of(announcement),
            });
        }
        lines
    }

    /// Sums up the missed items. A few moves of others are told by their tiles, in order; of more, it says how many there were
    /// and what is true now. The listener's own moves and points, and who has one tile left, are always told.
    fn shortly(&self, missed: &[TellItem], tells_turn: bool) -> String {
        let moves = self.count_moves_of_others(missed);
        let all: Vec<&TellItem> = missed.iter().collect();
        let whole = in_one_breath(&self.sentences(&all));
        if moves <= MOVES && words(&whole) <= WORDS {
            return whole;
        }
        let with_points = self.counted(missed, moves, true, tells_turn);
        if words(&with_points) <= WORDS {
            return with_points;
        }
        let without_points = self.counted(missed, moves, false, tells_turn);
        let draws = missed.iter().filter(|item| item.is_own_draw()).count();
        if draws < 2 || words(&without_points) <= WORDS {
            return without_points;
        }
        // Of several tiles that the listener drew, the last one matters: the hand holds the others.
        let last = missed.iter().rposition(TellItem::is_own_draw);
        let mut rest = Vec::new();
        for (place, item) in missed.iter().enumerate() {
            if !item.is_own_draw() || Some(place) == last {
                rest.push(item.clone());
            }
        }
        self.counted(&rest, moves, false, tells_turn)
    }

    /// Sums up the missed items, with the number of moves that others made instead of these moves. `all_points`: also the points
    /// of others, which the totals hold.
    fn counted(
        &self,
        missed: &[TellItem],
        moves: usize,
        all_points: bool,
        tells_turn: bool,
    ) -> String {
        let mut sentences = Vec::new();
        let mut is_counted = false;
        // Points before the first of these moves follow the listener's own move.
        let mut is_own = true;
        // The last bid is the highest: the hand is played for it.
        let highest_bid = missed.iter().rposition(|item| self.is_bid_of_others(item));
        for (place, item) in missed.iter().enumerate() {
            if moves > 1 && self.is_move_of_others(item) {
                is_own = false;
                if !is_counted {
                    is_counted = true;
                    sentences.push(self.text(&review::moves_made(moves), Detail::Normal));
                }
                if highest_bid == Some(place) {
                    sentences.extend(self.sentences(&[item]));
                }
                continue;
            }
            is_own |= item.is_move();
            // Nothing else tells who took a trick.
            let is_trick = item.is(|told| told.has(Cue::TrickTaken));
            let is_kept = is_own || is_trick || item.is_lasting_result();
            if all_points || is_kept || !item.is_score() {
                sentences.extend(self.sentences(&[item]));
            }
        }
        if !tells_turn && let Some(ends) = self.ends_now() {
            sentences.push(self.text(&ends, self.session.settings.telling.detail));
        }
        in_one_breath(&sentences)
    }

    /// Returns how many moves of other players these items announce. A draw and the tile laid after it are one move.
    fn count_moves_of_others(&self, missed: &[TellItem]) -> usize {
        let mut count = 0;
        for (place, item) in missed.iter().enumerate() {
            let goes_on = match missed.get(place + 1) {
                Some(next) => {
                    item.is(|told| told.has(Cue::Drawn)) && next.is_move_by_mover_of(item)
                }
                None => false,
            };
            if self.is_move_of_others(item) && !goes_on {
                count += 1;
            }
        }
        count
    }

    fn is_move_of_others(&self, item: &TellItem) -> bool {
        let is_seat = item.is(|told| matches!(told.topic, Some(Topic::Seat(_))));
        is_seat && item.is_move() && !item.announcements.iter().any(|one| self.is_own_move(one))
    }

    fn is_bid_of_others(&self, item: &TellItem) -> bool {
        self.is_move_of_others(item) && item.is(|told| told.has(Cue::Bid))
    }

    /// Returns the message that names the open ends, while a round with open ends is being played.
    fn ends_now(&self) -> Option<Message> {
        let seen = self.session.listener()?.seen();
        seen.turn()?;
        Some(Scene::of(seen)?.ends())
    }

    /// Returns a sentence for the tiles that were laid one after the other, and one for each other announcement.
    fn sentences(&self, missed: &[&TellItem]) -> Vec<String> {
        let announcements: Vec<&Announcement> =
            missed.iter().flat_map(|item| &item.announcements).collect();
        let groups =
            announcements.chunk_by(|one, other| one.laid().is_some() && other.laid().is_some());
        groups.map(|group| self.sentence(group)).collect()
    }

    /// Returns one sentence for these announcements, which are all of laid tiles, or only one.
    fn sentence(&self, group: &[&Announcement]) -> String {
        let mut names: Vec<Arg> = Vec::new();
        let mut tiles: Vec<Arg> = Vec::new();
        for (who, tile) in group.iter().filter_map(|one| one.laid()) {
            names.push(who.clone());
            tiles.push(tile.clone());
        }
        if !names.is_empty() {
            let usual = self.session.settings.telling.detail;
            return self.text(&review::meanwhile(names, tiles), usual);
        }
        let only = group[0];
        // Away from its move, a sentence has to say who it is about.
        match &only.named {
            Some(message) => self.text(message, Detail::Brief),
            None if only.topic == Some(Topic::Addition) => self.text(&only.message, Detail::Full),
            None => self.text(&only.message, Detail::Brief),
        }
    }
}

/// Joins lines into one utterance. A voice pauses only at the end of a sentence, so a line without an end mark, such as a menu
/// entry, gets a full stop.
pub(super) fn in_one_breath(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        if !text.is_empty() {
            let ends = text.ends_with(['.', '!', '?', ':']);
            text.push_str(if ends { " " } else { ". " });
        }
        text.push_str(line);
    }
    text
}
