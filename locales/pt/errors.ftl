# O que não se pode fazer ou usar, e o que serviria.

unknown-command = O comando { $given } não existe. serpente --help indica os comandos.
unknown-command-meant = O comando { $given } não existe. Querias dizer { $meant }?
unknown-option = A opção { $given } não existe. serpente --help indica as opções.
unknown-option-meant = A opção { $given } não existe. Querias dizer { $meant }?
option-not-here = { $option } não serve para { $command }. serpente --help diz o que cada comando aceita.
option-without-value = Depois de { $option } falta um valor.
option-takes-no-value = { $option } não aceita nenhum valor.
option-not-text = O valor de { $option } não é texto em UTF-8: { $given }.
option-number = { $option } aceita um número inteiro de { NUMBER($least, useGrouping: "false") } a { NUMBER($most, useGrouping: "false") }, não { $given }.
option-choice = { $option } aceita um destes: { $choices }. Não { $given }.
option-seed = --seed aceita um número inteiro sem sinal, por exemplo 42, não { $given }.
option-teams = --teams aceita o número de equipas e de membros, por exemplo 2x2 ou 3x2, não { $given }.
option-players-and-teams = --players { $players } e --teams { $teams } não condizem: essas equipas têm { $seats } lugares. Basta uma das duas.
option-game = { $given } não pode ser um jogo. serpente games diz quais há.
option-bots = --bots aceita níveis separados por vírgulas, por exemplo easy,normal ou expert:500, não { $given }.
option-rule = --rule aceita um nome ou nome=valor, por exemplo draw=until, não { $given }. serpente games indica as regras da casa.
option-name = Um nome tem de um a { $most } caracteres.
option-language = --lang aceita um código de língua, por exemplo it ou en-GB, não { $given }.
no-such-language = Não há nenhuma língua { $given }. As línguas: { $languages }.
argument-not-wanted = { $command } não sabe o que fazer com { $given }.
file-wanted = { $command } precisa do nome de um ficheiro.
address-wanted = { $command } precisa de um endereço, como 192.168.1.5 ou domino.example.
deal-line = A linha { $line } de { $file } não é nada que um ficheiro de distribuições possa conter.
deal-impossible = A distribuição { $deal } não se pode jogar: são precisos quem joga, as mãos, e lugares e pedras que o jogo tenha.
tree-differs = A árvore de { $deal } não é a que o seu ficheiro diz.
tiles-only = { $command } é para os jogos de pedras.
no-such-game = Não há nenhum jogo { $given }. Os jogos: { $games }.
no-such-seating = { game-name } não se joga assim. Maneiras de o jogar: { $seatings }.
pairs-only = Com estas regras, { game-name } joga-se em duas duplas.
alone-only = Com estas regras, em { game-name } joga cada um por si.
rule-of-pairs = Só em duas duplas: { $rule }.
not-together = Não vão juntas: { $one }; { $other }.
seats-at-most = Com estas regras, { game-name } joga-se a { $seats } no máximo.
rule-of-singles = Só quando joga cada um por si: { $rule }.
rule-of-seats = Só com { $seats } jogadores: { $rule }.
only-with = { $rule }: é precisa também outra regra, { $needed }.
not-with-set = Não com o dominó até à dobrada de { $top }: { $rule }.
limit-not-met = { $rule }: o limite tem de ser um múltiplo de { $multiple }.
no-such-set = Estes jogadores não podem usar essas pedras. Podem usar { $sets }.
cannot-deal = Com o dominó até à dobrada de { $top }, { $seats } jogadores podem receber de { $least } a { $most } pedras cada um. Escolhe um número assim com --hand, ou um dominó maior com --set.
cannot-deal-but = Com o dominó até à dobrada de { $top }, { $seats } jogadores recebem { $tiles } pedras cada um, nem mais nem menos.
cannot-deal-at-all = O dominó até à dobrada de { $top } não chega para { $seats } jogadores. Escolhe um maior com --set.
no-goal = Uma partida vai pelo menos até um ponto, ou dura uma rodada.
wrong-goal = { $option } não serve para { game-name }, que acaba de outra maneira.
too-many-rounds = Com este dominó, o máximo de rodadas numa partida é { $most }.
no-tiles = { game-name } não tem pedras: { $option } não serve para nada.
no-such-rule = { game-name } não tem a regra da casa { $given }. Tem { $rules }.
no-rules = { game-name } não tem regras da casa.
no-such-preset = { game-name } não tem nenhum --preset { $given }. Tem { $presets }.
no-presets = { game-name } não tem nenhum --preset.
no-such-value = A regra da casa { $rule } aceita um destes: { $values }.
too-many-people = Só há { $seats } lugares.
name-of-two = Duas pessoas não se podem chamar ambas { $name }. Dá outro nome a uma delas.
no-such-level = Não há nenhum nível { $given }. Os níveis: { $levels }.
no-such-message = Não há nenhuma frase nem ficheiro de língua { $given }. Os nomes mais parecidos: { $nearest }.
proof-line = { $name }: { $text }
proof-text = { $text }
proof-english = { $name }, em inglês: { $text }
file-not-written = Não se consegue escrever { $file }: { $trouble ->
    [full] o disco está cheio
    [read-only] a pasta é só de leitura
    [denied] não tens permissão para escrever aí
    [missing] a pasta não existe
    [folder] é uma pasta, e é preciso um ficheiro
   *[other] há algum problema
}.
locales-wrong =
    { $count ->
        [0] Não há nada mal nos ficheiros de língua.
        [one] Há uma coisa mal nos ficheiros de língua.
       *[other] Há { $count } coisas mal nos ficheiros de língua.
    }
locales-checked = O que está mal em { $folder }:
locales-english = { $file }: { $count } textos ainda estão em inglês, o primeiro na linha { $line }.
locales-progress =
    { $left ->
        [one] Traduzido { $percent } por cento. Falta um texto, { $words ->
            [one] uma palavra
            [2] duas palavras
           *[other] { $words } palavras
        }.
       *[other] Traduzido { $percent } por cento. Faltam { $left } textos com { $words } palavras, cerca de { $hours ->
            [one] uma hora
            [2] duas horas
           *[other] { $hours } horas
        } a 300 palavras por hora.
    }
locales-mend = Traduzido { $percent } por cento. Falta corrigir o que se segue.
locales-next = Agora traduz { $id }.
locales-next-first =
    { $left ->
        [one] Dos que um serão precisa falta um texto: { $id }.
       *[other] Dos que um serão precisa faltam { $left } textos, com o comentário # first por cima. Agora traduz { $id }.
    }
locales-first = { $count } textos têm por cima o comentário # first: traduz primeiro estes, e um serão inteiro é dito na tua língua.
locales-same = O texto que deve ficar igual ao inglês tem por cima o comentário # same; uma só forma tem # same e o seu nome. O texto que serve para todos os números tem # one form.
locales-right = Os ficheiros de língua em { $folder } estão em ordem.
locales-begun = Os ficheiros para traduzir estão agora em { $folder }. serpente locales --check { $folder } diz o que falta fazer.
