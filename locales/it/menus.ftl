welcome = Serpente, il domino a orecchio.
goodbye = Arrivederci.
nameless = Giocatore
nameless-of =
    { $number ->
        [1] Giocatore uno
        [2] Giocatore due
        [3] Giocatore tre
        [4] Giocatore quattro
        [5] Giocatore cinque
        [6] Giocatore sei
        [7] Giocatore sette
        [8] Giocatore otto
        [9] Giocatore nove
       *[other] Giocatore dieci
    }

## Il menu principale

main-menu = Menu principale.
menu-help = Le frecce scelgono, { $enter } conferma, { $back } torna indietro.
menu-top = Inizio.
menu-change-help = Sinistra e destra cambiano il valore.
reader-help = Le frecce vanno di frase in frase, { $back } torna indietro.
reader-end = Fine.
help-begins = { $lines } righe. Le frecce le scorrono, { $back } torna indietro.
help-rules = Ancora { $help }: le regole di questo gioco.
verbatim = { $text }
retelling-help = { $enter } va subito avanti, { $back } smette.
name-help = Le frecce dicono che cosa hai scritto. { $back } lascia il nome com'era, { $delete } lo toglie.
menu-new-match = Nuova partita
menu-resume = Riprendi l'ultima partita
menu-tutorial = Impara i tasti
menu-games = Giochi e regole
menu-settings = Impostazioni
menu-keys = Tasti
menu-quit = Esci
menu-no-such = Niente comincia con { $letter }.
quit-question = Esci da serpente? { $yes } per uscire, { $no } per restare.
terminal-keeps-lines = Questo terminale conserva le righe: scorrendo indietro si leggono le tessere di tutti.
answer-yes = Sì
# same
answer-no = No

## Una nuova partita

match-menu = Nuova partita. Sinistra e destra cambiano il valore.
menu-start = Comincia: { game-name }, { $who }, { $goal }
menu-short = { $entry }; può bastare una manche
seating-alone = { $players } giocatori
seating-range = da { $least } a { $most } giocatori
seating-teams = { $teams } squadre da { $members }
menu-game = Gioco: { game-name }
menu-preset = Come si gioca: { preset-name }
menu-preset-own = Come si gioca: regole a scelta
menu-seating = Chi gioca: { $who }
menu-people =
    { $people ->
        [0] Su questo dispositivo: nessuno
        [one] Su questo dispositivo: una persona
       *[other] Su questo dispositivo: { $people } persone
    }
menu-level = Livello del computer: { level-name }. { level-manner }
    .brief = Livello del computer: { level-name }
menu-set = Tessere: doppio { $top }
menu-hand =
    { $tiles ->
        [one] Mano: una tessera
       *[other] Mano: { $tiles } tessere
    }
menu-goal =
    { $rounds ->
        [yes] Si gioca: a manche
       *[no] Si gioca: fino a un limite di punti
    }
menu-limit =
    { $limit ->
        [one] Limite: un punto
       *[other] Limite: { $limit } punti
    }
menu-wins =
    { $limit ->
        [one] Limite: una manche vinta
       *[other] Limite: { $limit } manche vinte
    }
menu-marks =
    { $limit ->
        [one] Limite: un segno
       *[other] Limite: { $limit } segni
    }
menu-rounds = Manche: { $rounds }
menu-switch =
    { $on ->
        [yes] { rule-name }: sì
       *[no] { rule-name }: no
    }
menu-choice = { rule-name }: { rule-value }
menu-number =
    { $number ->
        [0] { rule-name }: senza limite
       *[other] { rule-name }: { $number }
    }
menu-points =
    { $points ->
        [0] { rule-name }: niente
        [one] { rule-name }: un punto
       *[other] { rule-name }: { $points } punti
    }
menu-name = Il tuo nome: { $name }
# same
menu-name-of = { nameless-of }: { $name }
menu-nameless = { nameless-of }: ancora senza nome

games-menu = I giochi e le loro regole.
pick-menu = Quale gioco?

## Il menu al tavolo

# same
table-menu = Menu.
menu-back-to-table = Torna al tavolo
menu-rules = Regole
menu-leave = Lascia la partita
menu-check = Controlla questa partita
check-fair =
    { $deals ->
        [one] Tutto in regola: la distribuzione corrisponde al sigillo.
       *[other] Tutto in regola: { $deals } distribuzioni, tutte corrispondono al sigillo.
    }
check-together =
    { $deals ->
        [one] Tutto in regola: la distribuzione è nata dai numeri a caso del server e dei giocatori. Chi gestisce il server poteva vedere le tessere e, se giocava anche, sceglierle.
       *[other] Tutto in regola: { $deals } distribuzioni, nate dai numeri a caso del server e dei giocatori. Chi gestisce il server poteva vedere le tessere e, se giocava anche, sceglierle.
    }
check-promised =
    { $deals ->
        [one] Tutto in regola: la distribuzione è nata da numeri a caso che il server e i giocatori avevano fissato prima di conoscere quelli degli altri. Nessuno ha scelto le tessere, ma chi gestisce il server poteva vederle.
       *[other] Tutto in regola: { $deals } distribuzioni, nate da numeri a caso che il server e i giocatori avevano fissato prima di conoscere quelli degli altri. Nessuno ha scelto le tessere, ma chi gestisce il server poteva vederle.
    }
check-kept-back =
    { $deals ->
        [one] In una di queste qualcuno si è tenuto il suo numero e ha potuto scegliere fra due distribuzioni.
       *[other] In { $deals } di queste qualcuno si è tenuto il suo numero e ha potuto scegliere ogni volta fra due distribuzioni.
    }
check-not-as-promised = Non è una partita pulita: nella manche { $round } un numero a caso non è quello fissato prima.
check-evening =
    { $deals ->
        [one] Tutto in regola: la distribuzione era fissata prima della partita. L'ha decisa solo il server: chi lo gestisce poteva scegliere e vedere le tessere.
       *[other] Tutto in regola: { $deals } distribuzioni, tutte fissate prima della partita. Le ha decise solo il server: chi lo gestisce poteva scegliere e vedere le tessere.
    }
check-evening-open = Non ancora: si può controllare quando la serata è finita.
check-repeated = Non è una partita pulita: nella manche { $round } lo stesso numero a caso è arrivato due volte.
check-left-out = Non è una partita pulita, a meno che la tua connessione fosse lenta: nella manche { $round } manca il numero a caso del tuo programma.
check-no-seals = Tutto quello che è successo viene da quello che è stato dato. Non c'era il sigillo: si mette solo quando si gioca con amici lontani.
check-not-sealed = Non è una partita pulita: nella manche { $round } si è dato senza sigillo.
check-not-shown = Non è una partita pulita: quello che è stato dato nella manche { $round } non è mai stato mostrato.
check-other-seal = Non è una partita pulita: quello che è stato mostrato dopo la manche { $round } non è quello che era stato sigillato prima di dare.
check-other-deal = Non è una partita pulita: quello che è successo nella manche { $round } non viene da quello che era stato sigillato.

## Domande

ask-name = Come ti chiami? Scrivi il nome, poi { $key }.
ask-name-of = { nameless-of }, che nome? Scrivilo, poi { $key }.
letter-gone = { $letter }, tolta
typed-nothing = Niente.
typed-end = Fine della riga.
ask-two-voices = Senti due voci adesso, quella del tuo lettore di schermo e la mia? { $one } se ne senti una, { $two } se ne senti due.
ask-reader-reads = È attivo un lettore di schermo. { $yes }: legge lui, e io taccio. { $no }: parlo io con la mia voce.
ask-reader-speed = Premi { $enter } quando questa frase è stata letta, { $escape } per saltare: così il gioco sa quanto è veloce il tuo lettore di schermo, e gli altri ti aspettano.
reader-speed-unknown = Troppo in fretta per misurare. Non cambia nulla.
menu-reader-speed = Misura la velocità del lettore di schermo
one-voice-silent = Allora da adesso taccio, e leggi con il tuo lettore di schermo. { $key } mi fa parlare di nuovo.
one-voice-stays = Bene. { $key } mi fa tacere quando vuoi.
voice-is-off = La mia voce è spenta. { $key } la riaccende.
escape-once-more = Ancora { $key } e si apre il menu.
voice-hint = { $key } fa tacere questa voce.
help-hint = { $key } dice i tasti.
keys-wait-for-enter = Questo terminale passa i tasti solo dopo { $enter }. Scrivi un tasto, poi { $enter }.

## Le partite salvate

no-match-to-resume = Non c'è nessuna partita da riprendere.
record-damaged = Il file della partita era rovinato dalla riga { $line } in poi. La partita continua dall'ultimo evento intero. Il file rovinato resta come { $aside }.
record-damaged-there = Il file della partita era rovinato dalla riga { $line } in poi. La partita continua dall'ultimo evento intero.
record-gone = Il file della partita { $file } non c'era più. L'ho riscritto per intero.
record-changed = Il file della partita era stato cambiato da fuori. L'ho riscritto per intero; quello che conteneva resta in { $aside }.
record-locked = Un altro programma sta giocando questa partita.
record-elsewhere = Un altro programma sta giocando l'ultima partita, perciò qui continua una partita precedente.
record-not-written = La partita non si può salvare in { $file }: { $trouble ->
    [full] il disco è pieno
    [read-only] la cartella è di sola lettura
    [denied] non hai il permesso di scriverci
    [slow] il disco non risponde
   *[other] la cartella ha qualche problema
}. Continuo a provare.
record-written-again = La partita è di nuovo salvata, intera.
record-kept-elsewhere = La partita è salvata invece in { $file }. Con serpente resume { $file } la riprendi.
match-lost = La partita non si è potuta salvare da nessuna parte, ed è persa.
record-not-read = { $file } non si può leggere: { $trouble ->
    [missing] il file non esiste
    [denied] non ne hai il permesso
    [folder] è una cartella, e serve un file
   *[other] il file ha qualche problema
}.
record-no-match = In { $file } non c'è nessuna partita. Una registrazione comincia con una riga di tipo match.
record-newer = { $file } ha il formato { $format }, più nuovo di questo programma. Un serpente più nuovo lo sa leggere.
record-is-over = La partita in { $file } è finita. serpente replay la racconta di nuovo.
record-whole =
    { $file } è intero: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }, { $events } eventi.{ $unfinished ->
        [0] {""}
       *[other] {" "}Non finite: { $unfinished }.
    }
record-evening = Le distribuzioni sono di una serata. Che fossero fissate prima si può controllare solo ai suoi tavoli, quando è finita.
record-wrong = { $file } è sbagliato alla riga { $line }, nella partita { $number }.
replay-match = Partita { $number } di { $count }.
replay-over = La registrazione finisce qui.
    .brief = Fine.
record-sealed = Partite con distribuzioni sigillate: { $sealed } su { $matches }.
record-unsealed = Nessuna distribuzione è sigillata. Quindi si sa che ogni mossa segue dalla distribuzione, non che nessuno abbia scelto le tessere.
