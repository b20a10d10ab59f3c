place-up = goian
    .full = goiko besoan
place-down = behean
    .full = beheko besoan
place-tip = { $half } bikoitzaren puntan
    .full = { $half } bikoitzaren puntan
end-at = { $place } { $end }
end-tip = { $half } puntan
ends-listed = Muturrak: { $ends }.
ends-counted = { $ends } Kontua { $count }.
arm-from = { $place }, { $tile } fitxatik
arm-of = { $tile } fitxatik
count-nothing = { $count }: ezer ez.
    .brief = { $count }.
count-scores =
    { $points ->
        [one] { $count }: puntu bat.
       *[other] { $count }: { $points } puntu.
    }
one-for-out = Horietako bat, fitxarik gabe geratzeagatik.
some-for-knocks =
    { $knocks ->
        [one] Horietako bat, aurreko pasoagatik.
       *[other] Horietako { $knocks }, aurreko pasoengatik.
    }
count-in-vain = { $count }: { $points } gehituta { $limit } gaindituko litzateke, ez da ezer apuntatzen.
count-opening-in-vain = { $count }: hasierako fitxak ezin du irabazi, ez da ezer apuntatzen.
header-scores =
    { $points ->
        [one] Buru bikoitza: puntu bat.
       *[other] Buru bikoitza: { $points } puntu.
    }
triple-header-scores =
    { $points ->
        [one] Buru hirukoitza: puntu bat.
       *[other] Buru hirukoitza: { $points } puntu.
    }
rounded-to = Besteena { $pips }, bostekora biribilduta: { $points }.
rounded-less-own = Besteena { $others }, ken irabazlearena { $own }, bostekora biribilduta: { $points }.
by-five = Zati bost: { $points }.
hands-in-vain = { $points } gehituta { $limit } gaindituko litzateke: ez da ezer apuntatzen.
doubles-held = Eskuan dauden bikoitzak: { $doubles }. Puntuen aurretik kontatzen dira.
out-scores =
    { $points ->
        [one] Fitxarik gabe geratzeagatik puntu bat.
       *[other] Fitxarik gabe geratzeagatik { $points } puntu.
    }
block-scores =
    { $points ->
        [one] Itxieragatik puntu bat.
       *[other] Itxieragatik { $points } puntu.
    }
because-scores =
    { $points ->
        [one] puntu bat ematen du
       *[other] { $points } puntu ematen ditu
    }
