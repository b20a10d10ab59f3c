# Las reglas de cada juego, para el oído: un párrafo cada vez, lo bastante corto para retenerlo.

# Las palabras comunes a todos los juegos de fichas; se leen una vez, después de los jugadores.
rules-words = Una ficha tiene dos mitades, cada una con un número; la blanca es 0. Dos mitades iguales hacen un doble. Los puntos de una ficha son la suma de sus mitades. Las fichas puestas son la serpiente, con sus extremos. El pozo es lo que no se repartió. Te atascas cuando no encaja nada. Dominas con tu última ficha. Cuando todos pasan seguidos, la ronda se cierra.

rules-players =
    { $game ->
        [salotto] Salotto, de 2 a 10 jugadores. Cada uno juega solo, o por equipos: 2 equipos de 2 a 5, 3 equipos de 2 o 3, 4 equipos de 2, o 5 equipos de 2. Los equipos se turnan, así que dos compañeros nunca juegan seguidos. Deshazte de tus fichas y procura juntar pocos puntos.
        [classic] Clásico vasco, de 2 a 4 jugadores. Si son 4, juegan en dos parejas, con los compañeros frente a frente, o cada uno solo. Pon todas tus fichas antes que los demás, y anota los puntos que quedan.
        [garrafina] Garrafina, de 3 o 4 jugadores, cada uno solo. Desde una ficha en el centro, cada uno construye su propio brazo. Pon todas tus fichas antes que los demás, y los demás te pagan.
        [matador] Matador, o dominó ruso, de 2 a 10 jugadores, cada uno solo. Las mitades que se tocan no son iguales: suman 7. Pon todas tus fichas antes que los demás, y anota los puntos que tienen los demás.
        [cyprus] Chipre, de 4 a 10 jugadores, cada uno solo. Una estrella de 8 brazos crece desde un doble en el centro. Pon todas tus fichas antes que los demás, y anota los puntos que tienen los demás.
        [classico] Clásico italiano, de 2 a 6 jugadores, cada uno solo. Pon todas tus fichas antes que los demás, y anota los puntos que tienen los demás.
        [coppie] Parejas italianas, de 4 jugadores. Cada uno saca una ficha: las dos más altas forman la primera pareja; los empatados sacan otra vez. Los compañeros se sientan frente a frente. El objetivo es que a los dos juntos les queden menos puntos que a la otra pareja.
        [jolly] Jolly, de 2 a 4 jugadores, cada uno solo. Las mitades que se tocan no son iguales: suman 7. Algunas fichas son comodines, y pueden valer por cualquier otra. Pon todas tus fichas antes que los demás.
        [aquamarine] Parejas españolas, de 4 jugadores en dos parejas, con los compañeros frente a frente. Los puntos son malos: la pareja que pierde una ronda anota sus propios puntos, y la primera que llega a 100 pierde la partida.
        [portugues] Dominó portugués, de 2, 3 o 4 jugadores, cada uno solo, o de dos parejas. Pon todas tus fichas antes que los demás, y anota los puntos que tienen tus rivales.
        [block] Dominó cerrado, de 2 a 4 jugadores, cada uno por su cuenta, o dos parejas, los compañeros enfrente. Sé quien primero ponga todas sus fichas, y anota los puntos que tienen los demás.
        [draw] Dominó de robar, de 2 a 4 jugadores, cada uno por su cuenta, o dos parejas, los compañeros enfrente. Sé quien primero ponga todas sus fichas, y anota los puntos que tienen los demás.
        [fives] Cincos, en inglés All Fives o Muggins, de 2 a 4 jugadores, cada uno por su cuenta, o dos parejas. Se anota al poner: cada vez que los extremos abiertos suman un múltiplo de cinco.
        [threes-fives] Cincos y treses, el juego de los pubs ingleses, para dos parejas, o de 2 a 4 jugadores cada uno por su cuenta. Se anota al poner: cada vez que los dos extremos suman un múltiplo de tres o de cinco.
        [bergen] Bergen, de 2 a 4 jugadores, cada uno por su cuenta. Se anota al poner: cada vez que los dos extremos son iguales.
        [latino] Latino, el dominó de parejas del Caribe y de América Latina, de 4 jugadores en dos parejas, con los compañeros frente a frente. Sé quien primero ponga todas sus fichas, y tu pareja anota lo que queda. Cada país lo juega a su modo: las reglas dominicanas, boricuas, venezolanas y jamaicanas se eligen con un solo nombre.
        [cubano] Dominó cubano, de 4 jugadores en dos parejas, con los compañeros frente a frente y el dominó de doble 9. Sé quien primero ponga todas sus fichas, y tu pareja anota los puntos que tiene la otra.
       *[bax] Bax erregea, juego de cartas de 2 a 8 jugadores, cada uno solo. Toma cartas de una en una para sumar puntos, cada una más cara que la anterior. Para antes de que una carta negra te eche.
    }

rules-deal =
    { $game ->
        [salotto] Hasta 4 jugadores usan el dominó de doble 6, de 5 a 7 el de doble 9, y con más jugadores, el de doble 12. Puedes elegir otro, hasta doble 18. Cada uno recibe 7 fichas; 6 si son de 5 a 7 jugadores, y 5 si son más, salvo que elijas otra cosa. En cada ronda debe abrir el doble más alto que haya en una mano. Si nadie tiene un doble, se reparte otra vez.
        [classic] El dominó de doble 6, de 28 fichas. Cada jugador recibe 7. En la primera ronda abre el doble más alto. Si nadie tiene un doble, abre la ficha con más puntos; si hay varias, la de la mitad más alta. Cada ronda posterior la abre el jugador siguiente, con cualquier ficha.
        [garrafina] El dominó de doble 6. Cada jugador recibe 7 fichas. Quien tiene el doble 6 lo pone en el centro. Con 4 jugadores, el derecho a abrir pasa después, en cada ronda, al jugador siguiente. Quien tiene el derecho y no tiene el doble 6 pasa, jugador tras jugador, hasta que lo pone quien lo tiene.
        [matador] De 2 a 4 jugadores usan el doble 6, con 7 fichas cada uno. Con el doble 9 o el doble 12, hasta 10 jugadores: si son 2 reciben 7 fichas, si son 3 reciben 6, si son 4 reciben 5. Si son 5 o 6 reciben 7, y si son más reciben 5. Puedes elegir otros números. Abre el doble más alto; si no hay dobles, la ficha más alta.
        [cyprus] El dominó de doble 9. Si son 4 jugadores reciben 13 fichas cada uno, si son 5 reciben 11, si son 6 reciben 9. Si son 7 reciben 7, si son 8 o 9 reciben 6, y si son 10 reciben 5. Quien tiene el doble 9 lo pone como centro; si nadie lo tiene, se reparte otra vez. Puedes elegir el dominó de doble 12: entonces el centro es el doble 12.
        [classico] El dominó de doble 6 o el de doble 9. Si son 2 o 4 jugadores reciben 7 fichas cada uno, si son 3 reciben 6. Si son 5 reciben 5, y si son 6 reciben 4. Antes de la primera ronda cada uno saca una ficha boca arriba. Abre quien tiene más puntos; si empatan, quien tiene la mitad más alta. Quien abre pone cualquier ficha. Cada ronda posterior la abre el jugador siguiente.
        [coppie] Con el dominó de doble 6, cada uno recibe 7 fichas. Con el de doble 9, recibe 9. Quien sacó la ficha más alta al formar las parejas abre la primera ronda, y el jugador siguiente cada una de las otras. Quien abre debe poner el doble más alto de su mano; si no tiene dobles, cualquier ficha.
        [jolly] Con el dominó de doble 6, si son 2 reciben 7 fichas, si son 3 o 4 reciben 5. Con el de doble 9, si son 2 reciben 9, si son 3 reciben 5, si son 4 reciben 7. Antes de la primera ronda cada uno saca una ficha boca arriba. Abre quien tiene más puntos; si empatan, quien tiene la mitad más alta. Se abre con cualquier ficha. Después abre el jugador siguiente.
        [aquamarine] El dominó de doble 6. Cada jugador recibe 7 fichas, sin que sobre ninguna. En la primera ronda abre el doble 6. Cada ronda posterior la abre uno de la pareja ganadora, con cualquier ficha. Se le ofrece al primero de los dos por orden de juego, que puede ceder la apertura a su compañero.
        [portugues] El dominó de doble 6. Cada jugador recibe 7 fichas. Si son menos de 4, el resto es el pozo, que allí se llama dorme, y de él se roba. En cada ronda abre el doble más alto; con 4 jugadores es siempre el doble 6. Si nadie tiene un doble, abre la ficha más alta.
        [block] Fichas hasta el doble 6 o el doble 9. Entre 2 se reparten 7 a cada uno, entre 3 o 4 se reparten 5, y por parejas 7. En la primera ronda sale el doble más alto que haya en mano; sin dobles, la ficha más alta. Después sale quien ganó, con cualquier ficha; tras una ronda nula, el siguiente.
        [draw] Fichas hasta el doble 6 o el doble 9. Entre 2 se reparten 7 a cada uno, entre 3 o 4 se reparten 5, y por parejas 7. En la primera ronda sale el doble más alto que haya en mano; sin dobles, la ficha más alta. Después sale quien ganó, con cualquier ficha; tras una ronda nula, el siguiente.
        [fives] Fichas hasta el doble 6. Entre 2 o 3 se reparten 7 a cada uno, entre 4 se reparten 5. Para la primera ronda cada uno saca una ficha: la más alta sale, con cualquier ficha. Después sale quien dominó; tras un cierre se vuelve a sortear.
        [threes-fives] Fichas hasta el doble 6. Entre 2 se reparten 7 a cada uno, entre 3 se reparten 5, entre 4 se reparten 6; las demás duermen. Para la primera ronda cada uno saca una ficha: la más alta sale, con cualquier ficha. Después sale cada vez el siguiente.
        [bergen] Fichas hasta el doble 6. Entre 2 o 3 se reparten 6 a cada uno, entre 4 se reparten 5. En cada ronda debe salir el doble más alto que haya en mano. Si nadie tiene dobles, se reparte de nuevo.
        [latino] El dominó de doble 6. Cada jugador recibe 7 fichas, sin que sobre ninguna. En la primera ronda abre el doble 6. Después sale quien ganó, con cualquier ficha: quien dominó o, tras una tranca, la mano más baja de la pareja ganadora. Tras una ronda nula sale el siguiente.
        [cubano] El dominó de doble 9, con 10 fichas para cada uno; las otras 15 duermen boca abajo. Antes de la primera ronda cada cual saca una ficha, y la más alta sale, con cualquier ficha. Después sale uno de la pareja ganadora: se le ofrece al primero de los dos por orden de juego, que puede ceder la salida a su compañero. Tras una ronda nula sale el siguiente.
       *[bax] 16 cartas ovaladas, dos de cada clase: negra, verde, roja, amarilla, azul, blanca, blanquiamarilla y blanquiazul. Cada uno pone una unidad en el bote. Cada uno saca una carta, y la más alta es mano y empieza: blanca, y luego azul, amarilla, roja, verde, blanquiazul, blanquiamarilla y negra. En cada ronda es mano el jugador siguiente. Se juega en el sentido de las agujas del reloj.
    }

rules-turn =
    { $game ->
        [salotto] En tu turno, pon una ficha en el extremo izquierdo o derecho, con una mitad igual a la mitad abierta. Si no encaja nada, roba una ficha: si encaja, puedes ponerla o guardarla; después pasa el turno. Si no encaja nada y el pozo está vacío, pasas. Mientras encaje algo no puedes robar.
        [classic] Se juega hacia la derecha, en sentido contrario a las agujas del reloj. Pon una ficha en el extremo izquierdo o derecho, con una mitad igual a la mitad abierta. Si no encaja nada, con 4 jugadores pasas. Con 2 o 3, robas hasta que una ficha encaje, y tienes que ponerla. Cuando el pozo está vacío, pasas.
        [garrafina] Pon una ficha en el extremo de tu propio brazo, con las mitades iguales juntas, o en el brazo abierto de otro. Si puedes poner en tu propio brazo, tienes que poner en algún sitio. Si no puedes, puedes pasar, aunque el brazo abierto de otro admita tu ficha. Nadie roba.
        [matador] Se juega hacia la derecha. Pon una ficha en un extremo de manera que las dos mitades que se tocan sumen 7: el 4 junto al 3, el 5 junto al 2, el 6 junto al 1. Con el doble 9 suman 10, con el doble 12 suman 13. Si no encaja nada, robas hasta que una ficha encaje, y la pones. Cuando el pozo está vacío, pasas.
        [cyprus] Al principio solo se ponen fichas con un 9, o con un 12 si se juega con el doble 12. Cada una toca el centro y empieza un brazo. Cuando 8 fichas rodean el centro, la estrella está completa. Entonces pon en cualquiera de los 8 extremos, con las mitades iguales juntas. Si no encaja nada, pasas.
        [classico] Se juega en el sentido de las agujas del reloj, hacia la izquierda. Pon una ficha en el extremo izquierdo o derecho, con una mitad igual a la mitad abierta. Si no encaja nada, robas hasta que una ficha encaje. Cuando el pozo está vacío, pasas.
        [coppie] Pon una ficha en el extremo izquierdo o derecho, con una mitad igual a la mitad abierta. Si no encaja nada, con el doble 6 pasas, porque se reparten todas las fichas. Con el doble 9 robas hasta que una ficha encaje, y pasas cuando el pozo está vacío.
        [jolly] Pon una ficha en un extremo de manera que las dos mitades que se tocan sumen 7: el 4 junto al 3, el 5 junto al 2, el 6 junto al 1. Con el doble 9 suman 10. Si no encaja nada, robas hasta que una ficha encaje. Las dos últimas fichas del pozo no se roban nunca: entonces pasas.
        [aquamarine] Se juega en el sentido de las agujas del reloj. Pon una ficha en el extremo izquierdo o derecho, con una mitad igual a la mitad abierta. Si no encaja nada, pasas; no hay nada que robar.
        [portugues] Se juega en sentido contrario a las agujas del reloj. Pon una ficha en el extremo izquierdo o derecho, con una mitad igual a la mitad abierta. Si no encaja nada, robas del pozo hasta que una ficha encaje. Cuando el pozo está vacío, o con 4 jugadores, pasas.
        [block] Se juega en el sentido del reloj. Pon una ficha a la izquierda o a la derecha, mitad igual con mitad igual. Si no te encaja ninguna, pasas: nadie roba.
        [draw] Se juega en el sentido del reloj. Pon una ficha a la izquierda o a la derecha, mitad igual con mitad igual. Si no te encaja ninguna, robas hasta que una encaje, y la pones. Las dos últimas no se roban nunca: entonces pasas.
        [fives] Se juega en el sentido del reloj. Pon una ficha en un extremo abierto, mitad igual con mitad igual. Luego se cuentan todos los extremos, un doble con sus dos mitades. Si la cuenta es múltiplo de cinco, la anotas en el acto. Si no te encaja ninguna, robas hasta que una encaje; con el pozo vacío, pasas.
        [threes-fives] Se juega en el sentido del reloj. Pon una ficha a la izquierda o a la derecha, mitad igual con mitad igual. Luego se cuentan los dos extremos, un doble con sus dos mitades. Si no te encaja ninguna, pasas: nadie roba.
        [bergen] Se juega en el sentido del reloj. Pon una ficha a la izquierda o a la derecha, mitad igual con mitad igual. Si no te encaja ninguna, robas hasta que una encaje, y la pones. Las dos últimas no se roban nunca: entonces pasas.
        [latino] Se juega al revés del reloj. Pon una ficha a la izquierda o a la derecha, mitad igual con mitad igual. Si no te encaja ninguna, pasas: no hay nada que robar.
        [cubano] Se juega al revés del reloj. Pon una ficha a la izquierda o a la derecha, mitad igual con mitad igual. Si no te encaja ninguna, pasas: nadie roba.
       *[bax] En la primera vuelta todos tienen que tomar una carta, y la enseñan. Después, en tu turno, paga la apuesta siguiente y toma otra carta, o plántate sin vuelta atrás. La segunda carta cuesta 2 unidades, la tercera 3, y así sucesivamente. La ronda termina cuando se acaban las cartas, o cuando no queda nadie que pueda o quiera tomar.
    }

rules-special =
    { $game ->
        [salotto] Si tu ficha encaja de más de una manera, se te pregunta: derecha o izquierda. Se te pregunta aunque los dos extremos sean iguales. El doble blanca cuenta 10. Con el doble 6, 4 jugadores reciben siempre 7 fichas, y no hay pozo.
        [classic] Lo que da una ronda se convierte en puntos de juego: de 0 a 9 puntos es un punto de juego, de 10 a 19 son 2, de 20 a 29 son 3, y así sucesivamente.
        [garrafina] Un brazo se abre cuando le toca a su dueño y ahí no le encaja nada; se cierra cuando cualquiera pone en él. Con 3 jugadores, el doble 6, o si no el doble más alto que haya en una mano, abre cada ronda; si no hay dobles, se reparte otra vez. Una vez por ronda, uno de los 3 puede cambiar su mano entera por las 7 fichas sobrantes. Es antes de poner, o después de poner el centro.
        [matador] Los matadores son el doble blanca y toda ficha cuyas mitades suman 7, 10 o 13, según el dominó. Un matador va en cualquier extremo y en cualquier momento; en un extremo de blanca no va otra cosa. Se pone atravesado, y se puede seguir por cualquiera de sus mitades; si abre, por los dos lados. Si solo encajan matadores, tienes que poner uno.
        [cyprus] Los dobles van en línea, como las demás fichas. Si los nueves que faltan no están en ninguna mano y no se pueden robar, la estrella ya no se puede completar. La ronda se cierra después de una vuelta entera de pases.
        [classico] Con 4 jugadores y el doble 6 se reparten todas las fichas, así que no hay pozo. La ronda siguiente la abre el jugador siguiente, pase lo que pase en esta.
        [coppie] Solo cuentan los puntos de los dos compañeros juntos. Por eso un jugador puede dominar, y aun así ganar la ronda la otra pareja, si le quedan menos puntos.
        [jolly] Los comodines son el doble blanca y las fichas cuyas mitades suman 7, o 10. Van en línea donde la suma encaja, para abrir, o sobre una blanca, con la mitad que quieras hacia fuera; o sustituyen a cualquier ficha, atravesados, en cualquier extremo: entonces solo sigue una mitad blanca, u otro comodín así. Si solo encajan comodines, también si acabas de robar uno, puedes robar una vez; si esa ficha no encaja, pon un comodín.
        [aquamarine] Si te reparten cinco dobles o más, puedes pedir otro reparto, antes de tu primera jugada. Se puede pedir todas las veces que ocurra.
        [portugues] En parejas, solo cuentan las fichas de los rivales: lo que aún tiene el compañero de quien domina no cuenta para nadie.
        [block] Las fichas que no se reparten duermen boca abajo. Tras un cierre por parejas sale, de la pareja que ganó, la mano más baja; si son iguales, el primero de los dos después de quien había salido.
        [draw] Tras un cierre por parejas sale, de la pareja que ganó, la mano más baja; si son iguales, el primero de los dos después de quien había salido.
        [fives] El primer doble es el giratorio. Cuando tiene cubiertos los dos lados, izquierda y derecha, se pone también en sus puntas, arriba y abajo. Cuenta sus dos mitades mientras tenga un lado libre, y después nada; una punta cuenta desde su primera ficha. Los demás dobles no tienen puntas.
        [threes-fives] La cuenta vale un punto por cada tres que contiene, si es múltiplo de tres, y uno por cada cinco, si es múltiplo de cinco. Así, 6 vale 2, 9 vale 3, 10 vale 2, 12 vale 4, 15 vale 8, 18 vale 6 y 20 vale 4. También anota la ficha de salida.
        [bergen] Si después de tu ficha los dos extremos son iguales, es una doble cabeza: 2 puntos. Si en uno de ellos hay un doble, puesto ahora o antes, es una triple cabeza: 3 puntos. El doble de salida vale 2.
        [latino] En algunas casas hay premios. Capicúa: tu última ficha encaja en los dos extremos, que son distintos. Chuchazo: dominas con el doble blanca y solo un extremo es blanca. Paso de salida: el que va después de la salida tiene que pasar. Pase corrido: pasan los otros tres y vuelves a poner tú. Premios de ronda: las cuatro primeras dan 100, 75, 50 y 25 puntos más. Todo se anota en el momento, pero la partida solo acaba con una ronda.
        [cubano] Si te reparten cinco dobles o más, puedes pedir otro reparto, antes de tu primera jugada. Se puede pedir todas las veces que ocurra.
       *[bax] Negra: quedas fuera, has perdido, y tus puntos no valen. Roja: no tomas más cartas, conservas tus puntos y esperas. Con cualquier otra carta puedes seguir, o plantarte más tarde.
    }

rules-score =
    { $game ->
        [salotto] Los puntos son malos. Quien domina anota 0, los demás los puntos de su mano. Si hay cierre y no queda nada que robar, cada uno anota su mano. Por equipos, el equipo que domina anota 0. Cada uno de los otros equipos anota sus propias manos, más lo que aún tienen los compañeros de quien dominó. Si hay cierre, cada equipo anota sus propias manos.
        [classic] Quien domina anota los puntos de todas las demás manos, también la de su compañero. Si hay cierre, gana quien tiene menos puntos, en parejas las dos manos juntas, y anota todas las manos, también las suyas. Si empatan quienes menos puntos tienen, nadie anota, y el mismo jugador abre la ronda siguiente.
        [garrafina] Si alguien domina, cada perdedor le paga los puntos de su mano. Si hay cierre, gana quien tiene menos puntos, y cada perdedor paga la diferencia. Los empatados con menos puntos no se pagan nada entre sí; lo que pagan los demás se reparte entre ellos, y los puntos sueltos van al primero de ellos después de quien abrió. Un perdedor que cambió su mano paga el doble. Todos los saldos juntos suman siempre 0.
        [matador] Quien domina anota los puntos de las demás manos. Si la ronda se cierra, gana quien tiene menos puntos, y anota los de los demás menos los suyos. Si empatan quienes menos puntos tienen, nadie anota.
        [cyprus] Quien domina anota los puntos de las demás manos. Si la ronda se cierra, gana quien tiene menos puntos, y anota los de los demás menos los suyos. Si empatan quienes menos puntos tienen, nadie anota.
        [classico] Quien domina anota los puntos de las demás manos. Si la ronda se cierra, gana quien tiene menos puntos, y anota los de los demás menos los suyos. Si empatan quienes menos puntos tienen, la ronda es nula: nadie anota.
        [coppie] La ronda termina cuando alguien domina o todos pasan. La pareja con menos puntos, las dos manos juntas, gana y anota los puntos de la otra pareja. Si las dos tienen los mismos, la ronda es nula.
        [jolly] Quien domina anota los puntos de las demás manos. Si todos pasan una vuelta entera, gana quien tiene menos puntos y anota las manos de los demás. Si empatan quienes menos puntos tienen, la ronda es nula.
        [aquamarine] Cuando alguien domina, la otra pareja anota los puntos que aún tiene. Si la ronda está cerrada, nadie puede poner, y la pareja con más puntos anota los suyos. Si las dos tienen los mismos, gana la pareja que puso la última ficha, y la otra anota los suyos.
        [portugues] Quien domina anota los puntos de sus rivales, para la pareja si se juega en parejas. Si la ronda se cierra, gana el bando con menos puntos y anota los puntos de sus rivales. Si empatan quienes menos puntos tienen, nadie anota.
        [block] Quien domina anota los puntos de todos sus rivales. En el cierre gana quien tiene menos puntos, por parejas las dos manos juntas, y anota los de los demás menos los suyos. Con empate la ronda es nula.
        [draw] Quien domina anota los puntos de todos sus rivales. En el cierre gana quien tiene menos puntos, por parejas las dos manos juntas, y anota los de los demás menos los suyos. Con empate la ronda es nula.
        [fives] Quien domina anota además los puntos de sus rivales, redondeados a cinco. En el cierre gana quien tiene menos puntos, y anota los de los demás, redondeados a cinco. Con empate nadie anota. Las fichas del compañero no cuentan para nadie.
        [threes-fives] La última ficha vale un punto más; por parejas, la última de la pareja, porque la ronda sigue hasta que los dos dominan. Lo que queda en la mano no se cuenta nunca, y un cierre no da nada.
        [bergen] Dominar vale 1 punto más. El cierre también vale 1: una mano sin dobles gana a cualquiera con dobles, y entre esas gana la de menos puntos. Si todos tienen dobles, gana quien tiene menos, y luego quien tiene menos puntos. Con empate nadie anota.
        [latino] Cuando alguien domina, su pareja anota todos los puntos que quedan, también los del compañero. En la tranca gana la pareja con menos puntos, las dos manos juntas, y anota todo lo que queda. Con empate la ronda es nula.
        [cubano] Cuando alguien domina, su pareja anota los puntos de la otra. En la tranca, la mano más baja de todas gana para su pareja, que anota los puntos de la otra. Si las más bajas son de las dos parejas, la ronda es nula.
       *[bax] Verde, roja, amarilla, azul y blanca valen un punto, blanquiamarilla y blanquiazul medio, la negra nada. Gana quien tiene más puntos, entre quienes no están fuera. Si hay empate, más cartas de un color: amarillas con blanquiamarillas, o azules con blanquiazules, y las blancas como cualquiera de los dos. Si aún hay empate, gana el primero desde quien es mano. Si todos están fuera, el bote se queda.
    }

rules-match =
    { $game ->
        [salotto] Quien llega al límite, normalmente 100 puntos, queda fuera de la partida y no recibe más fichas. Gana el último jugador o equipo que queda. Si los últimos llegan al límite en la misma ronda, gana el total más bajo de ellos; si esos totales son iguales, comparten la victoria.
        [classic] Un juego es del primer bando que pasa de 20 puntos de juego; 20 justos no bastan. La partida es al mejor de tres juegos: gana el primer bando que gana dos. Cada juego nuevo lo abre el jugador siguiente.
        [garrafina] Gana la partida quien antes llega a un saldo de 100, o a otro límite que elijas; o dura un número fijo de rondas.
        [matador] El primer jugador que llega a 100 puntos, o a 200 si así lo eliges, gana la partida.
        [cyprus] El primer jugador que llega a 60 puntos, o a otro límite que se acuerde, gana la partida.
        [classico] El primer jugador que llega al límite, normalmente 100 puntos, gana la partida.
        [coppie] La primera pareja que llega al límite, normalmente 100 puntos, gana la partida.
        [jolly] El primer jugador que llega al límite, normalmente 100 puntos, gana la partida.
        [aquamarine] La primera pareja que llega al límite, normalmente 100 puntos, pierde la partida; la otra pareja gana.
        [portugues] El primer jugador o la primera pareja que llega al límite, normalmente 100 puntos, gana la partida.
        [block] Gana la partida el primer jugador, o la primera pareja, que llega al límite, normalmente 100 puntos.
        [draw] Gana la partida el primer jugador, o la primera pareja, que llega al límite, normalmente 100 puntos.
        [fives] Gana la partida quien primero llega a 150 puntos, o a otro límite, y en el acto: si bastan los puntos de una ficha, ya no se cuentan las manos.
        [threes-fives] La partida va a 61 puntos justos, o a otro límite, y acaba en el acto. Una anotación que lo pasaría no se apunta.
        [bergen] Gana la partida quien primero llega a 15 puntos, a 10 si juegan 3 o 4, y en el acto: si bastan los puntos de una ficha, la ronda ha terminado.
        [latino] Gana la partida la primera pareja que llega al límite, normalmente 200 puntos. Si llegan las dos, gana el total más alto; con empate se juega otra ronda. Ganar cuando los otros no tienen nada es un zapatero.
        [cubano] Gana la partida la primera pareja que llega al límite, normalmente 100 puntos. Ganar cuando los otros no tienen nada es un zapatero.
       *[bax] Con apuestas: quien gana una ronda se lleva el bote, tu saldo es tu puntuación, y la partida dura un número fijo de rondas, normalmente 10. Como torneo: cuentan las rondas ganadas, y gana el primero con 10. Las partidas oficiales son de 4 jugadores, en varias mesas; los ganadores se enfrentan hasta que queda uno.
    }

rules-house =
    { $game ->
        [salotto] Reglas de la casa. Robar si no encaja nada: una ficha, hasta que una encaje, o no se roba. Robar aunque encaje una ficha. El doble blanca cuenta 10: siempre, o solo si es tu última ficha, y si no 0. La ronda la gana el equipo entero: cuando ninguno de sus miembros tiene fichas. Tiempo para pensar: tantos segundos por turno.
        [classic] No hay reglas de la casa.
        [garrafina] No hay reglas de la casa.
        [matador] Reglas de la casa. Los matadores van en línea: eliges qué mitad queda hacia fuera. Robar en vez de poner un matador: puedes hacerlo cuando solo encajan matadores. Robar una sola ficha; junto con la regla anterior, si no encaja, tienes que poner un matador. Las dos últimas fichas no se roban nunca.
        [cyprus] Reglas de la casa. Cuántas fichas se reparten: según Bell, como se ha dicho; según Botermans, donde 8 o 9 jugadores reciben 5; o según Celko: si son 4 reciben 9, si son 5 reciben 8. Si son 6 o 7 reciben 7, si son 8 o 9 reciben 6, y si son 10 reciben 5. Robar del pozo: una ficha si no encaja nada, que se pone si encaja; la última ficha no se roba nunca.
        [classico] No hay reglas de la casa.
        [coppie] No hay reglas de la casa.
        [jolly] No hay reglas de la casa.
        [aquamarine] No hay reglas de la casa.
        [portugues] No hay reglas de la casa.
        [block] Regla de la casa. Sale siempre el siguiente, gane quien gane, con cualquier ficha.
        [draw] Reglas de la casa. Sale siempre el siguiente, gane quien gane. Se roban también las dos últimas. Robar aunque encaje una ficha: puedes robar una antes, y luego tienes que poner.
        [fives] Reglas de la casa. Dobles giratorios: el primer doble, ninguno o todos los dobles. Entre dos, 9 fichas cada uno. Entre cuatro, 7 fichas cada uno. Sale siempre el doble más alto. Las dos últimas fichas no se roban. Del cierre se restan los puntos propios. Puntos divididos entre cinco, a 61. Hay que clavar el límite: lo que lo pasaría no se apunta.
        [threes-fives] Reglas de la casa. Entre cuatro, 5 fichas cada uno. Entre dos, 9 fichas cada uno. La ronda acaba con el primero que domina. El límite se puede pasar. Con la ficha de salida no se gana. Puntos por los pasos: quien pone tras varios pasos seguidos anota un punto más por cada uno.
        [bergen] Reglas de la casa. Se roban también las dos últimas. Dominar vale 2. En el cierre cuentan solo los puntos. Cerca del límite las cabezas valen menos: 1 si te faltan 2 puntos, 2 si te faltan 3.
        [latino] Reglas de la casa. Qué gana la partida: puntos; six love, rondas ganadas seguidas; straight six, rondas ganadas; o match 10, diez rondas antes de que los otros tengan cinco, tablas con cinco cada una. Quién sale. Quién gana la tranca: la pareja más baja; la mano más baja entre el que tranca y el siguiente; o la mano más baja de todas. Solo los puntos de los que pierden. Capicúa, chuchazo, paso de salida y pase corrido, tantos puntos cada uno. Con blanca no hay capicúa. No hay paso de salida si pasan dos. Premios.
        [cubano] Reglas de la casa. Sale el doble más alto, en la primera ronda. Dominar da los puntos de todos. En la tranca cuentan las dos manos juntas. Como en el oriente de Cuba: el dominó de doble 6, 7 fichas cada uno; todos los puntos que quedan valen tantos: menos de 3, ninguno, hasta 20, dos, hasta 30, tres, y uno más por cada diez. La capicúa, una última ficha que encaja en los dos extremos, los dobla. Si las manos bajas empatan, gana la pareja que salió. Se juega a 20.
       *[bax] Tú eliges cómo jugar: con apuestas, o como torneo.
    }
rules-usual = Si no las cambias, valen estas.
