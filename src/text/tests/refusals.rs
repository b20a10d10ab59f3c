//! Announced refusals in whole random matches: every sentence must be true according to the model.

use super::chance::Chance;
use super::engine::Engine;
use super::game::Drawing;
use super::reading::{Ask, Reading};
use super::round::End;
use super::table::{Match, must_announce};
use super::terms::{Lay, Play, Tile, is_double, of_tile, to_arm, to_move, to_seat, to_tile};
use super::trains::number as shown_number;
use serpente_engine::rules::{Illegal, Shape};
use serpente_engine::table::{Event, Refusal};
use serpente_testing::keys::keys;
use serpente_testing::soak;
use serpente_text::announce::{Arg, Company, Message, refusal};
use std::collections::BTreeSet;

fn fact<'m>(message: &'m Message, name: &str) -> &'m Arg {
    let mut args = message.args().iter();
    let found = args.find(|(known, _)| *known == name);
    &found.unwrap_or_else(|| panic!("{name} in {message:?}")).1
}

fn tile(message: &Message) -> Tile {
    match fact(message, "tile") {
        Arg::Tile(tile) => of_tile(*tile),
        other => panic!("{other:?}"),
    }
}

fn number(arg: &Arg) -> usize {
    match arg {
        Arg::Number(number) => usize::try_from(*number).expect("a count"),
        other => panic!("{other:?}"),
    }
}

/// The tile that was asked for, and the arm, if one was named.
type Asked = (Tile, Option<usize>);

/// The turn in which a play was refused, as the model sees it.
struct Turn<'a> {
    model: &'a Match,
    legal: Vec<Play>,
}

impl Turn<'_> {
    fn may(&self, play: Play) -> bool {
        self.legal.contains(&play)
    }

    fn lays(&self) -> impl Iterator<Item = Lay> + '_ {
        self.legal.iter().filter_map(|play| match play {
            Play::Lay(lay) => Some(*lay),
            _ => None,
        })
    }

    fn opens(&self) -> Vec<Tile> {
        let opens = self.legal.iter().filter_map(|play| match play {
            Play::Open(tile) => Some(*tile),
            _ => None,
        });
        opens.collect()
    }

    fn stuck(&self) -> bool {
        self.lays().next().is_none()
    }

    fn only_wild(&self) -> bool {
        let (game, agreed) = (self.model.game, &self.model.agreed);
        !self.stuck() && self.lays().all(|lay| game.wild(agreed, lay.tile))
    }

    /// Returns the halves with which a tile that is not wild could be laid, and whether only their double could be.
    fn wanted(&self) -> BTreeSet<(u8, bool)> {
        let (game, agreed) = (self.model.game, &self.model.agreed);
        let round = self.model.round.as_ref().expect("a turn");
        let (doubles, arms): (Vec<usize>, Vec<usize>) = game
            .arms(agreed, round)
            .into_iter()
            .partition(|&arm| game.needs_double(agreed, round, arm));
        let ends: Vec<End> = arms
            .into_iter()
            // The next arm of a star is begun at its centre.
            .map(|arm| match (round.arms.ends.get(arm), round.start.first) {
                (Some(end), _) => *end,
                (None, Some(_)) if round.arms.toes > 0 => End::Half(round.arms.asks),
                (None, Some(centre)) => End::Half(centre.0),
                (None, None) => unreachable!("an arm grows from a tile"),
            })
            .collect();
        let joins = |half: &u8| {
            let joins = |end: &End| match end {
                End::Substitute => *half == 0,
                end => game.joins(agreed, *end, *half),
            };
            ends.iter().any(joins)
        };
        let needed = doubles
            .into_iter()
            .map(|arm| shown_number(round, arm))
            .filter(|half| !joins(half))
            .map(|half| (half, true));
        let halves = (0..=agreed.top).filter(joins).map(|half| (half, false));
        halves.chain(needed).collect()
    }

    /// Returns whether the sentence is true; `None` if the model cannot tell. `asked` is the tile and the arm, if one was to
    /// be laid.
    fn is_so(&self, told: &Message, asked: Option<Asked>) -> Option<bool> {
        let round = self.model.round.as_ref()?;
        let (game, agreed) = (self.model.game, &self.model.agreed);
        let (draw, pass) = (self.may(Play::Draw), self.may(Play::Pass));
        let lies = round.start.first.is_some();
        let goes = |tile: Tile| self.lays().any(|lay| lay.tile == tile);
        let goes_on = |on: usize| {
            let (tile, _) = asked.expect("a tile was asked for");
            self.lays().any(|lay| lay.tile == tile && lay.arm == on)
        };
        let halves = || match fact(told, "halves") {
            Arg::Any(all) => all
                .iter()
                .map(|half| match half {
                    Arg::Half(half) => (half.get(), false),
                    Arg::Tile(double) => (double.high().get(), true),
                    other => panic!("{other:?}"),
                })
                .collect::<BTreeSet<(u8, bool)>>(),
            other => panic!("{other:?}"),
        };
        let doubles = || round.hand().iter().filter(|tile| is_double(**tile)).count();
        Some(match told.id() {
            "told-with" => {
                let parts = ["told", "more"].map(|part| match fact(told, part) {
                    Arg::Message(part) => self.is_so(part, asked),
                    other => panic!("{other:?}"),
                });
                parts[0]? && parts[1]?
            }
            "draw-offer" => draw && !self.stuck(),
            "draw-offer-wild" => draw && self.only_wild(),
            "pass-offer" => pass && !self.stuck(),
            "swap-offer" => self.may(Play::Swap),
            "redeal-offer" => self.may(Play::Redeal),
            "announce-offer" => must_announce(agreed) && round.hand().len() <= 2,
            "must-open" => self.opens() == [tile(told)],
            "your-turn-opens" => self.opens().len() > 1 && !round.start.opening.double,
            "your-turn-opens-double" => !self.opens().is_empty() && round.start.opening.double,
            "must-hand-on" | "your-turn-right" => {
                !lies && self.opens().is_empty() && pass && !round.start.opening.double
            }
            "your-turn-no-double" => !lies && doubles() == 0 && pass && round.start.opening.double,
            "no-draw-can-lay" => goes(tile(told)) && !draw,
            "no-pass-can-lay" => goes(tile(told)) && !pass,
            "no-draw-again" => !round.turn_steps.drawn.is_empty() && pass && !self.stuck() && !draw,
            "no-draw-again-lay" => {
                !round.turn_steps.drawn.is_empty() && !pass && !self.stuck() && !draw
            }
            "no-draw-empty" => round.boneyard.is_empty(),
            "no-drawing" => game.drawing(agreed) == Drawing::Never,
            "last-tiles-stay" => round.boneyard.len() <= number(fact(told, "count")),
            "must-lay-wild" => self.only_wild() && !draw && !pass,
            "must-lay-drawn" => {
                let drawn = tile(told);
                round.turn_steps.drawn.contains(&drawn)
                    && !self.stuck()
                    && self.lays().all(|lay| lay.tile == drawn)
            }
            "no-pass-can-draw" => draw && !pass && self.stuck(),
            "can-lay-on-own" => self.lays().any(|lay| lay.arm == round.turn) && !pass,
            "must-decide-swap" => round.turn_steps.deciding,
            "no-exchange" => !game.swaps(agreed) && !self.may(Play::Swap),
            "swap-taken" => round.start.swapped.is_some(),
            "too-few-doubles" => doubles() < number(fact(told, "count")),
            "too-late-to-redeal" => round.moved.contains(&round.turn) && !game.redeals_until_lay(),
            "too-late-to-redeal-laid" => round.hand().len() < 7 && game.redeals_until_lay(),
            "arm-closed" => !self.may(Play::Keep) && !goes_on(asked?.1?),
            "star-first" => game.star_grows(agreed, round),
            "double-second" => {
                let (tile, _) = asked?;
                !is_double(tile) && !goes(tile)
            }
            "only-double" => {
                let (tile, _) = asked?;
                round.turn_steps.goes_on && !is_double(tile)
            }
            "fits-nowhere" => lies && asked.is_none_or(|(tile, _)| !goes(tile)),
            "fits-not-there" => !goes_on(asked?.1?) && !goes_on(1 - asked?.1?),
            "fits-on-other-side" => !goes_on(asked?.1?) && goes_on(1 - asked?.1?),
            "nothing-fits" => self.stuck() && !draw && !pass && halves() == self.wanted(),
            "nothing-fits-draw" => self.stuck() && draw && halves() == self.wanted(),
            "nothing-fits-pass" => self.stuck() && pass && halves() == self.wanted(),
            "nothing-fits-wild" => self.stuck() && !draw && !pass && self.wanted().is_empty(),
            "nothing-fits-wild-draw" => self.stuck() && draw && self.wanted().is_empty(),
            "nothing-fits-wild-pass" => self.stuck() && pass && self.wanted().is_empty(),
            _ => return self.is_so_of_turns(told, asked),
        })
    }

    /// Does the same for sentences about requirements of a turn other than a tile.
    fn is_so_of_turns(&self, told: &Message, asked: Option<Asked>) -> Option<bool> {
        let round = self.model.round.as_ref()?;
        let (game, agreed) = (self.model.game, &self.model.agreed);
        let (draw, pass) = (self.may(Play::Draw), self.may(Play::Pass));
        let goes = |tile: Tile| self.lays().any(|lay| lay.tile == tile);
        Some(match told.id() {
            "must-cover-yours" | "must-cover-of" | "must-cover-mexican" => {
                let oldest = *round.arms.waiting.first()?;
                let whose = match oldest {
                    arm if arm == round.turn => "must-cover-yours",
                    arm if arm == agreed.seats() => "must-cover-mexican",
                    _ => "must-cover-of",
                };
                let lies = round.arms.ends[oldest] == End::Double(tile(told).0);
                lies && told.id() == whose && asked.is_none_or(|(tile, _)| !goes(tile))
            }
            "or-another-double" => round.turn_steps.goes_on && !round.arms.waiting.is_empty(),
            "trains-open" => round.arms.waiting.is_empty(),
            "you-go-on-draw" => round.turn_steps.goes_on && self.stuck() && draw,
            "you-go-on-stuck" => round.turn_steps.goes_on && self.stuck() && pass,
            "one-more-tile" | "stop-offer" => round.turn_steps.goes_on && !self.stuck() && pass,
            "chain-from" | "chain-on-own" => {
                agreed.on("chain") && !round.moved.contains(&round.turn)
            }
            "train-closed" => {
                let (tile, _) = asked?;
                let fits = |arm: usize| game.ways(agreed, tile, round.arms.ends[arm]);
                !goes(tile)
                    && (0..agreed.seats())
                        .filter(|&arm| arm != round.turn && !round.arms.open[arm])
                        .any(|arm| !fits(arm).is_empty())
            }
            "centre-needs" | "foot-needs" => {
                let double = tile(told);
                let centre = if round.start.first == Some(double) {
                    "centre-needs"
                } else {
                    "foot-needs"
                };
                let count = number(fact(told, "count"));
                round.arms.asks == double.0 && round.arms.toes == count && told.id() == centre
            }
            _ => return None,
        })
    }
}

/// Checks the announcement for this refusal, both of a move and of a key.
fn told(engine: &Engine, turn: &Turn<'_>, why: Refusal, play: Play, met: &mut BTreeSet<String>) {
    let Refusal::Illegal(why) = why else { return };
    let round = turn.model.round.as_ref().expect("a turn");
    let seat = to_seat(round.turn);
    let table = &engine.table;
    let (Some(view), setup) = (table.view(seat), table.setup()) else {
        return;
    };
    let company = Company {
        setup,
        you: Some(seat),
    };
    if round.turn_steps.asked.is_some() {
        // Every key that plays asks again.
        if why == Illegal::MustSayCount && matches!(play, Play::Draw | Play::Pass) {
            let message = refusal::illegal(why, to_move(play), &view, company, &keys());
            assert_eq!(message.id(), "count-question", "{play:?}");
        }
        return;
    }
    let mut all: Vec<(Message, Option<Asked>)> = Vec::new();
    match play {
        // No key asks for these directly.
        Play::Open(_) | Play::TimeUp | Play::Keep => {}
        // One key asks for either of the two, whichever the game has.
        Play::Swap | Play::Redeal
            if (play == Play::Redeal) != turn.model.game.doubles_to_redeal().is_some() => {}
        Play::Lay(Lay { tile, arm, .. }) => {
            if !round.hand().contains(&tile) {
                return;
            }
            let line = view.rules.shape == Shape::Line;
            let arms = if line && arm < 2 {
                vec![None, Some(arm)]
            } else {
                vec![None]
            };
            for arm in arms {
                let lays = turn
                    .lays()
                    .any(|lay| lay.tile == tile && arm.is_none_or(|arm| arm == lay.arm));
                let opens = turn.opens().contains(&tile);
                if !lays && !opens {
                    let on = arm.map(to_arm);
                    let message = refusal::cannot_lay(&view, to_tile(tile), on, company, &keys());
                    all.push((message, Some((tile, arm))));
                }
            }
        }
        Play::Draw | Play::Pass | Play::Swap | Play::Redeal => {
            let play = to_move(play);
            all.push((refusal::illegal(why, play, &view, company, &keys()), None));
        }
    }
    if turn.stuck() && turn.opens().is_empty() {
        all.push((refusal::nothing_fits(&view, company, &keys()), None));
    }
    for (message, asked) in all {
        let so = turn.is_so(&message, asked);
        assert_eq!(
            so,
            Some(true),
            "{message:?} of {play:?} ({why:?}, {asked:?}) in {round:?}, {:?}",
            turn.legal
        );
        met.insert(message.id().to_owned());
    }
}

fn agree(game: &'static str, seed: u64, met: &mut BTreeSet<String>) {
    let (agreed, mut reading) = Reading::any(game, seed);
    let mut engine = Engine::new(&agreed, seed);
    let (mut deals, mut chance) = (Chance::new(seed), Chance::new(!seed));
    for _ in 0..400 {
        let legal = reading.legal();
        if legal.is_empty() {
            return;
        }
        for _ in 0..6 {
            let ask = reading.anything(&mut chance);
            let (Ask::Play(seat, play), false) = (ask, legal.contains(&ask)) else {
                continue;
            };
            if reading.turn() != Some(seat) {
                continue;
            }
            let refused: Result<Vec<Event>, Refusal> = reading.clone().ask(ask, &mut deals.clone());
            if let (Err(why), Reading::Tiles(model)) = (refused, &reading) {
                let legal = legal.iter().filter_map(|ask| match ask {
                    Ask::Play(_, play) => Some(*play),
                    _ => None,
                });
                let turn = Turn {
                    model,
                    legal: legal.collect(),
                };
                told(&engine, &turn, why, play, met);
            }
        }
        let ask = chance.one_of(&legal);
        let said = reading.ask(ask, &mut deals);
        engine.agrees(ask, &said);
    }
}

#[test]
fn every_refusal_is_true() {
    let mut met = BTreeSet::new();
    for game in [
        "salotto",
        "classic",
        "garrafina",
        "matador",
        "cyprus",
        "classico",
        "coppie",
        "jolly",
        "aquamarine",
        "portugues",
        "block",
        "draw",
        "fives",
        "threes-fives",
        "bergen",
        "latino",
        "cubano",
        "brasileiro",
        "gaple",
        "train",
        "chicken-foot",
        "kozel",
        "sebastopol",
        "cross",
        "tiddly-wink",
        "all-threes",
        "pontinho",
    ] {
        for seed in soak::seeds(20) {
            agree(game, seed, &mut met);
        }
    }
    println!("{met:?}");
    for wanted in [
        "must-lay-drawn",
        "must-lay-wild",
        "no-draw-again",
        "must-decide-swap",
        "swap-taken",
        "too-few-doubles",
        "fits-on-other-side",
        "can-lay-on-own",
        "your-turn-right",
        "told-with",
        "only-double",
        "your-turn-opens-double",
        "your-turn-no-double",
    ] {
        assert!(met.contains(wanted), "{wanted}: {met:?}");
    }
}
