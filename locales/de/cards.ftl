# Das Kartenspiel.

card =
    { $card ->
        [black] schwarz
        [white-yellow] weißgelb
        [white-blue] weißblau
        [green] grün
        [red] rot
        [yellow] gelb
        [blue] blau
       *[white] weiß
    }
# Die Punkte stehen immer so, dass sie nicht gebeugt werden: nach einem Komma oder Doppelpunkt.
points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
points-and-half =
    { $points ->
        [0] ein halber Punkt
        [1] eineinhalb Punkte
        [2] zweieinhalb Punkte
        [3] dreieinhalb Punkte
        [4] viereinhalb Punkte
        [5] fünfeinhalb Punkte
        [6] sechseinhalb Punkte
        [7] siebeneinhalb Punkte
        [8] achteinhalb Punkte
        [9] neuneinhalb Punkte
       *[other] { $points },5 Punkte
    }

## Was geschieht

all-stake =
    { $amount ->
        [one] Alle setzen eins.
       *[other] Alle setzen { $amount }.
    }
    .brief = Einsatz: { $amount }.
lot-eldest = { $who } hat die höchste, ist Vorhand und beginnt.
    .brief = { $who } beginnt.
lot-eldest-you = Du hast die höchste, bist Vorhand und beginnst.
    .brief = Du beginnst.
staked = { $who } setzt { $amount }.
you-staked = Du setzt { $amount }.
card-taken = { $who }: { $card }, { $points }.
you-took = Du: { $card }, { $points }.
card-waits = { $who }: { $card }, wartet. Stand: { $points }.
    .brief = { $who }: { $card }, { $points }.
you-wait = Du: { $card }. Du wartest. Stand: { $points }.
    .brief = Du: { $card }, { $points }.
card-out = { $who }: { $card }, raus.
you-took-out = Du: { $card }. Du bist raus aus dieser Runde.
    .brief = Du: { $card }, raus.
stood = { $who } hört auf.
you-stood = Du hörst auf.
your-turn-take = Du bist dran. Die erste Karte nehmen mit { $key }.
your-turn-choose =
    { $stake ->
        [0] Du bist dran. Stand: { $points }. Noch eine Karte mit { $take }, aufhören mit { $stand }.
       *[other] Du bist dran. Stand: { $points }. Noch eine Karte für { $stake } mit { $take }, aufhören mit { $stand }.
    }
    .brief = Du bist dran, { $points }.
tie-colour = Gleichstand. Die meisten gelben oder die meisten blauen Karten entscheiden, weiß als eins von beiden: { $runs }.
    .brief = Gleichstand, { $runs }.
tie-eldest = Immer noch Gleichstand: Der Erste ab { $eldest } gewinnt.
    .brief = Nochmals, ab { $eldest }.
tie-eldest-you = Immer noch Gleichstand: Der Erste ab dir gewinnt.
    .brief = Nochmals, ab dir.
hand-won =
    { $pot ->
        [0] { $who } gewinnt die Runde. Stand: { $points }.
       *[other] { $who } gewinnt die Runde und den Topf mit { $pot }. Stand: { $points }.
    }
    .brief =
        { $pot ->
            [0] { $who } gewinnt.
           *[other] { $who } gewinnt { $pot }.
        }
hand-won-you =
    { $pot ->
        [0] Du gewinnst die Runde. Stand: { $points }.
       *[other] Du gewinnst die Runde und den Topf mit { $pot }. Stand: { $points }.
    }
    .brief =
        { $pot ->
            [0] Du gewinnst.
           *[other] Du gewinnst { $pot }.
        }
hand-won-nobody =
    { $pot ->
        [0] Niemand gewinnt die Runde.
       *[other] Niemand gewinnt die Runde. Der Topf mit { $pot } bleibt stehen.
    }
    .brief =
        { $pot ->
            [0] Niemand gewinnt.
           *[other] Niemand. Topf { $pot }.
        }

## Antworten

all-cards = { $cards }.
cards-of = { $who }: { $cards }, { $points }
cards-none = { $who }: keine Karte
card-points =
    { $pot ->
        [0] { $points }.
       *[other] { $points }. Topf { $pot }.
    }
card-points-of = { $who } { $points }
card-points-out = { $who } raus
card-match =
    { $pot ->
        [0] { $game }, Runde { $round }, { $goal }. Karten im Stapel: { $left }.
       *[other] { $game }, Runde { $round }, { $goal }. Karten im Stapel: { $left }. Topf { $pot }.
    }
cards-left =
    { $count ->
        [one] Im Stapel liegt noch eine Karte.
       *[other] Im Stapel liegen noch { $count } Karten.
    }
must-take = Die erste Karte nehmen alle: nehmen mit { $key }.
cards-keys = In diesem Spiel gibt es keine Steine. Eine Karte nehmen mit { $take }, aufhören mit { $stand }.
hint-take = Tipp: eine Karte nehmen mit { $key }.
hint-stand = Tipp: aufhören mit { $key }.
reason-leads = jetzt würdest du gewinnen
reason-behind = jetzt würde { $who } gewinnen
reason-blacks =
    { $blacks ->
        [0] es ist keine schwarze Karte mehr da
        [1]
            { $left ->
                [1] die letzte Karte ist schwarz
               *[other] eine der { $left } übrigen Karten ist schwarz
            }
       *[other] { $blacks } der { $left } übrigen Karten sind schwarz
    }
