# Lo que en América se dice de otro modo que en España; lo demás viene de allí.

language-name = Español de América
language-voice = es-419
half =
    { $pips ->
        [0] blanco
       *[other] { $pips }
    }
