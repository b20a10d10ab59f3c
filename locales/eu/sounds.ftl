cue-told =
    { $cue ->
        [laid-left] Fitxa bat ezkerrean
        [laid-right] Fitxa bat eskuinean
        [laid] Fitxa bat beste nonbait
        [double-left] Bikoitz bat ezkerrean
        [double-right] Bikoitz bat eskuinean
        [double] Bikoitz bat beste nonbait
        [laid-last] Esku bateko azken fitxa
        [drawn] Fitxa bat hartzen da
        [shuffled] Fitxak nahasten dira
        [blocked] Erronda itxita dago
        [trick-taken] Baza bat
        [card-taken] Karta bat hartzen da
        [passed] Pasatzea: mahaiko kolpeak
        [one-left] Norbaiti fitxa bakarra geratzen zaio
        [bid] Eskaintza bat, edo tronfoa
        [staked] Apustu bat ordaintzen da
        [train-open] Tren bat zabalik dago
        [train-closed] Tren bat itxita dago
        [joined] Norbait dator
        [gone] Norbait badoa
        [message] Norbaitek idatzi du
        [points] Puntu gutxi zuentzat, edo zuzen
        [points-many] Puntu asko zuentzat
        [theirs] Puntu gutxi besteentzat, edo oker
        [theirs-many] Puntu asko besteentzat
        [eliminated] Norbait kanpoan geratu da
        [round-won] Erronda irabazita
        [round-lost] Erronda galduta
        [match-won] Partida irabazita
        [match-lost] Partida galduta
        [your-turn] Zure txanda
        [question] Galdera bat
        [time] Zure denbora amaitzear dago
        [refused] Orain ezer egiten ez duen tekla bat
        [mic-open] Mikrofonoa zabalik dago
        [mic-closed] Mikrofonoa itxita dago
        [line-lost] Konexioa galdu da
        [line-back] Konexioa itzuli da
       *[menu] Menuko aukera bat
        [edge] Zerrenda baten amaiera
        [enter] Aukera bat hartzen da
        [fits] Fitxa joka daiteke
    }
cue-family =
    { $family ->
       *[tiles] Fitxak eta kartak
        [players] Jokalariak
        [points] Puntuak eta emaitzak
        [you] Zuretzat
        [table] Konexioa
        [menus] Menuak eta zure eskua
    }
menu-sounds = Soinuak ikasi
sounds-menu =
    { $touch ->
        [yes] Ikasi soinuak.
       *[no] Ikasi soinuak, taldeka.
    }
sounds-help = { $enter }: soinua berriro. Ezker eta eskuin: beste aulki batetik. { $space }: kendu edo jarri.
sound-is-off = { $sound }: kenduta
sound-switch = { $sound }: kendu edo jarri
sound-from-you = Zure aulkitik.
sound-from-seat = Zure ondorengo { $others } jokalarietatik { $after }.
sounds-guess = Asmatu
guess-title = 10 soinutatik { $number }.
guess-wrong = Ez: { $sound }.
guess-over = { $right }, 10etik.
sounds-over-ssh = SSH bidez ez dago soinurik.
sounds-no-card = Orain ez dago soinu-txartelik jotzen.
sound-card-lost = Soinu-txartela joan da. Harekin itzuliko dira soinuak.
sounds-offered = Berria: soinu gehiago, nork jokatu duen, bikoitzak eta puntuak entzuteko. Ezarpenetan pizten dira; «Soinuak ikasi» atalak jotzen ditu.
# one form
sounds-written = Orain { $count } fitxategi daude hemen: { $folder }.
sounds-fit = { $folder } karpetako soinu guztiak egokiak dira.
sound-finding = { $file }: { $why }
sound-missing = falta da; ohiko soinua joko da.
sound-clips = ozenegia da: bere gailurrek ez diote beste soinu bati lekurik uzten.
sound-too-loud = ohiko soinua baino { $by } dezibel ozenagoa da.
sound-too-soft = ohiko soinua baino { $by } dezibel apalagoa da.
sound-longer-than-usual = { $length } milisegundo irauten du; hitzak amaitu baino lehen hasten dira.
sound-stereo = bi kanal ditu, eta ezin da mahaiko bere lekutik entzun; gorde bakarrarekin.
