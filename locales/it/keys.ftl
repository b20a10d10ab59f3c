key-space = Spazio
