//! Dominoes without words, clocks, files or threads: rules, tables and computer players.
//!
//! # A round
//!
//! A [`table::Table`] takes commands and emits events. Computer players decide by what their seat may know; each player is
//! told what [`table::Event::seen_by`] leaves of each event.
//!
//! ```
//! use serpente_engine::bots::{Bot, Level};
//! use serpente_engine::rules::Seating;
//! use serpente_engine::table::{Command, Event, Game, Player, Setup, Shuffle, Table};
//!
//! let game = Game::all().next().ok_or("there is a game")?;
//! let options = Setup::options(game, Seating::alone(2), None, None)?;
//! let player = |name: &str| Player { name: name.to_owned(), level: Some(Level::Normal) };
//! let setup = Setup::new(game, options, vec![player("Ada"), player("Bruno")])?;
//!
//! let mut bots: Vec<Bot> = (0..2)
//!     .map(|seat| Level::Normal.bot(Shuffle::chance_for(7, seat)))
//!     .collect();
//! let mut deck = Shuffle::seeded(7);
//! let mut events = Vec::new();
//! let mut table: Table = Table::new(setup, &mut events);
//!
//! table.command(Command::Deal, &mut deck, &mut events)?;
//! while let Some(seat) = table.turn() {
//!     let view = table.game_view(seat).ok_or("a round is being played")?;
//!     let play = bots[seat.index()].decide(&view);
//!     table.command(Command::Play(seat, play), &mut deck, &mut events)?;
//! }
//!
//! assert!(events.iter().any(|event| matches!(event, Event::RoundOver { .. })));
//! // Who only watches sees no hand that is dealt.
//! let watched: Vec<Event> = events.iter().filter_map(|event| event.seen_by(None)).collect();
//! assert!(!watched.iter().any(|event| matches!(event, Event::Dealt { .. })));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The words of the game
//!
//! - A **tile** has two **halves**, each with a number of **pips** ([`rules::Pip`]); a **double** has the same on both. A **set**
//!   ([`rules::Set`]) is named by its highest double.
//! - A **seat** ([`rules::Seat`]) is a place at the table; a **team** ([`rules::Team`]) is one seat that plays alone, or partners.
//!   A **seating** says how many there are of both.
//! - Each seat is dealt a **hand**; the remaining tiles are the **boneyard**, from which seats draw.
//! - The **serpent** is the line of all tiles laid; the **board** ([`rules::Board`]) is the serpent and everything else that
//!   all players see. The serpent grows along **arms** ([`rules::Arm`]): two on a line, more if the **shape**
//!   ([`rules::Shape`]) is a star. An **end** ([`rules::OpenEnd`]) is what an arm shows to the next tile.
//! - A **placement** ([`rules::Placement`]) is a tile on an arm in one **orientation**: which half touches the serpent. A
//!   **wild** tile fits anywhere, and lies across.
//! - In its **turn** a seat makes **moves** ([`rules::Move`]): it lays, draws or passes; some games have more.
//! - A **round** ([`rules::Round`]) begins with a deal and an **opening**. It ends when a player goes **out** or when it is
//!   **blocked** because no player can move. Points depend on its **result** ([`rules::RoundResult`]). A tile's **weight**
//!   is what it counts when it is left in a hand.
//! - A **match** is as many rounds as its **goal** takes ([`rules::Goal`]); its **tally** ([`rules::Tally`]) keeps the
//!   totals.
//! - A **rule book** ([`rules::RuleBook`]) says what is special about one game. A **house rule** ([`rules::HouseRule`]) is
//!   an option that the players agree on.
//! - A **view** ([`table::GameView`]) is everything one seat may know; an **event** ([`table::Event`]) is something that
//!   happened; a **record** is all events of a match, in order, from which the match can be played again.
//! - A **player** plays for a seat: a **person**, who is human, or a **computer player** ([`bots::Bot`]).
//! - A **host** ([`host::Host`]) is the running match: it owns the table and the computer players. A **listener** follows a match,
//!   for one or several seats or only to watch. The listener sends **requests** ([`host::Request`]); the host sends **updates**
//!   ([`table::Update`]).
//! - The **owner** of a table is the person who opened it, whom the program calls its host when it speaks.
//! - A **parlour** is a server at which people meet and play. An **evening** ([`table::EveningKey`]) is several tables with the
//!   same deals, so that people can be compared who sat at different ones. A **league** is a list of people who are rated by the
//!   matches they play with each other. A **relay** carries requests and updates between processes that are one parlour.
//! - **Perft** ([`rules::perft`]) counts every way a deal can be played, up to a number of **plies**: moves that a player
//!   chose.

pub mod rules; // the rules of domino games: tiles, turns, points

pub mod bax; // the card game

pub mod tricks; // forty-two and moon, the games of tricks

pub mod table; // a match in progress: takes commands and emits events

pub mod bots; // computer players: choose a move from what a seat may know

pub mod host; // a running match: takes requests and returns what happened
