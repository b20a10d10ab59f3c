//! Several things in one sentence: what somebody who is behind hears of them.

use super::told::{Item, Part};
use super::{App, Outlet};
use crate::announce::say::review;
use crate::announce::{Announcement, Arg, Category, Cue, Topic};
use crate::words::Detail;
use std::time::Duration;

impl<O: Outlet> App<O> {
    /// The sentences that tell these things: what was done in one, in the shortest form.
    pub(super) fn folded(&mut self, items: &[Item]) -> Option<String> {
        let mut sentences = Vec::new();
        let left_out = self.telling.take_left_out();
        if left_out > 0 {
            let key = self.key(crate::seat::Action::ReviewBack);
            sentences.push(self.text(&review::left_out(left_out, key)));
        }
        let mut deeds: Vec<Arg> = Vec::new();
        for item in items {
            let text = self.shortly(item);
            let moved =
                item.is_deed() && item.told.iter().all(|told| told.category == Category::Move);
            match text.strip_suffix('.') {
                Some(deed) if moved && items.len() > 1 => deeds.push(Arg::Text(deed.to_owned())),
                _ => {
                    self.end_of_deeds(&mut deeds, &mut sentences);
                    sentences.push(text);
                }
            }
        }
        self.end_of_deeds(&mut deeds, &mut sentences);
        (!sentences.is_empty()).then(|| in_one_breath(&sentences))
    }

    fn end_of_deeds(&self, deeds: &mut Vec<Arg>, sentences: &mut Vec<String>) {
        if !deeds.is_empty() {
            let deeds = Arg::Apart(std::mem::take(deeds));
            sentences.push(self.text(&review::meanwhile(deeds)));
        }
    }

    /// What tells this to somebody who is behind, or has heard some of it.
    fn shortly(&self, item: &Item) -> String {
        let text = |told: &Announcement| {
            let short = item.is_deed() || item.again && told.topic != Some(Topic::Hand);
            let detail = if short {
                Detail::Brief
            } else {
                self.settings.detail
            };
            self.words.text(self.language, &told.message, detail)
        };
        in_one_breath(&item.told.iter().map(text).collect::<Vec<_>>())
    }

    /// When each of these things is told, in their utterance.
    pub(super) fn timed(&self, items: &[Item], folded: bool) -> Vec<Part> {
        let mut parts = Vec::new();
        for item in items {
            let part = self.part_saying(item.clone(), &parts, folded);
            parts.push(part);
        }
        parts
    }

    /// The same for what comes behind these.
    pub(super) fn part(&self, item: Item, before: &[Part]) -> Part {
        self.part_saying(item, before, false)
    }

    fn part_saying(&self, item: Item, before: &[Part], folded: bool) -> Part {
        let text = if folded {
            self.shortly(&item)
        } else {
            let texts = item.told.iter().map(|told| self.text(&told.message));
            in_one_breath(&texts.collect::<Vec<_>>())
        };
        let begins = before.last().map_or(Duration::ZERO, |part| part.ends);
        Part {
            ends: begins + self.lasts(&text),
            item,
            begins,
        }
    }
}

/// The sounds that go with these things: of what somebody who is behind hears in one sentence, the last one.
pub(super) fn cues(items: &[Item], answer: &[Announcement]) -> Vec<Cue> {
    let new = items.iter().filter(|item| !item.again);
    let mut cues: Vec<Cue> = new
        .flat_map(|item| item.told.iter().filter_map(|told| told.cue))
        .collect();
    if items.len() > 1 {
        cues.drain(..cues.len().saturating_sub(1));
    }
    cues.extend(answer.iter().filter_map(|told| told.cue));
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
