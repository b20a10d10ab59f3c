# Nabigatzaileko orria: bere hitz bakanak.
web-title = Serpente, dominoa belarriz
web-needs-script = Orri honetako jokoak JavaScript behar du, eta nabigatzaile honetan itzalita dago.
web-who-reads = Nork irakurriko dizu jokoa?
web-who-reads-help = Dena hitzez esaten da. Pantaila-irakurgailua baduzu, utzi hari irakurtzen. F4 teklak geroago aldatzen du.
web-reader-reads = Nire pantaila-irakurgailuak, edo nik neuk
web-browser-speaks = Nabigatzaile honen ahotsak
web-keys = Jokatu hemen teklekin
web-keys-help = Galdera-ikurrak esaten du zein teklak balio duten. Dena botoietan ere badago.
web-send = Bidali
web-table = Mahaian
web-text = Irakurtzeko
web-tiles = Zure fitxak
web-choices = Aukeran
web-asks = Galdetu
web-history = Esandakoa
web-away = Kanpoan zinela, besteak beste:

## Botoiak

web-draw = Hartu fitxa
web-pass = Paso
web-exchange = Trukatu fitxak
web-confirm = Aurrera
web-right = Eskuinera
web-left = Ezkerrera
web-hint = Aholkua
web-take-keyboard = Hartu teklatua
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
