# Tasten: wie sie heißen und was sie tun.

key-space = Leertaste
key-enter = Eingabe
# same
key-escape = Escape
key-left = Pfeil nach links
key-right = Pfeil nach rechts
key-up = Pfeil nach oben
key-down = Pfeil nach unten
key-home = Pos 1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-backspace = Rücktaste
key-delete = Entfernen
key-insert = Einfügen
key-tab = Tabulator
key-shift-tab = Umschalt Tabulator
key-question-mark = Fragezeichen
key-comma = Komma
key-apostrophe = Apostroph
key-less = Kleiner-Zeichen
key-greater = Größer-Zeichen
key-letter = { $letter }
# same
key-function = F{ NUMBER($number, useGrouping: "false") }
key-ctrl = Steuerung { $key }

# Eine Zeile der Tabelle: "Leertaste: einen Stein ziehen".
key-line = { $keys }: { $does }.
digit-keys = { $first } bis { $last }: der nächste Stein in deiner Hand mit dieser Zahl.
count-digits = { $first } bis { $last }: die Zahl, Ziffer für Ziffer.
count-confirm = { $key }: die Zahl melden; ohne Zahl nichts melden.
digit-pairs = { $one } { $other }, schnell nacheinander: ein Stein mit 10, und so weiter.

does-draw = einen Stein ziehen
does-ends = die Enden der Schlange
does-serpent = die ganze Schlange
does-right = rechts legen, oder rechts antworten
does-left = links legen, oder links antworten
does-scores = der Punktestand
does-match = Stand der Partie: Spiel, Runde, Limit, Talon, Steine in jeder Hand
does-turn = wer dran ist
does-previous = der Stein oder Eintrag davor
does-next = der nächste Stein oder Eintrag
does-first = der erste Stein oder Eintrag
does-last = der letzte Stein oder Eintrag
does-next-playable = der nächste Stein, der sich legen lässt
does-digit = der nächste Stein in deiner Hand mit { $digit ->
    [0] blank
   *[other] einer { $digit }
}
does-confirm = den gewählten Stein legen, oder ja sagen
does-take-keyboard = die Tastatur übernehmen, wenn sie für dich ist
does-hand = alle deine Steine; nach einer Runde, was jedem übrig blieb
does-pass = passen, wenn du die Wahl hast
does-exchange = deine Steine tauschen, neu austeilen lassen oder deinen letzten Stein ansagen, wo das Spiel es erlaubt
does-count = wie viele Steine jeder Zahl zu sehen sind, mit deiner Hand
does-repeat = die letzten Worte wiederholen
does-review-back = zurück durch das Gesagte
does-review-forward = vor durch das Gesagte
does-review-first = der Anfang des Gesagten
does-review-last = das Ende des Gesagten
does-review-filter = wählen, was du durchgehst: alles, Züge, Punkte, deine eigenen
does-review-save = das Gesagte in einer Datei speichern
does-escape = Ansage abbrechen; zweimal: das Menü
does-help = die Tasten, die hier und jetzt etwas tun
does-settings = Einstellungen
does-detail = kurze, normale oder ausführliche Ansagen
does-speech = Sprachausgabe an oder aus
does-slower = langsamer sprechen
does-faster = schneller sprechen
does-quieter = leiser sprechen
does-louder = lauter sprechen
does-language = die nächste Sprache
does-hint = ein Tipp; der vorgeschlagene Stein ist gewählt
does-leave = die Partie verlassen; sie bleibt gespeichert
does-talk = denen am Tisch etwas sagen, wenn Freunde anderswo sitzen
does-last-said = noch einmal hören, was zuletzt jemand am Tisch gesagt hat, wenn Freunde anderswo sitzen
does-phrases = was du ins Mikrofon sagen kannst
does-take-card = eine Karte nehmen
does-stand = keine Karte mehr nehmen, endgültig
does-own-cards = deine Karten
does-card-points = die Punkte aller in dieser Runde, und der Topf
does-all-cards = die Karten von allen
does-cards-left = wie viele Karten noch da sind
does-card-match = Stand der Partie
does-card-hint = ein Tipp

keymap-unknown-action = In den Tasteneinstellungen: Eine Aktion namens { $action } gibt es nicht.
keymap-unknown-key = In den Tasteneinstellungen: Eine Taste namens { $key } gibt es nicht. { $action } behält die üblichen Tasten.
keymap-no-key = In den Tasteneinstellungen bleibt { $action } ohne Taste. Es gelten die üblichen Tasten.
keymap-clash = In den Tasteneinstellungen bekommt { $action } die Taste { $key }, aber sie gehört zu { $other }. { $action } behält die üblichen Tasten.
