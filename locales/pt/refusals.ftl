key-without-use = Tecla { $key }: não faz nada aqui. { $help } diz que teclas funcionam.
key-nothing = { $key }: nada.
other-alphabet = Este teclado escreve outro alfabeto. Muda para letras latinas, ou joga com as setas, Enter, Espaço e Escape. { $help } diz as teclas.
paste-without-use = O que colaste não é uma tecla. { $help } diz que teclas funcionam.
nameless-key = Essa tecla não faz nada aqui. { $help } diz que teclas funcionam.
press-again = { $key } outra vez para o fazer.
not-your-turn = Ainda não: é a vez de { $who }.
only-watching = Só assistes: é a vez de { $who }.
only-watching-between = Só assistes: a rodada acabou.
only-watching-between-hands = Só assistes: a mão acabou.
only-watching-over = Só assistes: a partida acabou. { $leave } para o menu.
keyboard-waits = O teclado é para { $who }. { $key } para o receber.
round-is-over = Já acabou. { $key } para continuar.
hand-is-over = A mão acabou. { $key } para continuar.
match-is-over = A partida acabou. { $again } para a desforra, { $leave } para o menu.
you-are-out = Estás fora desta partida. { ways-out }
must-open = Tens de abrir com a { $tile }.
fits-nowhere = A { $tile } não encaixa. { $ends }
on-left = à esquerda
on-right = à direita
fits-not-there = A { $tile } não encaixa { $place }: a ponta tem { $end }.
fits-on-other-side = A { $tile } não encaixa { $place }: a ponta tem { $end }. { $key } para a pôr do outro lado.
nothing-fits-draw = Não tens pedra para { $halves }. { $key } para comprar.
waits-for-opening = Primeiro abre { $who }, com a { $tile }.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Só encaixaria um jóquer. { $key } para comprar.
       *[matador] Só encaixaria um matador. { $key } para comprar.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Só encaixaria um jóquer.
       *[matador] Só encaixaria um matador.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Só encaixaria um jóquer. { $key } para passar.
       *[matador] Só encaixaria um matador. { $key } para passar.
    }
nothing-fits = Não tens pedra para { $halves }.
nothing-fits-pass = Não tens pedra para { $halves }. { $key } para passar.
no-draw-can-lay = Podes pôr a { $tile }, por isso não podes comprar.
no-draw-again = Já compraste. Põe uma pedra que encaixe, ou { $key } para passar.
no-draw-again-lay = Já compraste. Põe uma pedra que encaixe.
no-draw-empty = O dorme está vazio.
no-drawing = Nesta partida não se compra.
no-pass-can-lay = Podes pôr a { $tile }, por isso não podes passar.
no-pass-can-draw = Ainda não podes passar: { $key } para comprar.
must-hand-on = A pedra que abre está noutra mão. { $key } para passar.
arm-closed = O braço de { $who } não está aberto.
star-first = Primeiro começam-se todos os braços, cada um com { $half }.
double-second = A segunda pedra de cada braço tem de ser a sua dobrada.
only-double = Agora só podes juntar uma dobrada.
must-lay-drawn = Compraste a { $tile }, e encaixa: tens de a pôr.
last-tiles-stay =
    { $count ->
        [one] A última pedra do dorme nunca se compra.
        [2] As duas últimas pedras do dorme nunca se compram.
       *[other] As últimas { $count } pedras do dorme nunca se compram.
    }
must-lay-wild =
    { $game ->
        [jolly] Só encaixam jóqueres, e um deles tem de ser posto.
       *[matador] Só encaixam matadores, e um deles tem de ser posto.
    }
can-lay-on-own = Podes pôr no teu próprio braço, por isso não podes passar.
must-decide-swap = Diz primeiro se trocas a tua mão: { $key } para a trocar, { $pass } para a manter.
no-exchange = Aqui não há nada para trocar.
not-last-tile = Anuncia-a só quando a próxima pedra te deixar com uma.
swap-taken = Nesta rodada alguém já trocou a mão.
too-few-doubles = Para pedir que se dê de novo, precisas de { $count } dobradas na mão.
too-late-to-redeal = Só podes pedir que se dê de novo antes da tua primeira jogada.
too-late-to-redeal-laid = Só podes pedir que se dê de novo antes de pores a tua primeira pedra.
no-such-half = Não tens nenhuma pedra com { $half }.
hand-empty = Não tens pedras.
no-hint = Agora não há nada para escolher.
