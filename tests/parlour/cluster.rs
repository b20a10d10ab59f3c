//! Several processes that form one server, through real NATS servers: players notice nothing of it.

use super::player::Player;
use super::server::{PATIENCE, Server};
use super::{act, open_table, seen_by};
use rustix::process::Signal;
use serde_json::json;
use serpente_archive::check_deals;
use serpente_engine::table::Event;
use serpente_testing::nats_servers::NatsServers;
use serpente_testing::wire_client::{Client, try_connect};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Long enough for the others to notice that a process has gone, and to take over its tables.
const TAKEN_OVER: Duration = Duration::from_secs(6);

/// Long enough for a process to tell the others its news, which it does a few times a second, on a busy machine too.
const TOLD: Duration = Duration::from_secs(3);

pub(super) fn start_parlours(nats: &NatsServers, count: usize) -> Vec<Server> {
    let addresses = nats.addresses();
    (0..count)
        .map(|_| Server::start_with(&["--cluster", &addresses]))
        .collect()
}

/// A player.
struct Person {
    client: Client,
    player: Player,
}

/// Opens a table at the first of these processes. One player joins at each of them; computer players take the other seats.
fn begin(gateways: &[&Server]) -> Vec<Person> {
    let mut people: Vec<Person> = Vec::new();
    for (door, name) in gateways.iter().zip(["Ada", "Bo", "Cy"]) {
        let mut client = Client::new(door.address, name);
        match people.first() {
            None => {
                let open = json!({
                    "type": "open", "game": "salotto", "players": 4, "teams": null, "private": false, "secret": null,
                    // Long enough for every test here.
                    // On a busy machine, random bytes may come seconds later.
                    "options": {"limit": 500, "pace": 0, "deal-wait": 60},
                });
                open_table(&mut client, &open);
            }
            Some(first) => {
                let table = first.client.table["table"].clone();
                client.send(&json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": null}));
                // Something new at one process is known to all of them a moment later.
                while client.until_one_of(&["step", "refused"])["type"] == "refused" {
                    sleep(Duration::from_millis(50));
                    client.send(&json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": null}));
                }
            }
        }
        let player = Player::default();
        people.push(Person { client, player });
    }
    let first = &mut people[0].client;
    first.send(&json!({"type": "fill", "level": "easy"}));
    first.send(&json!({"type": "begin"}));
    people
}

/// Plays until each player has this many more lines, or the match is over.
fn play(people: &mut [Person], lines: u64) {
    let begun: Vec<u64> = people.iter().map(|one| one.client.last_line()).collect();
    let until = Instant::now() + PATIENCE;
    let is_enough = |(one, begun): (&Person, &u64)| {
        one.client.last_line() >= begun + lines || one.player.is_over
    };
    while !people.iter().zip(&begun).all(is_enough) {
        for one in &mut *people {
            assert!(Instant::now() < until, "{:?}", one.client.lines.last());
            act(&mut one.client, &mut one.player);
        }
    }
}

/// Checks that everyone received what all may see, once, in the same order, as far as they have come.
#[track_caller]
fn all_heard_the_same(people: &[Person]) {
    let last = people
        .iter()
        .map(|one| one.client.last_line())
        .min()
        .expect("somebody plays");
    assert!(last > 10, "only {last} lines");
    let public = |one: &Person| -> Vec<(u64, String)> {
        let lines = one.client.lines.iter().filter(|(n, _)| *n <= last);
        lines
            .filter_map(|(n, line)| Some((*n, seen_by(line, None)?)))
            .collect()
    };
    let first = public(&people[0]);
    for other in &people[1..] {
        assert_eq!(public(other), first);
    }
}

#[test]
fn any_door_leads_to_any_table() {
    let nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 2);
    let mut people = begin(&[&parlours[0], &parlours[1]]);
    play(&mut people, 30);
    let [ada, bo] = &mut people[..] else {
        panic!("two play")
    };
    bo.client.send(&json!({"type": "say", "text": "Ciao!"}));
    let said = ada.client.until("said");
    assert_eq!(
        (said["name"].as_str(), said["text"].as_str()),
        (Some("Bo"), Some("Ciao!"))
    );
    let mut di = Client::new(parlours[1].address, "Di");
    di.send(&json!({"type": "tables"}));
    let tables = di.until("tables");
    assert_eq!(tables["tables"][0]["table"], ada.client.table["table"]);
    assert_eq!(tables["tables"][0]["master"], "Ada");
    all_heard_the_same(&people);
}

#[test]
fn a_secret_word_and_a_chair_hold_at_every_door() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 2);
    let mut ada = Client::new(parlours[0].address, "Ada");
    let open = json!({
        "type": "open", "game": "salotto", "players": 4, "teams": null, "private": true, "secret": "quince jam",
        "options": {"limit": 100, "pace": 0},
    });
    open_table(&mut ada, &open);
    ada.until("step");
    let table = ada.table["table"].clone();
    let mut bo = Client::new(parlours[1].address, "Bo");
    let mut sit = |secret: serde_json::Value| {
        bo.send(
            &json!({"type": "sit", "table": table, "seat": null, "after": 0, "secret": secret}),
        );
        let answer = bo.until_one_of(&["step", "refused"]);
        let refused = answer["reason"].as_str().map(str::to_owned);
        (refused, bo.table["seat"].clone())
    };
    // Something new at one process is known to all of them a moment later.
    while sit(json!(null)).0.as_deref() == Some("no-table") {
        sleep(Duration::from_millis(50));
    }
    assert_eq!(sit(json!(null)).0.as_deref(), Some("secret"));
    assert_eq!(sit(json!("plum jam")).0.as_deref(), Some("secret"));
    assert_eq!(sit(json!("quince jam")), (None, json!(1)));
    // The process that hosts it is killed: Ada gets her seat back at the other process, and only she does.
    drop(parlours.remove(0));
    ada.again(parlours[0].address, "Ada");
    ada.until("step");
    assert_eq!(ada.table["seat"], 0);
    let mut eve = Client::new(parlours[0].address, "Ada");
    let by_name = json!({"type": "sit", "table": table, "seat": 0, "after": 0, "secret": null});
    assert_eq!(eve.refused(&by_name), "secret");
}

#[test]
fn an_address_has_as_many_connections_at_all_doors_as_at_one() {
    let nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 2);
    let guests = |count| -> Vec<Client> {
        (0..count)
            .map(|number| Client::new(parlours[0].address, &format!("Guest {number}")))
            .collect()
    };
    let at_one = guests(30);
    // The others are told how many there are.
    sleep(TOLD);
    let mut at_other = Vec::new();
    while let Some(socket) = try_connect(parlours[1].address) {
        at_other.push(socket);
        assert!(at_other.len() <= 50, "as if there were one door alone");
    }
    let all = at_one.len() + at_other.len();
    assert!((45..=55).contains(&all), "{all} of one address");
}

#[test]
fn friends_six_words_and_bans_hold_at_every_door() {
    let nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 3);
    let mut ada = Client::new(parlours[0].address, "Ada");
    let open = json!({
        "type": "open", "game": "salotto", "players": 4, "teams": null, "private": false, "secret": null,
        "options": {"limit": 100, "pace": 0},
    });
    open_table(&mut ada, &open);
    let id = ada.table["chairs"][0]["id"].clone();
    let mut bo = Client::new(parlours[1].address, "Bo");
    let until = Instant::now() + PATIENCE;
    let here = loop {
        bo.send(&json!({"type": "people", "ids": [id]}));
        let answer = bo.until_one_of(&["people", "refused"]);
        match answer["people"].get(0) {
            Some(person) => break person.clone(),
            None => assert!(Instant::now() < until, "Ada is not found"),
        }
        sleep(Duration::from_millis(200));
    };
    assert_eq!(
        (&here["name"], &here["table"]),
        (&json!("Ada"), &ada.table["table"])
    );
    ada.send(&json!({"type": "code"}));
    let code = ada.until("code");
    assert_eq!(code["minutes"], 10);
    sleep(TOLD);
    let words = code["words"].as_str().expect("six words");
    let (again, welcome) = Client::by_code(parlours[2].address, &words.to_uppercase());
    assert_eq!(
        (&welcome["name"], &again.token),
        (&json!("Ada"), &ada.token)
    );
    let (_, refused) = Client::by_code(parlours[2].address, "calm red fox late blue owl");
    assert_eq!(refused["reason"], "code");
    parlours[0].obeys(&["ban", "127.0.0.1", "1"]);
    sleep(TOLD);
    let (_, refused) = Client::by_code(parlours[2].address, words);
    assert_eq!(refused["reason"], "banned");
    parlours[1].obeys(&["ban", "127.0.0.1", "0"]);
    sleep(TOLD);
    Client::new(parlours[2].address, "Cy");
}

#[test]
fn a_person_opens_five_tables_at_all_doors_together() {
    let nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 2);
    let first = Client::new(parlours[0].address, "Ada");
    let mut lines = Vec::new();
    for number in 0..8 {
        let door = parlours[number % 2].address;
        lines.push(Client::with_token(door, "Ada", Some(&first.token)));
    }
    // All at the same moment, so that no process knows yet what the other one does.
    for line in &mut lines {
        line.send(&json!({
            "type": "open", "game": "salotto", "players": 4, "teams": null, "private": false, "secret": null,
        }));
    }
    let mut opened = 0;
    for line in &mut lines {
        let answer = line.until_one_of(&["table", "refused"]);
        if answer["type"] == "table" {
            opened += 1;
        } else {
            assert_eq!(answer["reason"], "too-many");
        }
    }
    assert_eq!(opened, 5);
    // Somebody else opens another one.
    let mut bo = Client::new(parlours[1].address, "Bo");
    let open = json!({
        "type": "open", "game": "salotto", "players": 4, "teams": null, "private": false, "secret": null,
    });
    open_table(&mut bo, &open);
}

#[test]
fn a_table_outlives_the_process_that_hosts_it() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 3);
    let mut people = begin(&[&parlours[0], &parlours[1], &parlours[2]]);
    play(&mut people, 20);
    // Ada comes by another process; the table stays where it was opened.
    let door = parlours[1].address;
    people[0].client.again(door, "Ada");
    play(&mut people, 10);
    drop(parlours.remove(0));
    play(&mut people, 30);
    all_heard_the_same(&people);
}

/// Returns how many deals of a match that this client heard are wholly known, after checking each, and in how many of them all
/// three players had a part.
#[track_caller]
fn checked_deals(client: &Client) -> (usize, usize) {
    let shown = client
        .lines
        .iter()
        .rposition(|(_, line)| line.contains(r#""type":"unsealed""#));
    // The hands of a round that goes on are known to nobody.
    let whole = &client.lines[..shown.map_or(0, |at| at + 1)];
    let heard: Vec<Event> = whole
        .iter()
        .map(|(_, line)| serde_json::from_str(line).expect("an event"))
        .collect();
    if heard.is_empty() {
        return (0, 0);
    }
    let deals = check_deals(&heard, &[]).expect("deals that all chose");
    (
        deals,
        heard
            .iter()
            .filter(|event| matches!(event, Event::Nonces { seats } if seats.len() == 3))
            .count(),
    )
}

/// Plays until everybody has checked so many deals in which all three players had a part. Returns in how many the last one had.
fn play_until_deals_by_all(people: &mut [Person], deals: usize) -> usize {
    let until = Instant::now() + PATIENCE;
    loop {
        let checked = people.iter().map(|one| checked_deals(&one.client));
        let (known, by_all) = checked.min().expect("somebody plays");
        if by_all >= deals {
            assert!(known >= by_all);
            return by_all;
        }
        let is_over = people[2].player.is_over;
        assert!(
            Instant::now() < until && !is_over,
            "{by_all} of {known} by all of {deals}, match over: {is_over}"
        );
        play(people, 5);
    }
}

#[test]
fn deals_that_all_chose_together_are_whole_at_every_door_and_after_a_takeover() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 3);
    let mut people = begin(&[&parlours[0], &parlours[1], &parlours[2]]);
    let before = play_until_deals_by_all(&mut people, 2);
    let door = parlours[1].address;
    people[0].client.again(door, "Ada");
    drop(parlours.remove(0));
    // The process that takes the table over knows the secret of the deal that goes on, and that of each after it.
    play_until_deals_by_all(&mut people, before + 2);
    all_heard_the_same(&people);
}

#[test]
fn a_process_that_ends_hands_its_tables_over() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 3);
    let mut people = begin(&[&parlours[0], &parlours[1], &parlours[2]]);
    play(&mut people, 20);
    let door = parlours[2].address;
    people[0].client.again(door, "Ada");
    play(&mut people, 10);
    let (told, is_well) = parlours.remove(0).end();
    assert!(is_well, "{told}");
    play(&mut people, 30);
    all_heard_the_same(&people);
}

#[test]
fn a_process_that_begins_gets_its_share_of_the_tables() {
    let nats = NatsServers::start(1);
    let mut parlours = start_parlours(&nats, 1);
    let mut clients = Vec::new();
    for name in ["Ada", "Bo", "Cy", "Di"] {
        let mut client = Client::new(parlours[0].address, name);
        open_table(&mut client, &json!({"type": "open", "game": "block"}));
        clients.push(client);
    }
    parlours.extend(start_parlours(&nats, 1));
    let until = Instant::now() + PATIENCE;
    let two = "\nserpente_tables_awake 2\n";
    while !parlours[1].get("/metrics").contains(two) {
        assert!(Instant::now() < until, "all tables stay where they are");
        sleep(Duration::from_millis(50));
    }
    // Everybody is at their table as before.
    for client in &mut clients {
        client.send(&json!({"type": "say", "text": "Ciao!"}));
        client.until("said");
    }
}

#[test]
fn a_process_that_stood_still_plays_no_table_of_its_own() {
    let nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 2);
    let mut people = begin(&[&parlours[0], &parlours[1]]);
    play(&mut people, 20);
    parlours[0].signal(Signal::STOP);
    // Bo is alone at the table then, at the other process; the table waits for Ada's move.
    let until = Instant::now() + TAKEN_OVER;
    while Instant::now() < until {
        let bo = &mut people[1];
        act(&mut bo.client, &mut bo.player);
    }
    parlours[0].signal(Signal::CONT);
    play(&mut people, 30);
    all_heard_the_same(&people);
}

#[test]
fn a_table_goes_on_after_all_that_keeps_it_was_gone() {
    let mut nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 2);
    let mut people = begin(&[&parlours[0], &parlours[1]]);
    play(&mut people, 20);
    nats.kill(0);
    // A new seat must be stored, which is not possible now.
    people[0]
        .client
        .send(&json!({"type": "silence", "seat": 1, "on": true}));
    let until = Instant::now() + Duration::from_secs(2);
    while Instant::now() < until {
        for one in &mut people {
            act(&mut one.client, &mut one.player);
        }
    }
    nats.start_again(0);
    play(&mut people, 30);
    all_heard_the_same(&people);
    let frames = people[0].client.frames.iter();
    let told: Vec<bool> = frames
        .filter(|frame| frame["type"] == "pause")
        .filter_map(|frame| frame["on"].as_bool())
        .collect();
    assert_eq!(told.first(), Some(&true));
    assert_eq!(told.last(), Some(&false));
}

#[test]
fn a_table_that_is_opened_while_the_servers_are_away_opens_when_they_are_back() {
    let mut nats = NatsServers::start(1);
    let parlours = start_parlours(&nats, 1);
    let mut ada = Client::new(parlours[0].address, "Ada");
    nats.kill(0);
    ada.send(&json!({"type": "open", "game": "block", "options": {}}));
    // Longer than one answer of the servers is waited for, and shorter than a name is tried to be reserved.
    sleep(Duration::from_secs(4));
    nats.start_again(0);
    let answer = ada.until_one_of(&["table", "refused"]);
    assert_eq!(answer["type"], "table", "{answer}");
}
