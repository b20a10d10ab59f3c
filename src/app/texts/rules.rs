//! The reader for the rules of a game, paragraph by paragraph.

use crate::help::HelpTexts;
use crate::{Draft, Outlet};
use serpente_engine::table::Game;
use serpente_text::announce::say::games::PresetName;
use serpente_text::announce::say::rules as say;
use serpente_text::announce::{GameName, Message};

impl<O: Outlet> HelpTexts<'_, O> {
    /// Opens the rules of a game for reading.
    pub(crate) fn open_rules(&mut self, game: Game) {
        self.context.open_paragraphs(paragraphs(game));
    }
}

/// Returns the rules of a game, one message for each paragraph, in reading order, with the house rules, their usual values and
/// what each preset changes of them at the end.
fn paragraphs(played: Game) -> Vec<Message> {
    let game = GameName(played.id());
    let mut told = vec![say::rules_players(game)];
    if played.book().is_some() {
        told.push(say::rules_words());
    }
    told.extend([
        say::rules_deal(game),
        say::rules_turn(game),
        say::rules_special(game),
        say::rules_score(game),
        say::rules_match(game),
        say::rules_house(game),
    ]);
    let usual = Draft::of(played);
    if !usual.house_rules().is_empty() {
        told.push(say::rules_usual());
        told.extend(usual.house_rules());
    }
    let presets = played.presets().iter();
    for preset in presets.filter(|preset| preset.name != played.id()) {
        told.push(say::rules_preset(PresetName::of(played, preset)));
        told.extend(usual.changed_by(preset));
    }
    told
}

/// The pages in `docs/rules`: the rules that the game reads aloud, as text. `BLESS=1` writes them anew.
#[cfg(test)]
mod tests {
    use super::*;
    use serpente_text::announce::say::games::{game_name, preset_name};
    use serpente_text::words::{Detail, Words};
    use std::fmt::Write as _;
    use std::path::Path;
    use std::{env, fs};

    /// The headings of the paragraphs before the house rules, in order; the second is missing if no tiles are laid.
    const HEADINGS: [&str; 8] = [
        "The game",
        "Words",
        "The deal",
        "A turn",
        "What is special",
        "Points",
        "The match",
        "House rules",
    ];

    fn page(game: Game, words: &Words) -> String {
        let text = |message: &Message| words.text(words.english(), message, Detail::Normal);
        let mut page = format!("# {}\n", text(&game_name(GameName(game.id()))));
        let mut headings = HEADINGS
            .into_iter()
            .filter(|heading| *heading != "Words" || game.book().is_some())
            .peekable();
        for paragraph in paragraphs(game) {
            let line = text(&paragraph);
            let written = match headings.next() {
                Some(heading) => write!(page, "\n## {heading}\n\n{line}\n"),
                None if line.ends_with('.') => write!(page, "\n{line}\n\n"),
                None => writeln!(page, "- {line}"),
            };
            written.expect("a text takes everything");
        }
        page
    }

    /// The presets that `serpente games` lists.
    #[test]
    fn the_rules_name_every_preset_and_what_it_changes_in_every_language() {
        let (words, problems) = Words::new(None);
        assert!(problems.is_empty());
        let mut named = 0;
        for game in Game::all() {
            let told = paragraphs(game);
            let presets = game.presets().iter();
            for preset in presets.filter(|preset| preset.name != game.id()) {
                let name = PresetName::of(game, preset);
                let at = told
                    .iter()
                    .position(|line| *line == say::rules_preset(name))
                    .unwrap_or_else(|| panic!("{} is missing", preset.name));
                let changed = &told[at + 1..];
                let mut played = Draft::of(game);
                played.play_as(preset);
                let labels = played.house_rules();
                for (rule, _) in preset.rules {
                    let place = game.house_rules().iter().position(|one| one.name == *rule);
                    let label = &labels[place.expect("a rule of the game")];
                    assert!(changed.contains(label), "{}: {rule}", preset.name);
                }
                for language in words.languages().iter().map(|known| known.language) {
                    let text = |message: &Message| words.text(language, message, Detail::Brief);
                    let (name, line) = (text(&preset_name(name)), text(&told[at]));
                    assert!(line.contains(&name), "{line}");
                }
                named += 1;
            }
        }
        assert!(named >= 18, "{named} presets");
    }

    #[test]
    fn the_pages_of_the_rules_say_what_is_read_aloud() {
        let (words, problems) = Words::new(None);
        assert!(problems.is_empty());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        let mut pages = 0;
        for game in Game::all() {
            let (file, page) = (
                folder.join(game.id()).with_extension("md"),
                page(game, &words),
            );
            if env::var_os("BLESS").is_some() {
                fs::create_dir_all(&folder).expect("a folder");
                fs::write(&file, &page).expect("a page");
            }
            let kept = fs::read_to_string(&file).unwrap_or_default();
            assert_eq!(kept, page, "{}: BLESS=1 writes it anew", file.display());
            pages += 1;
        }
        let files = fs::read_dir(&folder).expect("a folder");
        assert_eq!(files.count(), pages, "a page for each game, and no other");
    }
}
