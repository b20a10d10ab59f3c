# Was nicht geht oder nicht zu gebrauchen ist, und was ginge.

unknown-command = Den Befehl { $given } gibt es nicht. serpente --help nennt die Befehle.
unknown-command-meant = Den Befehl { $given } gibt es nicht. Meinst du { $meant }?
unknown-option = Die Option { $given } gibt es nicht. serpente --help nennt die Optionen.
unknown-option-meant = Die Option { $given } gibt es nicht. Meinst du { $meant }?
option-not-here = { $option } bewirkt nichts bei { $command }. serpente --help nennt, was jeder Befehl annimmt.
option-without-value = Nach { $option } muss ein Wert stehen.
option-takes-no-value = { $option } nimmt keinen Wert an.
option-not-text = Der Wert von { $option } ist kein Text in UTF-8: { $given }.
option-number = { $option } braucht eine ganze Zahl von { NUMBER($least, useGrouping: "false") } bis { NUMBER($most, useGrouping: "false") }, nicht { $given }.
option-choice = { $option } braucht eines von diesen: { $choices }. Nicht { $given }.
option-seed = --seed braucht eine ganze Zahl ohne Vorzeichen, zum Beispiel 42, nicht { $given }.
option-teams = --teams braucht die Zahl der Teams und der Mitglieder, zum Beispiel 2x2 oder 3x2, nicht { $given }.
option-players-and-teams = --players { $players } und --teams { $teams } widersprechen sich: Diese Teams haben { $seats } Plätze. Eine der beiden Optionen genügt.
option-game = { $given } kann kein Spiel sein. serpente games nennt die Spiele.
option-bots = --bots braucht Stufen mit Kommas dazwischen, zum Beispiel easy,normal oder expert:500, nicht { $given }.
option-rule = --rule braucht einen Namen oder Name=Wert, zum Beispiel draw=until, nicht { $given }. serpente games nennt die Hausregeln.
option-name = Ein Name hat ein bis { $most } Zeichen.
option-language = --lang braucht ein Sprachkürzel wie it oder en-GB, nicht { $given }.
no-such-language = Es gibt keine Sprache { $given }. Die Sprachen: { $languages }.
argument-not-wanted = { $command } kann mit { $given } nichts anfangen.
file-wanted = { $command } braucht den Namen einer Datei.
address-wanted = { $command } braucht eine Adresse, zum Beispiel 192.168.1.5 oder domino.example.
deal-line = Zeile { $line } von { $file } gehört nicht in eine Datei mit Verteilungen.
deal-impossible = Die Verteilung { $deal } lässt sich nicht spielen: Sie braucht den Spieler am Zug, Hände, und Plätze und Steine, die das Spiel hat.
tree-differs = Der Baum von { $deal } ist nicht der, den die Datei nennt.
tiles-only = { $command } ist für Spiele mit Steinen.
no-such-game = Ein Spiel { $given } gibt es nicht. Die Spiele: { $games }.
no-such-seating = So lässt sich { game-name } nicht spielen. Möglich sind: { $seatings }.
pairs-only = Nach diesen Regeln spielen { game-name } zwei Paare.
alone-only = Nach diesen Regeln spielt { game-name } jeder für sich.
rule-of-pairs = Nur für zwei Paare: { $rule }.
not-together = Nicht zusammen: { $one }; { $other }.
seats-at-most = Nach diesen Regeln spielen { game-name } höchstens { $seats }.
rule-of-singles = Nur wenn jeder für sich spielt: { $rule }.
rule-of-seats = Nur zu { $seats } Spielern: { $rule }.
only-with = { $rule }: Das braucht noch eine Regel, { $needed }.
not-with-set = Nicht mit dem Satz bis Pasch { $top }: { $rule }.
limit-not-met = { $rule }: Dafür muss das Limit ein Vielfaches von { $multiple } sein.
no-such-set = Diesen Satz können so viele Spieler nicht benutzen. Möglich sind: { $sets }.
cannot-deal = Pasch { $top } reicht bei { $seats } Spielern für { $least } bis { $most } Steine pro Hand. Wähle eine solche Zahl mit --hand, oder einen größeren Satz mit --set.
cannot-deal-but = Pasch { $top } gibt bei { $seats } Spielern { $tiles } Steine pro Hand, keine andere Zahl.
cannot-deal-at-all = Pasch { $top } ist zu klein für { $seats } Spieler. Wähle einen größeren Satz mit --set.
no-goal = Eine Partie geht über mindestens einen Punkt oder eine Runde.
wrong-goal = { $option } hat bei { game-name } keine Wirkung: Dieses Spiel endet anders.
too-many-rounds = Mit diesem Satz hat eine Partie höchstens { $most } Runden.
no-tiles = { game-name } hat keine Steine: { $option } hat dort keine Wirkung.
no-such-rule = { game-name } hat keine Hausregel { $given }. Es gibt { $rules }.
no-rules = { game-name } hat keine Hausregeln.
no-such-preset = { game-name } hat kein --preset { $given }. Es gibt { $presets }.
no-presets = { game-name } hat kein --preset.
no-such-value = Die Hausregel { $rule } nimmt eines von diesen an: { $values }.
too-many-people = Es gibt nur { $seats } Plätze.
name-of-two = Zwei Leute können nicht beide { $name } heißen. Gib einem von ihnen einen anderen Namen.
no-such-level = Eine Stufe { $given } gibt es nicht. Die Stufen: { $levels }.
no-such-message = Es gibt keinen Satz und keine Sprachdatei { $given }. Ähnlich heißen { $nearest }.
proof-line = { $name }: { $text }
proof-text = { $text }
proof-english = { $name }, auf Englisch: { $text }
file-not-written = { $file } lässt sich nicht schreiben: { $trouble ->
    [full] Der Datenträger ist voll
    [read-only] Der Ordner ist schreibgeschützt
    [denied] Du darfst dort nicht schreiben
    [missing] Diesen Ordner gibt es nicht
    [folder] Das ist ein Ordner, und gebraucht wird eine Datei
   *[other] Etwas stimmt damit nicht
}.
locales-wrong =
    { $count ->
        [one] An den Sprachdateien stimmt eine Sache nicht.
       *[other] An den Sprachdateien stimmen { $count } Sachen nicht.
    }
locales-checked = Was in { $folder } nicht stimmt:
locales-english = { $file }: { $count } Texte sind noch englisch, der erste in Zeile { $line }.
locales-progress =
    { $left ->
        [one] { $percent } Prozent sind übersetzt. Es fehlt ein Text, { $words } Wörter.
       *[other] { $percent } Prozent sind übersetzt. Es fehlen { $left } Texte mit { $words } Wörtern, etwa { $hours ->
            [one] eine Stunde
           *[other] { $hours } Stunden
        } bei 300 Wörtern in der Stunde.
    }
locales-mend = { $percent } Prozent sind übersetzt. Zu verbessern bleibt, was jetzt folgt.
locales-next = Als Nächstes kommt { $id }.
locales-next-first =
    { $left ->
        [one] Von denen für einen Abend fehlt ein Text: { $id }.
       *[other] Von denen für einen Abend fehlen { $left } Texte; über ihnen steht # first. Als Nächstes kommt { $id }.
    }
locales-first = Über { $count } Texten steht # first: Übersetze sie zuerst, und ein ganzer Abend ist in deiner Sprache.
locales-same = Über einem Text, der wie im Englischen bleiben soll, steht # same; für eine einzelne Form # same und ihr Name. Über einem Text, der für jede Zahl stimmt, steht # one form.
locales-right = Die Sprachdateien in { $folder } sind in Ordnung.
locales-begun = Die Dateien zum Übersetzen sind jetzt in { $folder }. serpente locales --check { $folder } sagt, was noch zu tun ist.
