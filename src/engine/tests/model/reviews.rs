//! Judges reviews by the model's rules, apart from the engine's solver: whether they blame what was best, and miss what was lost.

use super::agreed::{hands, house};
use super::chance::Chance;
use super::engine::Engine;
use super::game::Agreed;
use super::problems::{after, ahead, are_one, legal, value};
use super::reading::{Ask, Reading};
use super::table::Match;
use super::terms::{Play, to_move};
use serpente_engine::bots::review::{Weighed, weigh};
use serpente_engine::bots::{Bot, Level, MoveReason, Stop, ThinkingBudget, reasons};
use serpente_engine::rules::SEATS;
use serpente_engine::table::{GameMove, GameView, Shuffle};
use serpente_testing::soak::first_seed;

/// The most tiles in all hands for which every way to play on is tried.
const MOST_JUDGED: usize = 9;

/// A game whose decisions are reviewed.
struct ReviewedGame {
    game: &'static str,
    seats: usize,
    limit: i32,
}

const GAMES: [ReviewedGame; 6] = [
    ReviewedGame {
        game: "salotto",
        seats: 2,
        limit: 100,
    },
    ReviewedGame {
        game: "draw",
        seats: 2,
        limit: 100,
    },
    ReviewedGame {
        game: "latino",
        seats: 2,
        limit: 200,
    },
    ReviewedGame {
        game: "fives",
        seats: 2,
        limit: 150,
    },
    ReviewedGame {
        game: "all-threes",
        seats: 2,
        limit: 150,
    },
    ReviewedGame {
        game: "sebastopol",
        seats: 3,
        limit: 100,
    },
];

impl ReviewedGame {
    fn agreed(&self) -> Agreed {
        let mut rules: Vec<(&'static str, String)> = Vec::new();
        for (name, values) in house(self.game) {
            rules.push((name, values[0].to_owned()));
        }
        let (hand, _) = hands(self.game, (self.seats, false), 6, "");
        Agreed {
            game: self.game,
            teams: self.seats,
            members: 1,
            top: 6,
            hand,
            limit: self.limit,
            rounds: None,
            house: rules,
        }
    }
}

/// What came of the reviews of a game's decisions.
#[derive(Clone, Copy, Debug, Default)]
struct ReviewErrors {
    /// Decisions among several different moves.
    decisions: usize,
    /// Those that were called mistakes.
    blamed: usize,
    /// Those of them whose better move is the same one to all players.
    twins: usize,
    /// Those of them with a reason that holds for the move that was made, too.
    reasons_of_both: usize,
    /// Decisions for the best move, where all tiles are known.
    best_moves: usize,
    /// Those of them that were called mistakes.
    best_blamed: usize,
    /// Decisions by which the rest of a round was lost that could be won, where all tiles are known.
    wins_lost: usize,
    /// Those of them that were called no mistake, or for which another losing move was named.
    wins_missed: usize,
}

impl ReviewErrors {
    /// Reviews this many decisions of matches of a game, simulating this many rounds for each.
    fn of(game: &ReviewedGame, wanted: usize, rounds: u32) -> Self {
        let mut errors = Self::default();
        let mut seed = first_seed();
        while errors.decisions < wanted {
            errors.review_match(&game.agreed(), seed, wanted, rounds);
            seed += 1;
        }
        errors
    }

    /// Reviews the decisions of a match, until there are enough. Half of the moves are random, the others those of normal players.
    fn review_match(&mut self, agreed: &Agreed, seed: u64, wanted: usize, rounds: u32) {
        let mut reading = Reading::new(agreed.clone());
        let mut engine = Engine::new(agreed, seed);
        let mut deck = Chance::new(seed);
        let mut chooser = Chance::new(seed ^ 0x5e_4f);
        let mut bot: Bot = Level::Normal.bot(Shuffle::chance_for(seed, 0));
        while !reading.is_over() && self.decisions < wanted {
            let all = reading.legal();
            let mut ask = all[0];
            if all.len() > 1
                && let Reading::Tiles(played) = &reading
                && let Some(seat) = engine.table.turn()
                && let Some(view) = engine.table.game_view(seat)
            {
                ask = chooser.one_of(&all);
                if chooser.once_in(2) {
                    let chosen = bot.decide(&view).without_words();
                    for other in &all {
                        if chosen == played_of(*other).map(|play| to_move(play).into()) {
                            ask = *other;
                        }
                    }
                }
                if let Some(play) = played_of(ask) {
                    self.review(&view, played, play, rounds);
                }
            }
            let said = reading.ask(ask, &mut deck);
            engine.agrees(ask, &said);
        }
    }

    /// Reviews a decision.
    fn review(&mut self, view: &GameView<'_>, played: &Match, play: Play, rounds: u32) {
        let weighed = weighed(view, play, rounds);
        if weighed.options < 2 {
            return;
        }
        self.decisions += 1;
        let is_blamed = weighed.loss > 0.0;
        let mut better = None;
        for other in legal(played) {
            if weighed.best == to_move(other).into() {
                better = Some(other);
            }
        }
        let better = better.expect("the better move is legal");
        if is_blamed {
            self.blamed += 1;
            self.twins += usize::from(are_one(played, play, better));
            self.reasons_of_both += usize::from(holds_for(&weighed.why, view, play));
        }
        let round = played.round.as_ref().expect("a round is played");
        let held: usize = round.hands.iter().map(Vec::len).sum();
        let is_known = round.boneyard.is_empty() && played.agreed.teams == 2;
        if !is_known || held > MOST_JUDGED {
            return;
        }
        let team = played.agreed.team(round.turn);
        let own = won_by(played, play, team);
        let mut most = own;
        for other in legal(played) {
            most = most.max(won_by(played, other, team));
        }
        if own == most {
            self.best_moves += 1;
            self.best_blamed += usize::from(is_blamed);
        } else if own <= 0 && most > 0 {
            self.wins_lost += 1;
            let is_found = is_blamed && won_by(played, better, team) > 0;
            self.wins_missed += usize::from(!is_found);
        }
    }
}

/// Returns by how many points this team comes out ahead in the rest of the round, if both sides play as well as they can after this
/// play.
fn won_by(played: &Match, play: Play, team: usize) -> i32 {
    let before = ahead(played, team);
    value(&after(played, play), team, i32::MIN, i32::MAX) - before
}

/// Returns whether one of these reasons holds for this play.
fn holds_for(why: &MoveReason, view: &GameView<'_>, play: Play) -> bool {
    let (MoveReason::Tiles(why), GameView::Tiles(view)) = (why, view) else {
        return false;
    };
    let own = reasons(view, to_move(play));
    why.iter().any(|reason| own.contains(reason))
}

fn played_of(ask: Ask) -> Option<Play> {
    match ask {
        Ask::Play(_, play) => Some(play),
        _ => None,
    }
}

fn weighed(view: &GameView<'_>, play: Play, rounds: u32) -> Weighed {
    let played: GameMove = to_move(play).into();
    let budget = &mut ThinkingBudget {
        rounds,
        stop: Stop::default(),
        chance: Shuffle::chance_for(0, SEATS),
    };
    weigh(view, played, budget)
}

#[test]
fn no_review_blames_what_is_the_same_move_or_exactly_best() {
    for game in &GAMES {
        let errors = ReviewErrors::of(game, 60, 200);
        assert_eq!(errors.twins, 0, "{}: {errors:?}", game.game);
        assert_eq!(errors.reasons_of_both, 0, "{}: {errors:?}", game.game);
        assert_eq!(errors.best_blamed, 0, "{}: {errors:?}", game.game);
        assert_eq!(errors.wins_missed, 0, "{}: {errors:?}", game.game);
    }
}
