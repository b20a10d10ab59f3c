//! The statistics of a person's saved matches. They are computed from the records alone; no counts
//! are stored elsewhere.

use super::Record;
use super::saves::newest_first;
use serpente_engine::rules::{Seat, Seating};
use serpente_engine::table::{Event, Game, HandEnd, Header, Level};
use serpente_system::clock::WEEK;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// The period for which recent matches are also counted separately.
const LATELY: Duration = Duration::from_secs(4 * WEEK);

/// How many weeks are counted one by one.
const MOST_WEEKS: usize = 12;

/// The result of all finished matches of one game with one seating.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The game.
    pub game: Game,
    /// The number of players, and their teams.
    pub seating: Seating,
    /// The number of matches and wins.
    pub count: MatchCount,
    /// The number of rounds in these matches.
    pub rounds: u32,
    /// The points of the person's side in these matches.
    pub points: i64,
    /// The best total that the side had at the end of a match.
    pub best: i32,
}

/// Counts of matches, in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MatchCount {
    /// The number of matches.
    pub matches: u32,
    /// The number of wins.
    pub won: u32,
    /// The longest series of wins.
    pub longest: u32,
    /// The number of wins since the last match that was not won.
    run: u32,
}

impl MatchCount {
    fn add(&mut self, won: bool) {
        self.matches += 1;
        self.won += u32::from(won);
        self.run = if won { self.run + 1 } else { 0 };
        self.longest = self.longest.max(self.run);
    }
}

/// The statistics of all saved matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// The matches of all games.
    pub all: MatchCount,
    /// The matches of all games in the last four weeks.
    pub lately: MatchCount,
    /// The results for each game and seating, the most played first.
    pub standings: Vec<Standing>,
    /// The matches by kind of opponents.
    pub against: BTreeMap<Against, MatchCount>,
    /// The matches in pairs, by the partner's name.
    pub partners: BTreeMap<String, MatchCount>,
    /// The matches of each week, from the first of the last weeks in which any was played to the
    /// present one.
    pub weeks: Vec<MatchCount>,
}

/// The opponents in a match.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Against {
    /// Only easy computer players.
    Easy,
    /// Only normal computer players.
    Normal,
    /// Only expert computer players.
    Expert,
    /// Only people.
    People,
    /// Any others.
    Others,
}

impl Against {
    fn of(levels: impl Iterator<Item = Option<Level>>) -> Self {
        let mut kinds = levels.map(|level| match level {
            None => Self::People,
            Some(Level::Easy) => Self::Easy,
            Some(Level::Normal) => Self::Normal,
            Some(Level::Expert(_)) => Self::Expert,
            Some(Level::Heavy | Level::Random | Level::Worlds(_)) => Self::Others,
        });
        let first = kinds.next().unwrap_or(Self::Others);
        if kinds.all(|kind| kind == first) {
            first
        } else {
            Self::Others
        }
    }
}

impl Stats {
    /// Returns the number of rounds in all matches.
    pub fn rounds(&self) -> u32 {
        self.standings.iter().map(|standing| standing.rounds).sum()
    }

    /// Counts the matches in a person's folder, apart from those that cannot be read, are not over,
    /// or were not played by a person.
    #[must_use]
    pub fn of(data: &Path, now: SystemTime) -> Self {
        let mut stats = Self::default();
        let mut weeks = vec![MatchCount::default(); MOST_WEEKS];
        for path in newest_first(data).iter().rev() {
            let written = path.metadata().and_then(|file| file.modified());
            // A file of unknown age, or of the future, counts as one of now.
            let age = match written {
                Ok(at) => now.duration_since(at).unwrap_or_default(),
                Err(_) => Duration::ZERO,
            };
            let Ok(record) = Record::read(path) else {
                continue;
            };
            let Some(played) = PlayedMatchSummary::of(&record) else {
                continue;
            };
            stats.add(&played, age <= LATELY);
            let weeks_ago = usize::try_from(age.as_secs() / WEEK).unwrap_or(usize::MAX);
            if let Some(week) = weeks.get_mut(weeks_ago) {
                week.add(played.won);
            }
        }
        let first = weeks.iter().rposition(|week| week.matches > 0);
        weeks.truncate(first.map_or(0, |first| first + 1));
        weeks.reverse();
        stats.weeks = weeks;
        stats
            .standings
            .sort_by_key(|standing| std::cmp::Reverse(standing.count.matches));
        stats
    }

    fn add(&mut self, played: &PlayedMatchSummary, lately: bool) {
        self.all.add(played.won);
        if lately {
            self.lately.add(played.won);
        }
        self.against
            .entry(played.against)
            .or_default()
            .add(played.won);
        if let Some(partner) = &played.partner {
            self.partners
                .entry(partner.clone())
                .or_default()
                .add(played.won);
        }
        let standing = self.standing_of(played);
        standing.count.add(played.won);
        standing.rounds += played.rounds;
        standing.points += played.points;
        standing.best = if played.game.low_leads() {
            standing.best.min(played.total)
        } else {
            standing.best.max(played.total)
        };
    }

    /// Returns the count of the matches of this game and seating; begins it with this match.
    fn standing_of(&mut self, played: &PlayedMatchSummary) -> &mut Standing {
        let there = self
            .standings
            .iter()
            .position(|one| one.game == played.game && one.seating == played.seating);
        let at = there.unwrap_or(self.standings.len());
        if there.is_none() {
            self.standings.push(Standing {
                game: played.game,
                seating: played.seating,
                count: MatchCount::default(),
                rounds: 0,
                points: 0,
                best: played.total,
            });
        }
        &mut self.standings[at]
    }
}

/// A match from the point of view of the first person who played in it.
pub(super) struct PlayedMatchSummary {
    pub(super) game: Game,
    seating: Seating,
    against: Against,
    /// The partner in a pair.
    partner: Option<String>,
    pub(super) won: bool,
    rounds: u32,
    points: i64,
    total: i32,
}

impl PlayedMatchSummary {
    /// Returns `None` if the match is not over, or no person played in it.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let setup = Header::among(&record.events)?.setup().ok()?;
        let seat: Seat = setup.people().iter().next()?;
        let seating = setup.options.seating;
        let team = seating.team(seat);
        let mut levels_of_opponents = Vec::new();
        let mut names_of_mates = Vec::new();
        for other in seating.all().iter() {
            let player = &setup.players[other.index()];
            if seating.team(other) != team {
                levels_of_opponents.push(player.level);
            } else if other != seat {
                names_of_mates.push(player.name.clone());
            }
        }
        let partner = match &names_of_mates[..] {
            [only] => Some(only.clone()),
            _ => None,
        };
        let mut played = Self {
            game: setup.game,
            seating,
            against: Against::of(levels_of_opponents.into_iter()),
            partner,
            won: false,
            rounds: 0,
            points: 0,
            total: 0,
        };
        // The team's part of points or totals.
        let of_team = |all: &[i32]| all.get(team.index()).copied().unwrap_or_default();
        for event in &record.events {
            match event {
                Event::RoundOver { points, totals, .. } => {
                    played.rounds += 1;
                    played.points += i64::from(of_team(points));
                    played.total = of_team(totals);
                }
                Event::Scored { seat, points, .. } if seating.team(*seat) == team => {
                    played.points += i64::from(*points);
                }
                Event::HandOver { end, totals, .. } => {
                    played.rounds += 1;
                    played.points += i64::from(match end {
                        HandEnd::Cards { .. } => of_team(totals) - played.total,
                        HandEnd::Tricks { points, .. } => of_team(points),
                    });
                    played.total = of_team(totals);
                }
                Event::MatchOver { winners } => {
                    played.won = winners.contains(&team);
                    return Some(played);
                }
                _ => {}
            }
        }
        None
    }
}
