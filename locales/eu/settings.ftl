# Ezarpenak eta nola esaten diren.

speech-on =
    { $engine ->
        [system] Ahotsa piztuta: sistemarena.
        [inside] Ahotsa piztuta: serpenterena.
        [reader] Ahotsa piztuta: NVDA edo JAWS bidez.
       *[auto] Ahotsa piztuta.
    }
speech-off = Ahotsa itzalita.
speech-twice = Lerro bakoitza bi aldiz entzuten duzu? NVDAn, NVDA+5 teklak testu berriaren irakurketa itzaltzen du; JAWSen, sakatu Insert+S, pantailaren oihartzuna itzalita dagoela esan arte.
rate = Abiadura { $rate }.
volume = Bolumena { $volume }.
pitch = Tonua { $pitch }.
detail =
    { $detail ->
        [brief] Laburra.
        [full] Osoa.
       *[normal] Normala.
    }
settings-menu =
    { $touch ->
        [yes] Ezarpenak.
       *[no] Ezarpenak. Ezkerrak eta eskuinak aukera aldatzen dute.
    }
set-speech =
    { $engine ->
        [auto] Nork hitz egiten du: sistemaren ahotsak, bestela serpenterenak
        [system] Nork hitz egiten du: sistemaren ahotsak
        [inside] Nork hitz egiten du: serpenteren ahotsak
        [reader] Nork hitz egiten du: NVDAren edo JAWSen ahotsak
       *[off] Nork hitz egiten du: inork ez
    }
set-voice = Ahotsa: { $voice }
set-voice-usual = Ahotsa: sistemak aukeratua
set-detail =
    { $detail ->
        [brief] Esaldiak: laburrak
        [full] Esaldiak: osoak
       *[normal] Esaldiak: normalak
    }
set-sounds =
    { $level ->
        [off] Soinuak: ez
        [full] Soinuak: denak
       *[few] Soinuak: gutxi
    }
set-sound-volume = Soinuen bolumena: { $volume }
set-listening =
    { $by ->
        [loudspeakers] Soinuak bi bozgorailurentzat
        [mono] Soinuak belarri edo bozgorailu bakarrarentzat
       *[headphones] Soinuak entzungailuentzat
    }
set-theme = Soinuen gaia: { $theme }
set-theme-usual = Soinuen gaia: ohikoa
set-echo = Zure jokaldiak: { $echo ->
    [off] esan gabe
    [short] labur
   *[full] osorik
}
set-pause =
    { $seconds ->
        [0] Etena ordenagailuko jokalari baten jokaldiaren ondoren: etenik ez
        [one] Etena ordenagailuko jokalari baten jokaldiaren ondoren: segundo bat
       *[other] Etena ordenagailuko jokalari baten jokaldiaren ondoren: { $seconds } segundo
    }
set-pause-part = Etena ordenagailuko jokalari baten jokaldiaren ondoren: { $seconds } segundo
set-waits = Itxaron jokaldi bakoitza entzun arte: { $on ->
    [yes] bai
   *[no] ez
}
set-drawing = Teklarik gabe hartu, jartzekorik ez badago: { $on ->
    [yes] bai
   *[no] ez
}
set-review-asks = Berrikuspenak jokaldi hobea galdetzen du lehenik: { $on ->
    [yes] bai
   *[no] ez
}
set-microphone = Mikrofonoa bere kabuz irekitzen da: { $on ->
    [yes] bai
   *[no] ez
}
set-reading = Pantaila-irakurlearen abiadura: { $words ->
    [0] dena batera
   *[other] minutuko { $words } hitz
}
set-talk =
    { $whose ->
        [partners] Txata: bikotekideak bakarrik
        [nobody] Txata: inor ez
       *[all] Txata: denak
    }
set-language = Hizkuntza: { $language }
set-reload = Irakurri berriro hizkuntza-fitxategiak
reloaded = Hizkuntza-fitxategiak berriro irakurri dira.

settings-no-home = Ez dago etxeko karpetarik, beraz ezarpenak eta partidak ezin dira gorde.
settings-unreadable = Ezarpenak ezin dira irakurri, { $file }: { $trouble ->
    [denied] ez duzu baimenik
   *[other] arazo bat dago fitxategiarekin
}. Ohiko ezarpenak erabiliko dira, eta aldaketak ez dira gordeko.
settings-broken = Ezarpenak hondatuta zeuden, { $file }. Izen honekin gorde dira: { $aside }. Ohiko ezarpenak erabiliko dira.
settings-broken-stays = Ezarpenak hondatuta daude, { $file }, eta ezin izan dira baztertu: { $trouble ->
    [full] diskoa beteta dago
    [read-only] karpeta irakurtzeko soilik da
    [denied] ez duzu hor idazteko baimenik
   *[other] arazo bat dago karpetarekin
}. Ohiko ezarpenak erabiliko dira, eta aldaketak ez dira gordeko.
settings-entry = Ezarpen hau ezin da erabili: { $entry }, fitxategia { $file }. Haren ordez ohikoa erabiliko da.
settings-not-saved = Ezarpenak ezin izan dira gorde, { $file }: { $trouble ->
    [full] diskoa beteta dago
    [read-only] karpeta irakurtzeko soilik da
    [denied] ez duzu hor idazteko baimenik
   *[other] arazo bat dago karpetarekin
}. Irten arte balio dute.
