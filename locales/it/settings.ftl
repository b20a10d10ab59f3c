# Le impostazioni e come vengono dette.

speech-on =
    { $engine ->
        [system] Voce attiva: quella del sistema.
        [inside] Voce attiva: quella di serpente.
        [reader] Voce attiva: tramite NVDA o JAWS.
       *[auto] Voce attiva.
    }
speech-off = Voce spenta.
speech-twice = Senti ogni riga due volte? In NVDA, NVDA+5 disattiva la lettura del testo nuovo; in JAWS premi Ins+S finché dice che l'eco dello schermo è disattivato.
rate = Velocità { $rate }.
# same
volume = Volume { $volume }.
pitch = Tono { $pitch }.
detail =
    { $detail ->
        [brief] Breve.
        [full] Completo.
       *[normal] Normale.
    }
settings-menu =
    { $touch ->
        [yes] Impostazioni.
       *[no] Impostazioni. Sinistra e destra cambiano il valore.
    }
set-speech =
    { $engine ->
        [auto] Chi parla: la voce del sistema, altrimenti quella di serpente
        [system] Chi parla: la voce del sistema
        [inside] Chi parla: la voce di serpente
        [reader] Chi parla: la voce di NVDA o JAWS
       *[off] Chi parla: nessuno
    }
set-voice = Voce: { $voice }
set-voice-usual = Voce: quella che sceglie il sistema
set-detail =
    { $detail ->
        [brief] Frasi: brevi
        [full] Frasi: complete
       *[normal] Frasi: normali
    }
set-sounds =
    { $level ->
        [off] Suoni: no
        [full] Suoni: tutti
       *[few] Suoni: pochi
    }
set-sound-volume = Volume dei suoni: { $volume }
set-listening =
    { $by ->
        [loudspeakers] Suoni per due altoparlanti
        [mono] Suoni per un orecchio o un altoparlante
       *[headphones] Suoni per cuffie
    }
set-theme = Tema dei suoni: { $theme }
set-theme-usual = Tema dei suoni: quello di sempre
set-echo = Le tue mosse: { $echo ->
    [off] non dette
    [short] in breve
   *[full] per intero
}
set-pause =
    { $seconds ->
        [0] Pausa dopo una mossa del computer: nessuna
        [one] Pausa dopo una mossa del computer: un secondo
       *[other] Pausa dopo una mossa del computer: { $seconds } secondi
    }
set-pause-part = Pausa dopo una mossa del computer: { $seconds } secondi
# same no
set-waits = Aspetta che ogni mossa sia stata ascoltata: { $on ->
    [yes] sì
   *[no] no
}
# same no
set-drawing = Pescare da sé se non si può posare: { $on ->
    [yes] sì
   *[no] no
}
# same no
set-review-asks = La revisione chiede prima la mossa migliore: { $on ->
    [yes] sì
   *[no] no
}
# same no
set-microphone = Il microfono si apre da solo: { $on ->
    [yes] sì
   *[no] no
}
set-reading = Velocità del lettore di schermo: { $words ->
    [0] tutto subito
   *[other] { $words } parole al minuto
}
set-talk =
    { $whose ->
        [partners] Chat: solo i compagni
        [nobody] Chat: nessuno
       *[all] Chat: tutti
    }
set-language = Lingua: { $language }
set-reload = Rileggi i file delle lingue
reloaded = I file delle lingue sono stati riletti.

settings-no-home = Non c'è una cartella personale: impostazioni e partite non si possono conservare.
settings-unreadable = Le impostazioni in { $file } non si possono leggere: { $trouble ->
    [denied] non ne hai il permesso
   *[other] il file ha qualcosa che non va
}. Valgono quelle predefinite, e i cambiamenti non vengono salvati.
settings-broken = Le impostazioni in { $file } erano rovinate. Sono conservate come { $aside }, e valgono quelle predefinite.
settings-broken-stays = Le impostazioni in { $file } sono rovinate e non è stato possibile metterle da parte: { $trouble ->
    [full] il disco è pieno
    [read-only] la cartella è di sola lettura
    [denied] non hai il permesso di scrivere lì
   *[other] la cartella ha qualcosa che non va
}. Valgono quelle predefinite, e i cambiamenti non vengono salvati.
settings-entry = L'impostazione { $entry } in { $file } non è utilizzabile. Al suo posto vale quella predefinita.
settings-not-saved = Non è stato possibile salvare le impostazioni in { $file }: { $trouble ->
    [full] il disco è pieno
    [read-only] la cartella è di sola lettura
    [denied] non hai il permesso di scrivere lì
   *[other] la cartella ha qualcosa che non va
}. Valgono finché non esci.
