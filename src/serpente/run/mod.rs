//! Runs the program: starts the threads, and handles everything they send in one loop.

mod outlets;

use crate::commands::{self, CommandContext, CommandFailed, not_printed};
use crate::fault;
use crate::input::listen;
use crate::saving::SavingThread;
use crate::terminal::Terminal;
use outlets::Outlets;
use serpente_app::{App, BackgroundTask, HearingNews, Parts, Start, TaskResult};
use serpente_arguments::{self as arguments, CommandOptions, ParsedArguments, Subcommand};
use serpente_client::{EnterAs, Intent, NetworkNews};
use serpente_console::{Incoming, Mailbox, Sender, mailbox};
use serpente_device::settings::{Folders, Settings};
use serpente_device::sound::BrokenFile;
use serpente_device::speech::{Engine, Report};
use serpente_engine::table::RandomSource;
use serpente_system::file::path_text;
use serpente_system::screen_reader::ScreenReader;
use serpente_system::signals::survive_full_quotas;
use serpente_text::announce::say::errors::no_such_language;
use serpente_text::announce::say::keys::key_enter;
use serpente_text::announce::say::menus::keys_wait_for_enter;
use serpente_text::announce::say::sounds::sound_card_lost;
use serpente_text::announce::say::speech as say;
use serpente_text::announce::{Arg, Message};
use serpente_text::words::{Detail, Language, LocaleProblem, Words};
use std::ffi::OsString;
use std::io::{self, IsTerminal as _, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long the last announcement may take.
const FAREWELL_TIMEOUT: Duration = Duration::from_millis(1500);

/// How long writing the last lines may take if they are not spoken.
const FLUSH_TIMEOUT: Duration = Duration::from_secs(5);

/// The longest sleep of the loop.
const LONGEST_SLEEP: Duration = Duration::from_secs(3600);

/// The exit status if the arguments or a file are invalid.
const UNUSABLE: u8 = 2;

/// An event for the loop.
pub(crate) enum Wake {
    Incoming(Incoming),
    Report(Report),
    TaskDone(TaskResult),
    Network(NetworkNews),
    Hearing(HearingNews),
    /// A file could not be written: why.
    NotSaved(Message),
}

impl From<Incoming> for Wake {
    fn from(incoming: Incoming) -> Self {
        Self::Incoming(incoming)
    }
}

/// Runs the program with these arguments, without the program's name.
pub(crate) fn run(arguments: &[OsString]) -> ExitCode {
    fault::tell_without_secrets();
    survive_full_quotas();
    match Prepared::new(arguments) {
        Ok(prepared) => prepared.run(),
        Err(why) => complain(&why),
    }
}

/// Everything read before the program begins.
struct Prepared {
    request: ParsedArguments,
    folders: Option<Folders>,
    settings: Settings,
    words: Arc<Words>,
    language: Language,
    /// Problems with the user's files and folders.
    notices: Vec<Message>,
}

impl Prepared {
    /// Reads arguments, settings and languages.
    ///
    /// # Errors
    /// If the arguments are invalid: why, as a sentence in the player's language.
    fn new(given: &[OsString]) -> Result<Self, String> {
        let (folders, no_home) = match Folders::find() {
            Ok(folders) => (Some(folders), None),
            Err(message) => (None, Some(message)),
        };
        let (settings, mut notices) = match &folders {
            Some(folders) => Settings::load(folders),
            None => Default::default(),
        };
        if let Some(no_home) = no_home {
            notices.insert(0, no_home);
        }
        let parsed = arguments::parse(given.iter().cloned());
        let options = match &parsed {
            Ok(request) => request.options.clone(),
            Err(_) => arguments::language_of(given),
        };
        let (words, problems) = all_words(&options, folders.as_ref());
        let mut wished = Vec::new();
        wished.extend(options.player.language.clone());
        wished.extend(settings.language.clone());
        wished.extend(Words::system_languages());
        let language = words.find_or_english(&wished);
        let text = |message: Message| words.text(language, &message, Detail::Normal);
        let request = parsed.map_err(text)?;
        if let Some(problem) = no_folder(&options, &problems) {
            return Err(text(problem.into()));
        }
        check_language(&options, &words).map_err(text)?;
        notices.extend(problems.iter().map(Message::from));
        Ok(Self {
            request,
            notices,
            folders,
            settings,
            words: Arc::new(words),
            language,
        })
    }

    fn run(self) -> ExitCode {
        let Ok(terminal) = open(&self.request) else {
            return ExitCode::FAILURE;
        };
        match self.answer(&terminal) {
            Some(code) => code,
            None => self.converse(terminal),
        }
    }

    /// Runs a command that only prints. Returns `None` if it is interactive.
    fn answer(&self, terminal: &Terminal) -> Option<ExitCode> {
        let context = CommandContext {
            words: &self.words,
            language: self.language,
            settings: &self.settings,
            options: &self.request.options,
            terminal,
        };
        let sentences = matches!(self.request.command, Subcommand::Say(_));
        let prints_sentences = sentences && !(terminal.has_keyboard() && terminal.listened_to);
        if self.request.takes_keys() && !prints_sentences {
            return None;
        }
        let result = commands::run(&self.request.command, &context);
        terminal.lines.flush(FLUSH_TIMEOUT);
        let failure = match (result, terminal.lines.trouble()) {
            (Err(failure), _) => failure,
            (Ok(()), Some(trouble)) => not_printed(trouble),
            (Ok(()), None) => return Some(ExitCode::SUCCESS),
        };
        Some(match failure {
            CommandFailed::Unusable(message) => complain(&context.text(&message)),
            CommandFailed::Wrong(message) => {
                complain(&context.text(&message));
                ExitCode::FAILURE
            }
        })
    }

    /// Opens a table or a menu, and handles keys until the player leaves.
    fn converse(self, terminal: Terminal) -> ExitCode {
        let options = &self.request.options;
        let interactive = terminal.interactive;
        let has_keyboard = terminal.has_keyboard();
        let waits_for_enter = terminal.waits_for_enter;
        let is_listened_to = terminal.listened_to;
        // Asked now, so that the answer comes while the rest starts. Not asked if the player has
        // already turned the voice on.
        let voice_is_chosen = options.player.voice.speech.or(self.settings.speech.on) == Some(true);
        let screen_reader = if has_keyboard && !voice_is_chosen {
            Some(ScreenReader::ask())
        } else {
            None
        };
        let (to_loop, wakes) = mailbox::<Wake>();
        if listen(&to_loop, interactive).is_err() {
            return ExitCode::FAILURE;
        }
        terminal.converse();
        // If there is no thread, keys wait for the disk.
        let saving = SavingThread::start(to_loop.clone()).ok();
        let mut app = App::new(Parts {
            outlet: Outlets::open(
                terminal,
                &self.settings,
                options,
                self.folders.as_ref(),
                Arc::clone(&self.words),
                &to_loop,
            ),
            words: self.words,
            language: self.language,
            settings: self.settings,
            folders: self.folders,
            start: Start::asked_for(options.clone()),
            paced: has_keyboard,
            reader_runs: screen_reader.is_some_and(|reader| reader.is_known_to_run()),
            engines: Engine::here(),
            now: Instant::now(),
            random: RandomSource::of_system(),
        });
        if let Some(saving) = &saving {
            app.save_elsewhere(saving.taker());
        }
        if waits_for_enter {
            app.notice(keys_wait_for_enter(key_enter()));
        }
        for notice in self.notices {
            app.notice(notice);
        }
        let begun = match &self.request.command {
            Subcommand::Replay(file) => app.open_record(file, !is_listened_to, Instant::now()),
            _ => begin(&mut app, &self.request, has_keyboard),
        };
        if let Err(message) = begun {
            let text = app.text(&message);
            drop(app.into_outlet());
            return complain(&text);
        }
        let leaving = turn(&mut app, &wakes, &to_loop);
        // A second Control-C during the last words ends the program without a question.
        drop(wakes);
        let status = leave(app, leaving);
        // Waits until everything was written, after the last words.
        drop(saving);
        status
    }
}

/// Opens the terminal for a command. If the command only prints, Control-C ends it like any other
/// program.
fn open(request: &ParsedArguments) -> io::Result<Terminal> {
    // Into a file or a pipe, sentences are printed all at once.
    let only_prints = matches!(request.command, Subcommand::Say(_)) && !io::stdout().is_terminal();
    if request.takes_keys() && !only_prints {
        Terminal::open()
    } else {
        Terminal::for_lines()
    }
}

/// Opens the table or the menu that the command asks for.
fn begin(
    app: &mut App<Outlets>,
    ParsedArguments { command, options }: &ParsedArguments,
    has_keyboard: bool,
) -> Result<(), Message> {
    match command {
        Subcommand::Play => app.open_table(Instant::now()),
        Subcommand::Resume(file) => app.resume_table(file.as_deref(), Instant::now()),
        Subcommand::Daily => app.open_daily(options.daily.date, Instant::now()),
        Subcommand::Problems(None) => {
            app.open_problems();
            Ok(())
        }
        Subcommand::Problems(Some(word)) => app.open_problem(word),
        Subcommand::Host => app.host_table(Instant::now()),
        Subcommand::Join { address, table } => {
            let enter_as = if options.join.watch {
                EnterAs::Watcher
            } else {
                EnterAs::Player(options.join.seat)
            };
            let goal = Intent::at(table.clone(), enter_as);
            app.join(address.clone(), goal, Instant::now());
            Ok(())
        }
        Subcommand::Say(wanted) => app.open_proof(wanted.as_deref()),
        _ => app.set_up().map(|()| app.open_menu(has_keyboard)),
    }
}

/// Loads the languages, with the locale files from the command line or, if none were given, the
/// user's own.
fn all_words(options: &CommandOptions, folders: Option<&Folders>) -> (Words, Vec<LocaleProblem>) {
    let own = folders.map(|folders| folders.data.join("locales"));
    match (&options.player.locales, &own) {
        (None, Some(own)) => Words::with_own(own),
        (given, _) => Words::new(given.as_deref()),
    }
}

/// Returns an error if the options ask for a language that the program does not have.
fn check_language(options: &CommandOptions, words: &Words) -> Result<(), Message> {
    let Some(tag) = &options.player.language else {
        return Ok(());
    };
    if words.find(&[tag]).is_some() {
        return Ok(());
    }
    let languages = words.languages().into_iter();
    let tags = languages.map(|language| Arg::from(language.tag));
    Err(no_such_language(tag.clone(), tags))
}

/// Returns why the folder of locale files from the command line cannot be read, if it cannot.
fn no_folder<'a>(
    options: &CommandOptions,
    problems: &'a [LocaleProblem],
) -> Option<&'a LocaleProblem> {
    let folder = options.player.locales.as_deref()?;
    problems
        .iter()
        .find(|problem| problem.place.is_none() && folder == Path::new(&problem.file))
}

/// Prints why the arguments or a file are invalid.
fn complain(text: &str) -> ExitCode {
    // If standard error is closed, the message is lost.
    let _ = writeln!(std::io::stderr(), "{text}");
    ExitCode::from(UNUSABLE)
}

/// Why the loop ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaving {
    /// The player has left, and can still hear a last announcement.
    InPeace,
    /// The terminal was closed, or the system asks the program to end.
    AtOnce,
}

/// Handles events one after the other until the program is to end.
fn turn(app: &mut App<Outlets>, wakes: &Mailbox<Wake>, to_loop: &Sender<Wake>) -> Leaving {
    while !app.is_done() {
        if app.outlet().terminal.lines.has_lost_reader() {
            // Nobody hears what the keys would do.
            return Leaving::AtOnce;
        }
        let files: Vec<BrokenFile> = app.outlet().sound.broken_files().collect();
        for file in files {
            app.notice(say::sound_file_broken(path_text(&file.path), file.fault));
        }
        if app.outlet().sound.was_lost() {
            app.notice(sound_card_lost());
        }
        if let Some(task) = app.take_task() {
            run_task(task, to_loop.clone());
        }
        app.open_microphone_by_itself(Instant::now());
        let until = app
            .wakes_at()
            .unwrap_or_else(|| Instant::now() + LONGEST_SLEEP);
        match wakes.next(until) {
            Some(Wake::Incoming(incoming)) => {
                let at_once = matches!(incoming, Incoming::Hangup | Incoming::Terminate);
                app.take(incoming, Instant::now());
                if at_once {
                    return Leaving::AtOnce;
                }
            }
            Some(Wake::Report(report)) => app.report(report, Instant::now()),
            Some(Wake::TaskDone(result)) => app.task_done(result, Instant::now()),
            Some(Wake::Network(news)) => app.network(news, Instant::now()),
            Some(Wake::Hearing(news)) => app.hearing(news, Instant::now()),
            Some(Wake::NotSaved(fault)) => app.notice(fault),
            None => app.tick(Instant::now()),
        }
    }
    Leaving::InPeace
}

/// Runs a task on a thread of its own, which sends the result to the loop.
fn run_task(task: BackgroundTask, to_loop: Sender<Wake>) {
    std::thread::spawn(move || {
        // If the loop has ended, so has the table.
        let _ = to_loop.news(Wake::TaskDone(task.run()));
    });
}

fn leave(app: App<Outlets>, leaving: Leaving) -> ExitCode {
    let goodbye = app.goodbye();
    let speaks = app.speaks();
    let lost = app.has_lost_a_match();
    let language = app.language();
    let words = Arc::clone(app.words());
    let outlets = app.into_outlet();
    drop(outlets.network);
    drop(outlets.hosting);
    if leaving == Leaving::InPeace {
        outlets.terminal.line(&goodbye.text);
        if speaks {
            outlets.speech.farewell(goodbye, FAREWELL_TIMEOUT);
        }
    }
    drop(outlets.sound);
    match outlets.terminal.close().map(not_printed) {
        Some(CommandFailed::Unusable(message) | CommandFailed::Wrong(message)) => {
            complain(&words.text(language, &message, Detail::Normal));
            ExitCode::FAILURE
        }
        None if lost => ExitCode::FAILURE,
        None => ExitCode::SUCCESS,
    }
}
