# Tavoli in cui gli amici entrano da altrove.
menu-online = Gioca con altri
online-menu = Gioca con altri.
online-host = Ospita un tavolo su questo computer
online-join = Entra con un indirizzo
online-found = Entra da { $name }, { $address }
# L'ultimo tavolo a cui eri.
online-last = Torna a { $table }, { $address }
parlour-found = Trovato in questa rete: { $name }.
ask-address = Dov'è il tavolo? Scrivi l'indirizzo, poi { $key }.
ask-secret = Questo tavolo ha una parola segreta. Scrivila, poi { $key }.
ask-talk = Che cosa vuoi dire? Scrivilo, poi { $key }.
typing-help = Le frecce dicono che cosa hai scritto. { $back } torna indietro senza inviarlo.
no-address = Non è un indirizzo: { $text }. Un indirizzo è come 192.168.1.5, o come domino.example.
calling = Chiamo { $address }.
parlour-welcome = Sei dentro: { $parlour }.
unreachable = Nessuno risponde a { $address }.
certificate-unknown = Nessuno garantisce per il certificato di { $address }. Chiedi a chi lo gestisce se l'impronta è { $fingerprint }.
certificate-changed = { $address } mostra un certificato diverso da quello di cui ti fidi. Chiedi a chi lo gestisce se adesso l'impronta è { $fingerprint }.
certificate-no = Non andarci
certificate-trust = Fidati da ora in poi
certificate-untrusted = Nessuno garantisce per il certificato di { $address }. Vacci una volta con serpente join { $address }: ti chiede se ti fidi.
line-broken = Connessione persa. Continuo a chiamare.
line-broken-at-table = { line-broken } { $leave } per uscire.
line-mended = La connessione è tornata.
line-confused = Qualcosa è andato perso per strada. Rientro al tavolo.
table-pauses = Il tavolo si ferma un momento.
table-goes-on = Si va avanti.

## I tavoli

lobby-menu = I tavoli di { $parlour }.
tables-none = Da { $parlour } non ci sono ancora tavoli.
lobby-open = Apri un tavolo
lobby-table =
    { $free ->
        [one] { $table }: { game-name }, ospita { $master }, un posto libero
       *[other] { $table }: { game-name }, ospita { $master }, { $free } posti liberi
    }
lobby-playing = { $table }: { game-name }, ospita { $master }, partita in corso
lobby-asleep = { $table }: { game-name }, ora non c'è nessuno
table-opened = { $name } apre un tavolo: { game-name }.
tables-opened =
    { $count ->
        [one] Un tavolo nuovo.
       *[other] { $count } tavoli nuovi.
    }
table-gone = Il tavolo { $table } non c'è più.
friends = I miei amici, { $here } su { $all } qui
friends-menu = I tuoi amici.
friend-at = { $name } è a { $table }
friend-at-private = { $name } è a un tavolo privato
friend-away = { $name }, non c'è
friend-go = Vai a { $table }
no-friends = Amici, e il mio nome su altri dispositivi
menu-six-words = Porta il mio nome su un altro dispositivo
menu-type-six-words = Ho sei parole da un altro dispositivo
ask-six-words = Scrivi le sei parole, poi { $key }.
six-words = Per { $minutes } minuti queste sei parole portano il tuo nome su un altro dispositivo: { $words }.
name-moved = Anche qui sei { $name }.
open-menu =
    { $touch ->
        [yes] Un tavolo tuo.
       *[no] Un tavolo tuo. Sinistra e destra cambiano un'impostazione.
    }
menu-open = Apri: { game-name }, { $who }, { $goal }
menu-open-friends = Aprilo solo per gli amici, che entrano con il suo link

## Al tavolo, prima di una partita

room-menu = Tavolo { $table }, { game-name }.
room-begin = Inizia la partita
room-fill = Dai i posti liberi al computer
room-talk = Parla
room-tell-day = Di' al tavolo: { $line }
room-leave = Lascia il tavolo
room-chair = Posto { $number }: { $name }
room-chair-own = Posto { $number }: { $name }, il tuo
room-chair-computer = Posto { $number }: { $name }, il computer
room-chair-away = Posto { $number }: { $name }, via per ora
room-chair-free = Posto { $number }: libero
room-chair-silenced = Posto { $number }: { $name }, in silenzio
room-chair-ready = Posto { $number }: { $name }, può iniziare
room-ready = Per me si può iniziare
room-not-ready = Aspettatemi ancora
is-ready = Per { $name } si può iniziare.
you-are-ready = Per te si può iniziare.
you-are-not-ready = Ti aspettano ancora.
all-are-ready = Per tutti si può iniziare.
menu-at-table = Chi c'è al tavolo
people-menu = Chi c'è al tavolo.
# same
chair-menu = { $name }.
chair-unhear = Silenzia { $name } per me
chair-hear = Senti di nuovo { $name }
chair-befriend = Aggiungi { $name } ai miei amici
chair-unfriend = Togli { $name } dai miei amici
friend-now = { $name } è tra i tuoi amici.
friend-no-more = { $name } non è più tra i tuoi amici.
friends-full = Hai già { $most } amici qui: non ce ne stanno altri.
chair-silence = Silenzia { $name } per tutti
chair-unsilence = Fai parlare di nuovo { $name }
chair-remove = Fai alzare { $name } dal tavolo
chair-play-for = Lascia giocare questo turno al computer per { $name }
room-watchers-away = Allontana chi assiste
room-turn = Tempo per turno: { $seconds } secondi
room-turn-free = Tempo per turno: senza limite
turn-limited = Ora ogni turno può durare { $seconds } secondi.
turn-free = Ora i turni non hanno limite.
hears-no-more = Non sentirai più { $name }.
hears-again = Senti di nuovo { $name }.
silenced = { $name } è in silenzio per tutti.
speaks-again = { $name } può parlare di nuovo.
sat-down = { $name } si siede.
got-up = { $name } se ne va.
went-away = { $name } si allontana.
away-for =
    { $seconds ->
        [one] { $name } si allontana. Tra un secondo gioca il computer.
       *[other] { $name } si allontana. Tra { $seconds } secondi gioca il computer.
    }
came-back = { $name } è di nuovo qui.
watcher-came = { $name } guarda.
watcher-gone = { $name } non guarda più.
stands-in = Il computer gioca per { $name }.
stood-in = Il computer ha giocato per { $name }.
leads-now = Ora ospita { $name }.
you-host-now = Ora ospiti tu.
you-lead-now = Ora ospiti tu: inizi tu la partita.
waits-for-master = La partita la inizia { $name }.

## Mentre si gioca

said = { $name } dice: { $text }
said-watching = { $name }, che guarda, dice: { $text }
you-said = Tu dici: { $text }
sent-waiting = Inviato. Ancora nessuna risposta.
waits-for-others = Si aspettano gli altri.
hosting = Tavolo { $table }. Gli amici scrivono: serpente join { $address }
private-link = Qui si arriva solo con questo link: { $link }
hosting-failed = Su questo computer ora non si può ospitare un tavolo.
leave-elsewhere = Lasci il tavolo? Il computer gioca per te finché non torni. { $yes } per lasciare, { $no } per restare.
leave-chair = Lasci il tavolo? { $yes } per lasciarlo, { $no } per restare.
talk-nowhere = Qui non c'è nessuno con cui parlare.
went-on-elsewhere = Sei a questo tavolo da un'altra finestra. { $yes } per continuare qui, { $no } per restare lì.

visit-tables = I tavoli di qui
visit-last = Torna a { $table }
visit-no-voice = Qui le righe le legge il tuo lettore di schermo: non c'è un'altra voce da regolare.
visit-no-files = Qui non si può salvare niente: questo computer non è il tuo.

## Campionati

open-league = Campionato: { $league }
open-no-league = Campionato: nessuno
ask-league = Le partite di questo tavolo valgono per un campionato? Scrivi il suo nome, o lascia vuoto, poi { $key }.
league-counts = Le partite qui valgono per il campionato { $league }.
room-league = Campionato { $league }
league-menu = Campionato { $league }.
league-empty = Campionato { $league }: ancora nessuna partita.
league-person =
    { $matches ->
        [one] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, una partita
       *[other] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } partite
    }
league-person-out = { $name }, fuori classifica
league-puts-out = Non far più contare le partite di { $name } in questo campionato
league-lets-in = Far contare di nuovo le partite di { $name }
league-open = Chi è nuovo: conta
league-closed = Chi è nuovo: non conta
rated-up = Campionato { $league }: posto { $place } di { $of }, punteggio { NUMBER($rating, useGrouping: "false") }, più { $change }.
rated-down = Campionato { $league }: posto { $place } di { $of }, punteggio { NUMBER($rating, useGrouping: "false") }, meno { $change }.
rated-same = Campionato { $league }: posto { $place } di { $of }, punteggio { NUMBER($rating, useGrouping: "false") } come prima.

## Serate: più tavoli giocano le stesse tessere

open-evening = Stesse tessere di altri tavoli: serata { $evening }
open-no-evening = Stesse tessere di altri tavoli: no
ask-evening = Le stesse tessere di altri tavoli? Scrivi il nome concordato con loro, o lascia vuoto, poi { $key }.
evening-plays = Serata { $evening }, { $goal }: tutti i suoi tavoli ricevono le stesse tessere.
evening-words = Per aprire un altro tavolo di { $evening }, gli altri scrivono: { $words }.
lobby-evening = { $table }, serata { $evening }
room-evening = Serata { $evening }
evening-menu =
    { $others ->
        [one] Serata { $evening }, in punti rispetto all'altro tavolo.
       *[other] Serata { $evening }, in punti rispetto alla media degli altri tavoli.
    }
evening-person-better = { $place }: { $name }, { $points } di vantaggio
evening-person-worse = { $place }: { $name }, { $points } di svantaggio
evening-person-same = { $place }: { $name }, uguale
evening-waits =
    { $tables ->
        [one] Il tuo risultato arriva quando un altro tavolo ha finito.
       *[other] Il tuo risultato arriva quando altri { $tables } tavoli hanno finito.
    }
evening-waits-alone = Il tuo risultato arriva quando avrà giocato anche un altro tavolo.
evening-waits-hour =
    { $minutes ->
        [one] Tutti i tavoli hanno giocato. I risultati arrivano fra un minuto, o quando li chiede chi ha iniziato la serata.
       *[other] Tutti i tavoli hanno giocato. I risultati arrivano fra { $minutes } minuti, o quando li chiede chi ha iniziato la serata.
    }
evening-alone = La serata è finita. Nessun altro tavolo l'ha giocata.
evening-late = La serata è finita prima di questo tavolo, che non viene confrontato.
evening-better =
    { $others ->
        [one] La serata è finita: { $points ->
            [one] un punto
           *[other] { $points } punti
        } meglio dell'altro tavolo.
       *[other] La serata è finita: { $points ->
            [one] un punto
           *[other] { $points } punti
        } meglio della media degli altri { $others } tavoli.
    }
evening-worse =
    { $others ->
        [one] La serata è finita: { $points ->
            [one] un punto
           *[other] { $points } punti
        } peggio dell'altro tavolo.
       *[other] La serata è finita: { $points ->
            [one] un punto
           *[other] { $points } punti
        } peggio della media degli altri { $others } tavoli.
    }
evening-same =
    { $others ->
        [one] La serata è finita: alla pari con l'altro tavolo.
       *[other] La serata è finita: alla pari con la media degli altri { $others } tavoli.
    }
evening-for = { $name }: { $result }
parlours-damaged = Il file con i tuoi server era rovinato. Quello che si poteva leggere c'è ancora, e il vecchio file è conservato come { $aside }.
parlours-unreadable = Non è stato possibile leggere il file con i tuoi server, { $file }. Resta com'è, e le novità si dimenticano all'uscita.
