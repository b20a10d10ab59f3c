place-up = goian
    .full = goiko besoan
place-down = behean
    .full = beheko besoan
place-tip = { $half } bikoitzaren ondoan
    .full = { $half } bikoitzaren ondoan
end-at = { $place } { $end }
    .brief = { $end }
end-tip = hutsik { $half }
    .full = hutsik { $half }, ez du balio
ends-listed = Muturrak: { $ends }.
    .brief = { $ends }.
ends-counted = { $ends } Kontua { $count }.
arm-from = { $place }, { AFTER($tile, vowel: "ren", other: "en") } besoan
arm-of = { AFTER($tile, vowel: "ren", other: "en") } besoan
count-nothing = Kontua { $count }.
    .full = { $count }: ezer ez.
count-question = { $told } Zenbat? Idatzi kontua, gero { $key }; { $key } bakarrik: ezer ez.
    .brief = { $told } Zenbat?
count-asked = { $told } Zenbat?
counted-wrong = { AFTER($who, vowel: "k", r: "rek", other: "ek") } gaizki zenbatu du.
count-typed = { $count }.
count-said =
    { $count ->
        [0] Ezer esan gabe.
       *[other] Esanda: { $count }.
    }
count-wrong = { $count } ez da zuzena.
hint-count =
    { $count ->
        [0] Aholkua: ez esan ezer.
       *[other] Aholkua: esan { $count }.
    }
tile-scores =
    { $points ->
        [one] Puntu bat.
       *[other] { $points } puntu.
    }
count-scores =
    { $points ->
        [one] { $count }: puntu bat.
       *[other] { $count }: { $points } puntu.
    }
    .brief =
        { $points ->
            [one] Puntu bat.
           *[other] { $points } puntu.
        }
one-for-out = Horietako bat, fitxarik gabe geratzeagatik.
some-for-knocks =
    { $knocks ->
        [one] Horietako bat, aurreko pasoagatik.
       *[other] Horietako { $knocks }, aurreko pasoengatik.
    }
count-in-vain =
    { $points ->
        [one] { $count }: puntu batekin { $limit } gaindituko litzateke, ez du balio.
       *[other] { $count }: { $points } punturekin { $limit } gaindituko litzateke, ez du balio.
    }
count-opening-in-vain = { $count }: hasierako fitxak ezin du irabazi, ez da ezer apuntatzen.
header-scores =
    { $points ->
        [one] Bi muturrak berdin: puntu bat.
       *[other] Bi muturrak berdin: { $points } puntu.
    }
    .brief = Muturrak berdin: { $points }.
triple-header-scores =
    { $points ->
        [one] Bi muturrak berdin, bikoitzarekin: puntu bat.
       *[other] Bi muturrak berdin, bikoitzarekin: { $points } puntu.
    }
    .brief = Berdin, bikoitzarekin: { $points }.
points-for = { $points } puntu { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }.
points-yours = { $points } puntu zuretzat.
rounded-to = Besteek { $pips }, biribilduta { $points }.
rounded-hands = Esku bakoitza biribilduta: { $hands }, guztira { $sum }.
rounded-less-own = Besteek { $others }, ken irabazlearen { $own }: { $points }.
by-five = Zati bost: { $points }.
by-three = Zati hiru: { $points }.
hands-in-vain =
    { $points ->
        [one] Puntu batekin { $limit } gaindituko litzateke: ez du balio.
       *[other] { $points } punturekin { $limit } gaindituko litzateke: ez du balio.
    }
doubles-held = Eskuan bikoitzak: { $doubles }.
    .full = Eskuan dauden bikoitzak: { $doubles }. Puntuen aurretik kontatzen dira.
pool-won = Potea { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }: { $pool }.
    .full = Potea { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }: { $pool }. Bakoitzak { $stake } jarri du.
pool-won-you = Potea zuretzat: { $pool }.
    .full = Potea zuretzat: { $pool }. Bakoitzak { $stake } jarri du.
out-scores =
    { $points ->
        [one] Fitxarik gabe geratzeagatik puntu bat.
       *[other] Fitxarik gabe geratzeagatik { $points } puntu.
    }
block-scores =
    { $points ->
        [one] Itxieragatik puntu bat.
       *[other] Itxieragatik { $points } puntu.
    }
because-scores =
    { $points ->
        [one] puntu bat ematen du
       *[other] { $points } puntu ematen ditu
    }

## Sariak, eta nork irabazten duen itxiera

# same chuchazo galo
bonus =
    { $bonus ->
        [pass] Irteera-pasoa
        [all-passed] Paso-bira
        [capicua] Kapikua
        [chuchazo] Chuchazo
        [tranque] Itxieraren saria
        [doubles] Sei bikoitz
        [capicua-double] Kapikua bikoitzarekin
        [first-pass] Lehen pasoa
        [muggins] Ahaztua
        [any-pass] Pasoa
        [galo] Galo
        [last-double] Azken fitxa bikoitza
        [five-doubles] Bost bikoitz
       *[prize] Eskuaren saria
    }
bonus-scores =
    { $points ->
        [one] { bonus }: puntu bat { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }.
       *[other] { bonus }: { $points } puntu { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }.
    }
    .brief = { bonus }: { $who }, { $points }.
points-for-you =
    { $members ->
        [one] zuretzat
       *[other] zuentzat
    }
bonus-scores-you =
    { $points ->
        [one] { bonus }: puntu bat { points-for-you }.
       *[other] { bonus }: { $points } puntu { points-for-you }.
    }
    .brief = { bonus }: { $points } { points-for-you }.
added-up = { $parts }: guztira { $sum }.
part-of-hands = { $points } eskuan
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } pasoengatik
takes-all = { $pips } puntu { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }.
    .full = Geratzen zen guztia, { $pips } puntu, { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }.
takes-all-you = { $pips } puntu { points-for-you }.
    .full = Geratzen zen guztia, { $pips } puntu, { points-for-you }.
set-counts-double = Hutsean: setak bi balio du.
one-round-more = Berdinketa lehen postuan: esku bat gehiago.
closer-compared = Itxi duena eta hurrengoa: { $hands }.
equal-to-opener = Berdinduta daude: hasi den bikoteak irabazten du.
equal-to-closer = Berdinduta daude: itxi duen bikoteak irabazten du.
lowest-hand = Esku baxuenak erabakitzen du: { $hands }.
    .brief = Baxuena: { $hands }.
block-won = Itxiera { AFTER($who, vowel: "rentzat", r: "rentzat", other: "entzat") }.
block-won-you =
    { $members ->
        [one] Itxiera zuk irabazi duzu.
       *[other] Itxiera zuek irabazi duzue.
    }
pips-worth =
    { $points ->
        [one] Esku guztiak batera { $pips }: puntu bat.
       *[other] Esku guztiak batera { $pips }: { $points } puntu.
    }
capicua-doubles = Kapikuak bikoizten ditu: { $points }.
back-to-zero = { $who }: berriro 0.
all-back-to-zero = Denek irabazi dute esku bana: denak 0ra.
shut-out = Hutsean: { $who }, puntu bat ere gabe.
shut-out-you =
    { $members ->
        [one] Zuk hutsean galdu duzu.
       *[other] Zuek hutsean galdu duzue.
    }
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Fitxa arrunta
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak bi muturretan
       *[plain] Simples
    }
finish-scores =
    { $points ->
        [one] { finish }: puntu bat.
       *[other] { finish }: { $points } puntu.
    }
counts-double = Parra izan den esku baten ondoren bikoitza balio du: { $points }.
next-counts-double = Hurrengo eskuak bikoitza balio du.
finish-doubles = { finish }: puntuak bikoiztu egiten dira, { $points }.
last-of-number = Bere zenbakiko azkena: { $more } gehiago, guztira { $points }.
closed = { AFTER($who, vowel: "k", r: "rek", other: "ek") } itxi du.
closed-you = Zuk itxi duzu.
closer-tied = Itxi duenak beste hainbeste du: besteek irabazten dute.
closer-loses = Itxi duenak gehiago du, eta puntu bat galtzen du.
closer-doubles = Itxi duenak gehiago du; beraz, bikoitza balio dute: { $points }.

## Kozel, akerra

waited-added = { $who }: { $own } gehi zain zeuden { $waited }, { $sum } guztira.
lone-tile = { $tile } bakarrik, { $points } puntu: { $who }.
eggs-added = Arrautzak: { $who }, { $own } gehi { $eggs }, { $sum } guztira.
account-closed = { $least } baino gutxiago oraindik ez da kontatzen: { $sides }.
eggs-wait =
    { $game ->
        [tiddly-wink] Berdinduta: potea geratzen da, { $points } hurrengo irabazlearentzat.
       *[kozel] Arrautzak: { $points }, hurrengo eskua galtzen duenarentzat.
    }
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Potea: { $points }.
       *[kozel] { $scores }. Arrautzak: { $points }.
    }
account-waits = { $least } baino gutxiago, hurrengo galerarako gordeta: { $sides }.
goat =
    { $members ->
        [one] { $who } da akerra!
       *[other] { $who } dira akerrak!
    }
    .brief = Akerra: { $who }!
goat-you =
    { $members ->
        [one] Zu zara akerra!
       *[other] Zuek zarete akerrak!
    }
