//! A second implementation of the rules of every game, slow and simple: lists instead of tables, written from the rules and
//! not from the engine. The engine must agree with it on every move, refusal, event and point.

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
mod machine;
mod north;
mod options;
mod plain;
mod problems;
mod reading;
mod refusal;
mod reviews;
mod round;
mod rounds;
mod salotto;
mod sight;
mod standing;
mod table;
mod terms;
mod trains;
mod trick_hand;
