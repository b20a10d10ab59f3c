//! Sums up in one short sentence what a listener missed.

use super::scheduler::{TellItem, TellPart};
use super::{App, Outlet};
use serpente_text::announce::say::review;
use serpente_text::announce::{Announcement, Arg, Cue};
use serpente_text::words::{Detail, words};
use std::time::Duration;

/// The most words in the sum of the missed moves together with the turn announced after it.
const WORDS: usize = 25;

/// If the turn leaves room for fewer words than this, the sum of the missed moves becomes a line of its own.
const FEW: usize = 8;

impl<O: Outlet> App<O> {
    /// Returns the lines to print: the sum of the missed items, then the item that is announced in full.
    pub(super) fn lines_of(&self, missed: &[TellItem], item: Option<&TellItem>) -> Vec<String> {
        let mut lines = item.map_or_else(Vec::new, |item| self.lines_in_full(item));
        let taken = lines.first().map_or(0, |line| words(line));
        let room = WORDS.saturating_sub(taken);
        let apart = room < FEW;
        if let Some(missed) = self.shortly(missed, if apart { WORDS } else { room }) {
            match lines.first_mut().filter(|_| !apart) {
                Some(line) => *line = in_one_breath(&[missed, std::mem::take(line)]),
                None => lines.insert(0, missed),
            }
        }
        lines
    }

    /// Returns a line for each announcement of an item that is not summed up.
    fn lines_in_full(&self, item: &TellItem) -> Vec<String> {
        let line = |told: &Announcement| match &told.named {
            Some(named) if item.names_player => self.text(named),
            None if item.names_player => self.text_in(&told.message, Detail::Full),
            _ => self.line_of(told),
        };
        item.told.iter().map(line).collect()
    }

    /// Sums up the missed items in at most `most` words: the tiles that were laid, in order, with the players who laid them,
    /// and their other moves. If there is not enough room, the oldest items are left out: first those of
    /// others, then the player's own.
    fn shortly(&self, missed: &[TellItem], most: usize) -> Option<String> {
        let is_others = |item: &&TellItem| !item.told.iter().any(|told| self.is_own_move(told));
        let mut kept: Vec<&TellItem> = missed.iter().collect();
        while !kept.is_empty() {
            let told = in_one_breath(&self.sentences(&kept));
            if words(&told) <= most {
                return Some(told);
            }
            let oldest = kept.iter().position(is_others);
            kept.remove(oldest.unwrap_or_default());
        }
        None
    }

    /// Returns a sentence for the tiles that were laid one after the other, and one for each other move.
    fn sentences(&self, missed: &[&TellItem]) -> Vec<String> {
        let told = missed.iter().flat_map(|item| &item.told);
        let told: Vec<&Announcement> = told.collect();
        let are_lays = |one: &&Announcement, other: &&Announcement| {
            one.laid().is_some() && other.laid().is_some()
        };
        let sentence = |group: &[&Announcement]| {
            let laid = group.iter().filter_map(|told| told.laid());
            let laid = laid.map(|(who, tile)| (who.clone(), tile.clone()));
            let (names, tiles): (Vec<Arg>, Vec<Arg>) = laid.unzip();
            if names.is_empty() {
                self.text_in(&group[0].message, Detail::Brief)
            } else {
                self.text(&review::meanwhile(names, tiles))
            }
        };
        told.chunk_by(are_lays).map(sentence).collect()
    }

    /// Computes when each of these items begins and ends within their utterance.
    pub(super) fn timed(
        &self,
        missed: &[TellItem],
        item: Option<&TellItem>,
        lines: &[String],
    ) -> Vec<TellPart> {
        let all = lines.iter().map(|line| self.lasts(line)).sum();
        let own = item.map_or_else(Vec::new, |item| self.lines_in_full(item));
        let own = own.iter().map(|line| self.lasts(line)).sum();
        let behind = Duration::saturating_sub(all, own);
        let part = |item: &TellItem, begins, ends| TellPart {
            item: item.clone(),
            begins,
            ends,
        };
        let missed = missed.iter().map(|item| part(item, Duration::ZERO, behind));
        let item = item.map(|item| part(item, behind, all));
        missed.chain(item).collect()
    }
}

/// Returns the sounds that go with these announcements; if none has a sound, the last sound of the missed items.
pub(super) fn cues<'a>(
    missed: &[TellItem],
    told: impl Iterator<Item = &'a Announcement>,
) -> Vec<Cue> {
    let missed = missed.iter().flat_map(|item| &item.told);
    let mut cues: Vec<Cue> = told.filter_map(|told| told.cue).collect();
    if cues.is_empty() {
        cues.extend(missed.filter_map(|told| told.cue).next_back());
    }
    cues
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
