laid =
    { $side ->
        [left] { $who }: { $tile }, a sinistra.
       *[right] { $who }: { $tile }, a destra.
    }
