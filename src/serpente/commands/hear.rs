//! The command `hear`, which tells how recordings of a voice are understood. It needs no sound
//! card.

use super::{CommandContext, CommandFailed};
use serde_json::{Value, json};
use serpente_arguments::HeardAt;
use serpente_device::settings::Folders;
use serpente_device::sound::recording;
use serpente_engine::rules::Tile;
use serpente_listen::apart::RecogniserApart;
use serpente_listen::{
    Grammar, ListeningMoment, NamedPlace, RecogniserFault, Recognition, SAID_EVERYWHERE, Verdict,
    VoiceCommand, keys,
};
use serpente_seat::{Action, TableAction};
use serpente_system::file::path_text;
use serpente_text::announce::say::errors::Trouble;
use serpente_text::announce::say::{listen as say, menus};
use serpente_text::announce::{Arg, Message};
use std::fs;
use std::path::{Path, PathBuf};

/// The language of the model that the recogniser has.
const LISTENS_IN: &str = "en";

/// The hand that the player imagines.
const IMAGINED_HAND: [&str; 7] = ["6-6", "6-4", "5-2", "4-1", "3-3", "3-0", "2-1"];

pub(super) fn run(files: &[PathBuf], context: &CommandContext<'_>) -> Result<(), CommandFailed> {
    let (moment, imagined) = moment(context.options.at, context);
    let grammar = Grammar::of(&moment, context.words, context.language);
    if !context.options.json {
        context.print(&imagined);
    }
    if files.is_empty() {
        tell_phrases(&grammar, context);
        return Ok(());
    }
    if context.words.voice(context.language) != LISTENS_IN {
        return Err(say::listen_no_language().into());
    }
    let sentences = grammar.sentences();
    let folder = context
        .settings
        .recogniser_folder(Folders::find().ok().as_ref());
    let mut recogniser = RecogniserApart::in_folder(folder);
    for file in files {
        if let Err(error) = fs::metadata(file) {
            let why = menus::record_not_read(path_text(file), Trouble::from(&error));
            return Err(CommandFailed::Unusable(why));
        }
        let samples = recording::read(file)
            .map_err(|_| CommandFailed::Unusable(say::listen_no_recording(path_text(file))))?;
        let heard = recogniser.hear(&sentences, &samples).map_err(failed)?;
        if context.options.json {
            context
                .terminal
                .line(&result_json(file, &grammar, &heard).to_string());
        } else {
            context.print(&sentence(file, &grammar, &heard));
        }
    }
    Ok(())
}

fn failed(fault: RecogniserFault) -> CommandFailed {
    CommandFailed::Wrong(fault.message())
}

/// Returns the things that can be done at a moment, and the sentence that describes it.
fn moment(at: HeardAt, context: &CommandContext<'_>) -> (ListeningMoment, Message) {
    let hand = IMAGINED_HAND.map(|name| name.parse::<Tile>().expect("it is a tile"));
    let sides = vec![NamedPlace::Left, NamedPlace::Right];
    match at {
        HeardAt::Turn => {
            let held = hand.map(Arg::Tile).to_vec();
            let moment = ListeningMoment {
                hand: hand.to_vec(),
                top: 6,
                places: sides,
                keys: keys().filter(|&key| is_possible_at_turn(key)).collect(),
                ..ListeningMoment::default()
            };
            (moment, say::listen_hand_held(held))
        }
        HeardAt::Menu => {
            let entries = [
                menus::menu_new_match(),
                menus::menu_resume(),
                menus::menu_games(),
                menus::menu_tutorial(),
                menus::menu_settings(),
                menus::menu_keys(),
                menus::menu_quit(),
            ];
            let moment = ListeningMoment {
                entries: entries.iter().map(|entry| context.text(entry)).collect(),
                keys: SAID_EVERYWHERE.to_vec(),
                ..ListeningMoment::default()
            };
            (moment, say::listen_menu_open())
        }
        HeardAt::Question => {
            let moment = ListeningMoment {
                places: sides,
                keys: SAID_EVERYWHERE.to_vec(),
                is_asked: true,
                ..ListeningMoment::default()
            };
            (moment, say::listen_side_asked(hand[1]))
        }
    }
}

/// In this game nothing can be exchanged, and on one's turn nothing waits to go on.
fn is_possible_at_turn(key: Action) -> bool {
    !matches!(
        key,
        Action::Table(TableAction::Exchange | TableAction::Confirm)
    )
}

/// Prints the phrases that can be said.
fn tell_phrases(grammar: &Grammar<'_>, context: &CommandContext<'_>) {
    if context.options.json {
        for (phrase, command) in grammar.phrases() {
            let mut line = action(command);
            line["phrase"] = phrase.into();
            context.terminal.line(&line.to_string());
        }
    } else {
        let mut phrases = Vec::new();
        for (phrase, _) in grammar.phrases() {
            phrases.push(Arg::Text(phrase.to_owned()));
        }
        context.print(&say::listen_can_say(phrases));
    }
}

fn sentence(file: &Path, grammar: &Grammar<'_>, heard: &Recognition) -> Message {
    match Verdict::of(grammar, heard) {
        Verdict::Understood { phrase, .. } => say::listen_asked(path_text(file), phrase),
        Verdict::NotHeld(_) | Verdict::Nothing => say::listen_not_understood(path_text(file)),
    }
}

/// Returns the result for a file, for programs.
fn result_json(file: &Path, grammar: &Grammar<'_>, heard: &Recognition) -> Value {
    let mut line = json!({"action": null, "heard": heard.free});
    match Verdict::of(grammar, heard) {
        Verdict::Understood {
            phrase, command, ..
        } => {
            line = action(command);
            line["heard"] = phrase.into();
        }
        Verdict::NotHeld(tile) => line["not_held"] = tile.to_string().into(),
        Verdict::Nothing => {}
    }
    let sure = Verdict::sureness(grammar, heard);
    line["file"] = path_text(file).into();
    line["sure"] = ((sure * 100.0).round() / 100.0).into();
    line["above_noise"] = heard.above_noise.round().into();
    line
}

/// Returns a command, for programs.
fn action(command: VoiceCommand) -> Value {
    match command {
        VoiceCommand::Lay { tile, place: None } => {
            json!({"action": "lay", "tile": tile.to_string()})
        }
        VoiceCommand::Lay {
            tile,
            place: Some(place),
        } => json!({"action": "lay", "tile": tile.to_string(), "side": side(place)}),
        VoiceCommand::Place(place) => json!({"action": "place", "side": side(place)}),
        VoiceCommand::Key(key) => json!({"action": key.name()}),
        VoiceCommand::Bid(points) => json!({"action": "bid", "points": points}),
        VoiceCommand::Count(points) => json!({"action": "count", "points": points}),
        VoiceCommand::Entry(at) => json!({"action": "entry", "number": at + 1}),
        VoiceCommand::Yes => json!({"action": "yes"}),
        VoiceCommand::No => json!({"action": "no"}),
        VoiceCommand::StopListening => json!({"action": "stop-listening"}),
    }
}

fn side(place: NamedPlace) -> Value {
    match place {
        NamedPlace::Left => json!("left"),
        NamedPlace::Right => json!("right"),
        NamedPlace::Number(number) => json!(number),
        // The imagined table is a line.
        NamedPlace::Told(_) => Value::Null,
    }
}
