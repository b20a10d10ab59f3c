cue-told =
    { $cue ->
        [laid-left] Una tessera a sinistra
        [laid-right] Una tessera a destra
        [laid] Una tessera altrove
        [double-left] Un doppio a sinistra
        [double-right] Un doppio a destra
        [double] Un doppio altrove
        [laid-last] L'ultima tessera di una mano
        [drawn] Si pesca una tessera
        [shuffled] Si mescolano le tessere
        [blocked] Il gioco è bloccato
        [trick-taken] Una presa
        [card-taken] Si prende una carta
        [passed] Si passa: i colpi sul tavolo
        [one-left] A qualcuno resta una tessera
        [bid] Una dichiarazione, o l'atout
        [staked] Si paga una posta
        [train-open] Un treno è aperto
        [train-closed] Un treno è chiuso
        [joined] Arriva qualcuno
        [gone] Qualcuno se ne va
        [message] Qualcuno scrive
        [points] Pochi punti per voi, o giusto
        [points-many] Molti punti per voi
        [theirs] Pochi punti per altri, o sbagliato
        [theirs-many] Molti punti per altri
        [eliminated] Qualcuno è eliminato
        [round-won] Manche vinta
        [round-lost] Manche persa
        [match-won] Partita vinta
        [match-lost] Partita persa
        [your-turn] Tocca a te
        [question] Una domanda
        [time] Il tempo sta per finire
        [refused] Un tasto che ora non fa niente
        [mic-open] Il microfono è aperto
        [mic-closed] Il microfono è chiuso
        [line-lost] La connessione è caduta
        [line-back] La connessione è tornata
       *[menu] Una voce di un menu
        [edge] La fine di un elenco
        [enter] Una voce è scelta
        [fits] La tessera si può posare
    }
cue-family =
    { $family ->
       *[tiles] Tessere e carte
        [players] Giocatori
        [points] Punti e risultati
        [you] Per te
        [table] La connessione
        [menus] Menu e la tua mano
    }
menu-sounds = Impara i suoni
sounds-menu =
    { $touch ->
        [yes] Impara i suoni.
       *[no] Impara i suoni, a gruppi.
    }
sounds-help = { $enter } ripete il suono. Sinistra e destra: da un altro posto. { $space }: via o di nuovo.
sound-is-off = { $sound }: escluso
sound-switch = { $sound }: escludi o riattiva
sound-from-you = Dal tuo posto.
sound-from-seat = Giocatore { $after } di { $others } dopo di te.
sounds-guess = Indovina
guess-title = Suono { $number } di 10.
# same
guess-wrong = No: { $sound }.
guess-over = { $right } su 10.
sounds-over-ssh = Via SSH non ci sono suoni.
sounds-no-card = Ora nessuna scheda audio suona.
sound-card-lost = La scheda audio non c’è più. Con lei tornano i suoni.
sounds-offered = Novità: più suoni, che dicono chi gioca, i doppi e i punti. Si attivano nelle impostazioni; «Impara i suoni» li fa sentire.
# one form
sounds-written = Ora ci sono { $count } file in { $folder }.
sounds-fit = Tutti i suoni in { $folder } vanno bene.
sound-finding = { $file }: { $why }
sound-missing = manca; si sente il suono di sempre.
sound-clips = è troppo forte: i picchi non lasciano posto a un altro suono.
sound-too-loud = è { $by } decibel più forte del suono di sempre.
sound-too-soft = è { $by } decibel più debole del suono di sempre.
sound-longer-than-usual = dura { $length } millisecondi; le parole cominciano prima della fine.
sound-stereo = ha due canali, così non si sente dal suo posto al tavolo; salvalo con uno.
