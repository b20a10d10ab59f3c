//! What is told, and what was: lines, words, the review.

use super::log::{Line, Step};
use super::{App, Outlet, Screen};
use crate::announce::say::errors::file_not_written;
use crate::announce::say::keys::key_letter;
use crate::announce::say::{refusals, review, settings as say_settings};
use crate::announce::{Announcement, Category, Cue, Message, Topic, Urgency};
use crate::archive::shown;
use crate::console::Key;
use crate::rules::Seat;
use crate::settings::write_whole;
use crate::speech::Utterance;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

impl<O: Outlet> App<O> {
    /// Prints, keeps and says an announcement.
    pub(super) fn tell(&mut self, announcement: &Announcement) {
        self.tell_together(std::slice::from_ref(announcement));
    }

    /// Tells what belongs together: each on a line of its own, all said in one breath, as the first of them is to be
    /// said, so that a key ends them all.
    pub(super) fn tell_together(&mut self, announcements: &[Announcement]) {
        let Some(first) = announcements.first() else {
            return;
        };
        let texts: Vec<String> = announcements
            .iter()
            .map(|announcement| self.text(&announcement.message))
            .collect();
        for (text, announcement) in texts.iter().zip(announcements) {
            self.outlet.line(text);
            self.keep(text.clone(), announcement.category, announcement.owner);
        }
        let cues = announcements.iter().filter_map(|told| told.cue);
        if self.speaks {
            let text = in_one_breath(&texts);
            self.unsaid.add(&text, announcements);
            let lead = cues.map(|cue| self.outlet.cue(cue)).max();
            let lead = lead.unwrap_or_default();
            let utterance = self.utterance(text, first.urgency, first.topic, lead);
            self.outlet.say(Utterance {
                secret: announcements.iter().any(|told| told.owner.is_some()),
                ..utterance
            });
        } else {
            cues.for_each(|cue| self.outlet.ring(cue));
        }
    }

    /// Keeps a line in the language that is spoken now.
    pub(super) fn keep(&mut self, text: String, category: Category, owner: Option<Seat>) {
        self.log.add(Line {
            text,
            language: self.voice(),
            category,
            owner,
        });
    }

    pub(super) fn utterance(
        &self,
        text: String,
        urgency: Urgency,
        topic: Option<Topic>,
        lead: Duration,
    ) -> Utterance {
        Utterance {
            text,
            language: self.voice(),
            urgency,
            topic,
            lead,
            secret: false,
        }
    }

    pub(super) fn answer(&mut self, message: Message) {
        self.tell(&Announcement::answer(message).filed(Category::General));
    }

    /// Answers in sentences that belong together.
    pub(super) fn answer_all(&mut self, messages: Vec<Message>) {
        let answer = |message| Announcement::answer(message).filed(Category::General);
        let answers: Vec<_> = messages.into_iter().map(answer).collect();
        self.tell_together(&answers);
    }

    pub(super) fn refuse(&mut self, message: Message) {
        self.tell(
            &Announcement::answer(message)
                .filed(Category::General)
                .with(Cue::Refused),
        );
    }

    pub(super) fn without_use(&mut self, key: Key) {
        if key.is_mark() {
            return;
        }
        let keys = self.keys();
        self.refuse(refusals::key_without_use(key.spoken(), keys.help));
    }

    pub(super) fn unknown(&mut self, text: String) {
        if matches!(self.screens.last(), Some(Screen::Name(_))) {
            self.take_name(&text);
        } else {
            let keys = self.keys();
            self.refuse(refusals::key_without_use(key_letter(text), keys.help));
        }
    }

    /// Says something that is already in what was said, or about going through it: printed, but not kept again.
    pub(super) fn aside(&mut self, message: &Message) {
        let text = self.text(message);
        self.outlet.line(&text);
        self.say_now(text, self.voice());
    }

    /// Tells something that stays in the language it is told in, even if another one is chosen before it is said.
    pub(super) fn notice_in_this_language(&mut self, message: &Message) {
        let text = self.text(message);
        self.outlet.line(&text);
        self.keep(text.clone(), Category::General, None);
        if self.speaks {
            let utterance = self.utterance(text, Urgency::Event, None, Duration::ZERO);
            self.outlet.say(utterance);
        }
    }

    /// Says a line again, in the language it was said in.
    fn say_again(&mut self, line: Line) {
        self.outlet.line(&line.text);
        self.say_now(line.text, line.language);
    }

    /// Says an answer that is already printed.
    fn say_now(&mut self, text: String, language: String) {
        if self.speaks {
            self.outlet.say(Utterance {
                text,
                language,
                urgency: Urgency::Answer,
                topic: None,
                lead: Duration::ZERO,
                // It may be from the reader's own lines.
                secret: true,
            });
        }
    }

    /// Who may read what is private now.
    pub(super) fn reader(&self) -> Option<Seat> {
        self.game.as_ref().and_then(|game| game.session.holder())
    }

    /// Sees to it that nobody who takes the keyboard hears what is left of another's.
    pub(super) fn mind_who_listens(&mut self) {
        let reader = self.reader();
        if reader.is_some() && reader != self.listener {
            self.outlet.forget_secrets();
            self.listener = reader;
        }
    }

    pub(super) fn again(&mut self) {
        match self.log.newest(self.reader()).cloned() {
            Some(line) => self.say_again(line),
            None => self.aside(&review::review_empty()),
        }
    }

    pub(super) fn review(&mut self, step: Step) {
        let reader = self.reader();
        match self.log.go(step, reader).cloned() {
            Ok(line) => self.say_again(line),
            Err(message) => self.aside(&message),
        }
    }

    pub(super) fn save_log(&mut self) {
        let Some(folders) = &self.folders else {
            return self.answer(say_settings::settings_no_home());
        };
        let seconds = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_secs());
        let sessions = folders.data().join("sessions");
        let mut names = (1..).map(|number| sessions.join(format!("{seconds}-{number}.txt")));
        let file = names
            .find(|file| !file.exists())
            .expect("nobody saves so often in a second");
        let text = self.log.text(self.reader());
        let message = match write_whole(&file, &text) {
            Ok(()) => review::review_saved(shown(&file)),
            Err(error) => file_not_written(shown(&file), (&error).into()),
        };
        self.answer(message);
    }
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
