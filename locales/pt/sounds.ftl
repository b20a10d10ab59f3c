cue-told =
    { $cue ->
        [laid-left] Uma pedra à esquerda
        [laid-right] Uma pedra à direita
        [laid] Uma pedra noutro sítio
        [double-left] Uma dobrada à esquerda
        [double-right] Uma dobrada à direita
        [double] Uma dobrada noutro sítio
        [laid-last] A última pedra de uma mão
        [drawn] Alguém compra uma pedra
        [shuffled] As pedras são baralhadas
        [blocked] O jogo está fechado
        [trick-taken] Uma vaza
        [card-taken] Alguém tira uma carta
        [passed] Um passe: as pancadas na mesa
        [one-left] A alguém resta uma pedra
        [bid] Uma aposta, ou o trunfo
        [staked] Paga-se uma aposta
        [train-open] Um comboio está aberto
        [train-closed] Um comboio está fechado
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
        [your-turn] A tua vez
        [question] Uma pergunta
        [time] O teu tempo está a acabar
        [refused] Uma tecla que agora não faz nada
        [mic-open] O microfone está aberto
        [mic-closed] O microfone está fechado
        [line-lost] A ligação caiu
        [line-back] A ligação voltou
       *[menu] Uma opção de um menu
        [edge] O fim de uma lista
        [enter] Uma opção é escolhida
        [fits] A pedra pode ser jogada
    }
cue-family =
    { $family ->
       *[tiles] Peças e cartas
        [players] Jogadores
        [points] Pontos e resultados
        [you] Para ti
        [table] A ligação
        [menus] Menus e a tua mão
    }
menu-sounds = Aprender os sons
sounds-menu =
    { $touch ->
        [yes] Aprende os sons.
       *[no] Aprende os sons, por grupos.
    }
sounds-help = { $enter } repete o som. Esquerda e direita: de outro lugar. { $space }: tirar ou pôr.
sound-is-off = { $sound }: desligado
sound-switch = { $sound }: tirar ou pôr
sound-from-you = Do teu lugar.
sound-from-seat = Jogador { $after } de { $others } depois de ti.
sounds-guess = Adivinhar
guess-title = Som { $number } de 10.
guess-wrong = Não: { $sound }.
guess-over = { $right } de 10.
sounds-over-ssh = Por SSH não há sons.
sounds-no-card = Agora nenhuma placa de som toca.
sound-card-lost = A placa de som já não está. Os sons voltam com ela.
sounds-offered = Novo: mais sons, que dizem quem joga, as dobradas e os pontos. Ligam-se nas definições; «Aprender os sons» toca-os.
# one form
sounds-written = Agora há { $count } ficheiros em { $folder }.
sounds-fit = Todos os sons em { $folder } servem.
sound-finding = { $file }: { $why }
sound-missing = falta; toca-se o habitual.
sound-clips = está alto demais: os picos não deixam lugar a outro som.
sound-too-loud = está { $by } decibéis mais alto do que o habitual.
sound-too-soft = está { $by } decibéis mais baixo do que o habitual.
sound-longer-than-usual = dura { $length } milissegundos; as palavras começam antes do fim.
sound-stereo = tem dois canais e não pode soar do seu lugar à mesa; guarde-o com um.
