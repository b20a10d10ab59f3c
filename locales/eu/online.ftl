# Lagunak beste leku batetik sartzen diren mahaiak.
menu-online = Jolastu besteekin
online-menu = Jolastu besteekin.
online-host = Ireki mahai bat ordenagailu honetan
online-join = Idatzi helbidea
online-found = { $name }: sartu, { $address }
# Azken aldian egon zinen mahaia.
online-last = { $table }: itzuli, { $address }
parlour-found = Sare honetan aurkituta: { $name }.
ask-address = Non dago mahaia? Idatzi helbidea, eta gero { $key }.
ask-secret = Mahai honek pasahitza du. Idatzi, eta gero { $key }.
ask-talk = Zer esan nahi duzu? Idatzi, eta gero { $key }.
typing-help = Geziek esaten dute zer idatzi duzun. { $back }: atzera, bidali gabe.
no-address = Hori ez da helbidea: { $text }. Helbide bat horrelakoa da: 192.168.1.5, edo domino.example.
calling = Konektatzen: { $address }.
parlour-welcome = Ongi etorri: { $parlour }.
unreachable = Inork ez du erantzuten: { $address }.
certificate-unknown = { $address } zerbitzari ezezaguna da. Galdetu daramanari ea hatz-marka hau den: { $fingerprint }.
certificate-changed = { $address }: ziurtagiria ez da fidatzen zarena. Galdetu zerbitzaria daramanari ea hatz-marka orain hau den: { $fingerprint }.
certificate-no = Ez joan hara
certificate-trust = Fidatu hemendik aurrera
certificate-untrusted = { $address } zerbitzari ezezaguna da. Joan behin serpente join { $address } idatzita: fidatzen zaren galdetuko dizu.
line-broken = Konexioa galdu da. Berriro saiatzen.
line-broken-at-table = { line-broken } { $leave }, irteteko.
line-mended = Konexioa itzuli da.
line-confused = Zerbait galdu da bidean. Berriro sartzen naiz mahaira.
table-pauses = Mahaia une batez geldi dago.
table-goes-on = Aurrera goaz.

## Mahaiak

lobby-menu = Mahaiak: { $parlour }.
tables-none = Oraindik ez dago mahairik: { $parlour }.
lobby-open = Ireki mahai bat
lobby-table =
    { $free ->
        [one] { $table }: { game-name }, mahaiburua { $master }, leku bat libre
       *[other] { $table }: { game-name }, mahaiburua { $master }, { $free } leku libre
    }
lobby-playing = { $table }: { game-name }, mahaiburua { $master }, partida bat jokatzen
lobby-asleep = { $table }: { game-name }, orain ez dago inor
table-opened = { AFTER($name, vowel: "k", r: "rek", other: "ek") } mahai bat ireki du: { game-name }.
tables-opened =
    { $count ->
        [one] Mahai berri bat.
       *[other] { $count } mahai berri.
    }
table-gone = { $table } mahaia ez dago gehiago.
friends = Nire lagunak, { $all } lagunetik { $here } hemen
friends-menu = Zure lagunak.
friend-at = { $name }, { $table } mahaian
friend-at-private = { $name }, mahai pribatu batean
friend-away = { $name }, ez dago hemen
friend-go = Joan mahaira: { $table }
no-friends = Lagunak, eta nire izena beste gailu batean
menu-six-words = Eraman nire izena beste gailu batera
menu-type-six-words = Beste gailu bateko sei hitz ditut
ask-six-words = Idatzi sei hitzak, eta gero { $key }.
six-words = { $minutes } minutuz sei hitz hauek zure izena beste gailu batera eramaten dute: { $words }.
name-moved = Hemen ere { $name } zara.
open-menu =
    { $touch ->
        [yes] Zure mahaia.
       *[no] Zure mahaia. Ezkerrera eta eskuinera, ezarpen bat aldatzeko.
    }
menu-open = Ireki: { game-name }, { $who }, { $goal }
menu-open-friends = Ireki lagunentzat bakarrik, estekaren bidez etortzen direnentzat

## Mahaian, partida baino lehen

room-menu = Mahaia: { $table }, { game-name }.
room-begin = Hasi partida
room-fill = Eman leku libreak ordenagailuko jokalariei
room-talk = Esan zerbait
room-tell-day = Mahaikoei esan: { $line }
room-leave = Utzi mahaia
room-chair = Lekua, { $number }: { $name }
room-chair-own = Lekua, { $number }: { $name }, zu zara
room-chair-computer = Lekua, { $number }: { $name }, ordenagailua
room-chair-away = Lekua, { $number }: { $name }, kanpoan
room-chair-free = Lekua, { $number }: libre
room-chair-silenced = Lekua, { $number }: { $name }, isilarazita
room-chair-ready = Lekua, { $number }: { $name }, prest
room-ready = Prest nago
room-not-ready = Oraindik ez nago prest
is-ready = { $name } prest dago.
you-are-ready = Prest zaude.
you-are-not-ready = Jada ez zaude prest.
all-are-ready = Denak prest daude.
menu-at-table = Nor dagoen mahaian
people-menu = Nor dagoen mahaian.
# same
chair-menu = { $name }.
chair-unhear = Isilarazi { $name } niretzat
chair-hear = Entzun berriro { $name }
chair-befriend = Sartu { $name } nire lagunen artean
chair-unfriend = Kendu { $name } nire lagunen artetik
friend-now = { $name } zure lagunen artean dago orain.
friend-no-more = { $name } ez dago gehiago zure lagunen artean.
friends-full = { $most } lagun dituzu hemen, eta ez dago gehiagorentzako lekurik.
chair-silence = Isilarazi { $name } denentzat
chair-unsilence = Utzi { AFTER($name, vowel: "ri", r: "ri", other: "i") } berriro hitz egiten
chair-remove = Bidali { $name } mahaitik
chair-play-for = Ordenagailuak joka dezala txanda hau { AFTER($name, vowel: "ren", r: "ren", other: "en") } ordez
room-watchers-away = Bidali ikusleak kanpora
room-turn = Txanda baten denbora: { $seconds } segundo
room-turn-free = Txanda baten denbora: mugarik gabe
turn-limited = Orain txanda bakoitzak { $seconds } segundo iraun dezake.
turn-free = Orain txandek ez dute mugarik.
hears-no-more = Ez duzu gehiago entzungo { AFTER($name, vowel: "k", r: "rek", other: "ek") } esaten duena.
hears-again = Berriro entzungo duzu { AFTER($name, vowel: "k", r: "rek", other: "ek") } esaten duena.
silenced = { $name } isilarazita dago denentzat.
speaks-again = { AFTER($name, vowel: "k", r: "rek", other: "ek") } hitz egin dezake berriro.
sat-down = { $name } eseri da.
got-up = { $name } joan da.
went-away = { $name } kanpoan dago orain.
away-for =
    { $seconds ->
        [one] { $name } kanpoan dago orain. Segundo bat barru ordenagailuak jokatuko du.
       *[other] { $name } kanpoan dago orain. { $seconds } segundo barru ordenagailuak jokatuko du.
    }
came-back = { $name } itzuli da.
watcher-came = { $name } begira dago.
watcher-gone = { $name } ez dago gehiago begira.
stands-in = { AFTER($name, vowel: "ren", r: "ren", other: "en") } ordez ordenagailua ari da.
stood-in = { AFTER($name, vowel: "ren", r: "ren", other: "en") } ordez ordenagailuak jokatu du.
leads-now = { $name } da orain mahaiburua.
you-host-now = Zu zara orain mahaiburua.
you-lead-now = Zu zara orain mahaiburua: zuk hasiko duzu partida.
waits-for-master = { AFTER($name, vowel: "ren", r: "ren", other: "en") } zain, partida has dezan.

## Partida bitartean

said = { $name }: { $text }
said-watching = { $name }, begira: { $text }
you-said = Zuk: { $text }
sent-waiting = Bidalita. Oraindik erantzunik ez.
waits-for-others = Besteen zain.
hosting = Mahaia: { $table }. Lagunek hau idatzi behar dute: serpente join { $address }
private-link = Esteka honek bakarrik ekartzen du hona: { $link }
hosting-failed = Ordenagailu honetan ezin da orain mahairik ireki.
leave-elsewhere = Utzi mahaia? Itzuli arte, ordenagailua ariko da zure ordez. { $yes }, uzteko; { $no }, geratzeko.
leave-chair = Utzi mahaia? { $yes }, uzteko; { $no }, geratzeko.
talk-nowhere = Hemen ez dago norekin hitz egin.
went-on-elsewhere = Beste leiho batean zaude mahai honetan. { $yes }, hemen jarraitzeko; { $no }, han geratzeko.

visit-tables = Hemengo mahaiak
visit-last = { $table }: itzuli
visit-no-voice = Hemen zure pantaila-irakurleak irakurtzen ditu lerroak: ez dago doitzeko beste ahotsik.
visit-no-files = Hemen ezin da ezer gorde: ordenagailu hau ez da zurea.

## Ligak

open-league = Liga: { $league }
open-no-league = Liga: bat ere ez
ask-league = Mahai honetako partidek liga baterako balio dute? Idatzi haren izena, edo utzi hutsik, eta gero { $key }.
league-counts = Hemengo partidek { $league } ligarako balio dute.
room-league = { $league } liga
league-menu = { $league } liga.
league-empty = { $league } liga: partidarik ez oraindik.
league-person =
    { $matches ->
        [one] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, partida bat
       *[other] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } partida
    }
league-person-out = { $name }, sailkapenetik kanpo
league-puts-out = Ez sailkatu gehiago { $name } liga honetan
league-lets-in = Sailkatu berriro { $name }
league-open = Berriak: sailkatzen dira
league-closed = Berriak: ez dira sailkatzen
rated-up = { $league } liga: postua, { $of } lagunetan: { $place }; { NUMBER($rating, useGrouping: "false") } puntu, { $change } gora.
rated-down = { $league } liga: postua, { $of } lagunetan: { $place }; { NUMBER($rating, useGrouping: "false") } puntu, { $change } behera.
rated-same = { $league } liga: postua, { $of } lagunetan: { $place }; { NUMBER($rating, useGrouping: "false") } puntu, lehen bezala.

## Gaualdiak: hainbat mahaik fitxa berak jokatzen dituzte

open-evening = Beste mahai batzuen fitxa berak: { $evening } gaualdia
open-no-evening = Beste mahai batzuen fitxa berak: ez
ask-evening = Beste mahai batzuen fitxa berak? Idatzi haiekin adostutako izena, edo utzi hutsik, eta gero { $key }.
evening-plays = { $evening } gaualdia, { $goal }: haren mahai guztiek fitxa berak hartzen dituzte.
evening-words = { $evening } gaualdiko beste mahai bat irekitzeko, besteek hau idazten dute: { $words }.
lobby-evening = { $table }, { $evening } gaualdia
room-evening = { $evening } gaualdia
evening-menu =
    { $others ->
        [one] { $evening } gaualdia, puntutan, beste mahaiaren aldean.
       *[other] { $evening } gaualdia, puntutan, beste mahaien batezbestekoaren aldean.
    }
evening-person-better = { $place }: { $name }, { $points } hobeto
evening-person-worse = { $place }: { $name }, { $points } okerrago
evening-person-same = { $place }: { $name }, berdin
evening-waits =
    { $tables ->
        [one] Zure emaitza beste mahai batek amaitzen duenean dator.
       *[other] Zure emaitza beste { $tables } mahaik amaitzen dutenean dator.
    }
evening-waits-alone = Zure emaitza beste mahai batek ere jokatu duenean dator.
evening-waits-hour =
    { $minutes ->
        [one] Mahai guztiek jokatu dute. Emaitzak minutu bat barru datoz, edo gaualdia hasi duenak eskatzen dituenean.
       *[other] Mahai guztiek jokatu dute. Emaitzak { $minutes } minutu barru datoz, edo gaualdia hasi duenak eskatzen dituenean.
    }
evening-alone = Gaualdia amaitu da. Beste mahairik ez du jokatu.
evening-late = Gaualdia mahai hau baino lehen amaitu da, eta mahai hau ez da alderatzen.
evening-better =
    { $others ->
        [one] Gaualdia amaitu da: beste mahaia baino { $points ->
            [one] puntu bat
           *[other] { $points } puntu
        } hobeto.
       *[other] Gaualdia amaitu da: beste { $others } mahaien batezbestekoa baino { $points ->
            [one] puntu bat
           *[other] { $points } puntu
        } hobeto.
    }
evening-worse =
    { $others ->
        [one] Gaualdia amaitu da: beste mahaia baino { $points ->
            [one] puntu bat
           *[other] { $points } puntu
        } okerrago.
       *[other] Gaualdia amaitu da: beste { $others } mahaien batezbestekoa baino { $points ->
            [one] puntu bat
           *[other] { $points } puntu
        } okerrago.
    }
evening-same =
    { $others ->
        [one] Gaualdia amaitu da: beste mahaiarekin berdin.
       *[other] Gaualdia amaitu da: beste { $others } mahaien batezbestekoarekin berdin.
    }
evening-for = { $name }: { $result }
parlours-damaged = Zure zerbitzarien fitxategia hondatuta zegoen. Irakur zitekeena hor dago oraindik, eta fitxategi zaharra izen honekin gorde da: { $aside }.
parlours-unreadable = Zure zerbitzarien fitxategia, { $file }, ezin izan da irakurri. Dagoen bezala utziko da, eta berria ahaztu egingo da irtetean.
