laid =
    { $side ->
        [left] { $who }: { $tile }, left.
       *[right] { $who }: { $tile }, right.
    }
