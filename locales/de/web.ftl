# Die Seite im Browser: ihre wenigen eigenen Worte.
web-title = Serpente, Domino nach Gehör
web-needs-script = Das Spiel auf dieser Seite braucht JavaScript, das in diesem Browser ausgeschaltet ist.
web-who-reads = Wer liest dir das Spiel vor?
web-who-reads-help = Alles wird in Worten gesagt. Wenn du einen Screenreader hast, lass ihn lesen. F4 ändert das später.
web-reader-reads = Mein Screenreader, oder ich lese selbst
web-browser-speaks = Die Stimme dieses Browsers
web-keys = Hier mit Tasten spielen
web-keys-help = Das Fragezeichen sagt die Tasten, die etwas tun. Alles gibt es auch als Knöpfe.
web-send = Senden
web-table = Am Tisch
web-text = Zum Lesen
web-tiles = Deine Steine
web-choices = Zur Wahl
web-asks = Fragen
web-history = Was gesagt wurde
web-away = Während du weg warst, unter anderem:

## Die Knöpfe

web-draw = Ziehen
web-pass = Passen
web-exchange = Steine tauschen
web-confirm = Weiter
web-right = Rechts
web-left = Links
web-hint = Tipp
web-take-keyboard = Tastatur übernehmen
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
