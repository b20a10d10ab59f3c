nothing-laid = Ainda não há nenhuma peça na mesa.
serpent =
    { $count ->
        [one] Uma peça: { $tiles }.
        [2] Duas peças: { $tiles }.
        [21] Vinte e uma peças: { $tiles }.
        [22] Vinte e duas peças: { $tiles }.
        [31] Trinta e uma peças: { $tiles }.
        [32] Trinta e duas peças: { $tiles }.
        [41] Quarenta e uma peças: { $tiles }.
        [42] Quarenta e duas peças: { $tiles }.
        [51] Cinquenta e uma peças: { $tiles }.
        [52] Cinquenta e duas peças: { $tiles }.
       *[other] { $count } peças: { $tiles }.
    }
    .brief = { $tiles }.
hand =
    { $count ->
        [one] Uma peça: { $tiles }.
        [2] Duas peças: { $tiles }.
        [21] Vinte e uma peças: { $tiles }.
        [22] Vinte e duas peças: { $tiles }.
        [31] Trinta e uma peças: { $tiles }.
        [32] Trinta e duas peças: { $tiles }.
       *[other] { $count } peças: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Uma peça, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [2] Duas peças, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [21] Vinte e uma peças, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [22] Vinte e duas peças, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [31] Trinta e uma peças, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [32] Trinta e duas peças, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
           *[other] { $count } peças, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
        }
match-info =
    { $stock ->
        [spare] Peças: { $hands }. Na mão que sobra, { $boneyard }. { $game }, rodada { $round }, { $goal }.
        [none] Peças: { $hands }. { $game }, rodada { $round }, { $goal }.
       *[boneyard] Peças: { $hands }. No monte, { $boneyard }. { $game }, rodada { $round }, { $goal }.
    }
# same
turn-is-yours = { $turn }
    .brief = Sua vez. { $turn }
whose-turn-you = É a sua vez.
leave-question =
    { $kept ->
        [no] Deixar o exercício? { $yes } para sair, { $no } para ficar.
       *[yes] Deixar a partida? Fica salva. { $yes } para sair, { $no } para ficar.
    }
leave-unkept = Deixar a partida? Não está salva e ficaria perdida. { $yes } para sair, { $no } para ficar.
halves =
    { $half ->
        [0] os brancos
        [1] os ases
        [2] os duques
        [3] os ternos
        [4] as quadras
        [5] as quinas
        [6] as senas
        [7] os setes
        [8] os oitos
        [9] os noves
        [10] os dezes
        [11] os onzes
        [12] os dozes
        [13] os trezes
        [14] os quatorzes
        [15] os quinzes
        [16] os dezesseis
        [17] os dezessetes
        [18] os dezoitos
       *[other] os { $half }
    }
reason-keeps-open = { halves } que você tem continuam em jogo
reason-sheds =
    { $points ->
        [0] livra você de nada
        [one] livra você de um ponto
       *[other] livra você de { $points } pontos
    }
reason-double = uma bucha é mais difícil de pôr depois
reason-scarce =
    { $count ->
        [0] ali mais ninguém pode jogar
        [1] ali só encaixa uma das peças escondidas
        [2] ali só encaixam duas das peças escondidas
       *[other] ali só encaixam { $count } das peças escondidas
    }
reason-most-to-lay = é a que mais peças deixa você pôr
reason-alike = só esta peça encaixa, e as pontas onde encaixa são iguais
reason-last-tile = é a sua última peça
reason-forced = é a sua única jogada
reason-mate-opens = a sua mão não é boa para abrir
reason-will-fit = { halves } que você tem vão encaixar ali
reason-stays-closed = o seu braço continua fechado para os outros
reason-heavy = a sua mão soma { $points } pontos
reason-pays-double = depois de trocar, perder custa em dobro
reason-doubles = você tem { $count } buchas
review-own = Só as suas jogadas.
review-saved = Salvo como { $file }. Outra vez { $key } diz a pasta.
star-ends = Joga-se em { $ends }.
    .brief = Em { $ends }.
reason-follow = depois encaixa ali a { $tile }
