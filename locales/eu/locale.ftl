# Aukeratutako hitzak: fitxa (tile), bikoitza (double: "6 bikoitza", "zuri bikoitza"), zuri (blank), aldea (half),
# puntuak (pips, points), katea (serpent) eta bere muturrak (ends), piloa (boneyard), fitxa hartu (draw),
# jarri (lay), hasi (open), paso (pass), jartzekorik ez (stuck), itxita (blocked), fitxarik gabe geratu (go out),
# besoa (arm), matadorea (matador), jollya (jolly), eskua (round), eskukoa (eldest), partida (match), jokoa (game),
# zure fitxak (hand), taldea eta taldekidea (team, mate), bikotea eta bikotekidea (pair, partner),
# trukatu (exchange), karta, apustua (stake), planto egin (stand).
# Izenek kasu-marka hartzen dute, AFTER erabilita: "Clarak irabazi du!", "Darioren trenean".

## Hizkuntza bera

language-name = Euskara
# Irakurtzen duen ahotsa, hizkuntza-kode gisa
language-voice = eu
language-author = serpente egin dutenak

## Fitxak, jokalariek esaten dituzten bezala: "6 4", "6 bikoitza", "5 zuri"

half =
    { $pips ->
        [0] zuri
       *[other] { $pips }
    }
tile =
    { $double ->
        [yes] { $high } bikoitza
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] { $left } bikoitza
       *[no] { $left } { $right }
    }

## Zerrendak

# same
minus = minus { $number }
decimal = { $whole },{ $fraction }
list-comma = { ", " }
list-semicolon = { "; " }
list-and = { $before } eta { $last }
list-or = { $before } edo { $last }
list-none = bat ere ez

## Zer dagoen gaizki hizkuntza-fitxategietan

locale-problem = { $file }, lerroa { $line }, zutabea { $column }: { $why }
locale-problem-line = { $file }, lerroa { $line }: { $why }
locale-problem-file = { $file }: { $why }

fault-absent = Ez dago hor.
fault-exists = Badago lehendik ere.
fault-forbidden = Ez dago irakurtzeko baimenik.
fault-unreadable = Ezin da irakurri.
fault-not-utf8 = Ez da UTF-8 testua. Gorde UTF-8 gisa.
fault-too-large = { $limit } kibibyte baino handiagoa da. Ez dago hain hizkuntza-fitxategi handirik.
fault-too-much = Honekin, hizkuntza-fitxategiak { $limit } kibibyte baino gehiago dira guztira, edo gehiegi. Hemendik aurrera ez da besterik irakurtzen.
fault-too-deep = Giltza gehiegi giltzen barruan.
fault-too-long = { $id }: { $limit } kibibyte baino luzeagoa da. Ez dago hain mezu luzerik.
fault-digits = { $id } mezuko zenbaki batek { $most } zifra baino gehiago ditu.
fault-not-a-tag = Karpeta honen izena ez da hizkuntza-kode bat, esate baterako it edo pt-BR.
fault-no-language = Ez dago { $tag } hizkuntzarik. Karpetaren izena kode bat da, hala nola it edo pt-BR.
fault-voice = { $tag } ez da ahots baten kodea, hala nola it edo pt-BR.
fault-unknown-file = Programak ez du izen honetako hizkuntza-fitxategirik.

fault-expected = Hemen karaktere hau behar da: { $sign }.
fault-no-text = { $id }: ez du testurik.
fault-name = { $name } ezin da mezu baten izena izan. Utzi ingelesezko izenak.
fault-equals = { $id } izenak ez du = ondoren.
fault-unindented = Lerro hau ez da inongo mezurena. Aurrekoaren jarraipena bada, hasi zuriunez.
fault-tab = Hau tabuladorea da. Erabili zuriuneak.
fault-curly-quote = Hau komatxo tipografikoa da. Erabili zuzena, ".
fault-no-break-space = Hau zuriune lotua da. Erabili arrunta.
fault-brace = Giltza honek ez du ezer ixten. Giltza bat esateko, jarri komatxo artean, giltzen barruan.
fault-default = Aukera batek lehenetsitako kasu bakarra behar du, izartxo batekin markatua.
fault-quote = Komatxo bat itxi gabe dago.
fault-escape = Ez dago horrelako ihes-sekuentziarik.
fault-selector = Ezin da honen arabera aukeratu.
fault-syntax = Hau ezin da ulertu.

fault-missing = { $id } falta da.
fault-unknown = Programak ez du mezu hau: { $id }.
fault-duplicate = { $id } bi aldiz dago.
fault-duplicate-in = { $id } hemen ere badago: { $file }, { $line } lerroa.
fault-misread = { $id } mezuak beste kodeketa batean irakurritako letrak ditu. Gorde fitxategia UTF-8 gisa eta idatzi berriro.
fault-html = Hau web-orri bat da, ez hizkuntza-fitxategi bat. Gorde testua bakarrik.
fault-variable-missing = { $id }: aldagai hau falta zaio: { $name }.
fault-variable-unknown = { $id }: ez du aldagai hau jasotzen: { $name }.
fault-term = { $id }: termino hau erabiltzen du, eta ez dago: { $name }.
fault-reference = { $id }: mezu hau erabiltzen du, eta ez dago: { $name }.
fault-function = { $id }: funtzio honi deitzen dio, eta ez dago: { $name }.
fault-loop = { $id }: bere burua erabiltzen du.
plural-form = { $form }, { $numbers } zenbakientzat
fault-plural = { $id }: hau falta da: { $forms }.
fault-one-form = { $id } mezuak gauza bera dio { $name } aldagaiko zenbaki guztietarako. Zure hizkuntzak hauek ditu: { $forms }.
fault-option = { $id } mezuak { $option } aukera ematen dio funtzio bati, eta ez dago halakorik.
fault-arm-unknown = { $id }: inoiz aukeratzen ez den kasu bat du: { $arm }.
fault-arm-missing = { $id }: kasu hau falta zaio: { $arm }.
fault-same = Oraindik ingelesez dago: { $id }.
fault-not-same = { $id } ez da ingelesezkoaren berdina, gaineko # same iruzkinak hala dioen arren.
