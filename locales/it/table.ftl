## La partita e le sue manche

listener = tu
match-begins = { $game }, { $players } giocatori, { $goal }.
    .brief = { $game }, { $goal }.
match-begins-teams = { $game }, { $goal }. Le squadre: { $teams }.
    .brief = { $game }, { $goal }.
match-goes-on = { $game } continua: manche { $round }.
goal-limit = a { $limit } punti
goal-rounds =
    { $rounds ->
        [one] una manche
       *[other] { $rounds } manche
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
redeal-no-double = Nessuno ha un doppio. Si ridanno le tessere.
    .brief = Nessun doppio. Si ridà.

## I turni

turn-opening = { $who } apre con il { $tile }.
    .brief = Apre { $who }.
your-turn-opening = Apri tu: { $key } posa il { $tile }.
    .brief = Apri tu, { $tile }.
turn-of = Tocca a { $who }.
your-turn = Tocca a te. { $ends }
    .brief = Tocca a te.
    .full =
        { $fitting ->
            [one] Tocca a te. { $ends } Una delle tue tessere va bene.
           *[other] Tocca a te. { $ends } { $fitting } delle tue tessere vanno bene.
        }
your-turn-draw = Tocca a te. { $ends } Non va niente: { $key } per pescare.
    .brief = Tocca a te, { $key }.
your-turn-stuck = Tocca a te. { $ends } Non va niente.
    .brief = Tocca a te, non va niente.

## Che cosa fanno i giocatori

opened = { $who }: { $tile }.
    .full = { $who } apre con il { $tile }.
you-opened = Tu: { $tile }.
    .full = Apri con il { $tile }.
laid =
    { $side ->
        [left] { $who }: { $tile }, sinistra.
       *[right] { $who }: { $tile }, destra.
    }
    .full =
        { $side ->
            [left] { $who } posa { $tile } a sinistra.
           *[right] { $who } posa { $tile } a destra.
        }
you-laid =
    { $side ->
        [left] Tu: { $tile }, sinistra.
       *[right] Tu: { $tile }, destra.
    }
    .full =
        { $side ->
            [left] Posi { $tile } a sinistra.
           *[right] Posi { $tile } a destra.
        }
tiles-left =
    { $count ->
        [one] A { $who } resta una tessera.
       *[other] A { $who } restano { $count } tessere.
    }
drew = { $who } pesca.
    .full =
        { $left ->
            [one] { $who } pesca. Nell'ossario resta una tessera.
           *[other] { $who } pesca. Nell'ossario restano { $left } tessere.
        }
you-drew = Peschi { $fits }.
passed = { $who } passa.
you-passed = Passi.
time-up = Tempo scaduto per { $who }.
your-time-up = Il tuo tempo è scaduto.
time-left =
    { $seconds ->
        [one] Un secondo.
       *[other] { $seconds } secondi.
    }

## Come finisce

round-out = { $who } chiude!
round-out-you = Chiudi tu!
round-blocked = Gioco bloccato: nessuno può posare.
round-points = In questa manche: { $points }.
round-totals = Totale: { $totals }.
points-of = { $who } { $points }
eliminated =
    { $members ->
        [one] Eliminazione: { $who }.
       *[other] Squadra eliminata: { $who }.
    }
you-eliminated =
    { $members ->
        [one] Per te la partita finisce qui.
       *[other] La tua squadra è eliminata.
    }
match-won =
    { $members ->
        [one] { $who } vince la partita!
       *[other] { $who } vincono la partita!
    }
match-won-you = Vinci la partita!
match-won-with-you = { $who } vincete la partita!
next-round = { $key } dà le tessere della prossima manche.
match-ended = { $key } porta al menu.

## Una tastiera, più persone

handover = La tastiera va a { $who }. { $who }, premi { $key }.
    .brief = { $who }, premi { $key }.
handover-done = La tastiera è di { $who }.
