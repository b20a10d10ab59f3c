"""The page in every state: what axe finds, whether all is in sight at 320 pixels and in large type, what the browser
complains of, and what becomes of a line that breaks."""
from browser import Driver
from page import Page, axe_of
from table import Table


def look(binary, folder, axe, pictures):
    table = Table(binary, folder, "--players", "2", "--limit", "1")
    driver = Driver(folder)
    axe = axe_of(axe)
    faults = []

    def check(page, state, picture=True):
        faults.extend(f"{state}: {found}" for found in page.axe(axe))
        for width in (320, 1000):
            page.resize((width, 800), touch=width < 600)
            faults.extend(f"{state}, {width} wide: {out} is out of sight" for out in page.fits())
            if pictures and picture:
                page.picture(f"{pictures}/{page.name}-{state}-{width}.png".replace(" ", "-"))

    try:
        bo = Page(driver, "Bo", table.address)
        bo.until("the first question", lambda _: bo.find("#reader-reads"))
        check(bo, "start")
        bo.hit("#reader-reads")
        bo.until("the name is asked for", lambda looks: looks["types"])
        check(bo, "name")
        bo.write("Bo")
        bo.until("the tables", lambda looks: looks["entries"] and not looks["types"])
        check(bo, "lobby")
        bo.hit("#asks [data-action=settings]")
        bo.until("the settings", lambda looks: bo.find("#entries button:nth-child(3)"))
        check(bo, "settings")
        bo.hit("#asks [data-action=escape]")
        bo.sit_down()
        check(bo, "room")
        table.begins(("Bo",))
        bo.until("the hand", lambda looks: looks["tiles"])
        bo.hit("#tiles .tile")
        check(bo, "table")
        bo.look(forced_colors="active", prefers_color_scheme="dark")
        check(bo, "forced colours")
        bo.look(prefers_color_scheme="dark", prefers_reduced_motion="reduce")
        check(bo, "dark")
        bo.look()
        bo.hit("#moves [data-action=leave]")
        bo.until("whether to leave", lambda looks: looks["moves"] == ["confirm", "escape"])
        check(bo, "question")
        bo.hit("#moves [data-action=escape]")
        bo.hit("#asks [data-action=help]")
        bo.until("the keys", lambda looks: "next" in looks["moves"])
        check(bo, "help")
        bo.hit("#moves [data-action=escape]")
        faults += [f"Bo: {error}" for error in bo.complaints()]
        bo.close()

        large = Page(driver, "Large", table.address, type_size=32)
        large.start()
        check(large, "large type")
        faults += [f"Large: {error}" for error in large.complaints()]
        large.close()
    finally:
        driver.close()
        table.close()
    return faults
