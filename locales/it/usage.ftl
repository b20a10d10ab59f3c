usage = serpente, oppure serpente con un comando e delle opzioni:

## The commands

usage-command-play = serpente play: subito al tavolo
usage-command-resume = serpente resume FILE: l'ultima partita da dove era rimasta, o quella in FILE
usage-command-join = serpente join INDIRIZZO TAVOLO: va a un tavolo su un altro computer; senza indirizzo, ne cerca uno
usage-command-host = serpente host: apre qui un tavolo per amici lontani
usage-command-simulate = serpente simulate: partite in cui gioca solo il computer
usage-command-replay = serpente replay FILE: racconta una partita registrata
usage-command-review = serpente review FILE: rivedi il tuo gioco in una partita finita e ascolta che cosa era meglio
usage-command-stats = serpente stats: che cosa dicono insieme le tue partite conservate
usage-command-daily = serpente daily: la mano del giorno, cinque manche di Salotto uguali per tutti
usage-command-problems = serpente problems: finali in cui una sola mossa vince; con --matches N ne cerca di nuovi in N partite a caso
usage-command-parlour = serpente parlour: tavoli su questa macchina, dove gli amici entrano dalla loro
usage-command-tables = serpente tables INDIRIZZO: i tavoli di un serpente parlour altrove
usage-command-admin = serpente admin ORDINE: dai un ordine a serpente parlour su questa macchina: list, close TAVOLO, delete TAVOLO, kick NOME, ban INDIRIZZO o PERSONA e ore, say TESTO, drain
usage-command-games = serpente games: i giochi e le loro regole della casa
usage-command-keys = serpente keys: la tabella dei tasti
usage-command-locales = serpente locales: le lingue
usage-command-say = serpente say MESSAGGIO: le frasi di una lingua con nomi e numeri di prova, per sentire come suona una traduzione. MESSAGGIO è il nome di una frase, l'inizio di più nomi o un file come table; senza, le dice tutte
usage-command-speech = serpente speech: quale voce c'è, con una frase di prova
usage-command-arena = serpente arena: due livelli del computer a confronto, ogni mano giocata due volte a parti scambiate
usage-command-perft = serpente perft FILE: il conto esatto degli alberi di gioco, e se è quello scritto in FILE
usage-command-version = serpente version: la versione
usage-command-help = serpente help: queste righe

## The options

usage-option-game = --game NOME: il gioco
usage-option-players = --players N: i posti, ognuno per sé
usage-option-teams = --teams SxG: S squadre di G giocatori
usage-option-humans = --humans N: quante persone sono a questa tastiera
usage-option-bots = --bots LIVELLO,LIVELLO: quanto gioca bene il computer
usage-option-set = --set DOPPIO: le tessere, fino a quale doppio: 6, 9, 12, 15 o 18
usage-option-hand = --hand N: tessere in ogni mano
usage-option-limit = --limit N: i punti a cui si gioca
usage-option-rounds = --rounds N: quante manche si giocano
usage-option-seat = --seat N: il posto in cui sedersi
usage-option-review-seat = --seat N: serpente review rivede il gioco di questo posto
usage-option-iterations = --iterations N: quante manche serpente review prova per ogni decisione
usage-option-date = --date DATA: la mano di un altro giorno, come 2026-12-24
usage-option-check-daily = --check FILE: se la mano di un giorno registrata segue dal suo giorno
usage-option-watch = --watch: solo per ascoltare
usage-option-rule = --rule NOME=VALORE: una regola della casa
usage-option-preset = --preset NOME: regole della casa sotto un solo nome, come le elenca serpente games
usage-option-seed = --seed N: di nuovo le stesse tessere
usage-option-matches = --matches N: quante partite si simulano
usage-option-a = --a LIVELLO: uno dei due livelli da confrontare
usage-option-b = --b LIVELLO: l'altro
usage-option-deals = --deals N: su quante mani
usage-option-deal = --deal FILE: le mani fisse di cui contare gli alberi
usage-option-depth = --depth N: fino a quale profondità
usage-option-record = --record FILE: dove va la registrazione
usage-option-name = --name NOME: il tuo nome
usage-option-listen = --listen INDIRIZZO:PORTA: dove serpente parlour aspetta gli amici
usage-option-ssh = --ssh INDIRIZZO:PORTA: dove serpente parlour fa entrare gli amici con SSH
usage-option-data = --data CARTELLA: dove serpente parlour conserva i suoi tavoli
usage-option-cluster = --cluster INDIRIZZO,INDIRIZZO: serpente parlour condivide i tavoli con altri, tramite i server NATS a questi indirizzi
usage-option-tls-cert = --tls-cert FILE: il certificato con cui serpente parlour cifra
usage-option-tls-key = --tls-key FILE: la chiave di quel certificato
usage-option-trusted-proxy = --trusted-proxy RETE: un server web di cui serpente parlour si fida quando dice per chi inoltra le richieste
usage-option-allowed-host = --allowed-host NOME: servi i browser solo con questo nome
usage-option-metrics = --metrics INDIRIZZO:PORTA: dove serpente parlour dice i suoi numeri
usage-option-no-mdns = --no-mdns: non annunciare serpente parlour sulla rete locale
usage-option-log = --log warn, info o debug: che cosa serpente parlour riferisce sullo standard error
usage-option-lang = --lang CODICE: la lingua
usage-option-locales = --locales CARTELLA: i tuoi file delle lingue
usage-option-speech = --speech on oppure off: la voce
usage-option-sound = --sound on oppure off: i suoni
usage-option-rate = --rate da -100 a 100: la velocità della voce
usage-option-volume = --volume da 0 a 100: il volume della voce
usage-option-json = --json: scrive per i programmi
usage-option-check = --check: serpente replay verifica soltanto la partita
usage-option-check-locales = --check CARTELLA: serpente locales dice che cosa non va in una cartella di file delle lingue
usage-option-new = --new CARTELLA: serpente locales ci mette i file con cui comincia una traduzione
usage-option-help = --help oppure -h: queste righe
usage-option-version = --version oppure -V: la versione
