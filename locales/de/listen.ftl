listen-numbers = null | blank; eins; zwei | zwo; drei; vier; fünf; sechs; sieben; acht; neun; zehn; elf; zwölf; dreizehn; vierzehn; fünfzehn; sechzehn; siebzehn; achtzehn; neunzehn; zwanzig; einundzwanzig; zweiundzwanzig; dreiundzwanzig; vierundzwanzig; fünfundzwanzig; sechsundzwanzig; siebenundzwanzig; achtundzwanzig; neunundzwanzig; dreißig; einunddreißig; zweiunddreißig; dreiunddreißig; vierunddreißig; fünfunddreißig; sechsunddreißig; siebenunddreißig; achtunddreißig; neununddreißig; vierzig; einundvierzig; zweiundvierzig; dreiundvierzig; vierundvierzig; fünfundvierzig; sechsundvierzig; siebenundvierzig; achtundvierzig; neunundvierzig; fünfzig; einundfünfzig; zweiundfünfzig; dreiundfünfzig; vierundfünfzig; fünfundfünfzig; sechsundfünfzig; siebenundfünfzig; achtundfünfzig; neunundfünfzig; sechzig
listen-tile = { $one } { $other }
listen-double = Pasch { $number } | Doppel { $number }
listen-lay = { $tile } { $place }
listen-left = links | nach links
listen-right = rechts | nach rechts
listen-place = Platz { $number } | an Platz { $number }
listen-mine = mein Arm | mein Train | an meinen Arm | an meinen Train | bei mir
listen-bid = ich biete { $number } | Gebot { $number }
listen-say-count = { $number } | ich melde { $number }
listen-entry = Nummer { $number } | Eintrag { $number }
listen-yes = ja | ja bitte
listen-no = nein | nein danke

## Was Tasten tun

listen-draw = Stein ziehen | ich ziehe
listen-pass = ich muss passen | ich passe
listen-exchange = Steine tauschen | Hand tauschen
listen-last-tile = letzter Stein | mein letzter Stein
listen-go-on = mach weiter | weiter bitte
listen-ends = beide Enden | die Enden
listen-serpent = die ganze Schlange | Schlange vorlesen
listen-scores = der Punktestand | wie steht es
listen-match = über die Partie | zur Partie
listen-turn = wer ist dran | wer ist am Zug
listen-hand = meine Steine | meine Hand
listen-next-playable = welcher Stein geht | nächster Stein der geht
listen-count = Steine zählen | Zahlen zählen
listen-repeat = noch einmal sagen | wiederhole das
listen-hint = gib mir einen Tipp | ich brauche einen Tipp
listen-help = welche Tasten gibt es | hilf mir bitte
listen-phrases = was kann ich sagen | was kann man sagen
listen-slower = sprich langsamer | bitte langsamer
listen-faster = sprich schneller | bitte schneller
listen-quieter = sprich leiser | bitte leiser
listen-louder = sprich lauter | bitte lauter
listen-leave = Partie verlassen | Tisch verlassen
listen-stop = hör auf zu sprechen | bitte still sein
listen-stop-listening = hör nicht mehr zu | mikrofon aus

## Was gesagt wird

listen-no-language = Das geht bisher nur auf Englisch.
listen-no-recording = { $file } ist keine Aufnahme im WAV-Format.
listen-asked = { $file }: { $heard }, richtig? So würde gefragt.
listen-not-understood = { $file }: Das habe ich nicht verstanden.
listen-hand-held = Stell dir vor, du hast { $tiles } und bist am Zug.
listen-menu-open = Stell dir vor, du bist im Hauptmenü.
listen-side-asked = Stell dir vor, du wirst gefragt, an welcher Seite du { $tile } legst.
listen-can-say = Du kannst sagen: { $phrases }.
listen-ask = { $command }?
listen-tile-at = { $tile }, { $place }
listen-again = Das habe ich nicht verstanden.
listen-only-browsers = Sprechen geht nur in Browsern, die Sprache erkennen.
listen-not-built = In dieser Fassung kann das Spiel nicht zuhören. Starte es mit script/play, oder baue es mit der Eigenschaft listen.
listen-not-there = Um mit dem Spiel zu sprechen, hol zuerst seine Spracherkennung: mit serpente-listen, oder script/listen in den Quellen. Sie versteht nur Englisch.
listen-stopped = Die Spracherkennung ist zweimal ausgefallen. Starte das Spiel neu, um es noch einmal zu versuchen.
listen-no-microphone = Es gibt kein Mikrofon.
listen-microphone-taken = Ein anderes Programm benutzt gerade das Mikrofon.
listen-microphone-refused = Das Spiel darf das Mikrofon nicht benutzen.
listen-microphone-lost = Das Mikrofon ist weg.
listen-microphone-muted = Das Mikrofon ist stumm: Es kommt nichts an.
listen-microphone-loud = Das habe ich nicht verstanden: Das Mikrofon ist zu laut eingestellt.
listen-not-held = { $tile } hast du nicht.
listen-opened = Ich höre.
listen-by-itself-off = Das Mikrofon geht jetzt nur noch mit der Taste an.
