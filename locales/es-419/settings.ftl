speech-twice = ¿Oyes cada línea dos veces? En NVDA, NVDA+5 desactiva la lectura del texto nuevo; en JAWS, presiona Insert+S hasta que diga que el eco de pantalla está desactivado.
