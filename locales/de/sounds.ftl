cue-told =
    { $cue ->
        [laid-left] Ein Stein links
        [laid-right] Ein Stein rechts
        [laid] Ein Stein woanders
        [double-left] Ein Pasch links
        [double-right] Ein Pasch rechts
        [double] Ein Pasch woanders
        [laid-last] Der letzte Stein einer Hand
        [drawn] Ein Stein wird gezogen
        [shuffled] Die Steine werden gemischt
        [blocked] Es ist gesperrt
        [trick-taken] Ein Stich
        [card-taken] Eine Karte wird genommen
        [passed] Passen: das Klopfen auf den Tisch
        [one-left] Jemand hat noch einen Stein
        [bid] Ein Gebot oder Trumpf
        [staked] Ein Einsatz wird bezahlt
        [train-open] Ein Zug ist offen
        [train-closed] Ein Zug ist geschlossen
        [joined] Jemand kommt
        [gone] Jemand geht
        [message] Jemand schreibt
        [points] Wenige Punkte für euch, oder richtig
        [points-many] Viele Punkte für euch
        [theirs] Wenige Punkte für andere, oder falsch
        [theirs-many] Viele Punkte für andere
        [eliminated] Jemand ist ausgeschieden
        [round-won] Runde gewonnen
        [round-lost] Runde verloren
        [match-won] Partie gewonnen
        [match-lost] Partie verloren
        [your-turn] Du bist dran
        [question] Eine Frage
        [time] Deine Zeit ist fast um
        [refused] Eine Taste, die gerade nichts tut
        [mic-open] Das Mikrofon ist offen
        [mic-closed] Das Mikrofon ist zu
        [line-lost] Die Verbindung ist weg
        [line-back] Die Verbindung ist wieder da
       *[menu] Ein Menüpunkt
        [edge] Das Ende einer Liste
        [enter] Ein Menüpunkt wird gewählt
        [fits] Der Stein passt
    }
cue-family =
    { $family ->
       *[tiles] Steine und Karten
        [players] Spieler
        [points] Punkte und Ergebnisse
        [you] Für dich
        [table] Die Verbindung
        [menus] Menüs und deine Hand
    }
menu-sounds = Klänge kennenlernen
sounds-menu =
    { $touch ->
        [yes] Klänge kennenlernen.
       *[no] Klänge kennenlernen, nach Gruppen.
    }
sounds-help = { $enter } spielt den Klang noch einmal. Links und rechts: von einem anderen Platz. { $space }: aus oder an.
sound-is-off = { $sound }: aus
sound-switch = { $sound }: aus oder an
sound-from-you = Von deinem Platz.
sound-from-seat = Spieler { $after } von { $others } nach dir.
sounds-guess = Raten
guess-title = Klang { $number } von 10.
guess-wrong = Nein: { $sound }.
guess-over = { $right } von 10.
sounds-over-ssh = Über SSH gibt es keine Klänge.
sounds-no-card = Gerade spielt keine Soundkarte.
sound-card-lost = Die Soundkarte ist weg. Mit ihr kommen die Klänge wieder.
sounds-offered = Neu: mehr Klänge, die sagen, wer legt, ob es ein Pasch ist und ob es Punkte gibt. Sie stehen in den Einstellungen; „Klänge kennenlernen“ spielt sie vor.
# one form
sounds-written = In { $folder } sind jetzt { $count } Dateien.
sounds-fit = Alle Klänge in { $folder } passen.
sound-finding = { $file }: { $why }
sound-missing = sie fehlt; der übliche Klang wird gespielt.
sound-clips = sie ist zu laut: Die Spitzen lassen keinem anderen Klang Platz.
sound-too-loud = sie ist { $by } Dezibel lauter als der übliche Klang.
sound-too-soft = sie ist { $by } Dezibel leiser als der übliche Klang.
sound-longer-than-usual = sie dauert { $length } Millisekunden; die Worte beginnen vorher.
sound-stereo = sie hat zwei Kanäle und kann nicht von ihrem Platz am Tisch kommen; speichere sie mit einem.
