place-toe = behatza
    .full = { AFTER($tile, vowel: "ren", other: "en") } hankan
place-centre = erdian
    .full = erdian
centre-needs =
    { $count ->
        [one] Erdikoari bat falta zaio.
       *[other] Erdikoari { $count } falta zaizkio.
    }
    .full =
        { $count ->
            [one] Erdiko { AFTER($tile, vowel: "ri", other: "i") } fitxa bat falta zaio.
           *[other] Erdiko { AFTER($tile, vowel: "ri", other: "i") } { $count } fitxa falta zaizkio.
        }
foot-needs =
    { $count ->
        [one] { AFTER($tile, vowel: "ri", other: "i") } bat falta zaio.
       *[other] { AFTER($tile, vowel: "ri", other: "i") } { $count } falta zaizkio.
    }
    .full =
        { $count ->
            [one] { AFTER($tile, vowel: "ri", other: "i") } behatz bat falta zaio.
           *[other] { AFTER($tile, vowel: "ri", other: "i") } { $count } behatz falta zaizkio.
        }
centre-complete = Erdikoa osatuta dago.
foot-complete = Hanka osatuta.
    .full = { AFTER($tile, vowel: "ren", other: "en") } hanka osatuta dago.
