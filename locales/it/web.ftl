# La pagina nel browser: le poche parole che sono sue.
web-title = Serpente, il domino a orecchio
web-needs-script = Il gioco in questa pagina ha bisogno di JavaScript, che in questo browser è spento.
web-who-reads-help = Tutto è detto a parole. Se usi uno screen reader, lascia leggere a lui.
web-keys = Gioca qui con i tasti
web-keys-help = Il punto interrogativo dice i tasti che funzionano. C'è tutto anche sui pulsanti.
web-send = Invia
web-table = Al tavolo
web-text = Da leggere
web-tiles = Le tue tessere
web-choices = Da scegliere
web-asks = Chiedi
web-players = Giocatori
web-history = Che cosa è stato detto
web-away = Mentre eri via, tra l'altro:

## I pulsanti

web-draw = Pesca
web-pass = Passa
web-exchange = Cambia la mano
web-announce = Ultima tessera
web-confirm = Avanti
web-right = Destra
web-left = Sinistra
web-hint = Consiglio
web-take-keyboard = Mostra le mie tessere
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

## L'immagine del tavolo

# same
web-menu = Menu
# same
web-chat = Chat
web-unread = non letti:
web-skip = Alle tue tessere
web-picture = Immagine del tavolo; le parole dicono lo stesso
web-open = aperto a tutti
web-led = ha aperto
web-playing = di turno
web-yours = Tocca a te
web-player =
    { $name }, { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-card-player =
    { $name }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
web-round = Manche { $round }
web-stock = { $left } da pescare
web-this-round = Questa manche
web-total = Totale
web-in-hand = In mano
web-next-round = Prossima manche
web-play-again = Gioca ancora
web-double = { $half } { $half }, doppio

## La prima pagina, e la linea con il server

web-games = Giochi
web-play-now = Gioca subito
web-play-now-help = Salotto, contro tre giocatori del computer
web-with-friends = Con gli amici
web-with-friends-help = Un tavolo, e il suo link
web-learn = Impara
web-learn-help = Pochi minuti, passo passo
web-tables-here = Tavoli
web-your-name = Il tuo nome
web-aloud = Leggi il gioco ad alta voce
web-sit-down = Siediti
web-solve = Risolvi il problema
web-tables-open = Tavoli aperti adesso
web-watch = Guarda
web-free-chairs = Posti liberi:
web-description = Il domino con gli amici o contro il computer, a vista e a orecchio. Niente da installare, nessun account.
web-language-label = Lingua
web-invite = Invita
web-invite-help = Chi apre questo link si siede al tavolo.
web-share = Condividi
web-copy = Copia
web-copied = Copiato
web-close = Chiudi
web-guest = Ospite
web-trying = Il server non risponde. Riprovo.
web-dropped = Non fatto: il server non rispondeva.
web-notify = Avvisami quando tocca a me
web-notify-refused = Il browser non permette le notifiche.
web-letters = Lettere e cifre giocano
web-button = «{ $name }»
web-tap = Tocca
web-continue = Continua
web-elsewhere = Hai continuato in un'altra scheda.

## Parlare

web-speak = Parla
web-phrases = Cosa posso dire?
web-speak-about = Il tuo browser può inviare quello che dici a chi lo produce. Premi di nuovo per parlare.
web-speak-no-microphone = Non si può usare il microfono.
web-speak-failed = Il tuo browser non è riuscito a riconoscere la voce.
web-speak-no-language = Il tuo browser non riconosce questa lingua.
web-speak-by-itself = Il microfono si apre da solo
web-speak-stop = non ascoltare più | chiudi il microfono
web-speak-stopped = Ora il microfono si apre solo con il pulsante.
