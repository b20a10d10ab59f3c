welcome = Serpente, Domino nach Gehör.
goodbye = Auf Wiederhören.
nameless = Spieler
# Buchstaben statt Zahlen, damit nie zwei Zahlen aufeinanderstoßen: "Spieler A 7", nicht "Spieler 1 7".
nameless-of =
    { $number ->
        [1] Spieler A
        [2] Spieler B
        [3] Spieler C
        [4] Spieler D
        [5] Spieler E
        [6] Spieler F
        [7] Spieler G
        [8] Spieler H
        [9] Spieler I
        [10] Spieler J
       *[other] Spieler { $number }
    }

## Das Hauptmenü

main-menu = Hauptmenü.
menu-help = Auswählen mit den Pfeiltasten, bestätigen mit { $enter }, zurück mit { $back }.
menu-top = Anfang.
menu-change-help = Links und rechts ändern den Wert.
reader-help = Von Satz zu Satz mit den Pfeiltasten, zurück mit { $back }.
reader-end = Ende.
help-begins = { $lines } Zeilen. Von Zeile zu Zeile mit den Pfeiltasten, zurück mit { $back }.
help-rules = Noch einmal { $help }: die Regeln dieses Spiels.
verbatim = { $text }
retelling-help = Gleich weiter mit { $enter }, aufhören mit { $back }.
name-help = Die Pfeiltasten sagen, was du geschrieben hast. { $back } lässt den Namen, wie er war, { $delete } entfernt ihn.
menu-new-match = Neue Partie
menu-resume = Letzte Partie fortsetzen
menu-tutorial = Übungsrunde
menu-games = Spiele und Regeln
menu-settings = Einstellungen
menu-keys = Tasten
menu-quit = Beenden
menu-no-such = Nichts beginnt mit { $letter }.
quit-question = Serpente verlassen? Verlassen mit { $yes }, bleiben mit { $no }.
terminal-keeps-lines = Dieses Terminal behält seine Zeilen: Wer zurückblättert, kann die Steine aller lesen.
answer-yes = Ja
answer-no = Nein

## Eine neue Partie

match-menu = Neue Partie. Links und rechts ändern den Wert.
menu-start = Los: { game-name }, { $who }, { $goal }
menu-short = { $entry }; eine Runde kann genügen
seating-alone = { $players } Spieler
seating-range = { $least } bis { $most } Spieler
seating-teams = { $teams } Teams zu je { $members }
menu-game = Spiel: { game-name }
menu-preset = Spielweise: { preset-name }
menu-preset-own = Spielweise: eigene Hausregeln
menu-seating = Wer spielt: { $who }
menu-people =
    { $people ->
        [0] An diesem Gerät: niemand
        [one] An diesem Gerät: eine Person
       *[other] An diesem Gerät: { $people } Personen
    }
menu-level = Computerspieler: { level-name }. { level-manner }
    .brief = Computerspieler: { level-name }
menu-set = Steine: bis Pasch { $top }
menu-hand =
    { $tiles ->
        [one] Hand: ein Stein
       *[other] Hand: { $tiles } Steine
    }
menu-goal =
    { $rounds ->
        [yes] Gespielt wird: eine feste Zahl von Runden
       *[no] Gespielt wird: bis zu einer Zahl von Punkten
    }
menu-limit =
    { $limit ->
        [one] Limit: ein Punkt
       *[other] Limit: { $limit } Punkte
    }
menu-wins =
    { $limit ->
        [one] Limit: eine gewonnene Runde
       *[other] Limit: { $limit } gewonnene Runden
    }
menu-marks =
    { $limit ->
        [one] Limit: ein Strich
       *[other] Limit: { $limit } Striche
    }
menu-rounds = Runden: { $rounds }
menu-switch =
    { $on ->
        [yes] { rule-name }: an
       *[no] { rule-name }: aus
    }
menu-choice = { rule-name }: { rule-value }
menu-number =
    { $number ->
        [0] { rule-name }: keine
       *[other] { rule-name }: { $number }
    }
menu-points =
    { $points ->
        [0] { rule-name }: nichts
        [one] { rule-name }: ein Punkt
       *[other] { rule-name }: { $points } Punkte
    }
menu-name = Dein Name: { $name }
# same
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: noch ohne Namen

games-menu = Die Spiele und ihre Regeln.
pick-menu = Welches Spiel?

## Das Menü am Tisch

table-menu = Menü.
menu-back-to-table = Zurück an den Tisch
menu-rules = Regeln
menu-leave = Partie verlassen
menu-check = Diese Partie prüfen
check-fair =
    { $deals ->
        [one] Alles ehrlich: Die Steine entsprechen dem Siegel.
       *[other] Alles ehrlich: In allen { $deals } Runden entsprechen die Steine dem Siegel.
    }
check-together =
    { $deals ->
        [one] Alles ehrlich: Das Austeilen folgte aus Zufallszahlen des Servers und der Spieler. Der Betreiber des Servers konnte die Steine sehen, und wenn er mitgespielt hat, konnte er sie auch aussuchen.
       *[other] Alles ehrlich: Jedes Austeilen, { $deals } insgesamt, folgte aus Zufallszahlen des Servers und der Spieler. Der Betreiber des Servers konnte die Steine sehen, und wenn er mitgespielt hat, konnte er sie auch aussuchen.
    }
check-promised =
    { $deals ->
        [one] Alles ehrlich: Das Austeilen folgte aus Zufallszahlen des Servers und der Spieler, die feststanden, bevor jemand die der anderen kannte. Niemand hat die Steine ausgesucht, doch der Betreiber des Servers konnte sie sehen.
       *[other] Alles ehrlich: Jedes Austeilen, { $deals } insgesamt, folgte aus Zufallszahlen des Servers und der Spieler, die feststanden, bevor jemand die der anderen kannte. Niemand hat die Steine ausgesucht, doch der Betreiber des Servers konnte sie sehen.
    }
check-kept-back =
    { $deals ->
        [one] Bei einem Austeilen hat jemand die eigene Zahl zurückgehalten und konnte so zwischen zwei Blättern wählen.
       *[other] Bei { $deals } davon hat jemand die eigene Zahl zurückgehalten und konnte so jedes Mal zwischen zwei Blättern wählen.
    }
check-not-as-promised = Keine ehrliche Partie: In Runde { $round } ist eine Zufallszahl nicht die, die vorher feststand.
check-evening =
    { $deals ->
        [one] Alles ehrlich: Die Steine standen vor der Partie fest. Der Server allein hat sie bestimmt, sein Betreiber konnte sie also aussuchen und sehen.
       *[other] Alles ehrlich: Die Steine aller { $deals } Runden standen vor der Partie fest. Der Server allein hat sie bestimmt, sein Betreiber konnte sie also aussuchen und sehen.
    }
check-evening-open = Noch nicht: Prüfen lässt sich das, wenn der Abend zu Ende ist.
check-repeated = Keine ehrliche Partie: In Runde { $round } kam dieselbe Zufallszahl zweimal.
check-left-out = Keine ehrliche Partie, außer deine Verbindung war langsam: In Runde { $round } fehlt die Zufallszahl deines Programms.
check-no-seals = Alles, was geschah, folgt aus dem, was ausgeteilt wurde. Versiegelt war es nicht: Das geschieht nur, wo Freunde von anderswo mitspielen.
check-not-sealed = Keine ehrliche Partie: In Runde { $round } wurde ohne Siegel ausgeteilt.
check-not-shown = Keine ehrliche Partie: Was in Runde { $round } ausgeteilt wurde, hat der Server nie gezeigt.
check-other-seal = Keine ehrliche Partie: Was nach Runde { $round } gezeigt wurde, ist nicht, was vor dem Austeilen versiegelt wurde.
check-other-deal = Keine ehrliche Partie: Was in Runde { $round } geschah, folgt nicht aus dem, was versiegelt wurde.

## Fragen

ask-name = Wie heißt du? Schreib deinen Namen, dann { $key }.
ask-name-of = { nameless-of }, wie heißt du? Schreib deinen Namen, dann { $key }.
letter-gone = { $letter } gelöscht
typed-nothing = Nichts.
typed-end = Ende der Zeile.
ask-two-voices = Hörst du jetzt zwei Stimmen, die deines Screenreaders und meine? { $one }, wenn du eine hörst, { $two }, wenn du zwei hörst.
ask-reader-reads = Ein Screenreader läuft. { $yes }: er liest, und ich schweige. { $no }: ich spreche mit eigener Stimme.
ask-reader-speed = Drück { $enter }, wenn das vorgelesen ist, { $escape } zum Überspringen: Dann weiß das Spiel, wie schnell dein Screenreader liest, und die anderen warten auf dich.
reader-speed-unknown = Zu schnell zum Messen. Es bleibt, wie es ist.
menu-reader-speed = Tempo des Screenreaders messen
one-voice-silent = Dann schweige ich ab jetzt, und du liest mit deinem Screenreader. { $key } holt mich zurück.
one-voice-stays = Gut. { $key } bringt mich jederzeit zum Schweigen.
voice-is-off = Meine Stimme ist aus. { $key } schaltet sie ein.
escape-once-more = Noch einmal { $key } führt zum Menü.
voice-hint = { $key } bringt diese Stimme zum Schweigen.
help-hint = { $key } nennt die Tasten.
keys-wait-for-enter = Dieses Terminal gibt Tasten erst nach { $enter } weiter. Tipp eine Taste, dann { $enter }.

## Aufzeichnungen

no-match-to-resume = Es gibt keine Partie zum Fortsetzen.
record-damaged = Die Aufzeichnung war ab Zeile { $line } beschädigt. Die Partie geht beim letzten unversehrten Ereignis weiter. Die beschädigte Datei bleibt als { $aside } erhalten.
record-damaged-there = Die Aufzeichnung war ab Zeile { $line } beschädigt. Die Partie geht beim letzten unversehrten Ereignis weiter.
record-gone = Die Aufzeichnung { $file } war verschwunden. Ich habe sie vollständig neu geschrieben.
record-changed = Die Aufzeichnung war von außen verändert worden. Ich habe sie vollständig neu geschrieben; was darin stand, bleibt als { $aside } erhalten.
record-locked = Ein anderes Programm spielt diese Partie gerade.
record-elsewhere = Ein anderes Programm spielt gerade die letzte Partie, also geht eine frühere weiter.
record-not-written = Die Partie lässt sich nicht speichern in { $file }: { $trouble ->
    [full] Der Datenträger ist voll
    [read-only] Der Ordner ist schreibgeschützt
    [denied] Du darfst dort nicht schreiben
    [slow] Der Datenträger antwortet nicht
   *[other] Mit dem Ordner stimmt etwas nicht
}. Ich versuche es weiter.
record-written-again = Die Partie ist wieder vollständig gespeichert.
record-kept-elsewhere = Die Partie ist stattdessen in { $file } gespeichert. Mit serpente resume { $file } geht sie weiter.
match-lost = Die Partie ließ sich nirgends speichern und ist verloren.
record-not-read = { $file } lässt sich nicht lesen: { $trouble ->
    [missing] Diese Datei gibt es nicht
    [denied] Du darfst sie nicht lesen
    [folder] Das ist ein Ordner, und gebraucht wird eine Datei
   *[other] Mit der Datei stimmt etwas nicht
}.
record-no-match = { $file } enthält keine Partie. Eine Aufzeichnung beginnt mit einer Zeile vom Typ match.
record-newer = { $file } hat das Format { $format }, das neuer ist als dieses Programm. Ein neueres serpente kann es lesen.
record-is-over = Die Partie in { $file } ist zu Ende. serpente replay erzählt sie noch einmal.
record-whole =
    { $file } ist unversehrt: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }, { $events } Ereignisse.{ $unfinished ->
        [0] {""}
       *[other] {" "}Nicht zu Ende gespielt: { $unfinished }.
    }
record-evening = Die Steine gehören zu einem Abend. Dass sie vorher feststanden, lässt sich nur an seinen Tischen prüfen, wenn er zu Ende ist.
record-wrong = { $file } stimmt ab Zeile { $line } nicht, in Partie { $number }.
replay-match = Partie { $number } von { $count }.
replay-over = Das war die ganze Aufzeichnung.
    .brief = Ende.
record-sealed = Partien mit versiegeltem Austeilen: { $sealed } von { $matches }.
record-unsealed = Darin ist nichts versiegelt. Geprüft ist also, dass jeder Zug aus dem Austeilen folgt, nicht, dass niemand die Steine ausgesucht hat.
