# As regras de cada jogo, para o ouvido: um parágrafo de cada vez, curto o bastante para o reter.

# As palavras comuns a todos os jogos de pedras; leem-se uma vez, depois dos jogadores.
rules-words = Uma pedra tem duas metades, cada uma com um número; branco é 0. Duas metades iguais fazem uma dobrada. Os pontos de uma pedra são a soma das suas metades. As pedras postas são a serpente, com as suas pontas. O dorme são as pedras que não foram dadas. Ficas sem jogada quando não encaixa nada. Bates com a tua última pedra. Quando todos passam numa volta inteira, a rodada fica fechada.

rules-players =
    { $game ->
        [salotto] Salotto, de 2 a 10 jogadores. Cada um joga por si, ou em equipas: duas equipas de 2 a 5, 3 equipas de 2 ou 3, 4 equipas de 2, ou 5 equipas de 2. As equipas jogam à vez, por isso dois parceiros nunca jogam um a seguir ao outro. Livra-te das tuas pedras e procura juntar poucos pontos.
        [classic] Clássico basco, de 2 a 4 jogadores. Se forem 4, jogam em duas duplas, com os parceiros frente a frente, ou cada um por si. Põe todas as tuas pedras antes dos outros, e marca os pontos que restam.
        [garrafina] Garrafina, de 3 ou 4 jogadores, cada um por si. A partir de uma pedra no centro, cada um constrói o seu próprio braço. Põe todas as tuas pedras antes dos outros, e os outros pagam-te.
        [matador] Matador, ou dominó russo, de 2 a 10 jogadores, cada um por si. As metades que se tocam não são iguais: somam 7. Põe todas as tuas pedras antes dos outros, e marca os pontos que os outros têm.
        [cyprus] Chipre, de 4 a 10 jogadores, cada um por si. Uma estrela de 8 braços cresce de uma dobrada no centro. Põe todas as tuas pedras antes dos outros, e marca os pontos que os outros têm.
        [classico] Clássico italiano, de 2 a 6 jogadores, cada um por si. Põe todas as tuas pedras antes dos outros, e marca os pontos que os outros têm.
        [coppie] Duplas italianas, de 4 jogadores. Cada um tira uma pedra: as duas mais altas formam a primeira dupla; os empatados tiram outra vez. Os parceiros sentam-se frente a frente. O objetivo é que os dois juntos fiquem com menos pontos do que a outra dupla.
        [jolly] Jolly, de 2 a 4 jogadores, cada um por si. As metades que se tocam não são iguais: somam 7. Algumas pedras são jóqueres, e podem valer por qualquer outra. Põe todas as tuas pedras antes dos outros.
        [aquamarine] Duplas espanholas, de 4 jogadores em duas duplas, com os parceiros frente a frente. Os pontos são maus: a dupla que perde uma rodada marca os seus próprios pontos, e a primeira com 100 pontos perde a partida.
        [portugues] Dominó português, de 2, 3 ou 4 jogadores, cada um por si, ou de duas duplas. Põe todas as tuas pedras antes dos outros, e marca os pontos que os teus adversários têm.
        [block] Dominó fechado, para 2 a 4 jogadores, cada um por si, ou duas duplas, os parceiros frente a frente. Sê o primeiro a pôr todas as pedras, e marca os pontos que os outros têm na mão.
        [draw] Dominó de compra, para 2 a 4 jogadores, cada um por si, ou duas duplas, os parceiros frente a frente. Sê o primeiro a pôr todas as pedras, e marca os pontos que os outros têm na mão.
        [fives] Cincos, em inglês All Fives ou Muggins, para 2 a 4 jogadores, cada um por si, ou duas duplas. Marca-se ao pôr: sempre que as pontas abertas somam um múltiplo de cinco.
        [threes-fives] Cincos e três, o jogo dos pubs ingleses, para duas duplas, ou para 2 a 4 jogadores, cada um por si. Marca-se ao pôr: sempre que as duas pontas somam um múltiplo de três ou de cinco.
        [bergen] Bergen, para 2 a 4 jogadores, cada um por si. Marca-se ao pôr: sempre que as duas pontas são iguais.
        [latino] Latino, o dominó de duplas das Caraíbas e da América Latina, de 4 jogadores em duas duplas, com os parceiros frente a frente. Sê o primeiro a pôr todas as pedras, e a tua dupla marca o que sobra. Cada país joga à sua maneira: as regras dominicanas, porto-riquenhas, venezuelanas e jamaicanas escolhem-se por um só nome.
        [cubano] Dominó cubano, de 4 jogadores em duas duplas, com os parceiros frente a frente e as pedras até à dobrada de 9. Sê o primeiro a pôr todas as pedras, e a tua dupla marca os pontos que a outra tem na mão.
       *[bax] Bax erregea, jogo de cartas de 2 a 8 jogadores, cada um por si. Tira cartas uma a uma para somar pontos, cada uma mais cara do que a anterior. Sabe ficar antes que uma carta preta te ponha fora.
    }

rules-deal =
    { $game ->
        [salotto] De 2 a 4 jogadores usam o dominó até à dobrada de 6; de 5 a 7, o que vai até à dobrada de 9; mais de 7, até à dobrada de 12, ou outro que escolhas, até à dobrada de 18. Cada um recebe 7 pedras; 6 se forem de 5 a 7 jogadores, e 5 se forem mais, a não ser que escolhas outra coisa. Em cada rodada tem de abrir a dobrada mais alta que houver numa mão. Se ninguém tem uma dobrada, dá-se de novo.
        [classic] O dominó até à dobrada de 6, com 28 pedras, 7 para cada jogador. Na primeira rodada abre a dobrada mais alta. Se ninguém tem uma dobrada, abre a pedra com mais pontos; entre iguais, a que tem a metade mais alta. As rodadas seguintes são abertas pelo jogador seguinte, com qualquer pedra.
        [garrafina] O dominó até à dobrada de 6, 7 pedras para cada jogador. Quem tem a dobrada de 6 põe-na no centro. Com 4 jogadores, o direito de abrir avança depois um lugar em cada rodada, a partir do último que o teve. Quem tem o direito e não tem a dobrada de 6 passa, e depois o seguinte, até que a ponha quem a tem.
        [matador] De 2 a 4 jogadores usam o dominó até à dobrada de 6, com 7 pedras cada um. Com o que vai até à dobrada de 9 ou de 12, até 10 jogadores: 2 recebem 7 pedras, 3 recebem 6, 4 recebem 5, 5 ou 6 jogadores recebem 7, e 7 ou mais recebem 5. Podes escolher outros números. Abre a dobrada mais alta; se não há dobradas, a pedra mais alta.
        [cyprus] O dominó até à dobrada de 9. Se forem 4 jogadores recebem 13 pedras cada um, se forem 5 recebem 11, se forem 6 recebem 9. Se forem 7 recebem 7, se forem 8 ou 9 recebem 6, e se forem 10 recebem 5. Quem tem a dobrada de 9 põe-na como centro; se ninguém a tem, dá-se de novo. Podes escolher o dominó até à dobrada de 12: então o centro é a dobrada de 12.
        [classico] O dominó até à dobrada de 6 ou o que vai até à dobrada de 9. Se forem 2 ou 4 jogadores recebem 7 pedras cada um, se forem 3 recebem 6. Se forem 5 recebem 5, e se forem 6 recebem 4. Antes da primeira rodada cada um tira uma pedra à vista de todos. Abre quem tem mais pontos; entre iguais, quem tem a metade mais alta. Quem abre põe qualquer pedra. As rodadas seguintes são abertas pelo jogador seguinte.
        [coppie] 7 pedras cada um com o dominó até à dobrada de 6, 9 com o que vai até à dobrada de 9. Quem tirou a pedra mais alta ao formar as duplas abre a primeira rodada; cada uma das outras é aberta pelo jogador seguinte. Quem abre tem de pôr a dobrada mais alta da sua mão; se não tem dobradas, qualquer pedra.
        [jolly] Com o dominó até à dobrada de 6, 2 jogadores recebem 7 pedras, 3 ou 4 recebem 5. Com o que vai até à dobrada de 9, 2 jogadores recebem 9, 3 recebem 5, 4 recebem 7. Antes da primeira rodada cada um tira uma pedra à vista de todos. Abre quem tem mais pontos, e entre iguais quem tem a metade mais alta, com qualquer pedra. Depois abre o jogador seguinte.
        [aquamarine] O dominó até à dobrada de 6, 7 pedras para cada jogador, sem sobrar nenhuma. Na primeira rodada abre a dobrada de 6. As rodadas seguintes são abertas por um da dupla vencedora, com qualquer pedra. Pergunta-se ao primeiro dos dois por ordem de lugar, que pode ceder a abertura ao parceiro.
        [portugues] O dominó até à dobrada de 6, 7 pedras para cada jogador. Se forem menos de 4, o resto é o dorme, de onde se compra. Em cada rodada abre a dobrada mais alta; com 4 jogadores é sempre a dobrada de 6, o carrilhão. Se ninguém tem uma dobrada, abre a pedra mais alta.
        [block] As pedras até à dobrada 6 ou à dobrada 9. A 2, dão-se 7 a cada um, a 3 ou 4 dão-se 5, e em duplas 7. Na primeira rodada abre a dobrada mais alta que houver na mão; sem dobradas, a pedra mais alta. Depois abre quem ganhou, com qualquer pedra; depois de uma rodada nula, o jogador seguinte.
        [draw] As pedras até à dobrada 6 ou à dobrada 9. A 2, dão-se 7 a cada um, a 3 ou 4 dão-se 5, e em duplas 7. Na primeira rodada abre a dobrada mais alta que houver na mão; sem dobradas, a pedra mais alta. Depois abre quem ganhou, com qualquer pedra; depois de uma rodada nula, o jogador seguinte.
        [fives] As pedras até à dobrada 6. A 2 ou 3, dão-se 7 a cada um, a 4 dão-se 5. Para a primeira rodada cada um tira uma pedra: a mais alta abre, com qualquer pedra. Depois abre quem bateu; depois de um fecho tira-se outra vez.
        [threes-fives] As pedras até à dobrada 6. A 2, dão-se 7 a cada um, a 3 dão-se 5, a 4 dão-se 6; as outras dormem. Para a primeira rodada cada um tira uma pedra: a mais alta abre, com qualquer pedra. Depois abre sempre o jogador seguinte.
        [bergen] As pedras até à dobrada 6. A 2 ou 3, dão-se 6 a cada um, a 4 dão-se 5. Em cada rodada tem de abrir a dobrada mais alta que houver na mão. Se ninguém tem dobradas, dá-se de novo.
        [latino] O dominó até à dobrada de 6, 7 pedras para cada jogador, sem sobrar nenhuma. Na primeira rodada abre a dobrada de 6. Depois abre quem ganhou, com qualquer pedra: quem bateu ou, depois de um fecho, a mão mais baixa da dupla que ganhou. Depois de uma rodada nula abre o jogador seguinte.
        [cubano] As pedras até à dobrada de 9, 10 para cada um; as outras 15 dormem tapadas. Antes da primeira rodada cada um tira uma pedra, e a mais alta abre, com qualquer pedra. Depois abre um da dupla vencedora: pergunta-se ao primeiro dos dois por ordem de lugar, que pode ceder a abertura ao parceiro. Depois de uma rodada nula abre o jogador seguinte.
       *[bax] 16 cartas ovais, duas de cada: preta, verde, vermelha, amarela, azul, branca, branca-amarela e branca-azul. Cada um põe uma unidade no pote. Cada um tira uma carta, e a mais alta é mão e começa: branca, depois azul, amarela, vermelha, verde, branca-azul, branca-amarela e preta. Em cada rodada essa vez avança um lugar. Joga-se no sentido dos ponteiros do relógio.
    }

rules-turn =
    { $game ->
        [salotto] Na tua vez, põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, compra uma pedra: se encaixa, podes pô-la ou guardá-la; depois passa a vez. Se ficas sem jogada e o dorme está vazio, passas. Enquanto alguma coisa encaixa não podes comprar.
        [classic] Joga-se para a direita, ao contrário dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, com 4 jogadores passas. Com 2 ou 3, compras até uma pedra encaixar, e tens de a pôr. Quando o dorme está vazio, passas.
        [garrafina] Põe uma pedra na ponta do teu próprio braço, com as metades iguais juntas, ou no braço aberto de outro. Se podes pôr no teu próprio braço, tens de pôr em algum lado. Se não podes, tens a escolha de passar, mesmo que a tua pedra encaixe no braço aberto de outro. Ninguém compra.
        [matador] Joga-se para a direita. Põe uma pedra numa ponta de maneira que as duas metades que se tocam somem 7: o 4 junto ao 3, o 5 junto ao 2, o 6 junto ao 1. Com o dominó até à dobrada de 9 somam 10, até à de 12 somam 13. Se ficas sem jogada, compras até uma pedra encaixar, e põe-la. Quando o dorme está vazio, passas.
        [cyprus] Ao princípio só se põem pedras com um 9, ou com um 12 se jogas com o dominó até à dobrada de 12. Cada uma toca o centro e começa um braço. Quando 8 pedras rodeiam o centro, a estrela está completa. Põe então em qualquer das 8 pontas, com as metades iguais juntas. Se ficas sem jogada, passas.
        [classico] Joga-se no sentido dos ponteiros do relógio, para a esquerda. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, compras até uma pedra encaixar. Quando o dorme está vazio, passas.
        [coppie] Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, com o dominó até à dobrada de 6 passas, porque se dão todas as pedras. Com o que vai até à de 9 compras até uma pedra encaixar, e passas quando o dorme está vazio.
        [jolly] Põe uma pedra numa ponta de maneira que as duas metades que se tocam somem 7: o 4 junto ao 3, o 5 junto ao 2, o 6 junto ao 1. Com o dominó até à dobrada de 9 somam 10. Se ficas sem jogada, compras até uma pedra encaixar. As duas últimas pedras do dorme nunca se compram: então passas.
        [aquamarine] Joga-se no sentido dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, passas; não há nada para comprar.
        [portugues] Joga-se ao contrário dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, compras do dorme até uma pedra encaixar. Quando o dorme está vazio, ou com 4 jogadores, passas.
        [block] Joga-se no sentido dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, passas: ninguém compra.
        [draw] Joga-se no sentido dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, compras até uma pedra encaixar, e põe-la. As duas últimas nunca se compram: então passas.
        [fives] Joga-se no sentido dos ponteiros do relógio. Põe uma pedra numa ponta aberta, metades iguais. Depois contam-se todas as pontas abertas, uma dobrada com as duas metades. Se a conta é múltiplo de cinco, marca-la logo. Se ficas sem jogada, compras até uma pedra encaixar; com o dorme vazio, passas.
        [threes-fives] Joga-se no sentido dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, metades iguais. Depois contam-se as duas pontas, uma dobrada com as duas metades. Se ficas sem jogada, tocas, isto é, passas: ninguém compra.
        [bergen] Joga-se no sentido dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, metades iguais. Se ficas sem jogada, compras até uma pedra encaixar, e põe-la. As duas últimas nunca se compram: então passas.
        [latino] Joga-se no sentido contrário ao dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, passas: não há nada para comprar.
        [cubano] Joga-se no sentido contrário ao dos ponteiros do relógio. Põe uma pedra na ponta esquerda ou direita, com uma metade igual à metade aberta. Se ficas sem jogada, passas: ninguém compra.
       *[bax] Na primeira volta todos têm de tirar uma carta, e mostram-na. Depois, na tua vez, paga a aposta seguinte e tira outra carta, ou fica de vez. A segunda carta custa duas unidades, a terceira 3, e assim por diante. A rodada acaba quando já não há cartas, ou quando não resta ninguém que possa ou queira tirar.
    }

rules-special =
    { $game ->
        [salotto] Se a tua pedra encaixa de mais de uma maneira, há uma pergunta: direita ou esquerda. Faz-se mesmo que as duas pontas sejam iguais. A dobrada de branco conta 10. Com o dominó até à dobrada de 6, 4 jogadores recebem sempre 7 pedras, e não há dorme.
        [classic] O que uma rodada dá transforma-se em pontos de jogo: de 0 a 9 pontos é um ponto de jogo, de 10 a 19 são 2. De 20 a 29 são 3, e assim por diante.
        [garrafina] Um braço abre-se quando chega a vez do seu dono e ali não lhe encaixa nada; fecha-se quando alguém põe nele. Com 3 jogadores, a dobrada de 6, ou senão a dobrada mais alta que houver numa mão, abre cada rodada; se não há dobradas, dá-se de novo. Uma vez por rodada, um dos 3 pode trocar a mão inteira pelas 7 pedras que sobram. É antes de pôr, ou depois de pôr o centro.
        [matador] Os matadores são a dobrada de branco e todas as pedras cujas metades somam 7, 10 ou 13, conforme o dominó. Um matador vai em qualquer ponta e em qualquer momento; numa ponta de branco não vai mais nada. Fica atravessado, e pode continuar-se por qualquer das suas metades; se for a pedra de abertura, pelos dois lados. Se só encaixam matadores, tens de pôr um.
        [cyprus] As dobradas ficam em linha, como as outras pedras. Se os noves que faltam não estão em nenhuma mão e não se podem comprar, a estrela já não se pode completar. A rodada fica fechada depois de uma volta inteira de passes.
        [classico] Com 4 jogadores e o dominó até à dobrada de 6 dão-se todas as pedras, por isso não há dorme. A rodada seguinte é aberta pelo jogador seguinte, aconteça o que acontecer nesta.
        [coppie] Só contam os pontos dos dois parceiros juntos. Por isso um jogador pode bater, e mesmo assim a outra dupla ganhar a rodada, se ficar com menos pontos.
        [jolly] Os jóqueres são a dobrada de branco e as pedras cujas metades somam 7, ou 10. Ficam em linha onde a soma bate certo, a abrir, ou sobre um branco, com a metade que quiseres para fora; ou substituem qualquer pedra, atravessados, em qualquer ponta: então só segue uma metade em branco, ou outro jóquer assim. Se só encaixam jóqueres, mesmo depois de comprares um, podes comprar uma vez; se essa pedra não encaixa, põe um jóquer.
        [aquamarine] Se te calham cinco dobradas ou mais, podes pedir que se dê de novo, antes da tua primeira jogada. Pode pedir-se todas as vezes que aconteça.
        [portugues] Em duplas, só contam as pedras dos adversários: o que o parceiro de quem bate ainda tem não conta para ninguém.
        [block] As pedras que não se dão dormem tapadas. Depois de uma rodada fechada em duplas, abre a mão mais baixa da dupla que ganhou; se são iguais, a primeira das duas depois de quem tinha aberto.
        [draw] Depois de uma rodada fechada em duplas, abre a mão mais baixa da dupla que ganhou; se são iguais, a primeira das duas depois de quem tinha aberto.
        [fives] A primeira dobrada é a giratória. Quando tem os dois lados cobertos, esquerda e direita, também se põe nos seus bicos, em cima e em baixo. Conta as duas metades enquanto tem um lado livre, e depois nada; um bico conta desde a sua primeira pedra. As outras dobradas não têm bicos.
        [threes-fives] A conta vale um ponto por cada três que contém, se é múltiplo de três, e um por cada cinco, se é múltiplo de cinco. Assim, 6 vale 2, 9 vale 3, 10 vale 2, 12 vale 4, 15 vale 8, 18 vale 6 e 20 vale 4. A pedra de saída também marca.
        [bergen] Se depois da tua pedra as duas pontas são iguais, é uma cabeça dupla: 2 pontos. Se numa delas está uma dobrada, posta agora ou antes, é uma cabeça tripla: 3 pontos. A dobrada de saída vale 2.
        [latino] Algumas casas pagam prémios. Lá e lô: a tua última pedra encaixa nas duas pontas, que são diferentes. Chuchazo: bates com a dobrada de branco e só uma ponta é branca. Toque de saída: quem vem depois de quem abre tem de passar. Roda de toques: passam os outros três, e voltas tu a pôr. Prémios de rodada: as quatro primeiras valem 100, 75, 50 e 25 pontos a mais. Tudo se marca logo, mas a partida só acaba com uma rodada.
        [cubano] Se te calham cinco dobradas ou mais, podes pedir que se dê de novo, antes da tua primeira jogada. Pode pedir-se todas as vezes que aconteça.
       *[bax] Preta: estás fora, perdeste, e os teus pontos não valem. Vermelha: não tiras mais cartas, guardas os teus pontos e esperas. Com qualquer outra carta podes continuar, ou ficar mais tarde.
    }

rules-score =
    { $game ->
        [salotto] Os pontos são maus. Quem bate marca 0, todos os outros os pontos da sua mão. Se a rodada fica fechada e não há nada para comprar, cada um marca a sua mão. Em equipas, a equipa que bate marca 0. Cada uma das outras equipas marca as suas próprias mãos, mais o que ainda têm os parceiros de quem bateu. Rodada fechada: cada equipa marca as suas próprias mãos.
        [classic] Quem bate marca os pontos de todas as outras mãos, também a do parceiro. Se a rodada fica fechada, ganha quem tem menos pontos, em duplas as duas mãos juntas, e marca todas as mãos, também as suas. Se há empate entre os que têm menos pontos, ninguém marca, e o mesmo jogador abre a rodada seguinte.
        [garrafina] Se alguém bate, cada um dos que perdem paga-lhe os pontos da sua mão. Se a rodada fica fechada, ganha quem tem menos pontos, e cada um dos que perdem paga a diferença. Os empatados com menos pontos não pagam nada entre si; o que os outros pagam divide-se por eles, e os pontos que sobram vão para o primeiro deles depois de quem abriu. Quem perde e trocou a mão paga o dobro. Todos os saldos juntos somam sempre 0.
        [matador] Quem bate marca os pontos das outras mãos. Se a rodada fica fechada, ganha quem tem menos pontos, e marca os dos outros menos os seus. Se há empate entre os que têm menos pontos, ninguém marca.
        [cyprus] Quem bate marca os pontos das outras mãos. Se a rodada fica fechada, ganha quem tem menos pontos, e marca os dos outros menos os seus. Se há empate entre os que têm menos pontos, ninguém marca.
        [classico] Quem bate marca os pontos das outras mãos. Se a rodada fica fechada, ganha quem tem menos pontos, e marca os dos outros menos os seus. Se há empate entre os que têm menos pontos, a rodada é nula: ninguém marca.
        [coppie] A rodada acaba quando alguém bate ou todos passam. A dupla com menos pontos, as duas mãos juntas, ganha e marca os pontos da outra dupla. Se as duas têm os mesmos, a rodada é nula.
        [jolly] Quem bate marca os pontos das outras mãos. Se todos passam numa volta inteira, ganha quem tem menos pontos e marca as mãos dos outros. Se há empate entre os que têm menos pontos, a rodada é nula.
        [aquamarine] Quando alguém bate, a outra dupla marca os pontos que ainda tem. Se a rodada está fechada, ninguém pode pôr, e a dupla com mais pontos marca os seus. Se as duas têm os mesmos, ganha a dupla que pôs a última pedra, e a outra marca os seus.
        [portugues] Quem bate marca os pontos dos adversários, para a dupla se se joga em duplas. Se a rodada fica fechada, ganha o lado com menos pontos e marca os pontos dos adversários. Se há empate entre os que têm menos pontos, ninguém marca.
        [block] Quem bate marca os pontos de todos os adversários. Se a rodada fica fechada, ganha quem tem menos pontos, em duplas as duas mãos juntas, e marca os dos outros menos os seus. Se há empate nos menos pontos, a rodada é nula.
        [draw] Quem bate marca os pontos de todos os adversários. Se a rodada fica fechada, ganha quem tem menos pontos, em duplas as duas mãos juntas, e marca os dos outros menos os seus. Se há empate nos menos pontos, a rodada é nula.
        [fives] Quem bate marca ainda os pontos dos adversários, arredondados a cinco. Rodada fechada: ganha quem tem menos pontos, e marca os dos outros, arredondados a cinco. Se há empate, ninguém marca. As pedras do parceiro não contam para ninguém.
        [threes-fives] A tua última pedra vale mais um ponto; em duplas, a última da dupla, porque a rodada continua até os dois baterem. O que fica na mão nunca se conta, e um fecho não dá nada.
        [bergen] Bater vale mais 1 ponto. O fecho também: uma mão sem dobradas ganha a qualquer mão com dobradas, e entre essas ganha a que tem menos pontos. Se todos têm dobradas, ganha quem tem menos, e depois quem tem menos pontos. Se há empate, ninguém marca.
        [latino] Quando alguém bate, a sua dupla marca todos os pontos que sobram, também os do parceiro. Se a rodada fica fechada, ganha a dupla com menos pontos, as duas mãos juntas, e marca tudo o que sobra. Se há empate, a rodada é nula.
        [cubano] Quando alguém bate, a sua dupla marca os pontos da outra. Se a rodada fica fechada, a mão mais baixa de todas ganha para a sua dupla, que marca os pontos da outra. Se as mais baixas são das duas duplas, a rodada é nula.
       *[bax] Verde, vermelha, amarela, azul e branca valem um ponto, branca-amarela e branca-azul meio, a preta nada. Ganha quem tem mais pontos, entre os que não estão fora. Se há empate, mais cartas de uma cor: amarelas com brancas-amarelas, ou azuis com brancas-azuis, e as brancas como qualquer das duas. Se ainda há empate, ganha o primeiro a contar de quem é mão. Se todos estão fora, o pote fica na mesa.
    }

rules-match =
    { $game ->
        [salotto] Quem chega ao limite, normalmente 100 pontos, fica fora da partida e não recebe mais pedras. Ganha o último jogador ou a última equipa que resta. Se os últimos chegam ao limite na mesma rodada, ganha o total mais baixo deles; se esses totais são iguais, partilham a vitória.
        [classic] Um jogo é do primeiro lado que passa de 20 pontos de jogo; 20 certos não bastam. A partida é à melhor de três jogos: ganha o primeiro lado que ganha dois. Cada jogo novo é aberto pelo jogador seguinte.
        [garrafina] A partida é do primeiro saldo que chega a 100, ou a outro limite que escolhas, ou dura um número fixo de rodadas.
        [matador] O primeiro jogador a chegar a 100 pontos, ou a 200, se assim escolheres, ganha a partida.
        [cyprus] O primeiro jogador a chegar a 60 pontos, ou a outro limite que se combine, ganha a partida.
        [classico] O primeiro jogador que chega ao limite, normalmente 100 pontos, ganha a partida.
        [coppie] A primeira dupla que chega ao limite, normalmente 100 pontos, ganha a partida.
        [jolly] O primeiro jogador que chega ao limite, normalmente 100 pontos, ganha a partida.
        [aquamarine] A primeira dupla que chega ao limite, normalmente 100 pontos, perde a partida; a outra dupla ganha.
        [portugues] O primeiro jogador ou a primeira dupla que chega ao limite, normalmente 100 pontos, ganha a partida.
        [block] O primeiro jogador, ou a primeira dupla, que chega ao limite, normalmente 100 pontos, ganha a partida.
        [draw] O primeiro jogador, ou a primeira dupla, que chega ao limite, normalmente 100 pontos, ganha a partida.
        [fives] Quem chega primeiro a 150 pontos, ou a outro limite, ganha a partida, e logo: se os pontos de uma pedra bastam, já não se contam as mãos.
        [threes-fives] A partida vai a 61 pontos certos, ou a outro limite, e acaba logo. O que passasse do limite não se marca.
        [bergen] Quem chega primeiro a 15 pontos ganha a partida, a 10 se jogam 3 ou 4, e logo: se os pontos de uma pedra bastam, a rodada acabou.
        [latino] A primeira dupla que chega ao limite, normalmente 200 pontos, ganha a partida. Se chegam as duas, ganha o total mais alto; se há empate, joga-se mais uma rodada. Ganhar quando os outros não têm nada é uma buchuda.
        [cubano] A primeira dupla que chega ao limite, normalmente 100 pontos, ganha a partida. Ganhar quando os outros não têm nada é uma buchuda.
       *[bax] A apostas: quem ganha uma rodada leva o pote, o teu saldo é a tua pontuação, e a partida dura um número fixo de rodadas, normalmente 10. Como torneio: contam as rodadas ganhas, e ganha o primeiro com 10. As partidas oficiais são de 4 jogadores, em várias mesas; os vencedores encontram-se até restar um.
    }

rules-house =
    { $game ->
        [salotto] Regras da casa. Comprar se não encaixa nada: uma pedra, até uma encaixar, ou não se compra. Comprar mesmo que uma pedra encaixe. A dobrada de branco conta 10: sempre, ou só se for a única pedra que resta, e senão 0. A rodada é ganha pela equipa inteira: quando nenhum dos seus membros tem pedras. Tempo para pensar: tantos segundos por jogada.
        [classic] Não há regras da casa.
        [garrafina] Não há regras da casa.
        [matador] Regras da casa. Os matadores ficam em linha: escolhes que metade fica para fora. Comprar em vez de pôr um matador: podes, quando só encaixam matadores. Comprar uma só pedra, se ficas sem jogada; junto com a regra anterior, se não encaixa, tens de pôr um matador. As duas últimas pedras nunca se compram.
        [cyprus] Regras da casa. Quantas pedras se dão: segundo Bell, como se disse; segundo Botermans, em que 8 ou 9 jogadores recebem 5; ou segundo Celko: 9, 8, 7, 7, 6, 6 ou 5 pedras, de 4 a 10 jogadores. Comprar do dorme: uma pedra se ficas sem jogada, que se põe se encaixa; a última pedra nunca se compra.
        [classico] Não há regras da casa.
        [coppie] Não há regras da casa.
        [jolly] Não há regras da casa.
        [aquamarine] Não há regras da casa.
        [portugues] Não há regras da casa.
        [block] Regra da casa. Abre sempre o jogador seguinte, ganhe quem ganhar, com qualquer pedra.
        [draw] Regras da casa. Abre sempre o jogador seguinte, ganhe quem ganhar. As duas últimas pedras também se compram. Comprar mesmo que uma pedra encaixe: podes comprar uma antes, e depois tens de pôr.
        [fives] Regras da casa. Dobradas giratórias: a primeira dobrada, nenhuma, ou todas as dobradas. A dois, 9 pedras a cada um. A quatro, 7 pedras a cada um. Abre sempre a dobrada mais alta. As duas últimas pedras não se compram. No fecho descontam-se os próprios pontos. Pontos divididos por cinco, a 61. É preciso acertar no limite: o que passasse dele não se marca.
        [threes-fives] Regras da casa. A quatro, 5 pedras a cada um. A dois, 9 pedras a cada um. A rodada acaba com o primeiro que bate. O limite pode ser passado. Com a pedra de saída não se ganha. Pontos pelos toques: quem põe depois de toques seguidos marca mais um ponto por cada um.
        [bergen] Regras da casa. As duas últimas pedras também se compram. Bater vale 2. No fecho só contam os pontos. Perto do limite as cabeças valem menos: 1 se te faltam 2 pontos, 2 se te faltam 3.
        [latino] Regras da casa. O que ganha a partida: pontos; six love, rodadas ganhas seguidas; straight six, rodadas ganhas; ou match 10, dez rodadas antes de os outros terem cinco, empate com cinco cada uma. Quem abre. Quem ganha o fecho: a dupla mais baixa; a mão mais baixa entre quem fechou e o seguinte; ou a mão mais baixa de todas. Só os pontos de quem perde. Lá e lô, chuchazo, toque de saída e roda de toques, tantos pontos cada um. Com branco não há lá e lô. Não há toque de saída se passam dois. Prémios.
        [cubano] Regras da casa. Abre a dobrada mais alta, na primeira rodada. Quem bate marca os pontos de todos. No fecho contam as duas mãos juntas. Como no leste de Cuba: as pedras até à dobrada de 6, 7 para cada um; todos os pontos que sobram valem tentos: menos de 3, nenhum, até 20, dois, até 30, três, e mais um por cada dez. O lá e lô, uma última pedra que encaixa nas duas pontas, dobra-os. Se as mãos baixas empatam, ganha a dupla que abriu. Joga-se até 20.
       *[bax] Tu escolhes como jogar: a apostas, ou como torneio.
    }
rules-usual = Se não as mudares, valem estas.
