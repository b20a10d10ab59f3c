# Karta-jokoa.

card =
    { $card ->
        [black] beltza
        [white-yellow] zuri-horia
        [white-blue] zuri-urdina
        [green] berdea
        [red] gorria
        [yellow] horia
        [blue] urdina
       *[white] zuria
    }
points =
    { $points ->
        [one] puntu bat
       *[other] { $points } puntu
    }
points-and-half =
    { $points ->
        [0] puntu erdia
        [one] puntu bat eta erdi
       *[other] { $points } puntu eta erdi
    }

## Zer gertatzen den

all-stake =
    { $amount ->
        [one] Bakoitzak bat jarri du mahaian.
       *[other] Bakoitzak { $amount } jarri ditu mahaian.
    }
    .brief = Apustua: { $amount }.
lot-eldest = Handiena { AFTER($who, vowel: "k", r: "rek", other: "ek") } du, eta hasiko da.
    .brief = { $who } lehena.
lot-eldest-you = Handiena zurea da: zu hasten zara.
    .brief = Zu lehena.
staked = { $who }: apustua, { $amount }.
you-staked = Zure apustua, { $amount }.
card-taken = { $who }: { $card }, { $points }.
you-took = Zuk { $card }, { $points }.
card-waits = { $who }: { $card }, zain, { $points }.
    .brief = { $who }: { $card }, { $points }.
you-wait = Zuk { $card }. Zain geratu zara, { $points }.
    .brief = Zuk { $card }, { $points }.
card-out = { $who }: { $card }, kanpoan.
you-took-out = Zuk { $card }. Esku honetatik kanpo zaude.
    .brief = Zuk { $card }, kanpoan.
stood = { $who }: planto.
you-stood = Planto egin duzu.
your-turn-take = Zure txanda. { $key }, lehen karta hartzeko.
your-turn-choose =
    { $stake ->
        [0] Zure txanda. Orain arte, { $points }. { $take }, karta bat hartzeko; { $stand }, planto egiteko.
       *[other] Zure txanda. Orain arte, { $points }. { $take }, karta bat hartzeko, apustua { $stake }; { $stand }, planto egiteko.
    }
    .brief = Zure txanda, { $points }.
tie-colour = Berdinketa. Karta horirik gehien, edo urdinik gehien, zuria bietako edozein gisa: { $runs }.
    .brief = Berdinketa, { $runs }.
tie-eldest = Berdinketak jarraitzen du: eskukotik hasita lehenak irabazten du. Eskukoa: { $eldest }.
    .brief = Berriro; eskukoa, { $eldest }.
tie-eldest-you = Berdinketak jarraitzen du: zugandik hasita lehenak irabazten du.
    .brief = Berriro, zugandik.
hand-won =
    { $pot ->
        [0] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi du eskua: { $points }.
       *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi du eskua: { $points }. Mahaiko apustuak eraman ditu: { $pot }.
    }
    .brief =
        { $pot ->
            [0] { AFTER($who, vowel: "k", r: "rek", other: "ek") } irabazi du.
           *[other] { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $pot } irabazi ditu.
        }
hand-won-you =
    { $pot ->
        [0] Eskua irabazi duzu, { $points }.
       *[other] Eskua irabazi duzu, { $points }. Mahaiko apustuak eraman dituzu: { $pot }.
    }
    .brief =
        { $pot ->
            [0] Zuk irabazi duzu.
           *[other] { $pot } irabazi dituzu.
        }
hand-won-nobody =
    { $pot ->
        [0] Inork ez du eskua irabazi.
       *[other] Inork ez du eskua irabazi. Mahaiko apustuak hor geratzen dira: { $pot }.
    }
    .brief =
        { $pot ->
            [0] Inork ez.
           *[other] Inork ez. Potean { $pot }.
        }

## Erantzunak

# same
all-cards = { $cards }.
# same
cards-of = { $who }: { $cards }, { $points }
cards-none = { $who }: kartarik ez
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Mahaian, { $pot }.
    }
# same
card-points-of = { $who } { $points }
card-points-out = { $who } kanpoan
card-match =
    { $pot ->
        [0] { $game }, { $goal }. { round-begins } Sortan { $left } karta.
       *[other] { $game }, { $goal }. { round-begins } Sortan { $left } karta. Mahaian, { $pot }.
    }
cards-left =
    { $count ->
        [one] Sortan karta bat geratzen da.
       *[other] Sortan { $count } karta geratzen dira.
    }
must-take = Lehen karta denek hartu behar dute: { $key }, hartzeko.
cards-keys = Joko honetan ez dago fitxarik. { $take }, karta bat hartzeko; { $stand }, planto egiteko.
hint-take = Aholkua: { $key }, karta bat hartzeko.
hint-stand = Aholkua: { $key }, planto egiteko.
reason-leads = orain zeu zinateke irabazlea
reason-behind = orain { $who } litzateke irabazlea
reason-blacks =
    { $blacks ->
        [0] ez da karta beltzik geratzen
        [1]
            { $left ->
                [1] azken karta beltza da
               *[other] geratzen diren { $left } kartetatik bat beltza da
            }
       *[other] geratzen diren { $left } kartetatik { $blacks } beltzak dira
    }
