//! Makes the manual page and the shell completions for the packages, from the tables by which the
//! program parses its command line. Writes them into the folder given as argument.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::PathBuf;

use roff::{Roff, bold, italic, roman};
use serpente_arguments::{COMMANDS, CommandDef, OPTIONS, Operand, OptionDef};
use serpente_text::announce::Message;
use serpente_text::words::{Detail, Words};

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    let (words, _) = Words::new(None);
    fs::create_dir_all(&folder)?;
    for (name, text) in [
        ("serpente.6", page(&words)),
        ("serpente.bash", bash()),
        ("serpente.fish", fish(&words)),
        ("_serpente", zsh(&words)),
    ] {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}

/// Returns the help of a command or an option, without its name.
fn help_text(help: fn() -> Message, words: &Words) -> String {
    let line = words.text(words.english(), &help(), Detail::Normal);
    match line.split_once(": ") {
        Some((_, text)) => text.to_owned(),
        None => line,
    }
}

/// Returns the commands that have a name.
fn commands() -> impl Iterator<Item = &'static CommandDef> {
    COMMANDS.iter().filter(|command| !command.name.is_empty())
}

/// Returns the options, each name once.
fn options() -> Vec<&'static OptionDef> {
    let mut options: Vec<&OptionDef> = Vec::new();
    for option in OPTIONS {
        if options.iter().all(|known| known.name != option.name) {
            options.push(option);
        }
    }
    options
}

fn page(words: &Words) -> String {
    let mut page = Roff::new();
    page.control("TH", ["SERPENTE", "6", "", "serpente", "Games"]);
    page.control("SH", ["NAME"]);
    let name = concat!("serpente - ", env!("CARGO_PKG_DESCRIPTION"));
    page.text([roman(name)]);
    page.control("SH", ["SYNOPSIS"]);
    page.text([
        bold("serpente"),
        roman(" ["),
        italic("command"),
        roman("] ["),
        italic("options"),
        roman("]"),
    ]);
    page.control("SH", ["DESCRIPTION"]);
    for paragraph in [
        "A domino parlour that is played by keys and by ear: every word is spoken, or printed for a screen reader to read. \
            Nothing has to be seen, and a friend beside you reads the same words.",
        "Without a command the main menu opens. A question mark tells the keys that work at any moment; the tutorial in the \
            menu teaches them.",
    ] {
        page.text([roman(paragraph)]);
        page.control("PP", []);
    }
    page.control("SH", ["COMMANDS"]);
    for command in commands() {
        page.control("TP", []);
        let operand = match command.operand {
            Operand::None => String::new(),
            Operand::Some(values) => values.join(" "),
            Operand::Optional(value) | Operand::One(value) | Operand::Many(value) => {
                value.to_owned()
            }
        };
        let mut head = vec![bold(format!("serpente {}", command.name))];
        if !operand.is_empty() {
            head.extend([roman(" "), italic(operand)]);
        }
        page.text(head);
        page.text([roman(help_text(command.help, words))]);
    }
    page.control("SH", ["OPTIONS"]);
    for option in OPTIONS {
        page.control("TP", []);
        let mut head = Vec::new();
        if let Some(letter) = option.letter() {
            head.extend([bold(format!("-{letter}")), roman(", ")]);
        }
        head.push(bold(format!("--{}", option.name)));
        if let Some(value) = option.value {
            head.extend([roman(" "), italic(value)]);
        }
        page.text(head);
        page.text([roman(help_text(option.help, words))]);
    }
    page.control("SH", ["FILES"]);
    for (file, what) in [
        ("$XDG_CONFIG_HOME/serpente/settings.toml", "what you chose"),
        (
            "$XDG_DATA_HOME/serpente",
            "matches, sounds and locale files of your own",
        ),
    ] {
        page.control("TP", []);
        page.text([italic(file)]);
        page.text([roman(what)]);
    }
    page.control("SH", ["EXIT STATUS"]);
    page.text([roman(
        "0 when all went well, 1 when what was checked is wrong or something could not be kept, 2 when the command line or a \
            file cannot be used.",
    )]);
    page.render()
}

fn bash() -> String {
    let mut cases = String::new();
    for command in COMMANDS {
        let mut options = Vec::new();
        for option in OPTIONS {
            if option.is_for(command) {
                options.push(format!("--{}", option.name));
            }
        }
        let name = if command.name.is_empty() {
            "*"
        } else {
            command.name
        };
        // The case for all other commands must come last.
        let case = format!("        {name}) options='{}' ;;\n", options.join(" "));
        if name == "*" {
            cases.push_str(&case);
        } else {
            cases.insert_str(0, &case);
        }
    }
    let names: Vec<&str> = commands().map(|command| command.name).collect();
    format!(
        "# What bash completes of serpente's commands and options.\n\
        _serpente() {{\n\
        \x20   local options typed=${{COMP_WORDS[COMP_CWORD]}}\n\
        \x20   case ${{COMP_WORDS[1]}} in\n{cases}\x20   esac\n\
        \x20   if [[ $typed == -* ]]; then\n\
        \x20       mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$typed\")\n\
        \x20   elif [ \"$COMP_CWORD\" -eq 1 ]; then\n\
        \x20       mapfile -t COMPREPLY < <(compgen -W '{}' -- \"$typed\")\n\
        \x20   fi\n\
        }}\n\
        complete -o default -F _serpente serpente\n",
        names.join(" ")
    )
}

fn fish(words: &Words) -> String {
    let mut lines = String::from("# What fish completes of serpente's commands and options.\n");
    for command in commands() {
        let help = quoted_for_fish(&help_text(command.help, words));
        // Writing to a `String` never fails.
        let _ = writeln!(
            lines,
            "complete -c serpente -n __fish_use_subcommand -a {} -d {help}",
            command.name
        );
    }
    for option in options() {
        let value = if option.value.is_some() { " -r" } else { "" };
        let help = quoted_for_fish(&help_text(option.help, words));
        let _ = writeln!(
            lines,
            "complete -c serpente -l {}{value} -d {help}",
            option.name
        );
    }
    lines
}

fn quoted_for_fish(text: &str) -> String {
    format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"))
}

fn zsh(words: &Words) -> String {
    let mut lines = String::from(
        "#compdef serpente\n# What zsh completes of serpente's commands and options.\n_arguments \\\n",
    );
    for option in options() {
        let help = quoted_for_zsh(&help_text(option.help, words));
        let (sign, value) = match option.value {
            Some(value) => ("=", format!(":{}:_default", quoted_for_zsh(value))),
            None => ("", String::new()),
        };
        let _ = writeln!(lines, "  '--{}{sign}[{help}]{value}' \\", option.name);
    }
    let names: Vec<&str> = commands().map(|command| command.name).collect();
    let _ = writeln!(lines, "  '1:command:({})' '*:file:_files'", names.join(" "));
    lines
}

/// Quotes a text that stands in single quotes and in a specification, where brackets and colons
/// have a meaning.
fn quoted_for_zsh(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('\'', "'\\''")
        .replace('[', "\\[")
        .replace(']', "\\]")
        .replace(':', "\\:")
}
