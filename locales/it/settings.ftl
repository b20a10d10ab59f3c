# Le impostazioni e come vengono dette.

speech-on =
    { $engine ->
        [system] Voce attiva: quella del sistema.
        [inside] Voce attiva: quella di serpente.
       *[auto] Voce attiva.
    }
speech-off = Voce spenta.
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
settings-menu = Impostazioni. Sinistra e destra cambiano una voce.
set-speech =
    { $engine ->
        [auto] Voce: quella del sistema, altrimenti quella di serpente
        [system] Voce: quella del sistema
        [inside] Voce: quella di serpente
       *[off] Voce: spenta
    }
set-voice = Voce: { $voice }
set-voice-usual = Voce: quella del sistema
set-sound =
    { $on ->
        [yes] Suoni: accesi
       *[no] Suoni: spenti
    }
set-sound-volume = Volume dei suoni: { $volume }
set-pause = Pausa dopo la mossa di un giocatore al computer: { $milliseconds } millisecondi
set-language = Lingua: { $language }
set-reload = Rileggi i file delle lingue
reloaded = I file delle lingue sono stati riletti.

settings-no-home = Non c'è una cartella personale: impostazioni e partite non si possono conservare.
settings-unreadable = Le impostazioni in { $file } non si possono leggere: { $trouble ->
    [denied] non ne hai il permesso
   *[other] il file ha qualcosa che non va
}. Valgono quelle abituali, e i cambiamenti non vengono salvati.
settings-broken = Le impostazioni in { $file } erano rovinate. Sono conservate come { $aside }, e valgono quelle abituali.
settings-broken-stays = Le impostazioni in { $file } sono rovinate e non si è potuto metterle da parte: { $trouble ->
    [full] il disco è pieno
    [read-only] la cartella è di sola lettura
    [denied] non hai il permesso di scrivere lì
   *[other] la cartella ha qualcosa che non va
}. Valgono quelle abituali, e i cambiamenti non vengono salvati.
settings-entry = L'impostazione { $entry } in { $file } non è utilizzabile. Al suo posto vale quella abituale.
settings-not-saved = Non si è potuto salvare le impostazioni in { $file }: { $trouble ->
    [full] il disco è pieno
    [read-only] la cartella è di sola lettura
    [denied] non hai il permesso di scrivere lì
   *[other] la cartella ha qualcosa che non va
}. Valgono finché non esci.
