// Measures the whole page in Chromium: what an action costs late in a game beside early in it, and
// whether two running clocks keep time. `cargo xtask bench page` builds the page and calls this:
//   node measure.mjs PAGE_DIR [MINUTES]
// Milliseconds swing with the machine; the ratios, measured alternately in one run, hardly do.
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";
import { keepTime } from "./clocks.mjs";
import { costs } from "./costs.mjs";

const [pageDir, minutes = "10"] = process.argv.slice(2);

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://x").pathname));
  const file = join(pageDir, path === "/" ? "index.html" : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.setHeader("content-type", TYPES[extname(file)] ?? "application/octet-stream");
  createReadStream(file).pipe(response);
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const origin = `http://127.0.0.1:${server.address().port}`;

/** Opens a page in a browser of its own, so that one part does not warm another up. */
async function open(address, args = [], script = () => {}) {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", ...args],
  });
  const tab = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  await tab.addInitScript(script);
  await tab.goto(`${origin}/${address}`);
  await tab.waitForSelector("[data-fen]");
  return { browser, tab };
}

/** What clicks a square with the mouse. The page is asked once where its board is: a search through all
    its elements would be measured, too. */
async function hand(tab) {
  const { x, y, width, height } = await tab.locator("[data-fen]").boundingBox();
  return (square) =>
    tab.mouse.click(x + ((square.charCodeAt(0) - 96.5) * width) / 8, y + ((8.5 - Number(square[1])) * height) / 8);
}

/** The log of the game on the board. */
async function log(tab) {
  const saved = tab.waitForEvent("download");
  await tab.evaluate(() => document.querySelector("[data-action=export]").click());
  return JSON.parse(readFileSync(await (await saved).path(), "utf8"));
}

try {
  await costs({ open, hand, log });
  if (Number(minutes) > 0) await keepTime({ open, hand }, Number(minutes));
} finally {
  server.close();
}
