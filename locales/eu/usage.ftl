usage = serpente, edo serpente agindu batekin eta aukerekin:

## The commands

usage-command-play = serpente play: zuzenean mahaira
usage-command-resume = serpente resume FITXATEGIA: jarraitu azken partida, edo FITXATEGIA horretakoa
usage-command-join = serpente join HELBIDEA MAHAIA: joan beste ordenagailu bateko mahaira; helbiderik gabe, bila bat
usage-command-host = serpente host: ireki hemen mahai bat beste nonbaiteko lagunentzat
usage-command-simulate = serpente simulate: ordenagailuko jokalariak bakarrik
usage-command-replay = serpente replay FITXATEGIA: kontatu grabatutako partida bat
usage-command-review = serpente review FITXATEGIA: berrikusi zure jokoa amaitutako partida batean, eta entzun zer zen hobea
usage-command-stats = serpente stats: gordetako partidek batera zer dioten
usage-command-daily = serpente daily: eguneko banaketa, Salottoko bost esku, denentzat berdinak
usage-command-problems = serpente problems: jokaldi bakar batek irabazten duen amaierak; --matches N aukerarekin, berriak bilatzen ditu zorizko N partidatan
usage-command-parlour = serpente parlour: makina honetako mahaiak, lagunak beretik sartzeko
usage-command-tables = serpente tables HELBIDEA: beste nonbaiteko serpente parlour baten mahaiak
usage-command-admin = serpente admin AGINDUA: makina honetako serpente parlour aginduari agindu bat eman: list, close MAHAIA, delete MAHAIA, kick IZENA, ban HELBIDEA edo PERTSONA eta orduak, say TESTUA, drain
usage-command-games = serpente games: jokoak eta haien etxeko arauak
usage-command-keys = serpente keys: teklen taula
usage-command-locales = serpente locales: hizkuntzak
usage-command-say = serpente say MEZUA: hizkuntza bateko esaldiak adibideko izen eta zenbakiekin, itzulpen batek nola jotzen duen entzuteko. MEZUA esaldi baten izena da, hainbat izenen hasiera, edo fitxategi bat, hala nola table; gabe, denak esaten dira
usage-command-speech = serpente speech: zer ahots aurkitu den, probako esaldi batekin
usage-command-arena = serpente arena: bi ordenagailuko jokalari ispilu-banaketetan alderatuta
usage-command-perft = serpente perft FITXATEGIA: joko-zuhaitzen kontu zehatza, eta FITXATEGIA horretakoa den
usage-command-version = serpente version: bertsioa
usage-command-help = serpente help: lerro hauek

## The options

usage-option-game = --game IZENA: jokoa
usage-option-players = --players N: lekuak, bakoitza bere kontura
usage-option-teams = --teams TxK: T talde, K kidekoak
usage-option-humans = --humans N: zenbat pertsona dauden teklatu honetan
usage-option-bots = --bots MAILA,MAILA: ordenagailuko jokalariek zein ongi jokatzen duten
usage-option-set = --set BIKOITZA: fitxa-sorta, bikoitzik handienaren arabera: 6, 9, 12, 15 edo 18
usage-option-hand = --hand N: bakoitzaren fitxak
usage-option-limit = --limit N: zenbat puntutara jokatzen den
usage-option-rounds = --rounds N: zenbat esku jokatzen diren
usage-option-seat = --seat N: zein lekutan eseri
usage-option-review-seat = --seat N: serpente review aginduak leku honen jokoa berrikusten du
usage-option-iterations = --iterations N: zenbat esku pentsatzen dituen serpente review aginduak erabaki bakoitzeko
usage-option-date = --date DATA: beste egun bateko banaketa, adibidez 2026-12-24
usage-option-check-daily = --check FITXATEGIA: egun bateko banaketa gordea bere egunetik datorren
usage-option-watch = --watch: entzun bakarrik
usage-option-rule = --rule IZENA=BALIOA: etxeko arau bat
usage-option-preset = --preset IZENA: etxeko arauak izen bakar batekin, serpente games-ek zerrendatzen dituen bezala
usage-option-seed = --seed N: banaketa berdinak berriro
usage-option-matches = --matches N: zenbat partida simulatzen diren
usage-option-a = --a MAILA: alderatzen diren bi ordenagailuko jokalarietako bat
usage-option-b = --b MAILA: bestea
usage-option-deals = --deals N: zenbat ispilu-banaketa
usage-option-deal = --deal FITXATEGIA: banaketa finkoak
usage-option-depth = --depth N: zuhaitzaren sakonera
usage-option-record = --record FITXATEGIA: grabazioa non gorde
usage-option-name = --name IZENA: zure izena
usage-option-listen = --listen HELBIDEA:ATAKA: serpente parlour agindua non egongo den lagunen zain
usage-option-ssh = --ssh HELBIDEA:ATAKA: serpente parlour aginduak lagunei SSH bidez non ireki
usage-option-data = --data KARPETA: serpente parlour aginduak mahaiak non gorde
usage-option-cluster = --cluster HELBIDEA,HELBIDEA: serpente parlour aginduak mahaiak beste batzuekin partekatzen ditu, helbide horietako NATS zerbitzarien bidez
usage-option-tls-cert = --tls-cert FITXATEGIA: serpente parlour aginduak zifratzeko ziurtagiria
usage-option-tls-key = --tls-key FITXATEGIA: ziurtagiri horren gakoa
usage-option-trusted-proxy = --trusted-proxy SAREA: serpente parlour aginduak sinesten dion web zerbitzaria, eskaerak norenak diren dioenean
usage-option-allowed-host = --allowed-host IZENA: nabigatzaileei izen honekin bakarrik erantzun
usage-option-metrics = --metrics HELBIDEA:PORTUA: serpente parlour aginduak bere zenbakiak non eman
usage-option-no-mdns = --no-mdns: ez iragarri serpente parlour sare lokalean
usage-option-log = --log warn, info edo debug: serpente parlour aginduak erroreen irteeran zer idatzi
usage-option-lang = --lang KODEA: hizkuntza
usage-option-locales = --locales KARPETA: zure hizkuntza-fitxategiak
usage-option-speech = --speech on edo off: ahotsa
usage-option-sound = --sound on edo off: soinua
usage-option-rate = --rate -100 eta 100 artean: zein azkar hitz egiten den
usage-option-volume = --volume 0 eta 100 artean: zein ozen hitz egiten den
usage-option-json = --json: programentzako irteera
usage-option-check = --check: serpente replay aginduak partida egiaztatu bakarrik egiten du
usage-option-check-locales = --check KARPETA: serpente locales aginduak hizkuntza-fitxategien karpeta batean zer dagoen gaizki esaten du
usage-option-new = --new KARPETA: serpente locales aginduak itzulpen bat hasteko fitxategiak jartzen ditu han
usage-option-help = --help edo -h: lerro hauek
usage-option-version = --version edo -V: bertsioa
