welcome = Serpente, dominoa belarriz.
goodbye = Agur.
nameless = Jokalaria
nameless-of =
    { $number ->
        [1] Lehen jokalaria
        [2] Bigarren jokalaria
        [3] Hirugarren jokalaria
        [4] Laugarren jokalaria
        [5] Bosgarren jokalaria
        [6] Seigarren jokalaria
        [7] Zazpigarren jokalaria
        [8] Zortzigarren jokalaria
        [9] Bederatzigarren jokalaria
        [10] Hamargarren jokalaria
       *[other] Jokalaria, { $number }
    }

## Menu nagusia

main-menu = Menu nagusia.
menu-help = Geziak, aukeratzeko; { $enter }, hartzeko; { $back }, atzera egiteko.
menu-top = Hasiera.
menu-change-help = Ezkerrak eta eskuinak aukera aldatzen dute.
reader-help = Geziak, esaldiz esaldi joateko; { $back }, atzera egiteko.
reader-end = Amaiera.
help-begins = { $lines } lerro. Geziak, lerroz lerro joateko; { $back }, atzera egiteko.
help-rules = Berriro { $help }: joko honen arauak.
verbatim = { $text }
retelling-help = { $enter }, berehala jarraitzeko; { $back }, amaitzeko.
name-help = Geziak, idatzitakoa entzuteko; { $back }, izena lehen bezala uzteko; { $delete }, kentzeko.
menu-new-match = Partida berria
menu-resume = Jarraitu azken partida
menu-tutorial = Ikasteko saioa
menu-games = Jokoak eta arauak
menu-settings = Ezarpenak
menu-keys = Teklak
menu-quit = Irten
menu-no-such = Ez dago honela hasten denik: { $letter }.
quit-question = Serpentetik irten? { $yes }, irteteko; { $no }, geratzeko.
terminal-keeps-lines = Terminal honek lerroak gordetzen ditu: atzera egiten duenak denen fitxak irakur ditzake.
answer-yes = Bai
answer-no = Ez

## Partida berria

match-menu = Partida berria. Ezkerrak eta eskuinak aukera aldatzen dute.
menu-start = Hasi: { game-name }, { $who }, { $goal }
menu-short = { $entry }; esku bat aski izan daiteke
seating-alone = { $players } jokalari
seating-range = gutxienez { $least } eta gehienez { $most } jokalari
seating-teams = { $members } kideko { $teams } talde
menu-game = Jokoa: { game-name }
menu-preset = Nola jokatzen den: { preset-name }
menu-preset-own = Nola jokatzen den: arauak aukeran
menu-seating = Jokalariak: { $who }
menu-people =
    { $people ->
        [0] Gailu honetan: inor ez
        [one] Gailu honetan: pertsona bat
       *[other] Gailu honetan: { $people } pertsona
    }
menu-level = Ordenagailuko jokalariak: { level-name }. { level-manner }
    .brief = Ordenagailuko jokalariak: { level-name }
menu-set = Fitxak: { $top } bikoitzera arte
menu-hand =
    { $tiles ->
        [one] Bakoitzak: fitxa bat
       *[other] Bakoitzak: { $tiles } fitxa
    }
menu-goal =
    { $rounds ->
        [yes] Jokatzen da: esku kopuru bat
       *[no] Jokatzen da: puntu kopuru batera arte
    }
menu-limit =
    { $limit ->
        [one] Muga: puntu bat
       *[other] Muga: { $limit } puntu
    }
menu-wins =
    { $limit ->
        [one] Muga: irabazitako esku bat
       *[other] Muga: irabazitako { $limit } esku
    }
menu-marks =
    { $limit ->
        [one] Muga: marka bat
       *[other] Muga: { $limit } marka
    }
menu-rounds = Eskuak: { $rounds }
menu-switch =
    { $on ->
        [yes] { rule-name }: bai
       *[no] { rule-name }: ez
    }
menu-choice = { rule-name }: { rule-value }
menu-number =
    { $number ->
        [0] { rule-name }: mugarik gabe
       *[other] { rule-name }: { $number }
    }
menu-points =
    { $points ->
        [0] { rule-name }: ezer ez
        [one] { rule-name }: puntu bat
       *[other] { rule-name }: { $points } puntu
    }
menu-name = Zure izena: { $name }
# same
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: izenik ez oraindik

games-menu = Jokoak eta haien arauak.
pick-menu = Zein joko?

## Mahaiko menua

table-menu = Menua.
menu-back-to-table = Itzuli mahaira
menu-rules = Arauak
menu-leave = Utzi partida
menu-check = Egiaztatu partida hau
check-fair =
    { $deals ->
        [one] Dena garbi: banatutakoa bat dator zigiluarekin.
       *[other] Dena garbi: { $deals } banaketak bat datoz zigiluekin.
    }
check-together =
    { $deals ->
        [one] Partida garbia: banaketa zerbitzariaren eta jokalarien ausazko zenbakietatik dator. Zerbitzariaren arduradunak fitxak ikus zitzakeen, eta jokatu ere egin badu, aukeratu ere egin zitzakeen.
       *[other] Partida garbia: { $deals } banaketa, zerbitzariaren eta jokalarien ausazko zenbakietatik. Zerbitzariaren arduradunak fitxak ikus zitzakeen, eta jokatu ere egin badu, aukeratu ere egin zitzakeen.
    }
check-promised =
    { $deals ->
        [one] Partida garbia: banaketa zerbitzariaren eta jokalarien ausazko zenbakietatik dator, inork besteenak jakin aurretik finkatuetatik. Inork ez zituen fitxak aukeratu, baina zerbitzariaren arduradunak ikus zitzakeen.
       *[other] Partida garbia: { $deals } banaketa, zerbitzariaren eta jokalarien ausazko zenbakietatik, inork besteenak jakin aurretik finkatuetatik. Inork ez zituen fitxak aukeratu, baina zerbitzariaren arduradunak ikus zitzakeen.
    }
check-kept-back =
    { $deals ->
        [one] Banaketa batean norbaitek bere zenbakia gorde zuen, eta bi banaketaren artean aukera zezakeen.
       *[other] Horietako { $deals } banaketatan norbaitek bere zenbakia gorde zuen, eta aldiro bi banaketaren artean aukera zezakeen.
    }
check-not-as-promised = Ez da partida garbia: ausazko zenbaki bat ez da aurrez finkatutakoa. { round-begins }
check-evening =
    { $deals ->
        [one] Dena garbi: banaketa partida baino lehen finkatuta zegoen. Zerbitzariak bakarrik erabaki zuen: haren arduradunak fitxak aukeratu eta ikus zitzakeen.
       *[other] Dena garbi: { $deals } banaketak partida baino lehen finkatuta zeuden. Zerbitzariak bakarrik erabaki zituen: haren arduradunak fitxak aukeratu eta ikus zitzakeen.
    }
check-evening-open = Oraindik ez: gaualdia amaitzen denean egiazta daiteke.
check-repeated = Ez da partida garbia: ausazko zenbaki bera bi aldiz etorri zen. { round-begins }
check-left-out = Ez da partida garbia, zure konexioa motela ez bazen: zure programaren ausazko zenbakia falta da. { round-begins }
check-no-seals = Gertatu den guztia banatutakotik dator. Banaketak ez zeuden zigilatuta: lagunak beste leku batetik ari direnean bakarrik zigilatzen dira.
check-not-sealed = Ez da partida garbia: zigilurik gabe banatu zen. { round-begins }
check-not-shown = Ez da partida garbia: banatutakoa ez da inoiz erakutsi. { round-begins }
check-other-seal = Ez da partida garbia: amaieran erakutsitakoa ez da banatu aurretik zigilatutakoa. { round-begins }
check-other-deal = Ez da partida garbia: gertatutakoa ez dator zigilatutakotik. { round-begins }

## Galderak

ask-name = Nola duzu izena? Idatzi, eta gero { $key }.
ask-name-of = { nameless-of }, nola duzu izena? Idatzi, eta gero { $key }.
letter-gone = { $letter }, ezabatuta
typed-nothing = Ezer ez.
typed-end = Lerroaren amaiera.
ask-two-voices = Bi ahots entzuten dituzu orain, pantaila-irakurlearena eta nirea? { $one }, bat entzuten baduzu; { $two }, bi entzuten badituzu.
ask-reader-reads = Pantaila-irakurle bat martxan dago. { $yes }: hark irakurriko du, eta ni isilik egongo naiz. { $no }: neuk hitz egingo dut, nire ahotsarekin.
ask-reader-speed = Sakatu { $enter } hau irakurrita dagoenean, { $escape } saltatzeko: orduan jokoak badaki zein azkar irakurtzen duen zure pantaila-irakurleak, eta besteek itxarongo dizute.
reader-speed-unknown = Azkarregi neurtzeko. Ez da ezer aldatu.
menu-reader-speed = Pantaila-irakurlearen abiadura neurtu
one-voice-silent = Orduan, hemendik aurrera isilik egongo naiz, eta pantaila-irakurlearekin irakurriko duzu. { $key }, berriro hitz egin dezadan.
one-voice-stays = Ongi. { $key }, ni isilarazteko, nahi duzunean.
voice-is-off = Nire ahotsa itzalita dago. { $key }, pizteko.
escape-once-more = { $key } berriro, menura joateko.
voice-hint = { $key }, ahots hau isilarazteko.
help-hint = { $key }, teklak entzuteko.
keys-wait-for-enter = Terminal honek { $enter } sakatu ondoren bakarrik bidaltzen ditu teklak. Idatzi tekla bat, eta gero { $enter }.

## Grabazioak

no-match-to-resume = Ez dago jarraitzeko partidarik.
record-damaged = Grabazioa hondatuta zegoen lerro honetatik aurrera: { $line }. Partidak azken gertaera osotik jarraitzen du. Hondatutako fitxategia izen honekin gorde da: { $aside }.
record-damaged-there = Grabazioa hondatuta zegoen lerro honetatik aurrera: { $line }. Partidak azken gertaera osotik jarraitzen du.
record-gone = Grabazioa desagertuta zegoen: { $file }. Berriro idatzi dut, osorik.
record-changed = Grabazioa kanpotik aldatuta zegoen. Berriro idatzi dut, osorik; lehen zuena izen honekin gorde da: { $aside }.
record-locked = Beste programa bat partida hau jokatzen ari da.
record-elsewhere = Beste programa bat azken partida jokatzen ari da; beraz, aurreko partida batek jarraituko du.
record-not-written = Partida ezin da hemen gorde, { $file }: { $trouble ->
    [full] diskoa beteta dago
    [read-only] karpeta irakurtzeko soilik da
    [denied] ez duzu hor idazteko baimenik
    [slow] diskoak ez du erantzuten
   *[other] arazo bat dago karpetarekin
}. Saiatzen jarraituko dut.
record-written-again = Partida berriro gorde da, osorik.
record-kept-elsewhere = Partida beste toki batean gorde da: { $file }. serpente resume { $file } aginduak jarraitzen du.
match-lost = Partida ezin izan da inon gorde, eta galdu egin da.
record-not-read = { $file } ezin da irakurri: { $trouble ->
    [missing] ez dago horrelako fitxategirik
    [denied] ez duzu baimenik
    [folder] karpeta bat da, eta fitxategi bat behar da
   *[other] arazo bat dago fitxategiarekin
}.
record-no-match = { $file }: ez dago partidarik. Grabazio bat match motako lerro batekin hasten da.
record-newer = { $file }: formatua { $format } da, programa hau baino berriagoa. Serpente berriago batek irakur dezake.
record-is-over = Partida hau amaituta dago, { $file }. Berriro entzuteko: serpente replay.
record-whole =
    { $file } osorik dago: { $matches ->
        [one] partida bat
       *[other] { $matches } partida
    }, { $events } gertaera.{ $unfinished ->
        [0] {""}
       *[other] {" "}Amaitu gabe: { $unfinished }.
    }
record-evening = Banaketak gaualdi batekoak dira. Aurretik finkatuta zeudela haren mahaietan bakarrik egiazta daiteke, amaitzen denean.
record-wrong = { $file }: okerra { $line } zenbakiko lerroan, { $number } zenbakiko partidan.
replay-match = { $number } zenbakiko partida, guztira { $count }.
replay-over = Hori zen grabazio osoa.
    .brief = Amaiera.
record-sealed = Banaketa zigilatuak dituzten partidak: { $sealed }, guztira { $matches }.
record-unsealed = Ez dago banaketa zigilaturik. Beraz, jokaldi bakoitza banaketatik datorrela egiaztatu da, ez inork fitxak aukeratu ez dituela.
