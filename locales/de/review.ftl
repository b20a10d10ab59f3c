## Der Tisch

ends = Links { $left }, rechts { $right }.
    .brief = { $left } und { $right }.
# one form
star-begins =
    { $begun ->
        [0] Noch keiner von { $arms } Armen begonnen. Der erste beginnt mit { $next }.
        [one] Ein Arm von { $arms } begonnen. Der nächste beginnt mit { $next }.
       *[other] { $begun } von { $arms } Armen begonnen. Der nächste beginnt mit { $next }.
    }
    .brief = { $begun } von { $arms } Armen, { $next }.
star-ends = Offen: { $ends }.
    .brief = { $ends }.
arm-ends = Arme: { $arms }.
    .brief = { $open }.
arm-end = { $who } { $end }
arm-end-open = { $who } { $end } offen
end-either = { $high } oder { $low }
end-blank = nur blank
nothing-laid = Es liegt noch nichts.
serpent =
    { $count ->
        [one] Ein Stein: { $tiles }.
       *[other] { $count } Steine: { $tiles }.
    }
    .brief = { $tiles }.

## Die Hand

serpent-arms = In der Mitte { $first }; { $arms }.
arm = { $name }: { $tiles }
arm-number = Arm { $number }
hand =
    { $count ->
        [one] Ein Stein: { $tiles }.
       *[other] { $count } Steine: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Ein Stein, { $pips ->
                [one] ein Auge
               *[other] { $pips } Augen
            }: { $tiles }.
           *[other] { $count } Steine, { $pips ->
                [one] ein Auge
               *[other] { $pips } Augen
            }: { $tiles }.
        }
hands-left = Noch auf der Hand: { $hands }.
hand-left = { $who } { $tiles }
tile-fits = { $tile }, { $places }
# same
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, eröffnet
tile-fits-not = { $tile }, geht nicht
    .brief = { $tile }
which-side = { $tile }: { $right } rechts, { $left } links?
place-open = zum Anfang
# same
tile-held = { $tile }
place-help = Von Platz zu Platz mit den Pfeiltasten, dort legen mit { $enter }, nichts legen mit { $back }.
hurry-help = { $key } lässt die anderen sofort weiterspielen.
which-place = { $tile }: { $choices }?
choice = Taste { $number }, { $place }
never-mind = Abgebrochen.

## Die Partie

scores = { $scores }.
scores-games = { $scores }. Gewonnene Spiele: { $games }.
scores-sets = { $scores }. Gewonnene Durchgänge: { $sets }.
score-of = { $who } { $total }
score-out = { $who } { $total }, ausgeschieden
match-info =
    { $stock ->
        [spare] Steine: { $hands }. Übrige Steine { $boneyard }. { $game }, Runde { $round }, { $goal }.
        [none] Steine: { $hands }. { $game }, Runde { $round }, { $goal }.
       *[boneyard] Steine: { $hands }. Talon { $boneyard }. { $game }, Runde { $round }, { $goal }.
    }
match-info-between = { $game }, { $goal }. Runde { $round } ist zu Ende.
hand-size = { $who } { $count }
# same
turn-is-yours = { $turn }
    .brief = Du bist dran. { $turn }
# same
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
whose-turn-you = Du bist dran.
# same
told-with = { $told } { $more }
whose-turn = { $who } ist dran.
counts =
    { $own ->
        [yes] Zu sehen, von je { $each }: { $groups }.
       *[no] Auf dem Tisch, von je { $each }: { $groups }.
    }
    .brief = { $groups }.
count-group =
    { $count ->
        [one] einmal { $numbers }
       *[other] { $count }-mal { $numbers }
    }
count-of-few = { $numbers } { $count } von { $all }
leave-question =
    { $kept ->
        [no] Die Übungsrunde verlassen? Verlassen mit { $yes }, bleiben mit { $no }.
       *[yes] Die Partie verlassen? Sie bleibt gespeichert. Verlassen mit { $yes }, bleiben mit { $no }.
    }
leave-unkept = Die Partie verlassen? Sie ist nicht gespeichert und ginge verloren. Verlassen mit { $yes }, bleiben mit { $no }.

hint-lay = Tipp: { $tile }.
hint-lay-at = Tipp: { $tile }, { $place }.
hint-draw = Tipp: ziehen mit { $key }.
hint-exchange = Tipp: tauschen mit { $key }.
hint-pass = Tipp: passen mit { $key }.
hint-keep = Tipp: behalten mit { $key }.
hint-why = { $hint } Denn { $first }.
    .full = { $hint } Denn { $reasons }.
halves =
    { $half ->
        [0] Blanks
        [1] Einser
        [2] Zweier
        [3] Dreier
        [4] Vierer
        [5] Fünfer
        [6] Sechser
        [7] Siebener
        [8] Achter
        [9] Neuner
       *[other] { $half }er
    }
reason-keeps-open = deine { halves } bleiben spielbar
reason-passed-on = { $who } hatte nichts für { halves }
reason-frees = die { halves }, für die { $who } nichts hatte, sind dann zugedeckt
reason-sheds =
    { $points ->
        [one] damit wirst du ein Auge los
       *[other] damit wirst du { $points } Augen los
    }
reason-alone =
    { $points ->
        [one] bliebe er allein übrig, würde er einen Punkt zählen
       *[other] bliebe er allein übrig, würde er { $points } Punkte zählen
    }
reason-double = ein Pasch ist später schwerer zu legen
reason-scarce =
    { $count ->
        [0] dort kann sonst niemand anlegen
        [1] dort geht nur einer der verdeckten Steine
       *[other] dort gehen nur { $count } der verdeckten Steine
    }
reason-follow = dort geht danach { $tile }
reason-most-to-lay = danach gehen möglichst viele deiner Steine
reason-least-for-others = die anderen können danach möglichst wenig anlegen
reason-alike = nur dieser Stein geht, und die Enden, an die er geht, sind gleich
reason-last-tile = es ist dein letzter Stein
reason-forced = etwas anderes geht nicht
reason-mate-opens = deine Steine taugen wenig zum Eröffnen
reason-will-fit = dort gehen dann deine { halves }
reason-saves = { $tile } bleibt dir für später
reason-stays-closed = dein Arm bleibt für die anderen zu
reason-closes = damit ist { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Arm für alle anderen zu
reason-heavy = deine Steine zählen { $points } Augen
reason-pays-double = nach einem Tausch zahlst du doppelt, wenn du verlierst
reason-doubles = du hast { $count } Pasche

simulated =
    { $matches ->
        [one] { game-name }: eine Partie, Runden: { $rounds }. Gewonnene Partien: { $wins }.
       *[other] { game-name }: { $matches } Partien, Runden: { $rounds }. Gewonnene Partien: { $wins }.
    }
endless-match = Partie { $number } ist nach { $rounds } Runden noch nicht zu Ende und wurde abgebrochen: Mit einem niedrigeren Limit oder anderen Hausregeln kann sie enden.
player-wins = { $who } { $wins }
progress = Bisher { $done } von { $count }.
arena-told = { game-name }: { $one } gegen { $other }, { $deals } gespiegelte Verteilungen. { $one } gewinnt { $share } Prozent der Runden; in 19 von 20 Fällen läge der Wert zwischen { $least } und { $most }.
arena-matches-told = { game-name }: { $one } gegen { $other }, { $matches } Partien, jede zweimal gespielt. { $one } gewinnt { $share } Prozent der Partien; in 19 von 20 Fällen läge der Wert zwischen { $least } und { $most }.
arena-player = { $player }: { $points } Punkte je Runde, { $mean } Millisekunden je Zug, höchstens { $longest }.
tree-told = { $deal }: { $nodes } Züge, { $leaves } Enden, davon { $out } durch den letzten Stein. Nach Tiefe: { $plies }.

## Was gesagt wurde

review-empty = Es wurde noch nichts gesagt.
review-no-talk = Am Tisch hat noch niemand etwas gesagt.
review-start = Das war der Anfang.
review-end = Das war das Ende.
review-all = Alles.
review-moves = Nur Züge.
review-scores = Nur Punkte.
review-own = Nur deine eigenen Züge.
review-talk = Nur, was die Leute gesagt haben.
review-saved = Gespeichert als { $file }. Noch einmal { $key } nennt den Ordner.
review-saved-in = Es liegt in { $folder }.
# Was mehrere getan haben, in einem Satz.
# same
meanwhile = { $names }: { $tiles }.
moves-made = { $count } Züge.
