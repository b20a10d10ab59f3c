//! The words of an announcement for one listener: in their language, with their detail, and in one short sentence if they missed
//! it.

use super::scheduler::{NextUtterance, TellItem};
use crate::session::Session;
use serpente_device::settings::Echo;
use serpente_text::announce::say::review;
use serpente_text::announce::{Announcement, Arg, Message, Topic};
use serpente_text::words::{Detail, Language, words};

/// The most words in the sum of the missed moves together with the turn announced after it.
const WORDS: usize = 25;

/// If the turn leaves room for fewer words than this, the sum of the missed moves becomes a line of its own.
const FEW: usize = 8;

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
        let detail = self.session.settings.detail;
        words.voice(words.told_in(self.language, message, detail))
    }

    /// Returns the text of an announcement.
    pub(super) fn line_of(&self, announcement: &Announcement) -> String {
        let settings = &self.session.settings;
        let is_brief = settings.echo == Echo::Short && self.is_own_lay(announcement);
        let detail = if is_brief {
            Detail::Brief
        } else {
            settings.detail
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
        let taken = lines.first().map_or(0, |line| words(line));
        let room = WORDS.saturating_sub(taken);
        let is_apart = room < FEW;
        let most = if is_apart { WORDS } else { room };
        let Some(sum) = self.shortly(&next.missed, most) else {
            return lines;
        };
        match lines.first_mut() {
            Some(line) if !is_apart => *line = in_one_breath(&[sum, std::mem::take(line)]),
            _ => lines.insert(0, sum),
        }
        lines
    }

    /// Returns a line for each announcement of an item that is not summed up.
    pub(super) fn lines_in_full(&self, item: &TellItem) -> Vec<String> {
        let usual = self.session.settings.detail;
        let mut lines = Vec::new();
        for announcement in &item.told {
            lines.push(match &announcement.named {
                Some(named) if item.names_player => self.text(named, usual),
                None if item.names_player => self.text(&announcement.message, Detail::Full),
                _ => self.line_of(announcement),
            });
        }
        lines
    }

    /// Sums up the missed items in at most `most` words: the tiles that were laid, in order, with the players who laid them,
    /// and their other moves. If there is not enough room, the oldest items are left out: first those of
    /// others, then the player's own.
    fn shortly(&self, missed: &[TellItem], most: usize) -> Option<String> {
        let mut summed: Vec<&TellItem> = missed.iter().collect();
        while !summed.is_empty() {
            let sum = in_one_breath(&self.sentences(&summed));
            if words(&sum) <= most {
                return Some(sum);
            }
            let oldest = summed.iter().position(|item| !self.is_own(item));
            summed.remove(oldest.unwrap_or_default());
        }
        None
    }

    fn is_own(&self, item: &TellItem) -> bool {
        item.told.iter().any(|one| self.is_own_move(one))
    }

    /// Returns a sentence for the tiles that were laid one after the other, and one for each other move.
    fn sentences(&self, missed: &[&TellItem]) -> Vec<String> {
        let announcements: Vec<&Announcement> = missed.iter().flat_map(|item| &item.told).collect();
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
        if names.is_empty() {
            self.text(&group[0].message, Detail::Brief)
        } else {
            self.text(
                &review::meanwhile(names, tiles),
                self.session.settings.detail,
            )
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
