key-without-use = Tasto { $key }: qui non fa niente. { $help } dice quali tasti funzionano.
key-nothing = { $key }: niente.
other-alphabet = Questa tastiera scrive un altro alfabeto. Passa alle lettere latine, oppure gioca con frecce, Invio, Spazio ed Esc. { $help } elenca i tasti.
paste-without-use = Quello che hai incollato non è un tasto. { $help } dice quali tasti funzionano.
nameless-key = Quel tasto qui non fa niente. { $help } dice quali tasti funzionano.
press-again = { $key } di nuovo per farlo.
not-your-turn = Non ancora: è il turno di { $who }.
only-watching = Tu guardi: è il turno di { $who }.
only-watching-between = Tu guardi: la manche è finita.
only-watching-between-hands = Tu guardi: la mano è finita.
only-watching-over = Tu guardi: la partita è finita. { $leave } per il menu.
keyboard-waits = La tastiera è per { $who }. { $key } per prenderla.
round-is-over = È finita. { $key } per continuare.
hand-is-over = La mano è finita. { $key } per continuare.
match-is-over = La partita è finita. { $again } per la rivincita, { $leave } per il menu.
you-are-out = Per te questa partita è finita. { ways-out }
must-open = Devi aprire con la tessera { $tile }.
fits-nowhere = La tessera { $tile } non va. { $ends }
on-left = a sinistra
on-right = a destra
fits-not-there = La tessera { $tile } non va { $place }: lì c'è { $end }.
fits-on-other-side = La tessera { $tile } non va { $place }: lì c'è { $end }. { $key } per posarla dall'altra parte.
nothing-fits-draw = Su { $halves } non puoi posare niente. { $key } per pescare.
waits-for-opening = Prima apre { $who }, con la tessera { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Ci vorrebbe un jolly. { $key } per pescare.
       *[matador] Ci vorrebbe un matador. { $key } per pescare.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Ci vorrebbe un jolly.
       *[matador] Ci vorrebbe un matador.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Ci vorrebbe un jolly. { $key } per passare.
       *[matador] Ci vorrebbe un matador. { $key } per passare.
    }
nothing-fits = Su { $halves } non puoi posare niente.
nothing-fits-pass = Su { $halves } non puoi posare niente. { $key } per passare.
no-draw-can-lay = Puoi posare la tessera { $tile }, quindi non puoi pescare.
no-draw-again = Hai già pescato. Posa una tessera che va bene, o { $key } per passare.
no-draw-again-lay = Hai già pescato. Posa una tessera che va bene.
no-draw-empty = L'ossario è vuoto.
no-drawing = In questa partita non si pesca.
no-pass-can-lay = Puoi posare la tessera { $tile }, quindi non puoi passare.
no-pass-can-draw = Non puoi ancora passare: { $key } per pescare.
must-hand-on = La tessera per aprire ce l'ha un altro giocatore. { $key } per passare.
arm-closed = Il braccio di { $who } non è aperto.
star-first = Prima vanno cominciati tutti i bracci, ognuno con { $half }.
double-second = La seconda tessera di ogni braccio deve essere il suo doppio.
only-double = Adesso puoi aggiungere solo un doppio.
must-lay-drawn = Hai pescato la tessera { $tile }, e va bene: devi posarla.
last-tiles-stay =
    { $count ->
        [one] L'ultima tessera dell'ossario non si pesca mai.
       *[other] Le ultime { $count } tessere dell'ossario non si pescano mai.
    }
must-lay-wild =
    { $game ->
        [jolly] Puoi posare solo jolly, e devi posarne uno.
       *[matador] Puoi posare solo matador, e devi posarne uno.
    }
can-lay-on-own = Puoi posare sul tuo braccio, quindi non puoi passare.
must-decide-swap = Decidi prima se cambiare la mano: { $key } per cambiarla, { $pass } per tenerla.
no-exchange = Qui non c'è niente da cambiare.
not-last-tile = Annunciala solo quando dopo la prossima te ne resta una.
swap-taken = In questa manche qualcuno ha già cambiato la mano.
too-few-doubles = Per chiedere di ridare le tessere ci vogliono { $count } doppi in mano.
too-late-to-redeal = Puoi chiedere di ridare le tessere solo prima della tua prima mossa.
too-late-to-redeal-laid = Puoi chiedere di ridare le tessere solo prima di posare la tua prima.
no-such-half = Non hai tessere con { $half }.
hand-empty = Non hai più tessere.
no-hint = Adesso non c'è niente da decidere.
