# same salotto garrafina matador jolly bax bergen latino kozel gaple sebastopol tiddly-wink pontinho
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Clássico basco
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Chipre
        [classico] Clássico italiano
        [coppie] Duplas italianas
        [jolly] Jolly
        [aquamarine] Duplas espanholas
        [portugues] Dominó português
        [block] Dominó fechado
        [draw] Dominó de compra
        [fives] Cincos
        [threes-fives] Cincos e treses
        [bergen] Bergen
        [latino] Latino
        [cubano] Dominó cubano
        [brasileiro] Duplas brasileiras
        [gaple] Gaple
        [train] Comboio mexicano
        [chicken-foot] Pé de galinha
        [forty-two] Quarenta e dois
        [moon] Lua
        [kozel] Kozel
        [sebastopol] Sebastopol
        [cross] Cruz
        [tiddly-wink] Tiddly-wink
        [all-threes] Treses
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

game-about =
    { game-name }: { $game ->
        [salotto] de 2 a 10 jogadores; compra uma pedra se nada encaixar, e faz poucos pontos.
        [classic] de 2 a 4 jogadores, também em duplas; bate primeiro e marca o que sobra aos outros.
        [garrafina] 3 ou 4 jogadores; cada um tem o seu braço, e quem bate é pago.
        [matador] de 2 a 10 jogadores; as metades que se tocam somam 7.
        [cyprus] de 4 a 10 jogadores; uma estrela de oito braços, e ninguém compra.
        [classico] de 2 a 6 jogadores; compra até uma pedra encaixar, e bate primeiro.
        [coppie] 4 jogadores em duplas sorteadas; fiquem com menos pontos na mão.
        [jolly] de 2 a 4 jogadores; as metades que se tocam somam 7, e um Jolly vai em qualquer lado.
        [aquamarine] 4 jogadores em duplas; a primeira dupla com 100 pontos perde.
        [portugues] de 2 a 4 jogadores, também em duplas; compra até uma pedra encaixar.
        [block] de 2 a 4 jogadores, também em duplas; ninguém compra.
        [draw] de 2 a 4 jogadores, também em duplas; compra até uma pedra encaixar, mas deixa as duas últimas.
        [fives] de 2 a 4 jogadores, também em duplas; marcas quando as pontas abertas somam um múltiplo de cinco.
        [threes-fives] de 2 a 4 jogadores, também em duplas; marcas quando as duas pontas somam um múltiplo de três ou de cinco.
        [bergen] de 2 a 4 jogadores; marcas quando as duas pontas são iguais.
        [latino] de 2 a 4 jogadores, ou duplas; o jogo das Caraíbas e da América Latina.
        [cubano] 4 jogadores em duplas, com as pedras até à dobrada de 9.
        [brasileiro] 4 jogadores em duplas; uma última pedra bem escolhida vale mais, e ganha-se com 6 pontos.
        [gaple] 4 jogadores, também em duplas; bate com uma pedra que valha muito.
        [train] de 2 a 10 jogadores; um comboio para cada um, e o comboio mexicano para todos.
        [chicken-foot] de 2 a 10 jogadores; de cada dobrada nascem três dedos.
        [forty-two] 4 jogadores em duplas; licita pelo trunfo e faz vazas.
        [moon] 3 jogadores, ou 4 em duplas; licita pelo trunfo e pelas vazas, e fica com a viúva.
        [kozel] de 2 a 4 jogadores, também em duplas; quem chegar primeiro a 101 pontos é o bode.
        [sebastopol] 3 ou 4 jogadores; uma estrela de quatro braços, e ninguém compra.
        [cross] de 2 a 4 jogadores, também em duplas; quatro braços à volta de uma dobrada, e compra-se.
        [tiddly-wink] de 4 a 10 jogadores; três pedras a cada um, uma ponta aberta, e mais uma pedra depois de uma dobrada.
        [all-threes] de 2 a 4 jogadores, também em duplas; marcas quando as pontas abertas somam um múltiplo de três.
        [pontinho] 4 jogadores em duplas; marcas quando as pontas abertas somam um múltiplo de cinco, e quando os outros passam.
       *[bax] de 2 a 8 jogadores; tira cartas para pontos, e para antes de uma preta.
    }

## Regras da casa

# same chuchazo
rule-name =
    { $rule ->
        [mode] Como se jogam as rodadas
        [draw] Comprar se não encaixa nada
        [draw-anyway] Comprar mesmo que uma pedra encaixe
        [double-blank] A dobrada de branco conta 10
        [whole-team] A rodada é ganha pela equipa inteira
        [matador-in-line] Os matadores ficam em linha
        [keep-matador] Comprar em vez de pôr um matador
        [draw-one] Comprar uma só pedra
        [last-two] As duas últimas pedras não se compram
        [deal] Quantas pedras se dão
        [boneyard] Comprar do dorme
        [rotate] Abre sempre o jogador seguinte
        [empty-yard] As duas últimas pedras também se compram
        [spinner] Dobradas em cruz
        [deal-9] Com dois jogadores, 9 pedras a cada um
        [deal-7] Com quatro jogadores, 7 pedras a cada um
        [highest-double] Abre a dobrada mais alta
        [minus-own] No fecho descontam-se os próprios pontos
        [by-five] Pontos divididos por cinco
        [by-three] Pontos divididos por três
        [exact] É preciso acertar no limite
        [muggins] Muggins, cada um anuncia a sua contagem
        [penalty] Um número errado dá a contagem ao outro
        [deal-5] 5 pedras a cada um
        [first-out] A rodada acaba com o primeiro que bate
        [past] O limite pode ser passado
        [no-down] Com a pedra de saída não se ganha
        [knock-points] Pontos pelos passes
        [out-2] Bater vale 2
        [lightest] No fecho só contam os pontos
        [slow-finish] Perto do limite as pontas iguais valem menos
        [lowest-double] Abre a dobrada mais baixa
        [match] O que ganha a partida
        [opens] Quem abre a rodada seguinte
        [tranque] Quem ganha o fecho
        [opponents-only] Só se marcam os pontos de quem perde
        [capicua] Capicua
        [no-blank] Com branco não há capicua
        [chuchazo] Chuchazo
        [pase-salida] Passe à saída
        [salida-void] Não há passe à saída se passam dois
        [pase-corrido] Roda de passes
        [prizes] Prémios das quatro primeiras rodadas
        [all-pips] Quem bate marca os pontos de todos
        [pair-total] No fecho contam as duas mãos juntas
        [oriente] Como no leste de Cuba
        [dorme] Quatro pedras dormem
        [cruzada-6] A cruzada vale 6
        [system] Regras de que federação
        [double-blank-points] Pontos da dobrada de branco
        [own-first] O comboio mexicano só depois do próprio
        [chain] A primeira jogada é uma série
        [free-double] Mais uma pedra depois de uma dobrada, sem a cobrir
        [cover] Quem cobre uma dobrada aberta
        [blanks-25] Cada outra pedra com um branco conta 25
        [centre-toes] Pedras no centro para começar
        [forced-30] Quem dá tem de fazer lance se todos passam
        [forced-4] O último tem de fazer lance se todos passam
        [name-first] O trunfo escolhe-se antes de ver a viúva
        [lead-trump] A primeira saída é de trunfo
        [set-pays] O lance furado vai para os outros
        [straight] Há sempre trunfo
        [play-out] Cada mão joga-se até à última vaza
        [points-250] Pontos em vez de marcas, até 250
        [nello] Nello: lance para não fazer nenhuma vaza
        [plunge] Plunge, com 4 dobradas
        [splash] Splash, com 3 dobradas
        [sevens] Setes: o mais perto de 7 pontos
        [eggs] Ovos depois de um peixe empatado
        [deal-6] 6 pedras a cada um, e ninguém compra
        [first-circle] Depois da primeira volta o centro fecha
        [second-tile] Quem abre pode pôr uma segunda pedra
        [maltese] Maltesa: uma dobrada em segundo em cada braço
        [score] Joga-se a
        [deal-out] Dão-se todas as pedras
        [both-ends] As duas pontas abertas
        [rounding] Arredondamento das mãos
        [account] Pontos que abrem a conta
        [hang] Os pontos que não chegam ficam à espera
        [two-doubles] Duas dobradas numa jogada
        [engine] De onde vem a locomotiva
        [centre] De onde vem o centro
        [go-on] Uma dobrada e o seu primeiro dedo numa jogada
        [last-tile] Anunciar a última pedra
        [hands] Quantas pedras se dão
        [salida-plain] Passe à saída sem dobrada
        [capicua-double] Capicua com uma dobrada
        [first-pass] Primeiro passe da partida
        [spinner-single] A dobrada de saída conta uma vez com um lado coberto
        [pass] Pontos por um passe
        [galo] Galo: passam os outros três
        [double-alone] Uma última dobrada vale em vez das mãos
        [five-doubles] Continuar com cinco dobradas
        [opening-pass] Ceder a saída vale como um passe
        [tie] Quem ganha um fecho empatado
        [three] Pedras com três jogadores
        [one-all] Com uma rodada cada um ninguém volta a 0
        [tranque-bonus] Prémio pelo fecho
        [sporting] A dobrada de 6 não tem de abrir a partida
        [lot-pair] A dupla da pedra mais alta escolhe quem abre
        [nello-doubles] As dobradas no nello
        [follow-me-doubles] As dobradas sem trunfo
        [claim] Baixar tudo leva o resto
       *[thinking-time] Tempo para pensar, em segundos
    }
rule-value =
    { $value ->
        [stakes] a apostas
        [tournament] rodadas ganhas, como num torneio
        [one] uma pedra
        [until] até uma encaixar
        [none] não se compra
        [always] sempre
        [bell] segundo Bell
        [botermans] segundo Botermans
        [celko] segundo Celko
        [first-spinner] a primeira dobrada
        [no-spinner] nenhuma
        [all-spinners] todas as dobradas
        [by-points] os pontos
        [six-love] six love: rodadas seguidas
        [straight-six] straight six: rodadas ganhas
        [match-10] match 10: os outros não chegam a cinco
        [winner] quem ganhou
        [pair] um da dupla vencedora
        [next-player] o jogador seguinte
        [six-six] sempre a dobrada de 6
        [pairs] a dupla mais baixa
        [closer] quem fechou ou o seguinte, a mão mais baixa
        [lowest-hand] a mão mais baixa de todas
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] nenhum
        [pordi] pordi: pontos pela última pedra
        [orado] orado: os pontos das mãos, em sets
        [four-toes] 4
        [six-toes] 6
        [pool] o bolo
        [by-sum] todas juntas
        [by-hand] cada uma à parte
        [usual-hands] as de costume
        [galt] segundo Galt
        [goodsam] Good Sam do Idaho
        [texas] Good Sam do Texas
        [tanglewood] segundo Tanglewood
        [lies-there] já está na mesa
        [from-hand] da mão de quem o tem
        [highest-held] a dobrada mais alta na mão
        [said] diz o programa
        [tap] o jogador, ou compra duas
        [tap-turn] o jogador, ou compra duas e perde uma vez
        [cover-all] todos, à vez
        [cover-layer] só quem a pôs
        [tie-as-usual] como de costume
        [tie-opener] a dupla que abriu
        [tie-closer] a dupla que fechou
        [nine-tiles] 9 a cada um, sem a dobrada de branco
        [seven-tiles] 7 a cada um, o resto dorme
        [cut-throat] cada um por si: seis rodadas e alguém ainda a zero
        [doubles-own] um naipe à parte
        [doubles-high] cada uma a mais alta do seu número
        [doubles-low] cada uma a mais baixa do seu número
        [bidder-says] como disser quem fez o lance
        [no-splash] nenhum
        [three-marks] por 3 marcas
        [two-marks] por 2 marcas, ou 3 sobre 2
       *[alone] só se for a única pedra que resta
    }
# same orado colmado
# same orado tiddle-a-wink
preset-name =
    { $preset ->
        [dominicano] dominicano
        [boricua-500] porto-riquenho
        [boricua-200] porto-riquenho curto
        [venezolano] venezuelano
        [parejas] duplas simples
        [jamaica] six love jamaicano
        [oriente] do leste de Cuba
        [orado] orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] bode do mar
        [dominicano-50] dominicano, passe de 50
        [dominicano-30] dominicano, prémios de 30
        [colmado] colmado
        [latino-solo] cada um por si
        [cut-throat] todos contra todos
        [tournament] de torneio
        [goodsam] Good Sam do Idaho
        [tanglewood] segundo Tanglewood
       *[usual] de costume
    }
game-preset = { $game }, { $preset }
# same normal
level-name =
    { $level ->
        [easy] fácil
        [expert] perito
        [worlds] distribuições ao acaso
        [heavy] primeiro a pedra mais pesada
        [random] uma pedra qualquer
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Jogam o mais evidente, e às vezes enganam-se.
        [expert] Têm em conta tudo o que se viu.
        [worlds] Experimentam cada jogada em muitas distribuições imaginadas.
        [heavy] Põem primeiro as dobradas, depois a pedra mais pesada.
        [random] Põem qualquer pedra que encaixe.
       *[normal] Olham um pouco mais à frente, e esquecem pouco.
    }

## A lista dos jogos

game-line = { game-name } ({ $id }): { $players }; dominós: { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; normalmente { $usual }.
# same
preset-line = { preset-name }: --preset { $id }
rule-value-line = { $id } ({ rule-value })
rule-numbers = de { $least } a { $most }
