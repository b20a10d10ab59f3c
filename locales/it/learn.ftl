move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] pesca
        [keep] mano tenuta
        [swap] mano cambiata
        [redeal] richiesta di ridare
        [take] una carta
        [stand] fermata
       *[pass] passo
    }
move-bid = dichiarazione di { $bid }
cost-points = { $amount } punti
cost-one-point = un punto
cost-percent = { $amount } per cento di una manche
review-choices = Mosse: { $moves }, con una scelta: { $choices }.
review-flawless = Niente era chiaramente meglio di quello che hai giocato.
review-cost =
    { $mistakes ->
        [one] Una è costata { $cost }.
       *[other] { $mistakes } sono costate in tutto { $cost }.
    }
review-turned =
    { $mistakes ->
        [one] Nella manche { $round }: { $played }.
       *[other] La più cara, nella manche { $round }: { $played }.
    }
review-few = Con { $iterations } manche a mossa si vedono solo i grandi errori.
review-mistake = Manche { $round }: { $played }. Meglio: { $best }. Differenza: { $cost }.
review-fine = Manche { $round }: { $played }. Niente era chiaramente meglio.
review-forced = Manche { $round }: { $played }. Non c'era scelta.
review-find = Manche { $round }: { $played }. C'era di meglio: { $find } per trovarlo, { $tell } per sentirlo.
    .brief = Manche { $round }: { $played }. C'era di meglio.
menu-review = Rivedi il tuo gioco
review-kept =
    { $won ->
        [no] { game-name }, { $date }, persa
       *[yes] { game-name }, { $date }, vinta
    }
review-none = Non c'è nessuna tua partita finita da rivedere.
review-begins = Ci penso. Un tasto qualsiasi mi ferma.
review-thirds =
    { $thirds ->
        [one] Un terzo fatto.
       *[other] Due terzi fatti.
    }
review-stopped = Fermato.
review-position = { $lay } Avevi { $hand }.
review-options = Tutte le mosse e quanto costano: { $moves }.
review-option = { $play }: { $cost }
review-others = Gli altri avevano: { $hands }.
review-guess = Dal gioco se ne potevano indovinare { $right } su { $tiles }, a caso { $chance }.
review-help = Su e giù cominciano dalle mosse più care, sinistra e destra seguono la partita. { $enter } continua da una mossa, { $hand } dice che cosa avevano gli altri.
aside-begins = Continua da qui. { $back } per tornare indietro.
    .brief = Da qui.
aside-ended = { $key } per tornare indietro.
menu-problems = Problemi
problem-grade = Grado { $grade }
problem-theme =
    { $theme ->
        [block] Chiudere apposta
        [double] Tenere il doppio
        [number] Tenere un numero
        [passes] Contare chi ha passato
        [partner] Lasciare un'estremità al compagno
       *[ends] Contare le estremità
    }
problem-new = Uno nuovo
problem-again = Di nuovo l'ultimo
problem-solution = Soluzione dell'ultimo
problem-named = Problema { $number }.
problem-one-wins = Una sola mossa vince.
problem-one-best = Una sola mossa rende di più.
problem-holds = { $who } ha { $tiles }.
problem-partner = { $who } è dalla tua parte. Chi ha passato rivela le mani.
problem-passes = { $passes }.
problem-passed = { $who } ha passato su { $numbers }
problem-word = La sua parola: { $word }.
    .brief = { $word }.
problem-no-word = Nessun problema si chiama { $word }.
problem-right = Giusto.
problem-wins-not = Così non si vince.
problem-brings-less = Così rende meno.
problem-after = Dopo { $played }, { $moves }.
problem-best = La mossa era { $best }.
problem-line = Poi { $moves }.
problem-move = { $who }: { $play }
problem-none = Nessun problema nuovo trovato. Riprova.
menu-training = Tenere il conto
training-begins = Un minuto: rispondi con una cifra, o scegli.
training-player = { $number } { $who }
training-players = I giocatori: { $players }.
training-laid = { $who }: { $tile }
training-passed = { $who } passa su { $ends }
training-told = { $moves }.
training-how-many = Quante tessere con { $number }?
training-who = Chi ha passato su { $number }?
training-nobody = Nessuno
training-wrong = No: { $answer }.
training-next-round = Nuova manche.
training-over = { $right } giuste su { $answered }.
review-unfinished = La partita in { $file } non è finita. Prima finiscila: serpente resume { $file }.
review-nobody = In { $file } hanno giocato solo giocatori del computer. Con --seat N si rivede il gioco di uno di loro.
review-no-seat = La partita in { $file } ha i posti da 1 a { $seats }.

menu-stats = Statistiche
stats-none = Non hai ancora finito nessuna partita.
stats-matches = Partite: { $matches }, vinte: { $won }.
stats-rounds = Manche: { $rounds }. Vittorie di fila, al massimo: { $longest }.
stats-lately = Nelle ultime quattro settimane, partite: { $matches }, vinte: { $won }.
stats-standing = { game-name }, { $seating }. Partite: { $matches }, vinte: { $won }. Manche: { $rounds }. Punti per manche: { $average }. Miglior totale: { $best }.
stats-against =
    { $whom ->
        [easy] Contro giocatori facili, partite: { $matches }, vinte: { $won }.
        [normal] Contro giocatori normali, partite: { $matches }, vinte: { $won }.
        [expert] Contro esperti, partite: { $matches }, vinte: { $won }.
        [people] Contro altre persone, partite: { $matches }, vinte: { $won }.
       *[other] Contro giocatori vari, partite: { $matches }, vinte: { $won }.
    }
stats-partner = Con { $who }, partite: { $matches }, vinte: { $won }.
stats-week = { $won } su { $matches }
stats-weeks = Vinte, settimana per settimana fino a questa: { $weeks }.
month-name =
    { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    }
date =
    { $day ->
        [1] primo { $month }
       *[other] { $day } { $month }
    }
daily-line =
    Serpente { $date }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, par { $par }, { $won ->
        [one] { $won } manche vinta
       *[other] { $won } manche vinte
    }, { $lost ->
        [0] niente regalato
        [one] { $lost } punto regalato
       *[other] { $lost } punti regalati
    }
menu-daily = La mano del giorno
daily-begins = La mano del giorno, { $date }: cinque manche, uguali per tutti. Vince chi fa meno punti.
    .brief = La mano del giorno, { $date }.
daily-played = La mano del giorno l'hai già giocata: { $date }.
daily-goes-on = Continua la mano del giorno, { $date }.
daily-next =
    { $hours ->
        [one] La prossima arriva entro un'ora.
       *[other] La prossima arriva fra { $hours } ore.
    }
daily-sound = { $file } è autentico: la mano e le mosse del computer sono quelle del suo giorno. { $line }
daily-wrong = { $file } non è autentico: la riga { $line } non corrisponde al suo giorno.
daily-not = La partita in { $file } non è la mano di un giorno.
no-day = Il giorno { $given } non esiste. Un giorno si scrive così: 2026-12-24.
daily-twice = { $file } contiene due volte la mano dello stesso giorno, { $date }.
daily-other = { $file } contiene la mano di un altro giorno, { $date }.
problem-due = Di nuovo: { $count }
problem-own = Una tua mossa: trova quella migliore.
problem-hinted = Hai chiesto un consiglio: il problema ritorna.
problem-sent = Una posizione di una partita: trova la mossa migliore.
problem-rating = Il tuo punteggio: { $rating }.
daily-row = { $days } giorni di fila; ieri { $points }, par { $par }.
daily-hints =
    { $hints ->
        [one] { $line }, con un consiglio.
       *[other] { $line }, con { $hints } consigli.
    }
calendar-sum = Mani del giorno: { $days }, meglio del par: { $better }, più giorni di fila: { $longest }.
calendar-row =
    { $days ->
        [one] Un giorno di fila.
       *[other] { $days } giorni di fila.
    }
calendar-open = Oggi: non ancora giocata.
calendar-today = Oggi
calendar-yesterday = Ieri
# same
calendar-day = { $day }: { $points }, par { $par }.
calendar-missed = { $day }: non giocata.
calendar-missed-days = Dal { $first } al { $last }: non giocate.
trend-two = { game-name }: una scelta ti è costata { $before } in { $earlier } e { $cost } in { $month }.
trend-one = { game-name }: una scelta ti è costata { $cost } in { $month }.
