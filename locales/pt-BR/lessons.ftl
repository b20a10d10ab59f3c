lesson-welcome = Uma rodada para aprender, contra o computador. Nada pode dar errado.
lesson-tiles = Embaixo estão as suas peças. A que se pode pôr está levantada: toque nela.
lesson-place = Agora toque onde ela vai.
lesson-answer = O outro jogador pôs uma peça. Ponha mais uma: toque numa peça levantada, e depois onde ela vai.
lesson-hint = Muito bem. Se tiver dúvida, { $hint } diz o que eu faria. Experimente.
lesson-draw = Quando nenhuma peça está levantada, { $draw } compra uma. Se essa também não encaixa, { $pass }. Toque agora em { $scores } para ouvir os pontos.
lesson-done = É só isso. Os pontos contam contra você: fique com poucos. Jogue esta rodada até o fim, ou saia com { $leave }.
