# Nabigatzaileko orria: bere hitz bakanak.
web-title = Serpente, dominoa belarriz
web-needs-script = Orri honetako jokoak JavaScript behar du, eta nabigatzaile honetan itzalita dago.
web-who-reads-help = Dena hitzez esaten da. Pantaila-irakurlea baduzu, utzi hari irakurtzen.
web-keys = Jokatu hemen teklekin
web-keys-help = Galdera-ikurrak esaten du zein teklak balio duten. Dena botoietan ere badago.
web-send = Bidali
web-table = Mahaian
web-text = Irakurtzeko
web-tiles = Zure fitxak
web-choices = Aukeran
web-asks = Galdetu
web-players = Jokalariak
web-history = Esandakoa
web-away = Kanpoan zinela, besteak beste:

## Botoiak

web-draw = Hartu fitxa
web-pass = Paso
web-exchange = Trukatu fitxak
web-announce = Azken fitxa
web-confirm = Aurrera
web-right = Eskuinera
web-left = Ezkerrera
web-hint = Aholkua
web-take-keyboard = Erakutsi nire fitxak
web-leave = Irten
web-turn = Noren txanda
web-ends = Muturrak
web-serpent = Katea
web-scores = Puntuak
web-hand = Nire fitxak
web-count = Zenbakiak
web-match = Partida
web-talk = Hitz egin
web-repeat = Errepikatu
web-help = Laguntza
web-settings = Ezarpenak
web-escape = Atzera
web-previous = Aurrekoa
web-next = Hurrengoa
web-choose = Aukeratu

## Botoi berak karta-jokoan, eta baza-jokoan

web-cards-draw = Hartu karta
web-cards-pass = Planto
web-cards-ends = Eskuko puntuak
web-cards-serpent = Denen kartak
web-cards-hand = Nire kartak
web-cards-count = Geratzen diren kartak
web-tricks-ends = Eskaintzak
web-tricks-serpent = Azken baza

## Mahaiaren irudia

web-menu = Menua
web-chat = Txata
web-unread = irakurri gabe:
web-skip = Zure fitxetara
web-picture = Mahaiaren irudia; hitzek gauza bera diote
web-open = denentzat irekia
web-led = atera du
web-playing = haren txanda
web-yours = Zure txanda
web-player =
    { $name }, { $tiles ->
        [one] fitxa bat
       *[other] { $tiles } fitxa
    }, { $points ->
        [one] puntu bat
       *[other] { $points } puntu
    }
web-card-player =
    { $name }, { $points ->
        [one] puntu bat
       *[other] { $points } puntu
    }
web-round = Eskua: { $round }
web-stock = { $left } piloan
web-this-round = Esku honetan
web-total = Guztira
web-in-hand = Eskuan
web-next-round = Hurrengo eskua
web-play-again = Beste partida bat
web-double = { $half } { $half }, bikoitza

## Lehen orria, eta zerbitzariarekiko linea

web-games = Jokoak
web-play-now = Jokatu orain
web-play-now-help = Salotto, ordenagailuko hiru jokalariren aurka
web-with-friends = Lagunekin
web-with-friends-help = Mahai bat, eta haren esteka
web-learn = Ikasi
web-learn-help = Minutu batzuk, urratsez urrats
web-tables-here = Mahaiak
web-your-name = Zure izena
web-aloud = Irakurri jokoa ozen
web-sit-down = Eseri
web-solve = Ebatzi problema
web-tables-open = Orain irekita dauden mahaiak
web-watch = Ikusi
web-free-chairs = Leku libreak:
web-description = Dominoan jokatu lagunekin edo ordenagailuaren aurka, begiz eta belarriz. Ezer instalatu gabe, konturik gabe.
web-language-label = Hizkuntza
web-invite = Gonbidatu
web-invite-help = Esteka hau irekitzen duena mahaian eseriko da.
web-share = Partekatu
web-copy = Kopiatu
web-copied = Kopiatuta
web-close = Itxi
web-guest = Gonbidatua
web-trying = Ezin da zerbitzarira iritsi. Berriro saiatzen.
web-dropped = Ez da egin: ezin zen zerbitzarira iritsi.
web-notify = Abisatu nire txanda denean
web-notify-refused = Nabigatzaileak ez du jakinarazpenik onartzen.
web-letters = Letrek eta zifrek jokatzen dute
web-button = «{ $name }»
web-tap = Ukitu
web-continue = Jarraitu
web-elsewhere = Nabigatzailearen beste leiho batean jarraitu duzu.

## Hitz egin

web-speak = Hitz egin
web-phrases = Zer esan dezaket?
web-speak-about = Nabigatzaileak esaten duzuna egileari bidal diezaioke. Sakatu berriro hitz egiteko.
web-speak-no-microphone = Ezin da mikrofonoa erabili.
web-speak-failed = Nabigatzaileak ezin izan du ahotsa ezagutu.
web-speak-no-language = Nabigatzaileak ez du hizkuntza hau ezagutzen.
web-speak-by-itself = Mikrofonoa bere kabuz irekitzen da
web-speak-stop = ez entzun gehiago | itzali mikrofonoa
web-speak-stopped = Orain mikrofonoa botoiarekin bakarrik irekitzen da.
