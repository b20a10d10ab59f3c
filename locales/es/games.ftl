# same salotto garrafina matador jolly bax
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
