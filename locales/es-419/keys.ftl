does-digit = la siguiente ficha de tu mano con { $digit ->
    [0] un blanco
   *[other] un { $digit }
}
# same
key-enter = Enter
