move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] ziehen
        [keep] die Hand behalten
        [swap] die Hand tauschen
        [redeal] neu austeilen
        [take] eine Karte nehmen
        [stand] aufhören
       *[pass] passen
    }
move-bid = Gebot { $bid }
cost-points = { $amount } Punkte
cost-one-point = einen Punkt
cost-percent = { $amount } Prozent einer Runde
review-choices = Züge: { $moves }, mit Auswahl: { $choices }.
review-flawless = Nichts war deutlich besser als das, was du gespielt hast.
review-cost =
    { $mistakes ->
        [one] Einer hat { $cost } gekostet.
       *[other] { $mistakes } davon haben zusammen { $cost } gekostet.
    }
review-turned =
    { $mistakes ->
        [one] In Runde { $round }: { $played }.
       *[other] Der teuerste, in Runde { $round }: { $played }.
    }
review-few = Mit { $iterations } Runden je Zug zeigen sich nur große Fehler.
review-mistake = Runde { $round }: { $played }. Um { $cost } besser: { $best }.
review-fine = Runde { $round }: { $played }. Nichts war deutlich besser.
review-forced = Runde { $round }: { $played }. Es gab keine Wahl.
review-find = Runde { $round }: { $played }. Etwas war besser: { $find } zum Suchen, { $tell } zum Anhören.
    .brief = Runde { $round }: { $played }. Etwas war besser.
menu-review = Dein Spiel durchsehen
review-kept =
    { $won ->
        [no] { game-name }, { $date }, verloren
       *[yes] { game-name }, { $date }, gewonnen
    }
review-none = Es gibt keine fertige Partie von dir.
review-begins = Ich denke über dein Spiel nach. Jede Taste bricht ab.
review-thirds =
    { $thirds ->
        [one] Ein Drittel ist fertig.
       *[other] Zwei Drittel sind fertig.
    }
review-stopped = Abgebrochen.
review-position = { $lay } Du hattest { $hand }.
review-options = Alle Züge und was sie kosten: { $moves }.
review-option = { $play }: { $cost }
review-others = Die anderen hatten: { $hands }.
review-guess = Aus dem Spiel ließen sich { $right } von { $tiles } erraten, durch Zufall { $chance }.
review-help = Auf und ab beginnt mit den teuersten Zügen, links und rechts folgt der Partie. { $enter } spielt von einem Zug an weiter, { $hand } sagt, was die anderen hatten.
aside-begins = Spiel von hier aus weiter. { $back } führt zurück.
    .brief = Von hier aus.
aside-ended = { $key } führt zurück.
menu-problems = Aufgaben
problem-grade = Stufe { $grade }
problem-theme =
    { $theme ->
        [block] Absichtlich sperren
        [double] Den Pasch behalten
        [number] Eine Zahl behalten
        [passes] Zählen, wer gepasst hat
        [partner] Dem Partner das Ende geben
       *[ends] Die Enden zählen
    }
problem-new = Eine neue
problem-again = Die letzte noch einmal
problem-solution = Lösung der letzten
problem-named = Aufgabe { $number }.
problem-one-wins = Ein einziger Zug gewinnt.
problem-one-best = Ein einziger Zug bringt am meisten.
problem-holds = { $who } hat { $tiles }.
problem-partner = { $who } spielt mit dir. Wer gepasst hat, verrät die Hände.
problem-passes = { $passes }.
problem-passed = { $who } hat bei { $numbers } gepasst
problem-word = Das Wort dafür: { $word }.
    .brief = { $word }.
problem-no-word = Keine Aufgabe heißt { $word }.
problem-right = Richtig.
problem-wins-not = Das gewinnt nicht.
problem-brings-less = Das bringt weniger.
problem-after = Nach { $played }: { $moves }.
problem-best = Der Zug war { $best }.
problem-line = Danach { $moves }.
problem-move = { $who }: { $play }
problem-none = Keine neue Aufgabe gefunden. Versuch es noch einmal.
menu-training = Mitzählen
training-begins = Eine Minute: Antworte mit einer Ziffer, oder wähle.
training-player = { $number } { $who }
training-players = Die Spieler: { $players }.
training-laid = { $who }: { $tile }
training-passed = { $who } passt bei { $ends }
training-told = { $moves }.
training-how-many = Wie viele Steine mit { $number }?
training-who = Wer hat bei { $number } gepasst?
training-nobody = Niemand
training-wrong = Nein, { $answer }.
training-next-round = Neue Runde.
training-over = { $right } von { $answered } richtig.
review-unfinished = Die Partie in { $file } ist nicht zu Ende. Spiele sie erst fertig: serpente resume { $file }.
review-nobody = In { $file } haben nur Computerspieler gespielt. Mit --seat N wird einer von ihnen durchgesehen.
review-no-seat = Die Partie in { $file } hat die Plätze 1 bis { $seats }.

menu-stats = Statistik
stats-none = Du hast noch keine Partie zu Ende gespielt.
stats-matches = Partien: { $matches }, gewonnen: { $won }.
stats-rounds = Runden: { $rounds }. Siege in Folge, höchstens: { $longest }.
stats-lately = In den letzten vier Wochen Partien: { $matches }, gewonnen: { $won }.
stats-standing = { game-name }, { $seating }. Partien: { $matches }, gewonnen: { $won }. Runden: { $rounds }. Punkte je Runde: { $average }. Bester Stand: { $best }.
stats-against =
    { $whom ->
        [easy] Gegen leichte Computerspieler, Partien: { $matches }, gewonnen: { $won }.
        [normal] Gegen normale Computerspieler, Partien: { $matches }, gewonnen: { $won }.
        [expert] Gegen sehr starke Computerspieler, Partien: { $matches }, gewonnen: { $won }.
        [people] Gegen Menschen, Partien: { $matches }, gewonnen: { $won }.
       *[other] Gegen verschiedene Gegner, Partien: { $matches }, gewonnen: { $won }.
    }
stats-partner = Mit { $who }, Partien: { $matches }, gewonnen: { $won }.
stats-week = { $won } von { $matches }
stats-weeks = Gewonnen, Woche für Woche bis zu dieser: { $weeks }.
# same 4 8 9 11
month-name =
    { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
date = { $day }. { $month }
daily-line =
    Serpente { $date }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Par { $par }, { $won ->
        [one] { $won } Runde gewonnen
       *[other] { $won } Runden gewonnen
    }, { $lost ->
        [0] nichts verschenkt
        [one] { $lost } Punkt verschenkt
       *[other] { $lost } Punkte verschenkt
    }
menu-daily = Die Partie des Tages
daily-begins = Die Partie vom { $date }: fünf Runden, für alle dieselben. Es gewinnt, wer die wenigsten Punkte hat.
    .brief = Die Partie vom { $date }.
daily-played = Du hast die Partie vom { $date } schon gespielt.
daily-goes-on = Die Partie vom { $date } geht weiter.
daily-next =
    { $hours ->
        [one] Die nächste kommt in höchstens einer Stunde.
       *[other] Die nächste kommt in { $hours } Stunden.
    }
daily-sound = { $file } ist echt: Steine und Züge der Computerspieler sind die des Tages. { $line }
daily-wrong = { $file } ist nicht echt: Zeile { $line } stimmt nicht mit dem Tag überein.
daily-not = Die Partie in { $file } ist nicht die Partie eines Tages.
no-day = Es gibt keinen Tag { $given }. Ein Tag wird so geschrieben: 2026-12-24.
daily-twice = { $file } enthält die Partie vom { $date } zweimal.
daily-other = { $file } enthält die Partie vom { $date }, nicht die verlangte.
problem-due = Wieder da: { $count }
problem-own = Ein Zug von dir: Finde den besseren.
problem-hinted = Du hast dir einen Tipp geben lassen: Die Aufgabe kommt wieder.
problem-sent = Eine Stellung aus einer Partie: Finde den besten Zug.
problem-rating = Deine Wertung: { $rating }.
daily-row = { $days } Tage in Folge; gestern { $points }, Par { $par }.
daily-hints =
    { $hints ->
        [one] { $line }, mit einem Tipp.
       *[other] { $line }, mit { $hints } Tipps.
    }
calendar-sum = Partien des Tages: { $days }, besser als Par: { $better }, längste Reihe: { $longest }.
calendar-row =
    { $days ->
        [one] Ein Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
calendar-open = Heute: noch nicht gespielt.
calendar-today = Heute
calendar-yesterday = Gestern
calendar-day = { $day }: { $points }, Par { $par }.
calendar-missed = { $day }: nicht gespielt.
calendar-missed-days = { $first } bis { $last }: nicht gespielt.
trend-two = { game-name }: Eine Wahl kostete dich im { $earlier } { $before } und im { $month } { $cost }.
trend-one = { game-name }: Eine Wahl kostete dich im { $month } { $cost }.
