lesson-welcome = Una ronda para aprender, contra la computadora. No se puede estropear nada.
