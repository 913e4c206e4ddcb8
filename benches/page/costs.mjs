// What an action costs at move 10 and at move 300: from the input event to the painted frame, and
// until it is stored.

const EARLY = 10;
const LATE = 300;
const LIMIT = 1.2;
const ROUNDS = 12;
/** Knights out and back: each round plays it twice and leaves the position as it was. */
const SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"];
/** Under the Codex no number of moves or repetitions ends a game by itself. */
const ADDRESS = "#/play?table=play&laws=codex&time=300%2B30";

/** The half-moves of a long game: now and then a pawn, so that positions don't recur for ever. */
function game(halfMoves) {
  const pawns = [];
  for (const file of "abcdegh")
    pawns.push([`${file}2${file}3`, `${file}7${file}6`], [`${file}3${file}4`, `${file}6${file}5`]);
  pawns.push(["f2f4", "f7f5"]);
  const moves = [];
  for (const pair of pawns) {
    for (let i = 0; i < 10; i++) moves.push(...SHUFFLE);
    moves.push(...pair);
  }
  return moves.slice(0, halfMoves);
}

/** Its log: each half-move is a touch and a release, three seconds after the one before. */
function played(head, moves) {
  const entries = [{ at: 0, by: "arbiter", do: "start_clock" }];
  moves.forEach((move, ply) => {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    const by = ply % 2 ? "black" : "white";
    entries.push({ at: 3000 * ply + 1000, by, do: "touch", square: from });
    entries.push({ at: 3000 * ply + 3000, by, do: "release", from, to });
  });
  return { ...head, entries };
}

/** In the page: notes for each press and lift of the pointer when its frame was painted and when what
    it did was stored. */
function instruments() {
  const acts = (window.__acts = []);
  let act = null;
  const begin = (event) => {
    const mine = (act = { begun: event.timeStamp, painted: null, stored: null });
    acts.push(mine);
    window.__painted = new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done((mine.painted = performance.now() - mine.begun));
        port2.postMessage(0);
      }),
    );
  };
  for (const kind of ["pointerdown", "pointerup"]) addEventListener(kind, begin, true);
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (stores, ...rest) {
    const made = transaction.call(this, stores, ...rest);
    const mine = act;
    if (mine && Array.from([stores].flat()).includes("records"))
      made.addEventListener("complete", () => (mine.stored = performance.now() - mine.begun));
    return made;
  };
}

const sorted = (values) => values.toSorted((a, b) => a - b);
const at = (values, share) => sorted(values)[Math.floor((values.length - 1) * share)];
const KEYS = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

export async function costs({ open, hand, log }) {
  // Without a limit of frames the wait for the next one does not hide what the work costs.
  const free = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];
  const { browser, tab } = await open(ADDRESS, free, instruments);
  await tab.evaluate(() => document.querySelector("[data-action=press]").click());
  const head = await log(tab);
  const session = await tab.context().newCDPSession(tab);
  // In time of the page's own thread: what else the machine does is not in it.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return KEYS.map((key) => metrics.find((metric) => metric.name === key).value * 1000);
  };

  const places = [EARLY, LATE].map((move) => ({ move, painted: [], stored: [], work: [] }));
  for (const place of places) {
    const text = JSON.stringify(played(head, game(2 * place.move)));
    place.file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  }
  const measure = async (place, counts) => {
    await tab.setInputFiles("[data-action=import]", place.file);
    await tab.waitForFunction((plies) => document.querySelectorAll("[data-ply]").length === plies, 2 * place.move);
    await tab.evaluate(() => document.querySelector("[data-action=resume]").click());
    await tab.waitForTimeout(300);
    const click = await hand(tab);
    await tab.evaluate(() => (window.__acts.length = 0));
    const before = await work();
    for (const move of [...SHUFFLE, ...SHUFFLE])
      for (const square of [move.slice(0, 2), move.slice(2)]) {
        await click(square);
        // Nothing is asked of the page while it works: that would be measured, too.
        await tab.evaluate(() => window.__painted);
      }
    await tab.waitForTimeout(100);
    const after = await work();
    const plies = await tab.locator("[data-ply]").count();
    if (plies !== 2 * place.move + 2 * SHUFFLE.length) throw new Error(`${plies} half-moves on the sheet`);
    const acts = (await tab.evaluate(() => window.__acts)).filter((act) => act.stored !== null);
    if (!counts) return;
    place.painted.push(...acts.map((act) => act.painted));
    place.stored.push(...acts.map((act) => act.stored));
    place.work.push(after.map((value, i) => (value - before[i]) / (2 * SHUFFLE.length)));
  };
  for (const place of places) await measure(place, false);
  for (let round = 0; round < ROUNDS; round++)
    for (const place of round % 2 ? places : places.toReversed()) await measure(place, true);
  await browser.close();

  console.log(`an action, ${places[0].painted.length} at each move, medians (and 90 %) in milliseconds:`);
  for (const { move, painted, stored, work } of places) {
    const part = (i) => at(work.map((row) => row[i]), 0.5).toFixed(2);
    const span = (values) => `${at(values, 0.5).toFixed(2)} (${at(values, 0.9).toFixed(2)})`;
    console.log(
      `  move ${String(move).padStart(3)}: painted after ${span(painted)}, stored after ${span(stored)}; ` +
        `a half-move takes script ${part(0)}, style ${part(1)}, layout ${part(2)}`,
    );
  }
  const sum = (row) => row[0] + row[1] + row[2];
  const ratio = (of) => of(places[1]) / of(places[0]);
  const verdict = (value) => `${value.toFixed(2)}${value > LIMIT ? " (EXCEEDED)" : ""}`;
  console.log(
    `  move ${LATE} to move ${EARLY}, limit ${LIMIT}: painted ${verdict(ratio((it) => at(it.painted, 0.5)))}, ` +
      `stored ${verdict(ratio((it) => at(it.stored, 0.5)))}, ` +
      `script, style and layout ${ratio((it) => at(it.work.map(sum), 0.5)).toFixed(2)} (a new block of the sheet begins after move ${LATE})`,
  );
}
