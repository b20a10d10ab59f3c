ask-address = Onde é a mesa? Digite o endereço e depois { $key }.
ask-secret = Esta mesa tem uma senha. Digite a senha e depois { $key }.
ask-talk = O que você quer dizer? Digite e depois { $key }.
typing-help = As setas dizem o que você digitou. { $back } volta sem enviar.
calling = Conectando a { $address }.
certificate-unknown = Ninguém responde pelo certificado de { $address }. Pergunte a quem cuida dele se a impressão digital é { $fingerprint }.
certificate-changed = { $address } mostra um certificado diferente daquele em que você confia. Pergunte a quem cuida dele se a impressão digital agora é { $fingerprint }.
certificate-untrusted = Ninguém responde pelo certificado de { $address }. Vá lá uma vez com serpente join { $address }: ele pergunta se você confia.
line-broken = Conexão perdida. Continuo tentando.
line-mended = A conexão voltou.
open-menu =
    { $touch ->
        [yes] Uma mesa sua.
       *[no] Uma mesa sua. Esquerda e direita mudam uma configuração.
    }
room-chair-own = Lugar { $number }: { $name }, é você
hears-no-more = Você deixa de ouvir { $name }.
room-watchers-away = Mandar embora quem está assistindo
hears-again = Você volta a ouvir { $name }.
sat-down = { $name } se senta.
got-up = { $name } vai embora.
went-away = { $name } saiu por um momento.
away-for =
    { $seconds ->
        [0] { $name } saiu por um momento. Um jogador automático já joga.
        [one] { $name } saiu por um momento. Em um segundo, um jogador automático joga.
       *[other] { $name } saiu por um momento. Em { $seconds } segundos, um jogador automático joga.
    }
you-host-now = Agora a mesa é sua.
you-lead-now = Agora a mesa é sua: você começa a partida.
you-said = Você diz: { $text }
waits-for-others = Esperando os outros.
leave-elsewhere = Sair da mesa? Um jogador automático joga por você até você voltar. { $yes } para sair, { $no } para ficar.
leave-chair = Sair da mesa? { $yes } para sair, { $no } para ficar.
visit-no-voice = Aqui é o seu leitor de tela que lê as linhas: não há outra voz para regular.
visit-no-files = Aqui não se pode guardar nada: este computador não é o seu.
said-watching = { $name }, que está assistindo, diz: { $text }
private-link = Só este link traz até aqui: { $link }
you-are-ready = Você está a postos.
you-are-not-ready = Você não está mais a postos.
all-are-ready = Todos a postos.
chair-befriend = Adicionar { $name } aos meus amigos
chair-unfriend = Remover { $name } dos meus amigos
friend-now = { $name } agora está entre os seus amigos.
friend-no-more = { $name } não está mais entre os seus amigos.
friends-full = Você já tem { $most } amigos aqui e não cabe mais ninguém.
friends = Meus amigos, { $here } de { $all } aqui
friends-menu = Seus amigos.
no-friends = Amigos, e meu nome em outros aparelhos
menu-six-words = Levar meu nome para outro aparelho
ask-six-words = Digite as seis palavras e depois { $key }.
six-words = Durante { $minutes } minutos, estas seis palavras levam o seu nome para outro aparelho: { $words }.
name-moved = Aqui você também é { $name }.
ask-league = As partidas desta mesa contam para uma liga? Digite o nome dela, ou deixe vazio, e depois { $key }.
ask-evening = As mesmas peças que outras mesas? Digite o nome combinado com elas, ou deixe vazio, e depois { $key }.
evening-menu =
    { $others ->
        [one] Noite { $evening }, em pontos em relação à outra mesa.
       *[other] Noite { $evening }, em pontos em relação à média das outras mesas.
    }
evening-waits =
    { $tables ->
        [one] O seu resultado vem quando mais uma mesa acabar.
        [2] O seu resultado vem quando mais duas mesas acabarem.
       *[other] O seu resultado vem quando mais { $tables } mesas acabarem.
    }
evening-waits-alone = O seu resultado vem quando outra mesa também tiver jogado.
evening-waits-hour =
    { $minutes ->
        [one] Todas as mesas jogaram. Os resultados vêm em um minuto, ou quando quem começou a noite pedir.
       *[other] Todas as mesas jogaram. Os resultados vêm em { $minutes } minutos, ou quando quem começou a noite pedir.
    }
evening-plays = Noite { $evening }, { $goal }: todas as suas mesas recebem as mesmas peças.
evening-words = Para abrir outra mesa de { $evening }, os outros digitam: { $words }.
parlours-damaged = O arquivo com seus servidores estava danificado. O que deu para ler continua lá, e o arquivo antigo fica salvo como { $aside }.
parlours-unreadable = Não foi possível ler o arquivo com seus servidores, { $file }. Ele fica como está, e o que for novo será esquecido no fim.
parlour-welcome = Você está em { $parlour }.
silenced = { $name } fica em silêncio para todos.
line-confused = Algo se perdeu pelo caminho. Entro outra vez na mesa.
lobby-table =
    { $free ->
        [0] { $table }: { game-name }, mesa de { $master }, sem lugares
        [one] { $table }: { game-name }, mesa de { $master }, um lugar livre
       *[other] { $table }: { game-name }, mesa de { $master }, { $free } lugares livres
    }
open-evening = As mesmas peças que outras mesas: noite { $evening }
open-no-evening = As mesmas peças que outras mesas: não
went-on-elsewhere = Você está nesta mesa em outra janela. { $yes } para continuar aqui, { $no } para ficar lá.
hosting = Mesa { $table }. Os amigos digitam: serpente join { $address }
menu-open-friends = Abrir só para amigos, que entram pelo link
