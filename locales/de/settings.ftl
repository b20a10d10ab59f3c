# Einstellungen und wie sie angesagt werden.

speech-on =
    { $engine ->
        [system] Sprachausgabe an: die Stimme des Systems.
        [inside] Sprachausgabe an: die Stimme von serpente.
        [reader] Sprachausgabe an: über NVDA oder JAWS.
       *[auto] Sprachausgabe an.
    }
speech-off = Sprachausgabe aus.
speech-twice = Hörst du jede Zeile zweimal? In NVDA schaltet NVDA+5 das Vorlesen von neuem Text aus; in JAWS drücke Einfügen+S, bis es sagt, dass das Bildschirmecho aus ist.
rate = Tempo { $rate }.
volume = Lautstärke { $volume }.
pitch = Tonhöhe { $pitch }.
# same normal
detail =
    { $detail ->
        [brief] Kurz.
        [full] Ausführlich.
       *[normal] Normal.
    }
settings-menu =
    { $touch ->
        [yes] Einstellungen.
       *[no] Einstellungen. Links und rechts ändern den Wert.
    }
set-speech =
    { $engine ->
        [auto] Sprachausgabe: Stimme des Systems, sonst die von serpente
        [system] Sprachausgabe: Stimme des Systems
        [inside] Sprachausgabe: Stimme von serpente
        [reader] Sprachausgabe: über NVDA oder JAWS
       *[off] Sprachausgabe: aus
    }
set-voice = Stimme: { $voice }
set-voice-usual = Stimme: die des Systems
set-detail =
    { $detail ->
        [brief] Ansagen: kurz
        [full] Ansagen: ausführlich
       *[normal] Ansagen: normal
    }
set-sounds =
    { $level ->
        [off] Klänge: aus
        [full] Klänge: alle
       *[few] Klänge: wenige
    }
set-sound-volume = Lautstärke der Klänge: { $volume }
set-listening =
    { $by ->
        [loudspeakers] Klänge für zwei Lautsprecher
        [mono] Klänge für ein Ohr oder einen Lautsprecher
       *[headphones] Klänge für Kopfhörer
    }
set-theme = Thema der Klänge: { $theme }
set-theme-usual = Thema der Klänge: das übliche
set-echo = Deine Steine ansagen: { $echo ->
    [off] nein
    [short] kurz
   *[full] ganz
}
set-pause =
    { $seconds ->
        [0] Pause nach dem Zug eines Computerspielers: keine
        [one] Pause nach dem Zug eines Computerspielers: eine Sekunde
       *[other] Pause nach dem Zug eines Computerspielers: { $seconds } Sekunden
    }
set-pause-part = Pause nach dem Zug eines Computerspielers: { $seconds } Sekunden
set-waits = Warten, bis jeder Zug gehört ist: { $on ->
    [yes] ja
   *[no] nein
}
set-drawing = Von selbst ziehen, wenn nichts geht: { $on ->
    [yes] ja
   *[no] nein
}
set-review-asks = Die Durchsicht fragt erst nach dem besseren Zug: { $on ->
    [yes] ja
   *[no] nein
}
set-microphone = Das Mikrofon geht von selbst an: { $on ->
    [yes] ja
   *[no] nein
}
set-reading = Tempo des Screenreaders: { $words ->
    [0] alles auf einmal
   *[other] { $words } Wörter pro Minute
}
set-talk =
    { $whose ->
        [partners] Chat: nur Partner
        [nobody] Chat: niemand
       *[all] Chat: alle
    }
set-language = Sprache: { $language }
set-reload = Sprachdateien neu lesen
reloaded = Die Sprachdateien wurden neu gelesen.

settings-no-home = Es gibt kein Benutzerverzeichnis, also können Einstellungen und Partien nicht aufbewahrt werden.
settings-unreadable = Die Einstellungen in { $file } lassen sich nicht lesen: { $trouble ->
    [denied] Du darfst sie nicht lesen
   *[other] Mit der Datei stimmt etwas nicht
}. Es gelten die üblichen Einstellungen, und Änderungen werden nicht gespeichert.
settings-broken = Die Einstellungen in { $file } waren beschädigt. Sie bleiben als { $aside } erhalten, und es gelten die üblichen.
settings-broken-stays = Die Einstellungen in { $file } sind beschädigt und ließen sich nicht zur Seite legen: { $trouble ->
    [full] Der Datenträger ist voll
    [read-only] Der Ordner ist schreibgeschützt
    [denied] Du darfst dort nicht schreiben
   *[other] Mit dem Ordner stimmt etwas nicht
}. Es gelten die üblichen Einstellungen, und Änderungen werden nicht gespeichert.
settings-entry = Die Einstellung { $entry } in { $file } ist nicht zu gebrauchen. Stattdessen gilt die übliche.
settings-not-saved = Die Einstellungen ließen sich nicht speichern in { $file }: { $trouble ->
    [full] Der Datenträger ist voll
    [read-only] Der Ordner ist schreibgeschützt
    [denied] Du darfst dort nicht schreiben
   *[other] Mit dem Ordner stimmt etwas nicht
}. Sie gelten, bis du das Programm beendest.
