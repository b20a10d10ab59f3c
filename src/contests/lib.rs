//! Contests across tables: leagues and evenings.
//!
//! - [`League`]: the people who play at a league's tables, with their ratings.
//! - [`Evening`]: tables with the same deals, whose players are compared.
//! - [`Leagues`] and [`Evenings`]: those of a server, stored across restarts.
//! - [`ContestChange`]: how one of them is changed, while other processes may change it, too.
//!
//! Nothing here knows a table's room or a socket; times are passed in. A crate of its own, because
//! a parlour uses it and it uses nothing of a parlour.

mod change;
mod evening;
mod evenings;
mod league;
mod leagues;
mod store;

pub use change::{ChangeStep, ContestChange, EntryAnswer, EntryRequest, EntryWrite, ReadEntry};
pub use evening::{
    EVENING_HOURS, Evening, EveningCompany, EveningOutcome, EveningPlayer, EveningRequest,
    EveningSecrets, EveningTerms, MOST_ROUNDS, SHORTEST_EVENING, TABLES_OF_AN_EVENING,
};
pub use evenings::{AdmittedTable, EVENING_DAYS, Evenings, MOST_EVENINGS, ToldEvenings};
pub use league::{
    FinishedMatch, Finisher, League, MATCHES_FOR_A_PLACE, NEWCOMERS_OF_A_LEAGUE, PEOPLE_IN_A_LEAGUE,
};
pub use leagues::{LEAGUE_DAYS, Leagues, MOST_LEAGUES, Standings};
pub use store::{ContestStore, NotChanged, SharedEntries, StoredContest};
