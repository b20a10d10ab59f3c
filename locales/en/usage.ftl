# What serpente --help prints. Commands and options stay as they are: play, --check. Words for what a person puts in
# their place, in capitals, are yours: FILE, N, LEVEL.

usage = serpente, or serpente with a command and options:

## The commands

# The command `play`.
usage-command-play = serpente play: straight to a table
# The command `resume`.
usage-command-resume = serpente resume FILE: continue the last match, or the one in FILE
# The command `join`.
usage-command-join = serpente join ADDRESS TABLE: go to a table on another machine; without an address, look for one
# The command `host`.
usage-command-host = serpente host: open a table here for friends elsewhere
# The command `simulate`.
usage-command-simulate = serpente simulate: computer players only
# The command `replay`.
usage-command-replay = serpente replay FILE: play back a recorded match
# The command `review`.
usage-command-review = serpente review FILE: go through your play in a finished match, and hear what was better
# The command `stats`.
usage-command-stats = serpente stats: totals over the matches you have finished
# The command `daily`.
usage-command-daily = serpente daily: the day's deal, five rounds of Salotto that are the same for everybody
# The command `problems`.
usage-command-problems = serpente problems WORD: problems in which one move is right, or the one that WORD names; with --matches N, look for new ones in N random matches
# The command `parlour`.
usage-command-parlour = serpente parlour: keep tables open here for friends on other machines
usage-command-tables = serpente tables ADDRESS: list the tables of another parlour
# The command `admin`.
usage-command-admin = serpente admin ORDER: give serpente parlour on this machine an order: list, close TABLE, delete TABLE, kick NAME, ban ADDRESS or PERSON and hours, say TEXT, drain
# The command `games`.
usage-command-games = serpente games: the games and their house rules
# The command `keys`.
usage-command-keys = serpente keys: the key table
# The command `locales`.
usage-command-locales = serpente locales: the languages
# The command `say`.
usage-command-say = serpente say MESSAGE: a language's sentences with sample names and numbers, to hear how a translation sounds. MESSAGE is the name of a sentence, the beginning of several names, or a file such as table; without it, all of them
# The command `speech`.
usage-command-speech = serpente speech: which speech was found, with a test sentence
# The command `sounds`.
usage-command-sounds = serpente sounds FOLDER: the sounds; with --check, what is missing or unfit in a folder of your own
# The command `hear`.
usage-command-hear = serpente hear FILE: what the game understands in recordings of your voice, in WAV format; without FILE, what can be said
# The command `arena`.
usage-command-arena = serpente arena: two computer players compared over mirrored deals
# The command `perft`.
usage-command-perft = serpente perft FILE: exact counts of game trees, and whether they are those in FILE
# The command `version`.
usage-command-version = serpente version: the version
# The command `help`.
usage-command-help = serpente help: these lines

## The options

# The option `--game`.
usage-option-game = --game ID: the game
# The option `--players`.
usage-option-players = --players N: seats, each alone
# The option `--teams`.
usage-option-teams = --teams TxM: teams of members
# The option `--humans`.
usage-option-humans = --humans N: how many people are at this keyboard
# The option `--bots`.
usage-option-bots = --bots LEVEL,LEVEL: how well the computer players play
# The option `--set`.
usage-option-set = --set TOP: the set of tiles by its highest double: 6, 9, 12, 15 or 18
# The option `--hand`.
usage-option-hand = --hand N: tiles in each hand
# The option `--limit`.
usage-option-limit = --limit N: points to play to
# The option `--rounds`.
usage-option-rounds = --rounds N: how many rounds are played
# The option `--seat`.
usage-option-seat = --seat N: the chair to sit on
# The option `--seat` of `review`.
usage-option-review-seat = --seat N: serpente review goes through the play of this seat
# The option `--iterations`.
usage-option-iterations = --iterations N: how many rounds serpente review thinks through for each decision
# The option `--date`.
usage-option-date = --date DATE: the deal of another day, as 2026-12-24
# The option `--check` of `daily`.
usage-option-check-daily = --check FILE: verify a recorded deal of a day
# The option `--watch`.
usage-option-watch = --watch: only listen
# The option `--rule`.
usage-option-rule = --rule NAME=VALUE: a house rule
# The option `--preset`.
usage-option-preset = --preset NAME: house rules under one name, as serpente games lists them
# The option `--seed`.
usage-option-seed = --seed N: the same deals again
# The option `--matches`.
usage-option-matches = --matches N: how many matches are simulated
# The option `--a`.
usage-option-a = --a LEVEL: one of the two computer players that are compared
# The option `--b`.
usage-option-b = --b LEVEL: the other one
# The option `--deals`.
usage-option-deals = --deals N: over how many deals
# The option `--deal`.
usage-option-deal = --deal FILE: fixed deals whose trees are counted
# The option `--depth`.
usage-option-depth = --depth N: how deep they are counted
# The option `--record`.
usage-option-record = --record FILE: where the record goes
# The option `--name`.
usage-option-name = --name NAME: your name
# The option `--listen`.
usage-option-listen = --listen ADDRESS:PORT: where serpente parlour waits for friends
usage-option-ssh = --ssh ADDRESS:PORT: where serpente parlour lets friends in by SSH
# The option `--data`.
usage-option-data = --data DIR: where serpente parlour keeps its tables
# The option `--cluster`.
usage-option-cluster = --cluster ADDRESS,ADDRESS: serpente parlour shares its tables with others, by NATS servers at these addresses
# The option `--tls-cert`.
usage-option-tls-cert = --tls-cert FILE: the certificate with which serpente parlour encrypts
# The option `--tls-key`.
usage-option-tls-key = --tls-key FILE: the key of that certificate
# The option `--trusted-proxy`.
usage-option-trusted-proxy = --trusted-proxy NETWORK: a web server that serpente parlour trusts to say where a request came from
# The option `--allowed-host`.
usage-option-allowed-host = --allowed-host HOST: serve browsers under this name only
# The option `--metrics`.
usage-option-metrics = --metrics ADDRESS:PORT: where serpente parlour serves its metrics
# The option `--computers`.
usage-option-computers = --computers easy, normal or expert: the best computer players at serpente parlour
# The option `--max-tables`.
usage-option-max-tables = --max-tables N: how many tables serpente parlour may have
# The option `--no-mdns`.
usage-option-no-mdns = --no-mdns: do not make serpente parlour known on the local network
# The option `--log`.
usage-option-log = --log warn, info or debug: what serpente parlour reports to standard error
# The option `--lang`.
usage-option-lang = --lang TAG: the language
# The option `--locales`.
usage-option-locales = --locales DIR: your own locale files
# The option `--speech`.
usage-option-speech = --speech on or off: the voice
# The option `--sound`.
usage-option-sound = --sound on or off: the sounds
# The option `--rate`.
usage-option-rate = --rate -100 to 100: speaking rate
# The option `--volume`.
usage-option-volume = --volume 0 to 100: speaking volume
# The option `--json`.
usage-option-json = --json: machine-readable output
# The option `--at`.
usage-option-at = --at turn, menu or question: the moment that serpente hear imagines
# The option `--check`.
usage-option-check = --check: serpente replay only verifies the match
# The option `--write`.
usage-option-write = --write FOLDER: writes all sounds there as WAV files, for who wants to change them
# The option `--check` of `sounds`.
usage-option-check-sounds = --check: says what is missing or unfit in the folder
# The option `--check` of `locales`.
usage-option-check-locales = --check DIR: serpente locales tells what is wrong in a folder of locale files
# The option `--new`.
usage-option-new = --new DIR: serpente locales creates the files for a new translation in DIR
# The option `--help`.
usage-option-help = --help or -h: these lines
# The option `--version`.
usage-option-version = --version or -V: the version
