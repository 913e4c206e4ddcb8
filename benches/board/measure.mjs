// Measures boards in one Chromium: the page's board alone and chessground, gchessboard, cm-chessboard
// beside it, then the whole page. `cargo xtask bench board` builds what is measured and calls this:
//   node measure.mjs BOARD_DIR PAGE_DIR [ROUNDS]
// Milliseconds swing with the machine; the counts do not. Compare within one run.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));
const [boardDir, pageDir, rounds = "3"] = process.argv.slice(2);

// Morphy's game at the opera: quiet moves, captures, castling.
const GAME =
  "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 " +
  "b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

function positions() {
  const board = [..."rnbqkbnrpppppppp" + ".".repeat(32) + "PPPPPPPPRNBQKBNR"];
  const at = (name) => (8 - Number(name[1])) * 8 + name.charCodeAt(0) - 97;
  const fen = (ply) => {
    const ranks = [];
    for (let r = 0; r < 8; r++)
      ranks.push(board.slice(r * 8, r * 8 + 8).join("").replace(/\.+/g, (gap) => gap.length));
    return `${ranks.join("/")} ${ply % 2 ? "b" : "w"} - - 0 1`;
  };
  const list = [fen(0)];
  GAME.split(" ").forEach((move, ply) => {
    const [from, to] = [at(move.slice(0, 2)), at(move.slice(2))];
    if (move === "e1c1") [board[at("d1")], board[at("a1")]] = [board[at("a1")], "."];
    board[to] = board[from];
    board[from] = ".";
    list.push(fen(ply + 1));
  });
  return list;
}

const css = (path) => `<link rel="stylesheet" href="/node_modules/${path}">`;
const page = (head, script) =>
  `<!doctype html><meta charset="utf-8">${head}<style>body{margin:0}#b{width:640px;height:640px;display:block}</style>` +
  `<body><div id="b"></div><script type="module">${script}</script>`;
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
const PEERS = {
  chessground: page(
    ["base", "brown", "cburnett"].map((x) => css(`@lichess-org/chessground/assets/chessground.${x}.css`)).join(""),
    `import { Chessground } from "/node_modules/@lichess-org/chessground/dist/chessground.js";
     const ground = Chessground(document.getElementById("b"),
       { fen: "${START}", animation: { enabled: false }, movable: { free: true, color: "both" } });
     window.show = (fen) => ground.set({ fen }); window.root = () => document.querySelector("#b");`,
  ),
  gchessboard: page(
    "",
    `import "/node_modules/gchessboard/dist/index.es.js";
     const board = document.createElement("g-chess-board");
     board.style = "width:640px;display:block"; board.animationDuration = 0; board.interactive = true; board.turn = "white";
     document.getElementById("b").append(board); board.fen = "${START}".split(" ")[0];
     window.show = (fen) => { board.fen = fen.split(" ")[0]; }; window.root = () => board.shadowRoot;`,
  ),
  "cm-chessboard": page(
    css("cm-chessboard/assets/chessboard.css"),
    `import { Chessboard, COLOR, INPUT_EVENT_TYPE } from "/node_modules/cm-chessboard/src/Chessboard.js";
     const board = new Chessboard(document.getElementById("b"),
       { position: "${START}", assetsUrl: "/node_modules/cm-chessboard/assets/", style: { animationDuration: 0 } });
     board.enableMoveInput(() => true, COLOR.white);
     window.show = (fen) => board.setPosition(fen, false); window.root = () => document.querySelector("#b");`,
  ),
};

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
  const peer = PEERS[path.slice(1)];
  if (peer) return response.setHeader("content-type", "text/html").end(peer);
  const roots = { "/board/": boardDir, "/page/": pageDir, "/node_modules/": join(here, "node_modules") };
  const root = Object.keys(roots).find((prefix) => path.startsWith(prefix));
  const file = root && join(roots[root], path.slice(root.length) || "index.html");
  if (!file || !existsSync(file)) return response.writeHead(404).end();
  response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const origin = `http://127.0.0.1:${server.address().port}`;

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

const KEYS = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "LayoutCount", "RecalcStyleCount"];
async function meter(tab) {
  const session = await tab.context().newCDPSession(tab);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return KEYS.map((key) => metrics.find((metric) => metric.name === key).value);
  };
}
const minus = (after, before) => after.map((value, i) => value - before[i]);
const settled = (tab) => tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function open(path) {
  const tab = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  await tab.goto(origin + path);
  return tab;
}

async function anatomy(tab) {
  return tab.evaluate(() => {
    const root = window.root?.() ?? document.querySelector(".board");
    const all = [...root.querySelectorAll("*")];
    return { elements: all.length, focusable: all.filter((element) => element.tabIndex >= 0).length };
  });
}

/** 200 changes of one move, each painted before the next. */
async function changes(tab) {
  const list = positions();
  const order = [];
  for (let i = 0; order.length < 200; i++) {
    const step = i % (2 * (list.length - 1));
    order.push(list[step < list.length - 1 ? step + 1 : 2 * (list.length - 1) - step - 1]);
  }
  const run = (fens) =>
    tab.evaluate(async (fens) => {
      for (const fen of fens) {
        window.show(fen);
        await new Promise((done) => requestAnimationFrame(done));
        await new Promise((done) => setTimeout(done));
      }
    }, fens);
  await run(order.slice(0, 66)); // warm-up
  const read = await meter(tab);
  const before = await read();
  await run(order);
  return minus(await read(), before).map((value, i) => (i < 3 ? value * 1000 : value) / order.length);
}

/** One drag of 120 pointer moves, between two places of the board given in squares. */
async function drag(tab, box, from, to) {
  const spot = ([file, rank]) => [box.x + ((file + 0.5) * box.width) / 8, box.y + ((7.5 - rank) * box.height) / 8];
  const read = await meter(tab);
  await tab.mouse.move(...spot(from));
  await settled(tab);
  await tab.mouse.down();
  await tab.mouse.move(spot(from)[0] + 8, spot(from)[1] - 8, { steps: 2 });
  await settled(tab);
  const before = await read();
  await tab.mouse.move(...spot(to), { steps: 120 });
  await settled(tab);
  const while_ = minus(await read(), before);
  await tab.mouse.up();
  await settled(tab);
  return while_.map((value, i) => (i < 3 ? value * 1000 : value));
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const medians = (rows) => rows[0].map((_, i) => median(rows.map((row) => row[i])));
const cell = (value, digits) => value.toFixed(digits).padStart(9);

const boards = { "J'adoube": "/board/", chessground: "/chessground", gchessboard: "/gchessboard", "cm-chessboard": "/cm-chessboard" };
const results = Object.fromEntries(Object.keys(boards).map((name) => [name, { changes: [], drags: [] }]));
for (let round = 0; round < Number(rounds); round++) {
  for (const [name, path] of Object.entries(boards)) {
    const tab = await open(path);
    await tab.waitForFunction(() => window.show && (window.root?.() ?? document.querySelector(".board")));
    await settled(tab);
    results[name].anatomy = await anatomy(tab);
    results[name].changes.push(await changes(tab));
    await tab.close();
    // Our drag is measured on the page itself, where a hand moves the piece; theirs on their boards.
    const own = path === "/board/";
    const dragged = await open(own ? "/page/index.html#/play?table=learn" : path);
    const selector = own ? "svg[role=grid]" : name === "gchessboard" ? "g-chess-board" : "#b";
    await dragged.waitForSelector(selector);
    await dragged.waitForTimeout(300);
    const box = await dragged.locator(selector).boundingBox();
    results[name].drags.push(await drag(dragged, box, [4, 1], [4, 3]));
    await dragged.close();
  }
}

console.log(`${"".padEnd(14)} elements focusable | a position change: script    style   layout      sum  layouts |` +
  ` a drag of 120 moves: script   layout  layouts  styles`);
for (const [name, result] of Object.entries(results)) {
  const [script, layout, style, layouts] = medians(result.changes);
  const [dragScript, dragLayout, , dragLayouts, dragStyles] = medians(result.drags);
  console.log(
    name.padEnd(14) + cell(result.anatomy.elements, 0) + cell(result.anatomy.focusable, 0) + " |".padEnd(20) +
      cell(script, 2) + cell(style, 2) + cell(layout, 2) + cell(script + style + layout, 2) + cell(layouts, 1) + " |".padEnd(20) +
      cell(dragScript, 1) + cell(dragLayout, 1) + cell(dragLayouts, 0) + cell(dragStyles, 0),
  );
}

// The whole page: each half-move by two clicks, all that it shows changes with it.
const tab = await open("/page/index.html#/play?table=learn");
await tab.waitForSelector("svg[role=grid]");
const click = async (name) => {
  const box = await tab.locator("svg[role=grid]").boundingBox();
  await tab.mouse.click(box.x + ((name.charCodeAt(0) - 96.5) * box.width) / 8, box.y + ((8.5 - Number(name[1])) * box.height) / 8);
  await settled(tab);
};
const read = await meter(tab);
const moves = GAME.split(" ");
const before = await read();
for (const move of moves) {
  await click(move.slice(0, 2));
  await click(move.slice(2));
}
const whole = minus(await read(), before);
const status = await tab.locator("[data-status]").getAttribute("data-result");
console.log(`\nthe whole page, a half-move by two clicks (game ends ${status}): script ${((whole[0] * 1000) / moves.length).toFixed(2)} ms, ` +
  `style ${((whole[2] * 1000) / moves.length).toFixed(2)} ms, layout ${((whole[1] * 1000) / moves.length).toFixed(2)} ms, ${(whole[3] / moves.length).toFixed(1)} layouts`);
await browser.close();
server.close();
