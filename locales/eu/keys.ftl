# Teklak: nola deitzen diren eta zer egiten duten.

key-space = Espazioa
# same
key-enter = Enter
key-escape = Ihes
key-left = Ezker gezia
key-right = Eskuin gezia
key-up = Gora gezia
key-down = Behera gezia
key-home = Hasiera
key-end = Amaiera
key-page-up = Orria gora
key-page-down = Orria behera
key-backspace = Atzera tekla
key-delete = Ezabatu
key-insert = Txertatu
key-tab = Tabuladorea
key-shift-tab = Maiuskula tabuladorea
key-question-mark = Galdera-ikurra
key-comma = Koma
key-apostrophe = Apostrofoa
key-less = Txikiagoa
key-greater = Handiagoa
key-letter = { $letter }
# same
key-function = F{ NUMBER($number, useGrouping: "false") }
key-ctrl = Kontrol { $key }

# Tekla-taularen lerro bat: "Espazioa: hartu fitxa bat".
key-line = { $keys }: { $does }.
digit-keys = { $first } eta { $last } bitartean: zure hurrengo fitxa zenbaki horrekin.
count-digits = { $first } - { $last }: kontua, zifraz zifra.
count-confirm = { $key }: kontua esan; konturik gabe, ezer ez esan.
digit-pairs = { $one } { $other }, jarraian: 10 duen fitxa bat, eta abar.

does-draw = hartu fitxa bat
does-ends = katearen muturrak
does-serpent = kate osoa
does-right = jarri eskuinean, edo erantzun eskuina
does-left = jarri ezkerrean, edo erantzun ezkerra
does-scores = puntuak
does-match = partidaren berri: jokoa, eskua, muga, piloa, bakoitzaren fitxak
does-turn = noren txanda den
does-previous = aurreko fitxa edo aukera
does-next = hurrengo fitxa edo aukera
does-first = lehen fitxa edo aukera
does-last = azken fitxa edo aukera
does-next-playable = jar daitekeen hurrengo fitxa
does-digit = zure hurrengo fitxa alde honekin: { $digit ->
    [0] zuria
   *[other] { $digit }
}
does-confirm = jarri aukeratutako fitxa, edo esan bai
does-take-keyboard = hartu teklatua, zuretzat denean
does-hand = zure fitxa guztiak; esku baten ondoren, bakoitzari geratutakoak
does-pass = paso, aukeran dagoenean
does-exchange = trukatu zure fitxak, eskatu banaketa berria edo iragarri azken fitxa, jokoak eskaintzen duenean
does-count = zenbaki bakoitzetik zenbat fitxa ikusten diren, zure eskua barne
does-repeat = errepikatu azken hitzak
does-review-back = esandakoan atzera
does-review-forward = esandakoan aurrera
does-review-first = esandakoaren hasiera
does-review-last = esandakoaren amaiera
does-review-filter = aukeratu zer entzun berriro: dena, jokaldiak, puntuak, zureak
does-review-save = gorde esandakoa fitxategi batean
does-escape = isildu; bi aldiz: menua
does-help = hemen eta orain balio duten teklak
does-settings = ezarpenak
does-detail = esaldi laburrak, normalak edo osoak
does-speech = ahotsa piztu edo itzali
does-slower = hitz egin mantsoago
does-faster = hitz egin azkarrago
does-quieter = hitz egin baxuago
does-louder = hitz egin ozenago
does-language = hurrengo hizkuntza
does-hint = aholku bat; haren fitxa aukeratuta geratzen da
does-leave = irten; partida gordeta geratzen da
does-talk = esan zerbait mahaikoei, lagunak beste nonbait daudenean
does-last-said = entzun berriro norbaitek mahaiari esan dion azkena, lagunak beste nonbait daudenean
does-phrases = mikrofonoari zer esan diezaiokezun
does-take-card = hartu karta bat
does-stand = planto egin, karta gehiago hartu gabe
does-own-cards = zure kartak
does-card-points = esku honetan bakoitzaren puntuak, eta mahaiko apustuak
does-all-cards = denen kartak
does-cards-left = zenbat karta geratzen diren
does-card-match = partidaren berri
does-card-hint = aholku bat

keymap-unknown-action = Teklen ezarpenetan, ez dago honelako ekintzarik: { $action }.
keymap-unknown-key = Teklen ezarpenetan, ez dago honelako teklarik: { $key }. Ekintza honek ohiko teklak ditu: { $action }.
keymap-no-key = Teklen ezarpenetan, ekintza hau teklarik gabe geratu da: { $action }. Ohiko teklak ditu.
keymap-clash = Teklen ezarpenetan, { $key } tekla ekintza honi eman zaio: { $action }; baina beste honena da: { $other }. Lehenak ohiko teklak ditu.
