cue-told =
    { $cue ->
        [laid-left] Uma peça à esquerda
        [laid-right] Uma peça à direita
        [laid] Uma peça em outro lugar
        [double-left] Uma bucha à esquerda
        [double-right] Uma bucha à direita
        [double] Uma bucha em outro lugar
        [laid-last] A última peça de uma mão
        [drawn] Alguém compra uma peça
        [shuffled] As peças são baralhadas
        [blocked] O jogo está fechado
        [trick-taken] Uma vaza
        [card-taken] Alguém tira uma carta
        [passed] Um passe: as pancadas na mesa
        [one-left] A alguém resta uma peça
        [bid] Uma aposta, ou o trunfo
        [staked] Paga-se uma aposta
        [train-open] Um trem está aberto
        [train-closed] Um trem está fechado
        [joined] Chega alguém
        [gone] Alguém sai
        [message] Alguém escreve
        [points] Poucos pontos a favor, ou certo
        [points-many] Muitos pontos a favor
        [theirs] Poucos pontos contra, ou errado
        [theirs-many] Muitos pontos contra
        [eliminated] Alguém é eliminado
        [round-won] Rodada ganha
        [round-lost] Rodada perdida
        [match-won] Partida ganha
        [match-lost] Partida perdida
        [your-turn] Sua vez
        [question] Uma pergunta
        [time] Seu tempo está acabando
        [refused] Uma tecla que agora não faz nada
        [mic-open] O microfone está aberto
        [mic-closed] O microfone está fechado
        [line-lost] A conexão caiu
        [line-back] A conexão voltou
       *[menu] Uma opção de um menu
        [edge] O fim de uma lista
        [enter] Uma opção é escolhida
        [fits] A peça pode ser jogada
    }
cue-family =
    { $family ->
       *[tiles] Peças e cartas
        [players] Jogadores
        [points] Pontos e resultados
        [you] Para você
        [table] A conexão
        [menus] Menus e a sua mão
    }
sounds-menu =
    { $touch ->
        [yes] Aprenda os sons.
       *[no] Aprenda os sons, por grupos.
    }
sound-from-you = Do seu lugar.
sound-from-seat = Jogador { $after } de { $others } depois de você.
sounds-offered = Novo: mais sons, que dizem quem joga, as buchas e os pontos. Ligue-os nas configurações; «Aprender os sons» os toca.
sounds-written = Agora há { $count } arquivos em { $folder }.
sound-stereo = tem dois canais e não pode soar do seu lugar à mesa; salve-o com um.
