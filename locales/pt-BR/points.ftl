place-down = embaixo
    .full = no braço de baixo
place-tip = junto à bucha de { $half }
    .full = na ponta da bucha de { $half }
count-opening-in-vain = { $count }: com a peça de saída não se ganha, não se marca nada.
triple-header-scores =
    { $points ->
        [0] Pontas iguais com bucha: nada.
        [one] Pontas iguais com bucha: um ponto.
       *[other] Pontas iguais com bucha: { $points } pontos.
    }
    .brief = Iguais com bucha: { $points }.
doubles-held = Buchas na mão: { $doubles }.
    .full = Buchas na mão: { $doubles }. Contam antes dos pontos.
# same chuchazo galo
bonus =
    { $bonus ->
        [pass] Passe à saída
        [all-passed] Roda de passes
        [capicua] Capicua
        [chuchazo] Chuchazo
        [tranque] Prêmio pelo jogo fechado
        [doubles] Seis buchas
        [capicua-double] Capicua com uma bucha
        [first-pass] Primeiro passe
        [muggins] Passou despercebido
        [any-pass] Um passe
        [galo] Galo
        [last-double] Batida com bucha
        [five-doubles] Cinco buchas
       *[prize] Prêmio da rodada
    }
bonus-scores-you =
    { $points ->
        [0] { bonus }: nada { points-for-you }.
        [one] { bonus }: um ponto { points-for-you }.
       *[other] { bonus }: { $points } pontos { points-for-you }.
    }
    .brief = { bonus }: { $points } { points-for-you }.
takes-all-you = { $pips } { points-for-you }.
    .full = { $pips } { points-for-you }: tudo o que sobrava.
points-yours = { $points } para você.
points-for-you =
    { $members ->
        [one] para você
       *[other] para a sua dupla
    }
set-counts-double = A zero: o set vale em dobro.
block-won-you =
    { $members ->
        [one] O jogo fechado é seu.
       *[other] O jogo fechado é da sua dupla.
    }
shut-out = Buchuda: nada para { $who }.
shut-out-you = Buchuda: nada { points-for-you }.
# same double both-ways double-of-both plain balak ceki
finish =
    { $finish ->
        [double] Carroça
        [both-ways] Lá e lô
        [double-of-both] Cruzada
        [plain-tile] Peça simples
        [balak] Balak
        [ceki] Ceki
        [balak-of-both] Balak nas duas pontas
       *[plain] Simples
    }
counts-double = Depois de uma rodada nula vale em dobro: { $points }.
next-counts-double = A rodada seguinte vale em dobro.
closed-you = Você fechou o jogo.
closer-doubles = Quem fechou tem mais, por isso valem em dobro: { $points }.
goat-you =
    { $members ->
        [one] O bode é você!
       *[other] Os bodes são vocês!
    }
capicua-doubles = A capicua dobra esses pontos: { $points }.
one-round-more = Empate na frente: mais uma rodada.
by-five = Dividindo por cinco: { $points }.
by-three = Dividindo por três: { $points }.
eggs-wait =
    { $game ->
        [tiddly-wink] Empate: o bolo fica, { $points } para quem ganhar a próxima.
       *[kozel] Ovos: { $points } para quem perder a próxima rodada.
    }
hint-count =
    { $count ->
        [0] Sugestão: não anuncie nada.
       *[other] Sugestão: anuncie { $count }.
    }
count-question = { $told } Quanto? Digite a contagem e depois { $key }; só { $key } é não dizer nada.
    .brief = { $told } Quanto?
counted-wrong = { $who } contou errado.
block-scores =
    { $points ->
        [0] O jogo fechado não vale nada.
        [one] O jogo fechado vale um ponto.
       *[other] O jogo fechado vale { $points } pontos.
    }
block-won = O jogo fechado é de { $who }.
pool-won-you = O bolo é seu: { $pool }.
    .full = O bolo é seu: { $pool }. Cada um pôs { $stake }.
count-in-vain =
    { $points ->
        [0] { $count }: não passa de { $limit }.
        [one] { $count }: com mais um ponto passaria de { $limit }, não conta.
       *[other] { $count }: com mais { $points } passaria de { $limit }, não conta.
    }
hands-in-vain =
    { $points ->
        [0] Não passa de { $limit }.
        [one] Com mais um ponto passaria de { $limit }: não conta.
       *[other] Com mais { $points } passaria de { $limit }: não conta.
    }
account-waits = Com menos de { $least }, fica guardado para a próxima perda: { $sides }.
