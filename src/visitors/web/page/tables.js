// The tables that are open now, on the first page.

const section = document.getElementById('open-tables');
const openList = document.getElementById('open-list');
const openRow = document.getElementById('open-row');

// Milliseconds between two looks at the tables, while the first page is in sight.
const LOOK = 10_000;

// So many tables are shown here. All of them are behind the button for tables.
const MOST_TABLES = 6;

let lookTimer = 0;

/** Shows the tables that are open now, again and again while `isSeen()`. */
export async function showTables(isSeen) {
  clearTimeout(lookTimer);
  if (!isSeen()) return;
  lookTimer = setTimeout(showTables, LOOK, isSeen);
  if (document.hidden) return;
  try {
    const answer = await fetch('/page/tables.json', { cache: 'no-store' });
    const { tables } = await answer.json();
    if (isSeen()) paintTables(tables.filter(({ master }) => master).slice(0, MOST_TABLES));
  } catch {
    // Without the server there are no tables.
    paintTables([]);
  }
}

/** A row stays the same element while its table is there, so that nothing moves away under a finger or the focus. */
function paintTables(tables) {
  const rows = tables.map((table) => rowOf(table));
  for (const item of [...openList.children]) {
    if (!rows.includes(item)) item.remove();
  }
  openList.append(...rows.filter((item) => !item.isConnected));
  if (section.hidden !== !rows.length) section.hidden = !rows.length;
}

const nameOf = (game) => document.querySelector(`[data-game="${CSS.escape(game)}"]`)?.firstChild.textContent.trim() ?? game;

/** Says of the table that a link leads to which game is played there, whose table it is, and how many chairs are free. */
export async function tellLinked(table) {
  const place = document.getElementById('table-name');
  place.textContent = table.match(/\b[a-z]+\b/g)?.join(' ') ?? '';
  try {
    const answer = await fetch(`/page/table/${table}`, { cache: 'no-store' });
    const { tables: [found] } = await answer.json();
    const { chairs } = openRow.content.querySelector('small').dataset;
    if (found) place.textContent = [nameOf(found.game), found.master, `${chairs} ${found.free}`].filter(Boolean).join(', ');
  } catch {
    // Without the server nothing more is known of it.
  }
}

function rowOf({ table, game, master, free }) {
  const there = [...openList.children].find((item) => item.dataset.table === table);
  const item = there ?? openRow.content.firstElementChild.cloneNode(true);
  const [name, host, chairs] = item.querySelectorAll('b, span, small');
  const named = nameOf(game);
  const [sit, watch] = item.querySelectorAll('button');
  // A reader that reads the page is interrupted by what is written anew.
  const told = `${named}, ${master}, ${chairs.dataset.chairs} ${free}`;
  if (item.dataset.told === told) return item;
  item.dataset.told = told;
  name.textContent = named;
  host.textContent = master;
  chairs.textContent = `${chairs.dataset.chairs} ${free}`;
  item.dataset.table = sit.dataset.table = watch.dataset.table = table;
  for (const button of [sit, watch]) button.setAttribute('aria-label', `${button.textContent}: ${told}`);
  sit.hidden = !free;
  return item;
}
