# Mesas em que os amigos entram de outro lado.
menu-online = Jogar com outros
online-menu = Jogar com outros.
online-host = Abrir uma mesa neste computador
online-join = Entrar por um endereço
online-found = Entrar em { $name }, { $address }
# A última mesa em que estiveste.
online-last = Voltar a { $table }, { $address }
parlour-found = Encontrado nesta rede: { $name }.
ask-address = Onde é a mesa? Escreve o endereço e depois { $key }.
ask-secret = Esta mesa tem uma palavra secreta. Escreve-a e depois { $key }.
ask-talk = O que queres dizer? Escreve e depois { $key }.
typing-help = As setas dizem o que escreveste. { $back } volta sem enviar.
no-address = Isso não é um endereço: { $text }. Um endereço é como 192.168.1.5, ou como domino.example.
calling = A ligar a { $address }.
parlour-welcome = Estás em { $parlour }.
unreachable = Ninguém responde em { $address }.
certificate-unknown = Ninguém responde pelo certificado de { $address }. Pergunta a quem o gere se a impressão digital é { $fingerprint }.
certificate-changed = { $address } mostra um certificado diferente daquele em que confias. Pergunta a quem o gere se a impressão digital agora é { $fingerprint }.
certificate-no = Não ir lá
certificate-trust = Confiar nele a partir de agora
certificate-untrusted = Ninguém responde pelo certificado de { $address }. Vai lá uma vez com serpente join { $address }: pergunta-te se confias.
line-broken = Ligação perdida. Continuo a tentar.
line-broken-at-table = { line-broken } { $leave } para sair.
line-mended = A ligação voltou.
line-confused = Perdeu-se algo pelo caminho. Entro outra vez na mesa.
table-pauses = A mesa faz uma pausa.
table-goes-on = O jogo continua.

## As mesas

lobby-menu = Mesas de { $parlour }.
tables-none = Ainda não há mesas em { $parlour }.
lobby-open = Abrir uma mesa
lobby-table =
    { $free ->
        [0] { $table }: { game-name }, mesa de { $master }, sem lugares
        [one] { $table }: { game-name }, mesa de { $master }, um lugar livre
       *[other] { $table }: { game-name }, mesa de { $master }, { $free } lugares livres
    }
lobby-playing = { $table }: { game-name }, mesa de { $master }, há uma partida
lobby-asleep = { $table }: { game-name }, agora não está ninguém
table-opened = { $name } abre uma mesa: { game-name }.
tables-opened =
    { $count ->
        [0] Nenhuma mesa nova.
        [one] Uma mesa nova.
        [2] Duas mesas novas.
       *[other] { $count } mesas novas.
    }
table-gone = A mesa { $table } já não existe.
friends = Os meus amigos, { $here } de { $all } aqui
friends-menu = Os teus amigos.
friend-at = { $name } está em { $table }
friend-at-private = { $name } está numa mesa privada
friend-away = { $name }, não está
friend-go = Ir para { $table }
no-friends = Amigos, e o meu nome noutros aparelhos
menu-six-words = Levar o meu nome para outro aparelho
menu-type-six-words = Tenho seis palavras de outro aparelho
ask-six-words = Escreve as seis palavras, depois { $key }.
six-words = Durante { $minutes } minutos, estas seis palavras levam o teu nome para outro aparelho: { $words }.
name-moved = Aqui também és { $name }.
open-menu =
    { $touch ->
        [yes] Uma mesa tua.
       *[no] Uma mesa tua. Esquerda e direita mudam uma definição.
    }
menu-open = Abrir: { game-name }, { $who }, { $goal }
menu-open-friends = Abri-la só para amigos, que entram pela sua ligação

## Numa mesa, antes da partida

room-menu = Mesa { $table }, { game-name }.
room-begin = Começar a partida
room-fill = Dar os lugares livres a jogadores automáticos
room-talk = Dizer alguma coisa
room-tell-day = Dizer à mesa: { $line }
room-leave = Sair da mesa
room-chair = Lugar { $number }: { $name }
room-chair-own = Lugar { $number }: { $name }, és tu
room-chair-computer = Lugar { $number }: { $name }, jogador automático
room-chair-away = Lugar { $number }: { $name }, ausente
room-chair-free = Lugar { $number }: livre
room-chair-silenced = Lugar { $number }: { $name }, em silêncio
room-chair-ready = Lugar { $number }: { $name }, a postos
room-ready = Estou a postos
room-not-ready = Ainda não estou a postos
is-ready = { $name } está a postos.
you-are-ready = Estás a postos.
you-are-not-ready = Já não estás a postos.
all-are-ready = Estão todos a postos.
menu-at-table = Quem está à mesa
people-menu = Quem está à mesa.
# same
chair-menu = { $name }.
chair-unhear = Silenciar { $name } para mim
chair-hear = Voltar a ouvir { $name }
chair-befriend = Juntar { $name } aos meus amigos
chair-unfriend = Tirar { $name } dos meus amigos
friend-now = { $name } já está entre os teus amigos.
friend-no-more = { $name } já não está entre os teus amigos.
friends-full = Já tens { $most } amigos aqui e não cabem mais.
chair-silence = Silenciar { $name } para todos
chair-unsilence = Deixar { $name } falar de novo
chair-remove = Tirar { $name } da mesa
chair-play-for = Deixar um jogador automático jogar esta vez por { $name }
hears-no-more = Deixas de ouvir { $name }.
room-watchers-away = Mandar embora quem assiste
room-turn = Tempo por jogada: { $seconds } segundos
room-turn-free = Tempo por jogada: sem limite
turn-limited = Agora cada jogada pode durar { $seconds } segundos.
turn-free = Agora as jogadas não têm limite de tempo.
hears-again = Voltas a ouvir { $name }.
silenced = { $name } fica em silêncio para todos.
speaks-again = { $name } pode falar de novo.
sat-down = { $name } senta-se.
got-up = { $name } vai-se embora.
went-away = { $name } ausentou-se.
away-for =
    { $seconds ->
        [0] { $name } ausentou-se. Joga já um jogador automático.
        [one] { $name } ausentou-se. Daqui a um segundo joga um jogador automático.
       *[other] { $name } ausentou-se. Daqui a { $seconds } segundos joga um jogador automático.
    }
came-back = { $name } voltou.
watcher-came = { $name } assiste.
watcher-gone = { $name } já não assiste.
stands-in = Um jogador automático joga por { $name }.
stood-in = Um jogador automático jogou por { $name }.
leads-now = Agora a mesa é de { $name }.
you-host-now = Agora a mesa é tua.
you-lead-now = Agora a mesa é tua: és tu que começas a partida.
waits-for-master = Quem começa a partida é { $name }.

## Durante a partida

said = { $name } diz: { $text }
said-watching = { $name }, que está a ver, diz: { $text }
you-said = Dizes: { $text }
sent-waiting = Enviado. Ainda sem resposta.
waits-for-others = À espera dos outros.
hosting = Mesa { $table }. Os amigos escrevem: serpente join { $address }
private-link = Só esta ligação traz até aqui: { $link }
hosting-failed = Agora não se pode abrir uma mesa neste computador.
leave-elsewhere = Sais da mesa? Um jogador automático joga por ti até voltares. { $yes } para sair, { $no } para ficar.
leave-chair = Sais da mesa? { $yes } para sair, { $no } para ficar.
talk-nowhere = Aqui não há ninguém com quem falar.
went-on-elsewhere = Estás nesta mesa noutra janela. { $yes } para continuar aqui, { $no } para ficar lá.

visit-tables = As mesas daqui
visit-last = Voltar a { $table }
visit-no-voice = Aqui é o teu leitor de ecrã que lê as linhas: não há outra voz para regular.
visit-no-files = Aqui não se pode guardar nada: este computador não é o teu.

## Ligas

open-league = Liga: { $league }
open-no-league = Liga: nenhuma
ask-league = As partidas desta mesa contam para uma liga? Escreve o nome dela, ou deixa vazio, e depois { $key }.
league-counts = As partidas desta mesa contam para a liga { $league }.
room-league = Liga { $league }, classificação
league-menu = Liga { $league }.
league-empty = Liga { $league }: ainda sem partidas.
league-person =
    { $matches ->
        [one] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, uma partida
        [2] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, duas partidas
       *[other] { $place }: { $name }, { NUMBER($rating, useGrouping: "false") }, { $matches } partidas
    }
league-person-out = { $name }, fora da liga
league-puts-out = Não classificar mais { $name } nesta liga
league-lets-in = Voltar a classificar { $name }
league-open = Quem é novo: conta
league-closed = Quem é novo: não conta
rated-up = Liga { $league }: lugar { $place } de { $of }, pontuação { NUMBER($rating, useGrouping: "false") }, sobe { $change }.
rated-down = Liga { $league }: lugar { $place } de { $of }, pontuação { NUMBER($rating, useGrouping: "false") }, desce { $change }.
rated-same = Liga { $league }: lugar { $place } de { $of }, pontuação { NUMBER($rating, useGrouping: "false") } como antes.

## Noites: várias mesas jogam as mesmas pedras

open-evening = As mesmas pedras que outras mesas: noite { $evening }
open-no-evening = As mesmas pedras que outras mesas: não
ask-evening = As mesmas pedras que outras mesas? Escreve o nome combinado com elas, ou deixa vazio, e depois { $key }.
evening-plays = Noite { $evening }, { $goal }: todas as suas mesas recebem as mesmas pedras.
evening-words = Para abrir outra mesa de { $evening }, os outros escrevem: { $words }.
lobby-evening = { $table }, noite { $evening }
room-evening = Noite { $evening }, resultados
evening-menu =
    { $others ->
        [one] Noite { $evening }, em pontos face à outra mesa.
       *[other] Noite { $evening }, em pontos face à média das outras mesas.
    }
evening-person-better = { $place }: { $name }, { $points } de vantagem
evening-person-worse = { $place }: { $name }, { $points } de desvantagem
evening-person-same = { $place }: { $name }, igual
evening-waits =
    { $tables ->
        [one] O teu resultado vem quando mais uma mesa acabar.
        [2] O teu resultado vem quando mais duas mesas acabarem.
       *[other] O teu resultado vem quando mais { $tables } mesas acabarem.
    }
evening-waits-alone = O teu resultado vem quando outra mesa também tiver jogado.
evening-waits-hour =
    { $minutes ->
        [one] Todas as mesas jogaram. Os resultados vêm daqui a um minuto, ou quando os pedir quem começou a noite.
       *[other] Todas as mesas jogaram. Os resultados vêm daqui a { $minutes } minutos, ou quando os pedir quem começou a noite.
    }
evening-alone = A noite acabou. Nenhuma outra mesa a jogou.
evening-late = A noite acabou antes desta mesa, que não é comparada.
evening-better =
    { $others ->
        [one] A noite acabou: { $points ->
            [one] um ponto
           *[other] { $points } pontos
        } melhor do que a outra mesa.
        [2] A noite acabou: { $points ->
            [one] um ponto
           *[other] { $points } pontos
        } melhor do que a média das outras duas mesas.
       *[other] A noite acabou: { $points ->
            [one] um ponto
           *[other] { $points } pontos
        } melhor do que a média das outras { $others } mesas.
    }
evening-worse =
    { $others ->
        [one] A noite acabou: { $points ->
            [one] um ponto
           *[other] { $points } pontos
        } pior do que a outra mesa.
        [2] A noite acabou: { $points ->
            [one] um ponto
           *[other] { $points } pontos
        } pior do que a média das outras duas mesas.
       *[other] A noite acabou: { $points ->
            [one] um ponto
           *[other] { $points } pontos
        } pior do que a média das outras { $others } mesas.
    }
evening-same =
    { $others ->
        [one] A noite acabou: igual à outra mesa.
        [2] A noite acabou: igual à média das outras duas mesas.
       *[other] A noite acabou: igual à média das outras { $others } mesas.
    }
evening-for = { $name }: { $result }
parlours-damaged = O ficheiro com os teus servidores estava estragado. O que se conseguiu ler continua lá, e o ficheiro antigo fica guardado como { $aside }.
parlours-unreadable = Não se conseguiu ler o ficheiro com os teus servidores, { $file }. Fica como está, e o que for novo esquece-se no fim.
