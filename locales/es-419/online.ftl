hosting-failed = Ahora no se puede abrir una mesa en esta computadora.
visit-no-files = Aquí no se puede guardar nada: esta computadora no es la tuya.
line-broken = Se perdió la conexión. Lo sigo intentando.
line-mended = La conexión volvió.
line-confused = Algo se perdió por el camino. Vuelvo a entrar en la mesa.
went-away = { $name } se ausentó.
came-back = { $name } volvió.
evening-alone = La velada terminó. Ninguna otra mesa la jugó.
