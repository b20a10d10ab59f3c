centre-lies = Al centro: il { $tile }.
    .brief = { $tile }.
centre-laid = { $who } posa il { $tile } al centro.
    .brief = { $who }: { $tile }.
you-laid-centre = Posi il { $tile } al centro.
centre-drawn =
    { $count ->
        [one] Nessuno aveva il centro: pescata una tessera.
       *[other] Nessuno aveva il centro: pescate { $count } tessere.
    }
centre-drawn-you = Nessuno aveva il centro. Hai pescato { $tiles }.
turn-begins = Comincia { $who }.
place-own-train = sul proprio treno
    .brief = sul proprio
    .full = sul proprio treno
place-your-train = il tuo treno
    .brief = sul tuo
    .full = sul tuo treno
place-train-of = da { $who }
    .brief = da { $who }
    .full = sul treno di { $who }
place-mexican = messicano
    .full = sul treno messicano
your-train = il tuo treno
train-of = { $who }
mexican-train = messicano
    .brief = messicano
# same
train-end = { $train } { $end }
train-end-marked = { $train } { $end }
    .full = { $train }, aperto, { $end }
train-end-yours = { your-train } { $end }
    .brief = { $end }
train-end-yours-marked = { your-train } { $end }
    .brief = { $end }
    .full = { your-train }, aperto, { $end }
trains-open = Aperti: { $ends }.
    .brief = { $ends }.
    .full = Aperti per te: { $ends }.
trains-open-to-all = Aperti a tutti: { $ends }.
trains-closed = Chiusi: { $ends }.
chain-from = Al primo turno solo sul tuo treno: { $end }.
must-cover-yours = Prima copri il { $tile } sul tuo treno.
    .brief = Copri { $tile }, il tuo.
must-cover-of = Prima copri il { $tile } sul treno di { $who }.
    .brief = Copri { $tile }, { $who }.
must-cover-mexican = Prima copri il { $tile } sul treno messicano.
    .brief = Copri { $tile }, messicano.
or-another-double = Oppure posa un altro doppio.
    .brief = O un doppio.
you-go-on = Tocca ancora a te. { $ends }
    .brief = Ancora.
    .full =
        { $fitting ->
            [one] Tocca ancora a te. { $ends } Una delle tue tessere va bene.
           *[other] Tocca ancora a te. { $ends } { $fitting } delle tue tessere vanno bene.
        }
you-go-on-draw = Tocca ancora a te. { $ends } Non puoi posare: { $key } per pescare.
    .brief = Ancora, { $key }.
you-go-on-stuck = Tocca ancora a te. { $ends } Non puoi posare: { $key } per passare.
    .brief = Ancora, non puoi posare, { $key }.
stop-offer = La catena può finire qui: { $pass } per fermarti.
dead-double = Il { $tile } è morto.
    .full = Il { $tile } è morto: niente può seguirlo.
marker-on = { $who }, treno aperto.
    .full = Il treno di { $who } è aperto.
your-marker-on = Il tuo treno è aperto.
    .full = Il tuo treno è aperto: possono posarci tutti.
marker-off = { $who }, treno chiuso.
    .full = Il treno di { $who } è chiuso.
your-marker-off = Il tuo treno è chiuso.
train-closed = Il treno di { $who } per te è chiuso.
chain-on-own = Il tuo primo turno è solo per il tuo treno.
because-covers = copre il doppio aperto
because-unmarks = chiude il tuo treno
because-saves-own = tieni per dopo la coda del tuo treno
you-announce = Annunci la tua ultima tessera.
announced = { $who } annuncia l'ultima tessera.
announce-offer = { $key } per annunciare la tua ultima tessera.
fined =
    { $count ->
        [one] { $who } non ha annunciato l'ultima tessera: una di penalità.
       *[other] { $who } non ha annunciato l'ultima tessera: { $count } di penalità.
    }
fined-you =
    { $count ->
        [one] Non hai annunciato la tua ultima tessera: una di penalità.
       *[other] Non hai annunciato la tua ultima tessera: { $count } di penalità.
    }
lost-turn = { $who } salta questo turno.
you-lost-turn = Salti questo turno.
