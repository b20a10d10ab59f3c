web-play-now-help = Salotto, contra tres jugadores automáticos
