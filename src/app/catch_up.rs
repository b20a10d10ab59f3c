//! What somebody missed, in one short sentence about what is true now.

use super::scheduler::{Item, Part};
use super::{App, Outlet};
use serpente_text::announce::say::review;
use serpente_text::announce::{Announcement, Arg, Cue};
use serpente_text::words::{Detail, words};
use std::time::Duration;

/// So many words are told at most of what was missed, and of the turn behind it.
const WORDS: usize = 25;

/// If the turn leaves no room for so many, what was missed is a line of its own.
const FEW: usize = 8;

impl<O: Outlet> App<O> {
    /// The lines that tell this: what was missed, and what is told whole behind it.
    pub(super) fn lines_of(&self, missed: &[Item], item: Option<&Item>) -> Vec<String> {
        let whole = item.into_iter().flat_map(|item| &item.told);
        let mut lines: Vec<String> = whole.map(|told| self.line_of(told)).collect();
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

    /// What was done, in so many words at most: who laid which tiles, one after the other, and what else they did. The newest
    /// matters most.
    fn shortly(&self, missed: &[Item], most: usize) -> Option<String> {
        (0..missed.len()).find_map(|from| {
            let told = in_one_breath(&self.sentences(&missed[from..]));
            (words(&told) <= most).then_some(told)
        })
    }

    fn sentences(&self, missed: &[Item]) -> Vec<String> {
        let mut sentences = Vec::new();
        let (mut names, mut tiles) = (Vec::new(), Vec::new());
        for told in missed.iter().flat_map(|item| &item.told) {
            if let Some((who, tile)) = told.laid() {
                names.push(who.clone());
                tiles.push(tile.clone());
                continue;
            }
            self.end_of_lays(&mut names, &mut tiles, &mut sentences);
            sentences.push(self.text_in(&told.message, Detail::Brief));
        }
        self.end_of_lays(&mut names, &mut tiles, &mut sentences);
        sentences
    }

    fn end_of_lays(&self, names: &mut Vec<Arg>, tiles: &mut Vec<Arg>, sentences: &mut Vec<String>) {
        if !names.is_empty() {
            let (names, tiles) = (std::mem::take(names), std::mem::take(tiles));
            sentences.push(self.text(&review::meanwhile(names, tiles)));
        }
    }

    /// When each of these things is told, in their utterance.
    pub(super) fn timed(
        &self,
        missed: &[Item],
        item: Option<&Item>,
        lines: &[String],
    ) -> Vec<Part> {
        let all = lines.iter().map(|line| self.lasts(line)).sum();
        let own = item.into_iter().flat_map(|item| &item.told);
        let own = own.map(|told| self.lasts(&self.line_of(told))).sum();
        let behind = Duration::saturating_sub(all, own);
        let part = |item: &Item, begins, ends| Part {
            item: item.clone(),
            begins,
            ends,
        };
        let missed = missed.iter().map(|item| part(item, Duration::ZERO, behind));
        let item = item.map(|item| part(item, behind, all));
        missed.chain(item).collect()
    }
}

/// The sounds that go with these things: of what was missed, the last one.
pub(super) fn cues<'a>(missed: &[Item], told: impl Iterator<Item = &'a Announcement>) -> Vec<Cue> {
    let mut missed = missed.iter().flat_map(|item| &item.told);
    let mut cues: Vec<Cue> = told.filter_map(|told| told.cue).collect();
    if cues.is_empty() {
        cues.extend(
            missed
                .rfind(|told| told.cue.is_some())
                .and_then(|told| told.cue),
        );
    }
    cues
}

/// Lines as they are said together: a voice makes a pause at the end of a sentence only, and an entry of a menu is none.
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
