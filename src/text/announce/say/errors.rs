//! What cannot be done or used, and what would do.

use std::io;

use crate::announce::{Arg, Fact, GameName, Message, messages};

/// Why a file or folder cannot be used, as a keyword for the locale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// `full`: no room on the disk.
    Full,
    /// `read-only`: nothing can be written there.
    ReadOnly,
    /// `denied`: the person has no right to it.
    Denied,
    /// `missing`: it is not there.
    Missing,
    /// `slow`: the disk does not answer.
    Slow,
    /// `folder`: it is a folder where a file is wanted.
    Folder,
    /// `other`: anything else.
    Other,
}

impl Trouble {
    /// Every trouble.
    pub const ALL: [Self; 7] = [
        Self::Full,
        Self::ReadOnly,
        Self::Denied,
        Self::Missing,
        Self::Slow,
        Self::Folder,
        Self::Other,
    ];
}

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::PermissionDenied => Self::Denied,
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::Missing,
            io::ErrorKind::TimedOut => Self::Slow,
            io::ErrorKind::IsADirectory => Self::Folder,
            _ => Self::Other,
        }
    }
}

impl From<Trouble> for Arg {
    fn from(trouble: Trouble) -> Self {
        Self::Word(match trouble {
            Trouble::Full => "full",
            Trouble::ReadOnly => "read-only",
            Trouble::Denied => "denied",
            Trouble::Missing => "missing",
            Trouble::Slow => "slow",
            Trouble::Folder => "folder",
            Trouble::Other => "other",
        })
    }
}

impl Fact for Trouble {
    fn samples() -> Vec<Arg> {
        Self::ALL.map(Arg::from).to_vec()
    }
}

messages! {
    /// There is no such command.
    unknown_command(given: String);
    /// There is no such command, but one that is nearly called so.
    unknown_command_meant(given: String, meant: String);
    /// There is no such option.
    unknown_option(given: String);
    /// There is no such option, but one that is nearly called so.
    unknown_option_meant(given: String, meant: String);
    /// This command does not take this option.
    option_not_here(option: String, command: String);
    /// An option stands without the value it needs.
    option_without_value(option: String);
    /// An option takes no value and was given one.
    option_takes_no_value(option: String);
    /// A value is no text in UTF-8.
    option_not_text(option: String, given: String);
    /// A value is no number, or out of range.
    option_number(option: String, given: String, least: i64, most: i64);
    /// A value is none of the possible ones.
    option_choice(option: String, given: String, choices: Vec<Arg>);
    /// A seed is no whole number, or too large.
    option_seed(given: String);
    /// The form of teams is not understood.
    option_teams(given: String);
    /// Both a number of players and teams, and they do not agree.
    option_players_and_teams(players: usize, teams: String, seats: usize);
    /// The name of a game cannot be one.
    option_game(given: String);
    /// The levels of the computer players are not understood.
    option_bots(given: String);
    /// A house rule is not understood.
    option_rule(given: String);
    /// A player's name is empty or too long.
    option_name(most: usize);
    /// A language tag cannot be one.
    option_language(given: String);
    /// The program has no such language. `languages`: those it has.
    no_such_language(given: String, languages: Vec<Arg>);
    /// An argument too many.
    argument_not_wanted(given: String, command: String);
    /// A command needs a file.
    file_wanted(command: String);
    /// A command needs an address.
    address_wanted(command: String);
    /// A file of deals has a line that cannot be read.
    deal_line(file: String, line: usize);
    /// A fixed deal cannot be played.
    deal_impossible(deal: String);
    /// A tree has not the counts that its file tells.
    tree_differs(deal: String);
    /// A command compares games of tiles only.
    tiles_only(command: String);
    /// There is no such game. `games`: those there are.
    no_such_game(given: String, games: Vec<Arg>);
    /// So many cannot sit at this game. `seatings`: those that can.
    no_such_seating(game: GameName, seatings: Vec<Arg>);
    /// The game is for two pairs by the house rules that were chosen.
    pairs_only(game: GameName);
    /// The game is for players alone by the house rules that were chosen.
    alone_only(game: GameName);
    /// A house rule is for two pairs. `rule`: its name.
    rule_of_pairs(rule: Message);
    /// Two house rules contradict each other. `one` and `other`: their names.
    rules_contradict(one: Message, other: Message);
    /// The game is for so many players at most by the house rules that were chosen.
    seats_at_most(game: GameName, seats: usize);
    /// These players cannot use this set. `sets`: those they can use.
    no_such_set(sets: Vec<Arg>);
    /// A match has so many rounds at most with the set.
    too_many_rounds(most: u32);
    /// The set cannot deal so many tiles.
    cannot_deal(top: u8, seats: usize, least: usize, most: usize);
    /// The set has a single size of hand for these players.
    cannot_deal_but(top: u8, seats: usize, tiles: usize);
    /// The set is too small for these players.
    cannot_deal_at_all(top: u8, seats: usize);
    /// Points or rounds to play to cannot be none.
    no_goal();
    /// This game ends otherwise: by points, not rounds, or the other way round.
    wrong_goal(option: String, game: GameName);
    /// A game of cards has no tiles to choose.
    no_tiles(option: String, game: GameName);
    /// There is no such house rule. `rules`: those there are.
    no_such_rule(given: String, game: GameName, rules: Vec<Arg>);
    /// A game without house rules.
    no_rules(game: GameName);
    /// The game has no house rules under this name; it has those.
    no_such_preset(given: String, game: GameName, presets: Vec<Arg>);
    /// A game without house rules under one name.
    no_presets(game: GameName);
    /// A house rule cannot be set so. `values`: what it can be.
    no_such_value(rule: String, values: Vec<Arg>);
    /// More people than seats.
    too_many_people(seats: usize);
    /// Two people at the table have this name.
    name_of_two(name: String);
    /// There is no such level. `levels`: those there are.
    no_such_level(given: String, levels: Vec<Arg>);
    /// There is no such message. `nearest`: the names that are most like it.
    no_such_message(given: String, nearest: Vec<Arg>);
    /// A message's name, and what it tells with sample facts.
    proof_line(name: String, text: String);
    /// What the same message tells with other facts.
    proof_text(text: String);
    /// A message's name, and what it tells in English, since the language has no text for it.
    proof_english(name: String, text: String);
    /// A file cannot be written.
    file_not_written(file: String, trouble: Trouble);
    /// Something is wrong with locale files.
    locales_wrong(count: usize);
    /// What stands before all that is wrong with the locale files in this folder.
    locales_checked(folder: String);
    /// Many texts of a file are still in English; the first of them stands in this line.
    locales_english(file: String, count: usize, line: usize);
    /// How far a translation has come. `percent`: 0 to 100; `hours`: at 300 words an hour.
    locales_progress(percent: usize, left: usize, words: usize, hours: usize);
    /// All is translated, but something is to be mended.
    locales_mend(percent: usize);
    /// What to translate next.
    locales_next(id: String);
    /// What to translate next, of what one evening needs.
    locales_next_first(left: usize, id: String);
    /// How what one evening needs is marked in files that were just begun.
    locales_first(count: usize);
    /// How text is marked that is meant to equal English.
    locales_same();
    /// Nothing is wrong with the locale files in this folder.
    locales_right(folder: String);
    /// The files a translation begins with are in this folder now.
    locales_begun(folder: String);
}
