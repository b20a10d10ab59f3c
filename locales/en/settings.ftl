# Settings and how they are told.

# Told when F4 is pressed.
# $engine (SpeakerKeyword)
speech-on =
    { $engine ->
        [system] Speech on: the system's voice.
        [inside] Speech on: serpente's own voice.
        [reader] Speech on: through NVDA or JAWS.
       *[auto] Speech on.
    }
speech-off = Speech off.
# Told when speech goes through a screen reader, which may also read the lines of the console by itself.
speech-twice = Do you hear each line twice? In NVDA, NVDA+5 switches off the reading of new text; in JAWS, press Insert+S until it says that the screen echo is off.
# $rate (Signed)
rate = Speed { $rate }.
# $volume (Number)
volume = Volume { $volume }.
# $pitch (Signed)
pitch = Pitch { $pitch }.
# How much is told: told when F3 is pressed.
# $detail (DetailKeyword)
detail =
    { $detail ->
        [brief] Brief.
        [full] Full.
       *[normal] Normal.
    }
# $touch (bool)
settings-menu =
    { $touch ->
        [yes] Settings.
       *[no] Settings. Left and right change a setting.
    }
# Entries of the settings. This one: who speaks.
# $engine (SpeakerKeyword)
set-speech =
    { $engine ->
        [auto] Speech: the system's voice, or serpente's own if there is none
        [system] Speech: the system's voice
        [inside] Speech: serpente's own voice
        [reader] Speech: through NVDA or JAWS
       *[off] Speech: off
    }
# And this one: which of the voices of the system.
# $voice (String)
set-voice = Voice: { $voice }
set-voice-usual = Voice: the system's choice
# An entry: how much is told. $detail: `brief`, `normal` or `full`.
# $detail (DetailKeyword)
set-detail =
    { $detail ->
        [brief] Detail: brief
        [full] Detail: full
       *[normal] Detail: normal
    }
# $level (SoundLevelName)
set-sounds =
    { $level ->
        [off] Sounds: off
        [full] Sounds: all
       *[few] Sounds: few
    }
# $volume (Number)
set-sound-volume = Sound volume: { $volume }
# How the player listens.
# $by (ListeningName)
set-listening =
    { $by ->
        [loudspeakers] Sounds for two loudspeakers
        [mono] Sounds for one ear or one loudspeaker
       *[headphones] Sounds for headphones
    }
# A folder with other sounds.
# $theme (String)
set-theme = Sound theme: { $theme }
set-theme-usual = Sound theme: the usual one
# Whether, and how, one hears again what one has laid.
# $echo (OwnMoves)
set-echo = Own moves: { $echo ->
    [off] not said
    [short] short
   *[full] in full
}
# $seconds (Number)
set-pause =
    { $seconds ->
        [0] Pause after computer players' moves: none
        [one] Pause after computer players' moves: one second
       *[other] Pause after computer players' moves: { $seconds } seconds
    }
# A part of a second, too: "0.25", "1.5".
# $seconds (Message)
set-pause-part = Pause after computer players' moves: { $seconds } seconds
# $on (bool)
set-waits = Wait until each move has been heard: { $on ->
    [yes] yes
   *[no] no
}
# Whether a tile is drawn without a key where nothing else is possible.
# $on (bool)
set-drawing = Draw by itself when nothing fits: { $on ->
    [yes] yes
   *[no] no
}
# $on (bool)
set-review-asks = Reviews ask for the better move first: { $on ->
    [yes] yes
   *[no] no
}
# Whether the microphone opens by itself on one's turn and after a question.
# $on (bool)
set-microphone = The microphone opens by itself: { $on ->
    [yes] yes
   *[no] no
}
# Where our voice is off: how fast the screen reader is thought to read. 0: nothing waits for it.
# $words (Number)
set-reading = Speed of the screen reader: { $words ->
    [0] everything at once
   *[other] { $words } words a minute
}
# An entry: whose words at a table elsewhere are told. $whose: `all`, `partners` or `nobody`.
# $whose (HeardKeyword)
set-talk =
    { $whose ->
        [partners] Chat: partners only
        [nobody] Chat: nobody
       *[all] Chat: everybody
    }
# $language (String)
set-language = Language: { $language }
set-reload = Reload the language files
reloaded = Language files reloaded.

settings-no-home = There is no home folder, so settings and matches cannot be kept.
# { $trouble } chooses the reason, inside the sentence.
# $file (String), $trouble (Trouble)
settings-unreadable = The settings in { $file } cannot be read: { $trouble ->
    [denied] you have no right to it
   *[other] something is wrong with the file
}. The default settings are used, and changes are not saved.
# $file (String), $aside (String)
settings-broken = The settings in { $file } were broken. They are kept as { $aside }, and the default settings are used.
# $file (String), $trouble (Trouble)
settings-broken-stays = The settings in { $file } are broken and could not be put aside: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
   *[other] something is wrong with the folder
}. The default settings are used, and changes are not saved.
# $entry (String), $file (String)
settings-entry = The setting { $entry } in { $file } cannot be used. The default is used instead.
# $file (String), $trouble (Trouble)
settings-not-saved = Settings could not be saved to { $file }: { $trouble ->
    [full] the disk is full
    [read-only] the folder is read-only
    [denied] you have no right to write there
   *[other] something is wrong with the folder
}. They apply until you quit.
