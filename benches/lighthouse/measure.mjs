// Lighthouse's marks for screens of the page, with its own slow phone and network. `cargo xtask bench lighthouse` builds
// and serves the page and calls this:
//   node measure.mjs ORIGIN CHROMIUM [ARGUMENT_OF_CHROMIUM…]
// Each screen is visited RUNS times, and the run in the middle counts: on a shared machine the times of a page vary by
// what others do, as Lighthouse itself says, and advises.
// Ends with 1 when a screen has less than 100 in what has to be whole, and names what costs it points.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [origin, chromePath, ...chromeFlags] = process.argv.slice(2);

const SCREENS = {
  "home": "#/",
  "a table in play": "#/play?table=play&time=10+5",
  "a lesson": "#/learn/rook/1",
  "settings": "#/settings",
};
const RUNS = 5;
const WHOLE = ["performance", "accessibility", "best-practices"];
const CATEGORIES = [...WHOLE, "seo"];

/** The audits that cost points, with what Lighthouse found. */
function costs({ categories, audits }, name) {
  const weighed = categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1);
  return weighed.map(({ id, weight }) => {
    const { score, displayValue, details } = audits[id];
    const found = (details?.items ?? []).slice(0, 4).map((item) => item.node?.snippet ?? item.description ?? item.url ?? "");
    return [`    ${id}: ${score} at weight ${weight}`, displayValue, ...found].filter(Boolean).join("\n      ");
  });
}

/** One visit of a browser that has never been there. */
async function visit(address) {
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "error" });
  try {
    const options = { port: chrome.port, onlyCategories: CATEGORIES, logLevel: "error" };
    const { lhr } = await lighthouse(origin + address, options);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

const performance = (lhr) => lhr.categories.performance.score;
const percent = (score) => String(Math.round(score * 100));

let failed = false;
console.log(`${"".padEnd(18)}${CATEGORIES.map((name) => name.padStart(16)).join("")}   FCP, LCP, TBT, CLS, speed index; performance of each run`);
for (const [screen, address] of Object.entries(SCREENS)) {
  const runs = [];
  while (runs.length < RUNS) runs.push(await visit(address));
  runs.sort((a, b) => performance(a) - performance(b));
  const lhr = runs[(RUNS - 1) / 2];
  // What does not hang on time has to hold in every run.
  const mark = (name) => name === "performance" ? performance(lhr) : Math.min(...runs.map((run) => run.categories[name].score));
  const marks = CATEGORIES.map((name) => percent(mark(name)).padStart(16));
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];
  const figures = times.map((id) => lhr.audits[id].displayValue.replace(/\s/g, " ")).join(", ");
  console.log(`${screen.padEnd(18)}${marks.join("")}   ${figures}; ${runs.map((run) => percent(performance(run))).join(" ")}`);
  for (const name of CATEGORIES) for (const line of costs(lhr, name)) console.log(line);
  failed ||= WHOLE.some((name) => mark(name) < 1);
}
process.exit(failed ? 1 : 0);
