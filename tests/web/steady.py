"""What stays still and what agrees, in ten matches of five kinds of game, each played by a phone and a laptop at the same table: tiles
that lie move only when another one comes, a round is drawn smaller at most once, the sheet at a round's end says what the record says,
and the words keep up with the felt."""
import time

from browser import Chromium, Failed, Progress, wait_for
from games import KEPT
from page import Page, Phone
from table import Parlour, Table

# Five games, whose tiles lie in a line, a cross, a tree, lanes and feet, with what makes a match short.
TABLES = {
    "salotto": ("--players", "3", "--limit", "20"),
    "fives": ("--players", "3", "--limit", "40"),
    "cyprus": ("--players", "4", "--limit", "20"),
    "train": ("--players", "3", "--rounds", "1"),
    "chicken-foot": ("--players", "3", "--rounds", "1"),
}

# How long a round may take on a machine that does other things, too.
ROUND = 200

# Looks at the tiles of the table whenever they may have been drawn anew. A tile that lies in both pictures has moved if its place on
# the felt has changed by more than a pixel, however far the felt is scrolled.
WATCH = """
    window.steady = { looks: 0, choosing: 0, aside: 0, cut: {}, moved: [], scales: {}, rounds: 0, places: {}, toes: {}, wrongToes: [] };
    const turnOf = (drawn) => Number(drawn.getAttribute('transform').match(/rotate\\(([-\\d.]+)\\)/)[1]);
    let board = null;
    // Each place that a foot still needs is drawn, or the chosen tile lies in it. No two of them lie on one another.
    const toes = ({ type, picture, shown }) => {
      // Who goes out with a double leaves a foot that nobody lays at.
      if (type === 'picture') board = picture?.result ? null : picture?.board;
      if (type !== 'show' || shown.kind !== 'table' || board?.shape !== 'feet' || document.getElementById('felt').hidden) return;
      const drawn = [...document.querySelectorAll('#board .toe')];
      const all = drawn.length + (board.toes ? document.querySelectorAll('#board .ghost').length : 0);
      const ways = drawn.map(turnOf).sort((one, other) => one - other);
      const { steady } = window;
      steady.toes[board.toes] = (steady.toes[board.toes] ?? 0) + 1;
      if (all !== board.toes) steady.wrongToes.push(`${all} places for ${board.toes} toes`);
      // Where there is no room for it on one side, a toe begins at another.
      const places = new Set(drawn.map((toe) => toe.getAttribute('transform')));
      if (places.size !== drawn.length) steady.wrongToes.push(`toes lie on one another: ${ways}`);
    };
    window.WebSocket = class extends WebSocket {
      set onmessage(take) {
        super.onmessage = (event) => {
          take(event);
          toes(JSON.parse(event.data));
        };
      }
    };
    const places = () => {
      const board = document.getElementById('board');
      const frame = board.parentElement;
      const box = board.getBoundingClientRect();
      const [left, top] = [box.left + frame.scrollLeft, box.top + frame.scrollTop];
      return Object.fromEntries([...board.querySelectorAll('[data-tile]')].map((tile) => {
        const [, x, y, unit] = tile.getAttribute('transform').match(/translate\\(([-\\d.]+) ([-\\d.]+)\\).*scale\\(([\\d.]+)\\)/);
        return [tile.dataset.tile, { x: left + Number(x), y: top + Number(y), unit: Number(unit) }];
      }));
    };
    const chooses = () => document.querySelector('#places .place') !== null;
    const frame = () => document.getElementById('frame');
    const felt = () => frame().clientHeight;
    let before = {}, chose = false, tall = 0;
    const look = () => {
      requestAnimationFrame(look);
      if (document.getElementById('felt')?.hidden ?? true) return;
      const [now, choosing] = [places(), chooses()];
      const names = Object.keys(now);
      const had = Object.keys(before);
      if (names.length < had.length) window.steady.rounds += 1;
      const same = names.length === had.length && names.every((name) => name in before);
      window.steady.looks += 1;
      const row = document.getElementById('latest');
      if (row.checkVisibility() && (row.scrollHeight > row.clientHeight + 1 || row.scrollTop > 0)) window.steady.cut[row.textContent] = true;
      if (frame().scrollWidth > frame().clientWidth + 1) window.steady.aside += 1;
      for (const button of document.querySelectorAll('#moves [data-action]')) {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        if (right > left) (window.steady.places[button.dataset.action] ??= {})[[left, top, right, bottom].map(Math.round)] = true;
      }
      // Somebody who looks where a tile fits has not chosen one yet. The first tile is drawn before the rows below have their heights.
      if (same && names.length > 1) {
        if (choosing || chose) window.steady.choosing += 1;
        for (const name of names) {
          const far = Math.hypot(now[name].x - before[name].x, now[name].y - before[name].y);
          if (far > 1) window.steady.moved.push(`${name} by ${far.toFixed(0)}, unit ${before[name].unit} to ${now[name].unit}, felt ${tall} to ${felt()}, chosen: ${chose} to ${choosing}`);
        }
      }
      // The engine of trains is drawn a little larger than the other tiles.
      const unit = names.length > 1 ? now[names.at(-1)].unit : null;
      if (unit) {
        const units = window.steady.scales[window.steady.rounds] ??= [];
        if (units.at(-1) !== unit) units.push(unit);
      }
      [before, chose, tall] = [now, choosing, felt()];
    };
    requestAnimationFrame(look);"""

# What the sheet at the end of a round says, and the tiles that it shows.
SHEET = """
    const sheet = document.getElementById('result');
    if (sheet.hidden) return null;
    return {
      title: document.getElementById('result-title').textContent,
      own: sheet.querySelector('.own th')?.innerText.trim() ?? '',
      rows: [...document.querySelectorAll('#result-rows tr')].slice(1).map((row) => ({
        name: row.querySelector('th').innerText.trim(),
        tiles: [...row.querySelectorAll('.left-over .unseen')].map(({ textContent }) => textContent).join(),
        numbers: [...row.querySelectorAll('.number')].map(({ textContent }) => Number(textContent.replace('−', '-'))),
      })),
    };"""


def watched(driver, binary, folder, game):
    """A match at a table where a phone and a laptop sit."""
    table = Table(binary, f"{folder}/{game}", "--game", game, *TABLES[game])
    # The narrowest phone has the least room for what grows to all sides.
    phone = Phone(driver, f"Phone-{game}", table.address, width=320 if game == "chicken-foot" else 360, first=WATCH)
    laptop = Page(driver, f"Laptop-{game}", table.address, size=(1280, 800), first=WATCH)
    pages = (phone, laptop)
    try:
        for page in pages:
            page.run("localStorage.setItem('serpente.kept', arguments[0])", KEPT)
            page.start()
            page.sit_down()
        table.begins([page.name for page in pages])
        progress = Progress(game)
        while not table.is_over():
            progress.note(table.record(), lambda: f"{phone.looks()} {table.lines[-20:]}")
            for page in pages:
                page.play()
            # Two people at pages take their time, so the third tries several keys meanwhile.
            for _ in range(3):
                if not table.is_over():
                    table.play()
                time.sleep(0.05)
        for page in pages:
            seen = page.run("return window.steady")
            print(f"{page.name}: {seen['looks']} looks, {seen['choosing']} while choosing, {len(seen['moved'])} moved; units {seen['scales']}")
            # Four tiles are laid around the centre, and three behind a double.
            if game == "chicken-foot" and not {"4", "3"} <= set(seen["toes"]):
                yield f"{page.name}: so many toes were still to be laid, and how often: {seen['toes']}"
            yield from (f"{page.name}: {wrong}" for wrong in seen["wrongToes"][:5])
            yield from (f"{page.name}: not in sight as a whole: {words}" for words in list(seen["cut"])[:5])
            if seen["aside"]:
                yield f"{page.name}: the felt scrolled sideways in {seen['aside']} of {seen['looks']} looks"
            if not seen["choosing"]:
                yield f"{page.name}: nothing was chosen"
            yield from (f"{page.name}: {shared}" for shared in shared_places(seen["places"]))
            yield from (f"{page.name}: while no tile came, {moved}" for moved in seen["moved"][:5])
            yield from (f"{page.name}: drawn again {len(units) - 1} times in a round: {units}" for units in seen["scales"].values() if len(units) > 2)
            yield from (f"{page.name}: {error}" for error in page.complaints())
    finally:
        for page in pages:
            page.close()
        table.close()


def shared_places(places):
    """Whether a finger that goes on could ever ask for a hint."""
    boxes = {action: [[int(side) for side in box.split(",")] for box in places.get(action, ())] for action in ("hint", "confirm")}
    if not all(boxes.values()):
        yield f"the buttons to go on and for a hint were not both seen: {places}"
    for hint in boxes["hint"]:
        for confirm in boxes["confirm"]:
            if hint[0] < confirm[2] and confirm[0] < hint[2] and hint[1] < confirm[3] and confirm[1] < hint[3]:
                yield f"the hint was at {hint}, the button to go on at {confirm}"


# The marks of the places of the chosen tile: on the buttons, on the felt and on the tile.
MARKS = """
    const way = (turn) => ({ 180: 'l', 0: 'r' })[turn] ?? 'u';
    return [
      [...document.querySelectorAll('#places .place')].map(({ textContent }) => (textContent.includes('◀') ? 'l' : textContent.includes('▶') ? 'r' : 'u')),
      [...document.querySelectorAll('#board .ghost .tip')].map((tip) => way(tip.getAttribute('transform').match(/rotate\\(([-\\d.]+)\\)/)[1])),
      [...document.querySelectorAll('#tiles [aria-pressed=true] .where i')].map(({ className }) => className),
    ].map((marks) => [...new Set(marks)].sort().join(''));"""

# What a screen reader finds on a phone: one list of the other players, no field for keys, what was said once.
FOUND = """
    return [
      document.querySelector('#seats').getAttribute('role'),
      [...document.querySelectorAll('#seats ul')].every((list) => list.getAttribute('role') === 'presentation'),
      document.querySelectorAll('#seats [role=listitem]').length,
      document.getElementById('line').checkVisibility(),
      document.getElementById('latest').ariaHidden,
    ];"""


def chosen_again(driver, parlour):
    """The tile of a hint is chosen; put back, it is chosen again by the next hint. What lies on the felt stays the same drawing."""
    page = Phone(driver, "Unsure", parlour.address)
    page.run("document.getElementById('name').value = 'Unsure'; localStorage.setItem('serpente.kept', arguments[0])", KEPT)
    page.hit("#doors [data-to=play]")

    def mine():
        looks = page.looks()
        if looks["fitting"] and len(page.run("return [...document.querySelectorAll('#board [data-tile]')]")) > 2 and "hint" in looks["moves"]:
            return True
        page.play()
        time.sleep(0.3)
        return False
    wait_for("the own turn", mine, ROUND)
    if (found := page.run(FOUND)) != ["list", True, 3, False, "true"]:
        yield f"a screen reader finds {found} on a phone"
    for what in ("the tile of a hint", "the same tile once more"):
        page.hit("#moves [data-action=hint]")
        page.until(what, lambda looks: looks["places"])
        hinted = page.run("return document.querySelector('#tiles [aria-pressed=true]').dataset.tile")
        if len(set(marks := page.run(MARKS))) != 1:
            yield f"the marks of one place differ on button, felt and tile: {marks}"
        page.run("document.querySelectorAll('#board [data-tile]').forEach((tile) => { tile.isMarked = true; })")
        page.hit("#places li:last-child button")
        page.until("the moves", lambda looks: not looks["places"] and "hint" in looks["moves"])
        # A tap on it does the same.
        page.hit(f"#tiles [data-tile='{hinted}']")
        page.until("its places after a tap", lambda looks: looks["places"])
        page.hit("#places li:last-child button")
        page.until("the moves once more", lambda looks: not looks["places"] and "hint" in looks["moves"])
    anew = page.run("return [...document.querySelectorAll('#board [data-tile]')].filter((tile) => !tile.isMarked).map((tile) => tile.dataset.tile)")
    if anew:
        yield f"drawn anew when a tile was put back: {anew}"
    yield from (f"Unsure: {error}" for error in page.complaints())
    page.close()


def written(record, own):
    """What the record says of its last round: points and totals by name, and the tiles that each was left with."""
    header = next(line for line in record if line["type"] == "match")
    names = [player["name"] for player in header["seats"]]
    hands = []
    over = None
    for line in record:
        kind = line["type"]
        if kind == "round":
            hands = [[] for _ in names]
        elif kind == "dealt":
            hands[line["seat"]] = list(line["tiles"])
        elif kind == "drew":
            hands[line["seat"]].append(line["tile"])
        elif kind == "laid":
            hands[line["seat"]].remove(line["tile"])
        elif kind == "round-over":
            over = line
    rows = {}
    for seat, name in enumerate(names):
        told = ", ".join(sorted(" ".join(half if half != "0" else "–" for half in tile.split("-")) for tile in hands[seat]))
        rows["you" if name == own else name] = (told, [over["points"][seat], over["totals"][seat]])
    return rows


def results(driver, parlour):
    """Three rounds against computers: the sheet against the record, whose line is the own one, and that it stays."""
    page = Phone(driver, "Reader", parlour.address)
    page.run("document.getElementById('name').value = 'Reader'; localStorage.setItem('serpente.kept', arguments[0])", KEPT)
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    table = page.run("return location.pathname").rsplit("/", 1)[-1]
    for number in range(1, 4):
        def ended():
            looks = page.looks()
            # Going on by a press would close the sheet that comes meanwhile.
            if looks["places"] or looks["fitting"] or {"draw", "pass"} & set(looks["moves"]):
                page.play(looks)
            return page.run(SHEET)
        sheet = wait_for(f"the end of round {number}", ended, ROUND)
        told = {row["name"]: (", ".join(sorted(filter(None, row["tiles"].split(", ")))), row["numbers"]) for row in sheet["rows"]}
        record = wait_for("the record of the round", lambda: (lines := parlour.record(table)) and sum(line["type"] == "round-over" for line in lines) >= number and lines)
        kept = written(record, "Reader")
        if told != kept:
            yield f"round {number}: the sheet says {told}, the record {kept}"
        if sheet["own"] != "you":
            yield f"round {number}: the own line is marked for {sheet['own']!r}"
        # What one wants to know at any moment stands in the header.
        state = page.run("return document.getElementById('state').textContent")
        points = f"you {kept['you'][1][1]}".replace("-", "−")
        if f"Round {number}" not in state or points not in state:
            yield f"round {number}: the header says {state!r}, not {points!r}"
        # Nobody but a computer waits, so it stays: the next round is dealt by a press alone.
        begun = sum(line["type"] == "round" for line in parlour.record(table))
        time.sleep(2)
        if not page.run(SHEET) or sum(line["type"] == "round" for line in parlour.record(table)) != begun:
            yield f"round {number}: the sheet went away by itself"
        if page.run("return document.querySelectorAll('#result-buttons button').length") != (1 if record[-1]["type"] != "match-over" else 2):
            yield f"round {number}: not the buttons that are needed"
        if record[-1]["type"] == "match-over":
            break
        page.hit("#result-buttons [data-action=confirm]")
        wait_for("the next round", lambda: not page.run(SHEET))
    yield from (f"Reader: {error}" for error in page.complaints())
    page.close()


# Notes when each tile came onto the felt and into the row of words, by the page's own clock.
CLOCK = """
    window.felt = {}, window.told = {}, window.stalls = [];
    // When the machine let this page do nothing.
    let ticked = performance.now();
    setInterval(() => {
      const now = performance.now();
      if (now - ticked > 100) window.stalls.push([ticked, now]);
      ticked = now;
    }, 25);
    const named = (tile) => {
      const [high, low] = tile.split('-').map((half) => (half === '0' ? 'blank' : half));
      return high === low ? `double ${high}` : `${high} ${low}`;
    };
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        for (const { dataset: { tile } } of document.querySelectorAll('#board [data-tile]')) window.felt[named(tile)] ??= performance.now();
      }).observe(document.getElementById('board'), { childList: true });
      const row = document.getElementById('latest');
      new MutationObserver(() => {
        for (const [, tile] of row.textContent.matchAll(/: (double (?:\\d+|blank)|(?:\\d+|blank) (?:\\d+|blank))/g)) window.told[tile] ??= performance.now();
      }).observe(row, { childList: true, subtree: true, characterData: true });
    });"""

# How much later than the felt, or earlier, the words may come, in milliseconds.
APART = 300


def keeps_up(driver, parlour):
    """Without a voice and without a reader the words come with the tiles, whatever else is told."""
    page = Phone(driver, "Looker", parlour.address, first=CLOCK)
    page.hit("#doors [data-to=play]")
    page.until("the hand", lambda looks: looks["tiles"])
    apart = {}
    until = time.monotonic() + ROUND
    while len(apart) < 20:
        if time.monotonic() > until:
            raise Failed(f"only {len(apart)} tiles were laid by others: {page.looks()}")
        page.play()
        time.sleep(0.3)
        felt, told, stalls = page.run("return [window.felt, window.told, window.stalls]")
        # The own tiles need no words. While the machine let the page do nothing, no time has passed for it.
        for tile in felt.keys() & told.keys():
            first, last = sorted((felt[tile], told[tile]))
            apart[tile] = last - first - sum(max(0, min(last, end) - max(first, begin)) for begin, end in stalls)
        if page.run(SHEET):
            page.hit("#result-buttons [data-action=confirm]")
            page.run("window.felt = {}; window.told = {};")
    late = sorted(apart.values())
    print(f"words and felt are apart by {late[len(late) // 2]:.0f} ms in the middle, {late[-1]:.0f} at most, over {len(late)} tiles")
    # Other work on the machine may hold one of ten up.
    if late[len(late) * 9 // 10] > APART:
        yield f"words and felt are apart: {[round(time) for time in late]}"
    yield from (f"Looker: {error}" for error in page.complaints())
    page.close()


def hold(binary, folder, _axe, _pictures):
    driver = Chromium(folder)
    faults = []
    try:
        parlour = Parlour(binary, folder)
        try:
            faults += keeps_up(driver, parlour)
            faults += results(driver, parlour)
            faults += chosen_again(driver, parlour)
        finally:
            parlour.close()
        for game in TABLES:
            faults += watched(driver, binary, folder, game)
    finally:
        driver.close()
    return faults
