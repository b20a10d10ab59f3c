key-without-use = { $key } tut hier nichts. { $help } nennt die Tasten, die etwas tun.
paste-without-use = Das Eingefügte ist keine Taste. { $help } nennt die Tasten, die etwas tun.
nameless-key = Diese Taste tut hier nichts. { $help } nennt die Tasten, die etwas tun.
too-quick = Zu schnell: noch einmal { $key }.
not-your-turn = Noch nicht: { $who } ist dran.
keyboard-waits = Die Tastatur ist für { $who }. { $key } übernimmt sie.
round-is-over = Die Runde ist zu Ende. { $key } geht weiter.
match-is-over = Die Partie ist zu Ende. Revanche mit { $again }, zum Menü mit { $leave }.
you-are-out = Du bist ausgeschieden. { ways-out }
must-open = Du musst mit { $tile } eröffnen.
fits-nowhere = { $tile } passt nicht. { $ends }
on-left = links
on-right = rechts
fits-not-there = { $tile } passt nicht { $place }: Dort liegt { $end }.
fits-on-other-side = { $tile } passt nicht { $place }: Dort liegt { $end }. { $key } legt auf der anderen Seite.
nothing-fits-draw = Du hast nichts mit { $halves }. { $key } zieht.
waits-for-opening = Zuerst eröffnet { $who } mit { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Nur ein Jolly würde passen. { $key } zieht.
       *[matador] Nur ein Matador würde passen. { $key } zieht.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Nur ein Jolly würde passen.
       *[matador] Nur ein Matador würde passen.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Nur ein Jolly würde passen. Passen mit { $key }.
       *[matador] Nur ein Matador würde passen. Passen mit { $key }.
    }
nothing-fits = Du hast nichts mit { $halves }.
nothing-fits-pass = Du hast nichts mit { $halves }. Passen mit { $key }.
no-draw-can-lay = Du kannst { $tile } legen, also darfst du nicht ziehen.
no-draw-again = Du hast schon gezogen. Leg einen Stein, der passt, oder passe mit { $key }.
no-draw-again-lay = Du hast schon gezogen. Leg einen Stein, der passt.
no-draw-empty = Der Talon ist leer.
no-drawing = In dieser Partie wird nicht gezogen.
no-pass-can-lay = Du kannst { $tile } legen, also darfst du nicht passen.
no-pass-can-draw = Du darfst noch nicht passen: { $key } zieht.
must-hand-on = Den Stein zum Eröffnen hat jemand anders. { $key } gibt weiter.
arm-closed = Der Arm von { $who } ist nicht offen.
star-first = Erst müssen alle Arme des Sterns begonnen sein, jeder mit { $half }.
must-lay-drawn = Du hast { $tile } gezogen, und das passt: Du musst ihn legen.
last-tiles-stay =
    { $count ->
        [one] Der letzte Stein des Talons bleibt immer liegen.
       *[other] Die letzten { $count } Steine des Talons bleiben immer liegen.
    }
must-lay-wild =
    { $game ->
        [jolly] Nur Jollys passen, und einen davon musst du legen.
       *[matador] Nur Matadore passen, und einen davon musst du legen.
    }
can-lay-on-own = Du kannst an deinen eigenen Arm legen, also darfst du nicht passen.
must-decide-swap = Sag erst, ob du deine Steine tauschst: { $key } tauscht, { $pass } behält sie.
no-exchange = Hier gibt es nichts zu tauschen.
swap-taken = In dieser Runde hat schon jemand getauscht.
too-few-doubles = Neues Austeilen gibt es erst mit { $count } Paschen auf der Hand.
too-late-to-redeal = Neues Austeilen gibt es nur vor deinem ersten Stein.
no-such-half = Du hast keinen Stein mit { $half }.
hand-empty = Du hast keine Steine.
no-hint = Jetzt gibt es nichts zu wählen.
