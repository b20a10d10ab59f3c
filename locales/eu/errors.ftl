# Zer ezin den egin edo erabili, eta zer bai.

unknown-command = Ez dago { $given } agindurik. Aginduen zerrenda: serpente --help.
unknown-command-meant = Ez dago { $given } agindurik. { $meant } esan nahi zenuen?
unknown-option = Ez dago { $given } aukerarik. Aukeren zerrenda: serpente --help.
unknown-option-meant = Ez dago { $given } aukerarik. { $meant } esan nahi zenuen?
option-not-here = { $option } aukerak ez du ezer egiten { $command } aginduarekin. Agindu bakoitzaren aukerak: serpente --help.
option-without-value = { $option } aukerak balio bat behar du ondoren.
option-takes-no-value = { $option } aukerak ez du baliorik hartzen.
option-not-text = { $option } aukeraren balioa ez da UTF-8 testua: { $given }.
option-number = { $option } aukerak zenbaki oso bat hartzen du, gutxienez { NUMBER($least, useGrouping: "false") }, gehienez { NUMBER($most, useGrouping: "false") }; ez { $given }.
option-choice = { $option } aukerak hauetako bat hartzen du: { $choices }. Ez { $given }.
option-seed = --seed aukerak zeinurik gabeko zenbaki oso bat hartzen du, esate baterako 42; ez { $given }.
option-teams = --teams aukerak talde kopurua eta kide kopurua hartzen ditu, esate baterako 2x2 edo 3x2; ez { $given }.
option-players-and-teams = --players { $players } eta --teams { $teams } ez datoz bat: talde horiek { $seats } leku dituzte. Bietako bat nahikoa da.
option-game = { $given } ezin da joko bat izan. Jokoen zerrenda: serpente games.
option-bots = --bots aukerak mailak hartzen ditu, komaz bereizita, esate baterako easy,normal edo expert:500; ez { $given }.
option-rule = --rule aukerak izen bat edo izena=balioa hartzen du, esate baterako draw=until; ez { $given }. Etxeko arauen zerrenda: serpente games.
option-name = Izen batek gutxienez karaktere bat du, eta gehienez { $most }.
option-language = --lang aukerak hizkuntza-kode bat hartzen du, esate baterako it edo en-GB; ez { $given }.
no-such-language = Ez dago halako hizkuntzarik: { $given }. Hizkuntzak: { $languages }.
argument-not-wanted = { $command } aginduak ez daki zer egin honekin: { $given }.
file-wanted = { $command } aginduak fitxategi baten izena behar du.
address-wanted = { $command }: helbide bat behar da, adibidez 192.168.1.5 edo domino.example.
deal-line = { $file }, { $line } lerroa: ez dagokio banaketen fitxategi bati.
deal-impossible = Banaketa hau ezin da jokatu: { $deal }. Txanda duena, eskuak, eta jokoak dituen lekuak eta fitxak behar ditu.
tree-differs = Zuhaitza ez da fitxategiak dioena: { $deal }.
tiles-only = { $command }: fitxa-jokoetarako bakarrik.
no-such-game = Ez dago { $given } jokorik. Jokoak: { $games }.
no-such-seating = { game-name } ezin da horrela jokatu. Horrela bai: { $seatings }.
pairs-only = Arau hauekin bi bikotek jokatzen dute: { game-name }.
alone-only = Arau hauekin bakoitzak bere aldetik jokatzen du: { game-name }.
rule-of-pairs = Bi bikoterentzat bakarrik: { $rule }.
not-together = Elkarrekin ez: { $one }; { $other }.
seats-at-most = Arau hauekin gehienez { $seats } jokalarik jokatzen dute: { game-name }.
rule-of-singles = Bakoitzak bere aldetik jokatzean bakarrik: { $rule }.
rule-of-seats = { $seats } jokalarirekin bakarrik: { $rule }.
only-with = { $rule }: beste arau bat ere behar da, { $needed }.
not-with-set = { $top } bikoitzeko dominoarekin ez: { $rule }.
limit-not-met = { $rule }: mugak { $multiple } zenbakiaren multiploa izan behar du.
no-such-set = Jokalari hauek ezin dute fitxa-sorta hori erabili. Hauek bai: { $sets }.
cannot-deal = { $top } bikoitzeko dominoak { $seats } jokalarirentzat hau bana dezake bakoitzari: gutxienez { $least } fitxa, gehienez { $most }. Aukeratu horrelako kopuru bat --hand aukerarekin, edo domino handiagoa --set aukerarekin.
cannot-deal-but = { $top } bikoitzeko dominoak, { $seats } jokalarirekin, { $tiles } fitxa banatzen ditu bakoitzari, ez beste kopururik.
cannot-deal-at-all = { $top } bikoitzeko dominoa txikiegia da { $seats } jokalarirentzat. Aukeratu handiago bat --set aukerarekin.
no-goal = Partida bat gutxienez puntu batera edo esku batera jokatzen da.
wrong-goal = { $option } aukerak ez du eraginik hemen: { game-name }. Joko hori beste era batera amaitzen da.
too-many-rounds = Domino honekin partida batek gehienez { $most } esku ditu.
no-tiles = { game-name } jokoak ez du fitxarik: { $option } aukerak ez du eraginik.
no-such-rule = { game-name }: ez du etxeko arau hau, { $given }. Hauek ditu: { $rules }.
no-rules = { game-name }: ez du etxeko araurik.
no-such-preset = { game-name }: ez du --preset { $given }. Hauek ditu: { $presets }.
no-presets = { game-name }: ez du --preset-ik.
no-such-value = { $rule } etxeko arauak hauetako bat hartzen du: { $values }.
too-many-people = { $seats } leku baino ez daude.
name-of-two = Bi lagunek ezin dute biek izen bera izan: { $name }. Jarri beste izen bat bati.
no-such-level = Ez dago { $given } mailarik. Mailak: { $levels }.
no-such-message = Ez dago { $given } izeneko esaldirik edo hizkuntza-fitxategirik. Antzekoenak: { $nearest }.
proof-line = { $name }: { $text }
proof-text = { $text }
proof-english = { $name }, ingelesez: { $text }
file-not-written = { $file } ezin da idatzi: { $trouble ->
    [full] diskoa beteta dago
    [read-only] karpeta irakurtzeko soilik da
    [denied] ez duzu hor idazteko baimenik
    [missing] ez dago horrelako karpetarik
    [folder] karpeta bat da, eta fitxategi bat behar da
   *[other] arazo bat dago
}.
locales-wrong =
    { $count ->
        [one] Gauza bat gaizki dago hizkuntza-fitxategietan.
       *[other] { $count } gauza gaizki daude hizkuntza-fitxategietan.
    }
locales-checked = Zer dagoen gaizki hemen: { $folder }
locales-english = { $file }: { $count } testu ingelesez daude oraindik, lehena lerro honetan: { $line }.
locales-progress =
    { $left ->
        [one] Ehuneko { $percent } itzulita dago. Testu bat falta da, { $words } hitz.
       *[other] Ehuneko { $percent } itzulita dago. { $left } testu falta dira, { $words } hitz, { $hours ->
            [one] ordubete
           *[other] { $hours } ordu
        } inguru, orduko 300 hitz itzulita.
    }
locales-mend = Ehuneko { $percent } itzulita dago. Hurrengoa zuzentzea falta da.
locales-next = Itzuli orain { $id }.
locales-next-first =
    { $left ->
        [one] Gau bateko testuetatik bat falta da: { $id }.
       *[other] Gau bateko testuetatik { $left } falta dira, gainean # first iruzkina dutenak. Itzuli orain { $id }.
    }
locales-first = { $count } testuk # first iruzkina dute gainean: itzuli hauek lehenik, eta gau oso bat zure hizkuntzan izango da.
locales-same = Ingelesez bezala geratu behar duen testuak # same iruzkina du gainean; forma bakar batek # same eta bere izena. Zenbaki guztietarako balio duen testuak # one form du.
locales-right = Hizkuntza-fitxategiak ondo daude: { $folder }.
locales-begun = Itzultzeko fitxategiak prest daude: { $folder }. serpente locales --check { $folder } aginduak esaten du zer falta den.
