//! The options. They are checked as far as that is possible without knowing the games.

use std::net::SocketAddr;
use std::path::PathBuf;

use super::Locales;
use crate::nats::NatsAddresses;
use log::LevelFilter;
use serpente_client::AddressRange;
use serpente_device::settings::Overrides;

use serpente_engine::table::{Day, Level};
use serpente_text::announce::Message;
use serpente_text::announce::say::errors as say;
use serpente_text::announce::say::parlour::parlour_half_tls;

/// The options given on the command line. `None` where an option was not given: the default of the
/// game or the player counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CommandOptions {
    /// The table that is set up.
    pub table: TableArguments,
    /// The matches at it.
    pub matches: MatchArguments,
    /// What the player is called, and how they are told things.
    pub player: PlayerArguments,
    /// Whether to print JSON.
    pub json: bool,
    /// Whether only to check a record or a folder of sounds.
    pub check: bool,
    /// How another machine's table is entered.
    pub join: JoinArguments,
    /// How a match is reviewed.
    pub review: ReviewArguments,
    /// Which computer players are compared.
    pub arena: ArenaArguments,
    /// Which game trees are counted.
    pub perft: PerftArguments,
    /// Which match of a day is meant.
    pub daily: DailyArguments,
    /// The moment at which recordings are said.
    pub at: HeardAt,
    /// The check or the beginning of a translation.
    pub translation: Option<Locales>,
    /// A folder into which the sounds are written.
    pub written: Option<PathBuf>,
    /// How a server of tables is run.
    pub parlour: ParlourArguments,
}

impl CommandOptions {
    /// Returns whether the match of a day is played, not checked or told as JSON.
    pub fn plays_daily(&self) -> bool {
        self.daily.checked.is_none() && !self.json
    }

    /// Checks combinations of options.
    pub(super) fn check(&self) -> Result<(), Message> {
        if let (Some(players), Some((teams, members))) = (self.table.players, self.table.teams)
            && players != teams * members
        {
            let form = format!("{teams}x{members}");
            return Err(say::option_players_and_teams(
                players,
                form,
                teams * members,
            ));
        }
        if self.parlour.tls_cert.is_some() != self.parlour.tls_key.is_some() {
            return Err(parlour_half_tls());
        }
        Ok(())
    }
}

/// The options about the game, its players and its rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableArguments {
    /// The game, by its identifier.
    pub game: Option<String>,
    /// The number of players, each for themselves. 2 to 10.
    pub players: Option<usize>,
    /// The number of teams, and the number of members of each.
    pub teams: Option<(usize, usize)>,
    /// How many players sit at this keyboard. 0 to 10.
    pub humans: Option<usize>,
    /// The levels of the computer players. The last one is used for all further seats.
    pub bots: Vec<String>,
    /// The highest double of the set.
    pub set: Option<u8>,
    /// The number of tiles dealt to each hand.
    pub hand: Option<usize>,
    /// The score that ends the match or eliminates a player.
    pub limit: Option<u32>,
    /// The number of rounds.
    pub rounds: Option<u32>,
    /// The name of a preset of house rules.
    pub preset: Option<String>,
    /// House rules by name; without a value the rule is turned on.
    pub rules: Vec<(String, Option<String>)>,
}

impl TableArguments {
    /// Returns whether any of these options was given.
    pub fn is_described(&self) -> bool {
        *self != Self::default()
    }
}

/// The options about the matches that are played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchArguments {
    /// The seed of the shuffle.
    pub seed: Option<u64>,
    /// The number of matches.
    pub count: Option<u32>,
    /// The destination of the record.
    pub record: Option<RecordTo>,
}

impl MatchArguments {
    /// Returns in how many random matches problems are looked for; `None` if in none. A seed alone is one match.
    pub fn searched(&self) -> Option<u32> {
        match (self.count, self.seed) {
            (None, Some(_)) => Some(1),
            (count, _) => count,
        }
    }
}

/// The options about the player and what they hear.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerArguments {
    /// The player's name.
    pub name: Option<String>,
    /// The language, as a tag.
    pub language: Option<String>,
    /// A folder of locale files.
    pub locales: Option<PathBuf>,
    /// The settings of voice and sounds that were given.
    pub voice: Overrides,
}

/// The options of the command `join`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JoinArguments {
    /// The seat at the table, from 0.
    pub seat: Option<u8>,
    /// Whether to watch the table instead of playing.
    pub watch: bool,
}

/// The options of the command `review`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReviewArguments {
    /// The seat of the player whose decisions are analysed, from 0.
    pub seat: Option<u8>,
    /// How many rounds are simulated per decision.
    pub iterations: Option<u32>,
}

/// The options of the command `arena`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArenaArguments {
    /// The two computer players to compare.
    pub compared: [Option<String>; 2],
    /// The number of deals for the comparison.
    pub deals: Option<u32>,
}

/// The options of the command `perft`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PerftArguments {
    /// A file of fixed deals.
    pub deal: Option<PathBuf>,
    /// The depth to which the tree is counted.
    pub depth: Option<u8>,
}

/// The options of the command `daily`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DailyArguments {
    /// The day whose match is played or told; `None` for today.
    pub date: Option<Day>,
    /// A file with the match of a day, only to check it.
    pub checked: Option<PathBuf>,
}

/// The destination of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordTo {
    /// To a file.
    File(PathBuf),
    /// To standard output.
    StandardOutput,
}

/// A moment of a match, at which certain things can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum HeardAt {
    /// At one's turn.
    #[default]
    Turn,
    /// In the main menu.
    Menu,
    /// When the game asks on which side to lay a tile.
    Question,
}

/// How a server of tables is run. `None` where nothing was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ParlourArguments {
    /// The address to listen at.
    pub listen: Option<SocketAddr>,
    /// The address to listen at for SSH.
    pub ssh: Option<SocketAddr>,
    /// The folder in which its tables are saved.
    pub data: Option<PathBuf>,
    /// The NATS servers that store its tables. It shares them with every other server that uses the
    /// same ones.
    pub cluster: Option<NatsAddresses>,
    /// The TLS certificate.
    pub tls_cert: Option<PathBuf>,
    /// The private key of the certificate.
    pub tls_key: Option<PathBuf>,
    /// The proxies, beside those on this machine, whose `X-Forwarded-For` header it believes.
    pub trusted_proxies: Vec<AddressRange>,
    /// The host names under which browsers may reach it; empty: any.
    pub allowed_hosts: Vec<String>,
    /// The address where it shows its metrics.
    pub metrics: Option<SocketAddr>,
    /// The best level of its computer players.
    pub computers: Option<Level>,
    /// The most tables that it has at the same time.
    pub max_tables: Option<usize>,
    /// Whether it is not made known on the network.
    pub no_mdns: bool,
    /// The least severe level that is logged.
    pub log: Option<LevelFilter>,
}
