"""What is done at the game, and with which keys. No key depends on the words of a language."""
import re

from sitting import Sitting

# The reader reads, quickly; the others wait for it as they do for people.
QUIET = "pause = 300\nreading = 450\n[speech]\non = false\n[sound]\non = false\n"

# The same at the pace the program has by itself, for a reader as it comes.
PACED = "pause = 300\n[speech]\non = false\n[sound]\non = false\n"

# How many words a minute the reader speaks: somebody's who is used to it, and Orca's as Debian ships it.
QUICK, STOCK = 450, 152

# Everything that answers at a table, under letters, arrows and keys that print nothing alike, and what is refused.
LOOK = "Right Right Left Down Up End Home w c v s e t n z r h 5 x k Page_Up Page_Up Page_Down "
LOOK += "less greater f Escape Right comma Down Escape question Down"


def play_out(sitting, first, most=400):
    # What others do by themselves is heard before a key is pressed.
    sitting.settle_quietly()
    sitting.keys(first)
    sitting.play(Sitting.match_is_over, most)
    sitting.settle_quietly()
    sitting.leave()


def match(sitting):
    """All the keys that look, and the first turns: the whole match takes longer than one place may."""
    play_out(sitting, LOOK, 12)


def paced_match(sitting):
    # Longer than the longest line is read.
    sitting.turn = 8
    sitting.settle_quietly()
    sitting.keys("Right w")
    sitting.play(Sitting.match_is_over, 6)
    sitting.settle_quietly()
    sitting.leave()


def game(sitting):
    play_out(sitting, "Right w")


def a_while(sitting):
    """The keys that look, and a few turns."""
    sitting.settle_quietly()
    sitting.keys("Right Right Left Down w c v s t")
    sitting.play(Sitting.match_is_over, 16)
    sitting.settle_quietly()
    sitting.leave()


def first_start(sitting):
    sitting.keys("Down 2 Return Down Down Up End Home Right question Escape Down")
    sitting.leave()


def tutorial(sitting):
    """Through the entries of the main menu to the tutorial, and its first lessons."""
    sitting.find_entry(3)
    sitting.keys("Right Right Left c z Return")
    sitting.settle_quietly()
    sitting.keys("question Escape")
    sitting.leave()


def settings(sitting):
    sitting.keys("F2 Down Down Right Left Down Right Left End Return")
    sitting.types("ann<a")
    sitting.keys("Return Up Down Escape")
    sitting.leave()


def rules(sitting):
    sitting.find_entry(4)
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


def impatience(sitting):
    """Keys while the reader speaks, as regulars press them."""
    # Known fault: in tmux, keys that come while its screen scrolls make it draw rows anew, and Orca speaks these again,
    # several in one piece.
    sitting.repeats = True
    sitting.settle_quietly()
    for _ in range(4):
        sitting.fast("Right Right Right w")
        sitting.fast("z Return")
        sitting.settle_quietly()
        sitting.fast("Page_Up Page_Up Page_Down")
    sitting.leave()


def back_space(sitting):
    """Letters taken back below a view that is full."""
    sitting.keys("F2 " + "Down Up " * 10 + "End Return")
    sitting.types("anna<<<lisa<<<<<")
    sitting.keys("Escape")
    sitting.leave()


def opens(sitting):
    sitting.keys("Right w c")
    sitting.leave()


def join(sitting, friend):
    """A chair at a friend's table, something said to them, and a match."""
    sitting.settle_quietly()
    sitting.keys("Home Return")
    sitting.settle_quietly()
    friend.begins(["Bo"])
    sitting.settle_quietly()
    sitting.keys("Right w apostrophe")
    sitting.types("ciax<o")
    sitting.keys("Return c")
    sitting.leave()


def host(sitting, comes):
    """A table for a friend, who comes and says something."""
    sitting.settle_quietly()
    friend = comes(re.search(r"serpente join (\S+)", sitting.told()).group(1))
    sitting.settle_quietly()
    friend.keys("'")
    friend.keys("ciao")
    sitting.settle_quietly()
    sitting.keys("Home Return")
    sitting.settle_quietly()
    sitting.keys("Right w c")
    sitting.leave()


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
    "match": ("play --players 2 --seed 4 --bots heavy --limit 1", QUIET, match),
    "paced match": ("play --players 4 --seed 8181 --bots heavy --limit 1", PACED, paced_match),
    "impatience": ("play --players 4 --seed 8181 --bots heavy", QUIET, impatience),
    "first start": ("", None, first_start),
    "tutorial": ("", QUIET, tutorial),
    "settings": ("", QUIET, settings),
    "back space": ("", QUIET, back_space),
    "opens": ("play --players 2 --seed 4", QUIET, opens),
    "rules": ("", QUIET, rules),
    "resume": ("play --players 2 --seed 4 --bots heavy", QUIET, resume),
    "two people": ("play --players 2 --humans 2 --seed 4", QUIET, two_people),
    "garrafina": ("play --game garrafina --seed 4 --bots heavy --rounds 1", QUIET, game),
    "fives": ("play --game fives --seed 4 --bots heavy", QUIET, a_while),
    "forty-two": ("play --game forty-two --seed 4 --bots heavy", QUIET, a_while),
    "train": ("play --game train --seed 4 --bots heavy", QUIET, a_while),
    "ssh": (None, None, by_ssh),
    "join": ("join", QUIET, join),
    "host": ("host --players 2", QUIET, host),
    "bax": ("play --game bax --seed 4 --bots heavy --rounds 2", QUIET, game),
}
