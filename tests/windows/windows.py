"""What the program for Windows does in a console of wine's, that matches go on from one system on the other, and what screen
readers are told.

windows.py PLACE EXE LINUX [TEST...]: the folder with what starts programs for Windows and the stand-ins of screen readers, the
program for Windows, and the one for this system; the names of tests, if not all are wanted."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import traceback

import readers
from card import Card, wait_for
from console import Console

PLACE, EXE, LINUX = sys.argv[1:4]
WINDOWS, WINE = PLACE + "/serpente", PLACE + "/wine"
TABLE = ["play", "--players", "2", "--seed", "4", "--bots", "heavy", "--limit", "60"]
QUIET = ["--speech", "off", "--sound", "off"]


class Home:
    """A person's folders, with what they chose."""

    def __init__(self, folder, settings=""):
        self.folder = pathlib.Path(folder)
        self.data = self.folder / "data"
        config = self.folder / "config" / "serpente"
        config.mkdir(parents=True)
        text = 'pause = 0\nreading = 0\n%s\n[speech]\non = false\n[sound]\non = false\n' % settings
        (config / "settings.toml").write_text(text)
        self.environment = dict(
            HOME=str(self.folder), XDG_DATA_HOME=str(self.data), XDG_CONFIG_HOME=str(self.folder / "config")
        )

    def run(self, program, arguments, keys=""):
        """Runs a program at a pipe, and gives what it printed."""
        done = subprocess.run(
            [program, *arguments],
            input=keys.encode(),
            env={**os.environ, **self.environment},
            cwd=self.folder,
            capture_output=True,
            timeout=120,
        )
        assert done.returncode == 0, done
        # Wine itself tells of a process that has crashed.
        complaints = [line for line in done.stderr.splitlines() if not line.startswith(b"wine: Unhandled ")]
        assert complaints == [], done
        return done.stdout.decode()

    def console(self, arguments):
        return Console([WINDOWS, *arguments], self.environment)


def events(record):
    return [json.loads(line) for line in record.read_text().splitlines()]


def laid(record):
    return sum(event["type"] == "laid" for event in events(record))


# What is asked, and the keys that answer. Another key goes before each that plays: pressed twice at once, it would be held down.
ASKED = [
    # The key came too soon after a change of the table, and does it when it comes again.
    ("Enter again to do it.", "c enter"),
    ("Space again to do it.", "c space"),
    ("You open:", "z enter"),
    ("Space to draw.", "c space"),
    ("Your turn. L", "z enter"),
    ("left?", "d"),
    ("You draw ", "z enter"),
    ("next round.", "c enter"),
]
NOT_ASKED = ("no fit.", "Nothing fits.")


def play(home, program, arguments, turns):
    """Plays so many turns at a pipe, or to the match's end; gives what was told."""
    faults = home.folder / "faults"
    with open(faults, "wb") as written:
        playing = subprocess.Popen(
            [program, *arguments, "--lang", "en", *QUIET],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=written,
            env={**os.environ, **home.environment},
        )
    told = []
    for line in playing.stdout:
        told.append(line.decode().rstrip("\n"))
        if "for the menu." in told[-1] or turns == 0:
            break
        if told[-1].endswith(NOT_ASKED):
            continue
        keys = next((keys for asked, keys in ASKED if asked in told[-1]), "")
        turns -= "enter" in keys
        playing.stdin.write("".join(key + "\n" for key in keys.split()).encode())
        playing.stdin.flush()
    playing.stdin.close()
    told += [line.decode().rstrip("\n") for line in playing.stdout]
    ended = playing.wait(timeout=60)
    assert ended == 0, (ended, told, faults.read_text(errors="replace"))
    assert not any("\r" in line for line in told), told
    return told


def goes_on(home, first, second):
    """Half a match here, half there; each reads what the other wrote."""
    record = home.folder / "match.jsonl"
    play(home, first, [*TABLE, "--record", str(record)], 5)
    half = record.read_bytes()
    assert laid(record) > 2, half
    told = play(home, second, ["resume", str(record)], 1000)
    assert told[0].startswith("Salotto goes on: round"), told
    whole = record.read_bytes()
    assert whole.startswith(half) and len(whole) > 2 * len(half)
    assert any(event["type"] == "match-over" for event in events(record)), told
    for program in (first, second):
        home.run(program, ["replay", "--check", str(record), "--lang", "en"])


def a_match_begun_here_goes_on_there(home):
    goes_on(home, LINUX, WINDOWS)


def a_match_begun_there_goes_on_here(home):
    goes_on(home, WINDOWS, LINUX)


def a_seed_is_the_same_match_on_both(home):
    simulated = ["simulate", "--seed", "7", "--players", "4", "--bots", "heavy", "--record", "-"]
    assert home.run(WINDOWS, simulated) == home.run(LINUX, simulated)


def cues_are_heard_on_both(home):
    for where, program in ("here", LINUX), ("there", WINDOWS):
        person = Home(home.folder / where)
        card = Card(person.folder)
        person.environment.update(card.environment)
        try:
            playing = subprocess.Popen(
                [program, *TABLE, "--lang", "en", "--speech", "off", "--sound", "on"],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                env={**os.environ, **person.environment},
            )

            def is_heard_at_a_key():
                # A menu opens and closes.
                playing.stdin.write(b"escape\n")
                playing.stdin.flush()
                return card.voice() > 0

            wait_for(is_heard_at_a_key, "nothing was heard of " + program)
            playing.stdin.close()
            assert playing.wait(timeout=60) == 0
        finally:
            card.close()


def keys_play_in_a_console(home):
    record = home.folder / "match.jsonl"
    console = home.console([*TABLE, "--lang", "en", "--record", str(record), *QUIET])
    console.until("You have 7 tiles")
    for turn in range(6):
        console.press("z", "enter", "d", "space")
    assert laid(record) > 2, console.lines()
    console.press("right", "left", "home", "end", "page-up", "f3")
    # Letters that no ASCII has, and a sign that is more than one key.
    console.press("è")
    console.until("È does nothing here")
    console.press("control-z")
    console.press("c")
    console.until("Left ")
    console.press("q")
    console.until("Leave the match?")
    console.press("enter")
    assert console.end() == 0
    told = home.run(WINDOWS, ["resume", str(record), "--lang", "en", *QUIET])
    assert "goes on: round" in told, told


def a_paste_plays_nothing(home):
    record = home.folder / "match.jsonl"
    console = home.console([*TABLE, "--lang", "en", "--record", str(record), *QUIET])
    console.until("You have 7 tiles")
    before = record.read_bytes()
    console.press("z\rdz\r dz\rd gz\rdz\rdg z\rd")
    console.look(1)
    console.press("c")
    console.until("Left ") if laid(record) else console.look(1)
    assert record.read_bytes() == before, console.lines()
    console.press("q")
    console.until("Leave the match?")
    console.press("enter")
    assert console.end() == 0


def control_c_says_goodbye(home):
    console = home.console([*TABLE, "--lang", "en", *QUIET])
    console.until("You have 7 tiles")
    console.press("control-c")
    console.until("Goodbye.")
    assert console.end() == 0
    told = home.run(WINDOWS, ["resume", "--lang", "en", *QUIET])
    assert "goes on: round" in told, told


def told_by_the_system(home, what):
    """A match in the middle of which the system tells the program this."""
    tells = home.folder / "tells"
    home.environment["TEST_TELLS"] = "Z:%s" % tells
    console = home.console([*TABLE, "--lang", "en", *QUIET])
    console.until("You have 7 tiles")
    console.press("z", "enter", "d")
    written = home.folder / "written"
    written.write_text(what)
    written.rename(tells)
    return console


def ends_with_the_match_kept(home, console):
    assert console.end() == 0
    del home.environment["TEST_TELLS"]
    told = home.run(WINDOWS, ["resume", "--lang", "en", *QUIET])
    assert "goes on: round" in told, told


def control_break_says_goodbye(home):
    console = told_by_the_system(home, "break")
    console.until("Goodbye.")
    ends_with_the_match_kept(home, console)


def who_logs_off_keeps_the_match(home):
    ends_with_the_match_kept(home, told_by_the_system(home, "log off"))


def a_machine_that_shuts_down_keeps_the_match(home):
    ends_with_the_match_kept(home, told_by_the_system(home, "shut down"))


def the_end_of_a_session_is_heard_where_there_are_windows(home):
    ends_with_the_match_kept(home, told_by_the_system(home, "end"))


def a_window_that_closes_keeps_the_match(home):
    console = home.console([*TABLE, "--lang", "en", *QUIET])
    console.until("You have 7 tiles")
    console.press("z", "enter", "d")
    console.leave()
    console.end()
    told = home.run(WINDOWS, ["resume", "--lang", "en", *QUIET])
    assert "goes on: round" in told, told


def a_window_of_another_size_shows_what_comes(home):
    console = home.console([*TABLE, "--lang", "en", *QUIET])
    console.until("You have 7 tiles")
    console.resize(100, 30)
    console.press("e")
    console.until("Salotto")
    console.press("q")
    console.until("Leave the match?")
    console.press("enter")
    assert console.end() == 0


def a_record_is_one_programs_alone_and_others_may_read_it(home):
    record = home.folder / "match.jsonl"
    console = home.console([*TABLE, "--lang", "en", "--record", str(record), *QUIET])
    console.until("You have 7 tiles")
    second = subprocess.run(
        [WINDOWS, "resume", str(record), "--lang", "en", *QUIET],
        env={**os.environ, **home.environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
    )
    assert second.returncode == 2, second
    assert second.stderr == b"Another program is playing this match.\n", second
    home.run(WINDOWS, ["replay", "--check", str(record), "--lang", "en"])
    console.press("q")
    console.until("Leave the match?")
    console.press("enter")
    assert console.end() == 0


TESTS = [
    a_seed_is_the_same_match_on_both,
    a_match_begun_here_goes_on_there,
    a_match_begun_there_goes_on_here,
    cues_are_heard_on_both,
    keys_play_in_a_console,
    a_paste_plays_nothing,
    control_c_says_goodbye,
    control_break_says_goodbye,
    who_logs_off_keeps_the_match,
    a_machine_that_shuts_down_keeps_the_match,
    the_end_of_a_session_is_heard_where_there_are_windows,
    a_window_that_closes_keeps_the_match,
    a_window_of_another_size_shows_what_comes,
    a_record_is_one_programs_alone_and_others_may_read_it,
]


def with_reader(test):
    """A test with a sound card and the stand-in of a screen reader."""

    def tested(home):
        place = readers.Place(home, WINDOWS, WINE, EXE, PLACE)
        try:
            test(place)
        finally:
            place.close()

    tested.__name__ = test.__name__
    return tested


TESTS += map(with_reader, readers.TESTS)
wanted = [test for test in TESTS if not sys.argv[4:] or test.__name__ in sys.argv[4:]]


def goes_well(test):
    with tempfile.TemporaryDirectory() as folder:
        try:
            test(Home(folder))
            print("ok", test.__name__, flush=True)
            return True
        except Exception:
            print("FAILED", test.__name__)
            traceback.print_exc(file=sys.stdout)
            return False


failed = [test for test in wanted if not goes_well(test)]
print("%d failed of %d" % (len(failed), len(wanted)))
sys.exit(len(failed) > 0)
