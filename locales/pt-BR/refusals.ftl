paste-without-use = O que você colou não é uma tecla. { $help } diz que teclas funcionam.
only-watching = Você só assiste: é a vez de { $who }.
only-watching-between = Você só assiste: a rodada acabou.
only-watching-between-hands = Você só assiste: a mão acabou.
only-watching-over = Você só assiste: a partida acabou. { $leave } para o menu.
match-is-over = A partida acabou. { $again } para a revanche, { $leave } para o menu.
you-are-out = Você está fora desta partida. { ways-out }
must-open = Você tem de abrir com a { $tile }.
nothing-fits-draw = Você não tem peça para { $halves }. { $key } para comprar.
nothing-fits-wild-draw =
    { $game ->
        [jolly] Só encaixaria um coringa. { $key } para comprar.
       *[matador] Só encaixaria um matador. { $key } para comprar.
    }
nothing-fits-wild =
    { $game ->
        [jolly] Só encaixaria um coringa.
       *[matador] Só encaixaria um matador.
    }
nothing-fits-wild-pass =
    { $game ->
        [jolly] Só encaixaria um coringa. { $key } para passar.
       *[matador] Só encaixaria um matador. { $key } para passar.
    }
nothing-fits = Você não tem peça para { $halves }.
nothing-fits-pass = Você não tem peça para { $halves }. { $key } para passar.
no-draw-can-lay = Você pode pôr a { $tile }, por isso não pode comprar.
no-draw-again = Você já comprou. Ponha uma peça que encaixe, ou { $key } para passar.
no-draw-again-lay = Você já comprou. Ponha uma peça que encaixe.
no-draw-empty = O monte está vazio.
no-pass-can-lay = Você pode pôr a { $tile }, por isso não pode passar.
no-pass-can-draw = Você ainda não pode passar: { $key } para comprar.
must-hand-on = A peça que abre está em outra mão. { $key } para passar.
must-lay-drawn = Você comprou a { $tile }, e encaixa: tem de colocar.
last-tiles-stay =
    { $count ->
        [one] A última peça do monte nunca se compra.
        [2] As duas últimas peças do monte nunca se compram.
       *[other] As últimas { $count } peças do monte nunca se compram.
    }
must-lay-wild =
    { $game ->
        [jolly] Só encaixam coringas, e você tem de jogar um deles.
       *[matador] Só encaixam matadores, e você tem de jogar um deles.
    }
can-lay-on-own = Você pode pôr no seu próprio braço, por isso não pode passar.
must-decide-swap = Diga primeiro se troca a sua mão: { $key } para trocar, { $pass } para ficar com ela.
too-few-doubles = Para pedir nova distribuição, você precisa de { $count } buchas na mão.
too-late-to-redeal = Você só pode pedir nova distribuição antes da sua primeira jogada.
too-late-to-redeal-laid = Você só pode pedir nova distribuição antes de pôr a sua primeira peça.
no-such-half = Você não tem nenhuma peça com { $half }.
hand-empty = Você não tem peças.
double-second = A segunda peça de cada braço tem de ser a sua bucha.
only-double = Agora você só pode juntar uma bucha.
not-last-tile = Anuncie só quando a próxima peça deixar você com uma.
press-again = { $key } outra vez para confirmar.
keyboard-waits = O teclado é para { $who }. { $key } para receber.
fits-on-other-side = A { $tile } não encaixa { $place }: a ponta tem { $end }. { $key } para jogar do outro lado.
star-first = Primeiro vêm todos os braços, cada um começado com { $half }.
other-alphabet = Este teclado escreve outro alfabeto. Mude para letras latinas, ou jogue com as setas, Enter, Espaço e Escape. { $help } diz as teclas.
