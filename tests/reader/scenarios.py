"""What is done at the game, and with which keys. No key depends on the words of a language."""
from sitting import Sitting

# The reader reads; every line is printed at once, and the others play on when it likely has been spoken: of two lines
# that come together, where the screen scrolls, a reader that is behind finds the second in the place of the first.
QUIET = "pause = 800\nreading = 0\n[speech]\non = false\n[sound]\non = false\n"

# The same, but a line is printed when the one before can have been read, as it is for people.
PACED = QUIET.replace("reading = 0\n", "")

# Everything that answers at a table, under letters, arrows and keys that print nothing alike, and what is refused.
LOOK = "Right Right Left Down Up End Home w c v s e t n z r h 5 x k Page_Up Page_Up Page_Down "
LOOK += "less greater f Escape Right comma Down Escape question Down"


def play_out(sitting, first):
    # What others do by themselves is heard before a key is pressed.
    sitting.settle_quietly()
    sitting.keys(first)
    sitting.play(Sitting.match_is_over)
    sitting.settle_quietly()
    sitting.leave()


def match(sitting):
    play_out(sitting, LOOK)


def paced_match(sitting):
    # Longer than the longest line is read.
    sitting.turn = 8
    play_out(sitting, "Right w")


def game(sitting):
    play_out(sitting, "Right w")


def first_start(sitting):
    sitting.keys("Down 2 Return Down Down Up End Home Right question Escape Down")
    sitting.leave()


def tutorial(sitting):
    """Through the entries of the main menu to the tutorial, and its first lessons."""
    sitting.find_entry(2)
    sitting.keys("Right Right Left c z Return")
    sitting.settle_quietly()
    sitting.keys("question Escape")
    sitting.leave()


def settings(sitting):
    sitting.keys("F2 Down Down Right Left Down Right Left End Return")
    # Typing a name: letters, one taken back, the end.
    for key in "a n n BackSpace a Return Up Down Escape".split():
        sitting.press(key)
    sitting.leave()


def rules(sitting):
    sitting.find_entry(3)
    sitting.keys("Down Return Down Down Up End Escape")
    sitting.leave()


def resume(sitting):
    sitting.settle_quietly()
    sitting.keys("z Return")
    sitting.settle_quietly()
    sitting.keys("s Right")
    sitting.leave()
    again = sitting.again("resume")
    again.keys("Right Right c Page_Up")
    again.leave()


def two_people(sitting):
    """The terminal is cleared between them."""
    sitting.keys("k Right z Return k Right w z Return k w")
    sitting.leave()


def by_ssh(sitting, there):
    """From the list of tables to the one where somebody waits, and a match."""
    # Longer than the longest line is read.
    sitting.turn = 8
    sitting.settle_quietly()
    sitting.keys("Home Return")
    sitting.settle_quietly()
    there.begin()
    sitting.settle_quietly()
    sitting.keys("Right w c")
    sitting.play(there.is_over)
    sitting.settle_quietly()
    sitting.leave()


# Name: arguments without the language, settings, what is done. Without arguments, it is done by SSH.
SCENARIOS = {
    "match": ("play --players 2 --seed 4 --bots heavy --limit 20", QUIET, match),
    "paced match": ("play --players 2 --seed 4 --bots heavy --limit 1", PACED, paced_match),
    "first start": ("", None, first_start),
    "tutorial": ("", QUIET, tutorial),
    "settings": ("", QUIET, settings),
    "rules": ("", QUIET, rules),
    "resume": ("play --players 2 --seed 4 --bots heavy", QUIET, resume),
    "two people": ("play --players 2 --humans 2 --seed 4", QUIET, two_people),
    "garrafina": ("play --game garrafina --seed 4 --bots heavy --rounds 1", QUIET, game),
    "ssh": (None, None, by_ssh),
    "bax": ("play --game bax --seed 4 --bots heavy --rounds 2", QUIET, game),
}
