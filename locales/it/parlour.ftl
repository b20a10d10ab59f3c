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
refused-no-table = Qui non c'è nessun tavolo { $table }.
refused-secret = Non è la parola segreta di questo tavolo.
refused-too-long = È troppo lungo: { $most } caratteri sono il massimo.
refused-too-many-tables =
    { $most ->
        [one] Hai già un tavolo. Di più non si può.
       *[other] Hai già { $most } tavoli. Di più non si può.
    }
refused-crowded = Qui c'è troppa gente. Riprova più tardi.
refused-not-seated = Non sei seduto a questo tavolo.
refused-elsewhere = Sei al tavolo { $table }. Prima lascialo.
refused-full = Non c'è un posto libero per te. Puoi assistere.
refused-no-chair = Non c'è un posto così da scegliere.
refused-not-master = Lo può fare solo chi dirige il tavolo.
refused-playing = Non durante una partita.
refused-not-playing = Qui non è ancora cominciata nessuna partita.
refused-chairs-free =
    { $count ->
        [one] C'è ancora un posto libero. Dallo al computer, o aspetta qualcuno.
       *[other] Ci sono ancora { $count } posti liberi. Dalli al computer, o aspetta qualcuno.
    }
refused-stale = Troppo tardi: intanto è successo qualcosa.
refused-not-your-turn = Non è il tuo turno.
refused-illegal = Adesso le regole non lo permettono.
refused-in-round = Questa manche si sta ancora giocando.
refused-silenced = Chi dirige il tavolo ti ha tolto la parola.
refused-trouble = Adesso il server non riesce a scrivere, e il tavolo aspetta. Poi va avanti da solo.
refused-came-again = Sei arrivato a questo tavolo da un altro posto. Questa connessione finisce qui.
refused-removed = Chi dirige il tavolo ti ha tolto il posto.
