//! What players are told: every sentence has to be true and written as it should be.

mod endings;
mod properties;
mod told;
mod words;

/// The second implementation of the rules, which stands with the tests of the engine, and what is true of refusals by it.
#[path = "../../engine/tests/model"]
#[allow(dead_code, reason = "it answers more questions than are asked here")]
mod model {
    mod agreed;
    mod american;
    mod any_table;
    mod basque;
    mod bax;
    mod chance;
    mod count;
    mod courtyard;
    mod crosses;
    mod engine;
    mod events;
    mod feet;
    mod forty_two;
    mod game;
    mod gaple;
    mod iberian;
    mod italian;
    mod latin;
    mod north;
    mod plain;
    mod reading;
    mod refusal;
    mod round;
    mod salotto;
    mod sight;
    mod standing;
    mod table;
    mod terms;
    mod trains;
    mod trick_hand;

    #[path = "../../../text/tests/refusals.rs"]
    mod refusals;
}
