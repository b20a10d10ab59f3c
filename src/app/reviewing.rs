//! A match that is over gone through: thought over decision by decision, and then told, the dearest mistake first.

use super::played::Thinking;
use super::{App, Outlet};
use crate::stats::sentences;
use serpente_archive::{Decision, Record, Replay, Reviewed, Stats, last_finished, read_whole};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{ITERATIONS, Weighed};
use serpente_engine::table::Shuffle;
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Company, Message, reviewed as told};
use std::time::SystemTime;

/// The next decision of a match that is gone through, to be thought over on any thread.
pub struct ReviewToThink {
    reviewed: Box<Reviewed>,
    stop: Stop,
}

/// What came of it.
pub struct ReviewThought {
    reviewed: Box<Reviewed>,
    stop: Stop,
}

impl ReviewToThink {
    /// Thinks.
    #[must_use]
    pub fn think(mut self) -> ReviewThought {
        self.reviewed.weigh_next(ITERATIONS, &self.stop);
        ReviewThought {
            reviewed: self.reviewed,
            stop: self.stop,
        }
    }
}

/// A match that is being gone through.
pub(super) struct Reviewing {
    /// What is to be thought over, unless somebody does so.
    waits: Option<Box<Reviewed>>,
    stop: Stop,
    /// How many thirds of it were told to be done.
    thirds: usize,
}

impl<O: Outlet> App<O> {
    /// The record of the match that is over on the table, if a person played it here.
    fn record_to_review(&self) -> Option<Record> {
        let game = self.local_game()?;
        let is_over = game.listener().seen().winners().is_some();
        let is_played = is_over && game.lesson.is_none() && !game.setup().people().is_empty();
        (is_played && !self.is_visited()).then(|| Record::parse(&game.lines))
    }

    /// Whether the match on the table can be gone through.
    pub(super) fn can_review(&self) -> bool {
        self.record_to_review().is_some()
    }

    /// Goes through the match on the table or, where none is, through the last one that was played to its end.
    pub(super) fn review_match(&mut self) {
        let begun = match (self.record_to_review(), &self.folders) {
            (Some(record), _) => Replay::begin(&record.events, Shuffle::seeded(0))
                .map(|replay| (record, replay))
                .map_err(|_| say::review_none()),
            (None, Some(folders)) => match last_finished(folders.data()) {
                Some(path) => read_whole(&path),
                None => Err(say::review_none()),
            },
            (None, None) => Err(say::review_none()),
        };
        let reviewed = begun.and_then(|(record, replay)| {
            let seat = replay.table().setup().people().iter().next();
            let seat = seat.ok_or_else(say::review_none)?;
            Ok(Reviewed::begin(&record, replay, seat))
        });
        match reviewed {
            Ok(reviewed) => {
                self.matches.reviewing = Some(Reviewing {
                    waits: Some(Box::new(reviewed)),
                    stop: Stop::default(),
                    thirds: 0,
                });
                self.answer(say::review_begins());
            }
            Err(message) => self.refuse(message),
        }
    }

    /// Opens what the kept matches tell together, to go through.
    pub(super) fn open_stats(&mut self) {
        let folders = self.folders.as_ref();
        let stats = folders.map(|folders| Stats::of(folders.data(), SystemTime::now()));
        self.open_lines(sentences(&stats.unwrap_or_default()));
    }

    /// Any key ends the thinking. Returns whether something was thought over.
    pub(super) fn stop_reviewing(&mut self) -> bool {
        let Some(reviewing) = self.matches.reviewing.take() else {
            return false;
        };
        reviewing.stop.stop();
        self.answer(say::review_stopped());
        true
    }

    /// What is to be thought over of a match that is gone through.
    pub(super) fn review_to_think(&mut self) -> Option<Thinking> {
        let reviewing = self.matches.reviewing.as_mut()?;
        Some(Thinking::Review(ReviewToThink {
            reviewed: reviewing.waits.take()?,
            stop: reviewing.stop.clone(),
        }))
    }

    /// Takes what came of that: goes on with the next decision, or tells them all.
    pub(super) fn review_thought(&mut self, thought: ReviewThought) {
        let Some(reviewing) = &mut self.matches.reviewing else {
            return;
        };
        // It was ended, and another one begun since.
        if thought.stop.is_asked() {
            return;
        }
        let reviewed = thought.reviewed;
        let (done, all) = (reviewed.found().count(), reviewed.decisions.len());
        if done >= all {
            self.matches.reviewing = None;
            return self.tell_review(&reviewed);
        }
        let thirds = 3 * done / all.max(1);
        let is_news = thirds > reviewing.thirds;
        reviewing.thirds = thirds;
        reviewing.waits = Some(reviewed);
        if is_news {
            self.answer(say::review_thirds(thirds));
        }
    }

    /// The sentences that come first, then the mistakes, and then everything in order.
    fn tell_review(&mut self, reviewed: &Reviewed) {
        let sum = reviewed.sum();
        let company = Company {
            setup: &reviewed.setup,
            you: Some(reviewed.seat),
        };
        let found: Vec<(&Decision, &Weighed)> = reviewed.found().collect();
        let dearest = sum.mistakes.first().map(|&at| {
            let decision = found[at].0;
            let played = told::named(&decision.seen.view(), decision.played, company);
            (decision.round, played)
        });
        let (unit, mistakes) = (reviewed.unit, sum.mistakes.len());
        let first = told::sum(found.len(), sum.choices, mistakes, sum.loss, unit, dearest);
        let mut lines: Vec<(Message, Option<Message>)> =
            first.into_iter().map(|line| (line, None)).collect();
        let in_order = (0..found.len()).filter(|at| found[*at].1.options > 1);
        for at in sum.mistakes.iter().copied().chain(in_order) {
            let (decision, weighed) = found[at];
            let view = decision.seen.view();
            let line = told::decision(
                decision.round,
                &view,
                decision.played,
                weighed,
                unit,
                company,
            );
            let others = told::others(&decision.others, company);
            lines.push((line, others.clone()));
            lines.extend(told::position(&view, company).map(|line| (line, others)));
        }
        self.open_review_lines(lines);
    }
}
