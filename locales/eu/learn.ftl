move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] fitxa hartzea
        [keep] eskua gordetzea
        [swap] eskua trukatzea
        [redeal] berriro banatzea
        [take] karta bat hartzea
        [stand] planto egitea
       *[pass] paso egitea
    }
cost-points = { $amount } puntu
cost-percent = esku baten ehuneko { $amount }
review-choices = Jokaldiak: { $moves }, aukerarekin: { $choices }.
review-flawless = Ez zegoen jokatu duzuna baino argi hoberik.
review-cost =
    { $mistakes ->
        [one] Batean galdu duzuna: { $cost }.
       *[other] { $mistakes } jokalditan galdu duzuna, guztira: { $cost }.
    }
review-turned = Garestiena: { $played }, { $round }. eskuan.
review-mistake = { $round }. eskua: { $played }. Hobeto: { $best }. Aldea: { $cost }.
review-fine = { $round }. eskua: { $played }. Ez zegoen argi hoberik.
review-forced = { $round }. eskua: { $played }. Ez zegoen aukerarik.
menu-review = Berrikusi zure jokoa
review-none = Ez duzu berrikusteko partida amaiturik.
review-begins = Zure jokoari buruz pentsatzen. Edozein teklak gelditzen du.
review-thirds =
    { $thirds ->
        [one] Heren bat eginda.
       *[other] Bi heren eginda.
    }
review-stopped = Geldituta.
review-position = { $lay } Zure fitxak: { $hand }.
review-others = Besteen fitxak: { $hands }.
review-unfinished = Partida ez da amaitu, { $file }. Amaitu lehenbizi: serpente resume { $file }.
review-nobody = Ordenagailuaren jokalariak bakarrik aritu ziren, { $file }. Haietako baten jokoa berrikusteko: --seat N.
review-no-seat = Partida honek 1etik { $seats }(e)ra bitarteko lekuak ditu, { $file }.

menu-stats = Estatistikak
stats-none = Oraindik ez duzu partidarik amaitu.
stats-matches = Partidak: { $matches }, irabaziak: { $won }.
stats-rounds = Eskuak: { $rounds }. Jarraian irabaziak, gehienez: { $longest }.
stats-lately = Azken lau asteetan, partidak: { $matches }, irabaziak: { $won }.
stats-standing = { game-name }, { $seating }. Partidak: { $matches }, irabaziak: { $won }. Eskuak: { $rounds }. Puntuak eskuko: { $average }. Guztizko onena: { $best }.
