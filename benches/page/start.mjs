// Measures how long it takes from navigation to a board that answers, on a slow phone and a slow line: Chromium with
// its processor slowed down four times, 1.6 Mbit/s and 150 ms, the figures by which Lighthouse judges.
// `cargo xtask bench start` builds the page and calls this:
//   node start.mjs PAGE_DIR [ROUNDS]
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";

const [pageDir, rounds = "5"] = process.argv.slice(2);
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWER = 4;

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".png": "image/png" };
// As a host of static files serves them: compressed once.
const compressed = new Map();
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
  const file = join(pageDir, path.endsWith("/") ? `${path}index.html` : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  if (!compressed.has(file)) compressed.set(file, brotliCompressSync(readFileSync(file)));
  const body = compressed.get(file);
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "text/plain; charset=utf-8",
    "content-encoding": "br",
    "content-length": body.length,
  });
  response.end(body);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const origin = `http://127.0.0.1:${server.address().port}`;

/** In the page: notes when the thing is there, and for a board when a touched pawn shows that it is in hand. */
function watch(wanted) {
  window.__noted = {};
  const note = (name) => (window.__noted[name] ??= performance.now());
  let touched = false;
  new MutationObserver(() => {
    const pawn = document.querySelector("[data-square=e2]");
    if (pawn && !touched) {
      touched = true;
      note("drawn");
      pawn.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
    if (document.querySelector("[data-square=e2][data-marks*=selected]")) note("answers");
    if (document.querySelector(wanted)) note("whole");
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

const PLACES = [
  ["home", "#/", "[data-action=sit-down]"],
  ["a first game", "#/play?table=learn", "main:not([aria-busy]) [data-action=undo]"],
  ["a table with clocks", "#/play?table=play&time=5+3", "main:not([aria-busy]) [data-fen]"],
];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const found = PLACES.map(() => []);
try {
  for (let round = 0; round < Number(rounds); round++) {
    for (const [at, [, address, wanted]] of PLACES.entries()) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
      const tab = await context.newPage();
      const session = await context.newCDPSession(tab);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", LINE);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await tab.addInitScript(watch, wanted);
      await tab.goto(`${origin}/${address}`, { waitUntil: "commit" });
      await tab.waitForFunction(() => window.__noted.whole, null, { timeout: 60_000 });
      found[at].push(await tab.evaluate(() => window.__noted));
      await context.close();
    }
  }
} finally {
  await browser.close();
  server.close();
}

console.log(`from navigation, ${rounds} rounds, processor x${SLOWER} slower, 1.6 Mbit/s, 150 ms, brotli; milliseconds`);
console.log(`${"".padEnd(22)}${"drawn".padStart(16)}${"answers a touch".padStart(18)}${"all of it".padStart(18)}`);
for (const [at, [name]] of PLACES.entries()) {
  const told = (key) => {
    const times = found[at].map((noted) => noted[key]).filter(Number).sort((a, b) => a - b);
    if (times.length === 0) return "";
    const whole = times.map(Math.round);
    return `${whole[whole.length >> 1]} (${whole[0]}-${whole.at(-1)})`;
  };
  console.log(`${name.padEnd(22)}${told("drawn").padStart(16)}${told("answers").padStart(18)}${told("whole").padStart(18)}`);
}
