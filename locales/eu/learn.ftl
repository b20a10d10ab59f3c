move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] fitxa hartu
        [keep] eskua gorde
        [swap] eskua trukatu
        [redeal] berriro banatu
        [take] karta bat hartu
        [stand] planto
       *[pass] paso
    }
move-bid = { $bid } eskaini
cost-points = { $amount } puntu
cost-one-point = puntu bat
cost-percent = esku baten ehuneko { $amount }
review-choices = Jokaldiak: { $moves }, aukerarekin: { $choices }.
review-flawless = Ez zegoen jokatu duzuna baino argi hoberik.
review-cost =
    { $mistakes ->
        [one] Batean galdu duzuna: { $cost }.
       *[other] { $mistakes } jokalditan galdu duzuna, guztira: { $cost }.
    }
review-turned =
    { $mistakes ->
        [one] { round-begins } { $played }.
       *[other] { round-begins } Hor garestiena: { $played }.
    }
review-few = Jokaldiko { $iterations } eskurekin, akats handiak bakarrik ikusten dira.
review-mistake = { round-begins } { $played }. Hobeto: { $best }. Aldea: { $cost }.
review-fine = { round-begins } { $played }. Ez zegoen argi hoberik.
review-forced = { round-begins } { $played }. Ez zegoen aukerarik.
review-find = { round-begins } { $played }. Bazegoen hoberik: { $find }, aurkitzeko; { $tell }, entzuteko.
    .brief = { round-begins } { $played }. Bazegoen hoberik.
menu-review = Berrikusi zure jokoa
review-kept =
    { $won ->
        [no] { game-name }, { $date }, galduta
       *[yes] { game-name }, { $date }, irabazita
    }
review-none = Ez duzu berrikusteko partida amaiturik.
review-begins = Zure jokoari buruz pentsatzen. Edozein teklak gelditzen du.
review-thirds =
    { $thirds ->
        [one] Heren bat eginda.
       *[other] Bi heren eginda.
    }
review-stopped = Geldituta.
review-position = { $lay } Zure fitxak: { $hand }.
review-options = Jokaldi guztiak eta haien kostua: { $moves }.
review-option = { $play }: { $cost }
review-others = Besteen fitxak: { $hands }.
review-guess = Jokotik asma zitezkeenak, { $tiles } fitxatik: { $right }; zoriz: { $chance }.
review-help = Gora eta behera, jokaldi garestienetatik hasita; ezkerrera eta eskuinera, jokoaren ordenan. { $enter }, jokaldi batetik aurrera jokatzeko; { $hand }, besteen fitxak jakiteko.
aside-begins = Jokatu hemendik aurrera. { $back }, atzera egiteko.
    .brief = Hemendik aurrera.
aside-ended = { $key }, atzera egiteko.
menu-problems = Problemak
problem-grade = Maila: { $grade }
problem-theme =
    { $theme ->
        [block] Nahita itxi
        [double] Bikoitza gorde
        [number] Zenbaki bat gorde
        [passes] Zenbatu nork egin duen paso
        [partner] Eman muturra lagunari
       *[ends] Zenbatu muturrak
    }
problem-new = Berri bat
problem-again = Azkena berriro
problem-solution = Azkenaren soluzioa
problem-named = Problema, { $number }.
problem-one-wins = Jokaldi bakar batek irabazten du.
problem-one-best = Jokaldi bakar batek ematen du gehien.
problem-holds = { AFTER($who, vowel: "ren", r: "ren", other: "en") } fitxak: { $tiles }.
problem-partner = Zure laguna: { $who }. Pasoek esaten dute nork zer duen.
problem-passes = { $passes }.
problem-passed = { AFTER($who, vowel: "k", r: "rek", other: "ek") } paso, { $numbers }
problem-word = Haren hitza: { $word }.
    .brief = { $word }.
problem-no-word = Ez dago problemarik izen honekin: { $word }.
problem-right = Hori da.
problem-wins-not = Horrek ez du irabazten.
problem-brings-less = Horrek gutxiago ematen du.
problem-after = { $played }; gero { $moves }.
problem-best = Jokaldia hau zen: { $best }.
problem-line = Gero { $moves }.
problem-move = { AFTER($who, vowel: "k", r: "rek", other: "ek") } { $play }
problem-none = Ez da problema berririk aurkitu. Saiatu berriro.
menu-training = Zenbatu
training-begins = Minutu bat: erantzun zifra batez, edo aukeratu.
training-player = { $number } { $who }
training-players = Jokalariak: { $players }.
training-laid = { $who }: { $tile }
training-passed = { AFTER($who, vowel: "k", r: "rek", other: "ek") } paso, { $ends }
training-told = { $moves }.
training-how-many = Zenbat fitxak dute { $number }?
training-who = Nork egin du paso, { $number } irekita zegoela?
training-nobody = Inork ez
training-wrong = Ez, { $answer }.
training-next-round = Beste esku bat.
training-over = { $answered } erantzunetik { $right } zuzen.
review-unfinished = Partida ez da amaitu, { $file }. Amaitu lehenbizi: serpente resume { $file }.
review-nobody = Ordenagailuaren jokalariak bakarrik aritu ziren, { $file }. Haietako baten jokoa berrikusteko: --seat N.
review-no-seat = Partida honetan lekuak 1 eta { $seats } artekoak dira, { $file }.

menu-stats = Estatistikak
stats-none = Oraindik ez duzu partidarik amaitu.
stats-matches = Partidak: { $matches }, irabaziak: { $won }.
stats-rounds = Eskuak: { $rounds }. Jarraian irabaziak, gehienez: { $longest }.
stats-lately = Azken lau asteetan, partidak: { $matches }, irabaziak: { $won }.
stats-standing = { game-name }, { $seating }. Partidak: { $matches }, irabaziak: { $won }. Eskuak: { $rounds }. Puntuak eskuko: { $average }. Guztizko onena: { $best }.
stats-against =
    { $whom ->
        [easy] Jokalari errazen aurka, partidak: { $matches }, irabaziak: { $won }.
        [normal] Jokalari normalen aurka, partidak: { $matches }, irabaziak: { $won }.
        [expert] Adituen aurka, partidak: { $matches }, irabaziak: { $won }.
        [people] Pertsonen aurka, partidak: { $matches }, irabaziak: { $won }.
       *[other] Askotarikoen aurka, partidak: { $matches }, irabaziak: { $won }.
    }
stats-partner = { $who } lagun, partidak: { $matches }, irabaziak: { $won }.
stats-week = { $matches } partidatik { $won }
stats-weeks = Irabaziak, astez aste honaino: { $weeks }.
month-name =
    { $month ->
        [1] urtarrilaren
        [2] otsailaren
        [3] martxoaren
        [4] apirilaren
        [5] maiatzaren
        [6] ekainaren
        [7] uztailaren
        [8] abuztuaren
        [9] irailaren
        [10] urriaren
        [11] azaroaren
       *[12] abenduaren
    }
date = { $month } { $day }a
# one form
daily-line = Serpente { $date }: { $points } puntu, par { $par }, { $won } esku irabazita, { $lost } puntu oparituta
menu-daily = Eguneko banaketa
daily-begins = Eguneko banaketa, { $date }: bost esku, denentzat berdinak. Puntu gutxien duenak irabazten du.
    .brief = Eguneko banaketa, { $date }.
daily-played = Jokatuta duzu eguneko banaketa: { $date }.
daily-goes-on = Eguneko banaketak aurrera jarraitzen du: { $date }.
daily-next =
    { $hours ->
        [one] Hurrengoa ordubete baino lehen dator.
       *[other] Hurrengoa { $hours } ordu barru dator.
    }
daily-sound = { $file } benetakoa da: banaketa eta ordenagailuaren jokaldiak bere egunekoak dira. { $line }
daily-wrong = { $file } ez da benetakoa: { $line } lerroa ez dator bat bere egunarekin.
daily-not = Partida hau ez da egun bateko banaketa, { $file }.
no-day = Ez dago egun hori: { $given }. Egunak honela idazten dira: 2026-12-24.
daily-twice = { $file } fitxategian bi aldiz dago egun honen banaketa: { $date }.
daily-other = { $file } fitxategian egun honen banaketa dago, ez eskatutakoa: { $date }.
problem-due = Berriz ere: { $count }
problem-own = Zure jokaldi bat: aurkitu hobea.
problem-hinted = Aholkua eskatu duzu: problema itzuliko da.
problem-sent = Partida bateko egoera bat: aurkitu jokaldi onena.
problem-rating = Zure sailkapena: { $rating }.
daily-row = { $days } egun jarraian; atzo { $points }, par { $par }.
daily-hints =
    { $hints ->
        [one] { $line }, aholku batekin.
       *[other] { $line }, { $hints } aholkurekin.
    }
calendar-sum = Eguneko banaketak: { $days }, par baino hobeak: { $better }, gehien jarraian: { $longest }.
calendar-row =
    { $days ->
        [one] Egun bat jarraian.
       *[other] { $days } egun jarraian.
    }
calendar-open = Gaur: jokatu gabe oraindik.
calendar-today = Gaur
calendar-yesterday = Atzo
# same
calendar-day = { $day }: { $points }, par { $par }.
calendar-missed = { $day }: jokatu gabe.
calendar-missed-days = { $first } eta { $last } artean: jokatu gabe.
trend-two = { game-name }, aukera baten kostua: { $earlier } batezbestekoa, { $before }; { $month } batezbestekoa, { $cost }.
trend-one = { game-name }, aukera baten kostua: { $month } batezbestekoa, { $cost }.
