key-without-use = { $key } qui non fa niente. { $help } dice quali tasti funzionano.
paste-without-use = Quello che hai incollato non è un tasto. { $help } dice quali tasti funzionano.
nameless-key = Quel tasto qui non fa niente. { $help } dice quali tasti funzionano.
too-quick = Troppo in fretta: ancora { $key }.
not-your-turn = Non ancora: tocca a { $who }.
keyboard-waits = La tastiera va a { $who }. { $key } per prenderla.
round-is-over = La manche è finita. { $key } per continuare.
match-is-over = La partita è finita. { $again } per la rivincita, { $leave } per il menu.
you-are-out = Per te questa partita è finita. { ways-out }
must-open = Devi aprire con { $tile }.
fits-nowhere = { $tile } non va. { $ends }
on-left = a sinistra
on-right = a destra
fits-not-there = { $tile } non va { $place }: c'è { $end }.
fits-on-other-side = { $tile } non va { $place }: c'è { $end }. { $key } la posa dall'altra parte.
nothing-fits-draw = Non hai tessere per { $halves }. { $key } per pescare.
waits-for-opening = Prima apre { $who }, con { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Andrebbe solo un jolly. { $key } per pescare.
       *[matador] Andrebbe solo un matador. { $key } per pescare.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Andrebbe solo un jolly.
       *[matador] Andrebbe solo un matador.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Andrebbe solo un jolly. { $key } per passare.
       *[matador] Andrebbe solo un matador. { $key } per passare.
    }
nothing-fits = Non hai tessere per { $halves }.
nothing-fits-pass = Non hai tessere per { $halves }. { $key } per passare.
no-draw-can-lay = Puoi posare { $tile }, quindi non si pesca.
no-draw-again = Hai già pescato. Posa una tessera che va bene, o { $key } per passare.
no-draw-again-lay = Hai già pescato. Posa una tessera che va bene.
no-draw-empty = L'ossario è vuoto.
no-drawing = In questa partita non si pesca.
no-pass-can-lay = Puoi posare { $tile }, quindi non si passa.
no-pass-can-draw = Non puoi ancora passare: { $key } per pescare.
must-hand-on = La tessera per aprire ce l'ha un altro. { $key } per passare.
arm-closed = Il braccio di { $who } non è aperto.
star-first = Prima si cominciano tutti i bracci della stella, ognuno con { $half }.
must-lay-drawn = Hai pescato { $tile }, e va bene: devi posare quella.
last-tiles-stay =
    { $count ->
        [one] L'ultima tessera dell'ossario non si pesca mai.
       *[other] Le ultime { $count } tessere dell'ossario non si pescano mai.
    }
must-lay-wild =
    { $game ->
        [jolly] Vanno solo jolly, e uno va posato.
       *[matador] Vanno solo matador, e uno va posato.
    }
can-lay-on-own = Puoi posare sul tuo braccio, quindi non si passa.
must-decide-swap = Prima di' se cambi la mano: { $key } per cambiarla, { $pass } per tenerla.
no-exchange = Qui non c'è niente da cambiare.
swap-taken = In questa manche qualcuno ha già cambiato la mano.
too-few-doubles = Per chiedere di ridare le tessere ci vogliono { $count } doppi in mano.
too-late-to-redeal = Si può chiedere di ridare le tessere solo prima della propria prima tessera.
no-such-half = Non hai tessere con { $half }.
hand-empty = Non hai più tessere.
no-hint = Adesso non c'è niente da scegliere.
