# Le regole di ogni gioco, da ascoltare: un paragrafo alla volta, abbastanza breve da tenerlo a mente.

# Le parole comuni a tutti i giochi di tessere; si leggono una volta, dopo i giocatori.
rules-words = Una tessera ha due metà, ognuna con un numero, da zero in su. Due metà uguali fanno un doppio. I punti di una tessera sono la somma delle metà. Le tessere posate sono il serpente, con le sue estremità. L'ossario sono le tessere rimaste dopo la distribuzione. Chiude chi posa la sua ultima tessera. Se tutti passano per un giro intero, il gioco è bloccato.

rules-players =
    { $game ->
        [salotto] Salotto, da 2 a 10 giocatori. Ognuno per sé, o a squadre: 2 squadre da 2 a 5 giocatori, 3 squadre da 2 o da 3, 4 squadre da 2, o 5 squadre da 2. Le squadre si alternano, così due compagni non giocano mai uno dopo l'altro. Liberati delle tue tessere e raccogli meno punti che puoi.
        [classic] Classico basco, da 2 a 4 giocatori. In 4 si gioca a coppie, con il compagno di fronte, oppure ognuno per sé. Posa per primo tutte le tue tessere, e segni i punti di quelle rimaste in mano.
        [garrafina] Garrafina, per 3 o 4 giocatori, ognuno per sé. Da una tessera al centro ognuno costruisce il proprio braccio. Posa per primo tutte le tue tessere, e gli altri ti pagano.
        [matador] Matador, o domino russo, da 2 a 10 giocatori, ognuno per sé. Le metà che si toccano non sono uguali: sommate fanno 7. Posa per primo tutte le tue tessere, e segni i punti degli altri.
        [cyprus] Cipro, da 4 a 10 giocatori, ognuno per sé. Da un doppio al centro cresce una stella di 8 bracci. Posa per primo tutte le tue tessere, e segni i punti degli altri.
        [classico] Classico italiano, da 2 a 6 giocatori, ognuno per sé. Posa per primo tutte le tue tessere, e segni i punti degli altri.
        [coppie] Coppie italiane, per 4 giocatori. Ognuno pesca una tessera: i due con le più alte formano la prima coppia; a parità si ripesca. I compagni siedono di fronte. Cerca di restare, insieme al compagno, con meno punti dell'altra coppia.
        [jolly] Jolly, da 2 a 4 giocatori, ognuno per sé. Le metà che si toccano non sono uguali: sommate fanno 7. Alcune tessere sono Jolly, e possono sostituire qualsiasi altra. Posa per primo tutte le tue tessere.
        [aquamarine] Coppie spagnole, per 4 giocatori in due coppie, con il compagno di fronte. I punti sono un male: la coppia che perde la manche segna i propri, e la prima che arriva a 100 perde la partita.
        [portugues] Domino portoghese, per 2, 3 o 4 giocatori, ognuno per sé, oppure per due coppie. Posa per primo tutte le tue tessere, e segni i punti degli avversari.
        [block] Domino a blocco, da 2 a 4 giocatori, ognuno per sé, oppure due coppie, i compagni di fronte. Resta per primo senza tessere, e segni i punti che gli altri hanno in mano.
        [draw] Domino con pesca, da 2 a 4 giocatori, ognuno per sé, oppure due coppie, i compagni di fronte. Resta per primo senza tessere, e segni i punti che gli altri hanno in mano.
        [fives] A cinque, in inglese All Fives o Muggins, da 2 a 4 giocatori, ognuno per sé, oppure due coppie. Si segna posando: ogni volta che i capi aperti danno insieme un multiplo di cinque.
        [threes-fives] Cinque e tre, il gioco dei pub inglesi, per due coppie, o da 2 a 4 giocatori ognuno per sé. Si segna posando: ogni volta che i due capi danno insieme un multiplo di tre o di cinque.
        [bergen] Bergen, da 2 a 4 giocatori, ognuno per sé. Si segna posando: ogni volta che i due capi sono uguali.
        [latino] Latino, il domino a coppie dei Caraibi e dell'America Latina, per 4 giocatori in due coppie, con il compagno di fronte. Resta per primo senza tessere, e la tua coppia segna quello che rimane. Ogni paese ha il suo modo: le regole dominicane, portoricane, venezuelane e giamaicane si scelgono con un nome solo.
        [cubano] Domino cubano, per 4 giocatori in due coppie, con il compagno di fronte e le tessere fino al doppio 9. Resta per primo senza tessere, e la tua coppia segna i punti che l'altra ha in mano.
        [brasileiro] Domino brasiliano, per 4 giocatori in due coppie, con il compagno di fronte. Resta per primo senza tessere, e meglio con una tessera che vale molto: vince la prima coppia che arriva a 6 punti.
        [train] Treno messicano, da 2 a 10 giocatori, ognuno per sé. Da un doppio in mezzo, la motrice, ognuno costruisce il proprio treno, e ce n'è uno in più per tutti: il messicano. I punti sono cattivi. Liberati delle tue tessere.
        [chicken-foot] Zampa di gallina, da 2 a 8 giocatori, ognuno per sé. Da un doppio al centro cresce un albero di bracci, e ogni doppio su un capo diventa una zampa con tre dita. I punti sono cattivi. Liberati delle tue tessere.
        [forty-two] Quarantadue, il gioco del Texas, per 4 giocatori a coppie, con il compagno di fronte. Si dichiara, si sceglie la briscola e si fanno prese con le tessere del domino.
        [kozel] Kozel, in russo capra, è il gioco dei cortili dal Baltico all'Asia centrale, da 2 a 4 giocatori, ognuno per sé, oppure due coppie, i compagni di fronte. I punti sono cattivi: chi arriva per primo a 101 è la capra e perde. Liberati delle tue tessere.
       *[bax] Bax erregea, un gioco di carte da 2 a 8 giocatori, ognuno per sé. Prendi una carta dopo l'altra per fare punti, ognuna più cara della precedente, e fermati prima che una carta nera ti butti fuori.
    }

rules-deal =
    { $game ->
        [salotto] Fino a 4 giocatori si usa il doppio 6, da 5 a 7 il doppio 9, oltre il doppio 12. Se ne può scegliere un altro, fino al doppio 18. Le tessere a testa sono 7, da 5 a 7 giocatori sono 6, con più giocatori sono 5, se non scegli altro. In ogni manche apre il doppio più alto in mano. Se nessuno ha doppi, si ridà.
        [classic] Le 28 tessere del doppio 6, e ognuno ne riceve 7. Nella prima manche apre il doppio più alto. Se nessuno ha doppi, apre la tessera con più punti; a parità, quella con la metà più alta. Poi apre ogni volta il giocatore seguente, con una tessera qualsiasi.
        [garrafina] Le 28 tessere del doppio 6, e ognuno ne riceve 7. Chi ha la tessera doppio 6 la posa al centro. In 4, il diritto di aprire passa poi, a ogni manche, al giocatore seguente. Chi ha il diritto ma non il doppio 6 passa, un giocatore dopo l'altro, finché lo posa chi ce l'ha.
        [matador] Da 2 a 4 giocatori si usa il doppio 6, con 7 tessere a testa. Con il doppio 9 o con il doppio 12, fino a 10 giocatori: in 2 sono 7 a testa, in 3 sono 6, in 4 sono 5, in 5 o in 6 sono 7, in più sono 5. Puoi scegliere altri numeri. Apre il doppio più alto o, senza doppi, la tessera più alta.
        [cyprus] Il doppio 9. In 4 sono 13 tessere a testa, in 5 sono 11, in 6 sono 9. In 7 sono 7, in 8 o in 9 sono 6, in 10 sono 5. Chi ha la tessera doppio 9 la posa al centro; se non l'ha nessuno, si ridanno le tessere. Puoi scegliere il doppio 12: allora al centro va il doppio 12.
        [classico] Il doppio 6 o il doppio 9. In 2 o in 4 sono 7 tessere a testa, in 3 sono 6, in 5 sono 5, in 6 sono 4. Prima della prima manche ognuno pesca una tessera scoperta. Apre chi ha più punti; a parità, la metà più alta. Si apre con una tessera qualsiasi. Poi apre ogni volta il giocatore seguente.
        [coppie] Con il doppio 6 sono 7 tessere a testa, con il doppio 9 sono 9. La prima manche la apre chi ha pescato la tessera più alta per le coppie, poi ogni volta il giocatore seguente. Chi apre deve posare il suo doppio più alto; senza doppi, una tessera qualsiasi.
        [jolly] Con il doppio 6, in 2 sono 7 tessere a testa, in 3 o in 4 sono 5. Con il doppio 9, in 2 sono 9, in 3 sono 5, in 4 sono 7. Prima della prima manche ognuno pesca una tessera scoperta. Apre chi ha più punti, poi la metà più alta, con una tessera qualsiasi. In seguito apre il giocatore seguente.
        [aquamarine] Le 28 tessere del doppio 6, e ognuno ne riceve 7: non ne avanza nessuna. Nella prima manche apre il doppio 6. Poi apre uno della coppia che ha vinto, con una tessera qualsiasi. Si chiede al primo dei due in ordine di gioco, che può cedere l'apertura al compagno.
        [portugues] Le 28 tessere del doppio 6, e ognuno ne riceve 7. In meno di 4, le altre sono l'ossario, detto dorme, da cui si pesca. In ogni manche apre il doppio più alto; in 4 è sempre il doppio 6. Se nessuno ha doppi, apre la tessera più alta.
        [block] Tessere fino al doppio 6 o al doppio 9. In 2 se ne hanno 7 a testa, in 3 o 4 se ne hanno 5, a coppie 7. Nella prima manche apre il doppio più alto in mano; senza doppi, la tessera più alta. Poi apre chi ha vinto, con una tessera qualsiasi; dopo una manche nulla, il giocatore seguente.
        [draw] Tessere fino al doppio 6 o al doppio 9. In 2 se ne hanno 7 a testa, in 3 o 4 se ne hanno 5, a coppie 7. Nella prima manche apre il doppio più alto in mano; senza doppi, la tessera più alta. Poi apre chi ha vinto, con una tessera qualsiasi; dopo una manche nulla, il giocatore seguente.
        [fives] Tessere fino al doppio 6. In 2 o 3 se ne hanno 7 a testa, in 4 se ne hanno 5. Per la prima manche ognuno pesca una tessera: la più alta apre, con una tessera qualsiasi. Poi apre chi ha chiuso; dopo un blocco si pesca di nuovo.
        [threes-fives] Tessere fino al doppio 6. In 2 se ne hanno 7 a testa, in 3 se ne hanno 5, in 4 se ne hanno 6; le altre dormono. Per la prima manche ognuno pesca una tessera: la più alta apre, con una tessera qualsiasi. Poi apre ogni volta il giocatore seguente.
        [bergen] Tessere fino al doppio 6. In 2 o 3 se ne hanno 6 a testa, in 4 se ne hanno 5. In ogni manche deve aprire il doppio più alto in mano. Se nessuno ha doppi, si danno di nuovo le tessere.
        [latino] Le 28 tessere del doppio 6, e ognuno ne riceve 7: non ne avanza nessuna. Nella prima manche apre il doppio 6. Poi apre chi ha vinto, con una tessera qualsiasi: chi ha chiuso o, dopo un blocco, la mano più bassa della coppia che ha vinto. Dopo una manche nulla apre il giocatore seguente.
        [cubano] Tessere fino al doppio 9, 10 a testa; le altre 15 dormono coperte. Prima della prima manche ognuno scopre una tessera, e la più alta apre, con una tessera qualsiasi. Poi apre uno della coppia che ha vinto: si chiede al primo dei due in ordine di gioco, che può cedere l'apertura al compagno. Dopo una manche nulla apre il giocatore seguente.
        [brasileiro] Le 28 tessere del doppio 6, e ognuno ne riceve 7: non ne avanza nessuna. Nella prima manche, e dopo una nulla, apre il doppio più alto in mano. Le altre le apre chi ha vinto, con una tessera qualsiasi: chi ha chiuso o, dopo un blocco, la mano più bassa della coppia che ha vinto.
        [train] Fino a 8 giocatori si usano le tessere del doppio 12, in 9 o 10 quelle del doppio 15. Fino a 4 si hanno 15 tessere a testa, in 5 o 6 se ne hanno 12, in 7 o 8 se ne hanno 10, in 9 o 10 se ne hanno 11. Si possono scegliere altre tessere. La motrice non si distribuisce: nella prima manche è il doppio più alto, poi quello sotto, fino al doppio zero. Chi comincia si estrae a sorte; poi tocca ogni manche al giocatore dopo.
        [chicken-foot] Con le tessere del doppio 9, fino a 6 giocatori se ne hanno 7 a testa, in 7 o 8 se ne hanno 6. Con quelle del doppio 12, ognuno ne ha 7. Il centro non si distribuisce: nella prima manche è il doppio più alto, poi quello sotto, fino al doppio zero. Chi comincia si estrae a sorte; poi tocca ogni manche al giocatore dopo.
        [forty-two] Tessere fino al doppio 6, 7 a testa. Chi dà per primo si sorteggia; poi dà il giocatore seguente. A partire da chi siede alla sinistra di chi dà, ognuno dichiara o passa, una volta sola: da 30 a 41 punti, un segno, che vale tutti i 42 punti, o 2 segni, e sempre più di prima. 3 segni o più si dichiarano solo come uno in più di una dichiarazione di 2 o più. Se passano tutti, dà il giocatore seguente.
        [kozel] Le 28 tessere del doppio 6, e ognuno ne riceve 7. In 2 o 3, le altre sono l'ossario, detto bazar. Se una mano ha cinque doppi, o sei tessere dello stesso numero, si ridanno tutte. Nella prima manche deve aprire il doppio 1. Se nessuno ce l'ha, il doppio 2, e così via fino al doppio 6, poi il doppio zero; senza doppi, la tessera più alta. Poi apre chi ha chiuso, con una tessera qualsiasi; dopo un pesce, chi l'ha bloccato.
       *[bax] 16 carte ovali, due per tipo: nera, verde, rossa, gialla, blu, bianca, e le miste: bianco-gialla, bianco-blu. Ognuno mette nel piatto una unità. Ognuno estrae una carta: la più alta è di mano e comincia. L'ordine è bianca, blu, gialla, rossa, verde, bianco-blu, bianco-gialla, nera. A ogni manche tocca al giocatore seguente. Si gioca in senso orario.
    }

rules-turn =
    { $game ->
        [salotto] Quando tocca a te, posa una tessera a destra o a sinistra, con la metà uguale a quella dell'estremità. Se non puoi posare, pesca una tessera: se va bene puoi posarla o tenerla, poi il turno passa. Se l'ossario è vuoto, passi. Finché qualcosa va bene, non si pesca.
        [classic] Si gioca verso destra, in senso antiorario. Posa una tessera a un'estremità, con la metà uguale. Se non puoi posare, in 4 passi. In 2 o in 3 peschi finché una tessera va bene, e devi posarla. Quando l'ossario è vuoto, passi.
        [garrafina] Posa una tessera in fondo al tuo braccio, con le metà uguali a contatto, o sul braccio aperto di un altro. Se puoi posare sul tuo braccio, devi posare da qualche parte. Se non puoi, hai la scelta di passare, anche se una tua tessera andrebbe sul braccio aperto di un altro. Non si pesca.
        [matador] Si gioca verso destra. Posa una tessera in modo che le due metà che si toccano facciano 7: 4 su 3, 5 su 2, 6 su 1. Con il doppio 9 devono fare 10, con il doppio 12 devono fare 13. Se non puoi posare, peschi finché una tessera va bene, e la posi. Quando l'ossario è vuoto, passi.
        [cyprus] All'inizio si posano solo tessere con un 9, o con un 12 se giochi con il doppio 12. Ognuna tocca il centro e comincia un braccio. Quando sono 8, la stella è completa. Allora posa su una qualsiasi delle 8 estremità, con metà uguali. Se non puoi posare, passi.
        [classico] Si gioca in senso orario, verso sinistra. Posa una tessera a destra o a sinistra, con la metà uguale a quella dell'estremità. Se non puoi posare, peschi finché una va bene. Quando l'ossario è vuoto, passi.
        [coppie] Posa una tessera a destra o a sinistra, con la metà uguale a quella dell'estremità. Se non puoi posare, con il doppio 6 passi, perché le tessere sono tutte distribuite. Con il doppio 9 peschi finché una va bene, e passi quando l'ossario è vuoto.
        [jolly] Posa una tessera in modo che le due metà che si toccano facciano 7: 4 su 3, 5 su 2, 6 su 1. Con il doppio 9 devono fare 10. Se non puoi posare, peschi finché una tessera va bene. Le ultime due tessere dell'ossario non si toccano: allora passi.
        [aquamarine] Si gioca in senso orario. Posa una tessera a destra o a sinistra, con la metà uguale a quella dell'estremità. Se non puoi posare, passi: non c'è niente da pescare.
        [portugues] Si gioca in senso antiorario. Posa una tessera a destra o a sinistra, con la metà uguale a quella dell'estremità. Se non puoi posare, peschi finché una va bene. Quando l'ossario è vuoto, o in 4, passi.
        [block] Si gioca in senso orario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, passi: nessuno pesca.
        [draw] Si gioca in senso orario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, peschi finché una va bene, e la posi. Le ultime due non si pescano mai: allora passi.
        [fives] Si gioca in senso orario. Posa una tessera su un capo aperto, metà uguale contro metà uguale. Poi si contano tutti i capi aperti, un doppio con tutte e due le metà. Se il conto è multiplo di cinque, lo segni subito. Se non ti va niente, peschi finché una va bene; a ossario vuoto, passi.
        [threes-fives] Si gioca in senso orario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Poi si contano i due capi, un doppio con tutte e due le metà. Se non ti va niente, bussi, cioè passi: nessuno pesca.
        [bergen] Si gioca in senso orario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, peschi finché una va bene, e la posi. Le ultime due non si pescano mai: allora passi.
        [latino] Si gioca in senso antiorario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, passi: non c'è niente da pescare.
        [cubano] Si gioca in senso antiorario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, passi: nessuno pesca.
        [brasileiro] Si gioca in senso antiorario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, passi: non c'è niente da pescare.
        [train] Si gioca in senso orario. Posa una tessera sul tuo treno, sul messicano o su un treno con il segnalino, metà uguale contro metà uguale. La prima tessera di un treno tocca la motrice. Se non ti va niente, pesca una tessera: se va bene, devi posarla. Se no, passi, e sul tuo treno va il segnalino, finché non ci posi tu stesso.
        [chicken-foot] Si gioca in senso orario. Prima si posano 4 tessere al centro, ognuna con il suo numero, e ognuna comincia un braccio. Poi posa su un capo aperto, metà uguale contro metà uguale. Se non ti va niente, pesca una tessera: se va bene, devi posarla. Se no, passi.
        [forty-two] Chi ha dichiarato di più sceglie la briscola ed esce con una tessera qualsiasi. La briscola è uno dei numeri, i doppi, o nessuna. Si gioca in senso orario. Una tessera con il numero di briscola è solo briscola. Ogni altra tessera vale per i suoi due numeri, ma quando si esce con lei il seme è la metà più alta. Se hai una tessera del seme di uscita devi giocarla; se no, giochi quello che vuoi.
        [kozel] Si gioca in senso orario. Posa una tessera a sinistra o a destra, metà uguale contro metà uguale. Se non ti va niente, peschi finché una va bene, e la posi. Quando il bazar è vuoto, o in 4, bussi, cioè passi.
       *[bax] Nel primo giro ognuno deve prendere una carta, e la mostra. Poi, quando tocca a te, paghi la posta seguente e prendi un'altra carta, oppure ti fermi, e non ne prendi più. La seconda carta costa 2 unità, la terza 3, e così via. La manche finisce quando le carte sono finite, o nessuno può o vuole più prenderne.
    }

rules-special =
    { $game ->
        [salotto] Se una tessera va bene in più di un modo, ti viene chiesto: destra o sinistra. Ti viene chiesto anche quando le estremità sono uguali. Il doppio zero vale 10. In 4 con il doppio 6 le tessere sono sempre 7 a testa, e non c'è ossario.
        [classic] I punti di una manche diventano punti partita: da 0 a 9 ne danno 1, da 10 a 19 ne danno 2, da 20 a 29 ne danno 3, e così via.
        [garrafina] Un braccio si apre quando il padrone, al suo turno, non può posarci niente; si chiude appena qualcuno ci posa. In 3 apre ogni manche il doppio 6, o il doppio più alto in mano; senza doppi si ridà. Una volta per manche, uno dei 3 può scambiare tutta la mano con le 7 tessere avanzate, prima di posare, o dopo il centro.
        [matador] Sono matador il doppio zero e le tessere le cui metà fanno 7, 10 o 13. Un matador va a qualsiasi estremità in ogni momento; accanto a uno zero va solo un matador. Si posa di traverso, e si continua dall'una o dall'altra metà; se apre, da tutte e due le parti. Se vanno bene solo matador, devi posarne uno.
        [cyprus] I doppi si posano in linea, come le altre tessere. Se i nove che mancano non sono in mano a nessuno e non si possono pescare, la stella non si completa più. La manche è bloccata dopo un giro completo di passi.
        [classico] In 4 con il doppio 6 le tessere sono tutte distribuite, e non c'è ossario. La manche seguente la apre il giocatore seguente, qualunque cosa sia successa.
        [coppie] Contano i punti dei due compagni messi insieme. Così uno può chiudere, e l'altra coppia vincere lo stesso la manche, se resta con meno punti.
        [jolly] Sono Jolly il doppio zero e le tessere che fanno 7, o 10. Vanno in linea, dove torna la somma o in apertura, o accanto a uno zero, con la metà che vuoi verso l'esterno; oppure sostituiscono una tessera, di traverso, a qualsiasi estremità: allora segue solo uno zero, o un altro Jolly così. Se vanno bene solo Jolly, anche se ne hai appena pescato uno, puoi pescare una volta; se la tessera non va, posa un Jolly.
        [aquamarine] Se ricevi cinque o più doppi, puoi chiedere di ridare le tessere, prima della tua prima mossa. Si può chiedere tutte le volte che succede.
        [portugues] A coppie contano solo le tessere degli avversari: quelle rimaste al compagno di chi chiude non contano per nessuno.
        [block] Le tessere non date dormono coperte. Dopo un blocco a coppie apre chi, della coppia che ha vinto, ha meno punti in mano; se sono pari, il primo dei due dopo chi aveva aperto.
        [draw] Dopo un blocco a coppie apre chi, della coppia che ha vinto, ha meno punti in mano; se sono pari, il primo dei due dopo chi aveva aperto.
        [fives] Il primo doppio è lo spinner. Quando ha coperti tutti e due i lati, sinistra e destra, si posa anche sulle sue punte, sopra e sotto. Conta tutte e due le metà finché un lato è libero, poi niente; una punta conta dalla sua prima tessera. Gli altri doppi non hanno punte.
        [threes-fives] Il conto vale un punto per ogni tre che contiene, se è multiplo di tre, e uno per ogni cinque, se è multiplo di cinque. Quindi 6 vale 2, 9 vale 3, 10 vale 2, 12 vale 4, 15 vale 8, 18 vale 6 e 20 vale 4. Segna anche la tessera di apertura.
        [bergen] Se dopo la tua tessera i due capi sono uguali, è una doppia testa: 2 punti. Se a uno dei due c'è un doppio, posato adesso o prima, è una tripla testa: 3 punti. Il doppio di apertura vale 2.
        [latino] Qualcuno paga dei premi. Capicua: la tua ultima tessera va bene a tutti e due i capi, che sono diversi. Chuchazo: chiudi con il doppio zero e solo un capo è zero. Passo d'uscita: chi viene dopo chi apre deve passare. Passo corrido: passano tutti e tre gli altri, e posi di nuovo tu. Premi delle manche: le prime quattro valgono 100, 75, 50 e 25 punti in più. I premi si segnano subito, ma la partita finisce solo con una manche.
        [cubano] Se ricevi cinque o più doppi, puoi chiedere di ridare le tessere, prima della tua prima mossa. Si può chiedere tutte le volte che succede.
        [brasileiro] Se ricevi quattro o più doppi, puoi chiedere di ridare le tessere, prima della tua prima mossa. Si può chiedere tutte le volte che succede.
        [train] Un doppio va coperto. Chi ne posa uno continua: con un altro doppio, o coprendo il doppio aperto più vecchio. Se non può, pesca una tessera; se non serve, passa e prende il segnalino. Poi ognuno, a turno, deve prima coprire il doppio più vecchio, su qualunque treno sia. Quando tutte le altre tessere del suo numero sono posate, il doppio è morto: niente può seguirlo, e nessuno deve coprirlo.
        [chicken-foot] Un doppio su un capo apre una zampa, e chiude il tuo turno. Nessuno può posare altro finché non ha tre tessere: le sue dita, che sono tre capi nuovi. Quando tutte le tessere del suo numero sono in tavola, una zampa è completa anche con meno dita, e così il centro.
        [forty-two] In un seme il suo doppio è il più alto, poi contano le altre metà. I doppi come briscola sono un seme a sé, con il doppio 6 più alto. Prende la briscola più alta, o se non ce ne sono la tessera più alta del seme di uscita. Chi prende esce alla presa seguente.
        [kozel] Una mano con il solo doppio zero vale 25, con il solo doppio 6 vale 50. Insieme ad altre tessere valgono i loro punti. Chi non ha ancora punti apre il conto solo con 13 o più in una manche: meno non si scrive.
       *[bax] Nera: sei fuori, hai perso e i tuoi punti non valgono più. Rossa: non prendi altre carte, tieni i tuoi punti e aspetti. Con ogni altra carta puoi continuare, o fermarti più tardi.
    }

rules-score =
    { $game ->
        [salotto] I punti sono un male. Chi chiude segna 0, gli altri i punti in mano. Se il gioco è bloccato, senza più niente da pescare, ognuno segna la sua mano. A squadre, la squadra che chiude segna 0; le altre segnano le proprie mani, più quelle rimaste ai compagni di chi ha chiuso. Se il gioco è bloccato, ognuna segna le proprie.
        [classic] Chi chiude segna i punti di tutte le altre mani, compresa quella del compagno. Se il gioco è bloccato vince chi ha meno punti, a coppie le due mani insieme, e segna tutte le mani, anche le proprie. A parità nessuno segna, e apre lo stesso giocatore.
        [garrafina] Se uno chiude, ogni altro gli paga i punti che ha in mano. Se il gioco è bloccato, vince chi ha meno punti, e ogni altro paga la differenza. Chi è pari non si paga; quanto pagano gli altri si divide fra i pari, il resto al primo dopo chi ha aperto. Chi ha scambiato e perde paga il doppio. I saldi sommati fanno 0.
        [matador] Chi chiude segna i punti delle altre mani. Se il gioco è bloccato vince chi ha meno punti, e segna quelli degli altri meno i propri. A parità nessuno segna.
        [cyprus] Chi chiude segna i punti delle altre mani. Se il gioco è bloccato vince chi ha meno punti, e segna quelli degli altri meno i propri. A parità nessuno segna.
        [classico] Chi chiude segna i punti delle altre mani. Se il gioco è bloccato vince chi ha meno punti, e segna quelli degli altri meno i propri. A parità la manche è nulla: nessuno segna.
        [coppie] La manche finisce quando uno chiude o tutti passano. La coppia con meno punti, le due mani insieme, vince e segna i punti dell'altra. A parità la manche è nulla.
        [jolly] Chi chiude segna i punti delle altre mani. Se un intero giro passa, vince chi ha meno punti e segna le mani degli altri. A parità la manche è nulla.
        [aquamarine] Quando uno chiude, l'altra coppia segna i punti che le restano. Se il gioco è bloccato, la coppia con più punti segna i propri. A parità vince la coppia che ha posato l'ultima tessera, e l'altra segna i propri.
        [portugues] Chi chiude segna i punti degli avversari, a coppie per la coppia. Se il gioco è bloccato vince chi ha meno punti, giocatore o coppia, e segna i punti degli avversari. A parità nessuno segna.
        [block] Chi chiude segna i punti di tutti gli avversari. Gioco bloccato: vince chi ha meno punti in mano, a coppie le due mani insieme, e segna quelli degli altri meno i propri. A parità la manche è nulla.
        [draw] Chi chiude segna i punti di tutti gli avversari. Gioco bloccato: vince chi ha meno punti in mano, a coppie le due mani insieme, e segna quelli degli altri meno i propri. A parità la manche è nulla.
        [fives] Chi chiude segna anche i punti degli avversari, arrotondati a cinque. Gioco bloccato: vince chi ha meno punti in mano, e segna quelli degli altri, arrotondati a cinque. A parità non segna nessuno. Le tessere del compagno non contano per nessuno.
        [threes-fives] L'ultima tessera vale un punto in più; a coppie l'ultima della coppia, perché la manche va avanti finché chiudono tutti e due. Quello che resta in mano non si conta mai, e un blocco non porta niente.
        [bergen] Chiudere vale 1 punto in più. Anche il blocco vale 1: una mano senza doppi batte ogni mano con doppi, e fra quelle vince chi ha meno punti. Se tutti hanno doppi, vince chi ne ha meno, poi chi ha meno punti. A parità non segna nessuno.
        [latino] Quando uno chiude, la sua coppia segna tutti i punti rimasti in mano, anche quelli del compagno. Gioco bloccato: vince la coppia con meno punti, le due mani insieme, e segna tutto quello che rimane. A parità la manche è nulla.
        [cubano] Quando uno chiude, la sua coppia segna i punti dell'altra. Gioco bloccato: la mano più bassa di tutte vince per la sua coppia, che segna i punti dell'altra. Se le più basse sono delle due coppie, la manche è nulla.
        [brasileiro] Conta l'ultima tessera. Simples, una tessera comune: 1 punto. Carroça, un doppio: 2. Lá e lô, una tessera che va bene a tutti e due i capi, che sono diversi: 3. Cruzada, un doppio del numero che c'è ai due capi: 4. Gioco bloccato: la coppia con meno punti, le due mani insieme, ne segna 1. A parità la manche è nulla, e la successiva vale doppio. Le mani non si segnano mai.
        [train] Chi chiude segna 0, anche con un doppio. Tutti gli altri segnano i punti che hanno in mano; il doppio zero vale 50. La manche finisce anche dopo un giro intero di passi, quando l'ossario è vuoto.
        [chicken-foot] Chi chiude segna 0, anche con un doppio. Tutti gli altri segnano i punti che hanno in mano; il doppio zero vale 50. La manche finisce anche dopo un giro intero di passi, quando l'ossario è vuoto.
        [forty-two] Ogni presa vale 1 punto. Il doppio 5 e il 6 4 valgono 10 ciascuno, il 5 0, il 4 1 e il 3 2 valgono 5: in tutto 42. Se chi ha dichiarato fa quello che ha detto, segna un segno, o i segni dichiarati; se no, li segnano gli altri. La mano finisce appena questo è deciso.
        [kozel] Quando uno chiude, ogni altro giocatore o coppia scrive quello che ha in mano. Quello che resta al compagno di chi ha chiuso non conta per nessuno. Il gioco bloccato è un pesce: chi ha meno, a coppie le due mani insieme, non scrive niente, e gli altri scrivono il loro. A parità di meno punti, nessuno dei pari scrive.
       *[bax] Verde, rossa, gialla, blu e bianca valgono un punto; le miste, mezzo; nera, niente. Vince chi ha più punti fra chi non è fuori. A parità, chi ha più carte di un colore, giallo o blu, con le miste, e il bianco per l'uno o l'altro; poi il primo di mano. Se sono tutti fuori, il piatto resta.
    }

rules-match =
    { $game ->
        [salotto] Chi arriva al limite, di solito 100 punti, è eliminato e non riceve più tessere. Vince l'ultimo giocatore o l'ultima squadra in gioco. Se gli ultimi arrivano al limite nella stessa manche, vince fra loro il totale più basso; i totali più bassi uguali dividono la vittoria.
        [classic] Un gioco va a chi per primo supera i 20 punti partita; 20 esatti non bastano. La partita è al meglio dei tre giochi: vince chi per primo ne vince due. Un gioco nuovo lo apre il giocatore seguente.
        [garrafina] Vince la partita il primo che arriva a un saldo di 100, o a un altro limite che scegli; oppure si gioca un numero fisso di manche.
        [matador] Vince la partita chi arriva per primo a 100 punti, o a 200, se scegli così.
        [cyprus] Vince la partita chi arriva per primo a 60 punti, o a un altro limite deciso insieme.
        [classico] Vince la partita chi arriva per primo al limite, di solito 100 punti.
        [coppie] Vince la partita la coppia che arriva per prima al limite, di solito 100 punti.
        [jolly] Vince la partita chi arriva per primo al limite, di solito 100 punti.
        [aquamarine] La coppia che arriva per prima al limite, di solito 100 punti, perde la partita; l'altra vince.
        [portugues] Vince la partita chi arriva per primo al limite, giocatore o coppia, di solito 100 punti.
        [block] Vince la partita il primo giocatore, o la prima coppia, che arriva al limite, di solito 100 punti.
        [draw] Vince la partita il primo giocatore, o la prima coppia, che arriva al limite, di solito 100 punti.
        [fives] Vince la partita chi arriva per primo a 150 punti, o a un altro limite, e subito: se bastano i punti di una tessera, le mani non si contano più.
        [threes-fives] La partita va a 61 punti giusti, o a un altro limite, e finisce subito. Un punteggio che lo supererebbe non si segna affatto.
        [bergen] Vince la partita chi arriva per primo a 15 punti, a 10 se si gioca in 3 o 4, e subito: se bastano i punti di una tessera, la manche è finita.
        [latino] Vince la partita la prima coppia che arriva al limite, di solito 200 punti. Se ci arrivano tutte e due, vince il totale più alto; a parità si gioca ancora una manche. Vincere mentre gli altri sono a zero è un cappotto.
        [cubano] Vince la partita la prima coppia che arriva al limite, di solito 100 punti. Vincere mentre gli altri sono a zero è un cappotto.
        [brasileiro] Vince la partita la prima coppia che arriva al limite, di solito 6 punti.
        [train] Una manche per ogni doppio: 13 con il doppio 12, 10 con il doppio 9, 16 con il doppio 15, o meno se preferite. Vince il totale più basso; a parità si vince insieme.
        [chicken-foot] Una manche per ogni doppio: 10 con il doppio 9, 13 con il doppio 12, o meno se preferite. Vince il totale più basso; a parità si vince insieme.
        [forty-two] Vince la partita la prima coppia con 7 segni.
        [kozel] Chi arriva per primo al limite, di solito 101 punti, è la capra e perde la partita. A coppie vince l'altra coppia. Da soli vince il totale più basso; a parità si vince insieme.
       *[bax] A puntate: chi vince la manche prende il piatto, il saldo è il tuo punteggio, e la partita dura un numero fisso di manche, di solito 10. A torneo: contano le manche vinte, e vince chi arriva per primo a 10. Nelle gare ufficiali si gioca in 4, su più tavoli; i vincitori si incontrano finché ne resta uno.
    }

rules-house =
    { $game ->
        [salotto] Regole della casa. Pescare quando non puoi posare: una tessera, finché una va bene, o non si pesca. Pescare anche se una tessera va bene. Il doppio zero vale 10: sempre, o solo se è la tua ultima tessera, e se no 0. La manche si vince con tutta la squadra: quando nessuno dei suoi ha più tessere. Tempo per pensare, in secondi.
        [classic] Non ci sono regole della casa.
        [garrafina] Non ci sono regole della casa.
        [matador] Regole della casa. I matador si posano in linea: scegli quale metà sta fuori. Pescare invece di posare un matador: puoi, quando vanno bene solo matador. Pescare una sola tessera; con la regola di prima, se non va bene devi posare un matador. Le ultime due tessere non si pescano.
        [cyprus] Regole della casa. Quante tessere si danno: secondo Bell, come detto; secondo Botermans, in 8 o 9 se ne danno 5; secondo Celko, in 4 sono 9, in 5 sono 8. In 6 o 7 sono 7, in 8 o 9 sono 6, in 10 sono 5. Pescare dall'ossario: una tessera quando non puoi posare, da posare se va bene; l'ultima non si pesca mai.
        [classico] Non ci sono regole della casa.
        [coppie] Non ci sono regole della casa.
        [jolly] Non ci sono regole della casa.
        [aquamarine] Non ci sono regole della casa.
        [portugues] Non ci sono regole della casa.
        [block] Regola della casa. Apre ogni volta il giocatore seguente, chiunque abbia vinto, con una tessera qualsiasi.
        [draw] Regole della casa. Apre ogni volta il giocatore seguente, chiunque abbia vinto. Si pescano anche le ultime due. Pescare anche se una tessera va bene: puoi prima pescarne una, e poi devi posare.
        [fives] Regole della casa. Spinner: il primo doppio, nessuno, o tutti i doppi. In due, 9 tessere a testa. In quattro, 7 tessere a testa. Apre sempre il doppio più alto. Le ultime due tessere non si pescano. Del blocco si tolgono i propri punti. Punti divisi per cinque, a 61. Il limite va fatto giusto: quello che lo supererebbe non si segna.
        [threes-fives] Regole della casa. In quattro, 5 tessere a testa. In due, 9 tessere a testa. La manche finisce al primo che chiude. Il limite si può superare. Con la tessera di apertura non si vince. Punti per i bussi: chi posa dopo alcuni bussi di fila segna un punto in più per ognuno.
        [bergen] Regole della casa. Si pescano anche le ultime due. Chiudere vale 2. Nel blocco contano solo i punti in mano. Vicino al limite le teste valgono meno: 1 se ti mancano 2 punti, 2 se te ne mancano 3.
        [latino] Regole della casa. Che cosa fa vincere: i punti; six love, manche vinte di fila; straight six, manche vinte; o match 10, dieci manche prima che gli altri ne abbiano cinque, pari con cinque a testa. Chi apre. Chi vince il blocco: la coppia più bassa; la mano più bassa fra chi ha chiuso il gioco e il seguente; o la mano più bassa di tutte. Solo i punti di chi perde. Capicua, chuchazo, passo d'uscita e passo corrido, tanti punti l'uno. Niente capicua con lo zero. Niente passo d'uscita se passano in due. Premi.
        [cubano] Regole della casa. Apre il doppio più alto, nella prima manche. Chi chiude segna i punti di tutti. Nel blocco contano le due mani insieme. Come nell'est di Cuba: tessere fino al doppio 6, 7 a testa; i punti rimasti, tutti insieme, ne valgono altri: sotto 3 niente, fino a 20 due, fino a 30 tre, e uno in più ogni dieci. Il capicua, l'ultima tessera che va bene a tutti e due i capi, li raddoppia. Tra mani basse pari vince la coppia di chi ha aperto. Si arriva a 20.
        [brasileiro] Regole della casa. Quattro tessere dormono: 6 a testa. La cruzada vale 6.
        [train] Regole della casa. Punti del doppio zero: 50, 25 o niente. Il treno messicano solo dopo il proprio: chi non ha cominciato il suo non può cominciarlo. Il primo turno è una catena: quante tessere vuoi, solo sul tuo treno, senza finire con un doppio, se non è la tua ultima tessera. Dopo un doppio un'altra tessera, dove puoi, senza coprirlo.
        [chicken-foot] Regole della casa. Punti del doppio zero: 50, 25 o niente. Ogni altra tessera con uno zero vale 25. Tessere al centro per cominciare: 4 o 6.
        [forty-two] Regole della casa. Chi dà deve dichiarare, se tutti gli altri passano. La briscola c'è sempre. Ogni mano si gioca fino all'ultima presa. Punti invece di segni, a 250: le due coppie segnano quello che prendono, e se chi ha dichiarato non ce la fa, non segna niente, e gli altri anche la dichiarazione. Nello: per un segno o più, chi ha dichiarato gioca per perdere tutte le prese; il compagno non gioca, e i doppi sono un seme a sé. Plunge: con 4 doppi, 4 segni; splash: con 3 doppi, 3 segni; il compagno sceglie la briscola ed esce. Sette: per un segno o più, ognuno gioca la tessera più vicina a 7 punti, e la più vicina prende.
        [kozel] Regola della casa. Uova dopo un pesce pari: se tutti hanno gli stessi punti in mano, nessuno li scrive, e chi scrive di più nella manche dopo scrive anche quelli.
       *[bax] Scegli come si gioca: a puntate o a torneo.
    }
rules-usual = Se non le cambi, valgono queste.
