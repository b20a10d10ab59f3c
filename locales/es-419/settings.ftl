speech-twice = ¿Oyes cada línea dos veces? En NVDA, NVDA+5 desactiva la lectura del texto nuevo; en JAWS, presiona Insert+S hasta que diga que el eco de pantalla está desactivado.
settings-broken-stays = Los ajustes de { $file } están dañados y no se pudieron apartar: { $trouble ->
    [full] el disco está lleno
    [read-only] la carpeta es de solo lectura
    [denied] no tienes permiso para escribir ahí
   *[other] algo va mal con la carpeta
}. Valen los ajustes predeterminados, y los cambios no se guardan.
settings-not-saved = No se pudieron guardar los ajustes en { $file }: { $trouble ->
    [full] el disco está lleno
    [read-only] la carpeta es de solo lectura
    [denied] no tienes permiso para escribir ahí
   *[other] algo va mal con la carpeta
}. Valen hasta que salgas.
