key-without-use = { $key } tut hier nichts. { $help } nennt die Tasten, die etwas tun.
key-nothing = { $key }: nichts.
other-alphabet = Diese Tastatur schreibt ein anderes Alphabet. Stell sie auf lateinische Buchstaben um, oder spiel mit Pfeilen, Eingabe, Leertaste und Escape. { $help } nennt die Tasten.
paste-without-use = Das Eingefügte ist keine Taste. { $help } nennt die Tasten, die etwas tun.
nameless-key = Diese Taste tut hier nichts. { $help } nennt die Tasten, die etwas tun.
press-again = Noch einmal { $key }, wenn es gilt.
not-your-turn = Noch nicht: { $who } ist dran.
only-watching = Du siehst zu: { $who } ist dran.
only-watching-between = Du siehst zu: Die Runde ist zu Ende.
only-watching-between-hands = Du siehst zu: Die Runde ist zu Ende.
only-watching-over = Du siehst zu: Die Partie ist zu Ende. Zum Menü mit { $leave }.
keyboard-waits = Die Tastatur geht an { $who }. Übernehmen mit { $key }.
round-is-over = Die Runde ist zu Ende. Weiter mit { $key }.
hand-is-over = Die Runde ist zu Ende. Weiter mit { $key }.
match-is-over = Die Partie ist zu Ende. Noch eine Partie mit { $again }, zum Menü mit { $leave }.
you-are-out = Du bist aus dieser Partie ausgeschieden. { ways-out }
must-open = Du musst mit { $tile } eröffnen.
fits-nowhere = { $tile } geht nicht. { $ends }
on-left = links
on-right = rechts
fits-not-there = { $tile } geht { $place } nicht: Da ist { $end }.
fits-on-other-side = { $tile } geht { $place } nicht: Da ist { $end }. Auf der anderen Seite legen mit { $key }.
nothing-fits-draw = Du hast nichts für { $halves }. Ziehen mit { $key }.
waits-for-opening = Zuerst eröffnet { $who } mit { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Nur ein Jolly ginge. Ziehen mit { $key }.
       *[matador] Nur ein Matador ginge. Ziehen mit { $key }.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Nur ein Jolly ginge.
       *[matador] Nur ein Matador ginge.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Nur ein Jolly ginge. Passen mit { $key }.
       *[matador] Nur ein Matador ginge. Passen mit { $key }.
    }
nothing-fits = Du hast nichts für { $halves }.
nothing-fits-pass = Du hast nichts für { $halves }. Passen mit { $key }.
no-draw-can-lay = Du kannst { $tile } legen, also darfst du nicht ziehen.
no-draw-again = Du hast schon gezogen. Leg einen Stein, der geht, oder passe mit { $key }.
no-draw-again-lay = Du hast schon gezogen. Leg einen Stein, der geht.
no-draw-empty = Der Talon ist leer.
no-drawing = In dieser Partie wird nicht gezogen.
no-pass-can-lay = Du kannst { $tile } legen, also darfst du nicht passen.
no-pass-can-draw = Du darfst noch nicht passen: ziehen mit { $key }.
must-hand-on = Den Stein zum Eröffnen hat jemand anders. Passen mit { $key }.
arm-closed = { AFTER($who, s: "'", x: "'", z: "'", other: "s") } Arm ist nicht offen.
star-first = Erst müssen alle Arme begonnen sein, jeder mit { $half }.
double-second = Der zweite Stein jedes Arms muss sein Pasch sein.
only-double = Jetzt darf nur noch ein Pasch dazu.
must-lay-drawn = Du hast { $tile } gezogen, und der geht: Du musst ihn legen.
last-tiles-stay =
    { $count ->
        [one] Der letzte Stein des Talons bleibt immer liegen.
       *[other] Die letzten { $count } Steine des Talons bleiben immer liegen.
    }
must-lay-wild =
    { $game ->
        [jolly] Nur Jollys gehen, und einen davon musst du legen.
       *[matador] Nur Matadore gehen, und einen davon musst du legen.
    }
can-lay-on-own = Du kannst an deinen eigenen Arm legen, also darfst du nicht passen.
must-decide-swap = Sag erst, ob du deine Steine tauschst: tauschen mit { $key }, behalten mit { $pass }.
no-exchange = Hier gibt es nichts zu tauschen.
not-last-tile = Ansagen kannst du erst, wenn dir nach dem nächsten Stein nur einer bleibt.
swap-taken = In dieser Runde hat schon jemand getauscht.
too-few-doubles = Neu austeilen lassen kannst du erst ab { $count } Paschen auf der Hand.
too-late-to-redeal = Neu austeilen lassen kannst du nur vor deinem ersten Zug.
too-late-to-redeal-laid = Neu austeilen lassen kannst du nur vor deinem ersten Stein.
no-such-half = Du hast keinen Stein mit { $half }.
hand-empty = Du hast keine Steine.
no-hint = Jetzt gibt es nichts zu wählen.
