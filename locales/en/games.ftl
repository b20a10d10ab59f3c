# Names of games: translate those that have a name in your language.
game-name =
    { $game ->
        [salotto] Salotto
        [classic] Basque classic
        [garrafina] Garrafina
        [matador] Matador
        [cyprus] Cyprus
        [classico] Italian classic
        [coppie] Italian pairs
        [jolly] Jolly
        [aquamarine] Spanish pairs
        [portugues] Portuguese draw
       *[bax] Bax erregea
    }

## House rules

rule-name =
    { $rule ->
        [mode] Playing for
        [draw] Drawing when stuck
        [draw-anyway] Drawing even if a tile fits
        [double-blank] The double blank counts 10
        [whole-team] A round is won by a whole team
        [matador-in-line] Matadors lie in line
        [keep-matador] Drawing rather than laying a matador
        [draw-one] Drawing only one tile
        [last-two] The last two tiles are never drawn
        [deal] How many tiles are dealt
        [boneyard] Drawing from the boneyard
       *[thinking-time] Thinking time in seconds
    }
# The words in [ ] are no plural forms here: [one] is "one tile".
rule-value =
    { $value ->
        [stakes] stakes
        [tournament] rounds won, as in a tournament
        [one] one tile
        [until] until one fits
        [none] no drawing
        [always] always
        [bell] by Bell
        [botermans] by Botermans
        [celko] by Celko
       *[alone] only when it is your last tile
    }
# How well a computer player plays.
level-name =
    { $level ->
        [easy] easy
        [expert] expert
        [worlds] sampled deals
        [heavy] heaviest tile first
        [random] any tile
       *[normal] normal
    }
level-manner =
    { $level ->
        [easy] They play the obvious, and slip up now and then.
        [expert] They reckon with every tile and card they have seen.
        [worlds] They try each move over many imagined deals.
        [heavy] They lay doubles first, then what is heaviest.
        [random] They lay any tile that fits.
       *[normal] They think a little ahead, and remember most of what was played.
    }

## The list of games

# A line of serpente games: "Salotto (salotto): 2 to 10 players, 2x2, 2x3; sets 6, 9; to 100 points."
game-line = { game-name } ({ $id }): { $players }; sets { $sets }; { $goal }.
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
# { $values } are words a person types, each with the next message: "one (one tile), until (until one fits)".
rule-line = { rule-name } ({ $id }): { $values }; usually { $usual }.
rule-value-line = { $id } ({ rule-value })
rule-numbers = { $least } to { $most }
