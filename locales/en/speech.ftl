speech-unavailable = Speech is not available; the words are on the screen. I'll keep trying.
speech-lost = Speech is not responding; the words are on the screen. I'll keep trying.
speech-restored = Speech is back.
speech-none-installed = The system has no voice yet; one comes with the package speech-dispatcher-espeak-ng.
# $language (String)
speech-no-voice = The system has no voice for { $language }.
# $language (String), $system (SystemKeyword)
speech-not-inside =
    { $system ->
        [windows] To hear { $language }, add a voice for it in the settings of Windows, under Time and language; until then the words are on the screen.
       *[linux] To hear { $language }, install speech-dispatcher and speech-dispatcher-espeak-ng; until then the words are on the screen.
    }
speech-found = You hear the system's voice.
# $reader (String)
speech-reader = Speech goes through { $reader }.
# $away (bool)
speech-inside =
    { $away ->
        [yes] You hear serpente's own voice: the system's is not responding.
       *[no] You hear serpente's own voice, as the settings say.
    }
# $language (String), $count (Number), $voices (List)
speech-voices =
    { $count ->
        [one] { $language }: one voice, { $voices }
       *[other] { $language }: { $count } voices, such as { $voices }
    }
# $languages (Number)
speech-voices-more =
    { $languages ->
        [one] Voices for one more language.
       *[other] Voices for { $languages } more languages.
    }
speech-none = No speech was found; the words are on the screen.
# $version (String), $system (String), $reads (bool)
speech-report =
    { $reads ->
        [yes] If something is wrong, send us these lines and what you heard: serpente { $version }, { $system }, a screen reader runs.
       *[no] If something is wrong, send us these lines and what you heard: serpente { $version }, { $system }, no screen reader was found.
    }
# A sentence to hear what the voice is like.
speech-test = This is the voice of serpente. Double six, six four, five blank.
# { $why } is one of those below.
# $file (String), $why (Message)
sound-file-broken = The sound file { $file } cannot be used: { $why } The usual sound is played.
sound-unreadable = it cannot be read.
sound-not-wave = it is not a WAV file.
sound-unplayable = its samples cannot be played; save it as 16-bit WAV.
sound-empty = it is empty.
sound-too-long = it is longer than 5 seconds.
