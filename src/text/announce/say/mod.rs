//! All messages of the program, declared by their texts in `locales/en`: one file here for each file there.
//!
//! The comment above a message lists its arguments and their types, in the order of the function's parameters: `# $who
//! (String), $tile (Tile)`. `build.rs` generates the functions, and `FILES`.

/// Declares the modules for files that need no types of their own.
macro_rules! files {
    ($($stem:ident)*) => {$(
        #[doc = concat!("The messages of `", stringify!($stem), ".ftl`.")]
        pub mod $stem {
            include!(concat!(env!("OUT_DIR"), "/", stringify!($stem), ".rs"));
        }
    )*};
}

pub mod cards;
pub mod errors;
pub mod games;
pub mod learn;
pub mod points;
pub mod review;
pub mod settings;
pub mod speech;
pub mod table;
pub mod tricks;

files! { feet keys listen locale menus online parlour refusals rules trains tutorial usage web }

include!(concat!(env!("OUT_DIR"), "/files.rs"));
