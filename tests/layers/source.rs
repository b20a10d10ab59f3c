//! Rust source as far as the laws need it: words, texts and signs, without comments.

use std::collections::BTreeSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A name, a keyword or a number.
    Word,
    /// What stands between quotation marks, as written.
    Text,
    /// Anything else: `::`, or one character.
    Sign,
}

#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) text: String,
    pub(super) line: usize,
    /// Whether it is inside an item for tests only.
    pub(super) test: bool,
    /// In how many modules of this file it is.
    pub(super) nested: usize,
}

impl Token {
    fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }
}

/// A path as the compiler reads it: `use a::{b, c::d}` holds two.
#[derive(Debug)]
pub(super) struct Path<'a> {
    pub(super) names: Vec<&'a str>,
    pub(super) at: &'a Token,
    /// Whether it is in a `use` or `extern crate`, where one name alone is a path too.
    pub(super) import: bool,
}

/// One file under `src`.
#[derive(Debug)]
pub(super) struct File {
    /// From `src` on: `rules/tile.rs`.
    pub(super) path: String,
    pub(super) tokens: Vec<Token>,
}

impl File {
    pub(super) fn new(path: &str, source: &str) -> Self {
        let mut tokens = tokens(source);
        mark_tests(&mut tokens);
        mark_modules(&mut tokens);
        let path = path.to_owned();
        Self { path, tokens }
    }

    /// The floor it is part of, by name; `lib` and `main` are of none.
    pub(super) fn floor(&self) -> &str {
        let first = self.path.split('/').next().unwrap_or_default();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    /// How many modules deep the file itself is: `rules/mod.rs` is one deep.
    pub(super) fn depth(&self) -> usize {
        match self.path.as_str() {
            "lib.rs" | "main.rs" => 0,
            path => path.split('/').count() - usize::from(path.ends_with("/mod.rs")),
        }
    }

    pub(super) fn fault(&self, at: &Token, what: &str) -> String {
        format!("src/{}:{}: {what}", self.path, at.line)
    }

    /// The names that follow a word and its sign: `mod x`, `macro_rules! x`.
    pub(super) fn declared<'a>(&'a self, by: &'a [&str]) -> impl Iterator<Item = &'a Token> {
        self.tokens.windows(by.len() + 1).filter_map(move |window| {
            let (name, before) = window.split_last()?;
            let found = before.iter().zip(by).all(|(token, by)| token.is(by));
            (found && name.kind == Kind::Word).then_some(name)
        })
    }

    pub(super) fn paths(&self) -> Vec<Path<'_>> {
        let mut paths = Vec::new();
        let mut at = 0;
        let mut import = false;
        while at < self.tokens.len() {
            let token = &self.tokens[at];
            if token.is("use") || (token.is("extern") && self.is(at + 1, "crate")) {
                import = true;
                at += if token.is("use") { 1 } else { 2 };
            } else if token.kind == Kind::Word {
                at = self.path_from(at, &[], import, &mut paths);
            } else {
                import &= !token.is(";");
                at += 1;
            }
        }
        paths
    }

    fn is(&self, at: usize, text: &str) -> bool {
        self.tokens.get(at).is_some_and(|token| token.is(text))
    }

    /// Takes the path, or the tree of paths, that goes on at a token; gives where it ends.
    fn path_from<'a>(
        &'a self,
        from: usize,
        before: &[&'a str],
        import: bool,
        paths: &mut Vec<Path<'a>>,
    ) -> usize {
        let mut names = before.to_vec();
        let mut at = from;
        while let Some(token) = self.tokens.get(at) {
            if token.is("{") && at > from {
                at += 1;
                while at < self.tokens.len() && !self.is(at, "}") {
                    let element = self.tokens[at].kind == Kind::Word || self.is(at, "*");
                    at = if element {
                        self.path_from(at, &names, import, paths)
                    } else {
                        at + 1
                    };
                }
                return at + 1;
            }
            if token.kind != Kind::Word && !token.is("*") {
                break;
            }
            names.push(&token.text);
            at += 1;
            if !self.is(at, "::") {
                break;
            }
            at += 1;
        }
        paths.push(Path {
            names,
            at: &self.tokens[from],
            import,
        });
        // The new name after `as` is no path.
        if import && self.is(at, "as") {
            at += 2;
        }
        at.max(from + 1)
    }

    /// For each text the calls it is an argument in, innermost last: `panic!`, `expect`; `#` for an attribute.
    pub(super) fn texts(&self) -> Vec<(&Token, Vec<String>)> {
        let mut texts = Vec::new();
        let mut open: Vec<String> = Vec::new();
        for (at, token) in self.tokens.iter().enumerate() {
            match (token.kind, token.text.as_str()) {
                (Kind::Text, _) => texts.push((token, open.clone())),
                (Kind::Sign, "(" | "[" | "{") => open.push(self.called(at)),
                (Kind::Sign, ")" | "]" | "}") => drop(open.pop()),
                _ => {}
            }
        }
        texts
    }

    /// Whatever stands before an opening bracket.
    fn called(&self, bracket: usize) -> String {
        let before = |back: usize| bracket.checked_sub(back).map(|at| &self.tokens[at]);
        match (before(2), before(1)) {
            (Some(name), Some(sign)) if sign.is("!") && name.kind == Kind::Word => {
                format!("{}!", name.text)
            }
            (_, Some(token)) if token.kind != Kind::Text => token.text.clone(),
            _ => String::new(),
        }
    }
}

/// The names a file gives to things of this crate; they hide crates of the same name.
pub(super) fn own_names<'a>(file: &'a File, paths: &[Path<'a>]) -> BTreeSet<&'a str> {
    let modules = file.declared(&["mod"]).map(|name| name.text.as_str());
    let imported = paths.iter().filter(|path| {
        path.import && path.names.len() > 1 && matches!(path.names[0], "crate" | "self" | "super")
    });
    modules
        .chain(imported.filter_map(|path| path.names.last().copied()))
        .collect()
}

fn tokens(source: &str) -> Vec<Token> {
    let chars: Vec<char> = source.chars().collect();
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut at = 0;
    while at < chars.len() {
        let from = at;
        let rest = &chars[at..];
        let mut kind = None;
        let mut inner = 0..0;
        match rest {
            ['/', '/', ..] => at += until(rest, |rest| rest[0] == '\n'),
            ['/', '*', ..] => at += comment(rest),
            ['\'', '\\', _, rest @ ..] => at += 4 + until(rest, |rest| rest[0] == '\''),
            ['\'', _, '\'', ..] => at += 3,
            // A lifetime.
            ['\'', rest @ ..] => at += 1 + until(rest, |rest| !is_name(rest[0])),
            ['"', ..] => {
                let length = quoted(rest);
                (kind, inner) = (
                    Some(Kind::Text),
                    from + 1..(from + length).saturating_sub(1),
                );
                at += length;
            }
            ['r', ..] | ['b' | 'c', 'r', ..] if raw(rest).is_some() => {
                let (opening, length) = raw(rest).expect("it is a raw text");
                let closing = opening - 1 - usize::from(rest[0] != 'r');
                (kind, inner) = (Some(Kind::Text), from + opening..from + length - closing);
                at += length;
            }
            ['r', '#', ..] => at += 2,
            [first, ..] if is_name(*first) => {
                at += until(rest, |rest| !is_name(rest[0]));
                (kind, inner) = (Some(Kind::Word), from..at);
            }
            [':', ':', ..] => {
                at += 2;
                (kind, inner) = (Some(Kind::Sign), from..at);
            }
            [first, ..] => {
                at += 1;
                if !first.is_whitespace() {
                    (kind, inner) = (Some(Kind::Sign), from..at);
                }
            }
            [] => unreachable!("there is more"),
        }
        at = at.min(chars.len());
        if let Some(kind) = kind {
            tokens.push(Token {
                kind,
                text: chars[inner].iter().collect(),
                line,
                test: false,
                nested: 0,
            });
        }
        line += chars[from..at].iter().filter(|&&char| char == '\n').count();
    }
    tokens
}

fn is_name(char: char) -> bool {
    char.is_alphanumeric() || char == '_'
}

fn until(chars: &[char], found: impl Fn(&[char]) -> bool) -> usize {
    let at = (0..chars.len()).find(|&at| found(&chars[at..]));
    at.unwrap_or(chars.len())
}

fn comment(chars: &[char]) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < chars.len() {
        match &chars[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn quoted(chars: &[char]) -> usize {
    let mut at = 1;
    while at < chars.len() && chars[at] != '"' {
        at += if chars[at] == '\\' { 2 } else { 1 };
    }
    at + 1
}

/// How long the opening of a raw text and the whole of it are.
fn raw(chars: &[char]) -> Option<(usize, usize)> {
    let marks = until(chars, |rest| rest[0] == 'r') + 1;
    let hashes = until(&chars[marks..], |rest| rest[0] != '#');
    let opening = marks + hashes + 1;
    if chars.get(opening - 1) != Some(&'"') {
        return None;
    }
    let ends = |rest: &[char]| {
        rest[0] == '"' && rest[1..].iter().take_while(|&&c| c == '#').count() >= hashes
    };
    Some((
        opening,
        opening + until(&chars[opening..], ends) + 1 + hashes,
    ))
}

fn mark_tests(tokens: &mut [Token]) {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    for from in 0..tokens.len() {
        let marked = tokens[from..].len() > MARK.len()
            && tokens[from..]
                .iter()
                .zip(MARK)
                .all(|(token, mark)| token.is(mark));
        if marked {
            let rest = &mut tokens[from..];
            let end = end_of_item(&rest[MARK.len()..]) + MARK.len();
            rest[..end].iter_mut().for_each(|token| token.test = true);
        }
    }
}

/// Up to the `;` or the closing brace that ends the item.
fn end_of_item(tokens: &[Token]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token.text.as_str() {
            _ if token.kind == Kind::Text => {}
            "{" | "(" | "[" => depth += 1,
            "}" if depth == 1 => return at + 1,
            "}" | ")" | "]" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

fn mark_modules(tokens: &mut [Token]) {
    for from in 0..tokens.len().saturating_sub(2) {
        let module = &tokens[from..from + 3];
        if module[0].is("mod") && module[1].kind == Kind::Word && module[2].is("{") {
            let end = from + end_of_item(&tokens[from..]);
            for token in &mut tokens[from + 3..end] {
                token.nested += 1;
            }
        }
    }
}
