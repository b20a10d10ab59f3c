## La partita e le sue manche

listener = tu
match-begins = { $game }, { $goal }. Nell'ordine: { $who }.
    .brief = { $game }, { $goal }.
    .full = { $game }, { $players } giocatori, { $goal }. Nell'ordine: { $who }.
match-begins-teams = { $game }, { $goal }. Le squadre: { $teams }.
    .brief = { $game }, { $goal }: { $teams }.
turn-order = Nell'ordine: { $who }.
match-begins-draw = { $game }, { $goal }. Le coppie si tirano a sorte.
    .brief = { $game }, { $goal }.
teams-against = { $teams } contro { $team }
time-to-think =
    { $seconds ->
        [one] Un secondo per pensare a ogni turno.
       *[other] { $seconds } secondi per pensare a ogni turno.
    }
match-goes-on = { $game } continua: manche { $round }.
match-recap = Che cosa è successo per ultimo:
recap-moves = { $moves }.
recap-move = { $who } { $made }
goal-limit =
    { $limit ->
        [one] a un punto
       *[other] a { $limit } punti
    }
goal-hands =
    { $limit ->
        [one] a una manche vinta
       *[other] a { $limit } manche vinte
    }
goal-in-a-row = a { $limit } manche vinte di fila
goal-games = a due giochi vinti, ognuno con più di { $limit } punti
goal-sets = a due set vinti, ognuno a { $limit } punti
goal-rounds =
    { $rounds ->
        [one] in una manche
       *[other] in { $rounds } manche
    }
round-begins = Manche { $round }.
you-are-dealt =
    { $count ->
        [one] Hai una tessera: { $tiles }.
       *[other] Hai { $count } tessere: { $tiles }.
    }
    .brief =
        { $count ->
            [one] Una tessera.
           *[other] { $count } tessere.
        }
redeal =
    { $reason ->
        [no-centre] Nessuno ha il centro. Si ridanno le tessere.
        [five-doubles] A richiesta, si ridanno le tessere.
        [all-passed] Hanno passato tutti. Dà le tessere il prossimo giocatore.
        [many-doubles] Qualcuno ha ricevuto cinque doppi. Si ridanno le tessere.
        [many-alike] Qualcuno ha ricevuto sei tessere dello stesso numero. Si ridanno le tessere.
        [six-doubles] Si ridanno le tessere.
       *[no-double] Nessuno ha un doppio. Si ridanno le tessere.
    }
    .brief =
        { $reason ->
            [all-passed] Passano tutti.
           *[no-double] Si ridà.
        }
lots = Sorteggio: { $drawn }.
lot-equal = A parità di punti conta la metà più alta.
# same
lot-of = { $who } { $drawn }
lot-opens = La più alta è di { $who }, che apre.
    .brief = Apre { $who }.
lot-opens-you = La più alta è la tua: apri tu.
    .brief = Apri tu.
lot-offers = La più alta è di { $who }: apre uno della coppia.
    .brief = La più alta è di { $who }.
lot-offers-you = La più alta è la tua: apre uno di voi due.
    .brief = La più alta è la tua.
lot-begins = La più alta è di { $who }, che comincia.
    .brief = Comincia { $who }.
lot-begins-you = La più alta è la tua: cominci tu.
    .brief = Cominci tu.
lot-draws-first = La più alta è di { $who }, che pesca prima di tutti se nessuno ha il centro.
lot-draws-first-you = La più alta è la tua: peschi prima di tutti se nessuno ha il centro.
lot-pairs = Le due più alte sono di { $pair }, che giocano insieme contro { $others }.
    .brief = { $pair } contro { $others }.
lot-pairs-against-you = Le due più alte sono di { $pair }, che giocano insieme contro te e { $partner }.
    .brief = Giochi con { $partner } contro { $pair }.
lot-pairs-with-you = Le due più alte sono la tua e quella di { $partner }: giocate insieme, contro { $others }.
    .brief = Giochi con { $partner } contro { $others }.

## I turni

turn-opening = { $who } apre con la tessera { $tile }.
    .brief = Apre { $who }.
your-turn-opening = Apri tu con la tessera { $tile }: { $key } per posarla.
    .brief = Apri tu, { $tile }.
your-turn-right = Hai il diritto di aprire, ma non la tessera { $tile }: { $pass } per passare.
turn-may-open = Il diritto di aprire è di { $who }.
    .brief = Può aprire { $who }.
turn-opens = Apre { $who }.
your-turn-opens = Apri tu, con la tessera che vuoi: { $key } per posare quella scelta.
    .brief = Apri tu.
your-turn-opens-double = Apri tu, con il doppio che vuoi: { $key } per posare quello scelto.
    .brief = Apri con un doppio.
your-turn-no-double = Hai il diritto di aprire, ma nessun doppio: { $pass } per passare.
your-turn-offered = Puoi aprire con la tessera che vuoi: { $key } per posare quella scelta, { $pass } per lasciare l'apertura al compagno.
    .brief = Puoi aprire, o { $pass }.
your-turn-swap = Vuoi cambiare la tua mano con le sette tessere avanzate? { $key } per cambiarla, { $pass } per tenerla.
    .brief = Cambi? { $key } o { $pass }.
swap-offer = Puoi cambiare la tua mano con le sette tessere avanzate: { $key }.
draw-offer = Puoi anche pescare: { $key }.
draw-offer-wild =
    { $game ->
        [jolly] Puoi posare solo jolly: { $key } per pescare invece di posarne uno.
       *[matador] Puoi posare solo matador: { $key } per pescare invece di posarne uno.
    }
pass-offer = Non devi posare per forza: { $pass } per passare.
redeal-offer =
    { $doubles ->
        [4] Hai almeno quattro doppi: { $key } per chiedere di ridare le tessere.
       *[other] Hai almeno cinque doppi: { $key } per chiedere di ridare le tessere.
    }
turn-of = Turno di { $who }.
your-turn = Tocca a te. { $ends }
    .brief = { $ends }
    .full =
        { $fitting ->
            [one] Tocca a te. { $ends } Una delle tue tessere va bene.
           *[other] Tocca a te. { $ends } { $fitting } delle tue tessere vanno bene.
        }
your-turn-must = Tocca a te. { $ends }
    .full =
        { $fitting ->
            [one] Tocca a te. { $ends } Una delle tue tessere va bene.
           *[other] Tocca a te. { $ends } { $fitting } delle tue tessere vanno bene.
        }
your-turn-draw = Tocca a te. { $ends } Non puoi posare: { $key } per pescare.
    .brief = { $ends } { $key }.
# The listener laid a tile, and may add another one that fits.
one-more-tile = Ancora una tessera? { $ends } { $pass } per fermarti.
    .brief = Un'altra? { $ends }
your-turn-stuck = Tocca a te. { $ends } Non puoi posare: { $key } per passare.
    .brief = { $ends } { $key }.

## Che cosa fanno i giocatori

opened = { $who }: { $tile }.
    .full = { $who } apre con la tessera { $tile }.
you-opened = Tu: { $tile }.
    .full = Apri con la tessera { $tile }.
laid = { $who }: { $tile }, { $place }.
    .brief = { $who }: { $tile }.
    .full = { $who } posa la tessera { $tile } { $place }.
you-laid = Tu: { $tile }, { $place }.
    .brief = Tu: { $tile }.
    .full = Posi la tessera { $tile } { $place }.
laid-own = { $who }: { $tile }.
    .full = { $who } posa la tessera { $tile } { $place }.
you-laid-own = Tu: { $tile }.
    .full = Posi la tessera { $tile } { $place }.
laid-elsewhere = { $who }: { $tile }, { $place }.
    .full = { $who } posa la tessera { $tile } { $place }.
you-laid-elsewhere = Tu: { $tile }, { $place }.
    .full = Posi la tessera { $tile } { $place }.
laid-wild = { $who }: { $tile }, { $place }; { $then }.
    .brief = { $who }: { $tile }.
you-laid-wild = Tu: { $tile }, { $place }; { $then }.
    .brief = Tu: { $tile }.
# same
wild =
    { $game ->
        [jolly] jolly { $tile }
       *[matador] matador { $tile }
    }
lying-across = { $tile } di traverso
then-either = aperte tutte e due le metà
then-blank = può seguire solo uno zero
then-half = aperto { $half }

place-left = sinistra
    .full = a sinistra
place-right = destra
    .full = a destra
place-on = su { $half }
place-new-arm = braccio nuovo
    .full = su un braccio nuovo
place-own = sul proprio braccio
    .full = sul proprio braccio
place-yours = il tuo braccio
    .brief = sul tuo
    .full = sul tuo braccio
place-of = braccio di { $who }
    .brief = da { $who }
    .full = sul braccio di { $who }
place-outward = { $place }, { $half } verso l'esterno
place-across = { $place }, di traverso
star-complete = Ci sono tutti i bracci: ora sono tutti aperti.
    .brief = Bracci completi.

swapped = { $who } cambia la mano.
    .brief = { $who } cambia.
you-swapped = Hai { $count } tessere nuove: { $tiles }.
    .brief = { $count } tessere nuove.
tiles-left =
    { $count ->
        [one] Ne resta una.
       *[other] Ne restano { $count }.
    }
    .brief =
        { $count ->
            [one] Ultima!
           *[other] Ne restano { $count }.
        }
    .full =
        { $count ->
            [one] { $who } ha ancora una tessera.
           *[other] { $who } ha ancora { $count } tessere.
        }
first-out = { $who } ha finito le tessere; { $mate } gioca ancora.
    .brief = { $who } ha finito.
first-out-you = Hai finito le tessere; { $mate } gioca ancora.
    .brief = Hai finito.
first-out-mate = { $who } ha finito le tessere; tu giochi ancora.
    .brief = { $who } ha finito.
drew = { $who } pesca.
    .full =
        { $left ->
            [0] { $who } pesca. L'ossario è vuoto.
            [one] { $who } pesca: nell'ossario ne resta una.
           *[other] { $who } pesca: nell'ossario ne restano { $left }.
        }
drew-many = { $who } ne pesca { $count }.
    .full =
        { $left ->
            [0] { $who } pesca { $count } tessere. L'ossario è vuoto.
            [one] { $who } pesca { $count } tessere, nell'ossario ne resta una.
           *[other] { $who } pesca { $count } tessere, nell'ossario ne restano { $left }.
        }
boneyard-left =
    { $left ->
        [0] L'ossario è vuoto.
        [one] Nell'ossario resta una tessera.
       *[other] Nell'ossario restano { $left } tessere.
    }
drew-and-passed =
    { $count ->
        [one] { $who } pesca e passa.
       *[other] { $who } ne pesca { $count } e passa.
    }
    .brief =
        { $count ->
            [one] { $who } passa.
           *[other] { $who } ne pesca { $count } e passa.
        }
    .full =
        { $count ->
            [one] { $who } pesca e passa.
           *[other] { $who } pesca { $count } tessere e passa.
        } { boneyard-left }
you-drew = Peschi { $fits }.
you-drew-fits = Peschi { $fits }. { $lay } per posarla, { $keep } per tenerla.
    .brief = Peschi { $fits }.
you-drew-lay = Peschi { $fits }. { $lay } per posarla.
    .brief = Peschi { $fits }.
passed = { $who } passa.
you-passed = Passi.
you-passed-stuck = Su { $halves } non puoi posare niente: passi.
    .brief = Passi.
you-passed-wild =
    { $game ->
        [jolly] Ci vorrebbe un jolly: passi.
       *[matador] Ci vorrebbe un matador: passi.
    }
you-passed-right = Hai il diritto di aprire, ma non la tessera { $tile }: passi.
time-up = Tempo scaduto per { $who }.
your-time-up = Il tuo tempo è scaduto.
time-left =
    { $seconds ->
        [one] Resta un secondo.
       *[other] Restano { $seconds } secondi.
    }
next-round-in =
    { $seconds ->
        [one] La prossima comincia tra un secondo.
       *[other] La prossima comincia tra { $seconds } secondi.
    }

## Come finisce

round-out = { $who } chiude!
    .brief = Chiude!
round-out-you = Chiudi tu!
    .brief = Chiudi!
# same gaple
round-blocked =
    { $game ->
        [kozel] Pesce!
        [gaple] Batu beradu!
       *[block] Gioco bloccato!
    }
    .full =
        { $game ->
            [kozel] Pesce: nessuno può posare.
            [gaple] Batu beradu: nessuno può posare.
           *[block] Gioco bloccato: nessuno può posare.
        }
count-won = Meno punti in mano: { $who }.
    .brief = Meno punti: { $who }.
    .full =
        { $members ->
            [one] { $who } ha meno punti di tutti in mano.
           *[other] { $who } hanno insieme meno punti in mano.
        }
count-won-you = Hai meno punti di tutti in mano.
count-won-with-you = { $who }: avete insieme meno punti in mano.
count-equal = Parità di punti: decide l'ultima tessera, posata da { $who }.
count-equal-you = Parità di punti: decide l'ultima tessera, posata da te.
nobody-scores = Nessuno segna punti.
nobody-scores-tied = Parità di punti in mano: nessuno segna.
    .brief = Parità.
tied-paid = Pari con meno punti in mano: { $who }. Gli altri pagano la differenza.
odd-points =
    { $points ->
        [one] Non si divide alla pari. Un punto in più: { $who }.
       *[other] Non si divide alla pari. { $points } punti in più: { $who }.
    }
pay-difference = Gli altri pagano la differenza.
pays-double = { $who } ha cambiato la mano e paga doppio: { $double } invece di { $single }.
you-pay-double = Hai cambiato la mano e paghi doppio: { $double } invece di { $single }.
less-own = In mano agli altri { $others }, meno { $own } di chi vince: { $points }.
game-points =
    { $points ->
        [one] Tutte le mani insieme { $pips }: un punto partita.
       *[other] Tutte le mani insieme { $pips }: { $points } punti partita.
    }
round-left = Rimasti in mano: { $left }.
left-together = { $hands }, insieme { $sum }
games-won = Giochi vinti: { $games }.
    .brief = Giochi: { $games }.
new-game = Comincia un nuovo gioco: i totali ripartono da 0.
    .brief = Nuovo gioco.
sets-won = Set vinti: { $sets }.
    .brief = Set: { $sets }.
new-set = Comincia un nuovo set: i totali ripartono da 0.
    .brief = Nuovo set.
round-points = In questa manche: { $points }.
round-totals = Totali: { $totals }.
    .brief = { $totals }.
total-of = { $who } { $points }
    .brief = { $points }
points-of = { $who } { $points }
points-of-yours = { $who } { $points }
    .brief = voi { $points }
points-of-theirs = { $who } { $points }
    .brief = loro { $points }
points-of-your-team = voi { $points }
points-of-other-team = loro { $points }
eliminated =
    { $members ->
        [one] { $who } è fuori dalla partita.
       *[other] { $who } sono fuori dalla partita.
    }
    .brief = { $who } fuori.
you-eliminated =
    { $members ->
        [one] Sei fuori dalla partita.
       *[other] La tua squadra è fuori dalla partita.
    }
ways-out = Gli altri continuano. { $leave } per uscire, { $end } per il risultato.
played-out = Gli altri giocano fino alla fine.
eliminated-last =
    { $members ->
        [one] { $who } arriva al limite, ma con il totale più basso.
       *[other] { $who } arrivano al limite, ma con il totale più basso.
    }
you-eliminated-last =
    { $members ->
        [one] Arrivi al limite, ma con il totale più basso.
       *[other] La tua squadra arriva al limite, ma con il totale più basso.
    }
match-won =
    { $members ->
        [one] { $who } vince la partita!
       *[other] { $who } vincono la partita!
    }
    .brief =
        { $members ->
            [one] Vince { $who }!
           *[other] Vincono { $who }!
        }
match-won-you = Vinci la partita!
match-won-with-you = { $who }: vincete la partita!
match-drawn = La partita finisce pari.
next-round = { $key } per la prossima.
    .brief = { $key }.
next-hand = { $key } per la prossima mano.
    .brief = { $key }.
match-ended = { $again } per la rivincita, { $leave } per il menu.
watching-ended = { $leave } per il menu.
lesson-ended = La lezione finisce qui. { $key } per il menu.

## Una tastiera, più persone

handover = La tastiera è per { $who }: { $key } per prenderla.
    .brief = { $who }, premi { $key }.
handover-done = Alla tastiera: { $who }.
hand-on = Il dispositivo è per { $who }: { $key } per prenderlo.
    .brief = { $who }, premi { $key }.
handed-on = Ora gioca { $who }.
