# same
game-salotto = Salotto
