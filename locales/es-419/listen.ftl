listen-again = No entendí.
listen-not-understood = { $file }: No entendí.
listen-stopped = El reconocimiento de voz se detuvo. Inténtalo otra vez.
