# O que um servidor de mesas responde a quem lá joga, e diz a quem o mantém.

refused-frame = Isso não é uma mensagem deste jogo: uma mensagem é um objeto JSON com um type.
refused-unknown = Não há mensagens do tipo { $kind }.
refused-malformed = Uma mensagem do tipo { $kind } tem outros campos.
refused-giant = Essa mensagem é demasiado longa.
refused-too-fast = Demasiado de uma vez. Espera um segundo.
refused-hello = Uma ligação começa com um hello, e só com um.
refused-protocol = Este servidor não fala a versão { $theirs } do protocolo. Seria preciso um serpente mais novo, aqui ou lá.
refused-name = Um nome tem de um a { $most } carateres, sem carateres de controlo.
refused-name-taken = Nesta mesa já há alguém chamado { $name }. Escolhe outro nome.
refused-token = Essa senha não é deste servidor.
refused-code = Essas seis palavras não valem, ou já não valem.
refused-no-table = Aqui não há nenhuma mesa { $table }.
refused-secret = Essa não é a palavra secreta desta mesa.
refused-too-long = É demasiado longo: { $most } carateres no máximo.
refused-too-many-tables =
    { $most ->
        [one] Já tens uma mesa. Não pode haver mais.
        [2] Já tens duas mesas. Não pode haver mais.
       *[other] Já tens { $most } mesas. Não pode haver mais.
    }
refused-crowded = O servidor está cheio. Tenta mais tarde.
refused-not-seated = Não tens lugar nesta mesa.
refused-elsewhere = Estás na mesa { $table }. Sai de lá primeiro.
refused-full = Não há nenhum lugar livre para ti. Podes ficar a ouvir.
refused-no-chair = Não há um lugar desses para escolher.
refused-not-master = Só quem tem a mesa pode fazer isso.
refused-playing = Durante uma partida não.
refused-not-playing = Aqui ainda não começou nenhuma partida.
refused-level = Aqui não há jogadores automáticos melhores; nível: { level-name }.
refused-chairs-free =
    { $count ->
        [one] Ainda há um lugar livre. Dá-o a um jogador automático, ou espera por alguém.
       *[other] Ainda há { $count } lugares livres. Dá-os a jogadores automáticos, ou espera por alguém.
    }
refused-stale = Tarde demais: entretanto aconteceu alguma coisa.
refused-not-your-turn = Não é a tua vez.
refused-illegal = As regras não o permitem agora.
refused-in-round = Esta rodada ainda está a ser jogada.
refused-silenced = Quem tem a mesa silenciou-te.
refused-trouble = O servidor não consegue escrever agora, por isso a mesa espera. Depois continua sozinha.
refused-not-now = O servidor não consegue agora. Tenta outra vez daqui a pouco.
refused-came-again = Entraste nesta mesa a partir de outro sítio. Esta ligação acaba aqui.
ssh-key-known = A tua chave acaba em { $end }.
ssh-key-new = A tua chave acaba em { $end } e é nova aqui.
refused-removed = Quem tem a mesa tirou-te dela.
refused-sent-away = Quem tem a mesa mandou-te embora por uma hora.
refused-no-watchers = Nesta mesa não se pode assistir.
refused-no-league = Aqui não há ligas.
refused-many-leagues = Neste servidor não cabe outra liga.
refused-no-evening = Aqui não há nenhuma noite assim.
refused-many-evenings = Neste servidor não cabe outra noite.
refused-evening-terms = Jogo da noite { $evening }: { game-name }, { $who }, { $goal }.
refused-evening-rules = A noite { $evening } joga com outras regras. { $rules }.
refused-evening-over = A noite { $evening } acabou.
refused-evening-played = Esta mesa já jogou a noite { $evening }. Para outra partida, abre uma mesa nova.
refused-evening-known = Já conheces estas pedras de outra mesa da noite.
refused-evening-known-to = { $name } já conhece estas pedras de outra mesa da noite.
refused-evening-seat = Tens um lugar noutra mesa da noite, com as mesmas pedras.
refused-evening-words = A noite { $evening } é de outra pessoa. Escreve o nome dela, uma vírgula e as seis palavras que lhe foram ditas.
refused-evening-watched = Ninguém pode ficar a ouvir uma mesa desta noite antes de ela acabar.
refused-one-seat = Nesta mesa cada pessoa tem um só lugar.
refused-played-much = Esta mesa encheu o espaço que lhe cabe. Abre outra mesa.
refused-played-fast = Jogou-se demasiado aqui em pouco tempo. Tenta mais tarde.
refused-stopping = O servidor está a fechar. O que se jogou fica guardado.
refused-turn-over = Ao fim de { $seconds } segundos, um jogador automático jogou esta vez por ti.
refused-played-for = Quem recebe deixou um jogador automático jogar esta vez por ti.
refused-not-yet =
    { $seconds ->
        [one] Espera primeiro mais um segundo.
       *[other] Espera primeiro mais { $seconds } segundos.
    }
refused-table-closed = Quem gere este servidor fechou a mesa.
refused-banned = Quem gere este servidor não te deixa entrar.
parlour-says = De quem gere este servidor: { $text }

## O que se diz a quem mantém um servidor

parlour-open = { $name } está aberto em { $address }.
parlour-friends = Os amigos escrevem: { $command }
parlour-page = Num navegador: { $address }
parlour-ssh = Por SSH: { $command }
parlour-shared = As suas mesas são guardadas pelo NATS, em { $addresses }. Qualquer servidor que use o mesmo também as tem.
parlour-built-without = Este programa foi compilado sem --{ $part }. Para o ter: cargo build --release --features { $part }
parlour-no-nats = Nenhum servidor NATS responde em { $addresses }.
parlour-old-nats = O servidor NATS em { $addresses } é da versão { $version }: é precisa a { $wanted } ou uma mais nova.
parlour-no-jetstream = Os servidores NATS em { $addresses } não guardam mesas. O JetStream está ligado, e há lugar para três cópias?
parlour-fingerprint = A impressão digital do seu certificado é { $fingerprint }. Os amigos a quem o programa pergunta por ela comparam estes algarismos.
parlour-no-tls = Este endereço é público, e aqui nada vai cifrado. Dá --tls-cert e --tls-key, ou põe à frente um servidor com TLS.
parlour-ended = Fechado. Todas as mesas ficam guardadas.
parlour-not-open = { $address } não se pode usar: já o usa outro programa, ou não é um endereço desta máquina.
parlour-no-host-key = A chave em { $file } não serve para SSH. Põe lá a certa, ou tira-a: faz-se então uma nova.
parlour-not-read =
    { $trouble ->
        [full] As mesas não se podem guardar: o disco está cheio.
        [read-only] As mesas não se podem guardar: a pasta é só de leitura.
        [denied] As mesas não se podem guardar: não tens direito à pasta delas.
       *[other] As mesas não se podem ler nem guardar: há algo errado com a pasta delas.
    }
parlour-in-use = Outro servidor usa a pasta { $folder }. Dá outra com --data.
admin-nowhere = Nenhum servidor usa a pasta { $folder }.
admin-unknown = O servidor não conhece a ordem { $given }.
parlour-no-certificate = Em { $file } não há nenhum certificado que se possa ler.
parlour-no-key = Em { $file } não há uma chave que se possa ler, ou não é a do certificado.
parlour-half-tls = --tls-cert e --tls-key vão juntas: dá as duas.
option-address = --listen aceita um endereço com porta, por exemplo 0.0.0.0:7355, não { $given }.
option-cluster = --cluster aceita endereços de servidores NATS separados por vírgulas, por exemplo nats://10.0.0.1,nats://10.0.0.2, não { $given }.
option-network = { $given } não é uma rede, como 10.0.0.0/8.
record-seal-broken = A partida { $number } de { $file } não é limpa: o que a linha { $line } mostra não é o que foi selado antes de dar.
