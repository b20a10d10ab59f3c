lesson-welcome = Una ronda para aprender, contra la computadora. No se puede estropear nada.
lesson-answer = El otro jugador puso una ficha. Pon otra: toca una ficha levantada, y luego dónde va.
