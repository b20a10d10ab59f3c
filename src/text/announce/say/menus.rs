//! Menus and questions.

use crate::announce::{GameName, Message, messages};

messages! {
    /// The program greets.
    welcome();
    /// The program's last word.
    goodbye();
    /// The name a person has who gave none.
    nameless();
    /// The name of one of several people who gave none.
    nameless_of(number: usize);

    /// The title of the main menu.
    main_menu();
    /// How menus work.
    menu_help(enter: Message, back: Message);
    /// What the help key tells in a menu whose chosen entry can be changed.
    menu_change_help();
    /// What the help key tells where there are sentences to go through.
    reader_help(back: Message);
    /// Behind the last sentence.
    reader_end();
    /// The first line of the keys that work. `lines`: how many lines follow.
    help_begins(lines: usize, back: Message);
    /// A line of the keys that work at a table: the help key once more reads the rules.
    help_rules(help: Message);
    /// A text that is told as it is: a sentence of a longer text, or the value of an entry.
    verbatim(text: String);
    /// An entry that plays to so few points that one round may reach them.
    menu_short(entry: Message);
    /// No entry of the menu begins so.
    menu_no_such(letter: Message);
    /// Whether to leave the program.
    quit_question(yes: Message, no: Message);
    /// A button that answers a question so, on a screen that is touched.
    answer_yes();
    /// The same.
    answer_no();
    /// What the help key tells while a recorded match is told.
    retelling_help(enter: Message, back: Message);
    /// What the help key tells while a name is typed, behind what is asked.
    name_help(back: Message, delete: Message);
    /// An entry: a new match.
    menu_new_match();
    /// An entry: the last match goes on.
    menu_resume();
    /// An entry: the tutorial.
    menu_tutorial();
    /// An entry: the games and their rules.
    menu_games();
    /// An entry: the settings.
    menu_settings();
    /// An entry: the key table.
    menu_keys();
    /// An entry: leave the program.
    menu_quit();

    /// The title of the menu for a new match.
    match_menu();
    /// An entry: begin the match as it is set up. `who`: who sits there.
    menu_start(game: GameName, who: Message, goal: Message);
    /// So many players, each alone.
    seating_alone(players: usize);
    /// From so many to so many players, each alone.
    seating_range(least: usize, most: usize);
    /// So many teams of so many members.
    seating_teams(teams: usize, members: usize);
    /// An entry: the game.
    menu_game(game: GameName);
    /// An entry: house rules that are known under one name.
    menu_preset(preset: PresetName);
    /// The same entry, where they are known under none.
    menu_preset_own();
    /// An entry: who sits there.
    menu_seating(who: Message);
    /// An entry: how many people are at this keyboard.
    menu_people(people: usize);
    /// An entry: how well the computer players play.
    menu_level(level: Level);
    /// An entry: the set of tiles, by its highest half.
    menu_set(top: u8);
    /// An entry: how many tiles each player is dealt.
    menu_hand(tiles: usize);
    /// An entry: what ends the match, a number of rounds or points.
    menu_goal(rounds: bool);
    /// An entry: the points to which is played.
    menu_limit(limit: u32);
    /// An entry: how many rounds are to be won.
    menu_wins(limit: u32);
    /// An entry: how many marks are to be made.
    menu_marks(limit: u32);
    /// An entry: how many rounds are played.
    menu_rounds(rounds: u32);
    /// An entry: a house rule that is on or off.
    menu_switch(rule: Rule, on: bool);
    /// An entry: a house rule that is one of some words.
    menu_choice(rule: Rule, value: RuleValue);
    /// An entry: a house rule that is a number of points.
    menu_points(rule: Rule, points: u32);
    /// An entry: a house rule that is a number.
    menu_number(rule: Rule, number: u32);
    /// An entry: the person's name.
    menu_name(name: String);
    /// An entry: the name of another of the people at this keyboard.
    menu_name_of(number: usize, name: String);
    /// An entry: another of the people at this keyboard has no name yet.
    menu_nameless(number: usize);

    /// The title of the games and their rules.
    games_menu();
    /// The list of games to choose from.
    pick_menu();
    /// The title of the menu at a table.
    table_menu();
    /// An entry: back to the table.
    menu_back_to_table();
    /// An entry: leave the match, which is kept.
    menu_leave();
    /// An entry, when a match is over: check that it was dealt as it was sealed.
    menu_check();
    /// The match was dealt as it was sealed.
    check_fair(deals: usize);
    /// The match was played as it was dealt, and its deals were not sealed.
    check_no_seals();
    /// A deal was not sealed though it should be.
    check_not_sealed(round: u32);
    /// What was sealed was never shown.
    check_not_shown(round: u32);
    /// What was shown is not what was sealed.
    check_other_seal(round: u32);
    /// What happened cannot come from what was dealt.
    check_other_deal(round: u32);

    /// A name is asked for.
    ask_name(key: Message);
    /// The name of another of the people at this keyboard is asked for.
    ask_name_of(number: usize, key: Message);
    /// A letter that was typed is gone again.
    letter_gone(letter: Message);
    /// The text field is empty.
    typed_nothing();
    /// The cursor is behind what is typed.
    typed_end();
    /// Does the person hear two voices?
    ask_two_voices(one: Message, two: Message);
    /// A screen reader runs: is it to read?
    ask_reader_reads(yes: Message, no: Message);
    /// Escape was pressed once at a table, while no voice of ours speaks.
    escape_once_more(key: Message);
    /// The sentence by which the speed of a screen reader is measured.
    ask_reader_speed(enter: Message, escape: Message);
    /// It was answered before anybody can have read it to its end.
    reader_speed_unknown();
    /// An entry of the settings: measure the speed of the screen reader.
    menu_reader_speed();
    /// Our voice is silent from now on.
    one_voice_silent(key: Message);
    /// Our voice stays.
    one_voice_stays(key: Message);
    /// Our voice is silent, as it was left: how to bring it back.
    voice_is_off(key: Message);
    /// How to silence our voice.
    voice_hint(key: Message);
    /// How to get help.
    help_hint(key: Message);

    /// There is no match to go on with.
    no_match_to_resume();
    /// The record was damaged from a line on. `aside`: where the damaged file is kept.
    record_damaged(line: usize, aside: String);
    /// The record was damaged from a line on; it could not be mended yet.
    record_damaged_there(line: usize);
    /// A record was gone and is written again.
    record_gone(file: String);
    /// A record held something else and is written again. `aside`: where what it held is kept.
    record_changed(aside: String);
    /// A match is being played by another program.
    record_locked();
    /// The last match is being played by another program, and another one goes on.
    record_elsewhere();
    /// A record cannot be written; it is tried again.
    record_not_written(file: String, trouble: Trouble);
    /// A record is written again.
    record_written_again();
    /// A match that cannot be kept in its place is kept in this file.
    record_kept_elsewhere(file: String);
    /// A match that was left could not be kept.
    match_lost();
    /// A record cannot be read.
    record_not_read(file: String, trouble: Trouble);
    /// A file holds no match.
    record_no_match(file: String);
    /// A record is of a newer format.
    record_newer(file: String, format: u32);
    /// The match of a record is over.
    record_is_over(file: String);
    /// Every match of a record is right. `unfinished`: how many of them are not over.
    record_whole(file: String, matches: usize, unfinished: usize, events: usize);
    /// A match of a record, counted from 1, goes wrong at a line of the file.
    record_wrong(file: String, number: usize, line: usize);
    /// The next match of several that are told.
    replay_match(number: usize, count: usize);
    /// A replay has come to its end.
    replay_over();
}

use super::errors::Trouble;
use super::games::{Level, PresetName, Rule, RuleValue};
