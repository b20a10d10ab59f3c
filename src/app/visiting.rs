//! The program as a parlour runs it for a visitor: with the parlour's tables, and no access to the parlour's machine. There are
//! no files, no other parlours, and no voice but the visitor's own.

use super::screens::menu_items::MenuKind;
use super::screens::text_field::LinePurpose;
use super::{Outlet, Screen};
use crate::context::Context;
use crate::learn::practice::PracticeTable;
use crate::online::connection::ParlourConnection;
use crate::online::here;
use crate::online::lobby::LobbyScreens;
use crate::table::opening::MatchOpening;
use serde::Deserialize;
use serpente_client::Acquaintance;
use serpente_text::announce::say::{menus as say, parlour, web};

/// The visitor's first destination.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(tag = "to", rename_all = "lowercase")]
pub enum Wish {
    /// The last table they sat at, or else the list of tables.
    #[default]
    On,
    /// The same, for a visitor who never left: their page was loaded again, or their device slept. They are not welcomed again.
    #[serde(skip)]
    Back,
    /// The list of tables.
    Tables,
    /// A match against computer players, at once.
    Play {
        /// The game, by its name; the default game if there is no name or no such game.
        #[serde(default)]
        game: Option<String>,
    },
    /// A table of their own, for friends to join.
    Friends,
    /// The tutorial.
    Learn,
    /// A problem or a position that somebody sent.
    Problem {
        /// The word that names it.
        word: String,
    },
    /// A table.
    Table {
        /// Its name.
        table: String,
        /// Whether to watch instead of sitting down.
        #[serde(default)]
        watch: bool,
    },
}

/// The most lines in a visitor's log: a parlour has many visitors.
const LINES: usize = 2_000;

/// A visitor.
#[expect(
    clippy::struct_excessive_bools,
    reason = "they have nothing to do with one another"
)]
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Visitor {
    /// Whether the visitor's side has a voice and sounds.
    pub has_voice: bool,
    /// Whether the visitor has no keys.
    pub by_touch: bool,
    /// Whether the visitor's browser recognises speech.
    pub can_listen: bool,
    /// Whether the visitor came from a first page, which takes the place of the main menu.
    pub has_first_page: bool,
    /// The visitor as the parlour knows them from earlier visits.
    pub known: Option<Acquaintance>,
    /// The visitor's first destination.
    pub wish: Wish,
    /// The key by which the parlour recognises the visitor, if they have shown one.
    pub key: Option<VisitorKey>,
}

/// A key of SSH by which a parlour recognises a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VisitorKey {
    /// The last letters of its fingerprint, as `ssh-add -l` prints it.
    pub end: String,
    /// Whether nobody has played here with this key before.
    pub is_new: bool,
}

impl Visitor {
    /// Notes in the program who visits.
    pub(super) fn arrive<O: Outlet>(self, context: &mut Context<O>) {
        context.online.wish = self.wish;
        context.online.has_first_page = self.has_first_page;
        if let Some(known) = self.known {
            context.online.acquaintances.know(&here(), known);
        }
        context.teller.transcript.most = LINES;
        context.session.visitor_has_voice = Some(self.has_voice);
        context.session.by_touch = self.by_touch;
        context.session.can_listen = self.can_listen;
        context.online.visitor_key = self.key;
    }
}

impl<O: Outlet> LobbyScreens<'_, O> {
    /// Lets the visitor in, and leads to their first destination.
    pub(super) fn open_visit(&mut self) {
        self.context.screens.push(Screen::menu(MenuKind::Main));
        let wish = self.context.online.wish.clone();
        // Matches against computer players and watching need no name, and the host of a table may give one later.
        if matches!(
            wish,
            Wish::Play { .. } | Wish::Friends | Wish::Table { watch: true, .. }
        ) && self.context.session.settings.name.is_none()
        {
            self.context.session.settings.name = Some(self.context.session.text(&web::web_guest()));
        }
        let goes_on = matches!(wish, Wish::On | Wish::Back);
        let last = goes_on && self.context.online.acquaintances.last().is_some();
        // The tutorial and problems are for the visitor alone.
        let meets_others = !matches!(wish, Wish::Learn | Wish::Problem { .. });
        if !last && self.context.session.settings.name.is_none() && meets_others {
            return self
                .context
                .open_typing_behind(vec![say::welcome()], LinePurpose::Name(0));
        }
        if wish != Wish::Back {
            self.context.notice(say::welcome());
        }
        // An agent may hold several keys, and shows another one first on another day.
        if let Some(key) = self.context.online.visitor_key.take() {
            self.context.notice(if key.is_new {
                parlour::ssh_key_new(key.end)
            } else {
                parlour::ssh_key_known(key.end)
            });
        }
        match wish {
            Wish::Learn => MatchOpening::of(self.context).open_tutorial(),
            Wish::Problem { word } => {
                if let Err(why) = PracticeTable::of(self.context).open_problem(&word) {
                    self.context.refuse(why);
                    self.enter_parlour();
                }
            }
            _ if last => self.join_last(),
            _ => self.enter_parlour(),
        }
    }

    /// Goes to the list of tables; asks a visitor without a name for one first.
    pub(super) fn enter_parlour(&mut self) {
        if self.context.session.settings.name.is_none() {
            self.context.open_typing(LinePurpose::Name(0));
        } else {
            let goal = self.context.online.first_goal(&mut self.context.session);
            // The wish holds only once. A match that is to begin at once is handled at the table, and a table may be full.
            if !matches!(
                self.context.online.wish,
                Wish::Play { .. } | Wish::Table { .. }
            ) {
                self.context.online.wish = Wish::On;
            }
            ParlourConnection::of(self.context).visit(here(), goal, false);
        }
    }
}
