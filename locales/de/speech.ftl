speech-unavailable = Hier gibt es keine Sprachausgabe; der Text steht auf dem Bildschirm. Ich versuche es weiter.
speech-lost = Die Sprachausgabe antwortet nicht; der Text steht auf dem Bildschirm. Ich versuche es weiter.
speech-restored = Die Sprachausgabe ist wieder da.
speech-none-installed = Das System hat noch keine Stimme; das Paket speech-dispatcher-espeak-ng bringt eine mit.
speech-no-voice = Das System hat keine Stimme für { $language }.
speech-not-inside =
    { $system ->
        [windows] Um { $language } zu hören, füge in den Einstellungen von Windows unter Zeit und Sprache eine Stimme dafür hinzu; bis dahin steht der Text auf dem Bildschirm.
       *[linux] Um { $language } zu hören, installiere speech-dispatcher und speech-dispatcher-espeak-ng; bis dahin steht der Text auf dem Bildschirm.
    }
speech-found = Es spricht die Stimme des Systems.
speech-reader = Gesprochen wird über { $reader }.
speech-inside =
    { $away ->
        [yes] Es spricht die Stimme von serpente: die des Systems antwortet nicht.
       *[no] Es spricht die Stimme von serpente, wie eingestellt.
    }
speech-voices =
    { $count ->
        [one] { $language }: eine Stimme, { $voices }
       *[other] { $language }: { $count } Stimmen, zum Beispiel { $voices }
    }
speech-voices-more =
    { $languages ->
        [one] Stimmen für eine weitere Sprache.
       *[other] Stimmen für { $languages } weitere Sprachen.
    }
speech-none = Keine Sprachausgabe gefunden; der Text steht auf dem Bildschirm.
speech-report =
    { $reads ->
        [yes] Wenn etwas nicht stimmt, schick uns diese Zeilen und was du gehört hast: serpente { $version }, { $system }, ein Screenreader läuft.
       *[no] Wenn etwas nicht stimmt, schick uns diese Zeilen und was du gehört hast: serpente { $version }, { $system }, kein Screenreader gefunden.
    }
speech-test = Das ist die Stimme von serpente. Pasch sechs, sechs vier, fünf blank.
sound-file-broken = Die Klangdatei { $file } ist nicht zu gebrauchen: { $why } Stattdessen ist der übliche Klang zu hören.
sound-unreadable = Sie lässt sich nicht lesen.
sound-not-wave = Sie ist keine WAV-Datei.
sound-unplayable = Ihre Abtastwerte lassen sich nicht abspielen; speichere sie als WAV mit 16 Bit.
sound-empty = Sie ist leer.
sound-too-long = Sie ist länger als 5 Sekunden.
