"""Screen readers that are told what to say, with stand-ins for them: what they hear, and who speaks when they do not."""

import os
import pathlib
import shutil
import subprocess

from card import Card

# What the stand-in of JAWS is registered as.
CLASS = "{7A9C1D52-4F0B-4C7E-9B1E-5D1F0A6C2E11}"
KEYS = {
    r"HKCR\FreedomSci.JawsApi\CLSID": CLASS,
    r"HKCR\CLSID\%s\InprocServer32" % CLASS: None,
}

READING = "pause = 0\nreading = 0\n[speech]\non = true\nengine = \"reader\"\n[sound]\non = false\n"
TEST = "This is the voice of serpente."


class Place:
    """A folder with the program, a screen reader's stand-in, a person, and a sound card."""

    def __init__(self, home, windows, wine, program, stand_ins):
        self.home, self.windows, self.wine, self.stand_ins = home, windows, wine, pathlib.Path(stand_ins)
        self.folder = home.folder / "program"
        self.folder.mkdir()
        self.program = shutil.copy(program, self.folder)
        self.heard = home.folder / "heard"
        (home.folder / "config/serpente/settings.toml").write_text(READING)
        self.card = Card(home.folder)
        home.environment.update(
            self.card.environment, TEST_PROGRAM="Z:%s" % self.program, TEST_HEARD="Z:%s" % self.heard
        )

    def nvda(self):
        shutil.copy(self.stand_ins / "nvda.dll", self.folder / "nvdaControllerClient.dll")

    def jaws(self):
        for key, value in KEYS.items():
            self.registry("add", key, "/ve", "/f", "/d", value or "Z:%s" % (self.stand_ins / "jaws.dll"))

    def registry(self, *arguments):
        subprocess.run([self.wine, "reg", *arguments], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)

    def close(self):
        self.card.close()
        for key in KEYS:
            subprocess.run(
                [self.wine, "reg", "delete", key.rsplit("\\", 1)[0], "/f"],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def told(self):
        return self.heard.read_text().splitlines() if self.heard.exists() else []

    def speech(self, how):
        self.home.environment["TEST_READER"] = how
        return self.home.run(self.windows, ["speech", "--lang", "en"]).splitlines()


def nvda_is_told_each_word_and_is_silent_at_a_key(place):
    place.nvda()
    lines = place.speech("")
    assert "Speech goes through NVDA." in lines, lines
    assert ", windows x86_64, " in lines[-1] and ", NVDA, " in lines[-1], lines
    said = [line for line in place.told() if TEST in line]
    assert [line.split()[0] for line in said] == ["speak", "braille"], place.told()
    place.heard.unlink()
    console = place.home.console(["play", "--players", "2", "--seed", "4", "--lang", "en"])
    console.until("You have 7 tiles")
    console.press("c")
    console.press("q")
    console.until("Leave the match?")
    console.press("enter")
    assert console.end() == 0
    told = place.told()
    assert any(line.startswith("speak ") and "You have 7 tiles" in line for line in told), told
    asked = next(at for at, line in enumerate(told) if line.startswith("speak Leave the match?"))
    assert told[asked - 1] == "cancel ", told
    assert place.card.voice() == 0, "two voices"


def jaws_is_told_each_word(place):
    place.jaws()
    lines = place.speech("")
    assert "Speech goes through JAWS." in lines and ", JAWS, " in lines[-1], lines
    said = [line for line in place.told() if TEST in line]
    assert [line.split()[0] for line in said] == ["interrupt", "run"], place.told()
    assert said[1].startswith('run BrailleString("') and said[1].endswith('")'), said
    assert place.card.voice() == 0, "two voices"


def one_that_is_away_is_stood_in_for(place):
    place.nvda()
    place.jaws()
    lines = place.speech("absent")
    assert any(line.startswith("You hear serpente's own voice") for line in lines), lines
    assert ", NVDA" not in lines[-1] and ", JAWS" not in lines[-1], lines
    assert place.told() == []
    assert place.card.voice() > 1


def stood_in_for(place, how):
    lines = place.speech(how)
    assert any(TEST in line for line in place.told()), (lines, place.told())
    assert place.card.voice() > 1, "nobody stood in for one that " + how


def nvda_refuses(place):
    place.nvda()
    stood_in_for(place, "refuses")


def nvda_hangs(place):
    place.nvda()
    stood_in_for(place, "hangs")


def nvda_crashes(place):
    place.nvda()
    stood_in_for(place, "crashes")


def nvda_ends_the_process(place):
    place.nvda()
    stood_in_for(place, "ends")


def jaws_refuses(place):
    place.jaws()
    stood_in_for(place, "refuses")


def jaws_hangs(place):
    place.jaws()
    stood_in_for(place, "hangs")


def nvda_is_closed_while_somebody_plays(place):
    place.nvda()
    place.home.environment["TEST_READER"] = "leaves"
    console = place.home.console(["play", "--players", "2", "--seed", "4", "--lang", "en"])
    console.until("You have 7 tiles")
    console.press("c")
    place.card.hears()
    console.press("q")
    console.until("Leave the match?")
    console.press("enter")
    assert console.end() == 0


def a_library_that_is_none_is_left_alone(place):
    (place.folder / "nvdaControllerClient.dll").write_bytes(b"no library")
    lines = place.speech("")
    assert any(line.startswith("You hear serpente's own voice") for line in lines), lines


TESTS = [
    nvda_is_told_each_word_and_is_silent_at_a_key,
    jaws_is_told_each_word,
    one_that_is_away_is_stood_in_for,
    nvda_refuses,
    nvda_hangs,
    nvda_crashes,
    nvda_ends_the_process,
    jaws_refuses,
    jaws_hangs,
    nvda_is_closed_while_somebody_plays,
    a_library_that_is_none_is_left_alone,
]
