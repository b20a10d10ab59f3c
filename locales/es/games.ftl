# same salotto garrafina matador jolly bax bergen
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Clásico vasco
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Chipre
        [classico] Clásico italiano
        [coppie] Parejas italianas
        [jolly] Jolly
        [aquamarine] Parejas españolas
        [portugues] Dominó portugués
        [block] Dominó cerrado
        [draw] Dominó de robar
        [fives] Cincos
        [threes-fives] Cincos y treses
        [bergen] Bergen
       *[bax] Bax erregea
    }

## Reglas de la casa

rule-name =
    { $rule ->
        [mode] A qué se juegan las rondas
        [draw] Robar si no encaja nada
        [draw-anyway] Robar aunque encaje una ficha
        [double-blank] El doble blanca cuenta 10
        [whole-team] La ronda la gana el equipo entero
        [matador-in-line] Los matadores van en línea
        [keep-matador] Robar en vez de poner un matador
        [draw-one] Robar una sola ficha
        [last-two] Las dos últimas fichas no se roban
        [deal] Cuántas fichas se reparten
        [boneyard] Robar del pozo
        [rotate] Sale siempre el siguiente
        [empty-yard] Se roban también las dos últimas
        [spinner] Dobles giratorios
        [deal-9] Entre dos, 9 fichas cada uno
        [deal-7] Entre cuatro, 7 fichas cada uno
        [highest-double] Sale siempre el doble más alto
        [minus-own] Del cierre se restan los puntos propios
        [by-five] Puntos divididos entre cinco
        [exact] Hay que clavar el límite
        [deal-5] Entre cuatro, 5 fichas cada uno
        [first-out] La ronda acaba con el primero que domina
        [past] El límite se puede pasar
        [no-down] Con la ficha de salida no se gana
        [knock-points] Puntos por los pasos
        [out-2] Dominar vale 2
        [lightest] En el cierre cuentan solo los puntos
        [slow-finish] Cerca del límite las cabezas valen menos
       *[thinking-time] Segundos para pensar
    }
rule-value =
    { $value ->
        [stakes] con apuestas
        [tournament] rondas ganadas, como en un torneo
        [one] una ficha
        [until] hasta que una encaje
        [none] no se roba
        [always] siempre
        [bell] según Bell
        [botermans] según Botermans
        [celko] según Celko
        [first-spinner] el primer doble
        [no-spinner] ninguno
        [all-spinners] todos los dobles
       *[alone] solo si es tu última ficha
    }
level-name =
    { $level ->
        [easy] fácil
        [expert] experto
        [worlds] repartos al azar
        [heavy] primero la ficha más pesada
        [random] cualquier ficha
       *[normal] nivel normal
    }
level-manner =
    { $level ->
        [easy] Juegan lo más evidente, y a veces se equivocan.
        [expert] Tienen en cuenta todo lo que han visto.
        [worlds] Prueban cada jugada en muchos repartos imaginados.
        [heavy] Ponen primero los dobles, luego la ficha más pesada.
        [random] Ponen cualquier ficha que encaje.
       *[normal] Piensan un poco por delante, y recuerdan casi todo lo que ha salido.
    }

## La lista de juegos

game-line = { game-name } ({ $id }): { $players }; dominós: { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; normalmente { $usual }.
rule-value-line = { $id } ({ rule-value })
rule-numbers = de { $least } a { $most }
