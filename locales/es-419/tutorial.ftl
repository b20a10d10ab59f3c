tutorial-ends = El otro jugador puso una ficha. La tecla { $key } dice los extremos de la serpiente, en cualquier momento. Prueba.
tutorial-lay = Ponla con { $key }. Si encaja en los dos extremos, se te pregunta: { $right } es derecha, { $left } es izquierda. También puedes presionarlas directamente.
tutorial-escape = { $key } me hace callar, y dos veces abre un menú. Presiónala una vez.
