//! Visitors: players whose program runs inside the server.

use serpente_app::{Incoming, Key, Press};
use serpente_app::{Picture, PlayedWith, Shown, Touch, VisitorKey, Wish};
use serpente_archive::word_of;
use serpente_engine::bots::problems::{Problem, shipped};
use serpente_engine::rules::{Move, Tile};
use serpente_parlour::log::FileLog;
use serpente_parlour::{Access, Gateway, InProcess, ParlourOptions, Running};
use serpente_seat::{Action, AppAction, TableAction};
use serpente_testing::wire_client::{Client, PATIENCE};
use serpente_text::announce::Message;
use serpente_text::words::Words;
use serpente_visitors::{Guest, Spoken, Visit, VisitorInput, VisitorOutput, receive};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::runtime::Handle;
use tokio::time::timeout;

/// A little more than the time within which no player can have reacted to a change of the table: a
/// key pressed earlier would have to be pressed again.
const REACTION: Duration = Duration::from_millis(350);

/// A door that only passes the way in to the test.
struct Ajar(Sender<(InProcess, Handle)>);

impl Gateway for Ajar {
    fn open(self: Box<Self>, inside: &InProcess) -> Result<axum::Router, Message> {
        let threads = Handle::current();
        self.0
            .send((inside.clone(), threads))
            .expect("a test waits");
        Ok(axum::Router::new())
    }
}

struct House {
    running: Option<Running>,
    inside: InProcess,
    threads: Handle,
    _folder: TempDir,
}

impl House {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (to, way): (_, Receiver<_>) = channel();
        let log = FileLog::open(folder.path()).expect("a folder");
        let running = Running::start(ParlourOptions {
            name: "Test".to_owned(),
            listen: "127.0.0.1:0".parse().expect("an address"),
            log: Arc::new(log),
            cluster: None,
            data: None,
            access: Access::default(),
            identity: None,
            words: Arc::new(Words::new(None).0),
            gateways: vec![Box::new(Ajar(to))],
            ends_by_signal: false,
        })
        .unwrap_or_else(|why| panic!("{why:?}"));
        let (inside, threads) = way.recv().expect("it was opened");
        Self {
            running: Some(running),
            inside,
            threads,
            _folder: folder,
        }
    }

    fn receive(&self, guest: Guest) -> Visitor {
        let _on_its_threads = self.threads.enter();
        let place = self.inside.place(IpAddr::V4(Ipv4Addr::LOCALHOST));
        let visit = receive(&self.inside, place.expect("there is room"), guest);
        Visitor {
            visit,
            threads: self.threads.clone(),
            heard: Vec::new(),
            kept: None,
            shown: None,
            pictured: None,
            said: Vec::new(),
            chats: Vec::new(),
        }
    }
}

fn guest(name: &str, language: &str) -> Guest {
    Guest {
        languages: vec![language.to_owned()],
        name: Some(name.to_owned()),
        ..Guest::default()
    }
}

struct Visitor {
    visit: Visit,
    threads: Handle,
    heard: Vec<String>,
    kept: Option<String>,
    shown: Option<Shown>,
    pictured: Option<Picture>,
    said: Vec<(u64, String)>,
    /// What the sheet for chat shows: each message behind the name of its player.
    chats: Vec<String>,
}

impl Visitor {
    fn put(&self, what: VisitorInput) {
        let put = self.visit.to.send(what);
        self.threads.block_on(put).expect("the visit goes on");
    }

    fn press(&self, keys: &str) {
        for key in keys.split_whitespace() {
            let typed = key.chars().next().filter(|_| key.chars().count() == 1);
            let named: Result<Key, _> = key.parse();
            let what = match named {
                Ok(named) => Incoming::Key(Press::deliberate(named, typed)),
                Err(_) => Incoming::Unknown(key.to_owned()),
            };
            self.put(VisitorInput::Came(what));
        }
    }

    fn touch(&self, touch: Touch) {
        self.put(VisitorInput::Touched(touch));
    }

    fn next(&mut self) -> Option<VisitorOutput> {
        let next = self
            .threads
            .block_on(async { timeout(PATIENCE, self.visit.from.next()).await });
        let out = next.unwrap_or_else(|_| panic!("nothing comes: {:#?}", self.heard))?;
        self.take(&out);
        Some(out)
    }

    /// Takes everything that comes until nothing has come for a moment.
    fn settle(&mut self) {
        while let Ok(out) = self
            .threads
            .block_on(async { timeout(REACTION, self.visit.from.next()).await })
        {
            self.take(&out.expect("the visit goes on"));
        }
    }

    fn take(&mut self, out: &VisitorOutput) {
        match out {
            VisitorOutput::Line { text, .. } => self.heard.push(text.clone()),
            VisitorOutput::Keep { text } => self.kept = Some(text.clone()),
            VisitorOutput::Show { shown, .. } => self.shown = Some((**shown).clone()),
            VisitorOutput::Picture { picture } => self.pictured = picture.as_deref().cloned(),
            VisitorOutput::Chat { name, text, own } => {
                let mark = if *own { "own" } else { "other" };
                self.chats.push(format!("{name}, {mark}: {text}"));
            }
            VisitorOutput::Say { number, text, .. } => self.said.push((*number, text.clone())),
            _ => {}
        }
    }

    /// Waits for a line that begins like this.
    #[track_caller]
    fn hears(&mut self, begins: &str) -> String {
        loop {
            match self.next() {
                Some(VisitorOutput::Line { text, .. }) if text.starts_with(begins) => return text,
                Some(_) => {}
                None => panic!("never {begins:?}: {:#?}", self.heard),
            }
        }
    }

    /// Waits until what is shown satisfies `what`.
    #[track_caller]
    fn is_shown(&mut self, what: impl Fn(&Shown) -> bool) -> Shown {
        loop {
            if let Some(shown) = self.shown.as_ref().filter(|shown| what(shown)) {
                return shown.clone();
            }
            assert!(self.next().is_some(), "never: {:#?}", self.shown);
        }
    }

    /// Waits for the lobby. Returns which entry of its menu opens a table: those of people who were here
    /// before stand above it.
    fn entry_that_opens_a_table(&mut self) -> usize {
        let Shown::Menu { entries, .. } = self.is_shown(is_menu("Tables at")) else {
            unreachable!()
        };
        let opens = entries
            .iter()
            .position(|entry| entry.text == "Open a table");
        opens.expect("one can be opened")
    }

    fn ends(&mut self) -> String {
        let mut last = String::new();
        while let Some(out) = self.next() {
            if let VisitorOutput::End { text, .. } = out {
                last = text;
            }
        }
        last
    }
}

#[test]
fn visitors_and_a_client_play_at_one_table_each_in_their_language() {
    let house = House::open();
    let mut ada = house.receive(guest("Ada", "en-GB"));
    ada.hears("Serpente: dominoes by ear.");
    ada.hears("Tables at Test.");
    // A new table, for four.
    ada.press("end up enter enter");
    let told = ada.hears("Table ");
    let table = told
        .trim_start_matches("Table ")
        .split(',')
        .next()
        .expect("a name")
        .replace(' ', "-");
    let mut bo = house.receive(guest("Bo", "it"));
    bo.hears("I tavoli di Test.");
    bo.press("home enter");
    bo.hears("La partita la inizia Ada.");
    ada.hears("Bo sits down.");
    let address = house.running.as_ref().expect("it runs").address();
    let mut cy = Client::new(address, "Cy");
    cy.send(&serde_json::json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": null}));
    cy.until("table");
    ada.hears("Cy sits down.");
    ada.press("home enter");
    while !ada.hears("").ends_with(" sits down.") {}
    ada.press("home enter");
    ada.hears("Round 1.");
    bo.hears("Manche 1.");
    ada.hears("You have");
    bo.hears("Hai ");
    ada.press("' hello enter");
    bo.hears("Ada dice: hello");
    // A player who has left is away, and comes back to the seat by what was saved.
    let kept = ada.kept.clone();
    assert!(kept.is_some());
    drop(ada);
    bo.hears("Ada si allontana.");
    let mut ada = house.receive(Guest {
        stored: kept,
        ..guest("", "en")
    });
    ada.hears("You have");
    bo.hears("Ada è di nuovo qui.");
    ada.press("q enter");
    ada.hears("Main menu.");
    ada.press("end enter");
    assert_eq!(ada.ends(), "Goodbye.");
}

/// Returns the first problem that comes with the program whose right move is the only one of its tile: its number, its word and the
/// tile.
fn first_problem() -> (usize, String, Tile) {
    for known in shipped() {
        let problem = Problem::at(known.place, "").expect("a problem");
        let Move::Lay(best) = problem.best else {
            continue;
        };
        let mut of_tile = 0;
        for play in problem.view().moves() {
            if matches!(play, Move::Lay(other) if other.tile == best.tile) {
                of_tile += 1;
            }
        }
        if of_tile == 1 {
            return (known.number, known.place.to_string(), best.tile);
        }
    }
    panic!("each of these tiles has several places");
}

#[test]
fn a_link_leads_to_the_problem_of_its_word_which_is_solved_there() {
    let house = House::open();
    let (number, word, tile) = first_problem();
    // Nobody is asked for a name, and the word is not case-sensitive.
    let mut friend = house.receive(Guest {
        languages: vec!["en".to_owned()],
        touches: true,
        wish: Wish::Problem {
            word: word.to_uppercase(),
        },
        ..Guest::default()
    });
    let posed = friend.hears(&format!("Problem {number}"));
    assert!(posed.contains(&word), "{posed}");
    friend.is_shown(|shown| matches!(shown, Shown::Table { .. }));
    friend.settle();
    friend.touch(Touch::Lay(tile, 0));
    friend.hears("Correct.");
    // The menu of problems is below the table.
    friend.is_shown(is_menu("Problems"));
}

/// A visitor of the page who wants to go there first.
fn comes_from_the_first_page(house: &House, wish: Wish) -> Visitor {
    house.receive(Guest {
        touches: true,
        wish,
        ..guest("Ada", "en")
    })
}

#[test]
fn the_way_back_leads_to_the_first_page_and_never_to_the_main_menu() {
    let house = House::open();
    let back = || Touch::Do(TableAction::Escape.into());
    let leave = || Touch::Do(TableAction::Leave.into());
    // Nobody loses anything who leaves the list of tables.
    let mut looks = comes_from_the_first_page(&house, Wish::Tables);
    looks.is_shown(is_menu("Tables at"));
    looks.touch(back());
    looks.ends();
    assert!(!looks.heard.iter().any(|line| line == "Main menu."));
    // The chairs are left after a question, which another step back answers, and not without it.
    let mut host = comes_from_the_first_page(&house, Wish::Friends);
    host.is_shown(is_menu("Table "));
    let asks = |shown: &Shown| matches!(shown, Shown::Question { question, leaves: true, .. } if question.starts_with("Leave the table?"));
    host.touch(back());
    host.is_shown(asks);
    host.touch(back());
    host.is_shown(is_menu("Table "));
    host.touch(back());
    host.is_shown(asks);
    host.touch(leave());
    host.ends();
    assert!(!host.heard.iter().any(|line| line == "Main menu."));
    // So is a match.
    let mut plays = comes_from_the_first_page(&house, Wish::Play { game: None });
    plays.is_shown(|shown| matches!(shown, Shown::Table { tiles, .. } if !tiles.is_empty()));
    plays.touch(leave());
    plays.is_shown(|shown| {
        matches!(shown, Shown::Table { confirms, .. } if !confirms.is_empty()) || asks(shown)
    });
    plays.touch(leave());
    plays.ends();
    assert!(!plays.heard.iter().any(|line| line == "Main menu."));
}

#[test]
fn a_link_with_a_word_that_names_nothing_says_so_and_leads_to_the_tables() {
    let house = House::open();
    let mut friend = house.receive(Guest {
        wish: Wish::Problem {
            word: "babababo".to_owned(),
        },
        ..guest("Ada", "en")
    });
    friend.hears("No problem is called babababo.");
    friend.hears("Tables at Test.");
}

#[test]
fn a_link_leads_to_any_position_that_has_a_word() {
    let house = House::open();
    let problem = Problem::at(shipped()[0].place, "Bo").expect("a problem");
    let word = word_of(&problem.events, Some(problem.best)).expect("a word");
    assert!(word.len() > 40, "{word}");
    let mut friend = house.receive(Guest {
        touches: true,
        wish: Wish::Problem { word },
        ..guest("Ada", "en")
    });
    friend.hears("A position of a match: find the best move.");
    let held: Vec<Tile> = problem.view().hand.iter().collect();
    friend.is_shown(|shown| {
        let Shown::Table { tiles, .. } = shown else {
            return false;
        };
        let shows = |tile: &Tile| tiles.iter().any(|shown| shown.tile == *tile);
        tiles.len() == held.len() && held.iter().all(shows)
    });
}

#[test]
fn nothing_of_the_machine_is_the_visitors() {
    let house = House::open();
    let mut ada = house.receive(Guest {
        touches: true,
        ..guest("Ada", "en")
    });
    ada.hears("Tables at Test.");
    let Shown::Menu { entries, .. } = ada.is_shown(is_menu("Tables at")) else {
        unreachable!()
    };
    let texts: Vec<&str> = entries.iter().map(|entry| &entry.text[..]).collect();
    assert_eq!(
        texts,
        [
            "Open a table",
            "Friends, and my name on other devices",
            "Games and rules",
            "Problems"
        ]
    );
    ada.touch(Touch::Do(AppAction::Settings.into()));
    let settings = ada.is_shown(
        |shown| matches!(shown, Shown::Menu { title, .. } if title.starts_with("Settings")),
    );
    let Shown::Menu { entries, .. } = settings else {
        unreachable!()
    };
    let texts: Vec<&str> = entries.iter().map(|entry| &entry.text[..]).collect();
    assert!(
        texts
            .iter()
            .all(|text| !text.starts_with("Speech") && !text.starts_with("Sound")),
        "{texts:?}"
    );
    assert!(
        texts.iter().all(|text| !text.contains("language files")),
        "{texts:?}"
    );
    ada.touch(Touch::Do(TableAction::Escape.into()));
    ada.is_shown(is_menu("Tables at"));
    for (key, told) in [
        ("f5", "Here your screen reader"),
        ("f6", "Here your screen reader"),
    ] {
        ada.press(key);
        ada.hears(told);
    }
    ada.touch(Touch::Do(AppAction::ReviewSave.into()));
    ada.hears("Nothing can be saved here");
}

#[test]
fn everybody_chooses_whose_words_they_hear_and_the_master_who_may_speak() {
    let house = House::open();
    let mut ada = house.receive(guest("Ada", "en"));
    ada.hears("Tables at Test.");
    ada.press("end up enter enter");
    ada.hears("Table ");
    let mut bo = house.receive(guest("Bo", "en"));
    bo.hears("Tables at Test.");
    bo.press("home enter");
    bo.hears("Waiting for Ada to begin the match.");
    ada.hears("Bo sits down.");
    let says = |visitor: &mut Visitor, word: &str| {
        visitor.press(&format!("' {word}"));
        visitor.hears(&format!("You say: {word}"));
    };
    says(&mut bo, "hello");
    ada.hears("Bo says: hello");
    // The entries above Bo's chair are the one for all free chairs, the one that begins the match,
    // and her own chair.
    let about_bo = |ada: &Visitor, entry: usize| {
        ada.touch(Touch::Entry(3));
        ada.touch(Touch::Entry(entry));
    };
    about_bo(&ada, 0);
    ada.hears("Bo is muted for you.");
    says(&mut bo, "unheard");
    // Her own words come back to her after his.
    says(&mut ada, "quiet");
    about_bo(&ada, 0);
    ada.hears("Bo is no longer muted for you.");
    // On a page they talk in a sheet of its own, whatever the screen shows.
    bo.touch(Touch::Say(" heard ".to_owned()));
    bo.hears("You say: heard");
    let told = ada.hears("Bo says: ");
    assert_eq!(told, "Bo says: heard");
    // A player who turned off chat can still review it.
    ada.press(", end");
    ada.hears("Your name:");
    loop {
        ada.press("up");
        if ada.hears("").starts_with("Chat: everybody") {
            break;
        }
    }
    ada.press("left");
    ada.hears("nobody");
    ada.press("escape");
    says(&mut bo, "later");
    // As before: once her own words have come back, his are there.
    says(&mut ada, "after");
    // The sheet has what a player who is not muted says, whether it is told or not.
    let chats = [
        "Bo, other: hello",
        "you, own: quiet",
        "Bo, other: heard",
        "Bo, other: later",
        "you, own: after",
    ];
    assert_eq!(ada.chats, chats);
    ada.press("f9 f9 f9");
    ada.hears("Only what people said.");
    ada.press("page-up page-up");
    ada.hears("Bo says: later");
    about_bo(&ada, 1);
    ada.hears("Bo is muted.");
    bo.press("' psst");
    bo.hears("The host has muted you.");
    about_bo(&ada, 1);
    bo.hears("Bo is no longer muted.");
    about_bo(&ada, 2);
    ada.hears("Bo leaves.");
    bo.hears("Tables at Test.");
}

/// Returns whether a menu is shown whose title begins like this.
fn is_menu(begins: &str) -> impl Fn(&Shown) -> bool {
    move |shown| matches!(shown, Shown::Menu { title, .. } if title.starts_with(begins))
}

/// Opens a table of this game for a player who touches the screen, and begins the match.
fn touches_a_table_of(house: &House, game: &str) -> Visitor {
    let mut ada = house.receive(Guest {
        touches: true,
        ..guest("Ada", "en")
    });
    let entry = ada.entry_that_opens_a_table();
    ada.touch(Touch::Entry(entry));
    ada.is_shown(is_menu("A table of your own"));
    while !ada
        .shown
        .as_ref()
        .is_some_and(|shown| is_of_game(shown, game))
    {
        ada.shown = None;
        ada.touch(Touch::Change(1, true));
        ada.is_shown(is_menu("A table of your own"));
    }
    ada.touch(Touch::Entry(0));
    ada.is_shown(is_menu("Table "));
    ada.touch(Touch::Entry(0));
    while !ada.hears("").ends_with(" sits down.") {}
    ada.is_shown(is_menu("Table "));
    ada.touch(Touch::Entry(0));
    ada
}

#[test]
fn every_kind_of_game_is_played_by_touch_alone() {
    let house = House::open();
    for (game, with) in [
        ("Salotto", PlayedWith::Tiles),
        ("Forty-two", PlayedWith::Tricks),
        ("Bax erregea", PlayedWith::Cards),
    ] {
        let mut ada = touches_a_table_of(&house, game);
        let (mut bids, mut moves) = (0, 0);
        while moves < 3 {
            let shown = ada.is_shown(|shown| matches!(shown, Shown::Table { .. }));
            let Shown::Table {
                own_turn,
                game,
                choices,
                tiles,
                actions,
                ..
            } = shown
            else {
                unreachable!()
            };
            assert_eq!(game, with);
            let can = |action| {
                actions
                    .iter()
                    .any(|button| button.action == Action::Table(action))
            };
            let tile = tiles.iter().find(|tile| !tile.places.is_empty());
            if own_turn {
                thread::sleep(REACTION);
            }
            if !own_turn {
                // While waiting, Enter skips the pauses; between rounds it deals the next one.
                ada.touch(Touch::Do(TableAction::Confirm.into()));
            } else if let Some(highest) = choices.len().checked_sub(1) {
                ada.touch(Touch::Choice(highest));
                ada.is_shown(|shown| matches!(shown, Shown::Table { choices, .. } if choices.last().is_some_and(|choice| choice.chosen)));
                ada.touch(Touch::Do(TableAction::Confirm.into()));
                bids += 1;
            } else if let Some(tile) = tile {
                ada.touch(Touch::Tile(tile.tile));
                ada.is_shown(|shown| matches!(shown, Shown::Table { tiles, .. } if tiles.iter().any(|held| held.chosen && held.tile == tile.tile)));
                ada.touch(Touch::Lay(tile.tile, tile.places.len() - 1));
                moves += 1;
            } else if can(TableAction::Draw) {
                ada.touch(Touch::Do(TableAction::Draw.into()));
                moves += usize::from(with == PlayedWith::Cards);
            } else {
                ada.touch(Touch::Do(TableAction::Pass.into()));
            }
            // A touch that comes right after a change is asked for once more, and then nothing else changes.
            ada.touch(Touch::Do(TableAction::Turn.into()));
            ada.settle();
        }
        assert_eq!(bids > 0, with == PlayedWith::Tricks, "{game}");
    }
}

/// The visitors that there are: one who touches a screen, one with keys and a screen reader, and one whose client speaks.
fn visitors_of_every_kind(house: &House, wish: &Wish) -> Vec<Visitor> {
    let by_touch = Guest {
        touches: true,
        by_touch: true,
        ..guest("Ada", "en")
    };
    let with_keys = guest("Bo", "en");
    let with_voice = Guest {
        voice: Some(true),
        paced: true,
        ..guest("Cy", "en")
    };
    let mut visitors = Vec::new();
    for guest in [by_touch, with_keys, with_voice] {
        let wish = wish.clone();
        visitors.push(house.receive(Guest { wish, ..guest }));
    }
    visitors
}

#[test]
fn nobody_is_told_to_go_on_before_a_round_is_over() {
    let house = House::open();
    let salotto = Wish::Play { game: None };
    let mut others_opened = 0;
    for _ in 0..40 {
        for mut visitor in visitors_of_every_kind(&house, &salotto) {
            let mut said = 0;
            // Up to the own first turn: when somebody else opens, nobody is in turn before that.
            while !visitor.heard.iter().any(|line| line.contains("our turn")) {
                assert!(visitor.next().is_some(), "{:#?}", visitor.heard);
                while let Some((number, _)) = visitor.said.get(said) {
                    visitor.put(VisitorInput::Voice(*number, Spoken::Began));
                    visitor.put(VisitorInput::Voice(*number, Spoken::Ended));
                    said += 1;
                }
                if visitor.heard.iter().any(|line| line.contains("You open")) {
                    break;
                }
            }
            others_opened +=
                usize::from(visitor.heard.iter().any(|line| line.contains("our turn")));
            let early = visitor
                .heard
                .iter()
                .find(|line| line.contains("next round"));
            assert!(early.is_none(), "{:#?}", visitor.heard);
        }
        if others_opened >= 6 {
            return;
        }
    }
    panic!("others opened only {others_opened} times");
}

/// They see the result, and their button says what it does.
#[test]
fn whoever_touches_goes_on_to_the_next_round_by_one_press_whatever_is_still_to_be_told() {
    let house = House::open();
    let mut ada = house.receive(Guest {
        touches: true,
        by_touch: true,
        paced: true,
        // A screen reader needs two seconds for the result.
        stored: Some(r#"{"settings":"reading = 600\n"}"#.to_owned()),
        wish: Wish::Play { game: None },
        ..guest("Ada", "en")
    });
    let has_result = |ada: &Visitor| {
        ada.pictured
            .as_ref()
            .is_some_and(|picture| picture.result.is_some())
    };
    while !has_result(&ada) {
        ada.settle();
        let Some(Shown::Table {
            own_turn,
            tiles,
            actions,
            ..
        }) = ada.shown.clone()
        else {
            continue;
        };
        if has_result(&ada) {
            break;
        }
        let can = |action: TableAction| actions.iter().any(|button| button.action == action.into());
        if let Some(tile) = tiles
            .iter()
            .find(|tile| own_turn && !tile.places.is_empty())
        {
            ada.touch(Touch::Lay(tile.tile, 0));
        } else if own_turn && can(TableAction::Draw) {
            ada.touch(Touch::Do(TableAction::Draw.into()));
        } else if own_turn && can(TableAction::Pass) {
            ada.touch(Touch::Do(TableAction::Pass.into()));
        }
    }
    thread::sleep(REACTION);
    ada.touch(Touch::Do(TableAction::Confirm.into()));
    while has_result(&ada) {
        assert!(ada.next().is_some());
    }
}

#[test]
fn sentences_name_the_buttons_that_a_game_of_cards_has() {
    let house = House::open();
    let bax = Wish::Play {
        game: Some("bax".to_owned()),
    };
    let mut ada = house.receive(Guest {
        touches: true,
        by_touch: true,
        wish: bax,
        ..guest("Ada", "en")
    });
    for _ in 0..12 {
        ada.settle();
        let Some(Shown::Table {
            own_turn, actions, ..
        }) = &ada.shown
        else {
            continue;
        };
        let can = |action: TableAction| actions.iter().any(|button| button.action == action.into());
        // Now and then enough is enough.
        let action = if !own_turn {
            TableAction::Confirm
        } else if can(TableAction::Pass) && ada.heard.len().is_multiple_of(2) {
            TableAction::Pass
        } else {
            TableAction::Draw
        };
        ada.touch(Touch::Do(action.into()));
    }
    let all = ada.heard.join(" ");
    assert!(
        all.contains("“Take a card”") && all.contains("“Stand”"),
        "{all}"
    );
    assert!(!all.contains("“Draw”") && !all.contains("“Pass”"), "{all}");
}

/// Says the command that a player who only speaks says now, and returns whether it was a move.
fn speaks(ada: &mut Visitor) -> bool {
    ada.settle();
    let Shown::Table {
        own_turn,
        choices,
        tiles,
        actions,
        confirms,
        ..
    } = ada.is_shown(|shown| matches!(shown, Shown::Table { .. }))
    else {
        unreachable!()
    };
    let can = |action| {
        actions
            .iter()
            .any(|button| button.action == Action::Table(action))
    };
    let tile = tiles.iter().find(|tile| !tile.places.is_empty());
    let asked = confirms.first().map(|button| button.action);
    let said = if asked == Some(TableAction::Confirm.into()) {
        "yes".to_owned()
    } else if let Some(highest) = choices.last() {
        highest.text.clone()
    } else if let Some(tile) = tile {
        let place = tile.places.last().expect("a place");
        match place.as_str() {
            // As a browser may write it: "64 right".
            "left" | "right" => format!("{} {place}", tile.tile.to_string().replace('-', "")),
            _ if tile.places.len() > 1 => format!("{} place 1", tile.text),
            _ => tile.text.clone(),
        }
    } else if own_turn && can(TableAction::Draw) {
        "draw a tile".to_owned()
    } else if own_turn && can(TableAction::Pass) {
        "I have to pass".to_owned()
    } else {
        "go on".to_owned()
    };
    ada.put(VisitorInput::Spoke(vec!["something else".to_owned(), said]));
    asked.is_some()
}

#[test]
fn every_kind_of_game_is_played_by_speaking() {
    let house = House::open();
    for game in ["Salotto", "Train", "Forty-two", "Bax erregea"] {
        let mut ada = touches_a_table_of(&house, game);
        // Half of the utterances are answers to "6 4, right?".
        let moves = (0..60).filter(|_| speaks(&mut ada)).take(4).count();
        assert_eq!(moves, 4, "{game}: {:#?}", ada.heard);
        let told = ada.heard.iter().any(|line| line == "I did not get that.");
        assert!(!told, "{game}: {:#?}", ada.heard);
    }
}

#[test]
fn a_spoken_move_is_asked_about_and_everything_else_is_done() {
    let house = House::open();
    let mut ada = touches_a_table_of(&house, "Salotto");
    let say = |ada: &Visitor, text: &str| ada.put(VisitorInput::Spoke(vec![text.to_owned()]));
    let (tile, places) = loop {
        ada.settle();
        let Some(Shown::Table {
            own_turn, tiles, ..
        }) = &ada.shown
        else {
            panic!("{:#?}", ada.shown);
        };
        let fits = tiles.iter().find(|tile| !tile.places.is_empty());
        if let Some(fits) = fits.filter(|_| *own_turn) {
            break (fits.text.clone(), fits.places.clone());
        }
        speaks(&mut ada);
    };
    let place = places.first().expect("a place");
    let phrase = match place.as_str() {
        "left" | "right" => format!("{tile} {place}"),
        _ => tile.clone(),
    };
    let asks = |ada: &mut Visitor| {
        say(ada, &phrase);
        ada.hears(&tile);
        ada.is_shown(|shown| matches!(shown, Shown::Table { confirms, .. } if confirms.len() == 2));
    };
    let is_open = |ada: &Visitor| matches!(&ada.shown, Some(Shown::Table { confirms, .. }) if !confirms.is_empty());
    for no in ["no", "stop talking"] {
        asks(&mut ada);
        say(&ada, no);
        ada.hears("Cancelled.");
    }
    asks(&mut ada);
    ada.press("escape");
    ada.hears("Cancelled.");
    // A key that looks, a spoken one, and a text that means nothing leave the question open.
    asks(&mut ada);
    ada.press("t");
    let turn = ada.hears("You");
    say(&ada, "whose turn is it");
    ada.hears(&turn);
    say(&ada, "something else");
    ada.hears("I did not get that.");
    ada.settle();
    assert!(is_open(&ada), "{:#?}", ada.shown);
    ada.press("enter");
    ada.hears(&format!("You: {tile}"));
    ada.settle();
    assert!(!is_open(&ada), "{:#?}", ada.shown);
    // The server ignores all that a stranger sends beyond the limits.
    let long = vec!["x".repeat(4000); 100];
    ada.put(VisitorInput::Spoke(long));
    ada.hears("I did not get that.");
    // Pages that cannot listen send the key of the microphone.
    ada.press("\\");
    ada.hears("Speaking only works in browsers");
}

#[test]
fn the_voice_on_the_other_side_says_one_thing_after_the_other() {
    let house = House::open();
    let mut ada = house.receive(Guest {
        voice: Some(true),
        paced: true,
        ..guest("Ada", "en")
    });
    while ada.said.is_empty() {
        assert!(ada.next().is_some());
    }
    let (number, text) = ada.said[0].clone();
    assert_eq!(text, "Serpente: dominoes by ear.");
    ada.put(VisitorInput::Voice(number, Spoken::Began));
    ada.put(VisitorInput::Voice(number, Spoken::Ended));
    ada.hears("Tables at Test.");
    while ada.said.len() < 2 {
        assert!(ada.next().is_some());
    }
    assert!(
        ada.said[1].1.starts_with("Tables at Test."),
        "{:?}",
        ada.said
    );
    // A key is answered at once, whatever is being spoken.
    ada.press("down");
    while ada.said.len() < 3 {
        assert!(ada.next().is_some());
    }
    // If speech is turned off, it stays off next time.
    ada.press("f4");
    ada.hears("Speech off.");
    let off = |kept: &Option<String>| {
        kept.as_ref()
            .is_some_and(|kept| kept.contains("on = false"))
    };
    while !off(&ada.kept) {
        assert!(ada.next().is_some());
    }
}

#[test]
fn an_address_has_so_many_visitors_and_no_more_and_a_parlour_that_ends_says_so() {
    let mut house = House::open();
    let local = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let mut ada = house.receive(guest("Ada", "en"));
    ada.hears("Tables at Test.");
    let places: Vec<_> = std::iter::from_fn(|| house.inside.place(local)).collect();
    assert_eq!(places.len(), 49);
    drop(places);
    assert!(house.inside.place(local).is_some());
    // A visitor that reads nothing is disconnected, and harms no other.
    let deaf = house.receive(guest("Bo", "en"));
    for _ in 0..200 {
        let pressed = deaf
            .visit
            .to
            .send(VisitorInput::Came(Incoming::Unknown("x".repeat(2000))));
        let pressed = house
            .threads
            .block_on(async { timeout(PATIENCE, pressed).await });
        if pressed.expect("in time").is_err() {
            break;
        }
    }
    let running = house.running.take();
    let ended = thread::spawn(move || drop(running));
    ada.hears("The server is shutting down.");
    assert_eq!(ada.ends(), "Goodbye.");
    ended.join().expect("it ends");
}

#[test]
fn six_words_bring_a_name_to_another_device() {
    let house = House::open();
    let mut ada = house.receive(guest("Ada", "en"));
    ada.hears("Tables at Test.");
    ada.press("end enter end up enter");
    let told = ada.hears("For 10 minutes, these six words bring your name to another device: ");
    let (_, words) = told.split_once(": ").expect("the words");
    ada.settle();
    let token = |visitor: &Visitor| {
        let kept = visitor.kept.as_deref().expect("kept");
        let kept: serde_json::Value = serde_json::from_str(kept).expect("JSON");
        kept["token"].as_str().expect("a token").to_owned()
    };
    let mut phone = house.receive(guest("Visitor", "en"));
    phone.hears("Tables at Test.");
    phone.press("end enter end enter");
    phone.hears("Type the six words");
    phone.touch(Touch::Typed(words.trim_end_matches('.').to_owned()));
    phone.hears("You are Ada here, too.");
    phone.settle();
    assert_eq!(token(&phone), token(&ada));
    phone.press("end enter end enter");
    phone.hears("Type the six words");
    phone.touch(Touch::Typed("calm red fox".to_owned()));
    phone.hears("These six words are wrong, or too old.");
}

#[test]
fn a_touch_of_a_menu_that_had_not_been_sent_does_nothing() {
    let house = House::open();
    let mut ada = house.receive(Guest {
        touches: true,
        ..guest("Ada", "en")
    });
    let entry = ada.entry_that_opens_a_table();
    let long_ago = Instant::now().checked_sub(Duration::from_secs(60));
    ada.put(VisitorInput::SentUntil(long_ago));
    ada.touch(Touch::Entry(entry));
    ada.settle();
    let shown = ada.shown.clone().expect("a menu");
    assert!(is_menu("Tables at")(&shown), "{shown:?}");
    ada.put(VisitorInput::SentUntil(None));
    ada.touch(Touch::Entry(entry));
    ada.is_shown(is_menu("A table of your own"));
}

#[test]
fn a_visitor_hears_by_which_key_the_server_knows_them() {
    let house = House::open();
    let key = |end: &str, is_new| {
        let end = end.to_owned();
        Some(VisitorKey { end, is_new })
    };
    let mut ada = house.receive(Guest {
        key: key("x7Qa", true),
        ..guest("Ada", "en")
    });
    ada.hears("Your key ends in x7Qa and is new here.");
    let mut again = house.receive(Guest {
        key: key("x7Qa", false),
        ..guest("Ada", "en")
    });
    again.hears("Your key ends in x7Qa.");
}

/// Returns whether the second entry of this menu names the game.
fn is_of_game(shown: &Shown, game: &str) -> bool {
    let Shown::Menu { entries, .. } = shown else {
        return false;
    };
    entries.len() > 1 && entries[1].text.contains(game)
}
