# same salotto garrafina matador jolly bax bergen latino kozel gaple tiddly-wink pontinho
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Classico basco
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Cipro
        [classico] Classico italiano
        [coppie] Coppie italiane
        [jolly] Jolly
        [aquamarine] Coppie spagnole
        [portugues] Domino portoghese
        [block] Domino a blocco
        [draw] Domino con pesca
        [fives] Multipli di cinque
        [threes-fives] Cinque e tre
        [bergen] Bergen
        [latino] Latino
        [cubano] Domino cubano
        [brasileiro] Coppie brasiliane
        [gaple] Gaple
        [train] Treno messicano
        [chicken-foot] Zampa di gallina
        [forty-two] Quarantadue
        [moon] Luna
        [kozel] Kozel
        [sebastopol] Sebastopoli
        [cross] Croce
        [tiddly-wink] Tiddly-wink
        [all-threes] Multipli di tre
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

game-about =
    { game-name }: { $game ->
        [salotto] da 2 a 10 giocatori; pesca una tessera se non hai niente, e fai pochi punti.
        [classic] da 2 a 4 giocatori, anche a coppie; chiudi per primo e segna quello che resta agli altri.
        [garrafina] 3 o 4 giocatori; ognuno ha il suo braccio, e chi chiude viene pagato.
        [matador] da 2 a 10 giocatori; le metà che si toccano sommano 7.
        [cyprus] da 4 a 10 giocatori; una stella di otto bracci, e nessuno pesca.
        [classico] da 2 a 6 giocatori; pesca finché una tessera va bene, e chiudi per primo.
        [coppie] 4 giocatori a coppie tirate a sorte; restate con meno punti in mano.
        [jolly] da 2 a 4 giocatori; le metà che si toccano sommano 7, e un Jolly va dappertutto.
        [aquamarine] 4 giocatori a coppie; la prima coppia con 100 punti perde.
        [portugues] da 2 a 4 giocatori, anche a coppie; pesca finché una tessera va bene.
        [block] da 2 a 4 giocatori, anche a coppie; nessuno pesca.
        [draw] da 2 a 4 giocatori, anche a coppie; pesca finché una tessera va bene, ma lascia le ultime due.
        [fives] da 2 a 4 giocatori, anche a coppie; segni quando le estremità aperte sommano un multiplo di cinque.
        [threes-fives] da 2 a 4 giocatori, anche a coppie; segni quando le due estremità sommano un multiplo di tre o di cinque.
        [bergen] da 2 a 4 giocatori; segni quando le due estremità sono uguali.
        [latino] da 2 a 4 giocatori, o coppie; il gioco dei Caraibi e dell'America Latina.
        [cubano] 4 giocatori a coppie, con le tessere fino al doppio 9.
        [brasileiro] 4 giocatori a coppie; un'ultima tessera scelta bene vale di più, e si vince a 6 punti.
        [gaple] 4 giocatori, anche a coppie; chiudi con una tessera che vale molto.
        [train] da 2 a 10 giocatori; un treno per ciascuno, e il treno messicano per tutti.
        [chicken-foot] da 2 a 10 giocatori; da ogni doppio crescono tre dita.
        [forty-two] 4 giocatori a coppie; dichiara per la briscola e fai le prese.
        [moon] 3 giocatori, o 4 a coppie; dichiara briscola e prese, e prendi il monte.
        [kozel] da 2 a 4 giocatori, anche a coppie; chi arriva per primo a 101 punti è la capra.
        [sebastopol] 3 o 4 giocatori; una stella di quattro bracci, e nessuno pesca.
        [cross] da 2 a 4 giocatori, anche a coppie; quattro bracci intorno a un doppio, e si pesca.
        [tiddly-wink] da 4 a 10 giocatori; tre tessere a testa, un'estremità aperta, e ancora una tessera dopo un doppio.
        [all-threes] da 2 a 4 giocatori, anche a coppie; segni quando le estremità aperte sommano un multiplo di tre.
        [pontinho] 4 giocatori a coppie; si segna quando le estremità aperte danno un multiplo di cinque, e quando gli altri passano.
       *[bax] da 2 a 8 giocatori; prendi carte per fare punti, e fermati prima di una nera.
    }

## Regole della casa

# same chuchazo
rule-name =
    { $rule ->
        [mode] Per che cosa si giocano le manche
        [draw] Pescare quando non puoi posare
        [draw-anyway] Pescare anche se una tessera va bene
        [double-blank] Il doppio zero vale 10
        [whole-team] La manche si vince con tutta la squadra
        [matador-in-line] I matador si posano in linea
        [keep-matador] Pescare invece di posare un matador
        [draw-one] Pescare una sola tessera
        [last-two] Le ultime due tessere non si pescano
        [deal] Quante tessere si danno
        [boneyard] Pescare dall'ossario
        [rotate] Apre ogni volta il giocatore seguente
        [empty-yard] Si pescano anche le ultime due
        [spinner] Spinner
        [deal-9] In due, 9 tessere a testa
        [deal-7] In quattro, 7 tessere a testa
        [highest-double] Apre il doppio più alto
        [minus-own] Del blocco si tolgono i propri punti
        [by-five] Punti divisi per cinque
        [by-three] Punti divisi per tre
        [exact] Il limite va raggiunto esattamente
        [muggins] Muggins, ognuno dichiara il suo conto
        [penalty] Un numero sbagliato regala il conto
        [deal-5] 5 tessere a testa
        [first-out] La manche finisce al primo che chiude
        [past] Il limite si può superare
        [no-down] Con la tessera di apertura non si vince
        [knock-points] Punti per i passi
        [out-2] Chiudere vale 2
        [lightest] Nel blocco contano solo i punti in mano
        [slow-finish] Vicino al limite le estremità uguali valgono meno
        [lowest-double] Apre il doppio più basso
        [match] Che cosa fa vincere la partita
        [opens] Chi apre la manche dopo
        [tranque] Chi vince il blocco
        [opponents-only] Si segnano solo i punti di chi perde
        [capicua] Capicua
        [no-blank] Niente capicua con lo zero
        [chuchazo] Chuchazo
        [pase-salida] Passo d'uscita
        [salida-void] Niente passo d'uscita se passano in due
        [pase-corrido] Giro di passi
        [prizes] Premi per le prime quattro manche
        [all-pips] Chi chiude segna i punti di tutti
        [pair-total] Nel blocco contano le due mani insieme
        [oriente] Come nell'est di Cuba
        [dorme] Quattro tessere dormono
        [cruzada-6] La cruzada vale 6
        [system] Regole di quale federazione
        [double-blank-points] Punti del doppio zero
        [own-first] Il treno messicano solo dopo il proprio
        [chain] Il primo turno è una catena
        [free-double] Dopo un doppio un'altra tessera, senza coprirlo
        [cover] Chi copre un doppio aperto
        [blanks-25] Ogni altra tessera con uno zero vale 25
        [centre-toes] Tessere al centro per cominciare
        [forced-30] Chi dà deve dichiarare, se tutti gli altri passano
        [forced-4] L'ultimo deve dichiarare, se tutti gli altri passano
        [name-first] La briscola si sceglie prima di vedere il monte
        [lead-trump] La prima uscita è di briscola
        [set-pays] La dichiarazione caduta va agli altri
        [straight] La briscola c'è sempre
        [play-out] Ogni mano si gioca fino all'ultima presa
        [points-250] Punti invece di segni, a 250
        [nello] Nello: dichiarare di non fare prese
        [plunge] Plunge, con 4 doppi
        [splash] Splash, con 3 doppi
        [sevens] Sette: la più vicina a 7 punti
        [eggs] Uova dopo un pesce pari
        [deal-6] 6 tessere a testa, e nessuno pesca
        [first-circle] Dopo il primo giro il centro è chiuso
        [second-tile] Chi apre può posare una seconda tessera
        [maltese] Maltese: un doppio al secondo posto di ogni braccio
        [score] A che cosa si gioca
        [deal-out] Si danno tutte le tessere
        [both-ends] Due estremità aperte
        [rounding] Arrotondare le mani
        [account] Punti per cominciare a segnare
        [hang] I punti che non bastano restano in sospeso
        [two-doubles] Due doppi in un turno
        [engine] Da dove viene la motrice
        [centre] Da dove viene il centro
        [go-on] Un doppio e il suo primo dito in un turno
        [last-tile] Annunciare l'ultima tessera
        [hands] Quante tessere si danno
        [salida-plain] Passo d'uscita senza doppio
        [capicua-double] Capicua con un doppio
        [first-pass] Primo passo della partita
        [spinner-single] Il doppio d'apertura conta una volta con un lato coperto
        [pass] Punti per un passo
        [galo] Galo: passano gli altri tre
        [double-alone] Un ultimo doppio vale al posto delle mani
        [five-doubles] Giocare lo stesso con cinque doppi
        [opening-pass] Cedere l'apertura vale come un passo
        [tie] Chi vince un blocco pari
        [three] Tessere in tre
        [one-all] Con una manche a testa nessuno torna a 0
        [tranque-bonus] Premio per il blocco
        [sporting] Il doppio 6 può non aprire la partita
        [lot-pair] La coppia della tessera più alta sceglie chi apre
        [nello-doubles] I doppi nel nello
        [follow-me-doubles] I doppi senza briscola
        [claim] Chi scopre tutto prende il resto
       *[thinking-time] Tempo per pensare, in secondi
    }
rule-value =
    { $value ->
        [stakes] puntate
        [tournament] manche vinte, come nei tornei
        [one] una tessera
        [until] finché una va bene
        [none] non si pesca
        [always] sempre
        [bell] secondo Bell
        [botermans] secondo Botermans
        [celko] secondo Celko
        [first-spinner] il primo doppio
        [no-spinner] nessuno
        [all-spinners] tutti i doppi
        [by-points] i punti
        [six-love] six love: manche di fila
        [straight-six] straight six: manche vinte
        [match-10] match 10: gli altri sotto cinque
        [winner] chi ha vinto
        [pair] uno della coppia che ha vinto
        [next-player] il giocatore seguente
        [six-six] sempre il doppio 6
        [pairs] la coppia più bassa
        [closer] chi ha bloccato o il seguente, la mano più bassa
        [lowest-hand] la mano più bassa di tutte
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] niente
        [pordi] pordi: punti per l'ultima tessera
        [orado] orado: a punti delle mani, in set
        [four-toes] 4
        [six-toes] 6
        [pool] il piatto
        [by-sum] tutte insieme
        [by-hand] ognuna da sola
        [usual-hands] come sempre
        [galt] secondo Galt
        [goodsam] Good Sam dell'Idaho
        [texas] Good Sam del Texas
        [tanglewood] secondo Tanglewood
        [lies-there] c'è già in tavola
        [from-hand] dalla mano di chi ce l'ha
        [highest-held] il doppio più alto in mano
        [said] lo dice il programma
        [tap] il giocatore, o ne pesca due
        [tap-turn] il giocatore, o ne pesca due e salta un turno
        [cover-all] ognuno, a turno
        [cover-layer] solo chi l'ha posato
        [tie-as-usual] come sempre
        [tie-opener] la coppia di chi ha aperto
        [tie-closer] la coppia di chi ha bloccato
        [nine-tiles] 9 a testa, senza il doppio zero
        [seven-tiles] 7 a testa, le altre dormono
        [cut-throat] tutti contro tutti: sei manche e qualcuno ancora a zero
        [doubles-own] un seme a parte
        [doubles-high] ognuno il più alto del suo numero
        [doubles-low] ognuno il più basso del suo numero
        [bidder-says] come dice chi ha dichiarato
        [no-splash] nessuno
        [three-marks] per 3 segni
        [two-marks] per 2 segni, o 3 sopra 2
       *[alone] solo se è la tua ultima tessera
    }
# same orado colmado
# same orado tiddle-a-wink
preset-name =
    { $preset ->
        [dominicano] dominicano
        [boricua-500] portoricano
        [boricua-200] portoricano breve
        [venezolano] venezuelano
        [parejas] a coppie, semplice
        [jamaica] six love giamaicano
        [oriente] dell'est di Cuba
        [orado] orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] capra di mare
        [dominicano-50] dominicano, passo da 50
        [dominicano-30] dominicano, premi da 30
        [colmado] colmado
        [latino-solo] ognuno per sé
        [cut-throat] tutti contro tutti
        [tournament] da torneo
        [goodsam] Good Sam dell'Idaho
        [tanglewood] secondo Tanglewood
       *[usual] semplice
    }
game-preset = { $game }, { $preset }
level-name =
    { $level ->
        [easy] facile
        [expert] esperto
        [worlds] mani sorteggiate
        [heavy] prima la tessera più pesante
        [random] una tessera a caso
       *[normal] normale
    }
level-manner =
    { $level ->
        [easy] Fa la giocata più ovvia, e ogni tanto sbaglia.
        [expert] Tiene conto di tutto quello che ha visto.
        [worlds] Prova ogni giocata su molte mani immaginate.
        [heavy] Posa prima i doppi, poi la tessera più pesante.
        [random] Posa una tessera qualsiasi, basta che vada bene.
       *[normal] Pensa un po' in avanti, e ricorda quasi tutto quello che è uscito.
    }

## L'elenco dei giochi

game-line = { game-name } ({ $id }): { $players }; tessere { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; di solito { $usual }.
# same
preset-line = { preset-name }: --preset { $id }
rule-value-line = { $id } ({ rule-value })
rule-numbers = da { $least } a { $most }
