round-is-over = Ya terminó. { $key } para seguir.
match-is-over = La partida terminó. { $again } para la revancha, { $leave } para el menú.
you-are-out = Quedaste fuera de esta partida. { ways-out }
no-draw-again = Ya robaste. Pon una ficha que encaje, o { $key } para pasar.
no-draw-again-lay = Ya robaste. Pon una ficha que encaje.
must-lay-drawn = Robaste el { $tile }, y encaja: tienes que ponerlo.
swap-taken = En esta ronda alguien ya cambió su mano.
paste-without-use = Lo que pegaste no es una tecla. { $help } para oír las que funcionan.
