centre-lies = Al centro: il { $tile }.
turn-begins = Comincia { $who }.
place-own-train = il suo treno
    .full = sul suo treno
place-your-train = il tuo treno
    .full = sul tuo treno
place-train-of = treno di { $who }
    .full = sul treno di { $who }
place-mexican = treno messicano
    .full = sul treno messicano
your-train = il tuo
train-of = { $who }
mexican-train = il messicano
# same
train-end = { $train } { $end }
train-end-marked = { $train }, segnato, { $end }
trains-open = Per te: { $ends }.
    .brief = { $ends }.
trains-open-to-all = Aperti a tutti: { $ends }.
trains-closed = Chiusi: { $ends }.
chain-from = Il tuo primo turno, solo sul tuo treno: { $end }.
must-cover-yours = Prima va coperto il { $tile } sul tuo treno.
must-cover-of = Prima va coperto il { $tile } sul treno di { $who }.
must-cover-mexican = Prima va coperto il { $tile } sul treno messicano.
or-another-double = Oppure posa un altro doppio.
you-go-on = Continua. { $ends }
    .full =
        { $fitting ->
            [one] Continua. { $ends } Una delle tue tessere va bene.
           *[other] Continua. { $ends } { $fitting } delle tue tessere vanno bene.
        }
you-go-on-draw = Continua. { $ends } Non puoi posare: { $key } per pescare.
    .brief = Continua, { $key }.
you-go-on-stuck = Continua. { $ends } Non puoi posare: { $key } per passare.
    .brief = Continua, non puoi posare, { $key }.
stop-offer = La catena può finire qui: { $pass } per fermarti.
dead-double = Il { $tile } è morto: niente può seguirlo.
marker-on = Segnalino sul treno di { $who }.
your-marker-on = Segnalino sul tuo treno: è aperto a tutti.
marker-off = Via il segnalino dal treno di { $who }.
your-marker-off = Via il segnalino dal tuo treno.
train-closed = Il treno di { $who } non ha il segnalino: per te è chiuso.
chain-on-own = Il tuo primo turno è solo per il tuo treno.
because-covers = copre il doppio aperto
because-unmarks = toglie il segnalino dal tuo treno
because-saves-own = lascia per dopo il capo del tuo treno
