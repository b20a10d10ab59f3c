end-blank = solo blanco
halves =
    { $half ->
        [0] el blanco
       *[other] el { $half }
    }
