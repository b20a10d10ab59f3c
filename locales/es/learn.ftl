move-at = { $tile }, { $place }
move-tile = { $tile }
move-other =
    { $deed ->
        [drawing] roba
        [keep] mano guardada
        [swap] mano cambiada
        [redeal] otro reparto
        [take] una carta
        [stand] plantarse
       *[pass] paso
    }
move-bid = puja de { $bid }
cost-points = { $amount } puntos
cost-one-point = un punto
cost-percent = el { $amount } por ciento de una ronda
review-choices = Jugadas: { $moves }, con elección: { $choices }.
review-flawless = Nada era claramente mejor que lo que jugaste.
review-cost =
    { $mistakes ->
        [one] Una costó { $cost }.
       *[other] { $mistakes } costaron en total { $cost }.
    }
review-turned =
    { $mistakes ->
        [one] En la ronda { $round }: { $played }.
       *[other] La más cara, en la ronda { $round }: { $played }.
    }
review-few = Con { $iterations } rondas por jugada solo se ven los errores grandes.
review-mistake = Ronda { $round }: { $played }. Mejor: { $best }. Diferencia: { $cost }.
review-fine = Ronda { $round }: { $played }. Nada era claramente mejor.
review-forced = Ronda { $round }: { $played }. No había elección.
review-find = Ronda { $round }: { $played }. Había algo mejor: { $find } para buscarlo, { $tell } para oírlo.
    .brief = Ronda { $round }: { $played }. Había algo mejor.
menu-review = Repasar tu juego
review-kept =
    { $won ->
        [no] { game-name }, { $date }, perdida
       *[yes] { game-name }, { $date }, ganada
    }
review-none = No tienes ninguna partida terminada que repasar.
review-begins = Pensando en tu juego. Cualquier tecla lo detiene.
review-thirds =
    { $thirds ->
        [one] Va un tercio.
       *[other] Van dos tercios.
    }
review-stopped = Detenido.
review-position = { $lay } Tenías { $hand }.
review-options = Todas las jugadas y lo que cuestan: { $moves }.
review-option = { $play }: { $cost }
review-others = Los demás tenían: { $hands }.
review-guess = Por el juego se podían adivinar { $right } de { $tiles }, por azar { $chance }.
review-help = Arriba y abajo empiezan por las jugadas más caras, izquierda y derecha siguen la partida. { $enter } juega desde una jugada, { $hand } dice lo que tenían los demás.
aside-begins = Sigue desde aquí. { $back } vuelve atrás.
    .brief = Desde aquí.
aside-ended = { $key } para volver atrás.
menu-problems = Problemas
problem-grade = Nivel { $grade }
problem-theme =
    { $theme ->
        [block] Cerrar a propósito
        [double] Guardar el doble
        [number] Guardar un número
        [passes] Contar quién pasó
        [partner] Dejar un extremo al compañero
       *[ends] Contar los extremos
    }
problem-new = Uno nuevo
problem-again = Otra vez el último
problem-solution = Solución del último
problem-named = Problema { $number }.
problem-one-wins = Una sola jugada gana.
problem-one-best = Una sola jugada da más.
problem-holds = { $who } tiene { $tiles }.
problem-partner = { $who } juega contigo. Los pases dicen quién tiene qué.
problem-passes = { $passes }.
problem-passed = { $who } pasó a { $numbers }
problem-word = Su palabra: { $word }.
    .brief = { $word }.
problem-no-word = Ningún problema se llama { $word }.
problem-right = Correcto.
problem-wins-not = Así no se gana.
problem-brings-less = Eso da menos.
problem-after = Después de { $played }, { $moves }.
problem-best = La jugada era { $best }.
problem-line = Después { $moves }.
problem-move = { $who }: { $play }
problem-none = No se ha encontrado ningún problema nuevo. Prueba otra vez.
menu-training = Llevar la cuenta
training-begins = Un minuto: responde con una cifra, o elige.
training-player = { $number } { $who }
training-players = Los jugadores: { $players }.
training-laid = { $who }: { $tile }
training-passed = { $who } pasa a { $ends }
training-told = { $moves }.
training-how-many = ¿Cuántas fichas con { $number }?
training-who = ¿Quién ha pasado a { $number }?
training-nobody = Nadie
training-wrong = No: { $answer }.
training-next-round = Ronda nueva.
training-over = { $right } bien de { $answered }.
review-unfinished = La partida de { $file } no ha terminado. Termínala primero: serpente resume { $file }.
review-nobody = En { $file } solo jugaron jugadores automáticos. --seat N repasa el juego de uno de sus sitios.
review-no-seat = La partida de { $file } tiene los sitios 1 a { $seats }.

menu-stats = Estadísticas
stats-none = Aún no has terminado ninguna partida.
stats-matches = Partidas: { $matches }, ganadas: { $won }.
stats-rounds = Rondas: { $rounds }. Victorias seguidas, como mucho: { $longest }.
stats-lately = En las últimas cuatro semanas, partidas: { $matches }, ganadas: { $won }.
stats-standing = { game-name }, { $seating }. Partidas: { $matches }, ganadas: { $won }. Rondas: { $rounds }. Puntos por ronda: { $average }. Mejor total: { $best }.
stats-against =
    { $whom ->
        [easy] Contra jugadores fáciles, partidas: { $matches }, ganadas: { $won }.
        [normal] Contra jugadores normales, partidas: { $matches }, ganadas: { $won }.
        [expert] Contra expertos, partidas: { $matches }, ganadas: { $won }.
        [people] Contra personas, partidas: { $matches }, ganadas: { $won }.
       *[other] Contra jugadores variados, partidas: { $matches }, ganadas: { $won }.
    }
stats-partner = Con { $who }, partidas: { $matches }, ganadas: { $won }.
stats-week = { $won } de { $matches }
stats-weeks = Ganadas, semana a semana hasta esta: { $weeks }.
month-name =
    { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
date = { $day } de { $month }
daily-line =
    Serpente { $date }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, par { $par }, { $won ->
        [one] { $won } ronda ganada
       *[other] { $won } rondas ganadas
    }, { $lost ->
        [0] nada regalado
        [one] { $lost } punto regalado
       *[other] { $lost } puntos regalados
    }
menu-daily = El reparto del día
daily-begins = El reparto del { $date }: cinco rondas, las mismas para todos. Gana quien hace menos puntos.
    .brief = El reparto del { $date }.
daily-played = Ya has jugado el reparto del { $date }.
daily-goes-on = Sigue el reparto del { $date }.
daily-next =
    { $hours ->
        [one] El próximo llega en menos de una hora.
       *[other] El próximo llega en { $hours } horas.
    }
daily-sound = { $file } es auténtico: el reparto y las jugadas automáticas son los de su día. { $line }
daily-wrong = { $file } no es auténtico: la línea { $line } no coincide con su día.
daily-not = La partida de { $file } no es el reparto de un día.
no-day = No hay ningún día { $given }. Un día se escribe así: 2026-12-24.
daily-twice = { $file } tiene dos veces el reparto del { $date }.
daily-other = { $file } tiene el reparto del { $date }, no el pedido.
problem-due = De vuelta: { $count }
problem-own = Una jugada tuya: busca la mejor.
problem-hinted = Pediste una pista: el problema volverá.
problem-sent = Una posición de una partida: busca la mejor jugada.
problem-rating = Tu puntuación: { $rating }.
daily-row = { $days } días seguidos; ayer { $points }, par { $par }.
daily-hints =
    { $hints ->
        [one] { $line }, con una pista.
       *[other] { $line }, con { $hints } pistas.
    }
calendar-sum = Repartos del día: { $days }, mejores que el par: { $better }, más días seguidos: { $longest }.
calendar-row =
    { $days ->
        [one] Un día seguido.
       *[other] { $days } días seguidos.
    }
calendar-open = Hoy: aún sin jugar.
calendar-today = Hoy
calendar-yesterday = Ayer
# same
calendar-day = { $day }: { $points }, par { $par }.
calendar-missed = { $day }: sin jugar.
calendar-missed-days = Del { $first } al { $last }: sin jugar.
trend-two = { game-name }: una elección te costó { $before } en { $earlier } y { $cost } en { $month }.
trend-one = { game-name }: una elección te costó { $cost } en { $month }.
