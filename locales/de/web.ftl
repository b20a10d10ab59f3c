# Die Seite im Browser: ihre wenigen eigenen Worte.
web-title = Serpente, Domino nach Gehör
web-needs-script = Das Spiel auf dieser Seite braucht JavaScript, das in diesem Browser ausgeschaltet ist.
web-who-reads-help = Alles wird in Worten gesagt. Wenn du einen Screenreader hast, lass ihn lesen.
web-keys = Hier mit Tasten spielen
web-keys-help = Das Fragezeichen nennt die Tasten, die etwas tun. Alles gibt es auch als Knöpfe.
web-send = Senden
web-table = Am Tisch
web-text = Zum Lesen
web-tiles = Deine Steine
web-choices = Zur Wahl
web-asks = Fragen
web-players = Spieler
web-history = Was gesagt wurde
web-away = Während du weg warst, unter anderem:

## Die Knöpfe

web-draw = Ziehen
web-pass = Passen
web-exchange = Steine tauschen
web-announce = Letzter Stein
web-confirm = Weiter
web-right = Rechts
web-left = Links
web-hint = Tipp
web-take-keyboard = Meine Steine zeigen
web-leave = Verlassen
web-turn = Wer ist dran
web-ends = Enden
web-serpent = Schlange
web-scores = Punkte
web-hand = Meine Hand
web-count = Zahlen
web-match = Partie
web-talk = Reden
web-repeat = Noch einmal
web-help = Hilfe
web-settings = Einstellungen
web-escape = Zurück
web-previous = Voriges
web-next = Nächstes
web-choose = Wählen

## Dieselben Knöpfe im Kartenspiel und im Stichspiel

web-cards-draw = Karte nehmen
web-cards-pass = Keine Karte mehr
web-cards-ends = Punkte der Runde
web-cards-serpent = Alle Karten
web-cards-hand = Meine Karten
web-cards-count = Restliche Karten
web-tricks-ends = Gebote
web-tricks-serpent = Letzter Stich

## Das Bild des Tisches

web-menu = Menü
# same
web-chat = Chat
web-unread = ungelesen:
web-skip = Zu deinen Steinen
web-picture = Bild des Tisches; der Text sagt dasselbe
web-open = offen für alle
web-led = hat ausgespielt
web-playing = ist dran
web-yours = Du bist dran
web-player =
    { $name }, { $tiles ->
        [one] ein Stein
       *[other] { $tiles } Steine
    }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-card-player =
    { $name }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-round = Runde { $round }
web-stock = { $left } im Talon
web-this-round = Diese Runde
web-total = Gesamt
web-in-hand = Auf der Hand
web-next-round = Nächste Runde
web-play-again = Noch einmal
web-double = { $half } { $half }, Pasch

## Die erste Seite, und die Leitung zum Server

web-games = Spiele
web-play-now = Gleich spielen
web-play-now-help = Salotto, gegen drei Computerspieler
web-with-friends = Mit Freunden
web-with-friends-help = Ein Tisch und sein Link
web-learn = Lernen
web-learn-help = Ein paar Minuten, Schritt für Schritt
web-tables-here = Tische
web-your-name = Dein Name
web-aloud = Das Spiel vorlesen
web-sit-down = Hinsetzen
web-solve = Aufgabe lösen
web-tables-open = Offene Tische
web-watch = Zuschauen
web-free-chairs = Freie Plätze:
web-description = Domino mit Freunden oder gegen den Computer, mit den Augen und nach Gehör. Nichts zu installieren, kein Konto.
web-language-label = Sprache
web-invite = Einladen
web-invite-help = Wer diesen Link öffnet, sitzt mit am Tisch.
web-share = Teilen
web-copy = Kopieren
web-copied = Kopiert
web-close = Schließen
web-guest = Gast
web-trying = Der Server ist nicht zu erreichen. Neuer Versuch läuft.
web-dropped = Nicht getan: Der Server war nicht zu erreichen.
web-notify = Sag mir, wenn ich dran bin
web-notify-refused = Dein Browser erlaubt keine Benachrichtigungen.
web-letters = Buchstaben und Ziffern spielen
web-button = „{ $name }“
web-tap = Tippen
web-continue = Weiterspielen
web-elsewhere = Du spielst in einem anderen Tab weiter.

## Sprechen

web-speak = Sprechen
web-phrases = Was kann ich sagen?
web-speak-about = Dein Browser schickt vielleicht an seinen Hersteller, was du sagst. Drück noch einmal, um zu sprechen.
web-speak-no-microphone = Das Mikrofon lässt sich nicht benutzen.
web-speak-failed = Dein Browser konnte keine Sprache erkennen.
web-speak-no-language = Dein Browser erkennt diese Sprache nicht.
web-speak-by-itself = Das Mikrofon geht von selbst an
web-speak-stop = hör nicht mehr zu | mikrofon aus
web-speak-stopped = Das Mikrofon geht jetzt nur noch mit dem Knopf an.
