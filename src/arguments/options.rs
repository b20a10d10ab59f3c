//! The options, checked as far as they can be without knowing the games.

use std::collections::VecDeque;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use super::Locales;
use serpente_device::settings::Settings;
use serpente_device::sound::SoundTuning;
use serpente_device::speech::Tuning;
use serpente_net::nats::Addresses;
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;

/// What was asked for on the command line. `None` where nothing was: the game's or the person's usual choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CommandOptions {
    /// The game, by its id.
    pub game: Option<String>,
    /// How many seats, each for itself. 2 to 10.
    pub players: Option<usize>,
    /// How many teams of how many members.
    pub teams: Option<(usize, usize)>,
    /// How many seats are people at this keyboard. 0 to 10.
    pub humans: Option<usize>,
    /// The levels of the computer players, the last one for all further seats.
    pub bots: Vec<String>,
    /// The highest double of the set.
    pub set: Option<u8>,
    /// Tiles in each hand.
    pub hand: Option<usize>,
    /// Points that end a match or a player's part in it.
    pub limit: Option<u32>,
    /// How many rounds are played.
    pub rounds: Option<u32>,
    /// House rules under one name.
    pub preset: Option<String>,
    /// House rules by name; without a value: switched on.
    pub rules: Vec<(String, Option<String>)>,
    /// Where chance begins.
    pub seed: Option<u64>,
    /// How many matches.
    pub matches: Option<u32>,
    /// The computer players that are compared.
    pub compared: [Option<String>; 2],
    /// Over how many deals they are compared.
    pub deals: Option<u32>,
    /// A file of fixed deals.
    pub deal: Option<PathBuf>,
    /// How deep the tree is counted.
    pub depth: Option<u8>,
    /// Where the record goes.
    pub record: Option<RecordTo>,
    /// The person's name.
    pub name: Option<String>,
    /// The language, as a tag.
    pub language: Option<String>,
    /// A folder of locale files.
    pub locales: Option<PathBuf>,
    /// Whether to speak.
    pub speech: Option<bool>,
    /// Whether to play sounds.
    pub sound: Option<bool>,
    /// How fast to speak, -100 to 100.
    pub rate: Option<i8>,
    /// How loud to speak, 0 to 100.
    pub volume: Option<u8>,
}

impl CommandOptions {
    /// Whether anything is asked for about who plays what, and how.
    #[must_use]
    pub fn sets_a_table(&self) -> bool {
        self.game.is_some()
            || self.players.is_some()
            || self.teams.is_some()
            || self.humans.is_some()
            || !self.bots.is_empty()
            || self.set.is_some()
            || self.hand.is_some()
            || self.limit.is_some()
            || self.rounds.is_some()
            || self.preset.is_some()
            || !self.rules.is_empty()
    }
}

impl CommandOptions {
    /// Whether our voice is to speak; until somebody has said otherwise it is.
    #[must_use]
    pub fn speaks(&self, settings: &Settings) -> bool {
        self.speech.or(settings.speech.on).unwrap_or(true)
    }

    /// How the voice is wanted: as asked for, else as kept.
    #[must_use]
    pub fn tuning(&self, settings: &Settings) -> Tuning {
        let speech = &settings.speech;
        Tuning {
            on: self.speaks(settings),
            engine: speech.engine,
            rate: self.rate.unwrap_or(speech.rate),
            volume: self.volume.unwrap_or(speech.volume),
            pitch: speech.pitch,
            voices: speech.voices.clone(),
        }
    }

    /// How the sounds are wanted: as asked for, else as kept.
    #[must_use]
    pub fn sounds(&self, settings: &Settings) -> SoundTuning {
        SoundTuning {
            on: self.sound.unwrap_or(settings.sound.on),
            volume: settings.sound.volume,
        }
    }
}

/// Where a record goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordTo {
    /// To this file.
    File(PathBuf),
    /// To standard output.
    StandardOutput,
}

/// What the program is asked about itself, instead of doing anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AboutProgram {
    Help,
    Version,
}

/// What the command line asks for: the options, and what belongs to one command alone.
#[derive(Debug, Default)]
pub(super) struct Wishes {
    pub(super) options: CommandOptions,
    /// What stands there beside the command and its options.
    pub(super) operands: VecDeque<OsString>,
    pub(super) asked: Option<AboutProgram>,
    pub(super) json: bool,
    pub(super) check: bool,
    /// The chair at a table elsewhere, or of the play that is gone through, from 0.
    pub(super) seat: Option<u8>,
    /// How many rounds are thought through for a decision.
    pub(super) iterations: Option<u32>,
    /// Whether one only listens at a table elsewhere.
    pub(super) watch: bool,
    pub(super) folder: Option<Locales>,
    pub(super) parlour: ParlourArguments,
}

/// How a finished match is gone through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReviewWish {
    /// The record.
    pub file: PathBuf,
    /// Whose play, from 0; `None` for the first person.
    pub seat: Option<u8>,
    /// How many rounds are thought through for a decision.
    pub iterations: u32,
    /// Whether as JSON.
    pub json: bool,
}

/// How a server of tables is run. `None` where nothing was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParlourArguments {
    /// Where it listens.
    pub listen: Option<SocketAddr>,
    /// Where it lets people in by SSH.
    pub ssh: Option<SocketAddr>,
    /// The folder of its tables.
    pub data: Option<PathBuf>,
    /// The NATS servers that keep its tables, which it shares with every other server that uses them.
    pub cluster: Option<Addresses>,
    /// The certificate with which it encrypts.
    pub tls_cert: Option<PathBuf>,
    /// The key of that.
    pub tls_key: Option<PathBuf>,
}

impl Wishes {
    /// The next of what stands there beside the options.
    pub(super) fn operand(&mut self) -> Option<OsString> {
        self.operands.pop_front()
    }
}

impl CommandOptions {
    /// Checks what only shows when all options are known.
    pub(super) fn check(&self) -> Result<(), Message> {
        if let (Some(players), Some((teams, members))) = (self.players, self.teams)
            && players != teams * members
        {
            let form = format!("{teams}x{members}");
            return Err(say::option_players_and_teams(
                players,
                form,
                teams * members,
            ));
        }
        Ok(())
    }
}
