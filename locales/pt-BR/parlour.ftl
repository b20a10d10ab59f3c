refused-too-fast = Rápido demais. Espere um segundo.
refused-hello = Uma conexão começa com um hello, e só com um.
refused-name = Um nome tem de um a { $most } caracteres, sem caracteres de controle.
refused-name-taken = Nesta mesa já há alguém chamado { $name }. Escolha outro nome.
refused-secret = Essa não é a senha desta mesa.
refused-too-long = É longo demais: { $most } caracteres no máximo.
refused-too-many-tables =
    { $most ->
        [one] Você já tem uma mesa. Não pode haver mais.
        [2] Você já tem duas mesas. Não pode haver mais.
       *[other] Você já tem { $most } mesas. Não pode haver mais.
    }
refused-crowded = Há gente demais aqui. Tente mais tarde.
refused-not-seated = Você não tem lugar nesta mesa.
refused-elsewhere = Você está na mesa { $table }. Saia de lá primeiro.
refused-full = Não há nenhum lugar livre para você. Você pode ficar ouvindo.
refused-chairs-free =
    { $count ->
        [one] Ainda há um lugar livre. Dê-o a um jogador automático, ou espere por alguém.
       *[other] Ainda há { $count } lugares livres. Dê-os a jogadores automáticos, ou espere por alguém.
    }
refused-not-your-turn = Não é a sua vez.
refused-in-round = Esta rodada ainda está sendo jogada.
refused-silenced = Quem tem a mesa silenciou você.
refused-came-again = Você entrou nesta mesa de outro lugar. Esta conexão acaba aqui.
ssh-key-known = Sua chave termina em { $end }.
ssh-key-new = Sua chave termina em { $end } e é nova aqui.
refused-removed = Quem tem a mesa tirou você dela.
refused-sent-away = Quem tem a mesa mandou você embora por uma hora.
refused-no-watchers = Nesta mesa ninguém pode ficar ouvindo.
refused-not-now = O servidor não consegue agora. Tente de novo daqui a pouco.
refused-stopping = O servidor está fechando. O que se jogou fica salvo.
parlour-shared = As suas mesas são salvas pelo NATS, em { $addresses }. Qualquer servidor que use o mesmo também as tem.
parlour-ended = Fechado. Todas as mesas ficam salvas.
parlour-not-read =
    { $trouble ->
        [full] As mesas não se podem guardar: o disco está cheio.
        [read-only] As mesas não se podem guardar: a pasta é só de leitura.
        [denied] As mesas não se podem guardar: você não tem direito à pasta delas.
       *[other] As mesas não se podem ler nem guardar: há algo errado com a pasta delas.
    }
refused-turn-over = Ao fim de { $seconds } segundos, um jogador automático jogou esta vez por você.
refused-played-for = Quem recebe deixou um jogador automático jogar esta vez por você.
refused-not-yet =
    { $seconds ->
        [one] Espere primeiro mais um segundo.
       *[other] Espere primeiro mais { $seconds } segundos.
    }
refused-table-closed = Quem cuida deste servidor fechou a mesa.
refused-banned = Quem cuida deste servidor não deixa você entrar.
parlour-says = De quem cuida deste servidor: { $text }
parlour-built-without = Este programa foi compilado sem --{ $part }. Para ter isso: cargo build --release --features { $part }
parlour-no-tls = Este endereço é público, e aqui nada vai cifrado. Use --tls-cert e --tls-key, ou ponha na frente um servidor com TLS.
parlour-no-host-key = A chave em { $file } não serve para SSH. Ponha lá a certa, ou apague-a: então se faz uma nova.
parlour-in-use = Outro servidor usa a pasta { $folder }. Indique outra com --data.
parlour-half-tls = --tls-cert e --tls-key vão juntas: indique as duas.
refused-giant = Essa mensagem é longa demais.
refused-evening-played = Esta mesa já jogou a noite { $evening }. Para outra partida, abra uma mesa nova.
refused-evening-known = Você já conhece estas peças de outra mesa da noite.
refused-evening-seat = Você tem um lugar em outra mesa da noite, com as mesmas peças.
refused-evening-words = A noite { $evening } é de outra pessoa. Digite o nome dela, uma vírgula e as seis palavras que essa pessoa recebeu.
refused-evening-watched = Ninguém pode ficar ouvindo uma mesa desta noite antes que ela acabe.
refused-one-seat = Nesta mesa cada pessoa tem um lugar só.
refused-played-much = Esta mesa encheu o espaço que lhe cabe. Abra outra mesa.
refused-played-fast = Jogou-se demais aqui em pouco tempo. Tente mais tarde.
refused-evening-known-to = { $name } já conhece estas peças de outra mesa da noite.
refused-stale = Tarde demais: enquanto isso aconteceu alguma coisa.
