game-name =
    { $game ->
       *[salotto] Salotto
    }

## House rules

rule-name =
    { $rule ->
        [draw] Drawing when stuck
        [draw-anyway] Drawing though a tile fits
        [double-blank] The double blank counts 10
        [whole-team] A round is won by a whole team
       *[thinking-time] Thinking time in seconds
    }
rule-value =
    { $value ->
        [one] one tile
        [until] until one fits
        [none] no drawing
        [always] always
       *[alone] only as the single tile left
    }
level-name =
    { $level ->
        [heavy] heaviest tile first
        [random] any tile
       *[normal] normal
    }

## The list of games

game-line = { game-name } ({ $id }): { $players }; sets { $sets }; { $goal }.
rule-line = { rule-name } ({ $id }): { $values }.
rule-numbers = { $least } to { $most }
