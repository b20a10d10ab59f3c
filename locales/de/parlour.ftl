# Was ein Server mit Tischen denen antwortet, die dort spielen, und was er dem sagt, der ihn betreibt.

refused-frame = Das ist keine Nachricht dieses Spiels: Eine Nachricht ist ein JSON-Objekt mit einem type.
refused-unknown = Es gibt keine Nachricht der Art { $kind }.
refused-malformed = Eine Nachricht der Art { $kind } hat andere Felder.
refused-giant = Diese Nachricht ist zu lang.
refused-too-fast = Zu viel auf einmal. Warte eine Sekunde.
refused-hello = Eine Verbindung beginnt mit einem hello, und nur mit einem.
refused-protocol = Dieser Server spricht nicht die Version { $theirs } des Protokolls. Ein neueres serpente würde helfen, hier oder dort.
refused-name = Ein Name hat ein bis { $most } Zeichen und keine Steuerzeichen.
refused-name-taken = An diesem Tisch heißt schon jemand { $name }. Nimm einen anderen Namen.
refused-token = Diesen Zugangsschlüssel kennt der Server nicht.
refused-code = Diese sechs Wörter sind falsch oder zu alt.
refused-no-table = Hier gibt es keinen Tisch { $table }.
refused-secret = Das ist nicht das Passwort dieses Tisches.
refused-too-long = Das ist zu lang: höchstens { $most } Zeichen.
refused-too-many-tables =
    { $most ->
        [one] Du hast schon einen Tisch. Mehr geht nicht.
       *[other] Du hast schon { $most } Tische. Mehr geht nicht.
    }
refused-crowded = Der Server ist voll. Versuch es später noch einmal.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-elsewhere = Du bist am Tisch { $table }. Verlass ihn zuerst.
refused-full = Für dich ist kein Platz frei. Du kannst zuhören.
refused-no-chair = Einen solchen Platz gibt es nicht zur Wahl.
refused-not-master = Das kann nur der Gastgeber.
refused-playing = Nicht während einer Partie.
refused-not-playing = Hier hat noch keine Partie begonnen.
refused-level = Bessere Computerspieler gibt es hier nicht; Stufe: { level-name }.
refused-chairs-free =
    { $count ->
        [one] Ein Platz ist noch frei. Gib ihn einem Computerspieler, oder warte auf jemanden.
       *[other] { $count } Plätze sind noch frei. Gib sie Computerspielern, oder warte auf jemanden.
    }
refused-stale = Zu spät: Inzwischen ist etwas geschehen.
refused-not-your-turn = Du bist nicht dran.
refused-illegal = Das erlauben die Regeln jetzt nicht.
refused-in-round = Diese Runde läuft noch.
refused-silenced = Der Gastgeber hat dich stumm geschaltet.
refused-trouble = Der Server kann gerade nicht schreiben, deshalb wartet der Tisch. Es geht von selbst weiter.
refused-not-now = Der Server kann das gerade nicht. Versuch es gleich noch einmal.
refused-came-again = Du bist jetzt von einem anderen Gerät aus am Tisch. Diese Verbindung endet hier.
ssh-key-known = Dein Schlüssel endet auf { $end }.
ssh-key-new = Dein Schlüssel endet auf { $end } und ist hier neu.
refused-removed = Der Gastgeber hat dich vom Tisch verwiesen.
refused-stopping = Der Server wird beendet. Die Partie ist gespeichert.
refused-turn-over = Nach { $seconds } Sekunden hat der Computer diesen Zug für dich gemacht.
refused-played-for = Wer den Tisch leitet, hat den Computer diesen Zug für dich spielen lassen.
refused-not-yet =
    { $seconds ->
        [one] Warte vorher noch eine Sekunde.
       *[other] Warte vorher noch { $seconds } Sekunden.
    }
refused-table-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
refused-banned = Der Betreiber dieses Servers lässt dich nicht herein.
parlour-says = Vom Betreiber dieses Servers: { $text }
refused-sent-away = Der Gastgeber hat dich für eine Stunde weggeschickt.
refused-no-watchers = An diesem Tisch darf niemand zuhören.
refused-no-league = Hier gibt es keine Liga.
refused-many-leagues = Auf diesem Server ist kein Platz für eine weitere Liga.
refused-no-evening = Einen solchen Abend gibt es hier nicht.
refused-many-evenings = Auf diesem Server ist kein Platz für einen weiteren Abend.
refused-evening-terms = Der Abend { $evening } spielt { game-name }, { $who }, { $goal }.
refused-evening-rules = Der Abend { $evening } spielt nach anderen Regeln. { $rules }.
refused-evening-over = Der Abend { $evening } ist zu Ende.
refused-evening-played = Dieser Tisch hat den Abend { $evening } gespielt. Für eine weitere Partie eröffne einen neuen Tisch.
refused-evening-known = Du kennst diese Steine von einem anderen Tisch des Abends.
refused-evening-known-to = { $name } kennt diese Steine von einem anderen Tisch des Abends.
refused-evening-seat = Du hast einen Platz an einem anderen Tisch des Abends, mit denselben Steinen.
refused-evening-words = Der Abend { $evening } gehört jemand anderem. Tippe seinen Namen, ein Komma und die sechs Wörter, die dazu gesagt wurden.
refused-evening-watched = Einem Tisch dieses Abends darf niemand zuhören, bevor der Abend vorbei ist.
refused-one-seat = An diesem Tisch hat jeder nur einen Platz.
refused-played-much = Dieser Tisch hat den Platz gefüllt, der ihm zusteht. Öffne einen anderen Tisch.
refused-played-fast = Hier wurde in kurzer Zeit zu viel gespielt. Versuche es später wieder.

## Was dem gesagt wird, der einen Server betreibt

parlour-open = { $name } ist offen, unter { $address }.
parlour-friends = Freunde tippen: { $command }
parlour-page = Im Browser: { $address }
parlour-ssh = Über SSH: { $command }
parlour-shared = Seine Tische bewahrt NATS auf, unter { $addresses }. Jeder Server, der dasselbe benutzt, hat sie auch.
parlour-built-without = Dieses Programm wurde ohne --{ $part } gebaut. Mit geht es so: cargo build --release --features { $part }
parlour-no-nats = Unter { $addresses } antwortet kein NATS-Server.
parlour-old-nats = Der NATS-Server unter { $addresses } ist Version { $version }: Gebraucht wird { $wanted } oder eine neuere.
parlour-no-jetstream = Die NATS-Server unter { $addresses } bewahren keine Tische auf. Ist JetStream dort an, und ist Platz für drei Kopien?
parlour-fingerprint = Der Fingerabdruck seines Zertifikats ist { $fingerprint }. Freunde, deren Programm danach fragt, vergleichen diese Ziffern.
parlour-no-tls = Diese Adresse ist öffentlich, und hier ist nichts verschlüsselt. Gib --tls-cert und --tls-key an, oder stell einen Server mit TLS davor.
parlour-ended = Geschlossen. Alle Tische bleiben aufbewahrt.
parlour-not-open = { $address } ist schon belegt, oder es ist keine Adresse dieses Rechners.
parlour-no-host-key = Der Schlüssel in { $file } taugt nicht für SSH. Leg den richtigen dorthin, oder nimm ihn weg: Dann wird ein neuer gemacht.
parlour-not-read =
    { $trouble ->
        [full] Die Tische können nicht aufbewahrt werden: Der Datenträger ist voll.
        [read-only] Die Tische können nicht aufbewahrt werden: In den Ordner darf nichts geschrieben werden.
        [denied] Die Tische können nicht aufbewahrt werden: Du hast kein Recht auf ihren Ordner.
       *[other] Die Tische können nicht gelesen oder aufbewahrt werden: Mit ihrem Ordner stimmt etwas nicht.
    }
parlour-in-use = Ein anderer Server benutzt den Ordner { $folder }. Gib mit --data einen anderen an.
admin-nowhere = Kein Server benutzt den Ordner { $folder }.
admin-unknown = Der Server kennt den Befehl { $given } nicht.
parlour-no-certificate = In { $file } steht kein lesbares Zertifikat.
parlour-no-key = In { $file } steht kein lesbarer Schlüssel, oder nicht der zum Zertifikat.
parlour-half-tls = --tls-cert und --tls-key gehören zusammen: Gib beide an.
option-address = --listen braucht eine Adresse mit Port, zum Beispiel 0.0.0.0:7355, nicht { $given }.
option-cluster = --cluster braucht Adressen von NATS-Servern mit Kommas dazwischen, zum Beispiel nats://10.0.0.1,nats://10.0.0.2, nicht { $given }.
option-network = { $given } ist kein Netz wie 10.0.0.0/8.
record-seal-broken = Partie { $number } in { $file } ist keine ehrliche: Was Zeile { $line } zeigt, ist nicht, was vor dem Austeilen versiegelt wurde.
