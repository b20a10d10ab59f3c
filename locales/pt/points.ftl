place-up = em cima
    .full = no braço de cima
place-down = em baixo
    .full = no braço de baixo
place-tip = junto à dobrada de { $half }
    .full = na ponta da dobrada de { $half }
end-at = { $place } { $end }
    .brief = { $end }
end-tip = livre { $half }
    .full = livre { $half }, não conta
ends-listed = Pontas: { $ends }.
    .brief = { $ends }.
ends-counted = { $ends } Ao todo { $count }.
arm-from = { $place }, da { $tile }
arm-of = da { $tile }
count-nothing = Ao todo { $count }.
    .full = { $count }: nada.
count-question = { $told } Quanto? Escreve a contagem e depois { $key }; só { $key } é não dizer nada.
    .brief = { $told } Quanto?
count-asked = { $told } Quanto?
counted-wrong = { $who } contou mal.
count-typed = { $count }.
count-said =
    { $count ->
        [0] Nada anunciado.
       *[other] Anunciado: { $count }.
    }
count-wrong = { $count } está errado.
hint-count =
    { $count ->
        [0] Sugestão: não anuncies nada.
       *[other] Sugestão: anuncia { $count }.
    }
tile-scores =
    { $points ->
        [0] Nada.
        [one] Um ponto.
       *[other] { $points } pontos.
    }
count-scores =
    { $points ->
        [0] { $count }: nada.
        [one] { $count }: um ponto.
       *[other] { $count }: { $points } pontos.
    }
    .brief =
        { $points ->
            [0] Nada.
            [one] Um ponto.
           *[other] { $points } pontos.
        }
one-for-out = Um deles por bater.
some-for-knocks =
    { $knocks ->
        [0] Nenhum pelos passes.
        [one] Um deles pelo passe de antes.
       *[other] { $knocks } deles pelos passes de antes.
    }
count-in-vain =
    { $points ->
        [0] { $count }: não passa de { $limit }.
        [one] { $count }: com mais um ponto passava de { $limit }, não conta.
       *[other] { $count }: com mais { $points } passava de { $limit }, não conta.
    }
count-opening-in-vain = { $count }: com a pedra de saída não se ganha, não se marca nada.
header-scores =
    { $points ->
        [0] Pontas iguais: nada.
        [one] Pontas iguais: um ponto.
       *[other] Pontas iguais: { $points } pontos.
    }
    .brief = Iguais: { $points }.
triple-header-scores =
    { $points ->
        [0] Pontas iguais com dobrada: nada.
        [one] Pontas iguais com dobrada: um ponto.
       *[other] Pontas iguais com dobrada: { $points } pontos.
    }
    .brief = Iguais com dobrada: { $points }.
points-for = { $points } para { $who }.
points-yours = { $points } para ti.
rounded-hands = Cada mão arredondada: { $hands }, ao todo { $sum }.
rounded-to = { $pips } nas outras mãos, arredondado { $points }.
rounded-less-own = { $others } nas outras mãos, menos { $own } de quem ganha: { $points }.
by-five = A dividir por cinco: { $points }.
by-three = A dividir por três: { $points }.
hands-in-vain =
    { $points ->
        [0] Não passa de { $limit }.
        [one] Com mais um ponto passava de { $limit }: não conta.
       *[other] Com mais { $points } passava de { $limit }: não conta.
    }
doubles-held = Dobradas na mão: { $doubles }.
    .full = Dobradas na mão: { $doubles }. Contam antes dos pontos.
pool-won = O bolo para { $who }: { $pool }.
    .full = O bolo para { $who }: { $pool }. Cada um pôs { $stake }.
pool-won-you = O bolo é teu: { $pool }.
    .full = O bolo é teu: { $pool }. Cada um pôs { $stake }.
out-scores =
    { $points ->
        [0] Bater não vale nada.
        [one] Bater vale um ponto.
       *[other] Bater vale { $points } pontos.
    }
block-scores =
    { $points ->
        [0] O fecho não vale nada.
        [one] O fecho vale um ponto.
       *[other] O fecho vale { $points } pontos.
    }
because-scores =
    { $points ->
        [0] não marca nada
        [one] marca um ponto
       *[other] marca { $points } pontos
    }

## Prémios, e quem ganha um fecho

# same chuchazo galo
bonus =
    { $bonus ->
        [pass] Passe à saída
        [all-passed] Roda de passes
        [capicua] Capicua
        [chuchazo] Chuchazo
        [tranque] Prémio pelo fecho
        [doubles] Seis dobradas
        [capicua-double] Capicua com uma dobrada
        [first-pass] Primeiro passe
        [muggins] Passou despercebido
        [any-pass] Um passe
        [galo] Galo
        [last-double] Batida com dobrada
        [five-doubles] Cinco dobradas
       *[prize] Prémio da rodada
    }
bonus-scores =
    { $points ->
        [0] { bonus }: nada para { $who }.
        [one] { bonus }: um ponto para { $who }.
       *[other] { bonus }: { $points } pontos para { $who }.
    }
    .brief = { bonus }: { $who }, { $points }.
points-for-you =
    { $members ->
        [one] para ti
       *[other] para a tua dupla
    }
bonus-scores-you =
    { $points ->
        [0] { bonus }: nada { points-for-you }.
        [one] { bonus }: um ponto { points-for-you }.
       *[other] { bonus }: { $points } pontos { points-for-you }.
    }
    .brief = { bonus }: { $points } { points-for-you }.
added-up = { $parts }: ao todo { $sum }.
part-of-hands = { $points } das mãos
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } pelos passes
takes-all = { $pips } para { $who }.
    .full = { $pips } para { $who }: tudo o que sobrava.
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you }: tudo o que sobrava.
set-counts-double = A zero: o set vale a dobrar.
one-round-more = Empate à frente: mais uma rodada.
closer-compared = Quem fechou e o seguinte: { $hands }.
equal-to-opener = Empate: ganha a dupla que abriu.
equal-to-closer = Empate: ganha a dupla que fechou.
lowest-hand = Decide a mão mais baixa: { $hands }.
    .brief = A mais baixa: { $hands }.
block-won = O fecho é para { $who }.
block-won-you = O fecho é { points-for-you }.
pips-worth =
    { $points ->
        [0] Todas as mãos juntas { $pips }: não valem nada.
        [one] Todas as mãos juntas { $pips }: valem um ponto.
       *[other] Todas as mãos juntas { $pips }: valem { $points } pontos.
    }
capicua-doubles = A capicua dobra-os: { $points }.
back-to-zero = { $who }: de volta a 0.
all-back-to-zero = Uma rodada para cada um: todos a 0.
shut-out = Capote: nada para { $who }.
shut-out-you = Capote: nada { points-for-you }.
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Pedra simples
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak nas duas pontas
       *[plain] Simples
    }
finish-scores =
    { $points ->
        [0] { finish }: nada.
        [one] { finish }: um ponto.
       *[other] { finish }: { $points } pontos.
    }
counts-double = Depois de uma rodada nula vale a dobrar: { $points }.
next-counts-double = A rodada seguinte vale a dobrar.
finish-doubles = { finish }: os pontos dobram, { $points }.
last-of-number = A última do seu número: mais { $more }, ao todo { $points }.
closed = { $who } fechou o jogo.
closed-you = Fechaste o jogo.
closer-tied = Quem fechou só empata: ganham os outros.
closer-loses = Quem fechou tem mais, e perde um ponto.
closer-doubles = Quem fechou tem mais, por isso valem a dobrar: { $points }.

## Kozel, o bode

lone-tile = A { $tile } sozinha conta { $points }: { $who }.
eggs-added = Ovos: { $who }, { $own } e { $eggs } fazem { $sum }.
waited-added = { $who }: { $own } e { $waited } à espera fazem { $sum }.
account-closed = Com menos de { $least } ainda nada conta: { $sides }.
eggs-wait =
    { $game ->
        [tiddly-wink] Empate: o bolo fica, { $points } para quem ganhar a próxima.
       *[kozel] Ovos: { $points } para quem perder a próxima rodada.
    }
scores-waiting =
    { $game ->
        [tiddly-wink] { $scores }. Bolo: { $points }.
       *[kozel] { $scores }. Ovos: { $points }.
    }
account-waits = Com menos de { $least } guarda-se para a próxima perda: { $sides }.
goat =
    { $members ->
        [one] { $who } é o bode!
       *[other] { $who } são os bodes!
    }
    .brief = Bode: { $who }!
goat-you =
    { $members ->
        [one] O bode és tu!
       *[other] Os bodes são vocês!
    }
