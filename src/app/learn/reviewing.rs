//! The review of a finished match: evaluates it decision by decision, then announces the result, the most costly mistake first.

use super::learning::{DayShare, ReviewNews, Reviewing, ShareStep};
use super::today;
use crate::Outlet;
use crate::context::Context;
use crate::screens::Screen;
use crate::screens::menu_items::MenuKind;
use crate::screens::text_reader::{OfReview, TextReader};
use crate::texts::stats::{calendar, sentences, trend};
use serpente_archive::{
    DayResult, Decision, MonthCost, Record, RecordedChoice, Replay, Reviewed, Stats, finished,
    read_whole,
};
use serpente_engine::bots::Stop;
use serpente_engine::bots::review::{Unit, Weighed};
use serpente_engine::rules::Move;
use serpente_engine::table::{Day, GameMove, GameView, OwnedGameView, Shuffle};
use serpente_seat::TableAction;
use serpente_system::clock::unix_time;
use serpente_text::announce::review::scores_of;
use serpente_text::announce::reviewed::{self, named};
use serpente_text::announce::say::learn as say;
use serpente_text::announce::{Company, Message, Scene, Urgency};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::SystemTime;

/// The most finished matches on offer.
const MOST_FINISHED: usize = 20;

/// Evaluates finished matches, and opens what was found.
pub(crate) struct MatchReview<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> MatchReview<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> MatchReview<'_, O> {
    /// Reviews the match on the table or, if there is none to review, lets the player choose a finished match.
    pub(crate) fn review_match(&mut self) {
        if let Some(record) = self.context.session.record_to_review() {
            let name = self.name_of_last(&record);
            return match Replay::begin(&record.events, Shuffle::seeded(0)) {
                Ok(replay) => {
                    self.begin_review(&record, replay);
                    self.context.session.learning.file_of_review = name;
                }
                Err(_) => self.context.refuse(say::review_none()),
            };
        }
        self.context.session.learning.finished = match &self.context.session.folders {
            Some(folders) => finished(&folders.data, MOST_FINISHED),
            None => Vec::new(),
        };
        match &self.context.session.learning.finished[..] {
            [] => self.context.refuse(say::review_none()),
            [only] => {
                let path = only.path.clone();
                self.review_file(&path);
            }
            _ => self.context.open(MenuKind::Finished),
        }
    }

    /// Returns the name of the file of this record, if it is the last one in the player's folder.
    fn name_of_last(&self, record: &Record) -> Option<String> {
        let folders = self.context.session.folders.as_ref()?;
        let last = finished(&folders.data, 1).pop()?;
        let kept = Record::read(&last.path).ok()?;
        if kept.events != record.events {
            return None;
        }
        let name = last.path.file_name()?;
        Some(name.to_string_lossy().into_owned())
    }

    /// Reviews the finished match in a file.
    pub(crate) fn review_file(&mut self, path: &Path) {
        match read_whole(path) {
            Ok((record, replay)) => {
                let name = path
                    .file_name()
                    .map(|name| name.to_string_lossy().into_owned());
                self.begin_review(&record, replay);
                self.context.session.learning.file_of_review = name;
            }
            Err(message) => self.context.refuse(message),
        }
    }

    fn begin_review(&mut self, record: &Record, replay: Replay) {
        let people = replay.table().setup().people();
        let Some(seat) = people.iter().next() else {
            return self.context.refuse(say::review_none());
        };
        let reviewed = Reviewed::begin(record, replay, seat);
        self.context.session.learning.reviewing = Some(Reviewing::of(reviewed));
        self.context.answer(say::review_begins());
    }

    /// Announces the line to share of a match of the day, once it is computed. The player need not wait for it.
    pub(crate) fn share(&mut self, record: &Record) {
        let Some(result) = DayResult::of(record) else {
            return;
        };
        if self
            .context
            .session
            .progress()
            .line_of_day(result.day)
            .is_some()
        {
            return self.context.tell_day(result.day);
        }
        self.context.session.learning.shares = Some(DayShare {
            record: record.clone(),
            result,
            next: Some(ShareStep::Par),
        });
    }

    /// Opens the statistics of the saved matches.
    pub(crate) fn open_stats(&mut self) {
        let stats = match &self.context.session.folders {
            Some(folders) => Stats::of(&folders.data, SystemTime::now()),
            None => Stats::default(),
        };
        let mut lines = sentences(&stats);
        let progress = self.context.session.progress();
        lines.extend(trend(progress));
        lines.extend(calendar(progress, Day::at(unix_time())));
        self.context.open_lines(lines);
    }

    /// Stops the evaluation that the player waits for, at any key press. Returns whether there was one.
    pub(crate) fn stop_reviewing(&mut self) -> bool {
        let is_stopped = self.context.session.learning.stop_reviewing();
        if is_stopped {
            self.context.answer(say::review_stopped());
        }
        is_stopped
    }

    /// Takes the result of evaluating a decision.
    pub(crate) fn take_weighed(&mut self, reviewed: Box<Reviewed>, stop: &Stop) {
        match self.context.session.learning.take_weighed(reviewed, stop) {
            Some(ReviewNews::Thirds(thirds)) => self.context.answer(say::review_thirds(thirds)),
            Some(ReviewNews::Done(reviewed)) => self.tell_review(reviewed),
            None => {}
        }
    }

    /// Opens the result: first the summary, then the mistakes, then all decisions in order.
    fn tell_review(&mut self, review: Box<Reviewed>) {
        self.keep_review(&review);
        let to_find = if self.context.session.settings.review_asks {
            to_find(&review)
        } else {
            BTreeSet::new()
        };
        let keys = self.keys_to_find();
        let lines = lines_of_review(&review, &to_find, &keys);
        self.context.session.learning.to_find = to_find;
        self.context.session.learning.reviewed = Some(review);
        self.context.open_reader(TextReader::review(lines));
    }
}

impl<O: Outlet> MatchReview<'_, O> {
    /// Keeps what the choices of a match cost. The costliest come back as questions.
    fn keep_review(&mut self, review: &Reviewed) {
        let Some(name) = self.context.session.learning.file_of_review.clone() else {
            return;
        };
        let sum = review.sum();
        let found: Vec<(&Decision, &Weighed)> = review.evaluated().collect();
        let mut choices = Vec::new();
        for &at in &sum.mistakes {
            let (decision, weighed) = found[at];
            choices.extend(recorded_choice(&name, decision, weighed));
        }
        let cost = MonthCost {
            choices: sum.choices,
            loss: sum.loss,
            percent: review.unit == Unit::Percent,
        };
        let day = Day::at(unix_time());
        let month = day.to_string()[..7].to_owned();
        let progress = self.context.session.progress();
        if !progress.reviewed.contains(&name) {
            progress.take_choices(choices, today());
        }
        progress.take_review(&name, review.setup.game.id(), &month, cost);
        self.context.keep_progress();
    }
}

impl<O: Outlet> MatchReview<'_, O> {
    fn keys_to_find(&self) -> KeysToFind {
        KeysToFind {
            find: self.context.session.key(TableAction::Confirm),
            tell: self.context.session.key(TableAction::Hint),
        }
    }

    /// Tells the better move of a decision that the player was to find.
    pub(crate) fn tell_better(&mut self, at: usize) {
        self.reveal(at);
        self.context.ask_again(Urgency::Answer);
    }

    /// Writes the better move of a decision into the lines of the review. Tells nothing.
    pub(super) fn reveal(&mut self, at: usize) {
        let keys = self.keys_to_find();
        let learning = &mut self.context.session.learning;
        learning.to_find.remove(&at);
        let Some(review) = &learning.reviewed else {
            return;
        };
        let lines = lines_of_review(review, &learning.to_find, &keys);
        if let Some(Screen::Reader(reader)) = self.context.screens.last_mut() {
            reader.renew_review(lines);
        }
    }
}

/// The keys of a line whose better move is to be found.
struct KeysToFind {
    find: Message,
    tell: Message,
}

/// Returns the place of a decision in its record, if its better move can be asked for.
pub(super) fn recorded_choice(
    file: &str,
    decision: &Decision,
    weighed: &Weighed,
) -> Option<RecordedChoice> {
    let OwnedGameView::Tiles(view) = &decision.seen else {
        return None;
    };
    // Only a move that a question can be answered with.
    let GameMove::Tiles(best @ (Move::Lay(_) | Move::Pass)) = weighed.best else {
        return None;
    };
    let plays = view.view().different_moves();
    let place = plays.iter().position(|play| *play == best)?;
    Some(RecordedChoice {
        file: file.to_owned(),
        line: decision.line,
        best: place,
    })
}

/// Returns the mistakes of a match whose better move can be asked for.
fn to_find(review: &Reviewed) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    let found: Vec<(&Decision, &Weighed)> = review.evaluated().collect();
    for at in review.sum().mistakes {
        let (decision, weighed) = found[at];
        if recorded_choice("", decision, weighed).is_some() {
            all.insert(at);
        }
    }
    all
}

/// Returns the answers to the keys that ask about a table of tiles: as it was before a move.
fn table_before(view: &GameView<'_>, company: Company<'_>) -> Vec<(TableAction, Message)> {
    let GameView::Tiles(view_of_tiles) = view else {
        return Vec::new();
    };
    let scene = Scene::seen(view_of_tiles, company);
    vec![
        (TableAction::Ends, scene.ends_counted()),
        (TableAction::Serpent, scene.serpent()),
        (TableAction::Scores, scores_of(view_of_tiles.tally, company)),
    ]
}

/// Returns the lines of a review: first the summary, then the mistakes, then all decisions in order. Of those that are to be
/// found, the better move is not told.
fn lines_of_review(
    review: &Reviewed,
    to_find: &BTreeSet<usize>,
    keys: &KeysToFind,
) -> Vec<(Message, OfReview)> {
    let sum = review.sum();
    let company = Company {
        setup: &review.setup,
        you: Some(review.seat),
    };
    let found: Vec<(&Decision, &Weighed)> = review.evaluated().collect();
    let unit = review.unit;
    let mut dearest = None;
    if let Some(&at) = sum.mistakes.first() {
        let decision = found[at].0;
        let played = named(&decision.seen.view(), decision.played, company);
        dearest = Some((decision.round, played));
    }
    let mistakes = sum.mistakes.len();
    let first = reviewed::sum(found.len(), sum.choices, mistakes, sum.loss, unit, dearest);
    let mut lines: Vec<(Message, OfReview)> = Vec::new();
    for line in first {
        lines.push((line, OfReview::default()));
    }
    // First the dearest mistakes, then all choices in order.
    let mut listed: Vec<(usize, bool)> = Vec::new();
    for &at in &sum.mistakes {
        listed.push((at, false));
    }
    for (at, (_, weighed)) in found.iter().enumerate() {
        if weighed.options > 1 {
            listed.push((at, true));
        }
    }
    for (entry, (at, in_order)) in listed.into_iter().enumerate() {
        let (decision, weighed) = found[at];
        let view = decision.seen.view();
        let played = decision.played;
        let is_to_find = to_find.contains(&at);
        let mut of_line = OfReview {
            entry: Some(entry),
            decision: Some(at),
            in_order,
            is_to_find,
            answers: table_before(&view, company),
        };
        let line = if is_to_find {
            let did = named(&view, played, company);
            say::review_find(decision.round, did, &keys.find, &keys.tell)
        } else {
            if let Some(others) = reviewed::others(&decision.others, review.guess(at), company) {
                of_line.answers.push((TableAction::Hand, others));
            }
            reviewed::decision(decision.round, &view, played, weighed, unit, company)
        };
        let of_position = OfReview {
            in_order: false,
            ..of_line.clone()
        };
        lines.push((line, of_line));
        lines.push((reviewed::position(&view, company), of_position.clone()));
        if is_to_find {
            continue;
        }
        if let Some(options) = reviewed::options(&view, weighed, company) {
            lines.push((options, of_position));
        }
    }
    lines
}
