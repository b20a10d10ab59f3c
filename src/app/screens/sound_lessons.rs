//! Learning the sounds: menus of them by groups, and ten to guess. An entry sounds when it is reached; Enter plays another take,
//! left and right another seat, and Space switches the sound off or on.

use super::menu_items::{MenuChange, MenuEffect, MenuItem, MenuKind};
use crate::context::Context;
use crate::screens::{Screen, ScreenStep};
use crate::session::Session;
use crate::teller::{Outlet, at_cursor};
use serpente_synth::{Cue, CueLevel, Family, Happening, Onto, SoundCue};
use serpente_text::announce::say::learn;
use serpente_text::announce::say::review::told_with;
use serpente_text::announce::say::sounds as say;
use serpente_text::announce::{Message, Urgency};

/// How many seats the table has at which sounds are learnt.
const SEATS: u8 = 4;

/// How many turns after the listener the partner comes.
const PARTNER: u8 = 2;

/// How many sounds are guessed.
const QUESTIONS: usize = 10;

/// How many answers there are to choose from.
const ANSWERS: usize = 4;

/// What a player who learns the sounds has heard last.
#[derive(Default)]
pub(crate) struct SoundLessons {
    /// The take that is played next.
    take: u32,
    /// The seat from which sounds are played: how many turns after the listener.
    after: u8,
    quiz: Option<Quiz>,
}

/// Ten sounds to guess.
struct Quiz {
    /// The number of the question, from 1.
    number: usize,
    right: usize,
    /// The sound that is played.
    played: SoundCue,
    answers: Vec<Cue>,
    /// From which the next question follows.
    chance: u64,
}

impl Quiz {
    fn begin(cues: &[Cue], seed: u64) -> Self {
        let mut quiz = Self {
            number: 0,
            right: 0,
            played: Cue::Laid.into(),
            answers: Vec::new(),
            chance: seed,
        };
        quiz.ask(cues);
        quiz
    }

    /// Chooses the next sound and its answers.
    fn ask(&mut self, cues: &[Cue]) {
        self.number += 1;
        self.answers.clear();
        while self.answers.len() < ANSWERS.min(cues.len()) {
            let cue = cues[self.below(cues.len())];
            if !self.answers.contains(&cue) {
                self.answers.push(cue);
            }
        }
        let right = self.below(self.answers.len());
        let take = self.below(1000);
        self.played = SoundCue {
            take: u32::try_from(take).unwrap_or_default(),
            ..sample(self.answers[right], 0)
        };
    }

    /// Returns a random number below this one.
    fn below(&mut self, end: usize) -> usize {
        // Knuth's constants for 64 bits; the upper half of the state is random enough for a game.
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.chance >> 33).unwrap_or_default() % end.max(1)
    }
}

/// Returns a cue as it is learnt: heard whatever the settings leave out, from the seat of this player.
fn sample(cue: Cue, after: u8) -> SoundCue {
    SoundCue {
        cue,
        happening: Happening {
            after,
            seats: SEATS,
            ours: after == PARTNER,
            onto: match cue {
                Cue::LaidLeft | Cue::DoubleLeft => Onto::Left,
                Cue::LaidRight | Cue::DoubleRight => Onto::Right,
                _ => Onto::Middle,
            },
            taps: true,
            ..Happening::default()
        },
        take: 0,
        is_sample: true,
    }
}

fn name_of(cue: Cue) -> Message {
    say::cue_told(say::CueName(cue.name()))
}

/// Returns the label of the button that switches a sound off or on.
pub(crate) fn switch_label(cue: Cue) -> Message {
    say::sound_switch(name_of(cue))
}

/// Returns the entries of the menu of groups.
pub(crate) fn groups() -> Vec<MenuItem> {
    let mut items = Vec::new();
    for family in Family::ALL {
        let label = say::cue_family(say::FamilyName(family.name()));
        items.push(MenuItem::new(
            label,
            MenuEffect::Open(MenuKind::SoundGroup(family)),
        ));
    }
    items.push(MenuItem::new(say::sounds_guess(), MenuEffect::GuessSounds));
    items
}

/// Returns the sounds of a group.
pub(crate) fn group(family: Family, session: &Session) -> Vec<MenuItem> {
    let lessons = &session.learning.sounds;
    let mut items = Vec::new();
    for cue in family.cues() {
        let mut label = name_of(cue);
        if session.settings.sound.off.contains(cue) {
            label = say::sound_is_off(label);
        }
        items.push(MenuItem {
            changes: Some(MenuChange::SoundSeat(cue)),
            sound: Some(SoundCue {
                take: lessons.take,
                ..sample(cue, lessons.after)
            }),
            ..MenuItem::new(label, MenuEffect::HearSound(cue))
        });
    }
    items
}

/// Returns the title of the question which sound was played.
pub(crate) fn guess_title(session: &Session) -> Message {
    match &session.learning.sounds.quiz {
        Some(quiz) => say::guess_title(quiz.number),
        None => say::sounds_guess(),
    }
}

/// Returns the answers to that question.
pub(crate) fn answers(session: &Session) -> Vec<MenuItem> {
    let Some(quiz) = &session.learning.sounds.quiz else {
        return Vec::new();
    };
    let mut items = Vec::new();
    for (place, &cue) in quiz.answers.iter().enumerate() {
        items.push(MenuItem {
            changes: Some(MenuChange::GuessAgain),
            ..MenuItem::new(name_of(cue), MenuEffect::GuessedSound(place))
        });
    }
    items
}

/// The menus in which sounds are learnt.
pub(crate) struct SoundScreens<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> SoundScreens<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> SoundScreens<'_, O> {
    /// Opens the menu of groups; or says why there is nothing to hear.
    pub(crate) fn open(&mut self) {
        if self.context.session.has_no_voice().is_some() {
            return self.context.refuse(say::sounds_over_ssh());
        }
        self.context.open(MenuKind::Sounds);
        if !self.context.teller.outlet.has_sound() {
            self.context.notice(say::sounds_no_card());
        }
    }

    /// Plays another take of the sound of the selected entry, to its end and without words.
    pub(crate) fn hear(&mut self, cue: Cue) {
        if !self.context.teller.outlet.has_sound() {
            return self.context.refuse(say::sounds_no_card());
        }
        let lessons = &mut self.context.session.learning.sounds;
        lessons.take += 1;
        let heard = SoundCue {
            take: lessons.take,
            ..sample(cue, lessons.after)
        };
        self.context.teller.outlet.ring(heard);
    }

    /// Plays the sound from another seat, and says which.
    pub(crate) fn play_from_another_seat(&mut self, cue: Cue, next: bool) {
        let lessons = &mut self.context.session.learning.sounds;
        let step = if next { 1 } else { SEATS - 1 };
        lessons.after = (lessons.after + step) % SEATS;
        lessons.take += 1;
        let seat_name = if lessons.after == 0 {
            say::sound_from_you()
        } else {
            say::sound_from_seat(lessons.after, SEATS - 1)
        };
        let mut announcement = at_cursor(seat_name, Urgency::Answer);
        announcement.cue = Some(SoundCue {
            take: lessons.take,
            ..sample(cue, lessons.after)
        });
        self.context.tell(&announcement);
    }

    /// Switches a sound off or on.
    pub(crate) fn switch(&mut self, cue: Cue) {
        self.context.session.settings.sound.off.toggle(cue);
        self.tune();
        self.context.keep_settings();
        self.context.tell_entry(Urgency::Answer);
    }

    fn tune(&mut self) {
        let session = &self.context.session;
        let sounds = session.start.overrides.sounds(&session.settings);
        self.context.teller.outlet.tune_sounds(sounds);
    }

    /// Plays the first of ten sounds to guess.
    pub(crate) fn guess(&mut self) {
        if !self.context.teller.outlet.has_sound() {
            return self.context.refuse(say::sounds_no_card());
        }
        let seed = self.context.session.random.number();
        let quiz = Quiz::begin(&self.guessed(), seed);
        self.context.session.learning.sounds.quiz = Some(quiz);
        self.context
            .screens
            .push(Screen::menu(MenuKind::SoundGuess));
        self.ask(None);
    }

    /// Returns the sounds that the player hears, which are guessed.
    fn guessed(&self) -> Vec<Cue> {
        let sound = &self.context.session.settings.sound;
        let mut cues = Vec::new();
        for cue in Cue::ALL {
            if cue.recipe().level <= sound.level.max(CueLevel::Few) && !sound.off.contains(cue) {
                cues.push(cue);
            }
        }
        // With too few sounds there is nothing to guess.
        if cues.len() < ANSWERS {
            Cue::ALL.to_vec()
        } else {
            cues
        }
    }

    /// Plays the sound of the question, after the verdict on the one before.
    fn ask(&mut self, verdict: Option<Message>) {
        let Some(quiz) = &self.context.session.learning.sounds.quiz else {
            return;
        };
        let title = say::guess_title(quiz.number);
        let told = match verdict {
            Some(verdict) => told_with(verdict, title),
            None => title,
        };
        let mut announcement = at_cursor(told, Urgency::Answer);
        announcement.cue = Some(quiz.played);
        self.context.tell(&announcement);
    }

    /// Plays the sound of the question again.
    pub(crate) fn play_again(&mut self) {
        if let Some(quiz) = &self.context.session.learning.sounds.quiz {
            self.context.teller.outlet.ring(quiz.played);
        }
    }

    /// Takes an answer: says whether it is right, and plays the next sound, or says the result.
    pub(crate) fn take_answer(&mut self, place: usize) -> ScreenStep {
        let cues = self.guessed();
        let Some(quiz) = &mut self.context.session.learning.sounds.quiz else {
            return ScreenStep::Back;
        };
        let right = quiz.played.cue;
        let is_right = quiz.answers.get(place) == Some(&right);
        quiz.right += usize::from(is_right);
        let verdict = if is_right {
            learn::problem_right()
        } else {
            say::guess_wrong(name_of(right))
        };
        if quiz.number == QUESTIONS {
            let sum = say::guess_over(quiz.right);
            self.context.session.learning.sounds.quiz = None;
            self.context.back_with(told_with(verdict, sum));
            return ScreenStep::Stay;
        }
        quiz.ask(&cues);
        if let Some(Screen::Menu(menu)) = self.context.screens.last_mut() {
            menu.chosen = 0;
        }
        self.ask(Some(verdict));
        ScreenStep::Stay
    }
}
