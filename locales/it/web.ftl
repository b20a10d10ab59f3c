# La pagina nel browser: le poche parole che sono sue.
web-title = Serpente, il domino a orecchio
web-needs-script = Il gioco in questa pagina ha bisogno di JavaScript, che in questo browser è spento.
web-who-reads = Chi ti legge il gioco?
web-who-reads-help = Tutto è detto a parole. Se usi uno screen reader, lascia leggere a lui. Con F4 puoi cambiare più tardi.
web-reader-reads = Il mio screen reader, o leggo io
web-browser-speaks = La voce di questo browser
web-keys = Gioca qui con i tasti
web-keys-help = Il punto interrogativo dice i tasti che funzionano. C'è tutto anche sui pulsanti.
web-send = Invia
web-table = Al tavolo
web-text = Da leggere
web-tiles = Le tue tessere
web-choices = Da scegliere
web-asks = Chiedi
web-history = Che cosa è stato detto
web-away = Mentre eri via, tra l'altro:

## I pulsanti

web-draw = Pesca
web-pass = Passa
web-exchange = Cambia la mano
web-confirm = Avanti
web-right = Destra
web-left = Sinistra
web-hint = Consiglio
web-take-keyboard = Prendi la tastiera
web-leave = Esci
web-turn = Di chi è il turno
web-ends = Estremità
web-serpent = Serpente
web-scores = Punteggi
web-hand = La mia mano
web-count = Numeri
web-match = Partita
web-talk = Parla
web-repeat = Ripeti
web-help = Aiuto
web-settings = Impostazioni
web-escape = Indietro
web-previous = Precedente
web-next = Successivo
web-choose = Scegli

## Gli stessi pulsanti nel gioco di carte, e in quello di prese

web-cards-draw = Prendi una carta
web-cards-pass = Mi fermo
web-cards-ends = Punti
web-cards-serpent = Carte di tutti
web-cards-hand = Le mie carte
web-cards-count = Carte rimaste
web-tricks-ends = Dichiarazioni
web-tricks-serpent = Ultima presa
