//! The program with a recording outlet, temporary folders, and a clock that the test controls.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serpente_app::TaskResult;
use serpente_app::{App, HearingNews, MicrophoneOrder, Outlet, Parts, Start};
use serpente_app::{Incoming, Key, Press};
use serpente_archive::wait_for_disks;
use serpente_arguments::CommandOptions;
use serpente_client::{Address, NetworkNews, NetworkOrder};
use serpente_device::settings::{Folders, Settings};
use serpente_device::sound::SoundTuning;
use serpente_device::speech::{Engine, Report, SpeechOrder, Tuning, Utterance};
use serpente_engine::rules::Seat;
use serpente_engine::table::RandomSource;
use serpente_text::announce::{Cue, Message, SoundCue, Topic, Urgency};
use serpente_text::words::Words;
use tempfile::TempDir;

use super::deal::Deal;

/// Waits until the thread that syncs this record has closed it: a moment after the match was left.
pub(crate) fn until_closed(record: &Path) {
    let give_up = Instant::now() + Duration::from_secs(60);
    let file = fs::File::open(record).expect("a record");
    while file.try_lock().is_err() {
        assert!(Instant::now() < give_up, "{} stays open", record.display());
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// A call from the program to its outlet.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Call {
    Line(String),
    Typed(String, usize),
    Clear,
    Say(Utterance),
    Quiet,
    ForgetOthers(Option<Seat>),
    Forget(Topic),
    Withdraw,
    Tune(Tuning),
}

/// The microphone that the program can use.
#[derive(Default)]
struct TapeMicrophone {
    /// The answer to orders to it, if there is one.
    answer: Option<Result<(), Message>>,
    /// The orders to it that were not looked at yet.
    orders: VecDeque<MicrophoneOrder>,
}

/// Everything that the program put out.
#[derive(Default)]
pub(crate) struct Tape {
    pub(crate) calls: Vec<Call>,
    pub(crate) lines: Vec<String>,
    pub(crate) said: Vec<Utterance>,
    /// Which of the utterances only spoke the row that is being typed.
    pub(crate) shown: Vec<usize>,
    pub(crate) tuned: Vec<Tuning>,
    pub(crate) quiet: usize,
    pub(crate) forgotten: usize,
    pub(crate) settled: Vec<Topic>,
    pub(crate) withdrawn: usize,
    pub(crate) cues: Vec<Cue>,
    pub(crate) orders: Vec<NetworkOrder>,
    /// The address of a server on this machine, if one can be opened.
    pub(crate) host: Option<Address>,
    microphone: TapeMicrophone,
    /// Whether the terminal keeps lines that were cleared.
    pub(crate) keeps_lines: bool,
}

#[derive(Clone, Default)]
pub(crate) struct Recording(Rc<RefCell<Tape>>);

impl Recording {
    fn call(&self, call: Call) {
        self.0.borrow_mut().calls.push(call);
    }
}

impl Outlet for Recording {
    fn line(&mut self, text: &str, _language: &str) {
        self.call(Call::Line(text.to_owned()));
        self.0.borrow_mut().lines.push(text.to_owned());
    }

    fn typed(&mut self, text: &str, cursor: usize) {
        self.call(Call::Typed(text.to_owned(), cursor));
    }

    fn clear(&mut self) {
        self.call(Call::Clear);
    }

    fn keeps_lines(&self) -> bool {
        self.0.borrow().keeps_lines
    }

    fn speech(&mut self, order: SpeechOrder) {
        match order {
            SpeechOrder::Say(utterance) => {
                // Speech about the row being typed appears in no line. The row is also shown again below a new line.
                let shown = match &self.0.borrow().calls[..] {
                    [.., Call::Line(line), Call::Typed(..)] => *line != utterance.text,
                    [.., Call::Typed(..)] => true,
                    _ => false,
                };
                self.call(Call::Say(utterance.clone()));
                let mut tape = self.0.borrow_mut();
                if shown {
                    let number = tape.said.len();
                    tape.shown.push(number);
                }
                tape.said.push(utterance);
            }
            SpeechOrder::Stop => {
                self.call(Call::Quiet);
                self.0.borrow_mut().quiet += 1;
            }
            SpeechOrder::ForgetOthers(listener) => {
                self.call(Call::ForgetOthers(listener));
                self.0.borrow_mut().forgotten += 1;
            }
            SpeechOrder::Forget(topic) => {
                self.call(Call::Forget(topic));
                self.0.borrow_mut().settled.push(topic);
            }
            SpeechOrder::Withdraw => {
                self.call(Call::Withdraw);
                self.0.borrow_mut().withdrawn += 1;
            }
            SpeechOrder::Tune(tuning) => {
                self.call(Call::Tune(tuning.clone()));
                self.0.borrow_mut().tuned.push(tuning);
            }
            SpeechOrder::AskVoices => {}
        }
    }

    fn cue(&mut self, sound: SoundCue) -> Duration {
        self.0.borrow_mut().cues.push(sound.cue);
        Duration::ZERO
    }

    fn ring(&mut self, sound: SoundCue) {
        self.0.borrow_mut().cues.push(sound.cue);
    }

    fn tune_sounds(&mut self, _tuning: SoundTuning) {}

    fn has_microphone(&self) -> bool {
        self.0.borrow().microphone.answer.is_some()
    }

    fn microphone(&mut self, order: MicrophoneOrder) -> Result<(), Message> {
        let mut tape = self.0.borrow_mut();
        tape.microphone.orders.push_back(order);
        tape.microphone.answer.clone().expect("a microphone")
    }

    fn network(&mut self, order: NetworkOrder) {
        self.0.borrow_mut().orders.push(order);
    }

    fn host(&mut self, _name: &str) -> Result<Address, Message> {
        self.0
            .borrow()
            .host
            .clone()
            .ok_or_else(serpente_text::announce::say::online::hosting_failed)
    }

    fn reached_at(&self) -> Option<Address> {
        self.0.borrow().host.clone()
    }
}

/// A running program.
pub(crate) struct Desk {
    app: App<Recording>,
    tape: Recording,
    home: Rc<TempDir>,
    now: Instant,
    seen: usize,
    heard: usize,
    /// How many utterances were heard to their end.
    ended: usize,
    /// Whether somebody may silence the voice while lines wait, so that not every line is spoken.
    pub(crate) may_be_silenced: bool,
}

fn own_words() -> Words {
    let (words, problems) = Words::new(None);
    assert!(problems.is_empty());
    words
}

impl Desk {
    /// Makes a program that has said nothing yet.
    pub(crate) fn new(home: &Rc<TempDir>, language: &str, options: CommandOptions) -> Self {
        Self::with_words(home, own_words(), language, options)
    }

    /// Makes a program on a desktop where a screen reader runs.
    pub(crate) fn beside_a_reader(home: &Rc<TempDir>, options: CommandOptions) -> Self {
        Self::open(home, own_words(), "en", options, true, 1)
    }

    /// Makes a program with these words.
    pub(crate) fn with_words(
        home: &Rc<TempDir>,
        words: Words,
        language: &str,
        options: CommandOptions,
    ) -> Self {
        Self::open(home, words, language, options, false, 1)
    }

    /// Makes a program whose share of deals elsewhere, among other things, follows from this seed.
    pub(crate) fn with_seed(
        home: &Rc<TempDir>,
        language: &str,
        options: CommandOptions,
        seed: u64,
    ) -> Self {
        Self::open(home, own_words(), language, options, false, seed)
    }

    fn open(
        home: &Rc<TempDir>,
        words: Words,
        language: &str,
        options: CommandOptions,
        reader_runs: bool,
        seed: u64,
    ) -> Self {
        let folders = Folders::at(&home.path().join("config"), &home.path().join("data"));
        let (mut settings, told) = Settings::load(&folders);
        if !fs::read_to_string(folders.settings()).is_ok_and(|text| text.contains("reading")) {
            // A screen reader so fast that everything is read at once.
            settings.pace.reading = 0;
        }
        assert_eq!(told, []);
        let wished: Vec<String> = settings
            .language
            .iter()
            .cloned()
            .chain([language.to_owned()])
            .collect();
        let language = words.find(&wished).expect("a language of the program");
        let tape = Recording::default();
        let now = Instant::now();
        // The time here is virtual, and a busy machine's disk is not late.
        wait_for_disks(Duration::from_secs(60 * 60));
        let app = App::new(Parts {
            outlet: tape.clone(),
            words: Arc::new(words),
            language,
            settings,
            folders: Some(folders),
            start: Start::asked_for(options),
            paced: true,
            engines: &Engine::ALL,
            reader_runs,
            now,
            random: RandomSource::seeded(seed),
        });
        Self {
            app,
            tape,
            home: Rc::clone(home),
            now,
            seen: 0,
            heard: 0,
            ended: 0,
            may_be_silenced: false,
        }
    }

    pub(crate) fn home() -> Rc<TempDir> {
        Rc::new(tempfile::tempdir().expect("a folder"))
    }

    /// Makes a home whose player has said that only one voice talks, with these settings.
    pub(crate) fn home_with(settings: &str) -> Rc<TempDir> {
        let home = Self::home();
        fs::create_dir(home.path().join("config")).expect("a folder");
        let file = home.path().join("config/settings.toml");
        // Slow enough to see the moves one by one.
        let pause = if settings.contains("pause") {
            ""
        } else {
            "pause = 1000\n"
        };
        fs::write(file, pause.to_owned() + settings).expect("a file");
        home
    }

    /// Opens the main menu.
    pub(crate) fn menu(home: &Rc<TempDir>) -> Self {
        let mut desk = Self::new(home, "en", CommandOptions::default());
        desk.app.open_menu(true);
        desk.listen();
        desk
    }

    /// Opens the main menu as `serpente` with these arguments does.
    pub(crate) fn menu_with(home: &Rc<TempDir>, arguments: &str) -> Self {
        let request = serpente_arguments::parse(arguments.split_whitespace().map(OsString::from));
        let mut desk = Self::new(home, "en", request.expect("arguments").options);
        desk.app.set_up().expect("a match");
        desk.app.open_menu(true);
        desk.listen();
        desk
    }

    /// Opens a table as `serpente play` with these arguments does.
    pub(crate) fn play(arguments: &str) -> Self {
        Self::play_at(&Self::home_with("[speech]\non = true\n"), arguments)
    }

    /// The same on a terminal that keeps lines that were cleared.
    pub(crate) fn play_where_lines_stay(arguments: &str) -> Self {
        let given = arguments.split_whitespace().map(OsString::from);
        let request = serpente_arguments::parse([OsString::from("play")].into_iter().chain(given));
        let home = Self::home_with("[speech]\non = true\n");
        let mut desk = Self::new(&home, "en", request.expect("arguments").options);
        desk.tape.0.borrow_mut().keeps_lines = true;
        let now = desk.now;
        desk.app.open_table(now).expect("a table");
        desk
    }

    /// Says that what came later than this long ago had not been sent when the next keys are pressed.
    pub(crate) fn sent_until(&mut self, ago: Option<Duration>) {
        let time = ago.and_then(|ago| self.now.checked_sub(ago));
        self.app.sent_until(time);
    }

    pub(crate) fn play_at(home: &Rc<TempDir>, arguments: &str) -> Self {
        let given = arguments.split_whitespace().map(OsString::from);
        let request = serpente_arguments::parse([OsString::from("play")].into_iter().chain(given));
        let mut desk = Self::new(home, "en", request.expect("arguments").options);
        let now = desk.now;
        desk.app.open_table(now).expect("a table");
        desk.listen();
        desk
    }

    /// Opens a table from where the program is now.
    ///
    /// # Errors
    /// The message if it cannot be opened.
    pub(crate) fn try_play(&mut self, arguments: &str) -> Result<(), Message> {
        let given = arguments.split_whitespace().map(OsString::from);
        let request = serpente_arguments::parse([OsString::from("play")].into_iter().chain(given));
        let mut desk = Self::new(&self.home, "en", request.expect("arguments").options);
        let now = desk.now;
        desk.app.open_table(now)
    }

    /// Opens a table with this deal.
    pub(crate) fn dealt(deal: &Deal, language: &str, settings: &str) -> Self {
        let home = Self::home_with(&format!("{settings}\n[speech]\non = true\n"));
        let mut desk = Self::new(&home, language, CommandOptions::default());
        let record = desk.home.path().join("record.jsonl");
        deal.write(&record);
        desk.resume(&record);
        desk
    }

    pub(crate) fn resume(&mut self, record: &Path) {
        let now = self.now;
        self.app
            .resume_table(Some(record), now)
            .expect("a match to go on with");
        self.listen();
    }

    /// Lets a voice hear everything at once.
    pub(crate) fn listen(&mut self) {
        while let Some(number) = self.tape(|tape| tape.said.get(self.ended).map(|said| said.number))
        {
            self.ended += 1;
            self.app.report(Report::Heard(number), self.now);
        }
    }

    /// Hands the program the result of a task.
    pub(crate) fn task_done(&mut self, result: TaskResult) {
        self.app.task_done(result, self.now);
        self.listen();
    }

    /// Hands the program news from other machines.
    pub(crate) fn news(&mut self, news: NetworkNews, now: Instant) -> Vec<String> {
        self.now = self.now.max(now);
        self.app.network(news, self.now);
        self.listen();
        self.lines()
    }

    /// Gives the program a microphone and a recogniser.
    pub(crate) fn has_microphone(&self) {
        self.tape.0.borrow_mut().microphone.answer = Some(Ok(()));
    }

    /// Gives the program a microphone, but no recogniser, for this reason.
    pub(crate) fn has_no_recogniser(&self, why: Message) {
        self.tape.0.borrow_mut().microphone.answer = Some(Err(why));
    }

    /// Returns the next order to the microphone.
    pub(crate) fn microphone_order(&self) -> Option<MicrophoneOrder> {
        self.tape.0.borrow_mut().microphone.orders.pop_front()
    }

    /// Hands the program news of the microphone. Returns the lines that follow.
    pub(crate) fn hearing(&mut self, news: HearingNews) -> Vec<String> {
        self.lines();
        self.app.hearing(news, self.now);
        self.lines()
    }

    /// Lets the microphone open by itself, as the loop of the program does before it sleeps.
    pub(crate) fn open_microphone_by_itself(&mut self) {
        self.app.open_microphone_by_itself(self.now);
    }

    /// Returns the order of this number given to the network, from 0.
    pub(crate) fn order(&self, number: usize) -> Option<NetworkOrder> {
        self.tape(|tape| tape.orders.get(number).cloned())
    }

    /// Makes it possible to open a server on this machine, at this address.
    pub(crate) fn can_host(&self, address: &str) {
        let address = address.parse().expect("an address");
        self.tape.0.borrow_mut().host = Some(address);
    }

    /// Hands the program a report about speech.
    pub(crate) fn report(&mut self, report: Report) {
        self.app.report(report, self.now);
        self.listen();
    }

    /// Returns the lines since the last call. Checks that everything spoken was printed, word by word, and nothing else.
    pub(crate) fn lines(&mut self) -> Vec<String> {
        self.listen();
        let tape = self.tape.0.borrow();
        let lines = tape.lines[self.seen..].to_vec();
        let said = tape
            .said
            .iter()
            .enumerate()
            .skip(self.heard)
            .filter(|(number, _)| !tape.shown.contains(number));
        let said: Vec<&Utterance> = said.map(|(_, said)| said).collect();
        (self.seen, self.heard) = (tape.lines.len(), tape.said.len());
        if self.may_be_silenced {
            // What waits when somebody silences the voice is printed only.
        } else if self.app.speaks() {
            let said: Vec<&str> = said.iter().map(|said| &said.text[..]).collect();
            // Parts spoken as one utterance have a full stop at the end of each line.
            let words = |text: String| text.replace(['.', ' '], "");
            assert_eq!(words(said.concat()), words(lines.concat()));
        } else {
            assert!(
                said.iter().all(|said| lines.contains(&said.text)),
                "{said:?}"
            );
        }
        for line in &lines {
            assert!(!line.trim().is_empty() && !line.contains(['{', '\u{2068}', '\n']));
        }
        lines
    }

    /// Returns the program's answer to this input, without earlier lines. Everything to be thought over is computed at once.
    pub(crate) fn take(&mut self, incoming: Incoming) -> Vec<String> {
        self.lines();
        self.app.take(incoming, self.now);
        self.listen();
        let answers = self.tape(|tape| {
            let said = tape.said[self.heard..].iter();
            said.filter(|said| said.urgency == Urgency::Answer).count()
        });
        assert!(answers < 2, "an answer takes the place of the one before");
        self.run();
        self.lines()
    }

    /// Computes everything to be thought over, and lets happen what is due at once.
    fn run(&mut self) {
        loop {
            if let Some(task) = self.app.take_task() {
                self.task_done(task.run());
            } else if self.app.wakes_at() == Some(self.now) {
                self.app.tick(self.now);
                self.listen();
            } else {
                return;
            }
        }
    }

    /// Presses a key by its name, deliberately: long enough after the last event to be meant for it.
    pub(crate) fn press(&mut self, key: &str) -> Vec<String> {
        self.now += Duration::from_millis(260);
        let typed = Some(key).filter(|key| key.chars().count() == 1);
        let typed = if key == "space" { Some(" ") } else { typed };
        let key = key.parse().expect("a key");
        let typed = typed.and_then(|typed| typed.chars().next());
        self.take(Incoming::Key(Press::deliberate(key, typed)))
    }

    /// Presses a key without computing anything or hearing the answer.
    pub(crate) fn press_alone(&mut self, key: &str) {
        self.now += Duration::from_millis(260);
        let press = Press::deliberate(key.parse().expect("a key"), None);
        self.app.take(Incoming::Key(press), self.now);
    }

    /// Presses the key again, this long after it was pressed before.
    pub(crate) fn press_after(&mut self, gap: Duration, key: &str) -> Vec<String> {
        let mut lines = self.wait(gap);
        let key: Key = key.parse().expect("a key");
        lines.extend(self.take(Incoming::Key(Press {
            key,
            typed: None,
            gap: Some(gap),
        })));
        lines
    }

    /// Returns the help for the keys that work now, entry by entry; then goes back.
    pub(crate) fn help(&mut self) -> Vec<String> {
        let mut lines = self.press("f1");
        loop {
            let line = self.press("down").remove(0);
            if line == "End." {
                self.press("escape");
                return lines;
            }
            lines.push(line);
        }
    }

    pub(crate) fn press_all(&mut self, keys: &str) -> Vec<String> {
        keys.split_whitespace()
            .flat_map(|key| self.press(key))
            .collect()
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, time: Duration) -> Vec<String> {
        let until = self.now + time;
        while let Some(at) = self.app.wakes_at().filter(|&at| at <= until) {
            self.now = self.now.max(at);
            self.app.tick(self.now);
            self.listen();
        }
        self.now = until;
        self.lines()
    }

    /// Returns the row being typed, as it was shown last.
    pub(crate) fn typed(&self) -> (String, usize) {
        self.tape(|tape| {
            tape.calls.iter().rev().find_map(|call| match call {
                Call::Typed(text, cursor) => Some((text.clone(), *cursor)),
                _ => None,
            })
        })
        .unwrap_or_default()
    }

    pub(crate) fn is_waiting(&self) -> bool {
        self.app.wakes_at().is_some()
    }

    pub(crate) fn is_done(&self) -> bool {
        self.app.is_done()
    }

    pub(crate) fn app(&mut self) -> &mut App<Recording> {
        &mut self.app
    }

    /// Does something at this moment and returns the calls it caused. Everything to be thought over is computed at once.
    pub(crate) fn at(&mut self, now: Instant, does: impl FnOnce(&mut App<Recording>)) -> Vec<Call> {
        self.now = now;
        does(&mut self.app);
        while let Some(task) = self.app.take_task() {
            self.app.task_done(task.run(), now);
        }
        std::mem::take(&mut self.tape.0.borrow_mut().calls)
    }

    pub(crate) fn tape<T>(&self, look: impl FnOnce(&Tape) -> T) -> T {
        look(&self.tape.0.borrow())
    }

    /// Returns the records in the player's folder.
    pub(crate) fn records(&self) -> Vec<PathBuf> {
        let Ok(files) = fs::read_dir(self.home.path().join("data/matches")) else {
            return Vec::new();
        };
        let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
        files.sort();
        files
    }
}
