//! The totals of a match, and its winner.

use super::game::{Agreed, Score};

#[derive(Clone, Debug)]
pub(super) struct Standing {
    /// The totals by team.
    pub(super) totals: Vec<i32>,
    /// The games won by each team, if a match has several games.
    pub(super) games: Vec<i32>,
    /// The teams that are out of the match.
    pub(super) gone: Vec<usize>,
    /// Whether the last round won a game, so that totals begin at 0 with the next one.
    pub(super) game_won: bool,
    pub(super) rounds: u32,
    /// How many rounds were played since a game or a set was won.
    pub(super) rounds_of_set: u32,
    /// The team that won the last round.
    pub(super) won: Option<usize>,
    /// The points kept for the side that gets most in the next round.
    pub(super) eggs: i32,
    /// The points that were too few to count, by team.
    pub(super) hung: Vec<i32>,
    /// Whether a turn has been passed in the match.
    pub(super) passed: bool,
    /// Whether the next round opens as the first one.
    pub(super) anew: bool,
}

/// The decisions of a round for the match.
#[derive(Clone, Debug, Default)]
pub(super) struct Decided {
    pub(super) eliminated: Vec<usize>,
    /// The teams that have won the match; empty while it goes on.
    pub(super) winners: Vec<usize>,
}

impl Standing {
    pub(super) fn new(teams: usize) -> Self {
        Self {
            totals: vec![0; teams],
            games: vec![0; teams],
            gone: Vec::new(),
            game_won: false,
            rounds: 0,
            rounds_of_set: 0,
            won: None,
            eggs: 0,
            hung: vec![0; teams],
            passed: false,
            anew: false,
        }
    }

    pub(super) fn begin_round(&mut self) {
        self.rounds += 1;
        self.rounds_of_set += 1;
        if std::mem::take(&mut self.anew) {
            self.rounds_of_set = 1;
        }
        if self.game_won {
            self.rounds_of_set = 1;
            self.totals.fill(0);
            self.game_won = false;
        }
    }

    pub(super) fn add(&mut self, score: &Score) {
        for (total, points) in self.totals.iter_mut().zip(&score.points) {
            *total += points;
        }
    }

    /// Returns the teams still in the match.
    pub(super) fn playing(&self) -> Vec<usize> {
        let teams = 0..self.totals.len();
        teams.filter(|team| !self.gone.contains(team)).collect()
    }

    /// Returns those of `teams` that have the highest total.
    fn highest(&self, teams: &[usize]) -> Vec<usize> {
        let best = teams.iter().map(|&team| self.totals[team]).max();
        teams
            .iter()
            .filter(|team| Some(self.totals[**team]) == best)
            .copied()
            .collect()
    }

    pub(super) fn lowest(&self, teams: &[usize]) -> Vec<usize> {
        let best = teams.iter().map(|&team| self.totals[team]).min();
        teams
            .iter()
            .filter(|team| Some(self.totals[**team]) == best)
            .copied()
            .collect()
    }

    /// Ends the match when a side reaches the limit, or after the fixed number of rounds; the highest total wins.
    pub(super) fn race(&self, agreed: &Agreed) -> Decided {
        let everybody = self.playing();
        let candidates = match agreed.rounds {
            Some(rounds) if self.rounds >= rounds => everybody,
            Some(_) => Vec::new(),
            None => self.reached(agreed),
        };
        let winners = self.highest(&candidates);
        Decided {
            winners,
            ..Decided::default()
        }
    }

    /// Ends the match after the fixed number of rounds; the lowest total wins.
    pub(super) fn lowest_of_all_rounds(&self, agreed: &Agreed) -> Decided {
        let everybody = self.playing();
        let over = agreed.rounds.is_some_and(|rounds| self.rounds >= rounds);
        let winners = if over {
            self.lowest(&everybody)
        } else {
            Vec::new()
        };
        Decided {
            winners,
            ..Decided::default()
        }
    }

    /// Returns the teams still in the match that have reached the limit.
    pub(super) fn reached(&self, agreed: &Agreed) -> Vec<usize> {
        self.playing()
            .into_iter()
            .filter(|team| self.totals[*team] >= agreed.limit)
            .collect()
    }

    /// Eliminates sides that reach the limit; the last side wins, or the lowest total of the last ones if they are eliminated
    /// together.
    pub(super) fn last_side_standing(&mut self, agreed: &Agreed) -> Decided {
        let before = self.playing();
        let eliminated = self.reached(agreed);
        self.gone.extend(&eliminated);
        let left = self.playing();
        let winners = match left.len() {
            0 => self.lowest(&before),
            1 => left,
            _ => Vec::new(),
        };
        Decided {
            eliminated,
            winners,
        }
    }

    /// Ends the match when a side has won two games; the first side at the limit wins a game.
    pub(super) fn best_of_three(&mut self, agreed: &Agreed) -> Decided {
        let mut winners = Vec::new();
        for team in self.playing() {
            if self.totals[team] > agreed.limit {
                self.games[team] += 1;
                self.game_won = true;
                if self.games[team] == 2 {
                    winners.push(team);
                }
            }
        }
        Decided {
            winners,
            ..Decided::default()
        }
    }

    /// Ends the match when a side has won two sets. The side that leads at the limit wins a set, or two if the others have no
    /// points.
    pub(super) fn two_sets(&mut self, agreed: &Agreed) -> Decided {
        let there = self.reached(agreed);
        let mut winners = Vec::new();
        for team in self.highest(&there) {
            let others = (0..self.totals.len()).filter(|&other| other != team);
            let nothing = others
                .map(|other| self.totals[other])
                .all(|total| total == 0);
            self.games[team] += if nothing { 2 } else { 1 };
            self.game_won = true;
            if self.games[team] >= 2 {
                winners.push(team);
            }
        }
        Decided {
            winners,
            ..Decided::default()
        }
    }

    /// Ends the match when a side reaches the limit; it loses, and the others win.
    pub(super) fn first_there_loses(&mut self, agreed: &Agreed) -> Decided {
        let losers = self.reached(agreed);
        let mut winners = self.playing();
        winners.retain(|team| !losers.contains(team) && !losers.is_empty());
        self.gone.extend(&losers);
        Decided {
            eliminated: losers,
            winners,
        }
    }
}
