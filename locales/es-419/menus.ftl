ask-reader-speed = Presiona { $enter } cuando se haya leído esta frase, { $escape } para saltarla: así el juego sabe a qué velocidad habla tu lector de pantalla, y los demás te esperan.
name-help = Las flechas dicen lo que escribiste. { $back } deja el nombre como estaba, { $delete } lo quita.
record-gone = El archivo de la partida { $file } había desaparecido. Lo volví a escribir, entero.
record-changed = El archivo de la partida se había cambiado desde fuera. Lo volví a escribir, entero; lo que contenía se conserva como { $aside }.
match-lost = La partida no se pudo guardar en ninguna parte y se perdió.
record-is-over = La partida de { $file } terminó. serpente replay la vuelve a contar.
