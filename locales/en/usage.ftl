# What serpente --help prints. Commands and options stay as they are: play, --check. Words for what a person puts in
# their place, in capitals, are yours: FILE, N, LEVEL.

usage = serpente, or serpente with a command and options:

## The commands

usage-command-play = serpente play: straight to a table
usage-command-resume = serpente resume FILE: continue the last match, or the one in FILE
usage-command-join = serpente join ADDRESS TABLE: go to a table on another machine; without an address, look for one
usage-command-host = serpente host: open a table here for friends elsewhere
usage-command-simulate = serpente simulate: computer players only
usage-command-replay = serpente replay FILE: play back a recorded match
usage-command-review = serpente review FILE: go through your play in a finished match, and hear what was better
usage-command-stats = serpente stats: what your kept matches tell together
usage-command-daily = serpente daily: the day's deal, five rounds of Salotto that are the same for everybody
usage-command-problems = serpente problems: endgames in which one move wins; with --matches N, look for new ones in N random matches
usage-command-parlour = serpente parlour: keep tables open here for friends on other machines
usage-command-tables = serpente tables ADDRESS: list the tables of another parlour
usage-command-games = serpente games: the games and their house rules
usage-command-keys = serpente keys: the key table
usage-command-locales = serpente locales: the languages
usage-command-say = serpente say MESSAGE: a language's sentences with sample names and numbers, to hear how a translation sounds. MESSAGE is the name of a sentence, the beginning of several names, or a file such as table; without it, all of them
usage-command-speech = serpente speech: which speech was found, with a test sentence
usage-command-arena = serpente arena: two computer players compared over mirrored deals
usage-command-perft = serpente perft FILE: exact counts of game trees, and whether they are those in FILE
usage-command-version = serpente version: the version
usage-command-help = serpente help: these lines

## The options

usage-option-game = --game ID: the game
usage-option-players = --players N: seats, each alone
usage-option-teams = --teams TxM: teams of members
usage-option-humans = --humans N: how many people are at this keyboard
usage-option-bots = --bots LEVEL,LEVEL: how well the computer players play
usage-option-set = --set TOP: the set of tiles by its highest double: 6, 9, 12, 15 or 18
usage-option-hand = --hand N: tiles in each hand
usage-option-limit = --limit N: points to play to
usage-option-rounds = --rounds N: how many rounds are played
usage-option-seat = --seat N: the chair to sit on
usage-option-review-seat = --seat N: serpente review goes through the play of this seat
usage-option-iterations = --iterations N: how many rounds serpente review thinks through for each decision
usage-option-date = --date DATE: the deal of another day, as 2026-12-24
usage-option-check-daily = --check FILE: whether a recorded deal of a day follows from its day
usage-option-watch = --watch: only listen
usage-option-rule = --rule NAME=VALUE: a house rule
usage-option-preset = --preset NAME: house rules under one name, as serpente games lists them
usage-option-seed = --seed N: the same deals again
usage-option-matches = --matches N: how many matches are simulated
usage-option-a = --a LEVEL: one of the two computer players that are compared
usage-option-b = --b LEVEL: the other one
usage-option-deals = --deals N: over how many deals
usage-option-deal = --deal FILE: fixed deals whose trees are counted
usage-option-depth = --depth N: how deep they are counted
usage-option-record = --record FILE: where the record goes
usage-option-name = --name NAME: your name
usage-option-listen = --listen ADDRESS:PORT: where serpente parlour waits for friends
usage-option-ssh = --ssh ADDRESS:PORT: where serpente parlour lets friends in by SSH
usage-option-data = --data DIR: where serpente parlour keeps its tables
usage-option-cluster = --cluster ADDRESS,ADDRESS: serpente parlour shares its tables with others, by NATS servers at these addresses
usage-option-tls-cert = --tls-cert FILE: the certificate with which serpente parlour encrypts
usage-option-tls-key = --tls-key FILE: the key of that certificate
usage-option-lang = --lang TAG: the language
usage-option-locales = --locales DIR: your own locale files
usage-option-speech = --speech on or off: the voice
usage-option-sound = --sound on or off: the sounds
usage-option-rate = --rate -100 to 100: speaking rate
usage-option-volume = --volume 0 to 100: speaking volume
usage-option-json = --json: machine-readable output
usage-option-check = --check: serpente replay only verifies the match
usage-option-check-locales = --check DIR: serpente locales tells what is wrong in a folder of locale files
usage-option-new = --new DIR: serpente locales creates the files for a new translation in DIR
usage-option-help = --help or -h: these lines
usage-option-version = --version or -V: the version
