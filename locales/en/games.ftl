game-salotto = Salotto
