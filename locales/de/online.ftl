# Tische, an die Freunde von anderswo kommen.
menu-online = Mit anderen spielen
online-menu = Mit anderen spielen.
online-host = Einen Tisch auf diesem Rechner eröffnen
online-join = Adresse eingeben
online-found = Zu { $name } gehen, { $address }
# Der Tisch, an dem du zuletzt warst.
online-last = Zurück zu { $table }, { $address }
parlour-found = In diesem Netz gefunden: { $name }.
ask-address = Wo ist der Tisch? Tippe die Adresse, dann { $key }.
ask-secret = Dieser Tisch hat ein Passwort. Tippe es, dann { $key }.
ask-talk = Was möchtest du sagen? Tippe es, dann { $key }.
typing-help = Die Pfeile sagen, was du getippt hast. Zurück ohne Absenden mit { $back }.
no-address = Das ist keine Adresse: { $text }. Eine Adresse sieht aus wie 192.168.1.5 oder wie domino.example.
calling = Verbinde mit { $address }.
parlour-welcome = Willkommen bei { $parlour }.
unreachable = Bei { $address } antwortet niemand.
certificate-unknown = { $address } ist kein bekannter Server. Frag den Betreiber, ob der Fingerabdruck { $fingerprint } stimmt.
certificate-changed = { $address } zeigt ein anderes Zertifikat als das, dem du vertraust. Frag den Betreiber, ob der Fingerabdruck { $fingerprint } stimmt.
certificate-no = Nicht hingehen
certificate-trust = Ihm von jetzt an vertrauen
certificate-untrusted = { $address } ist kein bekannter Server. Geh einmal mit serpente join { $address } hin: Dort wirst du gefragt, ob du ihm vertraust.
line-broken = Verbindung verloren. Ich versuche es weiter.
line-broken-at-table = { line-broken } Verlassen mit { $leave }.
line-mended = Die Verbindung steht wieder.
line-confused = Unterwegs ging etwas verloren. Ich setze mich neu an den Tisch.
table-pauses = Der Tisch hält einen Moment an.
table-goes-on = Es geht weiter.

## Die Tische

lobby-menu = Tische bei { $parlour }.
tables-none = Bei { $parlour } gibt es noch keine Tische.
lobby-open = Einen Tisch eröffnen
lobby-table =
    { $free ->
        [one] { $table }: { game-name }, Tisch von { $master }, ein freier Platz
       *[other] { $table }: { game-name }, Tisch von { $master }, { $free } freie Plätze
    }
lobby-playing = { $table }: { game-name }, Tisch von { $master }, eine Partie läuft
lobby-asleep = { $table }: { game-name }, gerade niemand da
table-opened = { $name } eröffnet einen Tisch: { game-name }.
tables-opened =
    { $count ->
        [one] Ein neuer Tisch.
       *[other] { $count } neue Tische.
    }
table-gone = Den Tisch { $table } gibt es nicht mehr.
friends = Meine Freunde, { $here } von { $all } hier
friends-menu = Deine Freunde.
friend-at = { $name } sitzt an { $table }
friend-at-private = { $name } sitzt an einem privaten Tisch
friend-away = { $name }, nicht hier
friend-go = Zu { $table }
no-friends = Freunde, und mein Name auf anderen Geräten
menu-six-words = Meinen Namen auf ein anderes Gerät mitnehmen
menu-type-six-words = Ich habe sechs Wörter von einem anderen Gerät
ask-six-words = Tippe die sechs Wörter, dann { $key }.
six-words = { $minutes } Minuten lang bringen diese sechs Wörter deinen Namen auf ein anderes Gerät: { $words }.
name-moved = Auch hier bist du { $name }.
open-menu =
    { $touch ->
        [yes] Ein eigener Tisch.
       *[no] Ein eigener Tisch. Links und rechts ändern eine Einstellung.
    }
menu-open = Eröffnen: { game-name }, { $who }, { $goal }
menu-open-friends = Nur für Freunde eröffnen, die über den Link kommen

## An einem Tisch, vor der Partie

room-menu = Tisch { $table }, { game-name }.
room-begin = Die Partie beginnen
room-fill = Die freien Plätze mit Computerspielern besetzen
room-talk = Etwas sagen
room-tell-day = Dem Tisch sagen: { $line }
room-leave = Den Tisch verlassen
room-chair = Platz { $number }: { $name }
room-chair-own = Platz { $number }: { $name }, das bist du
room-chair-computer = Platz { $number }: { $name }, ein Computerspieler
room-chair-away = Platz { $number }: { $name }, gerade weg
room-chair-free = Platz { $number }: frei
room-chair-silenced = Platz { $number }: { $name }, stumm
room-chair-ready = Platz { $number }: { $name }, bereit
room-ready = Ich bin bereit
room-not-ready = Ich bin noch nicht bereit
is-ready = { $name } ist bereit.
you-are-ready = Du bist bereit.
you-are-not-ready = Du bist nicht mehr bereit.
all-are-ready = Alle sind bereit.
menu-at-table = Wer hier sitzt
people-menu = Wer hier sitzt.
# same
chair-menu = { $name }.
chair-unhear = { $name } für mich stumm schalten
chair-hear = { $name } wieder hören
chair-befriend = { $name } zu meinen Freunden
chair-unfriend = { $name } von meinen Freunden streichen
friend-now = { $name } gehört jetzt zu deinen Freunden.
friend-no-more = { $name } gehört nicht mehr zu deinen Freunden.
friends-full = Du hast hier schon { $most } Freunde, mehr passen nicht auf die Liste.
chair-silence = { $name } für alle stumm schalten
chair-unsilence = { $name } wieder reden lassen
chair-remove = { $name } vom Tisch nehmen
chair-play-for = Den Computer diesen Zug für { $name } spielen lassen
room-watchers-away = Alle Zuschauer wegschicken
room-turn = Zeit pro Zug: { $seconds } Sekunden
room-turn-free = Zeit pro Zug: unbegrenzt
turn-limited = Jeder Zug darf jetzt { $seconds } Sekunden dauern.
turn-free = Die Zeit pro Zug ist jetzt unbegrenzt.
hears-no-more = { $name } hörst du jetzt nicht mehr.
hears-again = { $name } hörst du jetzt wieder.
silenced = { $name } ist stumm geschaltet.
speaks-again = { $name } darf wieder reden.
sat-down = { $name } setzt sich.
got-up = { $name } geht.
went-away = { $name } ist gerade weg.
away-for =
    { $seconds ->
        [one] { $name } ist gerade weg. In einer Sekunde spielt der Computer.
       *[other] { $name } ist gerade weg. In { $seconds } Sekunden spielt der Computer.
    }
came-back = { $name } ist wieder da.
watcher-came = { $name } sieht zu.
watcher-gone = { $name } sieht nicht mehr zu.
stands-in = Für { $name } spielt der Computer.
stood-in = Für { $name } hat der Computer gespielt.
leads-now = { $name } leitet jetzt den Tisch.
you-host-now = Du leitest jetzt den Tisch.
you-lead-now = Du leitest jetzt den Tisch: Du startest die Partie.
waits-for-master = Wir warten auf { $name }.

## Während der Partie

said = { $name } sagt: { $text }
said-watching = { $name } sieht zu und sagt: { $text }
you-said = Du sagst: { $text }
sent-waiting = Abgeschickt. Noch keine Antwort.
waits-for-others = Wir warten auf die anderen.
hosting = Tisch { $table }. Freunde tippen: serpente join { $address }
private-link = Nur dieser Link führt hierher: { $link }
hosting-failed = Auf diesem Rechner kann gerade kein Tisch eröffnet werden.
leave-elsewhere = Den Tisch verlassen? Bis du wiederkommst, spielt der Computer für dich. Verlassen mit { $yes }, bleiben mit { $no }.
leave-chair = Den Tisch verlassen? Verlassen mit { $yes }, bleiben mit { $no }.
talk-nowhere = Hier ist niemand, mit dem du reden kannst.
went-on-elsewhere = Du bist in einem anderen Fenster an diesem Tisch. Hier weiter mit { $yes }, dort bleiben mit { $no }.

visit-tables = Die Tische hier
visit-last = Zurück zu { $table }
visit-no-voice = Hier liest dein Screenreader die Zeilen: Eine andere Stimme zum Einstellen gibt es nicht.
visit-no-files = Hier lässt sich nichts speichern: Das ist nicht dein Rechner.

## Ligen

open-league = Liga: { $league }
open-no-league = Liga: keine
ask-league = Zählen die Partien an diesem Tisch für eine Liga? Tippe ihren Namen, oder lass ihn leer, dann { $key }.
league-counts = Partien hier zählen für die Liga { $league }.
room-league = Liga { $league } ansehen
league-menu = Liga { $league }.
league-empty = Liga { $league }: noch keine Partie.
league-person =
    { $matches ->
        [one] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, eine Partie
       *[other] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } Partien
    }
league-person-out = { $name }, wird nicht mehr gewertet
league-puts-out = { $name } in dieser Liga nicht mehr werten
league-lets-in = { $name } wieder werten
league-open = Neue: werden gewertet
league-closed = Neue: werden nicht gewertet
rated-up = Liga { $league }: Platz { $place } von { $of }, Wertung { NUMBER($rating, useGrouping: "false") }, plus { $change }.
rated-down = Liga { $league }: Platz { $place } von { $of }, Wertung { NUMBER($rating, useGrouping: "false") }, minus { $change }.
rated-same = Liga { $league }: Platz { $place } von { $of }, Wertung { NUMBER($rating, useGrouping: "false") } wie zuvor.

## Abende: mehrere Tische spielen dieselben Steine

open-evening = Dieselben Steine wie andere Tische: Abend { $evening }
open-no-evening = Dieselben Steine wie andere Tische: nein
ask-evening = Dieselben Steine wie andere Tische? Tippe den Namen, den ihr ausgemacht habt, oder lass ihn leer, dann { $key }.
evening-plays = Abend { $evening }, { $goal }: Alle seine Tische bekommen dieselben Steine.
evening-words = Für einen weiteren Tisch von { $evening } tippen andere: { $words }.
lobby-evening = { $table }, Abend { $evening }
room-evening = Abend { $evening } ansehen
evening-menu =
    { $others ->
        [one] Abend { $evening }, in Punkten gegen den anderen Tisch.
       *[other] Abend { $evening }, in Punkten gegen den Schnitt der anderen Tische.
    }
evening-person-better = { $place }: { $name }, { $points } besser
evening-person-worse = { $place }: { $name }, { $points } schlechter
evening-person-same = { $place }: { $name }, gleich
evening-waits =
    { $tables ->
        [one] Dein Ergebnis kommt, wenn noch ein Tisch fertig ist.
       *[other] Dein Ergebnis kommt, wenn noch { $tables } Tische fertig sind.
    }
evening-waits-alone = Dein Ergebnis kommt, wenn noch ein anderer Tisch gespielt hat.
evening-waits-hour =
    { $minutes ->
        [one] Alle Tische haben gespielt. Die Ergebnisse kommen in einer Minute, oder sobald danach fragt, wer den Abend begonnen hat.
       *[other] Alle Tische haben gespielt. Die Ergebnisse kommen in { $minutes } Minuten, oder sobald danach fragt, wer den Abend begonnen hat.
    }
evening-alone = Der Abend ist zu Ende. Kein anderer Tisch hat ihn gespielt.
evening-late = Der Abend war zu Ende, bevor dieser Tisch fertig war: Der Tisch wird nicht verglichen.
evening-better =
    { $others ->
        [one] Der Abend ist zu Ende: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        } besser als der andere Tisch.
       *[other] Der Abend ist zu Ende: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        } besser als der Schnitt der { $others } anderen Tische.
    }
evening-worse =
    { $others ->
        [one] Der Abend ist zu Ende: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        } schlechter als der andere Tisch.
       *[other] Der Abend ist zu Ende: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        } schlechter als der Schnitt der { $others } anderen Tische.
    }
evening-same =
    { $others ->
        [one] Der Abend ist zu Ende: so gut wie der andere Tisch.
       *[other] Der Abend ist zu Ende: so gut wie der Schnitt der { $others } anderen Tische.
    }
evening-for = { $name }: { $result }
parlours-damaged = Die Datei mit deinen Servern war beschädigt. Was lesbar war, ist noch da, und die alte Datei bleibt als { $aside } erhalten.
parlours-unreadable = Die Datei mit deinen Servern, { $file }, ließ sich nicht lesen. Sie bleibt, wie sie ist, und Neues wird am Ende vergessen.
