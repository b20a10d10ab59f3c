usage = serpente, oder serpente mit einem Befehl und Optionen:

## The commands

usage-command-play = serpente play: gleich an den Tisch
usage-command-resume = serpente resume DATEI: die letzte Partie fortsetzen, oder die in DATEI
usage-command-join = serpente join ADRESSE TISCH: an einen Tisch auf einem anderen Rechner gehen; ohne Adresse einen suchen
usage-command-host = serpente host: hier einen Tisch für Freunde anderswo eröffnen
usage-command-simulate = serpente simulate: nur Computerspieler
usage-command-replay = serpente replay DATEI: eine aufgezeichnete Partie erzählen
usage-command-review = serpente review DATEI: dein Spiel in einer fertigen Partie durchgehen und hören, was besser war
usage-command-stats = serpente stats: was deine aufgehobenen Partien zusammen ergeben
usage-command-daily = serpente daily: die Partie des Tages, fünf Runden Salotto, für alle dieselben
usage-command-problems = serpente problems: Endspiele, in denen ein einziger Zug gewinnt; mit --matches N sucht es neue in N zufälligen Partien
usage-command-parlour = serpente parlour: Tische auf diesem Rechner, an die Freunde von ihrem aus kommen
usage-command-tables = serpente tables ADRESSE: die Tische eines anderen Servers
usage-command-admin = serpente admin BEFEHL: serpente parlour auf diesem Rechner einen Befehl geben: list, close TISCH, delete TISCH, kick NAME, ban ADRESSE oder PERSON und Stunden, say TEXT, drain
usage-command-games = serpente games: die Spiele und ihre Hausregeln
usage-command-keys = serpente keys: die Tabelle der Tasten
usage-command-locales = serpente locales: die Sprachen
usage-command-say = serpente say TEXT: die Sätze einer Sprache mit Beispielen für Namen und Zahlen, um zu hören, wie eine Übersetzung klingt. TEXT ist der Name eines Satzes, der Anfang mehrerer Namen oder eine Datei wie table; ohne ihn kommen alle
usage-command-speech = serpente speech: welche Sprachausgabe gefunden wurde, mit einem Testsatz
usage-command-arena = serpente arena: zwei Computerspieler im Vergleich über gespiegelte Verteilungen
usage-command-perft = serpente perft DATEI: genaue Zählung von Spielbäumen, und ob es die in DATEI ist
usage-command-version = serpente version: die Version
usage-command-help = serpente help: diese Zeilen

## The options

usage-option-game = --game NAME: das Spiel
usage-option-players = --players N: Plätze, jeder für sich
usage-option-teams = --teams TxM: T Teams mit M Mitgliedern
usage-option-humans = --humans N: wie viele Menschen an dieser Tastatur sitzen
usage-option-bots = --bots STUFE,STUFE: wie gut die Computerspieler spielen
usage-option-set = --set PASCH: der Satz Steine nach seinem höchsten Pasch: 6, 9, 12, 15 oder 18
usage-option-hand = --hand N: Steine pro Hand
usage-option-limit = --limit N: bis zu wie vielen Punkten gespielt wird
usage-option-rounds = --rounds N: wie viele Runden gespielt werden
usage-option-seat = --seat N: auf welchen Platz
usage-option-review-seat = --seat N: serpente review geht das Spiel dieses Platzes durch
usage-option-iterations = --iterations N: wie viele Runden serpente review für jede Entscheidung durchdenkt
usage-option-date = --date DATUM: die Partie eines anderen Tages, wie 2026-12-24
usage-option-check-daily = --check DATEI: ob die aufgezeichnete Partie eines Tages aus ihrem Tag folgt
usage-option-watch = --watch: nur zuhören
usage-option-rule = --rule NAME=WERT: eine Hausregel
usage-option-preset = --preset NAME: Hausregeln unter einem Namen, wie serpente games sie aufzählt
usage-option-seed = --seed N: noch einmal dieselben Steine
usage-option-matches = --matches N: wie viele Partien simuliert werden
usage-option-a = --a STUFE: einer der beiden Computerspieler, die verglichen werden
usage-option-b = --b STUFE: der andere
usage-option-deals = --deals N: wie viele gespiegelte Verteilungen
usage-option-deal = --deal DATEI: feste Verteilungen
usage-option-depth = --depth N: wie tief der Baum gezählt wird
usage-option-record = --record DATEI: wohin die Aufzeichnung kommt
usage-option-name = --name NAME: dein Name
usage-option-listen = --listen ADRESSE:PORT: wo serpente parlour auf Freunde wartet
usage-option-ssh = --ssh ADRESSE:PORT: wo serpente parlour Freunde über SSH einlässt
usage-option-data = --data ORDNER: wo serpente parlour seine Tische aufbewahrt
usage-option-cluster = --cluster ADRESSE,ADRESSE: serpente parlour teilt seine Tische mit anderen, über die NATS-Server an diesen Adressen
usage-option-tls-cert = --tls-cert DATEI: das Zertifikat, mit dem serpente parlour verschlüsselt
usage-option-tls-key = --tls-key DATEI: der Schlüssel zu diesem Zertifikat
usage-option-trusted-proxy = --trusted-proxy NETZ: ein Webserver, dem serpente parlour glaubt, für wen er etwas weitergibt
usage-option-allowed-host = --allowed-host NAME: nur unter diesem Namen für Browser da sein
usage-option-metrics = --metrics ADRESSE:PORT: wo serpente parlour seine Zahlen nennt
usage-option-no-mdns = --no-mdns: serpente parlour im lokalen Netz nicht bekannt geben
usage-option-log = --log warn, info oder debug: was serpente parlour auf die Fehlerausgabe schreibt
usage-option-lang = --lang KÜRZEL: die Sprache
usage-option-locales = --locales ORDNER: deine eigenen Sprachdateien
usage-option-speech = --speech on oder off: die Sprachausgabe
usage-option-sound = --sound on oder off: die Klänge
usage-option-rate = --rate -100 bis 100: wie schnell gesprochen wird
usage-option-volume = --volume 0 bis 100: wie laut gesprochen wird
usage-option-json = --json: Ausgabe für Programme
usage-option-check = --check: serpente replay prüft die Partie nur
usage-option-check-locales = --check ORDNER: serpente locales sagt, was in einem Ordner mit Sprachdateien nicht stimmt
usage-option-new = --new ORDNER: serpente locales legt dort die Dateien an, mit denen eine Übersetzung beginnt
usage-option-help = --help oder -h: diese Zeilen
usage-option-version = --version oder -V: die Version
