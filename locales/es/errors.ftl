# Lo que no se puede hacer o usar, y lo que sí valdría.

unknown-command = No existe el comando { $given }. serpente --help enumera los comandos.
unknown-command-meant = No existe el comando { $given }. ¿Querías decir { $meant }?
unknown-option = No existe la opción { $given }. serpente --help enumera las opciones.
unknown-option-meant = No existe la opción { $given }. ¿Querías decir { $meant }?
option-not-here = { $option } no sirve para { $command }. serpente --help dice lo que admite cada comando.
option-without-value = Después de { $option } hace falta un valor.
option-takes-no-value = { $option } no admite ningún valor.
option-not-text = El valor de { $option } no es texto en UTF-8: { $given }.
option-number = { $option } admite un número entero de { NUMBER($least, useGrouping: "false") } a { NUMBER($most, useGrouping: "false") }, no { $given }.
option-choice = { $option } admite uno de estos: { $choices }. No { $given }.
option-seed = --seed admite un número entero sin signo, por ejemplo 42, no { $given }.
option-teams = --teams admite el número de equipos y de miembros, por ejemplo 2x2 o 3x2, no { $given }.
option-players-and-teams = --players { $players } y --teams { $teams } no concuerdan: esos equipos tienen { $seats } asientos. Basta con una de las dos.
option-game = { $given } no puede ser un juego. serpente games dice cuáles hay.
option-bots = --bots admite niveles separados por comas, por ejemplo easy,normal o expert:500, no { $given }.
option-rule = --rule admite un nombre o nombre=valor, por ejemplo draw=until, no { $given }. serpente games enumera las reglas de la casa.
option-name = Un nombre tiene de uno a { $most } caracteres.
option-language = --lang admite un código de idioma, por ejemplo it o en-GB, no { $given }.
no-such-language = No hay ningún idioma { $given }. Los idiomas: { $languages }.
argument-not-wanted = { $command } no sabe qué hacer con { $given }.
file-wanted = { $command } necesita el nombre de un archivo.
address-wanted = { $command } necesita una dirección, como 192.168.1.5 o domino.example.
deal-line = La línea { $line } de { $file } no es nada que pueda contener un archivo de repartos.
deal-impossible = El reparto { $deal } no se puede jugar: hacen falta quien mueve, las manos, y asientos y fichas que el juego tenga.
tree-differs = El árbol de { $deal } no es el que dice su archivo.
tiles-only = { $command } es para los juegos de fichas.
no-such-game = No hay ningún juego { $given }. Los juegos: { $games }.
no-such-seating = { game-name } no se juega así. Maneras de jugarlo: { $seatings }.
pairs-only = Con estas reglas, { game-name } se juega en dos parejas.
alone-only = Con estas reglas, en { game-name } cada uno juega por su cuenta.
rule-of-pairs = Solo en dos parejas: { $rule }.
not-together = No van juntas: { $one }; { $other }.
seats-at-most = Con estas reglas, { game-name } se juega entre { $seats } como mucho.
rule-of-singles = Solo si cada uno juega por su cuenta: { $rule }.
rule-of-seats = Solo entre { $seats }: { $rule }.
only-with = { $rule }: hace falta además otra regla, { $needed }.
not-with-set = No con el dominó de doble { $top }: { $rule }.
limit-not-met = { $rule }: el límite tiene que ser múltiplo de { $multiple }.
no-such-set = Estos jugadores no pueden usar esas fichas. Pueden usar { $sets }.
cannot-deal = Con el dominó de doble { $top }, a { $seats } jugadores se les reparten de { $least } a { $most } fichas. Elige un número así con --hand, o un dominó mayor con --set.
cannot-deal-but = Con el dominó de doble { $top }, a { $seats } jugadores se les reparten { $tiles } fichas, ni más ni menos.
cannot-deal-at-all = El dominó de doble { $top } no alcanza para { $seats } jugadores. Elige uno mayor con --set.
no-goal = Una partida se juega al menos a un punto o a una ronda.
wrong-goal = { $option } no sirve para { game-name }, que termina de otra manera.
too-many-rounds = Con estas fichas, una partida tiene como mucho { $most } rondas.
no-tiles = { game-name } no tiene fichas: { $option } no sirve para nada.
no-such-rule = { game-name } no tiene la regla de la casa { $given }. Tiene { $rules }.
no-rules = { game-name } no tiene reglas de la casa.
no-such-preset = { game-name } no tiene ningún --preset { $given }. Tiene { $presets }.
no-presets = { game-name } no tiene ningún --preset.
no-such-value = La regla de la casa { $rule } admite uno de estos: { $values }.
too-many-people = Solo hay { $seats } asientos.
name-of-two = Dos personas no pueden llamarse las dos { $name }. Ponle otro nombre a una de ellas.
no-such-level = No hay ningún nivel { $given }. Los niveles: { $levels }.
no-such-message = No hay ninguna frase ni archivo de idioma { $given }. Los nombres más parecidos: { $nearest }.
proof-line = { $name }: { $text }
proof-text = { $text }
proof-english = { $name }, en inglés: { $text }
file-not-written = No se puede escribir { $file }: { $trouble ->
    [full] el disco está lleno
    [read-only] la carpeta es de solo lectura
    [denied] no tienes permiso para escribir ahí
    [missing] la carpeta no existe
    [folder] es una carpeta, y hace falta un archivo
   *[other] algo va mal
}.
locales-wrong =
    { $count ->
        [one] Hay una cosa mal en los archivos de idioma.
       *[other] Hay { $count } cosas mal en los archivos de idioma.
    }
locales-checked = Lo que está mal en { $folder }:
locales-english = { $file }: { $count } textos siguen en inglés, el primero en la línea { $line }.
locales-progress =
    { $left ->
        [one] Traducido el { $percent } por ciento. Falta un texto, { $words ->
            [one] una palabra
           *[other] { $words } palabras
        }.
       *[other] Traducido el { $percent } por ciento. Faltan { $left } textos con { $words } palabras, cerca de { $hours ->
            [one] una hora
           *[other] { $hours } horas
        } a 300 palabras por hora.
    }
locales-mend = Traducido el { $percent } por ciento. Queda por corregir lo que sigue.
locales-next = Ahora traduce { $id }.
locales-next-first =
    { $left ->
        [one] De los que hacen falta para una velada queda un texto: { $id }.
       *[other] De los que hacen falta para una velada quedan { $left } textos, con el comentario # first encima. Ahora traduce { $id }.
    }
locales-first = { $count } textos tienen encima el comentario # first: traduce primero estos, y toda una velada se dirá en tu idioma.
locales-same = El texto que debe quedar igual que en inglés lleva encima el comentario # same; una sola forma lleva # same y su nombre. El texto que vale para todos los números lleva # one form.
locales-right = Los archivos de idioma de { $folder } están en orden.
locales-begun = Los archivos para traducir están ahora en { $folder }. serpente locales --check { $folder } dice lo que queda por hacer.
