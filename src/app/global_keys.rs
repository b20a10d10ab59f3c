//! The keys that work on every screen.

use crate::context::{Context, LastPress};
use crate::help::HelpTexts;
use crate::online::room::TableElsewhere;
use crate::screens::Screen;
use crate::settings::Setting;
use crate::table::spoken::SpokenCommands;
use crate::teller::{Outlet, ReviewStep};
use serpente_seat::AppAction;
use serpente_text::announce::Urgency;

/// The keys that work on every screen.
pub(crate) struct GlobalKeys<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> GlobalKeys<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> GlobalKeys<'_, O> {
    /// Does what works on every screen. `brought_back`: the key press before switched the voice on again.
    pub(crate) fn act(&mut self, action: AppAction, brought_back: bool) {
        match action {
            AppAction::Speech
            | AppAction::Slower
            | AppAction::Faster
            | AppAction::Quieter
            | AppAction::Louder
                if let Some(why) = self.context.session.has_no_voice() =>
            {
                self.context.refuse(why);
            }
            // Repeating the sentence also restarts the measurement.
            AppAction::Repeat
                if matches!(self.context.screens.last(), Some(Screen::ReaderSpeed)) =>
            {
                self.context.ask_again(Urgency::Answer);
            }
            AppAction::Repeat => self.context.again(),
            AppAction::LastSaid => self.context.tell_last_said(),
            AppAction::ReviewBack => self.context.go_in_transcript(ReviewStep::Back),
            AppAction::ReviewForward => self.context.go_in_transcript(ReviewStep::Forward),
            AppAction::ReviewFirst => self.context.go_in_transcript(ReviewStep::First),
            AppAction::ReviewLast => self.context.go_in_transcript(ReviewStep::Last),
            AppAction::ReviewFilter => {
                let message = self.context.teller.transcript.next_filter();
                self.context.say_unlogged(&message);
            }
            AppAction::ReviewSave => self.save_transcript(),
            AppAction::Help => HelpTexts::of(self.context).help(),
            AppAction::Settings => self.context.open_settings(),
            AppAction::Detail => self.change_by_key(Setting::Detail, true),
            AppAction::Speech => {
                let mut is_back = false;
                self.context
                    .with_settings(|mut settings| is_back = settings.switch_speech(brought_back));
                if is_back {
                    self.context.pressed.last = LastPress::BroughtBack;
                }
            }
            AppAction::Slower => self.change_by_key(Setting::Rate, false),
            AppAction::Faster => self.change_by_key(Setting::Rate, true),
            AppAction::Quieter => self.change_by_key(Setting::Volume, false),
            AppAction::Louder => self.change_by_key(Setting::Volume, true),
            AppAction::Language => {
                self.change_by_key(Setting::Language, true);
                self.context.pressed.last = LastPress::NextLanguage;
            }
            AppAction::Phrases => SpokenCommands::of(self.context).tell_phrases(),
            AppAction::Talk => TableElsewhere::of(self.context).open_talk(),
        }
    }

    /// Goes back to the language from which the key before went on, perhaps by a slip.
    pub(crate) fn back_to_language(&mut self) {
        self.change_by_key(Setting::Language, false);
    }

    fn change_by_key(&mut self, setting: Setting, up: bool) {
        self.context
            .with_settings(|mut settings| settings.change_by_key(setting, up));
    }
}
