//! Every sentence of the program, declared once: one file here for one file in each folder of `locales/`.

use super::Declared;

pub mod cards;
pub mod errors;
pub mod feet;
pub mod games;
pub mod keys;
pub mod learn;
pub mod locale;
pub mod menus;
pub mod online;
pub mod parlour;
pub mod points;
pub mod refusals;
pub mod review;
pub mod rules;
pub mod settings;
pub mod speech;
pub mod table;
pub mod trains;
pub mod tricks;
pub mod tutorial;
pub mod usage;
pub mod web;

/// The locale files by name (without `.ftl`), each with the messages it holds.
pub const FILES: &[(&str, &[Declared])] = &[
    ("cards", cards::DECLARED),
    ("errors", errors::DECLARED),
    ("feet", feet::DECLARED),
    ("games", games::DECLARED),
    ("keys", keys::DECLARED),
    ("learn", learn::DECLARED),
    ("locale", locale::DECLARED),
    ("menus", menus::DECLARED),
    ("online", online::DECLARED),
    ("parlour", parlour::DECLARED),
    ("points", points::DECLARED),
    ("refusals", refusals::DECLARED),
    ("review", review::DECLARED),
    ("rules", rules::DECLARED),
    ("settings", settings::DECLARED),
    ("speech", speech::DECLARED),
    ("table", table::DECLARED),
    ("trains", trains::DECLARED),
    ("tricks", tricks::DECLARED),
    ("tutorial", tutorial::DECLARED),
    ("usage", usage::DECLARED),
    ("web", web::DECLARED),
];
