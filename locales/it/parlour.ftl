# Che cosa risponde un server di tavoli a chi ci gioca, e che cosa dice a chi lo gestisce.

refused-frame = Questo non è un messaggio del gioco: un messaggio è un oggetto JSON con un type.
refused-unknown = Non esistono messaggi di tipo { $kind }.
refused-malformed = Un messaggio di tipo { $kind } ha altri campi.
refused-giant = Questo messaggio è troppo lungo.
refused-too-fast = Troppo in una volta. Aspetta un secondo.
refused-hello = Una connessione comincia con un hello, e con uno solo.
refused-protocol = Questo server non parla la versione { $theirs } del protocollo. Ci vorrebbe un serpente più nuovo, qui o là.
refused-name = Un nome ha da uno a { $most } caratteri, senza caratteri di controllo.
refused-name-taken = A questo tavolo qualcuno si chiama già { $name }. Prendi un altro nome.
refused-token = Questo gettone non è di questo server.
refused-code = Quelle sei parole non valgono, o non valgono più.
refused-no-table = Qui non c'è nessun tavolo { $table }.
refused-secret = Non è la parola segreta di questo tavolo.
refused-too-long = È troppo lungo: { $most } caratteri sono il massimo.
refused-too-many-tables =
    { $most ->
        [one] Hai già un tavolo. Di più non si può.
       *[other] Hai già { $most } tavoli. Di più non si può.
    }
refused-crowded = Il server è pieno. Riprova più tardi.
refused-not-seated = Non hai un posto a questo tavolo.
refused-elsewhere = Sei al tavolo { $table }. Prima lascialo.
refused-full = Non c'è un posto libero per te. Puoi assistere.
refused-no-chair = Non c'è un posto così da scegliere.
refused-not-master = Può farlo solo chi ospita.
refused-playing = Non durante una partita.
refused-not-playing = Qui non è ancora cominciata nessuna partita.
refused-level = Qui non ci sono giocatori migliori del computer; livello: { level-name }.
refused-chairs-free =
    { $count ->
        [one] C'è ancora un posto libero. Dallo al computer, o aspetta qualcuno.
       *[other] Ci sono ancora { $count } posti liberi. Dalli al computer, o aspetta qualcuno.
    }
refused-stale = Troppo tardi: intanto è successo qualcosa.
refused-not-your-turn = Non è il tuo turno.
refused-illegal = Adesso le regole non lo permettono.
refused-in-round = Questa manche si sta ancora giocando.
refused-silenced = Chi ospita ti ha tolto la parola.
refused-trouble = Adesso il server non riesce a scrivere, e il tavolo aspetta. Poi va avanti da solo.
refused-not-now = Adesso il server non riesce. Riprova tra un momento.
refused-came-again = Questo tavolo l'hai aperto da un altro dispositivo. Questa connessione finisce qui.
ssh-key-known = La tua chiave finisce con { $end }.
ssh-key-new = La tua chiave finisce con { $end } ed è nuova qui.
refused-removed = Chi ospita ti ha fatto lasciare il tavolo.
refused-sent-away = Chi ospita ti ha allontanato per un'ora.
refused-no-watchers = A questo tavolo non si può assistere.
refused-no-league = Qui non ci sono campionati.
refused-many-leagues = Su questo server non c'è posto per un altro campionato.
refused-no-evening = Qui non c'è una serata così.
refused-many-evenings = Su questo server non c'è posto per un'altra serata.
refused-evening-terms = Gioco della serata { $evening }: { game-name }, { $who }, { $goal }.
refused-evening-rules = La serata { $evening } gioca con altre regole. { $rules }.
refused-evening-over = La serata { $evening } è finita.
refused-evening-played = Questo tavolo ha giocato la serata { $evening }. Per un'altra partita apri un nuovo tavolo.
refused-evening-known = Conosci già queste tessere da un altro tavolo della serata.
refused-evening-known-to = { $name } conosce già queste tessere da un altro tavolo della serata.
refused-evening-seat = Hai un posto a un altro tavolo della serata, con le stesse tessere.
refused-evening-words = La serata { $evening } è di qualcun altro. Scrivi il suo nome, una virgola e le sei parole che gli sono state dette.
refused-evening-watched = Nessuno può assistere a un tavolo di questa serata prima che sia finita.
refused-one-seat = A questo tavolo ognuno ha un posto solo.
refused-played-much = Questo tavolo ha riempito lo spazio che gli spetta. Apri un altro tavolo.
refused-played-fast = Qui si è giocato troppo in poco tempo. Riprova più tardi.
refused-stopping = Il server sta chiudendo. Quello che è stato giocato resta.
refused-turn-over = Dopo { $seconds } secondi il computer ha giocato questo turno per te.
refused-played-for = Chi ospita ha lasciato giocare questo turno al computer per te.
refused-not-yet =
    { $seconds ->
        [one] Lascia prima ancora un secondo.
       *[other] Lascia prima ancora { $seconds } secondi.
    }
refused-table-closed = Chi gestisce questo server ha chiuso il tavolo.
refused-banned = Chi gestisce questo server non ti lascia entrare.
parlour-says = Da chi gestisce questo server: { $text }

## Che cosa si dice a chi gestisce un server

parlour-open = { $name } è aperto su { $address }.
parlour-friends = Gli amici scrivono: { $command }
parlour-page = In un browser: { $address }
parlour-ssh = Con SSH: { $command }
parlour-shared = I suoi tavoli li conserva NATS, su { $addresses }. Li ha anche ogni altro server che usa lo stesso.
parlour-built-without = Questo programma è stato compilato senza --{ $part }. Per averlo: cargo build --release --features { $part }
parlour-no-nats = Su { $addresses } non risponde nessun server NATS.
parlour-old-nats = Il server NATS su { $addresses } è della versione { $version }: ci vuole la { $wanted } o una più nuova.
parlour-no-jetstream = I server NATS su { $addresses } non conservano tavoli. JetStream è acceso, e c'è posto per tre copie?
parlour-fingerprint = L'impronta del suo certificato è { $fingerprint }. Gli amici a cui il programma la chiede confrontano queste cifre.
parlour-no-tls = Questo indirizzo è pubblico, e qui niente è cifrato. Dai --tls-cert e --tls-key, o mettigli davanti un server con TLS.
parlour-ended = Chiuso. Tutti i tavoli restano.
parlour-not-open = { $address } non si può usare: lo usa già un altro programma, o non è un indirizzo di questa macchina.
parlour-no-host-key = La chiave in { $file } non va bene per SSH. Metti lì quella giusta, o toglila: così ne viene fatta una nuova.
parlour-not-read =
    { $trouble ->
        [full] I tavoli non si possono conservare: il disco è pieno.
        [read-only] I tavoli non si possono conservare: la cartella è di sola lettura.
        [denied] I tavoli non si possono conservare: non hai diritti sulla loro cartella.
       *[other] I tavoli non si possono leggere o conservare: qualcosa non va nella loro cartella.
    }
parlour-in-use = Un altro server usa la cartella { $folder }. Danne un'altra con --data.
admin-nowhere = Nessun server usa la cartella { $folder }.
admin-unknown = Il server non conosce l'ordine { $given }.
parlour-no-certificate = { $file } non contiene un certificato leggibile.
parlour-no-key = { $file } non contiene una chiave leggibile, o non è quella del certificato.
parlour-half-tls = --tls-cert e --tls-key vanno insieme: dalle tutte e due.
option-address = --listen accetta un indirizzo con la porta, per esempio 0.0.0.0:7355, non { $given }.
option-cluster = --cluster accetta indirizzi di server NATS separati da virgole, per esempio nats://10.0.0.1,nats://10.0.0.2, non { $given }.
option-network = { $given } non è una rete, come 10.0.0.0/8.
record-seal-broken = La partita { $number } di { $file } non è pulita: quello che mostra la riga { $line } non è quello che era stato sigillato prima di dare.
