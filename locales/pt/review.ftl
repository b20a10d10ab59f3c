## A mesa

ends = Esquerda { $left }, direita { $right }.
    .brief = { $left } e { $right }.
# one form
star-begins =
    { $begun ->
        [0] Braços começados: nenhum de { $arms }. O primeiro começa com { $next }.
        [one] Um braço começado, de { $arms }. O seguinte começa com { $next }.
       *[other] Braços começados: { $begun } de { $arms }. O seguinte começa com { $next }.
    }
    .brief = { $begun } de { $arms } braços, { $next }.
star-ends = Joga-se a { $ends }.
    .brief = A { $ends }.
arm-ends = Braços: { $arms }.
    .brief = { $open }.
arm-end = { $who } com { $end }
arm-end-open = { $who } com { $end } aberto
end-either = { $high } ou { $low }
end-blank = só branco
nothing-laid = Ainda não há nenhuma pedra na mesa.
serpent =
    { $count ->
        [one] Uma pedra: { $tiles }.
        [2] Duas pedras: { $tiles }.
        [21] Vinte e uma pedras: { $tiles }.
        [22] Vinte e duas pedras: { $tiles }.
        [31] Trinta e uma pedras: { $tiles }.
        [32] Trinta e duas pedras: { $tiles }.
        [41] Quarenta e uma pedras: { $tiles }.
        [42] Quarenta e duas pedras: { $tiles }.
        [51] Cinquenta e uma pedras: { $tiles }.
        [52] Cinquenta e duas pedras: { $tiles }.
       *[other] { $count } pedras: { $tiles }.
    }
    .brief = { $tiles }.

## A mão

serpent-arms = No centro { $first }; { $arms }.
# same
arm = { $name }: { $tiles }
arm-number = braço { $number }
hand =
    { $count ->
        [one] Uma pedra: { $tiles }.
        [2] Duas pedras: { $tiles }.
        [21] Vinte e uma pedras: { $tiles }.
        [22] Vinte e duas pedras: { $tiles }.
        [31] Trinta e uma pedras: { $tiles }.
        [32] Trinta e duas pedras: { $tiles }.
       *[other] { $count } pedras: { $tiles }.
    }
    .brief = { $tiles }.
    .full =
        { $count ->
            [one] Uma pedra, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [2] Duas pedras, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [21] Vinte e uma pedras, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [22] Vinte e duas pedras, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [31] Trinta e uma pedras, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
            [32] Trinta e duas pedras, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
           *[other] { $count } pedras, { $pips ->
                [0] 0 pontos
                [one] um ponto
               *[other] { $pips } pontos
            }: { $tiles }.
        }
hands-left = Ficam na mão, { $hands }.
# same
hand-left = { $who }: { $tiles }
# same
tile-fits = { $tile }, { $places }
# same
fit-and-duty = { $fit }. { $duty }
tile-opens = { $tile }, abre
tile-fits-not = { $tile }, não encaixa
    .brief = { $tile }
which-side = { $tile }: { $right } direita, { $left } esquerda?
place-open = para começar
# same
tile-held = { $tile }
place-help = As setas vão de lugar em lugar, { $enter } põe aí, { $back } não põe nada.
hurry-help = { $key } faz os outros jogarem já.
# same
which-place = { $tile }: { $choices }?
choice = tecla { $number }, { $place }
never-mind = Cancelado.

## A partida

scores = { $scores }.
scores-games = { $scores }. Jogos ganhos: { $games }.
scores-sets = { $scores }. Sets ganhos: { $sets }.
score-of = { $who } { $total }
score-out = { $who } com { $total }, fora
match-info =
    { $stock ->
        [spare] Pedras: { $hands }. Na mão que sobra, { $boneyard }. { $game }, rodada { $round }, { $goal }.
        [none] Pedras: { $hands }. { $game }, rodada { $round }, { $goal }.
       *[boneyard] Pedras: { $hands }. No dorme, { $boneyard }. { $game }, rodada { $round }, { $goal }.
    }
match-info-between = { $game }, { $goal }. A rodada { $round } acabou.
hand-size =
    { $count ->
        [0] { $who } com 0
        [one] { $who } com uma
        [2] { $who } com duas
        [21] { $who } com vinte e uma
        [22] { $who } com vinte e duas
        [31] { $who } com trinta e uma
        [32] { $who } com trinta e duas
       *[other] { $who } com { $count }
    }
# same
turn-is-yours = { $turn }
    .brief = Jogas tu. { $turn }
# same
asked-with-keys = { $asked } { $keys }
    .brief = { $asked }
whose-turn-you = É a tua vez.
# same
told-with = { $told } { $more }
whose-turn = É a vez de { $who }.
counts =
    { $own ->
        [yes] À vista, de cada { $each }: { $groups }.
       *[no] Na mesa, de cada { $each }: { $groups }.
    }
    .brief = { $groups }.
count-group = { $numbers }, { $count }
count-of-few = { $numbers }, { $count } de { $all }
leave-question =
    { $kept ->
        [no] Deixar o exercício? { $yes } para sair, { $no } para ficar.
       *[yes] Deixar a partida? Fica guardada. { $yes } para sair, { $no } para ficar.
    }
leave-unkept = Deixar a partida? Não está guardada e ficaria perdida. { $yes } para sair, { $no } para ficar.

hint-lay = Sugestão: a { $tile }.
hint-lay-at = Sugestão: a { $tile }, { $place }.
hint-draw = Sugestão: { $key } para comprar.
hint-exchange = Sugestão: { $key } para trocar.
hint-pass = Sugestão: { $key } para passar.
hint-keep = Sugestão: { $key } para manter a mão.
hint-why = { $hint } Porque { $first }.
    .full = { $hint } Porque { $reasons }.
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
        [14] os catorzes
        [15] os quinzes
        [16] os dezasseis
        [17] os dezassetes
        [18] os dezoitos
       *[other] os { $half }
    }
reason-keeps-open = { halves } que tens continuam em jogo
reason-passed-on = { halves } já fizeram passar { $who }
reason-frees = tapa { halves } que fizeram passar { $who }
reason-sheds =
    { $points ->
        [0] livra-te de nada
        [one] livra-te de um ponto
       *[other] livra-te de { $points } pontos
    }
reason-alone =
    { $points ->
        [0] se ficar sozinha, não conta nada
        [one] se ficar sozinha, conta um ponto
       *[other] se ficar sozinha, conta { $points } pontos
    }
reason-double = uma dobrada é mais difícil de pôr depois
reason-scarce =
    { $count ->
        [0] ali mais ninguém pode jogar
        [1] ali só encaixa uma das pedras escondidas
        [2] ali só encaixam duas das pedras escondidas
       *[other] ali só encaixam { $count } das pedras escondidas
    }
reason-follow = a seguir encaixa ali a { $tile }
reason-most-to-lay = é a que mais pedras te deixa pôr
reason-least-for-others = é a que menos deixa pôr aos outros
reason-alike = só esta pedra encaixa, e as pontas onde encaixa são iguais
reason-last-tile = é a tua última pedra
reason-forced = é a tua única jogada
reason-mate-opens = a tua mão não é boa para abrir
reason-will-fit = { halves } que tens vão encaixar ali
reason-saves = a { $tile } fica guardada para mais tarde
reason-stays-closed = o teu braço continua fechado para os outros
reason-closes = o braço de { $who } fica fechado aos outros
reason-heavy = a tua mão soma { $points } pontos
reason-pays-double = depois de trocar, perder custa a dobrar
reason-doubles = tens { $count } dobradas

simulated =
    { $matches ->
        [one] { game-name }: uma partida. Rodadas: { $rounds }. Partidas ganhas: { $wins }.
       *[other] { game-name }. Partidas: { $matches }. Rodadas: { $rounds }. Partidas ganhas: { $wins }.
    }
endless-match = A partida { $number } ainda não acabou depois de { $rounds } rodadas e foi interrompida: com um limite mais baixo ou outras regras da casa poderá acabar.
player-wins = { $who } com { $wins }
progress = Até agora, { $done } de { $count }.
arena-told = { game-name }: { $one } contra { $other }, { $deals } distribuições jogadas duas vezes, com os papéis trocados. { $one } ganha { $share } por cento das rodadas; 19 em cada 20 vezes ficaria entre { $least } e { $most }.
arena-matches-told = { game-name }: { $one } contra { $other }, { $matches } partidas, cada uma jogada duas vezes. { $one } ganha { $share } por cento das partidas; 19 em cada 20 vezes ficaria entre { $least } e { $most }.
arena-player = { $player }: { $points } pontos por rodada, { $mean } milissegundos por jogada, { $longest } no máximo.
tree-told = { $deal }: { $nodes } jogadas, { $leaves } finais, { $out } deles ao bater. Por profundidade: { $plies }.

## O que se disse

review-empty = Ainda não se disse nada.
review-no-talk = Ainda ninguém disse nada à mesa.
review-start = Era o princípio.
review-end = Era o fim.
review-all = Tudo.
review-moves = Só jogadas.
review-scores = Só pontos.
review-own = Só as tuas jogadas.
review-talk = Só o que as pessoas disseram.
review-saved = Guardado como { $file }. Outra vez { $key } diz a pasta.
review-saved-in = Está em { $folder }.
# O que vários jogadores fizeram, numa frase.
# same
meanwhile = { $names }: { $tiles }.
moves-made = { $count } jogadas.
