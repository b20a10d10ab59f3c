# same salotto garrafina matador jolly bax bergen
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Baskischer Klassiker
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Zypern
        [classico] Italienischer Klassiker
        [coppie] Italienische Paare
        [jolly] Jolly
        [aquamarine] Spanische Paare
        [portugues] Portugiesisches Ziehdomino
        [block] Blockdomino
        [draw] Ziehdomino
        [fives] Fünferdomino
        [threes-fives] Fünfer und Dreier
        [bergen] Bergen
       *[bax] Bax erregea
    }

## Hausregeln

rule-name =
    { $rule ->
        [mode] Worum die Runden gehen
        [draw] Ziehen, wenn nichts geht
        [draw-anyway] Ziehen, obwohl ein Stein geht
        [double-blank] Pasch blank zählt 10
        [whole-team] Eine Runde gewinnt nur das ganze Team
        [matador-in-line] Matadore liegen längs
        [keep-matador] Ziehen statt einen Matador legen
        [draw-one] Nur einen Stein ziehen
        [last-two] Die letzten zwei Steine bleiben liegen
        [deal] Wie viele Steine ausgeteilt werden
        [boneyard] Aus dem Talon ziehen
        [rotate] Jede Runde eröffnet der Nächste
        [empty-yard] Auch die letzten zwei Steine werden gezogen
        [spinner] Spinner
        [deal-9] Zu zweit 9 Steine für jeden
        [deal-7] Zu viert 7 Steine für jeden
        [highest-double] Jede Runde eröffnet der höchste Pasch
        [minus-own] Bei einer Sperre gehen die eigenen Augen ab
        [by-five] Punkte durch fünf geteilt
        [exact] Das Limit genau treffen
        [deal-5] Zu viert 5 Steine für jeden
        [first-out] Der erste Partner ohne Steine beendet die Runde
        [past] Das Limit darf überschritten werden
        [no-down] Der erste Stein kann nicht gewinnen
        [knock-points] Punkte fürs Klopfen
        [out-2] Ausgehen bringt 2
        [lightest] Bei einer Sperre zählen nur die Augen
        [slow-finish] Kurz vor dem Limit zählen gleiche Enden weniger
       *[thinking-time] Bedenkzeit in Sekunden
    }
rule-value =
    { $value ->
        [stakes] um Einsätze
        [tournament] um gewonnene Runden, wie im Turnier
        [one] einen Stein
        [until] bis einer geht
        [none] kein Ziehen
        [always] immer
        [bell] nach Bell
        [botermans] nach Botermans
        [celko] nach Celko
        [first-spinner] der erste Pasch
        [no-spinner] keiner
        [all-spinners] jeder Pasch
       *[alone] nur als einziger übriger Stein
    }
# same normal
level-name =
    { $level ->
        [easy] leicht
        [expert] sehr stark
        [worlds] zufällige Verteilungen
        [heavy] schwerster Stein zuerst
        [random] irgendein Stein
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] Sie spielen das Naheliegende und vertun sich manchmal.
        [expert] Sie bedenken alles, was zu sehen war.
        [worlds] Sie spielen jeden Zug in vielen gedachten Verteilungen durch.
        [heavy] Sie legen erst Pasche, dann den schwersten Stein.
        [random] Sie legen irgendeinen Stein, der geht.
       *[normal] Sie denken ein wenig voraus und vergessen wenig.
    }

## Die Liste der Spiele

game-line = { game-name } ({ $id }): { $players }; Dominosätze: { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }; üblich ist { $usual }.
rule-value-line = { $id } ({ rule-value })
rule-numbers = { $least } bis { $most }
