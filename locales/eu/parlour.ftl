# Mahaien zerbitzari batek bertan jokatzen dutenei zer erantzuten dien, eta arduradunari zer esaten dion.

refused-frame = Hori ez da joko honen mezua: mezu bat type bat duen JSON objektua da.
refused-unknown = Ez dago halako mezurik: { $kind }.
refused-malformed = Mota honetako mezuak beste eremu batzuk ditu: { $kind }.
refused-giant = Mezu hori luzeegia da.
refused-too-fast = Gehiegi batera. Itxaron segundo bat.
refused-hello = Konexio bat hello batekin hasten da, eta behin bakarrik.
refused-protocol = Zerbitzari honek ez daki protokoloaren bertsio hori: { $theirs }. Serpente berriago bat behar da, hemen edo han.
refused-name = Izen batek gutxienez karaktere bat du, eta gehienez { $most }, kontrol-karaktererik gabe.
refused-name-taken = Mahai honetan norbaitek badu izen hori: { $name }. Hartu beste bat.
refused-token = Zerbitzari honek ez du gako hori ezagutzen.
refused-code = Sei hitz horiek ez dute balio, edo jada ez.
refused-no-table = Hemen ez dago mahai hori: { $table }.
refused-secret = Hori ez da mahai honen pasahitza.
refused-too-long = Luzeegia da: gehienez { $most } karaktere.
refused-too-many-tables =
    { $most ->
        [one] Badaukazu mahai bat. Gehiago ezin da.
       *[other] Badauzkazu { $most } mahai. Gehiago ezin da.
    }
refused-crowded = Zerbitzaria beteta dago. Saiatu geroago.
refused-not-seated = Ez zaude mahai honetan eserita.
refused-elsewhere = Beste mahai batean zaude: { $table }. Utzi hura lehenengo.
refused-full = Ez dago leku librerik zuretzat. Entzun dezakezu.
refused-no-chair = Ez dago halako lekurik aukeratzeko.
refused-not-master = Mahaiburuak bakarrik egin dezake hori.
refused-playing = Partida batean ez.
refused-not-playing = Hemen ez da oraindik partidarik hasi.
refused-level = Hemen ez dago ordenagailuko jokalari hoberik: { level-name }.
refused-chairs-free =
    { $count ->
        [one] Leku bat libre dago oraindik. Eman ordenagailuko jokalari bati, edo itxaron norbaiti.
       *[other] { $count } leku libre daude oraindik. Eman ordenagailuko jokalariei, edo itxaron norbaiti.
    }
refused-stale = Beranduegi: zerbait gertatu da bitartean.
refused-not-your-turn = Ez da zure txanda.
refused-illegal = Arauek ez dute hori orain uzten.
refused-in-round = Esku hau oraindik ez da amaitu.
refused-silenced = Mahaiburuak isilarazi zaitu.
refused-trouble = Zerbitzariak ezin du orain idatzi, eta mahaia zain dago. Bere kabuz jarraituko du.
refused-not-now = Zerbitzariak orain ezin du. Saiatu berriro pixka bat barru.
refused-came-again = Beste gailu batetik sartu zara: konexio hau itxi da.
ssh-key-known = Zure gakoa honela amaitzen da: { $end }.
ssh-key-new = Zure gako hau berria da hemen, eta honela amaitzen da: { $end }.
refused-removed = Mahaiburuak mahaitik kendu zaitu.
refused-sent-away = Mahaiburuak ordubeterako bidali zaitu.
refused-no-watchers = Mahai honetan ezin da ikusle egon.
refused-no-league = Hemen ez dago ligarik.
refused-many-leagues = Zerbitzari honetan ez da beste ligarik kabitzen.
refused-no-evening = Hemen ez dago halako gaualdirik.
refused-many-evenings = Zerbitzari honetan ez da beste gaualdirik kabitzen.
refused-evening-terms = { $evening } gaualdian hau jokatzen da: { game-name }, { $who }, { $goal }.
refused-evening-rules = { $evening } gaualdian beste arau batzuekin jokatzen da. { $rules }.
refused-evening-over = { $evening } gaualdia amaitu da.
refused-evening-played = Mahai honek jokatu du { $evening } gaualdia. Beste partida baterako, ireki mahai berri bat.
refused-evening-known = Ezagutzen dituzu fitxa hauek, gaualdiko beste mahai batetik.
refused-evening-known-to = Norbaitek ezagutzen ditu fitxa hauek gaualdiko beste mahai batetik: { $name }.
refused-evening-seat = Leku bat duzu gaualdiko beste mahai batean, fitxa berekin.
refused-evening-words = { $evening } gaualdia beste norbaitena da. Idatzi haren izena, koma bat eta hari esandako sei hitzak.
refused-evening-watched = Inork ezin du gaualdi honetako mahai bat entzun amaitu baino lehen.
refused-one-seat = Mahai honetan bakoitzak leku bakarra du.
refused-played-much = Mahai honek bete du dagokion lekua. Ireki beste mahai bat.
refused-played-fast = Hemen gehiegi jokatu da denbora gutxian. Saiatu geroago.
refused-stopping = Zerbitzaria ixten ari da. Jokatutakoa gordeta geratzen da.
refused-turn-over = { $seconds } segundoren ondoren, ordenagailuak jokatu du txanda hau zure ordez.
refused-played-for = Mahaiburuak ordenagailuari utzi dio txanda hau zure ordez jokatzen.
refused-not-yet =
    { $seconds ->
        [one] Itxaron lehenago segundo bat gehiago.
       *[other] Itxaron lehenago { $seconds } segundo gehiago.
    }
refused-table-closed = Zerbitzari honen arduradunak mahaia itxi du.
refused-banned = Zerbitzari honen arduradunak ez dizu sartzen uzten.
parlour-says = Zerbitzari honen arduradunarengandik: { $text }

## Zerbitzari bat daramanari zer esaten zaion

parlour-open = { $name } irekita dago, hemen: { $address }.
parlour-friends = Lagunek hau idatzi: { $command }
parlour-page = Nabigatzailean: { $address }
parlour-ssh = SSH bidez: { $command }
parlour-shared = Bere mahaiak NATSek gordetzen ditu, hemen: { $addresses }. Bera erabiltzen duten zerbitzari guztiek dituzte mahai horiek.
parlour-built-without = Programa hau --{ $part } gabe konpilatuta dago. Izateko: cargo build --release --features { $part }
parlour-no-nats = Ez du NATS zerbitzari batek ere erantzuten hemen: { $addresses }.
parlour-old-nats = Hemengo NATS zerbitzaria { $version } bertsiokoa da: { $addresses }. { $wanted } bertsioa edo berriago bat behar da.
parlour-no-jetstream = Hemengo NATS zerbitzariek ez dute mahairik gordetzen: { $addresses }. Piztuta al dago JetStream, eta ba al da lekurik hiru kopiarentzat?
parlour-fingerprint = Ziurtagiriaren hatz-marka: { $fingerprint }. Programak galdetzen dien lagunek zifra hauek alderatzen dituzte.
parlour-no-tls = Helbide hau publikoa da, eta hemen ez dago ezer zifratuta. Eman --tls-cert eta --tls-key, edo jarri aurretik TLS duen zerbitzari bat.
parlour-ended = Itxita. Mahai guztiak gordeta daude.
parlour-not-open = Helbide hau ezin da erabili: { $address }.
parlour-no-host-key = { $file }: gako hau ez da baliozkoa SSHrako. Jarri bertan egokia, edo kendu: orduan berri bat egingo da.
parlour-not-read =
    { $trouble ->
        [full] Mahaiak ezin dira gorde: diskoa beteta dago.
        [read-only] Mahaiak ezin dira gorde: karpeta irakurtzeko bakarrik da.
        [denied] Mahaiak ezin dira gorde: ez duzu haien karpetarako baimenik.
       *[other] Mahaiak ezin dira irakurri edo gorde: haien karpetan zerbait gaizki dago.
    }
parlour-in-use = Beste zerbitzari batek karpeta hau erabiltzen du: { $folder }. Eman beste bat --data aukerarekin.
admin-nowhere = Ez dago zerbitzaririk karpeta hau erabiltzen: { $folder }.
admin-unknown = Zerbitzariak ez du agindu hau ezagutzen: { $given }.
parlour-no-certificate = { $file }: ez dago irakur daitekeen ziurtagiririk.
parlour-no-key = { $file }: ez dago irakur daitekeen gakorik, edo ez da ziurtagiriarena.
parlour-half-tls = --tls-cert eta --tls-key elkarrekin doaz: eman biak.
option-address = --listen aukerak ataka duen helbide bat hartzen du, esate baterako 0.0.0.0:7355; ez { $given }.
option-cluster = --cluster aukerak NATS zerbitzarien helbideak hartzen ditu, komaz bereizita, esate baterako nats://10.0.0.1,nats://10.0.0.2; ez { $given }.
option-network = { $given } ez da sare bat, 10.0.0.0/8 bezalakoa.
record-seal-broken = { $file }, { $number } zenbakiko partida: ez da garbia; { $line } zenbakiko lerroak erakusten duena ez da banatu aurretik zigilatutakoa.
