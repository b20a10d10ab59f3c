speech-unavailable = Qui non c'è nessuna voce; le parole sono sullo schermo. Continuo a provare.
speech-lost = La voce non risponde; le parole sono sullo schermo. Continuo a provare.
speech-restored = La voce è tornata.
speech-none-installed = Il sistema non ha ancora nessuna voce; ne porta una il pacchetto speech-dispatcher-espeak-ng.
speech-no-voice = Il sistema non ha nessuna voce per { $language }.
speech-not-inside =
    { $system ->
        [windows] Per sentire { $language }, aggiungi una voce per questa lingua nelle impostazioni di Windows, sotto Data/ora e lingua; fino ad allora le parole sono sullo schermo.
       *[linux] Per sentire { $language }, installa speech-dispatcher e speech-dispatcher-espeak-ng; fino ad allora le parole sono sullo schermo.
    }
speech-found = Parla la voce del sistema.
speech-reader = La voce passa per { $reader }.
speech-inside =
    { $away ->
        [yes] Parla la voce di serpente: quella del sistema non risponde.
       *[no] Parla la voce di serpente, come dicono le impostazioni.
    }
speech-voices =
    { $count ->
        [one] { $language }: una voce, { $voices }
       *[other] { $language }: { $count } voci, per esempio { $voices }
    }
speech-voices-more =
    { $languages ->
        [one] Voci per un'altra lingua.
       *[other] Voci per altre { $languages } lingue.
    }
speech-none = Nessuna voce trovata; le parole sono sullo schermo.
speech-report =
    { $reads ->
        [yes] Se qualcosa non va, mandaci queste righe e quello che hai sentito: serpente { $version }, { $system }, un lettore di schermo è attivo.
       *[no] Se qualcosa non va, mandaci queste righe e quello che hai sentito: serpente { $version }, { $system }, nessun lettore di schermo trovato.
    }
speech-test = Questa è la voce di serpente. Doppio sei, sei quattro, cinque zero.
sound-file-broken = Il file sonoro { $file } non si può usare: { $why } Si sente quello predefinito.
sound-unreadable = non si può leggere.
sound-not-wave = non è un file WAV.
sound-unplayable = i suoi campioni non si possono suonare; salvalo come WAV a 16 bit.
sound-empty = è vuoto.
sound-too-long = dura più di 5 secondi.
