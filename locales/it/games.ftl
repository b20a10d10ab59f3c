# same
game-name =
    { $game ->
       *[salotto] Salotto
    }

## Regole della casa

rule-name =
    { $rule ->
        [draw] Pescare quando non va niente
        [draw-anyway] Pescare anche se una tessera va bene
        [double-blank] Il doppio zero vale 10
        [whole-team] La manche si vince con tutta la squadra
       *[thinking-time] Tempo per pensare, in secondi
    }
rule-value =
    { $value ->
        [one] una tessera
        [until] finché una va bene
        [none] non si pesca
        [always] sempre
       *[alone] solo come unica tessera rimasta
    }
level-name =
    { $level ->
        [heavy] prima la tessera più pesante
        [random] una tessera a caso
       *[normal] normale
    }

## L'elenco dei giochi

game-line = { game-name } ({ $id }): { $players }; tessere { $sets }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }.
rule-numbers = da { $least } a { $most }
