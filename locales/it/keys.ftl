# I tasti: come si chiamano e che cosa fanno.

key-space = Spazio
key-enter = Invio
key-escape = Esc
key-left = Freccia sinistra
key-right = Freccia destra
key-up = Freccia su
key-down = Freccia giù
key-home = Inizio
key-end = Fine
key-page-up = Pagina su
key-page-down = Pagina giù
key-backspace = Cancella indietro
key-delete = Canc
key-insert = Ins
# same
key-tab = Tab
key-shift-tab = Maiuscole Tab
key-question-mark = Punto interrogativo
key-comma = Virgola
key-apostrophe = Apostrofo
key-less = Minore
key-greater = Maggiore
key-letter = { $letter }
# same
key-function = F{ NUMBER($number, useGrouping: "false") }
# same
key-ctrl = Control { $key }

# Una riga della tabella: "Spazio: pesca una tessera".
key-line = { $keys }: { $does }.
digit-keys = Da { $first } a { $last }: la prossima tessera in mano con quel numero.
count-digits = Da { $first } a { $last }: il conto, cifra per cifra.
count-confirm = { $key }: dichiara il conto; senza conto, non dichiara niente.
digit-pairs = { $one } { $other }, di seguito: una tessera con il 10, e così via.

does-draw = pesca una tessera
does-ends = le estremità del serpente
does-serpent = tutto il serpente
does-right = posa a destra, o risponde destra
does-left = posa a sinistra, o risponde sinistra
does-scores = i punteggi
does-match = informazioni sulla partita: gioco, manche, limite, ossario, tessere di ciascuno
does-turn = di chi è il turno
does-previous = la tessera o la scelta precedente
does-next = la tessera o la scelta seguente
does-first = la prima tessera o scelta
does-last = l'ultima tessera o scelta
does-next-playable = la prossima tessera che si può posare
does-digit = la prossima tessera in mano con { $digit ->
    [0] uno zero
   *[other] un { $digit }
}
does-confirm = posa la tessera scelta, o dice sì
does-take-keyboard = prende la tastiera, quando è per te
does-hand = tutte le tue tessere; dopo una manche, quelle rimaste a tutti
does-pass = passa, quando si può scegliere
does-exchange = cambia la mano, chiede di ridare le tessere o annuncia l'ultima tessera, quando il gioco lo permette
does-count = quante tessere di ogni numero si vedono, con la tua mano
does-repeat = ripete le ultime parole
does-review-back = indietro in ciò che è stato detto
does-review-forward = avanti in ciò che è stato detto
does-review-first = l'inizio di ciò che è stato detto
does-review-last = la fine di ciò che è stato detto
does-review-filter = sceglie che cosa riascoltare: tutto, mosse, punti, solo le tue mosse
does-review-save = salva in un file ciò che è stato detto
does-escape = fa tacere la voce; due volte: il menu
does-help = i tasti che funzionano qui e adesso
does-settings = impostazioni
does-detail = frasi brevi, normali o complete
does-speech = voce attiva o spenta
does-slower = parla più lentamente
does-faster = parla più in fretta
does-quieter = abbassa la voce
does-louder = alza la voce
does-language = la lingua seguente
does-hint = un consiglio; la sua tessera è scelta
does-leave = esce; la partita resta salvata
does-talk = parla con chi è al tavolo, con amici lontani
does-last-said = ripete l'ultima cosa che qualcuno ha detto al tavolo, con amici lontani
does-phrases = quello che puoi dire al microfono
does-take-card = prende una carta
does-stand = si ferma, e non prende più carte
does-own-cards = le tue carte
does-card-points = i punti di tutti in questa manche, e il piatto
does-all-cards = le carte di tutti
does-cards-left = quante carte restano
does-card-match = informazioni sulla partita
does-card-hint = un consiglio

keymap-unknown-action = Nelle impostazioni dei tasti, non esiste un'azione chiamata { $action }.
keymap-unknown-key = Nelle impostazioni dei tasti, non esiste un tasto chiamato { $key }. { $action } conserva i suoi tasti predefiniti.
keymap-no-key = Nelle impostazioni dei tasti, { $action } resta senza tasto. Conserva i suoi tasti predefiniti.
keymap-clash = Nelle impostazioni dei tasti, { $key } è assegnato a { $action }, ma appartiene già a { $other }. { $action } conserva i suoi tasti predefiniti.
