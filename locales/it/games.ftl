# same salotto garrafina matador jolly bax bergen
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
        [fives] A cinque
        [threes-fives] Cinque e tre
        [bergen] Bergen
       *[bax] Bax erregea
    }

## Regole della casa

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
        [highest-double] Apre sempre il doppio più alto
        [minus-own] Del blocco si tolgono i propri punti
        [by-five] Punti divisi per cinque
        [exact] Il limite va fatto giusto
        [deal-5] In quattro, 5 tessere a testa
        [first-out] La manche finisce al primo che chiude
        [past] Il limite si può superare
        [no-down] Con la tessera di apertura non si vince
        [knock-points] Punti per i bussi
        [out-2] Chiudere vale 2
        [lightest] Nel blocco contano solo i punti in mano
        [slow-finish] Vicino al limite le teste valgono meno
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
       *[alone] solo se è la tua ultima tessera
    }
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
rule-value-line = { $id } ({ rule-value })
rule-numbers = da { $least } a { $most }
