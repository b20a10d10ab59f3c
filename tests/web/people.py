"""Two browsers, one of them a phone's, and one program without any, at one table: a match to its end by buttons and keys."""
import time

from browser import Chromium, Failed, Firefox
from page import Page, Phone
from table import Table

# How long a match may take on a machine that does other things, too.
MATCH = 150


def play(binary, folder, _axe, pictures):
    table = Table(binary, folder, "--players", "4", "--limit", "1")
    chromium, firefox = Chromium(folder), Firefox(folder)
    faults = []
    try:
        bo, cleo = Phone(firefox, "Bo", table.address), Page(chromium, "Cleo", table.address)
        for page in (bo, cleo):
            page.start()
            page.sit_down()
        table.begins(("Bo", "Cleo"))
        for page in (bo, cleo):
            page.until("the hand", lambda looks: len(looks["tiles"]) > 0)
        if pictures:
            bo.picture(f"{pictures}/phone.png")
        # Somebody talks, in three ways.
        table.keys("' hello enter")
        bo.ask("talk")
        bo.until("a line to say", lambda looks: looks["types"])
        bo.write("good luck")
        for page in (bo, cleo):
            page.until("the talk", lambda looks: any("hello" in line for line in looks["history"]))
        cleo.until("the other talk", lambda looks: any("good luck" in line for line in looks["history"]))
        until = time.monotonic() + MATCH
        while not table.is_over():
            if time.monotonic() > until:
                raise Failed(f"the match takes too long: {bo.looks()} {cleo.looks()} {table.lines[-5:]}")
            for page in (bo, cleo):
                page.play()
            # Whoever leads the table does not ask for another match.
            if not table.is_over():
                table.play()
            time.sleep(0.1)
        for page in (bo, cleo):
            page.until("the end of the match", lambda looks: any("play again" in line for line in looks["history"]))
            laid = page.looks()["history"]
            if len(laid) < 15:
                faults.append(f"{page.name} was told little: {laid}")
            faults += [f"{page.name}: {out} is out of sight" for out in page.fits()]
            faults += [f"{page.name}: {error}" for error in page.complaints()]
        # Words that all hear are the same for all.
        heard = [[line for line in page.looks()["history"] if line.startswith("Round ")] for page in (bo, cleo)]
        if heard[0] != heard[1] or not heard[0]:
            faults.append(f"they were told different rounds: {heard}")
        for page in (bo, cleo):
            page.close()
    finally:
        chromium.close()
        firefox.close()
        table.close()
    return faults
