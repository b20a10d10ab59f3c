//! What must hold in a run: what is recorded, printed and spoken.

use serpente_app::Incoming;
use serpente_console::Key;
use serpente_device::speech::Utterance;
use serpente_engine::rules::{Seat, Seats, Tile};
use serpente_engine::table::{Drawn, Event};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

/// The key by which a person takes the keyboard, as the terminal sends it.
const TAKES_KEYBOARD: u8 = b'k';

/// How the line ends that says who has taken it.
const HAS_KEYBOARD: &str = " has the keyboard.";

/// Parts of the lines that ask for the next person. Until then, the one before may look at their own
/// tiles.
const HANDOVERS: [&str; 2] = [
    "Hand the keyboard to ",
    "turn at the keyboard. K to take it.",
];

/// The same key again within this time may be a key held down, which acts once.
const MAY_BE_HELD: Duration = Duration::from_secs(2);

/// Returns the tiles that a text names.
pub(super) fn told_tiles(text: &str) -> impl Iterator<Item = Tile> {
    let marked = text.split('⟦').skip(1);
    let names = marked.filter_map(|rest| rest.split('⟧').next());
    names.filter_map(|name| name.parse().ok())
}

/// Returns whether a line says how many moves were made, instead of each of them: a key cut them
/// short. What came before and after them may stand in the same line.
fn is_recap(line: &str) -> bool {
    for sentence in line.split(". ") {
        let count = sentence.trim_end_matches('.').strip_suffix(" moves");
        if count.is_some_and(|count| count.parse::<u32>().is_ok()) {
            return true;
        }
    }
    false
}

/// The people at the keyboard, and which of them has it.
#[derive(Default)]
struct KeyboardTurns {
    /// The people with their seats.
    names: Vec<(String, Seat)>,
    people: Seats,
    /// The seat of the person who has it.
    holder: Option<Seat>,
    /// How often the key by which somebody takes it was pressed since the last one took it.
    presses_to_take: usize,
}

impl KeyboardTurns {
    /// Notes that none of several people has the keyboard until one of them takes it. One person
    /// alone always has it.
    fn put_down(&mut self) {
        self.holder = if self.people.len() == 1 {
            self.people.iter().next()
        } else {
            None
        };
    }

    /// Notes who has taken the keyboard, if this line says so.
    fn note_taker(&mut self, line: &str) -> Result<(), String> {
        for (name, seat) in &self.names {
            if line.ends_with(&format!("{name}{HAS_KEYBOARD}")) {
                if std::mem::take(&mut self.presses_to_take) == 0 {
                    return Err(format!("nobody has taken the keyboard: {line}"));
                }
                self.holder = Some(*seat);
            }
        }
        Ok(())
    }
}

/// The tiles of a match, and which of them were told.
#[derive(Default)]
struct ToldTiles {
    hands: BTreeMap<Seat, BTreeSet<Tile>>,
    /// The tiles that everybody has seen in this round.
    open: BTreeSet<Tile>,
    /// Those of the round before, which are told until the next tile is laid.
    before: BTreeSet<Tile>,
    /// Tiles that others have laid and that were not printed yet.
    awaited: VecDeque<Tile>,
    /// The laid tiles of this round that were printed.
    printed: BTreeSet<Tile>,
    /// Those that the process before had printed.
    printed_before: BTreeSet<Tile>,
}

impl ToldTiles {
    /// Returns whether the person in this seat may know a tile, or if there is none, everybody.
    fn may_be_told(&self, tile: Tile, holder: Option<Seat>) -> bool {
        let hand = holder.and_then(|seat| self.hands.get(&seat));
        let is_own = hand.is_some_and(|hand| hand.contains(&tile));
        is_own || self.open.contains(&tile) || self.before.contains(&tile)
    }

    /// Notes that a tile was printed.
    fn note_printed(&mut self, tile: Tile) {
        if let Some(place) = self.awaited.iter().position(|awaited| *awaited == tile) {
            self.awaited.remove(place);
            // Of a round that has ended meanwhile, a tile may not be known any more.
            if self.open.contains(&tile) || self.before.contains(&tile) {
                self.printed.insert(tile);
            }
        }
    }
}

/// What was printed and what was spoken since both were compared.
#[derive(Default)]
struct BothOutputs {
    printed: String,
    spoken: String,
    /// Whether the program falls silent because it is about to be stopped. What it prints then is
    /// spoken when it goes on.
    is_hushed: bool,
    /// The numbers of all texts that this process has spoken.
    numbers: BTreeSet<u64>,
}

/// What a run has recorded and told so far.
#[derive(Default)]
pub(super) struct ConsoleChecks {
    /// The lines of the record, each with its newline.
    pub(super) record: Vec<String>,
    /// Whether the match is over.
    pub(super) is_over: bool,
    /// How many moves were recorded.
    pub(super) moves: u64,
    keyboard: KeyboardTurns,
    tiles: ToldTiles,
    outputs: BothOutputs,
    last_key: Option<(Key, Duration)>,
    is_restarted: bool,
    /// While the record cannot be read: the lines that were printed since.
    unchecked: Option<Vec<String>>,
}

impl ConsoleChecks {
    /// Returns the last line of the record.
    pub(super) fn last(&self) -> &str {
        self.record.last().map_or("", String::as_str)
    }

    /// Takes a line of the record.
    ///
    /// # Errors
    /// Returns an error if it is none.
    pub(super) fn recorded(&mut self, written: &str) -> Result<(), String> {
        let line = written.trim_end();
        let event: Event = serde_json::from_str(line)
            .map_err(|error| format!("{line} is no line of a record: {error}"))?;
        self.record.push(format!("{line}\n"));
        if event.mover().is_some() {
            self.moves += 1;
        }
        match &event {
            Event::Match(header) => {
                for (place, seat_header) in header.seats.iter().enumerate() {
                    if seat_header.player == "human"
                        && let Some(seat) = Seat::new(place)
                    {
                        self.keyboard.people.insert(seat);
                        self.keyboard.names.push((seat_header.name.clone(), seat));
                    }
                }
                self.keyboard.put_down();
            }
            Event::Round { .. } => {
                self.keyboard.put_down();
                self.tiles.before = std::mem::take(&mut self.tiles.open);
                self.tiles.hands.clear();
                self.tiles.printed.clear();
            }
            Event::Dealt { seat, tiles }
            | Event::Swapped {
                seat,
                tiles: Some(tiles),
            } => self.tiles.hands.entry(*seat).or_default().extend(tiles),
            Event::Drew {
                seat,
                tile: Some(tile),
            } => drop(self.tiles.hands.entry(*seat).or_default().insert(*tile)),
            Event::Laid { seat, tile, .. } => {
                self.tiles.open.insert(*tile);
                if !self.keyboard.people.contains(*seat) && !self.is_restarted {
                    self.tiles.awaited.push_back(*tile);
                }
            }
            Event::Centre { tile, .. }
            | Event::Lot {
                drawn: Drawn::Tile(tile),
                ..
            } => drop(self.tiles.open.insert(*tile)),
            Event::RoundOver { .. } => {
                for hand in self.tiles.hands.values() {
                    self.tiles.open.extend(hand);
                }
            }
            Event::MatchOver { .. } => self.is_over = true,
            _ => {}
        }
        Ok(())
    }

    /// Notes that the terminal sends these bytes.
    pub(super) fn typed(&mut self, bytes: &[u8]) {
        let presses = bytes.iter().filter(|&&byte| byte == TAKES_KEYBOARD);
        self.keyboard.presses_to_take += presses.count();
    }

    /// Notes that the program is about to be stopped.
    pub(super) fn hush(&mut self) {
        self.outputs.is_hushed = true;
    }

    /// Returns whether a computer player is in turn and has done nothing yet.
    pub(super) fn computer_is_in_turn(&self) -> bool {
        match serde_json::from_str(self.last().trim_end()) {
            Ok(Event::Turn { seat }) => !self.keyboard.people.contains(seat),
            Ok(_) | Err(_) => false,
        }
    }

    /// Notes that the record cannot be read until more is written to it.
    pub(super) fn record_is_unknown(&mut self) {
        self.unchecked = Some(Vec::new());
    }

    /// Returns whether the record cannot be read now.
    pub(super) fn is_blind(&self) -> bool {
        self.unchecked.is_some()
    }

    /// Returns what stands in the record's file without the first line that is not known yet.
    pub(super) fn without_next_line(&self, whole: &str) -> String {
        let mut lines: Vec<&str> = whole.split_inclusive('\n').collect();
        if self.record.len() < lines.len() {
            lines.remove(self.record.len());
        }
        lines.concat()
    }

    /// Forgets what a process had told, and what it had not told yet, that has ended after the match.
    pub(super) fn process_ended(&mut self) {
        self.tiles.awaited.clear();
        self.outputs = BothOutputs::default();
    }

    /// Takes the whole record as it stands in its file.
    ///
    /// # Errors
    /// Returns an error if it is none, or if it has lost something.
    pub(super) fn stored(&mut self, whole: &str) -> Result<(), String> {
        let known = self.record.len();
        let mut is_longer = false;
        for (place, line) in whole.split_inclusive('\n').enumerate() {
            if place >= known {
                is_longer = true;
                self.recorded(line)?;
            } else if line != self.record[place] {
                return Err(format!("the record has changed: {line}"));
            }
        }
        if is_longer && let Some(lines) = self.unchecked.take() {
            for line in lines {
                // Who took the keyboard meanwhile had pressed the key for it.
                self.keyboard.presses_to_take += 1;
                self.note_keyboard(&line)?;
                self.note_lines_tiles(&line);
            }
        }
        Ok(())
    }

    /// Forgets what the process before knew.
    pub(super) fn restarted(&mut self) {
        let tiles = ToldTiles {
            printed_before: std::mem::take(&mut self.tiles.printed),
            ..ToldTiles::default()
        };
        *self = Self {
            tiles,
            moves: self.moves,
            is_restarted: true,
            ..Self::default()
        };
    }

    /// Checks that the record of the new process has everything that was told before.
    ///
    /// # Errors
    /// Returns an error if something is missing.
    pub(super) fn knows_what_was_told(&mut self) -> Result<(), String> {
        self.is_restarted = false;
        // A round that has begun since has other tiles.
        for tile in std::mem::take(&mut self.tiles.printed_before) {
            if !self.tiles.open.contains(&tile) && !self.tiles.before.contains(&tile) {
                return Err(format!("{tile} was told, and the record has lost it"));
            }
        }
        Ok(())
    }

    /// Takes a line that is printed.
    ///
    /// # Errors
    /// Returns an error if it must not be printed now.
    pub(super) fn printed(&mut self, line: &str) -> Result<(), String> {
        if line.trim().is_empty() || line.contains(['{', '\u{2068}', '\n', '\u{1b}']) {
            return Err(format!("no line for a screen: {line:?}"));
        }
        self.outputs.printed += line;
        if let Some(lines) = &mut self.unchecked {
            // Nobody knows now which tiles may be told.
            lines.push(line.to_owned());
            return Ok(());
        }
        self.note_keyboard(line)?;
        for tile in told_tiles(line) {
            if !self.tiles.may_be_told(tile, self.keyboard.holder) {
                return Err(format!(
                    "{tile} is told, which the player cannot know: {line}"
                ));
            }
        }
        self.note_lines_tiles(line);
        Ok(())
    }

    /// Notes who has the keyboard according to a line that was printed.
    fn note_keyboard(&mut self, line: &str) -> Result<(), String> {
        if HANDOVERS.iter().any(|part| line.contains(part)) {
            self.keyboard.put_down();
        }
        self.keyboard.note_taker(line)
    }

    /// Notes the tiles of a line that was printed.
    fn note_lines_tiles(&mut self, line: &str) {
        for tile in told_tiles(line) {
            self.tiles.note_printed(tile);
        }
        if is_recap(line) {
            self.tiles.awaited.clear();
        }
    }

    /// Takes a text that is handed to speech.
    ///
    /// # Errors
    /// Returns an error if it was handed over before.
    pub(super) fn spoken(&mut self, utterance: &Utterance) -> Result<(), String> {
        if utterance.number > 0 && !self.outputs.numbers.insert(utterance.number) {
            return Err(format!("spoken twice: {}", utterance.text));
        }
        self.outputs.spoken += &utterance.text;
        Ok(())
    }

    /// Checks that everything that is spoken is printed, word by word, and the other way round.
    ///
    /// # Errors
    /// Returns an error if it is not.
    pub(super) fn same(&mut self) -> Result<(), String> {
        // Parts that are spoken together have a full stop at the end of each line.
        let printed = std::mem::take(&mut self.outputs.printed).replace(['.', ' '], "");
        let spoken = std::mem::take(&mut self.outputs.spoken).replace(['.', ' '], "");
        if printed == spoken || std::mem::take(&mut self.outputs.is_hushed) {
            return Ok(());
        }
        Err(format!("printed: {printed}, and spoken: {spoken}"))
    }

    /// Checks that a key is answered, with so many outputs.
    ///
    /// # Errors
    /// Returns an error if it is not.
    pub(super) fn key(
        &mut self,
        incoming: &Incoming,
        now: Duration,
        answers: usize,
    ) -> Result<(), String> {
        let Incoming::Key(press) = incoming else {
            return Ok(());
        };
        let before = self.last_key.replace((press.key, now));
        let may_be_held =
            before.is_some_and(|(key, at)| key == press.key && now < at + MAY_BE_HELD);
        if answers == 0 && !may_be_held {
            return Err(format!("the key {} has no answer", press.key));
        }
        Ok(())
    }

    /// Checks that every tile that others laid was told.
    ///
    /// # Errors
    /// Returns an error if one was not.
    pub(super) fn whole(&self) -> Result<(), String> {
        match self.tiles.awaited.front() {
            None => Ok(()),
            Some(tile) => Err(format!("{tile} was laid and never told")),
        }
    }
}
