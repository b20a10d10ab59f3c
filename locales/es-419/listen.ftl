listen-again = No entendí.
listen-not-understood = { $file }: No entendí.
listen-stopped = El reconocimiento de voz falló dos veces. Para probar otra vez, reinicia el juego.
listen-microphone-loud = No entendí: el micrófono está demasiado alto.
