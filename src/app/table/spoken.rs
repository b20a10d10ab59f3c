//! Commands that a player speaks. A recogniser elsewhere, such as a browser's, has turned them into text.

use crate::context::Context;
use crate::session::Session;
use crate::{Offered, Outlet, Shown, ShownTile, Touch};
use serpente_engine::rules::Arm;
use serpente_listen::{Grammar, ListeningMoment, NamedPlace, SAID_EVERYWHERE, VoiceCommand, keys};
use serpente_seat::{Action, AppAction, TableAction};
use serpente_text::announce::say::{listen as say, review};
use serpente_text::announce::{Arg, Message};

/// The most texts that are considered, and the longest of them, in bytes.
const MOST_TEXTS: usize = 5;
const LONGEST_TEXT: usize = 200;

/// The highest count of the ends that can be said.
const HIGHEST_COUNT: u32 = 60;

/// The keys of the voice, which can be said on every screen if there is a voice.
const SAID_OF_THE_VOICE: [AppAction; 4] = [
    AppAction::Slower,
    AppAction::Faster,
    AppAction::Quieter,
    AppAction::Louder,
];

/// The outcome of a command.
enum SpokenAnswer {
    /// These touches.
    Do(Vec<Touch>),
    /// A question first, which names the command with this text.
    Ask(String, Vec<Touch>),
    /// Nothing, because the command is not possible now.
    Nothing,
}

/// What a player says instead of pressing keys.
pub(crate) struct SpokenCommands<'a, O> {
    pub(crate) context: &'a mut Context<O>,
}

impl<'a, O> SpokenCommands<'a, O> {
    pub(crate) fn of(context: &'a mut Context<O>) -> Self {
        Self { context }
    }
}

impl<O: Outlet> SpokenCommands<'_, O> {
    /// Returns the touches that carry out what a player said, if that needs no question first.
    pub(crate) fn take(&mut self, texts: &[String]) -> Vec<Touch> {
        let shown = self.context.shown();
        let asked = self.take_spoken();
        let moment = SpokenMoment {
            session: &self.context.session,
            shown: shown.as_ref(),
            is_asked: asked.is_some(),
        };
        let command = moment.understood(texts);
        let answer = match (command, &asked) {
            (Some(VoiceCommand::Yes), Some(asked)) => SpokenAnswer::Do(asked.clone()),
            (Some(VoiceCommand::No), Some(_)) => {
                self.context.answer(review::never_mind());
                return Vec::new();
            }
            (Some(command), asked) => match moment.answer_to(command) {
                // A command that is repeated is meant.
                SpokenAnswer::Ask(_, touches) if asked.as_ref() == Some(&touches) => {
                    SpokenAnswer::Do(touches)
                }
                answer => answer,
            },
            (None, _) => SpokenAnswer::Nothing,
        };
        match answer {
            SpokenAnswer::Do(touches) => {
                // After a key that only looks, the question still stands.
                if matches!(command, Some(VoiceCommand::Key(_))) {
                    self.ask_spoken(asked);
                }
                touches
            }
            SpokenAnswer::Ask(command, touches) => {
                self.ask_spoken(Some(touches));
                self.context.answer(say::listen_ask(command));
                Vec::new()
            }
            SpokenAnswer::Nothing => {
                self.ask_spoken(asked);
                self.context.refuse(say::listen_again());
                Vec::new()
            }
        }
    }

    /// Tells what can be said now. It may name a tile of the hand, so it is for the player alone who has the keyboard.
    pub(crate) fn tell_phrases(&mut self) {
        if !self.context.session.can_listen && !self.context.teller.outlet.has_microphone() {
            return self.context.refuse(say::listen_only_browsers());
        }
        let shown = self.context.shown();
        let game = self.context.session.matches.game.as_ref();
        let moment = SpokenMoment {
            session: &self.context.session,
            shown: shown.as_ref(),
            is_asked: self.context.is_at_table()
                && game.is_some_and(|game| game.reaction.spoken.is_some()),
        };
        let grammar = moment.grammar();
        let mut phrases = Vec::new();
        for phrase in grammar.examples(|command| moment.is_of_use(command)) {
            phrases.push(Arg::Text(phrase.to_owned()));
        }
        let told = say::listen_can_say(phrases);
        self.context
            .say_unlogged_for(self.context.teller.keyboard_holder, &[told]);
    }

    /// Takes the touches about which the player was asked. The question is about the table, and over on every other screen.
    fn take_spoken(&mut self) -> Option<Vec<Touch>> {
        let game = self.context.session.matches.game.as_mut()?;
        let touches = game.reaction.spoken.take()?;
        if self.context.is_at_table() {
            Some(touches)
        } else {
            None
        }
    }

    /// Lets the question about these touches stand.
    fn ask_spoken(&mut self, touches: Option<Vec<Touch>>) {
        if let Some(game) = &mut self.context.session.matches.game {
            game.reaction.spoken = touches;
        }
    }

    /// Answers the question about a spoken command, if this key is an answer. Returns the touches
    /// that carry the command out then; `None` if the key is no answer.
    pub(crate) fn answer(&mut self, action: Option<Action>) -> Option<Vec<Touch>> {
        let is_answer = matches!(
            action,
            Some(Action::Table(TableAction::Confirm | TableAction::Escape))
        );
        if !is_answer && !action.is_some_and(Action::plays) {
            return None;
        }
        let touches = self.take_spoken()?;
        if !is_answer {
            return None;
        }
        if action == Some(TableAction::Confirm.into()) {
            Some(touches)
        } else {
            self.context.answer(review::never_mind());
            Some(Vec::new())
        }
    }
}

/// What a player can mean by a spoken command now.
pub(crate) struct SpokenMoment<'a> {
    pub(crate) session: &'a Session,
    pub(crate) shown: Option<&'a Shown>,
    /// Whether the player is asked about the command before.
    pub(crate) is_asked: bool,
}

impl SpokenMoment<'_> {
    /// Returns what can be said on this screen, in the language of the player.
    pub(crate) fn grammar(&self) -> Grammar<'_> {
        let moment = self.listening_moment();
        Grammar::of(&moment, &self.session.words, self.session.language)
    }

    /// Returns the meaning of the first text that means something now.
    fn understood(&self, texts: &[String]) -> Option<VoiceCommand> {
        let grammar = self.grammar();
        for text in texts.iter().take(MOST_TEXTS) {
            if text.len() <= LONGEST_TEXT
                && let Some(command) = grammar.meaning(text)
            {
                return Some(command);
            }
        }
        None
    }

    /// Returns what can be said on this screen.
    fn listening_moment(&self) -> ListeningMoment {
        let mut moment = ListeningMoment {
            keys: SAID_EVERYWHERE.to_vec(),
            is_asked: self.is_asked,
            may_stop_listening: self.session.settings.microphone.by_itself,
            ..ListeningMoment::default()
        };
        if self.session.has_no_voice().is_none() {
            moment.keys.extend(SAID_OF_THE_VOICE.map(Action::App));
        }
        match self.shown {
            Some(Shown::Menu { entries, .. }) => {
                moment.entries = entries.iter().map(|entry| entry.text.clone()).collect();
            }
            Some(Shown::Question { .. }) => moment.is_asked = true,
            Some(Shown::Table {
                tiles,
                choices,
                actions,
                ..
            }) => {
                let exchange = Action::Table(TableAction::Exchange);
                let offers_exchange = actions.iter().any(|button| button.action == exchange);
                moment.may_announce = offers_exchange && self.session.must_announce();
                for key in keys() {
                    if key != exchange || offers_exchange && !self.session.must_announce() {
                        moment.keys.push(key);
                    }
                }
                if self.session.is_saying() {
                    // A tile that is named now would not answer the question.
                    moment.counts = (0..=HIGHEST_COUNT).collect();
                    return moment;
                }
                moment.top = self.session.highest_half();
                // A tile that can be laid is the better example.
                let (fitting, others): (Vec<&ShownTile>, Vec<&ShownTile>) =
                    tiles.iter().partition(|tile| !tile.places.is_empty());
                let in_order = fitting.iter().chain(&others);
                moment.hand = in_order.map(|tile| tile.tile).collect();
                let right = Action::Table(TableAction::Right);
                moment.places = if actions.iter().any(|button| button.action == right) {
                    let goes_left = fitting
                        .first()
                        .is_none_or(|tile| place_on(tile, Arm::LEFT).is_some());
                    if goes_left {
                        vec![NamedPlace::Left, NamedPlace::Right]
                    } else {
                        vec![NamedPlace::Right, NamedPlace::Left]
                    }
                } else {
                    let most = tiles.iter().map(|tile| tile.places.len()).max();
                    let last = u8::try_from(most.unwrap_or(0)).unwrap_or(u8::MAX);
                    (1..=last).map(NamedPlace::Number).collect()
                };
                moment.told_places = self.session.place_names();
                moment.entries = choices.iter().map(|choice| choice.text.clone()).collect();
                let bids = choices.iter().map(|choice| choice.text.parse());
                moment.bids = bids.filter_map(Result::ok).collect();
            }
            Some(Shown::Typing { .. } | Shown::Text { .. }) | None => {}
        }
        moment
    }

    /// Returns whether a command does something now that a player who asks what can be said does not know.
    fn is_of_use(&self, command: VoiceCommand) -> bool {
        if command == VoiceCommand::Key(Action::App(AppAction::Phrases)) {
            return false;
        }
        let Some(Shown::Table {
            tiles, own_turn, ..
        }) = self.shown
        else {
            return true;
        };
        match command {
            VoiceCommand::Place(_) => {
                self.session.is_asked() || *own_turn && tiles.iter().any(|tile| tile.chosen)
            }
            VoiceCommand::Key(Action::Table(TableAction::Confirm)) => !own_turn,
            VoiceCommand::Key(Action::Table(action)) if action != TableAction::Escape => {
                match self.session.listener() {
                    Some(listener) => listener.available().contains(&action),
                    None => false,
                }
            }
            _ => true,
        }
    }

    /// Returns the outcome of a command on this screen.
    fn answer_to(&self, command: VoiceCommand) -> SpokenAnswer {
        let (tiles, choices, is_own_turn) = match self.shown {
            Some(Shown::Table {
                tiles,
                choices,
                own_turn,
                ..
            }) => (tiles.as_slice(), choices.as_slice(), *own_turn),
            _ => (&[][..], &[][..], false),
        };
        match command {
            VoiceCommand::Lay { tile, place } => {
                match tiles.iter().find(|held| held.tile == tile) {
                    Some(held) if is_own_turn => self.lay(held, place),
                    Some(_) => SpokenAnswer::Do(vec![Touch::Tile(tile)]),
                    None => SpokenAnswer::Nothing,
                }
            }
            VoiceCommand::Place(place) if self.session.is_asked() => {
                let answer = match place {
                    NamedPlace::Left => Some(Touch::Do(TableAction::Left.into())),
                    NamedPlace::Right => Some(Touch::Do(TableAction::Right.into())),
                    NamedPlace::Number(number) => {
                        Some(Touch::Do(TableAction::Digit(number).into()))
                    }
                    NamedPlace::Told(name) => self.chosen_tile_at(tiles, name),
                };
                match answer {
                    Some(touch) => SpokenAnswer::Do(vec![touch]),
                    None => SpokenAnswer::Nothing,
                }
            }
            VoiceCommand::Place(place) => match tiles.iter().find(|held| held.chosen) {
                Some(held) if is_own_turn => self.lay(held, Some(place)),
                _ => SpokenAnswer::Nothing,
            },
            VoiceCommand::Key(Action::Table(TableAction::Confirm))
                if is_own_turn && !self.session.is_asked() && !self.session.is_saying() =>
            {
                match tiles.iter().find(|held| held.chosen) {
                    Some(held) => self.lay(held, None),
                    None => SpokenAnswer::Nothing,
                }
            }
            VoiceCommand::Key(action) => match self.command_of(action) {
                Some(command) if is_own_turn => {
                    SpokenAnswer::Ask(self.session.text(&command), vec![Touch::Do(action)])
                }
                _ => SpokenAnswer::Do(vec![Touch::Do(action)]),
            },
            VoiceCommand::Bid(points) => {
                let points = points.to_string();
                let at = choices.iter().position(|choice| choice.text == points);
                match at {
                    Some(at) => chosen(choices, at),
                    None => SpokenAnswer::Nothing,
                }
            }
            VoiceCommand::Count(count) => {
                let said = u8::try_from(count).unwrap_or(u8::MAX);
                SpokenAnswer::Ask(count.to_string(), vec![Touch::Count(said)])
            }
            VoiceCommand::Entry(at) => match self.shown {
                Some(Shown::Menu { .. }) => SpokenAnswer::Do(vec![Touch::Entry(at)]),
                _ => chosen(choices, at),
            },
            // A page turns its own switch off, and the microphone of a terminal does it itself.
            VoiceCommand::StopListening => SpokenAnswer::Nothing,
            VoiceCommand::Yes => SpokenAnswer::Do(vec![Touch::Do(TableAction::Confirm.into())]),
            VoiceCommand::No => SpokenAnswer::Do(vec![Touch::Do(TableAction::Escape.into())]),
        }
    }

    /// Returns the name of a key that changes the table, to ask about it.
    fn command_of(&self, action: Action) -> Option<Message> {
        match action {
            Action::Table(TableAction::Draw | TableAction::Pass | TableAction::Exchange) => {
                Some(self.session.button_text(action))
            }
            _ => None,
        }
    }

    /// Returns the touch that lays the selected tile at the place with this name, if it fits there.
    fn chosen_tile_at(&self, tiles: &[ShownTile], name: usize) -> Option<Touch> {
        let chosen = tiles.iter().find(|held| held.chosen)?;
        let at = self.session.place_named(chosen.tile, name)?;
        Some(Touch::Lay(chosen.tile, at))
    }

    /// Returns the outcome of laying a tile. Without a place, the table asks for one where there is a choice.
    fn lay(&self, held: &ShownTile, place: Option<NamedPlace>) -> SpokenAnswer {
        let at = match place {
            None => None,
            Some(NamedPlace::Left) => place_on(held, Arm::LEFT),
            Some(NamedPlace::Right) => place_on(held, Arm::RIGHT),
            Some(NamedPlace::Number(number)) => usize::from(number).checked_sub(1),
            Some(NamedPlace::Told(name)) => self.session.place_named(held.tile, name),
        };
        let named = at.and_then(|at| held.places.get(at));
        match (named, place) {
            // The table says why it does not fit.
            (None, Some(NamedPlace::Left)) => refused(held, TableAction::Left),
            (None, Some(NamedPlace::Right)) => refused(held, TableAction::Right),
            (None, Some(NamedPlace::Number(_))) => SpokenAnswer::Nothing,
            (None, Some(NamedPlace::Told(_))) if held.places.is_empty() => {
                refused(held, TableAction::Confirm)
            }
            // It fits elsewhere: the table tells where.
            (None, Some(NamedPlace::Told(_))) => SpokenAnswer::Do(vec![Touch::Tile(held.tile)]),
            (None, None) if held.places.is_empty() => refused(held, TableAction::Confirm),
            // Of several places the table asks for one.
            (None, None) => {
                SpokenAnswer::Ask(held.text.clone(), vec![Touch::Lay(held.tile, usize::MAX)])
            }
            (Some(place), _) => SpokenAnswer::Ask(
                self.session.text(&say::listen_tile_at(&held.text, place)),
                vec![Touch::Lay(held.tile, at.unwrap_or_default())],
            ),
        }
    }
}

/// Asks about one of the bids or trumps on offer.
fn chosen(choices: &[Offered], at: usize) -> SpokenAnswer {
    match choices.get(at) {
        Some(choice) => SpokenAnswer::Ask(
            choice.text.clone(),
            vec![Touch::Choice(at), Touch::Do(TableAction::Confirm.into())],
        ),
        None => SpokenAnswer::Nothing,
    }
}

/// Returns which of the places of a tile is on this arm.
fn place_on(held: &ShownTile, arm: Arm) -> Option<usize> {
    held.ends.iter().position(|end| end.arm == arm.number())
}

/// Lets the table refuse a tile, with the reason.
fn refused(held: &ShownTile, action: TableAction) -> SpokenAnswer {
    SpokenAnswer::Do(vec![Touch::Tile(held.tile), Touch::Do(action.into())])
}
