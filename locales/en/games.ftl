# Names of games: translate those that have a name in your language.
# $game (GameName)
# first
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
        [block] Block
        [draw] Draw
        [fives] Fives
        [threes-fives] Fives and Threes
        [bergen] Bergen
        [latino] Latino
        [cubano] Cuban dominoes
        [brasileiro] Brazilian pairs
        [gaple] Gaple
        [train] Mexican Train
        [chicken-foot] Chicken-foot
        [forty-two] Forty-two
        [moon] Moon
        [kozel] Kozel
        [sebastopol] Sebastopol
        [cross] Cross
        [tiddly-wink] Tiddly-wink
        [all-threes] All Threes
        [pontinho] Pontinho
       *[bax] Bax erregea
    }

# $game (GameName)
game-about =
    { game-name }: { $game ->
        [salotto] 2 to 10 players; draw one tile when stuck, and keep your points low.
        [classic] 2 to 4 players, also in pairs; go out first, and score what the others hold.
        [garrafina] 3 or 4 players; each has an arm of their own, and whoever goes out is paid.
        [matador] 2 to 10 players; halves that touch add up to 7.
        [cyprus] 4 to 10 players; a star of eight arms, and nobody draws.
        [classico] 2 to 6 players; draw until a tile fits, and go out first.
        [coppie] 4 players in pairs drawn by lot; be left with fewer pips.
        [jolly] 2 to 4 players; halves that touch add up to 7, and a Jolly fits anywhere.
        [aquamarine] 4 players in pairs; the first pair with 100 points loses.
        [portugues] 2 to 4 players, also in pairs; draw until a tile fits.
        [block] 2 to 4 players, also in pairs; nobody draws.
        [draw] 2 to 4 players, also in pairs; draw until a tile fits, but leave the last two.
        [fives] 2 to 4 players, also in pairs; score when the open ends add up to a multiple of five.
        [threes-fives] 2 to 4 players, also in pairs; score when the two ends add up to a multiple of three or five.
        [bergen] 2 to 4 players; score when both ends are alike.
        [latino] 2 to 4 players, or pairs; the game of the Caribbean and Latin America.
        [cubano] 4 players in pairs, with the double 9 set.
        [brasileiro] 4 players in pairs; a well chosen last tile scores more, and 6 points win.
        [gaple] 4 players, also in pairs; go out with a tile that is worth much.
        [train] 2 to 10 players; a train for each, and the Mexican train for all.
        [chicken-foot] 2 to 10 players; from every double grow three toes.
        [forty-two] 4 players in pairs; bid for trumps, and take tricks.
        [moon] 3 players, or 4 in pairs; bid for trumps and tricks, and take the widow.
        [kozel] 2 to 4 players, also in pairs; whoever has 101 points first is the goat.
        [sebastopol] 3 or 4 players; a star of four arms, and nobody draws.
        [cross] 2 to 4 players, also in pairs; four arms round a double, and draw when stuck.
        [tiddly-wink] 4 to 10 players; three tiles each, one open end, and one more tile after a double.
        [all-threes] 2 to 4 players, also in pairs; score when the open ends add up to a multiple of three.
        [pontinho] 4 players in pairs; score when the open ends add up to a multiple of five, and when the others pass.
       *[bax] 2 to 8 players; take cards for points, and stop before a black one.
    }

## House rules

# The name of a house rule. $rule: its id.
# $rule (Rule)
rule-name =
    { $rule ->
        [mode] Playing for
        [draw] Drawing when stuck
        [draw-anyway] Drawing even if a tile fits
        [double-blank] The double blank counts 10
        [whole-team] A round is won by a whole team
        [matador-in-line] Matadors go in line
        [keep-matador] Drawing rather than laying a matador
        [draw-one] Drawing only one tile
        [last-two] The last two tiles are never drawn
        [deal] How many tiles are dealt
        [boneyard] Drawing from the boneyard
        [rotate] The next player opens every round
        [empty-yard] The last two tiles are drawn, too
        [spinner] Spinners
        [deal-9] 9 tiles each for two players
        [deal-7] 7 tiles each for four players
        [highest-double] The highest double opens
        [minus-own] A block scores less the winner's own pips
        [by-five] Points divided by five
        [by-three] Points divided by three
        [exact] The limit must be reached exactly
        [muggins] Muggins, everybody says their own count
        [penalty] A wrong number gives the count away
        [deal-5] 5 tiles each
        [first-out] The first partner out ends the round
        [past] You may go over the limit
        [no-down] The opening tile cannot win
        [knock-points] Points for passes
        [out-2] Going out scores 2
        [lightest] Fewest pips wins a block
        [slow-finish] Near the limit headers score less
        [lowest-double] The lowest double opens
        [match] What wins the match
        [opens] Who opens the next round
        [tranque] Who wins a block
        [opponents-only] Only the losers' pips are scored
        [capicua] Capicúa
        [no-blank] A blank makes no capicúa
        [chuchazo] Chuchazo
        [pase-salida] Opening pass
        [salida-void] No opening pass if two pass
        [pase-corrido] Round of passes
        [prizes] Prizes for the first four rounds
        [all-pips] Going out scores everybody's pips
        [pair-total] A block goes by both partners' pips
        [oriente] As in eastern Cuba
        [dorme] Four tiles sleep
        [cruzada-6] A cruzada scores 6
        [system] Federation rules
        [double-blank-points] Points for the double blank
        [own-first] The Mexican train only after your own
        [chain] First turns are chains
        [free-double] One more tile after a double, no covering
        [cover] Covering an open double
        [blanks-25] Each other tile with a blank counts 25
        [centre-toes] Tiles on the centre first
        [forced-30] The dealer must bid when all others pass
        [forced-4] The last must bid when all others pass
        [name-first] Trumps are named before the widow is seen
        [lead-trump] The first lead must be a trump
        [set-pays] A bid that is set pays the others
        [straight] There must be trumps
        [play-out] Every hand is played to its last trick
        [points-250] Points instead of marks, to 250
        [nello] Nello: bidding to lose every trick
        [plunge] Plunge, with 4 doubles
        [splash] Splash, with 3 doubles
        [sevens] Sevens: nearest to 7 pips
        [eggs] Eggs after a tied fish
        [deal-6] 6 tiles each, and nobody draws
        [first-circle] Sides of the centre stay shut after the first circle
        [second-tile] The opener may lay a second tile
        [maltese] Maltese: a double second on each arm
        [score] Playing for
        [deal-out] All tiles are dealt
        [both-ends] Both ends are open
        [rounding] Rounding the hands
        [account] Points needed to start scoring
        [hang] Points that are too few wait
        [two-doubles] Both doubles in one turn
        [engine] Where the engine comes from
        [centre] Where the centre comes from
        [go-on] A double and its first toe in one turn
        [last-tile] Announcing the last tile
        [hands] How many tiles are dealt
        [salida-plain] Opening pass when no double opened
        [capicua-double] Capicúa with a double
        [first-pass] First pass of the match
        [spinner-single] The opening double counts once with one side covered
        [pass] Points for a pass
        [galo] Galo: all others pass
        [double-alone] A last double scores instead of the hands
        [five-doubles] Playing on with five doubles
        [opening-pass] Passing on the opening scores like a pass
        [tie] Who wins a tied block
        [three] Tiles for three players
        [one-all] With one round each nobody goes back to 0
        [tranque-bonus] Winning a block
        [sporting] Double 6 need not open the match
        [lot-pair] The pair of the highest tile drawn chooses who opens
        [nello-doubles] Doubles in nello
        [follow-me-doubles] Doubles without trumps
        [claim] Laying down claims the rest
       *[thinking-time] Thinking time in seconds
    }
# The words in [ ] are no plural forms here: [one] is "one tile".
# $value (RuleValue)
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
        [first-spinner] the first double
        [no-spinner] none
        [all-spinners] every double
        [by-points] points
        [six-love] six love: rounds in a row
        [straight-six] straight six: rounds won
        [match-10] match 10: the others stay under five
        [winner] the winner
        [pair] one of the winning pair
        [next-player] the next player
        [six-six] always double 6
        [pairs] the lower pair
        [closer] the closer or the next player, the lower hand
        [lowest-hand] the lowest hand of all
        [fifty-points] 50
        [twenty-five-points] 25
        [no-points] none
        [pordi] pordi: points for the last tile
        [orado] orado: pips, in sets
        [four-toes] 4
        [six-toes] 6
        [pool] a pool
        [by-sum] all together
        [by-hand] each by itself
        [usual-hands] as usual
        [galt] as Galt has it
        [goodsam] Good Sam, Idaho
        [texas] Good Sam, Texas
        [tanglewood] as in Tanglewood
        [lies-there] set aside, not dealt
        [from-hand] from the hand that holds it
        [highest-held] the highest double held
        [said] the program says it
        [tap] the player must, or draws two
        [tap-turn] the player must, or draws two and loses a turn
        [cover-all] everybody in turn
        [cover-layer] only whoever laid it
        [tie-as-usual] as usual
        [tie-opener] the opener's pair
        [tie-closer] the closer's pair
        [nine-tiles] 9 each, without double blank
        [seven-tiles] 7 each, the rest sleep
        [cut-throat] cut-throat: six rounds while somebody has none
        [doubles-own] a suit of their own
        [doubles-high] each the highest of its number
        [doubles-low] each the lowest of its number
        [bidder-says] as the bidder says
        [no-splash] none
        [three-marks] for 3 marks
        [two-marks] for 2 marks, or 3 over 2
       *[alone] only when it is your last tile
    }
# Games as they are played somewhere.
# $preset (PresetName)
preset-name =
    { $preset ->
        [dominicano] Dominican
        [boricua-500] Puerto Rican
        [boricua-200] short Puerto Rican
        [venezolano] Venezuelan
        [parejas] plain pairs
        [jamaica] Jamaican six love
        [oriente] eastern Cuban
        [orado] orado
        [tiddle-a-wink] Tiddle-a-Wink
        [sea-goat] sea goat
        [dominicano-50] Dominican 50
        [dominicano-30] Dominican 30
        [colmado] colmado
        [latino-solo] each alone
        [cut-throat] cut-throat
        [tournament] tournament
        [goodsam] Good Sam, Idaho
        [tanglewood] as in Tanglewood
       *[usual] standard
    }
# A game as it is played somewhere: "Latino, Dominican".
# $game (Message), $preset (Message)
game-preset = { $game }, { $preset }
# How well a computer player plays.
# $level (LevelKeyword)
level-name =
    { $level ->
        [easy] easy
        [expert] expert
        [worlds] sampled deals
        [heavy] heaviest tile first
        [random] any tile
       *[normal] normal
    }
# How players of a level go about it, in a sentence. $level: its id, of one to play against.
# $level (LevelKeyword)
level-manner =
    { $level ->
        [easy] They make the obvious move, and slip up now and then.
        [expert] They keep track of every tile and card played.
        [worlds] They try each move over many imagined deals.
        [heavy] They lay doubles first, then what is heaviest.
        [random] They lay any tile that fits.
       *[normal] They think a little ahead, and remember most of what was played.
    }

## The list of games

# A line of serpente games: "Salotto (salotto): 2 to 10 players, 2x2, 2x3; sets 6, 9; to 100 points."
# $game (GameName), $id (String), $players (List), $sets (List), $goal (Message)
game-line = { game-name } ({ $id }): { $players }; sets { $sets }; { $goal }.
# $game (GameName), $id (String), $players (List), $goal (Message)
game-line-cards = { game-name } ({ $id }): { $players }; { $goal }.
# { $values } are words a person types, each with the next message: "one (one tile), until (until one fits)".
# $rule (Rule), $id (String), $values (List), $usual (String)
rule-line = { rule-name } ({ $id }): { $values }; usually { $usual }.
# House rules under one name in the list of games. $id: how they are asked for.
# $preset (PresetName), $id (String)
preset-line = { preset-name }: --preset { $id }
# One of several things a rule can be. $id: how it is asked for.
# $value (RuleValue), $id (String)
rule-value-line = { $id } ({ rule-value })
# $least (Number), $most (Number)
rule-numbers = { $least } to { $most }
