//! Tables that players enter from other machines.
//!
//! - [`log`]: the storage of tables.
//! - [`room`]: one table, with its players and watchers.
//! - [`loaded`]: a room with its connections and the lines that are not stored yet.
//! - [`lobby`]: the list of all tables of a server.
//! - [`limiter`]: rate limits.
//! - [`thinking`]: what computer players think, and hints, on threads of their own.
//! - [`Running`]: the server itself, in `server`.
//! - [`sharing`]: what a cluster of servers and each of them ask of each other.
//! - [`report()`]: the log for the person who runs a server.
//!
//! # The words of a parlour
//!
//! - A **connection** is one program that has come in, by a WebSocket or inside the process. At a
//!   table it is a **listener**: it has one seat, several seats of one keyboard, or none (a
//!   **watcher**).
//! - A **person** is recognised by the token of their program, whatever name they have now.
//! - The **owner** of a table decides about it: usually the person who opened it. Frames call them
//!   `master`, sentences call them the host.
//! - A table has two logs: its **record**, and the **log of seats**, whose lines are its **notes**
//!   (who sits where, with which settings). The last notes count.
//! - A table is **loaded** while somebody is connected to it or a line waits for the disk; otherwise
//!   only its logs remain. While no player is connected it is **asleep**: nothing happens there.
//! - To **stand in** for a person is to play for them while they are away. They keep the seat.
//! - A deal that nobody can choose is **drawn**: the room **seals** its secret, the programs
//!   **promise** their random bytes, and send these bytes (**nonces**) after that.
//! - A **gateway** is another way into the parlour, on the same port: the web page. SSH has a port
//!   of its own.
//! - In a cluster, the **place** of a table says which process hosts it.

pub mod limiter;
pub mod loaded;
pub mod lobby;
pub mod log;
mod report;
pub mod room;
mod server;
pub mod thinking;

pub use report::report;
pub use server::sharing;
pub use server::{
    Access, Gateway, HeldConnection, Identity, InProcess, InProcessLine, ORDERS, ParlourOptions,
    Peer, Running, UNKNOWN_ORDER, listen, own_address, usual_address, wished,
};

/// The limits in `docs/hosting.md`, in the order of its table.
#[cfg(test)]
mod limits {
    use crate::{lobby, room, server};
    use serpente_client::wire;
    use serpente_contests as contests;

    #[test]
    fn the_table_of_limits_is_true() {
        let page = include_str!("../../docs/hosting.md");
        let table = page.split("### Limits").nth(1).expect("a table of limits");
        let rows = table.lines().filter(|line| line.starts_with("| "));
        let told: Vec<u64> = rows
            .skip(1)
            .map(|row| {
                let most = row.rsplit('|').nth(1).expect("two columns").trim();
                let number = most.split(',').next().expect("a number");
                number.parse().expect("a number")
            })
            .collect();
        let [
            connections,
            arrivals,
            requests,
            entries,
            opened,
            opened_wide,
            words,
            words_at,
            code,
            codes_of_one,
            network_record,
            network_grows,
            waiting,
            unused,
            leagues,
            league_days,
            evenings,
            evening_days,
        ] = server::LIMITS;
        let [
            watchers,
            watchers_from,
            turn,
            talk,
            sitting,
            kept,
            grows,
            record,
            days,
            away,
        ] = room::LIMITS;
        let limits = [
            connections,
            arrivals,
            requests,
            wire::FRAMES_A_SECOND.into(),
            entries,
            wire::LONGEST_FRAME as u64,
            opened,
            opened_wide,
            lobby::TABLES_A_PERSON as u64,
            lobby::TABLES as u64,
            watchers,
            watchers_from,
            words,
            words_at,
            code,
            codes_of_one,
            wire::MOST_FRIENDS as u64,
            turn,
            talk,
            wire::LONGEST_TALK as u64,
            wire::LONGEST_NAME as u64,
            sitting,
            kept,
            grows,
            record,
            network_record,
            network_grows,
            waiting,
            unused,
            days,
            away,
            leagues,
            contests::PEOPLE_IN_A_LEAGUE as u64,
            contests::MATCHES_FOR_A_PLACE.into(),
            contests::NEWCOMERS_OF_A_LEAGUE as u64,
            league_days,
            evenings,
            contests::TABLES_OF_AN_EVENING as u64,
            contests::SHORTEST_EVENING / 60,
            contests::EVENING_HOURS,
            evening_days,
        ];
        assert_eq!(told, limits);
    }
}
