key-space = Space
