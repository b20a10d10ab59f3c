## Mahaia

ends = Ezkerrean { $left }, eskuinean { $right }.
    .brief = { $left } eta { $right }.
star-begins =
    { $begun ->
        [0] { $arms } besotik bat ere ez dago hasita. Lehenengoak { $next } behar du.
        [one] { $arms } besotik bat hasita dago. Hurrengoak { $next } behar du.
       *[other] { $arms } besotik { $begun } hasita daude. Hurrengoak { $next } behar du.
    }
    .brief = { $arms } besotik { $begun } hasita, { $next }.
star-ends = Irekita: { $ends }.
    .brief = { $ends }.
arm-ends = Besoak: { $arms }.
    .brief = { $open }.
# same
arm-end = { $who } { $end }
arm-end-open = { $who } { $end } irekita
end-either = { $high } edo { $low }
end-blank = zuria soilik
nothing-laid = Mahaian ez dago oraindik fitxarik.
serpent =
    { $count ->
        [one] Fitxa bat: { $tiles }.
       *[other] { $count } fitxa: { $tiles }.
    }
    .brief = { $tiles }.

## Zure fitxak

serpent-arms = Erdian { $first }; { $arms }.
# same
arm = { $name }: { $tiles }
arm-number =
    { $number ->
        [1] lehen besoa
        [2] bigarren besoa
        [3] hirugarren besoa
        [4] laugarren besoa
        [5] bosgarren besoa
        [6] seigarren besoa
        [7] zazpigarren besoa
        [8] zortzigarren besoa
       *[other] besoa { $number }
    }
hand =
    { $count ->
        [one] Fitxa bat: { $tiles }.
       *[other] { $count } fitxa: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Fitxa bat, { $pips ->
                [one] puntu bat
               *[other] { $pips } puntu
            }: { $tiles }.
           *[other] { $count } fitxa, { $pips ->
                [one] puntu bat
               *[other] { $pips } puntu
            }: { $tiles }.
        }
hands-left = Eskuan geratutakoak, { $hands }.
# same
hand-left = { $who }: { $tiles }
# same
tile-fits = { $tile }, { $places }
# same
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, hasteko
tile-fits-not = { $tile }, ezin da jarri
    .brief = { $tile }
which-side = { $tile }: { $right } eskuinean, { $left } ezkerrean?
place-open = hasteko
# same
tile-held = { $tile }
place-help = Geziak, lekuz leku joateko; { $enter }, hor jartzeko; { $back }, ezer ez jartzeko.
hurry-help = { $key }, besteek berehala joka dezaten.
# same
which-place = { $tile }: { $choices }?
choice = { $number } tekla, { $place }
never-mind = Utzita.

## Partida

scores = { $scores }.
scores-games = { $scores }. Irabazitako jokoak: { $games }.
scores-sets = { $scores }. Irabazitako setak: { $sets }.
score-of = { $who } { $total }
score-out = { $who } { $total }, kanpoan
match-info =
    { $stock ->
        [spare] Fitxak: { $hands }. { round-begins } Soberan { $boneyard } fitxa. { $game }, { $goal }.
        [none] Fitxak: { $hands }. { round-begins } { $game }, { $goal }.
       *[boneyard]
            { $boneyard ->
                [0] Fitxak: { $hands }. { round-begins } Piloan fitxarik ez. { $game }, { $goal }.
               *[other] Fitxak: { $hands }. { round-begins } Piloan { $boneyard } fitxa. { $game }, { $goal }.
            }
    }
match-info-between = { $game }, { $goal }. { round-begins } Amaituta dago.
hand-size = { $who } { $count }
# same
turn-is-yours = { $turn }
    .brief = Zure txanda. { $turn }
# same
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
whose-turn-you = Zure txanda da.
# same
told-with = { $told } { $more }
whose-turn = { AFTER($who, vowel: "ren", r: "ren", other: "en") } txanda da.
counts =
    { $own ->
        [yes] Ikusgai, { $each } fitxatik: { $groups }.
       *[no] Mahaian, { $each } fitxatik: { $groups }.
    }
    .brief = { $groups }.
count-group = { $numbers }, { $count }
count-of-few = { $numbers }, { $all } fitxatik { $count }
leave-question =
    { $kept ->
        [no] Ikasteko saioa utzi? { $yes }, irteteko; { $no }, geratzeko.
       *[yes] Partida utzi? Gordeta geratzen da. { $yes }, irteteko; { $no }, geratzeko.
    }
leave-unkept = Partida utzi? Ez dago gordeta, eta galdu egingo litzateke. { $yes }, irteteko; { $no }, geratzeko.

hint-lay = Aholkua: { $tile }.
hint-lay-at = Aholkua: { $tile }, { $place }.
hint-draw = Aholkua: { $key }, fitxa hartzeko.
hint-exchange = Aholkua: { $key }, trukatzeko.
hint-pass = Aholkua: { $key }, paso egiteko.
hint-keep = Aholkua: { $key }, fitxak gordetzeko.
hint-why = { $hint } Arrazoia: { $first }.
    .full = { $hint } Arrazoia: { $reasons }.
halves =
    { $half ->
        [0] zuriak
        [1] batekoak
        [2] bikoak
        [3] hirukoak
        [4] laukoak
        [5] bostekoak
        [6] seikoak
        [7] zazpikoak
        [8] zortzikoak
        [9] bederatzikoak
        [10] hamarrekoak
        [11] hamaikakoak
        [12] hamabikoak
        [13] hamahirukoak
        [14] hamalaukoak
        [15] hamabostekoak
        [16] hamaseikoak
        [17] hamazazpikoak
        [18] hemezortzikoak
       *[other] halako fitxak: { $half }
    }
reason-keeps-open = zure { halves } jokatzeko moduan geratzen dira
reason-passed-on = { halves } zeudela, { AFTER($who, vowel: "k", r: "rek", other: "ek") } paso egin zuen
reason-frees = { halves } estaltzen ditu, { AFTER($who, vowel: "k", r: "rek", other: "ek") } haiekin paso egin baitzuen
reason-sheds =
    { $points ->
        [one] puntu bat kentzen dizu
       *[other] { $points } puntu kentzen dizkizu
    }
reason-alone =
    { $points ->
        [one] bakarrik geratuz gero, puntu bat balio du
       *[other] bakarrik geratuz gero, { $points } puntu balio ditu
    }
reason-double = bikoitz bat zailagoa da gero jartzeko
reason-scarce =
    { $count ->
        [0] beste inork ezin du hor jarri
        [1] ezkutuko fitxa bakarra jar daiteke hor
       *[other] ezkutuko { $count } fitxa baino ezin dira hor jarri
    }
reason-follow = { $tile } hor jarri ahal izango da gero
reason-most-to-lay = honek uzten dizkizu fitxa gehien jartzeko
reason-least-for-others = besteei gutxien uzten die jartzeko
reason-alike = fitxa hau baino ezin da jarri, eta onartzen duten muturrak berdinak dira
reason-last-tile = zure azken fitxa da
reason-forced = hori da zure jokaldi bakarra
reason-mate-opens = zure fitxak ez dira onak hasteko
reason-will-fit = zure { halves } hor jarri ahal izango dira
reason-saves = { $tile } gerorako gordetzen da
reason-stays-closed = zure besoa itxita geratzen da besteentzat
reason-closes = besteentzat itxita geratzen da { AFTER($who, vowel: "ren", r: "ren", other: "en") } besoa
reason-heavy = zure fitxek { $points } puntu dituzte
reason-pays-double = trukatuz gero, galtzen duenak bikoitza ordaintzen du
reason-doubles = { $count } bikoitz dituzu

simulated =
    { $matches ->
        [one] { game-name }: partida bat, { $rounds } esku. Irabazitako partidak: { $wins }.
       *[other] { game-name }: { $matches } partida, { $rounds } esku. Irabazitako partidak: { $wins }.
    }
endless-match = { $number } zenbakiko partida ez da amaitu { $rounds } eskuren ondoren, eta gelditu egin da: muga txikiago batekin edo etxeko beste arau batzuekin amaitu ahal izango da.
player-wins = { $who } { $wins }
progress = Orain arte { $done } eginda, guztira { $count }.
arena-told = { game-name }: { $one } eta { $other } aurrez aurre, { $deals } ispilu-banaketa. { $one }: eskuen ehuneko { $share } irabazita; hogei alditik hemeretzitan, { $least } eta { $most } artean legoke.
arena-matches-told = { game-name }: { $one } eta { $other } aurrez aurre, { $matches } partida, bakoitza bi aldiz jokatuta. { $one }: partiden ehuneko { $share } irabazita; hogei alditik hemeretzitan, { $least } eta { $most } artean legoke.
arena-player = { $player }: { $points } puntu eskuko, { $mean } milisegundo jokaldiko, gehienez { $longest }.
tree-told = { $deal }: { $nodes } jokaldi, { $leaves } amaiera, horietatik { $out } fitxarik gabe geratuta. Sakoneraka: { $plies }.

## Esandakoa

review-empty = Oraindik ez da ezer esan.
review-no-talk = Oraindik inork ez dio ezer esan mahaiari.
review-start = Hori zen hasiera.
review-end = Hori zen amaiera.
review-all = Dena.
review-moves = Jokaldiak bakarrik.
review-scores = Puntuak bakarrik.
review-own = Zureak bakarrik.
review-talk = Jendeak esandakoa bakarrik.
review-saved = Izen honekin gorde da: { $file }. Berriro { $key }, karpeta entzuteko.
review-saved-in = Hemen dago: { $folder }.
# Hainbat jokalarik egindakoa, esaldi batean.
# same
meanwhile = { $names }: { $tiles }.
moves-made = { $count } jokaldi.
