refused-stale = Demasiado tarde: mientras tanto pasó algo.
refused-silenced = El anfitrión te silenció.
refused-came-again = Entraste en esta mesa desde otro lugar. Esta conexión termina aquí.
refused-removed = El anfitrión te quitó de la mesa.
refused-sent-away = El anfitrión te echó durante una hora.
refused-turn-over = Tras { $seconds } segundos, un jugador automático jugó este turno por ti.
