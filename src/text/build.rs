//! Rebuilds the crate when a locale file changes or is added, since locale files are embedded.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
