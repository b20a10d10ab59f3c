lesson-welcome = Una ronda para aprender, contra el ordenador. No se puede estropear nada.
lesson-tiles = Abajo están tus fichas. La que se puede poner está levantada: tócala.
lesson-place = Ahora toca dónde va.
lesson-answer = El otro jugador ha puesto una ficha. Pon otra: toca una ficha levantada, y luego dónde va.
lesson-hint = Muy bien. Si dudas, { $hint } dice qué haría yo. Prueba.
lesson-draw = Si no hay ninguna ficha levantada, { $draw } roba una. Si esa tampoco encaja, { $pass }. Toca ahora { $scores } para oír los puntos.
lesson-done = Eso es todo. Los puntos cuentan en tu contra: ten pocos. Juega esta ronda hasta el final, o sal con { $leave }.
