// Whether two clocks with tenths shown keep time: that the display is never off by more than a frame,
// and that both clocks together use up what the wall clock says.

const ADDRESS = "#/play?table=play&laws=codex&time=0%3A06%2B2";
const SHUFFLE = ["g1f3", "g8f6", "f3g1", "f6g8"];
/** What a move earns, and the time left at which the next one is made: so tenths are shown all along. */
const EARNS = 2000;
const MOVE_AT = 6000;
const FRAME = 1000 / 60;
const APART = 5;

/** In the page: looks at the faces in each frame as it is painted, and at each time they write down. */
function watch(increment) {
  const face = (side) => document.querySelector(`[data-clock=${side}]`);
  const faces = { white: face("white"), black: face("black") };
  const ms = (side) => Number(faces[side].dataset.ms);
  // The time is the last thing on a face that is not read aloud before its small type.
  const text = (side) => faces[side].querySelector("[aria-hidden]").lastChild.textContent;
  const report = (window.__report = { frames: 0, off: 0, late: 0, early: 0, longest: 0, apart: 0, readings: 0 });
  // The first reading after the start, which the others are held against.
  let first = null;

  // When each time was written down: what is rendered after it must not be taken for its delay. After a
  // long render the framework lets the browser paint before the time of a new state is written down; until
  // then there is nothing to hold a face against.
  const known = {};
  const state = (side) => faces[side].dataset.state;
  const holds = (side) => known[side]?.state === state(side);
  const setAttribute = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, value);
    if (name === "data-ms") {
      const side = this.dataset.clock;
      known[side] = { left: Number(value), state: state(side), at: performance.now(), wall: Date.now() };
    }
  };
  new MutationObserver((changes) => {
    for (const side of ["white", "black"]) {
      const fresh = changes.some((change) => change.target === faces[side]);
      if (!fresh || state(side) !== "running" || !holds("white") || !holds("black")) continue;
      const earned = increment * document.querySelectorAll("[data-ply]").length;
      const used = earned - ms("white") - ms("black");
      first ??= { used, wall: known[side].wall };
      const apart = used - first.used - (known[side].wall - first.wall);
      report.readings++;
      if (Math.abs(apart) > Math.abs(report.apart)) report.apart = apart;
    }
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-ms"] });

  let before = null;
  const look = () => {
    const now = performance.now();
    const frame = before === null ? 0 : now - before;
    before = now;
    for (const side of ["white", "black"]) {
      if (!holds(side)) continue;
      const left = known[side].left - (state(side) === "running" ? now - known[side].at : 0);
      // Tenths are rounded up: a text stands for the tenth of a second that ends with it.
      const upper = Math.round(Number(text(side)) * 10) * 100;
      const [late, early] = [upper - 100 - left, left - upper];
      if (Number.isNaN(upper)) report.wrong = text(side);
      report.late = Math.max(report.late, late);
      report.early = Math.max(report.early, early);
      // What is read is whole milliseconds old or new, by one at each end.
      if (Math.max(late, early) > Math.max(frame, 1000 / 60) + 1) report.off++;
    }
    report.frames++;
    report.longest = Math.max(report.longest, frame);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function keepTime({ open, hand }, minutes) {
  const { browser, tab } = await open(ADDRESS);
  await tab.evaluate(watch, EARNS);
  await tab.locator("[data-action=press]").first().click();
  const click = await hand(tab);
  const running = () => Number(document.querySelector("[data-clock][data-state=running]").dataset.ms);
  const begun = performance.now();
  let moves = 0;
  while (performance.now() - begun < minutes * 60_000) {
    await tab.waitForTimeout(Math.max(0, (await tab.evaluate(running)) - MOVE_AT));
    const squares = SHUFFLE[moves++ % SHUFFLE.length];
    await click(squares.slice(0, 2));
    await click(squares.slice(2));
  }
  const took = (performance.now() - begun) / 60_000;
  const report = await tab.evaluate(() => window.__report);
  const plies = await tab.locator("[data-ply]").count();
  const result = await tab.locator("[data-status]").getAttribute("data-result");
  await browser.close();
  if (plies !== moves || result !== "*" || report.wrong)
    throw new Error(`${plies} of ${moves} moves, result ${result}, a face shows ${report.wrong}`);

  const verdict = (good) => (good ? "" : " (EXCEEDED)");
  console.log(
    `\nclocks with tenths, ${took.toFixed(1)} minutes, ${plies} half-moves, ${report.frames} frames (the longest ${report.longest.toFixed(1)} ms):\n` +
      `  the display is late by at most ${report.late.toFixed(1)} ms, early by at most ${report.early.toFixed(1)} ms; ` +
      `a frame is ${FRAME.toFixed(1)} ms; off by more than a frame: ${report.off} times${verdict(report.off === 0)}\n` +
      `  both clocks and the wall clock are apart by at most ${report.apart} ms, in ${report.readings} readings; ` +
      `limit ${APART} ms${verdict(Math.abs(report.apart) <= APART)}`,
  );
}
