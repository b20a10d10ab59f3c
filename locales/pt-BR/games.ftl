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
        [train] Trem mexicano
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
        [salotto] de 2 a 10 jogadores; compre uma peça se nada encaixar, e faça poucos pontos.
        [classic] de 2 a 4 jogadores, também em duplas; bata primeiro e marque o que sobra aos outros.
        [garrafina] 3 ou 4 jogadores; cada um tem o seu braço, e quem bate é pago.
        [matador] de 2 a 10 jogadores; as metades que se tocam somam 7.
        [cyprus] de 4 a 10 jogadores; uma estrela de oito braços, e ninguém compra.
        [classico] de 2 a 6 jogadores; compre até uma peça encaixar, e bata primeiro.
        [coppie] 4 jogadores em duplas sorteadas; fiquem com menos pontos na mão.
        [jolly] de 2 a 4 jogadores; as metades que se tocam somam 7, e um Jolly vai em qualquer lugar.
        [aquamarine] 4 jogadores em duplas; a primeira dupla com 100 pontos perde.
        [portugues] de 2 a 4 jogadores, também em duplas; compre até uma peça encaixar.
        [block] de 2 a 4 jogadores, também em duplas; ninguém compra.
        [draw] de 2 a 4 jogadores, também em duplas; compre até uma peça encaixar, mas deixe as duas últimas.
        [fives] de 2 a 4 jogadores, também em duplas; você marca quando as pontas abertas somam um múltiplo de cinco.
        [threes-fives] de 2 a 4 jogadores, também em duplas; você marca quando as duas pontas somam um múltiplo de três ou de cinco.
        [bergen] de 2 a 4 jogadores; você marca quando as duas pontas são iguais.
        [latino] de 2 a 4 jogadores, ou duplas; o jogo do Caribe e da América Latina.
        [cubano] 4 jogadores em duplas, com as peças até a bucha de 9.
        [brasileiro] 4 jogadores em duplas; uma última peça bem escolhida vale mais, e ganha-se com 6 pontos.
        [gaple] 4 jogadores, também em duplas; bata com uma peça que valha muito.
        [train] de 2 a 10 jogadores; um trem para cada um, e o trem mexicano para todos.
        [chicken-foot] de 2 a 10 jogadores; de cada bucha nascem três dedos.
        [forty-two] 4 jogadores em duplas; dispute o trunfo e faça vazas.
        [moon] 3 jogadores, ou 4 em duplas; dispute o trunfo e as vazas, e fique com a viúva.
        [kozel] de 2 a 4 jogadores, também em duplas; quem chegar primeiro a 101 pontos é o bode.
        [sebastopol] 3 ou 4 jogadores; uma estrela de quatro braços, e ninguém compra.
        [cross] de 2 a 4 jogadores, também em duplas; quatro braços em volta de uma bucha, e compra-se.
        [tiddly-wink] de 4 a 10 jogadores; três peças a cada um, uma ponta aberta, e mais uma peça depois de uma bucha.
        [all-threes] de 2 a 4 jogadores, também em duplas; você marca quando as pontas abertas somam um múltiplo de três.
        [pontinho] 4 jogadores em duplas; você marca quando as pontas abertas somam um múltiplo de cinco, e quando os outros passam.
       *[bax] de 2 a 8 jogadores; tire cartas por pontos, e pare antes de uma preta.
    }
# same chuchazo
rule-name =
    { $rule ->
        [mode] Como se jogam as rodadas
        [draw] Comprar se não encaixa nada
        [draw-anyway] Comprar mesmo que uma peça encaixe
        [double-blank] A bucha de branco conta 10
        [whole-team] A rodada é ganha pela equipe inteira
        [matador-in-line] Os matadores ficam em linha
        [keep-matador] Comprar em vez de pôr um matador
        [draw-one] Comprar uma só peça
        [last-two] As duas últimas peças não se compram
        [deal] Quantas peças se distribuem
        [boneyard] Comprar do monte
        [rotate] Abre sempre o jogador seguinte
        [empty-yard] As duas últimas peças também se compram
        [spinner] Buchas em cruz
        [deal-9] Com dois jogadores, 9 peças a cada um
        [deal-7] Com quatro jogadores, 7 peças a cada um
        [highest-double] Abre a bucha mais alta
        [minus-own] No jogo fechado descontam-se os próprios pontos
        [by-five] Pontos divididos por cinco
        [by-three] Pontos divididos por três
        [exact] É preciso acertar no limite
        [muggins] Muggins, cada um anuncia a sua contagem
        [penalty] Um número errado dá a contagem ao outro
        [deal-5] 5 peças a cada um
        [first-out] A rodada acaba com o primeiro que bate
        [past] O limite pode ser passado
        [no-down] Com a peça de saída não se ganha
        [knock-points] Pontos pelos passes
        [out-2] Bater vale 2
        [lightest] No jogo fechado só contam os pontos
        [slow-finish] Perto do limite as pontas iguais valem menos
        [lowest-double] Abre a bucha mais baixa
        [match] O que ganha a partida
        [opens] Quem abre a rodada seguinte
        [tranque] Quem ganha o jogo fechado
        [opponents-only] Só se marcam os pontos de quem perde
        [capicua] Capicua
        [no-blank] Com branco não há capicua
        [chuchazo] Chuchazo
        [pase-salida] Passe à saída
        [salida-void] Não há passe à saída se passam dois
        [pase-corrido] Roda de passes
        [prizes] Prêmios das quatro primeiras rodadas
        [all-pips] Quem bate marca os pontos de todos
        [pair-total] No jogo fechado contam as duas mãos juntas
        [oriente] Como no leste de Cuba
        [dorme] Quatro peças dormem
        [cruzada-6] A cruzada vale 6
        [system] Regras de que federação
        [double-blank-points] Pontos da bucha de branco
        [own-first] O trem mexicano só depois do próprio
        [chain] A primeira jogada é uma série
        [free-double] Mais uma peça depois de uma bucha, sem a cobrir
        [blanks-25] Cada outra peça com um branco conta 25
        [centre-toes] Peças no centro para começar
        [forced-30] Quem distribui tem de fazer lance se todos passam
        [forced-4] O último tem de fazer lance se todos passam
        [name-first] O trunfo é escolhido antes de ver a viúva
        [lead-trump] A primeira saída é de trunfo
        [set-pays] O lance furado vai para os outros
        [straight] Há sempre trunfo
        [play-out] Cada mão joga-se até a última vaza
        [points-250] Pontos em vez de marcas, até 250
        [nello] Nello: lance para não fazer nenhuma vaza
        [plunge] Plunge, com 4 buchas
        [splash] Splash, com 3 buchas
        [sevens] Setes: o mais perto de 7 pontos
        [eggs] Ovos depois de um peixe empatado
        [deal-6] 6 peças a cada um, e ninguém compra
        [first-circle] Depois da primeira volta o centro fecha
        [second-tile] Quem abre pode pôr uma segunda peça
        [maltese] Maltesa: uma bucha em segundo em cada braço
        [score] Joga-se a
        [deal-out] Distribuem-se todas as peças
        [both-ends] As duas pontas abertas
        [rounding] Arredondamento das mãos
        [account] Pontos que abrem a conta
        [hang] Os pontos que não chegam ficam à espera
        [two-doubles] Duas buchas numa jogada
        [engine] De onde vem a locomotiva
        [centre] De onde vem o centro
        [go-on] Uma bucha e o seu primeiro dedo numa jogada
        [last-tile] Anunciar a última peça
        [hands] Quantas peças se distribuem
        [salida-plain] Passe à saída sem bucha
        [capicua-double] Capicua com uma bucha
        [first-pass] Primeiro passe da partida
        [spinner-single] A bucha de saída conta uma vez com um lado coberto
        [pass] Pontos por um passe
        [galo] Galo: passam os outros três
        [double-alone] Uma última bucha vale em vez das mãos
        [five-doubles] Continuar com cinco buchas
        [opening-pass] Ceder a saída vale como um passe
        [tie] Quem ganha um jogo fechado empatado
        [three] Peças com três jogadores
        [one-all] Com uma rodada cada um ninguém volta a 0
        [tranque-bonus] Prêmio pelo jogo fechado
        [sporting] A bucha de 6 não precisa abrir a partida
        [lot-pair] A dupla da peça mais alta escolhe quem abre
        [cover] Quem cobre uma bucha aberta
        [nello-doubles] As buchas no nello
        [follow-me-doubles] As buchas sem trunfo
        [claim] Baixar tudo leva o resto
       *[thinking-time] Tempo para pensar, em segundos
    }
rule-value =
    { $value ->
        [stakes] a apostas
        [tournament] rodadas ganhas, como num torneio
        [one] uma peça
        [until] até uma encaixar
        [none] não se compra
        [always] sempre
        [bell] segundo Bell
        [botermans] segundo Botermans
        [celko] segundo Celko
        [first-spinner] a primeira bucha
        [no-spinner] nenhuma
        [all-spinners] todas as buchas
        [by-points] os pontos
        [six-love] six love: rodadas seguidas
        [straight-six] straight six: rodadas ganhas
        [match-10] match 10: os outros não chegam a cinco
        [winner] quem ganhou
        [pair] um da dupla vencedora
        [next-player] o jogador seguinte
        [six-six] sempre a bucha de 6
        [pairs] a dupla mais baixa
        [closer] quem fechou ou o seguinte, a mão mais baixa
        [lowest-hand] a mão mais baixa de todas
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] nenhum
        [pordi] pordi: pontos pela última peça
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
        [tie-as-usual] como de costume
        [tie-opener] a dupla que abriu
        [tie-closer] a dupla que fechou
        [nine-tiles] 9 a cada um, sem a bucha de branco
        [seven-tiles] 7 a cada um, o resto dorme
        [cut-throat] cada um por si: seis rodadas e alguém ainda a zero
        [doubles-own] um naipe à parte
        [doubles-high] cada uma a mais alta do seu número
        [doubles-low] cada uma a mais baixa do seu número
        [bidder-says] como disser quem fez o lance
        [no-splash] nenhum
        [three-marks] por 3 marcas
        [two-marks] por 2 marcas, ou 3 sobre 2
        [lies-there] já está na mesa
        [from-hand] da mão de quem o tem
        [highest-held] a bucha mais alta na mão
        [said] diz o programa
        [tap] o jogador, ou compra duas
        [tap-turn] o jogador, ou compra duas e perde uma vez
        [cover-all] todos, na ordem
        [cover-layer] só quem a jogou
       *[alone] só se for a única peça que resta
    }
# same normal
level-name =
    { $level ->
        [easy] fácil
        [expert] especialista
        [worlds] distribuições ao acaso
        [heavy] primeiro a peça mais pesada
        [random] uma peça qualquer
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Jogam o mais evidente, e às vezes se enganam.
        [expert] Têm em conta tudo o que se viu.
        [worlds] Experimentam cada jogada em muitas distribuições imaginadas.
        [heavy] Põem primeiro as buchas, depois a peça mais pesada.
        [random] Põem qualquer peça que encaixe.
       *[normal] Olham um pouco mais à frente, e esquecem pouco.
    }
# same orado tiddle-a-wink colmado
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
        [dominicano-30] dominicano, prêmios de 30
        [colmado] colmado
        [latino-solo] cada um por si
        [cut-throat] todos contra todos
        [tournament] de torneio
        [goodsam] Good Sam do Idaho
        [tanglewood] segundo Tanglewood
       *[usual] de costume
    }
