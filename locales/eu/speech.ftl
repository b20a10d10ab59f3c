speech-unavailable = Hemen ez dago ahotsik; hitzak pantailan daude. Saiatzen jarraituko dut.
speech-lost = Ahotsak ez du erantzuten; hitzak pantailan daude. Saiatzen jarraituko dut.
speech-restored = Ahotsa itzuli da.
speech-none-installed = Sistemak ez du oraindik ahotsik; speech-dispatcher-espeak-ng paketeak bat dakar.
speech-no-voice = Sistemak ez du ahotsik hizkuntza honetarako: { $language }.
speech-not-inside =
    { $system ->
        [windows] Hizkuntza hau entzuteko, { $language }, gehitu ahots bat Windowsen ezarpenetan, Ordua eta hizkuntza atalean; bitartean hitzak pantailan daude.
       *[linux] Hizkuntza hau entzuteko, { $language }, instalatu speech-dispatcher eta speech-dispatcher-espeak-ng; bitartean hitzak pantailan daude.
    }
speech-found = Sistemaren ahotsak hitz egiten du.
speech-reader = Ahotsa honen bidez dator: { $reader }.
speech-inside =
    { $away ->
        [yes] Serpenteren ahotsak hitz egiten du: sistemarenak ez du erantzuten.
       *[no] Serpenteren ahotsak hitz egiten du, ezarpenek dioten bezala.
    }
speech-voices =
    { $count ->
        [one] { $language }: ahots bat, { $voices }
       *[other] { $language }: { $count } ahots, esate baterako { $voices }
    }
speech-voices-more =
    { $languages ->
        [one] Beste hizkuntza baterako ahotsak.
       *[other] Beste { $languages } hizkuntzatarako ahotsak.
    }
speech-none = Ez da ahotsik aurkitu; hitzak pantailan daude.
speech-report =
    { $reads ->
        [yes] Zerbait gaizki badago, bidali iezazkiguzu lerro hauek eta entzun duzuna: serpente { $version }, { $system }, pantaila-irakurle bat martxan dago.
       *[no] Zerbait gaizki badago, bidali iezazkiguzu lerro hauek eta entzun duzuna: serpente { $version }, { $system }, ez da pantaila-irakurlerik aurkitu.
    }
speech-test = Hau da serpenteren ahotsa. Sei bikoitza, sei lau, bost zuri.
sound-file-broken = Soinu-fitxategi hau ezin da erabili: { $file }. Arrazoia: { $why } Ohiko soinua entzungo da.
sound-unreadable = ezin da irakurri.
sound-not-wave = ez da WAV fitxategi bat.
sound-unplayable = haren laginak ezin dira erreproduzitu; gorde 16 biteko WAV gisa.
sound-empty = hutsik dago.
sound-too-long = 5 segundo baino luzeagoa da.
