//! What the kept matches of a person tell together. The records are all there is: nothing is counted anywhere else.

use super::Record;
use super::saves::newest_first;
use serpente_engine::rules::{Seat, Seating};
use serpente_engine::table::{Event, Game, HandEnd, Header, Level};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// What was played in the last four weeks is told by itself.
const LATELY: Duration = Duration::from_secs(28 * 24 * 3600);

const WEEK: Duration = Duration::from_secs(7 * 24 * 3600);

/// So many weeks are told one by one.
const MOST_WEEKS: usize = 12;

/// What came of all matches of one game that were played to their end by so many, in such teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The game.
    pub game: Game,
    /// Who played it.
    pub seating: Seating,
    /// The matches, and the wins among them.
    pub count: Count,
    /// The rounds of all.
    pub rounds: u32,
    /// The points of the person's side in all of these.
    pub points: i64,
    /// The best total that the side had at the end of a match.
    pub best: i32,
}

/// Matches in the order in which they were played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// How many.
    pub matches: u32,
    /// How many were won.
    pub won: u32,
    /// The most that were won one after the other.
    pub longest: u32,
    /// How many were won since the last that was not.
    run: u32,
}

impl Count {
    fn add(&mut self, won: bool) {
        self.matches += 1;
        self.won += u32::from(won);
        self.run = if won { self.run + 1 } else { 0 };
        self.longest = self.longest.max(self.run);
    }
}

/// What all kept matches tell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Of all games.
    pub all: Count,
    /// Of all games in the last four weeks.
    pub lately: Count,
    /// Game by game and seating by seating, the one that was played most first.
    pub standings: Vec<Standing>,
    /// By those who were played against.
    pub against: BTreeMap<Against, Count>,
    /// By the name of a partner, in pairs.
    pub partners: BTreeMap<String, Count>,
    /// The last weeks in which something was played, and all weeks between them and this one, this one last.
    pub weeks: Vec<Count>,
}

/// Who was played against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Against {
    /// Easy computer players only.
    Easy,
    /// Normal computer players only.
    Normal,
    /// Experts only.
    Expert,
    /// Only people.
    People,
    /// Anybody else.
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
    /// The number of rounds of all matches.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.standings.iter().map(|standing| standing.rounds).sum()
    }

    /// Counts the matches in the folder of a person. What cannot be read, is not over, or was not played by a person, does not
    /// count.
    #[must_use]
    pub fn of(data: &Path, now: SystemTime) -> Self {
        let mut stats = Self::default();
        let mut weeks = vec![Count::default(); MOST_WEEKS];
        for path in newest_first(data).iter().rev() {
            let written = path.metadata().and_then(|file| file.modified());
            let age = written.ok().and_then(|at| now.duration_since(at).ok());
            if let Some(played) = Record::read(path).ok().as_ref().and_then(Played::of) {
                let age = age.unwrap_or_default();
                stats.add(&played, age <= LATELY);
                let week = usize::try_from(age.as_secs() / WEEK.as_secs());
                if let Some(week) = weeks.get_mut(week.unwrap_or(usize::MAX)) {
                    week.add(played.won);
                }
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

    fn add(&mut self, played: &Played, lately: bool) {
        self.all.add(played.won);
        if lately {
            self.lately.add(played.won);
        }
        self.against
            .entry(played.against)
            .or_default()
            .add(played.won);
        if let Some(partner) = &played.partner {
            let partner = self.partners.entry(partner.clone());
            partner.or_default().add(played.won);
        }
        let is_it = |one: &Standing| one.game == played.game && one.seating == played.seating;
        let at = self.standings.iter().position(is_it).unwrap_or_else(|| {
            self.standings.push(Standing {
                game: played.game,
                seating: played.seating,
                count: Count::default(),
                rounds: 0,
                points: 0,
                best: played.total,
            });
            self.standings.len() - 1
        });
        let standing = &mut self.standings[at];
        standing.count.add(played.won);
        standing.rounds += played.rounds;
        standing.points += played.points;
        standing.best = if played.game.low_leads() {
            standing.best.min(played.total)
        } else {
            standing.best.max(played.total)
        };
    }
}

/// What a match was to the first person who played in it.
pub(super) struct Played {
    pub(super) game: Game,
    seating: Seating,
    against: Against,
    /// The other member of a pair.
    partner: Option<String>,
    pub(super) won: bool,
    rounds: u32,
    points: i64,
    total: i32,
}

impl Played {
    /// `None` if the match is not over, or nobody played in it.
    pub(super) fn of(record: &Record) -> Option<Self> {
        let Some(Event::Match(header)) = record.events.first() else {
            return None;
        };
        let setup = Header::setup(header).ok()?;
        let seat: Seat = setup.people().iter().next()?;
        let seating = setup.options.seating;
        let team = seating.team(seat);
        let opposite = |other: &Seat| seating.team(*other) != team;
        let level = |other: Seat| setup.players[other.index()].level;
        let mate = |other: &Seat| seating.team(*other) == team && *other != seat;
        let mut mates = seating.all().iter().filter(mate);
        let mate = mates.next().filter(|_| mates.next().is_none());
        let mut played = Self {
            game: setup.game,
            seating,
            against: Against::of(seating.all().iter().filter(opposite).map(level)),
            partner: mate.map(|mate| setup.players[mate.index()].name.clone()),
            won: false,
            rounds: 0,
            points: 0,
            total: 0,
        };
        let of = |all: &[i32]| all.get(team.index()).copied().unwrap_or_default();
        for event in &record.events {
            match event {
                Event::RoundOver { points, totals, .. } => {
                    played.rounds += 1;
                    played.points += i64::from(of(points));
                    played.total = of(totals);
                }
                Event::Scored { seat, points, .. } if seating.team(*seat) == team => {
                    played.points += i64::from(*points);
                }
                Event::HandOver { end, totals, .. } => {
                    played.rounds += 1;
                    played.points += i64::from(match end {
                        HandEnd::Cards { .. } => of(totals) - played.total,
                        HandEnd::Tricks { points, .. } => of(points),
                    });
                    played.total = of(totals);
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
