lesson-welcome = Uma ronda para aprender, contra o computador. Nada pode correr mal.
lesson-tiles = Em baixo estão as tuas pedras. A que se pode pôr está levantada: toca nela.
lesson-place = Agora toca onde ela vai.
lesson-answer = O outro jogador pôs uma pedra. Põe mais uma: toca numa pedra levantada, e depois onde ela vai.
lesson-hint = Muito bem. Se não tens a certeza, { $hint } diz o que eu faria. Experimenta.
lesson-draw = Se nenhuma pedra está levantada, { $draw } tira uma. Se essa também não encaixa, { $pass }. Toca agora em { $scores } para ouvir os pontos.
lesson-done = É tudo. Os pontos contam contra ti: fica com poucos. Joga esta ronda até ao fim, ou sai com { $leave }.
