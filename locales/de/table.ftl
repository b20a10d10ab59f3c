## Eine Partie und ihre Runden

listener = du
match-begins = { $game }, { $goal }. Der Reihe nach: { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } Spieler, { $goal }. Der Reihe nach: { $who }.
match-begins-teams = { $game }, { $goal }. Die Teams: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
turn-order = Der Reihe nach: { $who }.
match-begins-draw = { $game }, { $goal }. Wer mit wem spielt, wird ausgelost.
    .brief = { $game }, { $goal }.
teams-against = { $teams } gegen { $team }
time-to-think =
    { $seconds ->
        [one] Wer dran ist, hat eine Sekunde Bedenkzeit.
       *[other] Wer dran ist, hat { $seconds } Sekunden Bedenkzeit.
    }
match-goes-on = { $game } geht weiter: Runde { $round }.
match-recap = Zuletzt:
recap-moves = { $moves }.
recap-move = { $who } { $made }
goal-limit =
    { $limit ->
        [one] bis jemand einen Punkt hat
       *[other] bis { $limit } Punkte
    }
goal-hands =
    { $limit ->
        [one] bis jemand eine Runde gewonnen hat
       *[other] bis jemand { $limit } Runden gewonnen hat
    }
goal-in-a-row = bis jemand { $limit } Runden in Folge gewinnt
goal-games = bis jemand zwei Spiele gewonnen hat, jedes mit mehr als { $limit } Punkten
goal-sets = bis jemand zwei Durchgänge gewonnen hat, jeden bis { $limit } Punkte
goal-rounds =
    { $rounds ->
        [one] eine Runde
       *[other] insgesamt { $rounds } Runden
    }
    .brief =
        { $rounds ->
            [one] eine Runde
           *[other] { $rounds } Runden
        }
round-begins = Runde { $round }.
you-are-dealt =
    { $count ->
        [one] Du hast einen Stein: { $tiles }.
       *[other] Du hast { $count } Steine: { $tiles }.
    }
    .brief =
        { $count ->
            [one] Ein Stein.
           *[other] { $count } Steine.
        }
redeal =
    { $reason ->
        [no-centre] Niemand hat die Mitte. Es wird neu ausgeteilt.
        [five-doubles] Auf Wunsch wird neu ausgeteilt.
        [all-passed] Alle haben gepasst. Der Nächste gibt.
        [many-doubles] Jemand hat fünf Pasche bekommen. Es wird neu ausgeteilt.
        [many-alike] Jemand hat sechs Steine einer Zahl bekommen. Es wird neu ausgeteilt.
        [six-doubles] Es wird neu ausgeteilt.
       *[no-double] Niemand hat einen Pasch. Es wird neu ausgeteilt.
    }
    .brief =
        { $reason ->
            [all-passed] Alle gepasst.
           *[no-double] Neu ausgeteilt.
        }
lots = Auslosung: { $drawn }.
lot-equal = Bei gleicher Augenzahl zählt die höhere Hälfte.
# same
lot-of = { $who } { $drawn }
lot-opens = { $who } hat den höchsten und eröffnet.
    .brief = { $who } eröffnet.
lot-opens-you = Du hast den höchsten und eröffnest.
    .brief = Du eröffnest.
lot-offers = { $who } hat den höchsten: Jemand vom Paar eröffnet.
    .brief = { $who } hat den höchsten.
lot-offers-you = Du hast den höchsten: Einer von euch beiden eröffnet.
    .brief = Du hast den höchsten.
lot-begins = { $who } hat den höchsten und beginnt.
    .brief = { $who } beginnt.
lot-begins-you = Du hast den höchsten und beginnst.
    .brief = Du beginnst.
lot-draws-first = { $who } hat den höchsten und zieht zuerst, falls niemand die Mitte hat.
lot-draws-first-you = Du hast den höchsten und ziehst zuerst, falls niemand die Mitte hat.
lot-pairs = { $pair } haben die zwei höchsten und spielen zusammen. Gegner: { $others }.
    .brief = { $pair } gegen { $others }.
lot-pairs-against-you = { $pair } haben die zwei höchsten und spielen zusammen, du mit { $partner }.
    .brief = Du und { $partner } gegen { $pair }.
lot-pairs-with-you = { $partner } und du habt die zwei höchsten: Ihr spielt zusammen, gegen { $others }.
    .brief = Du und { $partner } gegen { $others }.

## Züge

turn-opening = { $who } eröffnet mit { $tile }.
    .brief = { $who } eröffnet.
your-turn-opening = Du eröffnest: { $tile } legen mit { $key }.
    .brief = Du eröffnest, { $tile }.
your-turn-right = Du dürftest eröffnen, aber { $tile } hast du nicht: passen mit { $pass }.
turn-may-open = { $who } darf eröffnen.
    .brief = { $who } darf eröffnen.
turn-opens = { $who } eröffnet.
your-turn-opens = Du eröffnest, freie Wahl. Legen mit { $key }.
    .brief = Du eröffnest.
your-turn-opens-double = Du eröffnest, mit einem Pasch: Legen mit { $key }.
    .brief = Du eröffnest mit einem Pasch.
your-turn-no-double = Du dürftest eröffnen, aber einen Pasch hast du nicht: passen mit { $pass }.
your-turn-offered = Du darfst eröffnen, freie Wahl. Legen mit { $key }, dem Partner überlassen mit { $pass }.
    .brief = Du darfst eröffnen, oder { $pass }.
your-turn-swap = Deine Steine gegen die sieben übrigen tauschen? Tauschen mit { $key }, behalten mit { $pass }.
    .brief = Tauschen? { $key } oder { $pass }.
swap-offer = Mit { $key } tauschst du deine Steine gegen die sieben übrigen.
draw-offer = Du darfst auch ziehen, mit { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Nur Jollys gehen: ziehen, statt einen zu legen, mit { $key }.
       *[matador] Nur Matadore gehen: ziehen, statt einen zu legen, mit { $key }.
    }
pass-offer = Du musst nicht legen: passen mit { $pass }.
redeal-offer =
    { $doubles ->
        [4] Du hast mindestens vier Pasche: neu austeilen lassen mit { $key }.
       *[other] Du hast mindestens fünf Pasche: neu austeilen lassen mit { $key }.
    }
turn-of = { $who } ist dran.
your-turn = Du bist dran. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [one] Du bist dran. { $ends } Einer deiner Steine geht.
           *[other] Du bist dran. { $ends } Von deinen Steinen gehen { $fitting }.
        }
your-turn-must = Du bist dran. { $ends }
    .full =
        { $fitting ->
            [one] Du bist dran. { $ends } Einer deiner Steine geht.
           *[other] Du bist dran. { $ends } Von deinen Steinen gehen { $fitting }.
        }
your-turn-draw = Du bist dran. { $ends } Nichts geht: ziehen mit { $key }.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
one-more-tile = Noch einen Stein? { $ends } Aufhören mit { $pass }.
    .brief = Noch einen? { $ends }
your-turn-stuck = Du bist dran. { $ends } Nichts geht: passen mit { $key }.
    .brief = { $ends } { $key }.

## Was Spieler tun

opened = { $who }: { $tile }.
    .full = { $who } eröffnet mit { $tile }.
you-opened = Du: { $tile }.
    .full = Du eröffnest mit { $tile }.
laid = { $who }: { $tile }, { $place }.
    .brief = { $who }: { $tile }.
    .full = { $who } legt { $tile } { $place }.
you-laid = Du: { $tile }, { $place }.
    .brief = Du: { $tile }.
    .full = Du legst { $tile } { $place }.
laid-own = { $who }: { $tile }.
    .full = { $who } legt { $tile } { $place }.
you-laid-own = Du: { $tile }.
    .full = Du legst { $tile } { $place }.
laid-elsewhere = { $who }: { $tile }, { $place }.
    .full = { $who } legt { $tile } { $place }.
you-laid-elsewhere = Du: { $tile }, { $place }.
    .full = Du legst { $tile } { $place }.
laid-wild = { $who }: { $tile }, { $place }; { $then }.
    .brief = { $who }: { $tile }.
you-laid-wild = Du: { $tile }, { $place }; { $then }.
    .brief = Du: { $tile }.
wild =
    { $game ->
        [jolly] Jolly { $tile }
       *[matador] Matador { $tile }
    }
lying-across = { $tile } quer
then-either = beide Hälften offen
then-blank = nur ein Blank darf folgen
then-half = { $half } offen

place-left = links
    .full = links
place-right = rechts
    .full = rechts
place-on =
    { $half ->
        [blank] ans blanke Ende
       *[other] an die { $half }
    }
place-new-arm = neuer Arm
    .full = an einen neuen Arm
place-own = eigener Arm
    .full = an den eigenen Arm
place-yours = dein Arm
    .brief = bei dir
    .full = an deinen Arm
place-of = { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Arm
    .brief = bei { $who }
    .full = an { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Arm
place-outward = { $place }, { $half } nach außen
place-across = { $place }, quer
star-complete = Jetzt liegen alle Arme, und alle sind offen.
    .brief = Alle Arme offen.

swapped = { $who } tauscht alle Steine.
    .brief = { $who } tauscht.
you-swapped = Du hast { $count } neue Steine: { $tiles }.
    .brief = { $count } neue Steine.
tiles-left =
    { $count ->
        [one] Noch einer.
       *[other] Noch { $count }.
    }
    .brief =
        { $count ->
            [one] Letzter!
           *[other] Noch { $count }.
        }
    .full =
        { $count ->
            [one] { $who } hat noch einen Stein.
           *[other] { $who } hat noch { $count } Steine.
        }
first-out = { $who } ist alle Steine los; { $mate } spielt weiter.
    .brief = { $who } ist fertig.
first-out-you = Du bist alle Steine los; { $mate } spielt weiter.
    .brief = Du bist fertig.
first-out-mate = { $who } ist alle Steine los; du spielst weiter.
    .brief = { $who } ist fertig.
drew = { $who } zieht.
    .full =
        { $left ->
            [0] { $who } zieht. Der Talon ist leer.
            [one] { $who } zieht. Im Talon liegt noch ein Stein.
           *[other] { $who } zieht. Im Talon liegen noch { $left } Steine.
        }
drew-many = { $who } zieht { $count }.
    .full =
        { $left ->
            [0] { $who } zieht { $count } Steine. Der Talon ist leer.
            [one] { $who } zieht { $count } Steine. Im Talon liegt noch ein Stein.
           *[other] { $who } zieht { $count } Steine. Im Talon liegen noch { $left } Steine.
        }
boneyard-left =
    { $left ->
        [0] Der Talon ist leer.
        [one] Im Talon liegt noch ein Stein.
       *[other] Im Talon liegen noch { $left } Steine.
    }
drew-and-passed =
    { $count ->
        [one] { $who } zieht und passt.
       *[other] { $who } zieht { $count } und passt.
    }
    .brief =
        { $count ->
            [one] { $who } passt.
           *[other] { $who } zieht { $count } und passt.
        }
    .full =
        { $count ->
            [one] { $who } zieht und passt.
           *[other] { $who } zieht { $count } Steine und passt.
        } { boneyard-left }
you-drew = Du ziehst { $fits }.
you-drew-fits = Du ziehst { $fits }. Legen mit { $lay }, behalten mit { $keep }.
    .brief = Gezogen: { $fits }.
you-drew-lay = Du ziehst { $fits }. Legen mit { $lay }.
    .brief = Gezogen: { $fits }.
passed = { $who } passt.
you-passed = Du passt.
    .brief = Gepasst.
you-passed-stuck = Nichts für { $halves }: Du passt.
    .brief = Gepasst.
you-passed-wild =
    { $game ->
        [jolly] Nur ein Jolly ginge: Du passt.
       *[matador] Nur ein Matador ginge: Du passt.
    }
you-passed-right = Du dürftest eröffnen, aber { $tile } hast du nicht: Du passt.
time-up = { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Zeit ist um.
your-time-up = Deine Zeit ist um.
time-left =
    { $seconds ->
        [one] Noch eine Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
next-round-in =
    { $seconds ->
        [one] Nächste Runde in einer Sekunde.
       *[other] Nächste Runde in { $seconds } Sekunden.
    }

## Das Ende

round-out = { $who } ist alle Steine los!
    .brief = Fertig!
round-out-you = Du bist alle Steine los!
    .brief = Fertig!
# same gaple
round-blocked =
    { $game ->
        [kozel] Fisch!
        [gaple] Batu beradu!
       *[block] Gesperrt!
    }
    .full =
        { $game ->
            [kozel] Fisch: Niemand kann legen.
            [gaple] Batu beradu: Niemand kann legen.
           *[block] Gesperrt: Niemand kann legen.
        }
count-won = Am wenigsten Augen: { $who }.
    .brief = Am wenigsten: { $who }.
    .full =
        { $members ->
            [one] { $who } hat die wenigsten Augen.
           *[other] { $who } haben die wenigsten Augen.
        }
count-won-you = Du hast die wenigsten Augen.
count-won-with-you = Ihr habt die wenigsten Augen: { $who }.
count-equal = Gleich viele Augen: { $who } hat den letzten Stein gelegt und gewinnt.
count-equal-you = Gleich viele Augen: Du hast den letzten Stein gelegt und gewinnst.
nobody-scores = Niemand bekommt Punkte.
nobody-scores-tied = Gleich wenig Augen: Niemand bekommt Punkte.
    .brief = Gleichstand.
tied-paid = Gleich wenig Augen: { $who }. Die anderen zahlen den Unterschied.
odd-points =
    { $points ->
        [one] Es geht nicht auf. Ein Punkt mehr: { $who }.
       *[other] Es geht nicht auf. { $points } Punkte mehr: { $who }.
    }
pay-difference = Die anderen zahlen den Unterschied.
pays-double = { $who } hat getauscht und zahlt doppelt: { $double } statt { $single }.
you-pay-double = Du hast getauscht und zahlst doppelt: { $double } statt { $single }.
less-own = Die anderen { $others }, weniger die eigenen { $own }: { $points }.
game-points =
    { $points ->
        [one] Zusammen { $pips }: ein Spielpunkt.
       *[other] Zusammen { $pips }: { $points } Spielpunkte.
    }
round-left = Noch auf der Hand: { $left }.
left-together = { $hands }, zusammen { $sum }
games-won = Gewonnene Spiele: { $games }.
    .brief = Spiele: { $games }.
new-game = Ein neues Spiel beginnt, alle wieder bei 0.
    .brief = Neues Spiel.
sets-won = Gewonnene Durchgänge: { $sets }.
    .brief = Durchgänge: { $sets }.
new-set = Ein neuer Durchgang beginnt, alle wieder bei 0.
    .brief = Neuer Durchgang.
round-points = Diese Runde: { $points }.
round-totals = Gesamt: { $totals }.
    .brief = { $totals }.
total-of = { $who } { $points }
    .brief = { $points }
points-of = { $who } { $points }
points-of-yours = { $who } { $points }
    .brief = ihr { $points }
points-of-theirs = { $who } { $points }
    .brief = sie { $points }
points-of-your-team = ihr { $points }
points-of-other-team = sie { $points }
eliminated =
    { $members ->
        [one] { $who } scheidet aus.
       *[other] { $who } scheiden aus.
    }
    .brief = { $who } ausgeschieden.
you-eliminated =
    { $members ->
        [one] Du scheidest aus.
       *[other] Dein Team scheidet aus.
    }
ways-out = Die anderen spielen weiter: aufhören mit { $leave }, zum Ergebnis mit { $end }.
played-out = Die anderen spielen zu Ende.
eliminated-last =
    { $members ->
        [one] { $who } erreicht das Limit, aber mit den wenigsten Punkten.
       *[other] { $who } erreichen das Limit, aber mit den wenigsten Punkten.
    }
you-eliminated-last =
    { $members ->
        [one] Du erreichst das Limit, aber mit den wenigsten Punkten.
       *[other] Dein Team erreicht das Limit, aber mit den wenigsten Punkten.
    }
match-won =
    { $members ->
        [one] { $who } gewinnt die Partie!
       *[other] { $who } gewinnen die Partie!
    }
    .brief = Sieg für { $who }!
match-won-you = Du gewinnst die Partie!
match-won-with-you = Ihr gewinnt die Partie: { $who }!
match-drawn = Die Partie endet unentschieden.
next-round = Nächste Runde mit { $key }.
    .brief = { $key }.
next-hand = Nächste Runde mit { $key }.
    .brief = { $key }.
match-ended = Noch eine Partie mit { $again }, zum Menü mit { $leave }.
watching-ended = Zum Menü mit { $leave }.
lesson-ended = Das war die Übungsrunde. Zum Menü mit { $key }.

## Eine Tastatur, mehrere Leute

handover = Die Tastatur geht an { $who }: { $key } nimmt sie.
    .brief = { $who }, drück { $key }.
handover-done = { $who } ist an der Tastatur.
hand-on = Das Gerät geht an { $who }: { $key } nimmt es.
    .brief = { $who }, drück { $key }.
handed-on = Jetzt spielt { $who }.
