place-up = em cima
    .full = no braço de cima
place-down = em baixo
    .full = no braço de baixo
place-tip = bico da dobrada { $half }
    .full = no bico da dobrada { $half }
end-at = { $place } { $end }
end-tip = bico { $half }
ends-listed = Pontas: { $ends }.
ends-counted = { $ends } Conta { $count }.
arm-from = { $place }, da { $tile }
arm-of = da { $tile }
count-nothing = { $count }: nada.
    .brief = { $count }.
count-scores =
    { $points ->
        [0] { $count }: nada.
        [one] { $count }: um ponto.
       *[other] { $count }: { $points } pontos.
    }
one-for-out = Um deles por bater.
some-for-knocks =
    { $knocks ->
        [0] Nenhum pelos toques.
        [one] Um deles pelo toque de antes.
       *[other] { $knocks } deles pelos toques de antes.
    }
count-in-vain = { $count }: com { $points } passava de { $limit }, não se marca nada.
count-opening-in-vain = { $count }: com a pedra de saída não se ganha, não se marca nada.
header-scores =
    { $points ->
        [0] Cabeça dupla: nada.
        [one] Cabeça dupla: um ponto.
       *[other] Cabeça dupla: { $points } pontos.
    }
triple-header-scores =
    { $points ->
        [0] Cabeça tripla: nada.
        [one] Cabeça tripla: um ponto.
       *[other] Cabeça tripla: { $points } pontos.
    }
rounded-to = Os outros { $pips }, arredondado a cinco: { $points }.
rounded-less-own = Os outros { $others }, menos { $own } de quem ganha, arredondado a cinco: { $points }.
by-five = A dividir por cinco: { $points }.
hands-in-vain = Com { $points } passava de { $limit }: não se marca nada.
doubles-held = Dobradas na mão: { $doubles }. Contam antes dos pontos.
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

# same chuchazo
bonus =
    { $bonus ->
        [pass] Toque de saída
        [all-passed] Roda de toques
        [capicua] Lá e lô
        [chuchazo] Chuchazo
        [doubles] Seis dobradas
       *[prize] Prémio da rodada
    }
bonus-scores =
    { $points ->
        [0] { bonus }: nada para { $who }.
        [one] { bonus }: um ponto para { $who }.
       *[other] { bonus }: { $points } pontos para { $who }.
    }
bonus-scores-you =
    { $points ->
        [0] { bonus }: nada para a tua dupla.
        [one] { bonus }: um ponto para a tua dupla.
       *[other] { bonus }: { $points } pontos para a tua dupla.
    }
added-up = Somado: { $parts }; { $sum } ao todo.
part-of-hands = { $points } na mão
part-of-bonus = { bonus } { $points }
part-of-passes = { $points } dos toques
takes-all = Conta tudo o que sobra: { $pips }.
set-counts-double = A zero: o set vale a dobrar.
one-round-more = Empate à frente: mais uma rodada.
closer-compared = Comparam-se quem fechou e o seguinte: { $hands }.
equal-to-opener = Empate: ganha a dupla que abriu.
lowest-hand = Decide a mão mais baixa: { $hands }.
block-won = O fecho é para { $who }.
block-won-you = O fecho é para a tua dupla.
pips-worth =
    { $points ->
        [0] Todas as mãos juntas { $pips }: não valem nada.
        [one] Todas as mãos juntas { $pips }: valem um ponto.
       *[other] Todas as mãos juntas { $pips }: valem { $points } pontos.
    }
capicua-doubles = O lá e lô dobra-os: { $points }.
back-to-zero = { $who }: de volta a 0.
shut-out = Buchuda: nada para { $who }.
shut-out-you = Buchuda: nada para a tua dupla.
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Uma pedra qualquer
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
last-of-number = Todas as outras do seu número estão na mesa: mais { $more }, ao todo { $points }.
closed = Quem fechou foi { $who }.
closed-you = Quem fechou foste tu.
closer-tied = Quem fechou tem o mesmo: ganham os outros.
closer-loses = Quem fechou tem mais, e perde um ponto.
closer-doubles = Quem fechou tem mais, por isso valem a dobrar: { $points }.

## Kozel, o bode

lone-tile = A { $tile } sozinha conta { $points }: { $who }.
eggs-added = Os ovos são para { $who }: { $own } e { $eggs } fazem { $sum }.
account-closed = A conta abre-se com { $least }. Não se escreve: { $sides }.
eggs-wait = Ovos: { $points } para quem perder a próxima rodada.
scores-waiting = { $scores }. Ovos: { $points }.
goat =
    { $members ->
        [one] { $who } é o bode!
       *[other] { $who } são os bodes!
    }
goat-you =
    { $members ->
        [one] O bode és tu!
       *[other] Os bodes são vocês!
    }
