"""A parlour's doors: two browsers, SSH, the program itself and a client without one, each on a chair of one table, from the
first tile to the end of the match."""
import time

from browser import Chromium, Progress, wait_for
from page import Page, Phone
from table import Lines, Parlour, Program, ssh, tells_end
from wire import Wire

# How long it may take to tell, at the pace of a reader, a whole match that somebody asked about all the time.
TOLD = 150


def seen_by(seat, event):
    """What of a record's line who sits there may see."""
    if event["type"] == "boneyard" or event["type"] == "dealt" and event["seat"] != seat:
        return None
    hides = {"drew": "tile", "swapped": "tiles"}.get(event["type"])
    return {**event, hides: None} if hides and event["seat"] != seat else event


def play(binary, folder, _axe, pictures):
    parlour = Parlour(binary, folder)
    driver = Chromium(folder)
    faults, came = [], []
    try:
        ada = Wire(parlour.address, "Ada")
        came.append(ada)
        table = ada.opens(game="salotto", players=5, teams=None, options={"limit": 1})
        bo, cleo = Phone(driver, "Bo", parlour.address), Page(driver, "Cleo", parlour.address)
        for page in (bo, cleo):
            page.start()
            page.sit_down()
        dora = Lines("Dora", ssh(folder, "Dora", parlour.ssh_port, "en_GB.UTF-8", "-T"))
        came.append(dora)
        dora.hears("Tables at House.")
        dora.keys("home enter")
        eve = Program(binary, folder, "Eve", "join", parlour.address, table)
        came.append(eve)
        ada.begins()
        everybody = (ada, bo, cleo, dora, eve)
        progress = Progress("the match")
        while not parlour.is_over(table):
            progress.note(parlour.record(table), lambda: f"{parlour.record(table)[-5:]} {dora.lines[-5:]} {eve.lines[-5:]}")
            for player in everybody:
                player.play()
            time.sleep(0.05)
        if pictures:
            bo.picture(f"{pictures}/doors.png")
        # All of them hear the end; the one without a program has every line, and none too many.
        for page in (bo, cleo):
            page.until("the end", lambda looks: any("play again" in line for line in looks["history"]), TOLD)
            faults += [f"{page.name}: {error}" for error in page.complaints()]
        for program in (dora, eve):
            wait_for(f"the end for {program.name}", lambda: tells_end(program.lines))
        record = parlour.record(table)
        seen = [(n, seen_by(ada.table["seat"], event)) for n, event in enumerate(record, 1)]
        seen = [line for line in seen if line[1]]
        wait_for("the last line", lambda: ada.events and ada.events[-1][0] == seen[-1][0])
        if ada.events != seen:
            faults.append(f"the wire told something else than the record: {ada.events} {seen}")
        movers = {event["seat"] for event in record if event["type"] in ("laid", "passed", "drew")}
        if movers != set(range(5)):
            faults.append(f"only {movers} played")
        for page in (bo, cleo):
            page.close()
    finally:
        for one in (*came, driver, parlour):
            one.close()
    return faults
