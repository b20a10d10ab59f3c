//! A position of a recorded match as a word, so that it can be sent to somebody who then hears the same position.
//!
//! Unlike the word of a problem, which names a random match, it holds the whole match up to the position: the rules, every deal
//! and every move. So it is long: of the records in `tests/records`, from 44 letters near the beginning to 330 in the middle of a long
//! match.

use super::recorded_deck::RecordedDeck;
use super::resume::Replay;
use serpente_engine::bax::Card;
use serpente_engine::bots::problems::{SYLLABLES, syllable_letters, syllables_of};
use serpente_engine::rules::{
    Dealt, Domain, Goal, HouseRule, HouseRules, Move, SEATS, Seat, Set, Tile, TileSet, Value,
};
use serpente_engine::table::{
    Command, Deck, Drawn, Event, Game, GameMove, GameView, Header, Level, OwnedView, Player, Setup,
    Shuffle, Table, computer_names,
};

/// The base of a digit that tells how many there are of something, or which of several.
const COUNT_BASE: u32 = 64;

/// The highest goal of a match that a word can tell.
const MOST_GOAL: u32 = 1 << 16;

/// The most moves before a position that a word can tell.
const MOST_MOVES: u32 = 1 << 12;

/// The number by which the last two syllables tell a misspelt word from a right one: the product of the greatest prime numbers
/// up to [`SYLLABLES`] and just above.
const CHECK: u32 = 59 * 61;

/// The fewest syllables of a word. That of a problem is shorter.
const LEAST_SYLLABLES: usize = 12;

/// The most letters that are read: far more than any word here has, and few enough that a stranger's word costs a server nothing.
const MOST_LETTERS: usize = 4096;

/// A position of a match.
#[derive(Clone, Debug)]
pub struct Position {
    /// The record up to the position, with a person in the seat in turn and computer players in the others.
    pub events: Vec<Event>,
    /// The agreements and the players.
    pub setup: Setup,
    /// What the seat in turn sees.
    pub view: OwnedView,
    /// The best move, if it was told.
    pub best: Option<Move>,
}

/// Returns the word of the position that these events lead to, with the best move there if it is known. `None` if it has no word:
/// only positions of games with tiles that are laid have one, and none in which a count is said or a last tile announced.
pub fn word_of(events: &[Event], best: Option<Move>) -> Option<String> {
    let mut setup = Header::among(events)?.setup().ok()?;
    // The deals are in the word; they need not follow from a day.
    setup.daily = None;
    let mut plays = Vec::new();
    let mut replay = Replay::begin(events, Shuffle::seeded(0)).ok()?;
    while !replay.step().is_empty() {
        if let Some(Command::Play(_, play)) = replay.last_command() {
            plays.push(play);
        }
    }
    let recorded = RecordedDeck::new(events, Shuffle::seeded(0), None, false);
    let mut deck = WordDeck::noting(recorded);
    note_setup(&mut deck.digits, &setup)?;
    let count = u32::try_from(plays.len()).ok()?;
    if count >= MOST_MOVES {
        return None;
    }
    deck.digits.digit(count, MOST_MOVES);
    let mut ignored: Vec<Event> = Vec::new();
    let table = follow(setup, &mut deck, &PositionMoves::Plays(plays), &mut ignored)?;
    let place = match best {
        None => 0,
        Some(best) => {
            let view = table.view_in_turn()?;
            let moves = view.different_moves();
            let index = moves.iter().position(|play| *play == best)?;
            u32::try_from(index + 1).ok()?
        }
    };
    deck.digits.digit(place, COUNT_BASE);
    Some(deck.digits.written())
}

impl Position {
    /// Returns the position of this word, with a person of this name in the seat in turn; `None` if no position has this word.
    pub fn of_word(word: &str, name: &str) -> Option<Self> {
        if word.len() > MOST_LETTERS {
            return None;
        }
        let mut deck = WordDeck::reading(PositionDigits::of_word(word)?);
        let setup = read_setup(&mut deck.digits)?;
        let count = deck.digits.digit(0, MOST_MOVES);
        // Followed twice: whose position it is shows only at its end, and the record names the person in its first line.
        let mut again = WordDeck::reading(deck.digits.clone());
        let mut ignored: Vec<Event> = Vec::new();
        let found = follow(
            setup.clone(),
            &mut deck,
            &PositionMoves::Count(count),
            &mut ignored,
        )?;
        let seat = found.turn()?;
        let mut players = setup.players.clone();
        players[seat.index()] = Player {
            name: name.to_owned(),
            level: None,
        };
        let with_person = Setup::new(setup.game, setup.options.clone(), players).ok()?;
        let mut events: Vec<Event> = Vec::new();
        let told = PositionMoves::Count(count);
        let table = follow(with_person.clone(), &mut again, &told, &mut events)?;
        if deck.is_broken {
            return None;
        }
        let place = again.digits.digit(0, COUNT_BASE) as usize;
        let view = table.view_in_turn()?;
        let best = match place {
            0 => None,
            _ => Some(*view.different_moves().get(place - 1)?),
        };
        let GameView::Tiles(seen) = table.game_view(seat)? else {
            return None;
        };
        Some(Self {
            events,
            view: seen.to_seen(),
            setup: with_person,
            best,
        })
    }
}

/// The moves before a position.
enum PositionMoves {
    /// These, which are noted.
    Plays(Vec<GameMove>),
    /// So many, which are read.
    Count(u32),
}

/// Plays to a position, and notes or reads each deal and each move.
fn follow(
    setup: Setup,
    deck: &mut WordDeck,
    given: &PositionMoves,
    events: &mut Vec<Event>,
) -> Option<Table> {
    let mut table: Table = Table::new(setup, events);
    let count = match given {
        PositionMoves::Plays(plays) => plays.len(),
        PositionMoves::Count(count) => *count as usize,
    };
    for place in 0..=count {
        while table.turn().is_none() {
            if !table.is_between_rounds() || deck.is_broken {
                return None;
            }
            table.command(Command::Deal, deck, events).ok()?;
        }
        if place == count {
            break;
        }
        let view = table.view_in_turn()?;
        let seat = view.seat;
        let moves: Vec<Move> = view.moves().collect();
        let value = match given {
            PositionMoves::Plays(plays) => {
                let GameMove::Tiles(play) = plays[place] else {
                    return None;
                };
                moves.iter().position(|legal| *legal == play)?
            }
            PositionMoves::Count(_) => 0,
        };
        let chosen = deck.digits.choose(value, moves.len())?;
        table
            .command(Command::Play(seat, moves[chosen].into()), deck, events)
            .ok()?;
    }
    Some(table)
}

/// Notes the agreements of a match.
fn note_setup(digits: &mut PositionDigits, setup: &Setup) -> Option<()> {
    let options = &setup.options;
    let game = Game::all().position(|game| game == setup.game)?;
    digits.choose(game, COUNT_BASE as usize)?;
    let seatings = setup.game.seatings();
    let seating = seatings.iter().position(|one| *one == options.seating)?;
    digits.choose(seating, seatings.len())?;
    let usual = HouseRules::new(setup.game.house_rules());
    let changed = options.house.iter().ne(usual.iter());
    digits.digit(u32::from(changed), 2);
    if changed {
        for (rule, value) in options.house.iter() {
            digits.digit(number_of(&rule, value)?, values_of(&rule));
        }
    }
    digits.digit(u32::from(options.set.top().get()), COUNT_BASE);
    digits.choose(options.hand, COUNT_BASE as usize)?;
    let (Goal::Limit(number) | Goal::Rounds(number)) = options.goal;
    let is_rounds = matches!(options.goal, Goal::Rounds(_));
    digits.digit(u32::from(is_rounds), 2);
    if number >= MOST_GOAL {
        return None;
    }
    digits.digit(number, MOST_GOAL);
    Some(())
}

/// Reads the agreements of a match, with computer players in all seats.
fn read_setup(digits: &mut PositionDigits) -> Option<Setup> {
    let game = Game::all().nth(digits.choose(0, COUNT_BASE as usize)?)?;
    let seatings = game.seatings();
    let seating = seatings[digits.choose(0, seatings.len())?];
    let mut house = HouseRules::new(game.house_rules());
    if digits.digit(0, 2) == 1 {
        for rule in game.house_rules() {
            let number = digits.digit(0, values_of(rule));
            let text = text_of(rule, number)?;
            house.set(rule.name, Some(&text)).ok()?;
        }
    }
    let set = Set::with_top(u8::try_from(digits.digit(0, COUNT_BASE)).ok()?)?;
    let hand = digits.choose(0, COUNT_BASE as usize)?;
    let mut options = Setup::options_with(game, seating, Some(set), Some(hand), house).ok()?;
    let is_rounds = digits.digit(0, 2) == 1;
    let number = digits.digit(0, MOST_GOAL).max(1);
    options.goal = if is_rounds {
        Goal::Rounds(number)
    } else {
        Goal::Limit(number)
    };
    let mut players = Vec::new();
    for seat in seating.all().iter() {
        players.push(Player {
            name: computer_names(Level::Normal)[seat.index()].to_owned(),
            level: Some(Level::Normal),
        });
    }
    Setup::new(game, options, players).ok()
}

/// Returns how many values a house rule has.
fn values_of(rule: &HouseRule) -> u32 {
    match rule.domain {
        Domain::Switch => 2,
        Domain::Choice(words) => u32::try_from(words.len()).unwrap_or(u32::MAX),
        Domain::Number(most) => most.saturating_add(1),
    }
}

/// Returns the number of a value of a house rule, from 0.
fn number_of(rule: &HouseRule, value: Value) -> Option<u32> {
    match (rule.domain, value) {
        (Domain::Choice(words), Value::Choice(word)) => {
            let place = words.iter().position(|one| *one == word)?;
            u32::try_from(place).ok()
        }
        (_, Value::Switch(on)) => Some(u32::from(on)),
        (_, Value::Number(number)) => Some(number),
        (_, Value::Choice(_)) => None,
    }
}

/// Returns the value of a house rule of this number, as it is written.
fn text_of(rule: &HouseRule, number: u32) -> Option<String> {
    match rule.domain {
        Domain::Switch => Some((number == 1).to_string()),
        Domain::Choice(words) => words.get(number as usize).map(|word| (*word).to_owned()),
        Domain::Number(_) => Some(number.to_string()),
    }
}

/// A deck that deals what is recorded and notes it, or deals what it reads.
struct WordDeck {
    digits: PositionDigits,
    /// The record whose deals are noted; `None` if they are read.
    recorded: Option<RecordedDeck>,
    /// Whether what was read cannot have been noted.
    is_broken: bool,
}

impl WordDeck {
    fn noting(recorded: RecordedDeck) -> Self {
        Self {
            digits: PositionDigits::default(),
            recorded: Some(recorded),
            is_broken: false,
        }
    }

    fn reading(digits: PositionDigits) -> Self {
        Self {
            digits,
            recorded: None,
            is_broken: false,
        }
    }
}

impl Deck for WordDeck {
    fn deal<const WORDS: usize>(&mut self, set: Set, hand: usize, dealt: &mut Dealt<WORDS>) {
        let tiles: Vec<Tile> = dealt.deck(set).collect();
        let playing: Vec<Seat> = dealt.playing.iter().collect();
        let in_hands = hand * playing.len();
        if let Some(recorded) = &mut self.recorded {
            recorded.deal(set, hand, dealt);
        } else if self.digits.is_used_up() || in_hands > tiles.len() {
            self.is_broken = true;
            return Shuffle::seeded(0).deal(set, hand, dealt);
        } else {
            dealt.hands = [TileSet::EMPTY; SEATS];
            dealt.boneyard.clear();
        }
        // The room that is left in each hand, and at last in the boneyard.
        let mut room = vec![hand; playing.len()];
        room.push(tiles.len().saturating_sub(in_hands));
        let mut hands: Vec<Vec<Tile>> = vec![Vec::new(); room.len()];
        for tile in tiles {
            let mut open = Vec::new();
            let mut value = 0;
            for (place, left) in room.iter().enumerate() {
                if *left == 0 {
                    continue;
                }
                let holds = match playing.get(place) {
                    Some(chair) => dealt.hands[chair.index()].contains(tile),
                    None => dealt.boneyard.contains(&tile),
                };
                if holds {
                    value = open.len();
                }
                open.push(place);
            }
            let Some(chosen) = self.digits.choose(value, open.len()) else {
                self.is_broken = true;
                return;
            };
            room[open[chosen]] -= 1;
            hands[open[chosen]].push(tile);
        }
        // The boneyard is drawn from in its order.
        let mut left = hands.pop().unwrap_or_default();
        let mut boneyard = Vec::new();
        for place in 0..left.len() {
            let noted = dealt.boneyard.get(place);
            let value = left.iter().position(|tile| Some(tile) == noted);
            let Some(chosen) = self.digits.choose(value.unwrap_or_default(), left.len()) else {
                self.is_broken = true;
                return;
            };
            boneyard.push(left.remove(chosen));
        }
        for (seat, held) in playing.iter().zip(hands) {
            dealt.hands[seat.index()] = held.into_iter().collect();
        }
        dealt.boneyard = boneyard;
    }

    fn lots(
        &mut self,
        all: &[Drawn],
        seats: usize,
        decide: impl Fn(&[Drawn]) -> bool,
    ) -> Vec<Drawn> {
        let noted = match &mut self.recorded {
            Some(recorded) => recorded.lots(all, seats, &decide),
            None => Vec::new(),
        };
        let mut lots = Vec::new();
        for place in 0..seats {
            let drawn = noted.get(place);
            let value = all.iter().position(|one| Some(one) == drawn);
            let Some(chosen) = self.digits.choose(value.unwrap_or_default(), all.len()) else {
                break;
            };
            lots.push(all[chosen]);
        }
        if lots.len() == seats && decide(&lots) {
            return lots;
        }
        self.is_broken = true;
        Shuffle::seeded(0).lots(all, seats, decide)
    }

    fn pack(&mut self) -> Vec<Card> {
        self.is_broken = true;
        Shuffle::seeded(0).pack()
    }
}

/// A digit with its own base.
#[derive(Clone, Copy, Debug)]
struct Digit {
    value: u32,
    base: u32,
}

/// The digits of a word: noted, or read one after the other in the same order.
#[derive(Clone, Debug, Default)]
struct PositionDigits {
    noted: Vec<Digit>,
    /// What is still to be read; `None` if digits are noted.
    read: Option<LongNumber>,
}

impl PositionDigits {
    /// Notes this digit, or reads one of the same base.
    fn digit(&mut self, value: u32, base: u32) -> u32 {
        if let Some(number) = &mut self.read {
            return number.take(base);
        }
        self.noted.push(Digit { value, base });
        value
    }

    /// Notes or reads one of so many choices; `None` if there is none.
    fn choose(&mut self, value: usize, choices: usize) -> Option<usize> {
        if choices == 0 || self.read.is_none() && value >= choices {
            return None;
        }
        let base = u32::try_from(choices).ok()?;
        Some(self.digit(u32::try_from(value).ok()?, base) as usize)
    }

    /// Returns whether nothing but zeros is left to read.
    fn is_used_up(&self) -> bool {
        self.read.as_ref().is_some_and(LongNumber::is_zero)
    }

    /// Returns the word of the digits that were noted.
    fn written(&self) -> String {
        let mut number = LongNumber::default();
        for digit in self.noted.iter().rev() {
            number.push(digit.value, digit.base);
        }
        let check = number.clone().take(CHECK);
        let mut syllables = vec![check % SYLLABLES, check / SYLLABLES];
        while !number.is_zero() || syllables.len() < LEAST_SYLLABLES {
            syllables.push(number.take(SYLLABLES));
        }
        let mut word = String::new();
        for syllable in syllables.into_iter().rev() {
            for letter in syllable_letters(syllable) {
                word.push(char::from(letter));
            }
        }
        word
    }

    /// Returns the digits of a word, to be read; `None` if it is misspelt.
    fn of_word(word: &str) -> Option<Self> {
        let syllables = syllables_of(word)?;
        if syllables.len() < LEAST_SYLLABLES {
            return None;
        }
        let (long, last_two) = syllables.split_at(syllables.len() - 2);
        let mut number = LongNumber::default();
        for syllable in long {
            number.push(*syllable, SYLLABLES);
        }
        let check = number.clone().take(CHECK);
        if last_two != [check / SYLLABLES, check % SYLLABLES] {
            return None;
        }
        Some(Self {
            noted: Vec::new(),
            read: Some(number),
        })
    }
}

/// A whole number of any length, as digits to the base 2^32, the lowest first.
#[derive(Clone, Debug, Default)]
struct LongNumber(Vec<u32>);

impl LongNumber {
    /// Multiplies the number by the base, and adds the value.
    fn push(&mut self, value: u32, base: u32) {
        let mut carry = u64::from(value);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(base);
            *limb = low_half(carry);
            carry >>= 32;
        }
        if carry > 0 {
            self.0.push(low_half(carry));
        }
    }

    /// Divides the number by the base, and returns the remainder.
    fn take(&mut self, base: u32) -> u32 {
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            rest = (rest << 32) | u64::from(*limb);
            *limb = low_half(rest / u64::from(base));
            rest %= u64::from(base);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        low_half(rest)
    }

    fn is_zero(&self) -> bool {
        self.0.is_empty()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the low half is wanted")]
fn low_half(number: u64) -> u32 {
    number as u32
}
