# Palabras elegidas: ficha; doble (no «mula»); blanca es el 0; serpiente, con sus extremos; poner una ficha;
# robar del pozo; pasar; dominar (poner la última ficha); salir y la salida (poner la primera ficha; no «abrir»); cierre, cerrar o ronda cerrada (no «tranca»); atascarse (no encaja nada).
# La partida se compone de rondas (en el clásico vasco, de juegos). «Mano» son las fichas de cada uno.
# «Compañero» es quien juega contigo, «tu equipo» los dos; «pareja», sin «tu», cualquiera de los bandos de dos.
# Comodín es el matador y el jolly. En el bax: bote, apuesta, plantarse.
# Se trata de tú, y se evita el plural de la segunda persona, para que valga en España y en América.
# Ante un nombre de ficha va siempre «el»: el 6 4, el doble 6, el 5 blanca.

## La propia lengua

language-name = Español
# La voz que la lee, como código de idioma
language-voice = es
language-author = los autores de serpente

## Las fichas, como las dicen los jugadores: «6 4», «doble 6», «5 blanca»

half =
    { $pips ->
        [0] blanca
       *[other] { $pips }
    }
tile =
    { $double ->
        [yes] doble { $high }
       *[no] { $high } { $low }
    }
tile-lying =
    { $double ->
        [yes] doble { $left }
       *[no] { $left } { $right }
    }

## Listas

minus = menos { $number }
decimal = { $whole },{ $fraction }
list-comma = { ", " }
list-semicolon = { "; " }
list-and =
    { $starts ->
        [i] { $before } e { $last }
        [hi] { $before } e { $last }
       *[other] { $before } y { $last }
    }
list-or =
    { $starts ->
        [o] { $before } u { $last }
        [ho] { $before } u { $last }
        [n8] { $before } u { $last }
        [n11] { $before } u { $last }
       *[other] { $before } o { $last }
    }
list-none = nada

## Lo que está mal en los archivos de idioma

locale-problem = { $file }, línea { $line }, columna { $column }: { $why }
locale-problem-line = { $file }, línea { $line }: { $why }
locale-problem-file = { $file }: { $why }

fault-absent = No existe.
fault-exists = Ya existe.
fault-forbidden = No está permitido leerlo.
fault-unreadable = No se puede leer.
fault-not-utf8 = No es texto en UTF-8. Guárdalo como UTF-8.
fault-too-large = Pasa de { $limit } kibibytes. Ningún archivo de idioma es tan grande.
fault-too-much = Con él, los archivos de idioma pasan juntos de { $limit } kibibytes, o son demasiados. A partir de aquí no se lee ninguno más.
fault-too-deep = Demasiadas llaves dentro de otras llaves.
fault-too-long = { $id } pasa de { $limit } kibibytes. Ningún mensaje es tan largo.
fault-digits = Un número de { $id } tiene más de { $most } cifras.
fault-not-a-tag = El nombre de esta carpeta no es un código de idioma como it o pt-BR.
fault-no-language = No hay ningún idioma { $tag }. La carpeta se llama con un código como it o pt-BR.
fault-voice = { $tag } no es el código de una voz, como it o pt-BR.
fault-unknown-file = El programa no tiene ningún archivo de idioma con este nombre.

fault-expected = Aquí hace falta el carácter { $sign }.
fault-no-text = { $id } no tiene texto.
fault-name = { $name } no puede ser el nombre de un mensaje. Deja los nombres ingleses.
fault-equals = { $id } no tiene = detrás.
fault-unindented = Esta línea no es de ningún mensaje. Si sigue a la de arriba, empiézala con espacios.
fault-tab = Esto es un tabulador. Usa espacios.
fault-curly-quote = Estas son comillas tipográficas. Usa las rectas, ".
fault-no-break-space = Este es un espacio duro. Usa uno normal.
fault-brace = Esta llave no cierra nada. Para decir una llave, ponla entre comillas dentro de llaves.
fault-default = Una elección necesita un solo caso por defecto, marcado con un asterisco.
fault-quote = Falta cerrar unas comillas.
fault-escape = Esta secuencia de escape no existe.
fault-selector = No se puede elegir según esto.
fault-syntax = Esto no se entiende.

fault-missing = Falta { $id }.
fault-unknown = El programa no tiene ningún mensaje { $id }.
fault-duplicate = { $id } está dos veces.
fault-duplicate-in = { $id } está también en { $file }, línea { $line }.
fault-misread = { $id } tiene letras leídas en otra codificación. Guarda el archivo en UTF-8 y vuelve a escribirlas.
fault-html = Esto es una página web, no un archivo de idioma. Guarda solo el texto.
fault-variable-missing = A { $id } le falta la variable { $name }.
fault-variable-unknown = { $id } no recibe ninguna variable { $name }.
fault-term = { $id } usa el término { $name }, que no existe.
fault-reference = { $id } usa el mensaje { $name }, que no existe.
fault-function = { $id } llama a { $name }, que no existe.
fault-loop = { $id } se usa a sí mismo.
plural-form = { $form } para { $numbers }
fault-plural = { $id } no tiene { $forms }.
fault-one-form = { $id } dice lo mismo para todos los números de { $name }. Tu idioma tiene { $forms }.
fault-option = { $id } da a una función la opción { $option }, que no existe.
fault-arm-unknown = { $id } tiene un caso { $arm } que nunca se da.
fault-arm-missing = A { $id } le falta el caso { $arm }.
fault-same = { $id } sigue en inglés.
fault-not-same = { $id } no es igual que en inglés, como dice # same encima.
