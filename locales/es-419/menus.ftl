ask-reader-speed = Presiona { $enter } cuando se haya leído esta frase, { $escape } para saltarla: así el juego sabe a qué velocidad habla tu lector de pantalla, y los demás te esperan.
