# Die Wörter dieser Übersetzung, einmal entschieden:
# tile = Stein; double = Pasch ("Pasch 6"); blank = blank ("6 blank"); half = Hälfte;
# pips = Augen, points = Punkte; boneyard = Talon; draw = ziehen; lay = legen;
# fits = geht, stuck = nichts geht; pass = passen, und nur das; blocked = gesperrt; go out = alle Steine los sein;
# serpent = Schlange, ends = Enden, arm = Arm; match = Partie, game = Spiel, round = Runde;
# wild tile = Jolly, Matador; partner = Partner; exchange = tauschen; deal = austeilen.
# Mexican Train ist das Spiel und der Train für alle, am Tisch kurz Mexiko (ein Mexikaner wäre eine Person).
# Karten (Bax): hand = Runde, pack = Stapel, stake = Einsatz, pot = Topf, stand = aufhören.
# Ein Stein steht immer ohne Artikel ("mit Pasch 6", "mit 6 4"), weil das Geschlecht wechselt.

## Die Sprache selbst

language-name = Deutsch
# Die Stimme, die sie liest, als Sprachkürzel
language-voice = de
language-author = die Leute hinter Serpente

## Steine, wie Spieler sie ansagen: "6 4", "Pasch 6", "5 blank"

# same
half =
    { $pips ->
        [0] blank
       *[other] { $pips }
    }
tile =
    { $double ->
        [yes] Pasch { $high }
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] Pasch { $left }
       *[no] { $left } { $right }
    }

## Listen

# same
minus = minus { $number }
decimal = { $whole },{ $fraction }
list-comma = { ", " }
list-semicolon = { "; " }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
list-none = nichts

## Was an Sprachdateien nicht stimmt

locale-problem = { $file }, Zeile { $line }, Spalte { $column }: { $why }
locale-problem-line = { $file }, Zeile { $line }: { $why }
locale-problem-file = { $file }: { $why }

fault-absent = Das gibt es nicht.
fault-exists = Das gibt es schon.
fault-forbidden = Das darf nicht gelesen werden.
fault-unreadable = Das lässt sich nicht lesen.
fault-not-utf8 = Das ist kein Text in UTF-8. Speichere ihn als UTF-8.
fault-too-large = Das ist größer als { $limit } Kibibyte. So groß ist keine Sprachdatei.
fault-too-much = Damit sind es zusammen mehr als { $limit } Kibibyte Sprachdateien, oder zu viele. Von hier an wird nichts mehr gelesen.
fault-too-deep = Zu viele Klammern in Klammern.
fault-too-long = { $id } ist länger als { $limit } Kibibyte. So lang ist keine Meldung.
fault-digits = Eine Zahl in { $id } hat mehr als { $most } Ziffern.
fault-not-a-tag = Der Name dieses Ordners ist kein Sprachkürzel wie it oder pt-BR.
fault-no-language = Es gibt keine Sprache { $tag }. Der Ordner heißt nach einem Kürzel wie it oder pt-BR.
fault-voice = { $tag } ist kein Kürzel einer Stimme wie it oder pt-BR.
fault-unknown-file = Das Programm kennt keine Sprachdatei mit diesem Namen.

fault-expected = Hier fehlt das Zeichen { $sign }.
fault-no-text = { $id } hat keinen Text.
fault-name = { $name } kann keine Meldung heißen. Lass die englischen Namen stehen.
fault-equals = Hinter { $id } fehlt das =.
fault-unindented = Diese Zeile gehört zu keiner Meldung. Setzt sie die vorige fort, beginne sie mit Leerzeichen.
fault-tab = Das ist ein Tabulator. Nimm Leerzeichen.
fault-curly-quote = Das ist ein typografisches Anführungszeichen. Nimm ein gerades, ".
fault-no-break-space = Das ist ein geschütztes Leerzeichen. Nimm ein gewöhnliches.
fault-brace = Diese Klammer schließt nichts. Soll eine geschweifte Klammer gesagt werden, setze sie in Anführungszeichen zwischen geschweifte Klammern.
fault-default = Eine Auswahl braucht genau einen Normalfall, mit einem Stern davor.
fault-quote = Ein Anführungszeichen ist nicht geschlossen.
fault-escape = Diese Escape-Folge gibt es nicht.
fault-selector = Danach lässt sich nicht auswählen.
fault-syntax = Das ist nicht zu verstehen.

fault-missing = { $id } fehlt.
fault-unknown = Das Programm hat keine Meldung { $id }.
fault-duplicate = { $id } steht zweimal da.
fault-duplicate-in = { $id } steht auch in { $file }, Zeile { $line }.
fault-misread = { $id } hat Buchstaben, die in einer anderen Kodierung gelesen wurden. Speichere die Datei als UTF-8 und schreib sie neu.
fault-html = Das ist eine Webseite, keine Sprachdatei. Speichere nur den Text.
fault-variable-missing = { $id } lässt die Variable { $name } weg.
fault-variable-unknown = { $id } bekommt keine Variable { $name }.
fault-term = { $id } benutzt den Term { $name }, den es nicht gibt.
fault-reference = { $id } benutzt die Meldung { $name }, die es nicht gibt.
fault-function = { $id } ruft { $name } auf, und das gibt es nicht.
fault-loop = { $id } benutzt sich selbst.
plural-form = { $form } für { $numbers }
fault-plural = { $id } fehlt { $forms }.
fault-one-form = { $id } sagt für jede Zahl in { $name } dasselbe. Deine Sprache hat { $forms }.
fault-option = { $id } gibt einer Funktion die Option { $option }, die es nicht gibt.
fault-arm-unknown = { $id } hat einen Fall { $arm }, der nie eintritt.
fault-arm-missing = { $id } fehlt der Fall { $arm }.
fault-same = { $id } ist noch englisch.
fault-not-same = { $id } ist nicht wie im Englischen, obwohl # same darüber steht.
