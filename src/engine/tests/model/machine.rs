//! The model as a reference state machine: the table gets the same commands, and failing cases are shrunk.

use super::chance::Chance;
use super::engine::Engine;
use super::game::Agreed;
use super::reading::{Ask, Reading};
use proptest::prelude::{BoxedStrategy, Strategy, any};
use proptest::test_runner::Config;
use proptest_state_machine::{ReferenceStateMachine, StateMachineTest, prop_state_machine};
use serpente_engine::table::{Event, Refusal};
use std::fmt;
use std::marker::PhantomData;

/// The model of a match, and its last answer.
#[derive(Clone)]
pub(super) struct State {
    seed: u64,
    agreed: Agreed,
    reading: Reading,
    chance: Chance,
    said: Result<Vec<Event>, Refusal>,
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {:?}", self.seed, self.agreed)
    }
}

/// A game by its name: a type for each, since state machines are types.
pub(super) trait Named: 'static {
    const GAME: &'static str;
}

pub(super) struct Machine<G>(PhantomData<G>);

impl<G: Named> ReferenceStateMachine for Machine<G> {
    type State = State;
    type Transition = Ask;

    fn init_state() -> BoxedStrategy<State> {
        let state = |seed| {
            let (agreed, reading) = Reading::any(G::GAME, seed);
            let chance = Chance::new(seed);
            let said = Ok(Vec::new());
            State {
                seed,
                agreed,
                reading,
                chance,
                said,
            }
        };
        any::<u64>().no_shrink().prop_map(state).boxed()
    }

    /// Generates mostly legal commands, sometimes any.
    fn transitions(state: &State) -> BoxedStrategy<Ask> {
        let reading = state.reading.clone();
        let ask = move |seed| {
            let mut chance = Chance::new(seed);
            let legal = reading.legal();
            if legal.is_empty() || chance.once_in(8) {
                reading.anything(&mut chance)
            } else {
                let ask = chance.one_of(&legal);
                reading.with_count(ask, &mut chance)
            }
        };
        any::<u64>().prop_map(ask).no_shrink().boxed()
    }

    fn apply(mut state: State, ask: &Ask) -> State {
        state.said = state.reading.ask(*ask, &mut state.chance);
        state
    }
}

impl<G: Named> StateMachineTest for Machine<G> {
    type SystemUnderTest = Engine;
    type Reference = Self;

    fn init_test(state: &State) -> Engine {
        Engine::new(&state.agreed, state.seed)
    }

    fn apply(mut engine: Engine, state: &State, ask: Ask) -> Engine {
        let before = format!("{:?}", engine.table);
        engine.agrees(ask, &state.said);
        if state.said.is_err() {
            assert_eq!(
                format!("{:?}", engine.table),
                before,
                "a refusal changed something"
            );
        }
        engine
    }

    fn check_invariants(engine: &Engine, state: &State) {
        let legal = state.reading.legal();
        engine.offers(&legal);
        engine.counts(&legal);
        engine.looks_like(&state.reading);
    }
}

/// Declares a state machine for each game.
macro_rules! machines {
    ($($game:ident $type:ident $name:literal),*) => {
        $(
            pub(super) struct $type;

            impl Named for $type {
                const GAME: &'static str = $name;
            }

            prop_state_machine! {
                #![proptest_config(Config { cases: 24, failure_persistence: None, ..Config::default() })]
                #[test]
                fn $game(sequential 1..150 => Machine<$type>);
            }
        )*
    };
}

machines!(
    salotto Salotto "salotto",
    classic Classic "classic",
    garrafina Garrafina "garrafina",
    matador Matador "matador",
    cyprus Cyprus "cyprus",
    classico Classico "classico",
    coppie Coppie "coppie",
    jolly Jolly "jolly",
    aquamarine Aquamarine "aquamarine",
    portugues Portugues "portugues",
    block Block "block",
    draw Draw "draw",
    fives Fives "fives",
    threes_fives ThreesFives "threes-fives",
    bergen Bergen "bergen",
    latino Latino "latino",
    cubano Cubano "cubano",
    brasileiro Brasileiro "brasileiro",
    gaple Gaple "gaple",
    train Train "train",
    chicken_foot ChickenFoot "chicken-foot",
    kozel Kozel "kozel",
    sebastopol Sebastopol "sebastopol",
    cross Cross "cross",
    tiddly_wink TiddlyWink "tiddly-wink",
    all_threes AllThrees "all-threes",
    pontinho Pontinho "pontinho",
    bax Bax "bax",
    forty_two FortyTwo "forty-two",
    moon Moon "moon"
);
