key-without-use = { $key } qui non fa niente. { $help } dice quali tasti servono.
paste-without-use = Quello che hai incollato non è un tasto. { $help } dice quali tasti servono.
not-your-turn = Non ancora: tocca a { $who }.
keyboard-waits = La tastiera va a { $who }. { $key } per prenderla.
round-is-over = La manche è finita. { $key } per continuare.
match-is-over = La partita è finita. { $key } porta al menu.
you-are-out = Per te questa partita è finita. Puoi continuare ad ascoltare, o uscire.
must-open = Devi aprire con il { $tile }.
fits-nowhere = { $tile } non va. { $ends }
fits-not-there =
    { $side ->
        [left] { $tile } non va a sinistra: c'è { $half }.
       *[right] { $tile } non va a destra: c'è { $half }.
    }
fits-on-other-side =
    { $side ->
        [left] { $tile } non va a sinistra: c'è { $half }. { $key } la posa a destra.
       *[right] { $tile } non va a destra: c'è { $half }. { $key } la posa a sinistra.
    }
nothing-fits-draw = Ti manca { $halves }. { $key } per pescare.
nothing-fits = Ti manca { $halves }, e non c'è niente da pescare.
no-draw-can-lay = Puoi posare { $tile }, quindi non si pesca.
no-draw-again = Hai già pescato. Posa una tessera che va bene, o { $key } per passare.
no-draw-empty = L'ossario è vuoto.
no-drawing = In questa partita non si pesca.
no-pass-can-lay = Puoi posare { $tile }, quindi non si passa.
no-pass-can-draw = Non puoi ancora passare: { $key } per pescare.
no-such-half = Non hai nessun { $half }.
hand-empty = Non hai più tessere.
no-hint = Adesso non c'è niente da scegliere.
