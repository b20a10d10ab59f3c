speech-test = Esta es la voz de serpente. Doble seis, seis cuatro, cinco blanco.
speech-restored = La voz volvió.
